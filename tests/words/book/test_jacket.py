"""The jacket of a book: three facts of this very game, each of them true."""

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from desktop.rules.games.book import GAME
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, begin
from desktop.words.book.bound import jacket
from desktop.words.book.bound.remarkable import Fact, facts, remarkable
from desktop.words.book.names import Names
from tests.rules.book import fx
from tests.words.book.counted import Counted

Checks = dict[str, Callable[[], Any]]
NAMES = Names(fx.TABLES, "en")
GAMES = [
    (policy, seed)
    for policy, games in (("random", 16), ("novice", 16), ("greedy", 4))
    for seed in range(games)
]


@cache
def game(policy: str, seed: int) -> History:
    history = begin(GAME, fx.TABLES, {}, Chance(f"jacket {seed}"))
    mind = Chance(f"mind {seed}")
    while offered := history.choices():
        choice, mind = GAME.policies[policy](fx.TABLES, history.state, offered, mind)
        history = history.choose(choice)
    return history


def true(fact: Fact, found: Counted) -> bool:
    """Whether a fact agrees with what was counted from the journal."""
    page = found.pages[fact.page] if fact.page >= 0 else {}
    checks = {**of_harm_and_gold(fact.figures, page, found), **of_the_rest(fact, page, found)}
    return bool(checks[fact.id]())


def of_harm_and_gold(figures: dict[str, int], page: Any, found: Counted) -> Checks:
    return {
        "wounds": lambda: figures["wounds"] == max(found.of("wounds")) == page["wounds"],
        "strain": lambda: figures["strain"] == found.whole("strain"),
        "near": lambda: figures["left"] == min(one["left"] for one in found.pages if one["left"]),
        "unhurt": lambda: figures["chapters"] == found.of("wounds").count(0),
        "shielded": lambda: figures["blows"] == found.whole("shielded"),
        "exact": lambda: page["won"] and page["over"] == 0 and page["letter"] != "C",
        "pip": lambda: page["won"] and page["over"] == 1 and page["letter"] != "C",
        "tries": lambda: figures["tries"] == max(found.of("tries")) == page["tries"],
        "dice": lambda: figures["dice"] == max(found.of("dice")) == page["dice"],
        "hoard": lambda: figures["gold"] == found.sums["gold"] and not found.sums["spent"],
        "rich": lambda: figures["gold"] == found.sums["gold"],
        "broke": lambda: found.sums["gold"] == 0,
        "bribes": lambda: figures["gold"] == found.whole("bribes"),
        "worked": lambda: (
            (figures["times"], figures["gold"]) == (found.whole("worked"), found.whole("earned"))
        ),
    }


def of_the_rest(fact: Fact, page: Any, found: Counted) -> Checks:
    figures = fact.figures
    chapters = [one for one in found.pages if one["kind"] == "chapter"]
    letters = [one.get("letter") for one in chapters]
    return {
        "panic": lambda: figures["times"] == sum(found.of("panicked", "flight")),
        "flights": lambda: figures["times"] == len(found.of("kind", "flight")),
        "steady": lambda: not found.of("kind", "flight"),
        "fear": lambda: figures["fear"] == found.fear,
        "fearless": lambda: figures["fear"] == found.fear,
        "level": lambda: (
            (figures["level"], figures["xp"]) == (found.sums["xp"] // 100, found.sums["xp"])
        ),
        "towns": lambda: figures["towns"] == found.sums["towns"],
        "no_town": lambda: found.sums["towns"] == 0,
        "nights": lambda: (
            (figures["nights"], figures["wounds"]) == (found.whole("nights"), found.whole("healed"))
        ),
        "oracle": lambda: figures["squares"] == found.whole("squares"),
        "lost": lambda: figures["chapters"] == sum(not one["won"] for one in chapters),
        "sprung": lambda: figures["traps"] == sum(found.of("sprung")),
        "given": lambda: figures["things"] == found.whole("given"),
        "used": lambda: figures["things"] == found.whole("used"),
        "best": lambda: figures["ecl"] == max(found.of("ecl")) == page["ecl"],
        "kind": lambda: figures["chapters"] == letters.count(fact.word),
        "blanks": lambda: figures["squares"] == found.sums["blanks"],
        "blocked": lambda: figures["squares"] == found.sums["blocked"],
        "routes": lambda: figures["routes"] == found.sums["routes"],
        "weakness": lambda: figures["value"] == min(found.six),
        "length": lambda: figures["chapters"] == len(chapters),
    }


@pytest.mark.parametrize(("policy", "seed"), GAMES)
def test_every_fact_is_true(policy: str, seed: int) -> None:
    history = game(policy, seed)
    found = Counted(history)
    assert [one["kind"] for one in found.pages] == [page.kind for page in history.state.pages]
    for fact in facts(history.state):
        assert true(fact, found), fact


def test_most_facts_are_met_and_many_come_before_others() -> None:
    states = [game(policy, seed).state for policy, seed in GAMES]
    assert len({fact.id for state in states for fact in facts(state)}) >= 28
    assert len({fact.id for state in states for fact in remarkable(state)}) >= 14


def test_three_facts_that_do_not_say_the_same() -> None:
    for policy, seed in GAMES:
        chosen = remarkable(game(policy, seed).state)
        assert len({fact.group for fact in chosen}) == len(chosen) == 3
        pages = [fact.page for fact in chosen if fact.page >= 0]
        assert len(set(pages)) == len(pages)


def test_there_are_two_wordings_of_every_fact_and_all_fill_their_places() -> None:
    state = game("greedy", 0).state
    told = set()
    for policy, seed in GAMES:
        state = game(policy, seed).state
        for fact in facts(state):
            wordings = jacket.wordings_of(fact)
            assert len(set(wordings)) == len(wordings) >= 2
            for wording in wordings:
                text = wording.format(**jacket.places(NAMES, state, fact))
                assert not re.search(r"[{}]", text)
                assert text.endswith(".")
                told.add(wording)
    assert len(told) >= 60


def test_a_jacket_is_the_same_for_the_same_game_and_names_its_figures() -> None:
    texts = []
    for policy, seed in GAMES:
        state = game(policy, seed).state
        text = jacket.jacket(NAMES, state)
        assert text == jacket.jacket(NAMES, state)
        assert len(text) == 3
        texts.append(text[1])
        sentences = jacket.sentences(NAMES, state)
        assert text[1] == " ".join(sentences)
        for fact, sentence in zip(remarkable(state), sentences, strict=True):
            places = jacket.places(NAMES, state, fact)
            assert (
                any(value in sentence for value in places.values())
                or len(places) == 0
                or (1 in fact.figures.values())
            )
    assert len(set(texts)) == len(texts)


def test_hardly_a_jacket_begins_two_sentences_alike() -> None:
    alike = 0
    for policy, seed in GAMES:
        begun = [one.split()[:2] for one in jacket.sentences(NAMES, game(policy, seed).state)]
        alike += any(begun.count(one) > 1 for one in begun if not one[0].startswith("“"))
    assert alike <= len(GAMES) // 10


def test_of_a_book_in_which_nothing_was_done_nothing_is_claimed() -> None:
    history = begin(GAME, fx.TABLES, {}, Chance("nothing"))
    assert len(jacket.jacket(NAMES, history.state)) == 1
