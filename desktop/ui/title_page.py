"""What is written before a book is begun: its names, one rule offered openly, and the goal."""

import re
from collections.abc import Callable, Mapping
from itertools import pairwise

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.ui.rule_rows import RuleChoice, RuleRows
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import announce
from desktop.ui.widgets.frontispiece import Frontispiece
from desktop.ui.written_lines import Code, Field, Line, Tuning


class TitlePage(msgspec.Struct, frozen=True):
    """Fields to write on, rules that are offered openly, and the goal.

    In the goal, the id of a rule in {braces} stands for its value. `cover` and `byline` are what
    will be printed, with the ids of fields in {braces}; `emblem` is a key of the vignettes.
    `call` stands on the button; `tune` says what follows from the rules chosen.
    """

    title: str
    fields: tuple[Field, ...]
    rules: tuple[RuleChoice, ...] = ()
    goal: str = ""
    cover: str = ""
    byline: str = ""
    emblem: str = ""
    call: str = ""
    rules_first: bool = False
    code: Code | None = None
    tune: Callable[[Mapping[str, str]], Tuning] | None = None

    @property
    def all_rules(self) -> tuple[RuleChoice, ...]:
        """The rules on the lines and those below them."""
        written = (field.rule for field in self.fields if field.rule is not None)
        return (*written, *self.rules)


class TitlePageForm(QWidget):
    """Shows a title page to be filled in; empty until `show_page`."""

    changed = Signal()
    decoded = Signal(object)  # dict: table rules that a code has brought

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nothing is asked yet."""
        super().__init__(parent)
        self._look = Look()
        self._page = TitlePage("", ())
        self._values: dict[str, str] = {}
        self._seed = ""
        self.lines: dict[str, Line] = {}
        self.rows = RuleRows()
        self.rows.switched.connect(self.changed)
        self._goal = QLabel()
        self._goal.setTextFormat(Qt.TextFormat.PlainText)
        self._goal.setWordWrap(True)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._grid)
        self._whole.addWidget(self._goal)
        self._whole.addWidget(self.rows)
        self._cover = Frontispiece()
        self._whole.addWidget(self._cover, 1)
        self.changed.connect(self._tune)
        self.changed.connect(self._print)

    def show_page(self, page: TitlePage, *, again: bool = False) -> None:
        """Show a page; shown again (in other words), what was written stays written."""
        kept = {name: line.text for name, line in self.lines.items()} if again else {}
        values = self.rows.values if again else {}
        self._clear()
        self._page = page
        for field in page.fields:
            line = Line(field, self)
            line.suggest(0)
            if field.id in kept:
                line.write(kept[field.id])
            self._hear(line)
            line.other.setText(self.tr("Another"))
            about = self.tr("Another suggestion: {field}").format(field=field.label)
            line.other.setAccessibleName(about)
            line.other.clicked.connect(self._suggest)
            line.label.show()  # a layout would do it later, and a line unseen takes no focus
            line.edit.show()
            self.lines[field.id] = line
        self._lay_lines()
        self._whole.insertWidget(0 if page.rules_first else 2, self.rows)
        self.rows.show_rules(page.rules, values)
        self._order()
        self._seed = self._seed if again else page.code.seed if page.code is not None else ""
        self.tell_goal(self._values)
        self._tune()
        self.wear(self._look)
        self._print()

    def _lay_lines(self) -> None:
        """Each line with its label above it; of two narrow ones the second beside the first."""
        row = column = 0
        for line in self.lines.values():
            wide = 1 if line.field.narrow else 3
            self._grid.addWidget(line.label, row, column, 1, wide + 1)
            self._grid.addWidget(line.edit, row + 1, column, 1, wide)
            self._grid.addWidget(line.other, row + 1, column + wide)
            column = 2 if line.field.narrow and not column else 0
            row += 0 if column else 2

    def _order(self) -> None:
        """Tab goes as the eye does: rules that stand first come first."""
        lines = [part for line in self.lines.values() for part in (line.edit, line.other)]
        rules = list(self.rows.combos.values())
        parts: list[QWidget] = [*rules, *lines] if self._page.rules_first else [*lines, *rules]
        for one, other in pairwise(parts):
            QWidget.setTabOrder(one, other)

    def _hear(self, line: Line) -> None:
        code = self._page.code
        if code is not None and line.field.id == code.field:
            line.edit.textEdited.connect(self._read_code)
            line.edit.editingFinished.connect(self._write_code)
        else:
            line.edit.textChanged.connect(self.changed)

    # --- what follows from what ----------------------------------------------------------------

    def _tune(self) -> None:
        """Let the rules chosen say what else may be chosen."""
        tuned = self._page.tune(self.rules) if self._page.tune is not None else Tuning()
        for name, least in tuned.least.items():
            self.lines[name].bound(least)
        self.rows.hide_rules(tuned.hidden)
        if self._page.tune is not None:
            self._goal.setText(tuned.goal)
            self._goal.setVisible(bool(tuned.goal))
        self._write_code()

    def _write_code(self) -> None:
        """Say the rules as one short text, unless it is just being written."""
        code = self._page.code
        if code is not None and not self.lines[code.field].edit.hasFocus():
            line, told = (
                self.lines[code.field],
                code.write(self._seed, {**self._values, **self.rules}),
            )
            typed = line.edit.text().strip()
            line.write(told)
            if typed and code.read(typed) is None:
                words = self.tr("That code cannot be read; the one before it stands again.")
                self._goal.setText(words)
                announce(self, words)

    def _read_code(self, text: str) -> None:
        """Follow a code that was typed in, once it is whole."""
        code = self._page.code
        found = code.read(text.strip()) if code is not None else None
        if found is None:
            return
        self._seed, rules = found
        for line in self.lines.values():
            if line.field.rule is not None and line.field.rule.id in rules:
                line.write(rules[line.field.rule.id])
        self.rows.choose(rules)
        self.decoded.emit(rules)

    def tell_goal(self, values: dict[str, str]) -> None:
        """Say the goal anew under other table rules."""
        self._values = values
        if self._page.tune is not None:
            self._write_code()
            return
        told = _filled(self._page.goal, values)
        self._goal.setText(told)
        self._goal.setVisible(bool(told))

    def _print(self) -> None:
        page, names = self._page, {**self.rules, **self.names}
        who = _filled(page.byline, names) if all(names.values()) else ""
        self._cover.show_cover(_filled(page.cover, names), who, page.emblem)

    def _clear(self) -> None:
        for line in self.lines.values():
            for part in line.parts():
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
        """What stands on each line that is no table rule; with a code the seed as well."""
        found = {name: line.text for name, line in self.lines.items() if line.field.rule is None}
        return {**found, "seed": self._seed} if self._seed else found

    @property
    def rules(self) -> dict[str, str]:
        """The table rules as they stand on the page; an empty line is the rule as printed."""
        written = {
            rule.id: line.text or rule.default
            for line in self.lines.values()
            if (rule := line.field.rule) is not None
        }
        return {**written, **self.rows.values}

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
            line.edit.setMinimumSize(round(64 * zoom), round(42 * zoom))
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
