"""What is at stake in one sitting, as numbers; and how the dice are best played for it."""

from collections.abc import Sequence
from itertools import product

import msgspec

from desktop.rules.games.calendar.odds.keeps import (
    BOTH,
    MARK,
    NUMBERS,
    SIGNS,
    WHOLE,
    number_place,
    sign_place,
    total,
)
from desktop.rules.games.calendar.odds.lattice import Table, best, expected
from desktop.rules.games.calendar.odds.needs import PLAIN, Need, Terms, number_goal, sign_goal
from desktop.rules.games.calendar.state import SYMBOLS, Symbol

NEVER = float("-inf")
_PAIRS = len(SIGNS) - BOTH
_MARKED = tuple(MARK in hand for hand in NUMBERS[WHOLE:])


class Wish(msgspec.Struct, frozen=True):
    """One thing that may be done with the final dice, and what it is worth in points.

    `need` None: whatever fell. Each of `more` is a margin above the value and what reaching it
    adds. `quiet` is added where no mark shows. `marked`: a mark costs what it costs.
    """

    deed: object
    worth: float
    need: Need | None = None
    more: tuple[tuple[int, float], ...] = ()
    quiet: float = 0.0
    marked: bool = True


class Stakes(msgspec.Struct, frozen=True):
    """A sitting: its wishes and what a mark costs; what it costs to use T2 and T6, None where they
    cannot be used."""

    wishes: tuple[Wish, ...]
    mark: float = 0.0
    terms: Terms = PLAIN  # without T2
    dial: float | None = None
    recall: float | None = None


class Sitting:
    """The best play for some stakes: what every keep and every hand is worth."""

    def __init__(self, stakes: Stakes) -> None:
        """Lay the tables of the final hands."""
        self.stakes = stakes
        self.final = table(stakes)
        self.still = self.final if stakes.dial is None else turned(self.final, stakes.dial)
        self._fourth = None if stakes.recall is None else expected(self.still)
        self._keeps: list[Table] = []

    def keeps(self, left: int) -> Table:
        """What 84 by 10 keeps are worth with so many rolls to come, T6 not counted."""
        stay = self.stakes.terms.stay
        while len(self._keeps) < left:
            whole = best(self._keeps[-1], stay) if self._keeps else self._last()
            self._keeps.append(expected(whole))
        return self._keeps[left - 1]

    def _last(self) -> Table:
        """What hands are worth after the third roll."""
        if self._fourth is None or self.stakes.recall is None:
            return self.still
        again, price = best(self._fourth, self.stakes.terms.stay), self.stakes.recall
        return [
            [max(one, other - price) for one, other in zip(*rows, strict=True)]
            for rows in zip(self.still, again, strict=True)
        ]

    def before(self, rolls: int) -> float:
        """What the sitting is worth before the first of so many rolls."""
        return self.keeps(rolls)[0][0]

    def stop(self, numbers: Sequence[int], signs: Sequence[Symbol]) -> float:
        """What a hand is worth as it lies, T2 included."""
        return self.still[number_place(numbers) - WHOLE][sign_place(signs) - BOTH]

    def hold(
        self, left: int, numbers: Sequence[int], signs: Sequence[Symbol], held: tuple[int, ...]
    ) -> float:
        """What rolling all but the held dice (1 to 5) is worth; with no roll left by T6."""
        return self.kept(left, place_of(numbers, signs, held))

    def kept(self, left: int, place: tuple[int, int]) -> float:
        """The same by the place of what is held."""
        row, column = place
        if left:
            return self.keeps(left)[row][column]
        if self._fourth is None or self.stakes.recall is None:
            return NEVER
        return self._fourth[row][column] - self.stakes.recall

    def deeds(self, numbers: Sequence[int], signs: Sequence[Symbol]) -> list[tuple[float, Wish]]:
        """What may be done with a hand as it lies, the best first; of equals the first told."""
        place, pair = number_place(numbers) - WHOLE, sign_place(signs) - BOTH
        found = []
        for wish in self.stakes.wishes:
            worth = _column(wish, self.stakes)[place]
            if worth > NEVER and (
                wish.need is None or sign_goal(wish.need, self.stakes.terms)[pair]
            ):
                found.append((worth, wish))
        return sorted(found, key=lambda one: -one[0])

    def turns(
        self, numbers: Sequence[int], signs: Sequence[Symbol]
    ) -> list[tuple[float, int, Symbol]]:
        """T2: what each turn of a die (4 or 5) to another face is worth, the best first."""
        if self.stakes.dial is None:
            return []
        row = self.final[number_place(numbers) - WHOLE]
        found: list[tuple[float, int, Symbol]] = []
        for (die, lies), face in product(enumerate(signs), SYMBOLS):
            if face != lies:
                after = [face if place == die else sign for place, sign in enumerate(signs)]
                found.append((row[sign_place(after) - BOTH] - self.stakes.dial, die + 4, face))
        return sorted(found, key=lambda one: -one[0])


def place_of(
    numbers: Sequence[int], signs: Sequence[Symbol], held: tuple[int, ...]
) -> tuple[int, int]:
    """Where the held dice (1 to 5) stand among the keeps."""
    return (
        number_place([numbers[die - 1] for die in held if die <= 3]),
        sign_place([signs[die - 4] for die in held if die > 3]),
    )


def table(stakes: Stakes) -> Table:
    """What 56 by 6 final hands are worth, nothing turned."""
    worth = [[NEVER] * _PAIRS for _ in NUMBERS[WHOLE:]]
    for wish in stakes.wishes:
        shown = (1,) * _PAIRS if wish.need is None else sign_goal(wish.need, stakes.terms)
        for place, value in enumerate(_column(wish, stakes)):
            if value == NEVER:
                continue
            row = worth[place]
            worth[place] = [
                value if shows and value > there else there
                for there, shows in zip(row, shown, strict=True)
            ]
    return worth


def _column(wish: Wish, stakes: Stakes) -> list[float]:
    """What a wish is worth with each hand of number dice, NEVER where it is not reached."""
    mark_value = stakes.terms.mark_value
    reached = (1,) * (len(NUMBERS) - WHOLE)
    if wish.need is not None:
        reached = number_goal(wish.need, stakes.terms)
    found = []
    for hand, marked, fits in zip(NUMBERS[WHOLE:], _MARKED, reached, strict=True):
        if not fits:
            found.append(NEVER)
            continue
        worth = wish.worth
        if wish.need is not None and wish.more:
            over = total(hand, mark_value) - wish.need.value
            worth += sum(gain for margin, gain in wish.more if over >= margin)
        if marked:
            worth -= stakes.mark if wish.marked else 0.0
        else:
            worth += wish.quiet
        found.append(worth)
    return found


def turned(final: Table, price: float) -> Table:
    """What hands are worth where one symbol die may be turned for a price (T2)."""
    return [
        [
            max(there, max([row[other] for other in turns]) - price)
            for there, turns in zip(row, _TURNS, strict=True)
        ]
        for row in final
    ]


_TURNS = tuple(
    tuple({sign_place([SYMBOLS[face], SYMBOLS[die]]) - BOTH for die in pair for face in range(3)})
    for pair in SIGNS[BOTH:]
)
