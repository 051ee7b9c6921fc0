"""What is pencilled beside the squares: notes, the rose, the words of an empty sheet.

Where each stands follows from what is written, so that nothing is ever written over.
"""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, write
from desktop.drawing.paper import on_screen
from desktop.drawing.sheet_frame import NATURAL, Frame
from desktop.drawing.sheet_lead import Lead, hand_line, hand_width, pencilled
from desktop.drawing.sheet_records import MARGIN, SheetPage, SquareNote, place
from desktop.drawing.sheet_rose import Square, paint_rose, rose_box, rose_squares
from desktop.drawing.sheet_strokes import Stroke, path_of, seeded, straight

SIZE = 17
_SMALLEST = 16 / 17
_LONGEST, _ONE_LINE = 44, 24  # letters on the board; all of a note is in the journal
_PAD = 8.0
_SEEN = 2  # squares around what is written that the camera shows
_STEP = 1.05  # from line to line, in sizes
_FIGURE = 20
_WHOLE = 24.0  # px a square; below this notes shrink with the squares


class Jotting(msgspec.Struct, frozen=True):
    """A note in one or two lines and where its first baseline begins, in px.

    Without a text only a mark in the square; in print a `number`, by which it is told elsewhere.
    """

    text: str
    at: QPointF
    slant: float
    share: float
    wide: float = 0.0
    number: int = 0

    @property
    def lines(self) -> list[str]:
        """The lines one below the other."""
        return self.text.split("\n")

    @property
    def box(self) -> QRectF:
        """Where the words are, in px."""
        high = SIZE * self.share * (1 + _STEP * (len(self.lines) - 1))
        return QRectF(self.at.x(), self.at.y() - SIZE * self.share, self.wide, high)


def size_of(frame: Frame) -> float:
    """How large notes are, as a share of SIZE: never too small to read while squares can be."""
    share = frame.side / NATURAL
    return share if frame.side < _WHOLE else min(1.15, max(_SMALLEST, share))


def jottings(page: SheetPage, frame: Frame, *, printed: bool = False) -> list[Jotting]:
    """Where the notes stand: right of their squares, else left, below, above; else a mark.

    Never further out than the camera sees; in two lines where one would be too long. If `printed`
    nothing is written beyond the squares or cut short: what has no room is numbered.
    """
    if not page.notes:
        return []
    taken = {place(name) for name in page.areas}
    columns = [column for column, _ in taken] or [0]
    taken |= rose_squares(page)
    sight = (min(columns) - _SEEN, max(columns) + _SEEN)
    if not printed:
        return [_jotting(page, frame, note, taken, sight) for note in page.notes]
    sight = (max(0, sight[0]), min(page.columns - 1, sight[1]))
    found, number = list[Jotting](), 0
    for note in page.notes:
        one = _unplaced(frame, note)
        if len(note.text) <= _LONGEST:
            one = _jotting(page, frame, note, taken, sight)
        number += not one.text
        found.append(one if one.text else msgspec.structs.replace(one, number=number))
    return found


def _unplaced(frame: Frame, note: SquareNote) -> Jotting:
    """A note of which there is only a mark in its square."""
    corner = QPointF(-frame.side * 0.3, frame.side * 0.16)
    return Jotting("", frame.square(note.area).topRight() + corner, 0.0, size_of(frame))


def _jotting(
    page: SheetPage, frame: Frame, note: SquareNote, taken: set[Square], sight: tuple[int, int]
) -> Jotting:
    text = note.text if len(note.text) <= _LONGEST else note.text[: _LONGEST - 1].rstrip() + "…"
    share, box = size_of(frame), frame.square(note.area)
    slant = seeded("note", page.seed, note.area).uniform(-4.5, 1.0)
    for words in (text, _halved(text))[len(text) > _ONE_LINE :]:
        wide = max(hand_width(line, SIZE) for line in words.split("\n")) * share
        for at in _spots(box, wide, share, frame.weight, words.count("\n")):
            found = Jotting(words, at, slant, share, wide)
            covered = _squares(frame, found.box.adjusted(0, SIZE * share * 0.5, 0, 0))
            seen = all(sight[0] <= column <= sight[1] for column, _ in covered)
            if seen and not covered & taken and all(_on_paper(page, one) for one in covered):
                taken |= covered
                return found
    return _unplaced(frame, note)


def _halved(text: str) -> str:
    """A text in two lines as even as can be."""
    gaps = [n for n, sign in enumerate(text) if sign == " "]
    if not gaps:
        return text
    middle = min(gaps, key=lambda n: abs(n - len(text) / 2))
    return f"{text[:middle]}\n{text[middle + 1 :]}"


def _spots(box: QRectF, wide: float, share: float, weight: float, more: int) -> list[QPointF]:
    """Where a note beside a square may begin; it has `more` lines than one."""
    pad, size = _PAD * weight, SIZE * share
    level = box.center().y() + size * (0.32 - 0.5 * _STEP * more)
    middle = box.center().x() - wide / 2
    return [
        QPointF(box.right() + pad, level),
        QPointF(box.left() - pad - wide, level),
        QPointF(middle, box.bottom() + size * 0.95),
        QPointF(middle, box.top() - size * (0.4 + _STEP * more)),
    ]


