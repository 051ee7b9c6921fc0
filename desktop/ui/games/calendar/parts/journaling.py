"""The year's journal: what each day told and came to, with the player's own line."""

from itertools import groupby

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.choices import Complete
from desktop.rules.games.calendar.state import Played, State
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings
from desktop.ui.games.calendar.parts.today_look import answer
from desktop.ui.widgets.journal_page import JournalDay, JournalMonth, JournalView
from desktop.words.calendar import today, where
from desktop.words.calendar.dates import day_long, is_sunday, month_title, opening, week_number
from desktop.words.calendar.diary import own_lines
from desktop.words.calendar.names import Names
from desktop.words.calendar.told_year import points_text


def journal(names: Names, state: State, history: History, jottings: Jottings) -> JournalView:
    """The days that are over, under their months."""
    own = {day.isoformat(): text for day, text in own_lines(jottings).items()}
    advised = _advised(history)
    months = []
    for month, days in groupby(state.days, key=_month):
        result = next((one for one in state.results if one.month == month), None)
        months.append(
            JournalMonth(
                title=f"{month_title(month)}: {names.month(month).title}",
                aside="" if result is None else points_text(result.points),
                days=tuple(_day(names, state, one, own, advised) for one in days),
            )
        )
    return JournalView(
        title=QCoreApplication.translate("CalendarTable", "The journal of {year}").format(
            year=state.year
        ),
        aside=points_text(where.score(state)),
        months=tuple(months),
        empty=QCoreApplication.translate("CalendarTable", "No day is written yet."),
    )


def _month(played: Played) -> int:
    return played.day.month


def _advised(history: History) -> frozenset[str]:
    """The days on which advice was followed without a hand (ISO text of the squares taken)."""
    return frozenset(
        entry.choice.square.isoformat()
        for entry in history.entries
        if entry.auto and isinstance(entry.choice, Complete)
    )


def _day(
    names: Names, state: State, played: Played, own: dict[str, str], advised: frozenset[str]
) -> JournalDay:
    sunday = is_sunday(played.day)
    told = [names.line(played.line), _asked(names, played)]
    told.append(answer(names, played) if sunday else names.line(played.evening))
    told.append(today.came_to(state, played))
    if played.typed:
        told.append(QCoreApplication.translate("CalendarTable", "With real dice."))
    if played.took is not None and played.took.isoformat() in advised:
        told.append(QCoreApplication.translate("CalendarTable", "By advice."))
    return JournalDay(
        day=played.day.isoformat(),
        date=opening(day_long(played.day)),
        told=tuple(line for line in told if line),
        own=own.get(played.day.isoformat(), ""),
        mark=_mark(played),
        strong=sunday,
    )


def _asked(names: Names, played: Played) -> str:
    """The week's question, on the day it was asked."""
    first = played.day.weekday() == 0 or (played.day.month, played.day.day) == (1, 1)
    return today.asks(names, week_number(played.day)) if first else ""


def _mark(played: Played) -> str:
    match played.how:
        case "won":
            return QCoreApplication.translate("CalendarTable", "won")
        case "lost":
            return QCoreApplication.translate("CalendarTable", "lost")
        case "lapsed":
            return QCoreApplication.translate("CalendarTable", "nobody came")
        case _:
            return ""
