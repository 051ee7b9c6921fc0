"""The lines of a title page: what is asked, what is written or stepped to, and something else."""

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from desktop.ui.rule_rows import RuleChoice

MOST = 60  # letters of a name


class Field(msgspec.Struct, frozen=True):
    """A line to be written on: what it is, what stands there at first, and what else might.

    With a `rule` it is that table rule's value; with `numbers` a number from and to; a `fixed`
    one is only read. Two `narrow` ones in a row stand side by side.
    """

    id: str
    label: str
    suggestions: tuple[str, ...] = ()
    rule: RuleChoice | None = None
    numbers: tuple[int, int] | None = None
    most: int = MOST
    fixed: bool = False
    narrow: bool = False


class Code(msgspec.Struct, frozen=True):
    """A short text for some table rules and a seed, written on the line of this field.

    `write` makes it of all rules and the seed, `read` the same of it, or None.
    """

    field: str
    seed: str
    write: Callable[[str, Mapping[str, str]], str]
    read: Callable[[str], tuple[str, dict[str, str]] | None]


class Tuning(msgspec.Struct, frozen=True):
    """What follows from the rules chosen: the least number of fields, rules without a meaning."""

    least: Mapping[str, int] = {}
    hidden: frozenset[str] = frozenset()
    goal: str = ""


class NumberLine(QLineEdit):
    """A line for a whole number within bounds: typed, or stepped by arrow keys and wheel."""

    def __init__(self, numbers: tuple[int, int], parent: QWidget) -> None:
        """Shows the least of its numbers."""
        super().__init__(parent)
        self._first, self._last = self._least, self._most = numbers
        self._value = self._least
        self.textChanged.connect(self._read)
        self.editingFinished.connect(self._write)

    @property
    def value(self) -> int:
        """The last number within the bounds that stood here."""
        return self._value

    def show_value(self, value: int) -> None:
        """Show a number, or the nearest one within the bounds."""
        self._value = min(max(value, self._least), self._most)
        self._write()

    def bound(self, least: int) -> None:
        """Let no number below this one stand here."""
        self._least = min(max(self._first, least), self._last)
        if self._value < self._least:
            self.show_value(self._least)

    def _read(self, text: str) -> None:
        if text.isdecimal() and self._least <= int(text) <= self._most:
            self._value = int(text)

    def _write(self) -> None:
        if self.text() != str(self._value):
            self.setText(str(self._value))

    def _step(self, by: int) -> None:
        if not self.isReadOnly():
            self.show_value(self._value + by)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down step by one."""
        match event.key():
            case Qt.Key.Key_Up:
                self._step(1)
            case Qt.Key.Key_Down:
                self._step(-1)
            case _:
                super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel steps where the line has been chosen; else it scrolls the page."""
        if self.hasFocus() and event.angleDelta().y():
            self._step(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()


class Line:
    """One field on the page: its label, the line, and the button for something else."""

    def __init__(self, field: Field, page: QWidget) -> None:
        """Nothing is written yet."""
        self.field = field
        self.shown = 0
        self.label = QLabel(field.label, page)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.label.setWordWrap(True)
        self.number = NumberLine(field.numbers, page) if field.numbers is not None else None
        self.edit = self.number or QLineEdit(page)
        self.edit.setMaxLength(field.most)
        self.edit.setReadOnly(field.fixed)
        self.edit.setAccessibleName(field.label)
        self.label.setBuddy(self.edit)
        self.other = QPushButton(page)
        self.other.setObjectName(field.id)
        self.other.setVisible(len(field.suggestions) > 1)

    @property
    def text(self) -> str:
        """What stands on the line."""
        return str(self.number.value) if self.number is not None else self.edit.text().strip()

    def write(self, text: str) -> None:
        """Put something else on the line; a number that is none leaves it as it is."""
        if self.number is None:
            self.edit.setText(text)
            self.edit.setCursorPosition(0)
        elif text.isdecimal():
            self.number.show_value(int(text))

    def suggest(self, by: int) -> None:
        """Write the suggestion so many places on."""
        for _ in self.field.suggestions:
            self.shown = (self.shown + by) % len(self.field.suggestions)
            told = self.field.suggestions[self.shown]
            self.write(told)
            if not by or self.text == told:  # not one that the bounds forbid just now
                return

    def bound(self, least: int) -> None:
        """Let no number below this one stand on the line."""
        if self.number is not None:
            self.number.bound(least)

    def parts(self) -> tuple[QWidget, ...]:
        """The widgets of the line."""
        return self.label, self.edit, self.other
