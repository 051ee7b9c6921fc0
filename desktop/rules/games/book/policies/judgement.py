"""What an Encounter is worth to somebody: a Chapter gained, less the Wounds and Fear it may cost.

Worth is counted in Chapters of 3, so that ECL, Wounds and Fear can be weighed against them. All of
it follows from a few numbers, which are kept together as a `Mind`.
"""

from fractions import Fraction
from functools import lru_cache

import msgspec
from msgspec.structs import replace

from desktop.rules.games.book import odds
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import ATTRIBUTES, Letter, Sheet, State, Task
from desktop.rules.games.book.view.costs import armour, shield_value
from desktop.rules.games.book.view.destinations import may_be
from desktop.rules.games.book.view.pools import dice_of, free_try

LETTERS: tuple[Letter, ...] = ("O", "Pp", "Pm", "C", "H", "Z", "R")
CHAPTER, BEST, ECL = 3.0, 0.3, 0.1
"""What a Chapter, a point of improvement of the best ECL, and a point of ECL are worth."""
DEATH, BROKEN = 40.0, 12.0
"""What dying and Fear 20 cost."""
FEAR = 20
ANGER = 5
STRAIN = 4
"""As many Wounds are strained for at most."""
_WIS, _INT, _DEX = (ATTRIBUTES.index(name) for name in ("WIS", "INT", "DEX"))


class Mind(msgspec.Struct, frozen=True):
    """What matters of an adventurer. `dice` are those thrown freely under each letter."""

    dice: tuple[int, ...]
    wis: int
    wit: int  # the better of INT and WIS
    dex: int
    left: int
    fear: int
    best: int
    armour: int
    shield: int

    def throws(self, letter: Letter) -> int:
        """The dice that cost nothing."""
        return self.dice[LETTERS.index(letter)]


class Kit(msgspec.Struct, frozen=True):
    """What Attributes and Equipment make of an adventurer, under each letter."""

    tables: Tables
    six: tuple[int, ...]
    equipment: tuple[str, ...]
    tries: dict[Letter, Try]  # the best that costs nothing
    dice: tuple[int, ...]  # those of the Level not among them
    armour: int
    shield: int


_kits: list[Kit | None] = [None]
"""The last one asked for: it changes seldom."""


def kit(tables: Tables, sheet: Sheet) -> Kit:
    """The adventurer's own."""
    kept = _kits[0]
    if (
        kept is None
        or kept.tables is not tables
        or kept.equipment != sheet.equipment
        or kept.six != sheet.six
    ):
        kept = _kits[0] = _packed(tables, sheet)
    return kept


def _packed(tables: Tables, sheet: Sheet) -> Kit:
    sheet = replace(sheet, xp=0)
    tasks = [Task("", letter, letter, 0) for letter in LETTERS]
    tries = [free_try(tables, sheet, task) for task in tasks]
    thrown = zip(tasks, tries, strict=True)
    return Kit(
        tables=tables,
        six=sheet.six,
        equipment=sheet.equipment,
        tries=dict(zip(LETTERS, tries, strict=True)),
        dice=tuple([dice_of(tables, sheet, task, wish) for task, wish in thrown]),
        armour=armour(tables, sheet),
        shield=shield_value(tables, sheet),
    )


def mind(tables: Tables, sheet: Sheet) -> Mind:
    """The adventurer as he stands."""
    own, six, level = kit(tables, sheet), sheet.six, sheet.level
    return Mind(
        dice=tuple([dice + level for dice in own.dice]),
        wis=six[_WIS],
        wit=max(six[_INT], six[_WIS]),
        dex=six[_DEX],
        left=sheet.limit - sheet.wounds,
        fear=sheet.fear,
        best=sheet.best,
        armour=own.armour,
        shield=own.shield,
    )


# ---- prices -------------------------------------------------------------------------------------
def gain(one: Mind, ecl: int) -> float:
    """What overcoming brings."""
    return CHAPTER + ECL * ecl + BEST * max(0, ecl - one.best)


def pain(one: Mind) -> float:
    """What a Wound costs: the more, the fewer are left."""
    return 0.2 + 3.0 / max(1, one.left)


def fright(one: Mind, amount: float = 1.0) -> float:
    """What Fear costs: it is dear near its end only."""
    room = FEAR - one.fear
    return BROKEN if amount >= room else amount * (0.2 + 2.0 / room)


def endured(one: Mind, end: odds.Fight, ecl: int) -> float:
    """A fight or a climb to its end."""
    return end.win * gain(one, ecl) - end.wounds * pain(one) - (1 - end.win) * DEATH


def struck(one: Mind) -> float:
    """What the blow of a flight costs."""
    wounds, fatal = _blow(one.dex, one.armour, one.left)
    return wounds * pain(one) + fatal * DEATH


