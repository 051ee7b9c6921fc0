"""What is drawn when: the Route in 500 ms, crosses as it passes, eight new Areas in 1.2 s."""

from __future__ import annotations

import msgspec
import pytest

from desktop.drawing.sheet_records import SheetPage
from desktop.rules.games.book.state import Area, Leg
from desktop.ui.sheet.writing import AREAS_MS, ROUTE_MS, Script, script
from tests.looks.sheet_contents import PAGE

EIGHT = tuple(f"{x},{y}" for x in (9, 10, 11) for y in (19, 20, 21) if (x, y) != (10, 20))


def test_eight_new_areas_take_twelve_hundred_milliseconds_one_after_the_other() -> None:
    before = SheetPage(areas={"10,20": Area("town", 2)}, home="10,20")
    areas = {**before.areas, **{name: Area("encounter", 14) for name in EIGHT}}
    told = script(before, msgspec.structs.replace(before, areas=areas))
    assert told.length == pytest.approx(AREAS_MS)
    assert [one.area for one in told.writings] == list(EIGHT)
    ends = [one.start + one.length for one in told.writings]
    assert ends == sorted(ends)
    assert set(told.unwritten) == set(EIGHT)


def test_a_route_is_drawn_in_half_a_second_and_crosses_out_what_it_passes() -> None:
    start, end = (10, 10), (90, 10)
    before = SheetPage(areas={"2,0": Area("encounter", 14), "4,0": Area("encounter", 9)})
    areas = {name: Area("encounter", area.value, "", True) for name, area in before.areas.items()}
    areas["1,0"] = Area("blank", crossed=True)
    page = msgspec.structs.replace(before, areas=areas, legs=(Leg(start, end),))
    told = script(before, page)
    assert told.legs == 1
    assert told.leg_share(ROUTE_MS / 2) == pytest.approx(0.5)
    begun = {one.area: one.start for one in told.writings}
    assert begun["1,0"] < begun["2,0"] < begun["4,0"] == ROUTE_MS
    assert {one.parts for one in told.writings} == {frozenset({"cross"})}


def test_a_letter_is_written_before_its_number() -> None:
    areas = {**PAGE.areas, "13,6": Area("encounter", 17)}
    before = msgspec.structs.replace(PAGE, areas=areas)
    after = msgspec.structs.replace(PAGE, areas={**areas, "13,6": Area("encounter", 17, "O")})
    (one,) = script(before, after).writings
    assert one.parts == frozenset({"letter"})


def test_a_trap_that_became_an_obstacle_is_written_anew() -> None:
    areas = {**PAGE.areas, "13,6": Area("encounter", 17, "R")}
    before = msgspec.structs.replace(PAGE, areas=areas)
    after = msgspec.structs.replace(PAGE, areas={**areas, "13,6": Area("encounter", 17, "O")})
    assert script(before, after).length > 0


def test_nothing_is_drawn_of_what_was_taken_back_or_of_another_sheet() -> None:
    shorter = msgspec.structs.replace(PAGE, legs=PAGE.legs[:-1], trail=PAGE.trail[:-1])
    assert script(PAGE, shorter) == Script()
    assert script(PAGE, msgspec.structs.replace(PAGE, seed=PAGE.seed + 1)) == Script()
    assert script(PAGE, PAGE).length == 0
