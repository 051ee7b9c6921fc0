"""The month board: what it tells of pointer and keys, what it paints anew, what moves on it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import cast

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import THEMES, Theme
from desktop.drawing.month_records import Fit, Over
from desktop.ui.month.look import MonthLook
from desktop.ui.month.stage import BACK_MS, REASON_MS, TURN_MS, WALK_MS
from tests.looks.month_contents import MARCH, OVER, TODAY, headed, weeks
from tests.ui.month.conftest import Lay
from tests.ui.month.hands import LARGE, SMALL, Hands

THE_17TH, THE_18TH, THE_21ST = (date(2026, 3, day) for day in (17, 18, 21))
DAYS = [cell.day for cells in MARCH.rows for cell in cells]


def changed(over: Over, **fields: object) -> Over:
    return msgspec.structs.replace(over, **fields)


def picture(hands: Hands) -> QImage:
    return hands.board.grab().toImage()


def around(hands: Hands, day: date) -> QRect:
    at = MARCH.place_of(day)
    assert at is not None
    box = hands.board.layout_now.spot(*at).box
    return box.toAlignedRect()


# --- the pointer ----------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize("zoom", [1.0, 1.25])
def test_a_click_on_any_square_tells_its_day(lay: Lay, size: tuple[int, int], zoom: float) -> None:
    hands = lay(size=size, zoom=zoom)
    for day in DAYS:
        hands.click(hands.square(day))
    assert hands.heard["chosen"] == DAYS


def test_a_click_is_pressed_and_let_go_on_one_square(hands: Hands) -> None:
    hands.press(hands.square(THE_18TH))
    hands.let_go(hands.square(THE_21ST))
    hands.click(hands.square(THE_18TH), Qt.MouseButton.RightButton)
    assert hands.heard["chosen"] == []
    assert hands.heard["dropped"] == []


def test_head_and_margins_are_no_squares(hands: Hands) -> None:
    for x, y in ((450, 40), (450, 108), (3, 300), (450, 628)):
        hands.click(QPointF(x, y))
    assert hands.heard["chosen"] == []
    assert hands.heard["pointed"] == []


def test_blank_squares_are_not_there(lay: Lay) -> None:
    hands = lay()
    first = tuple(msgspec.structs.replace(cell, kind="blank") for cell in MARCH.rows[0])
    at = hands.square(DAYS[2])
    page = msgspec.structs.replace(MARCH, rows=(first, *MARCH.rows[1:]))
    hands.board.show_page(MonthLook(page))
    hands.move(at)
    hands.click(at)
    assert hands.heard["chosen"] == []
    assert hands.heard["pointed"] == []


def test_a_square_is_pointed_at_once_and_left_once(hands: Hands) -> None:
    for _ in range(3):
        hands.move(hands.square(THE_17TH))
    hands.move(hands.square(THE_18TH))
    QApplication.sendEvent(hands.board, QEvent(QEvent.Type.Leave))
    QApplication.sendEvent(hands.board, QEvent(QEvent.Type.Leave))
    assert hands.heard["pointed"] == [THE_17TH, THE_18TH, None]


# --- the figure -----------------------------------------------------------------------------------


def test_the_figure_is_dropped_on_any_square(hands: Hands) -> None:
    wanted = [day for day in DAYS if day != TODAY]
    for day in wanted:
        hands.drag(hands.figure(), hands.square(day))
    assert hands.heard["dropped"] == wanted
    assert hands.heard["chosen"] == []


def test_let_go_where_she_stands_or_beside_the_page_tells_nothing(hands: Hands) -> None:
    hands.drag(hands.figure(), hands.square(TODAY))
    hands.drag(hands.figure(), QPointF(450, 40))
    assert hands.heard["dropped"] == []
    assert hands.board.held is None


def test_a_click_on_the_figure_is_one_on_her_square(hands: Hands) -> None:
    hands.click(hands.figure())
    assert hands.heard["chosen"] == [TODAY]


def test_a_hand_that_trembles_does_not_carry(hands: Hands) -> None:
    at = hands.figure()
    hands.press(at)
    hands.move(at + QPointF(2, 1), held=True)
    hands.let_go(at + QPointF(2, 1))
    assert hands.heard["chosen"] == [TODAY]


def test_the_figure_goes_with_the_hand_and_home_again(hands: Hands) -> None:
    still = picture(hands)
    start, end = hands.figure(), hands.square(THE_21ST)
    hands.press(start)
    hands.move(end, held=True)
    carried = picture(hands)
    home = around(hands, TODAY)
    assert carried.copy(home) != still.copy(home)
    assert hands.board.held is not None
    hands.let_go(QPointF(450, 40))
    assert picture(hands) == still


def test_a_refused_drop_glides_back_and_says_why(lay: Lay, qtbot: QtBot) -> None:
    hands = lay(motion=True)
    still = picture(hands)
    hands.board.dropped.connect(lambda day: hands.board.refuse(day, "Not before Tuesday's."))
    hands.drag(hands.figure(), hands.square(THE_18TH))
    assert hands.board.busy
    assert hands.board.over.refused == THE_18TH
    qtbot.waitUntil(lambda: not hands.board.busy, timeout=10 * BACK_MS)
    said = picture(hands)
    home = around(hands, TODAY).adjusted(2, 2, -2, -14)
    assert said.copy(home) == still.copy(home)
    assert said != still
    hands.board._forget.setInterval(1)
    hands.board._forget.start()
    qtbot.waitUntil(lambda: hands.board.over.refused is None)
    assert picture(hands) == still
    assert (BACK_MS, REASON_MS) == (180, 2500)


def test_a_refusal_outlives_what_is_shown_meanwhile(hands: Hands) -> None:
    hands.board.refuse(THE_18TH, "Not today.")
    hands.board.show_page(MonthLook(MARCH, changed(OVER, pointed=THE_21ST)))
    assert hands.board.over.reason == "Not today."
    assert hands.board.over.pointed == THE_21ST


def test_the_figure_walks_to_another_day(lay: Lay, qtbot: QtBot) -> None:
    hands = lay(motion=True)
    hands.board.lay_over(changed(OVER, figure=date(2026, 3, 20)))
    assert hands.board.skip()
    assert not hands.board.busy
    assert WALK_MS == 160


# --- keys -----------------------------------------------------------------------------------------


def test_the_first_arrow_goes_to_the_chosen_square(hands: Hands) -> None:
    assert hands.board.step(Qt.Key.Key_Right)
    assert hands.heard["reached"] == [THE_17TH]
    hands.board.focus_day(None)
    hands.board.lay_over(Over(figure=TODAY))
    hands.board.step(Qt.Key.Key_Down)
    assert hands.heard["reached"][-1] == TODAY
    hands.board.lay_over(Over())
    hands.board.step(Qt.Key.Key_Down)
    assert hands.heard["reached"][-1] == DAYS[0]


def test_arrows_go_square_by_square_and_stop_at_the_edges(hands: Hands) -> None:
    keys = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Up: -7, Qt.Key.Key_Down: 7}
    for key, step in keys.items():
        hands.board.focus_day(TODAY)
        hands.board.step(key)
        assert hands.board.over.cursor == DAYS[DAYS.index(TODAY) + step]
    hands.board.focus_day(DAYS[0])
    hands.heard["reached"].clear()
    assert hands.board.step(Qt.Key.Key_Up)
    assert hands.board.step(Qt.Key.Key_Left)
    hands.board.focus_day(DAYS[-1])
    assert hands.board.step(Qt.Key.Key_Down)
    assert hands.heard["reached"] == []
    assert not hands.board.step(Qt.Key.Key_A)


def test_keys_of_the_board_itself(hands: Hands) -> None:
    hands.board.setFocus()
    QTest.keyClick(hands.board, Qt.Key.Key_Return)
    assert hands.heard["asked"] == []
    QTest.keyClick(hands.board, Qt.Key.Key_Left)
    QTest.keyClick(hands.board, Qt.Key.Key_Right)
    QTest.keyClick(hands.board, Qt.Key.Key_Return)
    QTest.keyClick(hands.board, Qt.Key.Key_Enter)
    assert hands.heard["asked"] == [THE_18TH, THE_18TH]
    assert hands.board.ask()


@pytest.mark.parametrize("theme", THEMES)
def test_the_keyboards_square_is_ringed_until_one_clicks(lay: Lay, theme: Theme) -> None:
    hands = lay(theme)
    still = picture(hands)
    hands.board.focus_day(THE_18TH)
    ringed = picture(hands)
    box = around(hands, THE_18TH)
    assert ringed.copy(box) != still.copy(box)
    hands.click(hands.square(THE_21ST))
    assert hands.board.over.cursor is None
    assert picture(hands) == still


# --- what is painted ------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_what_lies_over_the_page_paints_no_page_anew(lay: Lay, theme: Theme) -> None:
    hands = lay(theme)
    bare = picture(hands)
    paints = hands.board.pictured.paints
    fits = {THE_18TH: Fit(True, 0.5, "50 %")}
    for over in (
        changed(OVER, chosen=THE_21ST), changed(OVER, pointed=THE_18TH), changed(OVER, fits=fits),
        changed(OVER, refused=THE_18TH, reason="No."), changed(OVER, figure=None),
    ):  # fmt: skip
        hands.board.lay_over(over)
        assert picture(hands) != bare
        hands.board.lay_over(OVER)
        assert picture(hands) == bare
    assert hands.board.pictured.paints == paints


def test_only_the_squares_that_changed_are_painted(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is told to be painted anew must hold all that changed, and is far from the whole."""
    told: list[QRegion] = []
    monkeypatch.setattr(hands.board, "update", lambda *parts: told.extend(parts))
    for over in (
        changed(OVER, chosen=THE_21ST), changed(OVER, pointed=DAYS[0]), OVER,
        changed(OVER, fits={TODAY: Fit(True)}), changed(OVER, cursor=DAYS[12]),
        changed(OVER, refused=DAYS[-1], reason="A sentence that is longer than its square."), OVER,
    ):  # fmt: skip
        before = picture(hands)
        told.clear()
        hands.board.lay_over(over)
        after = picture(hands)
        assert len(told) == 1
        part = told[0]
        assert sum(box.width() * box.height() for box in cast(Iterable[QRect], part)) < 120_000
        for y in range(0, after.height(), 3):
            for x in range(0, after.width(), 3):
                if before.pixel(x, y) != after.pixel(x, y):
                    assert part.contains(QPoint(x, y)), (x, y)


