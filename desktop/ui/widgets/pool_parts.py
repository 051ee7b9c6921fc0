"""The parts of a pool as they are put together on the page: chips, and steps that are paid for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import advance, fitted, write
from desktop.ui.theme import Look, OddsShown
from desktop.ui.widgets.rowed import Row

Part = Literal["attribute", "weapon", "item", "given", "strain", "bribes"]

CHIP_HIGH, GAP = 26.0, 6.0
_SLOT, _SLOT_STEP = 7.0, 9.0
_PAD = 8.0


class Chip(msgspec.Struct, frozen=True):
    """A part of the pool that is in it or not: "STR", "Bomb". `dice` is what it adds.

    `gain` is what it adds to the chance, such as "+12 %"; `closed` why it cannot be taken.
    """

    id: str
    label: str
    dice: int = 0
    chosen: bool = False
    gain: str = ""
    digit: int = 0
    closed: str = ""


class Fixed(msgspec.Struct, frozen=True):
    """A part that is in the pool by itself: Level, Rope, Pet."""

    label: str
    dice: int


class Build(msgspec.Struct, frozen=True):
    """The pool was changed: an Attribute or weapon chosen, a thing put in or out, a step paid."""

    part: Part
    id: str = ""
    by: int = 0


def slots(
    painter: QPainter, x: float, middle: float, dice: int, inks: Inks, *, solid: bool
) -> float:
    """Draw dice as small squares, solid in the pool, dotted where they could be; their width."""
    for n in range(dice):
        box = QRectF(x + n * _SLOT_STEP + 0.5, middle - _SLOT / 2 + 0.5, _SLOT - 1, _SLOT - 1)
        if solid:
            painter.fillRect(box, QColor(inks.ink))
        else:
            pen = QPen(QColor(inks.quiet), 1)
            pen.setDashPattern([1, 1.5])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box)
    return dice * _SLOT_STEP


def fixed_wide(one: Fixed) -> float:
    """How wide a part is that is in the pool by itself."""
    return advance(one.label, font(Face.LABEL, 13)) + 6 + one.dice * _SLOT_STEP + 6


def paint_fixed(painter: QPainter, at: QPointF, one: Fixed, inks: Inks) -> None:
    """Draw a part that is in the pool by itself: no frame, solid dice."""
    middle = at.y() + CHIP_HIGH / 2
    face = font(Face.LABEL, 13)
    x = at.x() + write(painter, at.x(), middle + 4.5, one.label, face, inks.ink) + 6
    slots(painter, x, middle, one.dice, inks, solid=True)


def flow(widths: Sequence[float], room: float, gap: float = GAP) -> tuple[list[QPointF], float]:
    """Where things of these widths stand in lines as wide as the room, and how high that is."""
    found: list[QPointF] = []
    x, y = 0.0, 0.0
    for wide in widths:
        if x > 0 and x + wide > room:
            x, y = 0.0, y + CHIP_HIGH + gap
        found.append(QPointF(x, y))
        x += wide + GAP
    return found, y + CHIP_HIGH if widths else 0.0


class ChipButton(Row):
    """Shows a part that is chosen or not; a press tells `built`."""

    built = Signal(object)  # Build

    def __init__(self, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.part: Part = part
        self.chip = Chip("", "")
        self.setCheckable(True)
        self.clicked.connect(self._press)

    def wear(self, look: Look) -> None:
        super().wear(look)
        self.show_chip(self.chip)

    def show_chip(self, chip: Chip) -> None:
        """Show another part; safe to call twice."""
        self.chip = chip
        self.setChecked(chip.chosen)
        self.setEnabled(not chip.closed)
        dice = self.tr("%n dice", "", chip.dice) if chip.dice else ""
        self.setAccessibleName(", ".join(part for part in (chip.label, dice) if part))
        gain = chip.gain if self.look.odds is not OddsShown.OFF else ""
        self.setAccessibleDescription(chip.closed or gain)
        self.setToolTip(chip.closed)
        self.updateGeometry()
        self.update()

    def nextCheckState(self) -> None:
        """What is in the pool the page says, not the press."""

    def _press(self) -> None:
        by = -1 if self.chip.chosen else 1
        self.built.emit(Build(self.part, self.chip.id, by))

    @property
    def wide(self) -> float:
        """How wide the chip is, in units of zoom 100 %."""
        chip = self.chip
        wide = 2 * _PAD + advance(chip.label, font(Face.STRONG, 13))
        wide += 12 if chip.digit else 0
        wide += 5 + chip.dice * _SLOT_STEP if chip.dice else 0
        if chip.gain and self.look.odds is not OddsShown.OFF:
            wide += 6 + advance(chip.gain, font(Face.LABEL, 12))
        return wide

    @property
    def _gain_seen(self) -> bool:
        odds = self.look.odds
        return odds is OddsShown.ALWAYS or (odds is OddsShown.POINTING and self.lit)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the frame, the words, the dice, what they add to the chance."""
        inks, chip = self.look.inks, self.chip
        self._paint_frame(painter, area)
        middle = area.center().y()
        ink = inks.ink if not chip.closed else inks.quiet
        x = _PAD
        if chip.digit:
            write(painter, x, middle + 4, str(chip.digit), font(Face.LABEL, 12), inks.quiet)
            x += 12
        face = font(Face.STRONG if chip.chosen else Face.LABEL, 13)
        label = fitted(chip.label, face, area.width() - x - 4)
        x += write(painter, x, middle + 4.5, label, face, ink) + 5
        if chip.dice:
            x += slots(painter, x, middle, chip.dice, inks, solid=chip.chosen)
        if chip.gain and self._gain_seen:
            write(painter, x + 4, middle + 4, chip.gain, font(Face.LABEL, 12), inks.quiet)

    def _paint_frame(self, painter: QPainter, area: QRectF) -> None:
        inks, chip = self.look.inks, self.chip
        pen = QPen(QColor(inks.ink if chip.chosen else inks.quiet), 1.5 if chip.chosen else 0.9)
        if not chip.chosen:
            pen.setDashPattern([2, 2.5] if not chip.closed else [1, 4])
        painter.setPen(pen)
        wash = 0.1 if chip.chosen else 0.05 if self.lit else 0.0
        filled = wash and inks.textures
        painter.setBrush(faded(inks.ink, wash) if filled else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(area.adjusted(0.75, 0.75, -0.75, -0.75), 3, 3)


class StepButton(Row):
    """One more, or one less, of what is paid for by the piece; a press tells `built`."""

    built = Signal(object)  # Build

    def __init__(self, part: Part, by: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part: Part = part
        self.by = by
        self.clicked.connect(self._press)

    def show_step(self, name: str, *, open_now: bool) -> None:
        """Say what it does, and whether it can be done."""
        self.setAccessibleName(name)
        self.setToolTip(name)
        self.setEnabled(open_now)
        self.update()

    def _press(self) -> None:
        self.built.emit(Build(self._part, self._part, self.by))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw a sign in a frame: dotted like a place for a die where one may be added."""
        inks, middle = self.look.inks, area.center()
        ink = QColor(inks.ink if self.isEnabled() else inks.quiet)
        if self.isEnabled():
            pen = QPen(ink, 1.5 if self.lit else 1)
            if self.by > 0:
                pen.setDashPattern([1.7, 2.2])
            painter.setPen(pen)
            filled = self.lit and inks.textures
            painter.setBrush(faded(inks.ink, 0.06) if filled else Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 3, 3)
        painter.setPen(QPen(ink, 1.5))
        painter.drawLine(middle - QPointF(4.5, 0), middle + QPointF(4.5, 0))
        if self.by > 0:
            painter.drawLine(middle - QPointF(0, 4.5), middle + QPointF(0, 4.5))
