"""What the dice fit and could still fit: the week's open leads, on Sunday the special alone."""

from datetime import date

import msgspec
from msgspec.structs import replace

from desktop.rules.games.calendar import odds
from desktop.rules.games.calendar.content.schema import Almanac, Square
from desktop.rules.games.calendar.odds import Need, Terms
from desktop.rules.games.calendar.phases import finale, legal, rolling
from desktop.rules.games.calendar.phases.ground import MARK, ROLLS, Ground, ground
from desktop.rules.games.calendar.phases.twists import T2, T6, Feat, rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY, week_of
from desktop.rules.games.calendar.state import State, Symbol
from desktop.rules.games.calendar.view.page import printed
from desktop.rules.kernel.errors import Reason


class Lead(msgspec.Struct, frozen=True):
    """One open square of the week.

    `short` and `missing` say what the dice as they lie lack: points of the sum, symbols (of a
    square that takes any of several, all of them). `chance` is that of completing it with the
    holds as they are and the best play after, all things used that may be used today; `plain`
    the same with none of them spent. Where `reason` stands it cannot be chosen: both are 0.
    """

    day: date
    square: Square  # without flags that have not come
    now: int
    short: int
    missing: tuple[Symbol, ...]
    chance: float
    plain: float
    fits: bool = False
    dearest: bool = False  # what Enter takes: of those that fit the one most worth it
    reason: Reason | None = None
    counts: int = 1  # how much it would take off the special
    sunday: int | None = None  # what the special would ask for then; None: this week has none
    sworn: bool = False  # T10


class Fits(msgspec.Struct, frozen=True):
    """The rows of "What fits" and what stands below them.

    `some`: the chance that at least one can be completed, by the play that is best for that;
    `mark`: the chance that the Sign shows at the end of that play. `keep` are the dice (1 to 5)
    that it holds now: all five where it stops. `finale`: T12, `need` is what both equal symbol
    dice and the sum must reach, and `some` its chance.
    """

    leads: tuple[Lead, ...]
    some: float
    mark: float
    keep: tuple[int, ...]
    left: int  # rolls that may still be made, T6 not counted
    total: int = 0  # of the number dice
    shows: bool = False  # the Sign lies there now
    special: bool = False  # a Sunday
    finale: bool = False
    need: int = 0


_ALL = (1, 2, 3, 4, 5)
_ASKED = frozenset({"page", "ally", "declare", "throw", "rolled", "final", "closing"})
_LYING = frozenset({"rolled", "final", "closing"})


class Means(msgspec.Struct, frozen=True):
    """With what the dice may still be played: rolls left, T6 and T2 counted apart."""

    left: int
    plain: Terms
    more: Terms  # T2 used
    extra: int  # T6: 1 where there may be a fourth roll


def fits(almanac: Almanac, state: State, hold: tuple[int, ...] = ()) -> Fits:
    """What the dice as they lie and as they are held may come to.

    Of a day that is closed, or not begun, there are no rows. Before the first roll nothing is held.
    """
    if state.phase == "throw" and state.hand.rolls:
        return _thrown(almanac, state)
    here, with_ = ground(almanac, state), means(ground(almanac, state), state)
    held = tuple(sorted({*hold, *rolling.must_hold(here, state)}))  # T9
    lying = state.phase in _LYING and len(state.hand.number) == len((1, 2, 3))
    told = Fits(
        leads=(),
        some=0.0,
        mark=0.0,
        keep=(),
        left=with_.left,
        total=legal.total(state) if lying else 0,
        shows=lying and MARK in state.hand.number,
        special=state.day.weekday() == SUNDAY and state.sitting == "day",
        finale=state.sitting == "finale",
    )
    if state.phase not in _ASKED:
        return told
    if state.sitting == "finale":
        least = finale.need(here, state)
        return _looked(replace(told, need=least), state, with_, (Need(least),), held)
    leads = _marked(tuple(_lead(here, state, with_, held, day) for day in _open(here, state)))
    needs = tuple(need(here, state, lead.day) for lead in leads if lead.reason is None)
    return _looked(replace(told, leads=leads), state, with_, needs, held)


def _thrown(almanac: Almanac, state: State) -> Fits:
    """While dice are on the player's own table: by those that were held, nothing fits yet."""
    hand = replace(state.hand, rolls=min(state.hand.rolls, ROLLS - 1))
    told = fits(almanac, replace(state, phase="rolled", hand=hand), hand.held)
    leads = tuple(replace(lead, fits=False, dearest=False) for lead in told.leads)
    return replace(told, leads=leads)


def need(here: Ground, state: State, day: date) -> Need:
    """What a square asks of the dice today."""
    square = here.squares[day]
    return Need(legal.value(here, state, day), square.symbols, square.need == "all")


