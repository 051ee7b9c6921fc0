"""Whether every number, date and word of a state is one that a game can come to.

What is beyond these bounds could not be drawn, told or rolled; nothing else is asked of a state
before they hold.
"""

from collections.abc import Iterator
from datetime import date

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.phases.ground import MARK, ROLLS, Ground, fits_the_file
from desktop.rules.games.calendar.phases.rolling import DICE, HOLDS
from desktop.rules.games.calendar.phases.weeks import ONE_DAY
from desktop.rules.games.calendar.state import GREENS, NUMBERS, Hand, Mark, State, Symbol

MOST = 9_999
"""More than any year counts of anything."""
_MOST_DRAWN = 10**12
_MOST_KEY = 1 << 16
_FACES = range(1, MARK + 1)
_MOST_ROLLS = ROLLS + 1
_HOLDS = frozenset(HOLDS)


def table_rules(almanac: Almanac, state: State) -> Iterator[str]:
    """Every table rule with one of its values, and the year that they name."""
    known = {option.id: option for option in OPTIONS}
    if state.options.keys() != known.keys():
        yield f"table rules {', '.join(state.options)}"[:200]
        return
    wrong = [name for name, value in state.options.items() if not known[name].takes(value)]
    if wrong:
        yield f"table rules {wrong}"
    elif str(state.year) != state.options["year"]:
        yield f"year {state.year}"
    elif not fits_the_file(almanac, state.year, state.options["page"]):
        yield "another year or page than the file's"


def bounds(ground: Ground, state: State) -> Iterator[str]:
    """Everything else."""
    yield from _dates(ground, state)
    yield from _chance(state)
    yield from hand(state.hand)
    for name, mark in state.marks.items():
        yield from _mark(ground, name, mark)
    months = [state.month.number, *state.unread, *(result.month for result in state.results)]
    if not all(number in range(1, 13) for number in months):
        yield f"months {months}"[:200]
    yield from _counts(state)
    yield from _lines(ground, state)


def _dates(ground: Ground, state: State) -> Iterator[str]:
    year = state.year
    if state.first.year != year or state.day.year != year or state.day < state.first:
        yield f"day {state.day}, first {state.first}"
    if state.today < date(year, 1, 1) - ONE_DAY:
        yield f"today {state.today}"
    if state.options["catch_up"] == "free" and state.today != ground.last:
        yield f"today {state.today}, all played now"
    came = state.options["start"] == "today" and state.options["catch_up"] != "free"
    if state.first != date(year, 1, 1) and not came:
        yield f"first {state.first}"
    if len(state.days) > len(ground.squares):
        yield f"{len(state.days)} days"
    if any(played.day.year != year for played in state.days):
        yield "a day of another year"


def _chance(state: State) -> Iterator[str]:
    chance = state.chance
    if not 0 <= chance.drawn <= _MOST_DRAWN or len(chance.key) > _MOST_KEY:
        yield f"{chance.drawn} words drawn"


def faces(number: tuple[int, ...], symbol: tuple[Symbol, ...], rolls: int) -> Iterator[str]:
    """All five dice lie there from the first roll on."""
    if rolls not in range(_MOST_ROLLS + 1):
        yield f"{rolls} rolls"
    if any(face not in _FACES for face in number):
        yield f"faces {number}"[:80]
    there = (len(NUMBERS), len(GREENS)) if rolls else (0, 0)
    if (len(number), len(symbol)) != there:
        yield f"{len(number)} and {len(symbol)} dice after {rolls} rolls"


def hand(hand: Hand) -> Iterator[str]:
    """The dice, what was held and how often each was rolled."""
    yield from faces(hand.number, hand.symbol, hand.rolls)
    if hand.held not in _HOLDS:
        yield f"held {hand.held}"[:80]
    if len(hand.drawn) != len(DICE) or not all(0 <= n <= hand.rolls for n in hand.drawn):
        yield f"words {hand.drawn}"[:80]


def _mark(ground: Ground, name: str, mark: Mark) -> Iterator[str]:
    day = as_day(name)
    if day is None or day not in ground.squares:
        yield f"a mark in {name}"[:80]
    if mark.on not in ground.squares:
        yield f"a mark made on {mark.on}"
    if not all(-MOST <= number <= MOST for number in (mark.value, mark.points, mark.counts)):
        yield f"{mark}"[:200]


def as_day(name: str) -> date | None:
    """A date by the one text that it has as a key."""
    try:
        day = date.fromisoformat(name)
    except ValueError:
        return None
    return day if day.isoformat() == name else None


def _counts(state: State) -> Iterator[str]:
    month, held = state.month, state.things
    counted = [month.madness, abs(month.points), held.dial, held.insight, held.bell]
    for result in state.results:
        counted += [abs(result.points), result.won, result.madness]
    counted += [played.madness for played in state.days]
    if not all(0 <= number <= MOST for number in counted):
        yield "a count beyond all bounds"
    if len(held.allies) > 12 or len(state.results) > 12 or len(state.unread) > 12:
        yield "more than twelve months"


def _lines(ground: Ground, state: State) -> Iterator[str]:
    lines = ground.almanac.told(ground.almanac.head.language).lines
    told = {state.line, *(p.line for p in state.days), *(p.evening for p in state.days)} - {""}
    unknown = sorted(told - lines.keys())
    if unknown:
        yield f"no line {unknown[0]}"[:80]
