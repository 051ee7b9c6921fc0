"""The Book of Adventure in Solitarium: a sheet of squared paper, a red line, twenty Chapters."""

from collections.abc import Mapping
from typing import Any

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import events as e
from desktop.rules.games.book import invariants as soundness
from desktop.rules.games.book import rules, setup
from desktop.rules.games.book import state as s
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.policies import POLICIES
from desktop.rules.games.book.refusals import refuse
from desktop.rules.games.book.view.review import VERDICTS, review
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Ask, Game, Lift, Option, Policy, Step, Worth


class Book:
    """The form that the kernel asks a game to fill."""

    name = "book"
    format = 1
    State: type[s.State] = s.State
    Choice: Any = c.Choice
    Event: Any = e.Event
    Content: type[Tables] = Tables
    options: tuple[Option, ...] = OPTIONS
    lifts: tuple[Lift, ...] = ()
    policies: Mapping[str, Policy] = POLICIES

    def begin(self, content: Tables, options: Mapping[str, str], chance: Chance) -> Step:
        """The first position under these table rules (unknown ones raise Illegal)."""
        return setup.begin(content, options, chance)

    def choices(self, content: Tables, state: s.State) -> tuple[c.Choice | Ask, ...]:
        """Exactly what the player may pick now; empty only after an ending."""
        return rules.choices(content, state)

    def choose(self, content: Tables, state: s.State, choice: c.Choice) -> Step:
        """The next position. Raises Illegal where the choice is not offered."""
        return rules.choose(content, state, choice)

    def refuse(self, content: Tables, state: s.State, wish: c.Choice) -> Reason | None:
        """Why a wish is not offered, by public facts only; None where it is."""
        return refuse(content, state, wish)

    def invariants(self, content: Tables, state: s.State) -> list[str]:
        """What is wrong with a state, in plain words for a developer; empty when sound."""
        return soundness.invariants(content, state)

    def ending(self, state: s.State) -> str | None:
        """The ending that was reached, if the adventure is over."""
        return state.ending

    def worth(self, content: Tables, state: s.State) -> Worth | None:
        """The Review Score and its verdict in stars; none for the dead (BA-G70)."""
        if state.ending is None or state.ending == "dead":
            return None
        found = review(content, state)
        words = [word for _, word in VERDICTS]
        return Worth(found.score, words.index(found.verdict))

    def due(self, state: s.State) -> None:
        """It does not go by the date."""

    def ends(self, choice: Any) -> bool:
        """Every choice throws, spends, draws or leaves: the session never answers one."""
        return True


GAME: Game = Book()
