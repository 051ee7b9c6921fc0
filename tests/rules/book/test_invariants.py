"""States from outside: whatever was written into one, it is refused by a word or played on."""

import json
import random
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from desktop.rules.games.book import GAME, view
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.state import Area, Leg, Pool, Sheet, State, Stay, Tale
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import canonical
from desktop.words.book import chapters, ends, figures, where
from desktop.words.book.names import Names
from tests.rules.book import fx, sheet
from tests.rules.book.table import at_town, begin, facing, position

NUMBERS = (-(10**17), -1, 0, 1, 2, 5, 7, 19, 20, 21, 40, 100, 1000, 10**6, 10**9, 10**17)
WORDS = (
    *("", "x", "0,0", "99,99", "-1,5", "bomb", "rope", "STR", "P", "C", "H", "R", "Z", "on", "A4"),
    *("town", "blank", "blocked", "encounter", "ended", "start", "pool", "road", "fear", "snare"),
    *("type", "finished", "dead", "won", "lost", "fled", "left", "chapter", "flight", "driven"),
)
NAMES = Names(fx.TABLES, "en")


def game(seed: int) -> list[State]:
    dice = random.Random(seed)
    rules = {option.id: dice.choice(option.values) for option in OPTIONS}
    state, chance = GAME.begin(fx.TABLES, rules, Chance(f"{seed}")).state, Chance("player")
    found, policy = [state], GAME.policies[("random", "novice", "greedy")[seed % 3]]
    while offered := GAME.choices(fx.TABLES, state):
        choice, chance = policy(fx.TABLES, state, offered, chance)
        state = GAME.choose(fx.TABLES, state, choice).state
        found.append(state)
    return found


