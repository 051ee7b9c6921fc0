"""A destination as a row of the page: its mark by hand, its kind, its loss, the chance there."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.odds import percent
from desktop.drawing.sheet_note import pencil_figure
from desktop.ui.theme import Look, OddsShown
from desktop.ui.widgets.page_face import light_row
from desktop.ui.widgets.rowed import Row

HEIGHT = 41.0
_MARK, _WORDS, _BAR = 68.0, 84.0, 122.0  # from the left, from the left, from the right
_SIDE, _NATURAL = 12.0, 344.0


def hand_mark(
    painter: QPainter, right: float, line: float, mark: str, high: float, inks: Inks, seed: int = 1
) -> None:
    """Write what stands in a square, ending at `right`: letters smaller than figures."""
    letters = mark.rstrip("0123456789")
    figures = mark[len(letters) :]
    x = right
    if figures:
        x -= pencil_figure(painter, x, line, figures, high, inks, seed=seed, from_right=True)
    if letters:
        x -= 0.16 * high
        pencil_figure(painter, x, line - 1, letters, 0.78 * high, inks, seed=seed, from_right=True)


class DestinationRow(msgspec.Struct, frozen=True):
    """A destination. `mark` is written by the hand as on the sheet: "15", "Z16", "T5", "HT2".

    `loss` has at most 20 characters. `chance` is None for Towns, which say `note` instead;
    `sure` is False for the mean of the six types. `closed` is why no dot there is legal.
    """

    area: str
    digit: int
    mark: str
    kind: str
    loss: str = ""
    known: bool = True
    chance: float | None = None
    sure: bool = True
    odds_text: str = ""
    note: str = ""
    closed: str = ""
    pointed: bool = False

    @property
    def figure(self) -> str:
        """The chance as it is written: "~94 %"."""
        if self.chance is None:
            return ""
        return percent(self.chance) if self.sure else f"~{percent(self.chance)}"


class DestinationButton(Row):
    """Shows a destination; `chosen` tells its Area."""

    chosen = Signal(str)

    def __init__(self, row: DestinationRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.clicked.connect(self._choose)
        self.show_row(row)

    def wear(self, look: Look) -> None:
        super().wear(look)
        self.show_row(self.row)

    def show_row(self, row: DestinationRow) -> None:
        """Show another destination; safe to call twice."""
        if row != self.row:
            self.update()
        self.row = row
        self.setAccessibleName(f"{row.digit}. {row.kind} {row.mark}")
        parts = [row.closed or row.loss, row.note]
        if row.chance is not None and self.look.odds is not OddsShown.OFF:
            parts.append(row.odds_text or row.figure)
        self.setAccessibleDescription(", ".join(part for part in parts if part))
        self.setToolTip("" if self.look.odds is OddsShown.OFF else row.odds_text)

    def sizeHint(self) -> QSize:
        return QSize(round(344 * self.look.zoom), round(HEIGHT * self.look.zoom))

    def _choose(self) -> None:
        self.chosen.emit(self.row.area)

    @property
    def _odds_seen(self) -> bool:
        if self.row.chance is None or self.row.closed or self.look.odds is OddsShown.OFF:
            return False
        return self.look.odds is OddsShown.ALWAYS or self.lit or self.row.pointed

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the row, lit while it is pointed at."""
        row, inks = self.row, self.look.inks
        light_row(painter, area, self, marked=row.pointed)
        room = min((area.height() - 6) / (HEIGHT - 2), area.width() / _NATURAL)
        share = min(1.25, max(1.0, room))
        painter.translate(0, (area.height() - HEIGHT * share) / 2)
        painter.scale(share, share)
        left, right = _SIDE / share, area.width() / share - _SIDE / share
        strong = row.pointed
        ink = inks.ink if strong else inks.quiet
        face = font(Face.STRONG if strong else Face.LABEL, 13)
        write(painter, left + 1, 25, str(row.digit) if row.digit else "", face, ink)
        hand_mark(painter, left + _MARK, 34, row.mark, 20, inks, row.digit)
        edge = self._paint_chance(painter, right)
        room = edge - left - _WORDS - 6
        kind = Face.TITLE if strong else Face.READING if row.known else Face.MOOD
        face = suiting(row.kind, kind, (17, 15), room)
        shade = inks.ink if row.known or strong else inks.quiet
        write(painter, left + _WORDS, 17, fitted(row.kind, face, room), face, shade)
        room = right - left - _WORDS
        told = row.closed or row.loss
        face = suiting(told, Face.LABEL, (13, 12), room)
        write(painter, left + _WORDS, 33, fitted(told, face, room), face, ink)

    def _paint_chance(self, painter: QPainter, right: float) -> float:
        """Draw bar and figure, or the note of a Town; return where it begins."""
        row, inks = self.row, self.look.inks
        if row.note or not self._odds_seen:
            note = "" if row.closed else row.note
            face = suiting(note, Face.LABEL, (13, 12), 150)
            note = fitted(note, face, 150)
            write(painter, right, 18, note, face, inks.quiet, Side.RIGHT)
            return right - advance(note, face) - 4
        ink = inks.ink if row.pointed else inks.quiet
        face = font(Face.STRONG if row.pointed else Face.LABEL, 15)
        write(painter, right, 19, row.figure, face, inks.ink, Side.RIGHT)
        chance = row.chance or 0.0
        lit = min(9, max(1, round(chance * 10))) if 0 < chance < 1 else round(chance * 10)
        for n in range(10):
            box = QRectF(right - _BAR + 6.6 * n, 9, 5, 9)
            if n < lit:
                painter.fillRect(box, QColor(ink))
            else:
                painter.setPen(QPen(QColor(inks.quiet), 0.7))
                painter.drawRect(box.adjusted(0.4, 0.4, -0.4, -0.4))
        return right - _BAR
