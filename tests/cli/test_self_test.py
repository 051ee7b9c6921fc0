"""The whole program opens each game, plays and quits, in a process of its own."""

import os
import subprocess
import sys
from pathlib import Path

from desktop.paths import shipped


def test_self_test_opens_plays_and_quits(tmp_path: Path) -> None:
    surroundings = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        [sys.executable, "-m", "desktop", "--self-test", "--profile", str(tmp_path)],
        cwd=shipped(),
        env=surroundings,
        capture_output=True,
        encoding="utf-8",
        timeout=180,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert list(tmp_path.iterdir()) == []  # not even the player's own folder is touched
