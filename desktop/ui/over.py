"""What lies over the window or in its middle for a moment: sheets, questions, papers to read."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from desktop.ui.keys import KeysSheet
    from desktop.ui.main_window import MainWindow
    from desktop.ui.new_game import NewGame
    from desktop.ui.printing.printing import Printing
    from desktop.ui.rule_rows import Switched
    from desktop.ui.sheets import Question, RulesSheet
    from desktop.ui.widgets.paper_text import PaperText

_SIDE = 120  # units, where there is room


class Over(QObject):
    """Lays papers over a window, and sheets in the place of its shelf or table.

    Each is made when it is first needed.
    """

    def __init__(self, window: MainWindow) -> None:
        """Nothing lies there yet."""
        super().__init__(window)
        self._window = window
        self._behind: QWidget | None = None
        window.shelf.menus.printed.connect(self.print_save)

    @cached_property
    def sheet(self) -> NewGame:
        """The sheet of a new game."""
        from desktop.ui.new_game import NewGame

        window = self._window
        made = NewGame(window.look)
        window.stack.addWidget(made)
        window.dressed.connect(made.wear)
        window.spoken.connect(made.speak)
        made.begun.connect(self._begin)
        made.cancelled.connect(window.to_shelf)
        made.printed.connect(self.show_print)
        return made

    @cached_property
    def question(self) -> Question:
        """The sheet that asks one thing."""
        from desktop.ui.sheets import Question

        made = Question(self._window.look)
        self._window.stack.addWidget(made)
        self._window.dressed.connect(made.wear)
        made.answered.connect(self._window.door.answer)
        return made

    @cached_property
    def paper(self) -> PaperText:
        """The paper over everything."""
        from desktop.ui.widgets.paper_text import PaperText

        made = PaperText(self._window)
        made.wear(self._window.look)
        made.closed.connect(self._focus_again)
        self._window.dressed.connect(made.wear)
        return made

    @cached_property
    def rules(self) -> RulesSheet:
        """The table rules in mid-game."""
        from desktop.ui.sheets import RulesSheet

        made = RulesSheet(self._window.look)
        self._window.stack.addWidget(made)
        self._window.dressed.connect(made.wear)
        made.closed.connect(self._back_to_table)
        made.rows.switched.connect(self._switch)
        return made

    @cached_property
    def keys(self) -> KeysSheet:
        """The page of keys."""
        from desktop.ui.keys import KeysSheet

        made = KeysSheet(self._window.look)
        self._window.stack.addWidget(made)
        self._window.dressed.connect(made.wear)
        made.closed.connect(self._from_keys)
        return made

    @cached_property
    def printing(self) -> Printing:
        """The print sheet."""
        from desktop.ui.printing.printing import Printing

        return Printing(self._window)

    @property
    def is_printing(self) -> bool:
        """Whether the print sheet lies in the window."""
        return "printing" in vars(self) and self.printing.open

    def show_print(self, page: str = "") -> None:
        """Print what lies in the window: a story, what is at hand on the shelf or to be begun."""
        from desktop.ui.printing.asked import print_there

        print_there(self._window, page)

    def print_save(self, path: Path) -> None:
        """Print what a save tells, without going on with it."""
        self.printing.open_save(path)

    def copy_board(self) -> None:
        """Put a picture of the table's board on the clipboard."""
        from desktop.ui.printing.copying import copy

        if self._window.table is not None:
            copy(self._window.table)

    def _begin(self) -> None:
        sheet = self.sheet
        sheet.show_setting_out()
        today = self._window.days.today.date
        self._window.door.begin(sheet.title, sheet.rules, sheet.chosen, sheet.names, today)

    def show_paper(self, title: str, text: str) -> None:
        """Lay a text over whatever is in the window."""
        self.paper.show_text(title, text)
        self.lie()

    def lie(self) -> None:
        """Keep to the window's middle; nothing where no paper was ever needed."""
        if "paper" not in vars(self):
            return
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
        from desktop.ui.keys import key_lines

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
        from desktop.rules.kernel.game import Switch
        from desktop.ui.games import load  # only here: the shelf imports no game

        history = place.session.history
        window = self._window
        found = load(place.game).invite(
            history.content, window.language, window.settings, window.days.today.date
        )
        values = history.state.options
        free = {
            rule.id
            for rule in found.all_rules
            for value, _ in rule.values
            if rule.switchable and value != values[rule.id]
            if place.session.refuse(Switch(rule.id, value)) is None
        }
        self.rules.show_rules(found.all_rules, values, frozenset(free))
        self._window.stack.setCurrentWidget(self.rules)
        self.rules.next.setFocus()

    def speak(self) -> None:
        """Say the table rules anew, where they are in the window."""
        if "rules" in vars(self) and self._window.stack.currentWidget() is self.rules:
            self.show_rules()

    def _switch(self, switched: Switched) -> None:
        if self._window.place is not None:
            self._window.place.session.switch(switched.rule, switched.value)
            self.show_rules()

    def _back_to_table(self) -> None:
        if self._window.table is not None:
            self._window.stack.setCurrentWidget(self._window.table)
            self._window.table.setFocus()
