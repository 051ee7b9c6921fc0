"""Keys and menus of the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.view import wishes
from desktop.rules.kernel.game import Dice, Text
from desktop.ui.games.aventura.parts.ruling import subject
from desktop.words.aventura.reasons import sentence

if TYPE_CHECKING:
    from desktop.ui.games.aventura.table import AventuraTable

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_ARROWS = {
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Up: -1,
}


class Commands(QObject):
    """What can be done to one table by key and menu."""

    def __init__(self, table: AventuraTable) -> None:
        """Make the actions; the table's children obey their keys."""
        super().__init__(table)
        self.table = table
        self._actions: dict[str, QAction] = {}
        for name, key, slot in (
            ("roll", "Space", self._space),
            ("investigate", "I", self._investigate),
            ("end", "E", self._end_part),
            ("exchange", "X", self._exchange),
            ("first", "F2", self._first),
            ("second", "F3", self._second),
            ("ways", "W", self._ways),
            ("combat", "C", self._combat),
            ("journal", "J", self._journal),
            ("log", "Ctrl+L", self._log),
            ("note", "N", self._note),
            ("export", "", self._export),
            ("rule", "R", self._rule),
            ("rulebook", "Ctrl+R", self._rulebook),
            ("twin", "L", self._twin),
            ("fit", "F", self._fit),
            ("drawer", "F6", self._drawer),
            ("region", "Ctrl+F6", self._region),
            ("typed", "Ctrl+D", self._typed_dice),
            ("story_mode", "", self._story_mode),
        ):
            self._actions[name] = self._action(key, slot)
        self.speak()

    def _action(self, key: str, slot: Callable[[], object]) -> QAction:
        action = QAction(self)
        action.setShortcut(QKeySequence(key))
        action.setAutoRepeat(False)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(slot)
        self.table.addAction(action)
        return action

    def speak(self) -> None:
        """Name every action in the present language."""
        words = {
            "roll": self.tr("Roll; skip what moves"),
            "investigate": self.tr("Investigate here"),
            "end": self.tr("End this investigator's part"),
            "exchange": self.tr("Exchange cards"),
            "first": self.tr("First investigator"),
            "second": self.tr("Second investigator"),
            "ways": self.tr("Ways"),
            "combat": self.tr("Combat"),
            "journal": self.tr("Journal; again for the whole diary"),
            "log": self.tr("Log"),
            "note": self.tr("Pencil a note"),
            "export": self.tr("Keep the diary as a text file..."),
            "rule": self.tr("The rule behind this"),
            "rulebook": self.tr("Rules and rulings"),
            "twin": self.tr("The table as a list"),
            "fit": self.tr("Fit the map"),
            "drawer": self.tr("Show or hide the page on a narrow window"),
            "region": self.tr("Next region"),
            "typed": self.tr("Roll real dice"),
            "story_mode": self.tr("Story mode: undo across dice"),
        }
        for name, text in words.items():
            self._actions[name].setText(text)

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions by menu."""
        of = self._actions
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

    def trigger(self, name: str) -> None:
        """Do what the menu entry of that name does."""
        self._actions[name].trigger()

    # --- keys ----------------------------------------------------------------------------------

    def key(self, event: QKeyEvent) -> bool:
        """What a key does that no part of the table took; whether it did anything."""
        table, key = self.table, Qt.Key(event.key())
        if event.isAutoRepeat() and key not in _ARROWS:
            return True  # a key that is held down is one press
        if key in _ENTER:
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
        if event.text() in tuple("123456789"):
            return self._digit(int(event.text()))
        return self._arrow(event)

    def _space(self) -> None:
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
            self._twin()
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

    def _journal(self) -> None:
        if self.table.held.face == "journal":
            self.table.overlays.show_diary()
        else:
            self.table.held.face = "journal"
            self.table.refresh()

    def _log(self) -> None:
        self.table.overlays.show_log("")

    def _note(self) -> None:
        self.table.overlays.ask_note()

    def _rule(self) -> None:
        table = self.table
        shown, cursor = table.session.shown, table.panels.scene.hand.cursor
        boards = any(seat.board.hasFocus() for seat in table.panels.seats)
        hands = any(seat.hand.hasFocus() for seat in table.panels.seats)
        focus = "wound" if boards else "activate" if hands else ""
        table.overlays.show_rules(
            subject(shown.state, shown.choices, table.held, cursor=cursor, focus=focus)
        )

    def _rulebook(self) -> None:
        self.table.overlays.show_rulebook()

    def _export(self) -> None:
        self.table.overlays.ask_export()

    def _twin(self) -> None:
        panels = self.table.panels
        other = panels.twin if panels.board.currentWidget() is panels.map else panels.map
        panels.board.setCurrentWidget(other)
        other.setFocus()

    def _fit(self) -> None:
        self.table.panels.map.fit()

    def _drawer(self) -> None:
        self.table.panels.toggle_drawer()

    def _region(self) -> None:
        regions = (*self.table.panels.regions(), *self.table.overlays.regions())
        now = next((n for n, part in enumerate(regions) if part.hasFocus()), -1)
        if regions:
            regions[(now + 1) % len(regions)].setFocus(Qt.FocusReason.TabFocusReason)

    def _typed_dice(self) -> None:
        typed = self.table.session.shown.state.options["dice"] == "typed"
        self.table.session.switch("dice", "program" if typed else "typed")

    def _story_mode(self) -> None:
        self.table.session.switch("story_mode", "on")

    def after_ending(self, row: str) -> None:
        """What the rows under an ending do."""
        match row:
            case "diary":
                self.table.overlays.show_diary()
            case "again":
                self.table.again.emit()
            case _:
                self.table.left.emit()

    def why_no_card(self, number: int) -> None:
        """Say why a card cannot be used now."""
        table = self.table
        state: s.State = table.session.shown.state
        for wish in wishes(table.narrator.names.pack, state, number):
            reason = table.session.refuse(wish)
            if reason is not None:
                table.say(sentence(table.narrator.names, state, reason))
                return
