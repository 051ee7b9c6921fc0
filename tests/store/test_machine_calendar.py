"""The calendar in any order of choices, dates, undo, redo, switches, kills and opening again."""

import pathlib
import shutil
import tempfile
from datetime import timedelta
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer, Arrive, Day, Switch
from desktop.rules.kernel.history import History
from desktop.store import saves
from desktop.store.format import ContentRef, Jottings
from desktop.store.saves import Opened
from tests.small_almanac import almanac
from tests.store.desk import told

ALMANAC = almanac()
CONTENT = ContentRef("small", "1", ALMANAC.hash)
PROGRAM = "1.0"
TITLE = Jottings("Gull")
YEARS = ("1900", "2023", "2024", "2026", "2199")
CHANGEABLE = {"year": st.sampled_from(YEARS), "page": st.sampled_from(("quillport", "|1|\u00e9"))}
RULES = st.fixed_dictionaries(
    {one.id: CHANGEABLE.get(one.id, st.sampled_from(one.values)) for one in OPTIONS}
)
PLAYERS = st.sampled_from(("random", "random", "sensible", "reckless"))
ENDS_A_DAY = e.PageTurned | e.PageRead | e.DayClosed | e.FinaleEnded


def seal_of(before: State, choice: Any, events: tuple[Any, ...]) -> str | None:
    """Where undo stops: at dice that fell, at days that ended, at pages that were seen."""
    if isinstance(choice, Answer) or any(isinstance(event, e.Thrown) for event in events):
        return "throw"
    return "day" if any(isinstance(event, ENDS_A_DAY) for event in events) else None


class Desk(RuleBasedStateMachine):
    """One calendar, and what was acknowledged of it."""

    @initialize(seed=st.integers(0, 99), rules=RULES)
    def begin(self, seed: int, rules: dict[str, str]) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.history = story.begin(GAME, ALMANAC, rules, Chance(str(seed)))
        path = self.folder / "a.solsave"
        self.save = saves.start(path, self.history, CONTENT, PROGRAM, TITLE)

    def write(self, history: History) -> None:
        assert not self.save.write(history, TITLE).conflict
        self.history = history

    @property
    def state(self) -> State:
        state: State = self.history.state
        return state

    @property
    def asks_the_date(self) -> bool:
        return any(isinstance(one, Day) for one in self.history.choices())

    def choose(self, choice: Any, auto: bool = False) -> None:
        before = self.history
        after = before.choose(choice, auto)
        entry = after.entries[-1]
        assert entry.seal == seal_of(before.state, choice, entry.events)
        if not auto:
            free = after.revised or (entry.seal is None and after.sealed <= len(before.entries))
            assert (after.why_not_undo() is None) is (free and len(before.entries) > 0)
            if after.why_not_undo() is None and len(after.states) > 1:
                assert after.undo().state == before.state
        self.write(after)

    @precondition(lambda self: self.history.ending is None)
    @rule(player=PLAYERS, luck=st.integers(0, 99), steps=st.integers(1, 30))
    def play(self, player: str, luck: int, steps: int) -> None:
        chance = Chance(str(luck))
        for _ in range(steps):
            offered = self.history.choices()
            if offered:
                policy = GAME.policies[player]
                choice, chance = policy(ALMANAC, self.state, offered, chance)
                self.choose(choice, isinstance(choice, Arrive))

    @precondition(lambda self: self.history.ending is None)
    @rule(luck=st.integers(0, 9), months=st.integers(1, 3))
    def play_on(self, luck: int, months: int) -> None:
        """Further, without a look at every step."""
        chance, history = Chance(str(luck)), self.history
        for _ in range(150 * months):
            offered = history.choices()
            if offered:
                choice, chance = GAME.policies["random"](ALMANAC, history.state, offered, chance)
                history = history.choose(choice, isinstance(choice, Arrive))
        self.write(history)

    @precondition(lambda self: self.asks_the_date)
    @rule(days=st.sampled_from((1, 1, 1, 2, 7, 31, 400)))
    def the_date_goes_on(self, days: int) -> None:
        before = self.state
        self.choose(Arrive(before.today + timedelta(days)), auto=True)
        if before.phase in ("rolled", "final", "closing"):
            wanted = msgspec.structs.replace(before, today=self.state.today)
            assert self.state == wanted  # the open day stays as it is

    @precondition(lambda self: self.history.ending is None)
    @rule(days=st.integers(-400, 0))
    def the_clock_is_set_back(self, days: int) -> None:
        wish = Arrive(self.state.today + timedelta(days))
        assert GAME.refuse(ALMANAC, self.state, wish) is not None

    @rule(rule_=st.sampled_from(("typed", "program", "story")))
    def switch(self, rule_: str) -> None:
        wish = Switch("story_mode", "on") if rule_ == "story" else Switch("dice", rule_)
        if GAME.refuse(ALMANAC, self.state, wish) is None:
            self.choose(wish)

    @precondition(lambda self: self.history.why_not_undo() is None)
    @rule(steps=st.integers(1, 5))
    def undo(self, steps: int) -> None:
        for _ in range(steps):
            if self.history.why_not_undo() is None:
                before = self.history
                self.write(before.undo())
                assert not before.entries[len(self.history.entries)].auto
                assert told(self.history.redo()) == told(before)

    @precondition(lambda self: self.history.undone)
    @rule()
    def redo(self) -> None:
        self.write(self.history.redo())

    @rule()
    def open_again(self) -> None:
        self.save.close()
        self.resume(self.save.path)

    @rule(rubbish=st.binary(max_size=40))
    def killed(self, rubbish: bytes) -> None:
        """The files as they lie there, one that was being written among them."""
        elsewhere = pathlib.Path(tempfile.mkdtemp())
        for path in self.folder.iterdir():
            if path.is_file() and "lock" not in path.name:
                shutil.copy(path, elsewhere)
        (elsewhere / ".a.solsave.0.tmp").write_bytes(rubbish)
        self.save.close()
        shutil.rmtree(self.folder)
        self.folder = elsewhere
        self.resume(elsewhere / "a.solsave")

    def resume(self, path: pathlib.Path) -> None:
        found = self.opened(path, read_only=False)
        assert found.save is not None
        self.save, self.history = found.save, found.history

    def opened(self, path: pathlib.Path, read_only: bool) -> Opened:
        take = saves.look if read_only else saves.resume
        found = take(path, lambda _: GAME, lambda _: ALMANAC, PROGRAM)
        assert (found.source, found.lost, found.problems) == ("file", 0, ())
        assert told(found.history) == told(self.history)
        assert found.history.choices() == self.history.choices()
        assert found.history.why_not_undo() == self.history.why_not_undo()
        return found

    @invariant()
    def the_position_is_sound_and_on_the_disk(self) -> None:
        assert GAME.invariants(ALMANAC, self.state) == []
        assert self.history.ending is not None or self.history.choices()
        self.opened(self.save.path, read_only=True)

    @rule()
    def replay_tells_the_same(self) -> None:
        one = self.history
        again = story.replay(GAME, ALMANAC, one.options, one.chance, one.entries)
        assert again.difference is None
        assert again.states[-1] == one.state

    def teardown(self) -> None:
        self.save.close()
        shutil.rmtree(self.folder)


TestDesk = Desk.TestCase
TestDesk.settings = settings(
    max_examples=8,
    stateful_step_count=20,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
