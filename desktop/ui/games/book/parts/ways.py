"""Where one may go from here, worked out only as far as somebody asks, and kept for a position."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from desktop.rules.games.book import view
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.state import State
from desktop.rules.games.book.view import Destination
from desktop.ui.games.book.parts.held import Sorting


class Ways:
    """The destinations of one position; to look for the dots of all takes too long at once."""

    def __init__(self, tables: Tables, state: State) -> None:
        """Nothing is worked out yet."""
        self._tables = tables
        self.state = state
        self.areas = routes.nearest_first(state) if state.trail else ()
        self._found: dict[str, Destination] = {}
        self._likely: tuple[str, ...] | None = None

    def fits(self, tables: Tables, state: State) -> bool:
        """Whether they are those of this position."""
        return self._tables is tables and self.state is state

    def one(self, area: str) -> Destination:
        """What stands in a square, the best dot there and what it loses. Raises KeyError."""
        if area not in self._found:
            self._found[area] = view.destination(self._tables, self.state, area)
        return self._found[area]

    def open_ones(self, sorting: Sorting) -> Iterator[Destination]:
        """Those that a Route may be drawn to, as the page is sorted."""
        found = (self.one(area) for area in self._order(sorting))
        return (one for one in found if one.dot is not None)

    def all(self, sorting: Sorting) -> tuple[Destination, ...]:
        """All of them, those that no Route leads to last."""
        shut = [one for one in map(self.one, self._order(sorting)) if one.dot is None]
        return (*self.open_ones(sorting), *shut)

    def first(self, most: int, sorting: Sorting, pointed: str) -> tuple[Destination, ...]:
        """So many rows of the page; what is pointed at is always among them."""
        rows = tuple(islice(self.open_ones(sorting), most))
        if len(rows) < most:
            rows = self.all(sorting)[:most]
        if pointed not in self.areas or any(one.area == pointed for one in rows):
            return rows
        return (*rows[: most - 1], self.one(pointed))

    def ahead(self, most: int, sorting: Sorting) -> bool:
        """Work out one more of the first rows; whether there are more to work out."""
        known = 0
        for area in self._order(sorting):
            if area not in self._found:
                self.one(area)
                return True
            known += self._found[area].dot is not None
            if known == most:
                return False
        return False

    def beside(self, area: str, by: int, sorting: Sorting) -> str:
        """The open destination before or after one, round and round; "" where there is none."""
        order = self._order(sorting)
        order = order if by > 0 else order[::-1]
        start = order.index(area) + 1 if area in order else 0
        for name in (*order[start:], *order[:start]):
            if self.one(name).dot is not None:
                return name
        return ""

    def _order(self, sorting: Sorting) -> tuple[str, ...]:
        if sorting == "near":
            return self.areas
        if self._likely is None:
            self._likely = tuple(sorted(self.areas, key=self._unlikely))
        return self._likely

    def _unlikely(self, area: str) -> float:
        chance = view.chance(self._tables, self.state, area)
        return 1.0 if chance is None else -chance


_kept: list[Ways] = []


def ways(tables: Tables, state: State) -> Ways:
    """Those of a position; the last ones asked for are kept."""
    if not _kept or not _kept[0].fits(tables, state):
        _kept[:] = [Ways(tables, state)]
    return _kept[0]
