"""Every code has a message; every message names only facts that its code has."""

import re
import string
from pathlib import Path

import pytest

import desktop
from desktop.rules.kernel.errors import Problem
from desktop.words import problems
from tests.tide_ledger import edited

SOURCES = Path(desktop.__file__).parent
AREAS = "file|zip|member|members|name|picture|toml|text|pack|content|ref|letter|card|wound|clock"
MORE = "event|test|option|needs|counter|investigator|adversary|reach|paragraph|pool|travel|combat"
LAST = "count|sight|walk|map|json|save|settings|replay|window|tables|year|print"
CODE = re.compile(rf'"((?:{AREAS}|{MORE}|{LAST})\.[a-z_0-9]+)"')
ROOMS = ("atlas", "cli", "keepsakes", "store", "ui", "workshop", "rules/kernel")
GAMES = ("aventura", "book", "calendar")
CONTENTS = tuple(f"rules/games/{game}/content" for game in GAMES)


def codes_in_sources() -> set[str]:
    paths = [path for room in (*ROOMS, *CONTENTS) for path in (SOURCES / room).rglob("*.py")]
    return {code for path in paths for code in CODE.findall(path.read_text("utf-8"))}


def test_every_code_of_the_sources_has_a_message() -> None:
    others = {"pack.toml", "pack.intro", "pack.title", "year.json"}
    assert codes_in_sources() - others - problems.TEXTS.keys() == set()


def test_no_message_without_its_code() -> None:
    told = {code for code in problems.TEXTS if not code.startswith(("ref.", "map.", "save.disk"))}
    assert told - codes_in_sources() - {"save.not_allowed"} == set()


@pytest.mark.parametrize("code", sorted(problems.TEXTS))
def test_messages_are_whole_sentences(code: str) -> None:
    message, hint = problems.TEXTS[code]
    for text in (message, hint):
        assert not text or text[-1] in ".}"
        names = [name for _, name, _, _ in string.Formatter().parse(text) if name is not None]
        assert all(name.isidentifier() for name in names)


def test_a_problem_in_one_line() -> None:
    facts = {"key": "icns", "nearest": "icons"}
    told = Problem("pack.unknown_key", "error", "journal/a.toml", "paragraph[A].icns", facts)
    assert problems.line(told) == (
        "journal/a.toml paragraph[A].icns: There is no key “icns” here. "
        "Perhaps “icons” is meant. maps/FORMAT.md lists them all."
    )


def test_missing_facts_and_unknown_codes_are_survived() -> None:
    bare = Problem("pack.unknown_key", "error", "", "")
    assert problems.message(bare) == "There is no key “” here."
    strange = Problem("tea.cold", "error", "cup", "")
    assert problems.line(strange) == "cup: Something is wrong here (tea.cold)."


def test_foreign_text_stays_text() -> None:
    evil = Problem("ref.map", "error", "", "", {"name": "{0.__class__} <b>", "nearest": ""})
    assert problems.message(evil) == "There is no map “{0.__class__} <b>”."


def test_foreign_text_stays_in_its_line() -> None:
    evil = Problem("ref.map", "error", "a\nb", "\u202e.\t", {"name": "x\r\n", "nearest": "\u2028"})
    told = problems.line(evil)
    assert told.isprintable()
    assert "a\\nb" in told
    assert "x\\r\\n" in told


def test_real_problems_have_all_the_facts_they_tell() -> None:
    from desktop.rules.games.aventura.content.reading import read

    broken = edited("cards.toml", ('kind = "ally"', 'kind = "allly"'), ("no = 31", 'no = "31"'))
    for problem in read(broken).problems:
        assert "“”" not in problems.line(problem)
