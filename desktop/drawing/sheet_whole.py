"""The whole sheet, or any window on it: for the camera, for Z and for print."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.inks import Inks
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_header import head_box, paint_header
from desktop.drawing.sheet_jottings import paint_jottings, paint_numbers
from desktop.drawing.sheet_marks import EVERYTHING, Part, paint_squares
from desktop.drawing.sheet_paper import paper_ground
from desktop.drawing.sheet_records import HEAD, MARGIN, SheetPage
from desktop.drawing.sheet_route import paint_route
from desktop.drawing.sheet_stamps import Stamps


def fitting(page: SheetPage, area: QRectF, *, edge: float = 0.0) -> Frame:
    """The frame in which the whole paper fits into an area, in its middle."""
    room = area.adjusted(edge, edge, -edge, -edge)
    wide, high = page.columns + 2 * MARGIN, page.rows + HEAD + 2 * MARGIN
    side = min(room.width() / wide, room.height() / high)
    left = room.center().x() - wide * side / 2
    top = room.center().y() - high * side / 2
    return Frame(side, left + MARGIN * side, top + (HEAD + MARGIN) * side)


def paint_page(
    painter: QPainter,
    page: SheetPage,
    frame: Frame,
    clip: QRectF,
    inks: Inks,
    *,
    carried: bool = True,
    ring: bool = True,
    undrawn: int = 0,
    unwritten: Mapping[str, frozenset[Part]] = EVERYTHING,
    numbered: bool = True,
    stamps: Stamps | None = None,
) -> None:
    """Draw all of the sheet that `clip` shows, in px; with `stamps` quicker, not for print.

    Left out: the last row of the header unless `carried`, the last `undrawn` Routes, the
    `unwritten` parts of squares, and in print the numbers of notes unless `numbered`.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paper_ground(painter, page, frame, clip, inks)
    if head_box(page, frame).intersects(clip):
        paint_header(painter, page, frame, inks, carried=carried)
    squares = stamps.paint_squares if stamps is not None else paint_squares
    squares(painter, page, frame, clip, inks, unwritten)
    paint_jottings(painter, page, frame, clip, inks, numbered=numbered)
    paint_route(painter, page, frame, clip, inks, ring=ring, without=undrawn)
    if numbered:
        paint_numbers(painter, page, frame, inks)
    painter.restore()
