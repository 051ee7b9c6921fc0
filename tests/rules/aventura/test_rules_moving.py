"""Zones, moving, compulsory zones: AZ-025 to AZ-031, AZ-040, AZ-041, AZ-050 to AZ-060, AZ-067."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from desktop.atlas.zone_map import build_map
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    Exchange,
    Investigate,
    Move,
    Return,
    Travel,
)
from desktop.rules.games.aventura.content import effects as do
from tests.rules.aventura import fx
from tests.rules.aventura.table import begin, position


@pytest.mark.rule("AZ-024")
def test_AZ_025_lines_doors_and_windows_connect() -> None:
    """AZ-029, AZ-033: a wall does not, unless a highlighted passage breaks it."""
    side = fx.SIDE
    zones = {name: fx.square(place, 0) for place, name in enumerate("ABCDE")}
    walls = [[(place * side, 0), (place * side, side)] for place in (2, 3, 4)]
    passages = [("door", ((2000, 400), (2000, 600))), ("window", ((3000, 400), (3000, 600)))]
    drawing = build_map(zones, walls=walls, passages=passages, start="A")
    journal = fx.story(start="B")
    pack = fx.pack(journals={"m1": journal}, drawings={"m1": drawing})
    table = begin("nell", pack=pack)
    assert table.moves() == {"A", "B", "C", "D"}
    table.do(Move("nell", "D"))
    assert table.why_not(Move("nell", "E")) in ("wall", "not_connected")


def test_AZ_027_connections_work_both_ways() -> None:
    table = position("nell", investigated=("A", "C"))
    content = table.pack.maps["m1"]
    for zone in content.drawing.zones:
        for near in content.ways.neighbours(zone):
            assert zone in content.ways.neighbours(near)
    table.do(Move("nell", "D"), Move("nell", "A"))
    assert table.who().zone == "A"


def test_AZ_028_a_token_steps_from_zone_to_zone() -> None:
    """AZ-026: adversaries use the same connections."""
    table = position("nell", tokens=((41, "F"),), investigated=("A", "C"))
    table.do(Move("nell", "D"))
    way = table.told(e.Moved)[0].way
    assert way == ("A", "B", "C", "D")
    near = table.pack.maps["m1"].ways.neighbours
    assert all(b in near(a) for a, b in pairwise(way))
    table.do(Move("nell", "A"), EndTurn())
    table.throw(2, 2, 5)
    assert table.told(e.AdversaryMoved)[0].way == ("F", "D", "C")


def test_AZ_029_a_wall_stops_movement() -> None:
    table = position("nell", at={"nell": "A"}, investigated=("A", "C"))
    assert "E" not in table.pack.maps["m1"].ways.neighbours("A")
    assert "E" in table.pack.maps["m1"].ways.neighbours("B")


def test_AZ_031_a_letter_may_be_red() -> None:
    """AZ-030: letters are drawn; a zone without one is never red in the game's sense."""
    content = fx.PACK.maps["m1"]
    assert content.red_zones == {"A", "C"}
    assert content.letters == {zone: zone for zone in "ABCDE"}


def test_AZ_040_other_zones_are_crossed_freely() -> None:
    table = position("nell", at={"nell": "A"})
    table.do(Move("nell", "E"))
    assert table.told(e.Moved)[0].way == ("A", "B", "E")
    assert not table.told(e.Investigated)


def test_AZ_041_letters_in_any_order() -> None:
    for first, second in (("B", "E"), ("E", "B")):
        table = position("nell", at={"nell": first})
        table.do(Investigate("nell"))
        table.state = replace(
            table.state, frames=(), investigators=(replace(table.who(), zone=second),)
        )
        table.do(Investigate("nell"))
        assert [event.zone for event in table.told(e.Investigated)] == [first, second]


def test_AZ_050_two_actions_a_turn() -> None:
    """AZ-059: fresh ones each turn, nothing carried over."""
    table = begin("nell")
    table.do(Investigate("nell"))
    assert table.who().actions == 1
    table.do(Move("nell", "B"))
    assert table.who().actions == 0
    assert table.why_not(Move("nell", "A")) == "no_action"
    table.do(EndTurn())
    assert table.who().actions == 2
    table.do(EndTurn("nell"))
    assert table.told(e.PartEnded) == [e.PartEnded("nell", 2)]
    table.do(EndTurn())
    assert table.who().actions == 2


def test_AZ_051_the_first_action_fixes_who_acts_first() -> None:
    table = position("nell", "oskar", at={"nell": "B", "oskar": "B"})
    assert Move in table.actions("nell")
    assert Move in table.actions("oskar")
    table.do(Move("oskar", "B"))
    assert table.visit.turn_first == "oskar"
    assert table.actions("nell") == set()
    assert table.why_not(Move("nell", "B")) == "not_your_part"
    table.do(Move("oskar", "B"))
    assert Move in table.actions("nell")
    assert table.visit.active == "nell"
    table.do(EndTurn("nell"), EndTurn())
    assert Move in table.actions("nell")
    table.do(Move("nell", "B"))
    assert table.actions("oskar") == set()


