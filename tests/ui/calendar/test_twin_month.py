"""Months through the list twin alone: every choice is a row of it, in words."""

from functools import cache

import pytest
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import GAME
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from tests.ui.calendar.desk import PLAIN, begin, follow, replaced, sit, texts
from tests.ui.calendar.reader import Reader

STEPS = 900


@cache
def autumn(mode: str) -> History:
    """A story whose page of the tenth month was just turned up."""
    told = begin(f"autumn {mode}", mode=mode)
    return follow(told, "autumn", lambda state: state.month.number == 10)


def play(reader: Reader, policy: str, month: int) -> None:
    """To the first day after a month, each choice through the twin."""
    table, chance = reader.table, Chance(policy)
    for _ in range(STEPS):
        shown = table.session.shown
        if not shown.choices or shown.state.month.number > month:
            return
        content = table.session.history.content
        choice, chance = GAME.policies[policy](content, shown.state, shown.choices, chance)
        reader.make(choice)
        assert table.panels.open_board in ("twin", "story")
    raise AssertionError("the month does not end")


@pytest.mark.parametrize("mode", ["base", "twists"])
@pytest.mark.parametrize("policy", ["sensible", "random"])
def test_a_month(qtbot: QtBot, mode: str, policy: str) -> None:
    table = sit(qtbot, autumn(mode))
    table.commands.trigger("twin")
    reader = Reader(table)
    read_by_key(reader)
    play(reader, policy, 10)
    assert table.state.month.number == 11
    assert table.session.history.entries[-1].choice is not None


def read_by_key(reader: Reader) -> None:
    """The page that lies over the list is read with Enter."""
    while reader.table.panels.open_board == "story":
        reader.table.doing.press_next()


@pytest.mark.parametrize("mode", ["base", "twists"])
def test_a_month_with_typed_dice(qtbot: QtBot, mode: str) -> None:
    table = sit(qtbot, begin(f"typed list {mode}", mode=mode, dice="typed"))
    table.commands.trigger("twin")
    reader = Reader(table)
    read_by_key(reader)
    play(reader, "sensible", 1)
    assert table.state.month.number == 2
    assert all(one.typed for one in table.state.days)


def test_a_row_is_there_once(qtbot: QtBot) -> None:
    """No choice stands in two rows, on any day of a month."""
    table = sit(qtbot, begin("once"))
    table.commands.trigger("twin")
    reader, chance = Reader(table), Chance("once")
    read_by_key(reader)
    for _ in range(120):
        shown = table.session.shown
        rows = [one for one in reader.rows() if not isinstance(one, int)]
        single = [one[0] if isinstance(one, tuple) and len(one) == 1 else one for one in rows]
        assert len(single) == len({repr(one) for one in single}), single
        content = table.session.history.content
        choice, chance = GAME.policies["random"](content, shown.state, shown.choices, chance)
        reader.make(choice)
        read_by_key(reader)


@pytest.mark.parametrize("odds", ["off", "pointing", "always"])
def test_chances_are_told_unless_odds_are_off(qtbot: QtBot, odds: str) -> None:
    for phase in ("declare", "rolled"):
        told = follow(begin("odds"), "odds", lambda state, phase=phase: state.phase == phase)  # type: ignore[misc]
        table = sit(qtbot, told, replaced(PLAIN, odds=odds))
        table.commands.trigger("twin")
        assert ("%" in "\n".join(texts(table.twin.shown))) == (odds != "off")
