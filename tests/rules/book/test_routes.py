"""Routes: the vectors of part 6, shapely as a second opinion, and what a Route crosses out."""

import random
from collections.abc import Iterator

import pytest
import shapely

from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.state import Spot, State
from tests.rules.book.paper import lay

# id: start, end, the squares walked through, what a touch at a corner adds
VECTORS = {
    "V01": ((10, 10), (30, 10), "00 10", ""),
    "V02": ((1, 1), (39, 19), "00 10", ""),
    "V03": ((10, 10), (50, 10), "00 10 20", ""),
    "V04": ((10, 10), (30, 30), "00 11", "10 01"),
    "V05": ((11, 10), (30, 30), "00 10 11", ""),
    "V06": ((10, 11), (30, 30), "00 01 11", ""),
    "V08": ((10, 10), (50, 50), "00 11 22", "10 01 21 12"),
    "V09": ((10, 10), (50, 30), "00 10 11 21", ""),
    "V10": ((12, 15), (44, 35), "00 11 21", "10 01"),
    "V11": ((30, 30), (10, 10), "11 00", "10 01"),
    "V13": ((3, 5), (97, 22), "00 10 20 30 40 41", ""),
    "V14": ((10, 70), (10, 10), "03 02 01 00", ""),
    "V16": ((10, 10), (31, 30), "00 10 11", ""),
    "V17": ((10, 30), (30, 10), "01 10", "00 11"),
}
# id: destination, Blocked, legal dots of 361, the same where corners are free
WALLS = {
    "M1": ("2,0", ("1,0",), 0, 0),
    "M2": ("2,2", ("1,1",), 0, 0),
    "M4": ("1,1", ("1,0", "0,1"), 0, 19),
    "M5": ("2,1", ("1,0",), 0, 0),
    "M7": ("3,0", ("1,0",), 0, 0),
    "M8": ("3,1", ("1,0", "2,1"), 0, 0),
}
SEGMENTS = 6000


def squares(told: str) -> list[tuple[int, int]]:
    return [(int(pair[0]), int(pair[1])) for pair in told.split()]


