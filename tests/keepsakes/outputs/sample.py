"""A page with everything on it that a drawing may use."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTextLayout,
    QTextOption,
)

from desktop.drawing.fonts import Face, font
from desktop.keepsakes.leaf import Leaf, unit

POINT = 25.4 / 72
SPOKEN = (
    "An official office, fifty flying waffles: ffi.",
    "Die Straße führt „über“ die Brücke, gemäß § 4.",
    "El niño pidió ¿qué? «mañana» ¡así!",
    "Où l’œuvre coûte 1234567890 francs — ça va…",  # noqa: RUF001
    "Perché no: città, virtù e caffè.",
    "København æøå ÆØÅ, smørrebrød på fad.",
)
JUSTIFIED = "The line is justified so that its gaps are wide, and its officials stand in files."


def draw_texts(painter: QPainter) -> None:
    """Six languages in four faces, letterspaced, narrowed, turned, justified and faint."""
    with unit(painter, POINT):
        y = 40
        for text in SPOKEN:
            for face in (Face.READING, Face.MOOD, Face.TITLE, Face.LABEL, Face.HAND):
                _line(painter, font(face, 13), 40, y, text)
                y += 16
        spaced = font(Face.TITLE, 20)
        spaced.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 130)
        spaced.setCapitalization(QFont.Capitalization.AllUppercase)
        _line(painter, spaced, 40, y + 10, "Wide ")
        _line(
            painter,
            spaced,
            40 + QFontMetricsF(spaced).horizontalAdvance("Wide "),
            y + 10,
            "Harbour",
        )
        narrow = font(Face.TITLE, 20)
        narrow.setStretch(85)
        _line(painter, narrow, 40, y + 35, "Narrow fishing")
        _line(painter, font(Face.LABEL, 13), 300, y + 10, "a note in 漢字 → by hand")
        _line(painter, font(Face.READING, 13), 300, y + 35, "unseen words", QColor(0, 0, 0, 0))
        _justified(painter, y + 45)
        painter.translate(330, 200)
        painter.rotate(20)
        _line(painter, font(Face.READING, 20), 0, 0, "turned")


def _line(
    painter: QPainter, face: QFont, x: float, y: float, text: str, colour: QColor | None = None
) -> None:
    painter.setFont(face)
    painter.setPen(colour or QColor("#2B2620"))
    painter.drawText(QPointF(x, y), text)


def _justified(painter: QPainter, y: float) -> None:
    layout = QTextLayout(JUSTIFIED, font(Face.READING, 13))
    option = QTextOption()
    option.setAlignment(Qt.AlignmentFlag.AlignJustify)
    layout.setTextOption(option)
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(220)
        line.setPosition(QPointF(0, y))
        y += 16
    layout.endLayout()
    painter.setPen(QColor("#1F4E5F"))
    layout.draw(painter, QPointF(40, 0))


def draw_shapes(painter: QPainter) -> None:
    """Dashes, opacities, gradients, clips within clips, points, and a path with a hole."""
    with unit(painter, 0.5, 110, 110):
        painter.setPen(QPen(QColor("#B3261E"), 2, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(0, 0, 255, 80))
        painter.drawRect(QRectF(0, 0, 40, 20))
        pen = QPen(QColor("#1F4E5F"), 3)
        pen.setDashPattern([2, 1])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        painter.setPen(pen)
        painter.drawEllipse(QRectF(50, 0, 30, 30))
        painter.setPen(Qt.PenStyle.NoPen)
        _gradients(painter)
        _clipped(painter)
        pen = QPen(QColor("#000000"), 4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline([QPointF(60, 90), QPointF(80, 130), QPointF(85, 90)])
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPoint(QPointF(100, 100))
        hole = QPainterPath()
        hole.addRect(QRectF(95, 0, 30, 30))
        hole.addEllipse(QRectF(100, 5, 20, 20))
        painter.setOpacity(0.6)
        painter.setPen(QPen(QColor("#3F5F3A"), 3))
        painter.setBrush(QColor("#8A5A12"))
        painter.drawPath(hole)


def _gradients(painter: QPainter) -> None:
    across = QLinearGradient(0, 40, 60, 60)
    across.setColorAt(0, QColor(255, 0, 0, 0))
    across.setColorAt(0.5, QColor(0, 255, 0, 200))
    across.setColorAt(1, QColor("#0000FF"))
    painter.setBrush(across)
    painter.drawRect(QRectF(0, 40, 60, 30))
    pool = QRadialGradient(QPointF(90, 60), 20)
    pool.setColorAt(0, QColor("#E6B85C"))
    pool.setColorAt(1, QColor(255, 0, 0, 0))
    painter.setBrush(pool)
    painter.drawEllipse(QPointF(90, 60), 25, 15)


def _clipped(painter: QPainter) -> None:
    painter.save()
    disc = QPainterPath()
    disc.addEllipse(QRectF(0, 80, 50, 50))
    painter.setClipPath(disc)
    painter.setOpacity(0.4)
    painter.fillRect(QRectF(0, 80, 40, 40), QColor("#3F5F3A"))
    painter.translate(10, 80)
    painter.rotate(10)
    painter.setClipRect(QRectF(0, 0, 10.5, 60), Qt.ClipOperation.IntersectClip)
    painter.setOpacity(1)
    painter.fillRect(QRectF(-20, 0, 50, 30), QColor("#000000"))
    painter.restore()
    painter.fillRect(QRectF(0, 135, 10, 5), QColor("#8C1D18"))


def draw(painter: QPainter) -> None:
    draw_shapes(painter)
    draw_texts(painter)


PAGE = Leaf(210, 250, draw, "A page & more", "Everything <there> is")
TEXTS = Leaf(215.9, 279.4, draw_texts, "Texts")


def ruler(painter: QPainter) -> None:
    """100 mm from (20, 30) on, half a mm high."""
    painter.fillRect(QRectF(20, 30, 100, 0.5), QColor("#000000"))


RULER = Leaf(297, 210, ruler, "Ruler")
