"""A Sunday's reckoning, large: the shield with what is printed and what it asks for now."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.odds import percent
from desktop.ui.widgets.fit_row import bar
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Row
from desktop.ui.widgets.tray_dice import LETTERS, shield, symbol

_SHARE_HIGH = 150.0


class ShieldView(msgspec.Struct, frozen=True):
    """A Sunday: `printed` is what stands on its shield, `now` what it asks for today.

    `why` tells what brought it down ("Three leads took three off."), `told` what is missing.
    """

    date: str
    symbols: tuple[str, ...]
    printed: int
    now: int
    title: str
    why: str = ""
    told: str = ""
    chance: float | None = None
    fits: bool = False


class ShieldButton(Row):
    """Shows the shield; `chosen` tells its date when it is pressed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = ShieldView("", (), 0, 0, "")
        self.clicked.connect(self._choose)

    def show_shield(self, view: ShieldView) -> None:
        """Show another Sunday; safe to call twice."""
        self._view = view
        self.setAccessibleName(f"{view.title}: {', '.join(view.symbols)} {view.now}")
        odds = "" if view.chance is None else percent(view.chance)
        told = (view.why, view.told, odds)
        self.setAccessibleDescription(", ".join(part for part in told if part))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(360 * self.look.zoom), round(180 * self.look.zoom))

    def _choose(self) -> None:
        self.chosen.emit(self._view.date)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw shield, arrow, value and symbols; the words at their right."""
        inks, view = self.look.inks, self._view
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.setBrush(QColor(inks.week))
        painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), 2, 2)
        if self.lit and inks.textures:
            painter.fillRect(area.adjusted(2, 2, -2, -2), faded(inks.ink, 0.05))
        share = min(1.45, area.height() / _SHARE_HIGH, area.width() / 344)
        painter.save()
        painter.translate(area.left(), area.center().y() - _SHARE_HIGH / 2 * share)
        painter.scale(share, share)
        middle = QPointF(66, 66)
        shield(painter, middle, 92, inks)
        face = font(Face.TITLE, 44)
        write(painter, 66, 80, str(view.printed), face, inks.ink, Side.MIDDLE)
        for n, kind in enumerate(view.symbols):
            x = 66 + (n - (len(view.symbols) - 1) / 2) * 52 - 8
            symbol(painter, kind, QPointF(x, 132), 22, inks.ink, inks.week)
            write(painter, x + 16, 137, LETTERS[kind], font(Face.STRONG, 13), inks.ink)
        self._paint_now(painter)
        self._paint_words(painter, area.width() / share)
        painter.restore()

    def _paint_now(self, painter: QPainter) -> None:
        """The arrow and what it asks for now, beside the shield."""
        inks, view = self.look.inks, self._view
        if view.now == view.printed:
            return
        pen = QPen(QColor(inks.ink), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(124, 66), QPointF(142, 66))
        painter.drawLine(QPointF(142, 66), QPointF(136, 60))
        painter.drawLine(QPointF(142, 66), QPointF(136, 72))
        face = font(Face.TITLE, 44)
        face.setPixelSize(56)  # the day's one figure: larger than a text may be
        write(painter, 150, 84, str(view.now), face, inks.ink)

    def _paint_words(self, painter: QPainter, wide: float) -> None:
        inks, view = self.look.inks, self._view
        x = 218.0 if view.now != view.printed else 140.0
        room, y = wide - x - 14, 36.0
        face = suiting(view.title, Face.STRONG, (17, 15, 13), room)
        write(painter, x, y, fitted(view.title, face, room), face, inks.ink)
        small = font(Face.LABEL, 13)
        for line in (*wrapped(view.told, small, room, 2), *wrapped(view.why, small, room, 3)):
            y += 19
            write(painter, x, y, line, small, inks.quiet)
        if view.chance is not None:
            write(painter, x, 136, percent(view.chance), font(Face.STRONG, 24), inks.ink)
            bar(painter, QPointF(x + 66, 126), view.chance, max(30.0, min(76.0, room - 66)), inks)
