"""Nothing is clipped: at the smallest window, at every zoom, in words 40 % longer than ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QRect, Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import advance
from desktop.store import tables
from desktop.ui.main_window import MainWindow
from desktop.ui.widgets.next_button import NextButton
from desktop.ui.widgets.paper_button import PaperButton, Slip
from desktop.ui.widgets.quiet_button import QuietButton
from tests.ui.window.conftest import PLAIN, Open, spoil
from tests.ui.window.test_main_window import WAIT, invited, sit
from tests.ui.window.test_trouble import damaged

SIZES = [(1024, 600), (1366, 700), (1920, 1010)]


class Longer(QTranslator):
    """Every text of the program, 40 % longer."""

    def translate(self, context: str, text: str, *_: object) -> str:
        return f"[{text}{'~' * round(0.4 * len(text))}]"

    def isEmpty(self) -> bool:
        return False


@pytest.fixture
def longer(qapp: object) -> Iterator[Longer]:
    made = Longer()
    QCoreApplication.installTranslator(made)
    yield made
    QCoreApplication.removeTranslator(made)


def scrolled(widget: QWidget, within: QWidget) -> bool:
    """Whether a widget lies in something that can be scrolled to it."""
    up = widget.parentWidget()
    while up is not None and up is not within:
        if isinstance(up, QScrollArea):
            return True
        up = up.parentWidget()
    return False


def clipped(part: QWidget) -> list[str]:
    """Buttons of a screen that reach over its edge, and words that are cut off."""
    wrong = []
    for button in part.findChildren(QAbstractButton):
        if not button.isVisible() or button.width() == 0:
            continue
        name = f"{type(button).__name__} {button.accessibleName()!r}"
        corner = button.mapTo(part, QPoint(0, 0))
        area = QRect(corner, button.size())
        sideways = area.left() < 0 or area.right() > part.width()
        if sideways or not (scrolled(button, part) or part.rect().contains(area)):
            wrong.append(f"{name} lies at {area.getRect()} of {part.size().toTuple()}")
        if not words_fit(button):
            wrong.append(f"{name} is cut off")
    for label in part.findChildren(QLabel):
        if label.isVisible() and not label.wordWrap() and label.text():
            needs = label.fontMetrics().horizontalAdvance(label.text())
            if needs > label.width() + 1:
                wrong.append(f"label {label.text()!r}: {label.width()} of {needs}")
    return wrong


def words_fit(button: QAbstractButton) -> bool:
    match button:
        case NextButton() | QuietButton():
            return bool(button.width() >= button.sizeHint().width() - 1)
        case PaperButton():
            room = button.width() / button.look.zoom - 10
            call = advance(button.slip.call, font(Face.STRONG, 15))
            return call + 36 <= room and button.height() >= button.heightForWidth(button.width())
        case _:
            return True


def slips(window: MainWindow) -> tuple[Slip, ...]:
    return tuple(row.slip.slip for row in window.shelf.column.rows)


def screens(window: MainWindow, qtbot: QtBot, broken: Path, torn: Path) -> Iterator[str]:
    """Every screen of the window but the table, one after the other."""
    name = str(broken)
    qtbot.waitUntil(lambda: name in {slip.id for slip in slips(window) if slip.quiet}, timeout=WAIT)
    yield "shelf"
    window.door.open_pack(Path("maps/last_boat").resolve())
    invited(window, qtbot)
    window.over.sheet.people.counts[1].click()
    yield "sheet"
    window.over.sheet.fold.click()
    yield "rules of a new game"
    window.to_shelf()
    window.door.open_pack(tables.shipped(), "book")
    qtbot.waitUntil(lambda: window.over.sheet.ready, timeout=WAIT)
    yield "sheet of the Book"
    window.to_shelf()
    row = next(r for r in window.shelf.column.rows if r.slip.slip.id == str(broken))
    row.slip.click()
    yield "broken pack"
    window.to_shelf()
    window.open_file(torn)
    qtbot.waitUntil(lambda: window.stack.currentWidget() is window.over.question, timeout=WAIT)
    yield "damaged save"
    window.over.question.next.click()
    sit(window, qtbot)
    window.over.show_rules()
    yield "rules in mid-game"
    window.over.show_keys()
    yield "keys"


def look_at_all(window: MainWindow, qtbot: QtBot, own_pack: Path, torn: Path) -> list[str]:
    wrong = []
    for name in screens(window, qtbot, own_pack, torn):
        for _ in range(4):  # layouts settle one after the other
            QCoreApplication.processEvents()
        part = window.stack.currentWidget()
        assert part is not None
        wrong += [f"{name}: {one}" for one in clipped(part)]
    return wrong


@pytest.mark.parametrize("size", SIZES)
def test_nothing_is_clipped_in_longer_words(
    longer: Longer,
    open_window: Open,
    qtbot: QtBot,
    own_pack: Path,
    book: Path,
    size: tuple[int, int],
) -> None:
    spoil(own_pack)
    torn = damaged()
    window = open_window(size=size)
    assert "~" in window.shelf.card.slip.call
    assert not look_at_all(window, qtbot, own_pack, torn)


@pytest.mark.parametrize("zoom", [75, 150, 250])
@pytest.mark.parametrize("size", [(1024, 600), (1366, 700)])
def test_nothing_is_clipped_at_any_zoom(
    open_window: Open, qtbot: QtBot, own_pack: Path, book: Path, size: tuple[int, int], zoom: int
) -> None:
    spoil(own_pack)
    torn = damaged()
    window = open_window(msgspec.structs.replace(PLAIN, zoom=zoom), size)
    assert not look_at_all(window, qtbot, own_pack, torn)


def test_every_part_that_takes_the_keyboard_has_a_name(
    open_window: Open, qtbot: QtBot, own_pack: Path, book: Path
) -> None:
    spoil(own_pack)
    torn = damaged()
    window = open_window()
    for name in screens(window, qtbot, own_pack, torn):
        part = window.stack.currentWidget()
        assert part is not None
        assert part.accessibleName() or name not in ("shelf", "sheet")
        nameless = [
            widget
            for widget in part.findChildren(QWidget)
            if widget.isVisible()
            and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
            and not isinstance(widget, QScrollArea)
            and not widget.accessibleName()
        ]
        assert not nameless, name
