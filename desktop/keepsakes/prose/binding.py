"""Pages in the order of a book: cover, title, contents, the text, the jacket."""

from __future__ import annotations

import re
from collections.abc import Callable, Generator, Sequence
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.contents import contents_pages, entry
from desktop.keepsakes.prose.cuts import Cut, advance
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.pages import Standing, paging
from desktop.keepsakes.prose.plates import fitted
from desktop.keepsakes.prose.rows import Row, draw_row, said
from desktop.keepsakes.prose.sections import all_rows
from desktop.keepsakes.prose.titles import Around, colophon, jacket_pages, title_page
from desktop.keepsakes.prose.words import Piece, capitals

Body = list[list[Standing]]
"""What stands on each page of a text."""

_COVER = 0.84
"""How much of a page the cover fills."""
_PARTS = re.compile(r"\s*[,;:(\u2014\u2013]\s*")
_ELLIPSIS = "\u2026"
_HEAD = 200  # letters that no running head has room for


class Page(msgspec.Struct, frozen=True):
    """A page: what draws it in tenths of a point, its name, its text, the titles that begin."""

    draw: Callable[[QPainter], object]
    name: str = ""
    said: str = ""
    heading: str = ""


class Binding:
    """The pages of one book, put together from front to back."""

    def __init__(self, text: Manuscript, plan: Design, body: Body, *, fold: bool) -> None:
        self.text, self.plan, self.body, self.fold = text, plan, body, fold
        self.made: list[Page] = []
        self.begun = -1  # the last section of which something was shown
        self.contents = len(contents_pages(text, plan, {}, recto=True))

    def bind(self) -> tuple[Page, ...]:
        """All pages. They are counted from the first; not all show their number."""
        inside, behind, outside = self._blanks()
        if self.text.cover is not None:
            self._cover(self.text.cover)
        self._blank(inside)
        name = QCoreApplication.translate("Keepsakes", "Title")
        self._around(title_page(self.text, self.plan, recto=self.recto), name)
        self._blank(behind)
        self._contents()
        for page in self.body:
            self._text(page)
        self._blank(outside)
        name = QCoreApplication.translate("Keepsakes", "Back cover")
        for number in range(len(self._jacket())):
            self._around(self._jacket()[number], name)
        return tuple(self.made)

    @property
    def recto(self) -> bool:
        """Whether the next page is a right-hand one."""
        return len(self.made) % 2 == 0

    def _blanks(self) -> tuple[int, int, int]:
        """The blank pages inside the cover, behind the title and before the back cover.

        There are only those without which sheets cannot be folded.
        """
        if not self.fold:
            return (0, 0, 0)
        cover = self.text.cover is not None
        plates = sum(one.row.plate is not None for page in self.body for one in page)
        written = sum(map(_written, self.body)) + plates
        count = cover + 1 + self.contents + written + len(self._jacket())
        spare = -count % 4
        inside = int(cover and spare > 0)
        behind = int(spare - inside > 1)
        return inside, behind, spare - inside - behind

    def _jacket(self) -> list[Around]:
        """The blurb, if there is one, for the side of the page that comes next."""
        if not self.text.jacket:
            return []
        return jacket_pages(self.text, self.plan, recto=self.recto)

    def _around(self, page: Around, name: str) -> None:
        self.made.append(Page(page.draw, name, page.said))

    def _blank(self, count: int) -> None:
        for _ in range(count):
            self.made.append(Page(_nothing, str(len(self.made) + 1)))

    def _cover(self, cover: Picture) -> None:
        left, top, right, bottom = self.plan.safe
        area = QRectF(0, 0, self.plan.width * _COVER, self.plan.height * _COVER)
        safe = QRectF(left, top, right - left, bottom - top)
        area.moveCenter(safe.center())
        placed = fitted(cover, area.intersected(safe), enlarge=True)
        name = QCoreApplication.translate("Keepsakes", "Cover")
        self.made.append(Page(placed.draw, name, cover.alt))

    def _contents(self) -> None:
        """The table of contents, if the text is long enough for one."""
        numbers = _numbers(self.body, len(self.made) + self.contents + 1)
        for page in contents_pages(self.text, self.plan, numbers, recto=self.recto):
            self._around(page, str(len(self.made) + 1))

    def _heading(self, rows: Sequence[Standing]) -> str:
        """The titles of the sections that begin with these rows, one a line."""
        found = list[str]()
        for one in rows:
            if one.row.section > self.begun:
                self.begun = one.row.section
                found.append(entry(self.text.sections[self.begun]))
        return "\n".join(title for title in found if title)

    def _text(self, standing: Sequence[Standing]) -> None:
        """A page of text, and after it the plates that were due on it."""
        rows = [one for one in standing if one.row.plate is None]
        if _written(standing):
            number = str(len(self.made) + 1)
            head = self._head(rows, number)
            draw = partial(_draw_text, standing=rows, head=head, plan=self.plan, recto=self.recto)
            told = said([one.row for one in rows])
            self.made.append(Page(draw, number, told, self._heading(rows)))
        for one in standing:
            if one.row.plate is not None:
                number, heading = str(len(self.made) + 1), self._heading([one])
                self.made.append(Page(one.row.plate, number, one.row.said, heading))

    def _head(self, rows: Sequence[Standing], number: str) -> tuple[Piece, ...]:
        """The running head: title on the left page, chapter on the right; none over a head."""
        first = rows[0].row
        if first.opens and (first.head or not first.height):
            return ()
        section = self.text.sections[rows[-1].row.section]
        shown = section.title if self.recto and section.title else self.text.title
        return running_head(shown, number, self.plan, recto=self.recto)


def composing(text: Manuscript, plan: Design) -> Generator[Progress, None, Body]:
    """The pages of the text itself, step by step."""
    rows = yield from all_rows(text.sections, plan)
    return (yield from paging(_ended(rows, colophon(text, plan)) if rows else [], plan))


def _numbers(body: Body, first: int) -> dict[int, int]:
    """The page that each section begins on, where the text begins on page `first`."""
    found, number = dict[int, int](), first
    for page in body:
        if _written(page):
            for one in page:
                if one.row.plate is None:
                    found.setdefault(one.row.section, number)
            number += 1
        for one in page:
            if one.row.plate is not None:
                found.setdefault(one.row.section, number)
                number += 1
    return found


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
    short = first[:_HEAD]
    while len(short) > 1 and advance(short + _ELLIPSIS, close) > width:
        short = short[: short.rfind(" ")] if " " in short else short[:-1]
    return short + _ELLIPSIS, close


def _written(standing: Sequence[Standing]) -> bool:
    """Whether there is more on a page than plates that follow it."""
    return any(one.row.pieces or one.row.extras for one in standing if one.row.plate is None)


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