def segments(world: int) -> Iterator[tuple[Spot, Spot]]:
    """Random Routes; a small world meets corners often."""
    chance = random.Random(f"segments {world}")

    def dot() -> Spot:
        x, y = (20 * chance.randrange(world) + chance.randrange(1, 20) for _ in range(2))
        return x, y

    for _ in range(SEGMENTS // 2):
        yield dot(), dot()


def near(start: Spot, end: Spot, centre: Spot) -> bool:
    """Whether a square is worth asking shapely: the line passes within a little more than it."""
    wide, high = end[0] - start[0], end[1] - start[1]
    off = (centre[0] - start[0]) * high - (centre[1] - start[1]) * wide
    return abs(off) <= 15 * (abs(wide) + abs(high))


def dots(area: str) -> list[Spot]:
    column, row = routes.square(area)
    return [(20 * column + x, 20 * row + y) for x in range(1, 20) for y in range(1, 20)]


def walled(destination: str, walls: tuple[str, ...], dot: Spot, rule: str = "off") -> State:
    marks = dict.fromkeys(walls, "B") | {destination: "14"}
    return lay(marks, dot, options={"corner_is_free": rule})


@pytest.mark.parametrize("name", VECTORS)
def test_vectors(name: str) -> None:
    """The walk in both modes, in the order of the way (BA-038, BA-041)."""
    start, end, interior, extra = VECTORS[name]
    assert routes.touched(start, end, corner_is_free=True) == tuple(squares(interior))
    closed = routes.touched(start, end)
    assert sorted(closed) == sorted(squares(interior) + squares(extra))
    assert [square for square in closed if square in squares(interior)] == squares(interior)


@pytest.mark.parametrize("world", [4, 38])
def test_shapely_agrees(world: int) -> None:
    """Six thousand segments, half of them on a small paper where corners are often met."""
    corners = 0
    for start, end in segments(world):
        line = shapely.LineString([start, end])
        columns = range(min(start[0], end[0]) // 20, max(start[0], end[0]) // 20 + 1)
        rows = range(min(start[1], end[1]) // 20, max(start[1], end[1]) // 20 + 1)
        boxes = {
            (c, r): shapely.box(20 * c, 20 * r, 20 * c + 20, 20 * r + 20)
            for c in columns
            for r in rows
            if near(start, end, (20 * c + 10, 20 * r + 10))
        }
        closed = {square for square, box in boxes.items() if line.intersects(box)}
        open_ = {square for square, box in boxes.items() if line.relate_pattern(box, "T********")}
        touch, interior = routes.touched(start, end), routes.touched(start, end, True)
        assert set(touch) == closed, (start, end)
        assert set(interior) == open_, (start, end)
        assert len(touch) == len(closed)
        assert len(interior) == len(open_)
        corners += closed != open_
    assert corners  # both modes were told apart


def test_the_way_back_is_the_same_way() -> None:
    for start, end in segments(9):
        for free in (False, True):
            there = routes.touched(start, end, free)
            assert set(there) == set(routes.touched(end, start, free))
            assert (there[0], there[-1]) == (
                (start[0] // 20, start[1] // 20),
                (end[0] // 20, end[1] // 20),
            )
        assert routes.touched(start, end, True) == routes.touched(end, start, True)[::-1]


@pytest.mark.parametrize("name", WALLS)
def test_ba_040_blocked_squares_in_the_way(name: str) -> None:
    """M1 to M8: how many of the 361 dots are legal, and what the search for one finds."""
    destination, walls, closed, free = WALLS[name]
    for rule, legal in (("off", closed), ("on", free)):
        state = walled(destination, walls, (10, 10), rule)
        found = [dot for dot in dots(destination) if routes.legal(state, (10, 10), dot)]
        assert len(found) == legal
        first = routes.first_legal(state, destination)
        assert (first in found) if legal else first is None
        assert routes.stranded(state) is not bool(legal)


def test_m5_from_a_lower_dot() -> None:
    """Where today's dot is matters tomorrow."""
    destination, walls, _, _ = WALLS["M5"]
    state = walled(destination, walls, (10, 18))
    found = [dot for dot in dots(destination) if routes.legal(state, (10, 18), dot)]
    assert found
    assert routes.first_legal(state, destination) in found
    assert not routes.stranded(state)


def test_t20_the_squares_between_are_crossed_out() -> None:
    """The ends are not (BA-041, BA-G17)."""
    state = lay({"1,0": "14", "2,0": "15"})
    assert routes.crossed(state, (10, 10), (50, 10)) == ("1,0",)
    assert routes.crossed(state, (10, 10), (30, 10)) == ()


def test_t21_a_blocked_square_bars_a_whole_square() -> None:
    """BA-040."""
    state = lay({"1,0": "B", "2,0": "15"})
    assert not routes.legal(state, (10, 10), (50, 10))
    assert routes.first_legal(state, "2,0") is None


def test_t22_towns_and_the_hometown_in_between() -> None:
    """A Town is lost, the Hometown is not (BA-041, BA-G18)."""
    state = lay({"1,0": "T3", "2,0": "15"}, home="5,5")
    assert routes.crossed(state, (10, 10), (50, 10)) == ("1,0",)
    state = lay({"2,0": "15"}, home="1,0")
    assert routes.crossed(state, (10, 10), (50, 10)) == ()


def test_blanks_are_lost_and_crossed_squares_are_not_lost_again() -> None:
    """In the order of the way."""
    state = lay({"1,0": "x14", "2,0": "-", "5,0": "15"})
    assert routes.crossed(state, (10, 10), (110, 10)) == ("3,0", "4,0")
    assert routes.crossed(state, (10, 10), (30, 30)) == ("0,1",)
    free = lay({"1,1": "15"}, options={"corner_is_free": "on"})
    assert routes.crossed(free, (10, 10), (30, 30)) == ()


def test_candidates_are_the_live_squares() -> None:
    """Not: Blocked, crossed out, blank, where one stands; the Hometown only from elsewhere."""
    marks = {"9,9": "14", "4,4": "T2", "2,1": "x12", "1,1": "B", "3,1": "-", "5,5": "Z9"}
    here = lay(marks)
    assert routes.candidates(here) == ("4,4", "5,5", "9,9")
    assert routes.nearest_first(here) == ("4,4", "5,5", "9,9")
    away = lay(marks, dot=(50, 30), home="0,0")
    assert routes.candidates(away) == ("0,0", "4,4", "5,5", "9,9")
    assert routes.nearest_first(away) == ("0,0", "4,4", "5,5", "9,9")


def test_another_paper_has_other_blocked_squares() -> None:
    """The last paper is kept in mind, never mistaken."""
    one, other = lay({"1,0": "B", "2,0": "9"}), lay({"0,1": "B", "2,0": "9"})
    for _ in range(2):
        assert routes.blocked(one) == {(1, 0)}
        assert routes.blocked(other) == {(0, 1)}


def test_names_and_places() -> None:
    assert routes.square("12,9") == (12, 9)
    assert routes.key(12, 9) == "12,9"
    assert routes.middle("12,9") == (250, 190)
    assert routes.holder((250, 190)) == "12,9"
    assert routes.inside((241, 199), "12,9")
    assert not routes.inside((240, 190), "12,9")
    assert not routes.inside((250, 200), "12,9")
    assert not routes.inside((239, 190), "12,9")
    assert sorted(routes.PLACES) == sorted((x, y) for x in range(1, 20) for y in range(1, 20))
