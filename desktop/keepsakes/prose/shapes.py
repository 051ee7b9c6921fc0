"""How each voice is set: its type, from line to line, set in left and right."""

from __future__ import annotations

import msgspec

from desktop.drawing.prose import Paragraph
from desktop.keepsakes.manuscript import Voice
from desktop.keepsakes.prose.breaking import Setting, Spacing, broken, spacing
from desktop.keepsakes.prose.cuts import advance
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.rows import INK, PENCIL, QUIET, Row, kept_together, line_row
from desktop.keepsakes.prose.words import Hand, fragments, italic, pencil, roman


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
    whole: bool = False
    """Whether lines end at spaces only, not within words."""


def shape_of(voice: Voice, design: Design) -> Shape:
    """The shape of a voice."""
    em, small, close = float(design.size), design.small, design.small_leading
    ragged = Setting.RAGGED
    shapes: dict[Voice, Shape] = {
        "text": Shape(roman(design.size), design.leading),
        "mood": Shape(italic(design.size), design.leading, first=em),
        "stakes": Shape(italic(small), close, 2 * em, 2 * em, setting=Setting.BALANCED),
        "figures": Shape(
            roman(small, old_style=False),
            close,
            hanging=em,
            setting=ragged,
            colour=QUIET,
            whole=True,
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
    narrowest = (width - max(first, shape.hanging)) * 0.96
    parts = fragments(runs, shape.hand, narrowest, whole=shape.whole)
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
