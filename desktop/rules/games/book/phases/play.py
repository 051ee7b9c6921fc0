"""A step in the making: the position, what has happened so far, what undo must not take back.

The one place where something changes in the rules. A `Play` lives for the length of one `choose`
and is handed from phase to phase; what comes out of it is a frozen `Step`. What changes often has
a place of its own here and goes back into the state at the end; all else waits in `changes`.
"""

from typing import Any, Literal

from msgspec.structs import replace

from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.events import Ended, Event, LevelChanged
from desktop.rules.games.book.phases import titles
from desktop.rules.games.book.state import (
    Area,
    Ending,
    Letter,
    Page,
    Phase,
    Spot,
    State,
    Stay,
    Task,
)
from desktop.rules.kernel.game import Seal, Step

Leaf = Literal["chapter", "flight", "town"]
STR, WIS, INT, DEX, CHA, LUC = range(6)
"""The places of the Attributes on the sheet."""


class Play:
    """A position that is being carried to the next question."""

    __slots__ = (
        "areas",
        "chance",
        "changes",
        "events",
        "fell",
        "seal",
        "sheet",
        "state",
        "stay",
        "tables",
        "task",
        "titles",
    )

    def __init__(self, tables: Tables, state: State) -> None:
        """Start from a position."""
        self.tables = tables
        self.state = state
        self.chance = state.chance
        self.sheet = state.sheet
        self.areas = state.areas
        self.task = state.task
        self.stay = state.stay
        self.titles = state.titles
        self.changes: dict[str, Any] = {}
        self.events: list[Event] = []
        self.fell: list[tuple[int, ...]] = []
        self.seal: Seal | None = None

    def position(self) -> State:
        """The state as it stands now."""
        return replace(
            self.state,
            chance=self.chance,
            sheet=self.sheet,
            areas=self.areas,
            task=self.task,
            stay=self.stay,
            titles=self.titles,
            **self.changes,
        )

    def step(self, state: State) -> Step:
        """What it has come to."""
        return Step(state, tuple(self.events), self.seal, tuple(self.fell))

    # ---- dice -----------------------------------------------------------------------------
    def roll(self, dice: int) -> tuple[int, ...]:
        """Throw dice, note what fell, and seal."""
        fell, self.chance = self.chance.roll(dice)
        return self.note(fell)

    def die(self) -> int:
        """Throw one die."""
        return self.roll(1)[0]

    def note(self, fell: tuple[int, ...]) -> tuple[int, ...]:
        """Note dice that fell, here or on the player's table."""
        self.fell.append(fell)
        self.seal = "throw"
        return fell

    def title(self, kind: Leaf, letter: Letter = "") -> tuple[int, int]:
        """The 2d6 of the next story title, from a stream of its own; it seals nothing."""
        stream = self.chance.fork(f"title|{self.titles}")
        self.titles += 1
        return titles.rolled(stream, titles.told_of(self.state.pages, kind, letter))

    # ---- the position ---------------------------------------------------------------------
    def tell(self, event: Event) -> None:
        """Note what happened."""
        self.events.append(event)

    def to(self, phase: Phase) -> None:
        """What is asked next."""
        self.changes["phase"] = phase

    def paper(self) -> dict[str, Area]:
        """The squares, to be written on: a copy of those that the position began with."""
        if self.areas is self.state.areas:
            self.areas = self.areas.copy()
        return self.areas

    def write(self, name: str, area: Area) -> None:
        """Write on a square."""
        self.paper()[name] = area

    def cross(self, name: str) -> None:
        """Cross out a square; a blank one will never be created (BA-G11)."""
        area = self.areas.get(name)
        if area is None:
            self.write(name, Area("blank", crossed=True))
        else:
            self.write(name, replace(area, crossed=True))

    def bind(self, page: Page) -> int:
        """Add a leaf to the book; its place there."""
        pages: tuple[Page, ...] = self.changes.get("pages", self.state.pages)
        self.changes["pages"] = (*pages, page)
        return len(pages)

    def earn(self, xp: int) -> None:
        """Gain XP; the Level changes at once (BA-G06)."""
        before = self.sheet.level
        self.sheet = replace(self.sheet, xp=self.sheet.xp + xp)
        if self.sheet.level != before:
            self.tell(LevelChanged(self.sheet.level))

    def end(self, ending: Ending) -> None:
        """The game is over."""
        self.changes["phase"] = "ended"
        self.changes["ending"] = ending
        self.tell(Ended(ending))

    # ---- what is certain in its phase -------------------------------------------------------
    @property
    def trail(self) -> tuple[Spot, ...]:
        """The live dots."""
        trail: tuple[Spot, ...] = self.changes.get("trail", self.state.trail)
        return trail

    @property
    def doing(self) -> Task:
        """The Encounter one stands in. Raises LookupError outside of one."""
        if self.task is None:
            raise LookupError("no Encounter")
        return self.task

    @property
    def visit(self) -> Stay:
        """The visit to a Town. Raises LookupError outside of one."""
        if self.stay is None:
            raise LookupError("no Town")
        return self.stay

    def value(self, place: int) -> int:
        """An Attribute by its place in ATTRIBUTES."""
        return self.sheet.six[place]

    def relate(self, **fields: Any) -> None:
        """Change fields of what is told of the open Encounter."""
        task = self.doing
        self.task = replace(task, tale=replace(task.tale, **fields))
