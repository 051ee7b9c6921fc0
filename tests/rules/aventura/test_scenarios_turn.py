"""Scenarios SC-01 to SC-17: turn, movement, compulsory zones, Tests, options, cards."""

import pytest

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Done,
    EndTurn,
    Exchange,
    Give,
    Investigate,
    Leave,
    Move,
    Pass,
    Pick,
    Return,
    Take,
    Throw,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import ClockRule, JournalFile, Paragraph
from desktop.rules.games.aventura.phases.counting import count
from tests.rules.aventura import fx
from tests.rules.aventura.table import begin, position


@pytest.mark.rule("AZ-068", "AZ-034", "AZ-036")
def test_SC_01_zone_a_first() -> None:
    table = begin("nell")
    assert table.visit.clock == 1
    assert (table.who().zone, table.who().actions) == ("A", 2)
    assert table.legal()[0] == Investigate("nell")
    assert table.kinds() & {Move, Investigate, EndTurn} == {Investigate}
    assert table.why_not(Move("nell", "B")) == "start_zone_first"


@pytest.mark.rule("AZ-069", "AZ-070")
def test_SC_02_the_partner_can_still_do_it() -> None:
    table = begin("nell", "oskar")
    table.do(Move("nell", "E"))
    assert table.who("nell").actions == 1
    table.do(Move("nell", "B"))
    assert table.actions("oskar") == {Investigate}
    assert table.why_not(EndTurn("oskar")) == "start_zone_first"
    table.do(Investigate("oskar"))
    assert table.who("oskar").actions == 1
    assert {Move, Investigate} <= table.actions("oskar")


def test_SC_03_the_first_one_did_it() -> None:
    table = begin("nell", "oskar")
    table.do(Investigate("nell"), Move("nell", "B"))
    assert {Move, Investigate} <= table.actions("oskar")


@pytest.mark.rule("AZ-067", "AZ-060")
def test_SC_04_a_red_zone_ends_the_way() -> None:
    table = position("nell")
    assert table.moves() == {"A", "B", "C", "E"}
    assert table.why_not(Move("nell", "D")) == "stopped_by_red"
    assert table.why_not(Move("nell", "F")) in ("stopped_by_red", "too_far")
    table.do(Move("nell", "E"))
    assert table.who().actions == 1


def test_SC_05_the_duty_waits_for_the_next_turn() -> None:
    table = position("nell", actions={"nell": 1})
    table.do(Move("nell", "C"))
    assert table.told(e.Moved)[0].stopped_by_red
    table.do(EndTurn())
    assert table.visit.clock == 2
    assert table.actions("nell") == {Investigate}
    table.do(Investigate("nell"))
    assert table.moves() == {"C", "D", "F", "B", "A", "E"}


def test_SC_05_a_partner_crosses_freely() -> None:
    table = position("nell", "oskar", at={"nell": "C", "oskar": "B"}, investigated=("A", "C"))
    assert {"D", "F"} <= table.moves("oskar")


def test_SC_06_move_nowhere_spends_actions() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Move("nell", "B"), Move("nell", "B"), EndTurn())
    assert (table.visit.clock, table.who().zone) == (2, "B")


@pytest.mark.rule("AZ-062")
def test_SC_07_no_letter_no_investigating() -> None:
    table = position("nell", at={"nell": "F"}, investigated=("A", "C"))
    assert Investigate not in table.actions("nell")
    assert table.why_not(Investigate("nell")) == "no_letter"


@pytest.mark.rule("AZ-055", "AZ-056")
def test_SC_08_exchange() -> None:
    table = position(
        "nell",
        "oskar",
        at={"nell": "B", "oskar": "B"},
        objects={"nell": (20,), "oskar": (23,)},
        physical={"nell": (5,)},
    )
    table.do(Exchange("nell"))
    assert set(table.legal()) == {Give(20), Take(23), Done()}
    table.do(Give(20), Take(23), Done())
    assert (table.who("nell").objects, table.who("oskar").objects) == ((23,), (20,))
    assert (table.who("nell").actions, table.who("oskar").actions) == (1, 2)


def test_SC_08_not_apart_and_never_alone() -> None:
    apart = position("nell", "oskar", at={"nell": "B"}, objects={"nell": (20,)})
    assert apart.why_not(Exchange("nell")) == "partner_elsewhere"
    solo = position("nell", objects={"nell": (20,)})
    assert solo.why_not(Exchange("nell")) == "alone"
    bare = position("nell", "oskar")
    assert bare.why_not(Exchange("nell")) == "no_cards"