@pytest.mark.rule("AZ-057")
def test_AZ_052_move_up_to_three_zones() -> None:
    """AZ-060: from A two zones on is one Action; both Actions may be Moves."""
    table = position("nell", at={"nell": "E"}, investigated=("A", "C"))
    ways = table.pack.maps["m1"].ways.distances("E", frozenset())
    assert table.moves() == {zone for zone, steps in ways.items() if steps <= 3}
    assert table.why_not(Move("nell", "F")) == "too_far"
    table.do(Move("nell", "D"), Move("nell", "D"))
    assert table.who().actions == 0


def test_AZ_053_investigate_the_zone_one_is_on() -> None:
    """AZ-038: a zone with a letter."""
    table = position("nell", at={"nell": "E"})
    table.do(Investigate("nell"))
    assert table.told(e.Investigated) == [e.Investigated("nell", "E")]
    assert table.who().actions == 1


def test_AZ_067_red_until_an_action_was_spent() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Move("nell", "C"))
    assert table.actions("nell") == {Investigate}
    assert table.why_not(Move("nell", "B")) == "red_zone_first"
    assert table.why_not(EndTurn("nell")) == "red_zone_first"


def test_AZ_067_the_duty_lapses_when_the_partner_did_it() -> None:
    table = position("nell", "oskar", at={"nell": "C", "oskar": "C"})
    assert table.actions("nell") == {Investigate}
    table.do(Investigate("oskar"), EndTurn("oskar"))
    assert Move in table.actions("nell")


def test_red_zones_each_binds_everybody_but_not_on_a() -> None:
    table = position(
        "nell",
        "oskar",
        at={"nell": "C", "oskar": "C"},
        options={"red_zones": "each"},
        investigated=("A",),
    )
    table.do(Investigate("nell"))
    assert table.visit.investigated == ("A", "C:nell")
    table.do(EndTurn("nell"))
    assert table.actions("oskar") == {Investigate}
    table.do(Investigate("oskar"))
    assert Move in table.actions("oskar")
    assert "A" in table.moves("oskar")
    once = begin("nell", "oskar", options={"red_zones": "each"})
    once.do(Investigate("nell"), EndTurn("nell"))
    assert Move in once.actions("oskar")


def test_AZ_069_the_duty_of_a_waits_for_the_last_who_can_do_it() -> None:
    table = begin("nell", "oskar")
    assert Move in table.actions("nell")
    assert Move in table.actions("oskar")
    table.do(EndTurn("nell"))
    assert table.actions("oskar") == {Investigate}
    assert Travel not in table.kinds()


def test_AZ_070_the_rest_of_the_turn_is_free() -> None:
    table = begin("nell")
    table.do(Investigate("nell"))
    assert {Move, Investigate} <= table.actions("nell")
    assert EndTurn("nell") in table.legal()


def test_AZ_054_activate_uses_a_card_for_an_action() -> None:
    """AZ-111: only a card whose text says so."""
    bell = fx.CardText(
        no=50,
        kind="object",
        name="Bell",
        text="",
        action=fx.Action(effects=(do.Flag(name="f"),)),
    )
    table = position("nell", pack=fx.pack(more_cards=(bell,)), objects={"nell": (22, 50)})
    assert Activate("nell", 50) in table.legal()
    assert table.why_not(Activate("nell", 22)) == "no_action_text"
    assert table.why_not(Activate("nell", 20)) == "card_not_held"
    table.do(Activate("nell", 50))
    assert table.state.flags["f"]
    assert table.who().actions == 1
    assert table.who().objects == (22, 50)


def test_a_card_for_once_a_turn() -> None:
    bell = fx.CardText(
        no=50,
        kind="object",
        name="Bell",
        text="",
        action=fx.Action(effects=(do.Flag(name="f"),), once="turn"),
    )
    table = position("nell", pack=fx.pack(more_cards=(bell,)), objects={"nell": (50,)})
    table.do(Activate("nell", 50))
    assert table.why_not(Activate("nell", 50)) == "used_this_turn"
    table.end_turn()
    assert Activate("nell", 50) in table.legal()


@pytest.mark.rule("AZ-061")
def test_AZ_058_the_turn_ends_when_nobody_has_an_action() -> None:
    table = position("nell", "oskar", at={"nell": "B", "oskar": "B"})
    assert table.why_not(EndTurn()) == "actions_left"
    table.do(EndTurn("nell"), EndTurn("oskar"))
    ends = [one for one in table.legal() if isinstance(one, EndTurn)]
    assert ends == [EndTurn()]
    step = table.do(EndTurn())
    assert step.seal == "turn"
    assert table.visit.clock == 2


def test_free_alternation() -> None:
    table = position(
        "nell", "oskar", at={"nell": "B", "oskar": "B"}, options={"turn_order": "free"}
    )
    table.do(Move("nell", "B"), Move("oskar", "B"), Move("nell", "B"), Move("oskar", "B"))
    assert {type(one) for one in table.legal()} >= {EndTurn}
    assert not table.actions("nell")
    assert table.visit.turn_first == "nell"


def test_a_text_puts_somebody_into_a_red_zone() -> None:
    """AZ-067 by ruling Q-32: the duty holds wherever one stands."""
    pack = fx.pack(journals={"m1": fx.story(do.MoveTo(zone="C"))})
    table = begin("nell", pack=pack)
    table.do(Investigate("nell"))
    assert table.told(e.Placed) == [e.Placed("nell", "C")]
    assert table.actions("nell") == {Investigate}
    assert Return not in table.kinds()
    assert Exchange not in table.kinds()
