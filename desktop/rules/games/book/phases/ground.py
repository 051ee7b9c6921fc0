"""The paper: which squares there are, and what is created around one (BA-030 to BA-035)."""

from functools import lru_cache

from desktop.rules.games.book.events import AreaCreated
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.phases.routes import key, square
from desktop.rules.games.book.state import Area

DICE = 4
_SQUARES = 4096


@lru_cache(maxsize=_SQUARES)
def neighbours(name: str, columns: int, rows: int) -> tuple[str, ...]:
    """The squares around one, row by row, left to right; none beyond the edges (BA-G12, BA-G14)."""
    column, row = square(name)
    return tuple(
        key(c, r)
        for r in range(max(row - 1, 0), min(row + 2, rows))
        for c in range(max(column - 1, 0), min(column + 2, columns))
        if (c, r) != (column, row)
    )


@lru_cache(maxsize=8)
def squares(columns: int, rows: int) -> tuple[str, ...]:
    """Every square of a paper."""
    return tuple(key(column, row) for row in range(rows) for column in range(columns))


@lru_cache(maxsize=8)
def paper(columns: int, rows: int) -> frozenset[str]:
    """The same to be looked up."""
    return frozenset(squares(columns, rows))


def create(play: Play, name: str) -> None:
    """Four dice for every empty square around one; what a Route crossed out stays so (BA-G11)."""
    around = neighbours(name, play.state.columns, play.state.rows)
    paper = play.paper()
    empty = [one for one in around if one not in paper]
    fell, play.chance = play.chance.roll(DICE * len(empty))
    level = play.sheet.level
    for place, one in enumerate(empty):
        dice = play.note(fell[DICE * place : DICE * (place + 1)])
        paper[one] = area = made(dice, level)
        play.tell(AreaCreated(one, dice, area.kind, area.value))


def made(dice: tuple[int, ...], level: int) -> Area:
    """What four dice make of an empty square; four ones are a Town (BA-G08, BA-G09)."""
    ones = dice.count(1)
    if ones > 2:
        return Area("town", sum(dice) - 3)
    if ones == 2:
        return Area("blocked")
    return Area("encounter", sum(dice) + 2 * level)
