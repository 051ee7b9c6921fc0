"""A small sound year of the calendar, with placeholder texts, to be spoilt by tests."""

import hashlib
from collections.abc import Mapping

import msgspec

from desktop.rules.games.calendar.content.schema import (
    Ally,
    Almanac,
    Epilogue,
    Head,
    Line,
    Module,
    MonthText,
    Page,
    Rating,
    Recipe,
    Result,
    RuleText,
    Scoring,
    Season,
    Square,
    Subject,
    Texts,
)
from desktop.rules.games.calendar.state import SYMBOLS, Symbol

LETTERS: dict[str, Symbol] = dict(zip("ILR", SYMBOLS, strict=True))
W1 = {"2026-01-01": "8I", "2026-01-02": "11L", "2026-01-03": "10R", "2026-01-04": "*13I"}
"""The example week of the rules."""

_MODULES: dict[str, dict[str, int | bool | str]] = {
    "T2.dial": {"charges": 2, "refill": "month", "per_day": 1},
    "T3.sealed": {"counts": 2},
    "T4.ally": {"minus": 1, "repeat": False},
    "T5.twin": {"points": 1, "own_date": True},
    "T6.insight": {"margin": 4, "cap": 3},
    "T7.moon": {"full": 0, "new": 2},
    "T8.bell": {
        "size": 8,
        "toll": -5,
        "miss": 1,
        "lost_special": 2,
        "new_moon": 1,
        "hush": 1,
        "hard_at": 4,
        "hard": 2,
    },
    "T9.whisper": {"insight": 1},
    "T10.vow": {"min_value": 11, "extra": 1, "madness": 1},
    "T11.unmask": {"margin": 3, "points": 7},
    "T12.finale": {"base": 22, "min": 8, "max": 17, "points": 15, "seal_specials": 3},
}
_RESULTS: tuple[Result, ...] = ("done", "nothing", "passed", "lapsed", "hushed")
_SEASONS: tuple[Season, ...] = ("winter", "spring", "summer", "autumn")


def square(text: str) -> Square:
    """A square as `11L`, a special `*17R`; `L+R` is a twin, `!` sealed, `~` a whispering day."""
    special, twin = text.startswith("*"), "+" in text
    digits = "".join(filter(str.isdigit, text))
    symbols = tuple(LETTERS[letter] for letter in text if letter in LETTERS)
    marks = {"sealed": "!" in text, "twin": twin, "whisper": "~" in text}
    return msgspec.convert(
        {
            "kind": "special" if special else "lead",
            "value": int(digits),
            "symbols": symbols,
            "need": "all" if twin else "any",
            "flags": [flag for flag, there in marks.items() if there],
        },
        Square,
    )


def almanac(squares: Mapping[str, str] | None = None, year: int = 2026) -> Almanac:
    """A sound year; the given squares stand in place of those that are drawn for that year."""
    given = {day: square(text) for day, text in (squares or {}).items()}
    return Almanac(
        head=Head("small", "1", "A small year"),
        hash=hashlib.sha256(repr(sorted(given.items())).encode()).hexdigest(),
        recipe=Recipe(),
        year=year if given else 0,
        pages=tuple(_page(month, given) for month in range(1, 13)),
        modules=tuple(
            Module(name, number, 12, params)
            for number, (name, params) in enumerate(_MODULES.items(), 2)
        ),
        scoring=Scoring(),
        rating=Rating((0, 45, 57, 67, 75, 82, 90), (0, 35, 45, 55, 64, 72, 80)),
        date_flags={},
        texts={"en": texts()},
    )


def _page(month: int, given: Mapping[str, Square]) -> Page:
    own = {day: one for day, one in given.items() if int(day[5:7]) == month}
    return Page(month, 8 if month == 2 else 9, own)


def texts() -> Texts:
    """One sentence for everything that is read."""
    return Texts(
        months={
            n: MonthText(n, f"Month {n}", "Before.", "Kept.", "Lost.", "After.")
            for n in range(1, 13)
        },
        rules={
            f"T{n}": RuleText(f"T{n}", f"Rule {n}", f"Thing {n}", "Story.", "Plain.")
            for n in range(2, 13)
        },
        subjects={n: Subject(n, f"Ask {n}?", "Won.", "Lost.", "Open.") for n in range(1, 55)},
        lines={line.id: line for line in _lines()},
        allies={symbol: Ally(f"The {symbol}", "About.") for symbol in SYMBOLS},
        epilogues={rank: Epilogue(rank, f"Rank {rank}", "The end.") for rank in range(7)},
        finale_won="Won.",
        finale_lost="Lost.",
    )


def _lines() -> list[Line]:
    lines = [Line(f"m{n}", f"Morning {n}.", morning=True) for n in range(1, 71)]
    for symbol in SYMBOLS:
        lines += [
            Line(f"m-{symbol}-{season}-{n}", "Morning.", True, symbol=symbol, season=season)
            for season in _SEASONS
            for n in range(3)
        ]
        lines += [
            Line(f"e-{symbol}-{n}", "Evening.", result="done", symbol=symbol) for n in range(20)
        ]
        lines.append(Line(f"e-{symbol}-mark", "Evening.", result="done", symbol=symbol, mark="yes"))
    for result in _RESULTS:
        lines += [Line(f"e-{result}-{n}", f"Evening {n}.", result=result) for n in range(3)]
        lines.append(Line(f"e-{result}-late", "Evening.", result=result, since=8, mark="no"))
    return lines
