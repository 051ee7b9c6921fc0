"""All that can be held: multisets of 0 to 3 number dice (84) and of 0 to 2 symbol dice (10).

What a day may still come to depends on what is held, never on which die shows it (part 3.1).
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement as multisets
from itertools import product

from desktop.rules.games.calendar.state import SYMBOLS, Symbol

FACES = (1, 2, 3, 4, 5, 6)
MARK = 6
"""The face that bears the mark (CA-003)."""
Numbers = tuple[int, ...]
Signs = tuple[int, ...]
"""Symbol dice by the places of their symbols in SYMBOLS."""

NUMBERS: tuple[Numbers, ...] = tuple(t for n in range(4) for t in multisets(FACES, n))
SIGNS: tuple[Signs, ...] = tuple(t for n in range(3) for t in multisets(range(3), n))
NUMBER_AT = {held: place for place, held in enumerate(NUMBERS)}
SIGN_AT = {held: place for place, held in enumerate(SIGNS)}
WHOLE = NUMBERS.index((1, 1, 1))
"""From here on all three number dice are there."""
BOTH = SIGNS.index((0, 0))
"""From here on both symbol dice are there."""

NUMBER_ADDS = tuple(
    tuple(NUMBER_AT[tuple(sorted((*held, face)))] for face in FACES) for held in NUMBERS[:WHOLE]
)
SIGN_ADDS = tuple(
    tuple(SIGN_AT[tuple(sorted((*held, sign)))] for sign in range(3)) for held in SIGNS[:BOTH]
)


def _fewer(held: Numbers, stay: bool) -> tuple[int, ...]:
    """What is left where one die goes; with `stay` none that shows the mark may go (T9)."""
    places = [place for place, face in enumerate(held) if not (stay and face == MARK)]
    return tuple(sorted({NUMBER_AT[held[:place] + held[place + 1 :]] for place in places}))


NUMBER_DROPS = {stay: tuple(_fewer(held, stay) for held in NUMBERS) for stay in (False, True)}
SIGN_DROPS = tuple(
    tuple(sorted({SIGN_AT[held[:place] + held[place + 1 :]] for place in range(len(held))}))
    for held in SIGNS
)


_NUMBER_PLACES = {
    dice: NUMBER_AT[tuple(sorted(dice))] for n in range(4) for dice in product(FACES, repeat=n)
}
_SIGN_PLACES = {
    tuple(SYMBOLS[sign] for sign in dice): SIGN_AT[tuple(sorted(dice))]
    for n in range(3)
    for dice in product(range(3), repeat=n)
}


def number_place(dice: Sequence[int]) -> int:
    """Where some number dice stand in NUMBERS."""
    return _NUMBER_PLACES[tuple(dice)]


def sign_place(dice: Sequence[Symbol]) -> int:
    """Where some symbol dice stand in SIGNS."""
    return _SIGN_PLACES[tuple(dice)]


def total(held: Sequence[int], mark_value: int = MARK) -> int:
    """The sum of number dice; what the mark counts is a table rule (CA-Q19)."""
    return sum(mark_value if face == MARK else face for face in held)
