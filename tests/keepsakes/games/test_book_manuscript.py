"""The book itself from games of all kinds: everything that happened is in it, and only that."""

import re
from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.keepsakes.games.book.manuscript import manuscript
from desktop.keepsakes.manuscript import Manuscript, Para, Plate, Section
from desktop.keepsakes.prose.typeset import typeset
from desktop.keepsakes.source import Source
from desktop.keepsakes.wish import Wish
from desktop.rules.games.book import GAME
from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import Area
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History, begin, replay
from desktop.store import tables
from desktop.store.format import Jottings, Note
from desktop.words.book.bound.journal import by_page
from desktop.words.book.names import Names
from desktop.words.language import speak

MADE = "2026-11-30T12:00:00+00:00"
TABLES = tables.load(tables.shipped())
JOTTINGS = Jottings(
    title="Game of Tuesday",
    notes=(Note("page.0", 3, "Mine."), Note("area.5,5", 3, "a well?")),
    names={"adventurer": "Ada", "title": "Dust"},
)


def game(seed: str, policy: str = "novice", steps: int = 5000) -> History:
    history, mind = begin(GAME, TABLES, {}, Chance(seed)), Chance(f"mind of {seed}")
    for _ in range(steps):
        offered = history.choices()
        if not offered:
            break
        choice, mind = GAME.policies[policy](TABLES, history.state, offered, mind)
        history = history.choose(choice)
    return history


GAMES = [game(f"book {n}", policy) for n in range(4) for policy in ("random", "novice")]
FINISHED = game("finished", "greedy")


def book(history: History, language: str = "en") -> Manuscript:
    return manuscript(Source(history, JOTTINGS, language), MADE)


def text(section: Section, *voices: str) -> str:
    return "\n".join(
        "".join(run.text for run in block.runs)
        for block in section.blocks
        if isinstance(block, Para) and (not voices or block.voice in voices)
    )


def told(found: Manuscript) -> list[Section]:
    return [one for one in found.sections if one.kind in ("chapter", "interlude")]


def events(history: History, kind: type[Any]) -> list[Any]:
    return [event for entry in history.entries for event in entry.events if isinstance(event, kind)]


@pytest.mark.parametrize("history", GAMES)
def test_every_page_is_a_chapter_or_an_interlude(history: History) -> None:
    found = book(history)
    kinds = {"chapter": "chapter", "flight": "interlude", "town": "interlude"}
    pages = [kinds[page.kind] for page in history.state.pages]
    rest = history.state.ending is not None and history.state.task is not None
    assert [one.kind for one in told(found)] == pages + ["chapter"] * rest
    assert [one.over for one in told(found)][: len(pages)].count("Chapter the Second") <= 1
    assert found.sections[0].kind == "front"
    assert isinstance(found.sections[0].blocks[0], Plate)
    for section in found.sections:
        assert section.title
        assert section.blocks
        assert not re.search(r"[{}]|%n", text(section) + section.over + section.under)


@pytest.mark.parametrize("history", GAMES)
def test_every_throw_of_a_pool_is_in_it_with_what_it_cost(history: History) -> None:
    found = "\n".join(text(one, "figures") for one in told(book(history)))
    found = found.replace("\N{NO-BREAK SPACE}", " ")
    thrown = events(history, e.Rolled)
    assert thrown
    assert found.count(" against ") >= len(thrown)
    for event in thrown:
        dice = " ".join(map(str, event.dice))
        assert f": {dice}, {event.total} against {event.needs}." in found
    for event in events(history, e.Wounded):
        assert f"now {event.wounds} of {event.limit}." in found


def test_what_was_at_stake_stands_above_every_encounter_and_neighbours_differ() -> None:
    for history in (*GAMES, FINISHED):
        encounters = [one for one in told(book(history)) if text(one, "stakes")]
        pages = [page for page in history.state.pages if page.stay is None]
        assert len(encounters) >= len(pages)
        for section, page in zip(encounters, pages, strict=False):
            before = page.ecl - 5 if page.tale.converted == "failed" else page.ecl
            assert str(before) in text(section, "stakes")
        said = [re.sub(r"\d+", "0", text(one, "stakes")) for one in encounters]
        assert all(one != other for one, other in pairwise(said))


def test_what_was_done_in_a_town_is_told_with_its_gold() -> None:
    met = set()
    for history in (*GAMES, FINISHED):
        for section, page, happened in zip(
            told(book(history)), history.state.pages, by_page(history), strict=False
        ):
            if page.stay is None:
                continue
            words = text(section, "text")
            for kind, gold in ((e.Bought, "cost"), (e.Sold, "gold"), (e.Consulted, "cost")):
                found = [event for event in happened if isinstance(event, kind)]
                paid = sum(getattr(event, gold) for event in found)
                assert not found or f"{paid} gold" in words, (kind, words)
                met |= {kind} if found else set()
            assert all(TABLES.wares[one].name in words for one in page.stay.bought)
            assert all(TABLES.wares[one].name in words for one in page.stay.sold)
    assert met == {e.Bought, e.Sold, e.Consulted}