def test_another_size_is_painted_for_itself(hands: Hands) -> None:
    picture(hands)
    hands.board.resize(1000, 700)
    assert picture(hands).size().toTuple() == (1000, 700)
    whole = picture(hands)
    hands.board.resize(*SMALL)
    picture(hands)
    hands.board.resize(1000, 700)
    assert picture(hands) == whole


@pytest.mark.parametrize("count", [4, 5])
def test_pages_of_fewer_weeks(hands: Hands, count: int) -> None:
    page = weeks(count)
    hands.board.show_page(MonthLook(page, OVER))
    for cells in page.rows:
        for cell in cells:
            hands.click(hands.square(cell.day))
    assert len(hands.heard["chosen"]) == 7 * count


def test_an_empty_board_is_desk(lay: Lay, qtbot: QtBot) -> None:
    hands = Hands()
    qtbot.addWidget(hands.board)
    assert not hands.board.step(Qt.Key.Key_Left)
    hands.click(QPointF(300, 300))
    assert picture(hands).pixelColor(300, 300).name() == hands.board.look.inks.desk.lower()


# --- turning a page -------------------------------------------------------------------------------


def april() -> MonthLook:
    page = headed(4)
    rows = page.rows[1:]
    return MonthLook(msgspec.structs.replace(page, rows=rows[:-1], week=-1, column=-1))


