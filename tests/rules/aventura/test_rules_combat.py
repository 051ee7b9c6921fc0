"""Sight and combat: AZ-123 to AZ-160."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import view
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    Exchange,
    Investigate,
    Move,
    Name,
    Throw,
    Travel,
)
from desktop.rules.games.aventura.content import effects as do
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, adversaries_turn, begin, position


def zones(table: Table) -> dict[int, str]:
    return {token.serial: token.zone for token in table.visit.tokens}


def beast(no: int = 50, **fields: object) -> fx.AdversaryCard:
    given = {"no": no, "name": "Beast", "token": "beast", "dice": 4, "wounds": 2, **fields}
    return fx.AdversaryCard(**given)


def test_AZ_123_range_is_counted_like_movement_and_needs_sight() -> None:
    """AZ-124, AZ-125: D sees A in a straight line; three zones are the pistol's limit."""
    table = position("oskar", at={"oskar": "D"}, objects={"oskar": (21,)}, tokens=((40, "A"),))
    assert Activate("oskar", 21, 1) in table.legal()
    short = fx.CardText(
        no=50,
        kind="object",
        name="Short",
        text="",
        action=fx.Action(stat="skill", target="adversary", range="los", within=2),
    )
    table = position(
        "oskar",
        at={"oskar": "D"},
        pack=fx.pack(more_cards=(short,)),
        objects={"oskar": (50,)},
        tokens=((40, "A"), (40, "B")),
    )
    assert table.why_not(Activate("oskar", 50, 1)) == "out_of_range"
    assert Activate("oskar", 50, 2) in table.legal()


def test_AZ_124_sight_from_centre_to_centre() -> None:
    expected = {frozenset(pair) for pair in ("AB", "AC", "AD", "BC", "BD", "CD", "BE", "DF")}
    table = position("nell")
    for a in "ABCDEF":
        for b in "ABCDEF":
            wanted = a == b or frozenset((a, b)) in expected
            assert view.sees(table.pack, table.state, a, b).sees is wanted, (a, b)


def test_AZ_125_a_wall_cuts_sight_but_for_its_door() -> None:
    table = position("nell")
    verdict = view.sees(table.pack, table.state, "E", "C")
    assert not verdict.sees
    assert verdict.reason in ("wall", "jamb", "corner")
    assert view.sees(table.pack, table.state, "B", "E").sees


@pytest.mark.rule("AZ-129", "AZ-130", "AZ-116")
def test_AZ_128_the_journal_begins_a_combat() -> None:
    table = begin(
        "nell", pack=fx.pack(journals={"m1": fx.story(do.Spawn(card=40, zones=("B", "D")))})
    )
    table.do(Investigate("nell"))
    assert zones(table) == {1: "B", 2: "D"}
    assert 40 not in table.state.object_deck
    assert table.told(e.CombatBegan) == [e.CombatBegan()]
    assert [event.card for event in table.told(e.AdversaryPlaced)] == [40, 40]


def test_AZ_131_investigators_adversaries_clock() -> None:
    table = position("nell", tokens=((40, "F"),))
    table.end_turn()
    table.throw(1, 2, 4, 6)
    kinds = [type(event) for event in table.events]
    order = [kinds.index(kind) for kind in (e.TurnEnded, e.AdversaryRolled, e.ClockMoved)]
    assert order == sorted(order)


def test_AZ_132_in_combat_everything_else_goes_on() -> None:
    table = position(
        "nell",
        "oskar",
        at={"nell": "B", "oskar": "B"},
        objects={"nell": (20,)},
        tokens=((40, "B"),),
    )
    assert table.actions("nell") == {Move, Investigate, Activate, Exchange}


def test_AZ_133_no_travel_in_combat() -> None:
    table = position("nell", tokens=((40, "F"),))
    table.state = replace(table.state, unlocked=("m1", "m2"))
    assert Travel not in table.kinds()
    assert table.why_not(Travel("m2")) == "in_combat"
    table.end_turn()
    assert table.why_not(Travel("m2")) == "in_combat"


