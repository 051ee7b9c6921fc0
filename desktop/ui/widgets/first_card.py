"""The large card of the shelf: the game to go on with, or the lamp of the first evening."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import write
from desktop.drawing.paper import sheet
from desktop.drawing.shelf_things import evening
from desktop.ui.widgets.paper_button import PaperButton, Slip, paint_call, wrapped

_CALL, _PAD, _NEAR = 44.0, 20.0, 1.12


class FirstCard(PaperButton):
    """A picture above, title and a sentence, and one call at its foot."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Slip("", ""), parent)
        self._picture = QPixmap()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_card(self, slip: Slip, picture: QPixmap) -> None:
        """Show a card; without a picture the lamp is drawn. Safe to call twice."""
        self._picture = picture
        self.setEnabled(bool(slip.call))
        self.show_slip(slip)

    def sizeHint(self) -> QSize:
        return QSize(round(560 * self.look.zoom), round(400 * self.look.zoom))

    def hasHeightForWidth(self) -> bool:
        return False

    def heightForWidth(self, width: int) -> int:
        return -1

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the picture as large as the words let it, and the words."""
        inks, slip = self.look.inks, self.slip
        paper = area.adjusted(5, 4, -5, -8)
        sheet(painter, paper, inks, seed=5)
        wide, low = paper.width() > 640, paper.height() < 330
        title = font(Face.TITLE, 32 if wide and not low else 24)
        face, leading = font(Face.READING, 20 if wide else 17), 29.0 if wide else 25.0
        room = paper.width() - 2 * _PAD
        titles = wrapped(slip.title, title, room, 2)
        lines = [part for line in slip.lines for part in wrapped(line, face, room, 2)]
        big = title.pixelSize() * 1.2
        text = big * len(titles) + leading * len(lines)
        foot = (_CALL + 16 if slip.call else 0.0) + 14
        high = paper.height() - 12 - text - foot - 12
        y = paper.top() + 12
        if high > 60:
            box = QRectF(paper.left() + 12, y, paper.width() - 24, high)
            self._paint_picture(painter, box)
            y = box.bottom() + 10
        for line in titles:
            write(painter, paper.left() + _PAD, y + big * 0.78, line, title, inks.ink)
            y += big
        for line in lines:
            write(painter, paper.left() + _PAD, y + leading * 0.72, line, face, inks.quiet)
            y += leading
        if slip.call:
            box = QRectF(paper.left() + 16, paper.bottom() - 16 - _CALL, paper.width() - 32, _CALL)
            paint_call(painter, box, msgspec.structs.replace(slip, amber=True), self, 20)

    def _paint_picture(self, painter: QPainter, box: QRectF) -> None:
        if self._picture.isNull():
            evening(painter, box, self.look.inks)
            return
        shown = self._picture
        painter.fillRect(box, QColor(self.look.inks.margin))
        across, down = box.width() / shown.width(), box.height() / shown.height()
        # A picture of nearly this shape fills the frame; any other is shown whole.
        near = max(across, down) / min(across, down) < _NEAR
        share = max(across, down) if near else min(across, down)
        placed = QRectF(0, 0, shown.width() * share, shown.height() * share)
        placed.moveCenter(box.center())
        painter.save()
        painter.setClipRect(box)
        painter.drawPixmap(placed, shown, QRectF(shown.rect()))
        painter.restore()
        painter.setPen(QPen(QColor(self.look.inks.ink), 1.5))
        painter.drawRect(box)
