"""Investigators' boards: as they stand, with the cards held, and as printed for the table."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.board import Cells, Characteristic, wound_cell
from desktop.drawing.card_position import (
    SIGNS,
    card_face,
    cells,
    characteristics,
    figure,
    seated,
    wound_face,
)
from desktop.drawing.cards import LARGE_HEIGHT, LARGE_WIDTH, CardFace, large_card
from desktop.drawing.cards import paragraph as set_paragraph
from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import Side, advance, fitted, suiting, write, write_caps
from desktop.drawing.tokens import Figure, portrait, rim_band
from desktop.keepsakes.games.aventura.cards import frame, thing
from desktop.keepsakes.picture import Picture
from desktop.rules.games.aventura.content.effects import STATS
from desktop.rules.games.aventura.phases import pools
from desktop.rules.games.aventura.state import State
from desktop.words.aventura.board import body_label, mind_label
from desktop.words.aventura.names import Names, stat_name

_WIDE = 2 * LARGE_WIDTH
_GAP = 10.0
_COLUMNS = 5
_SHEET = (190.0, 265.0)
"""What any sheet has room for, in mm."""
_MOST = 1.8


def printed_board(names: Names, who: str, seat: int) -> Picture:
    """An investigator's board as two cards side by side, nothing on it yet."""
    card = names.pack.investigators[who]
    values = tuple(
        Characteristic(SIGNS[stat], stat_name(stat), printed, printed)
        for stat in STATS
        for printed in (pools.printed(card, stat),)
    )
    wounds = (Cells(0, card.strength, body_label()), Cells(0, card.willpower, mind_label()))
    about = names.text(f"investigator.{who}.text", card.text)
    calling = names.text(f"investigator.{who}.calling", card.calling)
    person = seated(names, who, seat)
    return thing(
        _WIDE,
        LARGE_HEIGHT,
        person.name,
        lambda painter: _paint_board(painter, person, calling, about, values, wounds),
    )


def page(names: Names, state: State, who: str) -> Picture:
    """A board as it stands, and below it every card held and every wound, large."""
    one = next(one for one in state.investigators if one.id == who)
    card = names.pack.investigators[who]
    calling = names.text(f"investigator.{who}.calling", card.calling)
    about = names.text(f"investigator.{who}.text", card.text)
    person = figure(names, state, who)
    values, wounds = characteristics(names, state, who), cells(names, one)
    faces = [card_face(names, state, number) for number in one.objects]
    faces += [wound_face(names, number, "physical") for number in one.physical]
    faces += [wound_face(names, number, "mental") for number in one.mental]
    columns = max(range(2, _COLUMNS + 1), key=lambda one: _filled(_extent(one, len(faces))))
    wide, high = _extent(columns, len(faces))

    def draw(painter: QPainter) -> None:
        painter.save()
        painter.translate((wide - _WIDE) / 2, 0)
        _paint_board(painter, person, calling, about, values, wounds)
        painter.restore()
        _paint_faces(painter, faces, columns, wide)

    return _enlarged(thing(wide, high, person.name, draw))


def _extent(columns: int, count: int) -> tuple[float, float]:
    """How wide and high a board is with so many cards below it."""
    lines = -(-count // columns)
    return columns * (LARGE_WIDTH + _GAP) - _GAP, (LARGE_HEIGHT + _GAP) * (1 + lines) - _GAP


def _filled(extent: tuple[float, float]) -> float:
    """How large that becomes on a sheet, standing or lying."""
    wide, high = extent
    ways = (_SHEET, _SHEET[::-1])
    return max(min(room[0] / wide, room[1] / high) for room in ways)


def _enlarged(picture: Picture) -> Picture:
    """A picture as large as a sheet is, but no larger than is well seen from a chair."""
    scale = min(_MOST, _filled((picture.width, picture.height)))

    def draw(painter: QPainter) -> None:
        painter.save()
        painter.scale(scale, scale)
        picture.draw(painter)
        painter.restore()

    width, height = scale * picture.width, scale * picture.height
    return msgspec.structs.replace(picture, width=width, height=height, draw=draw)


def _paint_faces(painter: QPainter, faces: Sequence[CardFace], columns: int, wide: float) -> None:
    """Cards in rows, a short row in the middle."""
    for first in range(0, len(faces), columns):
        row = faces[first : first + columns]
        left = (wide - len(row) * LARGE_WIDTH - (len(row) - 1) * _GAP) / 2
        top = (LARGE_HEIGHT + _GAP) * (1 + first // columns)
        for n, face in enumerate(row):
            large_card(painter, left + n * (LARGE_WIDTH + _GAP), top, face, PRINT)


def _paint_board(
    painter: QPainter,
    person: Figure,
    calling: str,
    about: str,
    values: Sequence[Characteristic],
    wounds: tuple[Cells, Cells],
) -> None:
    inks = PRINT
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    frame(painter, _WIDE, LARGE_HEIGHT, inks.ink)
    portrait(painter, QRectF(20, 20, 130, 130), person, inks)
    rim_band(painter, 20, 157, 130, person, inks)
    left, room = 168.0, _WIDE - 168 - 20
    face = suiting(person.name, Face.TITLE, (32, 24, 20), room)
    write(painter, left, 46, fitted(person.name, face, room), face, inks.ink)
    if calling:
        style = font(Face.MOOD, 17)
        write(painter, left, 68, fitted(calling, style, room), style, inks.quiet)
    for n, value in enumerate(values):
        x, y = left + n % 2 * room / 2, 84 + n // 2 * 40
        _paint_value(painter, x, y, value, room / 2 - 30)
    set_paragraph(painter, QRectF(20, 174, _WIDE - 40, 64), about, inks.ink)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    painter.drawLine(QPointF(20, 246), QPointF(_WIDE - 20, 246))
    for n, one in enumerate(wounds):
        _paint_wounds(painter, 20 + n * (_WIDE - 40) / 2, 258, one, mental=bool(n))
    note = QCoreApplication.translate(
        "Keepsakes", "Physical Wounds at the left, Mental Wounds at the right"
    )
    write_caps(painter, _WIDE / 2, LARGE_HEIGHT - 13, note, 12, inks.quiet, Side.MIDDLE, _WIDE - 40)


def _paint_value(painter: QPainter, x: float, y: float, value: Characteristic, room: float) -> None:
    """Sign, value now, the printed one where it differs, the name below in small type."""
    inks = PRINT
    icon(painter, value.sign, x, y, 26, inks.ink, inks.page)
    end = x + 32 + write(painter, x + 32, y + 22, str(value.now), font(Face.STRONG, 24), inks.ink)
    if value.now != value.printed:
        small = f"\u2039{value.printed}\u203a"
        end += write(painter, end + 2, y + 22, small, font(Face.LABEL, 15), inks.quiet)
    face = font(Face.LABEL, 13)
    if advance(value.name, face) > x + room - end:
        face = suiting(value.name, Face.LABEL, (12,), max(30.0, x + room - end))
    write(painter, end + 8, y + 21, value.name, face, inks.quiet)


def _paint_wounds(painter: QPainter, x: float, y: float, one: Cells, *, mental: bool) -> None:
    """Large cells up to the limit, and the skull beyond it."""
    inks, step = PRINT, 32.0
    for n in range(one.limit):
        box = QRectF(x + n * step, y, 24, 24)
        wound_cell(painter, box, inks, taken=n < one.taken, mental=mental)
    at = x + one.limit * step
    icon(painter, "skull", at, y - 1, 26, inks.ink, inks.page)
    write(painter, x, y + 43, one.name, font(Face.LABEL, 13), inks.quiet)
