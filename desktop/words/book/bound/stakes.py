"""What was at stake in an Encounter, as the argument above its chapter: what wins, what it costs.

Everything is as it stood on arrival, Wounds with the Armor and the Shield of then. Who left before
anything was thrown has an argument of another kind.
"""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.content.schema import Ware
from desktop.rules.games.book.phases.throwing import ANGER
from desktop.rules.games.book.state import Page
from desktop.words.book.bound.wordings import Wordings
from desktop.words.book.names import Names


def met_at(page: Page) -> int:
    """The ECL on arrival: a Threat that failed was written anew since."""
    return page.ecl - ANGER if page.tale.converted == "failed" else page.ecl


def stakes(names: Names, page: Page, wordings: Wordings) -> str:
    """One sentence; empty for Towns and for what no rule knows."""
    ecl, off = met_at(page), _armour(names, page)
    if page.kind == "flight" and not page.tale.sums:
        return _unmet(wordings, ecl)
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
            "Of a way closed to anything under {ecl}, at {light} or {heavy} Wounds a try.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "How one gets across for {ecl}, and what one gets for less, namely {light} or "
            "{heavy} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Concerning the far side, which is to be had for {ecl}, and the near side, which is "
            "to be had for {light} or {heavy} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Being a lesson in walking, at {light} or {heavy} Wounds the lesson, until {ecl} is "
            "thrown.",
        ),
    )
    return wordings.one("stakes.O", told).format(ecl=ecl, light=light, heavy=heavy)


def _body(wordings: Wordings, ecl: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which the body asks {ecl} of its owner, and takes 3 Wounds and 1 Fear if it is "
            "given less.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Of an opponent whom I had brought along: {ecl} to be rid of him, or else 3 Wounds, "
            "1 Fear and a chapter that teaches nothing.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Giving the price of getting over it, {ecl}, and of not getting over it, 3 Wounds "
            "and 1 Fear.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "How I was left alone with my constitution, which wanted {ecl}, and would take 3 "
            "Wounds and 1 Fear instead.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "A medical chapter: {ecl} is a cure, and anything less is 3 Wounds and 1 Fear.",
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
            "Of an argument with nobody else in the room: {ecl} to win it, 3 Fear to lose it.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "How {ecl} on the dice would put my mind at rest, and how anything less would put 3 "
            "Fear in it.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "On the dangers of having time to think: they begin under {ecl}, and come to 3 Fear.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Showing that it is no use to flee from what one would bring along: {ecl}, or 3 Fear "
            "and a chapter without XP.",
        ),
    )
    return wordings.one("stakes.Pm", told).format(ecl=ecl)


def _combat(wordings: Wordings, ecl: int, least: int, most: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "Containing a Life of {ecl}, to be argued down to nothing, with {least} to {most} "
            "Wounds for every argument that falls short.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} stands between me and the chapter, on legs, and hits back for "
            "{least} to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Of somebody with a Life of {ecl} and no other engagements, who answers a miss with "
            "{least} to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "How {ecl} is the least that is noticed and twice {ecl} the most that is needed, "
            "while a miss costs {least} to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Concerning a Life of {ecl}, which was in the way, and mine, which was offered "
            "{least} to {most} Wounds for every miss.",
        ),
    )
    return wordings.one("stakes.C", told).format(ecl=ecl, least=least, most=most)


def _threat(wordings: Wordings, ecl: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "How {ecl} would settle the matter politely, and how anything less makes it a Combat "
            "of {more}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "In which there is still room for talk, at {ecl}; after that there is room for a "
            "Combat, at {more}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Of a toll of {ecl}, and of the Combat of {more} that is given in change to whoever "
            "offers less.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Being a conversation at {ecl}, with a Combat at {more} for those who cannot keep "
            "one up.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "On tact, of which {ecl} is expected; those with less are shown to a Combat of {more}.",
        ),
    )
    return wordings.one("stakes.H", told).format(ecl=ecl, more=ecl + ANGER)


def _puzzle(wordings: Wordings, ecl: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which {ecl} is the answer, whatever the question was, and each wrong one costs 1 "
            "Fear.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Of a thing that opens at {ecl}, and charges 1 Fear for every other opinion.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "How one may try as often as one likes, at 1 Fear a failure, until {ecl} comes up.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For the patient reader: {ecl} on the dice, or 1 Fear, or {ecl} on the dice, and so "
            "on.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "On thinking it over, which costs 1 Fear a time until it comes to {ecl}."
        ),
    )
    return wordings.one("stakes.Z", told).format(ecl=ecl)


def _trap(wordings: Wordings, ecl: int, least: int, most: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "In which it is to be seen who finds whom: {ecl} takes the thing apart, and less "
            "sets it off, for {least} to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Of what somebody spent a winter making: {ecl} unmakes it, and {least} to {most} "
            "Wounds are what it was made for.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Concerning a mechanism that is content with anything under {ecl}, and pays for it "
            "with {least} to {most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "How {ecl} is the right way to touch it, and how there is another, at {least} to "
            "{most} Wounds.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "To be read with the hands in the pockets: {ecl} to take it apart, {least} to {most} "
            "Wounds for waking it.",
        ),
    )
    return wordings.one("stakes.R", told).format(ecl=ecl, least=least, most=most)


def _unmet(wordings: Wordings, ecl: int) -> str:
    """Of what was not waited for."""
    told = (
        QCoreApplication.translate(
            "Keepsakes", "In which {ecl} is asked, and nobody stays to hear it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "How {ecl} was looked at from a distance, and then from a better one."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Of the number {ecl}, as it appears over the shoulder."
        ),
        QCoreApplication.translate(
            "Keepsakes", "A short one: {ecl} was wanted, and there was another road."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Containing {ecl} good reasons, all of them behind me."
        ),
    )
    return wordings.one("stakes.flight", told).format(ecl=ecl)
