"""The clock rail: title and Safeguard, the turns as tabs, Actions left as candles, money."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import candle, icon
from desktop.drawing.lettering import Side, advance, capitals, fitted, write, write_caps
from desktop.drawing.tabs import PITCH, TAB, gone_tab, tab
from desktop.ui.widgets.drawn import Drawn

_LAST = 2
_TIGHT = 28.0
_ACTION = 13.0


class ActionsLeft(msgspec.Struct, frozen=True):
    """An investigator on the rail: name, Actions still lit, Actions in all, whether he acts."""

    name: str
    lit: int
    of: int = 2
    acting: bool = False


class Count(msgspec.Struct, frozen=True):
    """Money or a counter, once it has been named: its sign ("" for none), name and value."""

    name: str
    value: str
    sign: str = ""


class RailView(msgspec.Struct, frozen=True):
    """What the rail shows; `now` is 1 or more, `red` are the turns that are red."""

    title: str
    turns: int
    now: int
    safeguard: bool = False
    red: frozenset[int] = frozenset()
    actions: tuple[ActionsLeft, ...] = ()
    counts: tuple[Count, ...] = ()
    spoken: str = ""


class ClockRail(Drawn):
    """Shows the clock."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = RailView("", 0, 0)

    def show_rail(self, view: RailView) -> None:
        """Show the clock; safe to call twice."""
        changed, self._view = view != self._view, view
        self.setAccessibleName(view.title)
        turn = self.tr("Turn {now} of {turns}").format(now=view.now, turns=view.turns)
        self.setAccessibleDescription(view.spoken or turn)
        if changed:
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(946 * self.look.zoom), round(44 * self.look.zoom))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw title, tabs and names along one line."""
        middle = area.center().y() + 5
        right = self._paint_actions(painter, area.right() - 12, middle + 5)
        right = self._paint_counts(painter, right, middle + 5)
        turns = max(1, self._view.turns)
        left = self._paint_title(painter, right - _TIGHT * turns - 12, middle + 4) + 12
        start = max(left, min(0.317 * area.width(), right - PITCH * turns))
        pitch = min(PITCH, (right - start) / turns)
        self._paint_tabs(painter, start, pitch, middle - TAB / 2 + 2)

    def _paint_title(self, painter: QPainter, right: float, baseline: float) -> float:
        """Draw the title, no further than `right`; return where it ends."""
        inks, view = self.look.inks, self._view
        house = 28.0 if view.safeguard else 0.0
        room = max(90.0, right - 16 - house)
        sizes = (size for size in (17, 15) if advance(view.title, capitals(size)) <= room)
        size = next(sizes, 13)
        x = 16 + write_caps(painter, 16, baseline, view.title, size, inks.desk_text, room=room)
        if view.safeguard:
            icon(painter, "safeguard", x + 5, baseline - 16, 20, inks.safeguard, inks.desk)
            x += house
        return x

    def _paint_tabs(self, painter: QPainter, x: float, pitch: float, y: float) -> None:
        view, inks = self._view, self.look.inks
        for turn in range(1, view.turns + 1):
            red = turn in view.red
            if turn < view.now:
                gone_tab(painter, x, y, turn, red, inks)
            else:
                last = turn > view.turns - _LAST
                tab(painter, x, y, turn, inks, now=turn == view.now, red=red, last=last)
            x += pitch

    def _paint_counts(self, painter: QPainter, right: float, baseline: float) -> float:
        inks = self.look.inks
        for count in reversed(self._view.counts):
            right -= (
                write(
                    painter,
                    right,
                    baseline,
                    count.value,
                    font(Face.STRONG, 15),
                    inks.desk_text,
                    Side.RIGHT,
                )
                + 6
            )
            if count.sign:
                right -= 18
                icon(painter, count.sign, right, baseline - 14, 18, inks.desk_quiet, inks.desk)
            else:
                right -= write(
                    painter,
                    right,
                    baseline,
                    count.name,
                    font(Face.LABEL, 13),
                    inks.desk_quiet,
                    Side.RIGHT,
                )
            right -= 20
        return right

    def _paint_actions(self, painter: QPainter, right: float, baseline: float) -> float:
        inks = self.look.inks
        for one in reversed(self._view.actions):
            x = right - _ACTION * one.of
            for n in range(one.of):
                candle(painter, x + n * _ACTION, baseline - 10, n < one.lit, inks)
            face = font(Face.STRONG if one.acting else Face.LABEL, 15)
            colour = inks.desk_text if one.acting else inks.desk_quiet
            name = fitted(one.name, face, 110)
            right = x - 6 - write(painter, x - 6, baseline, name, face, colour, Side.RIGHT) - 26
        return right
