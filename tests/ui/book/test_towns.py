"""A Town by hand: lists that stay open, the Oracle by a click on the sheet, reasons in place."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts import roads
from desktop.ui.games.book.table import BookTable
from tests.ui.book.desk import come_to, sit
from tests.ui.book.hands import Keyboard

LEFT = Qt.MouseButton.LeftButton


def rich_in_town(state: State) -> bool:
    """Gold for an Oracle and a ware, and something to ask about."""
    return state.phase == "town" and state.sheet.gold >= 12


def in_town(qtbot: QtBot) -> tuple[BookTable, Keyboard]:
    table = sit(qtbot, come_to(rich_in_town, "novice"))
    table.refresh()
    table.board.skip()
    return table, Keyboard(table)


def at(table: BookTable, area: str) -> QPoint:
    column, row = roads.place(area)
    board = table.board
    return (board.frame.spot(20 * column + 10, 20 * row + 10) * board.look.zoom).toPoint()


def test_the_oracle_is_asked_by_a_click_on_the_sheet(qtbot: QtBot) -> None:
    """BA-070: its list stays open; what it told stands on the sheet at once."""
    table, keys = in_town(qtbot)
    keys.digit(4)
    assert table.held.opened == "oracle"
    asked = next(one for one in table.session.shown.choices if isinstance(one, c.Consult))
    QTest.mouseClick(table.board, LEFT, pos=at(table, asked.area))
    assert table.session.history.entries[-1].choice == asked
    assert table.held.opened == "oracle"
    sheet = table.board.sheet
    assert sheet is not None
    assert sheet.page.areas[asked.area].letter


def test_what_the_oracle_cannot_tell_is_refused_at_the_square(qtbot: QtBot) -> None:
    table, keys = in_town(qtbot)
    keys.digit(4)
    state: State = table.session.shown.state
    entries = len(table.session.history.entries)
    blocked = next(name for name, one in state.areas.items() if one.kind == "blocked")
    QTest.mouseClick(table.board, LEFT, pos=at(table, blocked))
    assert len(table.session.history.entries) == entries
    plan = table.board.overlay.over.plan
    assert plan is not None
    assert plan.area == blocked
    assert plan.reason
    assert table.held.opened == "oracle"


def test_a_list_stays_open_after_a_purchase_and_keeps_the_keys(qtbot: QtBot) -> None:
    table, keys = in_town(qtbot)
    keys.digit(2)
    ware = next(one for one in table.session.shown.choices if isinstance(one, c.Buy))
    keys.do(ware)
    assert table.session.history.entries[-1].choice == ware
    assert table.held.opened == "buy"
    page = table.panels.town
    held = table.window().focusWidget()
    assert held is page or page.isAncestorOf(held)
    keys.key(Qt.Key.Key_Escape)
    assert table.held.opened == ""
    assert table.session.shown.state.phase == "town"


def test_a_closed_ware_says_what_it_does_and_why_not(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "town" and not state.sheet.gold))
    table.refresh()
    Keyboard(table).digit(2)
    rows = table.panels.town._view.rows
    effect = table.narrator.names.effect
    assert rows
    assert all(row.closed.startswith(effect(row.id)) for row in rows)
    why = {row.closed.removeprefix(f"{effect(row.id)}; ").strip("0123456789 ") for row in rows}
    assert "gold short" in why
    assert why <= {"gold short", "you have one"}


def test_undo_in_a_town_is_free_and_tells_no_old_news(qtbot: QtBot) -> None:
    table, keys = in_town(qtbot)
    gold = table.session.shown.state.sheet.gold
    keys.digit(2)
    keys.do(next(one for one in table.session.shown.choices if isinstance(one, c.Buy)))
    assert table.session.undo()
    assert table.session.shown.state.sheet.gold == gold
    assert (table.held.opened, table.held.beats) == ("buy", ())  # one goes on buying
    assert table.panels.note._view.gold == gold


def test_d_shows_the_destinations_from_a_town_and_enter_places_the_dot(qtbot: QtBot) -> None:
    table, keys = in_town(qtbot)
    keys.key(Qt.Key.Key_D)
    assert table.panels.face == "destination"
    keys.key(Qt.Key.Key_Tab)
    assert table.showing.doable.doing == "aim"
    keys.key(Qt.Key.Key_Return)
    assert table.showing.doable.doing == "route"
    keys.key(Qt.Key.Key_Return)
    made = [type(entry.choice) for entry in table.session.history.entries[-2:]]
    assert made == [c.Leave, c.Route]
    assert not [beat for beat in table.held.beats if beat.kind == "page"]


def test_a_bad_dot_does_not_leave_the_town(qtbot: QtBot) -> None:
    table, _ = in_town(qtbot)
    state: State = table.session.shown.state
    blocked = next(name for name, one in state.areas.items() if one.kind == "blocked")
    column, row = roads.place(blocked)
    entries = len(table.session.history.entries)
    table.doing.draw(c.Route(blocked, (20 * column + 10, 20 * row + 10)))
    assert len(table.session.history.entries) == entries
    assert table.session.shown.state.phase == "town"
    assert table.held.refused[0] == blocked