def test_what_a_road_crossed_out_is_told_and_nothing_else() -> None:
    names, met = Names(TABLES, "en"), 0
    for history in (*GAMES, FINISHED):
        for section, page, happened in zip(
            told(book(history)), history.state.pages, by_page(history), strict=False
        ):
            drawn = [event for event in happened if isinstance(event, e.RouteDrawn)]
            lost = [event for event in happened if isinstance(event, e.AreaLost)]
            called = any(isinstance(event, e.TownLeft) and event.page < 0 for event in happened)
            moods = [one for one in section.blocks if isinstance(one, Para) and one.voice == "mood"]
            crossed = any(event.crossed for event in drawn)
            if len(drawn) > 1 or called:
                continue
            assert len(moods) == (page.stay is None) + crossed
            for event in lost:
                stood = names.area(Area(event.kind, event.value, event.letter))
                assert event.kind not in ("encounter", "town") or stood in text(section, "mood")
            met += bool(lost)
    assert met


def test_a_finished_book_has_its_review_line_by_line() -> None:
    from desktop.rules.games.book import view

    assert FINISHED.state.ending == "finished"
    found = book(FINISHED)
    review = next(one for one in found.sections if one.title == "The Review")
    score = view.review(TABLES, FINISHED.state)
    lines = text(review, "verse").split("\n")
    assert len(lines) == len(score.lines)
    values = [
        int(line.split("\N{NO-BREAK SPACE}")[0].replace("\N{MINUS SIGN}", "-")) for line in lines
    ]
    assert max(0, sum(values)) == score.score
    assert f"{score.score} year" in text(review, "text")


def test_the_dead_have_no_review() -> None:
    history = next(one for one in GAMES if one.state.ending == "dead")
    found = book(history)
    assert "posthumous" in found.subtitle
    assert not any(text(one, "verse") for one in found.sections)
    assert told(found)[-1].over == "A Chapter Without a Number"


def test_any_moment_of_a_game_is_a_book_that_says_it_is_not_finished() -> None:
    history = GAMES[1]
    states = replay(GAME, TABLES, history.options, history.chance, history.entries).states
    whole = book(history)
    for count in range(1, len(states), 7):
        now = replace(history, entries=history.entries[:count], states=(states[count - 1],))
        found = book(now)
        if now.state.ending is None:
            assert found.sections[-1].title in ("Here the Pages Are White", "In Pencil, on the Map")
        written = len(now.state.pages)
        assert told(found)[:written] == told(whole)[:written]
        assert found.id == whole.id


def test_the_players_lines_are_printed_and_belong_to_nobody_else() -> None:
    found = book(FINISHED)
    notes = [text(one, "note") for one in found.sections]
    assert "".join(notes) == "Mine.a well?"
    assert (found.title, found.author, found.made) == ("Dust", "Ada", MADE)
    nobody = manuscript(Source(FINISHED, Jottings(), "en"), "")
    assert nobody.title == "A Book of Adventure"


def test_a_journal_that_has_not_the_pages_costs_only_the_throws() -> None:
    cut = replace(FINISHED, entries=FINISHED.entries[:1])
    found = book(cut)
    assert len(told(found)) == len(FINISHED.state.pages)
    assert all(text(one, "figures") for one in told(found))


def test_it_is_told_in_another_language_with_the_same_figures() -> None:
    english = book(FINISHED)
    speak("es")
    found = book(FINISHED, "es")
    assert found.language == "es"
    assert len(found.sections) == len(english.sections)
    for section, before in zip(told(found), told(english), strict=True):
        numbers = [sorted(re.findall(r"\d+", text(one, "figures"))) for one in (section, before)]
        assert numbers[0] == numbers[1]
        assert not re.search(r"[{}]|%n", text(section))


def test_no_note_on_the_map_is_on_another_page_than_its_place() -> None:
    notes = tuple(Note(f"area.{n},{n}", 3, f"a well {n}") for n in range(1, 41))
    found = manuscript(Source(FINISHED, replace(JOTTINGS, notes=notes), "en"), MADE)
    leaves = typeset(replace(found, sections=found.sections[-1:]), Wish())
    pages = [leaf.text for leaf in leaves if "a well" in leaf.text]
    assert len(pages) > 2
    for page in pages:
        assert page.count("olumn ") == page.count("a well")
