"""What the sheet of a new year says: its introduction, its goal, and names for a page."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.kernel.chance import Chance
from desktop.words.calendar.dates import month_name

PAGES = (
    *("saltmarsh", "lamp room", "ninth pier", "cold ledger", "gannet", "slack water"),
    *("tin whistle", "north light", "wet chalk", "blue twine", "harbour ice", "late post"),
)
"""Words from which a page may be drawn; any other will do as well."""


def game_title() -> str:
    """The game's name."""
    return QCoreApplication.translate("Shelf", "The Calendar")


def intro() -> str:
    """What it is about, in paragraphs parted by blank lines."""
    return "\n\n".join(
        (
            QCoreApplication.translate(
                "CalendarInvitation",
                "A calendar hangs on the wall, and each day of it is a lead: a number and a "
                "symbol. You roll five dice up to three times, and take one lead of the week "
                "that they fit.",
            ),
            QCoreApplication.translate(
                "CalendarInvitation",
                "On Sunday comes the reckoning. It asks for more than a weekday does, and for one "
                "less with each lead done that week; it is what scores.",
            ),
            QCoreApplication.translate(
                "CalendarInvitation",
                "A Sign that lies there at the end of a day fills a box of dread. A month with "
                "every box filled costs five points.",
            ),
            QCoreApplication.translate(
                "CalendarInvitation",
                "With each month a page is turned, the story goes on, and something may change. "
                "What, nobody is told before its first day.",
            ),
        )
    )


def begins_text(month: int) -> str:
    """What joining in the middle of a year means."""
    return QCoreApplication.translate(
        "CalendarInvitation", "The year begins in {month}; the pages before it are only read."
    ).format(month=month_name(month))


def pages(seed: str) -> tuple[str, ...]:
    """Words for a page, in an order of the seed's."""
    order, _ = Chance(seed).fork("page").shuffled(PAGES)
    return order
