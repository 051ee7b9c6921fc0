"""The problems found while a map is read: collected, not thrown, with a bound on their number."""

from desktop.atlas.lattice import Point
from desktop.rules.kernel.errors import Problem, Severity, shown

MOST = 300  # a hostile file could make millions


class Complaints:
    """All problems of one file, in the order found."""

    def __init__(self, file: str, snap: float = 1.0) -> None:
        """`snap` turns lattice units back into the pixels that the author knows."""
        self.snap = snap
        self._file = file
        self._found: list[Problem] = []

    def error(self, code: str, place: str = "", at: Point | None = None, **facts: object) -> None:
        """Something that keeps the map from being played."""
        self._add(code, "error", place, at, facts)

    def warning(self, code: str, place: str = "", at: Point | None = None, **facts: object) -> None:
        """Something that the author should look at."""
        self._add(code, "warning", place, at, facts)

    def problems(self) -> tuple[Problem, ...]:
        """Everything found; the last one says how many more there were."""
        more = len(self._found) - MOST
        if more <= 0:
            return tuple(self._found)
        rest = Problem("map.more_problems", "error", self._file, "", {"count": str(more)})
        return (*self._found[:MOST], rest)

    def _add(
        self, code: str, severity: Severity, place: str, at: Point | None, facts: dict[str, object]
    ) -> None:
        told = {name: shown(value) for name, value in facts.items()}
        if at is not None:
            told["x"], told["y"] = (shown(round(value * self.snap, 2)) for value in at)
        self._found.append(Problem(code, severity, self._file, shown(place), told))
