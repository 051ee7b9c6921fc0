"""The files of a year as their author writes them, before they become an `Almanac`."""

from typing import Literal

import msgspec

from desktop.rules.games.calendar.content.schema import Result, Season
from desktop.rules.games.calendar.state import Symbol

SCHEMA = "almanac-year/1"
YEAR = "year.json"
WEEKS, DAYS, RULES, EPILOGUE = "weeks.toml", "days.toml", "rules.toml", "epilogue.toml"
MONTHS = tuple(f"months/{month:02}.toml" for month in range(1, 13))
FILES = (YEAR, *MONTHS, WEEKS, DAYS, RULES, EPILOGUE)


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Keys that are not named are errors."""


class SquareFile(_Part, frozen=True):
    """One day as printed."""

    kind: Literal["lead", "special"]
    value: int
    symbols: tuple[Symbol, ...]
    need: Literal["any", "all"] = "any"
    flags: tuple[Literal["sealed", "twin", "whisper"], ...] = ()


class RecipeFile(_Part, frozen=True):
    """How squares are drawn."""

    generator: int
    seed: str
    difficulty: Literal["gentle", "standard", "strict"] = "standard"


class NumberDice(_Part, frozen=True):
    """The number dice; this program knows one kind."""

    count: int
    faces: tuple[int, ...]
    mark_faces: tuple[int, ...]
    mark_value: int


class SymbolDice(_Part, frozen=True):
    """The symbol dice; this program knows one kind."""

    count: int
    faces: tuple[Symbol, ...]


class DiceFile(_Part, frozen=True):
    """All dice, and how often they are rolled."""

    number: NumberDice
    symbol: SymbolDice
    rolls: int


class ScoringFile(_Part, frozen=True):
    """What a special is worth, and full boxes."""

    special: int
    all_boxes: int


class PageFile(_Part, frozen=True):
    """A month with its boxes, and its squares where they are given."""

    month: int
    boxes: int
    squares: dict[str, SquareFile] = {}


class RatingFile(_Part, frozen=True):
    """Shares of the most in percent."""

    twists: tuple[int, ...]
    base: tuple[int, ...]


class YearFile(_Part, frozen=True):
    """`year.json` without its modules, whose parameters are of many shapes."""

    schema: str
    id: str
    title: str
    year: int
    dice: DiceFile
    scoring: ScoringFile
    months: tuple[PageFile, ...]
    rating: RatingFile
    version: str = "1"
    language: str = "en"
    generate: RecipeFile | None = None
    date_flags: dict[str, tuple[Literal["whisper"], ...]] = {}


class ModuleFile(_Part, frozen=True):
    """A month's rule without its parameters."""

    id: str
    until: int
    from_: int = msgspec.field(name="from")


# --- texts ---------------------------------------------------------------------------------------


class MonthFile(_Part, frozen=True):
    """`months/01.toml` to `12.toml`; in a translation any of it may be missing."""

    title: str = ""
    before: str = ""
    kept: str = ""
    lost: str = ""
    after: str = ""


class WeekPart(_Part, frozen=True):
    """A week's question and its answers."""

    ask: str = ""
    won: str = ""
    lost: str = ""
    open: str = ""


class WeeksFile(_Part, frozen=True):
    """`weeks.toml`: by the week's number."""

    week: dict[str, WeekPart] = {}


class LinePart(_Part, frozen=True):
    """A day's line."""

    id: str
    text: str
    morning: bool = False
    result: Result = ""
    symbol: Literal["", "lens", "lantern", "revolver"] = ""
    mark: Literal["", "yes", "no"] = ""
    season: Season = ""
    since: int = 1


class DaysFile(_Part, frozen=True):
    """`days.toml`."""

    line: tuple[LinePart, ...] = ()


class RulePart(_Part, frozen=True):
    """What a month brings."""

    name: str = ""
    thing: str = ""
    story: str = ""
    plain: str = ""


class AllyPart(_Part, frozen=True):
    """T4: somebody who helps."""

    name: str = ""
    about: str = ""


class FinalePart(_Part, frozen=True):
    """T12: how it ended."""

    won: str = ""
    lost: str = ""


class RulesFile(_Part, frozen=True):
    """`rules.toml`."""

    T2: RulePart | None = None
    T3: RulePart | None = None
    T4: RulePart | None = None
    T5: RulePart | None = None
    T6: RulePart | None = None
    T7: RulePart | None = None
    T8: RulePart | None = None
    T9: RulePart | None = None
    T10: RulePart | None = None
    T11: RulePart | None = None
    T12: RulePart | None = None
    allies: dict[str, AllyPart] = {}
    finale: FinalePart | None = None


class RankPart(_Part, frozen=True):
    """How the year ends at a rank."""

    title: str = ""
    text: str = ""


class EpilogueFile(_Part, frozen=True):
    """`epilogue.toml`: by the rank's number."""

    rank: dict[str, RankPart] = {}
