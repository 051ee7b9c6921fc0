"""How the tray of the day is drawn: lining and ribbon, dice, labels, notches, earlier rolls."""

from __future__ import annotations

import random
from functools import partial

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.drawing.dice import Lie
from desktop.drawing.fonts import Face as Letters
from desktop.drawing.fonts import font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.kept import kept
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.month_dice import number_die, symbol_die
from desktop.drawing.paper import sheet
from desktop.rules.games.calendar.state import SYMBOLS
from desktop.ui.widgets.drawn import Drawn, focus_ring
from desktop.ui.widgets.fit_row import padlock
from desktop.ui.widgets.tray_places import (
    KINDS,
    WIDE,
    Face,
    TrayDie,
    lies,
    middles,
    turn,
)

FALL_MS, STAGGER_MS = 420, 35
_HIGH, _MOST = 170.0, 1.2
"""How high the tray is in the smaller window, and how much larger everything may become."""
_RIM, FOOT = 7.0, 35.0
_EARLIER = 6
_EMPTY = (TrayDie(0), TrayDie(0), TrayDie(0), TrayDie(""), TrayDie(""))


class KeepTrayView(msgspec.Struct, frozen=True):
    """What lies in the tray: none or five dice, the three black ones first.

    `throw` names the throw: one not seen before lets the dice at `fell` (places from 1) fall.
    `rolls` are all the rolls of the day, `left` those still there. `stop` is the quiet button's
    label, "" for none. `typed` are the places whose faces the player types, `turns` those whose
    dice may be turned over. `earlier` are the day's other rolls, the newest last. `ahead` is said
    where no dice lie yet.
    """

    dice: tuple[TrayDie, ...] = ()
    throw: str = ""
    fell: tuple[int, ...] = ()
    rolls: int = 3
    left: int = 3
    told: str = ""
    stop: str = ""
    stop_key: str = ""
    typed: tuple[int, ...] = ()
    earlier: tuple[tuple[Face, ...], ...] = ()
    ahead: str = ""
    holds: bool = True
    turns: tuple[int, ...] = ()
    spoken: str = ""


