"""The camera over the sheet: fits, follows what is written, zooms, pans, glides."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QInputDevice,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from desktop.drawing.paper import density_of
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_records import SQUARE, Header
from desktop.drawing.sheet_stamps import Stamps
from desktop.ui.map.press import nobody_waits
from desktop.ui.sheet import camera
from desktop.ui.sheet.look import SheetLook
from desktop.ui.sheet.picture import Picture
from desktop.ui.sheet.writing import Script
from desktop.ui.widgets.animator import Animator
from desktop.ui.widgets.drawn import Drawn

GLIDE_MS = 300
SETTLE_MS = 90
"""So long a new scale must stand before the sheet is painted again for it."""
_GLIDE = "glide"


class Lens(Drawn):
    """Keeps the frame and the picture of the written part; the board lays the rest over it."""

    settled = Signal()
    """All that moved has come to rest."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet: SheetLook | None = None
        self.frame = Frame(camera.MOST, 0, 0)
        self.stamps = Stamps()
        self.picture = Picture(self.stamps)
        self.stale = True
        self.animator = Animator(self)
        self.animator.moved.connect(self._moved)
        self.animator.ended.connect(self.movement_ended)
        self._following = True
        self._whole = False
        self._start = self._goal = self.frame
        self._left: Picture | None = None
        self._density = 1.0
        self._grip: QPointF | None = None
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(SETTLE_MS)
        self._rest.timeout.connect(self.update)

    # --- for the board -------------------------------------------------------------------------

    def arrange(self) -> None:
        """The frame changed."""
        self.update()

    def script(self) -> Script:
        """What is being written and so not in the picture."""
        return Script()

    def come_to_rest(self) -> None:
        """The camera stands where it should."""
        self.settled.emit()

    def same_paper(self, before: SheetLook, sheet: SheetLook) -> bool:
        """Whether two looks have the same picture here: a header out of sight does not count."""
        if self.frame.y <= 0:
            bare = Header()
            before, sheet = (
                msgspec.structs.replace(one, page=msgspec.structs.replace(one.page, header=bare))
                for one in (before, sheet)
            )
        return before.page == sheet.page and before.ring == sheet.ring

    def repaint_all(self) -> None:
        """Look, zoom or size changed: stand where one should stand and paint anew."""
        self.stale = True
        self.follow(glide=False)

    # --- where it stands -----------------------------------------------------------------------

    @property
    def whole(self) -> bool:
        """Whether the whole sheet is shown, as printed."""
        return self._whole

    def toggle_whole(self) -> bool:
        """Show the whole sheet, or go back to the camera; whether it is whole now."""
        self._whole = not self._whole
        self._following = True
        self.follow(glide=True)
        return self._whole

    def fit(self) -> None:
        """Show what is written and two squares all round, and follow it from now on."""
        self._whole, self._following = False, True
        self.follow(glide=True)

    def follow(self, *, glide: bool) -> None:
        """Go where the camera should stand; where one zoomed or panned, only if it must."""
        if self.sheet is None or self.area.isEmpty():
            return
        page, area = self.sheet.page, self.area
        if self._whole:
            goal = camera.whole(page, area)
        elif self._following or not self._shows_all():
            self._following = True
            goal = camera.fitted(page, area)
        else:
            goal = camera.kept(page, self.frame, area)
        self.go(goal, glide=glide)

    def _shows_all(self) -> bool:
        """Whether the present square and those round it are in the window."""
        if self.sheet is None or not self.sheet.page.trail:
            return True
        x, y = self.sheet.page.trail[-1]
        around = self.frame.squares(x // SQUARE - 1, y // SQUARE - 1, 3, 3)
        return self.area.contains(around)

    def go(self, goal: Frame, *, glide: bool) -> None:
        """Stand there, or glide there in 300 ms."""
        glide = glide and self.animator.motion and self.isVisible()
        if goal == self.frame or not glide or self.sheet is None:
            at_rest = not self.animator.running
            self.frame = goal
            self.arrange()
            if at_rest:
                self.come_to_rest()
            return
        if not self.picture.fits(self.area, self._density):  # else what is new is in the other one
            self._take(self.frame)
        self._start, self._goal, self._left = self.frame, goal, self.picture
        self.picture = Picture(self.stamps)
        self._take(goal)
        self.animator.play(_GLIDE, round(GLIDE_MS * self.look.pace))

    def _take(self, frame: Frame) -> None:
        """Paint the picture for a frame."""
        if self.sheet is not None:
            args = (self.area, self._density, self.look.inks, self.script())
            self.picture.take(self.sheet, frame, *args)
            self.stale = False

    def reveal(self, column: int, row: int) -> None:
        """Bring a square into the window, no further than needed."""
        if self.sheet is None or self.area.isEmpty():
            return
        box = self.frame.squares(column - 0.5, row - 0.5, 2, 2)
        dx = max(0.0, self.area.left() - box.left()) - max(0.0, box.right() - self.area.right())
        dy = max(0.0, self.area.top() - box.top()) - max(0.0, box.bottom() - self.area.bottom())
        if dx or dy:
            following = self._following
            self.pan(QPointF(round(dx), round(dy)))
            self._following = following

    def pan(self, by: QPointF) -> None:
        """Move the sheet in the window, in units."""
        if self.sheet is None:
            return
        frame = Frame(self.frame.side, self.frame.x + by.x(), self.frame.y + by.y())
        frame = camera.kept(self.sheet.page, frame, self.area)
        self._following = self._whole = False
        self.frame = frame
        if not self.stale and self.picture.fits(self.area, self._density):
            self.stale = not self.picture.move(self.sheet, frame, self.look.inks)
        self.arrange()

    def magnify(self, factor: float, at: QPointF | None = None) -> None:
        """Zoom by a factor around a place of the window, in units; its middle else."""
        if self.sheet is None:
            return
        spot = self.area.center() if at is None else at
        self.frame = camera.magnified(self.sheet.page, self.frame, factor, spot, self.area)
        self._following = self._whole = False
        if not nobody_waits():
            self._rest.start()
        self.arrange()

    # --- gliding -------------------------------------------------------------------------------

    def _moved(self, gone: object) -> None:
        self.movement(self.animator.running, float(str(gone)))

    def movement(self, name: str, gone: float) -> None:
        """Another frame of a movement."""
        if name == _GLIDE:
            share = min(1.0, gone / (GLIDE_MS * self.look.pace))
            self.frame = camera.between(self._start, self._goal, share)
            self.arrange()

    def movement_ended(self, name: str) -> None:
        """The camera has come to rest."""
        if name == _GLIDE:
            self.frame, self._left = self._goal, None
            self.arrange()
            self.come_to_rest()

    # --- painting ------------------------------------------------------------------------------

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        """The written part, painted anew only if it has to be."""
        inks = self.look.inks
        if self.sheet is None:
            painter.fillRect(area, QColor(inks.graph_paper))
            return
        density = density_of(painter)
        if self._left is not None:
            painter.fillRect(area, QColor(inks.graph_paper))
            self._left.lay_at(painter, self.frame)
            self.picture.lay_at(painter, self.frame)
            return
        known = self.picture.fits(area, density) and not self.stale
        if known and self.picture.frame != self.frame and self._rest.isActive():
            painter.fillRect(area, QColor(inks.graph_paper))
            self.picture.lay_at(painter, self.frame)
            return
        if not known or self.picture.frame != self.frame:
            self.picture.take(self.sheet, self.frame, area, density, inks, self.script())
            self.stale, self._density = False, density
        self.picture.lay(painter)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another window: stand where one should stand."""
        super().resizeEvent(event)
        while self.animator.skip():
            pass
        self.repaint_all()

    # --- wheel and grip ------------------------------------------------------------------------

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms on the pointer; two fingers pan."""
        touch = event.device().type() == QInputDevice.DeviceType.TouchPad
        pixels = event.pixelDelta()
        while self.animator.skip():
            pass
        if (touch or event.phase() != Qt.ScrollPhase.NoScrollPhase) and not pixels.isNull():
            self.pan(self.in_units(QPointF(pixels)))
        else:
            self.magnify(1.0015 ** event.angleDelta().y(), self.in_units(event.position()))
        event.accept()

    def event(self, event: QEvent) -> bool:
        """Two fingers that part or meet zoom."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.magnify(1.0 + event.value(), self.in_units(event.position()))
                return True
            return False
        return super().event(event)

    def grip(self, event: QMouseEvent) -> None:
        """Take hold of the sheet."""
        self._grip = self.in_units(event.position())
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def dragged(self, event: QMouseEvent) -> bool:
        """Move the sheet with the hand that holds it; whether one does."""
        if self._grip is None:
            return False
        now = self.in_units(event.position())
        way = now - self._grip
        whole = QPointF(round(way.x()), round(way.y()))
        self._grip += whole
        self.pan(whole)
        return True

    def let_go(self) -> None:
        """Take the hand off."""
        if self._grip is not None:
            self._grip = None
            self.unsetCursor()
