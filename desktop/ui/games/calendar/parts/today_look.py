"""What stands under Today: the date, the day's line, the week's question, yesterday, who waits."""

from datetime import timedelta

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import Played, State
from desktop.store.format import Jottings
from desktop.ui.games.calendar.parts.held import Held
from desktop.ui.widgets.today_slip import TodayView
from desktop.words.calendar import labels, today
from desktop.words.calendar.dates import day_title, days_text, week_number
from desktop.words.calendar.diary import own_lines
from desktop.words.calendar.names import Names


def today_view(
    names: Names,
    state: State,
    seen: view.Today,
    queue: view.Queue,
    held: Held,
    jottings: Jottings,
) -> TodayView:
    """The slip of a position: the open day, or the one that was closed last."""
    if held.closed is not None:
        return _closed(names, held, held.closed)
    if state.phase in ("waiting", "over") and seen.last is not None:
        return _evening(names, state, seen, seen.last, queue, held, jottings)
    if state.phase in ("waiting", "over"):
        shut = QCoreApplication.translate(
            "CalendarTable", "The calendar hangs there, its first page shut."
        )
        return TodayView(state.day.isoformat(), day_title(state.day), shut, recap=held.recap)
    return TodayView(
        day=state.day.isoformat(),
        date=day_title(state.day),
        line=names.line(seen.line),
        subject=_subject(names, seen, state),
        yesterday=today.yesterday(state, seen.yesterday, seen.short),
        own=own_lines(jottings).get(state.day, ""),
        waiting="" if held.letting_go else _waiting(state, queue),
        lapse_question=_question(queue),
        recap=held.recap,
        hint=held.advised or held.hint,
    )


def _subject(names: Names, seen: view.Today, state: State) -> str:
    """The week's question, while it is open: until its Sunday is closed."""
    if seen.answer is not None and state.phase != "closing":
        return ""
    asked = today.asks(names, seen.week)
    if seen.asks or not asked:
        return asked
    return QCoreApplication.translate("CalendarTable", "This week: {question}").format(
        question=asked
    )


def _waiting(state: State, queue: view.Queue) -> str:
    """Days that wait are told of before the first of them is begun."""
    return today.waits(queue) if state.phase == "declare" else ""


def _question(queue: view.Queue) -> str:
    """What is asked before the days that wait go by; today stays to be played."""
    if queue.first is None or queue.last is None or queue.count < 2:
        return ""
    return labels.lapse_all_question(days_text(queue.first, queue.last - timedelta(1)))


def _closed(names: Names, held: Held, last: Played) -> TodayView:
    """A day is over that has something to say before the next: a Sunday, the end of a month."""
    return TodayView(
        day=last.day.isoformat(),
        date=day_title(last.day),
        line=names.line(last.line),
        answer=answer(names, last),
        evening=names.line(last.evening),
        yesterday=" ".join(held.told),
        recap=held.recap,
    )


def _evening(
    names: Names,
    state: State,
    seen: view.Today,
    last: Played,
    queue: view.Queue,
    held: Held,
    jottings: Jottings,
) -> TodayView:
    """The day is played, and nothing more waits; of the year's last one nothing is to come."""
    streak = seen.streak
    told = (today.streak_text(streak), today.longest_text(streak))
    return TodayView(
        day=last.day.isoformat(),
        date=day_title(last.day),
        line=names.line(last.line),
        answer=answer(names, last),
        evening=names.line(last.evening),
        farewell=today.come_back(state, queue) if state.phase == "waiting" else "",
        streak=" ".join(part for part in told if part),
        own=own_lines(jottings).get(last.day, ""),
        writable=True,
        recap=held.recap,
    )


def answer(names: Names, last: Played) -> str:
    """How a Sunday answered its week's question; empty for any other day."""
    if last.how not in ("won", "lost"):
        return ""
    return today.answer(names, week_number(last.day), last.how == "won")
