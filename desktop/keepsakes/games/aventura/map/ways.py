"""The ways of a stay on a map as lines: through doors, beside one another, round corners."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from itertools import pairwise

import msgspec
import shapely
from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from shapely import Point

from desktop.drawing.map_plan import Plan
from desktop.keepsakes.games.aventura.map.rooms import Spot, way_in
from desktop.keepsakes.games.aventura.stays import Stay, Visit

_LANE = 4.6
"""From one line to the next in the same passage, at most."""
_STEP = 7.0
_ROUND = 13.0
_CARRIED = 0.16

StopKey = tuple[int, int]
"""A stop: the seat of its investigator, and which of his stops on this map it is."""
Gate = frozenset[str]


class Line(msgspec.Struct, frozen=True):
    """The way from one stop to the next; `carried`: no steps of his own (a text, stairs)."""

    seat: int
    path: QPainterPath
    end: QPointF
    degrees: float
    carried: bool = False


class _Passing(msgspec.Struct, frozen=True):
    """One walk through one gate: which leg, its how manieth gate, and in which direction."""

    seat: int
    stay: int
    place: int
    start: str
    end: str


def lines(plan: Plan, visit: Visit, spots: Mapping[StopKey, Spot]) -> tuple[Line, ...]:
    """A line for every stay that somebody walked or was carried to."""
    crossings = _crossings(plan, visit, spots)
    made: list[Line] = []
    for walker in visit.walkers:
        for number, (_, stay) in enumerate(pairwise(walker.stays), 1):
            start, end = spots.get((walker.seat, number - 1)), spots.get((walker.seat, number))
            if start is None or end is None or len(stay.way) < 2:
                continue
            if stay.carried or not _known(plan, stay.way):
                made.append(_carried(walker.seat, start, end))
                continue
            walked = _walked(plan, stay, start, end, crossings, (walker.seat, number))
            made.append(_line(walker.seat, walked))
    return tuple(made)


def prowls(plan: Plan, visit: Visit, ends: Mapping[int, Spot]) -> tuple[Line, ...]:
    """A line for every adversary that moved, to where its token stands or fought last.

    `ends` are such places by the number of the token.
    """
    made: list[Line] = []
    for foe in visit.foes:
        way = [zone for n, zone in enumerate(foe.way) if not n or zone != foe.way[n - 1]]
        if len(way) < 2 or not _known(plan, way):
            continue
        end = ends.get(foe.token, plan.zones[way[-1]].shape.centre)
        places = [plan.zones[way[0]].shape.centre]
        for here, there in pairwise(way):
            before, behind = _beside_middle(plan, here, there)
            places += way_in(plan.zones[here].shape.shape, places[-1], before)[1:]
            places.append(behind)
        places += way_in(plan.zones[way[-1]].shape.shape, places[-1], end)[1:]
        made.append(_line(foe.token, places))
    return tuple(made)


def _beside_middle(plan: Plan, here: str, there: str) -> tuple[Spot, Spot]:
    """Before and behind a gate, well off its middle, where people walk."""
    middle = plan.gates[frozenset((here, there))]
    along, wide = _opening(plan, here, middle)
    across = _inward(plan, here, middle, along)
    aside = min(9.0, wide * 0.42)
    x, y = middle.x() + along[0] * aside, middle.y() + along[1] * aside
    return (
        (x + across[0] * _STEP, y + across[1] * _STEP),
        (x - across[0] * _STEP, y - across[1] * _STEP),
    )


def _known(plan: Plan, way: Sequence[str]) -> bool:
    """Whether every step goes through a gate that is drawn."""
    return all(frozenset(step) in plan.gates for step in pairwise(way))


# --- gates ---------------------------------------------------------------------------------------


def _crossings(
    plan: Plan, visit: Visit, spots: Mapping[StopKey, Spot]
) -> dict[tuple[StopKey, int], tuple[Spot, Spot]]:
    """Where each walk goes through each gate: a place before it and one behind it."""
    walks: dict[Gate, list[_Passing]] = {}
    for walker in visit.walkers:
        for number, stay in enumerate(walker.stays):
            if number and not stay.carried and _known(plan, stay.way):
                for place, (here, there) in enumerate(pairwise(stay.way)):
                    passing = _Passing(walker.seat, number, place, here, there)
                    walks.setdefault(frozenset((here, there)), []).append(passing)
    found: dict[tuple[StopKey, int], tuple[Spot, Spot]] = {}
    stays = {
        (walker.seat, number): stay
        for walker in visit.walkers
        for number, stay in enumerate(walker.stays)
    }
    for gate, through in walks.items():
        found |= _lanes(plan, gate, through, stays, spots)
    return found


def _lanes(
    plan: Plan,
    gate: Gate,
    passing: list[_Passing],
    stays: Mapping[StopKey, Stay],
    spots: Mapping[StopKey, Spot],
) -> dict[tuple[StopKey, int], tuple[Spot, Spot]]:
    """A lane of its own for each walk through a gate, in the order that crosses least."""
    middle = plan.gates[gate]
    first = min(gate)
    along, wide = _opening(plan, first, middle)
    across = _inward(plan, first, middle, along)

    def leaning(one: _Passing) -> float:
        """How far along the wall a walk comes from and goes to."""
        before, after = _beside(plan, one, stays, spots)
        return sum(
            (x - middle.x()) * along[0] + (y - middle.y()) * along[1] for x, y in (before, after)
        )

    order = sorted(passing, key=lambda one: (leaning(one), one.seat, one.stay, one.place))
    step = min(_LANE, wide * 0.72 / max(len(order) - 1, 1)) if len(order) > 1 else 0.0
    found: dict[tuple[StopKey, int], tuple[Spot, Spot]] = {}
    for n, one in enumerate(order):
        aside = (n - (len(order) - 1) / 2) * step
        x, y = middle.x() + along[0] * aside, middle.y() + along[1] * aside
        inner = (x + across[0] * _STEP, y + across[1] * _STEP)
        outer = (x - across[0] * _STEP, y - across[1] * _STEP)
        ends = (inner, outer) if one.start == first else (outer, inner)
        found[((one.seat, one.stay), one.place)] = ends
    return found


def _beside(
    plan: Plan,
    one: _Passing,
    stays: Mapping[StopKey, Stay],
    spots: Mapping[StopKey, Spot],
) -> tuple[Spot, Spot]:
    """Where a walk was before a gate, and where it goes behind it: a stop, or another gate."""
    way = stays[one.seat, one.stay].way
    gates = [plan.gates[frozenset(step)] for step in pairwise(way)]
    before = spots.get((one.seat, one.stay - 1), plan.zones[one.start].shape.centre)
    after = spots.get((one.seat, one.stay), plan.zones[one.end].shape.centre)
    if one.place > 0:
        before = (gates[one.place - 1].x(), gates[one.place - 1].y())
    if one.place + 1 < len(gates):
        after = (gates[one.place + 1].x(), gates[one.place + 1].y())
    return before, after


def _opening(plan: Plan, zone: str, middle: QPointF) -> tuple[Spot, float]:
    """The direction of the wall at a gate, and how wide the gate is."""
    for gap in (*(door.gap for door in plan.doors), *plan.whites):
        if math.hypot(gap.center().x() - middle.x(), gap.center().y() - middle.y()) < 1.0:
            length = max(gap.length(), 0.001)
            return (gap.dx() / length, gap.dy() / length), length - 6.0
    ring = shapely.get_coordinates(plan.zones[zone].shape.shape)
    spot = (middle.x(), middle.y())
    edge = min(
        pairwise(ring.tolist()),
        key=lambda pair: shapely.distance(shapely.LineString(pair), Point(spot)),
    )
    (ax, ay), (bx, by) = edge
    length = math.hypot(bx - ax, by - ay) or 1.0
    return ((bx - ax) / length, (by - ay) / length), min(24.0, length - 6.0)


def _inward(plan: Plan, zone: str, middle: QPointF, along: Spot) -> Spot:
    """The direction from a gate into a zone."""
    across = (-along[1], along[0])
    probe = Point(middle.x() + across[0] * 3, middle.y() + across[1] * 3)
    inside = plan.zones[zone].shape.shape.covers(probe)
    return across if inside else (-across[0], -across[1])


# --- lines ---------------------------------------------------------------------------------------


def _walked(
    plan: Plan,
    stay: Stay,
    start: Spot,
    end: Spot,
    crossings: Mapping[tuple[StopKey, int], tuple[Spot, Spot]],
    stop: StopKey,
) -> list[Spot]:
    """All places that a walk turns at."""
    places = [start]
    for place, here in enumerate(stay.way[:-1]):
        before, behind = crossings[stop, place]
        places += way_in(plan.zones[here].shape.shape, places[-1], before)[1:]
        places.append(behind)
    return places + way_in(plan.zones[stay.way[-1]].shape.shape, places[-1], end)[1:]


def _line(seat: int, places: list[Spot]) -> Line:
    points = [QPointF(*place) for place in places]
    path = rounded(points)
    before = points[-2] if len(points) > 1 else points[-1]
    way = points[-1] - before
    return Line(seat, path, points[-1], math.degrees(math.atan2(way.y(), way.x())))


def rounded(points: Sequence[QPointF], radius: float = _ROUND) -> QPainterPath:
    """A line through points whose corners are rounded off."""
    path = QPainterPath(points[0])
    for before, here, after in zip(points, points[1:], points[2:], strict=False):
        came, goes = here - before, after - here
        far, near = math.hypot(came.x(), came.y()), math.hypot(goes.x(), goes.y())
        reach = min(radius, far / 2, near / 2)
        if reach < 0.5:
            path.lineTo(here)
            continue
        path.lineTo(here - came * (reach / far))
        path.quadTo(here, here + goes * (reach / near))
    path.lineTo(points[-1])
    return path


def _carried(seat: int, start: Spot, end: Spot) -> Line:
    """A bow over whatever lies between."""
    a, b = QPointF(*start), QPointF(*end)
    way = b - a
    top = (a + b) / 2 + QPointF(way.y(), -way.x()) * _CARRIED
    path = QPainterPath(a)
    path.quadTo(top, b)
    last = b - top
    return Line(seat, path, b, math.degrees(math.atan2(last.y(), last.x())), carried=True)
