"""What failing and fleeing cost in the open Encounter, and what protects from it."""

from fractions import Fraction

import msgspec
from msgspec.structs import replace

from desktop.rules.games.book import odds
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import throwing
from desktop.rules.games.book.state import ATTRIBUTES, Attribute, Letter, Sheet, State, Task

Range = tuple[int, int]
"""The least and the most."""
NOTHING: Range = (0, 0)


class Cost(msgspec.Struct, frozen=True):
    """What something costs, from the least to the most. `mean`: Wounds on average."""

    wounds: Range = NOTHING
    fear: Range = NOTHING
    mean: float = 0.0


class Costs(msgspec.Struct, frozen=True):
    """What a failure costs and what it leads to, and what fleeing costs (None: it is barred).

    `becomes` is the letter that is written after a failure, with its `ecl`; "" where the try may
    be repeated or the Encounter is over. `check`: a Fear Check follows.
    """

    failure: Cost
    flight: Cost | None
    becomes: Letter = ""
    ecl: int = 0
    check: bool = False


def failure_costs(tables: Tables, state: State) -> Costs | None:
    """What the open Encounter costs when a try fails, and when one flees; None outside of one."""
    task = state.task
    if task is None or task.letter not in tables.encounters:
        return None
    quick = task.letter == "R" and state.options["trap_quicksheet"] == "on"
    flight = _flight(tables, state.sheet, task.letter)
    failure = _failure(tables, state.sheet, task, quick)
    if task.letter == "H":
        return Costs(failure, flight, "C", task.ecl + throwing.ANGER, check=True)
    if task.letter == "R":
        becomes: Letter = "" if quick else "O"
        return Costs(failure, flight, becomes, task.ecl, check=True)
    return Costs(failure, flight)


def _failure(tables: Tables, sheet: Sheet, task: Task, quick: bool) -> Cost:
    worn, dex = armour(tables, sheet), value(sheet, "DEX")
    match task.letter:
        case "O":
            return _blow(odds.scrape(dex, worn))
        case "Pp":
            return Cost(wounds=(3, 3), fear=(1, 1), mean=3.0)
        case "Pm":
            return Cost(fear=(3, 3))
        case "C":
            return _blow(odds.hit(dex, worn, shield_value(tables, sheet)))
        case "Z":
            return Cost(fear=(1, 1))
        case "R":
            cost = Cost() if quick and task.sprung else _blow(odds.snare(worn))
            return replace(cost, fear=(1, 1)) if quick else cost
        case _:
            return Cost()


def _flight(tables: Tables, sheet: Sheet, letter: Letter) -> Cost | None:
    if letter in ("Pp", "Pm"):
        return None
    if letter in ("C", "H"):
        blow = _blow(odds.hit(value(sheet, "DEX"), armour(tables, sheet)))
        return replace(blow, fear=(1, 1))
    return Cost(fear=(1, 1))


def _blow(damage: dict[int, Fraction]) -> Cost:
    struck = [wounds for wounds, part in damage.items() if part]
    return Cost(wounds=(min(struck), max(struck)), mean=float(odds.mean(damage)))


def dread(state: State) -> float:
    """The chance that a Fear Check would fail now."""
    return odds.panic(state.sheet.fear, value(state.sheet, "WIS"))


def springs(state: State) -> float:
    """The chance that a Trap would go off at its start (BA-110)."""
    return 1.0 - max(value(state.sheet, "INT"), value(state.sheet, "WIS")) / odds.SIDES


def armour(tables: Tables, sheet: Sheet) -> int:
    """The Wounds that the Equipment takes off a blow."""
    return sum(tables.wares[name].armour for name in sheet.equipment)


def shield_value(tables: Tables, sheet: Sheet) -> int:
    """What a Shield's Check is made against; 0 without a Shield."""
    if not any(tables.wares[name].shield for name in sheet.equipment):
        return 0
    return max(value(sheet, "STR"), value(sheet, "DEX"))


def value(sheet: Sheet, name: Attribute) -> int:
    """An Attribute."""
    return sheet.six[ATTRIBUTES.index(name)]
