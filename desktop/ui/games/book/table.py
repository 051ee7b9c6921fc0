"""The table of the Book: shows what the session announces, and makes the choices of its hands."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.kernel.errors import Reason
from desktop.store.settings import Settings
from desktop.ui.games.book.panels import Panels
from desktop.ui.games.book.parts import hinting
from desktop.ui.games.book.parts.charting import ChartSheet
from desktop.ui.games.book.parts.commands import BookCommands
from desktop.ui.games.book.parts.doing import Doing
from desktop.ui.games.book.parts.held import Held, Turned
from desktop.ui.games.book.parts.news import News
from desktop.ui.games.book.parts.overlays import BookOverlays
from desktop.ui.games.book.parts.showing import Showing
from desktop.ui.games.book.parts.throws import tells_type
from desktop.ui.games.book.parts.touch import Touch
from desktop.ui.games.book.twin import Twin
from desktop.ui.session import Session, Shown
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.table import Table
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import announce
from desktop.words.book import where
from desktop.words.book.narrator import Narrator
from desktop.words.book.reasons import sentence

TYPE_MS = 1100
"""So long the die of a type lies to be read before the pool is laid out."""

AHEAD_MS = 20
"""Between two pieces of work that are done while a page is read."""


class BookTable(Table):
    """Note, sheet, page and tray around one session."""

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
        self.board = SheetBoard()
        self.twin = Twin()
        self.panels = Panels(look, (self.board, self.twin), self)
        self.board.wear(look)
        self.showing = Showing(session, self.panels, self.board, self.twin, self.narrator)
        self.held = Held()
        self.chart = ChartSheet(self)
        self.overlays = BookOverlays(self)
        self.overlays.wear(look)
        self.commands = BookCommands(self)
        self.news = News(self)
        self.doing = Doing(self)
        self.touch = Touch(self)
        self._type_read = QTimer(self, singleShot=True, interval=TYPE_MS)
        self._type_read.timeout.connect(self._lay_pool)
        self._ahead = QTimer(self, singleShot=True, interval=AHEAD_MS)
        self._ahead.timeout.connect(self._look_ahead)
        self._connect()
        self._sit_down()

    def _connect(self) -> None:
        panels = self.panels
        self.session.stepped.connect(self.show_step)
        self.session.refused.connect(self.say_refusal)
        self.session.noted.connect(self.show_again)
        panels.next.taken.connect(self._next_taken)
        panels.tray.settled.connect(self._dice_lie)
        self.showing.closing.shut.connect(self.show_again)
        panels.tray.filled.connect(self._filled)
        panels.log.asked.connect(self.overlays.show_log)
        self.twin.passed.connect(self.press_next)

    def _sit_down(self) -> None:
        shown = self.session.shown
        self.news.look_back(shown)
        if len(self.session.history.entries) > 1:
            if shown.state.ending is None:  # a book that is done lies there closed
                self.news.open_last(shown)
            self.held.recap = self.news.recap(shown)
        self.show_again()
        self.overlays.back()

    # --- showing -------------------------------------------------------------------------------

    def show_step(self, shown: Shown) -> None:
        """Show what the session announced; the same step may be shown twice."""
        opened = self.held.opened
        self.held.drop()
        if not shown.events and shown.state.phase == "town":
            self.held.opened = opened  # a purchase taken back leaves the list open
        self.news.take(shown)
        if self.panels.parts.drawer and not self.panels.drawer_open:
            self.panels.toggle_drawer()  # what comes now is read and decided on the page
        if not self.doing.in_stroke:
            self.refresh()

    def refresh(self) -> None:
        """Show the present position again after a touch, with what the hands hold."""
        self.held.recap = ""
        self.show_again()

    def show_again(self, *_: object) -> None:
        """Show the present position again; nobody has touched anything."""
        held, shown = self.held, self.session.shown
        reading = bool(held.beats) and held.beats[0].kind == "page"
        held.hint = hinting.fitting(shown.state, self.settings.hints, reading=reading)
        self.showing.show(shown, held)
        if held.beats:
            self._ahead.start()

    def _look_ahead(self) -> None:
        """While a page is read the next ways are worked out, one at a time."""
        if self.held.beats and self.showing.look_ahead(self.session.shown.state, self.held):
            self._ahead.start()

    def show_plan(self) -> None:
        """Show what is pointed at: the line over the sheet, its row, the next button."""
        self.showing.show_plan(self.session.shown, self.held)

    def log_line(self, line: str) -> None:
        """Put a sentence on the log line."""
        self.panels.log.show_sentence(line)

    def say(self, line: str) -> None:
        """Put a sentence on the log line and have it read aloud."""
        self.log_line(line)
        announce(self.panels.log, line)

    def say_refusal(self, reason: Reason) -> None:
        """Say why something is not allowed."""
        self.say(sentence(self.narrator.names, self.session.shown.state, reason))

    def turn(self, turned: Turned) -> None:
        """Turn the page by hand, or back to what the position asks for."""
        self.held.turned = turned
        if turned != "book":
            self.panels.show_whole_book(False)
        self.refresh()

    # --- doing ---------------------------------------------------------------------------------

    def choose(self, choice: object) -> bool:
        """Hand a choice in; whether it was taken. What falls or is drawn is cut short first."""
        return self.doing.choose(choice)

    def press_next(self, *_: object) -> None:
        """Do the one thing that the next button is named after."""
        self.doing.press_next()

    def _next_taken(self, _: object) -> None:
        """The button was pressed; the keys are the board's again, arrows and all."""
        self.press_next()
        if self.panels.next.hasFocus():
            self.overlays.back()

    def skip(self) -> bool:
        """Let dice and strokes that move come to rest; whether any did."""
        fell = self.panels.tray.skip()
        written = self.panels.review.skip()
        shut = self.showing.closing.skip()
        return self.board.skip() or fell or written or shut

    def _filled(self, _: object) -> None:
        self.showing.show_next(self.session.shown, self.held)

    def _dice_lie(self) -> None:
        """The dice have come to rest: a type is read off its die, then the pool is laid out."""
        self.showing.show_fallen(self.session.shown, self.held)
        if self.held.waits and tells_type(self.held.rolls):
            self._type_read.start()

    def _lay_pool(self) -> None:
        if self.held.waits and tells_type(self.held.rolls) and not self.held.beats:
            self.held.waits = False
            self.showing.show_tray(self.session.shown, self.held)

    # --- the chart -----------------------------------------------------------------------------

    def show_chart(self) -> None:
        """Lay the journey as a chart over the sheet."""
        self.chart.show_journey(self.narrator.names, self.session.shown.state)

    def shut_chart(self) -> bool:
        """Take the chart away; whether it lay there."""
        return self.chart.shut()

    # --- keys ----------------------------------------------------------------------------------

    def take_focus(self) -> None:
        """The keys are the board's."""
        self.board.setFocus(Qt.FocusReason.MouseFocusReason)

    def focusNextPrevChild(self, forwards: bool) -> bool:
        """On the sheet Tab walks the destinations; elsewhere it walks the parts."""
        if self.board.hasFocus() and self.commands.tab(1 if forwards else -1):
            return True
        return super().focusNextPrevChild(forwards)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Space rolls or skips, digits pick, Esc drops the plan."""
        if not self.commands.key(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are for the board, or for the field that is open."""
        super().focusInEvent(event)
        self.overlays.back()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panels and what lies over them fill the table."""
        super().resizeEvent(event)
        self.panels.setGeometry(self.rect())
        self.overlays.lie()
        self.chart.lie()

    # --- what the window asks ------------------------------------------------------------------

    def wear(self, look: Look, settings: Settings) -> None:
        """Put on a look and settings, live."""
        self.settings = settings
        self.panels.wear(look)
        self.board.wear(look)
        self.overlays.wear(look)
        self.chart.wear(look)
        self.showing.closing.wear(look)
        self.show_again()

    def speak(self, language: str) -> None:
        """Use another language; words change and nothing else."""
        content = self.session.history.content
        self.narrator = Narrator(content, self.settings.content_language or language)
        self.showing.narrator = self.narrator
        self.twin.name_itself()
        self.commands.speak()
        self.news.retell(self.session.shown)
        self.overlays.speak()
        self.show_again()

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions of this table."""
        return self.commands.menus()

    def where(self) -> str:
        """One told sentence for the shelf."""
        return where.shelf(self.narrator.names, self.session.shown.state)

    def undo_words(self) -> str:
        """Why undo is grey."""
        reason = self.session.why_not_undo()
        if reason is None:
            return ""
        return sentence(self.narrator.names, self.session.shown.state, reason)

    def seen_board(self) -> QWidget:
        """The sheet, with the closed book on it once it is done."""
        return self.board
