"""What was at stake in an Encounter, as the argument above its chapter: what wins, what it costs.

Everything is as it stood on arrival, Wounds with the Armor and the Shield of then.
"""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.content.schema import Ware
from desktop.rules.games.book.phases.throwing import ANGER
from desktop.rules.games.book.state import Page
from desktop.words.book.names import Names
from desktop.words.book.wordings import Wordings


def met_at(page: Page) -> int:
    """The ECL on arrival: a Threat that failed was written anew since."""
    return page.ecl - ANGER if page.tale.converted == "failed" else page.ecl


def stakes(names: Names, page: Page, wordings: Wordings) -> str:
    """One sentence; empty for Towns and for what no rule knows."""
    ecl, off = met_at(page), _armour(names, page)
    match page.first:
        case "O":
            return _obstacle(wordings, ecl, max(0, 1 - off), max(0, 3 - off))
        case "Pp":
            return _body(wordings, ecl)
        case "Pm":
            return _mind(wordings, ecl)
        case "C":
            least = 0 if _shielded(names, page) else max(0, 1 - off)
            return _combat(wordings, ecl, least, max(0, 6 - off))
        case "H":
            return _threat(wordings, ecl)
        case "Z":
            return _puzzle(wordings, ecl)
        case "R":
            return _trap(wordings, ecl, max(0, 2 - off), max(0, 7 - off))
        case _:
            return ""


def _worn(names: Names, page: Page) -> list[Ware]:
    """What was given away in the Encounter was still worn when it began."""
    worn = (*page.sheet.equipment, *page.tale.given)
    return [names.tables.wares[ware] for ware in worn if ware in names.tables.wares]


def _armour(names: Names, page: Page) -> int:
    return sum(ware.armour for ware in _worn(names, page))


def _shielded(names: Names, page: Page) -> bool:
    return any(ware.shield for ware in _worn(names, page))


def _obstacle(wordings: Wordings, ecl: int, light: int, heavy: int) -> str:
    if not heavy:
        return QCoreApplication.translate(
            "Keepsakes", "In which {ecl} is asked of the dice, and a failure costs only its noise."
        ).format(ecl=ecl)
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} is asked of the dice, and a failure costs {light} or {heavy} Wounds, "
            "as the feet decide.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which the way is closed to anything under {ecl}, at {light} or {heavy} Wounds "
            "a try.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} must be thrown to get across, and every attempt that falls short is "
            "charged for: Wounds, {light} or {heavy} of them.",
        ),
    )
    return wordings.one("stakes.O", told).format(ecl=ecl, light=light, heavy=heavy)


def _body(wordings: Wordings, ecl: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} is the price of getting over it, and 3 Wounds with 1 Fear the price of "
            "not getting over it.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which there is nobody to flee from: {ecl} on the dice, or else 3 Wounds, "
            "1 Fear and a chapter that teaches nothing.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which the body asks {ecl} of its owner, and takes 3 Wounds and 1 Fear if it is "
            "given less.",
        ),
    )
    return wordings.one("stakes.Pp", told).format(ecl=ecl)


def _mind(wordings: Wordings, ecl: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which nothing is the matter with me but myself: {ecl} to get over it, 3 Fear for "
            "failing to.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} on the dice puts my mind at rest, and anything less puts 3 Fear in it.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which flight is no use, since one would bring it along: {ecl}, or 3 Fear and a "
            "chapter without XP.",
        ),
    )
    return wordings.one("stakes.Pm", told).format(ecl=ecl)


def _combat(wordings: Wordings, ecl: int, least: int, most: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which a Life of {ecl} has to be argued down to nothing, and every throw that falls "
            "short is answered with {least} to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} stands between me and the chapter, on legs, and hits back for {least} "
            "to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which I needed {ecl} to begin with and twice that to make an end at one stroke, "
            "and where a miss costs {least} to {most} Wounds.",
        ),
    )
    return wordings.one("stakes.C", told).format(ecl=ecl, least=least, most=most)


def _threat(wordings: Wordings, ecl: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} would settle the matter politely, and anything less makes it a Combat "
            "of {more}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which there is still room for talk, at {ecl}; after that there is room for a "
            "Combat, at {more}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which one is let by for {ecl}, and whoever offers less is given a Combat of {more} "
            "in change.",
        ),
    )
    return wordings.one("stakes.H", told).format(ecl=ecl, more=ecl + ANGER)


def _puzzle(wordings: Wordings, ecl: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} is the answer, whatever the question was, and each wrong one costs "
            "1 Fear.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which the dice are asked for {ecl}, and the nerves for 1 Fear each time the dice "
            "have it not.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which one may try as often as one likes, at 1 Fear a failure, until {ecl} comes "
            "up.",
        ),
    )
    return wordings.one("stakes.Z", told).format(ecl=ecl)


def _trap(wordings: Wordings, ecl: int, least: int, most: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which it is first to be seen who finds whom; after that {ecl} takes the thing "
            "apart, and less sets it off, for {least} to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} is needed to unmake what somebody spent a winter making, and {least} "
            "to {most} Wounds are what it was made for.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which the mechanism is content with anything under {ecl}, and pays for it with "
            "{least} to {most} Wounds.",
        ),
    )
    return wordings.one("stakes.R", told).format(ecl=ecl, least=least, most=most)
