"""The voices of a text as rows: told, read, rolled, noted, each set in its own way."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.inks import PRINT
from desktop.drawing.pencil import pencil as pencil_line
from desktop.keepsakes.manuscript import Para, Voice
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.initial import capitalised, initial_rows
from desktop.keepsakes.prose.rows import QUIET, Row, led, reluctant, tied
from desktop.keepsakes.prose.shapes import set_lines, shape_of
from desktop.keepsakes.prose.verses import verse_rows

_LEAST_ROOM = 0.4
"""Above and below a group, in lines."""
_FEW, _SEVERAL = 6, 8
"""So many lines of figures, or of what else is short, are never torn apart."""


def told(para: Para, design: Design, *, capital: bool, opening: bool, first: bool) -> list[Row]:
    """A paragraph of what is told, set in by an em unless it is the `first` of several.

    That which opens a section begins in small capitals, and with a large one if there is to be.
    """
    shape = shape_of("text", design)
    if opening:
        rows = initial_rows(para.runs, shape.hand, design) if capital else None
        return rows or set_lines(capitalised(para.runs), shape, design.measure)
    return set_lines(para.runs, shape, design.measure, 0.0 if first else float(design.size))


def group(voice: Voice, paras: Sequence[Para], design: Design) -> list[Row]:
    """Paragraphs of one voice that stand together, apart from what is told."""
    shape = shape_of(voice, design)
    rows = list[Row]()
    for number, para in enumerate(paras):
        if voice == "verse":
            parts = verse_rows(para.runs, shape, design.measure)
        else:
            parts = [set_lines(para.runs, shape, design.measure, shape.first if number else 0.0)]
        spaced = number > 0 and voice in ("verse", "note")
        for line, made in enumerate(parts):
            gap = 0.3 * shape.leading if spaced and line == 0 else 0.0
            rows += led(made, gap) if gap else made
    rows = _kept(voice, rows)
    if voice == "figures":
        rows = _ruled(rows, design)
    if voice == "note":
        rows = _pencilled(rows, design)
    return rows


def _kept(voice: Voice, rows: list[Row]) -> list[Row]:
    """A group with what it takes to stay on one page: short ones always, verses if they can."""
    if not rows or voice not in ("stakes", "figures", "verse"):
        return rows
    if len(rows) <= (_FEW if voice == "figures" else _SEVERAL):
        return [*tied(rows[:-1]), rows[-1]]
    if voice == "figures":
        return [*tied(rows[:2]), *rows[2:-3], *tied(rows[-3:-1]), rows[-1]]
    return reluctant(rows) if voice == "verse" else rows


def room(groups: Sequence[Sequence[Row]], design: Design) -> float:
    """The room above and below each of some groups, so that with it they take whole lines."""
    high = sum(row.height + row.lead for rows in groups for row in rows) / design.leading
    gaps = len(groups) + 1
    return (math.ceil(high + gaps * _LEAST_ROOM - 1e-6) - high) / gaps * design.leading


def _ruled(rows: list[Row], design: Design) -> list[Row]:
    """Rows between two thin rules."""
    if not rows:
        return rows
    pad = 0.3 * design.small_leading
    above = partial(_rule, y=0.0, width=design.measure)
    first = msgspec.structs.replace(
        rows[0],
        height=rows[0].height + pad,
        baseline=rows[0].baseline + pad,
        extras=(*rows[0].extras, above),
    )
    rows = [first, *rows[1:]]
    last = rows[-1]
    below = partial(_rule, y=last.height + pad * 1.2, width=design.measure)
    last = msgspec.structs.replace(
        last, height=last.height + pad * 1.2, extras=(*last.extras, below)
    )
    return [*rows[:-1], last]


def _rule(painter: QPainter, y: float, width: float) -> None:
    painter.setPen(QPen(QColor(QUIET), 3))
    painter.drawLine(QLineF(0, y, width, y))


def _pencilled(rows: list[Row], design: Design) -> list[Row]:
    """Rows with a stroke of the pencil beside them."""
    em = design.size
    return [
        msgspec.structs.replace(
            row, extras=(partial(_stroke, x=0.7 * em, height=row.height, seed=number),)
        )
        for number, row in enumerate(rows)
    ]


def _stroke(painter: QPainter, x: float, height: float, seed: int) -> None:
    painter.save()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.scale(8, 8)
    ends = [(x / 8, -0.02 * height), (x / 8, 0.14 * height)]
    pencil_line(painter, ends, PRINT.pencil, seed, width=0.9, swing=0.25)
    painter.restore()
