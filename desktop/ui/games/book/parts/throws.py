"""The throws of a game as they lie in the tray: dice, what was needed, what they came to."""

import msgspec

from desktop.drawing.dice import DieKind
from desktop.rules.games.book import events as e
from desktop.rules.kernel.history import History
from desktop.ui.widgets.pool_tray import EarlierThrow
from desktop.ui.widgets.tray_rows import DieView

EARLIER = 6


class Thrown(msgspec.Struct, frozen=True):
    """One throw, with a name of its own so that it falls only once."""

    name: str
    event: e.Event
    dice: tuple[int, ...]


def thrown(event: e.Event, name: str) -> Thrown | None:
    """An event as a throw that the player made; None for what merely follows."""
    match event:
        case e.AttributesRolled() | e.Checked() | e.FearChecked() | e.Rolled():
            return Thrown(name, event, event.dice)
        case e.TypeRolled(oracle=False) | e.TrapChecked():
            return Thrown(name, event, (event.die,))
        case _:
            return None


def tells_type(rolls: tuple[Thrown, ...]) -> bool:
    """Whether the last throw was the die for a type."""
    return bool(rolls) and isinstance(rolls[-1].event, e.TypeRolled)


def last_throws(history: History) -> tuple[Thrown, ...]:
    """The last throws of a story, the latest at the end."""
    found: list[Thrown] = []
    for number in range(len(history.entries) - 1, -1, -1):
        events = history.entries[number].events
        throws = [thrown(event, f"{number}.{place}") for place, event in enumerate(events)]
        found = [one for one in throws if one is not None] + found
        if len(found) > EARLIER:
            break
    return tuple(found[-(EARLIER + 1) :])


def dice_of(one: Thrown) -> tuple[DieView, ...]:
    """The dice of a throw."""
    return tuple(DieView(value, DieKind.BONE) for value in one.dice)


def earlier(throws: tuple[Thrown, ...]) -> tuple[EarlierThrow, ...]:
    """The throws before the last one, small, the latest first; sums where they count."""
    return tuple(
        EarlierThrow(dice_of(one), total(one), strong=succeeded(one) is True)
        for one in reversed(throws)
    )[:EARLIER]


def total(one: Thrown) -> str:
    """The sum of a pool; nothing for throws whose sum does not count."""
    return str(one.event.total) if isinstance(one.event, e.Rolled) else ""


def succeeded(one: Thrown) -> bool | None:
    """Whether a throw was a success; None where it was none to succeed in."""
    match one.event:
        case e.Rolled(success=success):
            return success
        case e.FearChecked(passed=passed) | e.TrapChecked(passed=passed):
            return passed
        case _:
            return None
