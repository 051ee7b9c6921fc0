"""What a roll is worth: doubles, triples, runs and criticals (AZ-074 to AZ-079, AZ-Q01 to Q07)."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

import msgspec

Counting = Literal["book", "simple"]
Row = Literal["double", "triple", "run"]
Places = tuple[int, ...]
SuccessKind = Literal["double", "triple", "run", "critical"]
FACES = 6
CRITICAL_IN_A_TEST = 5
_PACKAGE = 2  # a critical in combat: two doubles and two triples


class Group(msgspec.Struct, frozen=True):
    """The dice (by their place in the roll, from 0) that form one Success, or one critical."""

    kind: SuccessKind
    dice: tuple[int, ...]


class Worth(msgspec.Struct, frozen=True):
    """What a roll is worth.

    `doubles`, `triples` and `runs` are those beside the criticals; `criticals` are face
    values; `total` counts in a Test; `combat` is the list of results in the order of
    resolving, the criticals' two doubles and two triples included. `groups` lists doubles,
    triples, runs and criticals in this order.
    """

    doubles: int
    triples: int
    runs: int
    criticals: tuple[int, ...]
    total: int
    combat: tuple[Row, ...]
    groups: tuple[Group, ...]


def count(dice: Sequence[int], counting: str = "book") -> Worth:
    """The worth of six-sided dice under `book` or `simple` counting (AZ-Q01, AZ-Q02).

    Raises ValueError for a face outside 1 to 6 or an unknown counting.
    """
    order = sorted(range(len(dice)), key=dice.__getitem__)
    worth = _count_sorted(tuple(dice[place] for place in order), counting)
    if order == list(range(len(dice))):
        return worth
    groups = tuple(
        Group(group.kind, tuple(sorted(order[die] for die in group.dice))) for group in worth.groups
    )
    return msgspec.structs.replace(worth, groups=groups)


@lru_cache(maxsize=8192)
def _count_sorted(dice: tuple[int, ...], counting: str) -> Worth:
    if any(not 1 <= die <= FACES for die in dice):
        raise ValueError(f"no six-sided dice: {dice}")
    if counting not in ("book", "simple"):
        raise ValueError(f"counting: {counting}")
    places: dict[int, list[int]] = {face: [] for face in range(1, FACES + 1)}
    for place, die in enumerate(dice):
        places[die].append(place)
    runs, lent = _runs(places, counting)
    doubles, triples, criticals = _sets(places, lent)
    package = _PACKAGE * len(criticals)
    combat: list[Row] = ["double"] * (len(doubles) + package)
    combat += ["triple"] * (len(triples) + package)
    combat += ["run"] * len(runs)
    groups = [Group("double", dice_of) for dice_of in doubles]
    groups += [Group("triple", dice_of) for dice_of in triples]
    groups += [Group("run", dice_of) for dice_of in runs]
    groups += [Group("critical", dice_of) for dice_of in criticals]
    return Worth(
        doubles=len(doubles),
        triples=len(triples),
        runs=len(runs),
        criticals=tuple(dice[dice_of[0]] for dice_of in criticals),
        total=len(doubles) + len(triples) + len(runs) + CRITICAL_IN_A_TEST * len(criticals),
        combat=tuple(combat),
        groups=tuple(groups),
    )


def _runs(places: dict[int, list[int]], counting: str) -> tuple[list[Places], frozenset[int]]:
    """The runs, and the faces that stand in a window of two or more of them."""
    runs: list[Places] = []
    lent: set[int] = set()
    for low in range(1, FACES - 1):
        window = (low, low + 1, low + 2)
        counts = sorted(len(places[face]) for face in window)
        if counts[0] == 0:
            continue
        many = counts[1] if counting == "book" else 1  # the median: AZ-Q02 (d)
        if many > 1:
            lent.update(window)
        runs += [
            tuple(places[face][min(number, len(places[face]) - 1)] for face in window)
            for number in range(many)
        ]
    return runs, frozenset(lent)


def _sets(
    places: dict[int, list[int]], lent: frozenset[int]
) -> tuple[list[Places], list[Places], list[Places]]:
    """Doubles, triples and criticals; a triple's inner double needs dice free of runs."""
    doubles: list[Places] = []
    triples: list[Places] = []
    criticals: list[Places] = []
    for face, dice in places.items():
        match len(dice):
            case 0 | 1:
                continue
            case 2:
                doubles.append(tuple(dice))
            case 3:
                triples.append(tuple(dice))
                if face not in lent:
                    doubles.append((dice[1], dice[2]))
            case _:
                criticals.append(tuple(dice))
    return doubles, triples, criticals
