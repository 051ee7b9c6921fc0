"""Cards and exchange: AZ-055, AZ-056, AZ-109 to AZ-122."""

import pytest

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import view
from desktop.rules.games.aventura.choices import (
    Activate,
    Done,
    Exchange,
    Give,
    Investigate,
    Move,
    Pass,
    Pick,
    Return,
    Take,
    Throw,
)
from desktop.rules.games.aventura.content import effects as do
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, begin, position


def card(no: int = 50, **fields: object) -> fx.CardText:
    return fx.CardText(**{"no": no, "kind": "object", "name": "Card", "text": "", **fields})


def holding(one: fx.CardText, *who: str, **given: object) -> Table:
    """NELL holds a card of one's own making."""
    pack = fx.pack(more_cards=(one,))
    return position(*(who or ("nell",)), pack=pack, objects={"nell": (one.no,)}, **given)


def test_AZ_055_gifts_and_takings_in_one_action() -> None:
    table = position(
        "nell",
        "oskar",
        at={"nell": "B", "oskar": "B"},
        objects={"nell": (20, 22), "oskar": (31,)},
        tokens=((41, "F"),),
    )
    table.do(Exchange("nell"), Give(22), Give(20), Take(31))
    assert table.why_not(Take(20)) == "question_open"
    table.do(Done())
    assert (table.who("nell").objects, table.who("oskar").objects) == ((31,), (22, 20))
    assert table.who("nell").actions == 1
    assert table.told(e.CardHandedOver)[2] == e.CardHandedOver("oskar", "nell", 31)


def test_AZ_056_wounds_are_not_exchanged() -> None:
    table = position(
        "nell",
        "oskar",
        at={"nell": "B", "oskar": "B"},
        objects={"nell": (20,)},
        physical={"nell": (5,)},
    )
    table.do(Exchange("nell"))
    assert set(table.legal()) == {Give(20), Done()}


def test_AZ_109_a_card_gives_its_holder_an_ability() -> None:
    """AZ-118, AZ-119: an ally adds dice, at no Action, to its holder alone."""
    table = position("nell", "oskar", objects={"nell": (22,)})
    assert view.pool(table.pack, table.state, "nell", "investigation").total == 5
    assert view.pool(table.pack, table.state, "oskar", "investigation").total == 3
    assert Activate not in table.actions("nell")


def test_AZ_110_a_clue_is_kept_and_does_nothing() -> None:
    table = position("nell", objects={"nell": (31,)})
    assert Activate not in table.actions("nell")
    assert Return not in table.kinds()


def test_AZ_112_an_activation_may_ask_for_a_test() -> None:
    """AZ-113: what it does differs from card to card."""
    pick = card(
        action=fx.Action(
            test=do.Test(stat="skill", icons=1),
            on_pass=(do.Counter(name="money", add=3),),
            on_fail=(do.Counter(name="money", add=-1),),
        )
    )
    table = holding(pick)
    table.do(Activate("nell", 50))
    table.throw(1, 1)
    assert table.state.counters["money"] == 5
    table.do(Activate("nell", 50))
    table.throw(1, 2)
    assert table.state.counters["money"] == 4
    assert table.who().actions == 0


def test_AZ_117_allies_are_exchanged() -> None:
    table = position("nell", "oskar", objects={"nell": (22,)})
    table.do(Exchange("nell"), Give(22), Done())
    assert view.pool(table.pack, table.state, "oskar", "investigation").total == 4
    assert view.pool(table.pack, table.state, "nell", "investigation").total == 4


def test_AZ_119_a_weapon_is_its_holders() -> None:
    table = position("nell", "oskar", objects={"nell": (20,)}, tokens=((40, "A"),))
    assert Activate("nell", 20, 1) in table.legal()
    assert table.why_not(Activate("oskar", 20, 1)) == "card_not_held"


def test_AZ_120_the_card_goes_back_first() -> None:
    """AZ-121: no Action; Q-88: it can be drawn again, even by its own effect."""
    again = card(return_=fx.Return(windows=("any",), effects=(do.Draw(card=50, who="holder"),)))
    table = holding(again)
    table.do(Return("nell", 50))
    assert table.told(e.CardReturned) == [e.CardReturned("nell", 50)]
    assert table.told(e.CardDrawn) == [e.CardDrawn("nell", 50)]
    assert table.who().actions == 2


