"""The page: options by digit, click and arrows; closed ones; long and foreign texts."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing.prose import READING_TYPE, Prose, Run, plain
from desktop.ui.theme import Look, OddsShown
from desktop.ui.widgets import page_slips
from desktop.ui.widgets.option_row import OptionButton, OptionRow
from desktop.ui.widgets.story_page import PageView, StoryPage
from desktop.ui.widgets.veil import Dusk, Fade
from tests.looks import contents


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def shown_page(qtbot: QtBot, view: PageView = contents.PAGE) -> StoryPage:
    page = StoryPage()
    qtbot.addWidget(page)
    page.resize(420, 446)
    page.show_page(view)
    return page


def untaken(page: PageView) -> PageView:
    """The page before any option is ticked; a ticked one takes no digit any more."""
    rows = tuple(replace(row, chosen=False) for row in page.options)
    return replace(page, options=rows)


def test_options_are_taken_by_digit_click_and_arrows(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    page.show_page(untaken(contents.PAGE))
    picked = QSignalSpy(page.picked)
    qtbot.keyClick(page, Qt.Key.Key_2)
    qtbot.keyClick(page, Qt.Key.Key_7)
    qtbot.mouseClick(page.rows[0], Qt.MouseButton.LeftButton)
    assert [picked.at(n)[0].id for n in range(picked.count())] == ["ledger", "weigh"]


def test_arrows_walk_the_options(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    with qtbot.waitExposed(page):
        page.show()
    picked = QSignalSpy(page.picked)
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert page.rows[0].hasFocus()
    qtbot.keyClick(page, Qt.Key.Key_Up)
    assert page.rows[1].hasFocus()
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert picked.at(0)[0].id == "ledger"


def test_a_closed_option_says_why_and_is_not_taken(qtbot: QtBot) -> None:
    closed = OptionRow("pay", 1, "Pay the clerk", closed="You have nothing he wants.")
    page = shown_page(qtbot, PageView("Lost Property", options=(closed,)))
    picked = QSignalSpy(page.picked)
    qtbot.keyClick(page, Qt.Key.Key_1)
    qtbot.mouseClick(page.rows[0], Qt.MouseButton.LeftButton)
    assert picked.count() == 0
    assert page.rows[0].accessibleDescription() == "You have nothing he wants."


def test_odds_are_hidden_from_eye_and_reader_when_off(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    page.wear(Look(odds=OddsShown.OFF))
    page.show_page(contents.PAGE)
    assert "8 in 9" not in page.rows[1].accessibleDescription()
    hidden = picture(page.rows[1])
    page.wear(Look(odds=OddsShown.ALWAYS))
    page.show_page(contents.PAGE)
    assert "8 in 9" in page.rows[1].accessibleDescription()
    assert picture(page.rows[1]) != hidden


def test_rows_go_when_their_options_go(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    page.show_page(PageView("Lost Property", text=contents.PAGE.text))
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert page.rows == ()
    assert page.findChildren(OptionButton) == []


def test_the_first_picture_needs_no_turning(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    before = picture(page)
    page.turn(100)
    assert picture(page) == before


def test_a_long_text_is_turned_and_a_new_one_begins_at_its_top(qtbot: QtBot) -> None:
    long = PageView("Ledger", text=(plain("Forty claims, forty-one umbrellas. " * 60),))
    page = shown_page(qtbot, long)
    before = picture(page)
    qtbot.keyClick(page, Qt.Key.Key_PageDown)
    assert picture(page) != before
    page.show_page(PageView("Ledger", text=(plain("Another. " * 200),)))
    page.show_page(long)
    assert picture(page) == before


def test_foreign_text_stays_text(qtbot: QtBot) -> None:
    text = "<b>bold</b> <img src='file:///etc/hostname'> &amp;"
    page = shown_page(qtbot, PageView(text, text=(plain(text),)))
    assert text in page.accessibleDescription()
    assert page.accessibleName() == text


def test_a_hint_takes_its_room_from_the_text_and_goes(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    before = picture(page)
    hint = "Digits take an option; the arrow keys walk the map."
    page.show_page(msgspec.structs.replace(contents.PAGE, hint=hint))
    assert picture(page) != before
    page.show_page(contents.PAGE)
    assert picture(page) == before


def test_a_new_page_fades_in_where_motion_is_on(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    with qtbot.waitExposed(page):
        page.show()
    free = untaken(contents.PAGE).options
    page.show_page(PageView("Ledger", text=(plain("Another."),), options=free))
    fade = page.findChild(Fade)
    assert fade.isVisible()
    picked = QSignalSpy(page.picked)
    qtbot.keyClick(page, Qt.Key.Key_1)
    assert picked.count() == 1
    qtbot.waitUntil(fade.isHidden, timeout=1000)
    page.wear(Look(motion=False))
    page.show_page(contents.PAGE)
    assert fade.isHidden()


def test_the_lamp_is_turned_down_and_up(qtbot: QtBot) -> None:
    page = shown_page(qtbot)
    with qtbot.waitExposed(page):
        page.show()
    light = picture(page).pixelColor(200, 400).lightness()
    dusk = Dusk(page)
    dusk.fall(motion=False)
    dusk.fall(motion=False)
    assert picture(page).pixelColor(200, 400).lightness() / light == pytest.approx(0.55, abs=0.05)
    dusk.lift()
    assert picture(page).pixelColor(200, 400).lightness() == light


def test_a_recap_hides_nothing(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """The text begins under the slip; where there is no recap it begins at the top again."""
    tops: list[float] = []
    draw = Prose.draw

    def keep(self: Prose, painter: QPainter, x: float, y: float, *more: Any) -> None:
        tops.append(y)
        draw(self, painter, x, y, *more)

    monkeypatch.setattr(Prose, "draw", keep)
    view = PageView("Café", text=(plain("Ways out: Passage."),))
    page = shown_page(qtbot, view)
    page.grab()
    page.show_page(replace(view, recap="Pier Four, turn 4 of 8. Ines has 1 Action left. " * 2))
    page.grab()
    page.show_page(view)
    page.grab()
    plain_top, (text_top, slip_top), again = tops[0], tops[1:3], tops[3]
    told = Prose(((Run("plain", "a"),),), 300, READING_TYPE).height
    assert text_top > slip_top + told
    assert again == plain_top


def test_on_a_low_page_options_follow_the_text(qtbot: QtBot) -> None:
    """As at 250 % in a small window: nothing lies over the head, all is reached by turning."""
    page = shown_page(qtbot, untaken(contents.PAGE))
    page.resize(420, 190)
    with qtbot.waitExposed(page):
        page.show()
    seen = {row.row.digit for row in page.rows if row.isVisible()}
    for _ in range(20):
        page.turn(40)
        shown = [row for row in page.rows if row.isVisible()]
        seen |= {row.row.digit for row in shown}
        assert all(row.y() >= 54 and row.geometry().bottom() <= 190 for row in shown)
    assert seen == {row.row.digit for row in page.rows}
    page.turn(-1000)
    page.setFocus()
    qtbot.keyClick(page, Qt.Key.Key_Down)
    assert page.rows[0].hasFocus()
    picked = QSignalSpy(page.picked)
    page.turn(-1000)
    qtbot.keyClick(page, Qt.Key.Key_2)
    assert picked.count() == 1


def test_the_mark_of_more_is_not_on_the_text(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    lines: list[list[tuple[float, float]]] = []
    monkeypatch.setattr(page_slips, "pencil", lambda _, line, *more: lines.append(list(line)))
    page = shown_page(qtbot, PageView("Ledger", text=(plain("Forty umbrellas. " * 200),)))
    page.grab()
    right = page._text_area().right()
    assert lines
    assert all(right < x < page._paper().right() for line in lines for x, _ in line)
