"""The print sheet over a table: chosen, looked at, printed and kept, and gone without a trace."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from desktop.keepsakes.paper import A4, LETTER
from desktop.store import settings as preferences
from desktop.store.settings import Printing as Remembered
from desktop.ui.main_window import MainWindow
from desktop.ui.printing.doors import Doors
from desktop.ui.printing.printing import Printing
from desktop.ui.printing.subject import Story
from tests.ui.printing.conftest import WAIT, Lay, settled
from tests.ui.printing.toy import ToyKeeper

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


def press(window: MainWindow, *keys: Key) -> None:
    """Press keys where the focus is."""
    for key in keys:
        held = window.focusWidget()
        assert held is not None
        QTest.keyClick(held, key)


def told(printing: Printing) -> str:
    """What stands on the slip."""
    view = printing.sheet.pages.slip.view
    return view.words if view is not None else ""


def next_label(printing: Printing) -> str:
    return printing.sheet.next.accessibleName()


def click(widget: QWidget) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(12, widget.height() // 2))


def done(printing: Printing, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not printing.press.delivery.busy, timeout=WAIT)


# --- hands ---------------------------------------------------------------------------------------


def test_by_keys_alone_to_a_file_and_back(
    window: MainWindow, lay: Lay, keeper: ToyKeeper, qtbot: QtBot, begun: Path, tmp_path: Path
) -> None:
    before, held = begun.read_bytes(), window.focusWidget()
    QTest.keyClick(window, Key.Key_P, CTRL)
    printing = settled(window.over.printing, qtbot)
    assert next_label(printing) == "Print..."
    press(window, Key.Key_2)
    settled(printing, qtbot)
    pages = printing.sheet.pages
    assert pages.counter.text() == "1 of 14"
    press(window, Key.Key_PageDown, Key.Key_PageDown, Key.Key_PageUp)
    assert pages.counter.text() == "2 of 14"
    press(window, Key.Key_End)
    assert pages.counter.text() == "14 of 14"
    press(window, Key.Key_Tab)  # the columns are walked with Tab and arrows, and Space presses
    printing.sheet.how.booklet.setFocus()
    press(window, Key.Key_Space)
    settled(printing, qtbot)
    assert keeper.made[-1][1].booklet
    QTest.keyClick(printing.sheet, Key.Key_S, CTRL)
    dialog = printing.sheet.findChild(QFileDialog)
    assert dialog is not None
    assert Path(dialog.selectedFiles()[0]).name == "The diary.pdf"
    dialog.selectFile(str(tmp_path / "kept.pdf"))
    dialog.accept()
    done(printing, qtbot)
    assert (tmp_path / "kept.pdf").read_bytes().startswith(b"%PDF")
    assert str(tmp_path / "kept.pdf") in told(printing)
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is window.table
    assert window.focusWidget() is held
    assert begun.read_bytes() == before


def test_by_mouse_alone_everything_is_chosen(
    window: MainWindow, lay: Lay, keeper: ToyKeeper, qtbot: QtBot
) -> None:
    printing = lay()
    how = printing.sheet.how
    assert [row.name for row in printing.sheet.what._part_rows] == ["", "pier", "boat", "all"]
    click(printing.sheet.what._part_rows[2])
    for widget in (how.papers["Letter"], how.margins[20], how.scales["poster"], how.more):
        click(widget)
    settled(printing, qtbot)
    page, wish = keeper.made[-1]
    assert (page, wish.part, wish.across) == ("map", "boat", 3)
    assert (wish.sheet.paper, wish.sheet.margin) == (LETTER, 20)
    click(how.grey)
    assert printing.press.keepsake is not None  # in greys the same pages come out
    assert window.settings.printing == Remembered("Letter", 20, "auto", 3, grey=True)
    click(how.scales["true"])
    settled(printing, qtbot)
    assert (keeper.made[-1][1].scale, keeper.made[-1][1].across) == ("true", 0)
    click(printing.sheet.what._offer_rows[1])
    settled(printing, qtbot)
    assert keeper.made[-1][1].scale == "auto"  # it means nothing for a text
    assert how.scales["true"].isHidden()
    click(printing.sheet.back)
    assert window.stack.currentWidget() is window.table


def test_what_was_chosen_last_is_chosen_again(
    window: MainWindow, lay: Lay, keeper: ToyKeeper, qtbot: QtBot
) -> None:
    printing = lay()
    click(printing.sheet.how.papers["Letter"])
    click(printing.sheet.how.margins[0])
    printing.back()
    assert window.table is not None
    window.table.settings_changed.emit(window.table.settings)  # as when a hint was seen
    kept, _ = preferences.load(preferences_file())
    assert kept.printing == Remembered(paper="Letter", margin=0)
    printing = lay()
    assert keeper.made[-1][1].sheet.paper == LETTER
    assert keeper.made[-1][1].sheet.margin == 0


def preferences_file() -> Path:
    from desktop import paths

    return paths.settings_file()


def test_the_pages_are_a_list_too(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    printing = lay()
    press(window, Key.Key_L)
    twin = printing.sheet.pages.list
    assert twin.hasFocus()
    assert [row.text for row in twin.shown[1].rows] == [
        "Page 1: Part 1", "Page 2: Part 2", "Page 3: Part 3"]  # fmt: skip
    assert twin.shown[1].rows[2].rows[0].text == "This is page 3."
    press(window, Key.Key_Down, Key.Key_Return)
    assert printing.sheet.pages.preview.now == 1
    assert printing.sheet.pages.preview.isVisible()
    face = printing.sheet.pages.preview.faces[1]
    assert face.accessibleName() == "2 of 3 Part 2"
    assert face.accessibleDescription().startswith("This is page 2.")


def test_letters_and_undo_of_the_table_sleep(window: MainWindow, lay: Lay) -> None:
    printing = lay()
    assert window.table is not None
    entries = window.table.session.history.entries
    press(window, Key.Key_J, Key.Key_Space, Key.Key_R, Key.Key_N)
    QTest.keyClick(printing.sheet, Key.Key_Z, CTRL)
    assert window.table.session.history.entries == entries
    assert window.stack.currentWidget() is printing.sheet
    assert not window.menus.by_name["turn"].menuAction().isVisible()
    press(window, Key.Key_Escape)
    assert window.menus.by_name["turn"].menuAction().isVisible()
    window.over.show_keys()
    assert "turn the pages" not in {label.text() for label in window.over.keys.labels}


def test_the_keys_lie_over_it_for_a_while(window: MainWindow, lay: Lay) -> None:
    printing = lay()
    window.over.show_keys()
    shown = {label.text() for label in window.over.keys.labels}
    assert {"Ctrl+P", "Ctrl+S", "turn the pages"} <= shown
    window.over.show_keys()
    assert window.stack.currentWidget() is printing.sheet
    assert printing.press.leaves
    window.over.show_keys()
    window.over.show_print()  # pressed over the keys: the sheet is there again
    assert window.stack.currentWidget() is printing.sheet
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is window.table


def test_over_the_table_rules_it_goes_back_to_them(window: MainWindow, lay: Lay) -> None:
    window.over.show_rules()
    lay()
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is window.over.rules
    assert window.menus.by_name["turn"].menuAction().isVisible()


# --- pages ---------------------------------------------------------------------------------------


def test_a_range_that_cannot_be_had_is_complained_of(
    window: MainWindow, lay: Lay, qtbot: QtBot
) -> None:
    printing = lay()
    sheet = printing.sheet
    QTest.keyClicks(sheet.how.field, "2-7")
    assert "7" in sheet.how.field.accessibleDescription()
    assert not sheet.next.isEnabled()
    assert not sheet.pdf.isEnabled()
    sheet.how.field.clear()
    QTest.keyClicks(sheet.how.field, "3, 1")
    assert sheet.how.field.accessibleDescription() == ""
    assert sheet.next.isEnabled()
    assert printing.press._pages == (1, 3)
    assert [face._chosen for face in sheet.pages.preview.faces] == [True, False, True]
    QTest.keyClick(sheet.how.field, Key.Key_Return)
    assert sheet.next.hasFocus()


def test_only_what_is_near_is_drawn(window: MainWindow, lay: Lay, qtbot: QtBot) -> None:
    printing = lay()
    press(window, Key.Key_2)
    settled(printing, qtbot)
    preview = printing.sheet.pages.preview
    qtbot.waitUntil(lambda: preview.drawn and preview.faces[1].picture is not None, timeout=WAIT)
    assert preview.faces[-1].picture is None
    press(window, Key.Key_End)
    qtbot.waitUntil(lambda: preview.faces[-1].picture is not None, timeout=WAIT)
    assert preview.faces[0].picture is None
    press(window, Key.Key_Home)
    for zoom in ("width", "true", "page"):
        press(window, Key.Key_Z)
        assert preview.zoom == zoom
        qtbot.waitUntil(lambda: preview.drawn, timeout=WAIT)
    face = preview.faces[0]
    assert face.page.width() / face.page.height() == pytest.approx(A4.width / A4.height, rel=0.01)


def test_what_is_small_is_drawn_smaller_and_stays_whole(
    window: MainWindow, lay: Lay, qtbot: QtBot
) -> None:
    printing = lay()
    window.resize(1024, 600)
    sheet = printing.sheet
    for row in (*sheet.what._offer_rows, *sheet.how.buttons()):
        assert row.isVisible()
        column = row.parentWidget()
        assert column is not None
        assert column.rect().contains(row.geometry())
    assert sheet.pages.geometry().right() <= sheet.how.geometry().left()


# --- printing and keeping ------------------------------------------------------------------------


def test_stopped_half_way_nothing_is_left(
    window: MainWindow, lay: Lay, qtbot: QtBot, tmp_path: Path
) -> None:
    printing = lay()
    press(window, Key.Key_2)
    settled(printing, qtbot)
    delivery = printing.press.delivery
    printing.press.do("pdf")
    with qtbot.waitSignals([delivery.steps.moved] * 3):
        delivery.keep_as(tmp_path / "half.pdf")
    assert delivery.busy
    assert not printing.sheet.next.isEnabled()
    QTest.keyClicks(printing.sheet.how.field, "3")  # nothing is chosen meanwhile
    assert (printing.press.chosen.pages, printing.sheet.how.field.text()) == ("", "")
    printing.sheet.setFocus()
    assert told(printing).startswith("Written: 2 of")
    press(window, Key.Key_Escape)
    assert told(printing) == "Stopped; no file was written."
    assert window.stack.currentWidget() is printing.sheet  # the next Esc goes back
    assert list(tmp_path.iterdir()) == []


def test_a_file_of_somebody_else_is_left_alone(
    window: MainWindow, lay: Lay, qtbot: QtBot, tmp_path: Path
) -> None:
    printing = lay()
    letter = tmp_path / "letter.pdf"
    letter.write_bytes(b"%PDF dear aunt")
    press(window, Key.Key_2)
    settled(printing, qtbot)
    printing.press.do("keep")  # a text is offered as a book to read first
    dialog = printing.sheet.findChild(QFileDialog)
    assert dialog is not None
    assert [name.rpartition("*.")[2] for name in dialog.nameFilters()] == [
        "epub)", "html)", "svg)", "png)"]  # fmt: skip
    dialog.close()
    printing.press.do("pdf")
    printing.press.delivery.keep_as(letter)
    assert "letter.pdf" in told(printing)
    assert letter.read_bytes() == b"%PDF dear aunt"
    assert next_label(printing) == "Print..."


def test_several_files_are_asked_about_once(
    window: MainWindow, lay: Lay, qtbot: QtBot, tmp_path: Path
) -> None:
    printing = lay()
    for _ in range(2):
        printing.press.do("keep")
        dialog = printing.sheet.findChildren(QFileDialog)[-1]
        dialog.selectFile(str(tmp_path / "map.svg"))
        dialog.accept()
        done(printing, qtbot)
    names = [f"map-{number}.svg" for number in (1, 2, 3)]
    assert sorted(path.name for path in tmp_path.iterdir()) == names
    assert next_label(printing) == "Replace"
    assert "3" in told(printing)
    press(window, Key.Key_Escape)
    assert next_label(printing) == "Print..."
    printing.press.delivery.keep_as(tmp_path / "map.svg")
    press(window, Key.Key_Return)
    done(printing, qtbot)
    assert str(tmp_path) in told(printing)


def test_without_a_printer_files_are_offered(
    window: MainWindow, lay: Lay, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    monkeypatch.setattr(Doors, "printers", lambda self: False)
    printing = lay()
    press(window, Key.Key_Return)
    assert told(printing).startswith("This computer knows no printer.")
    assert next_label(printing) == "Keep as PDF"
    press(window, Key.Key_2)
    assert next_label(printing) != "Keep as PDF"  # a printer may be there by now
    press(window, Key.Key_1)
    settled(printing, qtbot)
    press(window, Key.Key_Return)
    press(window, Key.Key_Return)
    assert printing.sheet.findChild(QFileDialog) is not None


def test_pages_go_to_the_printer_that_is_chosen(
    window: MainWindow, lay: Lay, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, tmp_path: Path
) -> None:
    monkeypatch.setattr(Doors, "printers", lambda self: True)
    printing = lay()
    press(window, Key.Key_2)
    settled(printing, qtbot)
    QTest.keyClicks(printing.sheet.how.field, "2-9")
    click(printing.sheet.next)
    dialog = printing.sheet.findChild(QPrintDialog)
    assert dialog is not None
    assert (dialog.minPage(), dialog.maxPage()) == (1, 14)
    assert (dialog.fromPage(), dialog.toPage()) == (2, 9)
    dialog.setPrintRange(QAbstractPrintDialog.PrintRange.PageRange)
    dialog.setFromTo(8, 12)
    printer = printing.press.delivery.doors.printer
    assert printer is not None
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    dialog.done(QDialog.DialogCode.Accepted)
    done(printing, qtbot)
    assert told(printing).startswith("2 page")
    assert (tmp_path / "printed.pdf").stat().st_size > 500


# --- what changes meanwhile ----------------------------------------------------------------------


def test_language_and_theme_change_live(
    window: MainWindow, lay: Lay, keeper: ToyKeeper, qtbot: QtBot
) -> None:
    printing = lay()
    press(window, Key.Key_2)
    settled(printing, qtbot)
    window.prefer(language="es")
    settled(printing, qtbot)
    assert printing.press.chosen.page == "diary"
    assert isinstance(printing.press.subject, Story)
    assert printing.press.subject.source.language == "es"
    window.prefer(theme="late")
    assert printing.sheet.what.look.inks is window.look.inks
    press(window, Key.Key_Escape)
    assert window.stack.currentWidget() is window.table


def test_the_shelf_takes_the_sheet_away(window: MainWindow, lay: Lay, tmp_path: Path) -> None:
    printing = lay()
    printing.press.do("pdf")
    printing.press.delivery.keep_as(tmp_path / "gone.pdf")
    window.to_shelf()
    assert not printing.open
    assert printing.press.subject is None
    assert list(tmp_path.iterdir()) == []
    assert window.menus.actions_by_name["print"].isEnabled()
