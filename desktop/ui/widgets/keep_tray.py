"""The tray of the day: three black dice, two green ones, what is held, the rolls left."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.games.calendar.state import SYMBOLS
from desktop.ui.theme import Look
from desktop.ui.widgets.animator import Animator
from desktop.ui.widgets.desk_button import DESK_BUTTON, DeskButton
from desktop.ui.widgets.drawn import announce
from desktop.ui.widgets.tray_ground import FALL_MS, FOOT, STAGGER_MS, KeepTrayView, TrayGround
from desktop.ui.widgets.tray_places import KINDS, Face, TrayDie, turn, typed_face
from desktop.words.calendar.names import a_symbol

__all__ = ["KeepTray", "KeepTrayView", "TrayDie"]


class KeepTray(TrayGround):
    """Shows the dice; `toggled` tells the place of a die that was pressed, `settled` that all lie.

    Typed dice: `filled` tells the faces so far, `entered` all of them in the order of the places.
    """

    toggled = Signal(int)
    settled = Signal(object)
    stopped = Signal()
    filled = Signal(object)
    entered = Signal(object)
    pressed = Signal()  # the lining beside the dice: roll

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._stop = DeskButton(self)
        self._stop.taken.connect(self.stopped)
        self._stop.hide()
        self.animator = Animator(self)
        self.animator.moved.connect(self._fall_on)
        self.animator.ended.connect(self._lie_still)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Dice"))

    @property
    def view(self) -> KeepTrayView:
        """What lies there now."""
        return self._view

    def sizeHint(self) -> QSize:
        return QSize(round(392 * self.look.zoom), round(178 * self.look.zoom))

    def wear(self, look: Look) -> None:
        super().wear(look)
        self._stop.wear(look)
        self._place_stop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_stop()

    def show_tray(self, view: KeepTrayView) -> None:
        """Show the tray; dice fall only if this throw was not shown before."""
        new = bool(view.throw) and view.throw != self._view.throw
        if view.typed != self._view.typed or new:
            self._typed = ()
        fell = view.fell or (1, 2, 3, 4, 5)
        if new:
            for place in fell:  # those that were held lie as they lay
                self._turns[place - 1] = turn(place - 1, view.throw)
        self._view = view
        self._stop.say(view.stop, view.stop_key)
        self._stop.setVisible(bool(view.stop))
        self.setAccessibleDescription(view.spoken or self._spoken())
        self.animator.motion = self.look.motion
        if new and view.dice:
            self._fallen = 0
            length = FALL_MS + STAGGER_MS * (len(fell) - 1)
            self.animator.play(view.throw, round(length * self.look.pace))
        self.update()

    def _spoken(self) -> str:
        view = self._view
        told = [
            f"{n}: {_face_text(die.face)}" + (" " + self.tr("held") if die.held else "")
            for n, die in enumerate(view.dice, start=1)
        ]
        return ", ".join(part for part in (*told, view.told) if part) or view.ahead

    # falling

    def skip(self) -> bool:
        """Let falling dice lie at once; whether there were any."""
        return self.animator.skip()

    def _fall_on(self, elapsed: int) -> None:
        self._fallen = round(elapsed / self.look.pace)
        self.update()

    def _lie_still(self, _: str) -> None:
        self._fallen = None
        self.update()
        announce(self, self.accessibleDescription())
        self.settled.emit(self._view)

    # typed dice

    @property
    def typed(self) -> tuple[Face, ...]:
        """The faces typed so far."""
        return self._typed

    def face_of(self, text: str) -> Face | None:
        """The face that a key would put on the next empty die; None for no face."""
        if len(self._typed) >= len(self._view.typed):
            return None
        return typed_face(KINDS[self._view.typed[len(self._typed)] - 1], text)

    def type_key(self, text: str) -> bool:
        """Put what a key stands for on the next empty face; whether it stands for one."""
        face = self.face_of(text)
        if face is None:
            return False
        self._set_typed((*self._typed, face))
        return True

    def take_back(self) -> None:
        """Empty the face typed last."""
        self._set_typed(self._typed[:-1])

    def hand_in(self) -> bool:
        """Tell `entered` with the faces, if none is empty; whether it did."""
        if not self._view.typed or len(self._typed) != len(self._view.typed):
            return False
        faces, self._typed = self._typed, ()
        self.entered.emit(faces)
        return True

    def _set_typed(self, faces: tuple[Face, ...]) -> None:
        if faces != self._typed:
            self._typed = faces
            self.filled.emit(faces)
            self.update()

    # keys and pointer

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Digits hold; on dice that are typed, keys fill their faces."""
        text, key = event.text(), event.key()
        if self._view.typed:
            if key == Qt.Key.Key_Backspace:
                self.take_back()
            elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.hand_in():
                return
            elif not text or not self.type_key(text):
                super().keyPressEvent(event)
        elif text in tuple("12345") and self.hold(int(text)):
            return
        else:
            super().keyPressEvent(event)

    def hold(self, place: int) -> bool:
        """Tell `toggled` for a place; whether a die lies there that may be held or let go."""
        view = self._view
        if not 1 <= place <= len(view.dice) or not self._may(place):
            return False
        self.toggled.emit(place)
        return True

    def _may(self, place: int) -> bool:
        """Whether the die at a place may be held or let go, or turned over by hand."""
        view = self._view
        return place in view.turns or (view.holds and not view.dice[place - 1].locked)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click holds a die or lets it go; falling ones lie at once; beside them it rolls."""
        if event.button() != Qt.MouseButton.LeftButton or self.skip():
            return
        place = self._place_at(event.position())
        if self._view.typed:
            self.setFocus(Qt.FocusReason.MouseFocusReason)
            if place in self._view.typed:
                self._count_up(self._view.typed.index(place))
        elif place and self._view.dice:
            self.hold(place)
        elif self._lining().contains(self.in_units(event.position()) / self._share()):
            self.pressed.emit()

    def _count_up(self, n: int) -> None:
        """A click on a face that is typed counts it up."""
        faces = list(self._typed)
        if n >= len(faces):
            self.type_key("1")
            return
        face = faces[n]
        if isinstance(face, int):
            faces[n] = face % 6 + 1
        else:
            faces[n] = SYMBOLS[(SYMBOLS.index(face) + 1) % 3]
        self._set_typed(tuple(faces))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        super().mouseMoveEvent(event)
        self._point_at(self._place_at(event.position()))

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._point_at(0)

    def _point_at(self, place: int) -> None:
        if place != self._over:
            self._over = place
            view = self._view
            hand = bool(place) and (view.holds or bool(view.typed) or place in view.turns)
            shape = Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor
            self.setCursor(shape)
            self.update()

    def _place_at(self, position: QPointF) -> int:
        """The place of the die that lies there, 0 for none."""
        at = self.in_units(position) / self._share()
        for n, lie in enumerate(self._lies()):
            if abs(at.x() - lie.x) < lie.side / 2 + 2 and abs(at.y() - lie.y) < lie.side / 2 + 2:
                return n + 1
        return 0

    def centre_of(self, place: int) -> QPoint:
        """Where the die at a place lies, in the widget's pixels."""
        lie = self._lies()[place - 1]
        return (QPointF(lie.x, lie.y) * self._share() * self.look.zoom).toPoint()

    def lining_point(self) -> QPoint:
        """A place of the lining where no die lies, in the widget's pixels."""
        corner = self._lining().topLeft() + QPointF(3, 3)
        return (corner * self._share() * self.look.zoom).toPoint()

    @property
    def stop_button(self) -> DeskButton:
        """The quiet button below the dice; hidden where there is nothing for it to do."""
        return self._stop

    def _place_stop(self) -> None:
        zoom, share, box = self.look.zoom, self._share(), self.box
        wide, high = DESK_BUTTON
        right, top = (box.right() - 8) * share, (box.bottom() - FOOT + 3) * share
        wide, high = wide * min(share, 1.25), high * share
        left = right - wide
        self._stop.setGeometry(
            round(left * zoom), round(top * zoom), round(wide * zoom), round(high * zoom)
        )


def _face_text(face: Face) -> str:
    """A face as it is read aloud."""
    symbol = next((one for one in SYMBOLS if one == face), None)
    return str(face) if symbol is None else a_symbol(symbol)
