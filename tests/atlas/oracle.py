"""Sight once more, slowly and by another way: fractions, every wall, every event on a line."""

from fractions import Fraction
from itertools import combinations, pairwise

from desktop.atlas.zone_map import Segment, ZoneMap

Place = tuple[Fraction, Fraction]


def _meets(c: Place, d: Place, wall: Segment) -> set[Fraction]:
    """Where (0 to 1) the line c, d meets the wall: solve the two equations."""
    (px, py), (qx, qy) = wall
    rx, ry, sx, sy = d[0] - c[0], d[1] - c[1], qx - px, qy - py
    det = rx * sy - ry * sx
    if det:
        t = ((px - c[0]) * sy - (py - c[1]) * sx) / Fraction(det)
        u = ((px - c[0]) * ry - (py - c[1]) * rx) / Fraction(det)
        return {t} if 0 <= t <= 1 and 0 <= u <= 1 else set()
    if (px - c[0]) * ry != (py - c[1]) * rx:
        return set()
    square = Fraction(rx * rx + ry * ry)
    ends = sorted(((x - c[0]) * rx + (y - c[1]) * ry) / square for x, y in wall)
    low, high = max(ends[0], Fraction(0)), min(ends[1], Fraction(1))
    return {low, high} if low <= high else set()


def _inside(place: Place, zone_map: ZoneMap, zone: str) -> bool:
    """Strictly inside: crossings of a ray to the right, none on the border."""
    x, y = place
    count = 0
    for (ax, ay), (bx, by) in zone_map.zones[zone].edges():
        if (bx - ax) * (y - ay) == (by - ay) * (x - ax) and (
            min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)
        ):
            return False
        if (ay <= y) != (by <= y):
            count += ax + Fraction((y - ay) * (bx - ax), by - ay) > x
    return count % 2 == 1


def _on(c: Place, d: Place, t: Fraction) -> Place:
    return c[0] + t * (d[0] - c[0]), c[1] + t * (d[1] - c[1])


def clear(
    zone_map: ZoneMap, black: list[Segment], c: Place, d: Place, padlocks: frozenset[str]
) -> bool:
    """Whether the line touches nothing black and enters no padlocked zone."""
    if any(_meets(c, d, wall) for wall in black):
        return False
    for zone in padlocks:
        stops = {Fraction(0), Fraction(1)}
        for edge in zone_map.zones[zone].edges():
            stops |= _meets(c, d, edge)
        middles = [(a + b) / 2 for a, b in pairwise(sorted(stops))]
        if any(_inside(_on(c, d, t), zone_map, zone) for t in middles):
            return False
    return True


def centre_sees(
    zone_map: ZoneMap, black: list[Segment], a: str, b: str, padlocks: frozenset[str]
) -> bool:
    """Sight from centre to centre."""
    c, d = (_fractions(zone_map.zones[zone].centre) for zone in (a, b))
    return a == b or clear(zone_map, black, c, d, padlocks)


def any_sees(
    zone_map: ZoneMap, black: list[Segment], a: str, b: str, padlocks: frozenset[str]
) -> bool:
    """Sight from the centre of a to some point strictly inside b, by every ray that may differ."""
    if a == b:
        return True
    c = _fractions(zone_map.zones[a].centre)
    segments = [*black, *zone_map.borders]
    spots = {_fractions(end) for segment in segments for end in segment}
    for one, other in combinations(segments, 2):
        (px, py), (qx, qy) = one
        p, q = (Fraction(px), Fraction(py)), (Fraction(qx), Fraction(qy))
        spots |= {_on(p, q, t) for t in _meets(p, q, other)}
    rays = _around([(x - c[0], y - c[1]) for x, y in spots if (x, y) != c])
    reach = 4 * max(abs(v) for box in (zone_map.bounds,) for v in box) + 10
    return any(_ray_sees(zone_map, black, c, ray, b, padlocks, reach) for ray in rays)


def _around(directions: list[Place]) -> list[Place]:
    """The directions, scaled to a square, and one between each two neighbours."""
    scaled = {(x / max(abs(x), abs(y)), y / max(abs(x), abs(y))) for x, y in directions}
    going_round = sorted(scaled, key=_along_square)
    turns = [*pairwise(going_round), (going_round[-1], going_round[0])]
    return going_round + [(a[0] + b[0], a[1] + b[1]) for a, b in turns]


def _along_square(d: Place) -> Fraction:
    """How far round the square, from its corner (1, -1)."""
    x, y = d
    if x == 1 and y < 1:
        return y + 1
    if y == 1 and x > -1:
        return 3 - x
    if x == -1 and y > -1:
        return 5 - y
    return 7 + x


def _ray_sees(
    zone_map: ZoneMap,
    black: list[Segment],
    c: Place,
    ray: Place,
    target: str,
    padlocks: frozenset[str],
    reach: int,
) -> bool:
    far = c[0] + ray[0] * reach * 2, c[1] + ray[1] * reach * 2
    if ray == (0, 0):
        return False
    wall = min((t for w in black for t in _meets(c, far, w)), default=Fraction(2))
    stops = {Fraction(0), Fraction(1)}
    for zone in {target, *padlocks}:
        for edge in zone_map.zones[zone].edges():
            stops |= _meets(c, far, edge)
    for near, beyond in pairwise(sorted(stops)):
        middle = _on(c, far, (near + beyond) / 2)
        if near >= wall or any(_inside(middle, zone_map, zone) for zone in padlocks):
            return False
        if _inside(middle, zone_map, target):
            return True
    return False


def _fractions(point: tuple[int, int]) -> Place:
    return Fraction(point[0]), Fraction(point[1])
