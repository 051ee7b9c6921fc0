"""Whole games of the Book by keys alone and by mouse alone, to each of the four endings."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from tests.ui.book.desk import begin, sit
from tests.ui.book.hands import Hands, Keyboard, Mouse

STEPS = 900
CORNER = "0,0"


def cornered(state: State, offered: tuple[object, ...]) -> object | None:
    """Who settles in a corner between Blocked squares and leaves at once gets nowhere."""
    if state.phase == "settle":
        return c.Settle(CORNER)
    return c.Leave() if state.phase == "town" and c.Leave() in offered else None


@pytest.mark.parametrize("kind", [Keyboard, Mouse])
@pytest.mark.parametrize(
    ("policy", "seed", "ending"),
    [
        ("careful", "g0", "finished"),
        ("novice", "n33", "dead"),
        ("novice", "n61", "fear"),
        ("cornered", "corner 14", "stranded"),
    ],
)
def test_to_an_ending(qtbot: QtBot, kind: type[Hands], policy: str, seed: str, ending: str) -> None:
    """BA-002 to BA-004, BA-G27: every choice is made on the widgets."""
    table = sit(qtbot, begin(seed))
    hands, chance = kind(table), Chance(seed)
    play = GAME.policies["novice" if policy == "cornered" else policy]
    table.setUpdatesEnabled(False)
    for _ in range(STEPS):
        shown = table.session.shown
        if not shown.choices:
            break
        choice = cornered(shown.state, shown.choices) if policy == "cornered" else None
        if choice is None:
            content = table.session.history.content
            choice, chance = play(content, shown.state, shown.choices, chance)
        hands.make(choice)
    table.setUpdatesEnabled(True)
    assert table.session.shown.state.ending == ending
    hands.read_on()
    assert table.panels.face == "review"
