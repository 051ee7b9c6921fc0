"""The lines of a title page: what is asked, what is written or stepped to, and something else."""

from collections.abc import Callable, Mapping

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

from desktop.ui.rule_rows import RuleChoice

MOST = 60  # letters of a name


class Field(msgspec.Struct, frozen=True):
    """A line to be written on: what it is, what stands there at first, and what else might.

    With a `rule` it is that table rule's value; with `numbers` a number from and to; a `fixed`
    one is only read.
    """

    id: str
    label: str
    suggestions: tuple[str, ...] = ()
    rule: RuleChoice | None = None
    numbers: tuple[int, int] | None = None
    most: int = MOST
    fixed: bool = False


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


class Line:
    """One field on the page: its label, the line, and the button for something else."""

    def __init__(self, field: Field, page: QWidget) -> None:
        """Nothing is written yet."""
        self.field = field
        self.shown = 0
        self.label = QLabel(field.label, page)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.box = _box(field.numbers, page) if field.numbers is not None else None
        self.edit = self.box.lineEdit() if self.box is not None else QLineEdit(page)
        self.edit.setMaxLength(field.most)
        self.edit.setReadOnly(field.fixed)
        self.widget: QWidget = self.box if self.box is not None else self.edit
        self.widget.setAccessibleName(field.label)
        self.label.setBuddy(self.widget)
        self.other = QPushButton(page)
        self.other.setObjectName(field.id)
        self.other.setVisible(len(field.suggestions) > 1)

    @property
    def text(self) -> str:
        """What stands on the line."""
        return str(self.box.value()) if self.box is not None else self.edit.text().strip()

    def write(self, text: str) -> None:
        """Put something else on the line; a number that is none leaves it as it is."""
        if self.box is None:
            self.edit.setText(text)
            self.edit.setCursorPosition(0)
        elif text.isdecimal():
            self.box.setValue(int(text))

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
        if self.box is not None:
            self.box.setMinimum(least)

    def parts(self) -> tuple[QWidget, ...]:
        """The widgets of the line."""
        return self.label, self.widget, self.other


def _box(numbers: tuple[int, int], page: QWidget) -> QSpinBox:
    box = QSpinBox(page)
    box.setRange(*numbers)
    box.setGroupSeparatorShown(False)
    return box
