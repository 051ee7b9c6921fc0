"""Whole years of the calendar by keys alone and by mouse alone, in both modes."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import GAME
from desktop.rules.kernel.chance import Chance
from tests.ui.calendar.desk import begin, sit
from tests.ui.calendar.hands import Hands, Keyboard, Mouse

STEPS = 4000


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "kind"), [("base", Keyboard), ("twists", Keyboard), ("twists", Mouse)]
)
def test_to_the_end(qtbot: QtBot, kind: type[Hands], mode: str) -> None:
    """CA-006, CA-007, CA-079: every choice of a year is made on the widgets."""
    table = sit(qtbot, begin(f"year {mode}", mode=mode))
    hands, chance = kind(table), Chance("hands")
    play = GAME.policies["sensible"]
    table.setUpdatesEnabled(False)
    for _ in range(STEPS):
        shown = table.session.shown
        if not shown.choices:
            break
        content = table.session.history.content
        choice, chance = play(content, shown.state, shown.choices, chance)
        hands.make(choice)
    table.setUpdatesEnabled(True)
    assert table.state.ending is not None
    hands.read_on()
    assert table.panels.open_board == "year"