def test_AZ_134_the_last_token_ends_it() -> None:
    """AZ-022 of a combat that ends in mid-turn: no adversaries' turn follows (Q-22)."""
    table = position("nell", objects={"nell": (20,)}, tokens=((40, "A"),))
    table.do(Activate("nell", 20, 1))
    table.throw(6, 6, 6)
    assert table.who().actions == 1
    table.end_turn()
    assert not table.told(e.AdversaryRolled)
    assert table.visit.clock == 2


def test_AZ_135_as_many_dice_as_the_card_says() -> None:
    table = position("nell", tokens=((40, "F"), (41, "F")))
    table.end_turn()
    assert len(table.do(Throw()).fell[0]) == 4
    while table.state.phase == "adversaries":
        if len(table.told(e.AdversaryRolled)) == 2:
            break
        table.do(table.legal()[0])
    assert len(table.told(e.AdversaryRolled)[1].dice) == 3


def test_AZ_136_one_token_after_the_other() -> None:
    table = position("nell", at={"nell": "A"}, tokens=((40, "B"), (40, "B")))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(2, 2, 5)
    assert [event.token for event in table.told(e.AdversaryRolled)] == [1]
    assert zones(table) == {1: "A", 2: "B"}
    table.throw(1, 2, 4, 6)
    assert [event.token for event in table.told(e.AdversaryRolled)] == [1, 2]


def test_AZ_137_successes_as_in_a_test() -> None:
    table = position("nell", at={"nell": "E"}, tokens=((40, "F"),))
    adversaries_turn(table)
    table.throw(1, 1, 2, 3)
    assert table.told(e.AdversaryRolled)[0].results == ("double", "run")
    nothing = position("nell", tokens=((40, "F"),))
    adversaries_turn(nothing)
    nothing.throw(1, 2, 4, 6)
    assert nothing.told(e.AdversaryRolled)[0].results == ()
    assert not nothing.told(e.ResultBegan)


def test_AZ_138_a_row_for_each_kind() -> None:
    """A kind without a row: nothing happens (Q-96)."""
    table = position("nell", at={"nell": "A"}, tokens=((41, "D"),))
    adversaries_turn(table)
    table.throw(5, 5, 5)
    assert table.told(e.ResultBegan) == [
        e.ResultBegan(1, "double", 1),
        e.ResultBegan(1, "triple", 2, True),
    ]


def test_AZ_139_the_cards_number_counts() -> None:
    for move, way in ((1, ("D", "C")), (2, ("D", "C", "B")), (3, ("D", "C", "B", "A"))):
        runner = beast(double=fx.AdversaryRow(title="", move=move))
        table = position("nell", pack=fx.pack(more_adversaries=(runner,)), tokens=((50, "D"),))
        adversaries_turn(table)
        table.throw(1, 1, 4, 6)
        assert table.told(e.AdversaryMoved) == [e.AdversaryMoved(1, way)]


def test_AZ_140_towards_the_nearest() -> None:
    table = position("nell", "oskar", at={"nell": "A", "oskar": "D"}, tokens=((40, "B"),))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    assert zones(table) == {1: "A"}


def test_a_two_zone_move_stops_where_somebody_stands() -> None:
    """AZ-142 by ruling Q-94."""
    table = position(
        "nell",
        "oskar",
        at={"nell": "C", "oskar": "A"},
        tokens=((41, "D"),),
        investigated=("A", "C"),
    )
    adversaries_turn(table)
    table.throw(2, 2, 5)
    assert zones(table) == {1: "C"}


def test_AZ_141_two_in_one_zone_are_no_tie() -> None:
    table = position("nell", "oskar", at={"nell": "A", "oskar": "A"}, tokens=((40, "B"),))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    assert Name("nell") not in table.legal()
    assert zones(table) == {1: "A"}
    assert table.told(e.AttackMade)[0].targets == ("nell", "oskar")


def test_AZ_143_doubles_triples_runs() -> None:
    """Whatever the order of the dice; a result without a row passes by."""
    for dice in ((3, 3, 3, 4, 5), (5, 3, 4, 3, 3)):
        pack = fx.pack(more_adversaries=(beast(dice=5),))
        table = position("nell", pack=pack, tokens=((50, "F"),))
        adversaries_turn(table)
        table.throw(*dice)
        told = [(event.row, event.number) for event in table.told(e.ResultBegan)]
        assert told == [("double", 1), ("triple", 2), ("run", 3)]


