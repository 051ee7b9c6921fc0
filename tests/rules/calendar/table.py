"""A table for tests of the calendar: a day put together, dice that fall as told, events kept."""

from collections.abc import Iterable, Mapping
from datetime import date
from functools import lru_cache
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.choices import CloseDay, Complete, Pass, Recall, Roll, Stop
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.options import complete
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import Ground, ground
from desktop.rules.games.calendar.state import Mark, Month, Result, State, Symbol, Things
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Step
from tests.small_almanac import almanac

FACES = {"I": 1, "L": 2, "R": 3}
WORDS: dict[str, Symbol] = {"I": "lens", "L": "lantern", "R": "revolver"}
QUIET = (1, 1, 1, 1, 1)
"""Dice that fit nothing and show no mark: 1 1 1, lens, lens."""


def day(text: str, year: int = 2026) -> date:
    """`03-31` of the year, or a whole ISO date."""
    return date.fromisoformat(text if len(text) > 5 else f"{year}-{text}")


def dice(number: Iterable[int], symbols: str = "II") -> tuple[int, ...]:
    """Five dice as they fall: `dice((4, 4, 5), "LR")`."""
    return (*number, *(FACES[one] for one in symbols))


@lru_cache(maxsize=64)
def year_of(squares: frozenset[tuple[str, str]], year: int) -> Almanac:
    """A small year with some squares of its own."""
    return almanac({day(text, year).isoformat(): one for text, one in squares}, year)


