"""The graph-paper sheet at true scale, the journey on it, and the empty sheet for real pencils."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.drawing.inks import PRINT
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_position import sheet_page
from desktop.drawing.sheet_records import HEAD, SheetPage, place
from desktop.drawing.sheet_whole import paint_page
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.rules.games.book.state import State
from desktop.words.book.names import Names

SQUARE = 5.0
"""The side of a square, in mm."""
RIM = 0.5
"""So many mm beyond the squares belong to the picture: strokes reach a little over them."""
_SIDE = 24.0  # units of the painters a square: for such squares they set words large enough
_BOLD = 1.25  # what a pen leaves on paper is thicker than what shines on a screen
_AROUND = 2


def sheet_picture(source: Source) -> Picture:
    """The whole sheet with its head."""
    page = _page(source)
    return _window(page, QRectF(0, -HEAD, page.columns, page.rows + HEAD), SQUARE)


def journey_picture(source: Source, square: float = SQUARE) -> Picture:
    """What was written, with two squares all round; `square` mm wide each."""
    page = _page(source)
    return _window(page, written(page), square)


def _page(source: Source) -> SheetPage:
    state: State = source.history.state
    return sheet_page(Names(source.history.content, source.language), state, source.jottings)


def written(page: SheetPage) -> QRectF:
    """The part of the world with something in it and a rim around it, in squares."""
    places = [place(name) for name in page.areas]
    if not places:
        return QRectF(0, 0, page.columns, page.rows)
    columns, rows = [column for column, _ in places], [row for _, row in places]
    left, top = max(0, min(columns) - _AROUND), max(0, min(rows) - _AROUND)
    right = min(page.columns, max(columns) + 1 + _AROUND)
    foot = min(page.rows, max(rows) + 1 + _AROUND)
    return QRectF(left, top, right - left, foot - top)


def _window(page: SheetPage, squares: QRectF, side: float) -> Picture:
    """A part of the sheet, each of its squares so many mm wide."""

    def draw(painter: QPainter) -> None:
        with unit(painter, side / _SIDE, RIM, RIM):
            frame = Frame(_SIDE, -squares.left() * _SIDE, -squares.top() * _SIDE, _BOLD)
            rim = RIM * _SIDE / side
            box = QRectF(0, 0, squares.width() * _SIDE, squares.height() * _SIDE)
            clip = box.adjusted(-rim, -rim, rim, rim)
            painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
            paint_page(painter, page, frame, clip, PRINT)

    return Picture(
        width=squares.width() * side + 2 * RIM,
        height=squares.height() * side + 2 * RIM,
        draw=draw,
        measure=QCoreApplication.translate("Keepsakes", "one square is {size} mm"),
        size=side,
    )
