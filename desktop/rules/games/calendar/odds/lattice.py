"""Any reward of the five dice: what every keep is worth under the best play (part 3.1).

A reward is a table of 56 whole hands of number dice by 6 pairs of symbol dice. What is held makes
84 by 10 keeps. One roll is the mean over one more die, time after time; the choice of what to
hold is the greatest over all parts of a hand.
"""

from collections.abc import Sequence

from desktop.rules.games.calendar.odds.keeps import NUMBER_ADDS, NUMBER_DROPS, WHOLE

Table = list[list[float]]


def stages(reward: Table, rolls: int, stay: bool = False) -> list[Table]:
    """What every keep is worth with 1 to `rolls` rolls to come, first of them at place 0."""
    found = [expected(reward)]
    for _ in range(rolls - 1):
        found.append(expected(best(found[-1], stay)))
    return found


def day(reward: Table, rolls: int = 3, stay: bool = False) -> float:
    """What a day is worth before its first roll."""
    return stages(reward, rolls, stay)[-1][0][0]


def expected(whole: Sequence[Sequence[float]]) -> Table:
    """What 84 by 10 keeps are worth when the rest is rolled once and `whole` hands are worth so."""
    worth: Table = [[]] * WHOLE
    for both in whole:
        aa, ab, ac, bb, bc, cc = both
        a, b, c = (aa + ab + ac) / 3, (ab + bb + bc) / 3, (ac + bc + cc) / 3
        worth.append([(a + b + c) / 3, a, b, c, aa, ab, ac, bb, bc, cc])
    for place in range(WHOLE - 1, -1, -1):
        rows = [worth[more] for more in NUMBER_ADDS[place]]
        worth[place] = [
            (one + two + three + four + five + six) / 6
            for one, two, three, four, five, six in zip(*rows, strict=True)
        ]
    return worth


def best(worth: Table, stay: bool = False) -> Table:
    """What 56 by 6 whole hands are worth when any part of them may be held.

    Holding all is stopping: its worth is in the table already, as the mean of no die at all.
    """
    most: Table = []
    for row, fewer in zip(worth, NUMBER_DROPS[stay], strict=True):
        none, a, b, c, *pairs = row
        a, b, c = max(a, none), max(b, none), max(c, none)
        held = [most[less] for less in fewer]
        most.append(list(map(max, pairs, (a, a, a, b, b, c), (a, b, c, b, c, c), *held)))
    return most[WHOLE:]
