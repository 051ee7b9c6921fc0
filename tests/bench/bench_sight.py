"""All pairs of sight on a map, beside shapely asked pair by pair."""

from collections.abc import Callable, Iterable
from functools import partial
from time import process_time

from shapely import LineString, MultiLineString, prepare

from desktop.atlas.parts import ZoneMap
from desktop.atlas.sight import Sight
from tests.bench.floors import rooms
from tests.bench.table import Row

SIZES = ((5, 5), (10, 10), (20, 20), (40, 25))
NOBODY: frozenset[str] = frozenset()
MOST_PAIRS = 20_000


def rows() -> Iterable[Row]:
    """CPU milliseconds; shapely's are scaled up from the first 20,000 pairs of large maps."""
    for across, down in SIZES:
        zone_map = rooms(across, down)
        count = across * down
        ours = [_timed(partial(_ours, zone_map)) for _ in range(5)]
        naive = [_naive(zone_map) for _ in range(5)]
        yield Row(f"sight, all pairs of {count} zones, CPU", ours, "ms")
        yield Row("the same by shapely, pair by pair, CPU", naive, "ms")
        ratios = [slow / quick for slow, quick in zip(naive, ours, strict=True)]
        yield Row(f"shapely over ours, {count} zones", ratios, "x")


def _ours(zone_map: ZoneMap) -> None:
    Sight(zone_map).seen_from("Z0_0", NOBODY)


def _naive(zone_map: ZoneMap) -> float:
    walls = MultiLineString([LineString(wall) for wall in zone_map.walls])
    prepare(walls)
    centres = [zone.centre for zone in zone_map.zones.values()]
    pairs = [(a, b) for n, a in enumerate(centres) for b in centres[n + 1 :]]
    some = pairs[:MOST_PAIRS]
    spent = _timed(lambda: [walls.intersects(LineString(pair)) for pair in some])
    return spent * len(pairs) / len(some)


def _timed(work: Callable[[], object]) -> float:
    began = process_time()
    work()
    return (process_time() - began) * 1000
