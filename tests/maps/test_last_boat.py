"""What the introductory pack promises: its parts, its odds, its endings, how it plays."""

import re
from collections import Counter

import pytest

from desktop.drawing.woodcut import cuts
from desktop.rules.games.aventura.content import effects as fx
from desktop.rules.games.aventura.content.effects import ReadOption
from desktop.store.packs import open_pack
from tests.maps.option_graph import HALF, Walker, best
from tests.maps.players import TEAMS, Team, played, steps
from tests.maps.shipped import FOLDER, of_kind, pack

PACK = pack()
COUNTING = "counting_house"
ENDINGS = ("complement", "left_at_952")
GAMES = 120
BAND = (0.60, 0.75)  # of campaigns that end without a defeat

# Tests that nearly nobody passes, and why the story has them.
LONG_SHOTS = {("the_952", "J.J2"): "one pair of hands against fifteen years of the rudder's custom"}

# Where each figure of the strong room can be read, and the order in which they stand.
FIGURES = {
    "sold": {("pier_four", "C2"), (COUNTING, "B2")},
    "claimed": {("pier_four", "F"), (COUNTING, "C1")},
    "late": {("pier_four", "B1"), ("pier_four", "J1"), (COUNTING, "H2"), (COUNTING, "K1")},
    "order": {(COUNTING, "E1")},
}


def trials() -> list[tuple[str, str, ReadOption, fx.Test]]:
    """Every Test of an option: map, entry.option, option, Test."""
    return [
        (place, f"{entry}.{option.key}", option, option.test)
        for place, content in PACK.maps.items()
        for (entry, _), option in content.options.items()
        if option.test is not None
    ]


# ---- the parts --------------------------------------------------------------------------------
def test_the_checker_has_nothing_to_say() -> None:
    assert open_pack(FOLDER, warnings=True).problems == ()


def test_the_maps() -> None:
    assert 3 <= len(PACK.maps) <= 4
    for content in PACK.maps.values():
        drawing = content.drawing
        zones = drawing.zones.values()
        assert 8 <= len(zones) <= 16, content.id
        assert any(zone.shape.area < 0.95 * zone.shape.convex_hull.area for zone in zones)
        assert {passage.kind for passage in drawing.passages} == {"door", "window"}
        assert drawing.padlocks, content.id
        assert content.red_zones, content.id
        assert content.red_turns == content.events.keys(), content.id
        opened = {effect.zone for effect in all_effects(content.id) if isinstance(effect, fx.Open)}
        assert drawing.padlocks <= opened, content.id


def all_effects(place: str) -> list[fx.Effect]:
    """The effects of a map's entries and events."""
    journal = PACK.maps[place].journal
    entries = [one for paragraph in journal.paragraph for one in paragraph.effects]
    return entries + [one for event in journal.event for one in event.effects]


def test_the_cards() -> None:
    cards = PACK.cards.values()
    assert 18 <= len(cards) <= 26
    weapons = [card.action for card in cards if card.action and card.action.target]
    assert {weapon.range for weapon in weapons} == {"zone", "los"}
    assert {"object", "ally", "clue", "secret"} <= {card.kind for card in cards}
    returns = [card.return_ for card in cards if card.return_]
    assert len({type(effect) for one in returns for effect in one.effects}) >= 3
    assert set(PACK.head.counters) == {"money"}
    assert len(PACK.adversaries) == 2


def test_every_card_can_be_had() -> None:
    drawn = {
        effect.card
        for place in PACK.maps
        for effect in all_effects(place)
        if isinstance(effect, fx.Draw)
    }
    given = {no for one in PACK.investigators.values() for no in one.start_cards}
    assert drawn | given == set(PACK.cards)


def test_the_wounds() -> None:
    assert sorted(PACK.wounds) == list(range(1, 12))
    halves = [half for one in PACK.wounds.values() for half in (one.physical, one.mental)]
    assert len({half.name for half in halves}) == 22
    lasting = [half for half in halves if half.passive or half.effects]
    assert all(half.text for half in lasting)
    assert 8 <= len(lasting) <= 14


def test_the_endings_and_the_entries() -> None:
    assert [ending.true_ending for ending in PACK.endings.values()] == [False, True]
    assert tuple(PACK.endings) == ENDINGS
    assert len(of_kind("entry")) >= 60
    assert all(content.journal.defeat for content in PACK.maps.values())


def test_the_pictures() -> None:
    for card in PACK.cards.values():
        assert card.woodcut in cuts("vignettes"), card.name
        assert card.woodcut != "generic", card.name
    assert all(one.token in cuts("silhouettes") for one in PACK.adversaries.values())
    assert all(one in cuts("busts") for one in PACK.investigators)


