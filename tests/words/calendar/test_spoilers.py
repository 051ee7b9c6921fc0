"""Nothing of a month's rule is said before its page was turned up, and never in base mode."""

import re
from collections.abc import Iterator
from typing import get_args

import pytest

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.history import History, replay
from desktop.store.format import Jottings
from desktop.words.calendar import Narrator, labels, where
from desktop.words.calendar.diary import tell
from desktop.words.calendar.ruled import ruled
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
    yield ruled(NAMES, state, "en").everything(state.options)


def sieved(history: History) -> Iterator[tuple[State, tuple[str, ...]]]:
    """The same, one position in seven with all that stands on the screen."""
    for number, (state, told) in enumerate(positions(history)):
        yield state, (*told, *(on_screen(state) if number % 7 == 0 else ()))


@pytest.mark.parametrize("seed", SEEDS)
def test_no_rule_is_named_before_its_month(seed: str) -> None:
    named = set()
    for state, told in sieved(played(seed)):
        month = min(state.unread) - 1 if state.unread else state.month.number
        for text in told:
            assert latest(text) <= month, (month, text)
            if month == 1:
                assert not TOLD.search(text), text
            named.add(latest(text))
    assert named >= set(range(2, 13))


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
