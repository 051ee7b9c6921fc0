"""The middle of the print sheet: the pages or their list, a bar above, a slip at their foot."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QActionGroup, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from desktop.drawing.fonts import Face, font
from desktop.keepsakes.leaf import Leaf
from desktop.ui.printing.page_list import PageList
from desktop.ui.printing.preview import ZOOMS, Preview, Render, Zoom
from desktop.ui.printing.slip import SlipView, WorkSlip
from desktop.ui.theme import Look
from desktop.ui.widgets.quiet_button import QuietButton

_BAR = 34.0


class Pages(QWidget):
    """Shows leaves, tells where among them one is, and lets them be seen in three sizes."""

    called = Signal(str)  # what was pressed on the slip

    def __init__(self, look: Look, render: Render, parent: QWidget | None = None) -> None:
        """Empty until `show_leaves`."""
        super().__init__(parent)
        self._look = look
        self.counter, self.waiting = QLabel(self), QLabel(self)
        for label in (self.counter, self.waiting):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.waiting.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.listed, self.zoomed = QuietButton("", self), QuietButton("", self)
        self.preview, self.list = Preview(render, self), PageList(self)
        self.list.hide()
        self.slip = WorkSlip(self)
        self._zooms = QMenu(self)
        self._fill_zooms()
        self.preview.turned.connect(self._count)
        self.list.chosen.connect(self._go_to)
        self.listed.clicked.connect(self.turn_list)
        self.slip.called.connect(self.called)

    def _fill_zooms(self) -> None:
        group = QActionGroup(self)
        for zoom in ZOOMS:
            action = QAction(self._zooms)
            action.setData(zoom)
            action.setCheckable(True)
            action.setChecked(zoom == self.preview.zoom)
            group.addAction(action)
            self._zooms.addAction(action)
        group.triggered.connect(self._zoom_chosen)
        self.zoomed.open_with(self._zooms)

    # --- words and looks -----------------------------------------------------------------------

    def speak(self) -> None:
        """Name the fixed parts in the present language."""
        self.preview.setAccessibleName(self.tr("The pages as they are printed"))
        self.list.name_itself()
        for action in self._zooms.actions():
            action.setText(self._zoom_name(action.data()))
        self._say_bar()

    def _zoom_name(self, zoom: Zoom) -> str:
        match zoom:
            case "width":
                return self.tr("Full width")
            case "true":
                return self.tr("True size")
            case _:
                return self.tr("Whole page")

    def _say_bar(self) -> None:
        listed = not self.list.isHidden()
        self.listed.say(self.tr("As pages  L") if listed else self.tr("As a list  L"))
        self.zoomed.say(self._zoom_name(self.preview.zoom))
        self.zoomed.setToolTip(self.tr("How large the pages are shown  Z"))
        self.zoomed.setVisible(not listed)
        self._count()
        self._lie()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        for part in (self.preview, self.slip, self.listed, self.zoomed):
            part.wear(look)
        self.counter.setFont(font(Face.LABEL, 15, look.zoom))
        self.waiting.setFont(font(Face.READING, 20, look.zoom))
        self.list.setFont(font(Face.LABEL, 15, look.zoom))
        self._lie()

    # --- what is shown -------------------------------------------------------------------------

    def show_leaves(self, title: str, leaves: tuple[Leaf, ...]) -> None:
        """Show the pages, as they come out."""
        self.preview.show_leaves(leaves)
        self.list.show_pages(title, leaves)
        self._count()

    def show_chosen(self, margin: float, pages: frozenset[int]) -> None:
        """Say which pages are to be printed, and how wide their margins are."""
        self.preview.say(margin, pages, self.place_of)

    def place_of(self, number: int) -> str:
        """Where a page stands among the others."""
        count = len(self.preview.faces)
        return self.tr("{number} of {count}").format(number=number + 1, count=count)

    def wait(self, words: str) -> None:
        """Say why nothing else is to be seen yet; with no words there is."""
        self.waiting.setText(words if not self.preview.faces else "")
        self.waiting.setVisible(bool(self.waiting.text()))
        self.counter.setText(words)
        if not words:
            self._count()

    def tell(self, view: SlipView | None) -> None:
        """Lay a slip over the foot of the pages, or take it away."""
        self.slip.tell(view)
        self._lie_slip()

    def _count(self, *_: object) -> None:
        faces = self.preview.faces
        self.counter.setText(self.place_of(self.preview.now) if faces else "")

    # --- hands ---------------------------------------------------------------------------------

    def _go_to(self, number: object) -> None:
        if isinstance(number, int):
            self.turn_list()
            self.preview.go_to(number)

    def turn_list(self) -> None:
        """From the pages to their list, or back."""
        listed = self.list.isHidden()
        self.list.setVisible(listed)
        self.preview.setVisible(not listed)
        self._say_bar()
        self.shown.setFocus()

    @property
    def shown(self) -> QWidget:
        """The pages or their list."""
        return self.preview if self.list.isHidden() else self.list

    def _zoom_chosen(self, action: QAction) -> None:
        self.zoom_to(action.data())

    def zoom_to(self, zoom: Zoom) -> None:
        """Show the pages so large."""
        self.preview.show_at(zoom)
        for action in self._zooms.actions():
            action.setChecked(action.data() == zoom)
        self._say_bar()

    def key(self, event: QKeyEvent) -> bool:
        """What a key does to the pages, wherever the keys are; whether it did anything."""
        match event.text().upper():
            case "L":
                self.turn_list()
            case "Z":
                at = ZOOMS.index(self.preview.zoom)
                self.zoom_to(ZOOMS[(at + 1) % len(ZOOMS)])
            case _:
                return self.preview.turn_by_key(event)
        return True

    # --- where it lies -------------------------------------------------------------------------

    def _lie(self) -> None:
        bar = round(_BAR * self._look.zoom)
        box = self.rect().adjusted(0, bar, 0, 0)
        self.preview.setGeometry(box)
        self.list.setGeometry(box.adjusted(0, 0, 0, -round(8 * self._look.zoom)))
        self.waiting.setGeometry(box)
        x = self.width()
        for button in (self.zoomed, self.listed):
            if not button.isHidden():
                wide = button.sizeHint().width()
                x -= wide
                button.setGeometry(x, 0, wide, bar)
        self.counter.setGeometry(0, 0, max(0, x), bar)
        self._lie_slip()

    def _lie_slip(self) -> None:
        box, zoom = self.preview.geometry(), self._look.zoom
        high = round(self.slip.high(box.width() / zoom) * zoom)
        self.slip.setGeometry(box.x(), box.bottom() - high, box.width(), high)
        self.slip.raise_()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything keeps its place."""
        super().resizeEvent(event)
        self._lie()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are for what is shown."""
        super().focusInEvent(event)
        self.shown.setFocus(event.reason())
