"""Whether the days follow one another, and every mark is that of the day that made it."""

from collections.abc import Iterator
from datetime import date

from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.invariants.bounds import faces
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists import T8, rules
from desktop.rules.games.calendar.phases.weeks import ONE_DAY, SUNDAY, week_of
from desktop.rules.games.calendar.state import How, Mark, Played, State

_ENDS: dict[bool, frozenset[How]] = {
    True: frozenset({"won", "lost", "lapsed"}),
    False: frozenset({"done", "passed", "nothing", "hushed", "lapsed"}),
}
"""How a Sunday may end, and another day."""


def days(ground: Ground, state: State) -> Iterator[str]:
    """One after the other from the first, up to the day that is open or next."""
    due = state.first
    for played in state.days:
        if played.day != due:
            yield f"{played.day} instead of {due}"
            return
        yield from _played(ground, state, played)
        due += ONE_DAY
    closed = state.phase == "over" or state.sitting == "finale"
    if due != state.day + (closed * ONE_DAY):
        yield f"{due} is due and {state.day} is played"
        return
    yield from _marks(ground, state)


def _played(ground: Ground, state: State, played: Played) -> Iterator[str]:
    yield from (f"{played.day}: {what}" for what in _told(played))
    if played.how not in _ENDS[played.day.weekday() == SUNDAY]:
        yield f"{played.day} ended {played.how}"
    if played.how == "hushed" and rules(ground, played.day.month).get(T8) is None:
        yield f"{played.day} ended as no day of its month may"
    if played.on_time and (state.options["catch_up"] == "free" or played.how == "lapsed"):
        yield f"{played.day} played on its date"


def _told(played: Played) -> Iterator[str]:
    yield from faces(played.number, played.symbol, played.rolls)
    if (played.rolls == 0) is not (played.how == "lapsed"):
        yield f"{played.how} after {played.rolls} rolls"
    if (played.took is not None) is not (played.how in ("done", "won")):
        yield f"{played.how}, and {played.took} was completed"
    if played.how == "lapsed" and played.typed:
        yield "lapsed with typed dice"


def _marks(ground: Ground, state: State) -> Iterator[str]:
    """A mark for every square that was completed, and for every Sunday that was not."""
    taken = [(played.took, played.day) for played in state.days if played.took is not None]
    if state.took is not None:
        taken.append((state.took, state.day))
    if len({took for took, _ in taken}) != len(taken):
        yield "a square was completed twice"
    sundays = [played for played in state.days if played.day.weekday() == SUNDAY]
    lost = {played.day.isoformat(): played.day for played in sundays if played.how != "won"}
    wanted = {took.isoformat(): day for took, day in taken} | lost
    if wanted.keys() != state.marks.keys():
        yield f"marks in {sorted(wanted.keys() ^ state.marks.keys())}"[:200]
        return
    for name, mark in state.marks.items():
        right = mark.on == wanted[name] and (mark.how == "lost") is (name in lost)
        if not right or not _allowed(ground, state, date.fromisoformat(name), mark):
            yield f"{name}: {mark}"


def _allowed(ground: Ground, state: State, day: date, mark: Mark) -> bool:
    """Whether a square may have been marked on that day, for so much."""
    square = ground.squares[day]
    if square.kind == "special":
        best = ground.params("T11", day.month)
        scores = (ground.almanac.scoring.special, *((best["points"],) if best else ()))
        right = mark.points in scores if mark.how == "won" else mark.points == 0
        return mark.how != "done" and mark.on == day and mark.counts == 1 and right
    return mark.how == "done" and _reached(state, day, mark) and _worth(ground, square, mark)


def _reached(state: State, day: date, mark: Mark) -> bool:
    tail = day.month == mark.on.month or state.options["prev_month_squares"] == "on"
    in_time = state.first <= day and day.month <= mark.on.month and tail
    return in_time and mark.on.weekday() != SUNDAY and day in week_of(mark.on)


def _worth(ground: Ground, square: Square, mark: Mark) -> bool:
    month = mark.on.month
    twin, sealed = ground.params("T5", month), ground.params("T3", month)
    points = int(twin["points"]) if twin and "twin" in square.flags else 0
    counts = int(sealed["counts"]) if sealed and "sealed" in square.flags else 1
    vow = ground.params("T10", month)
    extra = int(vow["extra"]) if vow else 0
    return mark.points == points and mark.counts in (counts, counts + extra)
