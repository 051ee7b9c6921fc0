"""Whether everything that may be read is there and fits its place. Pure; notes every fault.

Problem codes (facts), beside pack.bad_id and pack.twice:
  year.no_text (key)                   a text that is needed and not there
  year.stray (key)                     a text that nothing in the year asks for
  year.long (key, length, most)        a text longer than its place
  year.one_line (key, most)            a name of more than one short line
  year.brace (key)                     a brace; nothing is filled in here
  year.line (id)                       a line of neither morning nor evening, or of both
  year.tag (id, key)                   a tag that this kind of line cannot have
  year.no_line (result)                a result without a line that always fits
  year.few_lines (season, found, least)  so few that one is read again too soon (a warning)
"""

import re
import unicodedata
from typing import Final

from desktop.rules.games.calendar.content.authored import LinePart
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.strict import Faults

MOST_STORY: Final = 6000
MOST_LINE: Final = 240
LEAST_MORNINGS: Final = 75
"""So many lines for any square does a season want: none comes again within 60 days then."""
LEAST_EVENINGS: Final = 12
SEASONS: Final = ("winter", "spring", "summer", "autumn")
RESULTS: Final = ("done", "nothing", "passed", "lapsed", "hushed")
_SYMBOLS: Final = ("lens", "lantern", "revolver")
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def line(words: str, key: str, most: int, place: str, faults: Faults) -> None:
    """A text of one line, not empty and not longer than there is room."""
    if not visible(words):
        faults.add("year.no_text", place, key=key)
    elif len(words) > most or "\n" in words.strip():
        faults.add("year.one_line", place, key=key, most=str(most))
    _brace(words, key, place, faults)


def text(words: str, key: str, most: int, place: str, faults: Faults, *, needed: bool) -> None:
    """A text of any number of lines."""
    if needed and not visible(words):
        faults.add("year.no_text", place, key=key)
    if len(words) > most:
        faults.add("year.long", place, key=key, length=str(len(words)), most=str(most))
    _brace(words, key, place, faults)


def _brace(words: str, key: str, place: str, faults: Faults) -> None:
    if re.search(r"[{}]", words):
        faults.add("year.brace", place, key=key)


def visible(words: str) -> bool:
    """Whether anything of a text can be seen: more than blanks and signs without a width."""
    return any(unicodedata.category(sign)[0] not in "CZM" for sign in words)


def warn(code: str, place: str, faults: Faults, **facts: str) -> None:
    """Note something that does not keep a year from being played."""
    faults.problems.append(Problem(code, "warning", faults.file, place, facts))


# --- lines ---------------------------------------------------------------------------------------


def lines(found: tuple[LinePart, ...], rules: frozenset[str], faults: Faults) -> None:
    """Every line has one place, and every day finds one. `rules` are those of the year."""
    seen: set[str] = set()
    for one in found:
        place = f"line[{one.id[:40]}]"
        if not _ID.fullmatch(one.id):
            faults.add("pack.bad_id", place, kind="line", id=one.id[:80])
        if one.id in seen:
            faults.add("pack.twice", place, kind="line", id=one.id[:80])
        seen.add(one.id)
        line(one.text, "text", MOST_LINE, place, faults)
        _tags(one, place, faults)
    _mornings(found, faults)
    for result in RESULTS:
        if result != "hushed" or "T8" in rules:
            _evenings(result, [one for one in found if one.result == result], faults)


def _tags(one: LinePart, place: str, faults: Faults) -> None:
    name = one.id[:40]
    if one.morning == bool(one.result):
        faults.add("year.line", place, id=name)
    if one.morning and one.mark:
        faults.add("year.tag", place, id=name, key="mark")
    if one.symbol and not one.morning and one.result != "done":
        faults.add("year.tag", place, id=name, key="symbol")
    if one.mark and one.result == "lapsed":
        faults.add("year.tag", place, id=name, key="mark")
    if not 1 <= one.since <= 12:
        bounds = {"least": "1", "most": "12"}
        faults.add("year.number", place, key="since", found=str(one.since), **bounds)


def _mornings(found: tuple[LinePart, ...], faults: Faults) -> None:
    open_ = [one for one in found if one.morning and not one.symbol and one.since == 1]
    if not open_:
        faults.add("year.no_line", "line", result="morning")
    for season in SEASONS:
        many = sum(one.season in ("", season) for one in open_)
        if many < LEAST_MORNINGS:
            least = str(LEAST_MORNINGS)
            warn("year.few_lines", "line", faults, season=season, found=str(many), least=least)


def _evenings(result: str, found: list[LinePart], faults: Faults) -> None:
    since = 8 if result == "hushed" else 1
    always = [one for one in found if one.since <= since]
    for symbol in _SYMBOLS if result == "done" else ("",):
        if not any(one.symbol in ("", symbol) for one in always):
            told = f"{result} ({symbol})" if symbol else "T8" if since == 8 else result
            faults.add("year.no_line", "line", result=told)
    if result != "hushed" and len(found) < LEAST_EVENINGS:
        least = str(LEAST_EVENINGS)
        warn("year.few_lines", "line", faults, season=result, found=str(len(found)), least=least)
