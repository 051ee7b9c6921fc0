"""Players made of code: they always play on, always alike, and each in his own manner."""

from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.policies import judgement, manners
from desktop.rules.games.book.state import Sheet, State
from desktop.rules.games.book.view import distance
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Dice
from tests.rules.book import fx, sheet
from tests.rules.book.paper import lay

PLAYERS = ("novice", "careful", "greedy")


def story(policy: str, seed: str, **options: str) -> list[tuple[State, Any]]:
    """Every position of a game with the choice that was made in it, the last one with None."""
    state, mind = GAME.begin(fx.TABLES, options, Chance(seed)).state, Chance(seed).fork("policy")
    told = []
    while choices := GAME.choices(fx.TABLES, state):
        choice, mind = GAME.policies[policy](fx.TABLES, state, choices, mind)
        told.append((state, choice))
        state = GAME.choose(fx.TABLES, state, choice).state
        assert len(told) < 3000
    return [*told, (state, None)]


def picked(policy: str, state: State) -> Any:
    choices = GAME.choices(fx.TABLES, state)
    choice, _ = GAME.policies[policy](fx.TABLES, state, choices, Chance("one"))
    GAME.choose(fx.TABLES, replace(state, chance=Chance("any")), choice)
    return choice


@pytest.mark.parametrize("policy", PLAYERS)
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"trap_quicksheet": "on", "strain_in_combat": "off"},
        {"corner_is_free": "on", "paper": "A5", "dice": "typed"},
    ],
)
def test_they_play_to_an_end_and_always_alike(policy: str, options: dict[str, str]) -> None:
    for seed in ("one", "two", "three"):
        told = story(policy, seed, **options)
        last = told[-1][0]
        assert last.ending is not None
        assert GAME.invariants(fx.TABLES, last) == []
        assert told == story(policy, seed, **options)


@pytest.mark.parametrize("policy", PLAYERS)
def test_they_begin_with_one_work_and_the_dearest_equipment(policy: str) -> None:
    told = story(policy, "begin")
    settled = next(choice for _, choice in told if isinstance(choice, c.Settle))
    assert settled == c.Settle("19,23")
    home = [place for place, (state, _) in enumerate(told) if state.phase == "town"]
    left = next(place for place, (_, choice) in enumerate(told) if choice == c.Leave())
    first = [choice for _, choice in told[home[0] : left + 1]]
    assert first[0] == c.Work()
    assert first.count(c.Work()) == 1
    assert first[-1] == c.Leave()
    assert all(isinstance(choice, c.Buy) for choice in first[1:-1])


def test_the_best_results_go_to_the_favourites() -> None:
    assert manners.assigned((1, 4, 2, 4, 3, 1)) == (4, 4, 2, 3, 1, 1)


def test_a_novice_goes_next_door_and_never_home() -> None:
    """Farther only where nobody next door can be reached."""
    for seed in ("a", "b", "c", "d"):
        for state, choice in story("novice", seed):
            if not isinstance(choice, c.Route):
                continue
            reached = [
                name
                for name in routes.nearest_first(state)
                if name != state.home and routes.first_legal(state, name) is not None
            ]
            if reached:
                assert choice.area != state.home
                assert distance(state, choice.area) == distance(state, reached[0])


@pytest.mark.parametrize(
    ("marks", "to"),
    [
        ({"4,5": "20", "9,9": "8"}, "9,9"),
        ({"4,5": "C14", "9,9": "C15"}, "4,5"),
        ({"4,5": "8", "6,6": "T3"}, "6,6"),
        ({"4,5": "9", "6,6": "9", "8,8": "9"}, "4,5"),
    ],
)
def test_a_careful_player_goes_where_it_is_safest(marks: dict[str, str], to: str) -> None:
    state = sheet.road(marks, six=(3, 3, 3, 3, 3, 3), xp=110).state
    choice = picked("careful", state)
    assert choice.area == to
    assert routes.legal(state, state.trail[-1], choice.dot)


def test_a_greedy_player_weighs_gain() -> None:
    """A better best ECL, where it is as good as won; but not a fight that kills."""
    strong = {"six": (4, 4, 4, 4, 4, 4), "xp": 600, "best": 8}
    assert picked("greedy", sheet.road({"4,5": "Z8", "6,5": "Z16"}, **strong).state).area == "6,5"
    weak = {"six": (2, 2, 2, 2, 2, 2), "xp": 0, "wounds": 4}
    assert picked("greedy", sheet.road({"4,5": "C24", "6,5": "C7"}, **weak).state).area == "6,5"


