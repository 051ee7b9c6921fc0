"""What a step that cannot be taken back would bring: facts for the confirmation (7.1.8)."""

from typing import Literal

import msgspec

from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import defeat, ground, travel, wounds
from desktop.rules.games.aventura.state import State


class Leaving(msgspec.Struct, frozen=True):
    """Of travelling: the map that closes, Actions lost, duties left, wounds that get a roll."""

    closes: str
    actions_lost: dict[str, int]
    on_duty: tuple[str, ...]
    wounds_rolled: int


class TurnsEnd(msgspec.Struct, frozen=True):
    """Of ending the turn, or one part of it."""

    actions_lost: dict[str, int]
    adversaries: int  # tokens that will act
    next_clock: int | None  # None: the Clock has no further number
    red: bool  # an event will open the next turn
    after_last: Literal["travel", "defeat"] | None


class Fall(msgspec.Struct, frozen=True):
    """Of a defeat or of giving up: all wounds go back, one of these maps is chosen."""

    wounds_back: dict[str, int]
    safeguards: tuple[str, ...]
    reopened: tuple[str, ...]


def of_travel(pack: Pack, state: State) -> Leaving:
    """What travelling now would cost (Q-76, Q-77). Raises LookupError before the first map."""
    _, visit = ground.here(pack, state)
    return Leaving(
        closes=visit.map,
        actions_lost=_actions(state),
        on_duty=tuple(one.id for one in state.investigators if ground.on_duty(pack, state, one)),
        wounds_rolled=sum(_wounds(state).values()),
    )


def of_end_turn(pack: Pack, state: State) -> TurnsEnd:
    """What ending the turn now would bring. Raises LookupError before the first map."""
    content, visit = ground.here(pack, state)
    after = visit.clock + 1
    over = after > content.journal.clock.turns
    stuck = bool(visit.tokens) or not travel.available(state)
    return TurnsEnd(
        actions_lost=_actions(state),
        adversaries=len(visit.tokens),
        next_clock=None if over else after,
        red=not over and after in content.red_turns and after not in visit.resolved,
        after_last=None if not over else "defeat" if stuck else "travel",
    )


def of_giving_up(pack: Pack, state: State) -> Fall:
    """What a defeat or a dead end would bring (Q-61, Q-72). Raises LookupError before a map."""
    _, visit = ground.here(pack, state)
    strict = state.options["after_defeat_maps"] == "lost_map"
    return Fall(
        wounds_back=_wounds(state),
        safeguards=defeat.safeguards(pack, state),
        reopened=(visit.map,) if strict else state.closed,
    )


def _actions(state: State) -> dict[str, int]:
    return {one.id: one.actions for one in state.investigators if one.actions}


def _wounds(state: State) -> dict[str, int]:
    return {
        one.id: sum(len(wounds.held(one, kind)) for kind in wounds.KINDS)
        for one in state.investigators
    }
