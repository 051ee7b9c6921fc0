"""Saves of the Book edited by somebody who mends every hash: each is answered with a sentence."""

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.rules.games.book import GAME
from desktop.rules.games.book.state import State
from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.store import saves
from desktop.store.format import ContentRef, Jottings
from desktop.words import problems
from tests.rules.book import fx
from tests.rules.book.test_invariants import BROKEN
from tests.store.forgery import edited, with_, without

CONTENT = ContentRef("fx", "1", "ab" * 32)


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A save of some steps, the last one to be undone."""
    history, chance = story.begin(GAME, fx.TABLES, {}, Chance("ink")), Chance("player")
    novice = GAME.policies["novice"]
    while len(history.entries) < 30 or history.why_not_undo() is not None:
        choice, chance = novice(fx.TABLES, history.state, history.choices(), chance)
        history = history.choose(choice)
    path = tmp_path_factory.mktemp("sound") / "a.solsave"
    saves.start(path, history, CONTENT, "1.0", Jottings("Dust")).close()
    return path


@pytest.fixture
def path(tmp_path: Path, sound: Path) -> Path:
    """A copy of it to be spoilt."""
    return Path(shutil.copy(sound, tmp_path))


def refused(path: Path) -> str:
    """The first problem of a save; the journal still leads to a sound position."""
    opened = saves.look(path, lambda _: GAME, lambda _: fx.TABLES, "1.0")
    assert opened.source == "journal"
    assert GAME.invariants(fx.TABLES, opened.history.state) == []
    for problem in opened.problems:
        assert problems.line(problem)
        assert "Traceback" not in problems.line(problem)
    return opened.problems[0].code


@pytest.mark.parametrize("what", [what for what in BROKEN if what != "a seed of a book"])
def test_a_state_that_no_game_comes_to(path: Path, what: str) -> None:
    state = BROKEN[what]()
    try:
        msgspec.convert(msgspec.to_builtins(state), State)
    except msgspec.ValidationError:
        wanted = "save.state"
    else:
        wanted = "save.invariant"
    edited(path, 2, lambda _: msgspec.to_builtins(state), again=True)
    assert refused(path) == wanted


@pytest.mark.parametrize(
    "change",
    [
        with_(areas=[]),
        with_(areas={"1,1": {"kind": "castle"}}),
        with_(phase="flying"),
        with_(trail=[[1]]),
        with_(trail=[["1", "2"]]),
        with_(sheet=None),
        with_(sheet={}),
        with_(columns="38"),
        with_(started=1),
        with_(cheat=True),
        without("phase"),
        without("chance"),
        with_(chance={"key": "x", "drawn": 0, "loaded": [6]}),
        str,
    ],
)
def test_a_state_of_another_shape(path: Path, change: Callable[[Any], Any]) -> None:
    edited(path, 2, change, again=True)
    assert refused(path) in ("save.state", "save.digest")


def test_the_sealed_state_is_looked_at_as_well(path: Path) -> None:
    edited(path, 1, with_(home="99,99"), again=True)
    assert refused(path) == "save.invariant"
