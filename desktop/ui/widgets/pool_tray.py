"""The tray of a game that adds its dice up: up to nine a row, what is needed, the sum."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.dice import Lie
from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.ui.widgets.dice_tray import DiceTray, PoolPart, TrayView
from desktop.ui.widgets.page_face import NARROW, WIDE
from desktop.ui.widgets.pool_rows import (
    NINE,
    EarlierThrow,
    earlier,
    lies_of,
    paint_pool_line,
    possible_die,
    ready_die,
    ringed,
    spots,
    two_ends,
)
from desktop.ui.widgets.tray_rows import DieView

__all__ = ["EarlierThrow", "PoolPart", "PoolTray", "PoolTrayView", "Possible"]

_LEFT = 20.0
_ORIGIN = 10.0  # what the tray's own places are counted from
_LEAST_HEIGHT = 148.0
_LARGER = 0.267  # dice of 38 in the larger window
_EARLIER = 44.0


class Possible(msgspec.Struct, frozen=True):
    """Dice that may be added: dotted places with a +. `id` is the pool's part that adds them."""

    id: str
    name: str
    dice: int = 1


class PoolTrayView(TrayView, frozen=True):
    """What lies in the tray besides: before the throw empty dice and what is needed, then the sum.

    `ready` dice lie without pips before the throw; `possible` ones are dotted. `ahead` is said at
    the left below them ("90 % as it is"), `offer` at the right. `lit` dice are ringed (the sixes
    of a Fear Check). `throws`, the newest first, stand in place of `earlier`.
    """

    ready: int = 0
    possible: tuple[Possible, ...] = ()
    needs: str = ""  # the figure alone: "17"
    total: str = ""  # the sum after the throw
    passed: bool | None = None
    ahead: str = ""
    offer: str = ""
    lit: tuple[int, ...] = ()
    throws: tuple[EarlierThrow, ...] = ()


