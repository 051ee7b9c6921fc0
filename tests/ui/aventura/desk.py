"""A table of the introductory pack on a bare window, and everything that stands on it as values."""

from functools import cache

import msgspec
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.drawing.prose import Paragraph
from desktop.rules.games import load
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.options import complete
from desktop.rules.games.aventura.state import State
from desktop.rules.kernel import history as stories
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings
from desktop.store.packs import load_pack
from desktop.store.settings import Settings
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.map.look import MapLook
from desktop.ui.session import Session
from desktop.ui.theme import look_from
from desktop.ui.widgets.list_twin import READ_ON, Row
from desktop.words.aventura.diary import diary
from desktop.words.language import speak

PLAIN = Settings(theme="lamp", pacing="at_once", motion="reduced", language="en")
SIZE = (1366, 654)


@cache
def last_boat() -> Pack:
    """The introductory pack, read once."""
    return load_pack(paths.shipped("maps", "last_boat"))


def begin(people: int, seed: str, **options: str) -> History:
    """A new story with so many investigators under these table rules."""
    content = last_boat()
    told = stories.begin(load("aventura"), content, complete(options), Chance(seed))
    return told.choose(c.Recruit(content.head.investigators[:people]))


def follow(told: History, seed: str, steps: int, policy: str = "sensible") -> History:
    """The story so many choices further, as a policy plays."""
    play, chance = load("aventura").policies[policy], Chance(seed)
    for _ in range(steps):
        if not told.choices():
            break
        choice, chance = play(told.content, told.state, told.choices(), chance)
        told = told.choose(choice)
    return told


def keep_nothing(told: History, jottings: Jottings) -> None:
    """Nothing is written."""


def sit(
    qtbot: QtBot,
    told: History,
    settings: Settings = PLAIN,
    *,
    jottings: Jottings | None = None,
    size: tuple[int, int] = SIZE,
) -> AventuraTable:
    """A table for a story as a window of its own, in English, with the keys on the map."""
    speak("en")
    session = Session(told, keep_nothing, jottings, opening=2)
    table = AventuraTable(session, settings, look_from(settings), "en")
    qtbot.addWidget(table)
    table.resize(*size)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    table.panels.scene.press.finish()
    table.setFocus()
    return table


def lay(told: History) -> AventuraTable:
    """A table for a story that is opened again; not shown, to be dropped."""
    session = Session(told, keep_nothing, opening=2)
    return AventuraTable(session, PLAIN, look_from(PLAIN), "en")


def again(table: AventuraTable) -> AventuraTable:
    """A fresh table for the same story, with the same investigator lit; not shown."""
    language = table.narrator.names.language
    session = Session(table.session.history, keep_nothing, table.session.jottings)
    fresh = AventuraTable(session, table.settings, table.panels.look, language)
    fresh.held.lit = table.held.lit
    fresh.refresh()
    return fresh


def drop(table: AventuraTable) -> None:
    """Take a table away at once."""
    table.deleteLater()
    QCoreApplication.sendPostedEvents(table, QEvent.Type.DeferredDelete)


def words(text: tuple[Paragraph, ...]) -> str:
    """Paragraphs as plain text."""
    return "\n".join("".join(run.text for run in row) for row in text)


class Standing(msgspec.Struct, frozen=True):
    """What a position alone decides: it must be the same on every table that shows it."""

    look: MapLook | None
    rail: object
    boards: tuple[object, ...]
    hands: tuple[object, ...]
    dice: tuple[object, ...]
    twin: tuple[object, ...]
    log: tuple[str, ...]


def standing(table: AventuraTable) -> Standing:
    """Everything that the position decides, as it stands on a table."""
    panels, tray = table.panels, table.panels.tray._view
    return Standing(
        panels.scene.look,
        panels.rail._view,
        tuple(seat.board._view for seat in panels.seats),
        tuple(seat.hand._view for seat in panels.seats),
        (tray.dice, tray.rings, tray.verdict, tray.result, tray.earlier, tray.typed),
        _bare(panels.twin.shown),
        tuple(table.overlays._lines),
    )


def _bare(rows: tuple[Row, ...]) -> tuple[object, ...]:
    """The twin without the page, which keeps what was read last."""
    asked, choices, *rest = rows
    offered = tuple(row for row in choices.rows if row.choice != READ_ON)
    return (asked.text, offered, *rest)


def everything(table: AventuraTable) -> tuple[object, ...]:
    """All of it, the page and the next button with it."""
    panels = table.panels
    log = panels.log.accessibleName()
    return (standing(table), panels.story._view, panels.threat._view, table.showing.doable, log)


def spoken(table: AventuraTable) -> str:
    """Every word that can be seen, pointed at or heard on a table and its window."""
    window = table.window()
    found: list[str] = [table.where(), table.undo_words(), table.showing.doable.label]
    for part in (window, *window.findChildren(QWidget)):
        found += [part.accessibleName(), part.accessibleDescription(), part.toolTip()]
        found += [part.windowTitle(), part.statusTip(), part.whatsThis()]
    found += table.overlays._lines
    found += _texts(table.panels.twin.shown)
    look = table.panels.scene.look
    found += look.refusals.values() if look is not None else ()
    return "\n".join(found)


def _texts(rows: tuple[Row, ...]) -> list[str]:
    return [text for row in rows for text in (row.text, *_texts(row.rows))]


def unread(table: AventuraTable) -> list[str]:
    """Names that were not earned and yet stand somewhere: zones, cards, maps, endings."""
    told, names = table.session.history, table.narrator.names
    state: State = told.state
    page = table.panels.story._view
    rows = "\n".join(f"{row.label}\n{row.closed}" for row in page.options)
    read = "\n".join((diary(table.narrator, told, ()), names.pack.head.intro, rows))
    read += words((page.mood, *page.text))
    seen = spoken(table)
    known = _earned(table, state)
    secret = _names(table) - known
    return sorted(
        name
        for name in secret
        if name in seen and name not in read and not any(name in one for one in known)
    )


def _names(table: AventuraTable) -> set[str]:
    names, pack = table.narrator.names, table.narrator.names.pack
    titles = {
        names.zone_title(place, zone)
        for place in pack.maps
        for zone in pack.maps[place].drawing.zones
    }
    cards = {names.card(number) for number in (*pack.cards, *pack.adversaries)}
    maps = {names.map(place) for place in pack.maps}
    return (titles | cards | maps | {names.ending(one) for one in pack.endings}) - {""}


def _earned(table: AventuraTable, state: State) -> set[str]:
    names = table.narrator.names
    held = {card for one in state.investigators for card in one.objects}
    found = {names.card(number) for number in {*state.seen, *held}}
    found |= {names.map(place) for place in (*state.unlocked, *state.entered)}
    if state.visit is not None:
        found |= {names.zone_title(state.visit.map, zone) for zone in state.visit.entered}
    if state.ending is not None:
        found.add(names.ending(state.ending))
    return found
