"""The stories that ship: every page of real games is told whole, in every language."""

import itertools
import re
from functools import cache

import pytest

from desktop.paths import shipped
from desktop.rules.games.book import GAME
from desktop.rules.games.book.content.reading import read_tables
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from desktop.words.book import chapters, fitting
from desktop.words.book.names import Names

GAMES = tuple((policy, number) for policy in ("careful", "novice") for number in range(3))
LONGEST = 110  # words of a paragraph


@cache
def tables() -> Tables:
    return read_tables(
        {path.name: path.read_bytes() for path in shipped("assets", "book").glob("*.toml")}
    )


@cache
def ended(policy: str, number: int) -> State:
    step = GAME.begin(tables(), {}, Chance(f"stories {number}"))
    chance = Chance(f"player {number}")
    for _ in range(900):
        offered = GAME.choices(tables(), step.state)
        if not offered:
            break
        choice, chance = GAME.policies[policy](tables(), step.state, offered, chance)
        step = GAME.choose(tables(), step.state, choice)
    state: State = step.state
    return state


@pytest.mark.parametrize(("policy", "number"), GAMES)
def test_every_page_has_its_three_parts(policy: str, number: int) -> None:
    state = ended(policy, number)
    for page, one in zip(
        state.pages, fitting.told(tables(), state.chance.key, state.pages), strict=True
    ):
        assert None not in (one.opening, one.turn, one.closing), (page.kind, one.section)


@pytest.mark.parametrize("language", ["en", *sorted(tables().words)])
@pytest.mark.parametrize(("policy", "number"), GAMES)
def test_paragraphs_are_whole_and_neighbours_differ(
    policy: str, number: int, language: str
) -> None:
    found = chapters.leaves(Names(tables(), language), ended(policy, number), {}, {})
    told = [" ".join(leaf.paragraphs) for leaf in found]
    for text in told[1:]:
        assert not re.search(r"[{}]|  ", text)
        assert text[-1] in ".?»”"
        assert 10 <= len(text.split()) <= LONGEST
    assert all(one != other for one, other in itertools.pairwise(told))
