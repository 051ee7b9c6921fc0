"""A game on the desk: positions by marks, choices in a row, what then happened.

`loaded` dice are all dice of a step, in the order of the stream; `with_dice` wants them used up.
"""

from itertools import pairwise
from typing import Any

from msgspec.structs import replace

from desktop.rules.games.book import GAME
from desktop.rules.games.book.choices import Assign, Route, Settle, Throw, Try
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import complete
from desktop.rules.games.book.phases.routes import touched
from desktop.rules.games.book.state import (
    Area,
    Attribute,
    Leg,
    Letter,
    Page,
    Sheet,
    Spot,
    State,
    Tale,
)
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Answer, Form, Switch
from tests.rules.book import fx
from tests.rules.book.paper import area as mark
from tests.rules.book.table import Table

SIX = (4, 2, 2, 1, 3, 4)
"""The sheet of the rulebook's example: STR, WIS, INT, DEX, CHA, LUC."""
HOME, SPOT = "5,5", (110, 110)
AREA, DOT = "6,5", (130, 110)
CAMP, FIRE = "6,6", (130, 132)
"""Where one comes from into the Encounter beside the Hometown: the square below it."""
LONG_WAY = ((10, 10), (10, 50), (50, 50))
"""From a Hometown at 0,0 around the squares next to it."""
FIRST: dict[str, Attribute] = {
    "O": "STR", "Pp": "STR", "Pm": "INT", "C": "STR", "H": "INT", "Z": "INT", "R": "INT"
}  # fmt: skip
"""The Attribute that a test throws where it names none."""
FORMS = (Answer, Assign, Route, Settle, Switch, Try)
"""Choices that answer a question or a switch, and so are never listed themselves."""
GEAR = ("flute", "rope", "bow", "shield", "pet", "sword", "armor")
GOODS = ("liquid_focus", "snack", "rare_figurine", "trap_disarm_kit", "bomb")


class Desk(Table):
    """A game in progress whose choices follow each other in a row."""

    def __init__(self, state: State, tables: Tables = fx.TABLES) -> None:
        super().__init__(tables, state)

    def do(self, *choices: Any) -> "Desk":
        super().do(*choices)
        return self

    def with_dice(self, choice: Any, *dice: int) -> "Desk":
        """Make a choice, and exactly these dice fall, no more and no fewer."""
        self.load(*dice).do(choice)
        assert self.state.chance.loaded == (), "dice left over"
        return self

    def throw(self, *dice: int) -> "Desk":
        return self.with_dice(Throw(), *dice)

    def go(self, area: str, *dice: int, dot: Spot | None = None) -> "Desk":
        """Draw a Route, to the middle of the square where no dot is named."""
        return self.with_dice(Route(area, dot or middle(area)), *dice)

    def attempt(self, *dice: int, by: Attribute | None = None, **paid: Any) -> "Desk":
        """Hand in a pool and throw it; `dice` are the pool and all that follows it."""
        by = by or FIRST[self.task.letter]
        return self.with_dice(Try(by, **paid)).throw(*dice)

    def pool(self, by: Attribute, **paid: Any) -> dict[str, int]:
        """What every source would add, without making the choice; zeros left out."""
        step = GAME.choose(self.tables, self.load().state, Try(by, **paid))
        assert step.state.phase == "pool"
        parts = {source: dice for source, dice in step.state.pool.parts if dice}
        assert step.state.pool.dice == sum(parts.values())
        return parts

    def offers(self, kind: type) -> list[Any]:
        return [choice for choice in self.legal() if isinstance(choice, kind)]

    def question(self, name: str) -> Form | None:
        """The Form of this name, if it is open."""
        found = [one for one in self.offers(Form) if one.choice == name]
        return found[0] if found else None

    def allows(self, choice: Any) -> bool:
        """Whether the rules take a choice; refusal, offer and choose must be of one mind."""
        allowed = GAME.refuse(self.tables, self.state, choice) is None
        if not isinstance(choice, FORMS):
            assert (choice in self.legal()) is allowed
        if allowed:
            GAME.choose(self.tables, replace(self.state, chance=Chance("any")), choice)
            return True
        assert self.why_not(choice)
        return False

    def forget(self) -> "Desk":
        self.events.clear()
        return self

    @property
    def marks(self) -> dict[str, Area]:
        return self.state.areas

    @property
    def over(self) -> str | None:
        """The ending; after one there is nothing to choose."""
        ending = GAME.ending(self.state)
        assert ending == self.state.ending
        assert (ending is not None) == (self.legal() == ()) == (self.state.phase == "ended")
        return ending


def middle(area: str) -> Spot:
    column, row = (int(part) for part in area.split(","))
    return 20 * column + 10, 20 * row + 10


