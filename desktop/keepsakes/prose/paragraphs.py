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
from desktop.drawing.prose import Paragraph, Run
from desktop.keepsakes.manuscript import Para, Voice
from desktop.keepsakes.prose.breaking import Setting, Spacing, broken, spacing
from desktop.keepsakes.prose.cuts import advance
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.initial import capitalised, initial_rows
from desktop.keepsakes.prose.rows import INK, PENCIL, QUIET, Row, kept_together, led, line_row
from desktop.keepsakes.prose.words import Hand, fragments, italic, pencil, roman

SET_IN: tuple[Voice, ...] = ("mood", "stakes", "figures", "note", "quote", "verse")
"""Voices that stand apart from what is told, with room above and below."""
_LEAST_ROOM = 0.8


class Shape(msgspec.Struct, frozen=True):
    """How paragraphs of a voice are set: type, from line to line, set in left and right."""

    hand: Hand
    leading: float
    left: float = 0.0
    right: float = 0.0
    first: float = 0.0
    hanging: float = 0.0
    setting: Setting = Setting.JUSTIFIED
    colour: str = INK


def shape_of(voice: Voice, design: Design) -> Shape:
    """The shape of a voice."""
    em, small, close = float(design.size), design.small, design.small_leading
    ragged = Setting.RAGGED
    shapes: dict[Voice, Shape] = {
        "text": Shape(roman(design.size), design.leading),
        "mood": Shape(italic(design.size), design.leading, first=em),
        "stakes": Shape(italic(small), close, 2 * em, 2 * em, setting=Setting.BALANCED),
        "figures": Shape(
            roman(small, old_style=False), close, hanging=em, setting=ragged, colour=QUIET
        ),
        "note": Shape(
            pencil(round(design.size * 0.86)),
            design.leading,
            1.6 * em,
            setting=ragged,
            colour=PENCIL,
        ),
        "quote": Shape(roman(round(design.size * 0.94)), design.leading * 0.94, 1.6 * em, 1.6 * em),
        "verse": Shape(
            roman(round(design.size * 0.94)),
            design.leading * 0.94,
            2 * em,
            hanging=1.5 * em,
            setting=ragged,
        ),
    }
    return shapes[voice]


def set_lines(runs: Paragraph, shape: Shape, measure: float, first: float = 0.0) -> list[Row]:
    """A paragraph as rows; its first line set in by `first`."""
    width = measure - shape.left - shape.right
    size = shape.hand.upright.size
    parts = fragments(runs, shape.hand, (width - max(first, shape.hanging)) * 0.96)
    widths = [width - first, width - shape.hanging]
    rows = list[Row]()
    space = spacing(size)
    if shape.setting is not Setting.JUSTIFIED:
        space = Spacing(max(space.natural, advance(" ", shape.hand.upright)), 0.0, 0.0)
    for number, line in enumerate(broken(parts, widths, shape.setting, space)):
        x = shape.left + (first if number == 0 else shape.hanging)
        if shape.setting is Setting.BALANCED:
            x = shape.left + (width - line.width) / 2
        rows.append(line_row(parts, line, shape.leading, x=x, colour=shape.colour))
    return kept_together(rows)


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
        texts = _verses(para.runs) if voice == "verse" else [para.runs]
        for line, runs in enumerate(texts):
            more = number > 0 and line == 0
            first = shape.first if more else 0.0
            made = set_lines(runs, shape, design.measure, first)
            gap = 0.3 * shape.leading if more and voice in ("verse", "note") else 0.0
            rows += led(made, gap) if gap else made
    if voice in ("stakes", "figures", "verse") and len(rows) <= 8:
        rows = [msgspec.structs.replace(row, tied=True) for row in rows[:-1]] + rows[-1:]
    if voice == "figures":
        rows = _ruled(rows, design)
    if voice == "note":
        rows = _pencilled(rows, design)
    return rows


def room(rows: Sequence[Row], design: Design) -> float:
    """The room above and below a group, so that with it the group takes whole lines."""
    high = sum(row.height + row.lead for row in rows) / design.leading
    return (math.ceil(high + _LEAST_ROOM) - high) / 2 * design.leading


def _verses(runs: Paragraph) -> list[Paragraph]:
    """The lines of a verse as paragraphs of their own."""
    lines: list[list[Run]] = [[]]
    for run in runs:
        first, *others = run.text.split("\n") if run.style != "icon" else [run.text]
        lines[-1].append(Run(run.style, first))
        lines += [[Run(run.style, text)] for text in others]
    return [tuple(line) for line in lines if any(run.text.strip() for run in line)]


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
