"""What is printed: squares, moons, boxes and the numbers of the months' rules. It is in no state.

Everything here follows from the almanac and the table rules; it is worked out once and kept.
"""

from collections.abc import Mapping
from datetime import date
from functools import lru_cache
from types import MappingProxyType

from msgspec.structs import replace

from desktop.rules.games.calendar.content.schema import Almanac, Module, Square
from desktop.rules.games.calendar.phases.generator import generate
from desktop.rules.games.calendar.phases.marks import marks
from desktop.rules.games.calendar.phases.moon import moons
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.state import SYMBOLS, State

ROLLS = 3
MARK = 6
_SEAL = 3  # specials, where the year does not say how many
_HARDER = {"gentle": -1, "standard": 0, "strict": 1}
_BOXES = {"gentle": 12, "strict": 7}
_LEAST, _MOST = 10, 20
_MORE_BOXES = "T10"

Params = dict[str, int | bool | str]


class Ground:
    """A year as it lies there under its table rules. `moons` and `modules` are empty in base."""

    __slots__ = ("almanac", "boxes", "last", "modules", "moons", "seal", "squares", "year")

    def __init__(self, almanac: Almanac, year: int, page: str, size: str, twists: bool) -> None:
        """Print it."""
        self.almanac = almanac
        self.year = year
        self.last = date(year, 12, 31)
        modules = {module.id.partition(".")[0]: module for module in almanac.modules}
        self.modules: Mapping[str, Module] = modules if twists else {}
        self.moons = moons(year) if twists else {}
        self.squares = MappingProxyType(_squares(almanac, year, page, size, twists))
        self.boxes = {one.month: _BOXES.get(size, one.boxes) for one in almanac.pages}
        for month in self.boxes:
            self.boxes[month] += self.params(_MORE_BOXES, month) is not None
        finale = modules.get("T12")
        self.seal = int(finale.params["seal_specials"]) if finale else _SEAL

    def params(self, name: str, month: int) -> Params | None:
        """The numbers of a month's rule, where it holds in a month."""
        module = self.modules.get(name)
        if module is None or not module.from_ <= month <= module.until:
            return None
        return module.params


class _Same:
    """An almanac by its identity, as a key: its dicts cannot be hashed."""

    __slots__ = ("almanac",)

    def __init__(self, almanac: Almanac) -> None:
        self.almanac = almanac

    def __hash__(self) -> int:
        return id(self.almanac)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.almanac is self.almanac


@lru_cache(maxsize=32)
def _ground(same: _Same, year: int, page: str, size: str, mode: str) -> Ground:
    return Ground(same.almanac, year, page, size, mode == "twists")


def ground(almanac: Almanac, state: State) -> Ground:
    """The printed year of a position."""
    options = state.options
    same = _Same(almanac)
    return _ground(same, state.year, options["page"], options["boxes"], options["mode"])


def printed(almanac: Almanac, state: State) -> Mapping[date, Square]:
    """Every square of the year as printed (CA-010 to CA-013), by its date."""
    return ground(almanac, state).squares


def fits_the_file(almanac: Almanac, year: int, page: str) -> bool:
    """Whether explicit squares, where there are any, are those of this year and page."""
    if not any(one.squares for one in almanac.pages):
        return True
    own = almanac.recipe.seed if almanac.recipe is not None else "quillport"
    return year == almanac.year and page in (own, almanac.head.id)


def _squares(almanac: Almanac, year: int, page: str, size: str, twists: bool) -> dict[date, Square]:
    found = _drawn(page, year, _HARDER[size]) if almanac.recipe is not None else {}
    for one in almanac.pages:
        found |= {date.fromisoformat(day): square for day, square in one.squares.items()}
    if not twists:
        return {day: _plain(square) for day, square in found.items()}
    for text, flags in almanac.date_flags.items():
        square = found.get(date.fromisoformat(text))
        if square is not None and "whisper" in flags and "whisper" not in square.flags:
            more = replace(square, flags=(*square.flags, "whisper"))
            found[date.fromisoformat(text)] = more
    return found


def _drawn(page: str, year: int, harder: int) -> dict[date, Square]:
    """The generator's squares with their marks; specials by the difficulty."""
    found = marks(page, year)
    squares: dict[date, Square] = {}
    for day, (value, symbol) in generate(page, year).items():
        if day.weekday() == SUNDAY:
            harsh = max(_LEAST, min(_MOST, value + harder))
            squares[day] = Square("special", harsh, (SYMBOLS[symbol],))
        elif day in found.twins:
            both = (SYMBOLS[symbol], SYMBOLS[found.twins[day]])
            squares[day] = Square("lead", value, both, "all", ("twin",))
        else:
            squares[day] = Square("lead", value, (SYMBOLS[symbol],))
        if day in found.sealed:
            squares[day] = replace(squares[day], flags=("sealed",))
        if day in found.whispers:
            squares[day] = replace(squares[day], flags=(*squares[day].flags, "whisper"))
    return squares


def _plain(square: Square) -> Square:
    """A square as it is without the months' rules."""
    twin = "twin" in square.flags
    symbols = square.symbols[:1] if twin else square.symbols
    need = "any" if twin else square.need
    return Square(square.kind, square.value, symbols, need)
