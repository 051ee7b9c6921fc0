"""The rulebook in plain words is whole, short, in every language, and shares no sentence."""

import re
import tomllib
from pathlib import Path
from typing import get_args

import pytest

from desktop.paths import shipped
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.options import OPTIONS
from desktop.ui.games.aventura.parts.ruling import ASKED, PHASES, PLANNED
from desktop.words.aventura.table_rules import SWITCHED, ruled
from desktop.words.rulebook import Rulebook, is_ruling, rulebook

KINDS = tomllib.loads((Path(__file__).parents[1] / "rules" / "aventura.toml").read_text("utf-8"))
RULES = frozenset(KINDS["kinds"])
RULINGS = frozenset(f"AZ-Q{number:02}" for number in range(1, 119))
LANGUAGES = ("en", "es")
SUBJECTS = (
    *("test", "move", "red_zone", "combat", "travel", "wound", "sight", "clock", "exchange"),
    *("return", "healing", "defeat", "puzzle"),
)
SHORTEST, LONGEST, SENTENCES = 15, 220, 4
DEFAULTS = {option.id: option.default for option in OPTIONS}
NOT_FOR_A_TABLE = re.compile(r"\b(engine|default|checker|readings?|motor)\b|\bl\.\s?\d|\bQ-\d")


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook("aventura", request.param)


def test_every_rule_of_the_inventory_is_told_or_not_for_players(book: Rulebook) -> None:
    told = frozenset(book.texts)
    assert told | book.not_for_players == RULES | RULINGS
    assert not told & book.not_for_players


def test_only_what_the_box_holds_is_not_for_players(book: Rulebook) -> None:
    assert book.not_for_players <= frozenset(KINDS["exempt"])
    assert not any(is_ruling(rule) for rule in book.not_for_players)


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
    source = tomllib.loads(shipped("assets", "rules", "aventura.toml").read_text("utf-8"))
    spanish = tomllib.loads(shipped("assets", "rules", "aventura.es.toml").read_text("utf-8"))
    assert list(spanish["topics"]) == list(source["topics"])
    for topic in source["topics"]:
        assert list(spanish[topic]) == list(source[topic]), topic
        for rule, text in spanish[topic].items():
            assert text != source[topic][rule], rule


def test_a_language_without_rules_is_told_in_english() -> None:
    assert rulebook("aventura", "da") == rulebook("aventura", "en")


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


def test_every_question_and_plan_of_the_table_has_a_subject(book: Rulebook) -> None:
    assert set(ASKED) == set(get_args(s.Frame))
    used = {*ASKED.values(), *PLANNED.values(), *PHASES.values()}
    for subject in used | {"turn", "red_zone", "travel", "combat", "sight", "padlock"}:
        assert book.about(subject), subject


def test_what_has_no_rule_is_about_nothing(book: Rulebook) -> None:
    assert book.about("weather") == ()
    with pytest.raises(KeyError):
        book.rule("AZ-013")


def test_the_page_of_a_subject_names_its_table_rules() -> None:
    chosen = {**DEFAULTS, "red_zones": "each"}
    found = ruled("en").about("red_zone", chosen)
    assert found is not None
    title, page = found
    assert "(AZ\N{NO-BREAK SPACE}067)" in page
    assert "Red letters" in page
    assert "for each investigator" in page
    assert title == rulebook("aventura", "en").titles["red"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_name_every_table_rule_once_for_each_of_its_rulings(language: str) -> None:
    text = ruled(language).everything(DEFAULTS)
    assert {name for names in SWITCHED.values() for name in names} == set(DEFAULTS)
    assert text.count("Table rule “") == len(SWITCHED)
    for rule in rulebook("aventura", language).texts:
        shown = rule.replace("-", "\N{NO-BREAK SPACE}")
        assert text.count(f"({shown})") == 1, rule
