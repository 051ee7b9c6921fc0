"""Counting dice: throw, wait, and pocket a number at every seventh point, until three sixes."""

from collections.abc import Mapping
from typing import Any

import msgspec

from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal, Reason
from desktop.rules.kernel.game import (
    Answer,
    Lift,
    Number,
    Option,
    Policy,
    Step,
    Switch,
    Worth,
    sample,
)


class Throw(msgspec.Struct, frozen=True, tag=True):
    """Roll a die and count it; sealed."""


class Wait(msgspec.Struct, frozen=True, tag=True):
    """Let a moment pass; free to take back."""

    moments: int = 1


Choice = Throw | Wait | Answer | Switch


class Fell(msgspec.Struct, frozen=True, tag=True):
    """A die fell."""

    value: int


class Pocketed(msgspec.Struct, frozen=True, tag=True):
    """A number was put into the pocket, or time went by."""

    value: int


class Position(msgspec.Struct, frozen=True):
    """The count so far; `asked` while the pocket waits for a number."""

    chance: Chance
    options: dict[str, str]
    count: int = 0
    waited: int = 0
    pocket: tuple[int, ...] = ()
    asked: bool = False


class Pocket(msgspec.Struct, frozen=True):
    """The content: how high a number the pocket takes; below 6 counting never ends."""

    highest: int = 5


class Counting:
    """The filled form."""

    name = "counting"
    format = 2
    State, Choice, Event, Content = Position, Choice, Fell | Pocketed, Pocket
    options = (Option("story_mode", ("off", "on"), "off", "", switchable=True),)
    lifts = (Lift(1, lambda state: {**state, "waited": 0}),)
    policies: Mapping[str, Policy] = {}

    def begin(self, content: Pocket, options: Mapping[str, str], chance: Chance) -> Step:
        if set(options) - {"story_mode"}:
            raise Illegal(Reason("option"))
        return Step(Position(chance, dict(options)), (Pocketed(0),))

    def choices(self, content: Pocket, state: Position) -> tuple[Any, ...]:
        if self.ending(state):
            return ()
        return (Number(0, content.highest),) if state.asked else (Throw(), Wait())

    def choose(self, content: Pocket, state: Position, choice: Any) -> Step:
        reason = self.refuse(content, state, choice)
        if reason is not None:
            raise Illegal(reason)
        match choice:
            case Throw():
                (value,), chance = state.chance.roll(1)
                count = state.count + value
                asked = count // 7 > state.count // 7
                after = msgspec.structs.replace(state, chance=chance, count=count, asked=asked)
                return Step(after, (Fell(value),), "throw", ((value,),))
            case Wait(moments):
                waited = state.waited + moments
                return Step(msgspec.structs.replace(state, waited=waited), (Pocketed(moments),))
            case Answer(value):
                pocket = (*state.pocket[-9:], value)
                after = msgspec.structs.replace(state, pocket=pocket, asked=False)
                return Step(after, (Pocketed(value),))
            case Switch(option, value):
                options = {**state.options, option: value}
                return Step(msgspec.structs.replace(state, options=options))

    def refuse(self, content: Pocket, state: Position, wish: Any) -> Reason | None:
        match wish:
            case Switch("story_mode", "on"):
                return None
            case Answer(int(value)) if state.asked and 0 <= value <= content.highest:
                return None
            case Throw() | Wait() if not state.asked and self.choices(content, state):
                return None
        return Reason("not_offered")

    def invariants(self, content: Pocket, state: Position) -> list[str]:
        sound = state.count >= 0 and len(state.pocket) <= 10 and content.highest >= 0
        return [] if sound else ["count or pocket"]

    def ending(self, state: Position) -> str | None:
        return "sixes" if state.pocket[-3:] == (6, 6, 6) else None

    def worth(self, content: Pocket, state: Position) -> Worth | None:
        return Worth(state.count, 5) if self.ending(state) else None

    def due(self, state: Position) -> None:
        return None

    def ends(self, choice: Any) -> bool:
        return isinstance(choice, Throw)


GAME = Counting()


def pick(history: Any, chance: Chance) -> tuple[Any, Chance]:
    """A random legal choice, for random play."""
    choice, chance = chance.pick(history.choices())
    return (choice, chance) if not isinstance(choice, Number) else sample(choice, chance)
