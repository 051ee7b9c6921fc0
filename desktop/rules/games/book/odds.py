"""Exact chances of what is rolled in the Book: pools, Fear Checks, fights, Obstacles.

A throw is counted by its sum alone, so dozens of dice are exact as well. What a fight or a climb
costs follows from the numbers left: it is worked out from the last Wound and the last Life up.
"""

from fractions import Fraction
from functools import lru_cache
from math import comb

import msgspec

SIDES = 6
Damage = tuple[tuple[int, float], ...]
"""Wounds of one blow, each with its chance."""


class Fight(msgspec.Struct, frozen=True):
    """How a fight or a climb ends for somebody who never flees.

    `win`: the chance to get through alive. `wounds`: how many it costs on average, Strain and
    the fatal blow included.
    """

    win: float
    wounds: float


class Fighter(msgspec.Struct, frozen=True):
    """Somebody in a Combat: his pool and what protects him. `left` Wounds would kill him."""

    life: int  # of the creature
    dice: int  # of every throw, the weapon's among them
    dex: int
    left: int
    armour: int = 0
    shield: int = 0  # the better of STR and DEX where a Shield is carried, else 0
    bomb: int = 0  # more dice in the first throw only


class Climber(msgspec.Struct, frozen=True):
    """Somebody at an Obstacle: `strain` Wounds are paid for every try, their dice in `dice`."""

    needs: int
    dice: int
    dex: int
    left: int
    armour: int = 0
    strain: int = 0
    bomb: int = 0  # more dice in the first throw only


# ---- pools --------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def sums(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice reach each sum, from 0 to 6 a die."""
    if dice <= 0:
        return (1,)
    fewer = sums(dice - 1)
    # one more die: the ways of the six sums before, as a running total
    ways, running = [0] * (SIDES * dice + 1), 0
    for total in range(1, SIDES * dice + 1):
        running += fewer[total - 1] if total - 1 < len(fewer) else 0
        running -= fewer[total - 1 - SIDES] if 0 <= total - 1 - SIDES < len(fewer) else 0
        ways[total] = running
    return tuple(ways)


def chance(dice: int, target: int) -> Fraction:
    """The chance that so many dice reach a target (BA-073)."""
    dice = max(0, dice)
    if target <= dice:  # hundreds of bribes need no counting
        return Fraction(1)
    if target > SIDES * dice:
        return Fraction(0)
    return Fraction(sum(sums(dice)[target:]), SIDES**dice)


@lru_cache(maxsize=8192)
def likely(dice: int, target: int) -> float:
    """The same chance as a number that is quick to weigh."""
    return float(chance(dice, target))


@lru_cache(maxsize=512)
def parts(dice: int) -> tuple[float, ...]:
    """The chance of each sum of so many dice, as quick numbers."""
    whole = SIDES ** max(0, dice)
    return tuple(ways / whole for ways in sums(dice))


# ---- Checks -------------------------------------------------------------------------------------
def check(value: int) -> Fraction:
    """The chance of an Attribute Check (BA-018)."""
    return Fraction(max(0, min(SIDES, value)), SIDES)


def fear_risk(fear: int, wis: int) -> Fraction:
    """The chance to fail a Fear Check: more sixes than WIS in as many dice as Fear (BA-055)."""
    ways = sum(comb(fear, sixes) * 5 ** (fear - sixes) for sixes in range(wis + 1, fear + 1))
    return Fraction(ways, SIDES ** max(0, fear))


@lru_cache(maxsize=512)
def panic(fear: int, wis: int) -> float:
    """The same risk as a number that is quick to weigh."""
    return float(fear_risk(fear, wis))


# ---- blows --------------------------------------------------------------------------------------
@lru_cache(maxsize=256)
def hit(dex: int, armour: int = 0, shield: int = 0) -> dict[int, Fraction]:
    """Wounds of a blow in Combat: 1 or a die, less Armor, cancelled by a Shield (BA-093)."""
    dodged, shielded = check(dex), check(shield)
    raw = {1: dodged + (1 - dodged) / SIDES}
    raw |= dict.fromkeys(range(2, SIDES + 1), (1 - dodged) / SIDES)
    worn = _less(raw, armour)
    suffered = {wounds: part * (1 - shielded) for wounds, part in worn.items() if wounds}
    return {0: 1 - sum(suffered.values(), Fraction(0))} | suffered


@lru_cache(maxsize=64)
def scrape(dex: int, armour: int = 0) -> dict[int, Fraction]:
    """Wounds of a failure at an Obstacle: 1 or 3, less Armor (BA-075, BA-076)."""
    dodged = check(dex)
    return _less({1: dodged, 3: 1 - dodged}, armour)


