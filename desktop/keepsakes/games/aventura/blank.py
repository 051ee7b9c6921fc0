"""Maps for the real table at true size: nothing done on them yet, their Clock at the foot."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import Side, fitted, write, write_caps
from desktop.drawing.map_plan import plan_of
from desktop.keepsakes.games.aventura.map.clock import Clock
from desktop.keepsakes.games.aventura.map.ground import Ground, paint_ground
from desktop.keepsakes.games.aventura.map.sheet import extent, title_face
from desktop.keepsakes.games.aventura.maps import MM, TOKEN, measure
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.words.aventura.names import Names

_AROUND = 46.0
_OVER, _TITLE, _RULE, _UNDER = 14.0, 59.0, 64.0, 80.0
"""Lines of the head: an accent on the largest capitals stays clear of the title over them."""
_BELOW = 14.0
"""Between the last of them and what may be drawn of the map."""
_FOOT = 24.0
_LEAST = 460.0
_TAB = 44 / 26
"""A turn of the Clock takes a token's disc."""


def blank_map(names: Names, place: str) -> Picture:
    """A map as it lies on the table before anybody has moved: letters, padlocks, the Clock."""
    drawing = names.drawing(place)
    plan = plan_of(place, drawing)
    ground = Ground(plan, frozenset(), frozenset(), frozenset(drawing.padlocks))
    journal = names.pack.maps[place].journal
    clock = Clock(journal.clock.turns, frozenset(journal.clock.red))
    title = names.map(place)
    seen = extent(plan, _AROUND)
    wide = max(seen.width(), _LEAST)
    track = clock.size((wide - 20) / _TAB)
    head = (_UNDER if _subtitle(names, place) else _RULE) + _BELOW
    high = head + seen.height() + _FOOT + track[1] * _TAB

    def draw(painter: QPainter) -> None:
        with unit(painter, MM):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(QRectF(0, 0, wide, high), QColor(PRINT.page))
            _paint_head(painter, names, place, wide)
            _paint_map(painter, seen, ground, QPointF((wide - seen.width()) / 2, head))
            top = high - track[1] * _TAB
            painter.translate((wide - track[0] * _TAB) / 2, top)
            painter.scale(_TAB, _TAB)
            clock.paint(painter, 0, 0, (wide - 20) / _TAB, PRINT)

    told = QCoreApplication.translate("Keepsakes", "The map {map}, empty").format(map=title)
    return Picture(wide * MM, high * MM, draw, name=title, measure=measure(), size=TOKEN, alt=told)


def _paint_head(painter: QPainter, names: Names, place: str, wide: float) -> None:
    """The map's title, its Safeguard sign, the adventure's title over it."""
    middle, room = wide / 2, wide - 80
    write_caps(painter, middle, _OVER, names.title(), 13, PRINT.quiet, Side.MIDDLE, room)
    face = title_face(names.map(place), room)
    title = fitted(names.map(place), face, room)
    wrote = write(painter, middle, _TITLE, title, face, PRINT.ink, Side.MIDDLE)
    if names.pack.maps[place].journal.safeguard:
        icon(painter, "safeguard", middle + wrote / 2 + 10, _TITLE - 24, 26, PRINT.red, PRINT.page)
    subtitle = _subtitle(names, place)
    if subtitle:
        style = font(Face.MOOD, 15)
        subtitle = fitted(subtitle, style, room)
        write(painter, middle, _UNDER, subtitle, style, PRINT.quiet, Side.MIDDLE)
    painter.setPen(QPen(QColor(PRINT.ink), 0.75))
    half = wrote / 2 + 4
    painter.drawLine(QPointF(middle - half, _RULE), QPointF(middle + half, _RULE))


def _subtitle(names: Names, place: str) -> str:
    return names.text(f"{place}.subtitle", names.pack.maps[place].journal.subtitle)


def _paint_map(painter: QPainter, seen: QRectF, ground: Ground, corner: QPointF) -> None:
    painter.save()
    painter.translate(corner)
    painter.setClipRect(QRectF(QPointF(), seen.size()), Qt.ClipOperation.IntersectClip)
    painter.translate(-seen.topLeft())
    paint_ground(painter, ground, PRINT)
    painter.restore()
