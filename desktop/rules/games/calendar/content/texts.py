"""The text files of a year into `Texts`, language by language. Pure.

Translations stand beside the file they translate, such as `rules.es.toml`; what is missing there
is told in the year's own language.

Problem codes, beside those of the checks: year.missing_file (member), year.no_original (key).
"""

import re
from collections.abc import Mapping
from typing import TypeVar

import msgspec

from desktop.rules.games.calendar.content import checks_story, checks_texts
from desktop.rules.games.calendar.content.authored import (
    DAYS,
    EPILOGUE,
    MONTHS,
    RULES,
    WEEKS,
    AllyPart,
    DaysFile,
    EpilogueFile,
    FinalePart,
    MonthFile,
    RankPart,
    RulePart,
    RulesFile,
    WeekPart,
    WeeksFile,
)
from desktop.rules.games.calendar.content.schema import (
    Ally,
    Epilogue,
    Line,
    MonthText,
    RuleText,
    Subject,
    Texts,
)
from desktop.rules.games.calendar.state import SYMBOLS
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.strict import Faults, convert
from desktop.rules.kernel.toml_text import parse

TEXT_FILES = (*MONTHS, WEEKS, DAYS, RULES, EPILOGUE)
_NAME = re.compile(r"(months/(?:0[1-9]|1[0-2])|weeks|days|rules|epilogue)\.([a-z]{2,3})\.toml")
_RULES = tuple(f"T{number}" for number in range(2, 13))
S = TypeVar("S", bound=msgspec.Struct)
P = TypeVar("P", bound=msgspec.Struct)
Members = Mapping[str, bytes]


def of(name: str) -> tuple[str, str] | None:
    """The file that a member translates, and its language; None where it is no translation."""
    found = _NAME.fullmatch(name)
    return (f"{found.group(1)}.toml", found.group(2)) if found else None


def languages(members: Members) -> tuple[str, ...]:
    """The languages that something is translated into."""
    return tuple(sorted({found[1] for name in members if (found := of(name)) is not None}))


class Written(msgspec.Struct, frozen=True):
    """All text files of one language, as far as they can be had."""

    months: dict[int, MonthFile]
    weeks: WeeksFile = WeeksFile()
    days: DaysFile = DaysFile()
    rules: RulesFile = RulesFile()
    epilogue: EpilogueFile = EpilogueFile()


class _Room:
    """Reads the files of one language and gathers what is wrong with them."""

    def __init__(self, members: Members, language: str, rules: frozenset[str]) -> None:
        self.members, self.language, self.rules = members, language, rules
        self.problems: list[Problem] = []

    def read(self) -> Written:
        months = {
            number: self._file(name, MonthFile) or MonthFile()
            for number, name in enumerate(MONTHS, 1)
        }
        return Written(
            months,
            self._file(WEEKS, WeeksFile) or WeeksFile(),
            self._file(DAYS, DaysFile) or DaysFile(),
            self._file(RULES, RulesFile) or RulesFile(),
            self._file(EPILOGUE, EpilogueFile) or EpilogueFile(),
        )

    def _file(self, file: str, shape: type[S]) -> S | None:
        name = f"{file.removesuffix('toml')}{self.language}.toml" if self.language else file
        if name not in self.members:
            if not self.language:
                facts = {"member": name}
                self.problems.append(Problem("year.missing_file", "error", name, "", facts))
            return None
        table, found = parse(name, self.members[name])
        self.problems += found
        faults = Faults(name)
        record = convert(table, shape, faults) if table is not None else None
        if record is not None:
            self._check(record, faults)
        self.problems += faults.problems
        return record

    def _check(self, record: msgspec.Struct, faults: Faults) -> None:
        whole = not self.language
        match record:
            case MonthFile():
                checks_story.month(record, faults, needed=whole)
            case WeeksFile():
                checks_story.weeks(record, faults, needed=whole)
            case RulesFile():
                checks_story.rules(record, self.rules, faults, needed=whole)
            case EpilogueFile():
                checks_story.epilogue(record, faults, needed=whole)
            case DaysFile() if whole:
                checks_texts.lines(record.line, self.rules, faults)
            case _:
                pass


def read(
    members: Members, own: str, rules: frozenset[str]
) -> tuple[dict[str, Texts], list[Problem]]:
    """Language -> its texts, each whole, and all that is wrong with the files."""
    room = _Room(members, "", rules)
    original = room.read()
    told = {own: _texts(original, rules)}
    problems = room.problems
    for language in languages(members):
        translated = _Room(members, language, rules)
        words = translated.read()
        problems += translated.problems
        problems += _strays(words.days, original.days, f"days.{language}.toml")
        told[language] = _texts(_over(original, words), rules)
    return told, problems


