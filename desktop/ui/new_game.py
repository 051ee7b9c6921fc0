"""One sheet to begin a game: its introduction, who plays, the table rules behind a closed line."""

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from desktop.drawing.paper import desk
from desktop.drawing.prose import plain
from desktop.ui.people_column import PeopleColumn
from desktop.ui.rule_rows import RuleChoice, RuleRows
from desktop.ui.theme import Look
from desktop.ui.title_page import TitlePage, TitlePageForm
from desktop.ui.widgets.bare_scroll import BareScroll
from desktop.ui.widgets.drawn import announce
from desktop.ui.widgets.next_button import NextButton, NextStep
from desktop.ui.widgets.person_card import Person
from desktop.ui.widgets.prose_sheet import ProseSheet, SetText
from desktop.ui.widgets.quiet_button import QuietButton
from desktop.ui.widgets.room import within

_ROOM = (900, 430)  # units; a smaller window lowers the zoom
_WIDEST = 1500


class Adventure(msgspec.Struct, frozen=True):
    """What the sheet shows of an adventure; `players` how many investigators may go.

    With a title page there are no investigators: names are written in their place.
    """

    title: str
    intro: str
    people: tuple[Person, ...]
    players: tuple[int, ...]
    rules: tuple[RuleChoice, ...]
    page: TitlePage | None = None

    @property
    def all_rules(self) -> tuple[RuleChoice, ...]:
        """Those offered openly and those behind the closed line."""
        return (*(self.page.all_rules if self.page is not None else ()), *self.rules)


