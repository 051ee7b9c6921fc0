"""A year as data: `year.json` (part 8 of the calendar's rules) and the texts beside it.

Texts are found by id; states and saves hold ids alone.
"""

from typing import Literal

import msgspec

from desktop.rules.games.calendar.state import Symbol

Result = Literal["", "done", "nothing", "passed", "lapsed", "hushed"]
Season = Literal["", "winter", "spring", "summer", "autumn"]


class Square(msgspec.Struct, frozen=True, omit_defaults=True):
    """One day as printed. `need` all: every symbol must lie there (T5)."""

    kind: Literal["lead", "special"]
    value: int
    symbols: tuple[Symbol, ...]
    need: Literal["any", "all"] = "any"
    flags: tuple[Literal["sealed", "twin", "whisper"], ...] = ()


class Recipe(msgspec.Struct, frozen=True):
    """How squares are drawn: by the generator of this number (part 4)."""

    generator: int = 1
    seed: str = "quillport"
    difficulty: Literal["gentle", "standard", "strict"] = "standard"


class Module(msgspec.Struct, frozen=True):
    """One month's rule: its id (T2 ... T12), the months it holds in, its numbers."""

    id: str
    from_: int
    until: int
    params: dict[str, int | bool | str]


class Page(msgspec.Struct, frozen=True):
    """A month as printed: boxes at standard difficulty, its own squares where they are given."""

    month: int
    boxes: int
    squares: dict[str, Square] = {}


class Scoring(msgspec.Struct, frozen=True):
    """What a special is worth, and full boxes."""

    special: int = 5
    all_boxes: int = -5


class Rating(msgspec.Struct, frozen=True):
    """From which share of the most in percent each rank begins, lowest first (part 3.6)."""

    twists: tuple[int, ...]
    base: tuple[int, ...]


class Head(msgspec.Struct, frozen=True):
    """What a save and the shelf say of a year."""

    id: str
    version: str
    title: str
    language: str = "en"


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A day's line. Empty tags are open.

    A `morning` line is read before the dice, tagged by the symbol of the day's own square and the
    season; an evening line tells what became of a weekday: `result`, the `symbol` that was
    completed, whether the mark showed. `since` is the first month in which it may stand.
    """

    id: str
    text: str
    morning: bool = False
    result: Result = ""
    symbol: Symbol | Literal[""] = ""
    mark: Literal["", "yes", "no"] = ""
    season: Season = ""
    since: int = 1


class Subject(msgspec.Struct, frozen=True, omit_defaults=True):
    """A week's small question, asked on its first day and answered by its Sunday.

    `open` answers it in the epilogue where the year ends without that Sunday.

    Weeks are counted from 1 January, Monday to Sunday, clipped to the year: 1 to 54.
    """

    week: int
    ask: str
    won: str
    lost: str
    open: str = ""


class MonthText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A month's story; `kept` or `lost` stands between the two parts by how the last month went."""

    month: int
    title: str
    before: str
    kept: str = ""
    lost: str = ""
    after: str = ""


class RuleText(msgspec.Struct, frozen=True, omit_defaults=True):
    """A month's rule: the thing on the shelf by its name and one sentence, in story and plainly."""

    id: str
    name: str
    thing: str
    story: str
    plain: str


class Ally(msgspec.Struct, frozen=True):
    """T4: who helps with a symbol, and one sentence about them."""

    name: str
    about: str


class Epilogue(msgspec.Struct, frozen=True):
    """How the year ends at a rank, 0 to 6: the rank's title and the text."""

    rank: int
    title: str
    text: str


class Texts(msgspec.Struct, frozen=True):
    """Everything that is read, in one language."""

    months: dict[int, MonthText]
    rules: dict[str, RuleText]
    subjects: dict[int, Subject]
    lines: dict[str, Line]
    allies: dict[Symbol, Ally]
    epilogues: dict[int, Epilogue]
    finale_won: str
    finale_lost: str


class Almanac(msgspec.Struct, frozen=True):
    """A year to play: the content of this game.

    `year` is 0 where squares are drawn by the recipe for whatever year the table rules name.
    """

    head: Head
    hash: str
    recipe: Recipe | None
    year: int
    pages: tuple[Page, ...]
    modules: tuple[Module, ...]
    scoring: Scoring
    rating: Rating
    date_flags: dict[str, tuple[str, ...]]
    texts: dict[str, Texts]  # by language; "en" is whole, others may lack stories

    def told(self, language: str) -> Texts:
        """The texts in a language, or else in the year's own."""
        return self.texts.get(language) or self.texts[self.head.language]
