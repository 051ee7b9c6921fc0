"""The written part as one picture of the window; moving it costs a blit and the new edges."""

from __future__ import annotations

import math

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform

from desktop.drawing.inks import Inks
from desktop.drawing.kept import put
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_header import READABLE
from desktop.drawing.sheet_stamps import Stamps
from desktop.drawing.sheet_whole import paint_page
from desktop.ui.sheet.look import SheetLook
from desktop.ui.sheet.writing import Script

_NOTHING = Script()


class Picture:
    """A window on the sheet as it was painted for one frame; `paints` counts, for tests."""

    def __init__(self, stamps: Stamps) -> None:
        """Nothing painted."""
        self._stamps = stamps
        self.frame = Frame(1, 0, 0)
        self.pixmap = QPixmap()
        self.paints = 0
        self._area = QRectF()
        self._density = 1.0

    def fits(self, area: QRectF, density: float) -> bool:
        """Whether it was painted for a window of this size and density."""
        same = (self._area, self._density) == (area, density)
        return same and not self.pixmap.isNull()

    def take(
        self,
        look: SheetLook,
        frame: Frame,
        area: QRectF,
        density: float,
        inks: Inks,
        script: Script = _NOTHING,
    ) -> None:
        """Paint all of it anew, but for what `script` still has to draw."""
        size = QSize(math.ceil(area.width() * density), math.ceil(area.height() * density))
        self.pixmap = QPixmap(size)
        self.pixmap.fill(QColor(inks.desk))
        self.frame, self._area, self._density = frame, area, density
        self._paint(look, inks, [QRect(QPoint(), size)], script)

    def move(self, look: SheetLook, frame: Frame, inks: Inks) -> bool:
        """Show another part at the same scale, painting what was not seen; whether that works."""
        dx = (frame.x - self.frame.x) * self._density
        dy = (frame.y - self.frame.y) * self._density
        whole = all(math.isclose(way, round(way), abs_tol=1e-6) for way in (dx, dy))
        if frame.side != self.frame.side or not whole:
            return False
        at, size = QPoint(round(dx), round(dy)), self.pixmap.size()
        moved = QPixmap(size)
        painter = QPainter(moved)
        painter.drawPixmap(at, self.pixmap)
        painter.end()
        self.pixmap, self.frame = moved, frame
        self._paint(look, inks, _strips(size, at), _NOTHING)
        return True

    def _paint(self, look: SheetLook, inks: Inks, parts: list[QRect], script: Script) -> None:
        self.paints += 1
        turn = QTransform.fromScale(self._density, self._density)
        back, _ = turn.inverted()
        painter = QPainter(self.pixmap)
        for box in parts:
            painter.resetTransform()
            painter.setClipRect(box)
            painter.setTransform(turn)
            paint_page(
                painter,
                look.page,
                self.frame,
                back.mapRect(QRectF(box)),
                inks,
                carried=self.frame.side < READABLE,
                ring=look.ring,
                undrawn=script.legs,
                unwritten=script.unwritten,
                stamps=self._stamps,
            )
        painter.end()

    def lay(self, painter: QPainter) -> None:
        """Put it down pixel by pixel at the origin of the painter's units."""
        put(painter, QPointF(), self.pixmap)

    def lay_at(self, painter: QPainter, frame: Frame) -> None:
        """Put it down as another frame shows it, larger or smaller, while something glides."""
        share = frame.side / self.frame.side
        corner = QPointF(frame.x - self.frame.x * share, frame.y - self.frame.y * share)
        size = QSizeF(self.pixmap.size()) * (share / self._density)
        painter.drawPixmap(QRectF(corner, size), self.pixmap, QRectF(self.pixmap.rect()))


def _strips(size: QSize, shift: QPoint) -> list[QRect]:
    """What comes into sight at the edges when a picture is moved."""
    wide, high, x, y = size.width(), size.height(), shift.x(), shift.y()
    across = QRect(0 if x > 0 else wide + x, 0, abs(x), high)
    down = QRect(0, 0 if y > 0 else high + y, wide, abs(y))
    return [strip for strip in (across, down) if not strip.isEmpty()]
