"""Line of sight between zones, exact, with a reason for every answer (AZ-123 to AZ-127)."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

import msgspec

from desktop.atlas.centre_lines import CentreLines, Seen
from desktop.atlas.hindrance import Hindrance, Hindrances
from desktop.atlas.lattice import Intervals, Segment
from desktop.atlas.parts import ZoneMap
from desktop.atlas.rays import Rays

if TYPE_CHECKING:
    import networkx as nx

LosTarget = Literal["centre", "any_point"]
DoorRule = Literal["opening", "side"]
Reason = Literal["clear", "same_zone", "wall", "jamb", "corner", "padlock", "author"]

MOST_KEPT = 256  # sets of padlocks kept before the cache starts anew


class Verdict(msgspec.Struct, frozen=True):
    """Whether one zone sees another and why; `at` is where the line was stopped, in units.

    `blocker` is the padlocked zone, or the zones beside the black point, joined by commas.
    """

    sees: bool
    reason: Reason
    blocker: str = ""
    at: tuple[float, float] | None = None


def black_segments(zone_map: ZoneMap, door_rule: DoorRule) -> tuple[Segment, ...]:
    """What cuts sight: the walls; by the rule of sides without borders that bear a door (Q-107)."""
    if door_rule == "opening":
        return zone_map.walls
    doored = set(zone_map.doored)
    open_borders = [edge for edge, names in zone_map.borders.items() if names in doored]
    return tuple(Intervals(zone_map.walls).without(open_borders))


class Sight:
    """The sight of one map under the two table rules (Q-106, Q-107), kept per set of padlocks."""

    def __init__(
        self,
        zone_map: ZoneMap,
        los_target: LosTarget = "centre",
        door_rule: DoorRule = "opening",
        overrides: Mapping[tuple[str, str], bool] | None = None,
    ) -> None:
        """An override counts for the pair, both ways, and beats the walls but no padlock."""
        self._zones = zone_map.zones
        self._target = los_target
        self.black = black_segments(zone_map, door_rule)
        self._lines = (CentreLines if los_target == "centre" else Rays)(zone_map, self.black)
        self._hindrances = Hindrances(zone_map, self.black)
        self._forced = {
            pair: sees
            for (a, b), sees in (overrides or {}).items()
            for pair in ((a, b), (b, a))
            if a != b and a in self._zones and b in self._zones
        }
        self._seen: dict[frozenset[str], Seen] = {}
        self._verdicts: dict[frozenset[str], dict[tuple[str, str], Verdict]] = {}

    def look(self, a: str, b: str, padlocks: frozenset[str]) -> Verdict:
        """Whether zone a sees zone b; a zone always sees itself (Q-108). KeyError if unknown."""
        known = self._verdicts.get(padlocks)
        if known is None:
            if len(self._verdicts) >= MOST_KEPT:
                self._verdicts.clear()
            known = self._verdicts[padlocks] = {}
        if (a, b) not in known:
            known[a, b] = self._verdict(a, b, padlocks)
        return known[a, b]

    def seen_from(self, zone: str, padlocks: frozenset[str]) -> frozenset[str]:
        """All other zones that the zone sees."""
        return self._all_seen(padlocks)[zone]

    def visible(self, padlocks: frozenset[str]) -> "nx.Graph[str]":
        """The visible pairs as a graph; with `any_point` a DiGraph from looker to target."""
        import networkx as nx  # only here: it takes 30 MB

        graph: nx.Graph[str] = nx.Graph() if self._target == "centre" else nx.DiGraph()
        graph.add_nodes_from(self._zones)
        seen = self._all_seen(padlocks)
        graph.add_edges_from((a, b) for a, others in seen.items() for b in others)
        return graph

    def _verdict(self, a: str, b: str, padlocks: frozenset[str]) -> Verdict:
        seen = self.seen_from(a, padlocks)
        if a == b:
            return Verdict(True, "same_zone")
        forced = self._forced.get((a, b))
        if b in seen:
            return Verdict(True, "author" if forced else "clear")
        if forced is False:
            return Verdict(False, "author")
        if forced:
            return _told(self._hindrances.padlock_on(a, b, padlocks))
        return _told(self._hindrances.first(a, b, padlocks))

    def _all_seen(self, padlocks: frozenset[str]) -> Seen:
        """For every zone the zones it sees; worked out once for each set of padlocks."""
        if padlocks not in self._seen:
            if len(self._seen) >= MOST_KEPT:
                self._seen.clear()
            seen = self._lines.seen(padlocks & self._zones.keys())
            for (a, b), forced in self._forced.items():
                sees = forced and self._hindrances.padlock_on(a, b, padlocks) is None
                seen[a] = seen[a] | {b} if sees else seen[a] - {b}
            self._seen[padlocks] = seen
        return self._seen[padlocks]


def _told(hindrance: Hindrance | None) -> Verdict:
    """The verdict on a pair that does not see each other."""
    if hindrance is None:  # no line was found, yet the centre line is clear: a broken map
        return Verdict(False, "wall")
    return Verdict(False, hindrance.cause, ", ".join(hindrance.zones), hindrance.at)
