"""The sheet of a new year: its names, its year and page, how to play, and what follows."""

import secrets
from collections.abc import Mapping
from datetime import date

import msgspec

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.options import MOST_PAGE, OPTIONS
from desktop.store.settings import Settings
from desktop.ui.games.calendar.parts import challenge
from desktop.ui.new_game import Adventure
from desktop.ui.rule_rows import RuleChoice
from desktop.ui.title_page import TitlePage
from desktop.ui.written_lines import Code, Field, Tuning
from desktop.words.calendar import invitation, sheet_words
from desktop.words.calendar.table_rules import rule_text

OPENLY = ("catch_up", "start")
WRITTEN = ("year", "page")
YEARS = (1900, 2199)
OLD_YEAR = 1926
LAST_TO_JOIN = 3
"""The last month in which joining by the date is what the sheet proposes."""
_SEED_BYTES = 4
_MOST_CODE = 80


def invite(almanac: Almanac, settings: Settings, today: date) -> Adventure:
    """The introduction, the lines to write on, and the table rules."""
    rules = {option.id: _rule(option.id, settings) for option in OPTIONS}
    behind = (rule for name, rule in rules.items() if name not in (*OPENLY, *WRITTEN))
    return Adventure(
        title=almanac.head.title,
        intro=invitation.intro(),
        people=(),
        players=(1,),
        rules=tuple(behind),
        page=_page(almanac, rules, today),
    )


def _rule(name: str, settings: Settings) -> RuleChoice:
    option = next(option for option in OPTIONS if option.id == name)
    words = sheet_words.pace() if name == "catch_up" else rule_text(name)
    return RuleChoice(
        name,
        words.name,
        (words.why,),
        values=tuple((value, words.values[value]) for value in option.values if words.values),
        default=settings.dice if name == "dice" else option.default,
        switchable=option.switchable,
    )


def _page(almanac: Almanac, rules: Mapping[str, RuleChoice], today: date) -> TitlePage:
    seed = secrets.token_hex(_SEED_BYTES)
    titles = (almanac.head.title, *sheet_words.titles())
    lines = [Field("title", sheet_words.title_label(), titles)]
    lines += _written(almanac, rules, seed, today)
    code = None
    if not almanac.year:
        lines.append(Field("code", sheet_words.code_label(), most=_MOST_CODE))
        code = Code("code", seed, challenge.write, challenge.read)
    return TitlePage(
        title=sheet_words.page_title(),
        fields=tuple(lines),
        rules=(_paces(rules["catch_up"], almanac, today), _starts(rules["start"], today)),
        cover="{title}",
        byline="{year}",
        emblem="calendar",
        call=sheet_words.call(),
        rules_first=True,
        code=code,
        tune=_Follows(today, almanac.year).tune,
    )


def _written(
    almanac: Almanac, rules: Mapping[str, RuleChoice], seed: str, today: date
) -> tuple[Field, Field]:
    """Year and page; a year with squares of its own has both already."""
    year, page = rules["year"], rules["page"]
    if almanac.year:
        only = (almanac.year, almanac.year)
        return (
            Field("year", year.title, (), rule=year, numbers=only, fixed=True, narrow=True),
            Field("page", page.title, (almanac.head.id,), rule=page, fixed=True, narrow=True),
        )
    years = tuple(dict.fromkeys(str(one) for one in (today.year, today.year + 1, OLD_YEAR)))
    pages = (page.default, *invitation.pages(seed))
    return (
        Field("year", year.title, years, rule=year, numbers=YEARS, narrow=True),
        Field("page", page.title, pages, rule=page, most=MOST_PAGE, narrow=True),
    )


def _paces(rule: RuleChoice, almanac: Almanac, today: date) -> RuleChoice:
    """How to play; a year of the past only as a whole.

    Who comes in spring or later would have every page so far to read before the first die: then
    the whole year is proposed, and the date can be had.
    """
    if not almanac.year or almanac.year >= today.year:
        late = today.month > LAST_TO_JOIN
        return msgspec.structs.replace(rule, default="free") if late else rule
    values = tuple(value for value in rule.values if value[0] == "free")
    return msgspec.structs.replace(rule, values=values, default="free")


def _starts(rule: RuleChoice, today: date) -> RuleChoice:
    values = tuple(sheet_words.starts(today).items())
    return msgspec.structs.replace(rule, values=values, default="today")


class _Follows:
    """What follows from the rules chosen, on a given day."""

    def __init__(self, today: date, fixed: int) -> None:
        self._today, self._fixed = today, fixed

    def tune(self, rules: Mapping[str, str]) -> Tuning:
        """By the date no year is over already, and only this one may be joined on the way."""
        dated = rules["catch_up"] != "free"
        this, year = self._today.year, max(int(rules["year"]), self._today.year * dated)
        joins = dated and year == this and self._today != date(this, 1, 1)
        least = {} if self._fixed else {"year": this if dated else YEARS[0]}
        if not dated:
            goal = sheet_words.any_year()
        elif year > this:
            goal = sheet_words.not_yet(year)
        elif joins and rules.get("start", "today") == "today" and self._today.month > 1:
            goal = f"{invitation.begins_text(self._today.month)} {sheet_words.no_past(this)}"
        else:
            goal = sheet_words.no_past(this)
        return Tuning(least, frozenset() if joins else frozenset({"start"}), goal)
