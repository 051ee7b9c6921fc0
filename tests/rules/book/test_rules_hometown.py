"""The Hometown, visited Towns and flights back to them: BA-059 to BA-062."""

import pytest

from desktop.rules.games.book import events as e
from desktop.rules.games.book.choices import Buy, Consult, Flee, Leave, Rest, Route, Sell, Work
from desktop.rules.games.book.state import Area
from tests.rules.book.sheet import (
    AREA,
    DOT,
    HOME,
    SPOT,
    Desk,
    around,
    at_home,
    in_town,
    road,
    settled,
)


def driven(letter: str = "Z", **given) -> Desk:
    """Back at the Hometown's dot after a flight from the square next to it (Fear 1 more)."""
    desk = road({AREA: f"{letter}12", "9,9": "14"}, **given)
    return desk.go(AREA).with_dice(Flee()).forget()


def test_BA_059_a_town_that_was_left_is_crossed_out() -> None:
    """BA-G25: and cannot be used again."""
    desk = in_town(3, marks={"9,9": "14"}).with_dice(Leave())
    assert desk.marks[AREA] == Area("town", 3, crossed=True)
    assert desk.state.phase == "road"
    assert desk.state.stay is None
    assert not desk.allows(Route(AREA, (131, 111)))
    assert not desk.allows(Work())
    assert desk.last.seal is None


def test_BA_059_not_before_it_was_left() -> None:
    assert not in_town(3).marks[AREA].crossed


def test_BA_059_the_hometown_is_exempt() -> None:
    desk = at_home(marks={"9,9": "14"}).with_dice(Leave())
    assert desk.marks[HOME] == Area("town", 2)
    assert desk.state.phase == "road"


def test_BA_059_a_flight_back_to_a_visited_town() -> None:
    """BA-G25: the dot is there, the services are gone."""
    desk = in_town(3, gold=30, marks={"9,9": "Z14"}).with_dice(Leave())
    desk.go("9,9").with_dice(Flee())
    assert desk.state.here == AREA
    assert desk.state.phase == "road"
    assert not desk.allows(Buy("rope"))
    assert desk.marks[AREA].crossed


def test_BA_060_any_number_of_visits() -> None:
    """BA-061: each for 1 Fear."""
    sides = ("6,5", "4,5", "5,4")
    marks = {name: "-" for side in sides for name in around(side) if name != HOME}
    desk = road({**marks, **dict.fromkeys(sides, "O5"), "9,9": "14"})
    for visit, side in enumerate(sides, 1):
        desk.go(side).attempt(6, 6, 6, 6).go(HOME, dot=(100 + visit, 111))
        assert (desk.state.phase, desk.sheet.fear) == ("town", visit)
        desk.with_dice(Leave())
    assert desk.marks[HOME] == Area("town", 2)


def test_BA_061_each_return_adds_one_fear() -> None:
    """BA-G26: on arrival, even if nothing is bought; no haggling at home."""
    desk = road({AREA: "x9"}, DOT, fear=3).go(HOME)
    assert desk.sheet.fear == 4
    assert desk.told(e.Frightened) == [e.Frightened(1, "home", 4)]
    assert desk.told(e.TownEntered) == [e.TownEntered(HOME, 2, 0, False, home=True)]
    assert desk.state.stay.fare == "paid"
    assert desk.state.stay.discount == 0
    desk = at_home(gold=9, fear=3).do(Buy("rope"))
    assert (desk.sheet.fear, desk.sheet.gold) == (4, 3)


def test_BA_061_every_service_there_costs_nothing_more() -> None:
    desk = at_home(gold=30, wounds=9, items={"snack": 1}, marks={"9,9": "14"})
    desk.load(1).do(Rest(), Rest(), Buy("rope"), Sell("snack"), Consult("9,9"))
    assert desk.sheet.fear == 1
    desk.load(1).do(Work())
    assert desk.sheet.fear == 3


def test_BA_062_no_fear_before_the_first_encounter() -> None:
    """BA-T52: not even after an Oracle roll."""
    desk = settled(*(1, 2, 3, 3) * 8)
    desk.load(5).do(Consult(around(HOME)[0]))
    assert desk.sheet.gold == 0
    desk.load(6).do(Work())
    desk.load().do(Buy("rope"), Sell("rope"))
    assert desk.sheet.fear == 2, "of the Work alone"
    assert not desk.state.started