@lru_cache(maxsize=1024)
def _blow(dex: int, worn: int, left: int) -> tuple[float, float]:
    """The Wounds of a blow on average, and the chance that they kill."""
    damage = odds.hit(dex, worn)
    fatal = sum((part for wounds, part in damage.items() if wounds >= left), Fraction(0))
    return float(odds.mean(damage)), float(fatal)


def flight(one: Mind, letter: Letter) -> float:
    """What fleeing brings: less than nothing."""
    return -fright(one) - (struck(one) if letter in ("C", "H") else 0.0)


# ---- Encounters ---------------------------------------------------------------------------------
@lru_cache(maxsize=1 << 16)
def worth(one: Mind, letter: Letter, ecl: int) -> float:
    """What an Encounter is worth before it starts, played sensibly and without Items."""
    match letter:
        case "O":
            return max(climb(one, ecl, strain) for strain in range(min(STRAIN, one.left)))
        case "Pp" | "Pm":
            return personal(one, letter, odds.likely(one.throws(letter), ecl), ecl)
        case "C":
            return checked(one, max(flight(one, "C"), duel(one, ecl)))
        case "H":
            talked = talk(one, odds.likely(one.throws("H"), ecl), ecl)
            return checked(one, max(flight(one, "H"), talked))
        case "Z":
            return max(flight(one, "Z"), riddle(one, odds.likely(one.throws("Z"), ecl), ecl))
        case _:
            return trap(one, ecl)


def climb(one: Mind, ecl: int, strain: int = 0, once: int = 0) -> float:
    """An Obstacle with so many Wounds strained for in every try, and more dice in the first."""
    dice = one.throws("O") + strain
    climber = odds.Climber(ecl, dice, one.dex, one.left, one.armour, strain, once)
    return endured(one, odds.climb(climber), ecl)


def personal(one: Mind, letter: Letter, chance: float, ecl: int) -> float:
    """A Chapter for certain; what else it brings or costs is decided by one throw."""
    if letter == "Pp":
        lost = fright(one) + (DEATH if one.left <= 3 else 3 * pain(one))
    else:
        lost = fright(one, 3)
    return chance * gain(one, ecl) + (1 - chance) * (CHAPTER - lost)


def duel(one: Mind, ecl: int, life: int = 0, strain: int = 0, once: int = 0) -> float:
    """A Combat from now on: the Strain of this throw, and dice that are there for it only."""
    fighter = odds.Fighter(
        life=life or ecl,
        dice=one.throws("C"),
        dex=one.dex,
        left=one.left - strain,
        armour=one.armour,
        shield=one.shield,
        bomb=strain + once,
    )
    return endured(one, odds.fight(fighter), ecl) - strain * pain(one)


def checked(one: Mind, value: float) -> float:
    """After a Fear Check, which may fail."""
    risk = odds.panic(one.fear, one.wis)
    return value if not risk else (1 - risk) * value + risk * flight(one, "C")


def talk(one: Mind, chance: float, ecl: int) -> float:
    """A Threat; a failure is a Combat with more than it."""
    angry = worth(one, "C", ecl + ANGER) if chance < 1 else 0.0
    return chance * gain(one, ecl) + (1 - chance) * angry


def riddle(one: Mind, chance: float, ecl: int) -> float:
    """A Puzzle until it is solved: each failure costs Fear."""
    if not chance:
        return -BROKEN
    return gain(one, ecl) - fright(one, (1 - chance) / chance)


def trap(one: Mind, ecl: int) -> float:
    """A Trap: its Check, then a throw that must not fail."""
    sprung = 1 - one.wit / odds.SIDES
    tried = snare(one, odds.likely(one.throws("R"), ecl), ecl)
    return sprung * caught(one, ecl) + (1 - sprung) * max(flight(one, "R"), tried)


def snare(one: Mind, chance: float, ecl: int) -> float:
    """A throw against a Trap that did not go off yet."""
    return (
        chance * gain(one, ecl) + (1 - chance) * caught(one, ecl) if chance < 1 else gain(one, ecl)
    )


def caught(one: Mind, ecl: int) -> float:
    """A Trap goes off and is an Obstacle from then on."""
    wounds, fatal = _sprung(one.armour, one.left)
    if fatal == 1:
        return -DEATH
    after = replace(one, left=max(1, one.left - round(wounds)))
    stays = max(worth(after, "O", ecl), flight(after, "O"))
    return (1 - fatal) * stays - fatal * DEATH - wounds * pain(one)


@lru_cache(maxsize=256)
def _sprung(worn: int, left: int) -> tuple[float, float]:
    """The Wounds of a Trap on average, and the chance that they kill."""
    damage = odds.snare(worn)
    fatal = sum((part for wounds, part in damage.items() if wounds >= left), Fraction(0))
    return float(odds.mean(damage)), float(fatal)


def unknown(tables: Tables, state: State, one: Mind, area: str) -> float:
    """What an Encounter on the paper is worth, its type known or not."""
    written = state.areas[area]
    may = may_be(tables, written.letter)
    return sum(part * worth(one, letter, written.value) for letter, part in may.items())
