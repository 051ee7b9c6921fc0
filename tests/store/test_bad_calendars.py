"""Saves of the calendar edited by somebody who mends every hash: each is answered by a word."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel import history as story
from desktop.rules.kernel.chance import Chance
from desktop.store import saves
from desktop.store.format import ContentRef, Jottings
from desktop.words import problems
from desktop.words.calendar import Narrator, diary
from tests.rules.calendar.test_invariants import ALMANAC, WRONG
from tests.store.forgery import edited, with_, without

CONTENT = ContentRef("small", "1", ALMANAC.hash)
NARRATOR = Narrator(ALMANAC, "en")


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A save of more than a month, the last choice of it to be undone."""
    history = story.begin(GAME, ALMANAC, {"catch_up": "free"}, Chance("ink"))
    chance = Chance("player")
    while history.state.month.number < 2 or history.why_not_undo() is not None:
        choice, chance = GAME.policies["random"](ALMANAC, history.state, history.choices(), chance)
        history = history.choose(choice)
    path = tmp_path_factory.mktemp("sound") / "a.solsave"
    saves.start(path, history, CONTENT, "1.0", Jottings("Gull")).close()
    return path


@pytest.fixture
def path(tmp_path: Path, sound: Path) -> Path:
    """A copy of it to be spoilt."""
    return Path(shutil.copy(sound, tmp_path))


def opened(path: Path) -> saves.Opened:
    """A save looked at; whatever is left of it is sound and can be told."""
    found = saves.look(path, lambda _: GAME, lambda _: ALMANAC, "1.0")
    assert GAME.invariants(ALMANAC, found.history.state) == []
    assert diary.tell(NARRATOR, found.history, Jottings("Gull"))[1]
    for problem in found.problems:
        assert problems.line(problem)
        assert "Traceback" not in problems.line(problem)
    return found


def refused(path: Path) -> str:
    """The first problem of a save; the journal still leads to a sound position."""
    found = opened(path)
    assert found.source == "journal"
    return found.problems[0].code


@pytest.mark.parametrize("what", WRONG)
def test_a_state_that_no_year_comes_to(path: Path, what: str) -> None:
    state = WRONG[what]
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
        with_(phase="flying"),
        with_(day="2026-02-29"),
        with_(day=5),
        with_(today="yesterday"),
        with_(first=None),
        with_(year="2026"),
        with_(year=2026.0),
        with_(options={}),
        with_(options=[]),
        with_(hand={"number": [1.0, 2, 3]}),
        with_(hand={"number": ["1"]}),
        with_(hand=[]),
        with_(things={"bell": "2"}),
        with_(things={"allies": ["key"]}),
        with_(things={"vow": {"week": "2026-10-05"}}),
        with_(results=[{"month": 13, "points": 0}]),
        with_(results=[{"month": 1, "points": 10**17}]),
        with_(marks=[]),
        with_(marks={"2026-01-01": {"how": "flown", "on": "2026-01-01"}}),
        with_(unread=[0.5]),
        with_(ending=0),
        with_(cheat=True),
        with_(sitting="day"),
        without("phase"),
        without("chance"),
        without("day"),
        with_(chance={"key": "x", "drawn": 0, "loaded": [6]}),
        str,
    ],
)
def test_a_state_of_another_shape(path: Path, change: Callable[[Any], Any]) -> None:
    edited(path, 2, change, again=True)
    assert refused(path) in ("save.state", "save.digest", "save.invariant", "json.number")


def test_the_sealed_state_is_looked_at_as_well(path: Path) -> None:
    edited(path, 1, with_(first="2026-01-02"), again=True)
    assert refused(path) == "save.invariant"


NUMBERS = (-1, 0, 7, 13, 54, 99, 10**9, -(2**63), 2**63)
WORDS = ("", "nowhere", "lens", "{0}", "%n", "<b>", "T9", "9999-12-31", "0001-01-01")


def spoil(event: dict[str, Any], dice: random.Random) -> None:
    """Write something else of the same kind into a field of what happened."""
    keys = [key for key in event if key != "type"]
    if not keys:
        return
    key = dice.choice(keys)
    match event[key]:
        case bool():
            event[key] = not event[key]
        case int():
            event[key] = dice.choice(NUMBERS)
        case str():
            event[key] = dice.choice(WORDS)
        case list() as found:
            event[key] = dice.choice([[], found * 40, [dice.choice(NUMBERS)]])
        case dict() as inner:
            spoil(inner, dice)
        case _:
            event[key] = None


@pytest.mark.parametrize("seed", range(12))
def test_a_journal_of_what_never_happened(path: Path, seed: int) -> None:
    """Its end is cut off where nothing like it can be told, or it is told as it stands."""
    dice = random.Random(seed)

    def change(entry: dict[str, Any]) -> dict[str, Any]:
        for event in entry["events"]:
            spoil(event, dice)
        return entry

    for _ in range(6):
        line = dice.randrange(4, len(path.read_bytes().split(b"\n")) - 3)
        edited(path, line, change, again=True)
    assert opened(path).source in ("file", "journal")
