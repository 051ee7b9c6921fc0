"""What the road between two pages cost, in one or two sentences; nothing where it cost nothing."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.words.book.names import Names
from desktop.words.book.told import lost_with
from desktop.words.book.told_road import losses
from desktop.words.book.wordings import Wordings
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
    )
    return wordings.one("bridge.blanks", told).format(squares=told_number(squares, spoken()))


def _encounter(wordings: Wordings, lost: str) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "There was something on the way, {lost}. I went past it with a ruler, and it has been "
            "crossed out, which is one method.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The line lost me a chapter, {lost}, and I mention it only so that nobody else does.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "What lay under the ruler was {lost}. It would have been worth XP; it is now worth a "
            "cross.",
        ),
    )
    return wordings.one("bridge.encounter", told).format(lost=lost)


def _town(wordings: Wordings, lost: str) -> str:
    told = (
        QCoreApplication.translate(
            "Keepsakes",
            "The road passed through a place with beds in it, {lost}, and I did not look up until "
            "it was behind me and crossed out.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "I walked in at one end of {lost} and out at the other, too straight to be offered "
            "soup. One cannot go back; I have asked the ruler.",
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
    )
    return wordings.one("bridge.several", told).format(lost=lost)
