"""The Book's rules in plain words are whole, short, in every language, and about every thing."""

import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from desktop.paths import shipped
from desktop.rules.games.book.options import OPTIONS
from desktop.rules.games.book.state import Letter
from desktop.ui.games.book.parts.ruling import PHASES
from desktop.words.book.table_rules import SWITCHED, ruled
from desktop.words.rulebook import Rulebook, is_ruling, rulebook

KINDS = tomllib.loads((Path(__file__).parents[2] / "rules" / "book.toml").read_text("utf-8"))
RULES = frozenset(KINDS["kinds"]) | frozenset(KINDS.get("exempt", ()))
RULINGS = frozenset(f"BA-G{number:02}" for number in range(1, 72))
SOURCES = frozenset(f"BA-S{number:02}" for number in range(1, 8))
LANGUAGES = ("en", "es")
WARES = (
    *("flute", "rope", "bow", "shield", "pet", "sword", "armor", "liquid_focus", "snack"),
    *("rare_figurine", "trap_disarm_kit", "bomb"),
)
SUBJECTS = (
    *("town", "hometown", "route", "dot", "pool", "strain", "bribe", "fear", "wounds", "level"),
    *("chapter", "review", "encounter", "blocked", "blank", "flee", "setup", "oracle", "work"),
    *("gift", "rest", "buy", "sell", "haggle", "gold", "xp", "luck", "check", "sheet", "area"),
    *("type", "ecl", "ending", "story", "game", "attributes", "checks", "settle"),
    *(letter for letter in get_args(Letter) if letter),
    *WARES,
    *(option.id for option in OPTIONS),
)
SHORTEST, LONGEST, SENTENCES = 15, 220, 4
DEFAULTS = {option.id: option.default for option in OPTIONS}
NOT_FOR_A_TABLE = re.compile(r"\b(engine|default|checker|readings?|motor)\b|\b[lL]\.?\s?\d|\bG-\d")


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook("book", request.param)


def test_every_rule_and_ruling_is_told(book: Rulebook) -> None:
    assert len([rule for rule in RULES if rule.startswith("BA-")]) >= 133
    assert (
        frozenset(book.texts) == frozenset(f"BA-{n:03}" for n in range(1, 134)) | RULINGS | SOURCES
    )
    assert not book.not_for_players


def test_the_rulings_are_those_on_what_was_unclear(book: Rulebook) -> None:
    assert {rule for rule in book.texts if is_ruling(rule)} == RULINGS


def test_texts_are_short_whole_sentences(book: Rulebook) -> None:
    for rule, text in book.texts.items():
        assert SHORTEST <= len(text) <= LONGEST, rule
        assert text == text.strip(), rule
        assert text[0].isupper() or text[0] == "¿", rule
        assert text[-1] in ".?!", rule
        assert len(re.findall(r"[.?!](?:\s|$)", text)) <= SENTENCES, rule


def test_texts_are_for_a_table_and_plain(book: Rulebook) -> None:
    for rule, text in book.texts.items():
        assert not re.search(r"[<>{}&*_]", text), rule
        assert not NOT_FOR_A_TABLE.search(text), rule


def test_no_text_stands_twice(book: Rulebook) -> None:
    assert len(set(book.texts.values())) == len(book.texts)


def test_every_language_says_everything_itself() -> None:
    source = tomllib.loads(shipped("assets", "rules", "book.toml").read_text("utf-8"))
    spanish = tomllib.loads(shipped("assets", "rules", "book.es.toml").read_text("utf-8"))
    assert list(spanish["topics"]) == list(source["topics"])
    for topic in source["topics"]:
        assert list(spanish[topic]) == list(source[topic]), topic
        for rule, text in spanish[topic].items():
            assert text != source[topic][rule], rule


def test_rules_stand_before_rulings_in_every_topic(book: Rulebook) -> None:
    for topic in book.topics():
        kinds = [is_ruling(rule) for rule in book.under(topic)]
        assert kinds == sorted(kinds), topic
    assert sum(len(book.under(topic)) for topic in book.topics()) == len(book.texts)


@pytest.mark.parametrize("subject", SUBJECTS)
def test_a_subject_has_rules_that_exist(book: Rulebook, subject: str) -> None:
    rules = book.about(subject)
    assert rules
    assert len(set(rules)) == len(rules)
    assert all(book.rule(rule) for rule in rules)


def test_a_table_rule_shows_the_ruling_that_it_settles(book: Rulebook) -> None:
    for option in OPTIONS:
        assert option.ruling in book.about(option.id), option.id


def test_what_has_no_rule_is_about_nothing(book: Rulebook) -> None:
    assert book.about("weather") == ()


def test_the_page_of_a_subject_names_its_table_rules() -> None:
    found = ruled("en").about("route", {**DEFAULTS, "corner_is_free": "on"})
    assert found is not None
    title, page = found
    assert "(BA\N{NO-BREAK SPACE}041)" in page
    assert "A Route through a corner" in page
    assert "slips between" in page
    assert title == rulebook("book", "en").titles["road"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_name_every_table_rule_once(language: str) -> None:
    text = ruled(language).everything(DEFAULTS)
    assert sorted(name for names in SWITCHED.values() for name in names) == sorted(DEFAULTS)
    assert text.count("Table rule “") == len(DEFAULTS)
    for rule in rulebook("book", language).texts:
        shown = rule.replace("-", "\N{NO-BREAK SPACE}")
        assert text.count(f"({shown})") == 1, rule


def test_order_of_authority_and_whose_tables_stand_among_the_sources(book: Rulebook) -> None:
    assert frozenset(book.under("sources")) >= SOURCES
    assert "BA-S06" in book.about("flute")
    assert "BA-S07" in book.about("story")


def test_every_question_of_the_table_has_a_subject(book: Rulebook) -> None:
    for subject in {*PHASES.values(), "route", "chapter", "town", "ecl", "blocked"}:
        assert book.about(subject), subject
