"""What lies over the window or in the table's place for a moment: a paper to read, the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.rules.kernel.game import Switch
from desktop.ui.keys import KeysSheet, key_lines
from desktop.ui.rule_rows import Switched
from desktop.ui.sheets import RulesSheet
from desktop.ui.widgets.paper_text import PaperText

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow

_SIDE = 120  # units, where there is room


class Over(QObject):
    """Lays papers over a window, and the rules sheet in the place of its table."""

    def __init__(self, window: MainWindow) -> None:
        """Nothing lies there yet."""
        super().__init__(window)
        self._window = window
        self.paper = PaperText(window)
        self.paper.closed.connect(self._focus_again)
        self.rules = RulesSheet(window.look)
        window.stack.addWidget(self.rules)
        self.rules.closed.connect(self._back_to_table)
        self.rules.rows.switched.connect(self._switch)
        self.keys = KeysSheet(window.look)
        window.stack.addWidget(self.keys)
        self.keys.closed.connect(self._from_keys)
        self._behind: QWidget | None = None

    def wear(self) -> None:
        """Put on the window's look."""
        self.paper.wear(self._window.look)
        self.rules.wear(self._window.look)
        self.keys.wear(self._window.look)

    def show_paper(self, title: str, text: str) -> None:
        """Lay a text over whatever is in the window."""
        self.lie()
        self.paper.wear(self._window.look)
        self.paper.show_text(title, text)

    def lie(self) -> None:
        """Keep to the window's middle."""
        window = self._window
        side = min(round(_SIDE * window.look.zoom), window.width() // 10)
        self.paper.setGeometry(window.stack.geometry().adjusted(side, 24, -side, -24))

    def _focus_again(self) -> None:
        self._window.focus()

    def tell_crash(self, report: str) -> None:
        """Something broke: say so once; what was played is on disk already."""
        words = self.tr(
            "Something in Solitarium broke. Your game was saved after your last choice. "
            "A report lies here, and nothing was sent anywhere:\n\n{path}"
        ).format(path=report)
        self.show_paper(self.tr("That was our mistake"), words)

    def show_keys(self) -> None:
        """Show every key; asked for again, go back to what was there."""
        stack = self._window.stack
        if stack.currentWidget() is self.keys:
            self._from_keys()
            return
        behind = stack.currentWidget()
        self._behind = behind if behind is not self._window.table else None
        self.keys.show_keys(key_lines(self._window.menus))
        stack.setCurrentWidget(self.keys)
        self.keys.next.setFocus()

    def _from_keys(self) -> None:
        window = self._window
        window.stack.setCurrentWidget(self._behind or window.table or window.shelf)
        self._behind = None
        window.focus()

    def show_rules(self) -> None:
        """Show the table rules of the game that is played; those that may be are switched."""
        place = self._window.place
        if place is None:
            return
        from desktop.ui.games import load  # only here: the shelf imports no game

        history = place.session.history
        found = load(place.game).invite(
            history.content, self._window.language, self._window.settings
        )
        values = history.state.options
        free = {
            rule.id
            for rule in found.rules
            for value, _ in rule.values
            if rule.switchable and value != values[rule.id]
            if place.session.refuse(Switch(rule.id, value)) is None
        }
        self.rules.show_rules(found.rules, values, frozenset(free))
        self._window.stack.setCurrentWidget(self.rules)
        self.rules.next.setFocus()

    def _switch(self, switched: Switched) -> None:
        if self._window.place is not None:
            self._window.place.session.switch(switched.rule, switched.value)
            self.show_rules()

    def _back_to_table(self) -> None:
        if self._window.table is not None:
            self._window.stack.setCurrentWidget(self._window.table)
            self._window.table.setFocus()
