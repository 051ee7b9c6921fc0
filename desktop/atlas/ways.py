"""Ways over a zone map: neighbours, distances, reach, and the steps that come nearer (AZ-025..028).

A padlocked zone can be left, never entered, by anyone (AZ-029, Q-109).
"""

from collections import deque
from typing import TYPE_CHECKING, TypeVar

from desktop.atlas.parts import ZoneMap

if TYPE_CHECKING:
    import networkx as nx

MOST_KEPT = 8192  # answers kept before the cache starts anew
K = TypeVar("K")
V = TypeVar("V")


class Ways:
    """The movement graph of one map; answers are kept, whole, per set of padlocks."""

    def __init__(self, zone_map: ZoneMap) -> None:
        """Connections work both ways and are the same for every token (AZ-026, AZ-027)."""
        self._order = {zone: index for index, zone in enumerate(zone_map.zones)}
        near: dict[str, set[str]] = {zone: set() for zone in zone_map.zones}
        for a, b in (*zone_map.adjacent, *zone_map.links):
            near[a].add(b)
            near[b].add(a)
        self._near = {
            zone: tuple(sorted(others, key=self._order.__getitem__))
            for zone, others in near.items()
        }
        self._away: dict[tuple[str, frozenset[str]], dict[str, int]] = {}
        self._towards: dict[tuple[str, frozenset[str]], dict[str, int]] = {}
        self._reach: dict[
            tuple[str, int, frozenset[str], frozenset[str]], dict[str, tuple[str, ...]]
        ] = {}

    def neighbours(self, zone: str) -> tuple[str, ...]:
        """The zones one step away, in map order; padlocks are not looked at."""
        return self._near[zone]

    def graph(self) -> "nx.Graph[str]":
        """The movement graph without padlocks, for whoever wants to search it otherwise."""
        import networkx as nx  # only here: it takes 30 MB

        graph: nx.Graph[str] = nx.Graph()
        graph.add_nodes_from(self._near)
        graph.add_edges_from((a, b) for a, others in self._near.items() for b in others)
        return graph

    def distances(self, source: str, padlocks: frozenset[str]) -> dict[str, int]:
        """Steps from the source to every zone that can be reached, itself 0 (Q-93)."""
        key = source, padlocks
        if key not in self._away:
            _make_room(self._away)
            self._away[key] = self._search(source, padlocks, leaving=True)
        return dict(self._away[key])

    def distances_to(self, target: str, padlocks: frozenset[str]) -> dict[str, int]:
        """Steps from every zone from which the target can be reached, itself 0 (Q-95)."""
        return dict(self._to(target, padlocks))

    def nearer(self, zone: str, target: str, padlocks: frozenset[str]) -> tuple[str, ...]:
        """The neighbours one step nearer to the target, in map order (Q-92); none without a way."""
        steps = self._to(target, padlocks)
        if zone not in steps or zone == target:
            return ()
        wanted = steps[zone] - 1
        return tuple(
            near for near in self._near[zone] if near not in padlocks and steps.get(near) == wanted
        )

    def reach(
        self, source: str, limit: int, padlocks: frozenset[str], stops: frozenset[str]
    ) -> dict[str, tuple[str, ...]]:
        """Every zone within `limit` steps with a shortest way to it: the zones stepped on, in turn.

        A stop can be entered, not passed (Q-24); the source has the empty way. Among shortest ways
        the map order decides (Q-92).
        """
        key = source, limit, padlocks, stops
        if key not in self._reach:
            _make_room(self._reach)
            self._reach[key] = self._spread(source, limit, padlocks, stops)
        return dict(self._reach[key])

    def _to(self, target: str, padlocks: frozenset[str]) -> dict[str, int]:
        key = target, padlocks
        if key not in self._towards:
            _make_room(self._towards)
            self._towards[key] = self._search(target, padlocks, leaving=False)
        return self._towards[key]

    def _search(self, root: str, padlocks: frozenset[str], leaving: bool) -> dict[str, int]:
        """Breadth first from the root, along the steps (leaving) or against them."""
        steps = {root: 0}
        queue = deque([root])
        while queue:
            zone = queue.popleft()
            if not leaving and zone in padlocks:
                continue  # nobody can have come into it
            for near in self._near[zone]:
                if near not in steps and not (leaving and near in padlocks):
                    steps[near] = steps[zone] + 1
                    queue.append(near)
        return steps

    def _spread(
        self, source: str, limit: int, padlocks: frozenset[str], stops: frozenset[str]
    ) -> dict[str, tuple[str, ...]]:
        ways: dict[str, tuple[str, ...]] = {source: ()}
        queue = deque([source])
        while queue:
            zone = queue.popleft()
            way = ways[zone]
            if len(way) >= limit or (zone in stops and zone != source):
                continue
            for near in self._near[zone]:
                if near not in ways and near not in padlocks:
                    ways[near] = (*way, near)
                    queue.append(near)
        return ways


def _make_room(kept: dict[K, V]) -> None:
    if len(kept) >= MOST_KEPT:
        kept.clear()
