"""What the jacket says of means: gold, nerves, Towns, the country."""

from PySide6.QtCore import QCoreApplication

from desktop.words.book.bound.remarkable import Fact


def purse(fact: Fact) -> tuple[str, ...]:
    """Gold: kept, spent, earned."""
    match fact.id:
        case "hoard":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author's purse holds {gold} gold, and nobody else's holds any of it: "
                    "not one coin was spent on the whole road.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Not a coin was spent anywhere in these pages; the purse, at last "
                    "counting, held {gold} gold and a moth.",
                ),
            )
        case "rich":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "At last counting the purse held {gold} gold, so that the reader need "
                    "feel no duty.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author has {gold} gold in hand, and writes for the love of it.",
                ),
            )
        case "broke":
            return (
                QCoreApplication.translate(
                    "Keepsakes", "The purse is empty, and is brought out to show it."
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Not one piece of gold is left, and the book is priced accordingly.",
                ),
            )
        case "bribes":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "In these pages {gold} gold changes hands as bribes, called conversation "
                    "throughout.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Nobody is named who took any of the {gold} gold to look the other way.",
                ),
            )
        case "worked":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author works, {times} times and for {gold} gold, and would like it "
                    "forgotten.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Honest labour occurs {times} times, pays {gold} gold and is got over quickly.",
                ),
            )
        case _:
            return ()


def nerves(fact: Fact) -> tuple[str, ...]:
    """Fear and experience."""
    match fact.id:
        case "fear":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author's Fear stands at {fear} of 20, and the author beside the door.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Of the 20 Fear that a person can carry the author has {fear}, and asks "
                    "to be spoken to from the front.",
                ),
            )
        case "fearless":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "With Fear at {fear} of 20 the author sleeps well, and says so at breakfast.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "All this was done at Fear {fear} of 20, and the author is waiting to be "
                    "asked how.",
                ),
            )
        case "level":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author has {xp} XP, is of Level {level}, and takes the better chair.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Level {level} was reached on these roads, with {xp} XP, and is worn a "
                    "little to one side.",
                ),
            )
        case _:
            return ()


def towns(fact: Fact) -> tuple[str, ...]:
    """Towns, nights and Oracles."""
    match fact.id:
        case "towns":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author was in {towns} Towns, and can go back to none of them.",
                ),
                QCoreApplication.translate(
                    "Keepsakes", "The book calls at {towns} Towns and thanks none of them by name."
                ),
            )
        case "no_town":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "There is no town in the book but the author's own, which has been warned.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Of other people's towns the book has nothing to say, having been in none.",
                ),
            )
        case "nights":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "In {nights} nights the inns took {wounds} Wounds off the author, and "
                    "kept the towels.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "For {nights} nights the author lay in beds, and left {wounds} Wounds in "
                    "them for the maid.",
                ),
            )
        case "oracle" if fact.figures["squares"] == 1:
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "An Oracle is consulted once and is right, which proves nothing.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "One square of the country was known beforehand, from an Oracle, and was "
                    "none the better for it.",
                ),
            )
        case "oracle":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "An Oracle is consulted about {squares} squares and is right each time, "
                    "and the author still packed wrongly.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Of the country ahead {squares} squares were known beforehand, from an "
                    "Oracle, who knew the author too.",
                ),
            )
        case _:
            return ()


def country(fact: Fact) -> tuple[str, ...]:
    """The map, the author and the book itself."""
    match fact.id:
        case "blanks":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "On the map are {squares} squares that the author walked over before "
                    "anything could happen in them.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The book leaves {squares} squares of the country blank for good, for want "
                    "of a bend in the road.",
                ),
            )
        case "blocked":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "Of the squares on the map {squares} cannot be entered, and were counted "
                    "from outside.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The map shows {squares} places where nobody can go, drawn with particular "
                    "care.",
                ),
            )
        case "routes":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The way on the map was drawn in {routes} strokes, with a ruler that was "
                    "borrowed.",
                ),
                QCoreApplication.translate(
                    "Keepsakes", "The book covers {routes} stretches of road, on foot and in red."
                ),
            )
        case "weakness":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author's {attribute} is {value}, as the reader will notice.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "All this was done on {attribute} {value}, which shows here and there.",
                ),
            )
        case "length":
            return (
                QCoreApplication.translate(
                    "Keepsakes", "There are {chapters} chapters, and they are in order."
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The book comes to {chapters} chapters, which is as many as were survived.",
                ),
            )
        case _:
            return ()
