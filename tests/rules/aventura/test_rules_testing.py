"""Tests and Successes at the table: AZ-071 to AZ-087."""

import pytest

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import view
from desktop.rules.games.aventura.choices import Investigate, Pick
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.phases import pools
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, begin, position


def about_to_test(stat: do.Stat, icons: int = 1, dice: int = 0, **given: object) -> Table:
    """A Test of this kind lies ready for NELL."""
    chosen = do.ReadOption(label="", to="X", test=do.Test(stat=stat, icons=icons, dice=dice))
    journal = fx.story(options=(chosen,), more=(fx.Paragraph(id="X", text=""),))
    table = position("nell", pack=fx.pack(journals={"m1": journal}), **given)
    table.do(Investigate("nell"), Pick("X"))
    return table


@pytest.mark.parametrize(
    ("stat", "dice"),
    [("strength", 3), ("skill", 2), ("willpower", 2), ("investigation", 4)],
)
def test_AZ_071_as_many_dice_as_the_characteristic(stat: do.Stat, dice: int) -> None:
    """AZ-086: four characteristics."""
    table = about_to_test(stat)
    assert table.told(e.TestAsked)[0].pool == dice
    table.throw(*([1, 3, 5, 6][:dice]))
    assert len(table.told(e.Rolled)[0].dice) == dice


def test_AZ_072_objects_and_wounds_change_the_dice() -> None:
    """AZ-087: the printed value is kept apart from the value after modifiers."""
    table = about_to_test("strength", physical={"nell": (1,)})
    assert table.told(e.TestAsked)[0].pool == 2
    assert pools.printed(table.pack.investigators["nell"], "strength") == 3
    assert view.pool(table.pack, table.state, "nell", "strength").parts == (
        (("investigator", "nell"), 3),
        (("wound", "1", "physical"), -1),
    )
    assert about_to_test("investigation", objects={"nell": (22,)}).told(e.TestAsked)[0].pool == 5
    assert about_to_test("skill", dice=1).told(e.TestAsked)[0].pool == 3


@pytest.mark.parametrize(
    ("dice", "total"),
    [((1, 1, 3, 5), 1), ((1, 1, 1, 5), 2), ((1, 2, 3, 5), 1), ((1, 1, 2, 3), 2), ((1, 3, 5, 6), 0)],
)
@pytest.mark.rule("AZ-073", "AZ-074", "AZ-075", "AZ-076", "AZ-077", "AZ-078")
def test_AZ_073_doubles_triples_and_runs_add_up(dice: tuple[int, ...], total: int) -> None:
    table = about_to_test("investigation", icons=3)
    table.throw(*dice)
    assert table.told(e.Rolled)[0].total == total


@pytest.mark.parametrize("icons", [1, 2, 3])
def test_AZ_080_the_icons_are_the_successes_needed(icons: int) -> None:
    """AZ-085: fewer is a failure."""
    for dice, total in (((1, 1, 3, 5), 1), ((1, 1, 3, 3), 2), ((5, 5, 5, 6), 2), ((1, 3, 5, 6), 0)):
        table = about_to_test("investigation", icons=icons)
        table.throw(*dice)
        assert table.told(e.Rolled)[0].passed is (total >= icons)
        assert bool(table.told(e.TestPassed)) is (total >= icons)
        assert bool(table.told(e.TestFailed)) is (total < icons)


def test_AZ_082_a_critical_is_five_and_four_in_combat() -> None:
    """AZ-083: the total shown."""
    table = about_to_test("investigation", icons=3)
    table.throw(2, 2, 2, 2)
    assert table.told(e.Rolled)[0].total == 5
    fight = about_to_test("investigation", icons=3, tokens=((41, "F"),))
    fight.throw(2, 2, 2, 2)
    assert fight.told(e.Rolled)[0].total == 4
    assert fight.told(e.TestPassed)


def test_simple_counting() -> None:
    """AZ-079 by the table rule of Q-01: runs of one window count once."""
    for counting, total in (("book", 4), ("simple", 3)):
        chosen = do.ReadOption(label="", to="X", test=do.Test(stat="investigation", dice=1))
        journal = fx.story(options=(chosen,), more=(fx.Paragraph(id="X", text=""),))
        table = begin(
            "nell", pack=fx.pack(journals={"m1": journal}), options={"counting": counting}
        )
        table.do(Investigate("nell"), Pick("X"))
        table.throw(1, 1, 2, 3, 3)
        assert table.told(e.Rolled)[0].total == total


def test_statistics() -> None:
    table = about_to_test("investigation")
    table.throw(1, 1, 3, 5)
    assert (table.state.statistics.passed, table.state.statistics.failed) == (1, 0)
    other = about_to_test("investigation")
    other.throw(1, 3, 5, 6)
    assert (other.state.statistics.passed, other.state.statistics.failed) == (0, 1)
