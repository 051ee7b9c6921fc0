"""The form that a game fills, and the few records that all games share."""

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Literal, Protocol

import msgspec

from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Reason

Seal = Literal["throw", "reveal", "wound", "travel", "turn", "day"]


class Step(msgspec.Struct, frozen=True):
    """What a choice led to: the next state, what happened, and whether undo stops here.

    `fell` lists every roll of this step in order, for the journal.
    """

    state: Any
    events: tuple[Any, ...] = ()
    seal: Seal | None = None
    fell: tuple[tuple[int, ...], ...] = ()


class Option(msgspec.Struct, frozen=True):
    """A table rule: its values, the printed default, and the ruling that it settles.

    With `free` any text of 1 to so many printable characters is a value; `values` are suggestions.
    """

    id: str
    values: tuple[str, ...]
    default: str
    ruling: str
    switchable: bool = False
    free: int = 0

    def takes(self, value: str) -> bool:
        """Whether a text is a value of this rule."""
        if value in self.values:
            return True
        return 0 < len(value) <= self.free and value.isprintable() and value == value.strip()


class Lift(msgspec.Struct, frozen=True):
    """How a state of one format number becomes one of the next; plain data in and out."""

    source: int
    raise_state: Callable[[dict[str, Any]], dict[str, Any]]


class Worth(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an ending is worth: a score, how many stars of five, what its content calls it."""

    score: int
    stars: int
    title: str = ""


# Questions whose answers cannot be listed. The reply to each is one `Answer`.
class Number(msgspec.Struct, frozen=True, tag=True):
    """A whole number from lo to hi."""

    lo: int
    hi: int


class Subset(msgspec.Struct, frozen=True, tag=True):
    """Any of these, none twice."""

    of: tuple[str, ...]


class Order(msgspec.Struct, frozen=True, tag=True):
    """All of these, in an order."""

    of: tuple[str, ...]


class Dice(msgspec.Struct, frozen=True, tag=True):
    """Exactly these dice, as they fell on the player's own table: `d6`, or `d3` for three faces."""

    kinds: tuple[str, ...]


class Text(msgspec.Struct, frozen=True, tag=True):
    """A word or number typed by the player, at most so many characters."""

    max: int


class One(msgspec.Struct, frozen=True, tag=True):
    """One of these."""

    of: tuple[str, ...]


class Dot(msgspec.Struct, frozen=True, tag=True):
    """A dot strictly inside one of these squares ("column,row"); which are legal the rules know.

    A square is 20 units wide, so both coordinates of a dot are 1 to 19 beyond a multiple of 20.
    """

    areas: tuple[str, ...]


class Day(msgspec.Struct, frozen=True, tag=True):
    """A date later than this one; answered by the session alone, with `Arrive`."""

    after: date


Part = Number | Subset | Order | Dice | Text | One | Dot


class Form(msgspec.Struct, frozen=True, tag=True):
    """A question of several parts; the answer is the game's own choice of this name."""

    choice: str
    parts: dict[str, Part]


Ask = Part | Day | Form


class Answer(msgspec.Struct, frozen=True, tag=True):
    """The player's reply to the open question (an `Ask`); the rules validate it."""

    value: int | str | tuple[int | str, ...]


class Arrive(msgspec.Struct, frozen=True, tag=True):
    """The answer to `Day`: the civil date where the player is."""

    today: date


class Switch(msgspec.Struct, frozen=True, tag=True):
    """Switch `dice` or `story_mode` in mid-game; accepted whenever no throw is pending."""

    option: str
    value: str


Policy = Callable[[Any, Any, tuple[Any, ...], Chance], tuple[Any, Chance]]
"""(content, state, choices, chance) -> (choice, chance): a player made of code."""


class Game(Protocol):
    """One game as a value: everything the session, the saves and the tests need of it."""

    name: str
    format: int
    State: type[Any]
    Choice: Any
    Event: Any
    Content: type[Any]
    options: tuple[Option, ...]
    lifts: tuple[Lift, ...]
    policies: Mapping[str, Policy]

    def begin(self, content: Any, options: Mapping[str, str], chance: Chance) -> Step:
        """The first position under these table rules (unknown ones raise Illegal)."""

    def choices(self, content: Any, state: Any) -> tuple[Any, ...]:
        """Exactly what the player may pick now; empty only after an ending."""

    def choose(self, content: Any, state: Any, choice: Any) -> Step:
        """The next position. Raises Illegal where the choice is not offered."""

    def refuse(self, content: Any, state: Any, wish: Any) -> Reason | None:
        """Why a wish is not offered, by public facts only; None where it is."""

    def invariants(self, content: Any, state: Any) -> list[str]:
        """What is wrong with a state, in plain words for a developer; empty when sound."""

    def ending(self, state: Any) -> str | None:
        """The ending that was reached, if the game is over."""

    def worth(self, content: Any, state: Any) -> Worth | None:
        """What the ending is worth; None where a game has no score, or goes on."""

    def due(self, state: Any) -> date | None:
        """The next day to be played, in a game that goes by the date; else None."""

    def ends(self, choice: Any) -> bool:
        """Whether a choice ends something and so is never answered by the session."""


SQUARE = 20


def filled(form: Form, chance: Chance) -> tuple[dict[str, Any], Chance]:
    """A random answer to every part of a form, by its name; the rules may still refuse them."""
    answers: dict[str, Any] = {}
    for name, part in form.parts.items():
        answer, chance = sample(part, chance)
        answers[name] = answer.value
    return answers, chance


def sample(ask: Part, chance: Chance) -> tuple[Answer, Chance]:
    """A random valid answer, for random play."""
    match ask:
        case One(of):
            word, chance = chance.pick(of)
            return Answer(word), chance
        case Dot(areas):
            area, chance = chance.pick(areas)
            across, chance = chance.below(SQUARE - 1)
            down, chance = chance.below(SQUARE - 1)
            column, row = (SQUARE * int(place) + 1 for place in area.split(","))
            return Answer((column + across, row + down)), chance
        case Number(lo, hi):
            value, chance = chance.below(hi - lo + 1)
            return Answer(lo + value), chance
        case Dice(kinds):
            fell, chance = _fallen(kinds, chance)
            return Answer(fell), chance
        case Order(of):
            order, chance = chance.shuffled(of)
            return Answer(order), chance
        case Subset(of):
            order, chance = chance.shuffled(of)
            size, chance = chance.below(len(of) + 1)
            return Answer(order[:size]), chance
        case Text(max=length):
            number, chance = chance.below(10 ** min(length, 3))
            return Answer(str(number)), chance


def _fallen(kinds: tuple[str, ...], chance: Chance) -> tuple[tuple[int, ...], Chance]:
    """One roll of each die by its kind: `d6`, `d3`."""
    fell: tuple[int, ...] = ()
    for kind in kinds:
        one, chance = chance.roll(1, int(kind[1:]))
        fell += one
    return fell, chance
