"""The Book in any order of choices, undo, redo, switches, notes and opening again."""

import pathlib
import shutil
import tempfile
from typing import Any

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from desktop.rules.games.book import GAME
from desktop.rules.games.book.choices import Throw
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.phases.throws import due
from desktop.rules.games.book.state import State
from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer, Switch
from desktop.rules.kernel.history import History
from desktop.store import saves
from desktop.store.format import ContentRef, Jottings
from desktop.store.saves import Opened
from tests.rules.book import fx
from tests.store.desk import told

CONTENT = ContentRef("fx", "1", "ab" * 32)
PROGRAM = "1.0"
PLAYERS = st.sampled_from(("random", "random", "novice", "greedy"))


class Desk(RuleBasedStateMachine):
    """One book, and what was acknowledged of it."""

    @initialize(
        seed=st.integers(0, 99), rules=st.tuples(*(st.sampled_from(one.values) for one in OPTIONS))
    )
    def begin(self, seed: int, rules: tuple[str, ...]) -> None:
        self.folder = pathlib.Path(tempfile.mkdtemp())
        options = dict(zip((one.id for one in OPTIONS), rules, strict=True))
        self.history = story.begin(GAME, fx.TABLES, options, Chance(str(seed)))
        path = self.folder / "a.solsave"
        self.save = saves.start(path, self.history, CONTENT, PROGRAM, Jottings("Dust"))

    def write(self, history: History) -> None:
        assert not self.save.write(history, Jottings("Dust")).conflict
        self.history = history

    @property
    def state(self) -> State:
        state: State = self.history.state
        return state

    def picked(self, player: str, luck: int) -> Any:
        """What a player made of code does, here and in the same position opened again."""
        offered, chance = self.history.choices(), Chance(str(luck))
        choice, _ = GAME.policies[player](fx.TABLES, self.state, offered, chance)
        again = msgspec.json.decode(story.canonical(self.state), type=State)
        assert GAME.choices(fx.TABLES, again) == offered
        assert GAME.policies[player](fx.TABLES, again, offered, chance)[0] == choice
        return choice

    @precondition(lambda self: self.history.ending is None)
    @rule(player=PLAYERS, luck=st.integers(0, 99), steps=st.integers(1, 9))
    def play(self, player: str, luck: int, steps: int) -> None:
        for number in range(steps):
            if self.history.ending is None:
                self.write(self.history.choose(self.picked(player, luck + number)))

    @precondition(lambda self: due(self.state) and self.state.options["dice"] == "typed")
    @rule(face=st.integers(1, 6))
    def type_dice(self, face: int) -> None:
        dice = due(self.state)
        self.write(self.history.choose(Answer(tuple((face + n) % 6 + 1 for n in range(dice)))))
        assert self.history.entries[-1].fell[0] == self.history.entries[-1].choice.value

    @precondition(lambda self: due(self.state) and self.state.options["dice"] == "program")
    @rule()
    def throw(self) -> None:
        self.write(self.history.choose(Throw()))
        assert self.history.entries[-1].seal == "throw"

    @precondition(lambda self: not due(self.state) and self.history.ending is None)
    @rule(value=st.sampled_from(("typed", "program")))
    def switch_dice(self, value: str) -> None:
        self.write(self.history.choose(Switch("dice", value)))

    @precondition(lambda self: not due(self.state) and not self.history.revised)
    @rule(luck=st.integers(0, 4))
    def story_mode(self, luck: int) -> None:
        if luck == 0:
            self.write(self.history.choose(Switch("story_mode", "on")))

    @precondition(lambda self: self.history.why_not_undo() is None)
    @rule(steps=st.integers(1, 5))
    def undo(self, steps: int) -> None:
        for _ in range(steps):
            if self.history.why_not_undo() is None:
                before = self.history
                self.write(before.undo())
                assert told(self.history.redo()) == told(before)

    @precondition(lambda self: self.history.undone)
    @rule()
    def redo(self) -> None:
        self.write(self.history.redo())

    @rule()
    def open_again(self) -> None:
        self.save.close()
        found = self.opened(read_only=False)
        assert found.save is not None
        self.save, self.history = found.save, found.history

    def opened(self, read_only: bool) -> Opened:
        take = saves.look if read_only else saves.resume
        found = take(self.save.path, lambda _: GAME, lambda _: fx.TABLES, PROGRAM)
        assert (found.source, found.lost, found.problems) == ("file", 0, ())
        assert told(found.history) == told(self.history)
        assert found.history.choices() == self.history.choices()
        assert found.history.why_not_undo() == self.history.why_not_undo()
        return found

    @invariant()
    def the_position_is_sound_and_on_the_disk(self) -> None:
        assert GAME.invariants(fx.TABLES, self.state) == []
        self.opened(read_only=True)

    @rule()
    def replay_tells_the_same(self) -> None:
        one = self.history
        again = story.replay(GAME, fx.TABLES, one.options, one.chance, one.entries)
        assert again.difference is None
        assert again.states[-1] == one.state

    def teardown(self) -> None:
        self.save.close()
        shutil.rmtree(self.folder)


TestDesk = Desk.TestCase
TestDesk.settings = settings(
    max_examples=20,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
