"""Keys and menus of the Book's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.kernel.game import Dice
from desktop.ui.commands import ENTER, Commands, digit_of
from desktop.ui.games.book.parts import roads, setup_look
from desktop.ui.games.book.parts.held import NOWHERE
from desktop.ui.games.book.parts.ruling import subject

if TYPE_CHECKING:
    from desktop.ui.games.book.table import BookTable

_ARROWS = {
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Down: (0, 1),
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Up: (0, -1),
}
_PAGES = (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
_FAR = 5
_SIGNS = {"+": 1, "-": -1, "\N{MINUS SIGN}": -1}


class BookCommands(Commands):
    """What can be done to this table by key and menu."""

    def __init__(self, table: BookTable) -> None:
        """Make the actions; the table's children obey their keys."""
        super().__init__(table, table.overlays)
        self.table = table
        for name, key, slot in (
            ("like", "A", self._as_you_like),
            ("home", "H", self._home),
            ("best", "B", self._best_dot),
            ("sheet", "Z", self._whole_sheet),
            ("review", "V", self._review),
            ("chart", "G", self._chart),
            ("destinations", "D", self._destinations),
            ("sort", "S", self._sort),
        ):
            self.add(name, key, slot)
        self.speak()

    def words(self) -> dict[str, str]:
        """The names of this table's own actions, and better ones for some that are shared."""
        return {
            "like": self.tr("As you like: give the dice to the Attributes"),
            "home": self.tr("The middle of the sheet; later the Hometown"),
            "best": self.tr("The best dot"),
            "sheet": self.tr("The whole sheet, as printed"),
            "review": self.tr("The review, if it ended now"),
            "chart": self.tr("The journey as a chart"),
            "destinations": self.tr("Destinations, from a Town"),
            "sort": self.tr("Destinations: nearest first, or by chance"),
            "journal": self.tr("The book so far; again in reading size"),
            "export": self.tr("Keep the book as a text file..."),
            "twin": self.tr("The sheet as a list"),
            "fit": self.tr("Fit the sheet"),
        }

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions by menu."""
        of = self.actions
        return {
            "turn": tuple(
                of[name]
                for name in ("best", "destinations", "sort", "like", "home", "typed", "story_mode")
            ),
            "map": tuple(of[name] for name in ("fit", "sheet", "twin", "drawer", "region")),
            "journal": tuple(
                of[name] for name in ("journal", "review", "chart", "log", "note", "export")
            ),
            "help": (of["rule"], of["rulebook"]),
        }

    # --- keys ----------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """What a key does that no part of the table took; whether it did anything."""
        table, key = self.table, Qt.Key(event.key())
        if event.isAutoRepeat() and key not in _ARROWS:
            return True  # a key that is held down is one press
        if table.held.recap:
            table.refresh()  # the first touch takes it away
        if key in ENTER:
            table.press_next()
            return True
        if key == Qt.Key.Key_Escape:
            return self._escape()
        return self._on_tray_or_page(event) or self._arrow(event)

    def _on_tray_or_page(self, event: QKeyEvent) -> bool:
        """Keys that belong to the tray or the page, wherever the keys are."""
        panels, key = self.table.panels, Qt.Key(event.key())
        if key in _PAGES:
            panels.faces[panels.face].keyPressEvent(event)
            return True
        if key == Qt.Key.Key_Backspace:
            panels.tray.take_back()
            return True
        if event.text() in _SIGNS:
            return panels.encounter.step_pool(_SIGNS[event.text()])
        digit = digit_of(event)
        return bool(digit) and self._digit(digit)

    def tab(self, by: int) -> bool:
        """Tab on the sheet walks the destinations; whether there was one."""
        table = self.table
        state = table.session.shown.state
        if state.phase not in ("road", "town") or table.held.beats:
            return False
        tables = table.narrator.names.tables
        area = roads.next_destination(tables, state, table.held, by)
        if not area:
            return False
        table.doing.point_at(area)
        return True

    def space(self) -> None:
        """Skip what moves; else roll. One press never does both."""
        if not self.table.skip() and self.table.showing.doable.rolls:
            self.table.press_next()

    def _escape(self) -> bool:
        table, held = self.table, self.table.held
        if table.overlays.close() or table.shut_chart():
            return True
        if held.turned:
            table.turn("")
            return True
        if table.showing.closing.open():
            return True
        if held.drop() or held.cursor or held.recap:
            held.cursor, held.recap = "", ""
            table.refresh()
            return True
        if table.twin.isVisible():
            self.twin()
            return True
        return False

    def _digit(self, digit: int) -> bool:
        table = self.table
        if any(isinstance(one, Dice) for one in table.session.shown.choices):
            if not table.held.beats:
                table.panels.tray.type_face(digit)
            return True
        picked = table.panels.faces[table.panels.face].pick(digit)
        if picked and table.held.route is not None:
            table.take_focus()  # Enter is the next button's, not that of a row left in focus
        return picked

    def _arrow(self, event: QKeyEvent) -> bool:
        """Arrows move the dot of a planned Route, else the square that is pointed at."""
        table, held = self.table, self.table.held
        step = _ARROWS.get(Qt.Key(event.key()))
        if step is not None and held.turned == "book":
            return table.panels.book.leaf_to(sum(step))
        if step is None or held.beats or table.twin.isVisible():
            return False
        state = table.session.shown.state
        if held.route is not None and held.pinned:
            far = _FAR if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1
            held.route = roads.moved(held.route, (far * step[0], far * step[1]))
            held.by_key()
        elif state.phase in ("road", "town", "settle"):
            held.route, held.pinned = None, False
            held.by_key()
            roads.walk(state, held, step)
        else:
            return table.panels.faces[table.panels.face].step(step[0] + step[1])
        table.refresh()
        return True

    # --- actions -------------------------------------------------------------------------------

    def _as_you_like(self) -> None:
        table = self.table
        if table.session.shown.state.phase == "assign":
            table.held.boxes = setup_look.proposed(table.session.shown.state.rolled)
            table.refresh()

    def _home(self) -> None:
        table = self.table
        state = table.session.shown.state
        if state.phase == "settle":
            table.held.cursor = roads.middle(state)
        elif state.home:
            table.held.cursor = state.home
        table.held.by_key()
        table.refresh()

    def _best_dot(self) -> None:
        table, held = self.table, self.table.held
        area = roads.aimed(table.session.shown.state, held)
        if area and not held.beats:
            table.doing.plan_route(area)

    def _whole_sheet(self) -> None:
        self.table.showing.closing.open()
        self.table.board.toggle_whole()

    def _review(self) -> None:
        self.table.turn("" if self.table.held.turned == "review" else "review")

    def _chart(self) -> None:
        if not self.table.shut_chart():
            self.table.show_chart()

    def _destinations(self) -> None:
        turned = self.table.held.turned
        self.table.turn("" if turned == "destination" else "destination")

    def _sort(self) -> None:
        held = self.table.held
        held.sorting = "near" if held.sorting == "chance" else "chance"
        self.table.refresh()

    def journal(self) -> None:
        """Turn to the book; again: the whole of it, in reading size; again: back."""
        table, panels = self.table, self.table.panels
        if table.held.turned != "book":
            table.held.leaf = NOWHERE if table.session.shown.state.ending is None else 0
            table.turn("book")
        elif not panels.book_whole:
            panels.show_whole_book(True)
            table.refresh()
        else:
            panels.show_whole_book(False)
            table.turn("")

    def rule(self) -> None:
        """Show the rule behind what is in focus."""
        table = self.table
        table.overlays.show_rules(subject(table.session.shown.state, table.held))

    def twin(self) -> None:
        """Turn from the sheet to its list, or back."""
        stack = self.table.panels.board
        other = self.table.twin if stack.currentWidget() is self.table.board else self.table.board
        stack.setCurrentWidget(other)
        other.setFocus()

    def fit(self) -> None:
        """Show all that was written."""
        self.table.showing.closing.open()
        self.table.board.fit()

    def drawer(self) -> None:
        """Draw the page over the sheet, or push it back."""
        self.table.panels.toggle_drawer()

    def regions(self) -> tuple[QWidget, ...]:
        """The parts of the table, as the eye goes."""
        return self.table.panels.regions()
