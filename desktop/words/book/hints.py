"""At most six hints of one sentence, each shown once, by occasion."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

Occasion = Literal["assign", "town", "road", "pool", "fear", "page"]
OCCASIONS: tuple[Occasion, ...] = ("assign", "town", "road", "pool", "fear", "page")


def hint(occasion: Occasion) -> str:
    """The sentence for an occasion."""
    match occasion:
        case "assign":
            return QCoreApplication.translate(
                "BookHints", "Drag the dice to the boxes, or press A for a proposal."
            )
        case "town":
            return QCoreApplication.translate(
                "BookHints", "At home only Work brings Fear until you first set out."
            )
        case "road":
            return QCoreApplication.translate(
                "BookHints", "The line crosses out what it touches: move the dot before you draw."
            )
        case "pool":
            return QCoreApplication.translate(
                "BookHints",
                "Plus and minus change the dice, the bar shows your chance, Space throws.",
            )
        case "fear":
            return QCoreApplication.translate(
                "BookHints", "One die for each Fear: more sixes than your Wisdom, and you flee."
            )
        case "page":
            return QCoreApplication.translate(
                "BookHints", "Below a Chapter there is room for a line of your own."
            )
