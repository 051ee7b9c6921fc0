"""A Sunday's reckoning, large: the shield with what is printed and what it asks for now."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.month_inks import month_inks
from desktop.drawing.month_marks import shield
from desktop.drawing.month_signs import LETTERS, symbol
from desktop.drawing.odds import percent
from desktop.rules.games.calendar.state import Symbol
from desktop.ui.widgets.fit_row import bar
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Row
from desktop.words.calendar.names import symbols_text

_SHARE_HIGH = 150.0
_SMALL = 0.92  # drawn smaller than this its words are set larger


class ShieldView(msgspec.Struct, frozen=True):
    """A Sunday: `printed` is what stands on its shield, `now` what it asks for today.

    `why` tells what brought it down ("Three leads took three off."), `told` what is missing.
    """

    date: str
    symbols: tuple[Symbol, ...]
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
        asked = (str(view.now), symbols_text(view.symbols))
        self.setAccessibleName(f"{view.title}: " + ", ".join(part for part in asked if part))
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
        bare = not view.symbols and view.chance is None  # nothing stands below the shield
        down = 13.0 if bare else 0.0
        painter.translate(area.left(), area.center().y() + (down - _SHARE_HIGH / 2) * share)
        painter.scale(share, share)
        painter.setBrush(QColor(month_inks(inks).book))
        painter.setPen(QPen(QColor(inks.ink), 2))
        painter.drawPath(shield(80, 82).translated(56, 62))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.ink), 0.9))
        painter.drawPath(shield(69, 70).translated(56, 61.6))
        face = font(Face.TITLE, 44)
        write(painter, 56, 76, str(view.printed), face, inks.ink, Side.MIDDLE)
        for n, kind in enumerate(view.symbols):
            x = 56 + (n - (len(view.symbols) - 1) / 2) * 48 - 8
            symbol(painter, kind, QPointF(x, 128), 22, inks.ink, inks.week)
            write(painter, x + 16, 133, LETTERS[kind], font(Face.STRONG, 13), inks.ink)
        self._paint_now(painter)
        self._paint_words(painter, area.width() / share, share)
        painter.restore()

    def _paint_now(self, painter: QPainter) -> None:
        """The arrow and what it asks for now, beside the shield."""
        inks, view = self.look.inks, self._view
        if view.now == view.printed:
            return
        pen = QPen(QColor(inks.ink), 2)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(QPointF(106, 62), QPointF(121, 62))
        painter.drawLine(QPointF(121, 62), QPointF(116, 57))
        painter.drawLine(QPointF(121, 62), QPointF(116, 67))
        face = font(Face.TITLE, 44)
        face.setPixelSize(56)  # the day's one figure: larger than a text may be
        write(painter, 154, 80, str(view.now), face, inks.ink, Side.MIDDLE)

    def _paint_words(self, painter: QPainter, wide: float, share: float) -> None:
        """Title, what is missing, what brought it down; the chance below what it asks for."""
        inks, view = self.look.inks, self._view
        if view.chance is not None:
            x = 116.0 if view.symbols else 20.0
            write(painter, x, 134, percent(view.chance), font(Face.STRONG, 20), inks.ink)
            bar(painter, QPointF(x + 62, 123), view.chance, 76, inks)
        x = 196.0 if view.now != view.printed else 116.0
        room, y = wide - x - 12, 38.0
        titles, size, step = ((17, 15, 13), 13, 18) if share > _SMALL else ((20, 17, 15), 17, 21)
        face = suiting(view.title, Face.STRONG, titles, room)
        write(painter, x, y, fitted(view.title, face, room), face, inks.ink)
        small = font(Face.LABEL, size)
        told = [(line, inks.ink) for line in wrapped(view.told, small, room, 2)]
        told += [(line, inks.quiet) for line in wrapped(view.why, small, room, 2)]
        for line, ink in told:
            y += step
            write(painter, x, y, line, small, ink)