def test_AZ_145_an_attack_forces_a_test() -> None:
    table = position("nell", tokens=((40, "A"),), deck=(6,))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    asked = table.told(e.TestAsked)[0]
    assert (asked.who, asked.stat, asked.icons, asked.against) == ("nell", "strength", 1, 1)
    table.throw(1, 4, 6)
    assert table.told(e.WoundSuffered) == [e.WoundSuffered("nell", "physical", 6)]


def test_AZ_146_its_own_zone_or_sight() -> None:
    """AZ-127: in sight, but not in its zone."""
    table = position("nell", tokens=((40, "C"),), padlocks=("B",), at={"nell": "D"})
    adversaries_turn(table)
    table.throw(1, 2, 3, 5)
    assert table.told(e.AttackMade) == [e.AttackMade(1, "run", ("nell",))]


def test_AZ_148_in_the_order_of_play() -> None:
    """Each makes his own Test; the first to act this turn is the first to roll (Q-98)."""
    table = position("nell", "oskar", tokens=((40, "A"),))
    table.do(EndTurn("oskar"), EndTurn("nell"), EndTurn())
    table.throw(1, 1, 4, 6)
    table.throw(3, 3)
    table.throw(3, 3, 5)
    assert [asked.who for asked in table.told(e.TestAsked)] == ["oskar", "nell"]


def test_AZ_150_a_wall_saves() -> None:
    table = position("nell", at={"nell": "E"}, tokens=((40, "A"),))
    adversaries_turn(table)
    table.throw(1, 2, 3, 5)
    assert table.told(e.AttackMissed) == [e.AttackMissed(1, "run")]
    assert not table.told(e.TestAsked)


def test_AZ_153_the_number_of_wounds_is_on_the_card() -> None:
    """AZ-154: two higher for each token with two investigators."""
    spawn = fx.story(do.Spawn(card=41, zones=("F", "F")))
    for who, limit in ((("nell",), 2), (("nell", "oskar"), 4)):
        table = begin(*who, pack=fx.pack(journals={"m1": spawn}))
        table.do(Investigate("nell"))
        assert [token.limit for token in table.visit.tokens] == [limit, limit]


def test_AZ_155_surplus_does_not_spill_over() -> None:
    table = position(
        "oskar",
        at={"oskar": "A"},
        objects={"oskar": (21,)},
        tokens=((40, "A"), (40, "A")),
    )
    table.do(Activate("oskar", 21, 1))
    table.throw(6, 6, 6, 6)
    assert [(token.serial, token.wounds) for token in table.visit.tokens] == [(2, 0)]
    assert table.told(e.AdversaryDefeated) == [e.AdversaryDefeated(1, 40, "A")]


def test_AZ_157_only_cards_wound_adversaries() -> None:
    table = position("nell", tokens=((40, "A"),))
    assert Activate not in table.actions("nell")


def test_AZ_160_the_combat_goes_on() -> None:
    table = position("nell", tokens=((40, "F"),))
    for clock in (2, 3):
        table.end_turn()
        table.throw(1, 2, 4, 6)
        assert table.visit.clock == clock
    assert zones(table) == {1: "F"}
    assert Travel not in table.kinds()


def test_tokens_that_appear_in_the_adversaries_turn_wait() -> None:
    """AZ-136 by ruling Q-101."""
    herald = beast(
        double=fx.AdversaryRow(
            title="",
            attack=fx.Attack(
                range="zone", stat="skill", on_fail=(do.Spawn(card=41, zones=("A",)),)
            ),
        )
    )
    table = position("nell", pack=fx.pack(more_adversaries=(herald,)), tokens=((50, "A"),))
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(1, 2)
    assert table.state.phase == "acting"
    assert zones(table) == {1: "A", 2: "A"}
    assert len(table.told(e.AdversaryRolled)) == 1
