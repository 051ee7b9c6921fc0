"""Writing lines: where a line stands, how wide it is, small capitals, a halo on maps."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from desktop.drawing.fonts import Face, font

NARROWEST = 85
"""How narrow a face may be made, in percent of its width: below that it is hard to read."""


class Side(Enum):
    """Which end of a line stands at the given x."""

    LEFT = 0.0
    MIDDLE = 0.5
    RIGHT = 1.0


def advance(text: str, face: QFont) -> float:
    """How wide a line of text is."""
    return QFontMetricsF(face).horizontalAdvance(text)


def fitted(text: str, face: QFont, width: float) -> str:
    """The text, cut off with an ellipsis where it is wider than `width`."""
    return QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, width)


def lines_of(text: str, face: QFont, width: float) -> tuple[str, ...]:
    """A text in lines no wider than `width`, one at least; words too long for one are broken."""
    layout = QTextLayout(text, face)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines: list[str] = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines) or ("",)


def suiting(text: str, face: Face, sizes: tuple[int, ...], width: float) -> QFont:
    """The face in the first of these sizes in which the text fits; the last one narrowed to fit."""
    for size in sizes:
        if advance(text, font(face, size)) <= width:
            return font(face, size)
    narrow = font(face, sizes[-1])
    narrow.setStretch(max(NARROWEST, int(100 * width / advance(text, narrow))))
    return narrow


def write(
    painter: QPainter,
    x: float,
    baseline: float,
    text: str,
    face: QFont,
    colour: str,
    side: Side = Side.LEFT,
) -> float:
    """Write one line of plain text; return its width."""
    width = advance(text, face)
    painter.setFont(face)
    painter.setPen(QColor(colour))
    painter.drawText(QPointF(x - width * side.value, baseline), text)
    return width


def capitals(size: int, spacing: float = 4.0) -> QFont:
    """The title face for small capitals: letterspaced by `spacing` percent."""
    face = font(Face.TITLE, size)
    face.setCapitalization(QFont.Capitalization.AllUppercase)
    face.setLetterSpacing(QFont.SpacingType.PercentageSpacing, 100 + spacing)
    return face


def write_caps(
    painter: QPainter,
    x: float,
    baseline: float,
    text: str,
    size: int,
    colour: str,
    side: Side = Side.LEFT,
    room: float = 0.0,
) -> float:
    """Write small capitals, narrowed (not cut) to `room` if that is given; return the width."""
    face = capitals(size, 4.0)
    if room and advance(text, face) > room:
        face = capitals(size, 0.0)
        face.setStretch(max(80, min(100, int(100 * room / advance(text, face)))))
    shown = fitted(text, face, room) if room else text
    return write(painter, x, baseline, shown, face, colour, side)
