"""The table of the Book: shows what the session announces, and makes the choices of its hands."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.games.book import choices as c
from desktop.rules.kernel.errors import Reason
from desktop.store.settings import Settings
from desktop.ui.games.book.panels import Panels
from desktop.ui.games.book.parts import hinting, roads
from desktop.ui.games.book.parts.charting import ChartSheet
from desktop.ui.games.book.parts.commands import BookCommands
from desktop.ui.games.book.parts.held import Held, Opened, Turned
from desktop.ui.games.book.parts.news import News, forget
from desktop.ui.games.book.parts.overlays import BookOverlays
from desktop.ui.games.book.parts.showing import Showing
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
        self.touch = Touch(self)
        self._connect()
        self._sit_down()

    def _connect(self) -> None:
        panels = self.panels
        self.session.stepped.connect(self.show_step)
        self.session.refused.connect(self.say_refusal)
        self.session.noted.connect(self.refresh)
        panels.next.taken.connect(self.press_next)
        panels.tray.settled.connect(self.refresh)
        panels.tray.filled.connect(self._filled)
        panels.log.asked.connect(self.overlays.show_log)
        self.twin.chosen.connect(self.choose)
        self.twin.passed.connect(self.press_next)

    def _sit_down(self) -> None:
        shown = self.session.shown
        self.news.look_back(shown)
        if len(self.session.history.entries) > 1:
            self.news.open_last(shown)
            self.held.recap = self.news.recap(shown)
        self.refresh()
        self.overlays.back()

    # --- showing -------------------------------------------------------------------------------

    def show_step(self, shown: Shown) -> None:
        """Show what the session announced; the same step may be shown twice."""
        self.held.drop()
        self.news.take(shown)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show the present position again, with what the hands hold."""
        held, shown = self.held, self.session.shown
        reading = bool(held.beats) and held.beats[0].kind == "page"
        held.hint = hinting.fitting(shown.state, self.settings.hints, reading=reading)
        self.showing.show(shown, held)

    def show_plan(self) -> None:
        """Show what is pointed at: the line over the sheet, its row, the next button."""
        shown, held = self.session.shown, self.held
        self.showing.show_plan(shown, held)
        if self.panels.face == "destination":
            self.showing.show_page(shown, held)
        self.showing.show_next(shown, held)

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

    # --- choosing ------------------------------------------------------------------------------

    def choose(self, choice: object) -> bool:
        """Hand a choice in; whether it was taken. What falls or is drawn is cut short first."""
        self.skip()
        return self.session.choose(choice)

    def wish(self, choice: object, keep: Opened = "") -> None:
        """Make a choice if it is offered, else say why not; a list stays open after it."""
        reason = self.session.refuse(choice)
        if reason is not None:
            self.say_refusal(reason)
        elif self.choose(choice) and keep:
            self.held.opened = keep
            self.refresh()

    def skip(self) -> bool:
        """Let dice and strokes that move come to rest; whether any did."""
        fell = self.panels.tray.skip()
        written = self.panels.review.skip()
        return self.board.skip() or fell or written

    def point_at(self, area: str) -> None:
        """Light a destination with its best dot; the next button goes on from there."""
        self.held.cursor, self.held.pinned = area, False
        self.held.route = None
        self.refresh()

    def plan_route(self, area: str, *, in_sight: bool = False) -> None:
        """Plan a Route to the best dot of a square, or say why none goes there.

        A square `in_sight` of the pointer keeps its place under it.
        """
        state = self.session.shown.state
        route = roads.aim(state, area)
        self.held.cursor = "" if in_sight else area
        if route is None:
            self.held.route, self.held.pinned = None, False
            self.refresh()
            middle = tuple(20 * place + 10 for place in roads.place(area))
            reason = self.session.refuse(c.Route(area, (middle[0], middle[1])))
            if reason is not None:
                self.say_refusal(reason)
            return
        self.held.route, self.held.pinned = route, True
        self.refresh()

    def press_next(self, *_: object) -> None:
        """Do the one thing that the next button is named after."""
        doable = self.showing.doable
        match doable.doing:
            case "beat":
                self._take_in()
            case "try":
                self._try(doable.choice)
            case "route" if isinstance(doable.choice, c.Route):
                self._draw(doable.choice)
            case "settle":
                self._settle(doable.choice)
            case "hand_in":
                self.panels.tray.hand_in()
            case _ if doable.choice is not None:
                self.choose(doable.choice)
            case _:
                self._wait()

    def _wait(self) -> None:
        """Enter at a square that is pointed at plans a Route there; after the end it leaves."""
        if self.showing.doable.doing == "shelf":
            self.left.emit()
        elif self.held.cursor and self.session.shown.state.phase in ("road", "town"):
            self.plan_route(self.held.cursor)
        else:
            self.overlays.take_up()

    def _take_in(self) -> None:
        self.skip()
        if self.held.turned:
            self.turn("")
            return
        self.held.recap = ""
        forget(self.held)
        self.refresh()

    def _settle(self, choice: object) -> None:
        if choice is None:
            self.commands.trigger("home")
        else:
            self.choose(choice)

    def _try(self, plan: object) -> None:
        """The pool is handed in and thrown in one stroke; with real dice it waits for them."""
        typed = self.session.shown.state.options["dice"] == "typed"
        if self.choose(plan) and not typed:
            self.choose(c.Throw())

    def _draw(self, route: c.Route) -> None:
        """Draw the Route; a Town is left first."""
        reason = None
        if self.session.shown.state.phase == "town":
            if not self.choose(c.Leave()):
                return
            self.held.beats = ()  # the stay is in the book; the line is drawn in one stroke
        reason = self.session.refuse(route)
        if reason is not None:
            self.say_refusal(reason)
            self.refresh()
            return
        self.choose(route)

    def _filled(self, _: object) -> None:
        self.showing.show_next(self.session.shown, self.held)

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
        self.refresh()

    def speak(self, language: str) -> None:
        """Use another language; words change and nothing else."""
        content = self.session.history.content
        self.narrator = Narrator(content, self.settings.content_language or language)
        self.showing.narrator = self.narrator
        self.twin.name_itself()
        self.commands.speak()
        self.news.retell(self.session.shown)
        self.overlays.speak()
        self.refresh()

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

    def picture(self, size: QSize) -> QPixmap:
        """The sheet as it stands."""
        return self.board.grab().scaled(
            size,
            Qt.AspectRatioMode.KeepAspectRatioByExpanding,
            Qt.TransformationMode.SmoothTransformation,
        )
