"""The table of Aventura Z: shows what the session announces, and makes the choices of its hands."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.kernel.errors import Reason
from desktop.store.settings import Settings
from desktop.ui.games.aventura.panels import Panels
from desktop.ui.games.aventura.parts import hinting
from desktop.ui.games.aventura.parts.commands import AventuraCommands
from desktop.ui.games.aventura.parts.hands import Plan, able, acting
from desktop.ui.games.aventura.parts.map_look import sight_lines
from desktop.ui.games.aventura.parts.news import News
from desktop.ui.games.aventura.parts.overlays import AventuraOverlays
from desktop.ui.games.aventura.parts.reader import Reader
from desktop.ui.games.aventura.parts.showing import Held, Showing
from desktop.ui.games.aventura.parts.touch import Touch
from desktop.ui.games.aventura.parts.walked import Walk
from desktop.ui.map.look import SightLook
from desktop.ui.session import Session, Shown
from desktop.ui.table import Table
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import announce
from desktop.words.aventura import where
from desktop.words.aventura.narrator import Narrator
from desktop.words.aventura.reasons import sentence
from desktop.words.aventura.sight import told as sight_words


class AventuraTable(Table):
    """Zone map, boards, page and tray around one session."""

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
        self.panels = Panels(self.narrator.names, look, self)
        self.showing = Showing(self.panels, self.narrator)
        self.held = Held(Reader(), Plan())
        self.walk = Walk(self.panels.scene)
        self.overlays = AventuraOverlays(self)
        self.commands = AventuraCommands(self)
        self.news = News(self)
        self.touch = Touch(self)
        self._log: list[str] = []
        self._connect()
        self._sit_down()

    def _connect(self) -> None:
        panels, scene = self.panels, self.panels.scene
        self.session.stepped.connect(self.show_step)
        self.session.refused.connect(self.say_refusal)
        self.session.noted.connect(self.refresh)
        scene.refused.connect(self.say)
        panels.next.taken.connect(self.press_next)
        panels.tray.settled.connect(self.refresh)
        panels.tray.filled.connect(self._filled)
        panels.twin.chosen.connect(self.choose)
        panels.twin.passed.connect(self.press_next)
        panels.log.asked.connect(self.overlays.show_log)
        panels.who_pointed.connect(self.light)

    def _sit_down(self) -> None:
        history = self.session.history
        state: s.State = history.state
        self.news.look_back(self.session.shown)
        if state.ending is None:  # else the page is the ending's, and says all there is to say
            self._go_on(state, begun=len(history.entries) > 2)
        self.refresh()
        self.overlays.back()

    def _go_on(self, state: s.State, *, begun: bool) -> None:
        """Say where we were; lay on the page what is fought with, or what was told last."""
        if begun:
            self.held.recap = self.news.recap(self.session.shown)
        fights = state.visit is not None and bool(state.visit.tokens)
        if fights and self.held.reader.current is None:
            self.held.face = "combat"
        elif begun:
            self.news.open_last(self.session.shown)

    # --- showing -------------------------------------------------------------------------------

    @property
    def acting(self) -> str:
        """Whose turn it is on the table."""
        shown = self.session.shown
        return acting(shown.state, shown.choices, self.held.lit)

    def show_step(self, shown: Shown) -> None:
        """Show what the session announced; the same step may be shown twice."""
        held = self.held
        held.plan.drop()
        held.aims, held.sight = frozenset(), ()
        self.panels.scene.hand.leave()
        self.news.take(shown)
        self.refresh()

    def refresh(self, *_: object) -> None:
        """Show the present position again, with what the hands hold."""
        if self.held.lit != self.acting and not self.session.shown.state.frames:
            self.held.lit = self.acting
        held, shown = self.held, self.session.shown
        held.hint = "" if held.reader.more else hinting.fitting(shown, self.settings.hints)
        self.showing.show(shown, held, self.acting, self._noted_zones())
        self.overlays.offer_code(held.reader.more)
        self._show_walk(shown)

    def _show_walk(self, shown: Shown) -> None:
        """At the end, once the last text is open, the way walked is drawn on the map."""
        if shown.state.ending is None or self.held.reader.more:
            self.walk.clear()
        else:
            look, scene = self.panels.look, self.panels.scene
            self.walk.draw(self.session.history, scene.plan, look.inks, motion=look.motion)

    def _noted_zones(self) -> frozenset[str]:
        visit = self.session.shown.state.visit
        if visit is None:
            return frozenset()
        head = f"{visit.map}.zone."
        notes = self.session.jottings.notes
        return frozenset(
            note.place.removeprefix(head) for note in notes if note.place.startswith(head)
        )

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

    # --- choosing ------------------------------------------------------------------------------

    def choose(self, choice: object) -> bool:
        """Hand a choice in; whether it was taken. What falls or walks is cut short first."""
        self.skip()
        return self.session.choose(choice)

    def skip(self) -> bool:
        """Let dice and tokens that move come to rest; whether any did."""
        fell = self.panels.tray.skip()
        drew = self.walk.animator.skip()
        return self.panels.scene.animator.skip() or fell or drew

    def press_next(self, *_: object) -> None:
        """Do the one thing that the next button is named after."""
        doable = self.showing.doable
        match doable.doing:
            case "read":
                self.held.recap = ""
                self.held.reader.read_on()
                self.refresh()
            case "choose" if doable.choice is not None:
                self.choose(doable.choice)
            case "shelf":
                self.left.emit()
            case "hand_in":
                self.panels.tray.hand_in()
            case _:
                self.overlays.take_up()

    def _filled(self, _: object) -> None:
        self.showing.show_next(self.session.shown, self.held)

    def plan(self, choice: object, steps: int = 0) -> None:
        """Light a choice; the next button will make it."""
        self.held.plan.light(choice, steps)
        self.refresh()

    def investigate(self, who: str) -> None:
        """Investigate where somebody stands, or say why not."""
        choice = c.Investigate(who)
        if choice in self.session.shown.choices:
            self.choose(choice)
        elif (reason := self.session.refuse(choice)) is not None:
            self.say_refusal(reason)

    def light(self, who: str) -> None:
        """Turn to another investigator; he acts first if he makes the first Action."""
        shown = self.session.shown
        may = able(shown.choices)
        if may and who not in may:
            reason = self.session.refuse(c.Investigate(who))
            if reason is not None:
                self.say_refusal(reason)
        elif who in {one.id for one in shown.state.investigators}:
            self.held.lit = who
            self.held.plan.drop()
            self.panels.scene.hand.leave()
            self.refresh()

    def show_map(self) -> None:
        """Show the map alone again."""
        self.showing.show_map(self.session.shown, self.held, self.acting, self._noted_zones())

    def sight(self) -> tuple[SightLook, ...]:
        """The lines of sight from where the acting investigator stands."""
        state: s.State = self.session.shown.state
        one = next((one for one in state.investigators if one.id == self.acting), None)
        return () if one is None else sight_lines(self.narrator.names, state, one.zone)

    def show_sight(self) -> None:
        """Draw the lines of sight while S is held, and say what stands in the way."""
        state: s.State = self.session.shown.state
        one = next((one for one in state.investigators if one.id == self.acting), None)
        if one is not None:
            self.held.sight = self.sight()
            self.log_line(sight_words(self.narrator.names, state, one.zone))
            self.show_map()

    def use_card(self, number: int) -> None:
        """Light a card's use; taken again, its next target."""
        if self.held.plan.card(number, self.session.shown.choices):
            self.refresh()
        else:
            self.commands.why_no_card(number)

    # --- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on, Space rolls or skips, digits pick, Esc drops the plan."""
        if not self.commands.key(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keys are for the board, or for the field that is open."""
        super().focusInEvent(event)
        self.overlays.back()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Letting go of S hides the lines of sight."""
        if event.key() == Qt.Key.Key_S and not event.isAutoRepeat() and self.held.sight:
            self.held.sight = ()
            self.show_map()
        super().keyReleaseEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The panels and what lies over them fill the table."""
        super().resizeEvent(event)
        self.panels.setGeometry(self.rect())
        self.overlays.lie()

    # --- what the window asks ------------------------------------------------------------------

    def wear(self, look: Look, settings: Settings) -> None:
        """Put on a look and settings, live."""
        self.settings = settings
        self.panels.wear(look)
        self.overlays.wear(look)
        self.refresh()

    def speak(self, language: str) -> None:
        """Use another language; words change and nothing else."""
        pack = self.session.history.content
        self.narrator = Narrator(pack, self.settings.content_language or language)
        self.showing.narrator = self.narrator
        self.panels.twin.speak(self.narrator.names)
        self.commands.speak()
        self.news.retell(self.session.shown)
        self.overlays.speak()
        self.refresh()

    def menus(self) -> dict[str, tuple[QAction, ...]]:
        """The actions of this table."""
        return self.commands.menus()

    def where(self) -> str:
        """One told sentence for the shelf."""
        state: s.State = self.session.shown.state
        names = self.narrator.names
        return f"{where.place(names, state)} {where.question(names, state)}"

    def undo_words(self) -> str:
        """Why undo is grey."""
        reason = self.session.why_not_undo()
        if reason is None:
            return ""
        return sentence(self.narrator.names, self.session.shown.state, reason)

    def seen_board(self) -> QWidget:
        """The map under its veil; while the list lies in its place, the map alone."""
        return self.panels.board if self.panels.map.isVisible() else self.panels.map
