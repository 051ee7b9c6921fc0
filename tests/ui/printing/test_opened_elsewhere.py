"""Printing from the shelf and from the sheet of a new game; endings; the picture of a board."""

from __future__ import annotations

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPixmap
from PySide6.QtTest import QSignalSpy, QTest
from pytestqt.qtbot import QtBot

from desktop import __version__
from desktop.rules import games
from desktop.store import contents, saves
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.main_window import MainWindow
from desktop.ui.printing.asked import at_hand
from desktop.ui.printing.copying import DENSITY
from desktop.ui.printing.subject import Content, Story, of_save
from desktop.ui.shelf_words import Lying
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.paper_button import Kept, Slip
from tests.ui.printing.conftest import WAIT, settled
from tests.ui.printing.toy import ToyKeeper
from tests.ui.window.conftest import Open, book

__all__ = ["book"]

CTRL = Qt.KeyboardModifier.ControlModifier


def test_the_card_of_the_shelf_is_printed_without_sitting_down(
    open_window: Open, keeper: ToyKeeper, qtbot: QtBot, begun: Path
) -> None:
    before = begun.read_bytes()
    window = open_window()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow, timeout=WAIT)
    QTest.keyClick(window, Qt.Key.Key_P, CTRL)
    printing = settled(window.over.printing, qtbot)
    assert window.table is None
    assert printing.press.subject is not None
    assert printing.press.subject.title == "The Tide Ledger"
    free = saves.resume(begun, games.load, contents.find, __version__)  # nobody holds its lock
    assert free.save is not None
    free.save.close()
    QTest.keyClick(printing.sheet, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf
    assert begun.read_bytes() == before


def test_a_save_is_printed_from_its_menu(
    open_window: Open, keeper: ToyKeeper, qtbot: QtBot, begun: Path
) -> None:
    window = open_window()
    texts = {action.text(): action for action in window.shelf._menu.actions()}
    texts["Print and keep..."].trigger()
    settled(window.over.printing, qtbot)
    assert window.over.printing.press.leaves


def test_a_save_that_cannot_be_told_is_said_to_be_so(
    open_window: Open, keeper: ToyKeeper, qtbot: QtBot, begun: Path
) -> None:
    from desktop import paths

    for kept in (paths.player("kept")).glob("*"):
        kept.unlink()
    window = open_window()
    window.over.print_save(begun)
    printing = window.over.printing
    qtbot.waitUntil(lambda: printing.sheet.pages.slip.view is not None, timeout=WAIT)
    assert not printing.sheet.next.isEnabled()
    QTest.keyClick(printing.sheet, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf


def test_a_save_that_comes_late_pushes_nothing_away(
    open_window: Open,
    keeper: ToyKeeper,
    qtbot: QtBot,
    begun: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    door = Event()

    def slow(path: Path, language: str) -> Story:
        door.wait(10)
        return of_save(path, language)

    monkeypatch.setattr("desktop.ui.printing.printing.of_save", slow)
    window = open_window()
    printing = window.over.printing
    printing.open_save(begun)
    printing.back()
    printing.open_content("book", "Other", None)
    door.set()
    qtbot.waitUntil(lambda: not printing._errands.busy, timeout=WAIT)
    settled(printing, qtbot)
    assert printing.press.subject is not None
    assert printing.press.subject.title == "Other"


def test_a_pack_is_printed_for_the_real_table(
    open_window: Open, keeper: ToyKeeper, qtbot: QtBot
) -> None:
    window = open_window()
    sheet = window.over.sheet
    QTest.keyClick(window.shelf.card, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: bool(sheet.chosen), timeout=WAIT)
    QTest.mouseClick(sheet.print, Qt.MouseButton.LeftButton)
    printing = settled(window.over.printing, qtbot)
    assert [offer.page for offer in printing.press.offers] == ["blank", "cards", "tokens"]
    QTest.keyClick(printing.sheet, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is sheet
    assert sheet.ready


def test_what_is_in_focus_on_a_fresh_shelf_is_printed_for_the_real_table(
    open_window: Open, qtbot: QtBot, book: Path
) -> None:
    window = open_window()
    window.shelf.column.rows[-1].slip.setFocus()
    window.over.show_print()
    printing = settled(window.over.printing, qtbot)
    subject = printing.press.subject
    assert isinstance(subject, Content)
    assert (subject.game, subject.title) == ("book", "The Book of Adventure")
    assert [offer.page for offer in printing.press.offers] == ["blank"]
    QTest.keyClick(printing.sheet, Qt.Key.Key_Escape)
    assert window.stack.currentWidget() is window.shelf
    window.shelf.focus()
    card = at_hand(window.shelf)
    assert isinstance(card, Lying)
    assert card.game == "aventura"


def test_what_is_damaged_or_lies_nowhere_is_not_printed(open_window: Open) -> None:
    window = open_window()
    window.shelf.card.show_card(Slip("a.solsave", "A", call="Go on"), QPixmap())
    assert at_hand(window.shelf) == Path("a.solsave")
    for slip in (Kept("a.solsave", "A", quiet=True), Slip("gone", "A")):
        window.shelf.card.show_slip(slip)
        assert at_hand(window.shelf) is None
    window.over.show_print()
    assert window.stack.currentWidget() is window.shelf


# --- endings -------------------------------------------------------------------------------------


def test_a_table_asks_for_a_page_and_gets_it(
    window: MainWindow, keeper: ToyKeeper, qtbot: QtBot
) -> None:
    assert window.table is not None
    window.table.print_asked.emit("diary")
    printing = settled(window.over.printing, qtbot)
    assert printing.press.chosen.page == "diary"
    printing.back()
    window.table.print_asked.emit("month")  # not offered: the first
    settled(printing, qtbot)
    assert printing.press.chosen.page == "map"


def test_the_row_under_an_ending_prints_the_map(window: MainWindow) -> None:
    table = window.table
    assert isinstance(table, AventuraTable)
    asked = QSignalSpy(table.print_asked)
    table.commands.after_ending("print")
    assert [asked.at(0)[0], asked.count()] == ["map", 1]


# --- the picture of the board ---------------------------------------------------------------------


def test_a_picture_of_the_board_lies_on_the_clipboard(window: MainWindow, qtbot: QtBot) -> None:
    table = window.table
    assert isinstance(table, AventuraTable)
    before = table.session.history
    QTest.keyClick(window, Qt.Key.Key_C, CTRL | Qt.KeyboardModifier.ShiftModifier)
    carried = QGuiApplication.clipboard().mimeData()
    picture, board = carried.imageData(), table.seen_board()
    assert isinstance(picture, QImage)
    assert picture.width() == round(board.width() * DENSITY)
    assert picture.height() > round(board.height() * DENSITY) + 60
    assert carried.text() == f"The Tide Ledger\n{table.where()}"
    assert len({picture.pixel(x, 200) for x in range(0, picture.width(), 7)}) > 5
    log = table.findChild(LogLine)
    assert log is not None
    assert log.accessibleName() == "A picture of the board lies on the clipboard."
    assert table.session.history is before


def test_the_list_does_not_come_into_the_picture(window: MainWindow) -> None:
    table = window.table
    assert isinstance(table, AventuraTable)
    table.commands.twin()
    assert table.seen_board() is table.panels.map
    table.commands.twin()
    assert table.seen_board() is table.panels.board


def test_on_the_shelf_there_is_no_board_to_copy(open_window: Open) -> None:
    window = open_window()
    assert not window.menus.actions_by_name["copy"].isEnabled()
    window.over.copy_board()


def test_a_caption_without_a_title_is_lower(window: MainWindow) -> None:
    from desktop.ui.printing.copying import pictured

    assert window.table is not None
    board, inks = window.table.seen_board(), window.look.inks
    with_title = pictured(board, "A title", "It stands so.", inks)
    without = pictured(board, "", "It stands so.", inks)
    assert with_title.height() - without.height() == round(30 * DENSITY)
