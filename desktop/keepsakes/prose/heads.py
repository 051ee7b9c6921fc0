"""The heads of chapters and parts, as rows."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

import msgspec

from desktop.drawing.fonts import Face
from desktop.drawing.prose import Paragraph, plain
from desktop.keepsakes.manuscript import Para, Section
from desktop.keepsakes.prose.breaking import Setting, Spacing, broken
from desktop.keepsakes.prose.cuts import Cut, advance
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.ornaments import swelled_rule
from desktop.keepsakes.prose.rows import INK, Row, kept_together, line_row, tied
from desktop.keepsakes.prose.words import Hand, capitals, fragments, italic

_SINK = 0.13
"""How far down a page a head begins, of the lines on it."""
_GROWTH = 2
"""How many lines may be added above a head to fill a page."""


def display(size: int) -> Hand:
    """The face of titles: figures as high as capitals."""
    cut = Cut(Face.READING, size)
    return Hand(cut, Cut(Face.MOOD, size), cut)


def centred(
    runs: Paragraph,
    hand: Hand,
    leading: float,
    width: float,
    measure: float,
    colour: str = INK,
) -> list[Row]:
    """Lines of like length, each in the middle of the measure."""
    parts = fragments(runs, hand, width * 0.96)
    space = Spacing(advance(" ", hand.upright) * 1.1, 0.0, 0.0)
    lines = broken(parts, [width], Setting.BALANCED, space)
    return kept_together(
        [
            line_row(parts, line, leading, x=(measure - line.width) / 2, colour=colour)
            for line in lines
        ]
    )


def head_rows(
    section: Section, stakes: Sequence[Para], design: Design, *, opens: bool, ahead: float
) -> list[Row]:
    """A section's head: what stands over its title, the title, what stands under it.

    `ahead` is the room that what follows brings with it. The whole takes full lines.
    """
    rows = [*_titles(section, design, opens=opens), *_under(section, stakes, design)]
    if not rows:
        return [Row(0.0, opens=True, head=section.title, tied=True)] if opens else []
    high = sum(row.height + row.lead for row in rows) / design.leading
    sink = round(design.lines * _SINK) * design.leading if opens else 0.0
    least = high + (0.9 if opens else 0.42) + ahead / design.leading
    below = (math.ceil(least - 1e-6) - high) * design.leading - ahead
    first = msgspec.structs.replace(
        rows[0],
        height=rows[0].height + sink,
        baseline=rows[0].baseline + sink,
        opens=opens,
        lead=0.0 if opens else 2 * design.leading,
        flex=0 if opens else _GROWTH,
        head=section.title,
        snap=True,
    )
    rows = [first, *rows[1:]]
    rows[-1] = msgspec.structs.replace(rows[-1], height=rows[-1].height + below)
    return tied(rows)


def _titles(section: Section, design: Design, *, opens: bool) -> list[Row]:
    size, measure = design.size, design.measure
    rows = list[Row]()
    if section.over:
        rows += centred(
            plain(section.over),
            capitals(round(size * 0.92), 9),
            design.leading * 1.05,
            measure * 0.86,
            measure,
        )
    share = {"part": 2.1, "interlude": 1.15}.get(section.kind, 1.75 if opens else 1.42)
    if section.title:
        if section.kind == "interlude":
            hand = italic(round(size * share))
        else:
            hand = display(_fitting(section.title, share, size))
        rows += centred(
            plain(section.title),
            hand,
            hand.upright.size * 1.16,
            measure * 0.86,
            measure,
        )
    if section.kind == "part" and rows:
        last = rows[-1]
        mark = partial(swelled_rule, x=measure / 2, y=last.height + size, width=measure * 0.32)
        rows[-1] = msgspec.structs.replace(
            last, height=last.height + 2.2 * size, extras=(*last.extras, mark)
        )
    return rows


def _fitting(title: str, share: float, size: int) -> int:
    """A size for a title: long ones are set smaller."""
    if len(title) > 120:
        share = min(share, 1.1)
    elif len(title) > 60:
        share = min(share, 1.3)
    return round(size * share)


def _under(section: Section, stakes: Sequence[Para], design: Design) -> list[Row]:
    """The small type below a title: dates and places, then what was at stake."""
    rows = list[Row]()
    small, measure = design.small, design.measure
    texts = [plain(section.under)] if section.under else []
    for number, runs in enumerate([*texts, *(para.runs for para in stakes)]):
        made = centred(runs, italic(small), design.small_leading, measure, measure)
        if made:
            gap = 0.22 * design.leading if number == 0 and rows == [] else 0.1 * design.leading
            made[0] = msgspec.structs.replace(
                made[0], height=made[0].height + gap, baseline=made[0].baseline + gap
            )
        rows += made
    return rows
