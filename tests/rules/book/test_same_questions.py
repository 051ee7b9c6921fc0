"""The same questions for the Book: random play under every table rule, to an ending."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.games.book import GAME
from desktop.rules.games.book.choices import Assign, Buy, Convert, Flee, Leave, Settle, Throw, Work
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.state import Area, State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Answer, Dice, Form, Step, Switch
from tests.rules import same_questions as same
from tests.rules.book import fx
from tests.rules.book.table import HOME, RING, at_town, facing, go, position, settled

MOST_STEPS = 2000
"""More than any game has."""
SEEDS = 50
RULES = [(option.id, value) for option in OPTIONS for value in option.values]


HERO = (
    Answer((6, 6, 6, 6, 6, 6)),
    Assign((4, 4, 4, 4, 4, 4)),
    Answer((1, 1, 1, 1, 1, 1)),
    Settle(HOME),
    Work(),
    Buy("trap_disarm_kit"),
)
"""A beginning with typed dice that lets even random players live for a while."""
SHIELDED = (*HERO, Work(), Work(), Buy("shield"))


def heroic(seed: int) -> Iterator[tuple[object, Step]]:
    """A random game of such a hero, every third time with a Shield."""
    first = HERO if seed % 3 else SHIELDED
    return same.steps(GAME, fx.TABLES, {"dice": "typed"}, seed, MOST_STEPS, (*first, Leave()))


def sensible(seed: int) -> Iterator[tuple[object, Step]]:
    """A game of somebody who may well finish a book."""
    return same.steps(GAME, fx.TABLES, {}, seed, MOST_STEPS, (), "novice")


def steps(rules: dict[str, str], seed: int) -> Iterator[tuple[object, Step]]:
    """A random game: each choice and what it led to."""
    return same.steps(GAME, fx.TABLES, rules, seed, MOST_STEPS, ())


@pytest.mark.parametrize(("rule", "value"), RULES)
def test_random_play_is_sound(rule: str, value: str) -> None:
    """Nothing raises, invariants hold, every game ends, every state is itself after a save."""
    for seed in range(SEEDS):
        state = None
        for choice, step in steps({rule: value}, seed):
            state = step.state
            if seed < 10 or state.ending is not None:
                assert GAME.invariants(fx.TABLES, state) == [], choice
                same.same_after_a_save(GAME, state)
        assert state is not None
        assert GAME.ending(state) is not None


def test_every_kind_of_question_was_met() -> None:
    """Otherwise the games above would prove little."""
    phases, endings, letters = set(), set(), set()
    for seed in range(SEEDS):
        for _, step in (*steps({}, seed), *sensible(seed)):
            state: State = step.state
            phases.add(state.phase)
            endings.add(state.ending)
            letters |= {state.task.letter} if state.task is not None else set()
    assert len(phases) == 11  # all but the first one
    assert endings >= {None, "dead", "fear", "finished"}
    assert letters == {"", "O", "Pp", "Pm", "C", "H", "Z", "R"}


def test_events_and_choices_survive_a_save() -> None:
    told = set()
    for seed in range(SEEDS):
        for choice, step in (*steps({}, seed), *heroic(seed), *sensible(seed)):
            same.told_after_a_save(GAME, choice, step)
            told |= {type(event) for event in step.events}
    never = {kind.__name__ for kind in GAME.Event.__args__ if kind not in told}
    assert never <= {"Began", "Switched"}


@pytest.mark.parametrize("dice", ["program", "typed"])
def test_undo_to_the_start_and_replay(dice: str) -> None:
    for seed in range(6):
        same.undone_and_replayed(GAME, fx.TABLES, {"dice": dice}, seed, MOST_STEPS, ())


def test_a_position_is_not_changed_by_what_follows() -> None:
    """`choose` never writes into the state it was given."""
    for seed in range(6):
        before = GAME.begin(fx.TABLES, {}, Chance(f"game {seed}")).state
        kept = msgspec.json.encode(before)
        for _, step in steps({}, seed):
            assert msgspec.json.encode(before) == kept
            before, kept = step.state, msgspec.json.encode(step.state)


def test_what_is_not_offered_is_refused_with_a_reason() -> None:
    """Every choice of one position, wished for in every other, is taken or has a reason."""
    wishes: dict[bytes, object] = {}
    positions: list[State] = []
    for seed in (3, 4, 5):
        for choice, step in steps({}, seed):
            positions.append(step.state)
            for one in (choice, *GAME.choices(fx.TABLES, step.state)):
                if not isinstance(one, Dice | Form):
                    wishes[msgspec.json.encode(one)] = one
    for state in positions[::6]:
        offered = GAME.choices(fx.TABLES, state)
        forms = {one.choice for one in offered if isinstance(one, Form)}
        for wish in (*wishes.values(), Answer((1,)), Answer("x")):
            reason = GAME.refuse(fx.TABLES, state, wish)
            if reason is not None:
                assert reason.code
                assert wish not in offered
                with pytest.raises(Illegal):
                    GAME.choose(fx.TABLES, state, wish)
            else:
                assert wish in offered or type(wish).__name__ in forms, wish


def test_switches() -> None:
    table = settled()
    assert table.why_not(Switch("paper", "A5")) == "fixed_option"
    assert table.why_not(Switch("dice", "loaded")) == "unknown_value"
    assert table.why_not(Switch("colour", "red")) == "unknown_option"
    table.do(Switch("dice", "typed"), Switch("story_mode", "on"))
    assert table.why_not(Switch("story_mode", "off")) == "story_mode_stays"
    table.do(Leave(), go("10,9"))
    assert table.legal() == (Dice(("d6",)),)
    assert table.why_not(Switch("dice", "program")) == "throw_pending"
    assert table.why_not(Throw()) == "not_offered"
    assert table.why_not(Answer((1, 2))) == "dice_number"
    assert table.why_not(Answer((7,))) == "dice_face"
    table.do(Answer((1,)))
    assert table.task.letter == "O"


def test_unknown_table_rules() -> None:
    for rules in ({"colour": "red"}, {"dice": "loaded"}):
        with pytest.raises(Illegal) as illegal:
            GAME.begin(fx.TABLES, rules, Chance("x"))
        assert illegal.value.reason.code == "unknown_option"


def test_stranded() -> None:
    """BA-G27: no destination left, and the game is over."""
    walls = {name: Area("blocked") for name in RING}
    table = settled()
    table.state = replace(table.state, areas={HOME: Area("town", 2)} | walls)
    step = table.do(Leave())
    assert step.state.ending == "stranded"
    assert table.legal() == ()
    assert table.why_not(Work()) == "ended"


def test_why_no_route_leads_there() -> None:
    walls = {name: Area("blocked") for name in ("9,10", "10,9", "11,9")}
    left = Area("town", 3, crossed=True)
    table = position(areas={**walls, "11,11": left, "12,9": Area("encounter", 9)})
    assert table.why_not(go("9,10")) == "blocked"
    assert table.why_not(go("11,11")) == "crossed_out"
    assert table.why_not(go(HOME)) == "here_already"
    assert table.why_not(go("20,20")) == "not_created"
    assert table.why_not(go("99,20")) == "no_such_square"
    assert table.why_not(go("10,11", 0)) == "not_strictly_inside"
    assert table.why_not(go("9,9")) == "no_legal_dot"
    assert table.why_not(go("12,9")) == "way_blocked"
    assert GAME.refuse(fx.TABLES, table.state, go("12,9", 19, 19)) is None
    assert table.why_not(Flee()) == "not_in_encounter"
    assert table.why_not(Work()) == "not_in_town"
    assert table.why_not(Settle(HOME)) == "not_now"
    assert facing("Z").why_not(Convert()) == "not_a_threat"
    assert facing("Pp").why_not(Flee()) == "cannot_flee"
    assert facing("Pp").why_not(go("11,11")) == "encounter_first"


def count_positions(state: State, depth: int) -> int:
    """How many different positions there are after so many listed choices."""
    found = {msgspec.json.encode(state): state}
    for _ in range(depth):
        after: dict[bytes, State] = {}
        for one in found.values():
            for choice in GAME.choices(fx.TABLES, one):
                if not isinstance(choice, Form):
                    step = GAME.choose(fx.TABLES, one, choice)
                    after[msgspec.json.encode(step.state)] = step.state
        found = after
    return len(found)


@pytest.mark.parametrize(("depth", "positions"), [(1, 23), (2, 244), (3, 1844)])
def test_counts(depth: int, positions: int) -> None:
    """One number notices any change of what may be done in a Town."""
    town = at_town(1, gold=9, wounds=4, fear=3, equipment=("rope",), items={"bomb": 2})
    assert count_positions(town.state, depth) == positions


@pytest.mark.parametrize(("depth", "positions"), [(1, 2), (2, 3), (3, 12)])
def test_counts_in_a_threat(depth: int, positions: int) -> None:
    """The same of what a Threat leads to without talking."""
    assert count_positions(facing("H", wounds=1, fear=1).state, depth) == positions
