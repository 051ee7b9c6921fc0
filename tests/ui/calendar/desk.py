"""A table of the calendar on a bare window, and everything that stands on it as values."""

from collections.abc import Callable
from datetime import date
from functools import cache

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop import paths
from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.options import complete
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel import history as stories
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive
from desktop.rules.kernel.history import History
from desktop.store import almanacs
from desktop.store.format import Jottings
from desktop.store.settings import Settings
from desktop.ui.games.calendar.table import CalendarTable
from desktop.ui.session import Session
from desktop.ui.theme import look_from
from desktop.ui.widgets.list_twin import Row
from desktop.words.language import speak

PLAIN = Settings(theme="lamp", pacing="at_once", motion="reduced", language="en")
SIZE = (1366, 654)
NAMED = Jottings(title="The Quillport Almanac, 1926")


@cache
def shipped() -> Almanac:
    """The shipped year, read once."""
    return almanacs.load(paths.shipped("assets", "calendar", "quillport"))


def begin(seed: str, **options: str) -> History:
    """A new story under these table rules; the whole year now unless they say otherwise."""
    rules = complete({"catch_up": "free", **options})
    return stories.begin(GAME, shipped(), rules, Chance(seed))


def dated(seed: str, today: date, **options: str) -> History:
    """A new story that is played by the date, on this day."""
    return begin(seed, **{"catch_up": "in_order", **options}).choose(Arrive(today), auto=True)


def follow(
    told: History,
    seed: str,
    until: Callable[[State], bool],
    policy: str = "sensible",
    most: int = 4000,
) -> History:
    """The story as a policy plays on, up to a position of this kind. Raises LookupError."""
    play, chance = GAME.policies[policy], Chance(seed)
    for _ in range(most):
        if until(told.state):
            return told
        if not told.choices():
            break
        choice, chance = play(told.content, told.state, told.choices(), chance)
        told = told.choose(choice)
    raise LookupError("no year comes there")


_KEPT: list[CalendarTable] = []
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
) -> CalendarTable:
    """A table for a story as a window of its own, in English, with the keys on the page."""
    speak("en")
    session = Session(told, keep_nothing, jottings, opening=1)
    table = CalendarTable(session, settings, look_from(settings), "en")
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


def again(table: CalendarTable) -> CalendarTable:
    """A fresh table for the same story; not shown, to be dropped."""
    session = Session(table.session.history, keep_nothing, table.session.jottings)
    return CalendarTable(session, table.settings, table.panels.look, table.narrator.names.language)


def drop(table: CalendarTable) -> None:
    """Take a table away at once."""
    table.deleteLater()
    QCoreApplication.sendPostedEvents(table, QEvent.Type.DeferredDelete)


def lies_open(table: CalendarTable) -> str:
    """What lies on the board now."""
    return table.panels.open_board


def phase(table: CalendarTable) -> str:
    """The phase of the position that is shown now."""
    return table.state.phase


def spoken(table: CalendarTable) -> str:
    """Every word that can be seen, pointed at or heard on a table and its window."""
    window = table.window()
    found: list[str] = [table.where(), table.undo_words(), table.showing.doable.label]
    for part in (window, *window.findChildren(QWidget)):
        found += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
    found += [action.text() for action in table.actions() if action.isVisible()]
    found += table.overlays._lines
    found += texts(table.twin.shown)
    return "\n".join(found)


def texts(rows: tuple[Row, ...]) -> list[str]:
    """All lines of the twin."""
    return [text for row in rows for text in (row.text, *texts(row.rows))]


class Standing(msgspec.Struct, frozen=True):
    """What a position alone decides: it must be the same on every table that shows it."""

    records: dict[str, object]
    twin: tuple[Row, ...]
    log: tuple[str, ...]
    keys: frozenset[str]


def standing(table: CalendarTable) -> Standing:
    """Everything that the position decides, as it stands on a table with nothing left to read."""
    held = table.held
    held.drop()
    held.dice = table.state.hand.held if table.state.phase in ("rolled", "throw") else ()
    held.advised = held.recap = held.turned = ""
    held.cursor = held.pointed = held.closed = None
    held.leaf, held.told = 0, ()
    table.refresh()
    records = dict(table.showing._records)
    tray = records["tray"]
    records["tray"] = msgspec.structs.replace(tray, throw="")  # type: ignore[type-var]
    drawn = {"page", "over", "today", "fits", "things", "tray"}
    return Standing(
        {name: record for name, record in records.items() if name in drawn},
        table.twin.shown,
        tuple(table.overlays._lines),
        frozenset(table.commands.actions),
    )
