"""Keys and menus that every table has; a game adds its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.ui.table import Table

if TYPE_CHECKING:
    from desktop.ui.overlays import Overlays

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
DIGITS = tuple("123456789")


class Commands(QObject):
    """What can be done to one table by key and menu; the table's children obey its keys."""

    def __init__(self, table: Table, overlays: Overlays) -> None:
        """Make the actions that all tables share."""
        super().__init__(table)
        self._table = table
        self._overlays = overlays
        self.actions: dict[str, QAction] = {}
        for name, key, slot in (
            ("roll", "Space", self.space),
            ("journal", "J", self.journal),
            ("log", "Ctrl+L", self._log),
            ("note", "N", self._note),
            ("export", "", self._export),
            ("rule", "R", self.rule),
            ("rulebook", "Ctrl+R", self._rulebook),
            ("twin", "L", self.twin),
            ("fit", "F", self.fit),
            ("drawer", "F6", self.drawer),
            ("region", "Ctrl+F6", self._region),
            ("typed", "Ctrl+D", self._typed_dice),
            ("story_mode", "", self._story_mode),
        ):
            self.add(name, key, slot)

    def add(self, name: str, key: str, slot: Callable[[], object]) -> None:
        """Make one more action."""
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.setAutoRepeat(False)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(slot)
        self._table.addAction(action)
        self.actions[name] = action

    def speak(self) -> None:
        """Name every action in the present language."""
        for name, text in {**shared_words(), **self.words()}.items():
            self.actions[name].setText(text)

    def trigger(self, name: str) -> None:
        """Do what the menu entry of that name does."""
        self.actions[name].trigger()

    # --- what a game fills in ------------------------------------------------------------------

    def words(self) -> dict[str, str]:
        """The names of the game's own actions, or better ones for those that are shared."""
        raise NotImplementedError

    def space(self) -> None:
        """Skip what moves; else roll. One press never does both."""
        raise NotImplementedError

    def journal(self) -> None:
        """Turn the page to what is read; again: the whole of it."""
        raise NotImplementedError

    def rule(self) -> None:
        """Show the rule behind what is in focus."""
        raise NotImplementedError

    def twin(self) -> None:
        """Turn from the board to its list, or back."""
        raise NotImplementedError

    def fit(self) -> None:
        """Show the whole board."""
        raise NotImplementedError

    def drawer(self) -> None:
        """On a narrow window: draw the page over the board, or push it back."""
        raise NotImplementedError

    def regions(self) -> tuple[QWidget, ...]:
        """What Ctrl+F6 walks through, in the order the eye goes."""
        raise NotImplementedError

    # --- what all do alike ---------------------------------------------------------------------

    def _log(self) -> None:
        self._overlays.show_log()

    def _note(self) -> None:
        self._overlays.ask_note()

    def _rulebook(self) -> None:
        self._overlays.show_rulebook()

    def _export(self) -> None:
        self._overlays.ask_export()

    def _region(self) -> None:
        regions = (*self.regions(), *self._overlays.regions())
        now = next((n for n, part in enumerate(regions) if part.hasFocus()), -1)
        if regions:
            regions[(now + 1) % len(regions)].setFocus(Qt.FocusReason.TabFocusReason)

    def _typed_dice(self) -> None:
        typed = self._table.session.shown.state.options["dice"] == "typed"
        self._table.session.switch("dice", "program" if typed else "typed")

    def _story_mode(self) -> None:
        self._table.session.switch("story_mode", "on")


def digit_of(event: QKeyEvent) -> int:
    """The digit that a key types, 1 to 9; 0 for any other key."""
    return int(event.text()) if event.text() in DIGITS else 0


def shared_words() -> dict[str, str]:
    """The names of the actions that all tables have."""
    return {
        "roll": QCoreApplication.translate("Commands", "Roll; skip what moves"),
        "journal": QCoreApplication.translate("Commands", "Journal; again for the whole diary"),
        "log": QCoreApplication.translate("Commands", "Log"),
        "note": QCoreApplication.translate("Commands", "Pencil a note"),
        "export": QCoreApplication.translate("Commands", "Keep the diary as a text file..."),
        "rule": QCoreApplication.translate("Commands", "The rule behind this"),
        "rulebook": QCoreApplication.translate("Commands", "Rules and rulings"),
        "twin": QCoreApplication.translate("Commands", "The table as a list"),
        "fit": QCoreApplication.translate("Commands", "Fit the map"),
        "drawer": QCoreApplication.translate(
            "Commands", "Show or hide the page on a narrow window"
        ),
        "region": QCoreApplication.translate("Commands", "Next region"),
        "typed": QCoreApplication.translate("Commands", "Roll real dice"),
        "story_mode": QCoreApplication.translate("Commands", "Story mode: undo across dice"),
    }
