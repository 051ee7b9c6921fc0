"""Nothing of a month's rule is said before its page was turned up, and never in base mode."""

import re
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from desktop.paths import shipped
from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view.fits import fits
from desktop.rules.games.calendar.view.page import page
from desktop.rules.games.calendar.view.things import things
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, begin, replay
from desktop.store import almanacs
from desktop.store.format import Jottings
from desktop.words.calendar import Narrator, board, labels, rows, where
from desktop.words.calendar.diary import tell
from desktop.words.calendar.ruled import ruled
from desktop.words.calendar.things import spoken
from tests.words.calendar.fx import ALMANAC
from tests.words.calendar.played import SEEDS, played

NARRATOR = Narrator(ALMANAC, "en")
NAMES = NARRATOR.names
NAMED = re.compile(r"\b(?:Rule|RULE|Thing) (\d+)|\bThe (?:lens|lantern|revolver)\b")
TOLD = re.compile(
    r"\b(dial|allies|twins?|sealed|insight|moon|bell|tolls?|hush|whisper\w*|vow|sworn|unmask\w*"
    r"|finale|helps?)\b",
    re.IGNORECASE,
)
ALLY = 4
EVERY = 31
CHOICES = get_args(GAME.Choice)


def latest(text: str) -> int:
    """The month of the latest rule that a text names."""
    found = (int(number) if number else ALLY for number in NAMED.findall(text))
    return max(found, default=0)


def positions(history: History) -> Iterator[tuple[State, tuple[str, ...]]]:
    """Each state of a year with what was told on the way to it."""
    told = replay(history.game, history.content, history.options, history.chance, history.entries)
    before = None
    for entry, state in zip(history.entries, told.states, strict=True):
        yield state, tuple(line.text for line in NARRATOR.whole(entry.events, before, state))
        before = state


def on_screen(state: State) -> Iterator[str]:
    """Everything that stands there in words."""
    yield where.recap(NAMES, state)
    yield where.shelf(NAMES, state)
    yield labels.next_label(state, None)
    for choice in GAME.choices(ALMANAC, state):
        if isinstance(choice, CHOICES):
            yield labels.label(NAMES, state, choice)
    yield from (spoken(NAMES, thing) for thing in things(ALMANAC, state))
    drawn = page(ALMANAC, state)
    yield board.page_title(NAMES, drawn)
    yield from (board.cell_text(NAMES, state, cell) for row in drawn.rows for cell in row)
    if state.phase in ("declare", "final"):
        found = fits(ALMANAC, state)
        yield labels.next_label(state, found)
        yield from (rows.spoken(NAMES, state, lead) for lead in found.leads)
    yield ruled(NAMES, state, "en").everything(state.options)


def sieved(history: History) -> Iterator[tuple[State, tuple[str, ...]]]:
    """The same, and for some positions all that stands on the screen."""
    for number, (state, told) in enumerate(positions(history)):
        yield state, (*told, *(on_screen(state) if number % EVERY == 0 else ()))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_rule_is_named_before_its_month(seed: str) -> None:
    named = set()
    for state, told in sieved(played(seed)):
        month = state.month.number  # its page is turned up, if perhaps not yet read
        for text in told:
            assert latest(text) <= month, (month, text)
            if month == 1:
                assert not TOLD.search(text), text
            named.add(latest(text))
    assert named >= set(range(2, 13))


@pytest.mark.parametrize("seed", SEEDS)
def test_what_happened_is_told_without_a_word_of_the_page_that_is_to_be_read(seed: str) -> None:
    for state, told in positions(played(seed)):
        if state.unread:
            assert max(map(latest, told), default=0) < min(state.unread)
            assert latest(where.recap(NAMES, state, *told[-1:])) < min(state.unread)
            assert f"T{min(state.unread)}" not in ruled(NAMES, state, "en").more


def test_in_base_mode_no_rule_is_ever_named() -> None:
    for _, told in sieved(played(SEEDS[0], mode="base")):
        for text in told:
            assert latest(text) == 0, text
            assert not TOLD.search(text), text


@pytest.mark.parametrize("seed", SEEDS)
def test_a_diary_knows_only_what_was_read(seed: str) -> None:
    text = tell(NARRATOR, played(seed), Jottings())[1]
    heads = [text.index(f": Month {month}\n") for month in range(1, 13)]
    assert heads == sorted(heads)
    for month, start in enumerate(heads, 1):
        assert latest(text[:start]) < max(month, 1), month


@cache
def quillport() -> Almanac:
    return almanacs.load(shipped("assets", "calendar", "quillport"))


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_almanac_of_quillport_names_nothing_early(language: str) -> None:
    """Its own names, in plain sentences; in the story the sentences of things and rules."""
    content = quillport()
    narrator = Narrator(content, language)
    history = begin(GAME, content, {"catch_up": "free"}, Chance("Quillport"))
    chance = Chance("player of Quillport")
    while offered := history.choices():
        before = history.state
        choice, chance = GAME.policies["random"](content, before, offered, chance)
        history = history.choose(choice)
        events, month = history.entries[-1].events, history.state.month.number
        later = [narrator.names.rule(f"T{n}") for n in range(month + 1, 13)]
        plain = " ".join(one.text for one in narrator.step(events, before, history.state))
        whole = " ".join(one.text for one in narrator.whole(events, before, history.state))
        assert not [rule.id for rule in later if rule.name in plain], month
        assert not [rule.id for rule in later if rule.thing in whole or rule.plain in whole], month