@lru_cache(maxsize=16)
def snare(armour: int = 0) -> dict[int, Fraction]:
    """Wounds of a Trap that goes off: a die and 1, less Armor (BA-110, BA-G33)."""
    return _less({face + 1: Fraction(1, SIDES) for face in range(1, SIDES + 1)}, armour)


def mean(damage: dict[int, Fraction]) -> Fraction:
    """Wounds on average."""
    return sum((wounds * part for wounds, part in damage.items()), Fraction(0))


def _less(raw: dict[int, Fraction], armour: int) -> dict[int, Fraction]:
    worn: dict[int, Fraction] = {}
    for wounds, part in raw.items():
        kept = max(0, wounds - armour)
        worn[kept] = worn.get(kept, Fraction(0)) + part
    return worn


@lru_cache(maxsize=512)
def _blow(dex: int, armour: int, shield: int) -> Damage:
    return _quick(hit(dex, armour, shield))


@lru_cache(maxsize=64)
def _scrape(dex: int, armour: int) -> Damage:
    return _quick(scrape(dex, armour))


def _quick(damage: dict[int, Fraction]) -> Damage:
    return tuple((wounds, float(part)) for wounds, part in damage.items() if part)


# ---- a fight ------------------------------------------------------------------------------------
def fight(one: Fighter) -> Fight:
    """A Combat to the end, without Strain or flight (BA-090 to BA-095)."""
    return _round(one.life, one.left, one.dice, one.dex, one.armour, one.shield, one.bomb)


@lru_cache(maxsize=1 << 17)
def _round(life: int, left: int, dice: int, dex: int, armour: int, shield: int, bomb: int) -> Fight:
    """One throw and all that follows. What changes nothing is thrown again."""
    if life <= 0 or left <= 0:
        return Fight(float(left > 0), 0.0)
    if dice + bomb >= 2 * life:  # it is over, whatever falls
        return Fight(1.0, 0.0)
    again, win, wounds = 0.0, 0.0, 0.0
    chances = parts(dice + bomb)
    killed = sum(chances[2 * life :])
    for total in range(life, min(2 * life, len(chances))):
        if total == life and not bomb:
            again += chances[total]
            continue
        after = _round(2 * life - total, left, dice, dex, armour, shield, 0)
        win += chances[total] * after.win
        wounds += chances[total] * after.wounds
    missed = sum(chances[:life])
    for damage, part in _blow(dex, armour, shield) if missed else ():
        if not damage and not bomb:
            again += missed * part
            continue
        after = _round(life, left - damage, dice, dex, armour, shield, 0)
        win += missed * part * after.win
        wounds += missed * part * (damage + after.wounds)
    return _ended(again, win + killed, wounds)


def _ended(again: float, win: float, wounds: float) -> Fight:
    """Where the same throw comes again with a chance, the rest is shared out."""
    rest = 1.0 - again
    return Fight(win / rest, wounds / rest) if rest > 1e-12 else Fight(0.0, 0.0)


# ---- an Obstacle --------------------------------------------------------------------------------
def until_success(
    dice: int, target: int, dex: int, armour: int = 0, strain: int = 0
) -> Fraction | None:
    """Wounds of an Obstacle tried until it succeeds, for one who cannot die; None: it never does.

    Every try costs its Strain, every failure a scrape.
    """
    once = chance(dice, target)
    if not once:
        return None
    return (strain + (1 - once) * mean(scrape(dex, armour))) / once


def climb(one: Climber) -> Fight:
    """An Obstacle tried again and again until it is overcome or kills (BA-073 to BA-077)."""
    bare = one.dice - one.strain
    return _try(one.needs, bare, one.strain, one.left, one.dex, one.armour, one.bomb)


@lru_cache(maxsize=1 << 16)
def _try(needs: int, bare: int, strain: int, left: int, dex: int, armour: int, bomb: int) -> Fight:
    """One try and all that follows. Strain is offered only below the limit (BA-G36)."""
    if left <= 0:
        return Fight(0.0, 0.0)
    paid = min(strain, left - 1)
    success = likely(bare + paid + bomb, needs)
    again, win, wounds = 0.0, success, float(paid)
    for damage, share in _scrape(dex, armour) if success < 1 else ():
        part = (1 - success) * share
        if not (damage or paid or bomb):
            again += part
            continue
        after = _try(needs, bare, strain, left - paid - damage, dex, armour, 0)
        win += part * after.win
        wounds += part * (damage + after.wounds)
    return _ended(again, win, wounds)
