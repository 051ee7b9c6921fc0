"""What every drawn widget shares: units of zoom 100 %, the look it wears, the focus ring."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.inks import Inks
from desktop.ui.theme import Look


def canvas(widget: QWidget, look: Look) -> tuple[QPainter, QRectF]:
    """A painter on the widget in units of zoom 100 %, and the widget's area in them."""
    painter = QPainter(widget)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    painter.scale(look.zoom, look.zoom)
    return painter, QRectF(0, 0, widget.width() / look.zoom, widget.height() / look.zoom)


def focus_ring(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """Draw the two lines of the focus ring just inside an area, seen on desk, paper and amber."""
    outer, inner = inks.focus_widths
    if inks.textures:
        light, dark = inks.bone, inks.pip if inks.dark else inks.sea
    else:
        light, dark = inks.amber, inks.on_amber
    painter.setBrush(Qt.BrushStyle.NoBrush)
    half = outer / 2
    painter.setPen(QPen(QColor(light), outer))
    painter.drawRoundedRect(area.adjusted(half, half, -half, -half), 3, 3)
    inset = outer + inner / 2
    painter.setPen(QPen(QColor(dark), inner))
    painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), 2, 2)


def announce(widget: QWidget, words: str) -> None:
    """Have a reader of the screen say something that happened; nothing where none listens."""
    from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

    if words and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


class Drawn(QWidget):
    """A widget painted with drawing/; it keeps no truth, only what it was last shown."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look()

    def wear(self, look: Look) -> None:
        """Put on another look; safe to call twice."""
        self.look = look
        self.updateGeometry()
        self.update()

    @property
    def area(self) -> QRectF:
        """The widget's area in units of zoom 100 %."""
        return QRectF(0, 0, self.width() / self.look.zoom, self.height() / self.look.zoom)

    def in_units(self, place: QPointF) -> QPointF:
        """A place of a mouse event in units of zoom 100 %."""
        return place / self.look.zoom

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area = canvas(self, self.look)
        self.paint(painter, area)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Words that are the widget's own are painted in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the widget in units of zoom 100 %."""
        raise NotImplementedError


class DrawnButton(QAbstractButton):
    """A drawn widget that is pressed: a button for readers of the screen too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.look = Look()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)

    def wear(self, look: Look) -> None:
        """Put on another look; safe to call twice."""
        self.look = look
        self.updateGeometry()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, area = canvas(self, self.look)
        self.paint(painter, area)
        if self.hasFocus():
            focus_ring(painter, area, self.look.inks)
        painter.end()

    def changeEvent(self, event: QEvent) -> None:
        """Words that are the widget's own are painted in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the button in units of zoom 100 %."""
        raise NotImplementedError
