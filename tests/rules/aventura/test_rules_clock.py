"""Clock, events, padlocks, travel, healing: AZ-161 to AZ-179, and the rulings on them."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import view
from desktop.rules.games.aventura.choices import (
    EndTurn,
    Investigate,
    Leave,
    Move,
    Pick,
    Throw,
    Travel,
    Withdraw,
)
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content.schema import Event
from desktop.rules.games.aventura.view import consequences
from desktop.rules.kernel.game import Answer, Dice
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, adversaries_turn, begin, position


def story(*effects: do.Effect, **fields: object) -> fx.JournalFile:
    """Entry A with these effects; red turns 3 and 4 with events that give money."""
    events = tuple(
        Event(turn=turn, text="", effects=(do.Counter(name="money", add=1),)) for turn in (3, 4)
    )
    clock = fx.ClockRule(turns=6, red=(3, 4))
    return fx.story(*effects, **{"clock": clock, "event": events, **fields})


def test_AZ_161_the_clock_counts_turns() -> None:
    table = position("nell")
    for clock in (2, 3, 4, 5, 6):
        table.end_turn()
        assert table.visit.clock == clock
    assert table.state.statistics.turns == 5


def test_AZ_162_the_last_number_is_played_in_full() -> None:
    table = position("nell", clock=5)
    table.end_turn()
    assert (table.visit.clock, table.who().actions) == (6, 2)
    assert not table.told(e.Defeated)
    table.do(Move("nell", "B"), Move("nell", "B"))
    table.do(EndTurn())
    assert table.told(e.Defeated)


def test_AZ_163_beyond_it_everybody_must_leave() -> None:
    table = position("nell", on="m2", clock=4)
    table.state = replace(table.state, unlocked=("m1", "m2", "m3"))
    table.end_turn()
    assert table.state.phase == "travel"
    assert table.legal() == (Travel("m3"),)
    assert table.why_not(Travel("m1")) == "question_open"


def test_AZ_164_defeated_at_the_start_of_the_turn_that_does_not_exist() -> None:
    table = position("nell", clock=6)
    table.end_turn()
    assert table.told(e.Defeated) == [e.Defeated("clock", "m1", None)]
    assert not table.told(e.ClockMoved)
    assert not table.told(e.TurnBegan)


def test_AZ_165_before_any_action() -> None:
    pack = fx.pack(
        journals={"m1": story(event=(Event(turn=3, text="", effects=(do.MoveTo(zone="F"),)),))}
    )
    table = position("nell", pack=pack, clock=2)
    table.end_turn()
    assert table.who().zone == "F"
    kinds = [type(event) for event in table.events]
    assert kinds.index(e.Placed) < kinds.index(e.TurnBegan)


def test_AZ_166_the_event_of_that_number() -> None:
    """AZ-048, AZ-049: and no other."""
    table = position("nell", clock=3)
    table.end_turn()
    assert [event.source for event in table.told(e.Read)] == [("m1", "event", "4")]
    assert table.state.read == ("m1.event.4",)


def test_an_event_happens_once_a_visit() -> None:
    """AZ-165 by ruling Q-47."""
    table = position("nell", pack=fx.pack(journals={"m1": story(do.Clock(n=2))}), clock=1)
    table.do(Investigate("nell"))
    assert table.visit.clock == 3
    assert table.visit.resolved == (3,)
    table.end_turn()
    assert table.visit.clock == 4
    assert table.state.counters["money"] == 4


@pytest.mark.parametrize(("value", "money", "skipped"), [("resolved", 4, []), ("lost", 3, [3])])
def test_AZ_167_numbers_passed_over(value: str, money: int, skipped: list[int]) -> None:
    """Each red number entered triggers in order; or, by the table rule, only the last (Q-45)."""
    pack = fx.pack(journals={"m1": story(do.Clock(n=2))})
    table = position("nell", pack=pack, clock=2, options={"skipped_events": value})
    table.do(Investigate("nell"))
    assert table.visit.clock == 4
    assert table.state.counters["money"] == money
    assert [event.clock for event in table.told(e.EventSkipped)] == skipped


def test_overrun_in_mid_turn() -> None:
    """AZ-164 by ruling Q-48: as soon as the effect is done; Actions left are lost."""
    pack = fx.pack(journals={"m1": story(do.Clock(n=3), do.Draw(card=20))})
    table = position("nell", pack=pack, clock=5)
    table.do(Investigate("nell"))
    assert table.told(e.Defeated)
    assert table.who().objects == ()
    assert table.legal() == (Withdraw("m1"),)


def test_overrun_with_options_below() -> None:
    """AZ-163: the same where the entry has options, which are lost as well."""
    options = (do.ReadOption(label="", to="X"),)
    journal = story(do.Clock(n=3), options=options, more=(fx.Paragraph(id="X", text=""),))
    table = position("nell", pack=fx.pack(journals={"m1": journal}), clock=5)
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.do(Investigate("nell"))
    assert table.legal() == (Travel("m2"),)
    assert Leave() not in table.legal()


def test_overrun_waits_for_the_result_of_an_adversary() -> None:
    """AZ-148: both are hit before the Clock's end counts (Q-46, Q-48)."""
    table = position("nell", "oskar", tokens=((40, "A"),), deck=(2, 5), clock=6)
    adversaries_turn(table)
    table.throw(1, 1, 2, 2)
    table.throw(1, 3, 5)
    assert not table.told(e.Defeated)
    table.throw(1, 2)
    assert table.told(e.Defeated) == [e.Defeated("clock", "m1", None)]
    assert len(table.told(e.ResultBegan)) == 1


