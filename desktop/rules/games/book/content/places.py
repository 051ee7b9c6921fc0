"""Which {places} a told piece may name, by where it stands, and which endings a letter can have."""

from typing import Final

from desktop.rules.games.book.content.schema import Outcome

_THROW = ("dice", "sum", "needs", "tries", "attribute")
_COST = ("wounds", "strain", "fear", "gold", "bribes", "used", "given")
SITUATION: Final = ("ecl", "level", "chapter")
CHAPTER: Final = ("ecl", "level", "chapter", "xp", *_THROW, *_COST)
FLIGHT: Final = ("ecl", "level", *_THROW, *_COST)
TOWN: Final = (
    *("wealth", "level", "gold", "fear", "cost", "worked", "earned", "rested", "healed"),
    *("bought", "sold", "told"),
)
ENDINGS: Final[dict[str, tuple[Outcome, ...]]] = {
    "O": ("won", "fled"),
    "Pp": ("won", "lost"),
    "Pm": ("won", "lost"),
    "C": ("won", "fled"),
    "H": ("won", "fled", "fought"),
    "Z": ("won", "fled"),
    "R": ("won", "fled"),
}
"""How an Encounter under a letter can end; for each there must be pieces that always fit."""


def allowed(section: str, part: str) -> tuple[str, ...]:
    """The places of a section ("O" to "R", "town", "flight") and a part of it ("opening")."""
    if part == "situation":
        return SITUATION
    return {"town": TOWN, "flight": FLIGHT}.get(section, CHAPTER)
