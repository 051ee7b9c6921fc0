"""Hands that see nothing but the list twin: rows are activated, real dice typed."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QTreeWidgetItem

from desktop.rules.games.calendar import choices as c
from desktop.rules.kernel.game import Answer
from desktop.ui.widgets.list_twin import READ_ON
from tests.ui.calendar.hands import Hands

ROLE = Qt.ItemDataRole.UserRole


class Reader(Hands):
    """Makes every choice by activating a row of the twin."""

    def items(self) -> Iterator[QTreeWidgetItem]:
        """All rows, from top to bottom."""
        twin = self.table.twin
        waiting = [twin.topLevelItem(n) for n in range(twin.topLevelItemCount())]
        while waiting:
            item = waiting.pop(0)
            assert item is not None
            yield item
            waiting = [item.child(n) for n in range(item.childCount())] + waiting

    def rows(self) -> list[object]:
        """What every row would do, those that do something."""
        found = [item.data(0, ROLE) for item in self.items()]
        return [one for one in found if one is not None]

    def activate(self, wanted: Callable[[object], bool]) -> None:
        """Go to the first row of this kind, and press Enter."""
        assert self.table.twin.isVisible()
        found = next((one for one in self.items() if wanted(one.data(0, ROLE))), None)
        assert found is not None, f"no such row among {self.rows()}"
        self.table.twin.setCurrentItem(found)
        QTest.keyClick(self.table.twin, Qt.Key.Key_Return)
        self.inputs += 1

    def press_next(self) -> None:
        self.activate(lambda one: one == READ_ON or isinstance(one, tuple))

    def toggle(self, die: int) -> None:
        self.activate(lambda one: isinstance(one, int) and one == die)

    def do(self, choice: object) -> None:
        match choice:
            case Answer(value=tuple(faces)):
                for face in faces:
                    QTest.keyClick(self.table.twin, Qt.Key(Qt.Key.Key_0 + int(face)))
                self.activate(lambda one: one == READ_ON)
            case c.Roll(hold=hold) | c.Recall(hold=hold):
                self.hold(hold)
                self.activate(lambda one: one == (choice,))
            case c.Read():
                while self.state.phase == "page":
                    self.press_next()
            case _:
                self.activate(lambda one: one in (choice, (choice,)) or _begins(one, choice))


def _begins(row: object, choice: object) -> bool:
    """Whether a row makes the choice and closes the day with it."""
    return isinstance(row, tuple) and bool(row) and row[0] == choice
