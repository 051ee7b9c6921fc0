"""The booklet's wordings: what the months brought, and what was made of it."""

from PySide6.QtCore import QCoreApplication

from desktop.words.calendar.dates import words


def ally() -> tuple[str, ...]:
    """Who helps this month: {name}, {symbol}."""
    return (
        QCoreApplication.translate("Keepsakes", "{name} was asked, for {symbol}."),
        QCoreApplication.translate("Keepsakes", "For {symbol} there was {name} that month."),
        QCoreApplication.translate(
            "Keepsakes", "{name} came along, and anything with {symbol} asked a little less."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The month's company was {name}, who is good for {symbol}."
        ),
        QCoreApplication.translate("Keepsakes", "That month {name} said yes, for {symbol}."),
    )


def sworn() -> tuple[str, ...]:
    """A vow: {thing}, {square}, {value}."""
    return (
        QCoreApplication.translate("Keepsakes", "{thing}: {square} was named, at {value}."),
        QCoreApplication.translate("Keepsakes", "{square}'s {value} was sworn to ({thing})."),
        QCoreApplication.translate("Keepsakes", "By {thing} it was to be {square}, for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "Somebody gave a word on {square}'s {value}: {thing}."
        ),
    )


def kept() -> tuple[str, ...]:
    """It was kept: {square}."""
    return (
        QCoreApplication.translate("Keepsakes", "The word on {square} was kept."),
        QCoreApplication.translate("Keepsakes", "{square} was done, as sworn."),
        QCoreApplication.translate("Keepsakes", "What was sworn about {square} held."),
    )


def broken() -> tuple[str, ...]:
    """It was broken: {square}."""
    return (
        QCoreApplication.translate("Keepsakes", "The word on {square} was broken."),
        QCoreApplication.translate("Keepsakes", "{square} was not done, whatever had been sworn."),
        QCoreApplication.translate(
            "Keepsakes", "Of the oath on {square} nothing came, and it costs to say so."
        ),
    )


def turned() -> tuple[str, ...]:
    """A die was turned by hand: {day}, {thing}, {symbol}, {left}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "On {day} {thing} turned a die to {symbol}; turns left after that, {left}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing} was asked on {day}, and there lay {symbol}. Turns left: {left}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{day}'s dice were helped by {thing}, to {symbol}; it had {left} in it after that.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was {thing} that made it {symbol} on {day}, and kept {left} for later."
        ),
    )


def gained() -> tuple[str, ...]:
    """More of what was learnt: {thing}, {held}."""
    return (
        QCoreApplication.translate("Keepsakes", "{thing} stood at {held} when the week was out."),
        QCoreApplication.translate("Keepsakes", "There was {thing} to be had; {held} by the end."),
        QCoreApplication.translate("Keepsakes", "The week left {held} on the account of {thing}."),
    )


def spent() -> tuple[str, ...]:
    """It was spent for a throw: {days}, {thing}."""
    return (
        QCoreApplication.translate("Keepsakes", "{thing} paid for a fourth throw on {days}."),
        QCoreApplication.translate("Keepsakes", "On {days} {thing} was spent on one more throw."),
        QCoreApplication.translate("Keepsakes", "A throw was bought on {days}, with {thing}."),
    )


def tolled() -> tuple[str, ...]:
    """A count went up: {thing}, {by}, {bell}."""
    return (
        QCoreApplication.translate("Keepsakes", "{thing} went up by {by}, to {bell}."),
        QCoreApplication.translate("Keepsakes", "{thing} was {by} further on, at {bell}."),
        QCoreApplication.translate("Keepsakes", "It was {bell} with {thing} by then, {by} more."),
        QCoreApplication.translate("Keepsakes", "{by} more for {thing}, which made {bell}."),
    )


def full() -> tuple[str, ...]:
    """It was full and cost points: {thing}, {points}, {bell}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "{thing} was full. That took {points}, and it stood at {bell} when the week was out.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "There {thing} came to its number, at a cost of {points}; by the end it had "
            "{bell} again.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The count of {thing} was complete: {points} gone, and {bell} on it afterwards.",
        ),
    )


def new_moon() -> tuple[str, ...]:
    """A new moon: {day}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} had a new moon."),
        QCoreApplication.translate("Keepsakes", "The moon was new on {day}."),
        QCoreApplication.translate("Keepsakes", "There was no moon on {day}."),
    )


def real_from() -> tuple[str, ...]:
    """Real dice from here on."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "From here on the dice were real ones, on a real table."
        ),
        QCoreApplication.translate("Keepsakes", "The dice that follow were thrown by hand."),
    )


def program_from() -> tuple[str, ...]:
    """The program rolls from here on."""
    return (
        QCoreApplication.translate("Keepsakes", "From here on the dice were the program's again."),
        QCoreApplication.translate("Keepsakes", "After that nobody threw by hand any more."),
    )


def revised() -> tuple[str, ...]:
    """Undo goes back across dice from here on."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "From here on a throw could be taken back; the figures are to be read with that "
            "in mind.",
        ),
        QCoreApplication.translate("Keepsakes", "After this a throw was no longer final."),
    )


def left(turns: int) -> str:
    """How many turns are left: `one`, `none`."""
    return words(turns) if turns else QCoreApplication.translate("Keepsakes", "none")
