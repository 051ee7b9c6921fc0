"""Conditions that a pack can put on options, cards and rules: each holds, and each fails."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Investigate, Pick
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content.effects import Needs
from desktop.rules.games.aventura.phases.conditions import holds
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, begin, position


def party() -> Table:
    """NELL on A with card 31, OSKAR on B with 22; Clock 3; M3 entered; B1 passed; a token."""
    table = position(
        "nell",
        "oskar",
        at={"oskar": "B"},
        objects={"nell": (31,), "oskar": (22,)},
        tokens=((40, "F"),),
        clock=3,
        done=("B.B1",),
        flags={"ev3": True},
    )
    table.state = replace(
        table.state,
        entered=("m1", "m3"),
        used_up=("m1.D.D1", "m2.A.A1", "m1.E"),
        flags={"f": True, "ev3": False},
        card_counters={"31": 2},
    )
    return table


TRUE = (
    Needs(card=31),
    Needs(card=31, at_least=2),
    Needs(card=22, who="each"),
    Needs(card=22, who="other"),
    Needs(flag="f"),
    Needs(flag="ev4", value=False),
    Needs(flag="ev3"),
    Needs(counter="money", at_least=2, at_most=2),
    Needs(clock=True, at_least=3),
    Needs(clock=True, at_most=3),
    Needs(clock=False, at_least=4),
    Needs(investigator="nell"),
    Needs(players=2),
    Needs(combat=True),
    Needs(entered="m3"),
    Needs(done="B.B1"),
    Needs(done="B1"),
    Needs(done="D1"),
    Needs(zone="A"),
    Needs(zone="B", who="other"),
    Needs(all=(Needs(players=2), Needs(card=31))),
    Needs(any=(Needs(players=1), Needs(card=31))),
    Needs(not_=Needs(players=1)),
)
FALSE = (
    Needs(card=22),
    Needs(card=31, at_least=3),
    Needs(card=23, who="each"),
    Needs(flag="f", value=False),
    Needs(flag="ev4"),
    Needs(counter="money", at_least=3),
    Needs(counter="money", at_most=1),
    Needs(clock=True, at_least=4),
    Needs(clock=True, at_most=2),
    Needs(investigator="oskar"),
    Needs(players=1),
    Needs(combat=False),
    Needs(entered="m2"),
    Needs(done="B.B2"),
    Needs(done="1"),
    Needs(done="A.A1"),
    Needs(done="E"),
    Needs(zone="B"),
    Needs(zone="A", who="each"),
    Needs(zone="A", who="other"),
    Needs(all=(Needs(players=2), Needs(card=22))),
    Needs(any=(Needs(players=1), Needs(card=22))),
    Needs(not_=Needs(players=2)),
)


@pytest.mark.parametrize("needs", TRUE)
def test_it_holds(needs: Needs) -> None:
    table = party()
    assert holds(table.pack, table.state, needs, "nell")


@pytest.mark.parametrize("needs", FALSE)
def test_it_does_not_hold(needs: Needs) -> None:
    table = party()
    assert not holds(table.pack, table.state, needs, "nell")


def test_alone_nobody_else_stands_anywhere() -> None:
    table = position("nell")
    assert not holds(table.pack, table.state, Needs(zone="A", who="other"), "nell")
    assert holds(table.pack, table.state, None, "nell")


def test_alone_an_options_test_asks_nobody() -> None:
    chosen = do.ReadOption(label="", to="X", test=do.Test(stat="skill", who="choose"))
    journal = fx.story(options=(chosen,), more=(fx.Paragraph(id="X", text=""),))
    table = begin("nell", pack=fx.pack(journals={"m1": journal}))
    table.do(Investigate("nell"), Pick("X"))
    assert [asked.who for asked in table.told(e.TestAsked)] == ["nell"]


def test_a_passive_may_have_a_condition() -> None:
    """AZ-118: dice only while the condition holds."""
    scarf = fx.CardText(
        no=50,
        kind="object",
        name="Scarf",
        text="",
        passive=(fx.Passive(stat="skill", dice=2, needs=Needs(combat=True)),),
    )
    for tokens, dice in (((), 2), (((40, "F"),), 4)):
        chosen = do.ReadOption(label="", to="X", test=do.Test(stat="skill"))
        journal = fx.story(options=(chosen,), more=(fx.Paragraph(id="X", text=""),))
        pack = fx.pack(journals={"m1": journal}, more_cards=(scarf,))
        table = position("nell", pack=pack, objects={"nell": (50,)}, tokens=tokens)
        table.do(Investigate("nell"), Pick("X"))
        assert table.told(e.TestAsked)[0].pool == dice
