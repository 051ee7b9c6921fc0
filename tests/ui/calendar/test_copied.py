"""The picture for the clipboard: the page as it is seen, or what is read in its place."""

import pytest
from PySide6.QtGui import QGuiApplication, QImage
from pytestqt.qtbot import QtBot

from desktop.ui.games.calendar.parts.held import Turned
from desktop.ui.games.calendar.table import CalendarTable
from desktop.ui.month import making
from desktop.ui.printing.copying import DENSITY, copy, seen
from tests.ui.calendar.desk import begin, follow, sit

TURNED: tuple[Turned, ...] = ("month", "journal", "year")


def copied(table: CalendarTable) -> QImage:
    """What lies on the clipboard after copying, without the caption's strip."""
    copy(table)
    image = QGuiApplication.clipboard().image()
    board = seen(table).size() * DENSITY
    return image.copy(0, 0, board.width(), board.height())


def inked(image: QImage) -> int:
    """How many of some places are not as light as paper."""
    width, high = image.width(), image.height()
    places = ((x, y) for x in range(40, width - 40, 11) for y in range(40, high - 40, 11))
    return sum(image.pixelColor(x, y).lightness() < 110 for x, y in places)


def test_what_lies_on_the_board_is_copied(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    told = follow(begin("copied"), "copied", lambda state: len(state.days) > 20)
    table = sit(qtbot, told)
    with monkeypatch.context() as going_on:  # as in a window that makes its page piece by piece
        going_on.setattr(making, "nobody_waits", lambda: False)
        page = copied(table)
        assert table.board.pictured.pixmap.size() == page.size()  # not stretched from the screen
    table.commands.twin()
    assert copied(table) == page  # the list does not come into the picture
    table.commands.twin()
    found = {"": page}
    for turned in TURNED:
        table.turn(turned)
        found[turned] = copied(table)
    apart = found.values()
    assert all(one != other for one in apart for other in apart if one is not other)
    for name, image in found.items():
        assert inked(image) > 100, name
    table.overlays.show_log()
    assert seen(table) is table.overlays.paper
    assert inked(copied(table)) > 100
    table.overlays.close()
    assert seen(table) is table.seen_board()
