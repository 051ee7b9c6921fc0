"""The compass rose pencilled beside what is written, and the square it stands in."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.drawing.inks import Inks
from desktop.drawing.sheet_frame import NATURAL, Frame
from desktop.drawing.sheet_lead import FINE, Lead, hand_line, pencilled
from desktop.drawing.sheet_records import SheetPage, place
from desktop.drawing.sheet_strokes import Stroke, path_of, seeded, straight

_ROSE = 0.62
_NEAREST, _FURTHEST = 3, 12
_SEEN = 2  # squares around what is written that the camera shows
_NOTES = 3  # squares right of one with a note that are left to its words
_ASIDE = 0.2  # squares from its own towards what is written, so that all of it is seen
_WORDS = 17

Square = tuple[int, int]


def rose_place(page: SheetPage) -> Square | None:
    """The square in the middle of the rose: near the Hometown, where three by three are empty.

    Rather where the camera sees all of it.
    """
    if not page.home:
        return None
    home, taken = place(page.home), _taken(page)
    chance = seeded("rose", page.seed)
    for far in range(_NEAREST, _FURTHEST):
        ring = _ring(home, far)
        chance.shuffle(ring)
        free = [spot for spot in ring if _inside(page, spot) and not _around(spot) & taken]
        if free:
            seen = _seen_box(page)
            return min(free, key=lambda spot: _hidden(spot, seen))
    return None


def rose_squares(page: SheetPage) -> set[Square]:
    """The squares that are the rose's."""
    found = rose_place(page)
    return _around(found) if found is not None else set()


def _ring(home: Square, far: int) -> list[Square]:
    """The squares so far from home, beside it rather than above or below."""
    return [
        (home[0] + dx, home[1] + dy)
        for dx in range(-far, far + 1)
        for dy in range(1 - far, far + 1)
        if max(abs(dx), abs(dy)) == far and abs(dx) >= abs(dy)
    ]


def _taken(page: SheetPage) -> set[Square]:
    """Where something is written, or a note's words are."""
    taken = {place(name) for name in page.areas}
    for note in page.notes:
        column, row = place(note.area)
        taken |= {(column + step, row) for step in range(_NOTES + 1)}
    return taken


def _around(spot: Square) -> set[Square]:
    return {(spot[0] + dx, spot[1] + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}


def _inside(page: SheetPage, spot: Square) -> bool:
    return 1 <= spot[0] < page.columns - 1 and 1 <= spot[1] < page.rows - 1


def _seen_box(page: SheetPage) -> tuple[int, int, int, int]:
    """The first and last columns and rows that the camera shows at the least."""
    places = [place(name) for name in page.areas] or [place(page.home)]
    columns, rows = [x for x, _ in places], [y for _, y in places]
    return (
        min(columns) - _SEEN,
        max(columns) + _SEEN,
        min(rows) - _SEEN + 1,  # its letter stands above it
        max(rows) + _SEEN,
    )


def _hidden(spot: Square, seen: tuple[int, int, int, int]) -> int:
    """By how many squares a spot lies outside what is seen."""
    across = max(0, seen[0] - spot[0], spot[0] - seen[1])
    return across + max(0, seen[2] - spot[1], spot[1] - seen[3])


def rose_box(page: SheetPage, frame: Frame) -> QRectF | None:
    """Where the rose and its letter are, in px."""
    found = rose_place(page)
    if found is None:
        return None
    column, row = found
    return frame.squares(column + _shift(page, column) - 0.2, row - 0.5, 1.4, 1.7)


def _shift(page: SheetPage, column: int) -> float:
    """How far the rose stands off the middle of its square, in squares."""
    home = place(page.home)[0]
    return _ASIDE if column < home else -_ASIDE if column > home else 0.0


def paint_rose(
    painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks, share: float
) -> None:
    """Draw a compass rose of eight points; the adventurer is not sure of its north."""
    box, square = rose_box(page, frame), rose_place(page)
    if square is None or box is None or not box.adjusted(-20, -20, 20, 20).intersects(clip):
        return
    column, row = square
    over, middle = frame.over(column + _shift(page, column), row), NATURAL / 2
    for path, lead in _rose():
        pencilled(painter, over.map(path), lead, inks, share=frame.weight)
    top = over.map(QPointF(middle - 9, middle - NATURAL * _ROSE - 5))
    hand_line(painter, top, "N?", _WORDS, inks, slant=-3, strength=0.85, share=share)


@lru_cache(maxsize=1)
def _rose() -> tuple[tuple[QPainterPath, Lead], ...]:
    """Its points, its circle and the shade on one side of the long points."""
    reach, middle = NATURAL * _ROSE, NATURAL / 2
    chance = seeded("points")
    points: list[Stroke] = []
    shade: list[Stroke] = []
    for n in range(8):
        turn, far = n * math.pi / 4 - math.pi / 2 + 0.05, reach * (1 if n % 2 == 0 else 0.55)
        tip = (far * math.cos(turn), far * math.sin(turn))
        for side in (-1, 1):
            edge = turn + side * math.pi / 8 * 0.9
            foot = (reach * 0.2 * math.cos(edge), reach * 0.2 * math.sin(edge))
            points.append(straight(chance, tip, foot, swing=0.4, wave=20))
            if side == 1 and n % 2 == 0:
                shade += _shading(tip, foot)
    circle = [(n * math.tau / 24) for n in range(25)]
    ring = [(reach * 0.72 * math.cos(turn), reach * 0.72 * math.sin(turn)) for turn in circle]
    drawn = ((points, FINE), ([ring], Lead(0.9, 0.30)), (shade, Lead(0.7, 0.34)))
    return tuple((path_of(strokes).translated(middle, middle), lead) for strokes, lead in drawn)


def _shading(tip: tuple[float, float], foot: tuple[float, float]) -> list[Stroke]:
    """Five short strokes that darken one side of a point."""
    lines: list[Stroke] = []
    for n in range(1, 6):
        t = n / 6
        start = (tip[0] * t, tip[1] * t)
        lines.append([start, ((start[0] + foot[0]) / 2, (start[1] + foot[1]) / 2)])
    return lines