@pytest.mark.rule("AZ-079", "AZ-077")
def test_SC_09_the_printed_example() -> None:
    """AZ-076, AZ-074, AZ-075: one double, one triple, two runs are four Successes."""
    worth = count((1, 1, 2, 3, 3, 3))
    assert (worth.doubles, worth.triples, worth.runs, worth.total) == (1, 1, 2, 4)
    table = begin("nell", pack=_one_test(do.Test(stat="investigation", icons=3, dice=2)))
    table.do(Investigate("nell"), Pick("X"))
    table.throw(1, 1, 2, 3, 3, 3)
    rolled = table.told(e.Rolled)[0]
    assert (rolled.doubles, rolled.triples, rolled.runs, rolled.total) == (1, 1, 2, 4)
    assert rolled.passed


@pytest.mark.rule("AZ-066", "AZ-047", "AZ-085")
def test_SC_10_a_failed_option_stays_open() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Investigate("nell"), Pick("B1"))
    table.throw(1, 2, 4, 6)
    failed = table.told(e.TestFailed)[0]
    assert (failed.total, failed.icons, failed.dice) == (0, 2, 4)
    assert table.visit.done == ()
    assert table.who().actions == 1
    assert (table.who().physical, table.who().mental) == ((), ())


@pytest.mark.rule("AZ-044", "AZ-081", "AZ-116")
def test_SC_11_tried_again_and_passed() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Investigate("nell"), Pick("B1"))
    table.throw(1, 2, 4, 6)
    table.do(Investigate("nell"), Pick("B1"))
    table.throw(3, 3, 5, 5)
    assert table.told(e.Rolled)[1].doubles == 2
    assert table.who().objects == (22,)
    assert 22 not in table.state.object_deck
    assert table.who().actions == 0


@pytest.mark.rule("AZ-065", "AZ-046", "AZ-072")
def test_SC_12_a_used_option_is_closed() -> None:
    table = position("nell", at={"nell": "B"}, objects={"nell": (22,)}, done=("B.B1",))
    table.do(Investigate("nell"))
    assert set(table.legal()) == {Pick("B2"), Leave()}
    assert table.why_not(Pick("B1")) == "option_done"
    table.do(Pick("B2"))
    assert table.told(e.TestAsked)[0].pool == 5


@pytest.mark.rule("AZ-082")
def test_SC_13_a_critical_is_worth_five() -> None:
    table = position("nell", at={"nell": "B"}, objects={"nell": (22,)}, done=("B.B1",))
    table.do(Investigate("nell"), Pick("B2"))
    table.throw(5, 5, 5, 5, 1)
    rolled = table.told(e.Rolled)[0]
    assert (rolled.criticals, rolled.total, rolled.passed) == ((5,), 5, True)
    assert table.who().objects == (22, 31)


def test_SC_15_no_dice_no_roll() -> None:
    pack = _one_test(do.Test(stat="willpower", dice=-1))
    table = position("nell", pack=pack, mental={"nell": (1,)})
    before = table.state.chance
    table.do(Investigate("nell"), Pick("X"))
    failed = table.told(e.TestFailed)[0]
    assert (failed.dice, failed.total) == (0, 0)
    assert table.state.chance == before
    assert Throw() not in table.legal()


@pytest.mark.rule("AZ-120", "AZ-121")
def test_SC_16_a_coin_throws_again() -> None:
    table = position("nell", objects={"nell": (24,)}, pack=_one_test(do.Test(stat="investigation")))
    table.do(Investigate("nell"), Pick("X"))
    table.throw(1, 2, 4, 6)
    assert set(table.legal()) == {Return("nell", 24), Pass()}
    table.do(Return("nell", 24))
    assert 24 in table.state.object_deck
    table.throw(2, 3, 4, 6)
    assert table.told(e.Rolled)[1].again
    assert table.told(e.TestPassed)
    assert not table.told(e.TestFailed)
    assert table.who().actions == 1


def test_SC_16_passing_the_window_lets_the_first_throw_stand() -> None:
    table = position("nell", objects={"nell": (24,)}, pack=_one_test(do.Test(stat="investigation")))
    table.do(Investigate("nell"), Pick("X"))
    table.throw(1, 2, 4, 6)
    table.do(Pass())
    assert table.told(e.TestFailed)
    assert table.who().objects == (24,)


def _one_test(test: do.Test) -> Pack:
    """M1 with one option on zone A that asks for this Test."""
    option = do.ReadOption(label="", to="X", test=test)
    journal = JournalFile(
        title="",
        clock=ClockRule(turns=3),
        safeguard=True,
        paragraph=(
            Paragraph(id="A", text="", options=(option,)),
            Paragraph(id="X", text="", effects=(do.Draw(card=22),)),
        ),
    )
    return fx.pack(journals={"m1": journal})


def test_SC_17_a_card_that_is_not_there() -> None:
    table = position("nell", at={"nell": "B"}, objects={"nell": (22,)})
    table.do(Investigate("nell"), Pick("B1"))
    table.throw(3, 3, 5, 5, 1)
    assert table.told(e.CardMissing) == [e.CardMissing("nell", 22, True)]
    assert table.who().objects == (22,)
    assert table.told(e.CardDrawn) == []
