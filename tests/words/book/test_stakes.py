"""What was at stake: the ECL on arrival, and what a failure cost with what was worn then."""

import re

import pytest
from msgspec.structs import replace

from desktop.rules.games.book.state import Letter, Page, Sheet, Stay, Tale
from desktop.words.book.bound.stakes import stakes
from desktop.words.book.bound.wordings import Wordings
from desktop.words.book.names import Names
from tests.rules.book import fx

NAMES = Names(fx.TABLES, "en")
CALM = Tale()
PAGE = Page("chapter", "5,5", "won", Sheet(), 1, ecl=15)


def told(page: Page) -> set[str]:
    """Every wording of the sentence for a page."""
    wordings = Wordings("stakes")
    return {stakes(NAMES, page, wordings) for _ in range(9)}


def met(letter: Letter, *worn: str, tale: Tale = CALM) -> Page:
    sheet = Sheet(equipment=worn)
    return replace(PAGE, letter=letter, first=letter, sheet=sheet, tale=tale)


@pytest.mark.parametrize(
    ("page", "figures"),
    [
        (met("O"), {"15", "1", "3"}),
        (met("O", "armor"), {"15", "0", "2"}),
        (met("Pp"), {"15", "3", "1"}),
        (met("Pm"), {"15", "3"}),
        (met("C"), {"15", "1", "6"}),
        (met("C", "armor"), {"15", "0", "5"}),
        (met("C", "shield"), {"15", "0", "6"}),
        (met("C", tale=Tale(given=("armor",))), {"15", "0", "5"}),
        (met("H"), {"15", "20"}),
        (met("Z"), {"15", "1"}),
        (met("R"), {"15", "2", "7"}),
        (met("R", "armor"), {"15", "1", "6"}),
    ],
)
def test_every_wording_names_the_figures_and_no_other(page: Page, figures: set[str]) -> None:
    found = told(page)
    assert len(found) == 5
    for sentence in found:
        assert set(re.findall(r"\d+", sentence)) == figures
        assert sentence.endswith(".")
    assert len({sentence.split()[0] for sentence in found}) == 5


@pytest.mark.parametrize("letter", ["O", "C", "H", "Z", "R"])
def test_who_left_before_a_throw_has_an_argument_of_another_kind(letter: Letter) -> None:
    fled = replace(met(letter), kind="flight", outcome="fled")
    found = told(fled)
    assert len(found) == 5
    assert found == told(replace(fled, tale=Tale(panicked=True)))
    assert all(re.findall(r"\d+", one) == ["15"] for one in found)
    assert told(replace(fled, tale=Tale(sums=(9,)))) == told(met(letter))


def test_what_was_written_anew_since_is_told_as_it_was_met() -> None:
    failed = replace(met("H", tale=Tale(converted="failed")), letter="C", ecl=20)
    assert all("15" in one and "20" in one for one in told(failed))
    sprung = replace(met("R", tale=Tale(converted="sprung")), letter="O")
    assert all("2 to 7 Wounds" in one for one in told(sprung))


def test_nothing_is_at_stake_in_a_town() -> None:
    town = Page("town", "5,5", "left", Sheet(), stay=Stay("5,5", 3))
    assert stakes(NAMES, town, Wordings("stakes")) == ""
