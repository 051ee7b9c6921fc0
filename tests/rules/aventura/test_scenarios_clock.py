"""Scenarios SC-42 to SC-61: Clock, events, defeat, travel, healing."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    GiveUp,
    Investigate,
    Pick,
    Throw,
    Travel,
    Withdraw,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content.schema import ClockRule, JournalFile, Paragraph
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, adversaries_turn, position


def flag(table: Table, name: str) -> bool:
    return table.visit.flags.get(name, False)


@pytest.mark.rule("AZ-165", "AZ-058")
def test_SC_42_a_red_number_opens_the_turn() -> None:
    table = position("nell", clock=2)
    table.end_turn()
    kinds = [type(event) for event in table.events]
    assert kinds.index(e.ClockMoved) < kinds.index(e.Read) < kinds.index(e.TurnBegan)
    assert table.visit.clock == 3
    assert flag(table, "ev3")
    assert table.who().actions == 2


@pytest.mark.rule("AZ-167", "AZ-092")
def test_SC_43_a_wound_brings_the_event_at_once() -> None:
    table = position("nell", tokens=((40, "A"),), deck=(2,), clock=2)
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(1, 3, 5)
    assert [event.clock for event in table.told(e.ClockMoved)] == [3, 4]
    assert [event.by for event in table.told(e.ClockMoved)] == ["text", "turn"]
    read = [event.source for event in table.told(e.Read)]
    assert read == [("m1", "event", "3"), ("m1", "event", "4")]
    assert [event.clock for event in table.told(e.TurnBegan)] == [4]


@pytest.mark.rule("AZ-099", "AZ-100", "AZ-101", "AZ-102", "AZ-103")
def test_SC_45_both_fall_back() -> None:
    table = position(
        "nell",
        "oskar",
        objects={"nell": (20,), "oskar": (21,)},
        physical={"nell": (3, 4, 5)},
        mental={"oskar": (6,)},
        tokens=((40, "A"),),
        deck=(8,),
        at={"oskar": "E"},
    )
    table.state = replace(
        table.state, unlocked=("m1", "m3", "m2"), entered=("m1", "m3"), closed=("m1", "m3")
    )
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(1, 3, 5)
    assert table.told(e.WoundSuffered) == [e.WoundSuffered("nell", "physical", 8, True)]
    assert not table.told(e.ClockMoved)
    for who in ("nell", "oskar"):
        assert (table.who(who).physical, table.who(who).mental) == ((), ())
    assert len(table.state.wound_deck) == 11
    assert table.visit.tokens == ()
    assert 40 in table.state.object_deck
    assert (table.who("nell").objects, table.who("oskar").objects) == ((20,), (21,))
    assert "m2" in table.state.unlocked
    assert set(table.legal()) == {Withdraw("m1"), Withdraw("m3")}
    table.do(Withdraw("m3"))
    assert {table.who("nell").zone, table.who("oskar").zone} == {"A"}
    assert (table.visit.map, table.visit.clock) == ("m3", 1)
    assert table.visit.investigated == ()


@pytest.mark.rule("AZ-095", "AZ-093")
def test_SC_46_reaching_the_limit_is_no_defeat() -> None:
    table = position("nell", physical={"nell": (3, 4)}, tokens=((40, "A"),), deck=(5,))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(1, 3, 5)
    assert table.who().physical == (3, 4, 5)
    assert not table.told(e.Defeated)


@pytest.mark.rule("AZ-087")
def test_SC_47_the_printed_value_is_the_limit() -> None:
    table = position("nell", physical={"nell": (1, 3)}, tokens=((40, "A"),), deck=(5,))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    assert table.told(e.TestAsked)[0].pool == 2
    table.throw(1, 3)
    assert table.who().physical == (1, 3, 5)
    assert not table.told(e.Defeated)


@pytest.mark.rule("AZ-105", "AZ-107", "AZ-108", "AZ-106")
def test_SC_48_the_clock_runs_out_with_nowhere_to_go() -> None:
    table = position("nell", objects={"nell": (22,)}, mental={"nell": (5,)}, clock=6)
    table.state = replace(table.state, visit=replace(table.visit, done=("B.B1",)))
    table.end_turn()
    assert table.told(e.Defeated)[0].cause == "clock"
    assert set(table.legal()) == {Withdraw("m1")}
    table.do(Withdraw("m1"))
    assert (table.visit.clock, table.visit.done, table.visit.investigated) == (1, (), ())
    assert table.who().mental == ()
    assert table.who().objects == (22,)


@pytest.mark.rule("AZ-163", "AZ-162")
def test_SC_49_the_clock_runs_out_with_a_map_open() -> None:
    table = position("nell", on="m2", physical={"nell": (3,)}, clock=4)
    table.state = replace(table.state, unlocked=("m1", "m2", "m3"))
    table.end_turn()
    assert set(table.legal()) == {Travel("m3")}
    table.do(Travel("m3"))
    assert table.told(e.Travelled) == [e.Travelled("m2", "m3", True)]
    table.throw(1, 2, 4)
    assert table.told(e.HealingRolled)
    assert (table.visit.map, table.visit.clock) == ("m3", 1)
    assert not table.told(e.Defeated)


@pytest.mark.rule("AZ-104", "AZ-164")
def test_SC_50_adversaries_hold_the_party_to_the_end() -> None:
    table = position("nell", on="m2", tokens=((40, "B"),), clock=4)
    table.state = replace(table.state, unlocked=("m1", "m2", "m3"))
    table.end_turn()
    table.throw(1, 2, 4, 6)
    assert table.told(e.Defeated)[0].cause == "clock"
    assert table.visit.tokens == ()


@pytest.mark.rule("AZ-133", "AZ-173", "AZ-174")
def test_SC_52_travel_opens_with_the_last_token() -> None:
    table = position("nell", objects={"nell": (20,)}, tokens=((40, "A"),))
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.state = replace(
        table.state,
        visit=replace(table.visit, tokens=(replace(table.visit.tokens[0], wounds=2),)),
    )
    assert table.why_not(Travel("m2")) == "in_combat"
    table.do(Activate("nell", 20, 1))
    table.throw(3, 3, 5)
    assert table.visit.tokens == ()
    assert Travel("m2") in table.legal()
    assert table.who().actions == 1
    table.do(Travel("m2"))
    assert (table.visit.map, table.visit.clock, table.who().actions) == ("m2", 1, 2)


@pytest.mark.rule("AZ-176", "AZ-177", "AZ-178", "AZ-096")
def test_SC_53_healing_on_the_way() -> None:
    table = position("nell", physical={"nell": (3, 4)}, mental={"nell": (5,)})
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.do(Travel("m2"))
    assert table.legal() == (Throw(),)
    table.throw(1, 1, 5)
    table.throw(2, 3, 4)
    table.throw(6, 6, 6)
    assert (table.who().physical, table.who().mental) == ((4,), ())
    assert len(table.state.wound_deck) == 10
    assert [roll.healed for roll in table.told(e.HealingRolled)] == [True, False, True]


@pytest.mark.rule("AZ-175")
def test_SC_54_no_way_back() -> None:
    table = position("nell")
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.do(Travel("m2"))
    assert Travel("m1") not in table.legal()
    assert table.why_not(Travel("m1")) == "map_closed"


def test_SC_55_after_a_defeat_the_lost_map_is_open() -> None:
    table = position("nell", on="m2", tokens=((40, "A"),), clock=4)
    table.end_turn()
    table.throw(1, 2, 4, 6)
    table.do(Withdraw("m1"))
    assert Travel("m2") in table.legal()


def test_SC_56_giving_up() -> None:
    table = position("nell", on="m2")
    assert GiveUp() in table.legal()
    table.do(GiveUp())
    assert table.told(e.Defeated)[0].cause == "dead_end"
    assert set(table.legal()) == {Withdraw("m1")}


def test_SC_59_as_new_but_the_card_is_held() -> None:
    table = position("nell", on="m2", objects={"nell": (22,)})
    table.do(GiveUp(), Withdraw("m1"), Investigate("nell"))
    table.state = replace(
        table.state,
        investigators=(replace(table.who(), zone="B"),),
    )
    table.do(Investigate("nell"))
    assert Pick("B1") in table.legal()
    table.do(Pick("B1"))
    table.throw(3, 3, 5, 5, 1)
    assert table.told(e.CardMissing)
    assert table.who().objects == (22,)


def _with(effect: do.Effect) -> Table:
    """NELL on an entry A of M1 with one effect."""
    journal = JournalFile(
        title="",
        safeguard=True,
        clock=ClockRule(turns=6),
        paragraph=(Paragraph(id="A", text="", effects=(effect,)),),
    )
    people = ("nell", "oskar")
    return position(
        *people,
        pack=fx.pack(journals={"m1": journal}),
        investigated=(),
        at={"oskar": "E"},
        physical={"oskar": (3,)},
    )


@pytest.mark.rule("AZ-003")
def test_SC_60_an_ending() -> None:
    table = _with(do.End(id="end"))
    table.do(Investigate("nell"))
    assert table.state.ending == "end"
    assert table.state.phase == "ended"
    assert table.legal() == ()
    assert table.told(e.Ended) == [e.Ended("end")]
    assert table.why_not(EndTurn()) == "ended"


def test_SC_61_a_text_that_takes_both_away() -> None:
    table = _with(do.Travel(map="m3"))
    table.do(Investigate("nell"))
    table.throw(1, 2, 4)
    assert table.visit.map == "m3"
    assert {one.zone for one in table.state.investigators} == {"A"}
    assert "m1" in table.state.closed
    assert "m1" in table.state.entered