class Table:
    """A game in progress: `do` makes choices and keeps what happened."""

    def __init__(self, year: Almanac, state: State) -> None:
        self.almanac = year
        self.state = state
        self.events: list[Any] = []
        self.last: Step | None = None

    def do(self, *choices: Any) -> Step:
        """Make choices one after the other; each must be offered, or answer what is asked."""
        for choice in choices:
            self.last = GAME.choose(self.almanac, self.state, choice)
            self.state = self.last.state
            self.events += self.last.events
        assert self.last is not None
        return self.last

    def throw(self, choice: Any, *fell: int) -> Step:
        """This choice, and exactly these dice fall."""
        self.state = replace(self.state, chance=replace(self.state.chance, loaded=fell))
        step = self.do(choice)
        assert self.state.chance.loaded == (), self.state.chance.loaded
        self.state = replace(self.state, chance=replace(self.state.chance, loaded=None))
        return step

    def roll(self, number: Iterable[int], symbols: str = "II", hold: tuple[int, ...] = ()) -> Step:
        """One roll of the dice that are not held."""
        return self.throw(Roll(hold), *dice(number, symbols))

    def recall(self, number: Iterable[int], symbols: str = "II", hold: Any = ()) -> Step:
        """T6."""
        return self.throw(Recall(hold), *dice(number, symbols))

    def show(self, number: Iterable[int], symbols: str = "II") -> "Table":
        """One roll, and stop."""
        self.roll(number, symbols)
        self.do(Stop())
        return self

    def take(self, square: str) -> Step:
        """Complete a square."""
        return self.do(Complete(day(square, self.state.year)))

    def close(self) -> Step:
        """End the day; where nothing was chosen yet, pass."""
        if self.state.phase == "final" and self.state.sitting == "day":
            self.do(Pass())
        return self.do(CloseDay())

    def spend(self, *fell: int) -> Step:
        """A whole day on which these dice are rolled once and nothing is completed."""
        self.throw(Roll(), *(fell or QUIET))
        self.do(Stop(), Pass())
        return self.do(CloseDay())

    @property
    def ground(self) -> Ground:
        return ground(self.almanac, self.state)

    def legal(self) -> tuple[Any, ...]:
        return GAME.choices(self.almanac, self.state)

    def kinds(self) -> set[str]:
        return {type(one).__name__ for one in self.legal()}

    def offered(self, kind: type) -> list[Any]:
        return [one for one in self.legal() if isinstance(one, kind)]

    def fits(self) -> set[str]:
        """The squares that may be completed now, as `01-31`."""
        return {one.square.isoformat()[5:] for one in self.offered(Complete)}

    def open(self) -> set[str]:
        """The squares that may be chosen today, were the dice to fit."""
        assert set(self.state.marks).isdisjoint(
            one.isoformat() for one in legal.chosen_from(self.ground, self.state)
        )
        found = {
            one for one in self.ground.squares if legal.place(self.ground, self.state, one) is None
        }
        assert found == set(legal.chosen_from(self.ground, self.state))
        return {one.isoformat()[5:] for one in found}

    def now(self, square: str) -> int:
        """What a square asks for now."""
        return legal.value(self.ground, self.state, day(square, self.state.year))

    def mark(self, square: str) -> Mark | None:
        return self.state.marks.get(day(square, self.state.year).isoformat())

    def why_not(self, wish: Any) -> str:
        """The code of the refusal; `choose` must refuse it as well, and not offer it."""
        reason = GAME.refuse(self.almanac, self.state, wish)
        assert reason is not None, f"{wish} is legal"
        assert wish not in self.legal()
        with pytest.raises(Illegal) as illegal:
            GAME.choose(self.almanac, self.state, wish)
        assert illegal.value.reason == reason
        return reason.code

    def told(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def madness(self) -> int:
        return self.state.month.madness

    @property
    def points(self) -> int:
        return self.state.month.points

    @property
    def things(self) -> Things:
        return self.state.things


def marks(
    squares: Iterable[str], how: Any = "done", on: str = "", year: int = 2026
) -> dict[str, Mark]:
    """Squares that are done (or won, lost), each on its own day unless told."""
    return {day(one, year).isoformat(): Mark(how, day(on or one, year)) for one in squares}


def result(month: int, points: int = 0, seal: bool = False) -> Result:
    """A month that is over."""
    return Result(month, points, won=3 if seal else 0, seal=seal)


def allies_until(month: int, last: str) -> tuple[Symbol, ...]:
    """One word a month from April; the open month's as told, none twice running."""
    other = "R" if last != "R" else "L"
    row = [last if (month - n) % 2 == 0 else other for n in range(4, month + 1)]
    return tuple(WORDS[one] for one in row)


def at(
    text: str,
    squares: Mapping[str, str] | None = None,
    *,
    done: Iterable[str] | dict[str, Mark] = (),
    madness: int = 0,
    points: int = 0,
    results: tuple[Result, ...] | None = None,
    ally: str = "R",
    first: str = "01-01",
    today: str = "12-31",
    phase: Any = "declare",
    seed: str = "position",
    **options: Any,
) -> Table:
    """The morning of a day, before its first roll, in base unless `mode="twists"`.

    Words of `options` that are fields of Things (dial, insight, bell, vow) go there.
    """
    things = {name: options.pop(name) for name in Things.__struct_fields__ if name in options}
    year = int(options.pop("year", 2026))
    rules = complete({"mode": "base", "catch_up": "free", "year": str(year), **options})
    now = day(text, year)
    if rules["mode"] == "twists" and now.month >= 4:
        things.setdefault("allies", allies_until(now.month, ally))
    state = State(
        chance=Chance(seed),
        options=rules,
        year=year,
        first=day(first, year),
        day=now,
        today=day(today, year),
        phase=phase,
        marks=done if isinstance(done, dict) else marks(done, year=year),
        month=Month(now.month, madness, points),
        results=results if results is not None else tuple(result(n) for n in range(1, now.month)),
        things=Things(**things),
    )
    return Table(year_of(frozenset((squares or {}).items()), year), state)


def twists(text: str, squares: Mapping[str, str] | None = None, **more: Any) -> Table:
    """The same with the months' own rules."""
    return at(text, squares, mode="twists", **more)


def began(squares: Mapping[str, str] | None = None, seed: str = "game", **options: Any) -> Table:
    """A calendar that was just hung up."""
    year = int(options.get("year", 2026))
    chosen = {name: str(value) for name, value in options.items()}
    own = year_of(frozenset((squares or {}).items()), year)
    step = GAME.begin(own, chosen, Chance(seed))
    table = Table(own, step.state)
    table.events += step.events
    table.last = step
    return table


def week(first: str, *squares: str, year: int = 2026) -> dict[str, str]:
    """Squares of a row of days, from the first on: `week("03-09", "9I", "12L!", ...)`."""
    start = day(first, year).toordinal()
    return {date.fromordinal(start + n).isoformat()[5:]: square for n, square in enumerate(squares)}
