"""The Review Score line by line, its verdict, and the adventure Chapter by Chapter (part 2, 4)."""

from itertools import takewhile
from typing import Literal

import msgspec

from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import ATTRIBUTES, Sheet, State

CHAPTERS = 20
LineId = Literal[
    "writing",
    "story",
    "complete",
    "gold",
    "equipment",
    "items",
    "fear",
    "best",
    "effort",
    "respites",
    "cap",
]
Verdict = Literal["firewood", "inn", "decade", "retired", "famous", "immortal"]
VERDICTS: tuple[tuple[int, Verdict], ...] = (
    (0, "firewood"),
    (60, "inn"),
    (80, "decade"),
    (100, "retired"),
    (120, "famous"),
    (140, "immortal"),
)
"""From how many years on each verdict is spoken (BA-G69)."""


class Line(msgspec.Struct, frozen=True):
    """One line of the Review. `detail`, by line:

    writing INT; story xp; complete chapters; equipment ware -> base price; items ware -> how
    many; effort Attribute -> value; respites towns (the Hometown not counted); cap gold and most.
    """

    id: LineId
    value: int
    detail: dict[str, str] = {}


class Review(msgspec.Struct, frozen=True):
    """The Review of a book, or of what it would be if it ended now.

    `scored` is False for the dead, whose manuscript has no score (BA-G70): what it says then is
    what the book would have been worth.
    """

    lines: tuple[Line, ...]
    score: int
    wins: bool
    goal: int
    verdict: Verdict
    scored: bool = True


class ChartRow(msgspec.Struct, frozen=True):
    """The sheet as it stood after a Chapter."""

    chapter: int
    wounds: int
    fear: int
    xp: int
    gold: int
    ecl: int
    level: int


def review(tables: Tables, state: State) -> Review:
    """Line by line, as it stands (BA-116 to BA-125). A win needs a finished book (BA-G68)."""
    lines = [*_earned(tables, state.sheet), *_deducted(state)]
    if state.options["money_cap"] == "on":
        lines.append(_cap(lines, state.sheet.chapters))
    score = max(0, sum(line.value for line in lines))  # BA-G71
    goal = int(state.options["win_years"])
    return Review(
        lines=tuple(lines),
        score=score,
        wins=state.ending == "finished" and score >= goal,
        goal=goal,
        verdict=verdict(score),
        scored=state.ending != "dead",
    )


def verdict(years: int) -> Verdict:
    """What is said of a book that one can live on for so many years."""
    *_, (_, word) = takewhile(lambda rung: rung[0] <= max(0, years), VERDICTS)
    return word


def _earned(tables: Tables, sheet: Sheet) -> list[Line]:
    writing = sheet.six[ATTRIBUTES.index("INT")]
    bases = {name: tables.wares[name].base for name in sheet.equipment}
    items = sum(tables.wares[name].base * many for name, many in sheet.items.items())
    done = CHAPTERS if sheet.chapters >= CHAPTERS else 0
    return [
        Line("writing", 3 * writing, {"INT": str(writing)}),
        Line("story", sheet.xp // 10, {"xp": str(sheet.xp)}),
        Line("complete", done, {"chapters": str(sheet.chapters)}),
        Line("gold", sheet.gold),
        Line("equipment", sum(bases.values()), {name: str(base) for name, base in bases.items()}),
        Line("items", items, {name: str(many) for name, many in sheet.items.items()}),
        Line("fear", sheet.fear),
        Line("best", sheet.best),
    ]


def _deducted(state: State) -> list[Line]:
    six = dict(zip(ATTRIBUTES, state.sheet.six, strict=True))
    home = 1 if state.home else 0
    return [
        Line("effort", -sum(six.values()), {name: str(value) for name, value in six.items()}),
        Line("respites", -state.towns - home, {"towns": str(state.towns)}),
    ]


def _cap(lines: list[Line], chapters: int) -> Line:
    """Gold and inventory count at most 1 a Chapter together: what is taken off for it (BA-G68)."""
    money = sum(line.value for line in lines if line.id in ("gold", "equipment", "items"))
    taken = max(0, money - chapters)
    return Line("cap", -taken, {"gold": str(money), "most": str(chapters)})


def chart(state: State) -> tuple[ChartRow, ...]:
    """One row for each Chapter written."""
    return tuple(
        ChartRow(
            chapter=page.chapter,
            wounds=page.sheet.wounds,
            fear=page.sheet.fear,
            xp=page.sheet.xp,
            gold=page.sheet.gold,
            ecl=page.ecl,
            level=page.sheet.level,
        )
        for page in state.pages
        if page.kind == "chapter"
    )
