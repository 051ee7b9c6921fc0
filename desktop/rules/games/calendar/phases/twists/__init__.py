"""The months' rules that hold in a month, in the order of the year's list, by their hooks."""

from functools import lru_cache
from typing import Final, TypeVar

from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.twists.ally import T4
from desktop.rules.games.calendar.phases.twists.bell import T8
from desktop.rules.games.calendar.phases.twists.dial import T2
from desktop.rules.games.calendar.phases.twists.insight import T6
from desktop.rules.games.calendar.phases.twists.sealed import T3
from desktop.rules.games.calendar.phases.twists.sitting import T12
from desktop.rules.games.calendar.phases.twists.tides import T7
from desktop.rules.games.calendar.phases.twists.twin import T5
from desktop.rules.games.calendar.phases.twists.twist import Feat, Twist
from desktop.rules.games.calendar.phases.twists.unmask import T11
from desktop.rules.games.calendar.phases.twists.vow import T10
from desktop.rules.games.calendar.phases.twists.whisper import T9

__all__ = ["T2", "T4", "T6", "T8", "T10", "T12", "Feat", "Rules", "Twist", "rules"]

_KNOWN: Final[dict[str, type[Twist]]] = {
    "T2": T2,
    "T3": T3,
    "T4": T4,
    "T5": T5,
    "T6": T6,
    "T7": T7,
    "T8": T8,
    "T9": T9,
    "T10": T10,
    "T11": T11,
    "T12": T12,
}
T = TypeVar("T", bound=Twist)


class Rules:
    """What holds in a month: for each hook the rules that fill it."""

    __slots__ = (
        *("_all", "after", "bars", "completed", "dawn", "dread", "dusk"),
        *("held", "madness", "month_start", "points", "value", "week_start", "weight"),
    )

    def __init__(self, twists: tuple[Twist, ...]) -> None:
        """Sort them by their hooks."""

        def filling(hook: str) -> tuple[Twist, ...]:
            bare = getattr(Twist, hook)
            return tuple(twist for twist in twists if getattr(type(twist), hook) is not bare)

        self._all = {type(twist): twist for twist in twists}
        self.month_start = filling("month_start")
        self.week_start = filling("week_start")
        self.dawn = filling("dawn")
        self.bars = filling("bars")
        self.value = filling("value")
        self.held = filling("held")
        self.after = filling("after")
        self.weight = filling("weight")
        self.points = filling("points")
        self.completed = filling("completed")
        self.madness = filling("madness")
        self.dread = filling("dread")
        self.dusk = filling("dusk")

    def get(self, kind: type[T]) -> T | None:
        """One of them, if it holds."""
        found = self._all.get(kind)
        return found if isinstance(found, kind) else None


@lru_cache(maxsize=256)
def rules(ground: Ground, month: int) -> Rules:
    """The rules of a month; none in base."""
    holding = [
        module for module in ground.modules.values() if module.from_ <= month <= module.until
    ]
    return Rules(
        tuple(_KNOWN[name](module) for module in holding if (name := _name(module.id)) in _KNOWN)
    )


def _name(module: str) -> str:
    return module.partition(".")[0]
