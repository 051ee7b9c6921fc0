"""Where we were: at most three sentences on opening a save, and one for the shelf."""

from datetime import date

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.state import State
from desktop.words.calendar.dates import (
    day_long,
    day_text,
    day_with_year,
    month_name,
    opening,
    words,
)
from desktop.words.calendar.names import Names
from desktop.words.calendar.told_year import points_text
from desktop.words.calendar.year_words import ending_name

ALL = 5
ROLLS = 3


def score(state: State) -> int:
    """The year's points so far, the open month's with them."""
    return sum(result.points for result in state.results) + (
        0 if state.ending is not None else state.month.points
    )


def points_so_far(points: int) -> str:
    """`ten points so far`."""
    if points == 0:
        return QCoreApplication.translate("Calendar", "no points so far")
    if points == 1:
        return QCoreApplication.translate("Calendar", "one point so far")
    if points < 0:
        return QCoreApplication.translate("Calendar", "minus {number} so far").format(
            number=words(-points)
        )
    return QCoreApplication.translate("Calendar", "{number} points so far").format(
        number=words(points)
    )


def boxes_filled(filled: int) -> str:
    """`four boxes of dread`."""
    if filled == 0:
        return QCoreApplication.translate("Calendar", "no box of dread")
    if filled == 1:
        return QCoreApplication.translate("Calendar", "one box of dread")
    return QCoreApplication.translate("Calendar", "{number} boxes of dread").format(
        number=words(filled)
    )


def begun(state: State) -> bool:
    """Whether a day was begun at all."""
    return state.phase != "waiting" or state.today >= state.first


def _day(state: State) -> date:
    """The open day; where none is, the last that was played."""
    return state.days[-1].day if state.phase == "waiting" and state.days else state.day


def place(state: State) -> str:
    """The day and how the year stands, in one sentence."""
    if state.ending is not None:
        return QCoreApplication.translate("Calendar", "{year}: {points}.").format(
            year=state.year, points=points_text(score(state))
        )
    if not begun(state):
        return QCoreApplication.translate(
            "Calendar", "The calendar for {year} hangs ready."
        ).format(year=state.year)
    return QCoreApplication.translate("Calendar", "{day}: {points}, {boxes}.").format(
        day=opening(day_long(_day(state))),
        points=points_so_far(score(state)),
        boxes=boxes_filled(state.month.madness),
    )


def question(names: Names, state: State) -> str:
    """What the game is waiting for, in one sentence."""
    match state.phase:
        case "waiting" if not begun(state):
            return QCoreApplication.translate("Calendar", "It begins on {day}.").format(
                day=day_with_year(state.first)
            )
        case "waiting":
            return QCoreApplication.translate("Calendar", "Every day up to today is played.")
        case "page" if len(state.unread) > 1:
            return QCoreApplication.translate(
                "Calendar", "The pages up to {month} are to be read."
            ).format(month=month_name(state.unread[-1]))
        case "page":
            month = state.unread[-1] if state.unread else state.month.number
            return QCoreApplication.translate(
                "Calendar", "The page of {month} is to be read."
            ).format(month=month_name(month))
        case "ally":
            return QCoreApplication.translate(
                "Calendar", "Who helps this month is still to be chosen."
            )
        case "declare":
            return QCoreApplication.translate("Calendar", "Five dice lie ready.")
        case "over":
            return QCoreApplication.translate("Calendar", "The year is over.")
        case _:
            return _rolled(state)


def _rolled(state: State) -> str:
    match state.phase:
        case "throw":
            number = ALL - len(state.hand.held)
            return QCoreApplication.translate(
                "Calendar", "%n dice are on your own table.", None, number
            )
        case "rolled" if state.hand.rolls >= ROLLS:
            return QCoreApplication.translate("Calendar", "Three rolls are made.")
        case "rolled":
            return QCoreApplication.translate(
                "Calendar", "After roll {roll} of three you may roll again or stop."
            ).format(roll=words(state.hand.rolls))
        case "final":
            return QCoreApplication.translate(
                "Calendar", "The dice lie, and what they are spent on is to be chosen."
            )
        case _:
            return QCoreApplication.translate("Calendar", "The day is still to be closed.")


def recap(names: Names, state: State, last: str = "") -> str:
    """At most three sentences: where, what was told last, what is asked."""
    told = last if not last or last[-1] in ".?!" else f"{last}."
    return " ".join(line for line in (place(state), told, question(names, state)) if line)


def shelf(names: Names, state: State) -> str:
    """One or two short sentences for the shelf, of things already seen."""
    if state.ending is not None:
        return QCoreApplication.translate("Calendar", "{year}: {points}, {rank}.").format(
            year=state.year,
            points=points_text(score(state)),
            rank=ending_name(names, state.ending),
        )
    if not begun(state):
        return place(state)
    return QCoreApplication.translate("Calendar", "{day}. {points}, {boxes}.").format(
        day=day_text(_day(state)),
        points=opening(points_so_far(score(state))),
        boxes=boxes_filled(state.month.madness),
    )
