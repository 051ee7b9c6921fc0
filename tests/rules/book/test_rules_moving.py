"""Routes and destinations: BA-012, BA-036 to BA-043."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Flee, Leave, Route, Try
from desktop.rules.games.book.state import Area, Leg
from desktop.rules.kernel.game import Dot, Form
from tests.rules.book.sheet import (
    AREA,
    DOT,
    FIRE,
    HOME,
    LONG_WAY,
    SPOT,
    Desk,
    cornered,
    facing,
    fence,
    in_town,
    road,
)


def dots(area: str) -> list[tuple[int, int]]:
    column, row = (int(part) for part in area.split(","))
    return [(20 * column + x, 20 * row + y) for x in range(1, 20) for y in range(1, 20)]


def destinations(desk: Desk) -> set[str]:
    form = desk.question("Route")
    assert form is not None
    part = form.parts["dot"]
    assert isinstance(part, Dot)
    return set(part.areas)


def test_BA_036_inside_and_outside_in_turns() -> None:
    """BA-037: outside only a Route, inside never one."""
    desk = road({AREA: "O15", "9,9": "14", **fence()})
    assert [type(choice) for choice in desk.legal()] == [Form]
    assert desk.state.task is None
    desk.go(AREA)
    assert desk.task.area == AREA
    assert desk.question("Route") is None
    assert not desk.allows(Route("9,9", (190, 190)))
    desk.attempt(6, 6, 6, 6)
    assert desk.state.task is None
    assert desk.state.phase == "road"
    assert not desk.allows(Try("STR"))
    assert not desk.allows(Flee())


def test_BA_037_a_destination_must_be_chosen() -> None:
    """BA-G15: every live Encounter and Town at any distance, never the square one stands in."""
    marks = {AREA: "14", "7,9": "T3", "37,45": "Z11", "0,0": "P20", "30,1": "B", "4,4": "x12"}
    desk = road({**marks, "4,6": "-"})
    assert destinations(desk) == {AREA, "7,9", "37,45", "0,0"}
    assert desk.allows(Route("37,45", (759, 919)))
    for area in ("30,1", "4,4", "4,6", HOME, "20,20", "38,45", "-1,3"):
        column, row = (int(part) for part in area.split(","))
        assert not desk.allows(Route(area, (20 * column + 7, 20 * row + 7))), area


def test_BA_037_the_hometown_from_elsewhere() -> None:
    """BA-G15: the Hometown is a destination where one does not stand in it."""
    desk = road({AREA: "x14", "9,9": "14"}, DOT)
    assert destinations(desk) == {HOME, "9,9"}
    desk.go(HOME).load().do(Leave())
    assert destinations(desk) == {"9,9"}
    assert not desk.allows(Route(HOME, (101, 101)))


def test_BA_038_one_straight_line_from_dot_to_dot() -> None:
    desk = road({"9,9": "Z14"}).go("9,9", dot=(183, 197))
    assert desk.state.legs == (Leg((110, 110), (183, 197)),)
    assert desk.state.trail == ((110, 110), (183, 197))
    drawn = desk.told(e.RouteDrawn)
    assert [(one.start, one.end, one.area) for one in drawn] == [((110, 110), (183, 197), "9,9")]


def test_BA_039_the_dot_lies_anywhere_in_the_square() -> None:
    """BA-G21: strictly inside; BA-T21 is its counterpart."""
    desk = road({AREA: "14"})
    for dot in dots(AREA):
        assert desk.allows(Route(AREA, dot))
    for dot in ((120, 110), (140, 110), (130, 100), (130, 120), (141, 110), (130, 99), (110, 110)):
        assert not desk.allows(Route(AREA, dot)), dot


def test_BA_040_no_route_over_a_blocked_area() -> None:
    """BA-T21."""
    desk = road({"1,0": "B", "2,0": "14", "0,1": "14"}, (10, 10), home="0,0")
    for dot in dots("2,0"):
        assert not desk.allows(Route("2,0", dot))
    assert desk.allows(Route("0,1", (10, 30)))
    desk = road({"2,0": "14", "0,1": "14"}, (10, 10), home="0,0")
    assert desk.allows(Route("2,0", (50, 10)))


@pytest.mark.parametrize(
    ("rule", "walls", "allowed", "lost"),
    [
        ("off", {}, True, {"1,0", "0,1"}),
        ("on", {}, True, set()),
        ("off", {"1,0": "B"}, False, set()),
        ("on", {"1,0": "B"}, True, set()),
        ("on", {"1,0": "B", "0,1": "B"}, True, set()),
    ],
)
def test_BA_040_a_corner_is_touched_by_default(
    rule: str, walls: dict[str, str], allowed: bool, lost: set[str]
) -> None:
    """BA-041, BA-G16: both values of the table rule, for Blocked and for what is crossed out."""
    marks = {"1,1": "Z14", "0,2": "14", **walls}
    desk = road(marks, (10, 10), home="0,0", options={"corner_is_free": rule})
    assert desk.allows(Route("1,1", (30, 30))) is allowed
    if allowed:
        desk.go("1,1")
        assert {name for name, area in desk.marks.items() if area.crossed} == lost


def test_BA_041_what_is_touched_is_crossed_out() -> None:
    """BA-T20, BA-G17: the ends are not."""
    desk = road({"1,0": "Z12", "2,0": "Z14"}, (10, 10), home="0,0").go("2,0")
    assert desk.marks["1,0"] == Area("encounter", 12, "Z", crossed=True)
    assert not desk.marks["2,0"].crossed
    assert not desk.marks["0,0"].crossed
    assert desk.told(e.RouteDrawn)[0].crossed == ("1,0",)
    assert desk.told(e.AreaLost) == [e.AreaLost("1,0", "encounter", 12, "Z")]


def test_BA_041_the_start_stays_too() -> None:
    """BA-G17, BA-G23: a fled Area that one stands in is no square in between."""
    marks = {"0,0": "T2", "1,0": "Z12", "3,0": "Z14"}
    desk = road(marks, (10, 10), home="0,0").go("1,0").load().do(Flee(), Leave())
    desk.go("3,0")
    assert desk.marks["1,0"].crossed
    desk = road({"1,0": "T3", "3,0": "Z14"}, (10, 10), home="0,0").go("1,0", 6)
    desk.load().do(Leave()).go("3,0")
    assert desk.told(e.RouteDrawn)[-1].crossed == ("2,0",)


def test_BA_041_what_crossing_out_does() -> None:
    """BA-G18, BA-T22: a Town is lost, a blank never created, a crossed square nothing more."""
    marks = {"1,0": "T3", "2,0": "x12", "3,0": "-", "5,0": "15", "6,0": "Z14"}
    desk = road(marks, (10, 10), home="0,0").go("6,0")
    assert desk.marks["1,0"] == Area("town", 3, crossed=True)
    assert desk.marks["4,0"] == Area("blank", crossed=True)
    assert desk.marks["5,0"] == Area("encounter", 15, crossed=True)
    assert desk.told(e.RouteDrawn)[0].crossed == ("1,0", "4,0", "5,0")
    assert [(one.area, one.kind) for one in desk.told(e.AreaLost)][:1] == [("1,0", "town")]
    assert desk.sheet.fear == 0
    assert desk.state.towns == 0
    desk.load().do(Flee(), Leave())
    assert destinations(desk) == {"6,0"}


def test_BA_041_over_the_hometown() -> None:
    """BA-T22, BA-G18: passing it is no return and crosses nothing out."""
    desk = road({"0,0": "x12", "2,0": "Z14"}, (10, 10), home="1,0")
    desk.go("2,0")
    assert not desk.marks["1,0"].crossed
    assert desk.told(e.RouteDrawn)[0].crossed == ()
    assert (desk.sheet.fear, desk.state.phase) == (0, "start")
    assert desk.told(e.TownEntered) == []


def test_BA_042_a_new_dot_in_the_hometown() -> None:
    desk = road({AREA: "x14", "9,9": "14"}, DOT).go(HOME, dot=(101, 119))
    assert desk.state.trail[-1] == (101, 119)
    assert desk.state.legs[-1] == Leg(DOT, (101, 119))
    assert desk.state.here == HOME
    desk.load().do(Leave()).go("9,9")
    assert desk.state.legs[-1].start == (101, 119)


def test_BA_043_only_an_available_area_with_an_ecl() -> None:
    """BA-049: a crossed one, an empty one, a Blocked one and a blank start nothing."""
    marks = {AREA: "14", "7,7": "x14", "8,8": "B", "9,9": "-"}
    desk = road(marks)
    for area, dot in (("7,7", (150, 150)), ("8,8", (170, 170)), ("9,9", (190, 190))):
        assert not desk.allows(Route(area, dot))
    assert not desk.allows(Route("15,15", (310, 310)))
    desk.go(AREA)
    assert desk.state.phase == "type"


def test_BA_012_the_paper_bounds_the_world() -> None:
    """BA-G12, BA-G19: no destination beyond it, and nothing is created there."""
    desk = road({"1,0": "O10", "0,1": "B", "1,1": "14"}, (10, 10), home="0,0")
    desk.go("1,0").attempt(6, 6, 6, 6, 2, 2, 2, 2, 2, 2, 2, 2)
    assert [event.area for event in desk.told(e.AreaCreated)] == ["2,0", "2,1"]
    assert not desk.allows(Route("1,-1", (30, -10)))


def test_a_route_may_cross_itself_and_a_square_hold_many_dots() -> None:
    """BA-G20."""
    desk = road({"7,5": "x9", "6,5": "x9", "5,7": "Z14", "9,5": "Z10"}, (150, 110))
    for dot in ((105, 145), (115, 155), (110, 150)):
        desk.go("5,7", dot=dot).load().do(Flee())
    desk.go("9,5").load().do(Flee())
    assert len(desk.state.legs) == 5
    assert desk.state.trail == (SPOT, (150, 110))


def test_fleeing_leaves_the_line_and_what_it_crossed() -> None:
    """BA-G22, BA-041: no line is drawn back; the next Route starts at the dot before."""
    desk = road({"7,5": "Z14", "5,6": "Z10"}).go("7,5")
    assert desk.marks[AREA] == Area("blank", crossed=True)
    desk.load().do(Flee(), Leave())
    assert desk.state.legs == (Leg(SPOT, (150, 110), fled=True),)
    assert desk.marks[AREA].crossed
    desk.go("5,6")
    assert desk.state.legs[-1] == Leg(SPOT, (110, 130))


def test_no_destination_left_is_the_end() -> None:
    """BA-G27, BA-037: stranded, seen on taking to the road."""
    desk = cornered("1,0").load().do(Leave())
    assert desk.over == "stranded"
    assert desk.told(e.Ended) == [e.Ended("stranded")]
    assert desk.state.phase == "ended"
    desk = cornered("1,1").load().do(Leave())
    assert desk.over is None
    assert destinations(desk) == {"0,0"}


def test_stranded_after_a_flight_and_after_a_victory() -> None:
    """BA-G27: wherever the road is entered."""
    marks = {"1,0": "x9", "0,1": "Z12", "1,1": "x9"}
    desk = road(marks, (10, 10), home="0,0").go("0,1").load().do(Flee(), Leave())
    assert desk.over is None, "the fled Puzzle is still there"
    marks = {"1,0": "B", "2,0": "O9", "2,1": "x14", "1,1": "B", "3,0": "B", "3,1": "B"}
    desk = road(marks, (50, 30), home="0,0", trail=LONG_WAY).go("2,0").attempt(6, 6, 6, 6)
    assert desk.over == "stranded"
    assert desk.sheet.chapters == 1


def test_one_legal_dot_is_enough() -> None:
    """BA-G27, BA-039: the middle of the only destination is out of sight, its far corner is not."""
    far = ((190, 10), (190, 50), (10, 50))
    marks = {"0,0": "T3", "1,0": "B", "2,1": "14"}
    desk = road(marks, (10, 50), home="9,0", trail=far[:2]).go("0,0", 6, dot=(10, 12))
    desk.load().do(Leave())
    assert desk.over is None
    assert destinations(desk) == {"2,1", "9,0"}
    legal = [dot for dot in dots("2,1") if desk.allows(Route("2,1", dot))]
    assert (41, 39) in legal
    assert (50, 30) not in legal
    assert not [dot for dot in dots("9,0") if desk.allows(Route("9,0", dot))]


def test_only_legal_destinations_keep_one_going() -> None:
    """BA-G27: Blocked, crossed and the Town that one just left are none."""
    desk = in_town(marks={"4,5": "B"}, towns=0).load().do(Leave())
    assert desk.over is None
    assert destinations(desk) == {HOME}
    assert not desk.allows(Route(AREA, (131, 111)))


def test_facing_is_a_position_like_any() -> None:
    """BA-038, BA-041: the desk's shortcut draws a Route too."""
    desk = facing("Z", 12)
    assert desk.state.legs[-1] == Leg(FIRE, DOT)
    assert desk.state.started
