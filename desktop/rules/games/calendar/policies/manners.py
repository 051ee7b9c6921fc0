"""How any of them plays a day: read, swear or not, roll, hold, stop, take, close.

What differs is the mind: what is at stake, what is sworn, who is asked for help.
"""

from collections.abc import Callable
from datetime import timedelta
from functools import lru_cache
from typing import Any

import msgspec

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases.ground import printed
from desktop.rules.games.calendar.phases.weeks import week_of
from desktop.rules.games.calendar.policies.stakes import Sitting, Stakes, place_of
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive, Day, Dice, sample

ROLLS = 3


class Seen:
    """A position, equal to another if all that is weighed in a sitting is the same."""

    __slots__ = ("_key", "almanac", "state")

    def __init__(self, almanac: Almanac, state: State) -> None:
        """Look at a position."""
        self.almanac, self.state = almanac, state
        week = tuple(state.marks.get(day.isoformat()) for day in week_of(state.day))
        kept = sum(result.seal for result in state.results)
        self._key = (
            *(state.year, state.first, state.day, state.sitting, state.month, state.things),
            *(week, kept, tuple(state.options.values())),
        )

    def __hash__(self) -> int:
        return hash(self._key)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Seen):
            return False
        return other.almanac is self.almanac and other._key == self._key


class Mind(msgspec.Struct, frozen=True):
    """Who plays: what is at stake in a sitting; which lead is sworn (T10); who helps (T4)."""

    stakes: Callable[[Seen], Stakes]
    vow: Callable[[Seen, tuple[c.Swear, ...]], c.Swear | None]
    ally: Callable[[Seen, tuple[c.ChooseAlly, ...]], c.ChooseAlly]


class Rated(msgspec.Struct, frozen=True):
    """Something that may be done now, and what it is worth."""

    worth: float
    choice: Any


def played(
    almanac: Almanac, state: State, choices: tuple[Any, ...], chance: Chance, mind: Mind
) -> tuple[Any, Chance]:
    """The next choice of somebody who plays every day on its date."""
    seen = Seen(almanac, state)
    match state.phase:
        case "throw":
            dice = next(choice for choice in choices if isinstance(choice, Dice))
            return sample(dice, chance)
        case "declare":
            return _declared(seen, choices, mind), chance
        case "ally":
            helpers = tuple(choice for choice in choices if isinstance(choice, c.ChooseAlly))
            return mind.ally(seen, helpers), chance
        case "rolled" | "final":
            return rated(sitting(seen, mind), state, choices)[0].choice, chance
        case _:
            first = choices[0]
            if isinstance(first, Day):
                return Arrive(max(state.day, first.after + timedelta(1))), chance
            return first, chance


def _declared(seen: Seen, choices: tuple[Any, ...], mind: Mind) -> Any:
    vows = tuple(choice for choice in choices if isinstance(choice, c.Swear))
    vow = mind.vow(seen, vows) if vows else None
    return vow or c.Roll(())


@lru_cache(maxsize=32)
def sitting(seen: Seen, mind: Mind) -> Sitting:
    """The tables of a sitting; a day asks for them some five times."""
    return Sitting(mind.stakes(seen))


def rated(tables: Sitting, state: State, choices: tuple[Any, ...]) -> list[Rated]:
    """Everything that may be done with the dice as they lie, the best first.

    Two ways of holding the same faces are told once.
    """
    rate = _rolls if state.phase == "rolled" else _deeds
    return sorted(rate(tables, state, choices), key=lambda one: -one.worth)


def _rolls(tables: Sitting, state: State, choices: tuple[Any, ...]) -> list[Rated]:
    hand = state.hand
    left = max(0, ROLLS - hand.rolls)
    found = [Rated(tables.stop(hand.number, hand.symbol), c.Stop())]
    told: set[tuple[int, int]] = set()
    for choice in reversed(choices):
        if not isinstance(choice, c.Roll | c.Recall):
            continue
        place = place_of(hand.number, hand.symbol, choice.hold)
        if place in told:
            continue
        told.add(place)
        found.append(Rated(tables.kept(left, place), choice))
    return found


def _deeds(tables: Sitting, state: State, choices: tuple[Any, ...]) -> list[Rated]:
    hand = state.hand
    offered = set(choices) - {choice for choice in choices if isinstance(choice, Day)}
    found = []
    for worth, wish in tables.deeds(hand.number, hand.symbol):
        if wish.deed in offered:
            found.append(Rated(worth, wish.deed))
            offered.discard(wish.deed)
    for worth, die, face in tables.turns(hand.number, hand.symbol):
        if c.Turn(die, face) in offered:
            found.append(Rated(worth, c.Turn(die, face)))
    return found


def nobody(seen: Seen, vows: tuple[c.Swear, ...]) -> c.Swear | None:
    """T10: never."""
    return None


def most_of_it(seen: Seen, helpers: tuple[c.ChooseAlly, ...]) -> c.ChooseAlly:
    """T4: who helps with most of the month's specials, then with most of its leads."""
    month = seen.state.month.number
    squares = [
        square
        for day, square in printed(seen.almanac, seen.state).items()
        if day.month == month and day >= seen.state.day
    ]

    def helped(helper: c.ChooseAlly) -> float:
        shown = [square for square in squares if helper.symbol in square.symbols]
        return sum(5.0 if square.kind == "special" else 0.2 for square in shown)

    return max(helpers, key=helped)
