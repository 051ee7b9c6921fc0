"""Several squares at once: the chance that one of them is completed, and what to hold for it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations
from operator import or_

import msgspec

from desktop.rules.games.calendar.odds.keeps import (
    BOTH,
    MARK,
    SIGNS,
    WHOLE,
    number_place,
    sign_place,
)
from desktop.rules.games.calendar.odds.lattice import Table, best, expected
from desktop.rules.games.calendar.odds.needs import (
    PLAIN,
    Need,
    Terms,
    marks,
    number_goal,
    sign_goal,
)
from desktop.rules.games.calendar.state import Symbol

TRIFLE = 2.0**-20
"""So much of a completion a mark is worth, for one to whom only completing counts."""
DICE: tuple[int, ...] = (1, 2, 3, 4, 5)


class Outlook(msgspec.Struct, frozen=True):
    """How the dice look: the chance that something is completed, and that a mark shows at the end
    of the play that is best for completing; `keep` are the dice (1 to 5) that it holds now."""

    some: float
    mark: float
    keep: tuple[int, ...]


def outlook(
    needs: Iterable[Need],
    terms: Terms = PLAIN,
    left: int = 3,
    numbers: Sequence[int] = (),
    signs: Sequence[Symbol] = (),
    hold: tuple[int, ...] | None = None,
) -> Outlook:
    """How the dice look with so many rolls left.

    With `hold` the next roll holds exactly these, and the best is made of what follows; without,
    the best is held from now on.
    """
    plan = _plan(_sorted(needs), terms)
    plan.upto(left)
    if not numbers:
        return Outlook(*plan.look(left, 0, 0), ())
    keep = plan.keep(left, numbers, signs)
    held = keep if hold is None else hold
    places = _places(numbers, signs, held)
    return Outlook(*plan.look(left if len(held) < len(DICE) else 0, *places), keep)


def reward(needs: Iterable[Need], terms: Terms = PLAIN, mark: float = 0.0) -> Table:
    """1 where one of them at least is completed, less `mark` where a mark shows."""
    shown = [[0] * (len(SIGNS) - BOTH) for _ in marks()]
    for need in needs:
        pairs = sign_goal(need, terms)
        for row, reached in enumerate(number_goal(need, terms)):
            if reached:
                shown[row] = list(map(or_, shown[row], pairs))
    return [
        [done - mark * shows for done in row] for row, shows in zip(shown, marks(), strict=True)
    ]


class _Plan:
    """What every keep is worth with some rolls to come; marks count for nothing or a bit."""

    def __init__(self, needs: tuple[Need, ...], terms: Terms) -> None:
        self.stay = terms.stay
        self.plain = [_laid(reward(needs, terms))]
        self.marked = [_laid(reward(needs, terms, TRIFLE))]

    def upto(self, rolls: int) -> None:
        """Work out so many rolls, where nobody asked for them before."""
        for table in (self.plain, self.marked):
            while len(table) <= rolls:
                whole = best(table[-1], self.stay) if len(table) > 1 else _whole(table[0])
                table.append(expected(whole))

    def look(self, left: int, row: int, column: int) -> tuple[float, float]:
        """The chances of a completion and of a mark from a keep on."""
        some, less = self.plain[left][row][column], self.marked[left][row][column]
        return some, min(1.0, max(0.0, (some - less) / TRIFLE))

    def keep(self, left: int, numbers: Sequence[int], signs: Sequence[Symbol]) -> tuple[int, ...]:
        """The dice that are best held; of equals the most."""
        if not left:
            return DICE
        most, kept = self.marked[0][number_place(numbers)][sign_place(signs)], DICE
        for many in (4, 3, 2, 1, 0):
            for held in combinations(DICE, many):
                if self.stay and _loosened(numbers, held):
                    continue
                row, column = _places(numbers, signs, held)
                if self.marked[left][row][column] > most + 1e-12:
                    most, kept = self.marked[left][row][column], held
        return kept


@lru_cache(maxsize=32)
def _plan(needs: tuple[Need, ...], terms: Terms) -> _Plan:
    return _Plan(needs, terms)


def _sorted(needs: Iterable[Need]) -> tuple[Need, ...]:
    """Each need once, in an order that does not depend on how they were told."""
    return tuple(sorted(set(needs), key=lambda need: (need.value, need.symbols, need.every)))


def _laid(table: Table) -> Table:
    """A table of whole hands in the places of all keeps; others are never asked."""
    return [*([0.0] * len(SIGNS) for _ in range(WHOLE)), *([0.0] * BOTH + row for row in table)]


def _whole(table: Table) -> Table:
    return [row[BOTH:] for row in table[WHOLE:]]


def _places(
    numbers: Sequence[int], signs: Sequence[Symbol], held: tuple[int, ...]
) -> tuple[int, int]:
    return (
        number_place([numbers[die - 1] for die in held if die <= len(numbers)]),
        sign_place([signs[die - 4] for die in held if die > len(numbers)]),
    )


def _loosened(numbers: Sequence[int], held: tuple[int, ...]) -> bool:
    return any(face == MARK and die not in held for die, face in enumerate(numbers, 1))
