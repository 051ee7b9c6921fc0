"""Scenarios SC-62 to SC-72: the worked example as a pack, and the session."""

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import GAME, view
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import (
    EndTurn,
    Investigate,
    Move,
    Pick,
    Recruit,
    Throw,
    Travel,
)
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.reading import read_pack
from desktop.rules.games.aventura.odds import passing
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel import history
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Dice
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, begin, position
from tests.tide_ledger import members


@pytest.fixture(scope="module")
def ledger() -> Pack:
    return read_pack(members())


def test_SC_62_a_coin_for_the_porter(ledger: Pack) -> None:
    table = begin("nell", pack=ledger)
    table.do(Investigate("nell"), Pick("A2"))
    assert table.state.counters["money"] == 1
    assert table.state.flags["porter_paid"]
    assert table.who().objects == (22,)
    table.do(Investigate("nell"))
    assert Pick("A1") in table.legal()


def test_SC_63_a_lock_that_is_beyond_her(ledger: Pack) -> None:
    table = begin("nell", pack=ledger)
    table.do(Investigate("nell"), Pick("A2"), Move("nell", "B"), EndTurn())
    table.do(Investigate("nell"))
    status = next(one for one in view.options_status(ledger, table.state) if one.key == "B1")
    assert status.pool is not None
    assert passing(status.pool.total, 2) == 0
    table.do(Pick("B1"))
    table.throw(6, 6)
    assert table.told(e.TestFailed)
    assert table.visit.padlocks == ("E",)
    assert not view.sees(ledger, table.state, "B", "E").sees


def test_SC_65_an_event_for_each(ledger: Pack) -> None:
    table = begin("nell", "oskar", pack=ledger)
    table.do(Investigate("nell"), Pick("A2"))
    deck = (5, *(no for no in table.state.wound_deck if no != 5))
    visit = replace(table.visit, clock=3)
    table.state = replace(table.state, visit=visit, wound_deck=deck)
    table.end_turn()
    asked = table.told(e.TestAsked)
    assert (asked[-1].who, asked[-1].pool) == ("nell", 3)
    table.throw(1, 2, 6)
    assert (table.told(e.TestAsked)[-1].who, table.told(e.TestAsked)[-1].pool) == ("oskar", 2)
    assert table.who("nell").mental == (5,)
    table.throw(5, 5)
    assert table.who("oskar").mental == ()
    assert table.told(e.TurnBegan)[-1].clock == 4


def test_SC_66_a_closed_option(ledger: Pack) -> None:
    table = _cold_store(ledger, "nell")
    table.do(Investigate("nell"))
    assert Pick("E1") not in table.legal()
    assert table.why_not(Pick("E1")) == "option_closed"
    status = {one.key: one for one in view.options_status(ledger, table.state)}
    assert (status["E1"].open, status["E1"].why) == (False, "needs")
    assert status["E2"].open


def test_SC_67_the_lamp_room(ledger: Pack) -> None:
    table = _cold_store(ledger, "oskar")
    table.do(Investigate("oskar"), Pick("E2"))
    table.throw(3, 3)
    assert table.told(e.MapUnlocked) == [e.MapUnlocked("lamp_room")]
    assert Travel("lamp_room") in table.legal()
    table.do(Travel("lamp_room"))
    table.do(Investigate("oskar"))
    assert table.state.ending == "kept_dry"
    assert ledger.endings["kept_dry"].true_ending


def _cold_store(ledger: Pack, who: str) -> Table:
    table = begin(who, pack=ledger)
    one = replace(table.who(who), zone="E", first_done=True)
    visit = replace(table.visit, investigated=("A",), padlocks=())
    table.state = replace(table.state, investigators=(one,), visit=visit)
    return table


def _history(seed: str = "s") -> history.History:
    past = history.begin(GAME, fx.PACK, {}, Chance(seed))
    return past.choose(Recruit(("nell",))).choose(Investigate("nell"))


def test_SC_68_a_plan_undone() -> None:
    past = _history().choose(Move("nell", "B"))
    back = past.undo()
    assert back.state == _history().state
    final = back.choose(Move("nell", "E"))
    moved = [event for entry in final.entries for event in entry.events if type(event) is e.Moved]
    assert [event.way for event in moved] == [("A", "B", "E")]


@pytest.mark.rule("AZ-179")
def test_SC_69_a_throw_stands() -> None:
    past = _history().choose(Move("nell", "B")).choose(EndTurn()).choose(Investigate("nell"))
    past = past.choose(Pick("B1")).choose(Throw())
    assert past.why_not_undo() is not None
    with pytest.raises(Illegal):
        past.undo()


def test_SC_70_a_save_gives_the_same_dice() -> None:
    table = position("nell", at={"nell": "B"})
    table.do(Investigate("nell"), Pick("B1"))
    kept = msgspec.json.encode(table.state)
    first = table.do(Throw())
    loaded = msgspec.json.decode(kept, type=State)
    second = GAME.choose(table.pack, loaded, Throw())
    assert first.fell == second.fell
    assert first.state == second.state


def test_SC_71_replay() -> None:
    past = history.begin(GAME, fx.PACK, {}, Chance("replay"))
    chance = Chance("player")
    for _ in range(200):
        choice, chance = GAME.policies["random"](fx.PACK, past.state, past.choices(), chance)
        past = past.choose(choice)
    again = history.begin(GAME, fx.PACK, {}, Chance("replay"))
    for entry in past.entries[1:]:
        again = again.choose(entry.choice, entry.auto)
    assert again.state == past.state
    assert [entry.hash for entry in again.entries] == [entry.hash for entry in past.entries]


def test_SC_72_typed_dice() -> None:
    table = position("nell", at={"nell": "B"}, options={"dice": "typed"})
    table.do(Investigate("nell"), Pick("B1"))
    assert table.legal() == (Dice(("d6",) * 4),)
    before = table.state
    assert table.why_not(Answer((1, 2, 3))) == "dice_number"
    assert table.why_not(Answer((1, 2, 3, 7))) == "dice_face"
    assert table.state == before
    step = table.do(Answer((3, 3, 5, 5)))
    assert step.fell == ((3, 3, 5, 5),)
    assert table.state.chance == before.chance
    assert table.told(e.Rolled)[0].typed
    assert table.who().objects == (22,)
