"""What the narrator knows while it tells: what stands in the squares, by what was told."""

from collections.abc import Sequence

import msgspec

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import Area, Letter, State
from desktop.words.book.names import Names


class Told:
    """Names; the squares written on so far, the Hometown and the Level of that moment."""

    def __init__(self, names: Names) -> None:
        """Know nothing yet."""
        self.names = names
        self.areas: dict[str, Area] = {}
        self.home = ""
        self.level = 0
        self.named = ""  # the Encounter that a sentence of this step has named already

    @classmethod
    def between(cls, names: Names, before: State | None, after: State) -> "Told":
        """Know what stood there before a step; without it, what stands there after it."""
        told = cls(names)
        known = after if before is None else before
        told.areas = dict(known.areas)
        told.home = known.home or after.home
        told.level = known.sheet.level
        return told

    def met(self, area: str) -> str:
        """What stands in a square, such as `Puzzle 16`."""
        return self.names.area(self.areas.get(area), home=area == self.home)

    def learn(self, event: e.Event) -> None:
        """What an event changes of the squares and the Level; taken in after it was told."""
        match event:
            case e.Settled(area=area, wealth=wealth):
                self.home = area
                self.areas[area] = Area("town", wealth)
            case e.AreaCreated(area=area, kind=kind, value=value):
                self.areas[area] = Area(kind, value)
            case (
                e.TypeRolled(area=area, letter=letter) | e.PersonalRolled(area=area, letter=letter)
            ):
                self._write(area, letter)
            case e.Converted(area=area, after=letter, ecl=ecl):
                self.areas[area] = Area("encounter", ecl, letter)
            case e.LevelChanged(level=level):
                self.level = level
            case _:
                pass

    def _write(self, area: str, letter: Letter) -> None:
        known = self.areas.get(area)
        if known is not None:
            self.areas[area] = msgspec.structs.replace(known, letter=letter)


def lost_with(events: Sequence[e.Event], place: int) -> tuple[e.AreaLost, ...]:
    """The squares that the Route told at `place` crossed out."""
    lost: list[e.AreaLost] = []
    for event in events[place + 1 :]:
        if not isinstance(event, e.AreaLost):
            break
        lost.append(event)
    return tuple(lost)


def created_with(events: Sequence[e.Event], place: int) -> tuple[e.AreaCreated, ...]:
    """The squares written in one stroke, from the one at `place` on; none within such a stroke."""
    if place and isinstance(events[place - 1], e.AreaCreated):
        return ()
    written: list[e.AreaCreated] = []
    for event in events[place:]:
        if not isinstance(event, e.AreaCreated):
            break
        written.append(event)
    return tuple(written)
