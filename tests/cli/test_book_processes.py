"""The same seed is the same book in every process, whatever the order of its sets and dicts."""

import os
import subprocess
import sys
from pathlib import Path

from desktop.paths import shipped


def run(hashing: int, *words: str | Path) -> str:
    """What a process of its own prints, whose hashes of texts are shaken so."""
    done = subprocess.run(
        [sys.executable, "-m", "desktop", *map(str, words)],
        cwd=shipped(),
        env=os.environ | {"PYTHONHASHSEED": str(hashing)},
        capture_output=True,
        encoding="utf-8",
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def test_two_processes_write_and_tell_one_book(tmp_path: Path) -> None:
    written, told = set(), set()
    for hashing in (1, 2):
        save, profile = tmp_path / f"{hashing}.solsave", ("--profile", tmp_path / f"p{hashing}")
        options = ("--seed", "ink", "--policy", "novice", "--save", save, *profile)
        run(hashing, "play", "book", *options)
        written.add(save.read_bytes())
        told.add(run(hashing + 2, "tell", save, *profile))
    assert len(written) == 1
    assert len(told) == 1
