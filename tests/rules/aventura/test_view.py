"""What the screens are told: options, reach, threats, consequences; and reasons for refusals."""

from msgspec.structs import replace

from desktop.rules.games.aventura import GAME, view
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    Exchange,
    GiveUp,
    Investigate,
    Move,
    Pick,
    Recruit,
    Throw,
    Travel,
)
from desktop.rules.games.aventura.state import Reading, Rolling
from desktop.rules.games.aventura.view import consequences
from desktop.rules.kernel.chance import Chance
from tests.rules.aventura import fx
from tests.rules.aventura.table import adversaries_turn, position


def test_the_open_question() -> None:
    table = position("nell", at={"nell": "B"})
    assert view.question(table.pack, table.state) is None
    table.do(Investigate("nell"))
    assert isinstance(view.question(table.pack, table.state), Reading)
    status = view.options_status(table.pack, table.state)
    assert [one.key for one in status] == ["B1", "B2"]
    assert status[0].source == ("m1", "option", "B", "B1")
    assert status[0].pool == view.Pool(((("investigator", "nell"), 4),), 4)
    table.do(Pick("B1"))
    assert isinstance(view.question(table.pack, table.state), Rolling)
    assert view.options_status(table.pack, table.state) == ()


def test_an_option_knows_how_often_it_failed() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Investigate("nell"), Pick("B1"))
    table.throw(1, 2, 4, 6)
    table.do(Investigate("nell"))
    assert [one.failures for one in view.options_status(table.pack, table.state)] == [1, 0]


def test_reach_and_red_stops() -> None:
    table = position("nell")
    assert view.reach(table.pack, table.state, "nell") == {
        "A": (),
        "B": ("B",),
        "C": ("B", "C"),
        "E": ("B", "E"),
    }
    assert view.red_stops(table.pack, table.state, "nell") == {"C"}
    assert set(view.reach(table.pack, table.state, "nell")) == table.moves()


def test_a_threat_row_by_row() -> None:
    table = position("nell", "oskar", at={"nell": "A", "oskar": "C"}, tokens=((40, "B"),))
    threat = view.threat(table.pack, table.state, 1)
    assert threat is not None
    assert (threat.dice, threat.distances) == (4, {"nell": 1, "oskar": 1})
    assert threat.sees == ("nell", "oskar")
    rows = {row.row: row for row in threat.rows}
    assert rows["double"].prospects == (
        view.Prospect("nell", ("B", "A"), ("nell",)),
        view.Prospect("oskar", ("B", "C"), ("oskar",)),
    )
    assert rows["run"].prospects == (view.Prospect(None, ("B",), ("nell", "oskar")),)
    assert view.threat(table.pack, table.state, 9) is None


def test_a_threat_says_what_happens() -> None:
    """For one investigator the preview of a double is what the double then does."""
    for zone in "BCDF":
        table = position("nell", tokens=((40, zone),), investigated=("A", "C"))
        threat = view.threat(table.pack, table.state, 1)
        assert threat is not None
        foreseen = threat.rows[0].prospects[0]
        adversaries_turn(table)
        table.throw(1, 1, 4, 6)
        assert table.told(e.AdversaryMoved)[0].way == foreseen.way
        made = table.told(e.AttackMade)
        assert (made[0].targets if made else ()) == foreseen.hits


def test_weapons() -> None:
    table = position(
        "oskar", at={"oskar": "B"}, objects={"oskar": (20, 21)}, tokens=((40, "D"), (40, "F"))
    )
    assert view.weapon_targets(table.pack, table.state, "oskar", 21) == {1: True, 2: False}
    assert view.weapon_targets(table.pack, table.state, "oskar", 20) == {1: False, 2: False}
    weapon = view.weapon_pool(table.pack, table.state, "oskar", 21)
    assert weapon is not None
    assert (weapon[0], weapon[1].total) == ("skill", 4)
    assert view.token_limit(table.state, 1) == view.Limit(0, 3)
    assert view.wishes(table.pack, table.state, 20) == (
        Activate("oskar", 20, 1),
        Activate("oskar", 20, 2),
    )
    assert table.why_not(Activate("oskar", 20, 1)) == "not_in_zone"
    assert table.why_not(Activate("oskar", 20, 7)) == "no_such_token"
    assert table.why_not(Activate("oskar", 20)) == "no_target"


def test_the_clock_warns() -> None:
    table = position("nell", clock=3, resolved=(3,))
    clock = view.clock(table.pack, table.state)
    assert clock == view.Clock(3, 6, (3, 4), 4, "defeat")
    table.state = replace(table.state, unlocked=("m1", "m2"))
    clock = view.clock(table.pack, table.state)
    assert clock is not None
    assert clock.after_last == "travel"
    assert not view.combat(table.state)
    fresh = GAME.begin(fx.PACK, {}, Chance("c")).state
    assert view.clock(fx.PACK, fresh) is None


def test_consequences() -> None:
    table = position("nell", "oskar", physical={"nell": (3,)}, mental={"oskar": (4,)}, clock=2)
    end = consequences.of_end_turn(table.pack, table.state)
    assert (end.next_clock, end.red, end.adversaries, end.after_last) == (3, True, 0, None)
    assert end.actions_lost == {"nell": 2, "oskar": 2}
    fall = consequences.of_giving_up(table.pack, table.state)
    assert (fall.wounds_back, fall.safeguards) == ({"nell": 1, "oskar": 1}, ("m1",))
    leaving = consequences.of_travel(table.pack, table.state)
    assert (leaving.closes, leaving.wounds_rolled) == ("m1", 2)
    last = position("nell", clock=6)
    assert consequences.of_end_turn(last.pack, last.state).after_last == "defeat"


def test_reasons_carry_public_facts() -> None:
    table = position("nell", "oskar", at={"oskar": "F"}, objects={"nell": (20,)})

    def facts(wish: object) -> dict[str, str]:
        reason = GAME.refuse(table.pack, table.state, wish)
        assert reason is not None
        return reason.facts

    assert facts(Move("nell", "D")) == {"zone": "D", "red": "C"}
    assert facts(Exchange("nell")) == {"partner": "oskar"}
    assert table.why_not(Move("nell", "Z")) == "no_such_zone"
    assert table.why_not(Move("eve", "A")) == "unknown_investigator"
    assert table.why_not(Travel("m9")) == "map_not_unlocked"
    assert table.why_not(Throw()) == "not_offered"
    assert table.why_not(Recruit(("nell",))) == "not_offered"
    assert GiveUp() in table.legal()


def test_a_padlock_in_the_way() -> None:
    table = position("nell", padlocks=("B",))
    assert table.why_not(Move("nell", "E")) == "padlock"


def test_all_is_said_while_something_else_is_asked() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Investigate("nell"))
    assert table.why_not(Move("nell", "A")) == "question_open"
    assert table.why_not(EndTurn("nell")) == "question_open"
    assert table.why_not(Pick("Z9")) == "not_offered"
