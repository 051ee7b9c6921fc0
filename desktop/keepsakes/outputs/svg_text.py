"""The text of an SVG as it is selected, copied and found: unseen, above its letters' outlines."""

from __future__ import annotations

from xml.sax.saxutils import escape

import msgspec
from PySide6.QtCore import QPointF
from PySide6.QtGui import QTransform

from desktop.keepsakes.outputs.canvas import Words
from desktop.keepsakes.outputs.figures import matrix, short

_OVERLAP, _GAP, _APART = 0.5, 2.0, 0.1  # of the size of type
_LIFT = 0.05


def safe(text: str) -> str:
    """Escaped; gaps are spaces, and what has no shape, or is not allowed in XML, is left out."""
    gaps = "".join(" " if sign.isspace() else sign for sign in text)
    return escape("".join(sign for sign in gaps if sign.isprintable()))


class _Piece(msgspec.Struct):
    """Some words from `x` on, so wide."""

    x: float
    width: float
    text: str


class _Line(msgspec.Struct):
    """Pieces one after the other on a baseline."""

    way: QTransform
    size: float
    pieces: list[_Piece]


class TextLayer:
    """Takes texts in the order drawn; those that go on on the same baseline become one."""

    def __init__(self) -> None:
        """No text yet."""
        self._lines: list[_Line] = []

    def add(self, words: Words, way: QTransform) -> None:
        """A text that begins at (0, 0) of its way to mm."""
        size = max(1.0, float(words.font.pixelSize()))
        x = self._going_on(way, size)
        if x is None:
            self._lines.append(_Line(way, size, []))
            x = 0.0
        pieces = self._lines[-1].pieces
        if pieces and not pieces[-1].text.endswith(" "):
            apart = x - pieces[-1].x - pieces[-1].width
            pieces[-1].text += " " if apart > _APART * size else ""
        pieces.append(_Piece(x, words.width, words.text))

    def _going_on(self, way: QTransform, size: float) -> float | None:
        """Where on the last line a text stands that goes on there; None for another line."""
        if not self._lines or self._lines[-1].size != size:
            return None
        line = self._lines[-1]
        turned = line.way.m11(), line.way.m12(), line.way.m21(), line.way.m22()
        if turned != (way.m11(), way.m12(), way.m21(), way.m22()):
            return None
        back, fine = line.way.inverted()
        at = back.map(QPointF(way.dx(), way.dy()))
        end = line.pieces[-1].x + line.pieces[-1].width
        near = end - _OVERLAP * size < at.x() < end + _GAP * size
        return at.x() if fine and near and abs(at.y()) < _LIFT * size else None

    def written(self) -> str:
        """All of it."""
        if not self._lines:
            return ""
        lines = "".join(_written(line) for line in self._lines)
        return f'<g fill-opacity="0" font-family="serif" xml:space="preserve">\n{lines}</g>\n'


def _written(line: _Line) -> str:
    start = f'<text transform="matrix({matrix(line.way)})" font-size="{short(line.size, 2)}"'
    first = line.pieces[0]
    if len(line.pieces) == 1:
        return f"{start} {_long(first)}>{safe(first.text)}</text>\n"
    parts = "".join(
        f'<tspan x="{short(piece.x, 2)}" {_long(piece)}>{safe(piece.text)}</tspan>'
        for piece in line.pieces
    )
    return f"{start}>{parts}</text>\n"


def _long(piece: _Piece) -> str:
    return f'textLength="{short(piece.width, 2)}" lengthAdjust="spacingAndGlyphs"'