def test_another_month_is_turned_up(lay: Lay, qtbot: QtBot) -> None:
    hands = lay(motion=True)
    picture(hands)
    hands.board.show_page(april())
    assert hands.board.busy
    turning = picture(hands)
    qtbot.waitUntil(lambda: not hands.board.busy, timeout=10 * TURN_MS)
    assert picture(hands) != turning
    assert TURN_MS == 500


def test_without_motion_or_at_once_it_is_there(lay: Lay) -> None:
    still = lay()
    still.board.show_page(april())
    assert not still.board.busy
    moving = lay(motion=True)
    moving.board.show_page(april(), at_once=True)
    assert not moving.board.busy
    assert picture(still) == picture(moving)


def test_the_same_look_again_changes_nothing(lay: Lay) -> None:
    hands = lay(motion=True)
    hands.board.show_page(MonthLook(MARCH, OVER))
    assert not hands.board.busy


# --- for others -----------------------------------------------------------------------------------


def test_a_picture_for_the_shelf(hands: Hands) -> None:
    hands.board.focus_day(THE_18TH)
    made = hands.board.picture(QSize(420, 280))
    assert made.width() >= 420
    assert made.height() >= 280
    assert made.toImage().pixelColor(210, 200).lightness() > 150
    assert hands.board.over.cursor == THE_18TH
    hands.board.focus_day(None)
    assert hands.board.picture(QSize(420, 280)).toImage() == made.toImage()


def test_it_has_a_name_and_tells_its_square(hands: Hands) -> None:
    assert hands.board.accessibleName()
    hands.board.tell("Tuesday 17 March, 10, revolver")
    assert hands.board.accessibleDescription() == "Tuesday 17 March, 10, revolver"
