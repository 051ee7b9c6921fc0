"""Pages in the order of a book: cover, title, what stands before, the text, the jacket."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.cuts import Cut, advance
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.pages import Standing, pages
from desktop.keepsakes.prose.plates import fitted
from desktop.keepsakes.prose.rows import Row, draw_row, said
from desktop.keepsakes.prose.sections import all_rows
from desktop.keepsakes.prose.titles import Around, colophon, jacket_pages, title_page
from desktop.keepsakes.prose.words import Piece, capitals

_BOOK = 6
"""From so many pages of text on a folded book has blank pages where printers leave them."""
_COVER = 0.84
"""How much of a page the cover fills."""
_NUMERALS = (
    *((1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l")),
    *((40, "xl"), (10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")),
)
_PARTS = re.compile(r"\s*[,;:(\u2014\u2013]\s*")
_ELLIPSIS = "\u2026"


class Page(msgspec.Struct, frozen=True):
    """A page: what draws it in tenths of a point, its name, its text."""

    draw: Callable[[QPainter], object]
    name: str = ""
    said: str = ""


class Binding:
    """The pages of one book, put together from front to back."""

    def __init__(self, text: Manuscript, plan: Design, *, fold: bool) -> None:
        self.text, self.plan, self.fold = text, plan, fold
        self.made: list[Page] = []
        rows = all_rows(text.sections, plan)
        self.last = _ended(rows, colophon(text, plan)) if rows else []
        self.body = pages(self.last, plan)
        self.long = fold and len(self.body) >= _BOOK
        self.first = 0  # how many pages stand before the one with the number 1

    def bind(self) -> tuple[Page, ...]:
        """All pages."""
        if self.text.cover is not None:
            self._cover(self.text.cover)
        name = QCoreApplication.translate("Keepsakes", "Title")
        self._around(title_page(self.text, self.plan, recto=self.recto), name)
        if self.long:
            self._blank()
        front = self._front()
        for page in self.body[:front]:
            self._text(page, roman=True)
        if self.long:
            if not self.recto:
                self._blank()
            self.first = len(self.made)
        for page in self.body[front:]:
            self._text(page, roman=False)
        self._jacket()
        return tuple(self.made)

    @property
    def recto(self) -> bool:
        """Whether the next page is a right-hand one."""
        return len(self.made) % 2 == 0

    def _front(self) -> int:
        """How many of the pages belong to what stands before the text."""
        if not self.long:
            return 0
        kinds = [self.text.sections[page[0].row.section].kind for page in self.body]
        count = 0
        while count < len(kinds) and kinds[count] == "front":
            count += 1
        return count

    def _number(self, *, roman: bool) -> str:
        if roman:
            return numeral(len(self.made) + 1)
        return str(len(self.made) + 1 - self.first)

    def _around(self, page: Around, name: str) -> None:
        self.made.append(Page(page.draw, name, page.said))

    def _blank(self) -> None:
        self.made.append(Page(_nothing, self._number(roman=self.first == 0)))

    def _cover(self, cover: Picture) -> None:
        left, top, right, bottom = self.plan.safe
        area = QRectF(0, 0, self.plan.width * _COVER, self.plan.height * _COVER)
        safe = QRectF(left, top, right - left, bottom - top)
        area.moveCenter(safe.center())
        placed = fitted(cover, area.intersected(safe), enlarge=True)
        name = QCoreApplication.translate("Keepsakes", "Cover")
        self.made.append(Page(placed.draw, name, cover.alt))
        if self.long:
            self._blank()

    def _text(self, standing: Sequence[Standing], *, roman: bool) -> None:
        """A page of text, and after it the plates that were due on it."""
        rows = [one for one in standing if one.row.plate is None]
        if any(one.row.pieces or one.row.extras for one in rows):
            number = self._number(roman=roman)
            head = self._head(rows, number)
            draw = partial(_draw_text, standing=rows, head=head, plan=self.plan, recto=self.recto)
            self.made.append(Page(draw, number, said([one.row for one in rows])))
        for one in standing:
            if one.row.plate is not None:
                number = self._number(roman=roman)
                self.made.append(Page(one.row.plate, number, one.row.said))

    def _head(self, rows: Sequence[Standing], number: str) -> tuple[Piece, ...]:
        """The running head: title on the left page, chapter on the right; none over a head."""
        first = rows[0].row
        if first.opens and (first.head or not first.height):
            return ()
        section = self.text.sections[rows[-1].row.section]
        shown = section.title if self.recto and section.title else self.text.title
        return running_head(shown, number, self.plan, recto=self.recto)

    def _jacket(self) -> None:
        """The blurb: on the last page of a booklet, on a left-hand page of a long book."""
        if not self.text.jacket:
            return
        made = jacket_pages(self.text, self.plan, recto=False)
        if self.fold:
            while (len(self.made) + len(made)) % 4:
                self._blank()
        elif self.long and self.recto:
            self._blank()
        made = jacket_pages(self.text, self.plan, recto=self.recto)
        name = QCoreApplication.translate("Keepsakes", "Back cover")
        for page in made:
            self._around(page, name)


def running_head(text: str, number: str, plan: Design, *, recto: bool) -> tuple[Piece, ...]:
    """The pieces of a running head: what is shown in the middle, the number on the outside."""
    figures = capitals(round(plan.size * 0.96), 4).upright
    shown, cut = _short_head(text, plan)
    middle = Piece(shown, cut, (plan.measure - advance(shown, cut)) / 2)
    if not recto:
        return (Piece(number, figures, 0.0), middle)
    return (middle, Piece(number, figures, plan.measure - advance(number, figures)))


def _short_head(text: str, plan: Design) -> tuple[str, Cut]:
    """What of a title fits a running head: all of it, its first part, or its first words."""
    text, width = " ".join(text.split()), plan.measure * 0.8
    first = _PARTS.split(text, maxsplit=1)[0]
    cut = capitals(round(plan.size * 0.86), 8).upright
    close = capitals(round(plan.size * 0.78), 5).upright
    for shown, worn in ((text, cut), (first, cut), (text, close), (first, close)):
        if advance(shown, worn) <= width:
            return shown, worn
    short = first
    while len(short) > 1 and advance(short + _ELLIPSIS, close) > width:
        short = short[: short.rfind(" ")] if " " in short else short[:-1]
    return short + _ELLIPSIS, close


def _ended(rows: list[Row], last: list[Row]) -> list[Row]:
    """A text with the last line about its printing."""
    end = msgspec.structs.replace(rows[-1], tied=rows[-1].plate is None)
    section = rows[-1].section
    return [*rows[:-1], end, *(msgspec.structs.replace(row, section=section) for row in last)]


def _draw_text(
    painter: QPainter,
    standing: Sequence[Standing],
    head: Sequence[Piece],
    plan: Design,
    recto: bool,
) -> None:
    x = plan.start(recto=recto)
    if head:
        draw_row(painter, Row(0.0, tuple(head)), x, plan.head)
    for one in standing:
        draw_row(painter, one.row, x, plan.top + one.y)


def _nothing(painter: QPainter) -> None:
    """A blank page."""


def numeral(number: int) -> str:
    """A number in small Roman numerals."""
    text = ""
    for value, letters in _NUMERALS:
        text += letters * (number // value)
        number %= value
    return text
