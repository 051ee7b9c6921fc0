"""Told books against their own pages: every figure is true, every piece waits its turn."""

from collections import Counter
from functools import cache

import pytest

from desktop.paths import shipped
from desktop.rules.games.book import GAME
from desktop.rules.games.book.content.reading import read_tables
from desktop.rules.games.book.content.schema import Piece, Tables
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.state import Page, State
from desktop.rules.kernel.chance import Chance
from desktop.words.book import chapters, facts, fitting
from desktop.words.book.names import Names
from desktop.words.numbers import in_words, told_attribute

SEEDS = range(6)


@cache
def tables() -> Tables:
    return read_tables(
        {path.name: path.read_bytes() for path in shipped("assets", "book").glob("*.toml")}
    )


@cache
def ended(policy: str, number: int) -> State:
    """A whole game; every other one under table rules of its own."""
    rules = {one.id: one.values[number % len(one.values)] for one in OPTIONS if number % 2}
    state, chance = GAME.begin(tables(), rules, Chance(f"told {number}")).state, Chance(policy)
    while offered := GAME.choices(tables(), state):
        choice, chance = GAME.policies[policy](tables(), state, offered, chance)
        state = GAME.choose(tables(), state, choice).state
    found: State = state
    return found


def numbers(page: Page) -> dict[str, int]:
    """What the page itself says of each place, counted once more."""
    tale, stay = page.tale, page.stay
    level = page.sheet.xp // 100
    if stay is not None:
        counted = {"bought": len(stay.bought), "sold": len(stay.sold), "told": len(stay.told)}
        done = {"worked": stay.worked, "earned": stay.earned, "rested": stay.rested}
        here = {"wealth": stay.wealth, "fear": stay.fear, "gold": page.sheet.gold, "level": level}
        return counted | done | here | {"healed": stay.healed}
    thrown = tale.sums[tale.since :]
    last = {"sum": thrown[-1], "dice": tale.dice, "needs": tale.needs} if thrown else {}
    cost = {"wounds": tale.wounds, "strain": tale.strain, "fear": tale.fear, "gold": tale.gold}
    paid = {"bribes": tale.bribes, "used": len(tale.used), "given": len(tale.given)}
    head = {"ecl": page.ecl, "level": level, "chapter": page.chapter, "xp": tale.xp}
    return head | cost | paid | last | {"tries": len(thrown)}


def told(text: str, page: Page, language: str) -> str:
    """A text with the page's figures, put in by another hand."""
    for place in fitting.places(text):
        if place == "attribute":
            word = told_attribute(page.tale.attribute, language)
        else:
            number = numbers(page)[place]
            assert number > 0
            digits = place in ("sum", "needs", "ecl", "xp")
            word = str(number) if digits else in_words(number, language)
        assert word
        text = text.replace(f"{{{place}}}", word)
    assert not {"{", "}"} & set(text)
    return text


@pytest.mark.parametrize("policy", GAME.policies)
def test_figures_are_those_of_the_page_in_every_language(policy: str) -> None:
    for number in SEEDS:
        state = ended(policy, number)
        chosen = fitting.told(tables(), state.chance.key, state.pages)
        for language in ("en", "es"):
            names = Names(tables(), language)
            for place, (page, one) in enumerate(zip(state.pages, chosen, strict=True)):
                parts = [
                    told(names.text(f"{one.section}.{part}.{piece.id}", piece.text), page, language)
                    for part in ("opening", "turn", "closing")
                    if isinstance(piece := getattr(one, part), Piece)
                ]
                assert len(parts) == 3
                assert chapters.paragraph(names, state, place) == " ".join(parts)


@pytest.mark.parametrize("policy", GAME.policies)
def test_no_piece_comes_again_before_all_that_fit_were_told(policy: str) -> None:
    for number in SEEDS:
        state = ended(policy, number)
        times: Counter[tuple[str, str]] = Counter()
        last: dict[str, str] = {}
        chosen = fitting.told(tables(), state.chance.key, state.pages)
        for place, (page, one) in enumerate(zip(state.pages, chosen, strict=True)):
            found = facts.of(page, state.pages[:place])
            story = {"town": tables().town, "flight": tables().flight, **tables().stories}
            for part in ("opening", "turn", "closing"):
                key, piece = f"{one.section}.{part}", getattr(one, part)
                every = getattr(story[one.section], f"{part}s")
                fit = [other for other in every if fitting.fits(other, found)]
                fresh = [other for other in fit if other.id != last.get(key)] or fit
                assert piece in fresh
                assert times[key, piece.id] == min(times[key, other.id] for other in fresh)
                times[key, piece.id] += 1
                last[key] = piece.id
