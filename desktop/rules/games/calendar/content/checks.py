"""Whether the squares, boxes and ranks of a year can be played with. Pure; notes every fault.

Problem codes (facts), beside pack.bad_id, pack.twice, modules' and those of kernel.strict:
  year.schema (found, expected)        another format than this program reads
  year.language (found)                no code of a language
  year.dice ()                         other dice than the game's
  year.squares ()                      neither squares nor a recipe for them, or both
  year.generator (found, known)        a generator that this program has not
  year.no_month (month)                a month that is not there
  year.date (found)                    no ISO date
  year.elsewhere (day, month)          a day that does not belong to this month, or to the year
  year.no_day (day)                    a day without a square
  year.kind (day, expected)            a special on a weekday, or a lead on a Sunday
  year.symbols (found)                 other than one symbol, or two for a twin
  year.flag (flag)                     a flag that this square cannot bear
  year.ranks (key, found)              other than seven ranks
  year.rising (key)                    a rank that begins no higher than the one before
"""

import re
from collections.abc import Iterable, Iterator
from datetime import date, timedelta
from itertools import pairwise

from desktop.rules.games.calendar.content.authored import SCHEMA, PageFile, SquareFile, YearFile
from desktop.rules.games.calendar.content.checks_texts import line
from desktop.rules.kernel.strict import Faults

FIRST_YEAR, LAST_YEAR = 1900, 2199
MOST_TITLE = 60
GENERATORS = (1,)
RANKS = 7
_MOST_BOXES = 20
_LEAD, _SPECIAL = (5, 15), (10, 20)
_SUNDAY = 6
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")
_FACES = (1, 2, 3, 4, 5, 6)
_SYMBOLS = ("lens", "lens", "lantern", "lantern", "revolver", "revolver")


def year(file: YearFile, faults: Faults) -> None:
    """Everything in `year.json` but its modules."""
    if file.schema != SCHEMA:
        faults.add("year.schema", "schema", found=file.schema[:80], expected=SCHEMA)
    if not _ID.fullmatch(file.id):
        faults.add("pack.bad_id", "id", kind="year", id=file.id[:80])
    if not re.fullmatch(r"[a-z]{2,3}", file.language):
        faults.add("year.language", "language", found=file.language[:80])
    line(file.title, "title", MOST_TITLE, "title", faults)
    line(file.version, "version", MOST_TITLE, "version", faults)
    number(file.year, "year", FIRST_YEAR, LAST_YEAR, "year", faults)
    number(file.scoring.special, "special", 0, 99, "scoring", faults)
    number(file.scoring.all_boxes, "all_boxes", -99, 0, "scoring", faults)
    _dice(file, faults)
    _rating("twists", file.rating.twists, faults)
    _rating("base", file.rating.base, faults)
    _months(file.months, faults)
    _source(file, faults)


def _dice(file: YearFile, faults: Faults) -> None:
    number_dice, symbol_dice = file.dice.number, file.dice.symbol
    usual = (
        (number_dice.count, number_dice.faces) == (3, _FACES)
        and (number_dice.mark_faces, number_dice.mark_value) == ((6,), 6)
        and (symbol_dice.count, tuple(sorted(symbol_dice.faces))) == (2, tuple(sorted(_SYMBOLS)))
        and file.dice.rolls == 3
    )
    if not usual:
        faults.add("year.dice", "dice")


def _rating(key: str, shares: tuple[int, ...], faults: Faults) -> None:
    place = f"rating.{key}"
    if len(shares) != RANKS:
        faults.add("year.ranks", place, key=key, found=str(len(shares)))
    for share in shares:
        number(share, key, 0, 100, place, faults)
    rising = all(one < other for one, other in pairwise(shares))
    if not rising or shares[:1] != (0,):
        faults.add("year.rising", place, key=key)


