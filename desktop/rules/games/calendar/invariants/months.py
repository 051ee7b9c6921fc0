"""Whether the open month and the results are those of the days that made them."""

from collections.abc import Iterator

from desktop.rules.games.calendar.phases import months as pages
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.weeks import ONE_DAY
from desktop.rules.games.calendar.state import Result, State


def months(ground: Ground, state: State) -> Iterator[str]:
    """One result after the other, then the open month."""
    number, ended = _open(state)
    if state.month.number != number:
        yield f"month {state.month.number} instead of {number}"
        return
    wanted = [*range(state.first.month, number + ended)]
    if [result.month for result in state.results] != wanted:
        yield f"results {[result.month for result in state.results]} instead of {wanted}"
        return
    for result in state.results:
        yield from _result(ground, state, result)
    yield from _month(ground, state)
    if ended and state.results and state.results[-1].madness != state.month.madness:
        yield "another madness than was written down"


def _open(state: State) -> tuple[int, bool]:
    """The number of the open page, and whether its result is written."""
    if state.phase == "over":
        return state.day.month, True
    if state.phase == "waiting" and state.days and state.day.day == 1:
        return (state.day - ONE_DAY).month, True
    return state.day.month, False


def _madness(state: State, month: int) -> int:
    return sum(played.madness for played in state.days if played.day.month == month)


def _points(state: State, month: int) -> int:
    return sum(mark.points for mark in state.marks.values() if mark.on.month == month)


def _result(ground: Ground, state: State, result: Result) -> Iterator[str]:
    boxes = ground.boxes[result.month]
    if result.madness != _madness(state, result.month) or result.madness > boxes:
        yield f"{result}: another madness than its days'"
    if result.full is not (result.madness >= boxes):
        yield f"{result}: full of {boxes}"
    if result.won != pages.won(ground, state, result.month):
        yield f"{result}: specials"
    if result.seal is not (not result.full and result.won >= ground.seal):
        yield f"{result}: kept"
    penalty = ground.almanac.scoring.all_boxes if result.full else 0
    if not _explained(ground, state, result.month, result.points - penalty):
        yield f"{result}: points"


def _month(ground: Ground, state: State) -> Iterator[str]:
    month = state.month
    if month.madness != _madness(state, month.number) or month.madness > ground.boxes[month.number]:
        yield f"madness {month.madness}"
    if not _explained(ground, state, month.number, month.points):
        yield f"{month.points} points"
    result = state.results[-1] if state.results else None
    if result is not None and result.month == month.number:
        penalty = ground.almanac.scoring.all_boxes if result.full else 0
        if result.points != month.points + penalty:
            yield f"{month.points} points, and {result.points} written down"


def _explained(ground: Ground, state: State, month: int, points: int) -> bool:
    """Whether a month may have scored so much: its marks, tolls of T8, and T12 at the end."""
    rest = {points - _points(state, month)}
    finale = ground.params("T12", month)
    if state.phase == "over" and state.sitting == "finale" and finale and month == 12:
        rest.add(next(iter(rest)) - int(finale["points"]))
    bell = ground.params("T8", month)
    toll = int(bell["toll"]) if bell else 0
    if not toll:
        return 0 in rest
    return any(more * toll >= 0 and more % toll == 0 and more // toll <= 62 for more in rest)