def test_BA_062_until_the_first_encounter_was_started() -> None:
    """BA-G26: a Town does not count, an Encounter does as soon as one stands in it."""
    marks = {AREA: "T2", "7,7": "14"}
    desk = road(marks, started=False).go(AREA, 6).with_dice(Leave())
    assert not desk.state.started
    desk = road({AREA: "14"}, started=False).go(AREA)
    desk.throw(5)
    assert desk.state.started
    desk = road({AREA: "Z14"}, started=False).go(AREA)
    assert desk.state.started


def test_BA_062_coming_back_from_a_town_before_the_first_encounter() -> None:
    """BA-G26: free as long as no Encounter was started, though one came by Route."""
    desk = road({AREA: "T2", "9,9": "14"}, started=False, gold=9).go(AREA, 6)
    desk.with_dice(Leave()).go(HOME, dot=(111, 112))
    assert desk.sheet.fear == 0
    assert desk.state.stay.fare == "free"
    desk.do(Buy("rope"))
    assert desk.sheet.fear == 0
    assert desk.told(e.Frightened) == []
    desk = road({AREA: "T2", "9,9": "14"}, started=True).go(AREA, 6).with_dice(Leave()).go(HOME)
    assert (desk.sheet.fear, desk.state.stay.fare) == (1, "paid")


def test_a_first_stay_at_home_may_be_left_and_is_no_page() -> None:
    """BA-060: nothing was done, nothing is told."""
    desk = settled(*(1, 2, 3, 3) * 8).with_dice(Leave())
    assert desk.state.pages == ()
    assert desk.told(e.TownLeft) == [e.TownLeft(HOME, -1)]
    assert desk.state.phase == "road"


def test_driven_back_home_costs_no_fear() -> None:
    """BA-G24, BA-061: 1 for the flight, none for being there, none for going on."""
    desk = driven(fear=2)
    assert desk.sheet.fear == 3
    assert desk.state.phase == "town"
    assert desk.state.stay.fare == "driven"
    desk.with_dice(Leave())
    assert desk.sheet.fear == 3
    assert desk.state.phase == "road"
    assert desk.marks[HOME] == Area("town", 2)


@pytest.mark.parametrize("service", [Rest(), Buy("rope"), Sell("snack"), Consult("9,9"), Work()])
def test_driven_back_home_the_first_service_is_a_visit(service: object) -> None:
    """BA-G24, BA-061: 1 Fear, once a stay."""
    desk = driven(gold=30, wounds=9, items={"snack": 2})
    own = 2 if service == Work() else 0
    desk.load(1).do(service)
    assert desk.sheet.fear == 2 + own
    assert desk.state.stay.fare == "paid"
    assert [one.amount for one in desk.told(e.Frightened) if one.why == "driven"] == [1]
    desk.load(1).do(Work(), Rest(), Buy("snack"))
    assert desk.sheet.fear == 4 + own


def test_driven_back_home_twice_is_two_stays() -> None:
    """BA-G24."""
    desk = driven(gold=30).do(Buy("rope"))
    assert desk.sheet.fear == 2
    desk.with_dice(Leave()).go(AREA).with_dice(Flee())
    assert (desk.sheet.fear, desk.state.stay.fare) == (3, "driven")
    desk.do(Buy("snack"))
    assert desk.sheet.fear == 4


def test_driven_back_before_any_stay() -> None:
    """BA-062, BA-G26: the first Encounter was started, so the free time is over."""
    desk = settled(*(1, 2, 3, 3) * 8).with_dice(Leave())
    desk.go(AREA).throw(5).with_dice(Flee())
    assert (desk.sheet.fear, desk.state.stay.fare) == (1, "driven")
    assert desk.state.trail == (SPOT,)


def test_driven_back_elsewhere_is_no_stay() -> None:
    """BA-053."""
    desk = road({AREA: "x9", "7,5": "Z11"}, DOT).go("7,5").with_dice(Flee())
    assert desk.state.phase == "road"
    assert desk.state.stay is None


def test_prices_at_home() -> None:
    """BA-029, BA-066: Wealth 2 and no discount."""
    desk = at_home(gold=30, wounds=4).do(Buy("bow"), Rest())
    assert desk.sheet.gold == 30 - 7 - 3
