"""The year that ships: whole, without a warning, with lines enough for every season and month."""

from functools import cache

import pytest

from desktop.rules.games.calendar.content.schema import Almanac, Texts
from desktop.store import almanacs

SEASONS = ("winter", "spring", "summer", "autumn")
SYMBOLS = ("lens", "lantern", "revolver")


@cache
def quillport() -> Almanac:
    return almanacs.load(almanacs.shipped())


def texts() -> Texts:
    return quillport().told("en")


def test_nothing_is_wrong_with_it() -> None:
    assert almanacs.examine(almanacs.shipped()) == ()


def test_it_is_drawn_for_any_year_by_its_recipe() -> None:
    almanac = quillport()
    assert almanac.recipe is not None
    assert (almanac.head.id, almanac.recipe.seed, almanac.year) == ("quillport", "quillport", 0)
    assert [page.boxes for page in almanac.pages] == [9, 8, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9]
    assert [(module.from_, module.until) for module in almanac.modules] == [
        (month, 12) for month in range(2, 13)
    ]


@pytest.mark.parametrize("season", SEASONS)
def test_no_morning_line_comes_again_within_sixty_days(season: str) -> None:
    """A square may bear any symbol: so many lines does each season have for all of them."""
    open_ = [one for one in texts().lines.values() if one.morning and not one.symbol]
    assert sum(one.season in ("", season) and one.since == 1 for one in open_) >= 75


def test_every_evening_has_its_lines() -> None:
    lines = texts().lines.values()
    for symbol in SYMBOLS:
        for mark in ("yes", "no"):
            fits = [
                one
                for one in lines
                if one.result == "done"
                and one.symbol in ("", symbol)
                and one.mark in ("", mark)
                and not one.season
                and one.since == 1
            ]
            assert len(fits) >= 3, (symbol, mark)
    for result in ("nothing", "passed", "lapsed"):
        assert sum(one.result == result and one.since == 1 for one in lines) >= 3, result


def test_lines_are_short_and_none_stands_twice() -> None:
    found = [one.text for one in texts().lines.values()]
    assert len(set(found)) == len(found)
    assert max(len(text) for text in found) <= 160


def test_every_month_has_both_ways_and_january_one() -> None:
    months = texts().months
    assert sorted(months) == list(range(1, 13))
    assert all(months[month].kept and months[month].lost for month in range(2, 13))
    assert len({month.title for month in months.values()}) == 12


def test_every_week_asks_something_else() -> None:
    asked = [subject.ask for subject in texts().subjects.values()]
    assert len(set(asked)) == 54
    assert all(texts().subjects[week].open for week in (53, 54))


def test_its_rules_are_told_in_spanish_too() -> None:
    spanish, english = quillport().told("es"), texts()
    for name, rule in english.rules.items():
        told = spanish.rules[name]
        assert told.plain != rule.plain, name
        assert told.thing != rule.thing, name
