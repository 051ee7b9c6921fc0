"""Keys and menus of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.view import wishes
from desktop.rules.kernel.game import Dice, Text
from desktop.ui.commands import ENTER, Commands, digit_of
from desktop.ui.games.aventura.parts.ruling import subject
from desktop.words.aventura.reasons import sentence

if TYPE_CHECKING:
    from desktop.ui.games.aventura.table import AventuraTable

_ARROWS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}


class AventuraCommands(Commands):
    """What can be done to this table by key and menu."""

    def __init__(self, table: AventuraTable) -> None:
        """Make the actions; the table's children obey their keys."""
        super().__init__(table, table.overlays)
        self.table = table
        for name, key, slot in (
            ("investigate", "I", self._investigate),
            ("end", "E", self._end_part),
            ("exchange", "X", self._exchange),
            ("first", "F2", self._first),
            ("second", "F3", self._second),
            ("ways", "W", self._ways),
            ("combat", "C", self._combat),
        ):
            self.add(name, key, slot)
        self.speak()

    def words(self) -> dict[str, str]:
        """The names of this table's own actions."""
        return {
            "investigate": self.tr("Investigate here"),
            "end": self.tr("End this investigator's part"),
            "exchange": self.tr("Exchange cards"),
            "first": self.tr("First investigator"),
            "second": self.tr("Second investigator"),
            "ways": self.tr("Ways"),
            "combat": self.tr("Combat"),
        }

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions by menu."""
        of = self.actions
        return {
            "turn": (
                of["investigate"],
                of["exchange"],
                of["end"],
                of["first"],
                of["second"],
                of["typed"],
                of["story_mode"],
            ),
            "map": (of["fit"], of["twin"], of["ways"], of["combat"], of["drawer"], of["region"]),
            "journal": (of["journal"], of["log"], of["note"], of["export"]),
            "help": (of["rule"], of["rulebook"]),
        }

    # --- keys ----------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """What a key does that no part of the table took; whether it did anything."""
        table, key = self.table, Qt.Key(event.key())
        if event.isAutoRepeat() and key not in _ARROWS:
            return True  # a key that is held down is one press
        if key in ENTER:
            table.press_next()
            return True
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key == Qt.Key.Key_S:
            table.show_sight()
            return True
        if key == Qt.Key.Key_Backspace:
            table.panels.tray.take_back()
            return True
        if digit := digit_of(event):
            return self._digit(digit)
        return self._arrow(event)

    def space(self) -> None:
        """Skip what moves; else roll. One press never does both."""
        if not self.table.skip() and self.table.showing.doable.rolls:
            self.table.press_next()

    def _escape(self) -> bool:
        table = self.table
        if table.overlays.close():
            return True
        if any(isinstance(one, Text) for one in table.session.shown.choices):
            return table.choose(c.Leave())
        table.panels.scene.hand.drop()
        if table.held.plan.drop() or table.held.recap:
            table.held.recap = ""
            table.refresh()
            return True
        if table.panels.twin.isVisible():
            self.twin()
            return True
        return False

    def _digit(self, digit: int) -> bool:
        table = self.table
        if any(isinstance(one, Dice) for one in table.session.shown.choices):
            table.panels.tray.type_face(digit)
            return True
        if table.showing.page.choices:
            return table.panels.story.pick(digit)
        if table.held.reader.more:
            return False
        cards = next(
            (
                one.objects
                for one in table.session.shown.state.investigators
                if one.id == table.acting
            ),
            (),
        )
        if digit <= len(cards):
            table.use_card(cards[digit - 1])
            return True
        return False

    def _arrow(self, event: QKeyEvent) -> bool:
        """Arrows turn a plan; else they are the map's, wherever the focus is."""
        table, step = self.table, _ARROWS.get(Qt.Key(event.key()), 0)
        if step and table.held.plan.turn(step):
            table.refresh()
            return True
        board, busy = table.panels.map, table.showing.page.choices or table.overlays.writing
        if not step or busy or board.hasFocus() or not board.isVisible():
            return False
        board.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return QApplication.sendEvent(board, event)

    # --- actions -------------------------------------------------------------------------------

    def _investigate(self) -> None:
        self.table.investigate(self.table.acting)

    def _end_part(self) -> None:
        offered = self.table.session.shown.choices
        mine = [one for one in offered if isinstance(one, c.EndTurn)]
        wanted = c.EndTurn(self.table.acting)
        if wanted in mine:
            self.table.plan(wanted)
        elif mine:
            self.table.plan(mine[0])

    def _exchange(self) -> None:
        wish = c.Exchange(self.table.acting)
        if wish in self.table.session.shown.choices:
            self.table.choose(wish)
        elif (reason := self.table.session.refuse(wish)) is not None:
            self.table.session.refused.emit(reason)

    def _seat(self, place: int) -> None:
        people = self.table.session.shown.state.investigators
        if place < len(people):
            self.table.light(people[place].id)

    def _first(self) -> None:
        self._seat(0)

    def _second(self) -> None:
        self._seat(1)

    def _ways(self) -> None:
        self.table.held.face = "journal" if self.table.held.face == "ways" else "ways"
        self.table.refresh()

    def _combat(self) -> None:
        self.table.held.face = "combat"
        self.table.refresh()

    def journal(self) -> None:
        """Turn to the journal; again: the whole diary."""
        if self.table.held.face == "journal":
            self.table.overlays.show_diary()
        else:
            self.table.held.face = "journal"
            self.table.refresh()

    def rule(self) -> None:
        """Show the rule behind what is in focus."""
        table = self.table
        shown, cursor = table.session.shown, table.panels.scene.hand.cursor
        boards = any(seat.board.hasFocus() for seat in table.panels.seats)
        hands = any(seat.hand.hasFocus() for seat in table.panels.seats)
        focus = "wound" if boards else "activate" if hands else ""
        table.overlays.show_rules(
            subject(shown.state, shown.choices, table.held, cursor=cursor, focus=focus)
        )

    def twin(self) -> None:
        """Turn from the map to its list, or back."""
        panels = self.table.panels
        other = panels.twin if panels.board.currentWidget() is panels.map else panels.map
        panels.board.setCurrentWidget(other)
        other.setFocus()

    def fit(self) -> None:
        """Show the whole map."""
        self.table.panels.map.fit()

    def drawer(self) -> None:
        """Draw the page over the map, or push it back."""
        self.table.panels.toggle_drawer()

    def regions(self) -> tuple[QWidget, ...]:
        """The parts of the table, as the eye goes."""
        return self.table.panels.regions()

    def after_ending(self, row: str) -> None:
        """What the rows under an ending do."""
        match row:
            case "print":
                self.table.print_asked.emit("map")
            case "diary":
                self.table.overlays.show_diary()
            case _:
                self.table.again.emit()

    def why_no_card(self, number: int) -> None:
        """Say why a card cannot be used now."""
        table = self.table
        state: s.State = table.session.shown.state
        for wish in wishes(table.narrator.names.pack, state, number):
            reason = table.session.refuse(wish)
            if reason is not None:
                table.say(sentence(table.narrator.names, state, reason))
                return
