"""Dates in two languages, numbers, symbols, and texts in the language of the story."""

from datetime import date, timedelta

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar.content.schema import Ally, MonthText, RuleText
from desktop.rules.games.calendar.state import SYMBOLS
from desktop.words.calendar import dates, names
from desktop.words.calendar.names import Names
from tests.small_almanac import texts
from tests.words.calendar.fx import ALMANAC, NAMES, THURSDAY


def test_days_in_english() -> None:
    assert dates.day_title(THURSDAY) == "Thursday 19 March"
    assert dates.day_text(THURSDAY) == "19 March"
    assert dates.day_short(THURSDAY) == "19 Mar"
    assert dates.day_with_year(THURSDAY) == "19 March 2026"
    assert dates.weekday_short(1) == "Mon"
    assert dates.month_title(3) == "March"
    assert dates.month_short(3) == "Mar"


@pytest.mark.usefixtures("spanish")
def test_days_in_spanish() -> None:
    assert dates.day_title(THURSDAY) == "Jueves 19 de marzo"
    assert dates.day_long(THURSDAY) == "jueves 19 de marzo"
    assert dates.day_with_year(THURSDAY) == "19 de marzo de 2026"
    assert dates.weekday_short(3) == "mié"
    assert dates.month_title(3) == "Marzo"
    assert dates.words(13) == "trece"


def test_rows_of_days() -> None:
    day = date(2026, 5, 5)
    assert dates.days_text(day, day) == "Tuesday"
    assert dates.days_text(day, day + timedelta(1)) == "Tuesday and Wednesday"
    assert dates.days_text(day, day + timedelta(2)) == "Tuesday to Thursday"
    assert dates.days_text(day, day + timedelta(9)) == "5 May to 14 May"
    assert dates.either_text(("Tuesday", "Friday")) == "Tuesday or Friday"


def test_a_day_of_another_week_is_named_by_its_date() -> None:
    assert dates.day_in_week(date(2026, 3, 17), THURSDAY) == "Tuesday"
    assert dates.day_in_week(date(2026, 3, 23), THURSDAY) == "Monday 23 March"


@pytest.mark.parametrize(
    ("day", "week"),
    [
        (date(2026, 1, 1), 1),
        (date(2026, 1, 4), 1),
        (date(2026, 1, 5), 2),
        (date(2026, 12, 31), 53),
        (date(2023, 1, 1), 1),
        (date(2023, 1, 2), 2),
        (date(2028, 12, 31), 53),
        (date(2012, 12, 31), 54),
    ],
)
def test_weeks_are_clipped_to_the_year(day: date, week: int) -> None:
    assert dates.week_number(day) == week


def test_dice_in_words() -> None:
    assert names.dice_text((4, 4, 5), ("lens", "lantern")) == "4 4 5, a lens and a lantern"
    assert names.dice_text((4, 4, 5), ("lens", "lens")) == "4 4 5, two lenses"
    assert names.dice_text((4, 4)) == "4 4"
    assert names.dice_text((), ("lens",)) == "a lens"
    for symbol in SYMBOLS:
        assert names.a_symbol(symbol).endswith(names.symbol_name(symbol))
        assert names.no_symbol(symbol).endswith(names.symbol_name(symbol))


def test_texts_that_are_not_translated_are_as_they_were_written() -> None:
    own = replace(
        texts(),
        months={},
        rules={"T2": RuleText("T2", "Regla 2", "Cosa 2", "Historia.", "Llana.")},
        subjects={},
        lines={},
        allies={"lens": Ally("La lupa", "Sobre.")},
        epilogues={},
        finale_won="",
        finale_lost="",
    )
    told = Names(replace(ALMANAC, texts={**ALMANAC.texts, "es": own}), "es")
    assert (told.thing("T2"), told.thing("T3")) == ("Regla 2", "Rule 3")
    assert (told.ally("lens"), told.ally("lantern")) == ("La lupa", "The lantern")
    assert told.month(3).title == "Month 3"
    assert told.subject(3) == NAMES.subject(3)
    assert told.line("m1") == "Morning 1."
    assert told.epilogue(4).title == "Rank 4"
    assert told.finale(won=True) == "Won."


def test_a_month_is_told_by_how_the_last_one_went() -> None:
    assert NAMES.month_story(3, kept=True) == "Before.\n\nKept.\n\nAfter."
    assert NAMES.month_story(3, kept=False) == "Before.\n\nLost.\n\nAfter."
    short = replace(ALMANAC.texts["en"], months={1: MonthText(1, "One", "Before.")})
    told = Names(replace(ALMANAC, texts={"en": short}), "en")
    assert told.month_story(1, kept=True) == "Before."


def test_what_no_text_knows_is_called_by_its_id() -> None:
    assert NAMES.thing("T99") == "T99"
    assert NAMES.line("nowhere") == ""
    assert NAMES.subject(99) is None