@pytest.mark.parametrize("moment", ["between_actions", "before_roll", "reading", "token_roll"])
def test_AZ_122_at_any_time(moment: str) -> None:
    """Between Actions, before a Test's throw, with an entry open, before a token's throw."""
    flask = {"objects": {"nell": (23,)}, "physical": {"nell": (3,)}}
    if moment == "token_roll":
        table = position("nell", tokens=((40, "F"),), **flask)
        table.end_turn()
    else:
        table = position("nell", at={"nell": "B"}, **flask)
        if moment != "between_actions":
            table.do(Investigate("nell"))
        if moment == "before_roll":
            table.do(Pick("B1"))
    before = table.legal()
    table.do(Return("nell", 23))
    assert table.who().physical == ()
    assert [one for one in before if one != Return("nell", 23)] == list(table.legal())


def test_AZ_122_only_in_its_windows() -> None:
    table = position("nell", objects={"nell": (24,)})
    assert table.why_not(Return("nell", 24)) == "not_now"
    assert table.why_not(Return("nell", 23)) == "card_not_held"
    other = position("nell", objects={"nell": (31,)})
    assert other.why_not(Return("nell", 31)) == "no_return_symbol"


def test_more_dice_before_the_throw() -> None:
    torch = card(return_=fx.Return(windows=("before_roll",), effects=(do.AddDice(n=2),)))
    table = holding(torch, at={"nell": "B"})
    assert Return not in table.kinds()
    table.do(Investigate("nell"), Pick("B1"))
    assert set(table.legal()) == {Throw(), Return("nell", 50)}
    table.do(Return("nell", 50))
    assert table.legal() == (Throw(),)
    table.throw(1, 1, 3, 3, 5, 6)
    assert table.told(e.TestPassed)


def test_more_dice_where_there_are_none() -> None:
    """With no dice a Test fails without a throw; a window opens for who could add some."""
    torch = card(return_=fx.Return(windows=("before_roll",), effects=(do.AddDice(n=2),)))
    chosen = do.ReadOption(label="", to="X", test=do.Test(stat="skill", dice=-2))
    journal = fx.story(options=(chosen,), more=(fx.Paragraph(id="X", text=""),))
    pack = fx.pack(journals={"m1": journal}, more_cards=(torch,))
    for keep in (True, False):
        table = position("nell", pack=pack, objects={"nell": (50,)})
        table.do(Investigate("nell"), Pick("X"))
        assert set(table.legal()) == {Return("nell", 50), Pass()}
        if keep:
            table.do(Pass())
            assert table.told(e.TestFailed)[0].dice == 0
        else:
            table.do(Return("nell", 50))
            table.throw(5, 5)
            assert table.told(e.TestPassed)


def test_no_window_after_a_throw_that_passed() -> None:
    table = position("nell", at={"nell": "B"}, objects={"nell": (24,)})
    table.do(Investigate("nell"), Pick("B1"))
    table.throw(3, 3, 5, 5)
    assert Pass() not in table.legal()
    assert Move in table.kinds()


def test_a_coin_for_a_weapon() -> None:
    """Every Success of a weapon counts, so a passed throw may still be thrown again."""
    table = position("nell", objects={"nell": (20, 24)}, tokens=((40, "A"),))
    table.do(Activate("nell", 20, 1))
    table.throw(1, 1, 4)
    assert Return("nell", 24) in table.legal()
    table.do(Return("nell", 24))
    table.throw(6, 6, 6)
    assert table.visit.tokens == ()


def test_counters_of_cards() -> None:
    """AZ-113: a card with a counter of its own (Q-89)."""
    lamp = card(
        counter=fx.CounterRule(label="Oil", start=2, max=3),
        action=fx.Action(
            effects=(do.Counter(card=50, add=-1),), needs=do.Needs(card=50, at_least=1)
        ),
    )
    pack = fx.pack(journals={"m1": fx.story(do.Draw(card=50))}, more_cards=(lamp,))
    table = begin("nell", pack=pack)
    table.do(Investigate("nell"))
    assert table.state.card_counters == {"50": 2}
    table.do(Activate("nell", 50))
    assert table.told(e.CounterChanged) == [e.CounterChanged("50", 1, -1, 50)]
    table.end_turn()
    table.do(Activate("nell", 50))
    assert table.why_not(Activate("nell", 50)) == "needs_unmet"


