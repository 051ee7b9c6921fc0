"""Scenarios SC-19 to SC-41: combat, padlocks, sight."""

import pytest

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    Investigate,
    Move,
    Name,
    Throw,
    Travel,
    Withdraw,
)
from tests.rules.aventura.table import Table, adversaries_turn, position


def zone_of(table: Table, serial: int = 1) -> str:
    return next(token.zone for token in table.visit.tokens if token.serial == serial)


def attacked(table: Table) -> list[e.Event]:
    """The Tests that adversaries have forced."""
    return [asked for asked in table.told(e.TestAsked) if asked.against is not None]


@pytest.mark.rule("AZ-151", "AZ-144", "AZ-147", "AZ-140", "AZ-145", "AZ-088")
def test_SC_19_the_printed_example_failed() -> None:
    table = position("nell", tokens=((40, "C"),), deck=(3,))
    adversaries_turn(table)
    table.throw(2, 2, 3, 3)
    assert table.told(e.AdversaryMoved) == [
        e.AdversaryMoved(1, ("C", "B")),
        e.AdversaryMoved(1, ("B", "A")),
    ]
    assert table.told(e.AttackMissed) == [e.AttackMissed(1, "double")]
    table.throw(1, 4, 6)
    assert table.who().physical == (3,)
    assert zone_of(table) == "A"
    assert len(attacked(table)) == 1
    assert table.visit.clock == 2


def test_SC_20_the_printed_example_passed() -> None:
    table = position("nell", tokens=((40, "C"),), deck=(3,))
    adversaries_turn(table)
    table.throw(2, 2, 3, 3)
    table.throw(2, 2, 5)
    assert table.who().physical == ()
    assert len(attacked(table)) == 1


@pytest.mark.rule("AZ-142")
def test_SC_21_no_step_where_one_is_met() -> None:
    table = position("nell", tokens=((40, "A"),))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    assert table.told(e.AdversaryStayed) == [e.AdversaryStayed(1, False)]
    table.throw(2, 3, 4)
    assert table.who().physical == ()
    assert len(attacked(table)) == 1


@pytest.mark.rule("AZ-152", "AZ-143", "AZ-083", "AZ-084")
def test_SC_22_an_adversary_critical() -> None:
    table = position("nell", tokens=((40, "A"),), deck=(3, 4))
    adversaries_turn(table)
    table.throw(4, 4, 4, 4)
    assert table.told(e.AdversaryRolled)[0].results == ("double", "double", "triple", "triple")
    table.throw(1, 1, 3)
    table.throw(2, 4, 6)
    assert table.who().physical == (3,)
    table.throw(5, 5)
    table.throw(1, 6)
    assert table.who().physical == (3, 4)
    assert not table.told(e.Defeated)
    assert [asked.stat for asked in attacked(table)] == ["strength", "strength", "skill", "skill"]


def test_SC_23_double_before_run() -> None:
    table = position("nell", at={"nell": "B"}, tokens=((40, "C"),), deck=(5,))
    adversaries_turn(table)
    table.throw(1, 2, 3, 3)
    assert zone_of(table) == "B"
    table.throw(1, 2, 3)
    table.throw(1, 2)
    assert table.who().mental == (5,)
    assert [asked.stat for asked in attacked(table)] == ["strength", "willpower"]


@pytest.mark.rule("AZ-149", "AZ-150", "AZ-146", "AZ-127")
def test_SC_25_sight_decides_who_is_hit() -> None:
    table = position("nell", "oskar", at={"nell": "D", "oskar": "E"}, tokens=((40, "C"),))
    adversaries_turn(table)
    table.throw(1, 2, 3, 6)
    assert table.told(e.AttackMade)[0].targets == ("nell",)
    table.throw(4, 4)
    assert len(attacked(table)) == 1


@pytest.mark.rule("AZ-148")
def test_SC_27_both_in_the_zone_test() -> None:
    table = position(
        "nell", "oskar", at={"nell": "B", "oskar": "B"}, tokens=((40, "B"),), deck=(7,)
    )
    adversaries_turn(table)
    table.throw(6, 6, 1, 3)
    table.throw(1, 3, 5)
    table.throw(4, 4)
    assert (table.who("nell").physical, table.who("oskar").physical) == ((7,), ())
    assert [(asked.who, asked.pool) for asked in attacked(table)] == [("nell", 3), ("oskar", 2)]


@pytest.mark.rule("AZ-141")
def test_SC_28_a_tie_is_the_players_choice() -> None:
    table = position(
        "nell",
        "oskar",
        at={"nell": "A", "oskar": "C"},
        tokens=((40, "B"),),
        investigated=("A", "C"),
    )
    adversaries_turn(table)
    table.throw(5, 5, 1, 3)
    assert set(table.legal()) == {Name("nell"), Name("oskar")}
    table.do(Name("oskar"))
    assert zone_of(table) == "C"
    assert [asked.who for asked in attacked(table)] == ["oskar"]


