"""Aventura Z: investigators on zone maps, a journal to read, a Clock that runs out."""

from collections.abc import Mapping
from typing import Any

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import invariants as soundness
from desktop.rules.games.aventura import rules, setup
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.choices import (
    Discard,
    Done,
    Leave,
    Name,
    NextToken,
    Pass,
    Pick,
    StepTo,
)
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.options import OPTIONS
from desktop.rules.games.aventura.policies import POLICIES
from desktop.rules.games.aventura.refusals import refuse
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Ask, Game, Lift, Option, Policy, Step, Worth

_COSTS_NOTHING = (Discard, Done, Leave, Name, NextToken, Pass, Pick, StepTo)


class Aventura:
    """The form that the kernel asks a game to fill."""

    name = "aventura"
    format = 1
    State: type[s.State] = s.State
    Choice: Any = c.Choice
    Event: Any = e.Event
    Content: type[Pack] = Pack
    options: tuple[Option, ...] = OPTIONS
    lifts: tuple[Lift, ...] = ()
    policies: Mapping[str, Policy] = POLICIES

    def begin(self, content: Pack, options: Mapping[str, str], chance: Chance) -> Step:
        """The first position under these table rules (unknown ones raise Illegal)."""
        return setup.begin(content, options, chance)

    def choices(self, content: Pack, state: s.State) -> tuple[c.Choice | Ask, ...]:
        """Exactly what the player may pick now; empty only after an ending."""
        return rules.choices(content, state)

    def choose(self, content: Pack, state: s.State, choice: c.Choice) -> Step:
        """The next position. Raises Illegal where the choice is not offered."""
        return rules.choose(content, state, choice)

    def refuse(self, content: Pack, state: s.State, wish: c.Choice) -> Reason | None:
        """Why a wish is not offered, by public facts only; None where it is."""
        return refuse(content, state, wish, rules.choices(content, state))

    def invariants(self, content: Pack, state: s.State) -> list[str]:
        """What is wrong with a state, in plain words for a developer; empty when sound."""
        return soundness.invariants(content, state)

    def ending(self, state: s.State) -> str | None:
        """The ending that was reached, if the campaign is over."""
        return state.ending

    def worth(self, content: Pack, state: s.State) -> Worth | None:
        """An adventure is told, not scored."""
        return None

    def due(self, state: s.State) -> None:
        """It does not go by the date."""

    def ends(self, choice: Any) -> bool:
        """Whether a choice throws, spends an Action, leaves or ends: never taken by the session."""
        return not isinstance(choice, _COSTS_NOTHING)


GAME: Game = Aventura()
