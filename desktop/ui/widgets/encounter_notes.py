"""What stands below the text of an Encounter: what wins, what costs, what a die may tell."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.dice import Lie, die
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.sheet_emblems import emblem
from desktop.ui.widgets.encounter_view import TypeFace
from desktop.ui.widgets.page_marks import mark_sign
from desktop.ui.widgets.paper_button import wrapped

_LINE, _APART, _INDENT = 17.0, 3.0, 20.0
_ROW, _MOST_ROW, _DIE = 34.0, 92.0, 20.0
_WIDEST = 0.34  # of a column: the emblem


class Notes:
    """What wins and what a failure costs, in lines, each with the sign before it."""

    def __init__(
        self, wins: str, costs: str, width: float, sizes: tuple[int, int] = (13, 12)
    ) -> None:
        """Set for a width in the first of two sizes, or the smaller one where it saves a line."""
        room = width - _INDENT
        pairs = [(sign, told) for sign, told in (("wins", wins), ("costs", costs)) if told]
        tries = [
            (size, [(sign, wrapped(told, font(Face.LABEL, size), room, 3)) for sign, told in pairs])
            for size in sizes
        ]
        lines = [sum(len(found) for _, found in told) for _, told in tries]
        size, self._told = tries[lines[1] < lines[0]]
        self._face, self._line = font(Face.LABEL, size), _LINE + 1.5 * (size - min(13, size))
        self.height = sum(self._line * len(found) + _APART for _, found in self._told)

    def paint(self, painter: QPainter, left: float, y: float, inks: Inks) -> None:
        """Draw them from a line on."""
        for sign, lines in self._told:
            mark_sign(painter, left, y + self._line / 2 - 4, sign, inks)
            for line in lines:
                at = y + self._line / 2 + 4.5
                write(painter, left + _INDENT, at, line, self._face, inks.ink)
                y += self._line
            y += _APART


def faces_high(faces: Sequence[TypeFace], room: float) -> float:
    """How high the table of a die's faces is, in two columns, with so much room for it."""
    rows = -(-len(faces) // 2)
    return rows * min(_MOST_ROW, max(_ROW, room / max(1, rows)))


def paint_faces(painter: QPainter, box: QRectF, faces: Sequence[TypeFace], inks: Inks) -> None:
    """Draw what each face of a die would mean: the die, the emblem, its name."""
    rows, across = -(-len(faces) // 2), box.width() / 2
    high = box.height() / max(1, rows)
    side = min(max(24.0, high - 14), _WIDEST * across)
    for n, one in enumerate(faces):
        x, middle = box.left() + n // rows * across, box.top() + (n % rows + 0.5) * high
        frame = QRectF(x + 0.5, middle - _DIE / 2 - 0.5, _DIE + 1, _DIE + 1)
        painter.setPen(QPen(QColor(inks.quiet), 0.75))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(frame, 2, 2)
        die(painter, one.face, Lie(x + _DIE / 2 + 1, middle, _DIE), inks)
        emblem(painter, QRectF(x + _DIE + 12, middle - side / 2, side, side), one.letter, inks)
        left = x + _DIE + side + 20
        room = x + across - 12 - left
        face = suiting(one.label, Face.READING, (17, 15, 13), room)
        write(painter, left, middle + 5, fitted(one.label, face, room), face, inks.ink)
