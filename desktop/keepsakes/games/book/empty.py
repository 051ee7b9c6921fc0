"""The empty sheet for real pencils, and what the marks on it mean."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import fitted, suiting, write
from desktop.drawing.sheet_records import HEAD, Header, Line, SheetPage
from desktop.keepsakes.games.book.sheet import RIM, SQUARE, window
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.noted import rule
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing.small_type import folded
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import ATTRIBUTES, Area, Leg, Letter
from desktop.words.book.names import Names, attribute_name, attribute_short
from desktop.words.book.sheet_words import Stat, stat_name

_STATS: tuple[Stat, ...] = ("wounds", "gold", "xp", "level", "fear", "chapters")
_ROOM = 8 * " "  # for a hand to write in
_CAPTION = 2.6  # mm
_UNIT = 0.25
_SAMPLE = 9.0  # mm a square in the key
_ROW, _TOP = 15.0, 15.0


def blank_sheet(columns: int, rows: int) -> Picture:
    """An empty sheet of so many squares: labels, empty boxes, the line."""
    header = Header(
        boxes=tuple(Line(attribute_short(one)) for one in ATTRIBUTES),
        stats=tuple(Line(stat_name(stat), _ROOM) for stat in _STATS),
        equip=Line(stat_name("equip")),
        items=Line(stat_name("items")),
    )
    page = SheetPage(columns=columns, rows=rows, header=header)
    sheet = window(page, QRectF(0, -HEAD, columns, rows + HEAD), name=blank_name())

    def draw(painter: QPainter) -> None:
        sheet.draw(painter)
        captions = (
            QCoreApplication.translate("Keepsakes", "the adventurer"),
            QCoreApplication.translate("Keepsakes", "the working title"),
        )
        for text, row in zip(captions, (-6.3, -4.0), strict=True):
            at = RIM + 0.6 * SQUARE, RIM + (HEAD + row) * SQUARE + _CAPTION
            with unit(painter, _CAPTION / 12, *at):
                write(painter, 0, 0, text, font(Face.MOOD, 12), PRINT.quiet)

    return msgspec.structs.replace(sheet, draw=draw)


def blank_name() -> str:
    """What the empty sheet is called."""
    return QCoreApplication.translate("Keepsakes", "An empty sheet")


def size_text(paper: str, columns: int, rows: int) -> str:
    """An empty sheet by its paper and its squares."""
    return QCoreApplication.translate("Keepsakes", "{paper}, {columns} by {rows} squares").format(
        paper=paper, columns=columns, rows=rows
    )


# --- the key -------------------------------------------------------------------------------------


class Mark(msgspec.Struct, frozen=True):
    """A few squares as they may look, and what they say."""

    page: SheetPage
    name: str
    told: str
    wide: int = 1


def key(tables: Tables, language: str, size: tuple[float, float]) -> Picture:
    """What each mark on a sheet means, on a page of a size in mm: samples and what they say."""
    title = QCoreApplication.translate("Keepsakes", "What the marks mean")
    marks = list(_marks(Names(tables, language)))
    half = (len(marks) + 1) // 2
    wide, high = size

    def draw(painter: QPainter) -> None:
        with unit(painter, _UNIT):
            write(painter, 0, 24, title, font(Face.TITLE, 24), PRINT.ink)
            painter.setPen(rule())
            painter.drawLine(QPointF(0, 34), QPointF(wide / _UNIT, 34))
        for number, mark in enumerate(marks):
            column, row = divmod(number, half)
            at = QPointF(column * (wide / 2 + 2), _TOP + row * _ROW)
            _paint_mark(painter, mark, at, wide / 2 - 4)

    told = " ".join(f"{mark.name}: {mark.told}" for mark in marks)
    return Picture(wide, high, draw, name=title, alt=told)


def _paint_mark(painter: QPainter, mark: Mark, at: QPointF, room: float) -> None:
    sample = window(mark.page, QRectF(1, 1, mark.wide, 1), _SAMPLE)
    painter.save()
    painter.translate(at)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    sample.draw(painter)
    painter.restore()
    left = at.x() + 2 * _SAMPLE + 5
    space = room - 2 * _SAMPLE - 5
    with unit(painter, _UNIT, left, at.y() + 3.6):
        face = suiting(mark.name, Face.TITLE, (17, 15), space / _UNIT)
        write(painter, 0, 0, fitted(mark.name, face, space / _UNIT), face, PRINT.ink)
        for number, line in enumerate(folded(mark.told, space, 13 * _UNIT, Face.READING)):
            y = 16.0 + 14.5 * number
            write(painter, 0, y, line, font(Face.READING, 13), PRINT.ink)


def _page_of(*areas: Area, home: bool = False, legs: tuple[Leg, ...] = ()) -> SheetPage:
    """A little sheet with some squares in the middle of it."""
    written = {f"{column},1": area for column, area in enumerate(areas, start=1)}
    return SheetPage(
        columns=4,
        rows=3,
        seed=9,
        areas=written,
        home="1,1" if home else "",
        legs=legs,
        trail=tuple(leg.start if leg.fled else leg.end for leg in legs[-1:]),
    )


def _marks(names: Names) -> Iterator[Mark]:
    yield from _squares()
    yield from _lines()
    for letter, found in names.tables.encounters.items():
        known: Letter = found.letter
        yield Mark(
            _page_of(Area("encounter", 12, known)), names.letter(known), _rolled_on(letter, names)
        )


def _squares() -> Iterator[Mark]:
    yield Mark(
        _page_of(Area("encounter", 14)),
        QCoreApplication.translate("Keepsakes", "An Encounter"),
        QCoreApplication.translate(
            "Keepsakes", "Its ECL: what the dice must reach. The type is rolled on arrival."
        ),
    )
    yield Mark(
        _page_of(Area("town", 3)),
        QCoreApplication.translate("Keepsakes", "A Town"),
        QCoreApplication.translate(
            "Keepsakes", "The number is its Wealth, which goes on every price."
        ),
    )
    yield Mark(
        _page_of(Area("town", 2), home=True),
        QCoreApplication.translate("Keepsakes", "The Hometown"),
        QCoreApplication.translate("Keepsakes", "A Town too. The first dot goes into its middle."),
    )
    yield Mark(
        _page_of(Area("blocked")),
        QCoreApplication.translate("Keepsakes", "Blocked"),
        QCoreApplication.translate("Keepsakes", "No Route may touch this square."),
    )
    yield Mark(
        _page_of(Area("encounter", 14, "", crossed=True)),
        QCoreApplication.translate("Keepsakes", "Crossed out"),
        QCoreApplication.translate(
            "Keepsakes", "A Route ran over it. Nobody will ever arrive there."
        ),
    )
    yield Mark(
        _page_of(Area("blank", crossed=True)),
        QCoreApplication.translate("Keepsakes", "A blank, crossed out"),
        QCoreApplication.translate(
            "Keepsakes", "Empty when the Route ran over it. Nothing is written here later."
        ),
    )


def _lines() -> Iterator[Mark]:
    areas = Area("encounter", 11), Area("encounter", 15)
    yield Mark(
        _page_of(*areas, legs=(Leg((24, 36), (55, 37)),)),
        QCoreApplication.translate("Keepsakes", "A Route"),
        QCoreApplication.translate(
            "Keepsakes", "In red, with a ruler, from dot to dot. The ring is where you stand."
        ),
        wide=2,
    )
    yield Mark(
        _page_of(*areas, legs=(Leg((24, 36), (55, 37), fled=True),)),
        QCoreApplication.translate("Keepsakes", "A flight"),
        QCoreApplication.translate(
            "Keepsakes", "The dot is crossed out, and the last dot before it counts again."
        ),
        wide=2,
    )


def _rolled_on(letter: str, names: Names) -> str:
    """Which Attributes an Encounter is rolled on."""
    *first, last = (attribute_name(one) for one in names.tables.encounters[letter].attributes)
    if not first:
        return QCoreApplication.translate("Keepsakes", "Rolled on {attribute}.").format(
            attribute=last
        )
    return QCoreApplication.translate("Keepsakes", "Rolled on {attributes} or {last}.").format(
        attributes=", ".join(first), last=last
    )
