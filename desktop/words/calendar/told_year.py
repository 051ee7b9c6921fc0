"""The year, its pages, its results and its end, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import events as e
from desktop.words.calendar.dates import day_long, month_name, month_title, opening
from desktop.words.calendar.names import Names
from desktop.words.calendar.told import Told


def began(names: Names, event: e.Began) -> str:
    """A calendar was hung up."""
    return QCoreApplication.translate(
        "Calendar", "{title}: the calendar for {year} hangs on the wall."
    ).format(title=names.title, year=event.year)


def arrived(event: e.Arrived) -> str:
    """The date went on."""
    today = opening(day_long(event.today))
    if not event.waiting:
        return f"{today}."
    waiting = event.waiting
    days = QCoreApplication.translate("Calendar", "%n day(s) to play", None, waiting)
    return QCoreApplication.translate("Calendar", "{today}, {days}.").format(today=today, days=days)


def page_turned(event: e.PageTurned) -> str:
    """A new month's page."""
    boxes = event.boxes
    empty = QCoreApplication.translate("Calendar", "%n empty box(es) of dread", None, boxes)
    return QCoreApplication.translate("Calendar", "The page of {month}: {boxes}.").format(
        month=month_name(event.month), boxes=empty
    )


def page_read(names: Names, event: e.PageRead) -> str:
    """The month's text was read: its title."""
    return QCoreApplication.translate("Calendar", "{month}: {title}").format(
        month=month_title(event.month), title=names.month(event.month).title
    )


def page_text(told: Told, month: int) -> tuple[str, ...]:
    """What a month's page says: its story, then the story and words of what it brings."""
    names = told.names
    found = [names.month_story(month, told.kept)]
    for rule in told.brought(month):
        if names.has_rule(rule):
            known = names.rule(rule)
            found += [known.story, known.plain]
    return tuple(text for text in found if text)


def month_ended(event: e.MonthEnded) -> str:
    """The result in the disc."""
    result = event.result
    won = result.won
    reckonings = QCoreApplication.translate("Calendar", "%n reckoning(s) won", None, won)
    month = month_title(result.month)
    points = points_text(result.points)
    if result.full:
        return QCoreApplication.translate(
            "Calendar", "{month}: {points}. {won}, and every box of dread filled."
        ).format(month=month, points=points, won=reckonings)
    boxes = boxes_text(result.madness)
    return QCoreApplication.translate("Calendar", "{month}: {points}. {won}, {boxes}.").format(
        month=month, points=points, won=reckonings, boxes=boxes
    )


def signed(number: int) -> str:
    """A number with a true minus."""
    return f"\N{MINUS SIGN}{-number}" if number < 0 else str(number)


def points_text(points: int) -> str:
    """`12 points`; below zero `-5 points`."""
    if points < 0:
        lost = -points
        return QCoreApplication.translate("Calendar", "minus %n point(s)", None, lost)
    return QCoreApplication.translate("Calendar", "%n point(s)", None, points)


def boxes_text(filled: int) -> str:
    """`4 boxes of dread`."""
    return QCoreApplication.translate("Calendar", "%n box(es) of dread", None, filled)


def finale_began(names: Names, event: e.FinaleBegan) -> str:
    """One more sitting."""
    return QCoreApplication.translate(
        "Calendar", "{thing}: both symbol dice alike, and {need} or more."
    ).format(thing=names.thing("T12"), need=event.need)


def finale_ended(names: Names, event: e.FinaleEnded) -> str:
    """How it went."""
    if event.won:
        return QCoreApplication.translate(
            "Calendar", "{thing}: won with {total}, {points}."
        ).format(thing=names.thing("T12"), total=event.total, points=points_text(event.points))
    return QCoreApplication.translate("Calendar", "{thing}: lost with {total}.").format(
        thing=names.thing("T12"), total=event.total
    )


def year_ended(names: Names, event: e.YearEnded) -> str:
    """The year's points and rank."""
    return QCoreApplication.translate(
        "Calendar", "The year is over: {score} of {most} points. {rank}."
    ).format(score=signed(event.score), most=event.most, rank=names.epilogue(event.rank).title)
