"""Where tokens stand: in rows, zone by zone, investigators first."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF

from desktop.drawing.map_plan import Plan
from desktop.drawing.map_rows import Row
from desktop.ui.map.look import TokenLook


class Rows:
    """The rows of one map; each is worked out once."""

    def __init__(self, plan: Plan) -> None:
        """Rows on this plan."""
        self._plan = plan
        self._kept: dict[tuple[str, int], Row] = {}

    def row(self, zone: str, count: int) -> Row:
        """The row of `count` tokens in a zone."""
        key = (zone, count)
        if key not in self._kept:
            self._kept[key] = self._plan.zones[zone].row(count)
        return self._kept[key]

    def homes(self, tokens: Iterable[TokenLook]) -> dict[str, tuple[QPointF, float]]:
        """The place of each token, and how large it is drawn there."""
        by_zone: dict[str, list[str]] = {}
        for token in sorted(tokens, key=lambda token: not token.investigator):
            by_zone.setdefault(token.zone, []).append(token.id)
        homes: dict[str, tuple[QPointF, float]] = {}
        for zone, names in by_zone.items():
            row = self.row(zone, len(names))
            for name, spot in zip(names, row.spots, strict=True):
                homes[name] = (QPointF(*spot), row.size)
        return homes
