"""The calendar in plain words: whole, short, in every language, and silent on what comes."""

import re
import tomllib

import pytest

from desktop.paths import shipped
from desktop.rules.games.calendar.options import OPTIONS
from desktop.ui.games.calendar.parts.ruling import PHASES
from desktop.words.calendar.names import Names
from desktop.words.calendar.ruled import brought, ruled
from desktop.words.calendar.table_rules import rule_text, value_text
from desktop.words.rulebook import Rulebook, is_ruling, rulebook
from tests.words.calendar.fx import ALMANAC, STATE, in_month

RANGES = ((1, 8), (10, 16), (20, 34), (40, 44), (50, 56), (60, 65), (70, 80))
RULES = frozenset(f"CA-{n:03}" for first, last in RANGES for n in range(first, last + 1))
RULINGS = frozenset(f"CA-Q{number:02}" for number in range(1, 38))
LANGUAGES = ("en", "es")
SUBJECTS = (
    *("game", "page", "square", "lead", "week", "tail", "next_month", "special", "reduction"),
    *("marker", "dice", "number_dice", "symbol_dice", "roll", "hold", "stop", "choose", "complete"),
    *("pass", "close", "sign", "boxes", "result", "month", "story", "things", "today", "waiting"),
    *("lapse", "ending", "rating", "rules", "day", "madness", "score", "journal"),
)
SHORTEST, LONGEST, SENTENCES = 15, 220, 4
DEFAULTS = {option.id: option.default for option in OPTIONS}
NOT_FOR_A_TABLE = re.compile(r"\b(engine|default|checker|readings?|motor)\b|\b[lL]\.?\s?\d|\bQ-\d")
TO_COME = re.compile(
    r"\b(dial|ally|allies|twins?|sealed|insight|moon|bell|toll|hush|whisper|vow|swear|sworn|unmask"
    r"|finale|aliad[oa]|gemel[oa]s?|sellad[oa]|luna|campana|susurr|juramento|jurad[oa])",
    re.IGNORECASE,
)


@pytest.fixture(params=LANGUAGES)
def book(request: pytest.FixtureRequest) -> Rulebook:
    return rulebook("calendar", request.param)


def test_every_rule_and_ruling_is_told(book: Rulebook) -> None:
    assert frozenset(book.texts) == RULES | RULINGS
    assert {rule for rule in book.texts if is_ruling(rule)} == RULINGS
    assert not book.not_for_players


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
    assert len(set(book.texts.values())) == len(book.texts)


def test_nothing_that_months_bring_is_in_the_rules_of_the_wall(book: Rulebook) -> None:
    for rule, text in book.texts.items():
        assert not TO_COME.search(text), rule


def test_table_rules_keep_silent_too() -> None:
    for option in OPTIONS:
        words = rule_text(option.id)
        for text in (words.name, words.why, *words.values.values()):
            assert not TO_COME.search(text), option.id


def test_every_language_says_everything_itself() -> None:
    source = tomllib.loads(shipped("assets", "rules", "calendar.toml").read_text("utf-8"))
    spanish = tomllib.loads(shipped("assets", "rules", "calendar.es.toml").read_text("utf-8"))
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


@pytest.mark.parametrize("subject", [*SUBJECTS, *DEFAULTS])
def test_a_subject_has_rules_that_exist(book: Rulebook, subject: str) -> None:
    rules = book.about(subject)
    assert rules
    assert len(set(rules)) == len(rules)
    assert all(book.rule(rule) for rule in rules)


def test_every_question_of_the_table_has_a_subject(book: Rulebook) -> None:
    for subject in {*PHASES.values(), "special", "result", "lead", "day", "journal", "month"}:
        assert book.about(subject), subject


def test_a_table_rule_shows_the_ruling_that_it_settles(book: Rulebook) -> None:
    for option in OPTIONS:
        assert option.ruling in book.about(option.id), option.id


def test_every_table_rule_has_a_name_a_reason_and_words_for_its_values() -> None:
    for option in OPTIONS:
        words = rule_text(option.id)
        assert words.name
        assert words.why.endswith(".")
        if option.id in ("year", "page"):
            assert value_text(option.id, "2031") == "2031"
        else:
            assert set(words.values) == set(option.values)
    with pytest.raises(KeyError):
        rule_text("tea")


def test_the_page_of_a_subject_names_its_table_rules() -> None:
    told = ruled(Names(ALMANAC, "en"), STATE, "en")
    found = told.about("boxes", {**DEFAULTS, "boxes": "gentle"})
    assert found is not None
    assert "(CA\N{NO-BREAK SPACE}060)" in found[1]
    assert "“Boxes of dread”, here: 12, and Sundays ask for less." in found[1]
    assert told.about("weather", DEFAULTS) is None


def test_all_rules_name_every_table_rule_once() -> None:
    text = ruled(Names(ALMANAC, "en"), STATE, "en").everything(DEFAULTS)
    assert text.count("Table rule “") == len(DEFAULTS)
    for rule in RULES | RULINGS:
        shown = rule.replace("-", "\N{NO-BREAK SPACE}")
        assert text.count(f"({shown})") == 1, rule


@pytest.mark.parametrize("month", range(1, 13))
def test_months_rules_are_told_once_their_page_was_read(month: int) -> None:
    names = Names(ALMANAC, "en")
    told = ruled(names, in_month(month), "en")
    assert set(told.more) == {f"T{n}" for n in range(2, month + 1)}
    assert ("RULE 12" in told.everything(DEFAULTS)) == (month == 12)
    assert brought(names, in_month(month, unread=(month,))) == brought(names, in_month(month - 1))
    assert brought(names, in_month(month, mode="base")) == ()
    if month > 1:
        assert told.about(f"T{month}", DEFAULTS) == (f"Rule {month}", "Plain.")
    assert told.about(f"T{month + 1}", DEFAULTS) is None
