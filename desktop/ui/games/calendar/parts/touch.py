"""What hands do to the table: squares, rows, dice, the figure, things and slips touched."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import GREENS, SYMBOLS, State, Symbol
from desktop.ui.games.calendar.parts.things_look import USES
from desktop.ui.games.calendar.parts.tray_look import locked
from desktop.ui.widgets.today_slip import DayLine
from desktop.words.calendar import things
from desktop.words.calendar.diary import own_place
from desktop.words.calendar.names import known_symbol

if TYPE_CHECKING:
    from desktop.ui.games.calendar.table import CalendarTable


def day_of(text: str) -> date | None:
    """The date of a row; None for no row."""
    return date.fromisoformat(text) if text else None


def _asks(lead: view.Lead) -> int:
    return lead.now


class Touch(QObject):
    """Finds the choice that the rules offer for each touch, or has the reason said."""

    def __init__(self, table: CalendarTable) -> None:
        """Listen to every part of a table that can be touched."""
        super().__init__(table)
        self.table = table
        panels, board = table.panels, table.board
        board.pointed.connect(self._pointed)
        board.chosen.connect(self._square)
        board.dropped.connect(self._dropped)
        board.asked.connect(table.doing.stop)
        board.reached.connect(self._reached)
        slip = panels.slip
        slip.fits.chosen.connect(self._row)
        slip.fits.pointed.connect(self._row_pointed)
        slip.fits.sworn.connect(self._sworn)
        slip.allies.chosen.connect(self._ally)
        slip.today.line_written.connect(self._line_written)
        slip.today.play_asked.connect(table.doing.press_next)
        slip.today.lapse_asked.connect(self._let_all_lapse)
        panels.things.used.connect(self.use)
        panels.things.asked.connect(self._thing_asked)
        panels.tray.toggled.connect(self.toggle)
        panels.tray.stopped.connect(table.doing.press_beside)
        panels.tray.pressed.connect(self._lining)
        panels.tray.entered.connect(self._entered)
        table.twin.chosen.connect(self._of_list)
        panels.story.passed.connect(table.doing.press_next)
        panels.story.turned.connect(table.show_again)
        for part in (panels.story, panels.journal, panels.year):
            part.closed.connect(table.commands.escape)
        panels.journal.line_asked.connect(self._line_asked)
        panels.year.read_asked.connect(self._read_epilogue)
        panels.year.print_asked.connect(self._print_year)

    @property
    def _state(self) -> State:
        state: State = self.table.session.shown.state
        return state

    # --- squares -------------------------------------------------------------------------------

    def _pointed(self, day: object) -> None:
        self.table.held.pointed = day if isinstance(day, date) else None
        self.table.show_pointed()

    def _reached(self, day: object) -> None:
        self.table.held.cursor = day if isinstance(day, date) else None
        self.table.framing.tell_square()
        self.table.show_pointed()

    def _square(self, day: object) -> None:
        """A click: the square is taken; before the dice it says how it stands.

        On the page of another month, which is only looked at, nothing is taken.
        """
        if isinstance(day, date) and not self.table.held.month:
            self.table.held.cursor = day
            self.press(day)

    def press(self, day: date) -> None:
        """A square is pressed, by whatever hand."""
        state, table = self._state, self.table
        if table.held.closed is not None:
            return
        if state.phase == "closing" and day == state.took:
            table.session.undo()  # pressed again it is taken back
        elif state.phase in ("rolled", "final", "closing"):
            table.doing.take(day)
        else:
            table.held.lit = day
            table.refresh()
            table.say(table.framing.standing_of(day))

    def _dropped(self, day: object) -> None:
        """The figure was carried: to the open day's square it begins the day."""
        state, table = self._state, self.table
        if not isinstance(day, date):
            return
        if day == state.day and state.phase == "declare":
            table.say(table.standing())
        else:
            table.refuse_day(day)

    # --- rows ----------------------------------------------------------------------------------

    def _row(self, text: str) -> None:
        day = day_of(text)
        if day is not None:
            self.press(day)

    def _row_pointed(self, text: str) -> None:
        self._pointed(day_of(text))

    def _sworn(self, text: str) -> None:
        day = day_of(text)
        if day is not None:
            self.table.doing.wish(c.Swear(day))

    def _ally(self, word: str) -> None:
        symbol = known_symbol(word)
        if symbol is not None:
            self.table.doing.wish(c.ChooseAlly(symbol))

    def _of_list(self, choice: object) -> None:
        if isinstance(choice, tuple):
            self.table.doing.stroke(choice)
        elif isinstance(choice, int):
            self.toggle(choice)
        else:
            self.table.doing.wish(choice)

    # --- dice and things -----------------------------------------------------------------------

    def toggle(self, die: int) -> bool:
        """Hold a die or let it go; at the end turn a green one. Whether it did anything."""
        table, state = self.table, self._state
        if state.phase == "final":
            return self._turn(die)
        if state.phase != "rolled" or not 1 <= die <= 5:
            return False
        if table.panels.tray.skip():
            return True
        if die in locked(table.session.shown.choices, state):
            others = tuple(one for one in table.held.dice if one != die)
            return not table.doing.wish(c.Roll(others))  # says why it stays held
        table.held.toggle(die)
        table.held.advised = ""
        table.refresh()
        return True

    def _turn(self, die: int) -> bool:
        """Turn a green die on: first to the face that fits the most, then the other, then back."""
        table = self.table
        last = table.session.history.entries[-1].choice
        again = isinstance(last, c.Turn) and last.die == die
        if again and not table.session.undo():
            return False
        faces = [
            one for one in table.session.shown.choices if isinstance(one, c.Turn) and one.die == die
        ]
        order = sorted(faces, key=self._worth_of, reverse=True)
        at = order.index(last) + 1 if again and last in order else 0
        if at < len(order):
            return table.doing.choose(order[at])
        return again

    def _worth_of(self, turn: c.Turn) -> int:
        """The dearest lead that would fit after it; in the last sitting, whether both are alike."""
        history = self.table.session.history
        after: State = history.game.choose(history.content, history.state, turn).state
        if after.sitting == "finale":
            return int(len(set(after.hand.symbol)) == 1)
        fits = view.fits(history.content, after, ())
        return max((lead.now for lead in fits.leads if lead.fits), default=0)

    def _lining(self) -> None:
        """The tray beside the dice: what falls comes to rest, else the dice are rolled."""
        if not self.table.skip():
            self.table.doing.roll()

    def _entered(self, _: object) -> None:
        self.table.doing.hand_in()

    def use(self, thing: str) -> None:
        """A thing on the shelf was pressed, or its key."""
        table = self.table
        table.held.thing = thing
        match thing:
            case "T2":
                self._use_dial()
            case "T6":
                table.doing.wish(c.Recall(table.held.dice))
            case "T8":
                table.doing.wish(c.Hush())
            case "T10":
                self._use_vow()
            case _:
                table.refresh()

    def _thing_asked(self, thing: str) -> None:
        """A thing that may not be used now says why; one that is never used, what it is."""
        if thing in USES:
            self.use(thing)
            return
        showing = self.table.showing
        found = view.things(showing.almanac, self._state)
        self.table.held.thing = thing  # R tells its rule
        for one in found:
            if one.id == thing:
                self.table.say(things.spoken(showing.narrator.names, one))

    def _use_dial(self) -> None:
        """Turn the die, and to the face, that fits the most."""
        table = self.table
        turns = [one for one in table.session.shown.choices if isinstance(one, c.Turn)]
        if turns:
            table.doing.choose(max(turns, key=self._worth_of))
        else:
            table.doing.wish(c.Turn(GREENS[0], self._other_face()))

    def _other_face(self) -> Symbol:
        shown = self._state.hand.symbol
        return next(one for one in SYMBOLS if not shown or one != shown[0])

    def _use_vow(self) -> None:
        """Swear to the framed lead; where none is framed, frame the dearest that may be named."""
        table = self.table
        may = [one.square for one in table.session.shown.choices if isinstance(one, c.Swear)]
        framed = table.held.lit or table.held.cursor
        if framed in may or not may:
            table.doing.wish(c.Swear(framed or self._state.day))
        elif table.showing.fits is not None:
            leads = [one for one in table.showing.fits.leads if one.day in may]
            table.held.lit = max(leads, key=_asks).day
            table.refresh()

    # --- slips ---------------------------------------------------------------------------------

    def _line_written(self, line: object) -> None:
        if isinstance(line, DayLine):
            self.table.session.note(own_place(date.fromisoformat(line.day)), line.text)

    def _line_asked(self, day: str) -> None:
        self.table.overlays.ask_line(date.fromisoformat(day))

    def _print_year(self) -> None:
        self.table.print_asked.emit("year")

    def _read_epilogue(self) -> None:
        self.table.held.turned, self.table.held.leaf = "", 0
        self.table.panels.story.read_first()
        self.table.refresh()

    def _let_all_lapse(self) -> None:
        """The days that wait are let go, today is left to be played."""
        self.table.framing.let_waiting_lapse()
