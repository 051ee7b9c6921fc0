"""Locks: one holder, taken over when it is dead."""

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from desktop.store import locks
from desktop.store.processes import started


def dead_pid() -> int:
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


def test_a_process_that_lives_has_a_start_and_a_dead_one_none() -> None:
    assert started(os.getpid()) == started(os.getpid()) is not None
    assert started(dead_pid()) is None
    assert started(-1) is None
    assert started(0) is None


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells its state")
def test_a_zombie_holds_nothing() -> None:
    child = subprocess.Popen([sys.executable, "-c", ""], stdout=subprocess.PIPE)
    assert child.stdout is not None
    child.stdout.read()
    for _ in range(1000):
        if started(child.pid) is None:
            break
        os.sched_yield()
    assert started(child.pid) is None
    child.stdout.close()
    child.wait()


def test_one_holder_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "a.solsave"
    lock = locks.take(path)
    with pytest.raises(locks.Held) as held:
        locks.take(tmp_path / ".." / tmp_path.name / "a.solsave")
    assert held.value.pid == os.getpid()
    locks.take(tmp_path / "b.solsave").release()
    lock.release()
    lock.release()
    locks.take(path).release()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("left", [b"", b"{", b"\xff" * 9000, b'{"pid":"x"}', b'{"pid":1}', b"[]"])
def test_a_broken_lock_is_taken_over(tmp_path: Path, left: bytes) -> None:
    path = tmp_path / "a.solsave"
    locks.lock_file(path).write_bytes(left)
    locks.take(path).release()


def test_the_lock_of_a_dead_process_is_taken_over(tmp_path: Path) -> None:
    path = tmp_path / "a.solsave"
    holder = locks.Holder(dead_pid(), "long ago")
    locks.lock_file(path).write_bytes(msgspec.json.encode(holder))
    locks.take(path).release()


def test_a_new_process_with_an_old_number_is_no_holder(tmp_path: Path) -> None:
    path = tmp_path / "a.solsave"
    holder = locks.Holder(os.getpid(), "before this process began")
    locks.lock_file(path).write_bytes(msgspec.json.encode(holder))
    lock = locks.take(path)
    with pytest.raises(locks.Held):
        locks.take(path)
    lock.release()


def test_a_lock_that_somebody_took_over_is_not_given_back(tmp_path: Path) -> None:
    path = tmp_path / "a.solsave"
    lock = locks.take(path)
    other = msgspec.json.encode(locks.Holder(1, str(started(1))))
    locks.lock_file(path).write_bytes(other)
    lock.release()
    assert locks.lock_file(path).read_bytes() == other