class TrayGround(Drawn):
    """Draws what a KeepTrayView says; it hears neither keys nor pointer."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = KeepTrayView()
        self._turns = [turn(n, "") for n in range(5)]
        self._typed: tuple[Face, ...] = ()
        self._fallen: int | None = None
        self._over = 0

    # where things lie

    def _share(self) -> float:
        """How much larger than in the smaller window everything is."""
        box = self.area.adjusted(8, 0, -8, -6)
        return max(0.5, min(_MOST, box.width() / WIDE, box.height() / _HIGH))

    @property
    def box(self) -> QRectF:
        """The tray, in its own units."""
        share = self._share()
        box = self.area.adjusted(8, 0, -8, -6)
        return QRectF(box.left() / share, 0, box.width() / share, box.height() / share)

    def _lining(self) -> QRectF:
        box = self.box
        return box.adjusted(_RIM, _RIM, -_RIM, -FOOT - 4)

    def _dice(self) -> tuple[TrayDie, ...]:
        """The five dice as they are shown; empty faces where they are still to be typed."""
        view = self._view
        if not view.typed:
            return view.dice or _EMPTY
        shown = list(view.dice or _EMPTY)
        for n, place in enumerate(view.typed):
            empty: Face = 0 if KINDS[place - 1] == "number" else ""
            face = self._typed[n] if n < len(self._typed) else empty
            shown[place - 1] = TrayDie(face)
        return tuple(shown)

    def _lies(self) -> list[Lie]:
        lining = self._lining()
        return lies(self._dice(), lining.adjusted(0, self._spare, 0, 0), self._turns)

    @property
    def _spare(self) -> float:
        """How much lower than in a tight tray the dice lie."""
        return max(0.0, self._lining().height() - 126) * 0.3

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the tray and all that lies in it."""
        share = self._share()
        painter.save()
        painter.scale(share, share)
        self._paint_tray(painter)
        self._paint_ribbon(painter)
        self._paint_dice(painter)
        self._paint_labels(painter)
        self._paint_earlier(painter)
        self._paint_foot(painter)
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, area.adjusted(8, 0, -8, -6), self.look.inks)

    def _paint_tray(self, painter: QPainter) -> None:
        inks, box, lining = self.look.inks, self.box, self._lining()
        painter.setPen(QPen(QColor(inks.desk_text if not inks.textures else "#000000"), 1))
        painter.setBrush(QColor(inks.tray_edge if inks.textures else inks.tray))
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if not inks.textures:
            painter.drawRect(lining)
            return
        painter.fillRect(box.adjusted(1, 1, -1, -1), faded(inks.tray, 0.4))
        painter.setPen(QPen(faded(inks.desk_quiet, 0.5), 0.75))
        painter.drawLine(box.topLeft() + QPointF(3, 1.2), box.topRight() + QPointF(-3, 1.2))
        sheet(painter, lining, inks, ground=inks.lining, seed=17, shaded=False)
        painter.fillRect(QRectF(lining.left(), lining.top(), lining.width(), 3), _dim())
        painter.fillRect(QRectF(lining.left(), lining.top(), 3, lining.height()), _dim())

    def _paint_ribbon(self, painter: QPainter) -> None:
        """The ribbon on which held dice lie: 13 high, stitched along both its edges."""
        inks, lining = self.look.inks, self._lining()
        line = lining.top() + self._spare + 78
        band = QRectF(lining.left(), line - 6.5, lining.width(), 13)
        if inks.textures:
            painter.fillRect(band.translated(0, 2.5), faded("#000000", 0.16))
            painter.fillRect(band, QColor(inks.ribbon))
        stitch = QPen(faded(inks.die_mark, 0.6 if inks.textures else 1), 0.75)
        stitch.setDashPattern([3 / 0.75, 2 / 0.75])
        painter.setPen(stitch)
        for off in (-4.2, 4.2):
            left, right = QPointF(band.left(), line + off), QPointF(band.right(), line + off)
            painter.drawLine(left, right)

    def _paint_dice(self, painter: QPainter) -> None:
        inks = self.look.inks
        for n, (die, lie) in enumerate(zip(self._dice(), self._lies(), strict=True)):
            face, shown = self._on_its_way(n, die, lie)
            if isinstance(face, int):
                number_die(painter, face, shown, inks)
            else:
                symbol_die(painter, face, shown, inks)
            if die.locked and self._fallen is None:
                at = QPointF(shown.x + 21, shown.y - 21)
                painter.setPen(QPen(QColor(inks.die_mark), 1))
                painter.setBrush(QColor(inks.number_die))
                painter.drawEllipse(at, 10, 10)
                painter.save()
                painter.translate(at)
                painter.scale(0.6, 0.6)
                padlock(painter, QPointF(0, 1), inks.die_mark, inks.number_die)
                painter.restore()
            if self._over == n + 1 and self._fallen is None and self._pressable(die):
                half = shown.side / 2 + 4
                painter.setPen(QPen(QColor(inks.ink if inks.textures else inks.desk_text), 1))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                reach = QRectF(shown.x - half, shown.y - half, 2 * half, 2 * half)
                painter.drawRoundedRect(reach, 8, 8)

    def _pressable(self, die: TrayDie) -> bool:
        view = self._view
        return bool(view.typed) or (view.holds and bool(view.dice) and not die.locked)

    def _on_its_way(self, n: int, die: TrayDie, lie: Lie) -> tuple[Face, Lie]:
        """The face and place of a die that falls: from below, slowing, a settle of 2 px."""
        fell = self._view.fell or (1, 2, 3, 4, 5)
        if self._fallen is None or n + 1 not in fell:
            return die.face, lie
        gone = min(1.0, max(0.0, (self._fallen - STAGGER_MS * fell.index(n + 1)) / FALL_MS))
        slowed = 1 - (1 - gone) ** 3
        chance = random.Random(f"{self._view.throw} {n} falls")
        number = isinstance(die.face, int)
        faces = [chance.randint(1, 6) if number else chance.choice(SYMBOLS) for _ in range(3)]
        settle = -2.0 if 0.85 < gone < 0.97 else 0.0
        y = lie.y + (self.box.height() + 40 - lie.y) * (1 - slowed) + settle
        angle = lie.turn + chance.choice((-1, 1)) * 240 * (1 - slowed)
        face = [*faces, die.face][min(3, int(gone * 4))]
        return face, Lie(lie.x, y, lie.side, angle)

    def _paint_labels(self, painter: QPainter) -> None:
        """Under each die its place, and whether it is held or must stay."""
        inks, lining, view = self.look.inks, self._lining(), self._view
        colour = inks.ink if inks.textures else inks.desk_text
        line = lining.bottom() - 7
        if view.ahead and not view.dice and not view.typed:
            face = suiting(view.ahead, Letters.LABEL, (15, 13), lining.width() - 24)
            write(painter, lining.center().x(), line, view.ahead, face, colour, Side.MIDDLE)
            return
        for n, (die, at) in enumerate(zip(self._dice(), middles(lining.width()), strict=True)):
            label = f"{n + 1}"
            if die.locked:
                label = self.tr("{place} stays").format(place=n + 1)
            elif die.held:
                label = self.tr("{place} held").format(place=n + 1)
            strong = die.held or die.locked
            face = suiting(label, Letters.STRONG if strong else Letters.LABEL, (13, 12), 66)
            write(painter, lining.left() + at.x(), line, label, face, colour, Side.MIDDLE)

    def _paint_earlier(self, painter: QPainter) -> None:
        """The rolls before, small, between the ribbon and the labels."""
        inks, lining, rolls = self.look.inks, self._lining(), self._view.earlier[-_EARLIER:]
        if not rolls:
            return
        colour = inks.quiet if inks.textures else inks.desk_text
        face = font(Letters.LABEL, 12)
        y = lining.top() + self._spare + 96
        words = self.tr("earlier")
        x = lining.left() + 8 + write(painter, lining.left() + 8, y + 4, words, face, colour) + 10
        room = int((lining.right() - 8 - x) // 84)
        for roll in rolls[-room:] if room > 0 else ():
            box = QRectF(x, y - 8, 78, 17)
            kept(painter, ("roll", roll), box, inks, partial(_small_roll, roll, box, inks))
            x += 84

    def _paint_foot(self, painter: QPainter) -> None:
        """A notch for each roll, the spent ones struck out; how many are left in words."""
        inks, view, box = self.look.inks, self._view, self.box
        top = box.bottom() - FOOT + 2
        for n in range(view.rolls):
            x = box.left() + 24 + n * 26
            corners = [QPointF(x - 8, top + 5), QPointF(x, top + 23), QPointF(x + 8, top + 5)]
            spent = n < view.rolls - view.left
            painter.setPen(QPen(QColor(inks.desk_quiet if spent else inks.desk_text), 1.2))
            painter.setBrush(Qt.BrushStyle.NoBrush if spent else QColor(inks.desk_text))
            painter.drawPolygon(QPolygonF(corners))
            if spent:
                painter.setPen(QPen(QColor(inks.desk_quiet), 1.5))
                painter.drawLine(QPointF(x - 9, top + 19), QPointF(x + 9, top + 9))
        x = box.left() + 26 + view.rolls * 26
        room = box.right() - x - (180 if view.stop else 12)
        told = view.told
        if not told and view.dice and view.left:
            told = QCoreApplication.translate("KeepTray", "%n roll(s) left", None, view.left)
        face = suiting(told, Letters.LABEL, (13, 12), max(10.0, room))
        shown = fitted(told, face, room)
        write(painter, x, top + 20, shown, face, inks.desk_text)


def _dim() -> QColor:
    return faded("#000000", 0.25)


def _small_roll(roll: tuple[Face, ...], box: QRectF, inks: Inks, painter: QPainter) -> None:
    """A roll as dice of 13 in a row."""
    for n, face in enumerate(roll):
        lie = Lie(box.left() + 7.5 + 15 * n, box.center().y(), 13)
        if isinstance(face, int):
            number_die(painter, face, lie, inks)
        else:
            symbol_die(painter, face, lie, inks)
