"""Every code of a refusal has a sentence, and it names only facts that are given with it."""

import re

import pytest

from desktop.rules.games.book import refusals
from desktop.rules.kernel.errors import Reason
from desktop.words.book import reasons
from desktop.words.book.names import Names
from tests.rules.book import fx
from tests.words.book.test_names import STATE

NAMES = Names(fx.TABLES, "en")
UNSAID = {"not_offered", "not_now", "unknown_option", "unknown_value"}
"""What no hand at the table can ask for: told by the sentence for everything else."""
GIVEN = {
    "area": "6,5",
    "blockers": "7,5 8,5",
    "needs": "5",
    "has": "2",
    "ware": "rope",
    "letter": "Z",
    "attribute": "CHA",
    "allowed": "STR DEX",
    "most": "3",
    "wanted": "6",
    "given": "5",
    "face": "7",
}


def codes() -> set[str]:
    """The codes that the rules list, each with its facts in parentheses or none."""
    text = refusals.__doc__ or ""
    listed = re.sub(r"\([^)]*\)", "", text.split("Codes,", 1)[1].split("`blockers`")[0])
    return set(re.findall(r"\b[a-z]+(?:_[a-z]+)+\b|\bended\b|\bblocked\b", listed))


def test_every_code_has_a_sentence() -> None:
    assert len(codes()) > 35
    assert codes() - reasons.told_codes() - UNSAID == set()


@pytest.mark.parametrize("code", sorted(reasons.told_codes()))
def test_sentences_are_whole(code: str) -> None:
    for facts in (GIVEN, {**GIVEN, "blockers": ""}):
        told = reasons.sentence(NAMES, STATE, Reason(code, facts))
        assert not re.search(r"[{}]|None", told)
        assert told[0].isupper() or told[0].isdigit()
        assert told[-1] == "." or code.startswith(("undo.", "redo."))


def test_a_reason_says_what_would_help() -> None:
    walls = Reason("way_blocked", {"area": "6,5", "blockers": "7,5 8,5"})
    assert reasons.sentence(NAMES, STATE, walls) == (
        "The line would touch a Blocked square: column 8, row 6 and column 9, row 6. "
        "Try another dot."
    )
    price = Reason("too_little_gold", {"needs": "5", "has": "2"})
    assert reasons.sentence(NAMES, STATE, price) == "This costs 5 gold, and you have 2."


def test_a_code_nobody_knows_is_survived() -> None:
    assert reasons.sentence(NAMES, STATE, Reason("tea_cold")) == "That is not possible now."
