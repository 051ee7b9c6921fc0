"""A table of the Book on a bare window, and everything that stands on it as values."""

from collections.abc import Callable
from functools import cache

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop import paths
from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.options import complete
from desktop.rules.games.book.state import State
from desktop.rules.kernel import history as stories
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.store import tables
from desktop.store.format import Jottings
from desktop.store.settings import Settings
from desktop.ui.games.book.table import BookTable
from desktop.ui.session import Session
from desktop.ui.theme import look_from
from desktop.ui.widgets.list_twin import Row
from desktop.words.book.names import place_text
from desktop.words.language import speak

PLAIN = Settings(theme="lamp", pacing="at_once", motion="reduced", language="en")
SIZE = (1366, 654)
NAMED = Jottings(
    title="North by Mistake", names={"adventurer": "Ambrose Pell", "title": "North by Mistake"}
)


@cache
def shipped() -> Tables:
    """The shipped tables, read once."""
    return tables.load(paths.shipped("assets", "book"))


def begin(seed: str, **options: str) -> History:
    """A new story under these table rules."""
    return stories.begin(GAME, shipped(), complete(options), Chance(seed))


def follow(told: History, seed: str, steps: int, policy: str = "careful") -> History:
    """The story so many choices further, as a policy plays."""
    play, chance = GAME.policies[policy], Chance(seed)
    for _ in range(steps):
        if not told.choices():
            break
        choice, chance = play(told.content, told.state, told.choices(), chance)
        told = told.choose(choice)
    return told


def come_to(
    holds: Callable[[State], bool], policy: str = "careful", seeds: int = 60, **options: str
) -> History:
    """A story that has come to a position of this kind; the first of some seeds."""
    play = GAME.policies[policy]
    for number in range(seeds):
        told, chance = begin(f"comes {number}", **options), Chance(f"mind {number}")
        for _ in range(400):
            if holds(told.state):
                return told
            if not told.choices():
                break
            choice, chance = play(told.content, told.state, told.choices(), chance)
            told = told.choose(choice)
    raise LookupError("no game comes there")


def won() -> History:
    """A story whose next throw wins an Encounter: several are tried."""
    for number in range(80):
        told, chance = begin(f"won {number}"), Chance(f"won {number}")
        while told.choices() and not told.state.sheet.chapters:
            state = told.state
            if state.phase == "pool":
                after = told.choose(c.Throw()).state
                if after.sheet.chapters and after.phase == "road":
                    return told
            choice, chance = GAME.policies["careful"](told.content, state, told.choices(), chance)
            told = told.choose(choice)
    raise LookupError("nothing won")


_KEPT: list[BookTable] = []
"""Tables that lie there: none may be collected as garbage before Qt has closed it."""


def keep_nothing(told: History, jottings: Jottings) -> None:
    """Nothing is written."""


def sit(
    qtbot: QtBot,
    told: History,
    settings: Settings = PLAIN,
    *,
    jottings: Jottings = NAMED,
    size: tuple[int, int] = SIZE,
) -> BookTable:
    """A table for a story as a window of its own, in English, with the keys on the sheet."""
    speak("en")
    session = Session(told, keep_nothing, jottings, opening=1)
    table = BookTable(session, settings, look_from(settings), "en")
    qtbot.addWidget(table)
    _KEPT[:] = [*(one for one in _KEPT if isValid(one)), table]
    table.resize(*size)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    table.setFocus()
    return table


def replaced(settings: Settings, **changes: object) -> Settings:
    """The settings with some others."""
    return msgspec.structs.replace(settings, **changes)


def again(table: BookTable) -> BookTable:
    """A fresh table for the same story; not shown, to be dropped."""
    session = Session(table.session.history, keep_nothing, table.session.jottings)
    return BookTable(session, table.settings, table.panels.look, table.narrator.names.language)


def drop(table: BookTable) -> None:
    """Take a table away at once."""
    table.deleteLater()
    QCoreApplication.sendPostedEvents(table, QEvent.Type.DeferredDelete)


class Standing(msgspec.Struct, frozen=True):
    """What a position alone decides: it must be the same on every table that shows it."""

    sheet: object
    note: object
    twin: tuple[Row, ...]
    log: tuple[str, ...]


def standing(table: BookTable) -> Standing:
    """Everything that the position decides, as it stands on a table with nothing left to read."""
    for _ in range(len(table.held.beats)):
        table.press_next()
    table.held.recap = table.held.told = ""
    table.held.waits = False
    table.refresh()
    return Standing(
        table.board.sheet,
        table.panels.note._view,
        table.twin.shown,
        tuple(table.overlays._lines),
    )


def everything(table: BookTable) -> tuple[object, ...]:
    """All that stands on a table now, as it is, with the page and the next button."""
    panels = table.panels
    return (
        table.board.sheet,
        table.board.overlay.over,
        dict(table.showing._records),
        table.showing.doable,
        (panels.face, panels.page_over_tray, panels.book_whole),
        table.twin.shown,
        panels.log.accessibleName(),
    )


def unread(table: BookTable) -> list[str]:
    """What was not earned and yet stands somewhere: squares of a page not read yet, types."""
    held, state = table.held, table.session.shown.state
    found: list[str] = []
    sheet = table.board.sheet
    assert sheet is not None
    if held.beats:
        seen = held.beats[0].before
        found += [name for name in sheet.page.areas if name not in seen.areas]
        twin = "\n".join(texts(table.twin.shown))
        new = [name for name in state.areas if name not in seen.areas]
        found += [name for name in new if f"{place_text(name)}," in twin.lower()]
    for row in table.panels.destination._view.rows:
        area = state.areas.get(row.area)
        if area is not None and area.kind == "encounter" and row.mark[:1].isalpha():
            found += [] if area.letter else [row.mark]
    return found


def spoken(table: BookTable) -> str:
    """Every word that can be seen, pointed at or heard on a table and its window."""
    window = table.window()
    found: list[str] = [table.where(), table.undo_words(), table.showing.doable.label]
    for part in (window, *window.findChildren(QWidget)):
        found += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
    found += table.overlays._lines
    found += texts(table.twin.shown)
    return "\n".join(found)


def texts(rows: tuple[Row, ...]) -> list[str]:
    """All lines of the twin."""
    return [text for row in rows for text in (row.text, *texts(row.rows))]
