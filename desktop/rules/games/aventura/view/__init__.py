"""What the screens may show of a position: facts worked out from it, without changing it.

Everything here could be read off the table by a player; nothing unread is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.effects import Stat, Test, WoundKind
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases import activating, ground, pools, reading, travel, wounds
from desktop.rules.games.aventura.phases.conditions import holds
from desktop.rules.games.aventura.phases.play import person, token_of
from desktop.rules.games.aventura.state import Frame, Reading, State
from desktop.rules.games.aventura.view.threats import Prospect, Threat, ThreatRow, threat

if TYPE_CHECKING:
    from desktop.atlas.sight import Verdict

__all__ = [
    "Clock",
    "Limit",
    "OptionStatus",
    "Pool",
    "Prospect",
    "Threat",
    "ThreatRow",
    "available_maps",
    "clock",
    "combat",
    "limits",
    "on_duty",
    "options_status",
    "pool",
    "question",
    "reach",
    "red_stops",
    "seen_from",
    "sees",
    "threat",
    "token_limit",
    "weapon_pool",
    "weapon_targets",
    "wishes",
]

CLOSED = Literal["done", "needs"]


class Pool(msgspec.Struct, frozen=True):
    """The dice of a Test: each part with where it comes from, and the total, 0 to 8."""

    parts: tuple[tuple[Source, int], ...]
    total: int


class OptionStatus(msgspec.Struct, frozen=True):
    """One option of the open entry. `closed` leads to what the author says of a closed one."""

    key: str
    source: Source
    open: bool
    why: CLOSED | None = None
    closed: Source | None = None
    test: Test | None = None
    pool: Pool | None = None
    failures: int = 0


class Limit(msgspec.Struct, frozen=True):
    """Wounds of a kind held, and how many can be (AZ-093, AZ-094)."""

    held: int
    most: int


class Clock(msgspec.Struct, frozen=True):
    """The Clock of the current map. `after_last` is what going beyond its end would bring now."""

    now: int
    turns: int
    red: tuple[int, ...]
    next_red: int | None
    after_last: Literal["travel", "defeat"]


def question(pack: Pack, state: State) -> Frame | None:
    """The open question; None between Actions, at the beginning and after an ending."""
    return state.frames[-1] if state.frames else None


def pool(pack: Pack, state: State, who: str, stat: Stat, extra: int = 0) -> Pool:
    """The dice that an investigator has for a characteristic now (AZ-087)."""
    parts = tuple(pools.parts(pack, state, who, stat, extra))
    return Pool(parts, pools.dice(pack, state, who, stat, extra))


def options_status(pack: Pack, state: State) -> tuple[OptionStatus, ...]:
    """Every option of the open entry, the closed ones too (Q-37); nothing if no entry is open."""
    frame = question(pack, state)
    if not isinstance(frame, Reading):
        return ()
    return tuple(
        _status(pack, state, frame, option.key) for option in lookup.options_of(pack, frame.source)
    )


def _status(pack: Pack, state: State, frame: Reading, key: str) -> OptionStatus:
    source = lookup.option_source(frame.source, key)
    option = lookup.option_of(pack, source)
    why: CLOSED | None = None
    if reading.is_done(state, source, option):
        why = "done"
    elif not holds(pack, state, option.needs, frame.who):
        why = "needs"
    dice = None
    if option.test is not None and option.test.who in ("reader", "choose", "each"):
        dice = pool(pack, state, frame.who, option.test.stat, option.test.dice)
    failures = state.visit.failures if state.visit is not None else {}
    return OptionStatus(
        key=key,
        source=source,
        open=why is None,
        why=why,
        closed=(*source, "closed") if why == "needs" and option.closed is not None else None,
        test=option.test,
        pool=dice,
        failures=failures.get(reading.option_key(source), 0),
    )


def reach(pack: Pack, state: State, who: str) -> dict[str, tuple[str, ...]]:
    """Where one Move can lead and the zones of the way, the own zone left out (AZ-052)."""
    return ground.reach(pack, state, person(state, who))


def red_stops(pack: Pack, state: State, who: str) -> frozenset[str]:
    """The red zones that would still stop an investigator (AZ-067)."""
    return ground.stops(pack, state, who)


def on_duty(pack: Pack, state: State, who: str) -> bool:
    """Whether his next Action must be Investigate."""
    return ground.on_duty(pack, state, person(state, who))


def sees(pack: Pack, state: State, a: str, b: str) -> Verdict:
    """Whether one zone sees another now, and why (AZ-124)."""
    content, _ = ground.here(pack, state)
    sight = content.sight(state.options["los_target"], state.options["door_rule"])
    return sight.look(a, b, ground.padlocks(state))


def seen_from(pack: Pack, state: State, zone: str) -> frozenset[str]:
    """All other zones that a zone sees now."""
    content, _ = ground.here(pack, state)
    sight = content.sight(state.options["los_target"], state.options["door_rule"])
    return sight.seen_from(zone, ground.padlocks(state))


def limits(pack: Pack, state: State, who: str) -> dict[WoundKind, Limit]:
    """Wounds held against what he can hold."""
    one = person(state, who)
    return {
        kind: Limit(len(wounds.held(one, kind)), wounds.limit(pack, who, kind))
        for kind in wounds.KINDS
    }


def combat(state: State) -> bool:
    """Whether an adversary is on the map (AZ-128, AZ-134)."""
    return state.visit is not None and bool(state.visit.tokens)


def available_maps(state: State) -> tuple[str, ...]:
    """The maps that could be travelled to, combat or not (AZ-175)."""
    return travel.available(state)


def clock(pack: Pack, state: State) -> Clock | None:
    """The Clock with its red numbers, and what comes after its last (Q-44)."""
    if state.visit is None:
        return None
    content, visit = ground.here(pack, state)
    red = tuple(sorted(content.red_turns))
    ahead = [turn for turn in red if turn > visit.clock and turn not in visit.resolved]
    stuck = bool(visit.tokens) or not travel.available(state)
    return Clock(
        now=visit.clock,
        turns=content.journal.clock.turns,
        red=red,
        next_red=ahead[0] if ahead else None,
        after_last="defeat" if stuck else "travel",
    )


def weapon_targets(pack: Pack, state: State, who: str, card: int) -> dict[int, bool]:
    """For every token whether a card reaches it from where its holder stands."""
    action = pack.cards[card].action
    if action is None or action.target is None or state.visit is None:
        return {}
    one = person(state, who)
    return {
        token.serial: activating.in_reach(pack, state, one, action, token)
        for token in state.visit.tokens
    }


def weapon_pool(pack: Pack, state: State, who: str, card: int) -> tuple[Stat, Pool] | None:
    """The characteristic and the dice of a card's Test; None for a card without one."""
    action = pack.cards[card].action
    if action is None:
        return None
    stat = action.stat if action.test is None else action.test.stat
    if stat is None:
        return None
    extra = action.dice + (action.test.dice if action.test is not None else 0)
    return stat, pool(pack, state, who, stat, extra)


def wishes(pack: Pack, state: State, card: int) -> tuple[c.Activate | c.Return, ...]:
    """What a card's symbols could be wished for, offered now or not: for the reasons to show."""
    holders = [one.id for one in state.investigators if card in one.objects]
    found: list[c.Activate | c.Return] = []
    for who in holders:
        action = pack.cards[card].action
        if action is not None and action.target is None:
            found.append(c.Activate(who, card))
        elif action is not None and state.visit is not None:
            found += [c.Activate(who, card, token.serial) for token in state.visit.tokens]
        if pack.cards[card].return_ is not None:
            found.append(c.Return(who, card))
    return tuple(found)


def token_limit(state: State, serial: int) -> Limit | None:
    """Wounds of an adversary token against those it takes (AZ-153 to AZ-155)."""
    token = token_of(state, serial)
    return Limit(token.wounds, token.limit) if token is not None else None
