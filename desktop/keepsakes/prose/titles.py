"""The pages around a text: title page, jacket with its blurb, the line about the printing."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.drawing.prose import Paragraph, plain
from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.prose.breaking import Setting
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.heads import centred, display
from desktop.keepsakes.prose.ornaments import device, frame, swelled_rule
from desktop.keepsakes.prose.pages import Standing, pages
from desktop.keepsakes.prose.rows import QUIET, Row, draw_row, led, said
from desktop.keepsakes.prose.shapes import Shape, set_lines
from desktop.keepsakes.prose.words import capitals, italic, roman

Item = tuple[Row, float, float]
_SHARES = (2.9, 2.5, 2.1, 1.75, 1.45, 1.2, 1.0, 0.85)
"""Sizes that a title is set in, the largest first, of the size of the text."""


class Around(msgspec.Struct, frozen=True):
    """A page that is no running text: rows placed on it, what is said there."""

    items: tuple[Item, ...]
    said: str = ""

    def draw(self, painter: QPainter) -> None:
        """Draw it, the painter's origin at the page's corner."""
        for row, x, y in self.items:
            draw_row(painter, row, x, y)


def around(items: Sequence[Item]) -> Around:
    """A page with these rows at their places."""
    return Around(tuple(items), said([row for row, _, _ in items]))


def _stacked(rows: Sequence[Row], x: float, y: float) -> tuple[list[Item], float]:
    """Rows one below the other from y on, and where they end."""
    items = list[Item]()
    for row in rows:
        y += row.lead
        items.append((row, x, y))
        y += row.height
    return items, y


def title_page(text: Manuscript, design: Design, *, recto: bool) -> Around:
    """Title, ornament and subtitle in the upper half, who wrote it, the printer's lamp."""
    x, measure, size = design.start(recto=recto), design.measure, design.size
    items, y = _stacked(_title(text.title, design), x, design.top + 4 * design.leading)
    y += 1.2 * design.leading
    mark = partial(swelled_rule, x=measure / 2, y=0.0, width=measure * 0.42)
    items.append((Row(0.0, extras=(mark,)), x, y))
    y += 1.2 * design.leading
    if text.subtitle:
        hand = italic(round(size * 1.22))
        rows = centred(plain(text.subtitle), hand, 1.62 * size, measure * 0.86, measure)
        more, y = _stacked(rows, x, y)
        items += more
    if text.author:
        y = max(y + 1.4 * design.leading, design.top + design.depth * 0.5)
        hand = capitals(round(size * 1.05), 9)
        rows = centred(plain(text.author), hand, 1.5 * size, measure * 0.86, measure)
        more, y = _stacked(rows, x, y)
        items += more
    foot = design.top + design.depth
    if foot - y > 8 * size:
        lamp = partial(device, x=measure / 2, y=0.0, size=4.4 * size)
        items.append((Row(0.0, extras=(lamp,)), x, foot - 1.6 * size))
    return around(items)


def _title(title: str, design: Design) -> list[Row]:
    """The title in the largest size in which it takes few lines."""
    rows = list[Row]()
    for share in _SHARES:
        size = round(design.size * share)
        most = 3 if share > 1.5 else 8
        hand = display(size)
        rows = centred(plain(title), hand, size * 1.14, design.measure, design.measure)
        if len(rows) <= most:
            break
    return rows


def jacket_pages(text: Manuscript, design: Design, *, recto: bool) -> list[Around]:
    """The blurb in a frame, as on a back cover; more pages of it where it is very long."""
    size = design.size
    rows = _blurb(text.jacket, design, design.measure - 5 * size)
    made = list[Around]()
    for standing in pages(rows, design, max(design.depth - 18 * size, design.leading)):
        above = [] if made else _titled(text, design)
        made.append(_jacket(above, standing, design, design.start(recto=recto)))
    return made


def _jacket(above: Sequence[Row], standing: Sequence[Standing], design: Design, x: float) -> Around:
    """A frame around a title and a part of the blurb, with the lamp below."""
    size = design.size
    head = sum(row.height for row in above)
    blurb = standing[-1].y + standing[-1].row.height
    whole = min(head + blurb + 10.5 * size, design.depth)
    outer = QRectF(x, design.top + (design.depth - whole) * 0.4, design.measure, whole)
    framed = Row(0.0, extras=(partial(frame, box=outer, size=float(size)),))
    items: list[Item] = [(framed, 0.0, 0.0)]
    more, y = _stacked(above, x, outer.top() + 2.4 * size)
    items += more
    items += [(one.row, x + 2.5 * size, y + one.y) for one in standing]
    lamp = partial(device, x=design.measure / 2, y=0.0, size=3.4 * size)
    items.append((Row(0.0, extras=(lamp,)), x, outer.bottom() - 2.2 * size))
    return around(items)


def _titled(text: Manuscript, design: Design) -> list[Row]:
    """The title as it stands over the blurb, on two lines at the most."""
    size, measure = design.size, design.measure
    rows = list[Row]()
    for share in (1.5, 1.25, 1.0, 0.8):
        hand = display(round(size * share))
        rows = centred(plain(text.title), hand, 1.2 * size * share, measure - 5 * size, measure)
        if len(rows) <= 2:
            break
    if rows:
        mark = partial(
            swelled_rule, x=measure / 2, y=rows[-1].height + 0.9 * size, width=9.0 * size
        )
        rows[-1] = msgspec.structs.replace(
            rows[-1], height=rows[-1].height + 2.2 * size, extras=(mark,)
        )
    return rows


def _blurb(paras: Sequence[Paragraph], design: Design, width: float) -> list[Row]:
    shape = Shape(roman(design.size), design.leading, setting=Setting.JUSTIFIED)
    rows = list[Row]()
    for number, runs in enumerate(paras):
        made = set_lines(runs, shape, width)
        rows += led(made, 0.5 * design.leading) if number else made
    return rows


def colophon(text: Manuscript, design: Design) -> list[Row]:
    """The line about the printing, below the end of the text."""
    day = QDateTime.fromString(text.made, Qt.DateFormat.ISODate).date()
    if day.isValid():
        shape = QLocale().dateFormat(QLocale.FormatType.LongFormat)
        date = QLocale().toString(day, re.sub(r"d{3,4}[^dMy']*", "", shape))
        line = QCoreApplication.translate(
            "Keepsakes", "Set in EB Garamond by Solitarium, {date}."
        ).format(date=date)
    else:
        line = QCoreApplication.translate("Keepsakes", "Set in EB Garamond by Solitarium.")
    hand = italic(design.small)
    rows = centred(plain(line), hand, design.small_leading, design.measure, design.measure, QUIET)
    return led(rows, design.leading)
