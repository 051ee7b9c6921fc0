"""The agenda: the frame on top is resolved until a question, or the end (house rule 4)."""

from collections.abc import Callable
from typing import TypeVar, cast

import msgspec

from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.choices import Choice
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import (
    acting,
    adversaries,
    approach,
    attack,
    clock,
    coding,
    defeat,
    effects,
    entry,
    exchange,
    healing,
    moving,
    reading,
    returning,
    testing,
    travel,
    wounds,
)
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.kernel.errors import Endless
from desktop.rules.kernel.game import Ask

MOST_STEPS = 5000  # between two questions; more is a loop in the pack

_F = TypeVar("_F", bound=s.Frame)
Proceed = Callable[[Play, s.Frame], bool]
Offers = Callable[[Pack, s.State, s.Frame], tuple[Choice | Ask, ...]]
Answers = Callable[[Play, s.Frame, Choice], None]


class Stage(msgspec.Struct, frozen=True):
    """How a kind of frame goes on (True: it waits), what it offers, what an answer does."""

    proceed: Proceed
    offers: Offers | None = None
    answer: Answers | None = None


def _stage(
    kind: type[_F],
    proceed: Callable[[Play, _F], bool],
    offers: Callable[[Pack, s.State, _F], tuple[Choice | Ask, ...]] | None = None,
    answer: Callable[[Play, _F, Choice], None] | None = None,
) -> tuple[type[s.Frame], Stage]:
    return cast("type[s.Frame]", kind), Stage(
        cast(Proceed, proceed), cast("Offers | None", offers), cast("Answers | None", answer)
    )


STAGES: dict[type[s.Frame], Stage] = dict(
    (
        _stage(s.Reading, reading.proceed, reading.offers, reading.answer),
        _stage(s.Running, effects.proceed),
        _stage(s.Rolling, testing.proceed, testing.offers, testing.answer),
        _stage(s.Suffering, wounds.proceed),
        _stage(s.Window, returning.proceed, returning.offers, returning.answer),
        _stage(s.Acting, adversaries.proceed, adversaries.offers, adversaries.answer),
        _stage(s.Approaching, approach.proceed, approach.offers, approach.answer),
        _stage(s.Attacking, attack.proceed),
        _stage(s.Exchanging, exchange.proceed, exchange.offers, exchange.answer),
        _stage(s.Coding, coding.proceed, coding.offers, coding.answer),
        _stage(s.Choosing, effects.choosing, effects.choosing_offers, effects.chosen),
        _stage(s.Mending, wounds.mend, wounds.offers, wounds.answer),
        _stage(s.Healing, healing.proceed, healing.offers, healing.answer),
        _stage(s.Leaving, travel.proceed, travel.offers, travel.answer),
        _stage(s.Beaten, defeat.proceed, defeat.offers, defeat.answer),
        _stage(
            s.TokenOrder,
            adversaries.proceed_order,
            adversaries.order_offers,
            adversaries.answer_order,
        ),
        _stage(s.Ticking, clock.tick),
        _stage(s.Opening, entry.open_turn),
        _stage(s.Walking, moving.walk),
    )
)


def run(play: Play) -> None:
    """Resolve until somebody has to answer. Raises Endless where a pack runs in a circle."""
    for _ in range(MOST_STEPS):
        if play.state.ending is not None:
            return
        if play.frames:
            frame = play.frames[-1]
            if play.visit.overrun and _effect_done(play.frames):
                clock.run_out(play)
            elif STAGES[type(frame)].proceed(play, frame):
                return
        elif play.state.phase == "adversaries":
            adversaries.next_token(play)
        else:
            acting.settle(play)
            return
    raise Endless(f"no question after {MOST_STEPS} steps")


def _effect_done(frames: list[s.Frame]) -> bool:
    """Whether the effect, or the adversary's result, that overran the Clock is done (Q-48)."""
    top = frames[-1]
    if isinstance(top, s.Acting):
        return not top.moved
    if isinstance(top, s.Attacking | s.Approaching | s.Ticking):
        return False
    return all(isinstance(frame, s.Reading | s.Opening | s.Acting) for frame in frames[:-1])


def offers(pack: Pack, state: s.State) -> tuple[Choice | Ask, ...]:
    """What the question on top of the agenda offers."""
    frame = state.frames[-1]
    ask = STAGES[type(frame)].offers
    return ask(pack, state, frame) if ask is not None else ()


def answer(play: Play, choice: Choice) -> None:
    """Hand an answer to the question on top."""
    frame = play.frames[-1]
    take = STAGES[type(frame)].answer
    if take is not None:
        take(play, frame, choice)
