"""The adventurer's clipped note: boxes, wounds, tallies, the row of books, slips, the clip.

All in logical pixels at zoom 100 %; each thing has a seed of its own, so that nothing trembles.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.kept import kept
from desktop.drawing.lettering import fitted, write
from desktop.drawing.paper import shadow
from desktop.drawing.sheet_books import BOOKS
from desktop.drawing.sheet_glyphs import breadth, lettered
from desktop.drawing.sheet_inks import sheet_inks
from desktop.drawing.sheet_lead import FINE, Lead, pencil_strokes
from desktop.drawing.sheet_strokes import Stroke, seeded, straight

BOX = (68.0, 58.0)
"""One of the six boxes; 3 x 2 of them, 10 between and 8 below."""
WOUND = (21.0, 20.0)
"""From one wound circle to the next, five in a row."""
TALLY = (20.0, 20.0)
"""From one tally place to the next, five in a row."""
SLIP = (108.0, 46.0)

_FIGURE = Lead(2.3, 0.66)
_SCRIBBLE = Lead(1.5, 0.60)
_MARK = Lead(1.9, 0.62)


def pencil_figure(
    painter: QPainter,
    x: float,
    baseline: float,
    text: str,
    high: float,
    inks: Inks,
    *,
    seed: int = 1,
    from_right: bool = False,
) -> float:
    """Write figures with the pencil, `high` px; return their width. Raises KeyError (letters)."""
    wide = breadth(text, high)
    left = x - wide if from_right else x
    lead = Lead(_FIGURE.width * min(1.0, 0.35 + high / 38), _FIGURE.strength)

    def drawn(brush: QPainter) -> None:
        strokes = lettered(seeded("figure", seed, text), text, (left, baseline - high), high)
        pencil_strokes(brush, strokes, lead, inks)

    box = QRectF(left - 4, baseline - high - 4, wide + 8, 1.4 * high + 8)
    kept(painter, ("figure", text, high, seed), box, inks, drawn)
    return wide


def attribute_box(
    painter: QPainter, box: QRectF, label: str, value: str, inks: Inks, seed: int = 1
) -> None:
    """Draw one of the six boxes: the label in print, the value by hand (none while empty)."""
    painter.setPen(QPen(QColor(inks.quiet), 0.75 if inks.textures else 1.5))
    painter.setBrush(QColor(sheet_inks(inks).slip))
    painter.drawRoundedRect(box, 2, 2)
    write(painter, box.left() + 7, box.top() + 17, label, font(Face.STRONG, 12), inks.quiet)
    if value:
        pencil_figure(
            painter, box.right() - 13, box.top() + 48, value, 25, inks, seed=seed, from_right=True
        )


def wounds_high(limit: int) -> float:
    """How high the rows of wound circles are."""
    return math.ceil(limit / 5) * WOUND[1]


def wound_circles(
    painter: QPainter, x: float, y: float, wounds: int, limit: int, inks: Inks
) -> None:
    """Draw a circle for each Wound up to the limit, five in a row, the suffered ones scribbled."""

    def drawn(brush: QPainter) -> None:
        for n in range(limit):
            middle = QPointF(x + 7 + n % 5 * WOUND[0], y + 8 + n // 5 * WOUND[1])
            brush.setBrush(Qt.BrushStyle.NoBrush)
            brush.setPen(QPen(QColor(inks.quiet), 1 if inks.textures else 1.5))
            brush.drawEllipse(middle, 6.8, 6.8)
            if n < wounds:
                pencil_strokes(brush, [_scribble(middle, n)], _SCRIBBLE, inks)

    box = QRectF(x - 2, y - 2, 5 * WOUND[0] + 2, wounds_high(limit) + 4)
    kept(painter, ("wounds", wounds, limit), box, inks, drawn)


def _scribble(middle: QPointF, seed: int) -> Stroke:
    chance, points = seeded("wound", seed), []
    for n in range(9):
        out = n * 1.3 - 5.2
        high = math.sqrt(max(0.0, 27 - out * out)) * 0.95
        points.append(
            (
                middle.x() + out + chance.uniform(-0.3, 0.3),
                middle.y() + (-high if n % 2 else high) + chance.uniform(-0.4, 0.4),
            )
        )
    return points


def fear_tallies(painter: QPainter, x: float, y: float, fear: int, wis: int, inks: Inks) -> None:
    """Draw 20 tally places; a bracket opens before the first Fear that can fail a Check.

    A Fear Check fails with more sixes than WIS: so from WIS + 1 dice on.
    """
    box = QRectF(x - 8, y - 4, 5 * TALLY[0] + 12, 4 * TALLY[1] + 8)
    key = ("fear", fear, wis)
    kept(painter, key, box, inks, lambda brush: _tallies(brush, x, y, fear, wis, inks))


def _tallies(painter: QPainter, x: float, y: float, fear: int, wis: int, inks: Inks) -> None:
    for n in range(BOOKS):
        across, high = x + 6 + n % 5 * TALLY[0], y + 8 + n // 5 * TALLY[1]
        painter.setPen(QPen(faded(inks.quiet, 0.4 if inks.textures else 1), 1))
        painter.drawLine(QPointF(across, high - 6.5), QPointF(across, high + 6.5))
        if n < fear:
            chance = seeded("fear", n)
            ends = [(across + chance.uniform(-1, 1), high + reach) for reach in (-8, 7.5)]
            line = straight(chance, ends[0], ends[1], swing=0.5, wave=10, step=3)
            pencil_strokes(painter, [line], _MARK if inks.textures else Lead(4, 1), inks)
    if 0 <= wis < BOOKS:
        fear_bracket(painter, x - 4 + wis % 5 * TALLY[0], y + wis // 5 * TALLY[1], inks)


def fear_bracket(painter: QPainter, x: float, y: float, inks: Inks) -> None:
    """Draw the bracket from which on Fear Checks can fail, 5 x 16."""
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    bracket = QPainterPath(QPointF(x + 5, y))
    bracket.lineTo(x, y)
    bracket.lineTo(x, y + 16)
    bracket.lineTo(x + 5, y + 16)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(bracket)


def slip(
    painter: QPainter, box: QRectF, name: str, effect: str, inks: Inks, *, item: bool = False
) -> None:
    """Draw what is carried as a slip: its name and what it does; an Item's foot is perforated."""
    if inks.textures:
        shadow(painter, box, 0.16)
    painter.setBrush(QColor(sheet_inks(inks).slip))
    painter.setPen(Qt.PenStyle.NoPen if inks.textures else QPen(QColor(inks.ink), 1.2))
    painter.drawRoundedRect(box, 2, 2)
    if item:
        pen = QPen(faded(inks.quiet, 0.75 if inks.textures else 1), 1.2)
        pen.setDashPattern([1.7, 2.5])
        painter.setPen(pen)
        painter.drawLine(
            QPointF(box.left() + 1, box.bottom() - 1),
            QPointF(box.right() - 1, box.bottom() - 1),
        )
    room = box.width() - 15
    title, label = font(Face.TITLE, 17), font(Face.LABEL, 12)
    write(painter, box.left() + 9, box.top() + 20, fitted(name, title, room), title, inks.ink)
    write(painter, box.left() + 9, box.top() + 37, fitted(effect, label, room), label, inks.quiet)


