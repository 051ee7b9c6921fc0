"""Purpose, players, decks and components: AZ-001 to AZ-020."""

import pytest

from desktop.rules.games.aventura import GAME
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    EndTurn,
    GiveUp,
    Investigate,
    Move,
    Pick,
    Recruit,
    Throw,
    Travel,
    Withdraw,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, begin, position


def fresh(**head: object) -> Table:
    pack = fx.pack(**head)
    return Table(pack, GAME.begin(pack, {}, Chance("fx")).state)


def test_AZ_001_one_or_two_players() -> None:
    table = fresh()
    teams = [one.investigators for one in table.legal()]
    assert sorted(teams) == [("nell",), ("nell", "oskar"), ("oskar",), ("oskar", "nell")]
    assert table.why_not(Recruit(())) == "not_offered"
    assert table.why_not(Recruit(("nell", "nell"))) == "not_offered"
    assert [one.investigators for one in fresh(players=(1, 3)).legal()] == [("nell",), ("oskar",)]


def test_AZ_002_each_player_has_an_investigator_of_the_pack() -> None:
    table = fresh()
    table.do(Recruit(("oskar", "nell")))
    assert [one.id for one in table.state.investigators] == ["oskar", "nell"]
    assert table.told(e.Recruited) == [e.Recruited(("oskar", "nell"))]


def test_AZ_003_a_campaign_goes_on_after_every_defeat() -> None:
    table = begin("nell")
    for _ in range(5):
        table.do(GiveUp(), Withdraw("m1"))
    assert table.state.ending is None
    assert table.state.statistics.defeats == {"dead_end": 5}
    assert table.legal()


def test_AZ_008_the_investigators_stay() -> None:
    table = begin("nell", "oskar")
    assert table.why_not(Recruit(("nell",))) == "not_offered"
    table.do(GiveUp(), Withdraw("m1"))
    assert [one.id for one in table.state.investigators] == ["nell", "oskar"]
    assert Recruit not in table.kinds()


def test_AZ_009_the_wound_deck_is_cards_1_to_11() -> None:
    table = fresh()
    assert sorted(table.state.wound_deck) == list(range(1, 12))
    assert not set(table.state.object_deck) & set(range(1, 12))


def test_AZ_010_the_wound_deck_is_shuffled() -> None:
    orders = {GAME.begin(fx.PACK, {}, Chance(f"{n}")).state.wound_deck for n in range(20)}
    assert len(orders) == 20
    again = {GAME.begin(fx.PACK, {}, Chance("same")).state.wound_deck for _ in range(3)}
    assert len(again) == 1


def test_AZ_011_the_object_deck_keeps_its_order() -> None:
    """AZ-114: objects, allies, clues and adversaries lie in the one deck, by number."""
    table = fresh()
    assert table.state.object_deck == (20, 21, 22, 23, 24, 31, 40, 41)
    pack = fx.pack(journals={"m1": fx.story(do.Draw(card=22), do.Draw(card=20), do.Lose(card=22))})
    table = begin("nell", pack=pack)
    table.do(Investigate("nell"))
    assert table.state.object_deck == (21, 22, 23, 24, 31, 40, 41)


def test_AZ_012_unlocked_maps_stay_known() -> None:
    table = position("nell", at={"nell": "D"}, investigated=("A", "C"))
    table.do(Investigate("nell"), Pick("D1"))
    assert table.state.unlocked == ("m1", "m2")
    table.do(Travel("m2"), GiveUp(), Withdraw("m1"))
    assert table.state.unlocked == ("m1", "m2")


@pytest.mark.rule("AZ-014")
def test_AZ_014_eight_six_sided_dice() -> None:
    for asked, rolled in ((-9, 0), (0, 4), (4, 8), (9, 8)):
        option = do.ReadOption(
            label="", to="X", test=do.Test(stat="investigation", icons=3, dice=asked)
        )
        more = (fx.Paragraph(id="X", text=""),)
        table = begin("nell", pack=fx.pack(journals={"m1": fx.story(options=(option,), more=more)}))
        table.do(Investigate("nell"), Pick("X"))
        assert table.told(e.TestAsked)[0].pool == rolled
        if rolled:
            fell = table.do(Throw()).fell[0]
            assert len(fell) == rolled
            assert set(fell) <= set(range(1, 7))


def test_AZ_020_the_time_token_is_the_clock() -> None:
    table = position("nell")
    assert table.visit.clock == 1
    table.end_turn()
    assert table.visit.clock == 2
    assert table.told(e.ClockMoved) == [e.ClockMoved(2, "turn", False)]


def test_AZ_116_starting_cards_are_handed_out() -> None:
    pack = fx.pack(start_cards=(22, 31))
    table = Table(pack, GAME.begin(pack, {}, Chance("fx")).state)
    table.do(Recruit(("oskar", "nell")))
    assert table.who("oskar").objects == (22, 31)
    assert table.who("nell").objects == ()


def test_AZ_034_everybody_starts_on_zone_a() -> None:
    """AZ-036: the turn marker is on 1."""
    table = begin("nell", "oskar")
    assert [one.zone for one in table.state.investigators] == ["A", "A"]
    assert table.visit.clock == 1
    assert table.told(e.MapEntered) == [e.MapEntered("m1", "A", False)]


def test_AZ_035_the_text_may_name_another_starting_zone() -> None:
    table = begin("nell", pack=fx.pack(journals={"m1": fx.story(start="B")}))
    assert table.who().zone == "B"
    pack = fx.pack(journals={"m1": fx.story(do.Travel(map="m3", zone="B"))})
    table = begin("nell", pack=pack)
    table.do(Investigate("nell"))
    assert (table.visit.map, table.who().zone) == ("m3", "B")


def test_table_rules_are_checked() -> None:
    for options in ({"counting": "odd"}, {"nothing": "book"}):
        with pytest.raises(Illegal, match="unknown_option"):
            GAME.begin(fx.PACK, options, Chance("fx"))
    assert GAME.begin(fx.PACK, {}, Chance("fx")).state.options["turn_order"] == "blocks"


def test_the_entry_effects_of_a_map_run_before_the_first_turn() -> None:
    pack = fx.pack(journals={"m1": fx.story(effects=(do.Draw(card=20), do.Clock(n=1)))})
    table = begin("nell", pack=pack)
    assert table.who().objects == (20,)
    assert [type(event) for event in table.events][-1] is e.TurnBegan
    assert table.told(e.TurnBegan)[-1].clock == 2
    table.do(Investigate("nell"), Move("nell", "B"), EndTurn())
    assert table.visit.clock == 3