class NewGame(QWidget):
    """Shows an adventure before it is begun; `begun` tells that everything is chosen."""

    begun = Signal()
    cancelled = Signal()
    printed = Signal()  # what is needed for the real table

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Waits for `show_adventure`."""
        super().__init__(parent)
        self._look = self._asked = look
        self._shown: Adventure | None = None
        self._intro = SetText()
        self._page = ProseSheet(self._intro)
        self.rows = RuleRows()
        self.rows.switched.connect(self._name_fold)
        self._rules = ProseSheet(self.rows)
        self._rules.hide()
        self.people = PeopleColumn()
        self.people.changed.connect(self._name_step)
        self.form = TitlePageForm()
        self.form.changed.connect(self._name_step)
        self.form.decoded.connect(self.rows.choose)
        self._title_page = ProseSheet(self.form)
        self._title_page.hide()
        self.fold = QuietButton("", self)
        self.fold.clicked.connect(self._turn_page)
        self.back = QuietButton("", self)
        self.back.clicked.connect(self.cancelled)
        self.print = QuietButton("", self)
        self.print.clicked.connect(self.printed)
        self.go = NextButton(self)
        self.go.taken.connect(self._take)
        self._lay_out()
        self.speak()
        self.wear(look)

    def _lay_out(self) -> None:
        self._scroll = BareScroll(self.people)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._page, 57)
        self._middle.addWidget(self._rules, 57)
        self._middle.addWidget(self._scroll, 43)
        self._middle.addWidget(self._title_page, 43)
        foot = QHBoxLayout()
        foot.addWidget(self.back)
        foot.addWidget(self.fold)
        foot.addWidget(self.print)
        foot.addStretch(1)
        foot.addWidget(self.go)
        self.setTabOrder(self.back, self.fold)
        self.setTabOrder(self.fold, self.print)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._middle, 1)
        self._whole.addLayout(foot)

    def speak(self) -> None:
        """Name the fixed parts in the present language."""
        self.back.say(self.tr("Back to the shelf"))
        self.print.say(self.tr("Print for the real table"))
        self.setAccessibleName(self.tr("A new game"))
        self._name_fold()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._asked = look
        self._look = look = within(look, self.size(), self._room())
        for sheet in (self._page, self._rules, self._title_page):
            sheet.wear(look)
        for part in (self._intro, self.fold, self.back, self.print, self.go):
            part.wear(look)
        self.rows.wear(look)
        self.people.wear(look)
        self.form.wear(look)
        self._space()
        self.update()

    def _room(self) -> tuple[int, int]:
        """How wide and high the sheet has to be, in units: its foot needs room for its words."""
        foot = (self.back, self.fold, self.print, self.go)
        needs = sum(part.sizeHint().width() / part.look.zoom for part in foot) + 70 + 24
        return max(_ROOM[0], round(needs)), _ROOM[1]

    def _fit(self) -> None:
        if within(self._asked, self.size(), self._room()) != self._look:
            self.wear(self._asked)

    def _space(self) -> None:
        """Margins and gaps; on a very wide desk everything keeps to the middle."""
        zoom = self._look.zoom
        side = max(35.0, (self.width() / zoom - _WIDEST) / 2)
        self._whole.setContentsMargins(*(round(size * zoom) for size in (side, 20, side, 16)))
        self._whole.setSpacing(round(8 * zoom))
        self._middle.setSpacing(round(16 * zoom))

    # --- what is shown -------------------------------------------------------------------------

    def clear(self) -> None:
        """Take the adventure away: what nobody looks at costs nothing to dress."""
        self._shown = None
        self.people.show_people((), (1,))
        self.form.show_page(TitlePage("", ()))
        self.rows.show_rules((), {})

    def show_waiting(self, words: str) -> None:
        """The adventure is being read."""
        self._shown = None
        self._unfold(False)
        self.fold.hide()
        self.print.hide()
        self._page.entitle(words)
        self._intro.show_text((), initial=False)
        self._show_players(None)
        self.go.show_step(NextStep(self.tr("Opening the adventure"), waiting=True))

    def show_adventure(self, shown: Adventure) -> None:
        """Show an adventure; shown again (in other words), what was chosen stays chosen."""
        again = self._shown is not None
        values = self.rows.values if again else {}
        chosen = self.people.chosen if again else ()
        self._shown = shown
        self._page.entitle(shown.title)
        paragraphs = tuple(plain(part) for part in shown.intro.split("\n\n") if part.strip())
        self._intro.show_text(paragraphs, initial=True)
        self._rules.entitle(self.tr("Table rules"))
        self.rows.show_rules(shown.rules, values)
        self._show_players(shown, chosen, again=again)
        self.fold.setVisible(bool(shown.rules))
        self.print.show()
        self._name_fold()
        self.wear(self._asked)
        if not again:
            self.go.setFocus()
            announce(self, shown.title)

    def _show_players(
        self, shown: Adventure | None, chosen: tuple[str, ...] = (), *, again: bool = False
    ) -> None:
        """Those who may go, or the page on which they are named."""
        page = shown.page if shown is not None else None
        self._scroll.setVisible(page is None)
        self._title_page.setVisible(page is not None)
        if page is not None:
            self._title_page.entitle(page.title)
            self.form.show_page(page, again=again)
            self.form.tell_goal(self.rows.values)
        people, players = (shown.people, shown.players) if shown is not None else ((), (1,))
        self.people.show_people(people, players, chosen)

    def show_setting_out(self) -> None:
        """The game is being laid out."""
        self.go.show_step(NextStep(self.tr("Laying the table"), waiting=True))

    @property
    def chosen(self) -> tuple[str, ...]:
        """Who plays, in order of seats."""
        return self.people.chosen

    @property
    def rules(self) -> dict[str, str]:
        """The table rules as chosen."""
        return self.rows.values | self.form.rules

    @property
    def names(self) -> dict[str, str]:
        """What was written on the title page, by field."""
        return self.form.names if self._shown is not None and self._shown.page else {}

    @property
    def title(self) -> str:
        """What a save of this adventure is called at first."""
        return self.names.get("title") or (self._shown.title if self._shown is not None else "")

    @property
    def ready(self) -> bool:
        """Whether it may begin."""
        return self._shown is not None and bool(self.chosen or self._shown.page)

    def _name_step(self, *_: object) -> None:
        if self._shown is not None and self._shown.page is not None:
            first = next(iter(self.names.values()), "")
            words = self.tr("Begin with {name}").format(name=first) if first else self.tr("Begin")
            self.go.show_step(NextStep(self._shown.page.call or words, self.tr("Enter")))
            self._fit()
            return
        match self.people.names:
            case (one,):
                words = self.tr("Begin with {name}").format(name=one)
            case (one, two):
                words = self.tr("Begin with {first} and {second}").format(
                    first=one.split()[0], second=two.split()[0]
                )
            case _:
                return
        self.go.show_step(NextStep(words, self.tr("Enter")))
        self._fit()

    # --- rules ---------------------------------------------------------------------------------

    def _name_fold(self, *_: object) -> None:
        self.form.tell_goal(self.rows.values)
        changed = self.rows.changed
        if not self._rules.isHidden():
            words = self.tr("Back to the introduction")
        elif changed:
            words = self.tr("Table rules: %n changed >", "", changed)
        else:
            words = self.tr("Table rules: as printed >")
        self.fold.say(words)
        self._fit()

    def _turn_page(self) -> None:
        self._unfold(self._rules.isHidden())

    def _unfold(self, unfolded: bool) -> None:
        self._page.setVisible(not unfolded)
        self._rules.setVisible(unfolded)
        self._name_fold()

    # --- hands ---------------------------------------------------------------------------------

    def _take(self, _: object) -> None:
        if self.ready:
            self.begun.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins (or presses what is in focus), Esc goes back, digits choose who plays."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                held = self.focusWidget()
                if isinstance(held, QuietButton | QPushButton):
                    held.click()
                else:
                    self._take(None)
            case Qt.Key.Key_Escape if not self._rules.isHidden():
                self._unfold(False)
            case Qt.Key.Key_Escape:
                self.cancelled.emit()
            case _ if event.text() in tuple("123456789") and self.people.pick(int(event.text())):
                event.accept()
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A small window is drawn smaller, so that everything stays whole."""
        super().resizeEvent(event)
        self._fit()
        self._space()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self._look.inks)
        painter.end()
