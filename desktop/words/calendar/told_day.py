"""A day told: its dice, what was taken, the Sign, how it closed."""

from typing import assert_never

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import events as e
from desktop.words.calendar.dates import (
    day_in_week,
    day_title,
    opening,
    weekday_name,
)
from desktop.words.calendar.names import Names, dice_words
from desktop.words.calendar.told import Told
from desktop.words.calendar.told_things import insight_spent
from desktop.words.calendar.told_year import points_text


def day_began(event: e.DayBegan) -> str:
    """The marker stands on a new day."""
    return f"{day_title(event.day)}."


def thrown(names: Names, event: e.Thrown) -> str:
    """Which roll it was, how many dice were held, and all five as they lie."""
    dice = dice_words(event.number, event.symbol)
    if event.extra:
        told = QCoreApplication.translate("Calendar", "Roll {roll}: {dice}.")
        return f"{insight_spent(names)} {told.format(roll=event.roll, dice=dice)}"
    held = len(event.held)
    if held:
        told = QCoreApplication.translate(
            "Calendar", "Roll {roll} of {all}, %n held: {dice}.", None, held
        )
    else:
        told = QCoreApplication.translate("Calendar", "Roll {roll} of {all}: {dice}.")
    return told.format(roll=event.roll, all=event.roll + event.left, dice=dice)


def stopped(event: e.Stopped) -> str:
    """The dice stay."""
    rolls = event.roll
    return QCoreApplication.translate("Calendar", "Stopped after %n roll(s).", None, rolls)


def completed(told: Told, event: e.Completed) -> str:
    """A lead or the reckoning was done, with what it asked for and what lay there."""
    if event.special:
        done = QCoreApplication.translate(
            "Calendar", "The reckoning is won, {total} for {value}."
        ).format(total=event.total, value=event.value)
    else:
        done = QCoreApplication.translate("Calendar", "{day} is done, {total} for {value}.").format(
            day=opening(day_in_week(event.square, told.day)), total=event.total, value=event.value
        )
    scored = f"{opening(points_text(event.points))}." if event.points else ""
    return " ".join(part for part in (done, _counts(event), scored) if part)


def _counts(event: e.Completed) -> str:
    if event.special or event.counts < 2:
        return ""
    return QCoreApplication.translate("Calendar", "It counts {counts} for Sunday.").format(
        counts=event.counts
    )


def passed(event: e.Passed) -> str:
    """Nothing was completed."""
    if event.could:
        return QCoreApplication.translate("Calendar", "Nothing taken, although something fitted.")
    return QCoreApplication.translate("Calendar", "Nothing fitted.")


def maddened(event: e.Maddened) -> str:
    """Boxes were filled."""
    by = event.by
    filled = QCoreApplication.translate("Calendar", "%n box(es) of dread filled", None, by)
    if event.why == "mark":
        return QCoreApplication.translate(
            "Calendar", "The Sign shows: {boxes}, now {filled} of {all}."
        ).format(boxes=filled, filled=event.filled, all=event.boxes)
    return QCoreApplication.translate("Calendar", "{boxes}, now {filled} of {all}.").format(
        boxes=opening(filled), filled=event.filled, all=event.boxes
    )


def day_closed(event: e.DayClosed) -> str:
    """A day is over, and what became of it."""
    match event.how:
        case "lapsed":
            return QCoreApplication.translate("Calendar", "{day}: nobody played.").format(
                day=day_title(event.day)
            )
        case "won":
            return QCoreApplication.translate("Calendar", "{day} is over, and won.").format(
                day=day_title(event.day)
            )
        case "lost":
            return QCoreApplication.translate(
                "Calendar", "{day} is over, and the reckoning lost."
            ).format(day=day_title(event.day))
        case "done" if event.took is not None:
            return _done(event)
        case "done" | "passed" | "nothing" | "hushed":
            return QCoreApplication.translate("Calendar", "{day} is over.").format(
                day=day_title(event.day)
            )
        case _:
            assert_never(event.how)


def _done(event: e.DayClosed) -> str:
    if event.took is None or event.took == event.day:
        return QCoreApplication.translate("Calendar", "{day} is over, and done.").format(
            day=day_title(event.day)
        )
    return QCoreApplication.translate("Calendar", "{day} is over, and {taken} done.").format(
        day=day_title(event.day), taken=weekday_name(event.took)
    )
