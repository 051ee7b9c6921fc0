"""What the months brought, told; every thing by the name that the year gives it."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import events as e
from desktop.words.calendar.dates import day_in_week, month_name, opening
from desktop.words.calendar.names import Names, symbol_name
from desktop.words.calendar.told import Told
from desktop.words.calendar.told_year import points_text


def ally_chosen(names: Names, event: e.AllyChosen) -> str:
    """Who helps this month."""
    return QCoreApplication.translate(
        "Calendar", "In {month} {name} helps; the symbol: {symbol}."
    ).format(
        month=month_name(event.month),
        name=names.ally(event.symbol),
        symbol=symbol_name(event.symbol),
    )


def sworn(told: Told, event: e.Sworn) -> str:
    """A lead was named."""
    return QCoreApplication.translate("Calendar", "{thing}: {day}, {value} or more.").format(
        thing=told.names.thing("T10"), day=day_in_week(event.square, told.day), value=event.value
    )


def vow_ended(told: Told, event: e.VowEnded) -> str:
    """The vow was kept or broken."""
    day = day_in_week(event.square, told.day)
    if event.kept:
        return QCoreApplication.translate("Calendar", "{thing}: kept, {day} is done.").format(
            thing=told.names.thing("T10"), day=day
        )
    return QCoreApplication.translate("Calendar", "{thing}: broken, {day} is not done.").format(
        thing=told.names.thing("T10"), day=day
    )


def turned(names: Names, event: e.Turned) -> str:
    """A symbol die was turned by hand."""
    return QCoreApplication.translate(
        "Calendar", "{thing}: die {die} shows {symbol} now; turns left: {left}."
    ).format(
        thing=names.thing("T2"),
        die=event.die,
        symbol=symbol_name(event.face),
        left=event.left,
    )


def insight_gained(names: Names, event: e.InsightGained) -> str:
    """One more of what June brought."""
    return QCoreApplication.translate("Calendar", "{thing}: one more, {held} now.").format(
        thing=names.thing("T6"), held=event.held
    )


def insight_spent(names: Names) -> str:
    """One of it was spent for a roll."""
    return QCoreApplication.translate("Calendar", "{thing}: one spent.").format(
        thing=names.thing("T6")
    )


def hushed(names: Names, event: e.Hushed) -> str:
    """A fitting lead was forgone."""
    return QCoreApplication.translate("Calendar", "{thing}: nothing taken, {bell} now.").format(
        thing=names.thing("T8"), bell=event.bell
    )


def bell_tolled(names: Names, event: e.BellTolled) -> str:
    """It went up; and what it cost where it was full."""
    if event.points:
        return QCoreApplication.translate(
            "Calendar", "{thing}: full. {points}, and it begins anew."
        ).format(thing=names.thing("T8"), points=opening(points_text(event.points)))
    return QCoreApplication.translate("Calendar", "{thing}: {by} more, {bell} now.").format(
        thing=names.thing("T8"), by=event.by, bell=event.bell
    )
