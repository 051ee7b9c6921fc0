"""One square of a month page: date, symbols, book or shield, and what was written into it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import advance, fitted, suiting, write
from desktop.drawing.month_figure import shadow_of
from desktop.drawing.month_inks import MonthInks, month_inks
from desktop.drawing.month_marks import (
    around,
    book,
    cross_out,
    fill_in,
    haloed,
    ring,
    shield,
    tally,
)
from desktop.drawing.month_plan import SMALLEST, Spot
from desktop.drawing.month_records import Cell
from desktop.drawing.month_signs import APART, PAIR, lettered, lock, moon, note_mark, whisper
from desktop.drawing.paths import drawn
from desktop.drawing.pencil import path_of, wobble
from desktop.drawing.sheet_lead import Lead, hand_line, hand_width, pencilled

_FULL = 82.0
_DRAWN_SMALL = 15  # labels of a page that is drawn small; less would not be read
_ROOMY = 118.0  # a square so wide has room for all that may stand in it
_ASIDE = 14.0  # how far a book makes room for the figure
_WRITTEN = 15
_SLANT = -6.0


class Setting:
    """How the squares of a page are drawn: theme, scale of the page, whose week it is."""

    def __init__(self, inks: Inks, scale: float, *, week: bool, printed: bool = False) -> None:
        """Squares of this week stand on lighter paper; on a screen the others are dimmed."""
        self.inks = inks
        self.own: MonthInks = month_inks(inks)
        self.week = week
        self.ground = inks.week if week else inks.page
        self.strength = 1.0 if week or printed else self.own.dim
        self.small = 13 if scale >= SMALLEST else _DRAWN_SMALL


def drop(spot: Spot) -> float:
    """How far the book of a square lies lower than in one of the usual height."""
    return 0.5 * max(0.0, spot.height - _FULL)


def middle(cell: Cell, spot: Spot) -> QPointF:
    """The middle of the book or shield, in the square's own units."""
    if cell.kind == "special":
        aside = _ASIDE + 2 if cell.today else 0
        return QPointF((39 if spot.width > 118 else 34) + aside, 51 + drop(spot))
    return QPointF(55 + (_ASIDE if cell.today else 0), 49 + drop(spot))


def foot(spot: Spot) -> QPointF:
    """Where the figure stands in a square, in units of the page."""
    return QPointF(spot.x + 19 * spot.share, spot.y + (75 + drop(spot)) * spot.share)


