"""The same questions for every game: random play under every table rule, counts of positions."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import GAME
from desktop.rules.games.aventura.choices import EndTurn, GiveUp, Leave, Move, Recruit, Withdraw
from desktop.rules.games.aventura.content import effects as do
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import Hook, MapRule
from desktop.rules.games.aventura.options import OPTIONS
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.game import Answer, Dice, Step, Text
from tests.rules import same_questions as same
from tests.rules.aventura import fx
from tests.rules.aventura.table import Table, position

MOST_STEPS = 160
SEEDS = 50
RULES = [(option.id, value) for option in OPTIONS for value in option.values]


def entries() -> tuple[fx.Paragraph, ...]:
    """Entries of M1 with a bit of every effect."""
    return (
        fx.Paragraph(id="X", text="", effects=(do.Unlock(map="m2"), do.Heal(), do.Open(zone="E"))),
        fx.Paragraph(id="Y", text="", effects=(do.Padlock(zone="E"), do.Draw(card=23))),
        fx.Paragraph(
            id="E",
            text="",
            effects=(
                do.WoundEffect(kind="physical", who="choose"),
                do.Spawn(card=40, zones=("A", "F")),
                do.Spawn(card=50, zones=("C",)),
            ),
        ),
        fx.Paragraph(id="B", text="", effects=(do.Draw(card=24), do.Draw(card=51))),
        fx.Paragraph(id="C", text="", effects=(do.Draw(card=20), do.Clock(n=2))),
        fx.Paragraph(
            id="D",
            text="",
            effects=(
                do.Unlock(map="m2"),
                do.TestEffect(
                    test=do.Test(stat="willpower"),
                    who="each",
                    on_fail=(do.WoundEffect(kind="mental", n=2),),
                ),
            ),
        ),
    )


def journal() -> fx.JournalFile:
    """M1 with a Test, a condition, a puzzle and two special rules."""
    code = do.Code(prompt="?", answers={"7": "X"}, wrong="Y")
    options = (
        do.ReadOption(label="", to="X", test=do.Test(stat="strength", who="each"), repeat=True),
        do.ReadOption(label="", to="Y", needs=do.Needs(counter="money", at_least=1)),
        do.ReadOption(label="", id="code", code=code),
    )
    rule = (
        MapRule(text="", on="on_enter_zone", zone="C", effects=(do.Draw(card=21),)),
        MapRule(text="", on="turn_start", effects=(do.Counter(name="money", add=-1),)),
    )
    hurt = do.WoundEffect(kind="mental")
    return fx.story(hurt, options=options, more=entries(), rule=rule)


def everything() -> Pack:
    """FX with a bit of every effect, hook and question, so that random play meets them all."""
    beast = fx.AdversaryCard(
        no=50,
        name="Beast",
        token="beast",
        dice=5,
        wounds=1,
        double=fx.AdversaryRow(title="", move=2, attack=fx.blow("skill", "los", "mental")),
        run=fx.AdversaryRow(title="", move=1),
        special=(Hook(on="on_wounded", text="", effects=(do.MoveTo(zone="A", who="in_sight"),)),),
    )
    coat = fx.CardText(
        no=51,
        kind="object",
        name="Coat",
        text="",
        return_=fx.Return(windows=("before_wound",), effects=(do.Prevent(),)),
    )
    return fx.pack(journals={"m1": journal()}, more_cards=(coat,), more_adversaries=(beast,))


EVERYTHING = everything()


def steps(pack: Pack, rules: dict[str, str], seed: int, most: int) -> Iterator[tuple[object, Step]]:
    """A random game: each choice and what it led to."""
    team = ("oskar", "nell") if seed % 2 else ("nell",)
    return same.steps(GAME, pack, rules, seed, most, (Recruit(team),))


@pytest.mark.parametrize(("rule", "value"), RULES)
def test_random_play_is_sound(rule: str, value: str) -> None:
    """Nothing raises, invariants hold, every state is itself after a save; fifty seeds."""
    for seed in range(SEEDS):
        most = MOST_STEPS if seed < 10 else 40
        for choice, step in steps(EVERYTHING, {rule: value}, seed, most):
            assert GAME.invariants(EVERYTHING, step.state) == [], choice
            if seed < 10:
                same.same_after_a_save(GAME, step.state)


def test_every_kind_of_question_was_met() -> None:
    """Otherwise the games above would prove little."""
    met: set[str] = set()
    for rules in ({}, {"adversary_choices": "players", "turn_order": "free"}):
        for seed in range(SEEDS):
            for _, step in steps(EVERYTHING, rules, seed, 120):
                frames = step.state.frames
                met.add(type(frames[-1]).__name__ if frames else step.state.phase)
    assert met >= {
        "acting",
        "Reading",
        "Rolling",
        "Window",
        "Acting",
        "Approaching",
        "Exchanging",
        "Coding",
        "Choosing",
        "Healing",
        "Beaten",
        "TokenOrder",
    }


def test_events_and_choices_survive_a_save() -> None:
    for seed in range(10):
        for choice, step in steps(EVERYTHING, {}, seed, 100):
            same.told_after_a_save(GAME, choice, step)


def test_every_source_leads_somewhere() -> None:
    """Whatever an event tells of can be read."""
    seen = set()
    for seed in range(20):
        for _, step in steps(EVERYTHING, {}, seed, 100):
            for event in step.events:
                source = getattr(event, "source", None)
                if source is not None:
                    lookup.record_of(EVERYTHING, source)
                    lookup.passage_of(EVERYTHING, source)
                    seen.add(type(event).__name__)
    assert seen == {"Read", "Picked", "RuleApplied", "TestFailed"}


@pytest.mark.parametrize("dice", ["program", "typed"])
def test_undo_to_the_start_and_replay(dice: str) -> None:
    """I10: the journal rebuilds the state; with story_mode undo leads back to the start."""
    for seed in range(6):
        first = (Recruit(("nell", "oskar")),)
        same.undone_and_replayed(GAME, EVERYTHING, {"dice": dice}, seed, 60, first)


def test_what_is_not_offered_is_refused_with_a_reason() -> None:
    """Every choice of one position, wished for in every other, is offered or has a reason."""
    wishes: dict[bytes, object] = {}
    positions: list[State] = []
    for _, step in steps(EVERYTHING, {}, 3, 120):
        positions.append(step.state)
        for choice in GAME.choices(EVERYTHING, step.state):
            if not isinstance(choice, Dice | Text):
                wishes[msgspec.json.encode(choice)] = choice
    for state in positions[::4]:
        offered = GAME.choices(EVERYTHING, state)
        for wish in (*wishes.values(), Answer((1,)), Answer("x")):
            reason = GAME.refuse(EVERYTHING, state, wish)
            assert (reason is None) is (wish in offered), wish
            assert reason is None or reason.code


def test_ends() -> None:
    assert GAME.ends(EndTurn())
    assert GAME.ends(Move("nell", "B"))
    assert GAME.ends(GiveUp())
    assert GAME.ends(Withdraw("m1"))
    assert not GAME.ends(Leave())


def count_positions(table: Table, depth: int) -> int:
    """How many different positions there are after so many choices."""
    found = {msgspec.json.encode(table.state): table.state}
    for _ in range(depth):
        after: dict[bytes, State] = {}
        for state in found.values():
            for choice in GAME.choices(table.pack, state):
                step = GAME.choose(table.pack, state, choice)
                after[msgspec.json.encode(step.state)] = step.state
        found = after
    return len(found)


def counted() -> Table:
    table = position(
        "nell",
        "oskar",
        objects={"nell": (20, 23), "oskar": (21,)},
        physical={"nell": (1,)},
        tokens=((40, "F"),),
    )
    chance = replace(table.state.chance, key="counted", drawn=0)
    rest = tuple(no for no in range(1, 12) if no != 1)
    table.state = replace(table.state, chance=chance, wound_deck=rest)
    return table


@pytest.mark.parametrize(("depth", "positions"), [(1, 15), (2, 70), (3, 289), (4, 764)])
def test_counts(depth: int, positions: int) -> None:
    """One number notices any change of what may be done."""
    assert count_positions(counted(), depth) == positions
