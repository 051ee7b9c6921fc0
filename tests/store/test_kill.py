"""kill -9 at random moments, a full disk, a folder that cannot be written to, two processes."""

import contextlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop.rules.kernel.errors import Unreadable
from desktop.store import saves
from tests.store.desk import (
    TITLE,
    find_content,
    find_game,
    look,
    played,
    randomly,
    resume,
    started,
    told,
)
from tests.store.player import LIMIT
from tests.toy.counting import Wait

ROOT = Path(__file__).resolve().parents[2]
posix = pytest.mark.skipif(sys.platform == "win32", reason="signals and limits of POSIX")


@contextlib.contextmanager
def playing(mode: str, path: Path) -> Iterator[subprocess.Popen[str]]:
    asked = [sys.executable, "-m", "tests.store.player", mode, str(path)]
    player = subprocess.Popen(asked, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    try:
        yield player
    finally:
        player.kill()
        player.wait()
        if player.stdout:
            player.stdout.close()


def killed(path: Path, saves_before: int, moment: float) -> list[str]:
    """What a player told that was killed so many seconds after it had saved so many times."""
    with playing("play", path) as player:
        assert player.stdout is not None
        heard = [player.stdout.readline() for _ in range(1 + 2 * saves_before)]
        time.sleep(moment)
        player.kill()
        return [*heard, *player.stdout]


def kill_often(path: Path, times: int, seed: int) -> None:
    chance = random.Random(seed)
    amid = 0
    for _ in range(times):
        heard = killed(path, chance.randrange(4), chance.uniform(0, 0.015))
        words = [line.split() for line in heard if line.endswith("\n")]
        acknowledged = [word[1] for word in words if word[0] in ("open", "done")]
        tried = [word[1] for word in words if word[0] == "try"]
        assert acknowledged, heard
        opened = resume(path)  # takes the lock of the dead over
        assert (opened.source, opened.lost, opened.problems) == ("file", 0, ())
        assert opened.history.entries[-1].hash in (acknowledged[-1], *tried[-1:])
        assert not list(path.parent.glob(".*.tmp"))
        opened.save.close()
        amid += words[-1][0] == "try"
    assert amid > times // 3  # most were killed in the middle of a save


@posix
def test_kill_at_random_moments_loses_no_choice(tmp_path: Path) -> None:
    kill_often(tmp_path / "game.solsave", 30, seed=1)


@posix
@pytest.mark.slow
def test_kill_at_random_moments_of_270_more_saves_loses_no_choice(tmp_path: Path) -> None:
    for game in range(9):
        kill_often(tmp_path / f"{game}.solsave", 30, seed=2 + game)


@posix
def test_a_full_disk_keeps_the_last_good_save(tmp_path: Path) -> None:
    path = tmp_path / "game.solsave"
    with playing("full", path) as player:
        assert player.stdout is not None
        told_lines = [line.split() for line in player.stdout.read().splitlines()]
    assert told_lines[-1] == ["unsaved", "save.disk_full"]
    done = [line[1] for line in told_lines if line[0] == "done"]
    assert len(done) > 10
    opened = resume(path)
    assert (opened.source, opened.problems) == ("file", ())
    assert opened.history.entries[-1].hash == done[-1]
    assert path.stat().st_size <= LIMIT
    assert not list(tmp_path.glob(".*.tmp"))
    for onward in randomly(opened.history, 3):  # there is room again
        opened.save.write(onward, TITLE)
    opened.save.close()


@posix
def test_two_processes_never_share_a_save(tmp_path: Path) -> None:
    path = tmp_path / "game.solsave"
    with playing("hold", path) as player:
        assert player.stdout is not None
        player.stdout.readline()
        with pytest.raises(Unreadable) as refused:
            resume(path)
        problem = refused.value.problems[0]
        assert (problem.code, problem.facts) == ("save.locked", {"pid": str(player.pid)})
        with playing("play", path) as second:
            assert second.wait(20) != 0
    resume(path).save.close()  # the holder is dead


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.fixture
def read_only() -> Iterator[tuple[Path, list[str]]]:
    """A folder with a save that the process, even of the administrator, cannot write to."""
    if sys.platform == "win32":
        pytest.skip("access lists of Windows")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        path, _ = played(folder)
        folder.chmod(0o555)
        administrator = os.geteuid() == 0
        if administrator:
            os.seteuid(65534)
        try:
            yield path, names(folder)
        finally:
            if administrator:
                os.seteuid(0)
            folder.chmod(0o755)


def test_a_read_only_folder_opens_to_read(read_only: tuple[Path, list[str]]) -> None:
    path, before = read_only
    opened = resume(path)
    assert opened.save is None
    assert [problem.code for problem in opened.problems] == ["save.read_only"]
    assert told(opened.history) == told(look(path).history)
    assert names(path.parent) == before


def test_nothing_begins_in_a_read_only_folder(read_only: tuple[Path, list[str]]) -> None:
    path, _ = read_only
    with pytest.raises(saves.Unsaved, match=r"save\.not_allowed"):
        started(path.parent, "new")


def test_a_folder_that_becomes_read_only_keeps_the_old_save(tmp_path: Path) -> None:
    save, history = started(tmp_path)
    before = save.path.read_bytes()

    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("os.fsync", refuse)
        with pytest.raises(saves.Unsaved, match=r"save\.not_allowed"):
            save.write(history.choose(Wait()), TITLE)
    assert save.path.read_bytes() == before
    assert not list(tmp_path.glob(".*.tmp"))
    save.write(history.choose(Wait()), TITLE)
    opened = saves.look(save.path, find_game, find_content, "1.0")
    assert len(opened.history.entries) == 2
    save.close()