def pencil_rule(painter: QPainter, x: float, y: float, wide: float, inks: Inks) -> None:
    """Draw the line under what was written by hand."""
    line = straight(seeded("rule", round(wide)), (x, y), (x + wide, y - 1), swing=0.7, wave=30)
    pencil_strokes(painter, [line], FINE, inks)


def paper_clip(painter: QPainter, at: QPointF, inks: Inks) -> None:
    """Draw the clip that holds the note, 19 x 50, the middle of its upper bow `at`."""
    box = QRectF(at.x() - 20, at.y() - 6, 44, 62)
    kept(painter, "clip", box, inks, lambda brush: _clip(brush, at, inks))


def _clip(painter: QPainter, at: QPointF, inks: Inks) -> None:
    wire = _clip_wire()
    painter.save()
    painter.translate(at)
    painter.rotate(4)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for colour, width, dx, dy in (
        (faded("#000000", 0.28), 2.4, 1.5, 2.5),
        (QColor(sheet_inks(inks).metal), 2.2, 0.0, 0.0),
        (faded("#FFFFFF", 0.6), 0.7, -0.4, -0.2),
    ):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(wire.translated(dx, dy))
    painter.restore()


def _clip_wire() -> QPainterPath:
    """One wire in three bows: down, round, up, over, and down again in front."""
    wire = QPainterPath(QPointF(-4.5, 12))
    wire.lineTo(-4.5, 37)
    wire.arcTo(QRectF(-4.5, 30, 14, 14), 180, 180)
    wire.lineTo(9.5, 9.5)
    wire.arcTo(QRectF(-9.5, 0, 19, 19), 0, 180)
    wire.lineTo(-9.5, 44)
    return wire
