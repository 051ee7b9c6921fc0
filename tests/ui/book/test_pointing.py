"""The pen over the sheet: the line follows it, clicks plan and draw, refusals stand in place."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.drawing.sheet_records import Plan
from desktop.rules.games.book import choices as c
from desktop.rules.games.book import view
from desktop.rules.games.book.state import Spot, State
from desktop.ui.games.book.parts import roads
from desktop.ui.games.book.table import BookTable
from tests.ui.book.desk import PLAIN, come_to, replaced, sit

LEFT = Qt.MouseButton.LeftButton


def far_on_the_road(state: State) -> bool:
    """Some Chapters in, with a square that is open in part, and one whose dots differ in loss."""
    return state.phase == "road" and state.sheet.chapters >= 4 and bool(split(state))


def split(state: State) -> str:
    """A destination with legal and illegal dots."""
    found = (area for area in sorted(state.areas) if 20 < len(view.mask(state, area).dots) < 340)
    return next((area for area in found if area in roads.alive(state)), "")


def road(qtbot: QtBot, odds: str = "pointing") -> tuple[BookTable, State]:
    table = sit(qtbot, come_to(far_on_the_road), replaced(PLAIN, odds=odds))
    while table.held.beats:
        table.press_next()
    table.board.skip()
    state: State = table.session.shown.state
    return table, state


def at(table: BookTable, dot: Spot) -> QPoint:
    board = table.board
    return (board.frame.spot(*dot) * board.look.zoom).toPoint()


def hover(table: BookTable, dot: Spot) -> Plan | None:
    for by in (40, 0):  # it must move
        QTest.mouseMove(table.board, at(table, dot) + QPoint(by, 0))
    return table.board.overlay.over.plan


def dots(state: State, area: str) -> tuple[list[Spot], list[Spot]]:
    """The legal dots of a square and the others, well inside it."""
    column, row = roads.place(area)
    every = [(20 * column + x, 20 * row + y) for x in range(1, 20) for y in range(1, 20)]
    legal = view.mask(state, area).dots
    return [dot for dot in every if dot in legal], [dot for dot in every if dot not in legal]


def test_the_line_follows_the_pen_and_tells_what_it_would_cross_out(qtbot: QtBot) -> None:
    """BA-041: what a Route touches is shown and said before it is drawn."""
    table, state = road(qtbot)
    area = split(state)
    legal, _ = dots(state, area)
    for dot in (legal[0], legal[-1], legal[len(legal) // 2]):
        seen = hover(table, dot)
        assert seen is not None
        assert seen.area == area
        assert seen.dot == table.held.spot
        loss = view.loss(state, seen.dot)
        assert set(seen.crossed) == {*loss.encounters, *loss.towns, *loss.blanks}
        assert not seen.reason


def test_BA_041_what_was_shown_is_what_is_crossed_out(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    area = split(state)
    costly = max(dots(state, area)[0], key=lambda dot: view.mask(state, area).dots[dot])
    table.doing.plan_route(area, costly)
    plan = table.board.overlay.over.plan
    assert plan is not None
    assert plan.crossed
    table.press_next()
    after: State = table.session.shown.state
    gone = {
        name
        for name, one in after.areas.items()
        if one.crossed and not (name in state.areas and state.areas[name].crossed)
    }
    assert gone - {state.here} == set(plan.crossed)


def test_an_illegal_dot_says_why_and_shows_the_blocker(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    area = split(state)
    _, illegal = dots(state, area)
    seen = [hover(table, dot) for dot in illegal[:: max(1, len(illegal) // 9)]]
    reasons = [one for one in seen if one is not None and one.reason]
    assert reasons
    assert all(one.dot is not None and one.blockers for one in reasons)
    assert all(not one.crossed and not one.chance for one in reasons)


def test_beside_all_destinations_and_off_the_sheet_there_is_no_line(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    hover(table, dots(state, split(state))[0][0])
    column, row = roads.place(state.here)
    assert hover(table, (20 * column + 10, 20 * row + 10)) is None
    hover(table, dots(state, split(state))[0][0])
    table.touch._left()
    assert table.board.overlay.over.plan is None


def test_a_click_plans_what_is_seen_and_another_draws_it(qtbot: QtBot) -> None:
    """BA-039: the dot may lie anywhere inside the square, not only at the best place."""
    table, state = road(qtbot)
    area = split(state)
    dot = dots(state, area)[0][0]
    QTest.mouseMove(table.board, at(table, dot))
    QTest.mouseClick(table.board, LEFT, pos=at(table, dot))
    route = table.held.route
    assert route is not None
    assert (route.area, route.dot) == (area, table.held.spot)
    assert table.showing.doable.choice == route
    QTest.mouseClick(table.board, LEFT, pos=at(table, dot))
    assert table.session.history.entries[-1].choice == route


def test_a_click_on_an_illegal_dot_takes_the_best_one(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    area = split(state)
    for dot in dots(state, area)[1]:
        table.doing.plan_route(area, dot)
        assert table.held.route == c.Route(area, view.best_dot(state, area) or (0, 0))


def test_BA_039_arrows_take_the_dot_to_every_place_inside_and_no_further(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    area = split(state)
    table.doing.plan_route(area)
    column, row = roads.place(area)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up):
        for _ in range(20):
            QTest.keyClick(table.board, key)
    assert table.held.route == c.Route(area, (20 * column + 1, 20 * row + 1))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Down):
        for _ in range(5):
            QTest.keyClick(table.board, key, Qt.KeyboardModifier.ShiftModifier)
    assert table.held.route == c.Route(area, (20 * column + 19, 20 * row + 19))


def test_a_dot_moved_to_an_illegal_place_is_not_drawn_and_says_why(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    area = split(state)
    table.held.route, table.held.pinned = c.Route(area, dots(state, area)[1][0]), True
    table.refresh()
    entries = len(table.session.history.entries)
    table.press_next()
    assert len(table.session.history.entries) == entries
    plan = table.board.overlay.over.plan
    assert plan is not None
    assert plan.area == area
    assert "another dot" in plan.reason
    assert table.panels.log.accessibleName().endswith(plan.reason)


@pytest.mark.parametrize("kind", ["blocked", "crossed", "empty"])
def test_a_refusal_stands_at_the_square_for_a_while(qtbot: QtBot, kind: str) -> None:
    table, state = road(qtbot)
    squares = {
        "blocked": next(name for name, one in state.areas.items() if one.kind == "blocked"),
        "crossed": next(
            name for name, one in state.areas.items() if one.crossed and name != state.here
        ),
        "empty": next(f"{n},0" for n in range(38) if f"{n},0" not in state.areas),
    }
    table.doing.plan_route(squares[kind], roads.place(squares[kind]))
    plan = table.board.overlay.over.plan
    assert plan is not None
    assert (plan.area, plan.dot) == (squares[kind], None)
    assert kind.capitalize() in plan.reason or kind in plan.reason
    assert table.panels.log.accessibleName().endswith(plan.reason)
    table.doing._reason.timeout.emit()
    assert table.board.overlay.over.plan is None


def test_a_key_takes_over_from_a_pointer_that_lies_still(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    hover(table, dots(state, split(state))[0][0])
    QTest.keyClick(table.board, Qt.Key.Key_Tab)
    plan = table.board.overlay.over.plan
    assert plan is not None
    assert plan.area == table.held.cursor
    assert (table.held.pointed, table.held.spot) == ("", None)
    assert table.showing.doable.doing == "aim"


def test_tab_walks_the_open_destinations_round_and_back(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    order = []
    while table.held.cursor not in order:
        if table.held.cursor:
            order.append(table.held.cursor)
        QTest.keyClick(table.board, Qt.Key.Key_Tab)
    assert set(order) == {area for area in roads.alive(state) if view.best_dot(state, area)}
    QTest.keyClick(table.board, Qt.Key.Key_Backtab)
    assert table.held.cursor == order[-1]


@pytest.mark.parametrize("odds", ["off", "pointing", "always"])
def test_odds_off_hides_every_chance_of_the_road(qtbot: QtBot, odds: str) -> None:
    table, state = road(qtbot, odds)
    plan = hover(table, dots(state, split(state))[0][0])
    assert plan is not None
    assert bool(plan.chance) == (odds != "off")
    rows = table.panels.destination._rows
    lit = next(row for row in rows if row.row.pointed)
    dark = next(row for row in rows if not row.row.pointed and row.row.chance is not None)
    assert (lit._odds_seen, dark._odds_seen) == (odds != "off", odds == "always")


def test_a_row_shows_the_best_dot_and_the_same_row_again_draws(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    row = table.panels.destination._view.rows[0]
    table.panels.destination.pointed.emit(row.area)
    plan = table.board.overlay.over.plan
    assert plan is not None
    assert plan.dot == view.best_dot(state, row.area)
    QTest.keyClick(table.board, Qt.Key.Key_1)
    assert table.held.route == c.Route(row.area, plan.dot or (0, 0))
    QTest.keyClick(table.board, Qt.Key.Key_1)
    assert isinstance(table.session.history.entries[-1].choice, c.Route)


def test_the_pool_of_a_known_destination_lies_in_the_tray(qtbot: QtBot) -> None:
    def known(state: State) -> bool:
        typed = [n for n in roads.alive(state) if state.areas[n].letter in "OZCH" != ""]
        return state.phase == "road" and any(state.areas[name].letter for name in typed)

    table = sit(qtbot, come_to(known, "novice"))
    while table.held.beats:
        table.press_next()
    state: State = table.session.shown.state
    area = next(name for name in sorted(roads.alive(state)) if state.areas[name].letter)
    table.doing.point_at(area)
    lies = table.panels.tray.pool
    assert lies.needs == str(state.areas[area].value)
    assert lies.ready > 0
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    assert not table.panels.tray.pool.ready


def test_a_reader_is_told_of_the_square_in_focus(qtbot: QtBot) -> None:
    table, state = road(qtbot)
    QTest.keyClick(table.board, Qt.Key.Key_Tab)
    QTest.keyClick(table.board, Qt.Key.Key_Tab)
    told = table.board.accessibleDescription()
    column, row = roads.place(table.held.cursor)
    assert told.startswith(f"Column {column + 1}, row {row + 1}")
    assert "legal" in told
    assert "rosses out" in told
    assert state.areas[table.held.cursor].kind in ("encounter", "town")


def turn_wheel(table: BookTable, turn: int) -> None:
    """Turn the wheel over the middle of the sheet."""
    place = QPointF(table.board.rect().center())
    event = QWheelEvent(
        place, QPointF(table.board.mapToGlobal(place)), QPoint(), QPoint(0, turn),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.board, event)


def test_the_wheel_zooms_on_the_sheet_and_f_fits_it(qtbot: QtBot) -> None:
    table, _ = road(qtbot)
    side = table.board.frame.side
    turn_wheel(table, 240)
    assert table.board.frame.side > side
    QTest.keyClick(table.board, Qt.Key.Key_F)
    table.board.skip()
    assert table.board.frame.side == side
    QTest.keyClick(table.board, Qt.Key.Key_Z)
    table.board.skip()
    assert table.board.whole
    assert table.board.frame.side < side
    QTest.keyClick(table.board, Qt.Key.Key_Z)
    table.board.skip()
    assert not table.board.whole
