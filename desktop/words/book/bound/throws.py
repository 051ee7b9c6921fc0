"""Every throw of an Encounter and what came of it, one paragraph of small type for each."""

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import Page, Pool
from desktop.words.book import told_harm, told_meeting
from desktop.words.book.bound import tally
from desktop.words.book.figures import DOT, came, used
from desktop.words.book.names import Names, dice_text

_LOOSE = re.compile(r"(?<=\w) (?=\d)|(?<=:) (?=\d[,.])")
_BEGINS = (e.FearChecked, e.TrapChecked, e.PoolHandedIn, e.Disarmed)


def summary(names: Names, page: Page) -> str:
    """Type and ECL, what was used, and what it cost and brought, in one line."""
    met = names.met(page.letter, page.ecl)
    told = [met, *used(names, page.tale), *came(page.tale)]
    if page.sheet.level > (page.sheet.xp - page.tale.xp) // 100:
        told.append(
            QCoreApplication.translate("Keepsakes", "Level {level}").format(level=page.sheet.level)
        )
    return DOT.join(told)


def throws(names: Names, events: Sequence[e.Event]) -> tuple[str, ...]:
    """What fell in an Encounter, from its events; a paragraph for each pool and each Check.

    Nothing where nothing fell: a Fear by itself stands in the line above.
    """
    found: list[list[str]] = [[]]
    pool: Pool | None = None
    for event in events:
        if isinstance(event, _BEGINS):
            found.append([])
        if isinstance(event, e.PoolHandedIn):
            pool = event.pool
        text = _thrown(names, pool, event) if isinstance(event, e.Rolled) else _came(names, event)
        if text:
            found[-1].append(text)
    return tuple(_held(" ".join(one)) for one in found if one) if len(found) > 1 else ()


def _held(text: str) -> str:
    """A line in which names keep their values, and Checks what fell."""
    return _LOOSE.sub("\N{NO-BREAK SPACE}", text)


def _thrown(names: Names, pool: Pool | None, event: e.Rolled) -> str:
    parts = () if pool is None else pool.parts
    told = ", ".join(f"{names.source(source)} {dice}" for source, dice in parts)
    if not told:
        return told_meeting.rolled(event)
    return QCoreApplication.translate(
        "Keepsakes", "{parts}: {dice}, {sum} against {needs}."
    ).format(parts=told, dice=dice_text(event.dice), sum=event.total, needs=event.needs)


def _came(names: Names, event: e.Event) -> str:
    match event:
        case e.FearChecked():
            return tally.fear_checked(event)
        case e.TrapChecked():
            return tally.trap_checked(event)
        case e.LifeLeft():
            return tally.life_left(event)
        case e.Converted():
            return tally.converted(names, event)
        case e.Disarmed():
            return told_meeting.disarmed(names, event)
        case e.Dodged():
            return tally.dodged(event)
        case e.Shielded():
            return tally.shielded(event)
        case e.TrapSprung():
            return told_harm.trap_sprung(event)
        case e.Wounded():
            return tally.wounded(event)
        case e.Frightened():
            return tally.frightened(event)
        case e.LuckTried():
            return tally.luck_tried(event)
        case _:
            return ""


def since_met(events: Sequence[e.Event]) -> tuple[e.Event, ...]:
    """The events of a page from the last Route on: what came before belongs to the road."""
    for place in range(len(events) - 1, -1, -1):
        if isinstance(events[place], e.RouteDrawn):
            return tuple(events[place + 1 :])
    return tuple(events)