@pytest.mark.parametrize("policy", ["careful", "greedy"])
def test_they_go_home_when_badly_hurt(policy: str) -> None:
    hurt = {"wounds": 14, "gold": 9}
    marks = {"7,5": "x9", "8,5": "9", "6,5": "x9"}
    assert picked(policy, sheet.road(marks, dot=(150, 110), **hurt).state).area == "5,5"
    afraid = sheet.road(marks, dot=(150, 110), fear=18, **hurt).state
    assert picked(policy, afraid).area == "8,5"
    well = sheet.road(marks, dot=(150, 110), gold=9).state
    assert picked(policy, well).area == "8,5"


def test_at_home_one_rests_and_works_for_it() -> None:
    desk = sheet.at_home(wounds=14, gold=3)
    assert picked("greedy", desk.state) == c.Rest()
    poor = sheet.at_home(wounds=14)
    assert picked("greedy", poor.state) == c.Work()
    afraid = sheet.at_home(wounds=14, fear=12)
    assert picked("greedy", afraid.state) == c.Leave()


@pytest.mark.parametrize(
    ("letter", "ecl", "given", "choice"),
    [
        ("R", 24, {"items": {"trap_disarm_kit": 1}, "check": (1,)}, c.Disarm()),
        ("O", 40, {}, c.Flee()),
        ("O", 5, {}, c.Try("STR")),
        ("C", 40, {}, c.Flee()),
        ("C", 5, {"equipment": ("bow", "sword")}, c.Try("STR", weapon="sword")),
        ("Z", 24, {}, c.Flee()),
        ("Pm", 20, {"items": {"snack": 1}}, c.Try("CHA", items=("snack",))),
        ("H", 14, {"gold": 0}, c.Convert()),
    ],
)
def test_sensible_in_an_encounter(letter: Any, ecl: int, given: Any, choice: c.Choice) -> None:
    """What is hopeless is fled, what is easy costs nothing, what helps is used."""
    assert picked("novice", sheet.facing(letter, ecl, **given).state) == choice


def test_bribes_and_strain_where_they_help() -> None:
    weak = (1, 2, 2, 1, 4, 2)
    bribed = picked("novice", sheet.facing("H", 15, six=weak, gold=6).state)
    assert isinstance(bribed, c.Try)
    assert bribed.bribes > 0
    strained = picked("novice", sheet.facing("O", 17).state)
    assert isinstance(strained, c.Try)
    assert strained.strain > 0


def test_worth() -> None:
    """More dice, more Life left and less Fear are never worth less."""
    one = judgement.mind(fx.TABLES, Sheet(six=(3, 3, 3, 3, 3, 3), xp=110, wounds=5, fear=4))
    hurt = judgement.mind(fx.TABLES, Sheet(six=(3, 3, 3, 3, 3, 3), xp=110, wounds=12, fear=4))
    afraid = judgement.mind(fx.TABLES, Sheet(six=(3, 3, 3, 3, 3, 3), xp=110, wounds=5, fear=15))
    for letter in judgement.LETTERS:
        values = [judgement.worth(one, letter, ecl) for ecl in (8, 16, 24)]
        for other in (hurt, afraid):
            found = [judgement.worth(other, letter, ecl) for ecl in (8, 16, 24)]
            assert all(b <= a + 1e-9 for a, b in zip(values, found, strict=True)), letter
    unknown = judgement.unknown(fx.TABLES, lay({"1,1": "16"}), one, "1,1")
    known = [judgement.worth(one, letter, 16) for letter in judgement.LETTERS]
    assert min(known) < unknown < max(known)


def test_typed_dice_are_thrown_by_hand() -> None:
    told = story("novice", "typed", dice="typed")
    assert isinstance(told[0][0], State)
    assert GAME.choices(fx.TABLES, told[0][0]) == (Dice(("d6",) * 6),)


def test_the_players_rank_as_they_should() -> None:
    """Care keeps alive; the novice dies most often."""
    ends = {
        policy: [story(policy, f"rank {n}")[-1][0].ending for n in range(40)] for policy in PLAYERS
    }
    dead = {policy: all_of.count("dead") for policy, all_of in ends.items()}
    assert dead["novice"] > 2 * max(dead["careful"], dead["greedy"])
    assert ends["careful"].count("finished") >= 34
    assert ends["greedy"].count("finished") >= 34
