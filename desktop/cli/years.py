"""`year`: a generated calendar as text lines, one day each."""

import argparse

from desktop.cli.answering import Answer, BadInput, Commands, seed

NAMES = frozenset({"year"})
_FIRST, _LAST = 1900, 2199
_LETTERS = "ILR"


def add_to(commands: Commands) -> None:
    """Add the command."""
    year = commands.add("year", _year, "a generated calendar, a day a line")
    year.add_argument("year", type=int, metavar="YEAR")
    year.add_argument("--seed", type=seed, default="quillport", help="the page; any text")
    year.add_argument("--marks", action="store_true", help="what later months write into squares")


def _year(asked: argparse.Namespace) -> Answer:
    if not _FIRST <= asked.year <= _LAST:
        raise BadInput(f"year {asked.year}: from {_FIRST} to {_LAST}")
    lines = _marked(asked.seed, asked.year) if asked.marks else _plain(asked.seed, asked.year)
    return Answer({"year": asked.year, "seed": asked.seed, "lines": lines}, tuple(lines))


def _plain(page: str, year: int) -> list[str]:
    """`date value symbol kind`: W a lead, S a special."""
    from desktop.rules.games.calendar.phases.generator import generate

    squares = generate(page, year)
    return [
        f"{day.isoformat()} {value} {_LETTERS[symbol]} {'S' if day.weekday() == 6 else 'W'}"
        for day, (value, symbol) in sorted(squares.items())
    ]


def _marked(page: str, year: int) -> list[str]:
    """`date value symbols kind flags`: two symbols on a twin, the flags sealed and whispering."""
    from desktop.rules.games.calendar.phases.generator import generate
    from desktop.rules.games.calendar.phases.marks import marks

    squares, marked = generate(page, year), marks(page, year)
    lines = []
    for day, (value, symbol) in sorted(squares.items()):
        symbols = [symbol, *([marked.twins[day]] if day in marked.twins else [])]
        letters = "".join(_LETTERS[place] for place in symbols)
        flags = f"{day in marked.sealed:d}{day in marked.whispers:d}"
        kind = "S" if day.weekday() == 6 else "W"
        lines.append(f"{day.isoformat()} {value} {letters} {kind} {flags}")
    return lines
