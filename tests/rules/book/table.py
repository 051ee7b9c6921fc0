"""A table for tests: a position put together, choices made one after the other, events kept."""

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from desktop.rules.games.book import GAME
from desktop.rules.games.book.choices import Assign, Route, Settle, Throw
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import complete
from desktop.rules.games.book.state import Area, Leg, Letter, Phase, Sheet, Spot, State, Stay, Task
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.errors import Illegal
from desktop.rules.kernel.game import Step
from tests.rules.book import fx

HOME = "10,10"
SIX = (4, 2, 2, 1, 3, 4)
"""STR WIS INT DEX CHA LUC of the vectors (T02)."""


class Table:
    """A game in progress: `do` makes a choice and keeps what happened."""

    def __init__(self, tables: Tables, state: State) -> None:
        self.tables = tables
        self.state = state
        self.events: list[Any] = []
        self.last: Step | None = None

    def do(self, *choices: Any) -> Step:
        step = None
        for choice in choices:
            step = GAME.choose(self.tables, self.state, choice)
            self.state = step.state
            self.events += step.events
            assert GAME.invariants(self.tables, self.state) == []
            self.last = step
        assert step is not None
        return step

    def load(self, *dice: int) -> "Table":
        """The next dice that fall; a roll beyond them raises IndexError."""
        self.state = replace(self.state, chance=replace(self.state.chance, loaded=tuple(dice)))
        return self

    def unload(self) -> "Table":
        """The next dice fall as they please."""
        self.state = replace(self.state, chance=replace(self.state.chance, loaded=None))
        return self

    def falls(self, choice: Any, *dice: int) -> Step:
        """This choice, and exactly these dice fall."""
        self.load(*dice)
        step = self.do(choice)
        assert self.state.chance.loaded == (), self.state.chance.loaded
        self.unload()
        return step

    def throw(self, *dice: int) -> Step:
        """Throw, and this is what falls; what merely follows is among it."""
        return self.falls(Throw(), *dice)

    def legal(self) -> tuple[Any, ...]:
        return GAME.choices(self.tables, self.state)

    def kinds(self) -> set[str]:
        """What is offered: kinds of choices, and of Forms the choice that answers them."""
        return {getattr(one, "choice", type(one).__name__) for one in self.legal()}

    def form(self) -> dict[str, Any]:
        """The parts of the Form that is offered."""
        parts = next(one.parts for one in self.legal() if hasattr(one, "parts"))
        assert isinstance(parts, dict)
        return parts

    def why_not(self, wish: Any) -> str:
        """The code of the refusal; the wish must be refused by choose as well."""
        reason = GAME.refuse(self.tables, self.state, wish)
        assert reason is not None, f"{wish} is legal"
        with pytest.raises(Illegal) as illegal:
            GAME.choose(self.tables, self.state, wish)
        assert illegal.value.reason == reason
        return reason.code

    def told(self, kind: type) -> list[Any]:
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def sheet(self) -> Sheet:
        return self.state.sheet

    @property
    def task(self) -> Task:
        assert self.state.task is not None
        return self.state.task

    def area(self, name: str) -> Area | None:
        return self.state.areas.get(name)


def dot(name: str, x: int = 10, y: int = 10) -> Spot:
    """A dot in a square, the middle one unless told."""
    column, row = (int(part) for part in name.split(","))
    return 20 * column + x, 20 * row + y


def go(name: str, x: int = 10, y: int = 10) -> Route:
    """A Route to a dot of a square."""
    return Route(name, dot(name, x, y))


def begin(tables: Tables = fx.TABLES, seed: str = "fx", **options: str) -> Table:
    """A sheet of paper with nothing written on it."""
    return Table(tables, GAME.begin(tables, options, Chance(seed)).state)


def settled(
    six: tuple[int, ...] = SIX, home: str = HOME, tables: Tables = fx.TABLES, **options: str
) -> Table:
    """A game begun by the front door, with these Attributes; its Checks all succeed."""
    table = begin(tables, **options)
    table.throw(*sorted(six))
    table.do(Assign(six))
    table.throw(1, 1, 1, 1, 1, 1)
    table.do(Settle(home))
    table.events.clear()
    return table


RING = ("9,9", "10,9", "11,9", "9,10", "11,10", "9,11", "10,11", "11,11")
"""The squares around the Hometown."""


def ring(**special: Area) -> dict[str, Area]:
    """The Hometown with Encounters of ECL 12 around it."""
    return {HOME: Area("town", 2)} | {name: Area("encounter", 12) for name in RING} | special


def position(
    phase: Phase = "road",
    areas: dict[str, Area] | None = None,
    trail: tuple[Spot, ...] = (dot(HOME),),
    tables: Tables = fx.TABLES,
    options: dict[str, str] | None = None,
    stay: Stay | None = None,
    task: Task | None = None,
    started: bool = True,
    **sheet: Any,
) -> Table:
    """On the road in the Hometown, the ring around it created; `areas` come on top.

    `sheet` holds fields of the sheet, its Attributes those of the vectors unless told.
    """
    state = State(
        Chance("position"),
        complete(options or {}),
        38,
        46,
        phase=phase,
        sheet=replace(Sheet(SIX), **sheet),
        areas=ring() | (areas or {}),
        home=HOME,
        trail=trail,
        legs=tuple(Leg(a, b) for a, b in pairwise(trail)),
        started=started,
        stay=stay,
        task=task,
    )
    return Table(tables, state)


def facing(
    letter: Letter,
    ecl: int = 15,
    options: dict[str, str] | None = None,
    tables: Tables = fx.TABLES,
    **sheet: Any,
) -> Table:
    """The start of an Encounter of a known type, north of the Hometown: "10,9"."""
    name = "10,9"
    life = ecl if letter == "C" else 0
    task = Task(name, letter, letter, ecl, life, title=(1, 1))
    areas = {name: Area("encounter", ecl, letter)}
    trail = (dot(HOME), dot(name))
    return position("start", areas, trail, tables, options, task=task, **sheet)


def met(letter: Letter, ecl: int = 15, **more: Any) -> Table:
    """Just before such an Encounter: its letter is written, the Route to it is open."""
    return position(areas={"10,9": Area("encounter", ecl, letter)}, **more)


def at_town(wealth: int = 1, discount: int = 0, **sheet: Any) -> Table:
    """In a Town that is not the Hometown, north of it: "10,9"."""
    name = "10,9"
    areas = {name: Area("town", wealth)}
    stay = Stay(name, wealth, discount, title=(1, 1))
    table = position("town", areas, (dot(HOME), dot(name)), stay=stay, **sheet)
    table.state = replace(table.state, towns=1)
    return table
