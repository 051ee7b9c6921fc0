"""The story so far as text: the log in plain sentences, and the diary with everything read.

Told only from what happened: a page that was not read is not in it, nor what it would have brought.
"""

import re
from collections.abc import Iterator, Sequence
from datetime import date

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import events as e
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings
from desktop.words.calendar.dates import day_title
from desktop.words.calendar.narrator import Line, Narrator
from desktop.words.markup import plain_text

_OWN = re.compile(r"line\.([0-9]{4}-[0-9]{2}-[0-9]{2})")
_SQUARE = re.compile(r"day\.([0-9]{4}-[0-9]{2}-[0-9]{2})")
PAGES = (e.PageRead, e.FinaleEnded, e.YearEnded)
SILENT = (e.Arrived, e.DayBegan, e.Stopped, e.PageTurned, e.Passed)


def _silent(event: e.Event) -> bool:
    """What the log tells and the diary leaves out: steps on the way, and what a line tells too."""
    if isinstance(event, e.DayClosed):
        return event.how not in ("lost", "lapsed")
    return isinstance(event, SILENT)


def own_place(day: date) -> str:
    """Where the player's own line of a day is kept among the notes."""
    return f"line.{day.isoformat()}"


def square_place(day: date) -> str:
    """Where a note pencilled into a square is kept."""
    return f"day.{day.isoformat()}"


def log_lines(narrator: Narrator, history: History) -> Iterator[str]:
    """Every plain sentence and throw of a story."""
    tell = narrator.continued()
    for entry in history.entries:
        for line in tell(entry.events):
            yield line.text


def last_line(narrator: Narrator, history: History) -> str:
    """The last of them, without telling the others."""
    return narrator.last([event for entry in history.entries for event in entry.events])


def own_lines(jottings: Jottings) -> dict[date, str]:
    """The player's own lines by day."""
    return dict(_noted(jottings, _OWN))


def square_notes(jottings: Jottings) -> dict[date, str]:
    """The notes on squares by day."""
    return dict(_noted(jottings, _SQUARE))


def _noted(jottings: Jottings, places: re.Pattern[str]) -> Iterator[tuple[date, str]]:
    for note in jottings.notes:
        found = places.fullmatch(note.place)
        day = _day(found.group(1)) if found is not None else None
        if day is not None and note.text:
            yield day, note.text


def _day(text: str) -> date | None:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


class _Pages:
    """The rows of a diary while they are written."""

    def __init__(self, jottings: Jottings) -> None:
        self.rows: list[str] = []
        self.own = own_lines(jottings)
        self.pencilled = square_notes(jottings)
        self._typed = self._advised = False

    def add(self, event: e.Event, lines: Sequence[Line], *, auto: bool) -> None:
        """One event with what it has to tell; `auto` where the player only asked for advice."""
        if isinstance(event, e.PageRead | e.DayBegan):
            self.rows += ["", ""]
        if isinstance(event, e.DayBegan):
            self.rows.append(day_title(event.day))
        if isinstance(event, e.Thrown):
            self._typed = self._typed or event.typed
            self._advised = self._advised or auto
        for line in lines:
            if line.kind != "told" or not _silent(event):
                self._line(line, apart=isinstance(event, PAGES) and line.kind == "read")
        if isinstance(event, e.DayClosed):
            self._close(event.day)

    def _line(self, line: Line, *, apart: bool) -> None:
        told = plain_text(line.text).replace("\n", "\n\n")
        if apart and self.rows[-1]:
            self.rows.append("")
        self.rows += [told, ""] if apart or line.kind == "title" else [told]

    def _close(self, day: date) -> None:
        """How a day was played if not as usual, and what the player wrote on it."""
        if self._typed:
            self.rows.append(QCoreApplication.translate("Calendar", "With real dice."))
        if self._advised:
            self.rows.append(QCoreApplication.translate("Calendar", "By advice."))
        self._typed = self._advised = False
        if day in self.own:
            self.rows.append(self.own.pop(day))
        if day in self.pencilled:
            note = self.pencilled.pop(day)
            self.rows.append(
                QCoreApplication.translate("Calendar", "In pencil: {note}").format(note=note)
            )

    def left(self) -> list[str]:
        """Notes on days that were not played."""
        return [
            QCoreApplication.translate("Calendar", "In pencil, {day}: {note}").format(
                day=day_title(day), note=note
            )
            for day, note in sorted({**self.own, **self.pencilled}.items())
        ]


def tell(narrator: Narrator, history: History, jottings: Jottings) -> tuple[str, str]:
    """The title of the diary, and the whole of it with the player's lines."""
    pages = _Pages(jottings)
    teller = narrator.read_on()
    for entry in history.entries:
        for event in entry.events:
            pages.add(event, teller((event,)), auto=entry.auto)
    title = jottings.title or narrator.names.title
    rows = [title, "", *pages.rows]
    left = pages.left()
    rows += ["", "", *left] if left else []
    text = "\n".join(rows).strip()
    while "\n\n\n\n" in text:
        text = text.replace("\n\n\n\n", "\n\n\n")
    return title, text + "\n"
