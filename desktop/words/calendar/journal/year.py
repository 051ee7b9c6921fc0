"""The journal's wordings: the calendar hung up, its months, its end."""

from PySide6.QtCore import QCoreApplication


def hung() -> tuple[str, ...]:
    """The calendar is hung up: {year}."""
    return (
        QCoreApplication.translate("Keepsakes", "I have hung up the calendar for {year}."),
        QCoreApplication.translate("Keepsakes", "On my wall hangs the calendar for {year}."),
        QCoreApplication.translate("Keepsakes", "{year} is up on its nail."),
    )


def came() -> tuple[str, ...]:
    """The first day of a year that was begun later: {day}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "The first day I played is {day}; what lies before it I have read and no more.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "It was {day} when I sat down to it. The pages before that I have only read.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day} came first. The months before it were somebody else's."
        ),
    )


def empty() -> tuple[str, ...]:
    """Nothing has been played yet."""
    return (QCoreApplication.translate("Keepsakes", "Not a day has been played yet."),)


def waits() -> tuple[str, ...]:
    """Where an unfinished year stops: {day}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Here the journal stands; {day} is the next day to be played."
        ),
    )


def sat() -> tuple[str, ...]:
    """The last sitting was begun: {thing}, {need}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "There was one more sitting, {thing}: two dice alike, and {need}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Then came {thing}, which asked {need} and both symbols the same."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing} was the last of it. It wanted {need}, and two symbols alike."
        ),
    )


def sat_won() -> tuple[str, ...]:
    """It was won: {total}, {points}."""
    return (
        QCoreApplication.translate("Keepsakes", "I threw {total}, and it was won, {points}."),
        QCoreApplication.translate(
            "Keepsakes", "There was {total}, and the symbols agreed: {points}."
        ),
        QCoreApplication.translate("Keepsakes", "{total} it was, and enough, for {points}."),
    )


def sat_lost() -> tuple[str, ...]:
    """It was lost: {total}."""
    return (
        QCoreApplication.translate("Keepsakes", "I threw {total}, and it was lost."),
        QCoreApplication.translate("Keepsakes", "There was {total}, and it would not do."),
        QCoreApplication.translate("Keepsakes", "{total} it was, where more was asked."),
    )


def sat_unlike() -> tuple[str, ...]:
    """It was lost by its symbols: {total}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "I threw {total}, which was enough, and the two symbols differed."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was {total}, and the symbols would not agree."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{total} it was, and enough, but one symbol was not the other."
        ),
    )


def unreadable() -> tuple[str, ...]:
    """Entries of an older form were left out."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Some days here were written in an older form and are left out."
        ),
    )
