"""What is written in a square: an ECL with its letter, a Town, hatching, two strokes over it.

Strokes are made once for squares of NATURAL px and kept; the same square of the same save always
wears the same hand.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.drawing.inks import Inks
from desktop.drawing.sheet_frame import NATURAL, Frame
from desktop.drawing.sheet_glyphs import breadth, lettered
from desktop.drawing.sheet_lead import CROSS, DEAD, HATCHING, LABEL, LIVE, OUTLINE, Lead, pencilled
from desktop.drawing.sheet_records import SheetPage, place
from desktop.drawing.sheet_strokes import Stroke, begun, length, path_of, seeded, straight
from desktop.rules.games.book.state import Area

FIGURES = 0.40
LETTER = 0.31
_TWO_LETTERS = 0.27
_GAP = 0.14
_DIM = 0.62
Part = Literal["figures", "letter", "outline", "cross"]
PARTS: frozenset[Part] = frozenset(("figures", "letter", "outline", "cross"))
EVERYTHING: Mapping[str, frozenset[Part]] = {}
"""Nothing is left unwritten."""


class Layer(msgspec.Struct, frozen=True, eq=False):
    """Some strokes of a square, drawn with one lead. All in px of a square of NATURAL."""

    part: Part
    lead: Lead
    strokes: list[Stroke]
    path: QPainterPath


def _layer(part: Part, lead: Lead, strokes: list[Stroke]) -> Layer:
    return Layer(part, lead, strokes, path_of(strokes))


@lru_cache(maxsize=8192)
def layers(seed: int, name: str, area: Area, home: bool = False) -> tuple[Layer, ...]:
    """Everything in a square, in the order in which it is drawn."""
    chance = seeded("mark", seed, name)
    match area.kind:
        case "town":
            drawn = _town(chance, area, home)
        case "blocked":
            drawn = [_layer("outline", HATCHING, _hatching(chance))]
        case "encounter":
            drawn = _encounter(chance, area)
        case "blank":
            drawn = []
    if area.crossed:
        drawn.append(_layer("cross", CROSS, crossing(seeded("cross", seed, name))))
    return tuple(drawn)


def _encounter(chance: random.Random, area: Area) -> list[Layer]:
    lead = DEAD if area.crossed else LIVE
    high = NATURAL * FIGURES
    figures, letter = str(area.value), area.letter
    small = NATURAL * (_TWO_LETTERS if len(letter) > 1 else LETTER)
    wide = breadth(figures, high, _GAP)
    before = breadth(letter, small, 0.05) + NATURAL * (0.04 if len(letter) > 1 else 0.07)
    top = (NATURAL - high) / 2
    if not letter:
        left = (NATURAL - wide) * 0.62  # room for a letter before it
        return [_layer("figures", lead, lettered(chance, figures, (left, top), high, gap=_GAP))]
    left = (NATURAL - wide - before) / 2
    at = left + before
    written = lettered(chance, figures, (at, top), high, gap=_GAP)
    sign = lettered(
        seeded("letter", letter, chance.random()),
        letter,
        (left, top + (high - small) * 0.62),
        small,
        gap=0.05,
    )
    thinner = Lead(lead.width * 0.86, lead.strength)
    return [_layer("figures", lead, written), _layer("letter", thinner, sign)]


def _town(chance: random.Random, area: Area, home: bool) -> list[Layer]:
    """A double outline; the Hometown's dot is in its middle, so its name stands below it."""
    dim = _DIM if area.crossed else 1.0
    text = f"{'H' if home else ''}T{area.value}"
    inset = 6.4 if home else 7.5
    drawn = [
        _layer("outline", Lead(width, 0.55 * dim), _outline(chance, by))
        for by, width in ((3.0, OUTLINE.width), (inset, 1.1))
    ]
    high = NATURAL * (0.25 if home else 0.33)
    left = (NATURAL - breadth(text, high)) / 2
    top = NATURAL * 0.595 if home else (NATURAL - high) / 2
    lead = Lead(LABEL.width, LABEL.strength * dim)
    drawn.append(_layer("figures", lead, lettered(chance, text, (left, top), high)))
    return drawn


