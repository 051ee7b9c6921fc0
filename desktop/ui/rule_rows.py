"""The table rules as rows on paper: name, value, and why one might want it otherwise."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from desktop.drawing.fonts import Face, font
from desktop.ui.theme import Look
from desktop.ui.widgets.paper_button import Slip


class RuleChoice(Slip, frozen=True):
    """A table rule: `title` its name, `lines` the explanation; values by id.

    `switchable`: may be switched in mid-game.
    """

    values: tuple[tuple[str, str], ...] = ()
    default: str = ""
    switchable: bool = False


class Switched(msgspec.Struct, frozen=True):
    """A rule was given a value."""

    rule: str
    value: str


class _Values(QComboBox):
    """The values of a rule; where there is little room, narrower than its longest one."""

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), 6 * hint.height()), hint.height())


class RuleRows(QWidget):
    """Every table rule with its explanation; in mid-game most can only be read."""

    switched = Signal(object)  # Switched

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty until `show_rules`."""
        super().__init__(parent)
        self._look = Look()
        self.combos: dict[str, QComboBox] = {}
        self._rules: tuple[RuleChoice, ...] = ()
        self._rows: dict[str, tuple[QWidget, ...]] = {}
        self._hidden: frozenset[str] = frozenset()
        self._names: list[QLabel] = []
        self._quiet: list[QLabel] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        self._grid.setHorizontalSpacing(round(16 * look.zoom))
        self._grid.setVerticalSpacing(round(4 * look.zoom))
        strong, quiet = QPalette(self.palette()), QPalette(self.palette())
        strong.setColor(QPalette.ColorRole.WindowText, look.inks.ink)
        quiet.setColor(QPalette.ColorRole.WindowText, look.inks.quiet)
        for name in self._names:
            name.setFont(font(Face.STRONG, 15, look.zoom))
            name.setPalette(strong)
        for words in self._quiet:
            words.setFont(font(Face.READING, 17, look.zoom))
            words.setPalette(quiet)
            words.setContentsMargins(0, 0, 0, round(10 * look.zoom))
        for combo in self.combos.values():
            combo.setFont(font(Face.LABEL, 15, look.zoom))

    def show_rules(
        self,
        rules: tuple[RuleChoice, ...],
        values: Mapping[str, str],
        free: frozenset[str] | None = None,
    ) -> None:
        """Show the rules with their values; in mid-game only the `free` ones can be changed."""
        self._clear()
        self._rules = rules
        for row, rule in enumerate(rules):
            value = values.get(rule.id, rule.default)
            name = self._label(rule.title, self._names)
            self._grid.addWidget(name, 2 * row, 0)
            if free is not None and rule.id not in free:
                shown = self._shown(dict(rule.values).get(value, value))
            else:
                shown = self._combo(rule, value)
            self._grid.addWidget(shown, 2 * row, 1)
            lines = rule.lines
            if free is not None and rule.switchable and rule.id not in free:
                lines = (*lines, self.tr("It cannot be switched just now."))
            why = self._label(" ".join(lines), self._quiet)
            self._grid.addWidget(why, 2 * row + 1, 0, 1, 2)
            self._rows[rule.id] = (name, shown, why)
        self.wear(self._look)

    def hide_rules(self, hidden: frozenset[str]) -> None:
        """Hide rules that mean nothing beside the others; they are then as printed."""
        self._hidden = hidden
        for rule, parts in self._rows.items():
            for part in parts:
                part.setVisible(rule not in hidden)

    def choose(self, values: Mapping[str, str]) -> None:
        """Give rules these values, as far as they stand here."""
        for rule, value in values.items():
            combo = self.combos.get(rule)
            if combo is not None and combo.findData(value) >= 0:
                combo.setCurrentIndex(combo.findData(value))

    def _shown(self, value: str) -> QWidget:
        shown = self._label(value, self._names)
        shown.setWordWrap(False)
        shown.setAlignment(Qt.AlignmentFlag.AlignRight)
        return shown

    def _label(self, text: str, among: list[QLabel]) -> QLabel:
        label = QLabel(text, self)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        among.append(label)
        return label

    def _combo(self, rule: RuleChoice, value: str) -> QComboBox:
        combo = _Values(self)
        combo.setObjectName(rule.id)
        for one, words in rule.values:
            combo.addItem(words, one)
        combo.setCurrentIndex(combo.findData(value))
        combo.setAccessibleName(rule.title)
        combo.setAccessibleDescription(" ".join(rule.lines))
        combo.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        combo.currentIndexChanged.connect(self._switched)
        self.combos[rule.id] = combo
        return combo

    def _clear(self) -> None:
        for gone in (*self._names, *self._quiet, *self.combos.values()):
            self._grid.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self._names, self._quiet, self.combos = [], [], {}
        self._rows, self._hidden = {}, frozenset()

    def _switched(self, _: int) -> None:
        combo = self.sender()
        if isinstance(combo, QComboBox):
            self.switched.emit(Switched(combo.objectName(), str(combo.currentData())))

    @property
    def values(self) -> dict[str, str]:
        """The value of each rule that can be chosen here and means something."""
        return {
            name: str(combo.currentData())
            for name, combo in self.combos.items()
            if name not in self._hidden
        }

    @property
    def changed(self) -> int:
        """How many rules are not as printed."""
        printed = {rule.id: rule.default for rule in self._rules}
        return sum(1 for name, value in self.values.items() if value != printed[name])