def test_counters_keep_their_bounds() -> None:
    effects = (do.Counter(name="money", add=99), do.Counter(name="money", set=-4))
    pack = fx.pack(journals={"m1": fx.story(*effects)})
    table = begin("nell", pack=pack)
    table.do(Investigate("nell"))
    assert [event.value for event in table.told(e.CounterChanged)] == [9, 0]


def test_a_lost_card_goes_back() -> None:
    pack = fx.pack(journals={"m1": fx.story(do.Lose(card=31))})
    table = position("nell", "oskar", pack=pack, objects={"oskar": (31,)})
    table.do(Investigate("nell"))
    assert table.told(e.CardLost) == [e.CardLost("oskar", 31)]
    assert 31 in table.state.object_deck


def whistle() -> fx.CardText:
    effects = (do.Counter(name="money", add=1),)
    return card(return_=fx.Return(windows=("between_results",), effects=effects))


def test_a_window_between_two_results() -> None:
    """AZ-122: not before the first result, once before each further one."""
    table = holding(whistle(), tokens=((40, "A"),))
    table.end_turn()
    table.throw(1, 1, 3, 3)
    table.throw(2, 2, 5)
    assert set(table.legal()) == {Return("nell", 50), Pass()}
    table.do(Pass())
    table.throw(2, 2, 5)
    assert Pass() not in table.legal()
    assert len(table.told(e.ResultBegan)) == 2


def test_a_window_after_a_result_without_a_row() -> None:
    """The Watcher has no row for triples; the window opens before the triple."""
    table = holding(whistle(), tokens=((41, "F"),))
    table.end_turn()
    table.throw(5, 5, 5)
    assert Pass() in table.legal()
    table.do(Return("nell", 50))
    assert table.state.counters["money"] == 3
    assert table.visit.clock == 2
    rows = [(event.row, event.empty) for event in table.told(e.ResultBegan)]
    assert rows == [("double", False), ("triple", True)]
    silent = fx.AdversaryCard(no=52, name="Silent", token="s", dice=5, wounds=1)
    pack = fx.pack(more_cards=(whistle(),), more_adversaries=(silent,))
    table = position("nell", pack=pack, objects={"nell": (50,)}, tokens=((52, "F"),))
    table.end_turn()
    table.throw(3, 3, 3, 4, 5)
    for _ in range(2):
        table.do(Pass())
    assert Pass() not in table.legal()
    assert len(table.told(e.ResultBegan)) == 3


def test_failing_without_dice_has_its_price() -> None:
    """AZ-085: no dice, no throw, and the failure's effects all the same (Q-11)."""
    chosen = do.ReadOption(
        label="",
        to="X",
        test=do.Test(stat="skill", dice=-2),
        on_fail=(do.Counter(name="money", add=-1),),
    )
    journal = fx.story(options=(chosen,), more=(fx.Paragraph(id="X", text=""),))
    table = begin("nell", pack=fx.pack(journals={"m1": journal}))
    table.do(Investigate("nell"), Pick("X"))
    assert table.state.counters["money"] == 1
    assert Move in table.kinds()


def test_a_test_is_announced_once() -> None:
    """Though a card returned before its throw leads back to it."""
    flask = {"objects": {"nell": (23,)}, "physical": {"nell": (3,)}}
    table = position("nell", at={"nell": "B"}, **flask)
    table.do(Investigate("nell"), Pick("B1"), Return("nell", 23))
    table.throw(1, 1, 3, 3)
    assert len(table.told(e.TestAsked)) == 1


def test_a_card_may_test_both() -> None:
    """AZ-112: each on his own, in the order of play."""
    song = card(action=fx.Action(test=do.Test(stat="willpower", who="each")))
    table = holding(song, "nell", "oskar")
    table.do(Activate("nell", 50))
    table.throw(1, 2)
    table.throw(1, 2, 4)
    assert [event.who for event in table.told(e.TestFailed)] == ["nell", "oskar"]
