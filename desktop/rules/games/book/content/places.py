"""Which {places} a told piece may name, by where it stands, and which endings a letter can have."""

from typing import Final

from desktop.rules.games.book.content.schema import Outcome

_THROW: Final = ("dice", "sum", "needs", "tries", "attribute")
_COST = ("wounds", "strain", "fear", "gold", "bribes", "used", "given")
SITUATION: Final = ("ecl", "level", "chapter")
CHAPTER: Final = ("ecl", "level", "chapter", "xp", *_THROW, *_COST)
FLIGHT: Final = ("ecl", "level", *_THROW, *_COST)
TOWN: Final = (
    *("wealth", "level", "gold", "fear", "worked", "earned", "rested", "healed"),
    *("bought", "sold", "told"),
)
ENDINGS: Final[dict[str, tuple[Outcome, ...]]] = {
    "O": ("won", "fled"),
    "Pp": ("won", "lost"),
    "Pm": ("won", "lost"),
    "C": ("won", "fled", "fought"),
    "H": ("won", "fled"),
    "Z": ("won", "fled"),
    "R": ("won", "fled"),
}
"""How an Encounter under a letter can end; for each there must be pieces that always fit."""


def allowed(section: str, part: str) -> tuple[str, ...]:
    """The places of a section ("O" to "R", "town", "flight") and a part of it ("opening")."""
    if part == "situation":
        return SITUATION
    return {"town": TOWN, "flight": FLIGHT}.get(section, CHAPTER)


def sure(section: str, outcome: str) -> frozenset[str]:
    """The places that have a figure whenever a section is told: the rest may be 0, and no piece
    is told whose figure is 0."""
    if section == "town":
        return frozenset({"wealth"})
    unthrown = section == "flight" or (section == "R" and outcome == "won")  # by the Kit
    found = {"ecl"} if unthrown else {"ecl", *_THROW}
    if outcome in ("won", "fought", "lost"):
        found |= {"chapter"}
    if outcome in ("won", "fought"):
        found |= {"xp"}
    return frozenset(found)
