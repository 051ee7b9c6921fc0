"""Whether what belongs to a phase is there, and nothing else."""

from collections.abc import Iterator

from desktop.rules.games.calendar.phases import cursor, finale, ratings, rolling
from desktop.rules.games.calendar.phases.ground import ROLLS, Ground
from desktop.rules.games.calendar.phases.months import begins_page
from desktop.rules.games.calendar.phases.twists import T2, T6, T8, rules
from desktop.rules.games.calendar.state import Hand, Phase, State

_EMPTY: frozenset[Phase] = frozenset({"waiting", "page", "ally", "declare"})
_UNBEGUN: frozenset[Phase] = frozenset({"waiting", "page", "ally", "over"})
_SITTING: frozenset[Phase] = frozenset({"declare", "throw", "rolled", "final", "over"})


def phase(ground: Ground, state: State) -> Iterator[str]:
    """The date, the pages, the dice, what was done, the end."""
    yield from _date(state)
    yield from _pages(state)
    yield from _dice(ground, state)
    yield from _things(ground, state)
    yield from _done(ground, state)
    yield from _sitting(ground, state)
    yield from _end(ground, state)


def _date(state: State) -> Iterator[str]:
    """A day begins when its date has come."""
    if state.phase == "waiting" and state.day <= state.today:
        yield f"waiting on {state.today} for {state.day}"
    if state.phase != "waiting" and state.day > state.today:
        yield f"{state.day} is played on {state.today}"
    if cursor.overtaken(state):
        yield f"{state.day} should have lapsed by {state.today}"


def _pages(state: State) -> Iterator[str]:
    """Pages that were turned up and not read yet."""
    unread, number = state.unread, state.month.number
    if unread and (state.phase not in ("page", "over") or unread[-1] != number):
        yield f"unread {unread} in phase {state.phase}"
    if unread != tuple(range(number - len(unread) + 1, number + 1)):
        yield f"unread {unread}"
    in_order = state.options["catch_up"] != "strict"
    if state.phase == "page":
        if not unread or (in_order and not begins_page(state, state.day)):
            yield f"unread {unread} on {state.day}"
    elif state.phase == "ally" and in_order and not begins_page(state, state.day):
        yield f"T4 on {state.day}"


def _dice(ground: Ground, state: State) -> Iterator[str]:
    hand, now = state.hand, state.phase
    if now in _EMPTY and hand != Hand():
        yield f"dice in phase {now}"
    if now == "throw":
        yield from _throw(ground, state)
    elif now == "rolled":
        recall = hand.rolls == ROLLS and rolling.may_recall(ground, state)
        if hand.extra or not (0 < hand.rolls < ROLLS or recall):
            yield f"{hand.rolls} rolls in phase {now}"
    elif now in ("final", "closing") and not _ended(hand):
        yield f"{hand.rolls} rolls in phase {now}"
    if not hand.rolls and (hand.held or hand.typed):
        yield f"held {hand.held} before the first roll"


def _ended(hand: Hand) -> bool:
    """Whether these dice may stay: T6 and a fourth roll go together."""
    return hand.rolls > 0 and (hand.rolls > ROLLS) is hand.extra


def _throw(ground: Ground, state: State) -> Iterator[str]:
    hand = state.hand
    if state.options["dice"] != "typed":
        yield "the program's dice on the player's table"
    if hand.rolls > ROLLS or (hand.rolls == ROLLS) is not hand.extra:
        yield f"{hand.rolls} rolls"
    if set(rolling.must_hold(ground, state)) - set(hand.held):
        yield f"T9: held {hand.held}"


def _things(ground: Ground, state: State) -> Iterator[str]:
    """What was used today is there to be used."""
    holding, hand = rules(ground, state.month.number), state.hand
    used = state.phase in ("final", "closing", "over")
    if hand.dialled and (holding.get(T2) is None or not used):
        yield "T2 was used"
    if hand.extra and holding.get(T6) is None:
        yield "T6 was used"
    if state.spurned == "hushed" and holding.get(T8) is None:
        yield "T8 was used"


def _done(ground: Ground, state: State) -> Iterator[str]:
    """What was completed, or what was done instead, while the day is open."""
    closing = state.phase == "closing"
    if closing is not ((state.took is not None) or state.spurned != ""):
        yield f"{state.took} or {state.spurned!r} in phase {state.phase}"
    if state.took is not None and state.spurned:
        yield f"{state.took} and {state.spurned}"
    if state.line and (state.phase in _UNBEGUN or state.sitting == "finale"):
        yield f"a line in phase {state.phase}"


def _sitting(ground: Ground, state: State) -> Iterator[str]:
    if state.sitting == "day":
        if state.phase == "over" and state.hand != Hand():
            yield "dice after the end"
        return
    if state.day != ground.last or state.phase not in _SITTING or not finale.holds(ground, state):
        yield f"T12 on {state.day} in phase {state.phase}"
    elif state.phase == "over" and not _ended(state.hand):
        yield f"T12 after {state.hand.rolls} rolls"


def _end(ground: Ground, state: State) -> Iterator[str]:
    over = state.phase == "over"
    if over is not (state.ending is not None):
        yield f"ending {state.ending} in phase {state.phase}"[:80]
    if over and state.day != ground.last:
        yield f"over on {state.day}"
    if over:
        rank = ratings.rank(ground, state.first, ratings.score(state))
        if state.ending != f"{ratings.ENDING}{rank}":
            yield f"ending {state.ending} at rank {rank}"[:80]