def test_AZ_168_a_padlock_is_placed_and_opened_by_texts() -> None:
    pack = fx.pack(journals={"m1": fx.story(do.Padlock(zone="B"))})
    table = position("nell", pack=pack)
    table.do(Investigate("nell"))
    assert table.told(e.PadlockPlaced) == [e.PadlockPlaced("B")]
    assert table.moves() == {"A"}
    assert table.why_not(Move("nell", "B")) == "padlock"
    assert table.why_not(Move("nell", "E")) == "padlock"
    pack = fx.pack(journals={"m1": fx.story(do.Open(zone="B"))})
    table = position("nell", pack=pack, padlocks=("B",))
    table.do(Investigate("nell"))
    assert table.told(e.PadlockOpened) == [e.PadlockOpened("B")]
    assert "B" in table.moves()


def test_AZ_169_it_cuts_sight_to_from_and_through() -> None:
    table = position("nell", padlocks=("B",))
    for pair in ("AB", "BA", "AC", "BE"):
        assert not view.sees(table.pack, table.state, *pair).sees
    assert view.sees(table.pack, table.state, "B", "B").sees


def test_AZ_172_a_map_is_available_when_unlocked() -> None:
    table = position("nell")
    assert table.why_not(Travel("m2")) == "map_not_unlocked"
    pack = fx.pack(journals={"m1": fx.story(do.Unlock(map="m2"), do.Unlock(map="m2"))})
    table = position("nell", pack=pack)
    table.do(Investigate("nell"))
    assert table.told(e.MapUnlocked) == [e.MapUnlocked("m2")]
    assert Travel("m2") in table.legal()
    assert view.available_maps(table.state) == ("m2",)


@pytest.mark.parametrize("actions", [2, 1, 0])
def test_AZ_173_at_any_moment_between_actions(actions: int) -> None:
    """AZ-174: no Action and no price; what is left of the turn is lost (Q-76)."""
    table = position(
        "nell", "oskar", at={"oskar": "F"}, actions={"nell": actions, "oskar": actions}
    )
    table.state = replace(table.state, unlocked=("m1", "m2"))
    facts = consequences.of_travel(table.pack, table.state)
    assert facts.actions_lost == ({"nell": actions, "oskar": actions} if actions else {})
    step = table.do(Travel("m2"))
    assert step.seal == "travel"
    assert [one.zone for one in table.state.investigators] == ["A", "A"]
    assert [one.actions for one in table.state.investigators] == [2, 2]