def pencilled_boxes(page: SheetPage, frame: Frame) -> list[QRectF]:
    """Where notes and rose are, in px."""
    boxes = [note.box for note in jottings(page, frame) if note.text]
    rose = rose_box(page, frame)
    return [*boxes, rose] if rose is not None else boxes


def _squares(frame: Frame, box: QRectF) -> set[Square]:
    left, right = (math.floor((x - frame.x) / frame.side) for x in (box.left(), box.right()))
    top, foot = (math.floor((y - frame.y) / frame.side) for y in (box.top(), box.bottom()))
    return {(column, row) for column in range(left, right + 1) for row in range(top, foot + 1)}


def _on_paper(page: SheetPage, square: Square) -> bool:
    across = -MARGIN < square[0] < page.columns + MARGIN - 1
    return across and 0 <= square[1] < page.rows


def paint_jottings(
    painter: QPainter,
    page: SheetPage,
    frame: Frame,
    clip: QRectF,
    inks: Inks,
    *,
    numbered: bool = True,
) -> None:
    """Draw the notes and the rose; in print a mark for what has no room, unless it is numbered."""
    for note in jottings(page, frame, printed=not on_screen(painter)):
        if not note.box.adjusted(-20, -20, 20, 20).intersects(clip):
            continue
        if note.text:
            _words(painter, note, inks)
        elif not (note.number and numbered):
            _mark(painter, note.at, frame, inks)
    paint_rose(painter, page, frame, clip, inks, size_of(frame))


def _words(painter: QPainter, note: Jotting, inks: Inks) -> None:
    """Write a note by hand."""
    step = QPointF(0, SIZE * note.share * _STEP)
    for n, line in enumerate(note.lines):
        at, slant = note.at + step * n, note.slant
        hand_line(painter, at, line, SIZE, inks, slant=slant, strength=0.85, share=note.share)


def paint_numbers(painter: QPainter, page: SheetPage, frame: Frame, inks: Inks) -> None:
    """In print a ringed number at the corner of each square whose note is told elsewhere."""
    if on_screen(painter):
        return
    side = frame.side
    for note in jottings(page, frame, printed=True):
        if note.number:
            at = note.at + QPointF(0.24, -0.1) * side
            ringed(painter, at, note.number, 0.26 * side, inks)


def ringed(painter: QPainter, at: QPointF, number: int, radius: float, inks: Inks) -> None:
    """A number in a ring round a point."""
    painter.setPen(QPen(QColor(inks.pencil), 0.12 * radius))
    painter.setBrush(QColor(inks.graph_paper))
    painter.drawEllipse(at, radius, radius)
    share = 1.45 * radius / _FIGURE
    painter.save()
    painter.translate(at.x(), at.y() + 0.5 * radius)
    painter.scale(share, share)
    write(painter, 0, 0, str(number), font(Face.STRONG, _FIGURE), inks.pencil, Side.MIDDLE)
    painter.restore()


def _mark(painter: QPainter, at: QPointF, frame: Frame, inks: Inks) -> None:
    """Two short lines in a corner of the square: there is a note."""
    reach = frame.side * 0.2
    lines: list[Stroke] = [
        [(at.x(), at.y() + off), (at.x() + reach * far, at.y() + off - 1)]
        for off, far in ((0.0, 1.0), (3.2 * frame.weight, 0.7))
    ]
    pencilled(painter, path_of(lines), Lead(1.3, 0.7), inks, share=frame.weight)


def paint_words(
    painter: QPainter, middle: QPointF, words: str, inks: Inks, *, room: float, size: int = 24
) -> None:
    """Pencil a line around a point, as on an empty sheet; in two lines where it is too long."""
    lines = [words] if hand_width(words, size) <= room else _halved(words).split("\n")
    share = min(1.0, room / max(hand_width(line, size) for line in lines))
    for n, line in enumerate(lines):
        down = size * (0.35 + 1.2 * (n - (len(lines) - 1) / 2)) * share
        at = QPointF(middle.x() - hand_width(line, size) * share / 2, middle.y() + down)
        hand_line(painter, at, line, size, inks, slant=-1.2, strength=0.9, share=share)


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
    columns = [column for column, _ in taken] or [0]
    first, last = min(columns) - _SEEN, max(columns) + _SEEN
    taken |= rose_squares(page)
    best, least = dot + QPointF(14, -10) * frame.weight, math.inf
    for row in range(-7, 8):
        for step in range(-24, 25):
            at = QPointF(dot.x() + step * frame.side / 2, dot.y() + row * frame.side)
            middle = at.x() + wide / 2 - dot.x()
            far = math.hypot(middle, 1.5 * (at.y() - dot.y()))
            covered = _squares(frame, QRectF(at.x(), at.y() - 6, wide, 1))
            inside = all(_on_paper(page, one) and first <= one[0] <= last for one in covered)
            if far < least and inside and not covered & taken:
                best, least = at, far
    return best
