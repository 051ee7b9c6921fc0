"""What is pencilled beside the squares: notes, a compass rose, the words of an empty sheet.

Where each stands follows from what is written, so that nothing is ever written over.
"""

from __future__ import annotations

import math
from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.drawing.inks import Inks
from desktop.drawing.sheet_frame import NATURAL, Frame
from desktop.drawing.sheet_lead import FINE, Lead, hand_line, hand_width, pencilled
from desktop.drawing.sheet_records import MARGIN, SheetPage, SquareNote, place
from desktop.drawing.sheet_strokes import Stroke, path_of, seeded, straight

SIZE = 17
_SMALLEST = 16 / 17
_LONGEST = 24  # letters of a note that stand on the board; all of it is in the journal
_PAD = 8.0
_ROSE = 0.62
_NEAREST, _FURTHEST = 3, 12
_WHOLE = 24.0  # px a square; below this notes shrink with the squares

Square = tuple[int, int]


class Jotting(msgspec.Struct, frozen=True):
    """A note and where its baseline begins, in px; without a text only a mark in the square."""

    text: str
    at: QPointF
    slant: float
    share: float


def size_of(frame: Frame) -> float:
    """How large notes are, as a share of SIZE: never too small to read while squares can be."""
    share = frame.side / NATURAL
    return share if frame.side < _WHOLE else min(1.15, max(_SMALLEST, share))


def jottings(page: SheetPage, frame: Frame) -> list[Jotting]:
    """Where the notes stand: right of their squares, else left, below, above; else a mark."""
    if not page.notes:
        return []
    taken = {place(name) for name in page.areas}
    return [_jotting(page, frame, note, taken) for note in page.notes]


def _jotting(page: SheetPage, frame: Frame, note: SquareNote, taken: set[Square]) -> Jotting:
    text = note.text if len(note.text) <= _LONGEST else note.text[: _LONGEST - 1].rstrip() + "…"
    share, box = size_of(frame), frame.square(note.area)
    wide, pad = hand_width(text, SIZE) * share, _PAD * frame.weight
    slant = seeded("note", page.seed, note.area).uniform(-4.5, 1.0)
    level = box.center().y() + SIZE * share * 0.32
    below = box.bottom() + SIZE * share * 0.95
    middle = box.center().x() - wide / 2
    for at in (
        QPointF(box.right() + pad, level),
        QPointF(box.left() - pad - wide, level),
        QPointF(middle, below),
        QPointF(middle, box.top() - SIZE * share * 0.4),
    ):
        covered = _squares(frame, QRectF(at.x(), at.y() - SIZE * share * 0.5, wide, 1))
        if not covered & taken and all(_on_paper(page, square) for square in covered):
            taken |= covered
            return Jotting(text, at, slant, share)
    return Jotting("", box.topRight() - QPointF(frame.side * 0.3, -frame.side * 0.16), 0.0, share)


def pencilled_boxes(page: SheetPage, frame: Frame) -> list[QRectF]:
    """Where notes and rose are, in px."""
    boxes = [
        QRectF(note.at.x(), note.at.y() - SIZE, hand_width(note.text, SIZE) * note.share, SIZE)
        for note in jottings(page, frame)
        if note.text
    ]
    rose = rose_place(page)
    if rose is not None:
        boxes.append(frame.squares(rose[0] - 0.2, rose[1] - 0.5, 1.4, 1.7))
    return boxes


def _squares(frame: Frame, box: QRectF) -> set[Square]:
    left, right = (math.floor((x - frame.x) / frame.side) for x in (box.left(), box.right()))
    top, foot = (math.floor((y - frame.y) / frame.side) for y in (box.top(), box.bottom()))
    return {(column, row) for column in range(left, right + 1) for row in range(top, foot + 1)}


def _on_paper(page: SheetPage, square: Square) -> bool:
    across = -MARGIN < square[0] < page.columns + MARGIN - 1
    return across and 0 <= square[1] < page.rows