def _months(pages: tuple[PageFile, ...], faults: Faults) -> None:
    seen: set[int] = set()
    for page in pages:
        place = f"months[{page.month}]"
        number(page.month, "month", 1, 12, place, faults)
        number(page.boxes, "boxes", 1, _MOST_BOXES, place, faults)
        if page.month in seen:
            faults.add("pack.twice", place, kind="month", id=str(page.month))
        seen.add(page.month)
    for month in range(1, 13):
        if month not in seen:
            faults.add("year.no_month", "months", month=str(month))


def _source(file: YearFile, faults: Faults) -> None:
    """Squares or a recipe, and not both."""
    given = any(page.squares for page in file.months) or bool(file.date_flags)
    if given == (file.generate is not None):
        faults.add("year.squares", "generate")
    if file.generate is not None:
        line(file.generate.seed, "seed", 40, "generate", faults)
        if file.generate.generator not in GENERATORS:
            known = ", ".join(str(one) for one in GENERATORS)
            found = str(file.generate.generator)
            faults.add("year.generator", "generate.generator", found=found, known=known)
    elif FIRST_YEAR <= file.year <= LAST_YEAR:
        _squares(file, faults)


def _squares(file: YearFile, faults: Faults) -> None:
    seen: set[date] = set()
    for page in file.months:
        seen |= _page(page, file.year, faults)
    for day in days_of(file.year):
        if day not in seen:
            faults.add("year.no_day", f"months[{day.month}].squares", day=day.isoformat())
    for text in file.date_flags:
        place = f"date_flags.{text[:20]}"
        day_ = _date(text, place, faults)
        if day_ is not None and (day_.year != file.year or day_.weekday() == _SUNDAY):
            faults.add("year.flag", place, flag="whisper")


def _page(page: PageFile, year_: int, faults: Faults) -> set[date]:
    """The days of a page that have a square."""
    seen: set[date] = set()
    for text, square in page.squares.items():
        place = f"months[{page.month}].squares.{text[:20]}"
        day = _date(text, place, faults)
        if day is None:
            continue
        if (day.year, day.month) != (year_, page.month):
            faults.add("year.elsewhere", place, day=text[:20], month=str(page.month))
        _square(day, square, place, faults)
        seen.add(day)
    return seen


def _square(day: date, square: SquareFile, place: str, faults: Faults) -> None:
    special = day.weekday() == _SUNDAY
    expected = "special" if special else "lead"
    if square.kind != expected:
        faults.add("year.kind", place, day=day.isoformat(), expected=expected)
    number(square.value, "value", *(_SPECIAL if special else _LEAD), place, faults)
    twin = "twin" in square.flags
    if len(set(square.symbols)) != (2 if twin else 1) or len(square.symbols) > 2:
        faults.add("year.symbols", place, found=str(len(square.symbols)))
    if len(square.symbols) != len(set(square.symbols)):
        faults.add("pack.twice", place, kind="symbol", id=square.symbols[0])
    if twin != (square.need == "all"):
        faults.add("year.flag", place, flag="twin")
    for flag in wrong_flags(square.flags, special=special):
        faults.add("year.flag", place, flag=flag)


def wrong_flags(flags: tuple[str, ...], *, special: bool) -> Iterator[str]:
    """The flags that stand twice, stand on a Sunday, or do not go together."""
    for place, flag in enumerate(flags):
        together = flag == "sealed" and "twin" in flags
        if special or together or flag in flags[:place]:
            yield flag


def _date(text: str, place: str, faults: Faults) -> date | None:
    try:
        if len(text) == 10:
            return date.fromisoformat(text)
    except ValueError:
        pass
    faults.add("year.date", place, found=text[:80])
    return None


def days_of(year_: int) -> Iterable[date]:
    """Every day of a year."""
    first = date(year_, 1, 1)
    return (first + timedelta(n) for n in range((date(year_ + 1, 1, 1) - first).days))


def number(found: int, key: str, least: int, most: int, place: str, faults: Faults) -> None:
    """Note a number out of its bounds."""
    if not least <= found <= most:
        bounds = {"least": str(least), "most": str(most)}
        faults.add("year.number", place, key=key, found=str(found), **bounds)
