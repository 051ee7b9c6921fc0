"""What the jacket says of deeds: Wounds, dice, flights, chapters."""

from PySide6.QtCore import QCoreApplication

from desktop.words.book.bound.remarkable import Fact


def body(fact: Fact) -> tuple[str, ...]:
    """Wounds, and what kept them off."""
    match fact.id:
        case "wounds":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "“{title}” cost the author {wounds} Wounds, and is told without raising "
                    "the voice.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "For “{title}” the author paid {wounds} Wounds, which is more than was "
                    "paid for the paper.",
                ),
            )
        case "strain":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "No fewer than {strain} of the Wounds were self-inflicted, out of impatience.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author, who strains, owes {strain} of these Wounds to nobody else.",
                ),
            )
        case "near" if fact.figures["left"] == 1:
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "At one point the author was a single Wound away from a posthumous edition.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "One more Wound, and somebody else would have had to write this.",
                ),
            )
        case "near":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "At one point {left} more Wounds would have made it a posthumous edition,"
                    " and those sell better.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author came within {left} Wounds of being spoken well of.",
                ),
            )
        case "unhurt":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "In {chapters} of the chapters nobody lays a hand on the author, who puts it "
                    "down to manners.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Readers who faint may be told that {chapters} chapters pass without a "
                    "single Wound.",
                ),
            )
        case "shielded":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The shield stopped {blows} blows, and has asked for its name on the cover.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "As for the {blows} blows that the shield took, the author counts them as"
                    " given.",
                ),
            )
        case _:
            return ()


def dice(fact: Fact) -> tuple[str, ...]:
    """Throws that were close, many or large."""
    match fact.id:
        case "exact":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "“{title}” was won with exactly what was needed and not a pip more, which"
                    " the author calls thrift.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The dice in “{title}” came to the very figure asked, so that nobody need"
                    " be thanked.",
                ),
            )
        case "pip":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "“{title}” was won by a single pip; the author calls it planning.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Between the author and the ditch, in “{title}”, stood one pip.",
                ),
            )
        case "tries":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "“{title}” took {tries} throws, and the reader is spared none of them.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "It took {tries} throws to get to the end of “{title}”, and one hears "
                    "each of them land.",
                ),
            )
        case "dice":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "In “{title}” {dice} dice go down at one throw, and an apology was sent "
                    "to the table.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "“{title}” wanted {dice} dice in one hand, which is a question of build.",
                ),
            )
        case _:
            return ()


def retreats(fact: Fact) -> tuple[str, ...]:
    """Flights, or that there were none."""
    match fact.id:
        case "panic" if fact.figures["times"] == 1:
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "Once the legs decide without the author, and are given a page for it.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "On one occasion the author left by the shortest way before being introduced.",
                ),
            )
        case "panic":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "On {times} occasions the legs decide without the author, who has since "
                    "spoken to them.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Panic is owned to {times} times, in a handwriting that slopes.",
                ),
            )
        case "flights" if fact.figures["times"] == 1:
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author takes to flight once, and gives directions.",
                ),
                QCoreApplication.translate(
                    "Keepsakes", "The one retreat was made at a walk, by the author's account."
                ),
            )
        case "flights":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author flees {times} times, always in good order and mostly in shoes.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "There are {times} retreats, with remarks on the scenery in reverse.",
                ),
            )
        case "steady":
            return (
                QCoreApplication.translate(
                    "Keepsakes", "The author flees from nothing, and had the shoes for it."
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Not one retreat is recorded, and the author asked twice to have that put"
                    " on the back.",
                ),
            )
        case _:
            return ()


def chapters(fact: Fact) -> tuple[str, ...]:
    """What chapters are about."""
    match fact.id:
        case "lost":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "In {chapters} of the chapters the author loses, and gets rather good at it.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "There are {chapters} chapters about losing, from which nothing was learned.",
                ),
            )
        case "sprung":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author discovers {traps} traps, each of them with the foot.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Of the traps described, {traps} were found from the inside.",
                ),
            )
        case "given" if fact.figures["things"] == 1:
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "One thing of value is given away in these pages, to somebody who was "
                    "about to take it.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "At one point a piece of equipment changes hands, and is called a present.",
                ),
            )
        case "given":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author gives away {things} pieces of equipment, to persons who were "
                    "about to take them.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Of the author's equipment {things} pieces are now with others, as presents.",
                ),
            )
        case "used":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The journey used up {things} useful articles, none of which has been "
                    "returned.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The reader will see {things} good articles used up, and may keep the list.",
                ),
            )
        case "best":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "“{title}” was rated {ecl} by those who rate such things, and overcome by "
                    "one who does not.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The hardest thing in the book, “{title}”, stood at {ecl}, and the author "
                    "had walked there.",
                ),
            )
        case "kind":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "Of the chapters {chapters} are about the same kind of thing ({type}), which "
                    "the author did not choose.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "One word, {type}, stands under {chapters} of the chapters, and the author "
                    "has stopped apologising for it.",
                ),
            )
        case _:
            return ()