def around(area: str, columns: int = 38, rows: int = 46) -> list[str]:
    """The neighbours inside the paper, row by row, left to right."""
    column, row = (int(part) for part in area.split(","))
    every = [(column + c, row + r) for r in (-1, 0, 1) for c in (-1, 0, 1) if (c, r) != (0, 0)]
    return [f"{c},{r}" for c, r in every if 0 <= c < columns and 0 <= r < rows]


def begin(options: dict[str, str] | None = None, *dice: int, seed: str = "ba") -> Desk:
    """A new game before its first throw."""
    desk = Desk(GAME.begin(fx.TABLES, options or {}, Chance(seed)).state)
    return desk.load(*dice)


def settled(*ring: int, wealth: int = 2, area: str = HOME, xp_dice: tuple[int, ...] = ()) -> Desk:
    """A game with the example's adventurer (Level 1, 3 gold) whose Hometown was just created."""
    desk = begin().throw(6, 5, 2, 2, 1, 3).do(Assign(SIX)).throw(*(xp_dice or (4, 4, 3, 1, 4, 2)))
    return desk.with_dice(Settle(area), wealth, *ring)


def road(
    marks: dict[str, str],
    dot: Spot = SPOT,
    *,
    home: str = HOME,
    wealth: int = 2,
    options: dict[str, str] | None = None,
    tables: Tables = fx.TABLES,
    started: bool = True,
    trail: tuple[Spot, ...] = (),
    towns: int = 0,
    **stats: Any,
) -> Desk:
    """On the road at a dot; `stats` are the sheet's, the example's Attributes unless told.

    `marks` are those of `paper.area`; `trail` are the live dots before this one. Squares on the way
    that have no mark are blanks.
    """
    stats.setdefault("six", SIX)
    trail = (*(trail or ((middle(home),) if dot != middle(home) else ())), dot)
    way = {f"{c},{r}": "-" for leg in pairwise(trail) for c, r in touched(*leg)}
    marks = {name: text for name, text in (way | marks).items() if name != home}
    state = State(
        chance=Chance("ba"),
        options=complete(options or {}),
        columns=38,
        rows=46,
        phase="road",
        sheet=Sheet(**stats),
        areas={home: Area("town", wealth)} | {name: mark(text) for name, text in marks.items()},
        home=home,
        trail=trail,
        legs=tuple(Leg(*leg) for leg in pairwise(trail)),
        started=started,
        towns=towns,
        pages=tuple(_leaf(number, stats) for number in range(1, stats.get("chapters", 0) + 1)),
    )
    return Desk(state, tables)


def _leaf(number: int, stats: dict[str, Any]) -> Page:
    """A Chapter that was written before; the first one is that of the best ECL."""
    best = stats.get("best", 0)
    sheet = Sheet(stats["six"], chapters=number, best=best)
    ecl, outcome = (best, "won") if number == 1 and best else (0, "lost")
    return Page("chapter", "0,0", outcome, sheet, number, "O", "O", ecl, tale=Tale(xp=ecl))


def fence(area: str = AREA, but: tuple[str, ...] = (HOME,)) -> dict[str, str]:
    """Blanks all around an Area, so that nothing is created there."""
    return {name: "-" for name in around(area) if name not in but}


def facing(
    letter: Letter,
    ecl: int = 15,
    *,
    check: tuple[int, ...] | None = None,
    arrival: tuple[int, ...] = (),
    **given: Any,
) -> Desk:
    """In the Encounter above the camp and beside the Hometown, all else around it blank.

    `check` are the dice of the Fear Check or of the Trap's Check and what follows them.
    """
    marks = fence() | {CAMP: "x9"} | given.pop("marks", {})
    desk = road(marks | {AREA: f"{letter}{ecl}"}, FIRE, **given)
    desk.go(AREA, *arrival)
    if check is not None:
        desk.throw(*check)
    return desk.forget()


def in_town(wealth: int = 1, haggle: int = 6, **given: Any) -> Desk:
    """In a Town next to the Hometown; CHA 3, so a 6 haggles in vain and a 1 with success."""
    marks = given.pop("marks", {})
    desk = road({AREA: f"T{wealth}"} | marks, **given)
    return desk.go(AREA, haggle).forget()


def at_home(**given: Any) -> Desk:
    """Back in the Hometown, by Route from a lost square next to it (1 Fear more than given)."""
    marks = given.pop("marks", {})
    desk = road({AREA: "x9"} | marks, DOT, **given)
    return desk.go(HOME, dot=(111, 112)).forget()


def cornered(*walls: str, **given: Any) -> Desk:
    """In a Town at 2,0, the Hometown at 0,0 behind these Blocked squares; entered from below."""
    marks = {**dict.fromkeys(walls, "B"), "2,0": "T3", "2,1": "x14"}
    desk = road(marks, (50, 30), home="0,0", trail=LONG_WAY, **given)
    return desk.go("2,0", 6, dot=(50, 10)).forget()
