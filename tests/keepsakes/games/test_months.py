"""The calendar's pages in print: those that were read, as they hang there, and empty ones."""

import re
from datetime import date
from pathlib import Path

import msgspec
import pytest

from desktop.keepsakes.games.calendar import KEEPER, months, printed_year
from desktop.keepsakes.paper import A4, LETTER, Sheet
from desktop.keepsakes.source import Source
from desktop.keepsakes.wish import PageName, Wish
from desktop.rules.games.calendar.phases.generator import generate
from desktop.words.calendar.names import Names
from desktop.words.language import speak
from tests.keepsakes.conftest import Tool
from tests.keepsakes.games.printed import is_vector, words, written
from tests.keepsakes.games.years import source
from tests.keepsakes.outputs.ink import ink_box, within
from tests.keepsakes.placing.seen import bare_outside, box_of
from tests.ui.calendar.desk import shipped

SHEETS = [Sheet(paper, margin) for paper in (A4, LETTER) for margin in (0.0, 5.0, 20.0)]
PAGES: tuple[PageName, ...] = ("month", "blank")


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    speak("en")


def titles(first: int) -> list[str]:
    """What months are called from one on."""
    names = Names(shipped(), "en")
    return [names.month(month).title for month in range(first, 13)]


def values(text: str) -> list[int]:
    """All numbers in a text that stand by themselves."""
    return [int(found) for found in re.findall(r"(?<![\w.])\d{1,2}(?![\w.])", text)]


def test_every_month_that_was_read_is_a_page(tool: Tool, tmp_path: Path) -> None:
    kept = KEEPER.make(source("june"), "month", Wish())
    path = written(kept, tmp_path)
    found = words(path, tool)
    assert [leaf.name.split()[0] for leaf in kept.leaves] == [
        *("January", "February", "March", "April", "May", "June", "Pencilled")
    ]
    assert is_vector(path, tool)
    assert all(title in found for title in titles(1)[:6])
    assert "The Quillport Almanac, 1926" in found
    assert "Ask the cooper about the second key, and not on a Sunday." in found
    assert found.index("Wednesday 6 May") < found.index("Wednesday 3 June")
    assert not [title for title in titles(7) if title in found]
    assert within(ink_box(path, 1, tool, 50), Sheet().turned(landscape=True).printable, 0.6)


def test_squares_and_result_can_be_found(tool: Tool, tmp_path: Path) -> None:
    told = source("june")
    found = words(written(KEEPER.make(told, "month", Wish(part="5")), tmp_path), tool)
    squares = generate("quillport", 2026)
    printed = [value for day, (value, _) in squares.items() if day.month == 5]
    there = values(found)
    assert all(there.count(value) >= printed.count(value) for value in set(printed))
    (result,) = [one for one in told.history.state.results if one.month == 5]
    assert result.points in there
    assert len(re.findall(r"\bwon\b", found)) >= result.won


@pytest.mark.parametrize("page", PAGES)
def test_nothing_of_a_later_month_is_printed(page: PageName, tool: Tool, tmp_path: Path) -> None:
    told = source("turned")  # July's page lies there, unread
    kept = KEEPER.make(told, page, Wish())
    found = words(written(kept, tmp_path), tool) + "".join(one.text for one in kept.leaves)
    assert titles(6)[0] in found
    assert not [title for title in titles(7) if title in found]
    for month in range(7, 13):
        with pytest.raises(KeyError):
            KEEPER.make(told, page, Wish(part=str(month)))
        with pytest.raises(LookupError):
            months.month_picture(told, month)
    offered = {one.page: one.parts for one in KEEPER.offers(told)}[page]
    assert [part for part, _ in offered] == list("123456")


def test_before_the_first_page_was_read_there_is_only_the_year() -> None:
    new = source("new")
    assert [one.page for one in KEEPER.offers(new)] == ["year"]
    with pytest.raises(KeyError):
        KEEPER.make(new, "month", Wish())


def test_an_empty_page_is_the_printed_one_with_nothing_done(tool: Tool, tmp_path: Path) -> None:
    told = source("june")
    kept = KEEPER.make(told, "blank", Wish(part="5"))
    found = words(written(kept, tmp_path), tool)
    squares = generate("quillport", 2026)
    first, last = date(2026, 4, 27), date(2026, 5, 31)  # from Monday to Sunday
    printed = [value for day, (value, _) in squares.items() if first <= day <= last]
    dates = [day.day for day in squares if first <= day <= last]
    assert sorted(values(found)) == sorted([*printed, *dates])
    assert not re.search(r"\bwon\b|so far| of 9", found)


def test_a_year_for_the_table_from_the_content_alone(tool: Tool, tmp_path: Path) -> None:
    (offer,) = KEEPER.blanks(shipped(), "en")
    assert len(offer.parts) == 12
    wish = Wish(part="3:kitchen:2027")
    kept = KEEPER.make_blank(shipped(), "en", "blank", wish)
    found = words(written(kept, tmp_path), tool)
    squares = generate("kitchen", 2027)
    days = [day for day in squares if date(2027, 3, 1) <= day <= date(2027, 4, 4)]
    printed = [squares[day][0] for day in days if day.month == 3]
    assert sorted(values(found)) == sorted([*printed, *(day.day for day in days)])
    assert not [title for title in titles(1) if title in found]
    whole = KEEPER.make_blank(shipped(), "en", "blank", Wish(made="2031-02-03T10:00:00"))
    assert len(whole.leaves) == 12
    assert all("2031" in leaf.name for leaf in whole.leaves)


@pytest.mark.parametrize("part", ["13", "0", "x", "3:kitchen:1800", "3:kitchen:2027:1"])
def test_a_part_that_means_nothing_is_none(part: str) -> None:
    with pytest.raises(KeyError):
        KEEPER.make_blank(shipped(), "en", "blank", Wish(part=part))


def test_a_year_with_its_own_squares_is_printed_as_it_is() -> None:
    almanac = msgspec.structs.replace(shipped(), year=2030)
    assert printed_year.asked(almanac, Wish(made="2027-01-01")).year == "2030"


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_printed_outside_the_box(sheet: Sheet) -> None:
    kept = KEEPER.make(source("june"), "month", Wish(sheet=sheet, part="6"))
    assert len(kept.leaves) == 2
    for leaf in kept.leaves:
        assert bare_outside(leaf, box_of(leaf, sheet))


def test_in_spanish_too(tool: Tool, tmp_path: Path) -> None:
    speak("es")
    told = source("june")
    kept = KEEPER.make(Source(told.history, told.jottings, "es"), "month", Wish(part="2"))
    found = words(written(kept, tmp_path), tool)
    speak("en")
    assert "Febrero" in found
    assert Names(shipped(), "es").month(2).title in found
