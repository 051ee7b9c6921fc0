"""What the year's journal shows: frozen records."""

from __future__ import annotations

import msgspec


class JournalDay(msgspec.Struct, frozen=True):
    """A day that was played: `told` what was read and done, `own` the player's line.

    `mark` is a short word at the right ("Sunday won"); `strong` days stand out.
    """

    day: str
    date: str
    told: tuple[str, ...] = ()
    own: str = ""
    mark: str = ""
    strong: bool = False

    @property
    def words(self) -> str:
        """The day as it is read aloud."""
        return " ".join(part for part in (self.date, *self.told, self.mark, self.own) if part)


class JournalMonth(msgspec.Struct, frozen=True):
    """The days of a month under its name and what came of it."""

    title: str
    aside: str = ""
    days: tuple[JournalDay, ...] = ()


class JournalView(msgspec.Struct, frozen=True):
    """What the journal shows; `empty` is said where no day is written yet."""

    title: str
    aside: str = ""
    months: tuple[JournalMonth, ...] = ()
    empty: str = ""
