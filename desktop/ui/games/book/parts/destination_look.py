"""Where one may go, as the page lists it: near, or by chance, with what each costs on the way."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import Area, State
from desktop.rules.games.book.view import Destination
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.ways import ways
from desktop.ui.widgets.destination_page import DestinationRow, DestinationView
from desktop.words.book import board
from desktop.words.book.names import Names, mark, place_text
from desktop.words.book.sheet_words import in_so_many

MOST = 8
"""So many rows fit; the last is given to what is pointed at where it is not among them."""


def destinations(
    names: Names, tables: Tables, state: State, held: Held, pointed: str
) -> DestinationView:
    """The page of destinations; what is `pointed` at is always among the rows."""
    found = ways(tables, state)
    rows = found.first(MOST, held.sorting, pointed)
    return DestinationView(
        rows=tuple(_row(names, state, one, digit, pointed) for digit, one in enumerate(rows, 1)),
        sorting=held.sorting,
        lede=held.recap or held.hint or lede(names, state),
        more=len(found.areas) - len(rows),
    )


def _row(names: Names, state: State, one: Destination, digit: int, pointed: str) -> DestinationRow:
    area = state.areas[one.area]
    home = one.kind == "home"
    return DestinationRow(
        area=one.area,
        digit=digit,
        mark=mark(area, home=home),
        kind=kind_of(names, area, home=home),
        loss=loss_words(names, state, one),
        known=area.kind != "encounter" or bool(area.letter),
        chance=one.chance,
        sure=one.sure,
        odds_text=_odds_text(one),
        note=note_of(state, home=home) if one.chance is None else "",
        closed=no_dot(one) if one.dot is None else "",
        pointed=one.area == pointed,
    )


def kind_of(names: Names, area: Area, *, home: bool) -> str:
    """What stands there, without its figure."""
    if area.kind == "town":
        return names.area(area, home=home)
    return names.letter(area.letter) if area.letter else _unknown()


def _unknown() -> str:
    return QCoreApplication.translate("Book", "Unknown")


def loss_words(names: Names, state: State, one: Destination) -> str:
    """What the best Route there would cross out, in at most 20 characters."""
    lost = one.loss
    told = board.loss_short(names, state, (*lost.encounters, *lost.towns), len(lost.blanks))
    return told or QCoreApplication.translate("Book", "loses nothing")


def no_dot(one: Destination) -> str:
    """Why a destination is closed: what stands in the way."""
    if not one.blockers:
        return QCoreApplication.translate("Book", "no way there")
    return QCoreApplication.translate("Book", "Blocked: {place}").format(
        place=place_text(one.blockers[0])
    )


def _odds_text(one: Destination) -> str:
    if one.chance is None:
        return ""
    told = in_so_many(one.chance)
    if one.sure:
        return told
    return QCoreApplication.translate("Book", "about {chance}, over the six types").format(
        chance=told
    )


def note_of(state: State, *, home: bool) -> str:
    """What a Town is good for; what coming home costs."""
    if not home:
        return QCoreApplication.translate("Book", "rest, work, buy")
    if state.started:
        return QCoreApplication.translate("Book", "home, for 1 Fear")
    return QCoreApplication.translate("Book", "home, free of Fear")


def lede(names: Names, state: State) -> str:
    """A sentence over the rows: what an Oracle told last, or what lies behind one."""
    told = next(
        (page.stay.told[-1] for page in reversed(state.pages[-2:]) if page.stay and page.stay.told),
        None,
    )
    if told is not None:
        return QCoreApplication.translate(
            "Book", "The Oracle said {encounter}, and was paid for it."
        ).format(encounter=names.letter(told[1]))
    if not state.sheet.chapters:
        return QCoreApplication.translate("Book", "Nothing is written yet. All ways are open.")
    return QCoreApplication.translate(
        "Book", "%n Chapter(s) to go.", None, 20 - state.sheet.chapters
    )
