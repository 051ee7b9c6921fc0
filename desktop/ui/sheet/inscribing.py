"""What is being written on the sheet before one's eyes: squares stroke by stroke, a Route."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.inks import Inks
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_marks import paint_begun
from desktop.drawing.sheet_pen import leaning
from desktop.drawing.sheet_records import SheetPage
from desktop.drawing.sheet_route import paint_leg_begun
from desktop.drawing.sheet_stamps import Stamps
from desktop.ui.sheet.writing import Script


def paint_writing(
    painter: QPainter,
    page: SheetPage,
    script: Script,
    now: float,
    frame: Frame,
    area: QRectF,
    inks: Inks,
    stamps: Stamps,
) -> None:
    """Draw as much of a script as is drawn by now, with the pen at the end of the Route."""
    for one in script.writings:
        share = one.share(now)
        if share > 0:
            paint_begun(painter, page, one.area, one.parts, share, frame, inks)
    if script.legs:
        share = script.leg_share(now)
        at = paint_leg_begun(painter, page, len(page.legs) - 1, share, frame, inks)
        if share < 1:
            stamps.put_pen(painter, at, inks, leaning(at, area))
