"""The tray: the pool, the dice where they fell, their rings, the result, the last six rolls."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.dice import (
    DieKind,
    Lie,
    die,
    name_middle,
    name_width,
    ring_name,
    ring_over,
    ring_under,
    small_dice,
)
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import NARROWEST, advance, fitted, suiting, write
from desktop.ui.widgets.animator import Animator
from desktop.ui.widgets.drawn import Drawn, announce, focus_ring
from desktop.ui.widgets.tray_rows import DieView, RingView, apart, lies

FALL_MS, STAGGER_MS = 420, 35
_UNIT_HEIGHT = 152.0
_ROW = 66.0
_LEFT = 10.0
_EARLIER = 6
_DOT, _STEP = " · ", 10.0


class PoolPart(msgspec.Struct, frozen=True):
    """A piece of the pool line: "Investigation 4", "porter +1", "= 4 dice"."""

    text: str
    quiet: bool = False
    strong: bool = False


def pool_faces(pool: Sequence[PoolPart], room: float) -> list[QFont]:
    """The faces of a pool line: smaller, then narrower, where it would be cut off."""
    between = sum(
        _STEP if part.strong else advance(_DOT, font(Face.LABEL, 13)) for part in pool[1:]
    )
    for plain, quiet in ((15, 13), (13, 12)):
        faces = [
            font(Face.STRONG if part.strong else Face.LABEL, quiet if part.quiet else plain)
            for part in pool
        ]
        long = sum(advance(part.text, face) for part, face in zip(pool, faces, strict=True))
        if long + between <= room:
            return faces
    for face in faces:
        face.setStretch(max(NARROWEST, int(100 * (room - between) / max(1.0, long))))
    return faces


class TrayView(msgspec.Struct, frozen=True):
    """What lies in the tray. `throw` names the throw: a name not seen before lets the dice fall.

    `typed` is how many empty faces wait for digits; then `dice` is empty.
    """

    pool: tuple[PoolPart, ...] = ()
    dice: tuple[DieView, ...] = ()
    rings: tuple[RingView, ...] = ()
    verdict: str = ""
    result: str = ""
    earlier: tuple[tuple[DieView, ...], ...] = ()
    typed: int = 0
    throw: str = ""
    spoken: str = ""


class DiceTray(Drawn):
    """Shows throws; tells `settled` when dice lie still, `entered` when typed ones are given."""

    settled = Signal(object)
    entered = Signal(object)
    filled = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = TrayView()
        self._typed: tuple[int, ...] = ()
        self._fallen: int | None = None
        self.animator = Animator(self)
        self.animator.moved.connect(self._fall_on)
        self.animator.ended.connect(self._lie_still)
        self.setAccessibleName(self.tr("Dice"))

    def sizeHint(self) -> QSize:
        return QSize(round(420 * self.look.zoom), round(_UNIT_HEIGHT * self.look.zoom))

    def show_tray(self, view: TrayView) -> None:
        """Show the tray; the dice fall only if this throw was not shown before."""
        new = bool(view.throw) and view.throw != self._view.throw
        if view.typed != self._view.typed or view.throw != self._view.throw:
            self._typed = ()
        self._view = view
        waits = Qt.FocusPolicy.StrongFocus if view.typed else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(waits)
        self.setAccessibleDescription(view.spoken or f"{view.verdict} {view.result}".strip())
        self.animator.motion = self.look.motion
        if new and view.dice:
            self._fallen = 0
            length = FALL_MS + STAGGER_MS * (len(view.dice) - 1)
            self.animator.play(view.throw, round(length * self.look.pace))
        self.update()

    def skip(self) -> bool:
        """Let falling dice lie at once; whether there were any."""
        return self.animator.skip()

    @property
    def typed(self) -> tuple[int, ...]:
        """The faces typed so far."""
        return self._typed

    def _fall_on(self, elapsed: int) -> None:
        self._fallen = round(elapsed / self.look.pace)
        self.update()

    def _lie_still(self, throw: str) -> None:
        self._fallen = None
        self.update()
        announce(self, self.accessibleDescription())
        self.settled.emit(self._view)

    def centre_of(self, n: int) -> QPoint:
        """Where the n-th die lies, in the widget's pixels."""
        lie = self._lies(self._shown_dice())[n]
        return (QPointF(lie.x + _LEFT, lie.y) * self._share() * self.look.zoom).toPoint()

    # typed dice

    def type_face(self, face: int) -> None:
        """Put a digit of 1 to 6 on the next empty face; others are passed over."""
        if 1 <= face <= 6 and len(self._typed) < self._view.typed:
            self._set_typed((*self._typed, face))

    def take_back(self) -> None:
        """Empty the face typed last."""
        self._set_typed(self._typed[:-1])

    def hand_in(self) -> bool:
        """Tell `entered` with the faces, if none is empty; whether it did. The next are empty."""
        if not self._view.typed or len(self._typed) != self._view.typed:
            return False
        faces, self._typed = self._typed, ()
        self.entered.emit(faces)
        return True

    def _set_typed(self, faces: tuple[int, ...]) -> None:
        if faces != self._typed:
            self._typed = faces
            self.filled.emit(faces)
            self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._view.typed:
            super().keyPressEvent(event)
        elif event.text() in tuple("123456"):
            self.type_face(int(event.text()))
        elif event.key() == Qt.Key.Key_Backspace:
            self.take_back()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or not self.hand_in():
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click lets falling dice lie; on a face that waits for a digit it counts that one up."""
        if self.skip() or not self._view.typed:
            return
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        place = self.in_units(event.position()) / self._share() - QPointF(_LEFT, 0)
        for n, lie in enumerate(self._lies(self._shown_dice())):
            if abs(place.x() - lie.x) < lie.side / 2 and abs(place.y() - lie.y) < lie.side / 2:
                if n < len(self._typed):
                    faces = list(self._typed)
                    faces[n] = faces[n] % 6 + 1
                    self._set_typed(tuple(faces))
                else:
                    self.type_face(1)

    # painting

    def _share(self) -> float:
        return max(0.7, self.area.height() / _UNIT_HEIGHT)

    def _shown_dice(self) -> tuple[DieView, ...]:
        if not self._view.typed:
            return self._view.dice
        empty = self._view.typed - len(self._typed)
        return tuple(DieView(value) for value in (*self._typed, *([0] * empty)))

    def _lies(self, dice: tuple[DieView, ...]) -> list[Lie]:
        return lies(dice, self._view.rings, self.area.width() / self._share() - 20, _ROW)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the tray's box and all that lies in it."""
        inks = self.look.inks
        box = area.adjusted(6, 0, -8, -4)
        painter.setPen(QPen(QColor(inks.tray_edge), 1.5))
        painter.setBrush(QColor(inks.tray))
        painter.drawRoundedRect(box.adjusted(0.75, 0.75, -0.75, -0.75), 2, 2)
        painter.setPen(QPen(faded("#000000", 0.5), 3))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(3, 3, -3, -3), 1, 1)
        share = self._share()
        painter.scale(share, share)
        width = area.width() / share
        self._paint_pool(painter, width)
        painter.save()
        painter.translate(_LEFT, 0)
        self._paint_dice(painter)
        painter.restore()
        if self._fallen is None:
            self._paint_result(painter, width)
        self._paint_earlier(painter, width)
        if self.hasFocus():
            painter.resetTransform()
            painter.scale(self.look.zoom, self.look.zoom)
            focus_ring(painter, box, inks)

    def _paint_pool(self, painter: QPainter, width: float) -> None:
        x, inks = 20.0, self.look.inks
        pool = self._view.pool
        for n, (part, face) in enumerate(zip(pool, pool_faces(pool, width - 34), strict=True)):
            if n and not part.strong:
                x += write(painter, x, 18, _DOT, font(Face.LABEL, 13), inks.desk_quiet)
            elif n:
                x += _STEP
            colour = inks.desk_quiet if part.quiet else inks.desk_text
            x += write(painter, x, 18, fitted(part.text, face, width - 14 - x), face, colour)

    def _paint_dice(self, painter: QPainter) -> None:
        view, inks = self._view, self.look.inks
        dice = self._shown_dice()
        places = self._lies(dice)
        still = self._fallen is None
        for ring in view.rings if still else ():
            ring_under(painter, ring.kind, tuple(places[n] for n in ring.dice), inks)
        for n, (view_die, lie) in enumerate(zip(dice, places, strict=True)):
            value, shown = self._on_its_way(n, view_die, lie)
            die(painter, value, shown, inks, view_die.kind)
        if still:
            self._paint_rings(painter, places)

    def _paint_rings(self, painter: QPainter, places: list[Lie]) -> None:
        """The rings and, over all of them, their names, none on another."""
        inks, rings = self.look.inks, self._view.rings
        served = [tuple(places[m] for m in ring.dice) for ring in rings]
        for n, ring in enumerate(rings):
            ring_over(painter, ring.kind, served[n], inks, 3 + 5 * n)
        wishes = [name_middle(ring.kind, served[n]) for n, ring in enumerate(rings)]
        widths = [name_width(ring.name) for ring in rings]
        middles = apart(wishes, widths, self.area.width() / self._share() - 20)
        for n, ring in enumerate(rings):
            ring_name(painter, middles[n], served[n], ring.name, inks)

    def _on_its_way(self, n: int, fallen: DieView, lie: Lie) -> tuple[int, Lie]:
        """The face and place of a die that falls: from below, slowing, a settle of 2 px."""
        if self._fallen is None:
            return fallen.value, lie
        gone = min(1.0, max(0.0, (self._fallen - STAGGER_MS * n) / FALL_MS))
        slowed = 1 - (1 - gone) ** 3
        chance = random.Random(17 * n + fallen.value)
        faces = [chance.randint(1, 6) for _ in range(3)] + [fallen.value]
        settle = -2.0 if 0.85 < gone < 0.97 else 0.0
        y = lie.y + (_UNIT_HEIGHT + 30 - lie.y) * (1 - slowed) + settle
        turn = lie.turn + chance.choice((-1, 1)) * 240 * (1 - slowed)
        return faces[min(3, int(gone * 4))], Lie(lie.x, y, lie.side, turn, lie.room)

    def _paint_result(self, painter: QPainter, width: float) -> None:
        x, inks, view = 20.0, self.look.inks, self._view
        if view.verdict:
            colour = inks.result if view.rings else inks.desk_text
            x += write(painter, x, 119, view.verdict, font(Face.STRONG, 15), colour) + 8
        room = width - 20 - x
        face = suiting(view.result, Face.LABEL, (15, 13), room)
        write(painter, x, 119, fitted(view.result, face, room), face, inks.desk_text)

    def _paint_earlier(self, painter: QPainter, width: float) -> None:
        rolls = self._view.earlier[-_EARLIER:]
        if not rolls:
            return
        inks, face = self.look.inks, font(Face.LABEL, 13)
        x = 20 + write(painter, 20, 138, self.tr("earlier"), face, inks.desk_quiet) + 12
        for roll in rolls:
            if x + 15 * len(roll) > width - 16:
                break
            kind = roll[0].kind if roll else DieKind.BONE
            x = small_dice(painter, x, 127, tuple(d.value for d in roll), inks, kind) + 10
