"""What the road between two pages cost, in one or two sentences; nothing where it cost nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.words.book.bound.wordings import Wordings
from desktop.words.book.names import Names
from desktop.words.book.told import lost_with
from desktop.words.book.told_road import losses
from desktop.words.language import spoken
from desktop.words.numbers import told_number


def bridge(names: Names, events: Sequence[e.Event], wordings: Wordings) -> str:
    """What happened on the way to a page, from its events: squares lost, a call at home."""
    told = [_called_at_home(wordings)] if _at_home(events) else []
    for place, event in enumerate(events):
        if isinstance(event, e.RouteDrawn) and event.crossed:
            told.append(_crossed(names, event, lost_with(events, place), wordings))
    return " ".join(told[:2])


def _at_home(events: Sequence[e.Event]) -> bool:
    """Whether the Hometown was entered by a Route and left with nothing done there."""
    fears = [event for event in events if isinstance(event, e.Frightened) and event.why == "home"]
    idle = [event for event in events if isinstance(event, e.TownLeft) and event.page < 0]
    return len(fears) == 1 and len(idle) == 1


def _called_at_home(wordings: Wordings) -> str:
    return wordings.one(
        "bridge.home",
        (
            QCoreApplication.translate(
                "Keepsakes",
                "In between I went home, touched the gatepost and left again. It cost 1 Fear, "
                "which is what they charge for the gatepost.",
            ),
            QCoreApplication.translate(
                "Keepsakes",
                "I was at home for as long as it takes to be asked how long I would stay. That "
                "came to 1 Fear, and I had not bought so much as an onion.",
            ),
            QCoreApplication.translate(
                "Keepsakes",
                "The road led in at my own front door and out at the back, for 1 Fear and no "
                "refreshments.",
            ),
        ),
    )


def _crossed(
    names: Names, event: e.RouteDrawn, lost: tuple[e.AreaLost, ...], wordings: Wordings
) -> str:
    named = [one for one in lost if one.kind in ("encounter", "town")]
    gone = losses(names, event, lost)
    if len(event.crossed) > 1 and named:
        return _several(wordings, gone)
    if len(named) == 1:
        return _town(wordings, gone) if named[0].kind == "town" else _encounter(wordings, gone)
    return _blank(wordings) if len(event.crossed) == 1 else _blanks(wordings, len(event.crossed))


def _blank(wordings: Wordings) -> str:
    return wordings.one(
        "bridge.blank",
        (
            QCoreApplication.translate(
                "Keepsakes",
                "The line went over a square with nothing on it, which now has nothing on it for "
                "good.",
            ),
            QCoreApplication.translate(
                "Keepsakes",
                "On the way I crossed one blank square. What it would have been nobody is going "
                "to know, and it has not been mentioned at home.",
            ),
            QCoreApplication.translate(
                "Keepsakes",
                "A piece of country lay between, still unwritten. I walked straight over the "
                "middle of it, and the map has been told not to wait.",
            ),
            QCoreApplication.translate(
                "Keepsakes", "One square on the way was blank, and I saw to it that it stays so."
            ),
            QCoreApplication.translate(
                "Keepsakes",
                "I crossed a square that was still making up its mind, and spared it the trouble.",
            ),
        ),
    )


def _blanks(wordings: Wordings, squares: int) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "The direct way cost {squares} blank squares, all of them with prospects before I "
            "came by.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Between here and there lay {squares} squares of nothing. I drew my line across them, "
            "and nothing is what they are now obliged to remain.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "I took the straight road over {squares} unwritten squares, and saved an hour, which "
            "I have since mislaid.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "On the way {squares} squares were spared the trouble of becoming anything.",
        ),
    )
    return wordings.one("bridge.blanks", told).format(squares=told_number(squares, spoken()))


def _encounter(wordings: Wordings, lost: str) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes", "I dealt with {lost} in passing, with a ruler, which is one method."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The line lost me a chapter, {lost}, and I mention it only so that nobody else does.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "Under the ruler lay {lost}, once worth XP and now worth a cross."
        ),
        QCoreApplication.translate("Keepsakes", "{lost} stood in the way, and is under it now."),
        QCoreApplication.translate(
            "Keepsakes",
            "Of {lost} I can report the outline, having drawn the road through the middle.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "I had meant to call at {lost}; the ruler had not."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Whoever comes looking for {lost} will find a straight road and my apologies.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "The shortest way led through {lost}, which did not survive the shortness."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There is no chapter on {lost}. The ruler would not go round."
        ),
    )
    return wordings.one("bridge.encounter", told).format(lost=lost)


def _town(wordings: Wordings, lost: str) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "The road led through a place with beds in it, {lost}, and I did not look up until "
            "it was behind me and crossed out.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "I walked in at one end of {lost} and out at the other, too straight to be offered "
            "soup. One cannot go back; I have asked the ruler.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "I should have slept that night in {lost}, but the ruler was not tired."
        ),
    )
    return wordings.one("bridge.town", told).format(lost=lost)


def _several(wordings: Wordings, lost: str) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "Crossed out in passing: {lost}. I had the right of way, being the one with the red "
            "pen.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The straight line took with it {lost}. A road has to go somewhere, as I said to the "
            "map.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For the sake of a short walk I gave up {lost}, and the walk was not even short.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "The ruler and I agreed on a price for the straight road: {lost}."
        ),
        QCoreApplication.translate("Keepsakes", "Left for others to imagine: {lost}."),
    )
    return wordings.one("bridge.several", told).format(lost=lost)