# ---- the odds ---------------------------------------------------------------------------------
def test_the_first_test_is_kind() -> None:
    first = PACK.maps[PACK.head.start_map].paragraphs["A"].options[0].test
    assert first is not None
    assert best(PACK, tuple(PACK.investigators), first) >= 0.85


def test_long_shots_are_few_and_told() -> None:
    long = {
        (place, key)
        for place, key, _, test in trials()
        if best(PACK, tuple(PACK.investigators), test) < 0.10
    }
    assert long == set(LONG_SHOTS)
    assert len(long) <= 2


def test_every_other_test_is_for_somebody() -> None:
    for place, key, _, test in trials():
        if (place, key) not in LONG_SHOTS:
            assert best(PACK, tuple(PACK.investigators), test) >= HALF, key


@pytest.mark.parametrize("team", TEAMS)
def test_no_bad_odds_stand_alone_on_the_way_to_an_ending(team: Team) -> None:
    """With Tests of 50 % and better, and those that ask for none, everything is in reach."""
    had = Walker(PACK, team).walk()
    assert had.endings == set(ENDINGS)
    assert had.maps == set(PACK.maps)


@pytest.mark.parametrize("team", TEAMS)
def test_the_true_ending_needs_no_luck_at_all(team: Team) -> None:
    had = Walker(PACK, team, least=HALF * 2).walk()
    assert had.endings == set(ENDINGS)


def test_without_its_proofs_the_true_ending_stays_shut() -> None:
    shut = {(COUNTING, "C2"), (COUNTING, "C3")}
    had = Walker(PACK, TEAMS[2], least=HALF * 0, without=frozenset(shut)).walk()
    assert had.endings == {"complement"}


@pytest.mark.parametrize("team", TEAMS)
def test_the_puzzle_can_be_read_before_it_is_asked(team: Team) -> None:
    """AZ-Q90: each figure, and their order, stands outside the room that they open."""
    shut = frozenset({(COUNTING, "C2"), (COUNTING, "C3")})
    read = Walker(PACK, team, without=shut).walk().entries
    for figure, places in FIGURES.items():
        assert read & places, figure
    dial = PACK.maps[COUNTING].options["C", "dial"]
    assert dial.code is not None
    assert set(dial.code.answers) == {"41" + "40" + "12"}
    assert dial.code.wrong is not None


@pytest.mark.parametrize(
    ("figure", "wanted"),
    [
        ("sold", r"[Ff]orty-one"),
        ("claimed", r"[Ff]orty claim"),
        ("late", r"[Tt]welve minutes"),
        ("order", r"SOLD, CLAIMED, LATE"),
    ],
)
def test_the_figures_stand_there(figure: str, wanted: str) -> None:
    for place, entry in FIGURES[figure]:
        assert re.search(wanted, of_kind("entry")[f"{place}.{entry}.text"]), entry


# ---- how it plays -----------------------------------------------------------------------------
@pytest.mark.parametrize("team", TEAMS)
@pytest.mark.parametrize(("ending", "other"), [ENDINGS, ENDINGS[::-1]])
def test_whoever_plays_reaches_either_ending(team: Team, ending: str, other: str) -> None:
    assert {played(PACK, team, f"either {n}", other).ending for n in range(4)} == {ending}


@pytest.mark.parametrize("team", TEAMS)
def test_every_map_is_entered_on_the_way_to_the_true_ending(team: Team) -> None:
    state = played(PACK, team, "either 0", "complement")
    assert set(state.entered) == set(PACK.maps)


def test_the_first_map_is_neither_rushed_nor_endless() -> None:
    """Half its Clock at least before one travels on, and no more than two visits."""
    turns = []
    for number in range(20):
        for _, state in steps(PACK, ("ines",), f"first map {number}"):
            if state.visit is not None and state.visit.map != PACK.head.start_map:
                turns.append(state.statistics.turns)
                break
    assert 4 <= sorted(turns)[len(turns) // 2] <= 16


@pytest.mark.slow
@pytest.mark.parametrize("team", TEAMS)
def test_most_campaigns_end_without_a_defeat(team: Team) -> None:
    """A sensible player; 120 seeds that are always the same."""
    ended: Counter[str] = Counter()
    for number in range(GAMES):
        state = played(PACK, team, f"third {number}")
        assert state.ending in ENDINGS
        ended["defeated" if state.statistics.defeats else "clean"] += 1
    low, high = BAND
    assert low <= ended["clean"] / GAMES <= high
