"""The players' word in the adversaries' turn, typed dice, special rules: AZ-037, AZ-159."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Activate,
    EndTurn,
    Investigate,
    Move,
    Name,
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
from tests.rules.aventura.table import Table, adversaries_turn, begin, position


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
        way = ("A", "D" if asked else "B")
        assert table.told(e.AdversaryMoved) == [e.AdversaryMoved(1, way)]
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


def test_after_a_walk_play_passes_on() -> None:
    """AZ-051: as after any last Action."""
    rule = MapRule(text="mud", on="on_enter_zone", zone="B", effects=(do.Flag(name="f"),))
    pack = fx.pack(journals={"m1": fx.story(rule=(rule,))})
    table = position("nell", "oskar", pack=pack, actions={"nell": 1, "oskar": 1})
    table.do(Move("nell", "E"))
    assert table.visit.active == "oskar"
    table.do(Move("oskar", "B"), EndTurn())
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


# ---- weapons of other kinds (AZ-112, AZ-157) --------------------------------------------------
def test_a_weapon_that_only_asks_for_a_test() -> None:
    """AZ-157: passed, it does what the card says; a critical is simply passed (Q-104)."""
    salt = fx.CardText(
        no=51,
        kind="object",
        name="Salt",
        text="",
        action=fx.Action(
            target="adversary",
            test=do.Test(stat="willpower", icons=1),
            on_pass=(do.Damage(n=2),),
            on_fail=(do.WoundEffect(kind="mental"),),
        ),
    )
    pack = fx.pack(more_cards=(salt,))
    table = position("nell", pack=pack, objects={"nell": (51,)}, tokens=((40, "A"), (40, "A")))
    table.do(Activate("nell", 51, 2))
    table.throw(3, 3)
    assert [(one.serial, one.wounds) for one in table.visit.tokens] == [(1, 0), (2, 2)]
    table.do(Activate("nell", 51, 2))
    table.throw(3, 4)
    assert len(table.who().mental) == 1
    assert table.told(e.AdversaryWounded) == [e.AdversaryWounded(2, 2, 2, 3)]


def test_rows_of_a_weapon_may_do_more() -> None:
    """AZ-113: the effects of a row happen for each Success of its kind."""
    drum = fx.CardText(
        no=51,
        kind="object",
        name="Drum",
        text="",
        action=fx.Action(
            stat="investigation",
            target="adversary",
            range="los",
            double=fx.WeaponRow(effects=(do.Counter(name="money", add=1),)),
            run=fx.WeaponRow(wounds=1, effects=(do.Counter(name="money", add=-1),)),
        ),
    )
    pack = fx.pack(more_cards=(drum,))
    table = position("nell", pack=pack, objects={"nell": (51,)}, tokens=((40, "D"),))
    table.do(Activate("nell", 51, 1))
    table.throw(1, 1, 3, 3)
    assert table.state.counters["money"] == 4
    assert not table.told(e.AdversaryWounded)
    table.do(Activate("nell", 51, 1))
    table.throw(1, 2, 3, 5)
    assert table.state.counters["money"] == 3
    assert table.visit.tokens[0].wounds == 1


def test_a_nested_test_reads_what_it_leads_to() -> None:
    """AZ-081: a Test inside a text, with texts for passing and for failing."""
    inside = do.TestEffect(
        test=do.Test(stat="willpower"),
        passed="well done",
        failed=("not yet",),
        on_pass=(do.Draw(card=31),),
    )
    pack = fx.pack(journals={"m1": fx.story(inside, do.Draw(card=20), once="no")})
    table = begin("nell", pack=pack)
    table.do(Investigate("nell"))
    table.throw(1, 2)
    failed = table.told(e.TestFailed)[0]
    assert failed.text == 0
    assert failed.source == ("m1", "paragraph", "A", "effects", "0")
    assert table.who().objects == (20,)
    table.do(Investigate("nell"))
    table.throw(4, 4)
    assert table.told(e.Read)[-1].source == ("m1", "paragraph", "A", "effects", "0", "passed")
    assert 31 in table.who().objects


def test_a_special_rule_speaks_of_the_one_who_set_it_off() -> None:
    """AZ-159: who spawned or wounded the token is its reader; else the first to act."""
    gift = (do.Draw(card=31),)
    for name, who in (("on_spawn", "oskar"), ("on_wounded", "oskar"), ("turn_start", "nell")):
        pack = fx.pack(
            more_adversaries=(beast(special=(Hook(on=name, text="", effects=gift),)),),
            journals={"m1": fx.story(do.Spawn(card=50, zones=("A",)))},
        )
        table = position("nell", "oskar", pack=pack, objects={"oskar": (21,)})
        table.do(Investigate("oskar"), Activate("oskar", 21, 1))
        table.throw(1, 1, 3, 5)
        table.end_turn()
        table.throw(1, 2, 4, 6)
        assert 31 in table.who(who).objects


def test_alone_there_is_nobody_to_choose() -> None:
    """AZ-088: `choose` with one investigator asks nothing; `other` means nobody."""
    effects = (
        do.WoundEffect(kind="mental", who="choose"),
        do.WoundEffect(kind="physical", who="other"),
    )
    table = begin("nell", pack=fx.pack(journals={"m1": fx.story(*effects)}))
    table.do(Investigate("nell"))
    assert (len(table.who().mental), len(table.who().physical)) == (1, 0)
    both = begin("nell", "oskar", pack=fx.pack(journals={"m1": fx.story(*effects)}))
    both.do(Investigate("nell"))
    assert set(both.legal()) == {Name("nell"), Name("oskar")}
    both.do(Name("nell"))
    assert len(both.who("nell").mental) == 1
    assert len(both.who("oskar").physical) == 1


def test_only_those_meant_by_zone_and_sight() -> None:
    """AZ-148, AZ-149: `in_zone` and `in_sight` look from the reader's zone."""
    for who, hit in (("in_zone", ["nell"]), ("in_sight", ["nell", "oskar"])):
        effect = do.WoundEffect(kind="mental", who=who)
        pack = fx.pack(journals={"m1": fx.story(effect)})
        for zone, seen in (("D", True), ("E", False)):
            table = position("nell", "oskar", pack=pack, at={"oskar": zone})
            table.do(Investigate("nell"))
            told = [event.who for event in table.told(e.WoundSuffered)]
            assert told == (hit if seen else ["nell"])
