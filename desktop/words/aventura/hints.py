"""At most six hints of one sentence, each shown once, by occasion."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

Occasion = Literal["investigate", "option", "throw", "move", "clock", "combat"]
OCCASIONS: tuple[Occasion, ...] = ("investigate", "option", "throw", "move", "clock", "combat")


def hint(occasion: Occasion) -> str:
    """The sentence for an occasion."""
    match occasion:
        case "investigate":
            return QCoreApplication.translate(
                "Hints", "A red letter comes first: press I, or click it, to look around."
            )
        case "option":
            return QCoreApplication.translate(
                "Hints", "A digit or a click picks an option; the bar shows your chance."
            )
        case "throw":
            return QCoreApplication.translate(
                "Hints", "Space throws, and what has fallen stays fallen."
            )
        case "move":
            return QCoreApplication.translate(
                "Hints", "Drag the figure: up to three zones for one Action."
            )
        case "clock":
            return QCoreApplication.translate(
                "Hints", "The Clock is short, and its red tab brings something."
            )
        case "combat":
            return QCoreApplication.translate(
                "Hints", "Drag a weapon on the adversary, or leave its zone."
            )
