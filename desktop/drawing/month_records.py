"""What a month page shows, as frozen records: squares, head, and what lies over them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Literal

import msgspec

from desktop.rules.games.calendar.state import Symbol

Kind = Literal[
    "lead",
    "special",
    "locked",  # of the next month: hatched, its date only
    "before",  # the player had not come to town yet
    "blank",  # outside the year
]
How = Literal["open", "done", "won", "lost"]
Vowed = Literal["", "sworn", "kept", "broken"]


class Cell(msgspec.Struct, frozen=True, omit_defaults=True):
    """One square as it is drawn. `label` is its date as printed, `on` what a hand wrote into it.

    `now` is its value of today where that differs, or a special's reduced one; `counts` how much a
    done lead takes off its week's special.
    """

    day: date
    label: str
    kind: Kind = "lead"
    value: int = 0
    symbols: tuple[Symbol, ...] = ()
    how: How = "open"
    on: str = ""
    now: int | None = None
    counts: int = 1
    seal: Literal["", "shut", "open"] = ""
    moon: Literal["", "new", "full"] = ""
    whisper: bool = False
    vow: Vowed = ""
    note: bool = False
    today: bool = False  # the figure stands here: room is left for it
    tomorrow: bool = False  # the day is played, the figure's shadow waits here


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """What stands in the head: the month's engraving by number, titles, boxes, the disc."""

    month: int
    name: str
    title: str = ""
    boxes: int = 9
    filled: int = 0
    dread: str = ""  # the word over the boxes
    count: str = ""  # "4 of 9"
    result: str = ""  # written by hand into the disc
    told: str = ""  # "so far", printed above it; none where the result is final


class MonthPage(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that is printed and written on a page: what changes only when a day is over."""

    head: Head
    weekdays: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    week: int = -1  # the row of this week
    column: int = -1  # the weekday of today

    def place_of(self, day: date) -> tuple[int, int] | None:
        """Row and column of a day; None where it is not on this page."""
        for row, cells in enumerate(self.rows):
            for column, cell in enumerate(cells):
                if cell.day == day and cell.kind != "blank":
                    return row, column
        return None

    def cell(self, day: date) -> Cell | None:
        """The square of a day; None where it is not on this page."""
        at = self.place_of(day)
        return self.rows[at[0]][at[1]] if at else None


class Fit(msgspec.Struct, frozen=True):
    """A square the dice can complete: whether they do as they lie, and the chance as it is told."""

    now: bool = False
    chance: float | None = None
    told: str = ""  # "97 %"


class Over(msgspec.Struct, frozen=True):
    """What lies over the printed page and may change at every move of a hand."""

    chosen: date | None = None
    cursor: date | None = None  # the keyboard's square
    pointed: date | None = None
    fits: Mapping[date, Fit] = {}
    figure: date | None = None
    refused: date | None = None
    reason: str = ""
