"""The board of the book: the graph-paper sheet under a camera, plans drawn over it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent, QPainter, QRegion, QTransform
from PySide6.QtWidgets import QWidget

from desktop.drawing.sheet_header import READABLE, paint_carried
from desktop.drawing.sheet_records import Plan, place
from desktop.ui.sheet import camera
from desktop.ui.sheet.inscribing import paint_writing
from desktop.ui.sheet.lens import Lens
from desktop.ui.sheet.look import Pointed, SheetLook
from desktop.ui.sheet.overlay import Over, Overlay, paint_empty
from desktop.ui.sheet.pointer import pointed_at
from desktop.ui.sheet.writing import Script, script
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import announce, focus_ring

_WRITE = "write"
_KEYS = {
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
}


class SheetBoard(Lens):
    """Shows a SheetLook and a Plan; tells where the pointer is. It knows no rules."""

    pointed = Signal(object)
    """Pointed: the pointer came to another dot."""
    left = Signal()
    """The pointer left all squares."""
    clicked = Signal(object)
    """Pointed: the left button; the second click of two tells `doubled` instead."""
    doubled = Signal(object)
    asked = Signal(object)
    """Pointed: the right button."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.overlay = Overlay(self.stamps)
        self._script = Script()
        self._now = 0.0
        self._waits = False  # to be written once the camera is there
        self._by_key = False
        self._spot: Pointed | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._name()

    def _name(self) -> None:
        self.setAccessibleName(self.tr("Sheet"))
        self.setAccessibleDescription(self.tr("The graph paper with all Areas and Routes"))

    # --- what is shown -------------------------------------------------------------------------

    def wear(self, look: Look) -> None:
        """Put on another look; what moves comes to rest."""
        super().wear(look)
        self.skip()
        self.animator.motion = look.motion
        self.repaint_all()

    def show_sheet(self, sheet: SheetLook, *, at_once: bool = False) -> None:
        """Show a look; what is new in it is drawn stroke by stroke unless `at_once`."""
        before = self.sheet
        if sheet == before and not at_once:
            return
        self.skip()
        self.sheet = sheet
        new = Script()
        if before is not None and not at_once and self.isVisible():
            new = script(before.page, sheet.page)
        self._script, self._now = new, 0.0
        if before is None or not self.same_paper(before, sheet):
            self.stale = True
        if before is None or before.page.trail != sheet.page.trail:
            self.plan(None)
        if not self._wants_hover():
            self._hover("")
        self._waits = bool(new.length) and self.frame.side < READABLE
        if new.length and not self._waits:
            self._write()
        else:
            self.follow(glide=before is not None and not at_once)

    def _write(self) -> None:
        """Begin to draw what is new."""
        self._waits = False
        self.arrange()
        self.animator.play(_WRITE, round(self._script.length * self.look.pace))

    def come_to_rest(self) -> None:
        """The camera stands where it should: what waited for it is written now."""
        if self._waits:
            self._write()
        else:
            super().come_to_rest()

    def plan(self, plan: Plan | None) -> None:
        """Draw a plan over the sheet, or none. Cheap: call it at every move of the pointer.

        It is gone by itself when one stands on another dot.
        """
        if plan == self.overlay.over.plan:
            return
        self._lay_over(Over(plan, self.overlay.over.focus, self.overlay.over.hover))

    def focus_square(self, area: str) -> None:
        """Put the keyboard's brackets round a square ("" for none), and bring it into view."""
        over = self.overlay.over
        if area == over.focus:
            return
        self._lay_over(Over(over.plan, area, over.hover))
        if area:
            self.reveal(*place(area))

    def tell(self, words: str) -> None:
        """What a reader of the screen is told about the square in focus."""
        self.setAccessibleDescription(words)
        announce(self, words)

    def _hover(self, area: str) -> None:
        over = self.overlay.over
        if area != over.hover:
            self._lay_over(Over(over.plan, over.focus, area))

    def _lay_over(self, over: Over) -> None:
        """Change what lies over the sheet, and paint anew only where it was and where it is."""
        if self.sheet is None:
            self.overlay.over = over
            return
        boxes = self.overlay.boxes(self.sheet, self.frame)
        self.overlay.over = over
        self.overlay.arrange(self.sheet, self.frame, self.area)
        boxes += self.overlay.boxes(self.sheet, self.frame)
        turn, part = QTransform.fromScale(self.look.zoom, self.look.zoom), QRegion()
        for box in boxes:
            part += turn.mapRect(box).toAlignedRect()
        self.update(part)

    # --- what moves ----------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether something is being drawn or the camera glides."""
        return bool(self.animator.running)

    def skip(self) -> bool:
        """End all that moves, now; whether there was anything."""
        moved, motion = False, self.animator.motion
        self.animator.motion = False  # what would follow is skipped with it
        while self.animator.skip():
            moved = True
        self.animator.motion = motion
        return moved

    def movement(self, name: str, gone: float) -> None:
        """Another frame of a movement: strokes grow."""
        if name == _WRITE:
            self._now = gone / self.look.pace
            self.update()
        else:
            super().movement(name, gone)

    def movement_ended(self, name: str) -> None:
        """All is written: the camera goes where more can be seen."""
        if name == _WRITE:
            self._script, self.stale = Script(), True
            self.follow(glide=True)
        else:
            super().movement_ended(name)

    def arrange(self) -> None:
        """Find places for what lies over the sheet, after the frame changed."""
        if self.sheet is not None:
            self.overlay.arrange(self.sheet, self.frame, self.area)
        self.update()

    def script(self) -> Script:
        """What is being written now."""
        return self._script

    # --- painting ------------------------------------------------------------------------------

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The written part, what is being written, what lies over it."""
        sheet, inks, frame = self.sheet, self.look.inks, self.frame
        self.paint_ground(painter, area)
        if sheet is None:
            return
        if self._script.length and not self._waits:
            written = (self._script, self._now)
            paint_writing(painter, sheet.page, *written, frame, area, inks, self.stamps)
        if sheet.mood == "settle":
            paint_empty(painter, area, self.tr("Choose where you come from"), inks)
        self.overlay.paint(painter, sheet, frame, area, inks)
        if frame.side >= READABLE:
            paint_carried(painter, sheet.page, frame, area, inks)
        if not camera.seen(frame, area).contains(QRectF(0, 0, sheet.page.columns, sheet.page.rows)):
            self.overlay.paint_thumb(painter, sheet, frame, area, inks)
        self.overlay.paint_top(painter, sheet, frame, inks)
        if self._by_key and self.hasFocus():
            focus_ring(painter, area, inks)

    # --- the pointer ---------------------------------------------------------------------------

    def _wants_hover(self) -> bool:
        return self.sheet is not None and self.sheet.mood == "settle"

    def _at(self, event: QMouseEvent) -> Pointed | None:
        if self.sheet is None:
            return None
        return pointed_at(self.sheet.page, self.frame, self.in_units(event.position()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan while the sheet is gripped, else point."""
        if not self.dragged(event):
            self._point(self._at(event))
        event.accept()

    def _point(self, spot: Pointed | None) -> None:
        if spot == self._spot:
            return
        self._spot = spot
        if self._wants_hover():
            self._hover(spot.area if spot else "")
        self._shape(spot)
        if spot is None:
            self.left.emit()
        else:
            self.pointed.emit(spot)

    def _shape(self, spot: Pointed | None) -> None:
        """The pointer's shape: the drawn pen takes its place over a destination."""
        road = self.sheet is not None and self.sheet.mood == "road"
        if road and spot is not None and self.sheet is not None and spot.area in self.sheet.alive:
            self.setCursor(Qt.CursorShape.CrossCursor)
        elif self._wants_hover() and spot is not None:
            self.setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.unsetCursor()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left: click. Right: ask. Middle: grip the sheet."""
        self.skip()
        spot = self._at(event)
        if self._by_key:
            self._by_key = False
            self.update()
        if event.button() == Qt.MouseButton.MiddleButton:
            self.grip(event)
        elif spot is not None and event.button() == Qt.MouseButton.LeftButton:
            self._point(spot)
            self.clicked.emit(spot)
        elif spot is not None and event.button() == Qt.MouseButton.RightButton:
            self.asked.emit(spot)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let the sheet go."""
        self.let_go()
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second click of two."""
        spot = self._at(event)
        if spot is not None and event.button() == Qt.MouseButton.LeftButton:
            self.doubled.emit(spot)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is gone."""
        self._point(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the board."""
        super().focusInEvent(event)
        self._by_key = event.reason() in _KEYS
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard leaves."""
        super().focusOutEvent(event)
        self.update()

    def changeEvent(self, event: QEvent) -> None:
        """Its own words in another language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name()
        super().changeEvent(event)
