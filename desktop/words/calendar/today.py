"""The words under Today: the date, yesterday in one clause, nothing today, what waits, streaks."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.state import Played, State
from desktop.rules.games.calendar.view.queue import Queue
from desktop.rules.games.calendar.view.today import Streak
from desktop.words.calendar.dates import (
    day_long,
    days_text,
    is_sunday,
    opening,
    weekday_name,
    words,
)
from desktop.words.calendar.names import Names, a_symbol, and_text, symbols_text

SIGN = 6


def line(names: Names, state: State) -> str:
    """The day's line."""
    return names.line(state.line)


def asks(names: Names, week: int) -> str:
    """A week's question, in the story's language; empty for none."""
    subject = names.subject(week)
    return "" if subject is None else subject.ask


def answer(names: Names, week: int, won: bool) -> str:
    """How a week's Sunday answered its question."""
    subject = names.subject(week)
    if subject is None:
        return ""
    return subject.won if won else subject.lost


def total(state: State, played: Played) -> int:
    """What a day's number dice made, with the Sign at what it counts here."""
    sign = int(state.options.get("mark_value", "6"))
    return sum(sign if value == SIGN else value for value in played.number)


def _dice(state: State, played: Played) -> str:
    """`two lenses and thirteen`, `a lens, a lantern and thirteen`."""
    number = words(total(state, played))
    if len(set(played.symbol)) < len(played.symbol):
        return and_text((symbols_text(played.symbol), number))
    return and_text((*(a_symbol(symbol) for symbol in played.symbol), number))


def yesterday(state: State, played: Played | None, short: int = 0) -> str:
    """Yesterday in one clause; empty where nobody played then.

    `short` is how much was missing to the nearest lead whose symbol lay there, 0 if not known.
    """
    if played is None:
        return ""
    if played.how == "lapsed":
        return QCoreApplication.translate("Calendar", "Yesterday: let go by.")
    dice = _dice(state, played)
    return QCoreApplication.translate("Calendar", "Yesterday: {dice}, {outcome}.").format(
        dice=dice, outcome=_outcome(played, short)
    )


def came_to(state: State, played: Played) -> str:
    """A day that is over in one clause: its dice, and what became of them; empty if it lapsed."""
    if played.how == "lapsed":
        return ""
    dice = _dice(state, played)
    return QCoreApplication.translate("Calendar", "{dice}, {outcome}.").format(
        dice=opening(dice), outcome=_outcome(played, 0)
    )


def _outcome(played: Played, short: int) -> str:
    match played.how:
        case "won":
            return QCoreApplication.translate("Calendar", "the reckoning won")
        case "lost":
            return QCoreApplication.translate("Calendar", "the reckoning lost")
        case "done" if played.took is not None:
            return QCoreApplication.translate("Calendar", "{day} done").format(
                day=weekday_name(played.took)
            )
        case "nothing" if short == 1:
            return QCoreApplication.translate("Calendar", "one short")
        case "nothing" if short > 1:
            return QCoreApplication.translate("Calendar", "{number} short").format(
                number=words(short)
            )
        case "nothing":
            return QCoreApplication.translate("Calendar", "and nothing fitted")
        case _:
            return QCoreApplication.translate("Calendar", "and nothing taken")


def nothing_today(state: State, leads: int) -> str:
    """Nothing fits: what there still is. `leads` are the open ones of this week."""
    if (state.day.month, state.day.day) == (12, 31):
        return QCoreApplication.translate("Calendar", "Nothing today.")
    if is_sunday(state.day):
        return QCoreApplication.translate("Calendar", "Not today. A new week begins tomorrow.")
    if state.day.weekday() == 5:
        return QCoreApplication.translate("Calendar", "Nothing today. Tomorrow is the reckoning.")
    if leads == 1:
        return QCoreApplication.translate("Calendar", "Nothing today. The week still has one lead.")
    if leads == 0:
        return QCoreApplication.translate("Calendar", "Nothing today. The week has no lead left.")
    return QCoreApplication.translate(
        "Calendar", "Nothing today. The week still has {number} leads."
    ).format(number=words(leads))


def come_back(state: State, queue: Queue) -> str:
    """All that may be played is played."""
    if queue.next is None or queue.next.toordinal() - state.today.toordinal() == 1:
        return QCoreApplication.translate("Calendar", "Come back tomorrow.")
    return QCoreApplication.translate("Calendar", "Come back on {day}.").format(
        day=day_long(queue.next)
    )


def waits(queue: Queue) -> str:
    """The days that wait; empty where it is today alone, or none."""
    if queue.first is None or queue.last is None or queue.count < 2:
        return ""
    return QCoreApplication.translate("Calendar", "{number} days wait: {days}.").format(
        number=opening(words(queue.count)), days=days_text(queue.first, queue.last)
    )


def streak_text(streak: Streak | None) -> str:
    """Days played on their own date, one after the other; empty before the second."""
    if streak is None or streak.current < 2:
        return ""
    return QCoreApplication.translate("Calendar", "{number} days in a row.").format(
        number=opening(words(streak.current))
    )


def longest_text(streak: Streak | None) -> str:
    """The longest row of days so far, where it is longer than this one."""
    if streak is None or streak.longest < 2 or streak.longest <= streak.current:
        return ""
    return QCoreApplication.translate("Calendar", "The longest row: {number} days.").format(
        number=words(streak.longest)
    )


def on_time_text(streak: Streak | None) -> str:
    """How many days were played on their own date."""
    if streak is None or not streak.played:
        return ""
    return QCoreApplication.translate(
        "Calendar", "{on_time} of {played} days on their own date."
    ).format(on_time=streak.on_time, played=streak.played)