def places(value: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in plain values."""
    if way:
        yield way
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*way, key))


def spoil(raw: Any, dice: random.Random) -> None:
    """Write something else into one place."""
    every = [*places(raw)]
    way = dice.choice(every if dice.random() < 0.5 else [one for one in every if len(one) < 3])
    inner = raw
    for key in way[:-1]:
        inner = inner[key]
    inner[way[-1]] = other(inner[way[-1]], dice)


def other(value: Any, dice: random.Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return dice.choice(NUMBERS)
        case str():
            return dice.choice(WORDS)
        case list():
            more = [*value, *value[:1], dice.choice([1, "bomb", [1, 2]])]
            return dice.choice([[], more, value[1:], value[:-1], value[::-1], value[:1] * 500])
        case dict():
            less = dict([*value.items()][1:])
            return dice.choice([{}, less, {**value, dice.choice(WORDS): next(iter(value), 1)}])
        case _:
            return dice.choice([*WORDS, {}, [], 1])


def played_on(state: State) -> None:
    """What the screens show of a position, and a few choices more."""
    chance = Chance("on")
    shown(state)
    for _ in range(8):
        offered = GAME.choices(fx.TABLES, state)
        if not offered:
            return
        choice, chance = GAME.policies["random"](fx.TABLES, state, offered, chance)
        state = GAME.choose(fx.TABLES, state, choice).state
        assert GAME.invariants(fx.TABLES, state) == []


def shown(state: State) -> None:
    for name in [*state.areas][:3] if state.trail else ():
        view.destination(fx.TABLES, state, name)
    for look in (view.prices, view.review, view.failure_costs, GAME.worth):
        look(fx.TABLES, state)
    ends.review_text(view.review(fx.TABLES, state))
    chapters.leaves(NAMES, state, {}, {})
    assert where.recap(NAMES, state)
    assert where.shelf(NAMES, state)
    for page in state.pages:
        figures.figures(NAMES, page)


@pytest.mark.parametrize("seed", range(3))
def test_a_spoilt_state_is_refused_or_played_on(seed: int) -> None:
    dice, positions, sound = random.Random(seed), game(seed), 0
    for _ in range(250):
        raw = json.loads(canonical(dice.choice(positions)))
        for _ in range(dice.choice([1, 1, 2])):
            spoil(raw, dice)
        try:
            state = msgspec.convert(raw, State)
        except msgspec.ValidationError:
            continue
        if state.chance.loaded is None and not GAME.invariants(fx.TABLES, state):
            sound += 1
            played_on(state)
    assert sound > 5


# ---- one by one ---------------------------------------------------------------------------------
HUGE = 10**17
ROAD = sheet.road({"6,5": "x9", "7,7": "9"}, sheet.DOT, chapters=2, best=12).state
TRYING = facing("C", gold=3).state
TOWN = at_town(gold=3).state


def with_page(**fields: Any) -> State:
    return replace(ROAD, pages=(replace(ROAD.pages[0], **fields), *ROAD.pages[1:]))


def with_task(**fields: Any) -> State:
    assert TRYING.task is not None
    return replace(TRYING, task=replace(TRYING.task, **fields))


def with_sheet(**fields: Any) -> State:
    return replace(ROAD, sheet=replace(ROAD.sheet, **fields))


def with_areas(**fields: Area) -> State:
    return replace(ROAD, areas={**ROAD.areas, "9,9": Area("encounter", 9), **fields})


BROKEN: dict[str, Callable[[], State]] = {
    "no table rules": lambda: replace(ROAD, options={}),
    "a rule without a value": lambda: replace(ROAD, options={**ROAD.options, "win_years": "x"}),
    "a paper for giants": lambda: replace(ROAD, rows=10**9),
    "no square": lambda: with_areas(x=Area("encounter", 9)),
    "a square beyond the edge": lambda: with_areas(**{"38,0": Area("encounter", 9)}),
    "an ECL of millions": lambda: with_areas(**{"9,9": Area("encounter", HUGE)}),
    "everything written on": lambda: with_areas(
        **{f"{c},{r}": Area("encounter", 9) for c in range(20) for r in range(20, 40)}
    ),
    "a dot on a line": lambda: replace(ROAD, trail=((110, 110), (120, 110))),
    "no dots": lambda: replace(ROAD, trail=()),
    "a trail from elsewhere": lambda: replace(ROAD, trail=(sheet.DOT,), legs=()),
    "a Route to the moon": lambda: replace(ROAD, legs=(Leg(sheet.SPOT, (HUGE, 5)),)),
    "a Route along a line": lambda: replace(
        ROAD, legs=(*ROAD.legs, Leg((30, 10), (20, 20), fled=True))
    ),
    "Fear 21": lambda: with_sheet(fear=21),
    "less than no gold": lambda: with_sheet(gold=-1),
    "gold without end": lambda: with_sheet(gold=HUGE),
    "XP without end": lambda: with_sheet(xp=HUGE),
    "five Attributes": lambda: with_sheet(six=(4, 4, 4, 4, 4)),
    "a hero": lambda: with_sheet(six=(4, 4, 4, 4, 4, 1000)),
    "an unknown ware": lambda: with_sheet(equipment=("anvil",)),
    "Equipment twice": lambda: with_sheet(equipment=("rope", "rope")),
    "an Item among the Equipment": lambda: with_sheet(equipment=("bomb",)),
    "bombs without end": lambda: with_sheet(items={"bomb": HUGE}),
    "bombs owed": lambda: with_sheet(items={"bomb": -1}),
    "Towns owed": lambda: replace(ROAD, towns=-5),
    "Chapters without pages": lambda: replace(ROAD, pages=()),
    "a page without a story": lambda: with_page(letter=""),
    "a page of nowhere": lambda: with_page(area="x"),
    "a title of no dice": lambda: with_page(title=(1, 7)),
    "a page that knows the future": lambda: with_page(sheet=replace(ROAD.sheet, fear=9)),
    "a page of somebody else": lambda: with_page(sheet=Sheet((1, 1, 1, 1, 1, 1))),
    "a stay in a Chapter": lambda: with_page(stay=Stay("5,5", 1)),
    "a sum that no dice have": lambda: with_page(tale=Tale((99,), 3, 12, xp=12)),
    "XP that were not earned": lambda: with_page(tale=Tale(xp=11)),
    "an Encounter elsewhere": lambda: with_task(area="20,20"),
    "a letter without a story": lambda: with_task(letter="P", life=0),
    "a creature of much Life": lambda: with_task(life=16),
    "Wounds of nobody": lambda: with_task(tale=Tale(wounds=3)),
    "more throws than there were": lambda: with_task(tale=Tale(since=3)),
    "no arrival": lambda: with_task(first=""),
    "dice out of nothing": lambda: replace(TRYING, phase="pool", pool=Pool((), 9, 15)),
    "dice of nothing": lambda: replace(TRYING, phase="pool", pool=Pool((("luck", 9),), 9, 15)),
    "too little needed": lambda: replace(TRYING, phase="pool", pool=Pool((("STR", 4),), 4, 1)),
    "a pool on the road": lambda: replace(ROAD, pool=Pool((("STR", 4),), 4, 9)),
    "a fare abroad": lambda: replace(TOWN, stay=replace(TOWN.stay, fare="free")),
    "a richer Town": lambda: replace(TOWN, stay=replace(TOWN.stay, wealth=6)),
    "a Town crossed out": lambda: replace(
        TOWN, areas={**TOWN.areas, "10,9": Area("town", 1, crossed=True)}
    ),
    "dice of seven": lambda: replace(begin().state, phase="assign", rolled=(7,) * 6),
    "dice taken back": lambda: replace(ROAD, chance=Chance("x", -1)),
    "a seed of a book": lambda: replace(ROAD, chance=Chance("x" * 10**6)),
    "before the first Encounter": lambda: replace(ROAD, started=False),
}


@pytest.mark.parametrize("what", BROKEN)
def test_broken(what: str) -> None:
    for state in (ROAD, TRYING, TOWN, position().state):
        assert GAME.invariants(fx.TABLES, state) == []
    state = BROKEN[what]()
    found = GAME.invariants(fx.TABLES, state)
    assert found
    assert all(len(one) < 1000 for one in found)