def _outline(chance: random.Random, inset: float) -> list[Stroke]:
    """Four strokes round a square, each a little too long."""
    near, far = inset, NATURAL - inset
    corners = ((near, near), (far, near), (far, far), (near, far))
    strokes = []
    for n, start in enumerate(corners):
        end = corners[(n + 1) % 4]
        ux, uy = (end[0] - start[0]) / (far - near), (end[1] - start[1]) / (far - near)
        early, late = chance.uniform(-0.5, 2.0), chance.uniform(0, 2.2)
        begin = (start[0] - ux * early, start[1] - uy * early)
        stop = (end[0] + ux * late, end[1] + uy * late)
        strokes.append(straight(chance, begin, stop, swing=0.5, wave=30))
    return strokes


def _hatching(chance: random.Random) -> list[Stroke]:
    """Close slanting strokes, as one blackens a square in a hurry."""
    size, edge = NATURAL, 3.0
    strokes: list[Stroke] = []
    off = -size + 7
    while off < size - 4:
        if off >= 0:
            ends = [(off + edge, size - edge), (size - edge, off + edge)]
        else:
            ends = [(edge, size - edge + off), (size - edge + off, edge)]
        if ends[1][0] - ends[0][0] > 3:
            start, stop = (
                (x + chance.uniform(-1.6, 1.6), y + chance.uniform(-1.6, 1.6)) for x, y in ends
            )
            bow = chance.uniform(-0.8, 0.8)
            strokes.append(straight(chance, start, stop, swing=0.5, wave=26, bow=bow))
        off += size * 0.105 * chance.uniform(0.8, 1.2)
    return strokes


def crossing(chance: random.Random) -> list[Stroke]:
    """The two strokes that cross a square out, not perfectly straight."""
    near, far = NATURAL * 0.13, NATURAL * 0.87
    strokes = []
    for ends in (((near, near), (far, far)), ((far, near), (near, far))):
        start, stop = (
            (x + chance.uniform(-2.2, 2.2), y + chance.uniform(-2.2, 2.2)) for x, y in ends
        )
        bow = chance.uniform(-2.2, 2.2)
        strokes.append(straight(chance, start, stop, swing=0.8, wave=30, bow=bow))
    return strokes


def reaches(frame: Frame, name: str, clip: QRectF) -> bool:
    """Whether the strokes of a square may reach into a part of the picture."""
    edge = frame.side * 0.12
    return frame.square(name).adjusted(-edge, -edge, edge, edge).intersects(clip)


def paint_layers(
    painter: QPainter,
    page: SheetPage,
    name: str,
    frame: Frame,
    inks: Inks,
    without: frozenset[Part] = frozenset(),
) -> None:
    """Draw all that stands in a square, but for some parts."""
    over, area = frame.over(*place(name)), page.areas[name]
    if "cross" in without and area.crossed:  # it pales when it is crossed out, no sooner
        area = msgspec.structs.replace(area, crossed=False)
    for layer in layers(page.seed, name, area, name == page.home):
        if layer.part not in without:
            pencilled(painter, over.map(layer.path), lead_in(layer, inks), inks, share=frame.weight)


def paint_squares(
    painter: QPainter,
    page: SheetPage,
    frame: Frame,
    clip: QRectF,
    inks: Inks,
    unwritten: Mapping[str, frozenset[Part]] = EVERYTHING,
) -> None:
    """Draw all squares that `clip` shows, but for the parts that are not written yet."""
    for name in page.areas:
        if reaches(frame, name, clip):
            paint_layers(painter, page, name, frame, inks, unwritten.get(name, frozenset()))


def lead_in(layer: Layer, inks: Inks) -> Lead:
    """The layer's lead; in high contrast what is live is thick and what is gone is thin."""
    if inks.textures:
        return layer.lead
    gone = layer.lead.strength < 0.5 and layer.part != "outline"
    return Lead(1.0 if gone else layer.lead.width * 1.25, 1.0)


def paint_begun(
    painter: QPainter,
    page: SheetPage,
    name: str,
    parts: frozenset[Part],
    share: float,
    frame: Frame,
    inks: Inks,
) -> None:
    """Draw a share, 0 to 1, of some parts of a square: as far as it has been written."""
    area = page.areas[name]
    over = frame.over(*place(name))
    chosen = [
        layer for layer in layers(page.seed, name, area, name == page.home) if layer.part in parts
    ]
    left = share * sum(length(layer.strokes) for layer in chosen)
    for layer in chosen:
        whole = length(layer.strokes)
        if left <= 0:
            return
        path = layer.path if left >= whole else path_of(begun(layer.strokes, left / whole))
        left -= whole
        pencilled(painter, over.map(path), lead_in(layer, inks), inks, share=frame.weight)
