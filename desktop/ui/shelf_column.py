"""The right column of the shelf: adventures, and games begun earlier."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QMenu, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.ui.theme import Look
from desktop.ui.widgets.bare_scroll import BareScroll
from desktop.ui.widgets.paper_button import PaperButton, Slip
from desktop.ui.widgets.quiet_button import QuietButton

if TYPE_CHECKING:
    from PySide6.QtGui import QContextMenuEvent, QKeyEvent

_GUTTER = 34


class Row(QWidget):
    """One slip and, on the desk beside it, a word or three dots with a menu."""

    def __init__(self, slip: Slip, aside: QuietButton | None, menu: QMenu | None) -> None:
        """Lay the slip and what is beside it; the row owns both and the menu."""
        super().__init__()
        self.slip = PaperButton(slip)
        self.aside = aside
        self.menu = menu
        self._layout = QHBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(0)
        self._layout.addWidget(self.slip, 1)
        if aside is not None:
            self._layout.addWidget(aside, 0, Qt.AlignmentFlag.AlignVCenter)
            if menu is not None:
                menu.setParent(self, menu.windowFlags())
                aside.open_with(menu)
        else:
            self._layout.addSpacing(_GUTTER)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self.slip.wear(look)
        if self.aside is not None:
            self.aside.wear(look)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """The same menu by the other button of the mouse, or the key for it."""
        if self.menu is not None:
            self.menu.popup(event.globalPos())


class TitleLine(QLineEdit):
    """A field that keeps Enter and Esc to itself."""

    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter tells, Esc puts the field away; the shelf behind hears of neither."""
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self.left.emit()
        else:
            super().keyPressEvent(event)
        event.accept()


class ShelfColumn(QWidget):
    """Rows under quiet headings, scrolled where there are many."""

    written = Signal(str)  # a new title was written
    left = Signal()  # the field was put away

    def __init__(self, parent: QWidget) -> None:
        """Nothing lies there yet."""
        super().__init__(parent)
        self._look = Look()
        self._inside = QWidget()
        self._list = QVBoxLayout(self._inside)
        self._list.setContentsMargins(0, 0, 0, 0)
        self._list.setSpacing(0)
        self._list.addStretch(1)
        self._scroll = BareScroll(self._inside, self)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._scroll)
        self.rows: list[Row] = []
        self._headings: list[QLabel] = []
        self._line = TitleLine(self._inside)
        self._line.setMaxLength(80)
        self._line.returnPressed.connect(self._written)
        self._line.left.connect(self.left)
        self._line.hide()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, look.inks.desk_quiet)
        for heading in self._headings:
            heading.setFont(font(Face.LABEL, 13, look.zoom))
            heading.setPalette(colours)
            heading.setContentsMargins(round(5 * look.zoom), 0, 0, round(4 * look.zoom))
        for row in self.rows:
            row.wear(look)
        self._line.setFont(font(Face.HAND, 17, look.zoom))

    def clear(self) -> None:
        """Take everything away."""
        self._line.hide()
        for gone in (*self.rows, *self._headings):
            self._list.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.rows, self._headings = [], []

    def head(self, words: str) -> None:
        """A quiet heading over the rows that follow."""
        heading = QLabel(words, self._inside)
        heading.setTextFormat(Qt.TextFormat.PlainText)
        if self.rows:
            heading.setMargin(round(8 * self._look.zoom))
        self._headings.append(heading)
        self._list.insertWidget(self._list.count() - 1, heading)

    def add(self, row: Row) -> None:
        """One more row."""
        row.wear(self._look)
        self.rows.append(row)
        self._list.insertWidget(self._list.count() - 1, row)

    # --- a new title ---------------------------------------------------------------------------

    def write_over(self, widget: QWidget, title: str, about: str) -> None:
        """Open the field for a title over a slip or a card."""
        holder = widget.window() if not self._inside.isAncestorOf(widget) else self._inside
        self._line.setParent(holder)
        corner = widget.mapTo(holder, QPoint(12, 8))
        high = self._line.sizeHint().height()
        self._line.setGeometry(corner.x(), corner.y(), max(120, widget.width() - 40), high)
        self._line.setText(title)
        self._line.setAccessibleName(about)
        self._line.setPlaceholderText(about)
        self._line.show()
        self._line.raise_()
        self._line.selectAll()
        self._line.setFocus(Qt.FocusReason.PopupFocusReason)

    @property
    def line(self) -> QLineEdit:
        """The field that a title is written in."""
        return self._line

    def _written(self) -> None:
        self._line.hide()
        self.written.emit(self._line.text().strip())
