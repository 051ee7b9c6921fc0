"""What is written before a book is begun: its names, one rule offered openly, and the goal."""

import re

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.ui.rule_rows import RuleChoice, RuleRows
from desktop.ui.theme import Look
from desktop.ui.widgets.frontispiece import Frontispiece

_MOST = 60  # letters of a name


class Field(msgspec.Struct, frozen=True):
    """A line to be written on: what it is, what stands there at first, and what else might."""

    id: str
    label: str
    suggestions: tuple[str, ...] = ()


class TitlePage(msgspec.Struct, frozen=True):
    """Fields to write on, rules that are offered openly, and the goal.

    In the goal, the id of a rule in {braces} stands for its value. `cover` and `byline` are what
    will be printed, with the ids of fields in {braces}; `emblem` is a key of the vignettes.
    """

    title: str
    fields: tuple[Field, ...]
    rules: tuple[RuleChoice, ...] = ()
    goal: str = ""
    cover: str = ""
    byline: str = ""
    emblem: str = ""


class _Line:
    """One field on the page: its label, the line, and the button for something else."""

    def __init__(self, field: Field, page: QWidget) -> None:
        self.field = field
        self.shown = 0
        self.label = QLabel(field.label, page)
        self.label.setTextFormat(Qt.TextFormat.PlainText)
        self.edit = QLineEdit(page)
        self.edit.setMaxLength(_MOST)
        self.edit.setAccessibleName(field.label)
        self.label.setBuddy(self.edit)
        self.other = QPushButton(page)
        self.other.setObjectName(field.id)
        self.other.setVisible(len(field.suggestions) > 1)

    def suggest(self, by: int) -> None:
        """Write the suggestion so many places on."""
        if self.field.suggestions:
            self.shown = (self.shown + by) % len(self.field.suggestions)
            self.edit.setText(self.field.suggestions[self.shown])
            self.edit.setCursorPosition(0)


class TitlePageForm(QWidget):
    """Shows a title page to be filled in; empty until `show_page`."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nothing is asked yet."""
        super().__init__(parent)
        self._look = Look()
        self._page = TitlePage("", ())
        self._values: dict[str, str] = {}
        self.lines: dict[str, _Line] = {}
        self.rows = RuleRows()
        self.rows.switched.connect(self.changed)
        self._goal = QLabel()
        self._goal.setTextFormat(Qt.TextFormat.PlainText)
        self._goal.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._grid)
        self._whole.addWidget(self._goal)
        self._whole.addWidget(self.rows)
        self._cover = Frontispiece()
        self._whole.addWidget(self._cover, 1)
        self.changed.connect(self._print)

    def show_page(self, page: TitlePage, *, again: bool = False) -> None:
        """Show a page; shown again (in other words), what was written stays written."""
        kept = self.names if again else {}
        values = self.rows.values if again else {}
        self._clear()
        self._page = page
        for row, field in enumerate(page.fields):
            line = _Line(field, self)
            line.suggest(0)
            if field.id in kept:
                line.edit.setText(kept[field.id])
            line.edit.textChanged.connect(self.changed)
            line.other.setText(self.tr("Another"))
            about = self.tr("Another suggestion: {field}").format(field=field.label)
            line.other.setAccessibleName(about)
            line.other.clicked.connect(self._suggest)
            self._grid.addWidget(line.label, 2 * row, 0, 1, 2)
            self._grid.addWidget(line.edit, 2 * row + 1, 0)
            self._grid.addWidget(line.other, 2 * row + 1, 1)
            line.label.show()  # a layout would do it later, and a line unseen takes no focus
            line.edit.show()
            self.lines[field.id] = line
        self.rows.show_rules(page.rules, values)
        self.tell_goal(self._values)
        self.wear(self._look)
        self._print()

    def tell_goal(self, values: dict[str, str]) -> None:
        """Say the goal anew under other table rules."""
        self._values = values
        told = _filled(self._page.goal, values)
        self._goal.setText(told)
        self._goal.setVisible(bool(told))

    def _print(self) -> None:
        page, names = self._page, self.names
        who = _filled(page.byline, names) if all(names.values()) else ""
        self._cover.show_cover(_filled(page.cover, names), who, page.emblem)

    def _clear(self) -> None:
        for line in self.lines.values():
            for part in (line.label, line.edit, line.other):
                self._grid.removeWidget(part)
                part.hide()
                part.deleteLater()
        self.lines = {}

    def _suggest(self) -> None:
        sender = self.sender()
        if isinstance(sender, QPushButton):
            self.lines[sender.objectName()].suggest(1)

    @property
    def names(self) -> dict[str, str]:
        """What stands on each line."""
        return {name: line.edit.text().strip() for name, line in self.lines.items()}

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        zoom = look.zoom
        quiet, strong = QPalette(self.palette()), QPalette(self.palette())
        quiet.setColor(QPalette.ColorRole.WindowText, look.inks.quiet)
        strong.setColor(QPalette.ColorRole.WindowText, look.inks.ink)
        for line in self.lines.values():
            line.label.setFont(font(Face.LABEL, 13, zoom))
            line.label.setPalette(quiet)
            line.label.setContentsMargins(0, round(6 * zoom), 0, 0)
            line.edit.setFont(font(Face.HAND, 20, zoom))
            line.edit.setMinimumHeight(round(42 * zoom))
            line.other.setFont(font(Face.LABEL, 13, zoom))
            line.other.setMinimumHeight(round(42 * zoom))
        self._whole.setContentsMargins(0, 0, round(11 * zoom), 0)
        self._goal.setFont(font(Face.STRONG, 15, zoom))
        self._goal.setPalette(strong)
        self._goal.setContentsMargins(0, round(12 * zoom), 0, round(10 * zoom))
        self._grid.setHorizontalSpacing(round(8 * zoom))
        self._grid.setVerticalSpacing(round(4 * zoom))
        self._cover.wear(look)
        self.rows.wear(look)


def _filled(text: str, values: dict[str, str]) -> str:
    """The text with what stands for each id in {braces}; braces of the player's are left alone."""
    return re.sub(r"\{(\w+)\}", lambda found: values.get(found[1], found[0]), text)
