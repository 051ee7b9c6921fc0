"""The wordings of a year's jacket, with places for its figures."""

from PySide6.QtCore import QCoreApplication


def whole() -> tuple[str, ...]:
    """A whole year: {evenings}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "A year on one wall, {evenings} evenings of it, with a pencil on a string."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The journal of {evenings} evenings at one table, each with a line in the morning "
            "and a line at night.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Somebody hung up a calendar on the first of January and did not take it down. This "
            "is what came of it, in {evenings} evenings.",
        ),
    )


def begun() -> tuple[str, ...]:
    """A year that is not over: {evenings}, {day}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "A year that is not over, kept up to {day}: {evenings} evenings so far."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The journal of a year as far as {day}. The table is still laid."
        ),
        QCoreApplication.translate(
            "Keepsakes", "What {evenings} evenings have made of a calendar. It hangs at {day}."
        ),
    )


def sundays() -> tuple[str, ...]:
    """Some of the reckonings were won: {won}, {all}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "Of {all} reckonings {won} came out; the others are answered too, though not as one "
            "would like.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "It has {all} questions in it, one for each reckoning, and {won} of the answers are "
            "to be envied.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{all} times it came to a reckoning, and {won} times there was enough on the table.",
        ),
    )


def no_sunday() -> tuple[str, ...]:
    """No reckoning was won: {all}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It came to {all} reckonings and to no answer that anybody had wanted."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Of {all} reckonings it does not hide the result, which is always the same.",
        ),
    )


def every_sunday() -> tuple[str, ...]:
    """All reckonings were won: {all}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "It came to {all} reckonings, and every one was met. The author thinks nothing of "
            "it and mentions it twice.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "All {all} reckonings were won, which does not happen to other people."
        ),
    )


def none_won() -> tuple[str, ...]:
    """Months in which no reckoning was won: {months}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Not one reckoning was won in {months}, and the pages say so."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Readers in a hurry may leave out {months}, in which nothing was answered."
        ),
    )


def kept() -> tuple[str, ...]:
    """Months with three reckonings won and a box left: {months}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Three reckonings or more and a box of dread to spare: that was {months}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For {months} the seal could be pressed, with three reckonings behind it and a box "
            "still white.",
        ),
    )


def full() -> tuple[str, ...]:
    """Months in which every box was filled: {months}."""
    return (
        QCoreApplication.translate("Keepsakes", "Dread filled every box in {months}."),
        QCoreApplication.translate(
            "Keepsakes", "In {months} there were not enough boxes for what came."
        ),
    )


def lapsed() -> tuple[str, ...]:
    """Days on which nobody played: {days}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "On {days} days nobody sat down to it; they are told as well, and briefly."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{days} days are missing, and this book does not pretend otherwise."
        ),
    )


def best() -> tuple[str, ...]:
    """The best month: {month}, {points}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "Its best month is {month}, with {points}, and is told at no greater length than "
            "the rest.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {month} it has {points} to show. One is asked not to compare."
        ),
    )


def leads() -> tuple[str, ...]:
    """Leads that were done: {leads}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{leads} leads are crossed off in it, each of them once."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It follows {leads} leads to where they went, and one or two further."
        ),
    )


def rolls() -> tuple[str, ...]:
    """How often the dice were thrown: {rolls}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "The dice were thrown {rolls} times; the rest was waiting."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It took {rolls} throws, none of which is described."
        ),
    )


def ended() -> tuple[str, ...]:
    """How it ended: {rank}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "The last page is headed {rank}. How one comes by such a name takes the other pages "
            "to tell.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "It ends with {rank}, and with a nail in the wall."
        ),
    )


def open_year() -> tuple[str, ...]:
    """Where it stands: {month}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "What comes after {month} is not in it. Nobody has looked."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The page of {month} lies open, and the next one is not to be lifted."
        ),
    )
