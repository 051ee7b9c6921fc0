"""The calendar's table: shows what the session announces, and makes the choices of its hands."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent, QFocusEvent, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.phases.weeks import week_of
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Arrive
from desktop.store.settings import Settings
from desktop.ui.games.calendar.panels import Panels
from desktop.ui.games.calendar.parts import hinting
from desktop.ui.games.calendar.parts.advising import Advising
from desktop.ui.games.calendar.parts.commands import CalendarCommands
from desktop.ui.games.calendar.parts.doing import Doing
from desktop.ui.games.calendar.parts.framing import Framing
from desktop.ui.games.calendar.parts.held import Held, Turned
from desktop.ui.games.calendar.parts.news import News
from desktop.ui.games.calendar.parts.overlays import CalendarOverlays
from desktop.ui.games.calendar.parts.showing import Showing
from desktop.ui.games.calendar.parts.touch import Touch
from desktop.ui.games.calendar.parts.tray_look import locked
from desktop.ui.games.calendar.twin import Twin
from desktop.ui.month.board import MonthBoard
from desktop.ui.session import Session, Shown
from desktop.ui.table import Table
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import announce
from desktop.words.calendar import today, where
from desktop.words.calendar.narrator import Narrator
from desktop.words.calendar.reasons import sentence


class CalendarTable(Table):
    """Page, things, slip and tray around one session."""

    def __init__(
        self,
        session: Session,
        settings: Settings,
        look: Look,
        language: str,
        parent: QWidget | None = None,
    ) -> None:
        """Sit down at a session; what was open is open again."""
        super().__init__(session, settings, parent)
        self.narrator = Narrator(session.history.content, settings.content_language or language)
        self.board = MonthBoard()
        self.twin = Twin()
        self.panels = Panels(look, self.board, self.twin, self)
        self.board.wear(look)
        self.showing = Showing(session, self.panels, self.board, self.twin, self.narrator)
        self.held = Held()
        self.overlays = CalendarOverlays(self)
        self.overlays.wear(look)
        self.advising = Advising(self)
        self.commands = CalendarCommands(self)
        self.news = News(self)
        self.framing = Framing(self)
        self.doing = Doing(self)
        self.touch = Touch(self)
        self._connect()
        self._sit_down()

    def _connect(self) -> None:
        panels = self.panels
        self.board.installEventFilter(self)
        self.session.stepped.connect(self.show_step)
        self.session.refused.connect(self.say_refusal)
        self.session.noted.connect(self.show_again)
        panels.next.taken.connect(self._next_taken)
        panels.tray.filled.connect(self.show_again)
        panels.log.asked.connect(self.overlays.show_log)
        self.twin.passed.connect(self.doing.press_next)

    def _sit_down(self) -> None:
        shown = self.session.shown
        self.news.look_back(shown)
        if len(self.session.history.entries) > 2:
            self.held.recap = self.news.recap(shown)
        self.show_again()
        self.overlays.back()

    @property
    def state(self) -> State:
        """The position that is shown."""
        state: State = self.session.shown.state
        return state

    # --- showing -------------------------------------------------------------------------------

    def show_step(self, shown: Shown) -> None:
        """Show what the session announced; the same step may be shown twice."""
        chosen, recapped = self.held.lit, bool(self.held.recap)
        self.held.drop()
        if isinstance(self.session.history.entries[-1].choice, c.Stop):
            self.held.lit = chosen  # what the button said would be taken
        self.news.take(shown)
        if self.panels.parts.drawer and not self.panels.drawer_open:
            self.panels.toggle_drawer()  # what comes now is read and decided in the column
        if not self.doing.in_stroke:
            self.refresh()
            self.advising.offer()
        if recapped and isinstance(self.session.history.entries[-1].choice, Arrive):
            self.held.recap = self.news.recap(shown)  # nobody touched anything yet
            self.show_again()

    def refresh(self) -> None:
        """Show the present position again after a touch, with what the hands hold."""
        self.held.recap = ""
        self.show_again()

    def show_again(self, *_: object) -> None:
        """Show the present position again; nobody has touched anything."""
        held, shown = self.held, self.session.shown
        held.keep(locked(shown.choices, shown.state))
        held.hint = hinting.fitting(shown.state, self.settings.hints)
        self.showing.show(shown, held, self.news.throws)
        if self.commands.bring():
            self.menus_changed.emit()

    def show_pointed(self) -> None:
        """Show what the pointer or the keys came to: frames and chances, nothing else."""
        shown = self.session.shown
        self.showing.show_over(shown.state, self.held)
        self.showing.show_fits(shown, self.held)

    def turn(self, turned: Turned) -> None:
        """Turn the board to something that is read, or back to the page."""
        if turned == "month":
            self.panels.story.read_first()
        self.held.turned = turned
        self.held.leaf = 0 if turned else self.held.leaf
        self.refresh()
        self.overlays.back()

    # --- saying --------------------------------------------------------------------------------

    def log_line(self, line: str) -> None:
        """Put a sentence on the log line."""
        self.panels.log.show_sentence(line)

    def say(self, line: str) -> None:
        """Put a sentence on the log line and have it read aloud."""
        self.log_line(line)
        announce(self.panels.log, line)

    def reason(self, reason: Reason) -> str:
        """Why something is not allowed, as a sentence."""
        return sentence(self.narrator.names, self.state, reason)

    def say_refusal(self, reason: Reason) -> None:
        """Say why something is not allowed."""
        self.say(self.reason(reason))

    def refuse_at(self, square: date, reason: Reason) -> None:
        """Say why not, at the square for a while and on the log line."""
        self.board.refuse(square, self.reason(reason))
        self.say_refusal(reason)

    def refuse_day(self, day: date) -> None:
        """The figure was carried to a day that is not to be played now."""
        state = self.state
        if state.phase == "waiting":
            words = today.come_back(state, view.queue(self.showing.almanac, state))
            self.board.refuse(day, words)
            self.say(words)
            return
        later = day > week_of(state.day)[-1]
        self.refuse_at(day, Reason("not_begun" if later else "not_now"))

    def standing(self) -> str:
        """Where the figure stands, in a sentence."""
        return f"{where.place(self.state)} {where.question(self.narrator.names, self.state)}"

    # --- doing ---------------------------------------------------------------------------------

    def _next_taken(self, _: object) -> None:
        """The button was pressed; the keys are the board's again, arrows and all.

        A click while dice fall lets them lie: three in a row must not close the day.
        """
        if not self.panels.tray.skip():
            self.doing.press_next()
        if self.panels.next.hasFocus():
            self.overlays.back()

    def skip(self) -> bool:
        """Let dice and pages that move come to rest; whether any did."""
        fell = self.panels.tray.skip()
        return self.board.skip() or fell

    # --- keys ----------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """The keys are the board's."""
        self.board.setFocus(Qt.FocusReason.MouseFocusReason)

    def event(self, event: QEvent) -> bool:
        """A letter that is a face on a die that waits for it is no shortcut."""
        wanted = event.type() == QEvent.Type.ShortcutOverride
        if wanted and isinstance(event, QKeyEvent) and self.commands.types(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Space rolls or skips, digits hold, Esc drops the plan."""
        if not self.commands.key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows choose among what fits before the page takes them for its squares."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self.commands.arrow_first(event)
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are for the board, or for the field that is open."""
        super().focusInEvent(event)
        self.overlays.back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panels and what lies over them fill the table."""
        super().resizeEvent(event)
        self.panels.setGeometry(self.rect())
        self.overlays.lie()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Nothing is worked out any more."""
        self.advising.close()
        super().closeEvent(event)

    # --- what the window asks ------------------------------------------------------------------

    def wear(self, look: Look, settings: Settings) -> None:
        """Put on a look and settings, live."""
        self.settings = settings
        self.panels.wear(look)
        self.board.wear(look)
        self.overlays.wear(look)
        self.show_again()

    def speak(self, language: str) -> None:
        """Use another language; words change and nothing else."""
        content = self.session.history.content
        self.narrator = Narrator(content, self.settings.content_language or language)
        self.showing.narrator = self.narrator
        self.twin.name_itself()
        self.commands.speak()
        recap = bool(self.held.recap)
        self.overlays.fill_log()
        self.log_line(self.overlays.last_line())
        self.overlays.speak()
        self.held.recap = self.news.recap(self.session.shown) if recap else ""
        self.show_again()

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions of this table."""
        return self.commands.menus()

    def where(self) -> str:
        """One told sentence for the shelf."""
        return where.shelf(self.narrator.names, self.state)

    def undo_words(self) -> str:
        """Why undo is grey."""
        reason = self.session.why_not_undo()
        return "" if reason is None else self.reason(reason)

    def seen_board(self) -> QWidget:
        """The page of the month, or what is read in its place; for the list, the page."""
        lies = self.panels.board.currentWidget()
        return self.board if lies is None or lies is self.twin else lies

    def make_board(self, density: float) -> None:
        """Make the page, which else is made while the window goes on."""
        self.board.make(density)

    def picture(self, size: QSize) -> QPixmap:
        """The page as it stands."""
        return self.board.picture(size)
