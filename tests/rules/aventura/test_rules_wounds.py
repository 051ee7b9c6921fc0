"""Wounds and defeat: AZ-088 to AZ-108, and the rulings on them."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import GAME, view
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    Discard,
    EndTurn,
    GiveUp,
    Investigate,
    Move,
    Pass,
    Return,
    Travel,
    Withdraw,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.state import BLANK
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, adversaries_turn, position


def hurt(kind: do.WoundKind, n: int = 1, *who: str, **given: object) -> Table:
    """NELL reads that she suffers wounds."""
    journal = fx.story(do.WoundEffect(kind=kind, n=n, who=given.pop("whom", "reader")))
    table = position(*(who or ("nell",)), pack=fx.pack(journals={"m1": journal}), **given)
    table.do(Investigate("nell"))
    return table


def test_AZ_089_a_wound_is_the_top_card() -> None:
    """AZ-088: an instruction of the text."""
    table = hurt("physical", deck=(7, 4))
    assert table.told(e.WoundSuffered) == [e.WoundSuffered("nell", "physical", 7)]
    assert table.state.wound_deck[0] == 4
    assert table.last is not None
    assert table.last.seal == "reveal"


def test_AZ_090_the_red_half_counts_for_a_physical_wound() -> None:
    """AZ-092: at once; AZ-098: W2 moves the Clock by one as a Physical Wound."""
    table = hurt("physical", deck=(2,))
    assert (table.who().physical, table.who().mental) == ((2,), ())
    assert table.visit.clock == 2


def test_AZ_091_the_grey_half_counts_for_a_mental_wound() -> None:
    """AZ-098: W2 moves the Clock by two as a Mental Wound."""
    table = hurt("mental", deck=(2,))
    assert (table.who().physical, table.who().mental) == ((), (2,))
    assert table.visit.clock == 3


def test_AZ_092_a_lasting_text_counts_from_now_on() -> None:
    table = hurt("physical", deck=(1,))
    assert view.pool(table.pack, table.state, "nell", "strength").total == 2
    assert view.pool(table.pack, table.state, "nell", "willpower").total == 2


def test_AZ_093_as_many_physical_wounds_as_printed_strength() -> None:
    """AZ-095: the one beyond it defeats."""
    table = hurt("physical", 3, deck=(3, 4, 5, 6))
    assert table.who().physical == (3, 4, 5)
    assert view.limits(table.pack, table.state, "nell")["physical"] == view.Limit(3, 3)
    table = hurt("physical", 4, deck=(3, 4, 5, 6))
    assert table.told(e.Defeated) == [e.Defeated("wounds", "m1", "nell")]
    assert [event.defeated for event in table.told(e.WoundSuffered)] == [False] * 3 + [True]


def test_AZ_094_as_many_mental_wounds_as_printed_willpower() -> None:
    table = hurt("mental", 2, deck=(3, 4, 5))
    assert table.who().mental == (3, 4)
    assert not table.told(e.Defeated)
    assert hurt("mental", 3, deck=(3, 4, 5)).told(e.Defeated)


def test_AZ_095_each_kind_has_its_own_limit() -> None:
    table = hurt("mental", 1, physical={"nell": (3, 4, 5)}, mental={"nell": (6,)})
    assert not table.told(e.Defeated)


def test_the_text_of_the_defeating_wound_is_ignored() -> None:
    """AZ-095 by ruling Q-55."""
    table = hurt("physical", physical={"nell": (3, 4, 5)}, deck=(2,))
    assert table.told(e.Defeated)
    assert not table.told(e.ClockMoved)


def test_a_blank_wound_when_the_deck_is_empty() -> None:
    """AZ-089 by ruling Q-56: it counts, has no text, and returns nothing."""
    table = position("nell", pack=fx.pack(journals={"m1": fx.story(_physical())}))
    table.state = replace(
        table.state,
        wound_deck=(),
        investigators=(replace(table.who(), mental=tuple(range(1, 12))),),
    )
    state = GAME.choose(table.pack, table.state, Investigate("nell")).state
    assert state.investigators[0].physical == (BLANK,)


def _physical() -> do.Effect:
    return do.WoundEffect(kind="physical")


def test_AZ_096_a_discarded_wound_is_shuffled_back() -> None:
    orders = set()
    for seed in range(8):
        table = position("nell", physical={"nell": (3,)}, objects={"nell": (23,)})
        chance = replace(table.state.chance, key=f"{seed}")
        table.state = replace(table.state, chance=chance)
        table.do(Return("nell", 23))
        assert table.told(e.WoundDiscarded) == [e.WoundDiscarded("nell", "physical", 3)]
        assert sorted(table.state.wound_deck) == list(range(1, 12))
        orders.add(table.state.wound_deck)
    assert len(orders) == 8


def test_heal_asks_which_wound() -> None:
    """AZ-096: with several that fit the player chooses (D17)."""
    table = position(
        "nell", physical={"nell": (3, 4)}, mental={"nell": (5,)}, objects={"nell": (23,)}
    )
    table.do(Return("nell", 23))
    assert set(table.legal()) == {
        Discard("physical", 3),
        Discard("physical", 4),
        Discard("mental", 5),
    }
    table.do(Discard("mental", 5))
    assert (table.who().physical, table.who().mental) == ((3, 4), ())
    assert Move in table.kinds()


def test_each_heals_in_the_order_of_play() -> None:
    """AZ-096: a text that heals both asks the first to act first."""
    pack = fx.pack(journals={"m1": fx.story(do.Heal(kind="mental", who="each"))})
    held = {"nell": (3, 4), "oskar": (5, 6)}
    table = position("nell", "oskar", pack=pack, mental=held, physical={"nell": (7,)})
    table.do(Investigate("nell"))
    assert set(table.legal()) == {Discard("mental", 3), Discard("mental", 4)}
    table.do(Discard("mental", 4), Discard("mental", 6))
    assert (table.who("nell").mental, table.who("oskar").mental) == ((3,), (5,))
    assert table.who("nell").physical == (7,)


def test_each_suffers_in_the_order_of_play() -> None:
    table = hurt("mental", 1, "nell", "oskar", whom="each", deck=(4, 6), at={"oskar": "F"})
    assert [event.who for event in table.told(e.WoundSuffered)] == ["nell", "oskar"]
    assert table.who("oskar").mental == (6,)


@pytest.mark.rule("AZ-101", "AZ-032")
def test_AZ_099_all_go_to_one_safeguard_map() -> None:
    """AZ-100, AZ-102, AZ-103: all wounds go back; cards and maps are kept."""
    table = position(
        "nell",
        "oskar",
        on="m2",
        objects={"nell": (20,), "oskar": (31,)},
        physical={"nell": (3,)},
        mental={"oskar": (4, 5)},
    )
    table.state = replace(table.state, unlocked=("m1", "m2", "m3"), closed=("m1", "m2", "m3"))
    table.do(GiveUp())
    assert len(table.state.wound_deck) == 11
    assert set(table.legal()) == {Withdraw("m1")}
    table.do(Withdraw("m1"))
    assert [one.zone for one in table.state.investigators] == ["A", "A"]
    assert (table.who("nell").objects, table.who("oskar").objects) == ((20,), (31,))
    assert table.state.unlocked == ("m1", "m2", "m3")


def test_no_safeguard_map_falls_back_to_the_start() -> None:
    """AZ-101 by ruling Q-63."""
    pack = fx.pack(journals={"m1": fx.plain_journal("M1", 4, False)})
    table = position("nell", pack=pack)
    table.do(GiveUp())
    assert table.legal() == (Withdraw("m1"),)


def test_AZ_104_the_clock_and_adversaries_are_a_defeat() -> None:
    """AZ-133: even with a map unlocked."""
    table = position("nell", at={"nell": "A"}, tokens=((41, "F"),), clock=6)
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.end_turn()
    table.throw(1, 3, 5)
    assert table.told(e.Defeated) == [e.Defeated("clock", "m1", None)]


def test_after_defeat_maps() -> None:
    """AZ-107 by ruling Q-72: all unlocked maps reopen, or only the lost one."""
    for value, reopened in (("all", {"m2", "m3"}), ("lost_map", {"m3"})):
        table = position("nell", on="m3", options={"after_defeat_maps": value})
        table.state = replace(
            table.state,
            unlocked=("m1", "m2", "m3"),
            entered=("m1", "m2", "m3"),
            closed=("m1", "m2", "m3"),
        )
        table.do(GiveUp(), Withdraw("m1"))
        assert {one.map for one in table.legal() if isinstance(one, Travel)} == reopened


def test_AZ_107_giving_up_only_with_nowhere_to_go() -> None:
    """AZ-106: and never in combat."""
    table = position("nell")
    table.state = replace(table.state, unlocked=("m1", "m2"))
    assert table.why_not(GiveUp()) == "map_open"
    fight = position("nell", tokens=((41, "F"),))
    assert fight.why_not(GiveUp()) == "in_combat"


def test_visit_flags_go_and_campaign_flags_stay() -> None:
    journal = fx.story(do.Flag(name="f"), do.Flag(name="ev3", scope="visit"))
    table = position("nell", pack=fx.pack(journals={"m1": journal}))
    table.do(Investigate("nell"))
    assert table.visit.flags == {"ev3": True}
    table.do(GiveUp(), Withdraw("m1"))
    assert table.state.flags["f"]
    assert table.visit.flags == {}


# ---- windows (Q-83) ---------------------------------------------------------------------------
def _attacked(**given: object) -> Table:
    table = position("nell", tokens=((40, "A"),), **given)
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(1, 3, 5)
    return table


def test_AZ_122_a_flask_in_time() -> None:
    """AZ-120: before the wound that would defeat, a window opens for who could use it."""
    table = _attacked(physical={"nell": (3, 4, 5)}, objects={"nell": (23,)}, deck=(8,))
    assert set(table.legal()) == {Return("nell", 23), Pass()}
    table.do(Return("nell", 23), Discard("physical", 4))
    assert table.who().physical[:2] == (3, 5)
    assert len(table.who().physical) == 3
    assert not table.told(e.Defeated)
    assert 23 in table.state.object_deck


def test_the_window_may_be_passed() -> None:
    table = _attacked(physical={"nell": (3, 4, 5)}, objects={"nell": (23,)}, deck=(8,))
    table.do(Pass())
    assert table.told(e.Defeated)
    assert table.who().objects == (23,)


def test_no_window_where_nothing_would_change() -> None:
    table = _attacked(physical={"nell": (3,)}, objects={"nell": (23,)}, deck=(8,))
    assert table.who().physical == (3, 8)
    assert Pass() not in table.legal()


def test_prevent_keeps_the_wound_away() -> None:
    coat = fx.CardText(
        no=50,
        kind="object",
        name="Coat",
        text="",
        return_=fx.Return(windows=("before_wound",), effects=(do.Prevent(),)),
    )
    table = _attacked(pack=fx.pack(more_cards=(coat,)), objects={"nell": (50,)}, deck=(8,))
    assert set(table.legal()) == {Return("nell", 50), Pass()}
    table.do(Return("nell", 50))
    assert table.told(e.WoundPrevented) == [e.WoundPrevented("nell", "physical")]
    assert table.who().physical == ()
    assert not table.told(e.WoundSuffered)
    assert table.visit.clock == 2


def test_a_partners_coat_does_not_help() -> None:
    """AZ-119: effects are for the holder alone (Q-86)."""
    coat = fx.CardText(
        no=50,
        kind="object",
        name="Coat",
        text="",
        return_=fx.Return(windows=("before_wound",), effects=(do.Prevent(),)),
    )
    table = position(
        "nell",
        "oskar",
        pack=fx.pack(more_cards=(coat,)),
        objects={"oskar": (50,)},
        at={"oskar": "F"},
        tokens=((40, "A"),),
        deck=(8,),
    )
    adversaries_turn(table)
    table.throw(1, 1, 4, 6)
    table.throw(1, 3, 5)
    assert table.who("nell").physical == (8,)


def test_defeat_drops_what_was_going_on() -> None:
    """AZ-099 by ruling Q-69: Actions, Tests and tokens are forgotten."""
    table = hurt("physical", 2, physical={"nell": (3, 4, 5)}, deck=(6, 7))
    assert len(table.told(e.WoundSuffered)) == 1
    assert table.who().actions == 0
    assert table.legal() == (Withdraw("m1"),)
    assert table.why_not(EndTurn()) == "question_open"
