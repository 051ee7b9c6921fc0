"""The calendar in Solitarium: one page a month, one day at a time, for a year."""

from collections.abc import Mapping
from datetime import date
from typing import Any

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar import invariants as soundness
from desktop.rules.games.calendar import rules, setup
from desktop.rules.games.calendar import state as s
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.options import OPTIONS
from desktop.rules.games.calendar.phases import ratings
from desktop.rules.games.calendar.policies import POLICIES
from desktop.rules.games.calendar.refusals import refuse
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Ask, Day, Game, Lift, Option, Policy, Step, Worth


class Calendar:
    """The form that the kernel asks a game to fill."""

    name = "calendar"
    format = 1
    State: type[s.State] = s.State
    Choice: Any = c.Choice
    Event: Any = e.Event
    Content: type[Almanac] = Almanac
    options: tuple[Option, ...] = OPTIONS
    lifts: tuple[Lift, ...] = ()
    policies: Mapping[str, Policy] = POLICIES

    def begin(self, content: Almanac, options: Mapping[str, str], chance: Chance) -> Step:
        """The first position under these table rules (unknown ones raise Illegal)."""
        return setup.begin(content, options, chance)

    def choices(self, content: Almanac, state: s.State) -> tuple[c.Choice | Ask, ...]:
        """Exactly what the player may pick now; empty only after an ending."""
        return rules.choices(content, state)

    def choose(self, content: Almanac, state: s.State, choice: c.Choice) -> Step:
        """The next position. Raises Illegal where the choice is not offered."""
        return rules.choose(content, state, choice)

    def refuse(self, content: Almanac, state: s.State, wish: c.Choice) -> Reason | None:
        """Why a wish is not offered, by public facts only; None where it is."""
        return refuse(content, state, wish)

    def invariants(self, content: Almanac, state: s.State) -> list[str]:
        """What is wrong with a state, in plain words for a developer; empty when sound."""
        return soundness.invariants(content, state)

    def ending(self, state: s.State) -> str | None:
        """The ending that was reached, if the year is over."""
        return state.ending

    def worth(self, content: Almanac, state: s.State) -> Worth | None:
        """The year's points, a star for each rank above the first, and the rank's own name."""
        if state.ending is None:
            return None
        rank = int(state.ending.removeprefix(ratings.ENDING))
        title = content.told(content.head.language).epilogues[rank].title
        return Worth(ratings.score(state), max(0, rank - 1), title)

    def due(self, state: s.State) -> date | None:
        """The next day to be played; None where all is played now, or the year is over."""
        free = state.options["catch_up"] == "free"
        return None if free or state.ending is not None else state.day

    def ends(self, choice: Any) -> bool:
        """Every choice rolls, spends, reveals or ends; the session answers `Day` alone."""
        return not isinstance(choice, Day)


GAME: Game = Calendar()
