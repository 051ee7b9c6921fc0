"""The pages as they come out, on the desk: drawn one a turn of the event loop, near what is seen.

Whole pages, the width of the widest, or true size (a mm of paper is a mm of the screen).
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Literal

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.keepsakes.leaf import Leaf
from desktop.ui.printing.page_face import AROUND, FOOT, PageFace
from desktop.ui.theme import Look
from desktop.ui.widgets.bare_scroll import BareScroll
from desktop.ui.widgets.drawn import announce

Zoom = Literal["page", "width", "true"]
ZOOMS: tuple[Zoom, ...] = ("page", "width", "true")
Render = Callable[[Leaf, float], QImage]
_LEAST, _MOST = 0.4, 40.0  # pixels a mm on the screen
_DOTS = (50.0, 400.0)  # an inch; a screen that says otherwise does not know its size
_END = 1_000_000
_TURNS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Home: -_END,
    Qt.Key.Key_End: _END,
}
_LEAVES = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}
_LINES = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
_LINE = 60  # units that an arrow scrolls
_NEAR, _FAR = 1, 4  # windows above and below: what is drawn, what is kept


class Preview(BareScroll):
    """Shows leaves; `turned` tells the page that is looked at now."""

    turned = Signal(object)  # its number from 0

    def __init__(self, render: Render, parent: QWidget | None = None) -> None:
        """Empty until `show_leaves`; `render` makes a picture of so many pixels a mm."""
        self._lying = QWidget()
        super().__init__(self._lying, parent)
        self.setWidgetResizable(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFrameShape(BareScroll.Shape.NoFrame)
        self._render = render
        self._look = Look()
        self._zoom: Zoom = "page"
        self._grey = False
        self._now = 0
        self.faces: list[PageFace] = []
        self._drawing = QTimer(self, singleShot=True, interval=0)
        self._drawing.timeout.connect(self._draw_next)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)
        self.viewport().installEventFilter(self)

    # --- what is shown -------------------------------------------------------------------------

    def show_leaves(self, leaves: tuple[Leaf, ...]) -> None:
        """Show other pages; the one that is looked at stays, as far as there is one."""
        for gone in self.faces:
            gone.hide()
            gone.deleteLater()
        self.faces = [PageFace(number, leaf, self._lying) for number, leaf in enumerate(leaves)]
        for face in self.faces:
            face.wear(self._look)
            face.show()
        self._lay()
        self.go_to(min(self._now, len(leaves) - 1))

    def say(self, margin: float, chosen: Collection[int], name: Callable[[int], str]) -> None:
        """Say which pages are to be printed, and call each by its number and name."""
        for face in self.faces:
            number = str(face.number + 1)
            caption = " \N{MIDDLE DOT} ".join(part for part in (number, face.leaf.name) if part)
            place = name(face.number)
            face.say(place, caption, margin=margin, chosen=face.number in chosen)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        for face in self.faces:
            face.wear(look)
        self._lay()
        self.go_to(self._now)

    @property
    def zoom(self) -> Zoom:
        """How large the pages are shown."""
        return self._zoom

    def show_at(self, zoom: Zoom) -> None:
        """Show the pages smaller or larger; the one that is looked at stays in sight."""
        self._zoom = zoom
        self._lay()
        self.go_to(self._now)

    @property
    def now(self) -> int:
        """The page that is looked at, from 0."""
        return self._now

    # --- where the pages lie -------------------------------------------------------------------

    def _unit(self) -> float:
        """Logical pixels of the screen that a mm of paper takes."""
        if not self.faces or self._zoom == "true":
            return self._true()
        wide, high = self._rim()
        across = max(1, self.viewport().width() - wide)
        unit = across / max(face.leaf.width for face in self.faces)
        if self._zoom == "page":
            down = max(1, self.viewport().height() - high)
            unit = min(unit, down / max(face.leaf.height for face in self.faces))
        return min(_MOST, max(_LEAST, unit))

    def _true(self) -> float:
        dots = self.screen().physicalDotsPerInch()
        if not _DOTS[0] <= dots <= _DOTS[1]:
            dots = 96.0
        return dots / 25.4

    def _rim(self) -> tuple[int, int]:
        """The desk around a page, in pixels."""
        zoom = self._look.zoom
        return round(2 * AROUND * zoom), round((AROUND + FOOT) * zoom)

    def _lay(self) -> None:
        """Lay the pages in rows, as many side by side as there is room for."""
        unit, (wide, high) = self._unit(), self._rim()
        room = self.viewport().width()
        rows: list[list[PageFace]] = []
        taken = 0
        for face in self.faces:
            size = round(face.leaf.width * unit) + wide, round(face.leaf.height * unit) + high
            face.resize(*size)
            if not rows or taken + size[0] > room:
                rows.append([])
                taken = 0
            rows[-1].append(face)
            taken += size[0]
        broad = max([room, *(sum(face.width() for face in row) for row in rows)])
        y = 0
        for row in rows:
            x = (broad - sum(face.width() for face in row)) // 2
            for face in row:
                face.move(x, y)
                x += face.width()
            y += max(face.height() for face in row)
        low = self.viewport().height()
        lift = max(0, low - y) // 2 if len(rows) == 1 else 0
        for face in self.faces:
            face.move(face.x(), face.y() + lift)
        self._lying.resize(broad, max(y, low))
        self._drawing.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Pages that fit stay fitted, and the one that is looked at in sight."""
        super().resizeEvent(event)
        self._lay()
        self.go_to(self._now)

    # --- drawing -------------------------------------------------------------------------------

    def _seen(self, windows: int) -> QRect:
        """What is in sight, and so many windows above and below it."""
        port = self.viewport()
        top = -self._lying.y()
        far = windows * port.height()
        return QRect(-self._lying.x(), top - far, port.width(), port.height() + 2 * far)

    def _draw_next(self) -> None:
        """Draw one page: what is in sight first, then what is near; let go of what is far."""
        if not self.isVisible():
            return
        density = self._unit() * self.devicePixelRatioF()
        far = self._seen(_FAR)
        for face in self.faces:
            if not face.geometry().intersects(far):
                face.forget()
        for windows in (0, _NEAR):
            area = self._seen(windows)
            for face in self.faces:
                fresh = abs(face.density - density) < 1e-6
                if not fresh and face.geometry().intersects(area):
                    face.show_picture(self._picture(face.leaf, density), density)
                    self._drawing.start()
                    return

    @property
    def drawn(self) -> bool:
        """Whether all that is in sight is drawn."""
        area = self._seen(0)
        return all(
            face.picture is not None for face in self.faces if face.geometry().intersects(area)
        )

    def show_grey(self, grey: bool) -> None:
        """Show what is drawn in greys, or in its colours."""
        if grey != self._grey:
            self._grey = grey
            for face in self.faces:
                face.density = 0.0
            self._drawing.start()

    def _picture(self, leaf: Leaf, density: float) -> QImage:
        made = self._render(leaf, density)
        return made.convertToFormat(QImage.Format.Format_Grayscale8) if self._grey else made

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """What was laid while hidden is drawn once it is seen."""
        if event.type() == QEvent.Type.Show:
            self._lay()
            self.go_to(self._now)
        return super().eventFilter(watched, event)

    # --- turning -------------------------------------------------------------------------------

    def go_to(self, number: int) -> None:
        """Look at a page, counted from 0."""
        if not self.faces:
            self._now = 0
            return
        number = min(len(self.faces) - 1, max(0, number))
        face = self.faces[number]
        self.verticalScrollBar().setValue(face.y())
        middle = face.x() + face.width() // 2 - self.viewport().width() // 2
        self.horizontalScrollBar().setValue(middle)
        self._look_at(number)

    def turn(self, by: int) -> None:
        """Look at the next page or the one before."""
        before = self._now
        self.go_to(self._now + by)
        if self._now != before:
            announce(self, self.faces[self._now].accessibleName())

    def _leaf(self, by: int) -> None:
        """A whole page on; of one that is larger than the window, a window."""
        if self._zoom == "page":
            self.turn(by)
        else:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + by * round(0.9 * self.viewport().height()))

    def _look_at(self, number: int) -> None:
        self._now = number
        for face in self.faces:
            face.mark(now=face.number == number and len(self.faces) > 1)
        self.setAccessibleDescription(self.faces[number].accessibleName())
        self.turned.emit(number)
        self._drawing.start()

    def _scrolled(self, _: int) -> None:
        """The page in the middle of what is seen is the one that is looked at."""
        if not self.faces:
            return
        middle = self._seen(0).center()
        there = self.faces[self._now].geometry()
        if not (there.top() <= middle.y() <= there.bottom()):
            self._look_at(min(self.faces, key=lambda face: _apart(face, middle)).number)
        self._drawing.start()

    def turn_by_key(self, event: QKeyEvent) -> bool:
        """What a key does to the pages; whether it did anything."""
        bar, line = self.verticalScrollBar(), round(_LINE * self._look.zoom)
        key = Qt.Key(event.key())
        if key in _TURNS:
            self.turn(_TURNS[key])
        elif key in _LEAVES:
            self._leaf(_LEAVES[key])
        elif key in _LINES:
            bar.setValue(bar.value() + _LINES[key] * line)
        else:
            return False
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Pages are turned; everything else is the sheet's."""
        if not self.turn_by_key(event):
            event.ignore()


def _apart(face: PageFace, place: QPoint) -> int:
    return (face.geometry().center() - place).manhattanLength()
