"""The type of an Encounter: a die, and for a Personal one another (BA-044, BA-045, BA-079)."""

from msgspec.structs import replace

from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.events import PersonalRolled, TypeRolled
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.state import Letter

PHYSICAL = 3
"""The highest face that makes a Personal physical (BA-G45)."""


def letter_of(tables: Tables, die: int) -> Letter:
    """The letter that a type die writes; P before it is known which."""
    for one in tables.encounters.values():
        if die in one.faces:
            return "P" if one.letter in ("Pp", "Pm") else one.letter
    raise LookupError(die)


def tell(play: Play, area: str, die: int, oracle: bool = False, typed: bool = False) -> Letter:
    """Write the letter that a type die gives."""
    letter, old = letter_of(play.tables, die), play.areas[area]
    play.write(area, replace(old, letter=letter))
    play.tell(TypeRolled(area, die, letter, old.value, oracle, typed))
    return letter


def personal(play: Play, area: str) -> Letter:
    """Physical or mental; written when the Encounter starts (BA-G46)."""
    die = play.die()
    letter: Letter = "Pp" if die <= PHYSICAL else "Pm"
    play.write(area, replace(play.areas[area], letter=letter))
    play.tell(PersonalRolled(area, die, letter))
    return letter