@pytest.mark.rule("AZ-154", "AZ-155", "AZ-156", "AZ-134")
def test_SC_29_two_more_wounds_with_two() -> None:
    table = position("nell", "oskar", objects={"nell": (20,)}, tokens=((40, "A"),))
    assert table.visit.tokens[0].limit == 5
    table.do(Activate("nell", 20, 1))
    table.throw(2, 2, 2)
    assert table.visit.tokens[0].wounds == 3
    table.do(Activate("nell", 20, 1))
    table.throw(2, 2, 3)
    assert table.visit.tokens[0].wounds == 4
    table.end_turn("oskar")
    table.throw(1, 2, 4, 6)
    table.do(Activate("nell", 20, 1))
    table.throw(1, 1, 4)
    assert table.visit.tokens == ()
    assert 40 in table.state.object_deck
    assert table.told(e.CombatEnded)


def test_SC_29_alone_the_limit_is_printed() -> None:
    table = position("nell", objects={"nell": (20,)}, tokens=((40, "A"),))
    assert table.visit.tokens[0].limit == 3
    table.do(Activate("nell", 20, 1))
    table.throw(6, 6, 6)
    assert table.visit.tokens == ()


@pytest.mark.rule("AZ-157", "AZ-123")
def test_SC_30_a_critical_with_a_weapon() -> None:
    table = position(
        "oskar",
        at={"oskar": "B"},
        objects={"oskar": (21,)},
        tokens=((40, "D"),),
        investigated=("A", "C"),
    )
    table.do(Activate("oskar", 21, 1))
    table.throw(6, 6, 6, 6)
    assert table.told(e.AdversaryWounded)[0].wounds == 6
    assert table.visit.tokens == ()


def test_SC_31_a_miss_costs_the_action_alone() -> None:
    table = position("oskar", at={"oskar": "B"}, objects={"oskar": (21,)}, tokens=((40, "D"),))
    table.do(Activate("oskar", 21, 1))
    table.throw(1, 2, 4, 6)
    assert not table.told(e.AdversaryWounded)
    assert not table.told(e.WoundSuffered)
    assert table.who("oskar").actions == 1


def test_SC_32_the_card_leaves_with_the_last_token() -> None:
    table = position("nell", objects={"nell": (20,)}, tokens=((40, "A"), (40, "A")))
    table.do(Activate("nell", 20, 1))
    table.throw(6, 6, 6)
    assert 40 not in table.state.object_deck
    table.end_turn()
    table.throw(1, 2, 4, 6)
    assert [rolled.token for rolled in table.told(e.AdversaryRolled)] == [2]
    table.do(Activate("nell", 20, 2))
    table.throw(6, 6, 6)
    assert 40 in table.state.object_deck


@pytest.mark.rule("AZ-129", "AZ-131", "AZ-135")
def test_SC_33_a_combat_that_begins_in_mid_turn() -> None:
    table = position("nell", at={"nell": "D"})
    table.do(Move("nell", "C"), Investigate("nell"))
    assert zone_of(table) == "D"
    assert table.told(e.CombatBegan)
    table.do(EndTurn())
    assert table.state.phase == "adversaries"
    table.throw(1, 2, 4, 6)
    assert table.visit.clock == 2


def test_SC_34_defeat_stops_everything() -> None:
    table = position("nell", physical={"nell": (3, 4, 5)}, tokens=((40, "A"), (40, "A")), deck=(8,))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(1, 3, 5)
    assert table.told(e.Defeated)[0].cause == "wounds"
    assert len(table.told(e.AdversaryRolled)) == 1
    assert set(table.legal()) == {Withdraw("m1")}


@pytest.mark.rule("AZ-139")
def test_SC_35_two_zones_and_no_attack() -> None:
    table = position("nell", tokens=((41, "D"),))
    adversaries_turn(table)
    table.throw(2, 2, 5)
    assert table.told(e.AdversaryMoved) == [e.AdversaryMoved(1, ("D", "C", "B"))]
    assert attacked(table) == []


@pytest.mark.rule("AZ-168", "AZ-169", "AZ-126")
def test_SC_37_a_padlock_stops_steps_and_sight() -> None:
    from desktop.rules.games.aventura import view

    table = position("nell", at={"nell": "B"}, padlocks=("E",))
    assert "E" not in table.moves()
    assert table.why_not(Move("nell", "E")) == "padlock"
    assert not view.sees(table.pack, table.state, "B", "E").sees


@pytest.mark.rule("AZ-170", "AZ-171")
def test_SC_38_out_of_a_padlock_and_not_back() -> None:
    table = position("nell", at={"nell": "E"}, padlocks=("E",))
    assert Investigate in table.actions("nell")
    assert "B" in table.moves()
    table.do(Move("nell", "B"))
    assert "E" not in table.moves()


@pytest.mark.rule("AZ-026")
def test_SC_39_no_way_no_movement() -> None:
    table = position("nell", tokens=((40, "C"),), padlocks=("B",))
    adversaries_turn(table)
    table.throw(2, 2, 3, 3)
    assert table.told(e.AdversaryStayed) == [e.AdversaryStayed(1, True)] * 2
    assert attacked(table) == []
    assert zone_of(table) == "C"
    assert Throw() not in table.legal()


def test_SC_41_in_range_but_out_of_sight() -> None:
    table = position("oskar", at={"oskar": "E"}, objects={"oskar": (21,)}, tokens=((40, "C"),))
    assert Activate not in table.actions("oskar")
    assert table.why_not(Activate("oskar", 21, 1)) == "not_in_sight"
    table.do(Move("oskar", "B"))
    assert Activate("oskar", 21, 1) in table.legal()
    assert Travel not in table.kinds()
