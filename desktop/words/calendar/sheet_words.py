"""What the sheet of a new year asks beside the table rules, and what follows from the answers."""

from datetime import date

from PySide6.QtCore import QCoreApplication

from desktop.words.calendar.dates import day_text
from desktop.words.calendar.table_rules import RuleText


def page_title() -> str:
    """What stands over the lines."""
    return QCoreApplication.translate("CalendarSheet", "A calendar to hang up")


def title_label() -> str:
    """What the first line asks for."""
    return QCoreApplication.translate("CalendarSheet", "What it is called")


def titles() -> tuple[str, ...]:
    """What it might be called beside its own name."""
    return (
        QCoreApplication.translate("CalendarSheet", "The One by the Kitchen Door"),
        QCoreApplication.translate("CalendarSheet", "Days, with Remarks"),
        QCoreApplication.translate("CalendarSheet", "A Year at Low Water"),
        QCoreApplication.translate("CalendarSheet", "Before the Coffee"),
    )


def code_label() -> str:
    """What the line of the challenge code is."""
    return QCoreApplication.translate(
        "CalendarSheet", "Challenge code: the same dice and squares for a friend"
    )


def call() -> str:
    """What the button says."""
    return QCoreApplication.translate("CalendarSheet", "Hang it up")


def pace() -> RuleText:
    """How the year is played, as the sheet asks it."""
    return RuleText(
        QCoreApplication.translate("CalendarSheet", "How to play"),
        QCoreApplication.translate(
            "CalendarSheet",
            "By the date a day can be played once it has come; missed days wait for you, or are "
            "gone at midnight. Or the date does not matter.",
        ),
        {
            "in_order": QCoreApplication.translate("CalendarSheet", "a day at a time, by the date"),
            "strict": QCoreApplication.translate("CalendarSheet", "by the date, without mercy"),
            "free": QCoreApplication.translate("CalendarSheet", "the whole year now"),
        },
    )


def starts(today: date) -> dict[str, str]:
    """The values of the first day, with the day they mean."""
    return {
        "today": QCoreApplication.translate("CalendarSheet", "today, {day}").format(
            day=day_text(today)
        ),
        "january": QCoreApplication.translate("CalendarSheet", "{day}, and catch up").format(
            day=day_text(date(today.year, 1, 1))
        ),
    }


def no_past(year: int) -> str:
    """Why no year before this one is offered by the date."""
    return QCoreApplication.translate(
        "CalendarSheet",
        "By the date no year before {year} can be played: its days are over.",
    ).format(year=year)


def not_yet(year: int) -> str:
    """What a year that has not begun means by the date."""
    return QCoreApplication.translate(
        "CalendarSheet", "It hangs there and waits: its first page is turned on 1 January {year}."
    ).format(year=year)


def any_year() -> str:
    """What the whole year now is good for."""
    return QCoreApplication.translate(
        "CalendarSheet", "All its days lie open; the clock on the wall has no say in it."
    )
