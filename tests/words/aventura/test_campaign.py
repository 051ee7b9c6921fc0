"""A campaign retold: its figures true, its wordings not alike, nothing that was not read."""

import re
from collections import Counter
from collections.abc import Iterator
from copy import copy
from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.kernel.history import History
from desktop.store.format import Note
from desktop.store.packs import load_pack
from desktop.words.aventura.campaign.book import Block, Sight
from desktop.words.aventura.campaign.campaign import Campaign, campaign
from desktop.words.telling import Wordings, count, dice, filled
from tests.keepsakes.games.aventura_stories import LAST_BOAT, TALES, positions, told, wandered
from tests.tide_ledger import FOLDER as TIDE_LEDGER

_ROLL = re.compile(r"\((?:[^():]+: )?((?:[1-6], )*[1-6](?: and [1-6])?)[,)]")
_SINGLE = {"stands", "stands_beaten", "stands_travelling", "not_begun", "unreadable"}
SEEDS = range(4)


@lru_cache
def games() -> tuple[History, ...]:
    """Told stories to their ends, and some that were played at random."""
    packs = (load_pack(LAST_BOAT), load_pack(TIDE_LEDGER))
    wild = [wandered(packs[n % 2], f"wild {n}", 260, 1 + n // 2 % 2) for n in SEEDS]
    return (*(told(tale) for tale in TALES), *wild)


def retold(history: History, *notes: Note) -> Campaign:
    return campaign(history.content, "en", history, notes)


def blocks(found: Campaign) -> Iterator[Block]:
    yield from found.before
    for chapter in found.chapters:
        yield from chapter.blocks
    yield from found.last


def text(found: Campaign, *voices: str) -> str:
    """Everything in these voices (all where none is named), a paragraph a line."""
    return "\n".join(
        "".join(piece.text for piece in one.pieces)
        for one in blocks(found)
        if not isinstance(one, Sight) and (not voices or one.voice in voices)
    )


def happened(history: History) -> list[Any]:
    return [event for entry in history.entries for event in entry.events]


@pytest.fixture
def said(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str, dict[str, str], str]]:
    """Every sentence that is chosen: its kind, its wording, its facts, itself."""
    found: list[tuple[str, str, dict[str, str], str]] = []
    say = Wordings.say

    def listening(self: Wordings, kind: str, wordings: tuple[str, ...], /, **facts: str) -> str:
        sentence = say(self, kind, wordings, **facts)
        fits = [one for one in wordings if filled(one, facts) == sentence]
        found.append((kind, fits[0], facts, sentence))
        return sentence

    monkeypatch.setattr(Wordings, "say", listening)
    return found


# ---- figures ------------------------------------------------------------------------------------
@pytest.mark.parametrize("game", range(7))
def test_every_throw_is_told_once_as_it_fell(game: int) -> None:
    history = games()[game]
    thrown = [
        dice(event.dice)
        for event in happened(history)
        if isinstance(event, e.Rolled | e.AdversaryRolled | e.HealingRolled) and event.dice
    ]
    assert Counter(_ROLL.findall(text(retold(history), "text"))) == Counter(thrown)


def test_wounds_counters_turns_and_cards_are_those_of_the_events(
    said: list[tuple[str, str, dict[str, str], str]],
) -> None:
    for history in games():
        said.clear()
        retold(history)
        events = happened(history)
        of = {kind: [facts for one, _, facts, _ in said if one == kind] for kind, *_ in said}
        counted = of.get("more", []) + of.get("less", [])
        assert Counter((one["value"], one["change"]) for one in counted) == Counter(
            (count(one.value), count(abs(one.change)))
            for one in events
            if isinstance(one, e.CounterChanged)
        )
        wounded = [one for one in events if isinstance(one, e.WoundSuffered)]
        told_of = sum(
            facts["wounds"].count("Wound")
            for kind in ("hit", "hit_bare", "hurt")
            for facts in of.get(kind, [])
        )
        assert told_of == len(wounded)
        assert len(of.get("too_much", [])) == sum(one.defeated for one in wounded)
        named = history.content.cards
        drawn = [named[one.card].name for one in events if isinstance(one, e.CardDrawn)]
        cards = of.get("took", []) + of.get("packed", [])
        found = [n for one in cards for n in re.findall("\ue000(.+?)\ue001", one["cards"])]
        assert Counter(found) == Counter(drawn)


def test_the_clock_of_each_chapter_is_where_it_was_left() -> None:
    for history in games():
        visits: list[int] = []
        for event in happened(history):
            match event:
                case e.MapEntered():
                    visits.append(1)
                case e.ClockMoved(clock=clock) | e.TurnBegan(clock=clock):
                    visits[-1] = clock
                case _:
                    pass
        chapters = retold(history).chapters
        assert [one.until for one in chapters] == visits
        assert [one.visit for one in chapters] == list(range(len(visits)))


def test_outcomes_are_told_as_they_were(
    said: list[tuple[str, str, dict[str, str], str]],
) -> None:
    passing = ("tried_passed", "tested_passed", "held")
    failing = ("tried_failed", "tried_short", "tried_bare", "tested_failed", "tested_short")
    failing += ("tested_bare", "hit", "hit_bare", "unhurt", "unhurt_bare")
    weapons = ("struck", "struck_down", "struck_air", "struck_bare")
    for history in games():
        said.clear()
        retold(history)
        events = happened(history)
        kinds = Counter(kind for kind, *_ in said)
        struck = sum(kinds[kind] for kind in weapons)
        passed = sum(isinstance(one, e.TestPassed) for one in events)
        failed = sum(isinstance(one, e.TestFailed) for one in events)
        assert sum(kinds[kind] for kind in (*passing, *failing)) + struck == passed + failed
        assert sum(kinds[kind] for kind in passing) <= passed
        fallen = sum(isinstance(one, e.AdversaryDefeated) for one in events)
        assert kinds["struck_down"] + kinds["fell"] == fallen


# ---- wordings -----------------------------------------------------------------------------------
def test_no_two_neighbours_are_worded_alike_and_no_sentence_repeats_within_twelve(
    said: list[tuple[str, str, dict[str, str], str]],
) -> None:
    for history in games():
        said.clear()
        retold(history)
        alike = [
            one
            for (kind, one, *_), (_, other, *_) in pairwise(said)
            if one == other and kind not in _SINGLE
        ]
        assert not alike
        sentences = [(kind, sentence) for kind, _, _, sentence in said]
        again = [
            sentence
            for at, (kind, sentence) in enumerate(sentences)
            if kind not in _SINGLE and (kind, sentence) in sentences[max(0, at - 12) : at]
        ]
        assert len(again) <= len(sentences) // 100, again  # where a rare kind has no more wordings


def test_the_same_save_is_told_the_same_and_a_note_changes_nothing_else() -> None:
    history = games()[0]
    assert text(retold(history)) == text(retold(history))
    noted = retold(history, Note("pier_four.A", 20, "Ask *Orr* <b>again</b>."))
    assert "Ask *Orr* <b>again</b>." in text(noted, "note").splitlines()
    assert text(noted, "quote", "mood") == text(retold(history), "quote", "mood")


def test_sentences_are_whole() -> None:
    for history in games():
        for line in text(retold(history), "text").splitlines():
            assert line == line.strip(), line
            assert line.endswith((".", "?", "!", "\N{RIGHT DOUBLE QUOTATION MARK}")), line
            assert not re.search(r"[{}\ue000\ue001_]|  |\.\.| [,.;:]|\(\)", line), line
            assert line[0].isupper() or not line[0].isalpha(), line


# ---- what was read ------------------------------------------------------------------------------
def texts(pack: Pack) -> Iterator[tuple[str, str]]:
    """Every entry and event of a pack by its key in `State.read`."""
    for place, content in pack.maps.items():
        for paragraph in content.journal.paragraph:
            yield f"{place}.{paragraph.id}", paragraph.text
        for event in content.journal.event:
            yield f"{place}.event.{event.turn}", event.text


def beginning(words: str) -> str:
    """The first words of a text, free of marks."""
    return re.split(r"[*\n\[]", words.strip())[0][:60].strip()


def test_what_was_read_stands_there_once_and_nothing_else_of_the_pack() -> None:
    for history in games():
        read, everything = set(history.state.read), text(retold(history))
        for key, words in texts(history.content):
            if len(beginning(words)) > 25:
                assert everything.count(beginning(words)) == (key in read), key


def test_a_failed_test_does_not_say_what_success_would_have_given() -> None:
    for history in games():
        seen = {event.card for event in happened(history) if isinstance(event, e.CardDrawn)}
        seen |= {one.card for one in happened(history) if isinstance(one, e.AdversaryPlaced)}
        shown = text(retold(history), "text")
        for number, card in history.content.cards.items():
            if number not in seen and len(card.name) > 7:
                assert card.name not in shown


def test_titles_of_zones_and_maps_are_told_once_they_were_seen() -> None:
    for history in games()[:3]:
        shown = text(retold(history), "text")
        for place, content in history.content.maps.items():
            if place not in history.state.unlocked:
                assert content.journal.title not in shown


# ---- at any moment ------------------------------------------------------------------------------
def test_a_story_can_be_told_at_any_moment() -> None:
    for number, history in enumerate(positions("left_at_952")):
        if number % 9 and history.ending is None:
            continue
        found = retold(history)
        last = text(found, "text").splitlines()[-1] if history.ending is None else ""
        assert history.ending is not None or last.startswith(("Here the diary", "So far")), last


def test_nobody_has_set_out_yet() -> None:
    found = retold(next(positions("forty_one")))
    assert not found.chapters
    assert text(found, "text") == "So far nobody has set out."


def test_entries_of_an_older_form_are_left_out_and_said_so() -> None:
    history = told("forty_one", 30)
    older = tuple(
        replace(entry, format=0, events=({"type": "Gone"},)) if 3 < at < 9 else entry
        for at, entry in enumerate(history.entries)
    )
    found = text(retold(replace(history, entries=older)), "text")
    assert "Some pages here were written in an older form and are left out." in found


def test_what_another_version_of_the_content_has_not_is_left_out() -> None:
    history = games()[0]
    pack = copy(history.content)
    pack.maps = {name: one for name, one in pack.maps.items() if name != "the_952"}
    pack.cards = {number: one for number, one in pack.cards.items() if number != 20}
    whole, found = retold(history), retold(replace(history, content=pack, moved=True))
    assert "Bale hook" in text(whole, "text")
    assert "Bale hook" not in text(found, "text")
    assert [one.map for one in found.chapters] == ["pier_four", "thole"]
    assert [one.visit for one in found.chapters] == [0, 2]
    assert found.ending == whole.ending


def test_pictures_show_what_came_into_the_story() -> None:
    history = games()[1]
    cards = {one.card for one in happened(history) if isinstance(one, e.CardDrawn)}
    foes = {one.card for one in happened(history) if isinstance(one, e.AdversaryPlaced)}
    sights = [one for one in blocks(retold(history)) if isinstance(one, Sight)]
    assert sights
    assert {one.number for one in sights if one.kind == "card"} <= cards
    assert {one.number for one in sights if one.kind == "adversary"} <= foes
    assert len({(one.kind, one.number) for one in sights}) == len(sights)
