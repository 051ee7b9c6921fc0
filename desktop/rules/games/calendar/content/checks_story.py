"""Whether the stories of a year are whole: months, weeks, rules, epilogue. Pure.

Problem codes: those of checks_texts.
"""

from typing import Final

from desktop.rules.games.calendar.content.authored import (
    EpilogueFile,
    MonthFile,
    RulePart,
    RulesFile,
    WeeksFile,
)
from desktop.rules.games.calendar.content.checks_texts import MOST_LINE, MOST_STORY, line, text
from desktop.rules.kernel.strict import Faults

WEEKS: Final = 54
RANKS: Final = 7
ALLIES: Final = ("lens", "lantern", "revolver")
_WITHOUT_SUNDAY: Final = (53, 54)
_MOST_TITLE, _MOST_NAME, _MOST_WEEK = 60, 40, 400
_MOST_RULE, _MOST_PLAIN = 4000, 1200


def month(file: MonthFile, faults: Faults, *, needed: bool = True) -> None:
    """A title and a text; two ways in the middle, or none."""
    if needed or file.title:
        line(file.title, "title", _MOST_TITLE, "", faults)
    both = bool(file.kept or file.lost) and needed
    for key in ("before", "kept", "lost", "after"):
        must = needed and (key == "before" or (key in ("kept", "lost") and both))
        text(getattr(file, key), key, MOST_STORY, "", faults, needed=must)


def weeks(file: WeeksFile, faults: Faults, *, needed: bool = True) -> None:
    """A question for each week, two answers, and a third where its Sunday can be missing."""
    known = [str(week) for week in range(1, WEEKS + 1)]
    for name in known if needed else ():
        if name not in file.week:
            faults.add("year.no_text", "week", key=f"week.{name}")
    for name, part in file.week.items():
        place = f"week.{name[:40]}"
        if name not in known:
            faults.add("year.stray", place, key=place)
            continue
        for key in ("ask", "won", "lost", "open"):
            must = needed and (key != "open" or int(name) in _WITHOUT_SUNDAY)
            text(getattr(part, key), key, _MOST_WEEK, place, faults, needed=must)


def rules(file: RulesFile, ids: frozenset[str], faults: Faults, *, needed: bool = True) -> None:
    """A text for each rule of the year, for those who help, and for the end of it."""
    for name in (f"T{number}" for number in range(2, 13)):
        part: RulePart | None = getattr(file, name)
        if part is not None and name not in ids:
            faults.add("year.stray", name, key=name)
        elif part is not None:
            _rule(part, name, faults, needed=needed)
        elif name in ids and needed:
            faults.add("year.no_text", name, key=name)
    _allies(file, "T4" in ids, faults, needed=needed)
    if file.finale is not None:
        for key in ("won", "lost"):
            told = getattr(file.finale, key)
            text(told, key, _MOST_RULE, "finale", faults, needed=needed)
    elif "T12" in ids and needed:
        faults.add("year.no_text", "finale", key="finale")


def _rule(part: RulePart, place: str, faults: Faults, *, needed: bool) -> None:
    if needed or part.name:
        line(part.name, "name", _MOST_NAME, place, faults)
    if needed or part.thing:
        line(part.thing, "thing", MOST_LINE, place, faults)
    text(part.story, "story", _MOST_RULE, place, faults, needed=needed)
    text(part.plain, "plain", _MOST_PLAIN, place, faults, needed=needed)


def _allies(file: RulesFile, asked: bool, faults: Faults, *, needed: bool) -> None:
    for name, part in file.allies.items():
        place = f"allies.{name[:40]}"
        if name not in ALLIES or not asked:
            faults.add("year.stray", place, key=place)
            continue
        if needed or part.name:
            line(part.name, "name", _MOST_NAME, place, faults)
        if needed or part.about:
            line(part.about, "about", MOST_LINE, place, faults)
    for name in ALLIES if asked and needed else ():
        if name not in file.allies:
            faults.add("year.no_text", "allies", key=f"allies.{name}")


def epilogue(file: EpilogueFile, faults: Faults, *, needed: bool = True) -> None:
    """A title and a text for each rank."""
    known = [str(rank) for rank in range(RANKS)]
    for name in known if needed else ():
        if name not in file.rank:
            faults.add("year.no_text", "rank", key=f"rank.{name}")
    for name, part in file.rank.items():
        place = f"rank.{name[:40]}"
        if name not in known:
            faults.add("year.stray", place, key=place)
            continue
        if needed or part.title:
            line(part.title, "title", _MOST_NAME, place, faults)
        text(part.text, "text", MOST_STORY, place, faults, needed=needed)
