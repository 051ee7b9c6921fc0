"""Areas and how they are created: BA-007, BA-008, BA-030 to BA-035."""

from itertools import product

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Route
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import AREA, DOT, HOME, SPOT, around, in_town, road, settled

LOW = (1, 2, 3, 3)
"""Four dice that make an Encounter of 9 at Level 0."""
RING = ((2, 1, 1, 6), (3, 3, 1, 6), (1, 1, 1, 3), (3, 3, 3, 3), (4, 4, 4, 4), (3, 3, 4, 4),
        (4, 4, 4, 3), (1, 2, 3, 3))  # fmt: skip
"""The ring of the rulebook's example, row by row."""


def flat(*fours: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(die for four in fours for die in four)


def won(marks: dict[str, str], *ring: tuple[int, ...], area: str = AREA, ecl: int = 15, **stats):
    """An Obstacle is overcome at the road's next step; the ring around it is created."""
    desk = road({**marks, area: f"O{ecl}"}, **stats)
    return desk.go(area).attempt(*(6,) * (4 + desk.sheet.level), *flat(*ring))


def created(desk) -> list[str]:
    return [event.area for event in desk.told(e.AreaCreated)]


def test_BA_007_every_square_is_an_area_of_its_own() -> None:
    """BA-008: Town, Encounter, Blocked, or not created yet."""
    desk = settled(*flat(*RING))
    assert set(desk.marks) == {HOME, *around(HOME)}
    assert {area.kind for area in desk.marks.values()} == {"town", "blocked", "encounter"}


def test_BA_008_an_area_is_a_town_an_encounter_or_blocked() -> None:
    """BA-T10, BA-T11: the example's ring at Level 1."""
    desk = settled(*flat(*RING))
    assert [desk.marks[area] for area in around(HOME)] == [
        Area("blocked"),
        Area("encounter", 15),
        Area("town", 3),
        Area("encounter", 14),
        Area("encounter", 18),
        Area("encounter", 16),
        Area("encounter", 17),
        Area("encounter", 11),
    ]


@pytest.mark.parametrize(
    ("area", "many"),
    [
        ("0,0", 3), ("37,0", 3), ("0,45", 3), ("37,45", 3),
        ("0,9", 5), ("37,9", 5), ("9,0", 5), ("9,45", 5), ("12,9", 8), ("1,1", 8),
    ],
)  # fmt: skip
def test_BA_030_the_empty_ones_of_eight_neighbours(area: str, many: int) -> None:
    """BA-T16, BA-G12, BA-G14: inside the paper, row by row and left to right."""
    desk = settled(*LOW * many, area=area)
    assert created(desk) == around(area)
    assert len(created(desk)) == many
    assert set(desk.marks) == {area, *around(area)}


def test_BA_030_next_to_the_hometown() -> None:
    """BA-T17: 3 new Areas beside an inner Hometown, 5 at its corner."""
    ring = dict.fromkeys(around(HOME), "14")
    desk = won(ring, LOW, LOW, LOW)
    assert created(desk) == ["7,4", "7,5", "7,6"]
    desk = won(ring, *[LOW] * 5, area="6,6")
    assert created(desk) == ["7,5", "7,6", "5,7", "6,7", "7,7"]


def test_BA_030_empty_is_neither_written_on_nor_crossed_out() -> None:
    """BA-G11: blanks, lost and Blocked squares stay as they are."""
    marks = {"5,4": "-", "6,4": "x12", "7,4": "B", "7,5": "T3", "7,6": "Z11", "6,6": "14"}
    desk = won(marks, LOW)
    assert created(desk) == ["5,6"]
    assert desk.marks["5,4"] == Area("blank", crossed=True)
    assert desk.marks["6,4"] == Area("encounter", 12, crossed=True)
    assert desk.marks["7,6"] == Area("encounter", 11, "Z")


def test_BA_031_four_dice_a_square() -> None:
    """BA-G10: four, not the five of the printed note."""
    desk = settled(*flat(*RING))
    assert [event.dice for event in desk.told(e.AreaCreated)] == list(RING)


@pytest.mark.parametrize("level", [0, 5])
def test_BA_032_three_ones_make_a_town(level: int) -> None:
    """BA-T12, BA-G08, BA-G09: the fourth die is its Wealth, wherever it lies; a 1 makes T1."""
    fours = [(1, 1, 1, 3), (1, 1, 6, 1), (1, 4, 1, 1), (2, 1, 1, 1), (1, 1, 1, 1)]
    marks = dict.fromkeys(around(AREA)[5:], "-")
    desk = won(marks | {HOME: "T2", "7,5": "-", "7,4": "-"}, *fours[:2], xp=100 * level)
    assert [desk.marks[area].value for area in ("5,4", "6,4")] == [3, 6]
    desk = settled(*flat(*fours), *LOW * 3)
    assert [desk.marks[area] for area in around(HOME)[:5]] == [
        Area("town", 3), Area("town", 6), Area("town", 4), Area("town", 2), Area("town", 1)
    ]  # fmt: skip


def test_BA_033_two_ones_make_a_blocked_area() -> None:
    fours = [(1, 1, 2, 2), (1, 3, 1, 6), (6, 5, 1, 1), (4, 1, 1, 4)]
    desk = settled(*flat(*fours), *LOW * 4)
    assert [desk.marks[area] for area in around(HOME)[:4]] == [Area("blocked")] * 4
    assert {event.kind for event in desk.told(e.AreaCreated)[:4]} == {"blocked"}


def test_BA_034_all_else_is_an_encounter() -> None:
    """BA-T14: the sum and twice the Level; one 1 or four alike are nothing special."""
    desk = won({}, (2, 2, 2, 2), (6, 6, 6, 6), (1, 6, 6, 6), *[LOW] * 4, ecl=15)
    assert [desk.marks[area].value for area in ("5,4", "6,4", "7,4")] == [8, 24, 19]
    desk = won({}, (2, 2, 2, 2), (6, 6, 6, 6), *[LOW] * 5, xp=300)
    assert [desk.marks[area].value for area in ("5,4", "6,4", "7,4")] == [14, 30, 15]


def test_BA_034_the_new_level_counts() -> None:
    """BA-G06: XP come first, so what is created after a success uses the Level it lifted to."""
    desk = won({}, *[(2, 2, 2, 2)] * 7, ecl=15, xp=85)
    assert desk.sheet.level == 1
    assert desk.marks["5,4"].value == 10
    desk = won({}, *[(2, 2, 2, 2)] * 7, ecl=14, xp=85)
    assert desk.marks["5,4"].value == 8


def test_BA_034_an_ecl_is_fixed() -> None:
    """BA-T14, BA-G07: what is written down stays, whatever the Level becomes."""
    desk = won({"20,20": "8", **dict.fromkeys(around(AREA)[:3], "-")}, *[LOW] * 4, xp=285)
    assert desk.sheet.level == 3
    assert desk.marks["20,20"] == Area("encounter", 8)


def test_BA_034_every_roll_of_four_dice() -> None:
    """BA-T15: 21 Towns, 150 Blocked, 1125 Encounters from 7 to 24 with mean 14.667."""
    rolls = list(product(range(1, 7), repeat=4))
    kinds: dict[str, list[int]] = {"town": [], "blocked": [], "encounter": []}
    for place in range(0, len(rolls), 8):
        desk = settled(*flat(*rolls[place : place + 8]))
        for event in desk.told(e.AreaCreated):
            kinds[event.kind].append(event.value)
    assert {kind: len(values) for kind, values in kinds.items()} == {
        "town": 21, "blocked": 150, "encounter": 1125
    }  # fmt: skip
    ecls = [value - 2 for value in kinds["encounter"]]  # Level 1
    assert (min(ecls), max(ecls)) == (7, 24)
    assert sum(ecls) / 1125 == pytest.approx(14.667, abs=0.001)
    mean = sum(ecls) / 1125
    assert (sum((ecl - mean) ** 2 for ecl in ecls) / 1125) ** 0.5 == pytest.approx(3.055, abs=0.001)
    assert sorted(kinds["town"]) == [1, *sorted([2, 3, 4, 5, 6] * 4)]


def test_BA_035_what_is_written_and_told() -> None:
    """A mark is its kind and number; the letter is still missing."""
    desk = settled(*flat(*RING))
    for event in desk.told(e.AreaCreated):
        assert desk.marks[event.area] == Area(event.kind, event.value)


def test_entering_a_town_creates_nothing() -> None:
    """BA-G13, and BA-030 is for Encounters and the Hometown."""
    desk = in_town()
    assert set(desk.marks) == {HOME, AREA}
    assert created(desk) == []


def test_a_crossed_blank_is_never_created() -> None:
    """BA-G11, BA-041: the Route ran over 6,5 before its neighbour was overcome."""
    desk = road({"7,5": "O15", **{n: "-" for n in around("7,5") if n != AREA}}, SPOT)
    desk.go("7,5")
    assert desk.marks[AREA] == Area("blank", crossed=True)
    desk.attempt(6, 6, 6, 6)
    assert desk.marks[AREA] == Area("blank", crossed=True)
    assert not desk.allows(Route(AREA, DOT))
