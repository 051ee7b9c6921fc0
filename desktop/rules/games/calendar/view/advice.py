"""What a thoughtful player would do: which dice to hold, what to take. By the week's own odds."""

from datetime import date
from typing import Any, Literal

import msgspec
from msgspec.structs import asdict, replace

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.phases import declaring, final, rolling
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.phases.twists import T4, rules
from desktop.rules.games.calendar.state import State, Symbol

Deed = Literal[
    "roll", "stop", "recall", "turn", "complete", "pass", "hush", "swear", "ally", "none"
]


class Advice(msgspec.Struct, frozen=True):
    """What to do now, and how much better it is than the next best, in points of the year.

    `hold` (dice 1 to 5) goes with roll and recall, `square` with complete and swear, `die` and
    `symbol` with turn, `symbol` with ally. `close`: the next best is within 0.3 points.
    Which dice to hold is never called close: it nearly always is, to a few hundredths of a point.
    `none`: nothing is asked.
    """

    deed: Deed
    hold: tuple[int, ...] = ()
    square: date | None = None
    die: int = 0
    symbol: Symbol | None = None
    better: float = 0.0
    close: bool = False


CLOSE = 0.3
"""Points of the year within which the next best is as good (part 3.3)."""
_SAME = 1e-9
"""What differs by no more is the same done in another way."""
_NOTHING = Advice("none")


def advice(almanac: Almanac, state: State) -> Advice:
    """What to do now. The first time it is asked for it may take a tenth of a second."""
    rated = _rated(almanac, state)
    if not rated:
        return _NOTHING
    worth, choice = rated[0]
    better = next((worth - other for other, _ in rated if worth - other > _SAME), 0.0)
    near = 0.0 < better < CLOSE and state.phase != "rolled"
    return replace(_told(choice), better=better, close=near)


def _rated(almanac: Almanac, state: State) -> list[tuple[float, Any]]:
    """Everything that may be done and what it is worth, the best first."""
    from desktop.rules.games.calendar.policies import manners, planner  # with numpy

    here, seen = ground(almanac, state), manners.Seen(almanac, state)
    match state.phase:
        case "ally":
            ally = rules(here, state.month.number).get(T4)
            offered = ally.offered(state) if ally is not None else ()
            return [*planner.helpers(seen, offered)]
        case "declare":
            vows = [one for one in declaring.offers(here, state) if isinstance(one, c.Swear)]
            if not vows:
                return [(0.0, c.Roll())]
            found = planner.vows(seen, tuple(vows))
            return [(worth, vow if vow is not None else c.Roll()) for worth, vow in found]
        case "rolled" | "final":
            tables = manners.sitting(seen, planner.MIND)
            told = manners.rated(tables, state, _offered(here, state))
            return [(one.worth, one.choice) for one in told]
        case _:
            return []


def _offered(here: Ground, state: State) -> tuple[c.Choice, ...]:
    rolled = state.phase == "rolled"
    return rolling.offers(here, state) if rolled else final.offers(here, state)


_DEEDS: dict[type, Deed] = {
    c.Roll: "roll",
    c.Stop: "stop",
    c.Recall: "recall",
    c.Turn: "turn",
    c.Complete: "complete",
    c.Pass: "pass",
    c.Hush: "hush",
    c.Swear: "swear",
    c.ChooseAlly: "ally",
}


def _told(choice: Any) -> Advice:
    deed = _DEEDS.get(type(choice))
    if deed is None:
        return _NOTHING
    told = asdict(choice)
    if "face" in told:
        told["symbol"] = told.pop("face")
    return Advice(deed, **told)
