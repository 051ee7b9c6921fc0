"""The table of contents of a text with many chapters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.prose import plain
from desktop.keepsakes.manuscript import Manuscript, Section
from desktop.keepsakes.prose.breaking import Setting
from desktop.keepsakes.prose.cuts import advance
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.heads import head_rows
from desktop.keepsakes.prose.pages import Standing, pages
from desktop.keepsakes.prose.rows import QUIET, Row, led, tied
from desktop.keepsakes.prose.shapes import Shape, set_lines
from desktop.keepsakes.prose.titles import Around, around
from desktop.keepsakes.prose.words import Hand, Piece, capitals, italic, roman

_FEW = 6
"""A text with no more chapters than that has no table of contents."""
_RIGHT, _HANGING, _DOTS = 3.2, 1.4, 0.9
"""Ems: what is left free before the numbers, how far lines hang, from dot to dot."""


def entry(section: Section) -> str:
    """What a section is called in the contents; nothing where it has no name."""
    return " ".join((section.title or section.over).split())


def contents_pages(
    text: Manuscript, design: Design, numbers: Mapping[int, int], *, recto: bool
) -> list[Around]:
    """The pages of the table, for the side of the page that comes next; none for short texts.

    `numbers`: the page that each section begins on. How many pages the table takes does not
    depend on them.
    """
    if sum(section.kind == "chapter" for section in text.sections) <= _FEW:
        return []
    made = [_set(text, design, numbers, small=small) for small in (False, True)]
    standing = min(made, key=len)  # small type only where it saves a page
    return [
        _page(one, design, recto=recto != (number % 2 == 1)) for number, one in enumerate(standing)
    ]


def _set(
    text: Manuscript, design: Design, numbers: Mapping[int, int], *, small: bool
) -> list[list[Standing]]:
    """What stands on each page of the table."""
    title = QCoreApplication.translate("Keepsakes", "Contents")
    rows = head_rows(Section("front", title, ()), (), design, opens=True, ahead=0.0)
    before: Section | None = None
    for number, section in enumerate(text.sections):
        if entry(section):
            made = _entry_rows(section, design, str(numbers.get(number, 0)), small=small)
            rows += led(made, 0.5 * design.leading) if before and _apart(section, before) else made
            before = section
    return pages(rows, design)


def _page(standing: Sequence[Standing], design: Design, *, recto: bool) -> Around:
    x = design.start(recto=recto)
    return around([(one.row, x, design.top + one.y) for one in standing])


def _apart(section: Section, before: Section) -> bool:
    """Whether there is room between two entries."""
    outer = [one.kind in ("front", "back", "title") for one in (section, before)]
    return section.kind == "part" or outer[0] != outer[1]


def _entry_rows(section: Section, design: Design, number: str, *, small: bool) -> list[Row]:
    """A title, and on its last line the page at the right, with dots that lead to it."""
    size, em = design.small if small else design.size, float(design.size)
    shape = Shape(
        _hand(section, size),
        design.small_leading if small else design.leading,
        right=_RIGHT * em,
        hanging=_HANGING * em,
        setting=Setting.RAGGED,
    )
    rows = set_lines(plain(entry(section)), shape, design.measure)
    return [*tied(rows[:-1]), _numbered(rows[-1], design, number, size)] if rows else []


def _hand(section: Section, size: int) -> Hand:
    if section.kind == "part":
        return capitals(size)
    return italic(size) if section.kind == "interlude" else roman(size)


def _numbered(row: Row, design: Design, number: str, size: int) -> Row:
    """A row with a number at its right end."""
    em, cut = design.size, capitals(size, 4).upright
    x = design.measure - advance(number, cut)
    last = row.pieces[-1]
    start, end = last.x + last.width + 0.6 * em, x - 0.5 * em
    dots = partial(_dots, start=start, end=end, y=row.baseline, step=_DOTS * em)
    pieces = (*row.pieces[:-1], msgspec.structs.replace(last, text=last.text + " "))
    said = f"{row.said} {number}"
    return msgspec.structs.replace(
        row, pieces=(*pieces, Piece(number, cut, x)), extras=(dots,), said=said
    )


def _dots(painter: QPainter, start: float, end: float, y: float, step: float) -> None:
    """Dots that stand below one another from line to line."""
    pen = QPen(QColor(QUIET), step * 0.1)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    place = end // step * step
    while place >= start:
        painter.drawPoint(QPointF(place, y - step * 0.05))
        place -= step
