"""A month of a year as its page is drawn: what is printed, what was written in."""

from datetime import date
from typing import Literal

from PySide6.QtCore import QCoreApplication

from desktop.drawing.month_records import Cell, Head, How, Kind, MonthPage, Vowed
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.store.format import Jottings
from desktop.words.calendar import board
from desktop.words.calendar.dates import (
    day_short,
    month_title,
    opening,
    weekday_name,
    weekday_short,
)
from desktop.words.calendar.diary import square_notes
from desktop.words.calendar.names import Names

WEEK = 7
Seal = Literal["", "shut", "open"]
_HOW: dict[view.Fate, How] = {"done": "done", "won": "won", "lost": "lost", "missed": "lost"}


def month_page(
    names: Names,
    state: State,
    page: view.Page,
    jottings: Jottings,
    closed: date | None = None,
) -> MonthPage:
    """All that is printed and written on a page; the week of a day just `closed` lies open."""
    notes = frozenset(square_notes(jottings))
    rows = tuple(
        tuple(_cell(state, page, cell, notes, closed) for cell in row) for row in page.rows
    )
    week = page.week_row
    if closed is not None:
        found = (n for n, row in enumerate(page.rows) if any(cell.day == closed for cell in row))
        week = next(found, week)
    day = state.day if closed is None else closed
    return MonthPage(
        head=_head(names, page),
        weekdays=tuple(_weekday(page.rows[0][column].day) for column in range(WEEK)),
        rows=rows,
        week=-1 if week is None else week,
        column=-1 if week is None else day.weekday(),
    )


def _head(names: Names, page: view.Page) -> Head:
    return Head(
        month=page.month,
        name=month_title(page.month),
        title=names.month(page.month).title,
        boxes=page.boxes,
        filled=page.filled,
        dread=board.boxes_label(),
        count=QCoreApplication.translate("CalendarTable", "{filled} of {boxes}").format(
            filled=page.filled, boxes=page.boxes
        ),
        result=str(page.result.points if page.result is not None else page.points),
        told="" if page.result is not None else board.disc_label(page),
    )


def _cell(
    state: State,
    page: view.Page,
    cell: view.Cell,
    notes: frozenset[date],
    closed: date | None,
) -> Cell:
    label = _label(cell, page)
    square = cell.square
    next_day = state.phase == "waiting" and cell.day == state.day
    if square is None or cell.how in ("blank", "before"):
        return Cell(cell.day, label, kind=_kind(page, cell), tomorrow=next_day)
    special = square.kind == "special"
    return Cell(
        day=cell.day,
        label=label,
        kind="special" if special else "lead",
        value=square.value,
        symbols=square.symbols,
        how=_HOW.get(cell.how, "open"),
        on=_written(cell, special=special),
        now=_now(cell, special=special),
        counts=cell.counts,
        seal=_seal(cell),
        moon=cell.moon,
        whisper=cell.whisper,
        vow=_vow(state, cell),
        note=cell.day in notes,
        today=cell.today if closed is None else cell.day == closed,
        tomorrow=next_day,
    )


def _weekday(day: date) -> str:
    return opening(weekday_name(day))


def _label(cell: view.Cell, page: view.Page) -> str:
    """The date as printed: its month beside it where the page does not say it."""
    first = cell.day.month != page.month and (cell.day.day == 1 or cell is page.rows[0][0])
    return day_short(cell.day) if first else str(cell.day.day)


def _kind(page: view.Page, cell: view.Cell) -> Kind:
    if cell.day.year != page.year:
        return "blank"
    return "before" if cell.how == "before" else "locked"


def _written(cell: view.Cell, *, special: bool) -> str:
    """What a hand wrote beside it: the day a lead was done, that a Sunday was won."""
    if special:
        if cell.how != "won":
            return ""
        return QCoreApplication.translate("CalendarTable", "won")
    return weekday_short(cell.on.isoweekday()) if cell.on is not None else ""


def _now(cell: view.Cell, *, special: bool) -> int | None:
    """The value of today where it is another than the printed one."""
    square = cell.square
    if square is None:
        return None
    if cell.how in ("won", "lost", "done"):
        value = cell.then if special else square.value
    else:
        value = cell.now
    return value if value and value != square.value else None


def _seal(cell: view.Cell) -> Seal:
    """A clasp that is shut, or one that lies open: it was, or may be, done."""
    if cell.square is None or "sealed" not in cell.square.flags:
        return ""
    return "shut" if cell.locked or cell.how == "missed" else "open"


def _vow(state: State, cell: view.Cell) -> Vowed:
    vow = state.things.vow
    if vow is None or vow.square != cell.day:
        return ""
    return vow.fate
