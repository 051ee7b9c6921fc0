"""Any order of do, undo, redo, write, open again and crash: nothing acknowledged is lost."""

import contextlib
import os
import pathlib
import shutil
import tempfile
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from desktop.rules.kernel import history as story
from desktop.rules.kernel.game import Ask, Switch, sample
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings, Note
from tests.store import desk
from tests.store.desk import told
from tests.toy.counting import Wait


class Crash(BaseException):
    """The power is gone: no clean-up runs."""


@contextlib.contextmanager
def crashing(countdown: int) -> Iterator[None]:
    """Cut the power at the so-many-th call to the disk; a write has then got half way."""
    left = [countdown]

    def guarded(real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            left[0] -= 1
            if left[0] >= 0:
                return real(*given)
            if real is real_write:
                real(given[0], bytes(given[1])[: len(given[1]) // 2])
            raise Crash

        return call

    real_write = os.write
    with (
        mock.patch("os.write", guarded(os.write)),
        mock.patch("os.fsync", guarded(os.fsync)),
        mock.patch("os.link", guarded(os.link)),
        mock.patch.object(pathlib.Path, "replace", guarded(pathlib.Path.replace)),
    ):
        yield


class Desk(RuleBasedStateMachine):
    """One save, and what was acknowledged of it."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.save, self.history = desk.started(self.folder)
        self.jottings = desk.TITLE

    def write(self, history: History) -> None:
        assert not self.save.write(history, self.jottings).conflict
        self.history = history

    @rule(number=st.integers(0, 5), auto=st.booleans())
    def do(self, number: int, auto: bool) -> None:
        self.write(self.chosen(number, auto))

    def chosen(self, number: int, auto: bool = False) -> History:
        offered = self.history.choices()
        choice = offered[number % len(offered)]
        if isinstance(choice, Ask):
            choice, _ = sample(choice, story.Chance(str(number)))
        return self.history.choose(choice, auto and isinstance(choice, Wait))

    @precondition(lambda self: self.history.why_not_undo() is None)
    @rule()
    def undo(self) -> None:
        before = self.history
        self.write(before.undo())
        assert len(self.history.entries) < len(before.entries)
        assert before.entries[: len(self.history.entries)] == self.history.entries
        assert told(self.history.redo()) == told(before)

    @precondition(lambda self: self.history.undone)
    @rule()
    def redo(self) -> None:
        self.write(self.history.redo())

    @rule(text=st.text(max_size=20))
    def jot(self, text: str) -> None:
        with contextlib.suppress(UnicodeEncodeError):
            text.encode()
            notes = (*self.jottings.notes[-3:], Note("A", len(self.history.entries), text))
            self.jottings = Jottings(self.jottings.title, notes)
            self.write(self.history)

    @precondition(lambda self: not self.history.revised)
    @rule(luck=st.integers(0, 9))
    def story_mode(self, luck: int) -> None:
        if luck == 0:
            self.write(self.history.choose(Switch("story_mode", "on")))

    @rule()
    def open_again(self) -> None:
        self.save.close()
        self.opened()
        self.history = msgspec.structs.replace(self.history, undone=())

    def opened(self) -> History:
        found = desk.resume(self.save.path)
        assert (found.source, found.lost, found.problems) == ("file", 0, ())
        assert found.jottings == self.jottings
        assert found.history.rebuildable
        self.save, read = found.save, found.history
        if told(read) == told(self.history):
            assert read.why_not_undo() == self.history.why_not_undo()
        return read

    @rule(countdown=st.integers(0, 9), number=st.integers(0, 5))
    def crash(self, countdown: int, number: int) -> None:
        before, after = self.history, self.chosen(number)
        with contextlib.suppress(Crash), crashing(countdown):
            self.write(after)
        self.save.close()  # the lock of a dead process is taken over as well
        read = self.opened()
        if self.history is after:
            assert told(read) == told(after)
        assert told(read) in (told(before), told(after))
        assert not list(self.folder.glob(".*.tmp"))
        self.history = read

    @invariant()
    def the_disk_holds_what_the_window_shows(self) -> None:
        found = desk.look(self.save.path)
        assert told(found.history) == told(self.history)
        assert found.jottings == self.jottings
        assert self.history.floor <= max(self.history.sealed, 1)

    @invariant()
    def replay_tells_the_same(self) -> None:
        told_again = story.replay(
            self.history.game,
            self.history.content,
            self.history.options,
            self.history.chance,
            self.history.entries,
        )
        assert told_again.difference is None
        assert told_again.states[-1] == self.history.state

    def teardown(self) -> None:
        self.save.close()
        shutil.rmtree(self.folder)


TestDesk = Desk.TestCase
TestDesk.settings = settings(
    max_examples=25,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