def test_AZ_175_an_investigated_map_is_closed() -> None:
    table = position("nell")
    table.state = replace(table.state, unlocked=("m1", "m2", "m3"))
    table.do(Travel("m2"))
    assert [one for one in table.legal() if isinstance(one, Travel)] == [Travel("m3")]
    assert table.why_not(Travel("m2")) == "map_here"


def test_leaving_with_a_duty() -> None:
    """AZ-067 by ruling Q-77: travelling is no Action, so it is allowed."""
    table = begin("nell")
    table.state = replace(table.state, unlocked=("m1", "m2"))
    assert consequences.of_travel(table.pack, table.state).on_duty == ("nell",)
    table.do(Travel("m2"))
    assert table.visit.map == "m2"


def test_AZ_177_three_dice_for_each_wound() -> None:
    """AZ-176: in the order of seats, of both kinds; never more dice or fewer (Q-81)."""
    table = position("nell", "oskar", physical={"nell": (1,)}, mental={"nell": (5,), "oskar": (6,)})
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.do(Travel("m2"))
    for _ in range(3):
        assert table.legal() == (Throw(),)
        table.throw(1, 2, 4)
    rolls = table.told(e.HealingRolled)
    assert [(roll.who, roll.wound, len(roll.dice)) for roll in rolls] == [
        ("nell", 1, 3),
        ("nell", 5, 3),
        ("oskar", 6, 3),
    ]
    assert table.visit.map == "m2"


@pytest.mark.parametrize(
    ("dice", "healed"),
    [((1, 1, 5), True), ((6, 6, 6), True), ((2, 3, 4), False), ((1, 3, 5), False)],
)
def test_AZ_178_a_double_heals(dice: tuple[int, ...], healed: bool) -> None:
    table = position("nell", physical={"nell": (3,)})
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.do(Travel("m2"))
    table.throw(*dice)
    assert table.told(e.HealingRolled)[0].healed is healed
    assert (table.who().physical == ()) is healed
    assert (3 in table.state.wound_deck) is healed


def test_AZ_179_what_fell_is_what_counts() -> None:
    """Typed dice change no draw of the program's own stream."""
    table = position("nell", physical={"nell": (3,)}, options={"dice": "typed"})
    table.state = replace(table.state, unlocked=("m1", "m2"))
    table.do(Travel("m2"))
    before = table.state.chance.drawn
    assert table.legal() == (Dice(("d6",) * 3),)
    step = table.do(Answer((1, 2, 4)))
    assert step.fell == ((1, 2, 4),)
    assert table.state.chance.drawn == before
    assert table.told(e.HealingRolled)[0].typed


def test_markers_are_neutral() -> None:
    """AZ-168: unlike a padlock a marker has no effect of its own (Q-112)."""
    effects = (do.Marker(zone="B", name="chalk"), do.Marker(zone="B", name="chalk"))
    pack = fx.pack(journals={"m1": fx.story(*effects)})
    table = position("nell", pack=pack)
    table.do(Investigate("nell"))
    assert table.visit.markers == (("B", "chalk"),)
    assert len(table.told(e.MarkerChanged)) == 1
    assert "B" in table.moves()


def _seal(table: Table) -> str | None:
    assert table.last is not None
    return table.last.seal


def test_seals() -> None:
    """AZ-179: undo ends at a throw, something revealed, a wound, travel, the end of a turn."""
    table = position("nell", "oskar", at={"nell": "B", "oskar": "B"}, objects={"nell": (20,)})
    table.do(Move("nell", "A"))
    assert _seal(table) is None
    table.do(Move("nell", "B"))
    assert _seal(table) is None
    table.do(Investigate("oskar"))
    assert _seal(table) == "reveal"
    table.do(Pick("B1"))
    assert _seal(table) is None
    table.throw(1, 2, 4)
    assert _seal(table) == "throw"
    table.do(EndTurn("oskar"))
    assert _seal(table) is None
    table.do(EndTurn())
    assert _seal(table) == "turn"
