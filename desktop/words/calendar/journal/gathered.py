"""The days of a year as its journal tells them: everything that happened on a day in one record."""

from collections.abc import Iterable
from datetime import date
from typing import assert_never

import msgspec

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import How, Result, Symbol


class Day(msgspec.Struct):
    """One day while its events are gathered; `how` is None while it is open."""

    day: date
    line: str = ""
    evening: str = ""
    week: int = 0  # where its question is asked
    how: How | None = None
    done: e.Completed | None = None
    thrown: e.Thrown | None = None  # the last throw
    symbol: tuple[Symbol, ...] = ()  # as they lay at last
    typed: bool = False
    advised: bool = False
    spent: bool = False  # T6 paid for a throw
    dread: tuple[e.Maddened, ...] = ()
    turned: e.Turned | None = None
    sworn: e.Sworn | None = None
    vow: e.VowEnded | None = None
    gained: e.InsightGained | None = None
    hushed: e.Hushed | None = None
    tolled: tuple[e.BellTolled, ...] = ()
    switched: tuple[e.Switched, ...] = ()
    number: int = 0  # of the entry that closed it


class Page(msgspec.Struct):
    """One month: whether its page was read, who helped, its days, its result."""

    month: int
    read: bool = False
    ally: e.AllyChosen | None = None
    days: list[Day] = []
    result: Result | None = None


class Year(msgspec.Struct):
    """All that happened. `open` is the day that is played now, if one is."""

    began: e.Began | None = None
    pages: dict[int, Page] = {}
    open: Day | None = None
    sat: e.FinaleBegan | None = None
    last_throw: e.Thrown | None = None  # of the last sitting
    judged: e.FinaleEnded | None = None
    ended: e.YearEnded | None = None
    switched: tuple[e.Switched, ...] = ()


def gathered(events: Iterable[tuple[int, bool, e.Event]]) -> Year:
    """A year from its events, each with its entry's number and whether it was only advised."""
    year = Year(pages={})
    day = Day(date.min)
    for number, advised, event in events:
        if year.sat is not None:
            _last(year, event)
            continue
        match event:
            case e.DayBegan():
                day = msgspec.structs.replace(_day(day, event.day), line=event.line)
                day.week, year.open = event.week, day
            case e.DayClosed():
                day = _day(day, event.day)
                _close(year, day, event, number)
                day, year.open = Day(date.min), None
            case e.Thrown():
                day.advised = day.advised or advised
                _on_day(day, event)
            case _ if _of_the_year(year, event):
                pass
            case _:
                _on_day(day, event)
    return year


def _day(gathering: Day, day: date) -> Day:
    """The day that is gathered; what came before it was named is its own."""
    return gathering if gathering.day == day else msgspec.structs.replace(gathering, day=day)


def _close(year: Year, day: Day, event: e.DayClosed, number: int) -> None:
    day.how, day.evening, day.number = event.how, event.evening, number
    if event.symbol:
        day.symbol = event.symbol
    _page(year, event.day.month).days.append(day)


def _page(year: Year, month: int) -> Page:
    return year.pages.setdefault(month, Page(month, days=[]))


def _of_the_year(year: Year, event: e.Event) -> bool:
    """Whether an event is the year's or a month's, not a day's."""
    match event:
        case e.Began():
            year.began = event
        case e.PageTurned(month=month):
            _page(year, month)
        case e.PageRead(month=month):
            _page(year, month).read = True
        case e.AllyChosen(month=month):
            _page(year, month).ally = event
        case e.MonthEnded(result=result):
            _page(year, result.month).result = result
        case e.FinaleBegan():
            year.sat = event
        case e.YearEnded():
            year.ended = event
        case e.Arrived():
            pass  # the date went on; the days tell it
        case _:
            return False
    return True


def _last(year: Year, event: e.Event) -> None:
    """What belongs to the last sitting."""
    match event:
        case e.Thrown():
            year.last_throw = event
        case e.FinaleEnded():
            year.judged = event
        case _:
            _of_the_year(year, event)


def _on_day(day: Day, event: e.Event) -> None:
    """One event of a day. One case for each, so that a missing one is a type error."""
    match event:
        case e.Thrown():
            day.thrown, day.symbol = event, event.symbol
            day.typed = day.typed or event.typed
            day.spent = day.spent or event.extra
        case e.Completed():
            day.done = event
        case e.Maddened():
            day.dread = (*day.dread, event)
        case e.Turned():
            day.turned = event
        case e.Sworn():
            day.sworn = event
        case e.VowEnded():
            day.vow = event
        case e.InsightGained():
            day.gained = event
        case e.Hushed():
            day.hushed = event
        case e.BellTolled():
            day.tolled = (*day.tolled, event)
        case e.Switched():
            day.switched = (*day.switched, event)
        case e.Stopped() | e.Passed():
            pass  # the throw tells how it lay, the day's end that nothing was taken
        case e.Began() | e.Arrived() | e.PageTurned() | e.PageRead() | e.AllyChosen():
            pass  # the year's
        case e.DayBegan() | e.DayClosed() | e.MonthEnded():
            pass  # the days' and months' own
        case e.FinaleBegan() | e.FinaleEnded() | e.YearEnded():
            pass  # the year's
        case _:
            assert_never(event)
