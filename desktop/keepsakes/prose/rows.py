"""Rows: what stands on a page one below the other, lines of text and everything else."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.drawing.icons import icon, names
from desktop.drawing.inks import PRINT
from desktop.keepsakes.prose.breaking import Line
from desktop.keepsakes.prose.cuts import cast
from desktop.keepsakes.prose.design import baseline
from desktop.keepsakes.prose.words import Fragment, Gap, Piece

INK = PRINT.ink
QUIET = PRINT.quiet
PENCIL = PRINT.pencil

_RELUCTANCE = 250.0
"""What it costs to tear apart what had better stay together: as much as eight lines left free."""

Extra = Callable[[QPainter], object]
"""Draws something with the painter's origin at a row's upper left corner."""


class Row(msgspec.Struct, frozen=True):
    """One row: so high, its pieces on a baseline, and what is drawn besides.

    `lead`: room above it that is left out at the top of a page; it may grow by `flex` lines.
    `tied`: no page ends below it; `dear`: what it costs if one does. `snap`: it begins on a line
    of the page's grid. `opens`: it begins a page. `starts`: a paragraph begins with it.
    `section`: the number of its section. `head`: the title that begins with it. `plate`: a page
    of its own that follows the page which this row (of no height) stands on.
    """

    height: float
    pieces: tuple[Piece, ...] = ()
    baseline: float = 0.0
    colour: str = INK
    said: str = ""
    lead: float = 0.0
    flex: int = 0
    tied: bool = False
    dear: float = 0.0
    snap: bool = False
    opens: bool = False
    starts: bool = False
    section: int = 0
    head: str = ""
    extras: tuple[Extra, ...] = ()
    plate: Extra | None = None


def draw_row(painter: QPainter, row: Row, x: float, y: float) -> None:
    """Draw a row with its upper left corner at (x, y)."""
    if row.extras:
        painter.save()
        painter.translate(x, y)
        for extra in row.extras:
            extra(painter)
        painter.restore()
    colour = QColor(row.colour)
    for piece in row.pieces:
        if piece.sign:
            _draw_sign(painter, piece, x + piece.x, y + row.baseline, row.colour)
            continue
        painter.setFont(cast(piece.cut))
        painter.setPen(colour)
        painter.drawText(QPointF(x + piece.x, y + row.baseline), piece.text)


def _draw_sign(painter: QPainter, piece: Piece, x: float, y: float, colour: str) -> None:
    if piece.text in names():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        size = piece.cut.size * 0.8
        icon(painter, piece.text, x + piece.cut.size * 0.07, y - size * 0.86, size, colour)


def line_row(
    parts: Sequence[Fragment],
    line: Line,
    height: float,
    *,
    x: float = 0.0,
    colour: str = INK,
) -> Row:
    """A line of text as a row: each word with the space that follows it."""
    placed, at, said = list[Piece](), x - line.outside, list[str]()
    for number in range(line.start, line.end):
        part = parts[number]
        last = number == line.end - 1
        tail = _tail(part, last=last)
        for place, piece in enumerate(part.pieces):
            text = piece.text + (tail if place == len(part.pieces) - 1 and not piece.sign else "")
            placed.append(Piece(text, piece.cut, at + piece.x, piece.sign))
        at += part.width + (line.space if part.gap is Gap.SPACE and not last else 0.0)
        if part.said:
            said.append(part.said)
    return Row(height, tuple(placed), baseline=baseline(height), colour=colour, said=" ".join(said))


def _tail(part: Fragment, *, last: bool) -> str:
    """What is written after a fragment: its space, or a hyphen at the end of a line."""
    if last:
        return "-" if part.gap is Gap.SOFT else ""
    return " " if part.gap is Gap.SPACE else ""


def kept_together(rows: Sequence[Row], *, head: int = 2, foot: int = 2) -> list[Row]:
    """Rows of which no page takes fewer than `head` first or `foot` last ones."""
    count = len(rows)
    return [
        msgspec.structs.replace(
            row,
            starts=number == 0,
            tied=number < count - 1 and (number + 1 < head or count - number - 1 < foot),
        )
        for number, row in enumerate(rows)
    ]


def said(rows: Sequence[Row]) -> str:
    """What is said in rows: a line for each paragraph."""
    lines = list[str]()
    for row in rows:
        if row.said and lines and not row.starts:
            lines[-1] += " " + row.said
        elif row.said:
            lines.append(row.said)
    return "\n".join(lines)


def tied(rows: Sequence[Row]) -> list[Row]:
    """Rows that stay on one page, together with what follows them."""
    return [msgspec.structs.replace(row, tied=True) for row in rows]


def reluctant(rows: Sequence[Row]) -> list[Row]:
    """Rows that stay on one page with what follows them where they fit one."""
    return [msgspec.structs.replace(row, dear=_RELUCTANCE) for row in rows]


def led(rows: Sequence[Row], lead: float, flex: int = 0) -> list[Row]:
    """Rows with room above the first of them."""
    if not rows:
        return []
    first = msgspec.structs.replace(rows[0], lead=lead, flex=flex)
    return [first, *rows[1:]]
