"""What happened on the maps of a story, read from its events."""

from itertools import pairwise

import pytest
from msgspec.structs import replace

from desktop.keepsakes.games.aventura import KEEPER, played
from desktop.keepsakes.games.aventura.played import eventful, seen, visits
from desktop.keepsakes.games.aventura.stays import Stay, Visit, Walker
from desktop.keepsakes.wish import Wish
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel.history import History
from desktop.store.packs import load_pack
from tests.keepsakes.games.aventura_stories import TALES, positions, source, told, wandered
from tests.tide_ledger import FOLDER as TIDE_LEDGER

NAMES = tuple(TALES)


def agrees(history: History) -> None:
    """The last stay ends where the position is."""
    state: State = history.state
    if state.visit is None:
        assert visits(history) == ()
        return
    last = visits(history)[-1]
    assert last.map == state.visit.map
    assert last.last == state.visit.clock
    assert last.entered == set(state.visit.entered)
    assert last.padlocks == set(state.visit.padlocks)
    for one in state.investigators:
        walker = next(walker for walker in last.walkers if walker.who == one.id)
        assert walker.stays[-1].zone == one.zone
    standing = {(foe.token, foe.zone) for foe in last.foes if not foe.end}
    assert standing == {(token.serial, token.zone) for token in state.visit.tokens}


@pytest.mark.parametrize("name", NAMES)
def test_every_position_of_a_told_story_is_read_as_it_stands(name: str) -> None:
    for history in positions(name):
        agrees(history)


def test_stories_played_at_random_are_read_as_they_stand() -> None:
    pack = load_pack(TIDE_LEDGER)
    for seed in "abcdef":
        agrees(wandered(pack, seed, 150, people=2))


@pytest.mark.parametrize("name", NAMES)
def test_ways_hang_together_and_nothing_is_lost(name: str) -> None:
    history = told(name)
    state: State = history.state
    stays = [stay for visit in visits(history) for walker in visit.walkers for stay in walker.stays]
    assert sum(len(stay.wounds) for stay in stays) == state.statistics.wounds
    for visit in visits(history):
        for walker in visit.walkers:
            assert walker.stays[0].way == (walker.stays[0].zone,)
            for before, stay in pairwise(walker.stays):
                assert stay.way[0] == before.zone
                assert stay.way[-1] == stay.zone
                assert before.last <= stay.first <= stay.last <= visit.last
    assert visits(history)[-1].ending == state.ending


def pier(history: History) -> Visit:
    return visits(history)[0]


def test_the_pier_as_it_was_played() -> None:
    history = told("left_at_952")
    first, second, *_ = visits(history)
    assert (first.map, first.how, first.target, second.origin) == (
        "pier_four", "forced", "counting_house", "pier_four",
    )  # fmt: skip
    ines, tobias = first.walkers
    assert [stay.turns for stay in tobias.stays][-2:] == ["7\u20138", "8"]
    third = ines.stays[3]
    assert (third.zone, third.way, third.found) == ("E", ("C", "D", "E"), (20,))
    assert [trial.passed for trial in ines.stays[4].trials] == [False]
    cards = {foe.token: foe.card for foe in first.foes}
    assert [cards[token] for token in ines.stays[6].clashes] == [50]


def test_an_attack_wounds_and_its_adversary_falls() -> None:
    passage = visits(told("forty_one"))[0].walkers[0].stays[6]
    assert [(hurt.kind, hurt.defeated) for hurt in passage.wounds] == [("physical", False)]
    assert pier(told("forty_one")).foes[0].end == "defeated"


def test_entries_of_an_older_format_are_passed_over() -> None:
    history = told("forty_one")
    old = [replace(entry, format=0, events=({"type": "Old"},)) for entry in history.entries[:20]]
    mixed = replace(history, entries=(*old, *history.entries[20:]))
    read = visits(mixed)
    assert all(visit.partial for visit in read)
    assert [visit.map for visit in read] == [visit.map for visit in visits(history)]
    assert read[-1].walkers == visits(history)[-1].walkers
    assert not any(visit.partial for visit in visits(history))


def test_what_was_seen_grows_with_the_story() -> None:
    before: set[object] = set()
    for history in positions("left_at_952"):
        known = seen(history)
        now = {*known.cards, *known.wounds, *known.maps, *(f"a{n}" for n in known.adversaries)}
        assert before <= now
        before = now
    assert {50, 51} == set(seen(told("left_at_952")).adversaries)
    assert seen(told("left_at_952", 0)).maps == ()


def test_stays_in_which_nothing_happened_are_told_from_others() -> None:
    history = told("forty_one")
    assert eventful(history) == visits(history)
    stay = Stay("A", 1, 1, ("A",))
    idle = replace(visits(history)[0], walkers=(Walker("ines", 0, (stay,)),))
    assert not idle.eventful
    for busy in (
        (stay, Stay("B", 1, 1, ("A", "B"))),
        (replace(stay, found=(20,)),),
        (replace(stay, read=(("pier_four", "paragraph", "A"),)),),
    ):
        assert replace(idle, walkers=(Walker("ines", 0, busy),)).eventful


def test_a_story_is_not_read_anew_for_each_map(monkeypatch: pytest.MonkeyPatch) -> None:
    """A campaign of many stays is drawn in time that grows with it, not with its square."""
    history = told("forty_one")
    read: list[int] = []
    take = played._Telling.take

    def counted(telling: played._Telling, event: object, entry: int) -> None:
        read.append(entry)
        take(telling, event, entry)  # type: ignore[arg-type]

    monkeypatch.setattr(played._Telling, "take", counted)
    kept = KEEPER.make(source(history), "diary", Wish())
    assert len(kept.leaves) > 2
    assert len(visits(history)) == 3
    assert len(read) <= 4 * sum(len(entry.events) for entry in history.entries)