def _strays(days: DaysFile, original: DaysFile, name: str) -> list[Problem]:
    """Translated lines that translate nothing, come twice, or say more than their text."""
    known = {one.id for one in original.line}
    faults = Faults(name)
    seen: set[str] = set()
    for one in days.line:
        place = f"line[{one.id[:40]}]"
        if one.id not in known:
            faults.add("year.no_original", place, key=one.id[:80])
        if one.id in seen:
            faults.add("pack.twice", place, kind="line", id=one.id[:80])
        seen.add(one.id)
        checks_texts.line(one.text, "text", 2 * checks_texts.MOST_LINE, place, faults)
    return faults.problems


# --- one language over another -------------------------------------------------------------------


def _over(original: Written, words: Written) -> Written:
    """What is written, with a translation wherever there is one."""
    days = {one.id: one.text for one in words.days.line}
    rules = {
        name: _filled(part, getattr(words.rules, name) or RulePart())
        for name in _RULES
        if (part := getattr(original.rules, name)) is not None
    }
    finale = _filled(original.rules.finale or FinalePart(), words.rules.finale or FinalePart())
    allies = _each(original.rules.allies, words.rules.allies, AllyPart())
    return Written(
        {month: _filled(file, words.months[month]) for month, file in original.months.items()},
        WeeksFile(_each(original.weeks.week, words.weeks.week, WeekPart())),
        DaysFile(
            tuple(
                msgspec.structs.replace(one, text=days.get(one.id, one.text))
                for one in original.days.line
            )
        ),
        RulesFile(**rules, allies=allies, finale=finale),
        EpilogueFile(_each(original.epilogue.rank, words.epilogue.rank, RankPart())),
    )


def _each(parts: dict[str, P], words: dict[str, P], nothing: P) -> dict[str, P]:
    return {name: _filled(part, words.get(name, nothing)) for name, part in parts.items()}


def _filled(part: P, words: P) -> P:
    """A part with every text that its translation has."""
    told = {key: text for key, text in msgspec.structs.asdict(words).items() if text}
    return msgspec.structs.replace(part, **told)


# --- into the almanac ----------------------------------------------------------------------------


def _texts(written: Written, rules: frozenset[str]) -> Texts:
    finale = written.rules.finale or FinalePart()
    return Texts(
        months={month: _month(month, file) for month, file in written.months.items()},
        rules={name: _rule(name, written.rules) for name in _RULES if name in rules},
        subjects={int(week): _subject(week, part) for week, part in _numbered(written.weeks.week)},
        lines={
            one.id: Line(**{**msgspec.structs.asdict(one), "text": folded(one.text)})
            for one in written.days.line
        },
        allies={
            symbol: Ally(folded(part.name), folded(part.about))
            for symbol in SYMBOLS
            if (part := written.rules.allies.get(symbol)) is not None
        },
        epilogues={
            int(rank): Epilogue(int(rank), folded(part.title), paragraphs(part.text))
            for rank, part in _numbered(written.epilogue.rank)
        },
        finale_won=paragraphs(finale.won),
        finale_lost=paragraphs(finale.lost),
    )


def _numbered(parts: dict[str, P]) -> list[tuple[str, P]]:
    return sorted(
        ((name, part) for name, part in parts.items() if name.isdecimal()),
        key=lambda pair: int(pair[0]),
    )


def _month(number: int, file: MonthFile) -> MonthText:
    kept, lost = paragraphs(file.kept), paragraphs(file.lost)
    before, after = paragraphs(file.before), paragraphs(file.after)
    return MonthText(number, folded(file.title), before, kept, lost, after)


def _rule(name: str, file: RulesFile) -> RuleText:
    part: RulePart = getattr(file, name) or RulePart()
    story, plain = paragraphs(part.story), paragraphs(part.plain)
    return RuleText(name, folded(part.name), folded(part.thing), story, plain)


def _subject(week: str, part: WeekPart) -> Subject:
    return Subject(
        int(week), folded(part.ask), folded(part.won), folded(part.lost), folded(part.open)
    )


def folded(text: str) -> str:
    """A text in one line."""
    return " ".join(text.split())


def paragraphs(text: str) -> str:
    """A text whose paragraphs are one line each, parted by blank lines."""
    parts = re.split(r"\n[ \t]*\n", text.replace("\r\n", "\n"))
    return "\n\n".join(filter(None, (folded(part) for part in parts)))
