"""A journal from outside: what is no event is refused, and what is one is told, true or false."""

import json
import random
from typing import Any

import msgspec
import pytest

from desktop.rules.games.book import GAME
from desktop.words.book import Narrator
from tests.rules.book import fx
from tests.rules.book.test_invariants import spoil
from tests.words.book.played import SEEDS, played

NARRATOR = Narrator(fx.TABLES, "en")
EVENTS = tuple[GAME.Event, ...]  # type: ignore[name-defined]
WRONG = {
    "no square": ("area", "x"),
    "a square far away": ("area", "1000,1"),
    "a number to fall over": ("ecl", 10**17),
    "a die of seven": ("die", 7),
    "two dice of seven": ("dice", [1, 7]),
    "five Attributes": ("six", [1, 2, 3, 4, 1]),
    "a long word": ("ware", "x" * 99),
    "a pool of millions": ("pool", {"parts": [], "dice": 10**9, "needs": 1}),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_could_not_be_told_is_no_event(what: str) -> None:
    field, value = WRONG[what]
    met = [event for seed in SEEDS for entry in played(seed).entries for event in entry.events]
    found: dict[str, dict[str, Any]] = {
        raw["type"]: raw for raw in map(msgspec.to_builtins, met) if field in raw
    }
    if what == "two dice of seven":
        found = {"TitleRolled": found["TitleRolled"]}
    assert found
    for raw in found.values():
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({**raw, field: value}, GAME.Event)


@pytest.mark.parametrize("seed", SEEDS[:3])
def test_false_events_are_told(seed: str) -> None:
    dice, history, told = random.Random(seed), played(seed), 0
    for _ in range(400):
        entry = dice.choice([entry for entry in history.entries if entry.events])
        raw = json.loads(msgspec.json.encode(entry.events))
        spoil(raw, dice)
        try:
            events = msgspec.convert(raw, EVENTS)
        except msgspec.ValidationError:
            continue
        told += bool(NARRATOR.whole(events, None, history.state))
        NARRATOR.continued()(events)
    assert told > 50