class PoolTray(DiceTray):
    """Shows throws that are added up; `added` tells the part whose dotted die was pressed."""

    added = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._over = ""
        self.setMouseTracking(True)

    @property
    def pool(self) -> PoolTrayView:
        """What lies there now."""
        view = self._view
        return view if isinstance(view, PoolTrayView) else PoolTrayView()

    # where things lie, in units of the smaller window

    def _share(self) -> float:
        grown = min(1.0, max(0.0, (self.area.width() - NARROW) / (WIDE - NARROW)))
        return max(0.5, min(1 + _LARGER * grown, self.area.height() / _LEAST_HEIGHT))

    @property
    def _inner(self) -> QRectF:
        """The tray's area within its margins, in units."""
        share = self._share()
        wide, high = self.area.width() / share, self.area.height() / share
        return QRectF(_LEFT, 0, wide - 2 * _LEFT, high - 4)

    @property
    def _before(self) -> bool:
        """Whether the dice still lie ready."""
        return not self.pool.dice and not self.pool.typed

    def _offered(self) -> list[str]:
        """The part that each dotted die would add."""
        if not self._before:
            return []
        return [one.id for one in self.pool.possible for _ in range(one.dice)]

    def _count(self) -> int:
        if self._before:
            return self.pool.ready + len(self._offered())
        return len(self._shown_dice())

    @property
    def _middles(self) -> tuple[float, list[QPointF]]:
        side, found = spots(self._count(), self._inner.width())
        return side, [QPointF(at.x() + _LEFT - _ORIGIN, at.y()) for at in found]

    def _lies(self, dice: tuple[DieView, ...]) -> list[Lie]:
        side, middles = self._middles
        return lies_of(dice, side, middles)

    def centre_of(self, n: int) -> QPoint:
        """Where the n-th die lies, ready or dotted ones too, in the widget's pixels."""
        at = self._middles[1][n]
        place = QPointF(at.x() + _ORIGIN, at.y()) * self._share() * self.look.zoom
        return place.toPoint()

    # the dotted dice

    def _part_at(self, position: QPointF) -> str:
        """The part whose dotted die lies there."""
        place = self.in_units(position) / self._share() - QPointF(_ORIGIN, 0)
        side, middles = self._middles
        for part, at in zip(self._offered(), middles[self.pool.ready :], strict=False):
            if abs(place.x() - at.x()) < side / 2 and abs(place.y() - at.y()) < side / 2:
                return part
        return ""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press on a dotted die adds its part; else as in any tray."""
        if part := self._part_at(event.position()):
            self.added.emit(part)
        else:
            super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self._part_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at("")

    def _point_at(self, part: str) -> None:
        if part != self._over:
            self._over = part
            names = {one.id: one.name for one in self.pool.possible}
            self.setToolTip(names.get(part, ""))
            hand = Qt.CursorShape.PointingHandCursor
            self.setCursor(hand if part else Qt.CursorShape.ArrowCursor)
            self.update()

    # painting

    def _paint_pool(self, painter: QPainter, width: float) -> None:
        """The pool at the left; what is needed, or the sum, at the right."""
        inner, view, inks = self._inner, self.pool, self.look.inks
        edge = self._paint_figure(painter, inner.right())
        parts = view.pool
        if view.verdict and self._fallen is None and self._count() > NINE:
            parts = (PoolPart(view.verdict, strong=True), PoolPart(view.result, quiet=True))
        paint_pool_line(painter, QPointF(inner.left(), 28), edge - 14 - inner.left(), parts, inks)

    def _paint_figure(self, painter: QPainter, right: float) -> float:
        """Write "needs 17", after the throw small beside the sum; return where it begins."""
        view, inks = self.pool, self.look.inks
        told = bool(view.total) and self._fallen is None and not self._before
        figure = view.total if told else view.needs
        if not figure:
            return right
        face = font(Face.STRONG, 32 if told else 24)
        colour = inks.result if told and view.passed else inks.desk_text
        right -= write(painter, right, 30 if told else 29, figure, face, colour, Side.RIGHT) + 8
        words = self.tr("needs")
        if told:
            words = self.tr("of {needs}").format(needs=view.needs) if view.needs else ""
        face = font(Face.LABEL, 13)
        return right - write(painter, right, 28, words, face, inks.desk_text, Side.RIGHT)

    def _paint_dice(self, painter: QPainter) -> None:
        super()._paint_dice(painter)
        view, inks = self.pool, self.look.inks
        side, middles = self._middles
        if self._before:
            for at in middles[: view.ready]:
                ready_die(painter, at, side, inks)
            for part, at in zip(self._offered(), middles[view.ready :], strict=False):
                possible_die(painter, at, side, inks, lit=part == self._over)
        elif self._fallen is None:
            for n in view.lit:
                ringed(painter, middles[n], side, inks, n)

    def _paint_result(self, painter: QPainter, width: float) -> None:
        """Under one row of dice: what comes of them, or what may be added. Two rows leave none."""
        view, inks, inner = self.pool, self.look.inks, self._inner
        if self._count() > NINE:
            return
        line = 85.0 + 0.3 * self._spare
        if self._before or (view.typed and not view.verdict):
            two_ends(painter, inner, line, view.ahead, view.offer, inks)
            return
        x = inner.left()
        if view.verdict:
            colour = inks.result if view.passed else inks.desk_text
            face = suiting(view.verdict, Face.STRONG, (15, 13), inner.width())
            x += write(painter, x, line, view.verdict, face, colour) + 8
        room = inner.right() - x
        face = suiting(view.result, Face.LABEL, (13, 12), room)
        told = fitted(view.result, face, room)
        if advance(told, face) > 20:
            write(painter, inner.right(), line, told, face, inks.desk_text, Side.RIGHT)

    @property
    def _spare(self) -> float:
        """How much higher the tray is than it must be."""
        return max(0.0, self._inner.height() - _LEAST_HEIGHT)

    def _paint_earlier(self, painter: QPainter, width: float) -> None:
        inner, view = self._inner, self.pool
        if view.throws:
            box = QRectF(inner.left(), inner.bottom() - _EARLIER, inner.width(), _EARLIER)
            earlier(painter, box, self.tr("earlier"), view.throws, self.look.inks)