def paint_jottings(
    painter: QPainter, page: SheetPage, frame: Frame, clip: QRectF, inks: Inks
) -> None:
    """Draw the notes and the rose."""
    for note in jottings(page, frame):
        wide = hand_width(note.text, SIZE) * note.share
        if not QRectF(note.at.x(), note.at.y() - 40, wide + 20, 60).intersects(clip):
            continue
        if note.text:
            hand_line(
                painter,
                note.at,
                note.text,
                SIZE,
                inks,
                slant=note.slant,
                strength=0.85,
                share=note.share,
            )
        else:
            _mark(painter, note.at, frame, inks)
    rose = rose_place(page)
    if rose is not None and frame.squares(rose[0] - 1, rose[1] - 1, 3, 3).intersects(clip):
        paint_rose(painter, rose, frame, inks)


def _mark(painter: QPainter, at: QPointF, frame: Frame, inks: Inks) -> None:
    """Two short lines in a corner of the square: there is a note."""
    reach = frame.side * 0.2
    lines: list[Stroke] = [
        [(at.x(), at.y() + off), (at.x() + reach * far, at.y() + off - 1)]
        for off, far in ((0.0, 1.0), (3.2 * frame.weight, 0.7))
    ]
    pencilled(painter, path_of(lines), Lead(1.3, 0.7), inks, share=frame.weight)


def rose_place(page: SheetPage) -> Square | None:
    """The square in the middle of the rose: near the Hometown, where three by three are empty."""
    if not page.home:
        return None
    column, row = place(page.home)
    taken = {place(name) for name in (*page.areas, *(note.area for note in page.notes))}
    chance = seeded("rose", page.seed)
    for far in range(_NEAREST, _FURTHEST):
        ring = [
            (column + dx, row + dy)
            for dx in range(-far, far + 1)
            for dy in range(-far, far + 1)
            if max(abs(dx), abs(dy)) == far and abs(dx) >= abs(dy)
        ]
        chance.shuffle(ring)
        for x, y in ring:
            around = {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
            inside = 1 <= x < page.columns - 1 and 1 <= y < page.rows - 1
            if inside and not around & taken:
                return x, y
    return None


def paint_rose(painter: QPainter, square: Square, frame: Frame, inks: Inks) -> None:
    """Draw a compass rose of eight points; the adventurer is not sure of its north."""
    over, middle = frame.over(*square), NATURAL / 2
    for path, lead in _rose():
        pencilled(painter, over.map(path), lead, inks, share=frame.weight)
    top = over.map(QPointF(middle - 9, middle - NATURAL * _ROSE - 5))
    hand_line(painter, top, "N?", SIZE, inks, slant=-3, strength=0.85, share=size_of(frame))


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


def paint_words(
    painter: QPainter, middle: QPointF, words: str, inks: Inks, *, size: int = 24
) -> None:
    """Pencil a line around a point, as on an empty sheet."""
    wide = hand_width(words, size)
    at = QPointF(middle.x() - wide / 2, middle.y() + size * 0.35)
    hand_line(painter, at, words, size, inks, slant=-1.2, strength=0.9)


def paint_broken_off(
    painter: QPainter, page: SheetPage, words: str, frame: Frame, inks: Inks
) -> None:
    """Pencil words that stop in mid-word near the last dot; the pencil slips and runs on."""
    share = size_of(frame)
    tail = 46 * frame.weight
    at = _free_line(page, frame, hand_width(words, SIZE) * share + tail)
    wide = hand_line(painter, at, words, SIZE, inks, slant=-2, share=share)
    chance = seeded("slip", words)
    end = (at.x() + wide + tail, at.y() + 16 * frame.weight)
    slip = straight(chance, (at.x() + wide + 2, at.y() - 3), end, swing=1.6, wave=22, bow=5)
    pencilled(painter, path_of([slip]), Lead(1.6, 0.55), inks, share=frame.weight)


def _free_line(page: SheetPage, frame: Frame, wide: float) -> QPointF:
    """Where a line of words stands on empty squares, as near to the last dot as can be."""
    dot = frame.spot(*page.trail[-1])
    taken = {place(name) for name in page.areas}
    best, least = dot + QPointF(14, -10) * frame.weight, math.inf
    for row in range(-7, 8):
        for step in range(-24, 25):
            at = QPointF(dot.x() + step * frame.side / 2, dot.y() + row * frame.side)
            middle = at.x() + wide / 2 - dot.x()
            far = math.hypot(middle, 1.5 * (at.y() - dot.y()))
            covered = _squares(frame, QRectF(at.x(), at.y() - 6, wide, 1))
            inside = all(_on_paper(page, square) for square in covered)
            if far < least and inside and not covered & taken:
                best, least = at, far
    return best
