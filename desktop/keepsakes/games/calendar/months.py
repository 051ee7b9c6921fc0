"""The pages of a year as they hang there, and the same pages with nothing done on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import Side, write
from desktop.drawing.month_over import paint_over
from desktop.drawing.month_page import paint_page
from desktop.drawing.month_plan import WIDTH, plan
from desktop.drawing.month_position import month_page
from desktop.drawing.month_records import Cell, MonthPage, Over
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.noted import Noted, noted
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import Month, State, Things
from desktop.store.format import Jottings
from desktop.words.calendar import board
from desktop.words.calendar.dates import day_title, month_name
from desktop.words.calendar.diary import square_notes
from desktop.words.calendar.names import Names

WIDE, HIGH = 277.0, 197.0
"""A month's page, in mm."""
_HIGH = HIGH * WIDTH / WIDE  # in units of the page
_FOOT, _SIDE = 5.0, 22.0
_ONE = timedelta(1)


def read(state: State) -> range:
    """The months whose pages were read: no other is ever printed."""
    last = min(state.unread) - 1 if state.unread else state.month.number
    return range(state.first.month, last + 1)


def month_picture(source: Source, month: int) -> Picture:
    """A month's page as it hangs there. Raises LookupError for one that was not read yet."""
    state: State = source.history.state
    if month not in read(state):
        raise LookupError(f"no page {month}")
    names = Names(source.history.content, source.language)
    page = view.page(names.almanac, state, month)
    over = Over(figure=figure_day(state) if month == state.month.number else None)
    shown = month_page(names, state, page, source.jottings)
    return _picture(shown, over, page, year_title(names, source.jottings))


def month_pictures(source: Source, chosen: Sequence[int]) -> tuple[Picture, ...]:
    """Months' pages, then what was pencilled into their squares, all in one list."""
    notes = [
        Noted(day_title(day), text)
        for day, text in sorted(square_notes(source.jottings).items())
        if day.month in chosen and day.year == source.history.state.year
    ]
    if len(chosen) == 1:
        title = QCoreApplication.translate("Keepsakes", "Pencilled in {month}").format(
            month=month_name(chosen[0])
        )
    else:
        title = QCoreApplication.translate("Keepsakes", "Pencilled beside the squares")
    listed = noted(title, notes, WIDE, HIGH) if notes else ()
    return (*(month_picture(source, month) for month in chosen), *listed)


def figure_day(state: State) -> date:
    """The day that the figure stands on: the open one, or the last that was played."""
    return state.day - _ONE if state.phase == "waiting" else state.day


def year_title(names: Names, jottings: Jottings) -> str:
    """What a year is called by whoever plays it."""
    return jottings.title or names.title


# --- pages with nothing done on them -------------------------------------------------------------


def blank_months(source: Source, chosen: Iterable[int]) -> tuple[Picture, ...]:
    """Pages of months that were read, with what is printed on them and nothing else."""
    state: State = source.history.state
    names = Names(source.history.content, source.language)
    return tuple(blank_month(names, state, month) for month in chosen)


def blank_month(names: Names, state: State, month: int, *, titled: bool = True) -> Picture:
    """One page of a year as it came from the printer's."""
    fresh = untouched(state, month)
    page = view.page(names.almanac, fresh, month)
    drawn = month_page(names, fresh, page, Jottings())
    head = msgspec.structs.replace(drawn.head, count="", result="", told="")
    if not titled:
        head = msgspec.structs.replace(head, title="")
    rows = tuple(tuple(_unmarked(cell) for cell in row) for row in drawn.rows)
    bare = msgspec.structs.replace(drawn, head=head, rows=rows, week=-1, column=-1)
    return _picture(bare, Over(), page, names.title)


def untouched(state: State, month: int) -> State:
    """A position in which a month has just been turned up and nothing was ever done."""
    first = date(state.year, month, 1)
    return msgspec.structs.replace(
        state,
        first=date(state.year, 1, 1),
        day=max(date(state.year, 1, 1), first - first.weekday() * _ONE),
        today=date(state.year, 12, 31),
        phase="waiting",
        sitting="day",
        marks={},
        month=Month(number=month),
        results=(),
        things=Things(),
        days=(),
        unread=(),
        ending=None,
    )


def _unmarked(cell: Cell) -> Cell:
    return msgspec.structs.replace(cell, today=False, tomorrow=False, now=None)


# --- drawing -------------------------------------------------------------------------------------


def _picture(shown: MonthPage, over: Over, page: view.Page, title: str) -> Picture:
    """`title` is that of the year."""

    def draw(painter: QPainter) -> None:
        with unit(painter, WIDE / WIDTH):
            painter.setClipRect(QRectF(0, 0, WIDTH, _HIGH), Qt.ClipOperation.IntersectClip)
            paint_month(painter, shown, over)
            _foot(painter, title, page.year)

    name = f"{shown.head.name} {page.year}"
    if shown.head.title:
        name = f"{name}: {shown.head.title}"
    return Picture(WIDE, HIGH, draw, name=name, alt=" ".join(_told(name, page)))


def _told(name: str, page: view.Page) -> Iterator[str]:
    yield f"{name}."
    yield board.boxes_text(page)
    yield board.disc_text(page)


def paint_month(painter: QPainter, page: MonthPage, over: Over) -> None:
    """Draw a page in units of the page at S."""
    layout = plan(QSizeF(WIDTH, _HIGH), len(page.rows))
    paint_page(painter, layout, page, PRINT)
    paint_over(painter, layout, page, over, PRINT)


def _foot(painter: QPainter, title: str, year: int) -> None:
    """At the foot of a page, small: whose it is, and of which year."""
    face, line = font(Face.MOOD, 12), _HIGH - _FOOT
    write(painter, _SIDE, line, title, face, PRINT.quiet)
    write(painter, WIDTH - _SIDE, line, str(year), face, PRINT.quiet, Side.RIGHT)
