"""The list twin of the zone map: the same table as a tree of sentences, for keys and readers."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

from desktop.ui.games.aventura.parts.twin_rows import READ_ON, Row, rows
from desktop.ui.session import Shown
from desktop.words.aventura.names import Names

_CHOICE = Qt.ItemDataRole.UserRole


class Twin(QTreeWidget):
    """Shows every zone, figure and choice in words; activating a choice's row makes it."""

    chosen = Signal(object)
    passed = Signal()  # read on

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        """Speak with the names of one pack."""
        super().__init__(parent)
        self._names = names
        self.setHeaderHidden(True)
        self.setRootIsDecorated(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("The table as a list"))
        self.itemActivated.connect(self._activated)
        self._step: tuple[Shown, tuple[str, ...], str] | None = None
        self._found: tuple[Row, ...] | None = ()
        self._filled: tuple[Row, ...] = ()

    def speak(self, names: Names) -> None:
        """Use other names, after a change of language."""
        self._names = names

    def show_step(self, shown: Shown, told: tuple[str, ...] = (), reading: str = "") -> None:
        """Show a position; the same rows stay open and the same line stays current.

        `told` is what stands on the page; a text that waits behind it comes before all choices.
        """
        self._step, self._found = (shown, told, reading), None
        if not self.isHidden():
            self._fill(reading)

    @property
    def _shown(self) -> tuple[Row, ...]:
        """The rows of the position that is shown; told when they are asked for."""
        if self._found is None and self._step is not None:
            shown, told, reading = self._step
            self._found = rows(self._names, shown.state, shown.choices, told, reading)
        return self._found or ()

    def showEvent(self, event: QShowEvent) -> None:
        """While it lay hidden nothing was written; it is now."""
        super().showEvent(event)
        self._fill(self._step[2] if self._step is not None else "")

    def _fill(self, reading: str) -> None:
        """Write the rows of the position, if others stand there."""
        found = self._shown
        if found == self._filled:
            return
        open_rows = self._open_rows()
        now: QTreeWidgetItem | None = self.currentItem()
        current = now.text(0) if now is not None and not reading else ""
        self._filled = found
        self.clear()
        for place, row in enumerate(found):
            item = self._item(row)
            self.addTopLevelItem(item)
            self._open(item, open_rows, place <= 1)
        self._go_to(current)

    def _item(self, row: Row) -> QTreeWidgetItem:
        item = QTreeWidgetItem([row.text])
        item.setData(0, _CHOICE, row.choice)
        for under in row.rows:
            item.addChild(self._item(under))
        return item

    def _open_rows(self) -> set[str]:
        found: set[str] = set()
        waiting = [self.topLevelItem(place) for place in range(self.topLevelItemCount())]
        while waiting:
            item = waiting.pop()
            if item is not None and item.isExpanded():
                found.add(item.text(0))
                waiting += [item.child(place) for place in range(item.childCount())]
        return found

    def _open(self, item: QTreeWidgetItem | None, names: set[str], always: bool) -> None:
        if item is None:
            return
        item.setExpanded(always or item.text(0) in names)
        for place in range(item.childCount()):
            self._open(item.child(place), names, False)

    def _go_to(self, text: str) -> None:
        same = self.findItems(text, Qt.MatchFlag.MatchExactly | Qt.MatchFlag.MatchRecursive)
        first = self.topLevelItem(1)
        if text and same:
            self.setCurrentItem(same[0])
        elif first is not None and (choice := first.child(0)) is not None:
            self.setCurrentItem(choice)

    def _activated(self, item: QTreeWidgetItem, column: int) -> None:
        choice = item.data(column, _CHOICE)
        if choice == READ_ON:
            self.passed.emit()
        elif choice is not None:
            self.chosen.emit(choice)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter makes the choice of a row; all else is the table's."""
        item = self.currentItem()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        choice = None if item is None else item.data(0, _CHOICE)
        if enter and choice is not None and item is not None:
            self._activated(item, 0)  # and not the table's Enter after it
        elif enter or (event.text().isprintable() and event.text()):
            event.ignore()
        else:
            super().keyPressEvent(event)
