"""Verses: lines that stay lines, with what leads each in a column if all are led by something."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from desktop.drawing.prose import Paragraph, Run
from desktop.keepsakes.prose.rows import Row
from desktop.keepsakes.prose.shapes import Shape, set_lines
from desktop.keepsakes.prose.words import Fragment, fragments

_GAP = 0.7
"""Between the column and the lines, of the size of type."""
_WIDEST = 0.25
"""Of the measure: how wide the column may be."""


def verse_rows(runs: Paragraph, shape: Shape, measure: float) -> list[list[Row]]:
    """The rows of each line. Points or names in strong type before every one stand in a column."""
    lines = _lines(runs)
    leads = [_lead(line, shape) for line in lines]
    widest = max((lead.width for lead in leads if lead is not None), default=0.0)
    if None in leads or len(lines) < 2 or widest > _WIDEST * measure:
        return [set_lines(line, shape, measure) for line in lines]
    gap = _GAP * shape.hand.upright.size
    beside = msgspec.structs.replace(shape, left=shape.left + widest + gap, hanging=0.0)
    right = shape.left + widest
    return [
        _led(set_lines(_rest(line), beside, measure), lead, right)
        for line, lead in zip(lines, leads, strict=True)
        if lead is not None
    ]


def _lines(runs: Paragraph) -> list[Paragraph]:
    lines: list[list[Run]] = [[]]
    for run in runs:
        first, *others = run.text.split("\n") if run.style != "icon" else [run.text]
        lines[-1].append(Run(run.style, first))
        lines += [[Run(run.style, text)] for text in others]
    kept = ([run for run in line if run.text] for line in lines)
    return [tuple(line) for line in kept if any(run.text.strip() for run in line)]


def _lead(line: Paragraph, shape: Shape) -> Fragment | None:
    """The strong word that a line begins with, if more follows it."""
    if len(line) < 2 or line[0].style != "strong":
        return None
    found = fragments(line[:1], shape.hand, 1e6)
    return found[0] if len(found) == 1 and _rest(line)[0].text.strip() else None


def _rest(line: Paragraph) -> Paragraph:
    """What follows the lead, without the space between them."""
    return (Run(line[1].style, line[1].text.lstrip()), *line[2:])


def _led(rows: Sequence[Row], lead: Fragment, right: float) -> list[Row]:
    """Rows with the lead before the first of them, ending at `right`."""
    pieces = [
        msgspec.structs.replace(piece, x=piece.x + right - lead.width) for piece in lead.pieces
    ]
    pieces[-1] = msgspec.structs.replace(pieces[-1], text=pieces[-1].text + " ")
    first = msgspec.structs.replace(
        rows[0],
        pieces=(*pieces, *rows[0].pieces),
        said=f"{lead.said} {rows[0].said}",
    )
    return [first, *rows[1:]]
