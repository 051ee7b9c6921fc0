"""The list twin of a drawn board: the same table as a tree of sentences, for keys and readers."""

from collections.abc import Callable

import msgspec
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QTreeWidget, QTreeWidgetItem, QWidget

_CHOICE = Qt.ItemDataRole.UserRole
READ_ON = "read on"


class Row(msgspec.Struct, frozen=True):
    """A row of the twin; `choice` is made when the row is activated."""

    text: str
    choice: object | None = None
    rows: tuple["Row", ...] = ()


class ListTwin(QTreeWidget):
    """Shows everything on a table in words; activating a choice's row makes it."""

    chosen = Signal(object)
    passed = Signal()  # read on

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nothing is told yet."""
        super().__init__(parent)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.name_itself()
        self.itemActivated.connect(self._activated)
        self._tell: Callable[[], tuple[Row, ...]] | None = None
        self._afresh = False  # there is something to read first, which is then the current row
        self._found: tuple[Row, ...] | None = ()
        self._filled: tuple[Row, ...] = ()

    def name_itself(self) -> None:
        """Say what this is, in the present language."""
        self.setAccessibleName(QCoreApplication.translate("Twin", "The table as a list"))

    def show_rows(self, tell: Callable[[], tuple[Row, ...]], *, afresh: bool = False) -> None:
        """Show what `tell` tells once somebody looks; open rows stay open, the line current.

        The second row holds the choices. `afresh`: the first of them becomes the current line.
        """
        self._tell, self._found, self._afresh = tell, None, afresh
        if not self.isHidden():
            self._fill()

    @property
    def shown(self) -> tuple[Row, ...]:
        """The rows of what is shown; told when they are asked for."""
        if self._found is None and self._tell is not None:
            self._found = self._tell()
        return self._found or ()

    def showEvent(self, event: QShowEvent) -> None:
        """While it lay hidden nothing was written; it is now."""
        super().showEvent(event)
        self._fill()

    def _fill(self) -> None:
        """Write the rows of the position, if others stand there."""
        found = self.shown
        if found == self._filled:
            return
        open_rows = self._open_rows()
        now: QTreeWidgetItem | None = self.currentItem()
        current = now.text(0) if now is not None and not self._afresh else ""
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
