"""The players' word in the adversaries' turn, typed dice, special rules: AZ-037, AZ-159."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    Investigate,
    Move,
    NextToken,
    Pick,
    StepTo,
    Withdraw,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import Hook, MapRule
from desktop.rules.kernel.game import Answer, Dice, Switch
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, adversaries_turn, position


def zones(table: Table) -> dict[int, str]:
    return {token.serial: token.zone for token in table.visit.tokens}


def beast(no: int = 50, **fields: object) -> fx.AdversaryCard:
    given = {"no": no, "name": "Beast", "token": "beast", "dice": 4, "wounds": 2, **fields}
    return fx.AdversaryCard(**given)


# ---- adversary_choices (Q-91, Q-92) -----------------------------------------------------------
def test_players_choose_the_order_of_tokens() -> None:
    table = position(
        "nell",
        tokens=((40, "F"), (41, "F")),
        options={"adversary_choices": "players"},
    )
    adversaries_turn(table)
    assert set(table.legal()) == {NextToken(1), NextToken(2)}
    table.do(NextToken(2))
    table.throw(1, 3, 5)
    table.throw(1, 2, 4, 6)
    assert [event.token for event in table.told(e.AdversaryRolled)] == [2, 1]


def _ring() -> Pack:
    """A ring of four zones: from A to C there are two shortest ways."""
    drawing = fx.build_map(
        {"A": fx.square(0, 0), "B": fx.square(1, 0), "C": fx.square(1, 1), "D": fx.square(0, 1)},
        start="A",
    )
    return fx.pack(drawings={"m1": drawing}, journals={"m1": fx.story()})


def test_players_choose_the_path() -> None:
    for value, asked in (("automatic", False), ("players", True)):
        table = position(
            "nell",
            pack=_ring(),
            at={"nell": "C"},
            tokens=((40, "A"),),
            options={"adversary_choices": value},
        )
        adversaries_turn(table)
        table.throw(1, 1, 4, 6)
        if asked:
            assert set(table.legal()) == {StepTo("B"), StepTo("D")}
            table.do(StepTo("D"))
        assert zones(table) == {1: "D" if asked else "B"}


# ---- typed dice (Q-91 apart) ------------------------------------------------------------------
def test_typed_dice_for_adversaries_and_healing() -> None:
    """AZ-179: what falls on the player's table is taken as given."""
    table = position("nell", tokens=((40, "F"),), options={"dice": "typed"})
    table.end_turn()
    assert table.legal() == (Dice(("d6",) * 4),)
    table.do(Answer((1, 2, 4, 6)))
    assert table.told(e.AdversaryRolled)[0].typed


def test_switching_the_dice() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Switch("dice", "typed"))
    assert table.told(e.Switched) == [e.Switched("dice", "typed")]
    table.do(Switch("dice", "program"), Investigate("nell"))
    table.do(Pick("B1"))
    assert table.why_not(Switch("dice", "typed")) == "throw_pending"
    assert table.why_not(Switch("counting", "simple")) == "fixed_option"
    assert table.why_not(Switch("dice", "glass")) == "unknown_value"
    table.throw(1, 2, 4, 6)
    table.do(Switch("story_mode", "on"))
    assert table.why_not(Switch("story_mode", "off")) == "story_mode_stays"


# ---- special rules (AZ-037, AZ-159) -----------------------------------------------------------
def _hooked(name: str, *effects: do.Effect) -> fx.AdversaryCard:
    row = fx.AdversaryRow(title="", move=1)
    special = (Hook(on=name, text="rule", effects=effects),)
    return beast(double=row, special=special)


@pytest.mark.parametrize(
    ("name", "times"),
    [
        ("on_spawn", 2),
        ("start_of_adversary_turn", 1),
        ("on_wounded", 1),
        ("on_defeated", 1),
        ("on_enter_zone", 1),
        ("turn_start", 1),
    ],
)
def test_AZ_159_special_rules_of_cards(name: str, times: int) -> None:
    """Two tokens are placed, one rolls a double, one is wounded, then defeated, a turn begins."""
    card = _hooked(name, do.Counter(name="money", add=1))
    pack = fx.pack(
        more_adversaries=(card,),
        journals={"m1": fx.story(do.Spawn(card=50, zones=("F", "F")))},
    )
    table = position("oskar", pack=pack, objects={"oskar": (21,)})
    table.do(Investigate("oskar"), EndTurn("oskar"), EndTurn())
    table.throw(1, 1, 4, 6)
    table.throw(1, 2, 4, 6)
    table.state = replace(table.state, investigators=(replace(table.who("oskar"), zone="D"),))
    table.do(Activate("oskar", 21, 2))
    table.throw(1, 1, 3, 5)
    table.do(Activate("oskar", 21, 2))
    table.throw(1, 1, 3, 5)
    fired = table.told(e.RuleApplied)
    assert len(fired) == times
    assert fired[0].source == ("adversary", "50", "special", "0")
    assert table.state.counters["money"] == 2 + times


def test_a_rule_of_the_map_looks_at_zones() -> None:
    """AZ-037: on_enter_zone with a zone; the way goes on zone by zone."""
    rule = MapRule(text="mud", on="on_enter_zone", zone="B", effects=(do.Clock(n=1),))
    pack = fx.pack(journals={"m1": fx.story(rule=(rule,))})
    table = position("nell", pack=pack)
    table.do(Move("nell", "E"))
    assert table.who().zone == "E"
    assert [event.way for event in table.told(e.Moved)] == [("A", "B"), ("B", "E")]
    assert table.visit.clock == 2
    table.do(Move("nell", "E"))
    assert table.visit.clock == 2


def test_a_rule_of_the_map_can_stop_the_way() -> None:
    rule = MapRule(text="trap", on="on_enter_zone", zone="B", effects=(do.Padlock(zone="E"),))
    pack = fx.pack(journals={"m1": fx.story(rule=(rule,))})
    table = position("nell", pack=pack)
    table.do(Move("nell", "E"))
    assert table.who().zone == "B"


def test_damage_by_texts() -> None:
    """AZ-157: a text may wound adversaries in the zone, in sight, or all."""
    for target, hit in (("in_zone", [1]), ("in_sight", [1, 2]), ("all", [1, 2, 3])):
        pack = fx.pack(journals={"m1": fx.story(do.Damage(n=1, target=target))})
        table = position("nell", pack=pack, tokens=((40, "A"), (40, "D"), (40, "E")))
        table.do(Investigate("nell"))
        assert [event.token for event in table.told(e.AdversaryWounded)] == hit


def test_remove_takes_all_of_a_kind() -> None:
    """AZ-156: and the card goes back."""
    pack = fx.pack(journals={"m1": fx.story(do.Remove(card=40))})
    table = position("nell", pack=pack, tokens=((40, "A"), (41, "D"), (40, "E")))
    table.do(Investigate("nell"))
    assert zones(table) == {2: "D"}
    assert 40 in table.state.object_deck
    assert not table.told(e.CombatEnded)


def test_a_text_that_takes_everybody_away_from_a_combat() -> None:
    """AZ-133 by ruling Q-78: text beats the ban; the adversaries leave play."""
    pack = fx.pack(journals={"m1": fx.story(do.Travel(map="m2"))})
    table = position("nell", pack=pack, tokens=((40, "D"),))
    table.do(Investigate("nell"))
    assert table.visit.map == "m2"
    assert 40 in table.state.object_deck
    assert Withdraw not in table.kinds()
