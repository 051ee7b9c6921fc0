"""A position of the Book as its sheet is drawn: what is written in it, and its head."""

import zlib

from desktop.drawing.sheet_records import Header, Line, SheetPage, SquareNote
from desktop.rules.games.book.phases import ground
from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.store.format import Jottings
from desktop.words.book.diary import square_notes
from desktop.words.book.names import ADVENTURER, TITLE, Names, attribute_short
from desktop.words.book.sheet_words import Stat, stat_name


def sheet_page(names: Names, state: State, jottings: Jottings) -> SheetPage:
    """Everything written on the sheet, with its head as on paper."""
    return SheetPage(
        columns=state.columns,
        rows=state.rows,
        seed=zlib.crc32(state.chance.key.encode()),
        areas=state.areas,
        home=state.home,
        legs=state.legs,
        trail=state.trail,
        notes=_notes(state, jottings),
        header=header(names, state, jottings),
    )


def _notes(state: State, jottings: Jottings) -> tuple[SquareNote, ...]:
    """The notes on squares of this paper."""
    paper = ground.paper(state.columns, state.rows)
    return tuple(SquareNote(area, text) for area, text in square_notes(jottings) if area in paper)


def header(names: Names, state: State, jottings: Jottings) -> Header:
    """The head of the sheet, as on paper."""
    sheet = state.sheet
    items = tuple(ware for ware, count in sheet.items.items() for _ in range(count))
    stats: dict[Stat, object] = {
        "wounds": f"{sheet.wounds} ({sheet.limit})",
        "gold": sheet.gold,
        "xp": sheet.xp,
        "level": sheet.level,
        "fear": sheet.fear,
        "chapters": sheet.chapters,
    }
    return Header(
        name=jottings.names.get(ADVENTURER, ""),
        title=jottings.names.get(TITLE, jottings.title),
        boxes=tuple(
            Line(attribute_short(one), str(value) if value else "")
            for one, value in zip(ATTRIBUTES, sheet.six, strict=True)
        ),
        stats=tuple(Line(stat_name(stat), str(value)) for stat, value in stats.items()),
        equip=Line(stat_name("equip"), names.wares(sheet.equipment)),
        items=Line(stat_name("items"), names.wares(items)),
    )
