"""The journal and options: AZ-037 to AZ-049, AZ-061 to AZ-066, AZ-081, and the rulings on them."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import GAME, view
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    GiveUp,
    Investigate,
    Leave,
    Move,
    Name,
    Pick,
    Throw,
    Withdraw,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.schema import MapRule
from desktop.rules.kernel.errors import Endless
from desktop.rules.kernel.game import Answer, Text
from tests.rules.aventura import fx
from tests.rules.aventura.fx import Paragraph
from tests.rules.aventura.table import Table, begin, position


def reading(journal: fx.JournalFile, *who: str, **more: object) -> Table:
    """Somebody has just investigated zone A."""
    table = begin(*who, pack=fx.pack(journals={"m1": journal}, **more))
    table.do(Investigate(who[0] if who else "nell"))
    return table


def option(to: str | None = "X", **fields: object) -> do.ReadOption:
    return do.ReadOption(**{"label": "l", "to": to, **fields})


X = Paragraph(id="X", text="x")
Y = Paragraph(id="Y", text="y")


def test_AZ_038_a_letter_can_be_investigated() -> None:
    table = position("nell", at={"nell": "B"})
    assert Investigate("nell") in table.legal()
    table.do(Investigate("nell"))
    assert table.told(e.Read)[0].source == ("m1", "paragraph", "B")


def test_AZ_039_only_the_entry_of_that_letter() -> None:
    table = position("nell", at={"nell": "E"})
    table.do(Investigate("nell"))
    assert [event.source for event in table.told(e.Read)] == [("m1", "paragraph", "E")]
    assert table.state.read == ("m1.E",)


def test_AZ_042_mood_text_is_kept_apart() -> None:
    entry = Paragraph(id="A", text="rules", flavour="mood", title="t")
    journal = fx.JournalFile(title="", clock=fx.ClockRule(turns=3), paragraph=(entry,))
    pack = fx.pack(journals={"m1": journal})
    passage = lookup.passage_of(pack, ("m1", "paragraph", "A"))
    assert (passage.title, passage.flavour, passage.text) == ("t", "mood", "rules")


def test_AZ_043_an_entry_has_options() -> None:
    """AZ-045, AZ-063: with a Test, without one, or nothing but information."""
    table = reading(
        fx.story(
            options=(option(test=do.Test(stat="skill")), option("Y")),
            more=(X, Y),
        )
    )
    status = view.options_status(table.pack, table.state)
    assert [(one.key, one.test is not None) for one in status] == [("X", True), ("Y", False)]
    table.do(Pick("X"))
    table.throw(4, 4)
    assert table.told(e.Read)[-1].source == ("m1", "paragraph", "X")


def test_AZ_044_the_picked_entry_costs_no_action() -> None:
    table = reading(fx.story(options=(option(),), more=(X,)))
    table.do(Pick("X"))
    assert table.told(e.Picked) == [e.Picked("nell", ("m1", "option", "A", "X"), "X")]
    assert table.who().actions == 1


def test_AZ_046_another_option_takes_another_action() -> None:
    """AZ-065: the text of an option is used up."""
    table = reading(fx.story(options=(option(), option("Y")), more=(X, Y)))
    table.do(Pick("X"))
    assert Pick("Y") not in table.legal()
    table.do(Investigate("nell"))
    assert table.who().actions == 0
    assert [one for one in table.legal() if isinstance(one, Pick)] == [Pick("Y")]
    assert table.told(e.Read)[-1].before


def test_AZ_061_a_test_is_no_action() -> None:
    table = reading(fx.story(options=(option(test=do.Test(stat="investigation")),), more=(X,)))
    table.do(Pick("X"))
    assert table.who().actions == 1
    table.throw(1, 2, 4, 6)
    assert table.who().actions == 1


def test_AZ_064_the_reader_picks_one() -> None:
    table = reading(fx.story(options=(option(), option("Y")), more=(X, Y)))
    assert set(table.legal()) == {Pick("X"), Pick("Y"), Leave()}
    table.do(Leave())
    assert table.visit.done == ()
    assert table.who().actions == 1


def test_leaving_only_where_the_text_allows_it() -> None:
    table = reading(fx.story(options=(option(),), more=(X,), leave=False))
    assert table.legal() == (Pick("X"),)
    assert table.why_not(Leave()) == "must_choose"
    table.do(Pick("X"), Investigate("nell"))
    assert table.legal() == (Leave(),)


def test_repeat_and_campaign() -> None:
    """AZ-066 by ruling Q-36: `repeat` stays open, `once = campaign` is closed for good."""
    options = (option(repeat=True), option("Y", once="campaign"))
    table = reading(fx.story(options=options, more=(X, Y)))
    table.do(Pick("X"), Investigate("nell"))
    assert Pick("X") in table.legal()
    table.do(Pick("Y"))
    assert table.state.used_up == ("m1.A.Y",)
    table.do(GiveUp(), Withdraw("m1"), Investigate("nell"))
    assert Pick("X") in table.legal()
    assert table.why_not(Pick("Y")) == "option_done"


def test_AZ_081_passing_gives_what_the_text_offers() -> None:
    entry = Paragraph(id="X", text="", effects=(do.Draw(card=31),))
    table = reading(fx.story(options=(option(test=do.Test(stat="investigation")),), more=(entry,)))
    table.do(Pick("X"))
    table.throw(2, 2, 4, 6)
    assert table.told(e.TestPassed)[0].total == 1
    assert table.who().objects == (31,)
    assert table.told(e.CardDrawn) == [e.CardDrawn("nell", 31)]


def test_texts_of_failures_come_in_order() -> None:
    test = do.Test(stat="willpower", icons=3)
    chosen = option(test=test, failed=("first", "second"))
    table = reading(fx.story(options=(chosen,), more=(X,), clock=fx.ClockRule(turns=9)))
    for number in range(3):
        table.do(Pick("X"))
        table.throw(1, 1)
        if not table.who().actions:
            table.end_turn()
        table.do(Investigate("nell"))
        assert table.visit.failures == {"A.X": number + 1}
    assert [event.text for event in table.told(e.TestFailed)] == [0, 1, 1]
    source = table.told(e.TestFailed)[0].source
    assert lookup.failures_of(table.pack, source) == ("first", "second")


def test_failing_an_option_may_cost_something() -> None:
    """AZ-088: an instruction in the text; without one a failure costs the Action alone (Q-41)."""
    hurts = option(test=do.Test(stat="willpower"), on_fail=(do.WoundEffect(kind="mental"),))
    table = reading(fx.story(options=(hurts,), more=(X,)))
    table.do(Pick("X"))
    table.throw(1, 2)
    assert len(table.who().mental) == 1


def test_effects_of_an_entry_happen_once_a_visit() -> None:
    table = reading(fx.story(do.Counter(name="money", add=1)))
    table.do(Investigate("nell"))
    assert table.state.counters["money"] == 3
    table.do(GiveUp(), Withdraw("m1"), Investigate("nell"))
    assert table.state.counters["money"] == 4
    always = reading(fx.story(do.Counter(name="money", add=1), once="no"))
    always.do(Investigate("nell"))
    assert always.state.counters["money"] == 4
    never = reading(fx.story(do.Counter(name="money", add=1), once="campaign"))
    never.do(GiveUp(), Withdraw("m1"), Investigate("nell"))
    assert never.state.counters["money"] == 3


def test_map_memory_remembered() -> None:
    journal = fx.story(do.Counter(name="money", add=1), options=(option(),), more=(X,))
    pack = fx.pack(journals={"m1": journal})
    table = begin("nell", pack=pack, options={"map_memory": "remembered"})
    table.do(Investigate("nell"), Pick("X"), GiveUp(), Withdraw("m1"))
    assert table.actions("nell") == {Investigate}  # A again, on every entry
    table.do(Investigate("nell"))
    assert table.state.counters["money"] == 3
    assert table.legal() == (Leave(),)
    assert table.told(e.MapEntered)[-1].again


def test_needs_close_an_option() -> None:
    needs = do.Needs(any=(do.Needs(flag="f"), do.Needs(counter="money", at_least=3)))
    table = reading(
        fx.story(options=(option(needs=needs, closed="locked"), option("Y")), more=(X, Y))
    )
    assert table.why_not(Pick("X")) == "option_closed"
    status = view.options_status(table.pack, table.state)[0]
    assert (status.open, status.why) == (False, "needs")
    assert status.closed is not None
    assert lookup.passage_of(table.pack, status.closed).text == "locked"


def test_code() -> None:
    """A puzzle: case and blanks do not count; a wrong word leads where the pack says (Q-90)."""
    code = do.Code(prompt="?", answers={"Four One": "X"}, wrong="Y")
    chosen = do.ReadOption(label="l", id="lock", code=code)
    table = reading(fx.story(options=(chosen,), more=(X, Y)))
    table.do(Pick("lock"))
    ask = table.legal()[0]
    assert isinstance(ask, Text)
    assert table.why_not(Answer("x" * 99)) == "text_length"
    table.do(Answer("five"))
    assert table.told(e.Answered) == [e.Answered("nell", "five", False)]
    assert table.told(e.Read)[-1].source == ("m1", "paragraph", "Y")
    table.do(Investigate("nell"), Pick("lock"), Answer(" FOUR  one"))
    assert table.told(e.Answered)[-1].right
    assert table.told(e.Read)[-1].source == ("m1", "paragraph", "X")
    assert table.visit.done == ("A.lock",)


def test_code_left_alone() -> None:
    chosen = do.ReadOption(label="l", id="lock", code=do.Code(prompt="?", answers={"1": "X"}))
    table = reading(fx.story(options=(chosen,), more=(X,)))
    table.do(Pick("lock"), Leave())
    assert table.visit.done == ()
    assert Move in table.actions("nell")


def test_somebody_else_takes_the_test() -> None:
    """AZ-148 apart, a text may say who tests (Q-16): choose, other, each."""
    chosen = option(test=do.Test(stat="strength", who="choose"))
    table = reading(fx.story(options=(chosen,), more=(X,)), "nell", "oskar")
    table.do(Pick("X"))
    assert set(table.legal()) == {Name("nell"), Name("oskar")}
    table.do(Name("oskar"))
    assert table.told(e.TestAsked)[0].who == "oskar"
    table.throw(1, 1)
    assert table.told(e.Read)[-1].who == "oskar"
    each = option(test=do.Test(stat="strength", who="each"))
    table = reading(fx.story(options=(each,), more=(X,)), "nell", "oskar")
    table.do(Pick("X"))
    table.throw(1, 2, 4)
    table.throw(1, 1)
    assert [asked.who for asked in table.told(e.TestAsked)] == ["nell", "oskar"]
    assert table.visit.done == ("A.X",)


def test_a_loop_in_a_pack_is_an_error() -> None:
    loop = Paragraph(id="X", text="", effects=(do.Goto(paragraph="X"),), once="no")
    table = begin(
        "nell", pack=fx.pack(journals={"m1": fx.story(do.Goto(paragraph="X"), more=(loop,))})
    )
    before = table.state
    with pytest.raises(Endless):
        GAME.choose(table.pack, table.state, Investigate("nell"))
    assert table.state == before


def test_choose_in_a_text() -> None:
    inside = do.Choose(options=(option("X", id="x"), option("Y", id="y")))
    table = reading(fx.story(inside, do.Draw(card=20), more=(X, Y)))
    assert set(table.legal()) == {Pick("x"), Pick("y")}
    table.do(Pick("y"))
    assert table.told(e.Read)[-1].source == ("m1", "paragraph", "Y")
    assert table.who().objects == (20,)
    source = table.told(e.Picked)[0].source
    assert lookup.option_of(table.pack, source).key == "y"


def test_AZ_037_zone_a_sets_a_special_rule() -> None:
    rule = MapRule(text="dark", passive=(fx.Passive(stat="investigation", dice=-1),))
    chosen = option(test=do.Test(stat="investigation"))
    table = reading(fx.story(options=(chosen,), more=(X,), rule=(rule,)))
    table.do(Pick("X"))
    assert table.told(e.TestAsked)[0].pool == 3
    pool = view.pool(table.pack, table.state, "nell", "investigation")
    assert (("m1", "rule", "0"), -1) in pool.parts


def test_AZ_180_a_test_may_be_out_of_reach() -> None:
    chosen = option(test=do.Test(stat="skill", icons=3))
    table = reading(fx.story(options=(chosen,), more=(X,)))
    table.do(Pick("X"))
    assert table.legal() == (Throw(),)
    table.throw(6, 6)
    assert table.told(e.TestFailed)[0].total == 1


def test_AZ_161_reading_goes_on_with_the_partner() -> None:
    """AZ-066: an option that one failed is open to the other; the Clock limits both."""
    table = position("nell", "oskar", at={"nell": "B", "oskar": "B"})
    table.do(Investigate("nell"), Pick("B1"))
    table.throw(1, 2, 4, 6)
    table.state = replace(table.state, visit=replace(table.visit, active="nell"))
    table.do(Move("nell", "B"), Investigate("oskar"))
    assert Pick("B1") in table.legal()
