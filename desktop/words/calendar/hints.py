"""At most six hints of one sentence, each shown once: three on the first day, three later."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

Occasion = Literal["roll", "hold", "take", "sunday", "sign", "tail"]
OCCASIONS: tuple[Occasion, ...] = ("roll", "hold", "take", "sunday", "sign", "tail")
FIRST_DAY: tuple[Occasion, ...] = ("roll", "hold", "take")


def hint(occasion: Occasion) -> str:
    """The sentence for an occasion."""
    match occasion:
        case "roll":
            return QCoreApplication.translate(
                "CalendarHints", "Space rolls all five dice, up to three times a day."
            )
        case "hold":
            return QCoreApplication.translate(
                "CalendarHints", "The digits 1 to 5, or a click, hold a die for the next roll."
            )
        case "take":
            return QCoreApplication.translate(
                "CalendarHints", "Any open lead of the week may be taken, not only today's."
            )
        case "sunday":
            return QCoreApplication.translate(
                "CalendarHints",
                "On Sunday there is only the reckoning, and each lead made it lower.",
            )
        case "sign":
            return QCoreApplication.translate(
                "CalendarHints",
                "A Sign that lies there at the end of the day fills a box of dread.",
            )
        case "tail":
            return QCoreApplication.translate(
                "CalendarHints", "Above the new page hang the open leads of the same week."
            )
