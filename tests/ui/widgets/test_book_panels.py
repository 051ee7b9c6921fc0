"""Where the parts of the Book's table lie, the drawer, the whole book."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from pytestqt.qtbot import QtBot

from desktop.ui.games.book.panels import Panels
from desktop.ui.games.book.parts.layout import parts
from desktop.ui.theme import Look
from tests.looks import book_pages
from tests.looks.static_book import FACES, made

STILL = Look(motion=False)


def panels_of(qtbot: QtBot, width: int, height: int) -> Panels:
    panels = made(STILL)
    qtbot.addWidget(panels)
    panels.resize(width, height)
    FACES["destination"](panels)
    panels.grab()
    return panels


def test_the_parts_at_the_two_reference_sizes() -> None:
    small, large = parts(1366, 654), parts(1920, 964)
    assert (small.note, small.sheet) == (QRect(0, 0, 284, 654), QRect(284, 0, 702, 632))
    assert (small.log, small.page) == (QRect(284, 632, 702, 22), QRect(986, 0, 380, 446))
    assert small.tray == QRect(986, 446, 380, 208)
    assert (large.note, large.sheet) == (QRect(0, 0, 340, 964), QRect(340, 0, 1080, 940))
    assert (large.log, large.page) == (QRect(340, 940, 1080, 24), QRect(1420, 0, 500, 690))
    assert large.tray == QRect(1420, 690, 500, 274)


@pytest.mark.parametrize("zoom", [0.75, 1.0, 1.25, 1.5, 2.0, 2.5])
@pytest.mark.parametrize(("width", "height"), [(1024, 554), (1366, 654), (1920, 964)])
def test_nothing_overlaps_and_a_sheet_is_left(width: int, height: int, zoom: float) -> None:
    found, whole = parts(width, height, zoom), QRect(0, 0, width, height)
    for rect in (found.note, found.sheet, found.page, found.tray, found.whole):
        assert whole.contains(rect)
    assert not found.note.intersects(found.sheet)
    assert found.sheet.bottom() + 1 == found.log.top()
    assert found.page.bottom() + 1 == found.tray.top()
    assert found.sheet.height() > 0.85 * height
    if not found.drawer:
        assert not found.sheet.intersects(found.page)
        assert found.sheet.width() > 0.4 * width


def test_a_narrow_window_has_a_drawer(qtbot: QtBot) -> None:
    panels = panels_of(qtbot, 1024, 554)
    assert panels.parts.drawer
    assert panels.board.geometry().right() < panels.page.geometry().left()
    panels.toggle_drawer()
    assert not panels.page.isVisibleTo(panels)
    assert panels.board.geometry().right() == panels.width() - 1
    panels.toggle_drawer()
    assert panels.page.isVisibleTo(panels)


def test_faces_turn_and_cover_the_tray(qtbot: QtBot) -> None:
    panels = panels_of(qtbot, 1366, 654)
    assert panels.face == "destination"
    assert panels.tray.isVisibleTo(panels)
    panels.show_face("chapter", over_tray=True)
    assert panels.face == "chapter"
    assert not panels.tray.isVisibleTo(panels)
    assert panels.page.geometry().bottom() < panels.next.geometry().top()
    panels.show_face("encounter")
    assert panels.tray.isVisibleTo(panels)
    assert panels.next.geometry().bottom() < panels.tray.geometry().top()


def test_the_whole_book_lies_over_note_and_sheet(qtbot: QtBot) -> None:
    panels = panels_of(qtbot, 1366, 654)
    panels.show_face("encounter")
    panels.book.show_book(book_pages.WHOLE)
    panels.show_face("book")
    panels.show_whole_book(True)
    assert panels.face == "book"
    assert panels.book.geometry() == panels.parts.whole
    assert panels.page.currentWidget() is panels.encounter
    assert not panels.note.isVisibleTo(panels)
    panels.show_whole_book(False)
    assert panels.page.currentWidget() is panels.book
    assert panels.note.isVisibleTo(panels)
    panels.show_whole_book(True)
    panels.show_face("town")
    assert panels.face == "town"
    assert not panels.book_whole


def test_regions_are_those_that_take_the_focus(qtbot: QtBot) -> None:
    panels = panels_of(qtbot, 1366, 654)
    panels.show()
    found = panels.regions()
    assert panels.destination in found
    assert panels.encounter not in found
    assert {panels.note, panels.next, panels.log} <= set(found)
