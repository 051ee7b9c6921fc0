"""What lies over the map for a moment: the way of a plan, lines of sight, a slip with a reason."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.paper import shadow
from desktop.drawing.zone_marks import cross

_SLIP_WIDE = 240.0
_WRAP = Qt.TextFlag.TextWordWrap


class WayItem(QGraphicsItem):
    """The way of a plan: dots from door to door."""

    def __init__(self, inks: Inks) -> None:
        """Nothing yet."""
        super().__init__()
        self.inks = inks
        self._path = QPainterPath()
        self.setZValue(1.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_way(self, points: Sequence[QPointF], inks: Inks) -> None:
        """Show a way through the points; none at all hides it."""
        self.prepareGeometryChange()
        self.inks = inks
        self._path = _rounded(points)
        self.setVisible(len(points) > 1)
        self.update()

    def boundingRect(self) -> QRectF:
        """The way and the width of its dots."""
        return self._path.boundingRect().adjusted(-5, -5, 5, 5)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Dots of ink, each in a ring of paper."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, colour in ((6.6, QColor(self.inks.page)), (4.2, QColor(self.inks.ink))):
            pen = QPen(colour, width)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.01, 9 / width])
            painter.setPen(pen)
            painter.drawPath(self._path)


def _rounded(points: Sequence[QPointF]) -> QPainterPath:
    """A line through the points with its corners rounded off."""
    path = QPainterPath()
    if len(points) < 2:
        return path
    path.moveTo(points[0])
    for here, corner, there in zip(points, points[1:], points[2:], strict=False):
        before, after = QLineF(corner, here), QLineF(corner, there)
        cut = min(12.0, before.length() / 2, after.length() / 2)
        before.setLength(cut)
        after.setLength(cut)
        path.lineTo(before.p2())
        path.quadTo(corner, after.p2())
    path.lineTo(points[-1])
    return path


class SightItem(QGraphicsItem):
    """Lines of sight: clear ones solid, blocked ones dashed with a cross at what blocks them."""

    def __init__(self, inks: Inks) -> None:
        """Nothing yet."""
        super().__init__()
        self.inks = inks
        self._lines: list[tuple[QLineF, QPointF | None]] = []
        self.setZValue(1.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_lines(self, lines: list[tuple[QLineF, QPointF | None]], inks: Inks) -> None:
        """Show lines, each with the place where it is stopped or None."""
        self.prepareGeometryChange()
        self._lines, self.inks = lines, inks
        self.setVisible(bool(lines))
        self.update()

    def boundingRect(self) -> QRectF:
        """Around all lines and crosses."""
        box = QRectF()
        for line, _ in self._lines:
            box = box.united(QRectF(line.p1(), line.p2()).normalized().adjusted(-8, -8, 8, 8))
        return box

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Blocked lines first, so that clear ones stay whole."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for line, stop in sorted(self._lines, key=lambda drawn: drawn[1] is None):
            sea = QColor(self.inks.sea)
            if stop is None:
                painter.setPen(QPen(faded(self.inks.page, 0.8), 4.4))
                painter.drawLine(line)
                painter.setPen(QPen(sea, 2.2))
                painter.drawLine(line)
                painter.setBrush(sea)
                painter.drawEllipse(line.p2(), 3.2, 3.2)
                continue
            pen = QPen(faded(self.inks.sea, 0.85), 1.5)
            pen.setDashPattern([5, 4])
            painter.setPen(pen)
            painter.drawLine(line)
            cross(painter, QColor(self.inks.red), stop)


class Slip(QGraphicsItem):
    """A slip of paper at a zone that says why not; always the same size on screen."""

    def __init__(self, inks: Inks) -> None:
        """Hidden until there is something to say."""
        super().__init__()
        self.inks = inks
        self.text = ""
        self._box = QRectF()
        self.setZValue(6)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def say(self, text: str, at: QPointF, inks: Inks, zoom: float) -> None:
        """Show the sentence over a place; an empty one hides the slip."""
        self.prepareGeometryChange()
        self.text, self.inks = text, inks
        face = font(Face.LABEL, 13, zoom)
        wide = QRectF(0, 0, _SLIP_WIDE * zoom, 1000)
        words = QFontMetricsF(face).boundingRect(wide, int(_WRAP), text)
        width, height = words.width() + 20 * zoom, words.height() + 14 * zoom
        self._box = QRectF(-width / 2, -height - 10, width, height)
        self._face = face
        self.setPos(at)
        self.setVisible(bool(text))
        self.update()

    def keep_inside(self, seen: QRectF, at: QPointF) -> None:
        """Move the slip so that it stays in the viewport; `at` is its place there."""
        box = self._box.translated(at)
        dx = max(seen.left() + 4 - box.left(), 0.0) - max(box.right() - seen.right() + 4, 0.0)
        dy = max(seen.top() + 4 - box.top(), 0.0) - max(box.bottom() - seen.bottom() + 4, 0.0)
        self.prepareGeometryChange()
        self._box.translate(dx, dy)

    def boundingRect(self) -> QRectF:
        """The slip and its shadow."""
        return self._box.adjusted(-14, -12, 14, 18)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Paper, a line of ink, the sentence in plain text."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.inks.textures:
            shadow(painter, self._box)
        painter.setPen(QPen(QColor(self.inks.red), 1.5))
        painter.setBrush(QColor(self.inks.page))
        painter.drawRoundedRect(self._box, 2, 2)
        painter.setPen(QColor(self.inks.ink))
        painter.setFont(self._face)
        flags = int(_WRAP | Qt.AlignmentFlag.AlignCenter)
        painter.drawText(self._box.adjusted(8, 5, -8, -5), flags, self.text)
