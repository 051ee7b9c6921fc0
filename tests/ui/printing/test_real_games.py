"""What the three games really offer, set on the print sheet and kept."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.source import Source
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings
from desktop.store.settings import Printing as Remembered
from desktop.ui.main_window import MainWindow
from desktop.ui.printing.press import Press
from desktop.ui.printing.sheet import PrintSheet
from desktop.ui.printing.subject import Story
from desktop.ui.theme import Look
from desktop.ui.widgets.year_page import YearPage, YearView
from tests.ui.book import desk as book
from tests.ui.calendar import desk as calendar
from tests.ui.printing.conftest import WAIT, settled


def spring() -> History:
    """A year that has come to February."""
    told = calendar.begin("print")
    return calendar.follow(told, "print", lambda state: state.month.number == 2)


def chapters() -> History:
    """A book of some chapters."""
    return book.follow(book.begin("print"), "print", 60)


def lay(qtbot: QtBot, story: Story, page: str) -> Press:
    """A print sheet by itself, with the pages of one offer set."""
    sheet = PrintSheet(Look(motion=False), image)
    qtbot.addWidget(sheet)
    sheet.resize(1366, 654)
    sheet.show()
    press = Press(sheet, datetime.now)
    press.open(story, page, Remembered())
    qtbot.waitUntil(lambda: press.keepsake is not None, timeout=WAIT)
    return press


@pytest.mark.parametrize(
    ("game", "told", "page", "kind"),
    [
        ("book", chapters, "book", "epub"),
        ("book", chapters, "sheet", "svg"),
        ("calendar", spring, "month", "pdf"),
    ],
)
def test_a_story_is_set_seen_and_kept(
    qtbot: QtBot, tmp_path: Path, game: str, told: Callable[[], History], page: str, kind: str
) -> None:
    press = lay(qtbot, Story(game, "A title", Source(told(), Jottings(), "en")), page)
    assert press.chosen.page == page
    preview = press.sheet.pages.preview
    qtbot.waitUntil(lambda: preview.drawn, timeout=WAIT)
    picture = preview.faces[0].picture
    assert picture is not None
    inked = {picture.pixel(x, y) for x in range(0, picture.width(), 9)
             for y in range(0, picture.height(), 9)}  # fmt: skip
    assert len(inked) > 3
    assert kind in press.offer.files
    path = tmp_path / f"{press.keepsake.stem if press.keepsake else ''}.{kind}"
    press.do("keep" if kind != "pdf" else "pdf")
    press.delivery.keep_as(path)
    qtbot.waitUntil(lambda: not press.delivery.busy, timeout=WAIT)
    assert path.stat().st_size > 2000
    view = press.sheet.pages.slip.view
    assert view is not None
    assert str(path) in view.words


def test_the_map_of_a_table_is_kept_and_the_save_is_as_it_was(
    window: MainWindow, qtbot: QtBot, begun: Path, tmp_path: Path
) -> None:
    before = begun.read_bytes(), begun.stat().st_mtime_ns
    window.over.show_print("map")
    printing = settled(window.over.printing, qtbot)
    assert printing.press.chosen.page == "map"
    printing.press.do("pdf")
    printing.press.delivery.keep_as(tmp_path / "map.pdf")
    qtbot.waitUntil(lambda: not printing.press.delivery.busy, timeout=WAIT)
    assert (tmp_path / "map.pdf").read_bytes().startswith(b"%PDF")
    QTest.keyClick(printing.sheet, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.table
    assert (begun.read_bytes(), begun.stat().st_mtime_ns) == before


def test_the_year_is_printed_from_its_last_page(qtbot: QtBot) -> None:
    page = YearPage()
    qtbot.addWidget(page)
    page.resize(906, 632)
    page.show_year(YearView("1926"))
    assert page._print.isHidden()
    page.show_year(YearView("1926", rating="Keeper of the Door", stars=3))
    asked = QSignalSpy(page.print_asked)
    QTest.mouseClick(page._print, Qt.MouseButton.LeftButton)
    assert asked.count() == 1
    boxes = [button.geometry() for button in page._calls]
    assert all(page.rect().contains(box) for box in boxes)
    assert not any(one.intersects(two) for one in boxes for two in boxes if one is not two)


def test_the_table_of_the_calendar_hands_it_on(qtbot: QtBot) -> None:
    table = calendar.sit(qtbot, calendar.begin("print"))
    asked = QSignalSpy(table.print_asked)
    table.panels.year.print_asked.emit()
    assert [asked.at(0)[0], asked.count()] == ["year", 1]