def means(here: Ground, state: State) -> Means:
    """With what the dice may still be played today."""
    holding, month = rules(here, state.month.number), state.month.number
    dial, insight = holding.get(T2), holding.get(T6)
    whispers = here.params("T9", month) is not None and state.sitting == "day"
    stay = whispers and "whisper" in here.squares[state.day].flags
    plain = Terms(MARK if state.options["mark_value"] == "6" else 0, stay)
    left = max(0, ROLLS - state.hand.rolls)
    extra = insight is not None and state.things.insight > 0 and not state.hand.extra
    rolling_on = state.phase not in ("final", "closing")
    turning = dial is not None and dial.spent(state) is None and state.phase != "closing"
    return Means(
        left=left if rolling_on else 0,
        plain=plain,
        more=replace(plain, dial=turning),
        extra=int(extra and rolling_on),
    )


def _open(here: Ground, state: State) -> tuple[date, ...]:
    """The open squares of the week as one sees them today; on Sunday the special alone."""
    if state.day.weekday() == SUNDAY:
        return (state.day,)
    return tuple(
        day
        for day in week_of(state.day)
        if day.weekday() != SUNDAY
        and state.first <= day
        and day.month <= state.day.month
        and (day.isoformat() not in state.marks or day == state.took)
    )


# ---- a row --------------------------------------------------------------------------------------
def _lead(here: Ground, state: State, with_: Means, hold: tuple[int, ...], day: date) -> Lead:
    mark = state.marks.get(day.isoformat())
    taken = mark is not None and day == state.took
    now = mark.value if mark is not None and taken else legal.value(here, state, day)
    reason = None if taken else legal.place(here, state, day)
    square, hand, vow = printed(here, day), state.hand, state.things.vow
    asked = Need(now, square.symbols, square.need == "all")
    lies = state.phase in _LYING
    counts = mark.counts if mark is not None and taken else _counts(here, state, day, now)
    row = Lead(
        day=day,
        square=square,
        now=now,
        short=max(0, now - (legal.total(state) if lies else 0)),
        missing=legal.missing(square, hand.symbol if lies else ()),
        chance=0.0,
        plain=0.0,
        fits=lies and reason is None and odds.met(asked, hand.number, hand.symbol, with_.plain),
        reason=reason,
        counts=counts,
        sunday=_sunday(here, state, 0 if taken else counts),
        sworn=vow is not None and vow.fate == "sworn" and vow.square == day,
    )
    if reason is not None:
        return row
    plain = _chance(state, asked, with_.plain, with_.left, hold)
    chance = _chance(state, asked, with_.more, with_.left + with_.extra, hold)
    if with_.extra and not with_.left:  # one may as well stop
        chance = max(chance, _chance(state, asked, with_.more, 0, hold))
    return replace(row, chance=chance, plain=plain)


def _chance(state: State, asked: Need, terms: Terms, left: int, hold: tuple[int, ...]) -> float:
    hand = state.hand
    if state.phase not in _LYING:
        return odds.chance(asked, terms, left)
    if not left or hold == _ALL:
        return odds.chance(asked, terms, 0, hand.number, hand.symbol)
    numbers = [hand.number[die - 1] for die in hold if die <= len(hand.number)]
    signs = [hand.symbol[die - 4] for die in hold if die > len(hand.number)]
    return odds.chance(asked, terms, left, numbers, signs)


def _counts(here: Ground, state: State, day: date, now: int) -> int:
    feat = Feat(day, here.squares[day], now, now)
    return 1 + sum(
        twist.weight(here, state, feat) for twist in rules(here, state.month.number).weight
    )


def _sunday(here: Ground, state: State, less: int) -> int | None:
    last = week_of(state.day)[-1]
    if last.weekday() != SUNDAY or state.day == last:
        return None
    return legal.value(here, state, last) - less


def _marked(leads: tuple[Lead, ...]) -> tuple[Lead, ...]:
    """The dearest that fits: what was sworn, then what takes most off, then what asks for most."""
    fitting = [lead for lead in leads if lead.fits]
    if not fitting:
        return leads
    best = max(
        fitting, key=lambda lead: (lead.sworn, "twin" in lead.square.flags, lead.counts, lead.now)
    )
    return tuple(replace(lead, dearest=lead is best) for lead in leads)


# ---- what stands below --------------------------------------------------------------------------
def _looked(
    told: Fits, state: State, with_: Means, needs: tuple[Need, ...], hold: tuple[int, ...]
) -> Fits:
    """The chance of any, and of the mark at the end."""
    hand, left = state.hand, with_.left + with_.extra
    if state.phase not in _LYING:
        seen = odds.outlook(needs, with_.more, left)
        return replace(told, some=seen.some, mark=seen.mark)
    seen = odds.outlook(
        needs, with_.more, left, hand.number, hand.symbol, hold if with_.left else None
    )
    return replace(told, some=seen.some, mark=seen.mark, keep=seen.keep)
