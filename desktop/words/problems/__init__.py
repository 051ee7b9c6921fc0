"""What is wrong with a file, and what to do about it, in the reader's language."""

from collections import defaultdict

from PySide6.QtCore import QCoreApplication

from desktop.rules.kernel.errors import Problem
from desktop.words.problems.marking import QT_TRANSLATE_NOOP
from desktop.words.problems.of_files import FILES
from desktop.words.problems.of_maps import MAPS
from desktop.words.problems.of_packs import PACKS
from desktop.words.problems.of_prints import PRINTS
from desktop.words.problems.of_reach import REACH
from desktop.words.problems.of_saves import SAVES
from desktop.words.problems.of_stories import STORIES
from desktop.words.problems.of_tables import TABLES
from desktop.words.problems.of_years import YEARS

TEXTS = {**FILES, **PACKS, **STORIES, **TABLES, **YEARS, **REACH, **MAPS, **SAVES, **PRINTS}

_NEAREST = QT_TRANSLATE_NOOP("Problems", "Perhaps “{nearest}” is meant.")
_UNKNOWN = QT_TRANSLATE_NOOP("Problems", "Something is wrong here ({code}).")
_WORDS = frozenset(
    {
        QT_TRANSLATE_NOOP("Problems", "text"),
        QT_TRANSLATE_NOOP("Problems", "true or false"),
        QT_TRANSLATE_NOOP("Problems", "whole number"),
        QT_TRANSLATE_NOOP("Problems", "number with a point"),
        QT_TRANSLATE_NOOP("Problems", "list"),
        QT_TRANSLATE_NOOP("Problems", "table"),
        QT_TRANSLATE_NOOP("Problems", "date or time"),
    }
)


def message(problem: Problem) -> str:
    """What is wrong, in one sentence; plain text, whatever the file holds."""
    text, _ = TEXTS.get(problem.code, (_UNKNOWN, ""))
    return _filled(text, problem)


def hint(problem: Problem) -> str:
    """What its author or player can do; empty where nothing helps."""
    _, text = TEXTS.get(problem.code, ("", ""))
    advice = _filled(text, problem) if text else ""
    if not problem.facts.get("nearest"):
        return advice
    meant = _filled(_NEAREST, problem)
    return f"{meant} {advice}".rstrip()


def where(problem: Problem) -> str:
    """The file and the place in it; either may be missing."""
    return " ".join(_shown(part) for part in (problem.file, problem.place) if part)


def line(problem: Problem) -> str:
    """Everything in one line: where, what, and what to do."""
    told = f"{message(problem)} {hint(problem)}".rstrip()
    place = where(problem)
    return f"{place}: {told}" if place else told


def _filled(text: str, problem: Problem) -> str:
    facts = defaultdict(str, {key: _word(_shown(value)) for key, value in problem.facts.items()})
    facts.setdefault("code", problem.code)
    facts.setdefault("file", _shown(problem.file))
    facts.setdefault("guide", _guide(problem))
    return QCoreApplication.translate("Problems", text).format_map(facts)


def _guide(problem: Problem) -> str:
    """Where the format of a file is written down."""
    stem = problem.file.partition(".")[0]
    if stem in ("inventory", "encounters", "stories"):
        return "assets/book/FORMAT.md"
    texts = stem in ("year", "weeks", "days", "rules", "epilogue") or stem.startswith("months/")
    of_years = texts or problem.code.startswith("year.")
    return "assets/calendar/FORMAT.md" if of_years else "maps/FORMAT.md"


def _shown(foreign: str) -> str:
    """A text from a file with its line ends and marks of direction spelled out."""
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in foreign)


def _word(fact: str) -> str:
    """A kind of value in the reader's language; anything else as it stands."""
    return QCoreApplication.translate("Problems", fact) if fact in _WORDS else fact
