"""Keys and menus of the calendar's table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import SYMBOLS
from desktop.rules.kernel.game import Dice
from desktop.ui.commands import ENTER, Commands, digit_of
from desktop.ui.games.calendar.parts.ruling import subject

if TYPE_CHECKING:
    from desktop.ui.games.calendar.table import CalendarTable

_ARROWS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}
_NONE, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
_PAGES = {Qt.Key.Key_PageUp: -1, Qt.Key.Key_PageDown: 1}
BROUGHT = {"T2": "D", "T6": "I", "T8": "H", "T10": "V"}
"""The keys of what the months bring, by the ids of their rules."""
_CHOOSING = ("rolled", "final", "closing")


class CalendarCommands(Commands):
    """What can be done to this table by key and menu.

    Keys of a month's rule are made when the month has come, see `bring`.
    """

    def __init__(self, table: CalendarTable) -> None:
        """Make the actions; the table's children obey their keys."""
        super().__init__(table, table.overlays)
        self.table = table
        self._uses = {
            "T2": self._dial,
            "T6": self._insight,
            "T8": self._hush,
            "T10": self._swear,
        }
        for name, key, slot in (
            ("pass", "P", self._pass),
            ("advise", "A", table.advising.ask),
            ("week", "W", table.advising.play_week),
            ("lapse", "Shift+Del", self._lapse),
            ("month", "M", self._month),
            ("year", "G", self._year),
        ):
            self.add(name, key, slot)
        self.speak()

    def words(self) -> dict[str, str]:
        """The names of this table's own actions, and better ones for some that are shared."""
        names = self.table.narrator.names
        brought = {name: names.thing(name) for name in BROUGHT if name in self.actions}
        return brought | {
            "pass": self.tr("Take nothing today"),
            "advise": self.tr("Advice: which dice to hold, what to take"),
            "week": self.tr("Play the week's weekdays by advice"),
            "lapse": self.tr("Let the day lapse"),
            "month": self.tr("The month's page of text"),
            "year": self.tr("The year as a chart"),
            "journal": self.tr("The year's journal; again for the whole diary"),
            "export": self.tr("Keep the journal as a text file..."),
            "note": self.tr("Write a line for the day, or pencil a note into a square"),
            "twin": self.tr("The page as a list"),
            "fit": self.tr("Back to the open page"),
        }

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions by menu; what is only for the whole year at once stands there alone."""
        of = self.actions
        whole = self.table.session.shown.state.options["catch_up"] == "free"
        of["week"].setVisible(whole)
        of["week"].setEnabled(whole)
        return {
            "turn": tuple(
                of[name]
                for name in ("pass", *BROUGHT, "advise", "week", "lapse", "typed", "story_mode")
                if name in of
            ),
            "map": tuple(of[name] for name in ("fit", "month", "twin", "drawer", "region")),
            "journal": tuple(of[name] for name in ("journal", "year", "log", "note", "export")),
            "help": (of["rule"], of["rulebook"]),
        }

    # --- what the months bring -----------------------------------------------------------------

    def bring(self) -> bool:
        """Make the keys of what has come, take away those of what has not; if any changed."""
        table = self.table
        state = table.session.shown.state
        came = {one.id for one in view.things(table.showing.almanac, state)} & set(BROUGHT)
        known = {name for name in BROUGHT if name in self.actions}
        for name in came - known:
            self.add(name, BROUGHT[name], self._uses[name])
        for name in known - came:
            action = self.actions.pop(name)
            table.removeAction(action)
            action.deleteLater()
        if came != known:
            self.speak()
        return came != known

    def _use(self, thing: str) -> None:
        self.table.touch.use(thing)

    def _dial(self) -> None:
        self._use("T2")

    def _insight(self) -> None:
        self._use("T6")

    def _hush(self) -> None:
        self._use("T8")

    def _swear(self) -> None:
        self._use("T10")

    # --- keys ----------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """What a key does that no part of the table took; whether it did anything."""
        table, key = self.table, Qt.Key(event.key())
        if event.isAutoRepeat() and key not in _ARROWS:
            return True  # a key that is held down is one press
        if table.held.recap:
            table.refresh()  # the first touch takes it away
        if key in ENTER:
            table.doing.stop()
            return True
        if key == Qt.Key.Key_Escape:
            return self.escape()
        return self._on_open_page(event) or self._on_tray(event) or self._arrow(event)

    def _on_open_page(self, event: QKeyEvent) -> bool:
        """Page keys scroll what is read, else look at the months before."""
        step = _PAGES.get(Qt.Key(event.key()))
        if step is None:
            return False
        name = self.table.panels.open_board
        if name in ("story", "journal", "year"):
            self.table.panels.boards[name].keyPressEvent(event)
        else:
            self.table.framing.look_at_month(step)
        return True

    def types(self, event: QKeyEvent) -> bool:
        """Whether a key puts a symbol on a die whose face is asked for."""
        table, plain = self.table, event.modifiers() in (_NONE, _SHIFT)
        asked = any(isinstance(one, Dice) for one in table.session.shown.choices)
        return plain and asked and table.panels.tray.face_of(event.text()) is not None

    def _on_tray(self, event: QKeyEvent) -> bool:
        """Typed faces, held dice, people by their digits."""
        table = self.table
        if event.key() == Qt.Key.Key_Backspace:
            table.panels.tray.take_back()
            return True
        if any(isinstance(one, Dice) for one in table.session.shown.choices):
            return table.panels.tray.type_key(event.text())
        digit = digit_of(event)
        if not digit or table.held.closed is not None or table.held.turned:
            return False
        if table.session.shown.state.phase == "ally":
            return digit <= len(SYMBOLS) and table.doing.wish(c.ChooseAlly(SYMBOLS[digit - 1]))
        return table.touch.toggle(digit)

    def _arrow(self, event: QKeyEvent) -> bool:
        """Arrows choose another fitting lead or person; else they walk the page's squares."""
        table, key = self.table, Qt.Key(event.key())
        if key not in _ARROWS:
            return False
        name = table.panels.open_board
        if name in ("story", "journal", "year"):
            table.panels.boards[name].keyPressEvent(event)
            return True
        if name == "twin":
            return False
        return self.arrow_first(event) or table.board.step(key)

    def arrow_first(self, event: QKeyEvent) -> bool:
        """An arrow that chooses among what fits, before the page takes it for its squares."""
        step, table = _ARROWS.get(Qt.Key(event.key())), self.table
        if step is None or event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return False
        phase = table.session.shown.state.phase
        if phase == "ally":
            return table.framing.step_ally(step)
        return phase in _CHOOSING and table.framing.step_lit(step)

    def escape(self) -> bool:
        """Put away the top thing: a sheet, a turned page, a plan."""
        table, held = self.table, self.table.held
        if table.advising.halt() or table.overlays.close():
            return True
        if held.turned or held.month:
            held.month = 0
            table.turn("")
            return True
        if held.drop() or held.cursor is not None:
            held.cursor = None
            table.refresh()
            return True
        return False

    # --- actions -------------------------------------------------------------------------------

    def space(self) -> None:
        """Skip what moves; else roll. One press never does both."""
        table = self.table
        if table.skip():
            return
        if table.held.closed is not None or table.held.turned:
            table.doing.press_next()
            return
        table.doing.roll()

    def _pass(self) -> None:
        """Nothing is taken: after a throw the dice stay first."""
        table = self.table
        if table.session.shown.state.phase == "rolled":
            table.doing.stroke((c.Stop(), c.Pass()))
        else:
            table.doing.wish(c.Pass())

    def _lapse(self) -> None:
        """The day is let go after a second press."""
        table = self.table
        reason = table.session.refuse(c.Lapse())
        if reason is not None:
            table.say_refusal(reason)
        else:
            table.framing.ask_to_let_go()

    def _month(self) -> None:
        self.table.turn("" if self.table.held.turned == "month" else "month")

    def _year(self) -> None:
        self.table.turn("" if self.table.held.turned == "year" else "year")

    def journal(self) -> None:
        """Turn to the journal; again: the whole diary on a sheet; again: back."""
        table = self.table
        if table.held.turned != "journal":
            table.turn("journal")
        else:
            table.turn("")
            table.overlays.show_diary()

    def rule(self) -> None:
        """Show the rule behind what is in focus."""
        table = self.table
        table.overlays.show_rules(subject(table.session.shown.state, table.held))

    def twin(self) -> None:
        """Turn from the page to its list, or back."""
        showing = self.table.showing
        showing.listed = not showing.listed
        self.table.refresh()
        self.table.overlays.back()

    def fit(self) -> None:
        """The open month, if another one is looked at."""
        self.table.held.month = 0
        self.table.turn("")

    def drawer(self) -> None:
        """Draw the column over the page, or push it back."""
        self.table.panels.toggle_drawer()

    def regions(self) -> tuple[QWidget, ...]:
        """The parts of the table, as the eye goes."""
        return self.table.panels.regions()