def paint_square(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    """Draw a square at its spot."""
    if cell.kind == "blank":
        return
    painter.save()
    painter.translate(spot.x, spot.y)
    painter.scale(spot.share, spot.share)
    _date(painter, cell, spot, setting)
    if cell.kind in ("lead", "special"):
        painter.setOpacity(setting.strength)
        _symbols(painter, cell, spot, setting)
        painter.save()
        painter.translate(middle(cell, spot))
        if cell.kind == "lead":
            _lead(painter, cell, setting)
        else:
            _special(painter, cell, spot, setting)
        painter.restore()
        _written(painter, cell, spot, setting)
    elif cell.kind == "before":
        _before(painter, cell, spot, setting)
    painter.setOpacity(1)
    if cell.note:
        note_mark(painter, QPointF(7, spot.height - 7), setting.inks)
    painter.restore()
    if cell.tomorrow:
        shadow_of(painter, foot(spot), setting.inks)


def _face(cell: Cell) -> Face:
    return Face.STRONG if cell.today or cell.kind == "special" else Face.LABEL


def _date(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    inks = setting.inks
    plain = cell.kind in ("locked", "before")
    strong = setting.week or (cell.kind == "special" and not plain)
    x, size = 12.0, setting.small
    if cell.today:  # beside the figure's hat
        x, size = (38.0, 17) if len(cell.symbols) < 2 else (29.5, 15)
    face = font(_face(cell), size)
    room = spot.width - x - 9 - PAIR * max(len(cell.symbols), 1)
    if advance(cell.label, face) > room:
        sizes = (13, 12) if setting.small < _DRAWN_SMALL else (_DRAWN_SMALL,)
        face = suiting(cell.label, _face(cell), sizes, room)
    label = fitted(cell.label, face, max(room, 20.0))
    wide = write(painter, x, 20, label, face, inks.ink if strong else inks.quiet)
    beside = QPointF(x + wide + 3, 15.4)
    if cell.moon:
        moon(painter, beside + QPointF(8, 0), cell.moon, inks, setting.ground)
    if cell.whisper:
        whisper(painter, beside + QPointF(1, 0), inks)


def _symbols(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    right, inks = spot.width - 8, setting.inks
    near, size, apart = 9.0 if len(cell.symbols) < 2 else 7.6, 16.0, APART
    crowded = cell.today or cell.whisper or cell.moon
    if len(cell.symbols) > 1 and crowded and spot.width < _ROOMY:
        near, size, apart = 7.2, 14.0, APART - 4
    for kind in reversed(cell.symbols):
        lettered(
            painter,
            kind,
            QPointF(right, 20),
            inks,
            size=size,
            ground=setting.ground,
            letter=setting.small,
            near=near,
        )
        right -= apart


def _open_book(painter: QPainter, setting: Setting, *, bare: bool) -> None:
    ink, width = QColor(setting.inks.ink), setting.own.weight
    painter.setBrush(QColor(setting.own.book))
    painter.setPen(QPen(ink, 0.75 * width))
    painter.drawPath(book(69, 38).translated(0, 3.2))
    painter.setPen(QPen(ink, 1.5))
    painter.drawPath(book())
    painter.setPen(QPen(ink, 0.9))
    painter.drawPath(drawn("M0 -15V18" if bare else "M0 -14V-10.5M0 12V18"))
    if not bare:
        painter.setPen(QPen(ink, 0.35 * width))
        painter.drawPath(drawn("M-28 -11.5V10.5M28 -11.5V10.5"))


def _lead(painter: QPainter, cell: Cell, setting: Setting) -> None:
    inks, own, seed = setting.inks, setting.own, cell.day.toordinal()
    done = cell.how == "done"
    _open_book(painter, setting, bare=done)
    if done:
        fill_in(painter, "book", seed, inks)
    beside = 7 if cell.seal and not done else 0
    if cell.now is not None and cell.how == "open":
        _lowered(painter, cell, setting)
    else:
        face, halo = font(Face.TITLE, 24), 4 if done else 3
        haloed(painter, QPointF(beside, 8.5), str(cell.value), face, inks.ink, own.book, halo)
    if cell.how == "lost":
        cross_out(painter, "book", seed, inks)
    if cell.seal:
        _strap(painter, cell, setting)
    if cell.vow:
        painter.save()
        painter.translate(beside, 0)
        ring(painter, seed, inks)
        painter.restore()


def _lowered(painter: QPainter, cell: Cell, setting: Setting) -> None:
    """The printed value on the left page, struck through; on the right what it is now."""
    inks, book_ = setting.inks, setting.own.book
    left, right, size = (-6.5, 19, 13) if cell.seal else (-15, 15, 17)
    face = font(Face.TITLE, size)
    haloed(painter, QPointF(left, 6), str(cell.value), face, inks.quiet, book_, 2)
    half = advance(str(cell.value), face) / 2 + 2
    ends = [(left - half, 5.0), (left + half, -4.0)]
    stroke = path_of(wobble(ends, cell.day.toordinal(), swing=0.4))
    pencilled(painter, stroke, Lead(1.5, 0.8), inks)
    haloed(painter, QPointF(right, 7.5), str(cell.now), font(Face.TITLE, 24), inks.ink, book_, 3)


def _strap(painter: QPainter, cell: Cell, setting: Setting) -> None:
    """A strap round the book with a lock, or cut through."""
    painter.setPen(QPen(QColor(setting.inks.ink), 1))
    painter.setBrush(QColor(setting.own.book))
    if cell.seal == "open":
        painter.drawPath(drawn("M-25 -20V-8L-19 -5V-20M-25 20V8L-19 5.6V20"))
        return
    painter.drawRect(QRectF(-25, -20.5, 6, 43))
    lock(painter, QPointF(-22, 0), setting.inks, setting.own.book)


def _special(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    inks, own, seed = setting.inks, setting.own, cell.day.toordinal()
    painter.setPen(QPen(QColor(inks.ink), 1.5))
    painter.setBrush(QColor(own.book))
    painter.drawPath(shield())
    painter.setPen(QPen(QColor(inks.ink), 0.75 * own.weight))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(shield(42.5, 43).translated(0, -0.2))
    if cell.how == "won":
        fill_in(painter, "shield", seed, inks)
    halo = 4 if cell.how == "won" else 0
    value = str(cell.value)
    haloed(painter, QPointF(0, 5.5), value, font(Face.TITLE, 24), inks.ink, own.book, halo)
    if cell.how == "lost":
        cross_out(painter, "shield", seed, inks)
    if cell.now is not None:
        _reduced(painter, cell.now, spot, setting, beside=cell.today)


def _reduced(
    painter: QPainter, now: int, spot: Spot, setting: Setting, *, beside: bool = False
) -> None:
    """The value now beside the shield: larger in this week, but where the figure stands too."""
    if beside:
        face = font(Face.TITLE, 24)
        _arrow(painter, QPointF(27, 3), setting, strong=True, length=8)
        write(painter, 38, 11, str(now), face, setting.inks.ink)
        return
    size = 32 if setting.week else 20
    face = font(Face.TITLE, size)
    _arrow(painter, QPointF(30, 3), setting, strong=setting.week, length=11 if setting.week else 9)
    left, room = (44, spot.width - 88) if setting.week else (42, 40.0)
    wide = advance(str(now), face)
    at = left + max(0.0, min(6.0, (room - wide) / 2))
    write(painter, at, 11 if setting.week else 9, str(now), face, setting.inks.ink)


def _arrow(
    painter: QPainter, at: QPointF, setting: Setting, *, strong: bool, length: float
) -> None:
    pen = QPen(QColor(setting.inks.ink), 1.5 if strong else 1.1)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    tip = 4 if strong else 3.2
    path = drawn(f"M0 0H{length}M{length - tip} {-tip}L{length} 0L{length - tip} {tip}")
    painter.drawPath(path.translated(at))


def _written(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    """What a hand wrote: the day a lead was done, "won", how much it counts, a vow's end."""
    inks, low = setting.inks, drop(spot)
    if cell.counts > 1 and cell.how == "done":
        painter.save()
        painter.translate(12, 62 + low)
        tally(painter, cell.counts, cell.day.toordinal(), inks)
        painter.restore()
    if not cell.on:
        return
    share = 1.12
    wide = hand_width(cell.on, _WRITTEN) * share
    left = min(spot.width - wide - 3, spot.width - 22 - wide / 2)
    hand_line(
        painter,
        QPointF(left, 79 + low + min(7.0, 0.4 * low)),
        cell.on,
        _WRITTEN,
        inks,
        slant=_SLANT,
        strength=0.95 if inks.textures else 1.0,
        share=share,
    )


def _before(painter: QPainter, cell: Cell, spot: Spot, setting: Setting) -> None:
    """A day before the arrival: a closed book's outline and nothing in it."""
    painter.setOpacity(0.4 if setting.inks.textures else 1)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    pen = QPen(QColor(setting.inks.quiet), 1)
    pen.setDashPattern([3, 3])
    painter.setPen(pen)
    at = middle(cell, spot)
    if cell.day.weekday() == 6:
        painter.drawPath(shield().translated(QPointF(39, at.y() + 2)))
    else:
        painter.drawRoundedRect(around(at, (44, 34)), 2, 2)
