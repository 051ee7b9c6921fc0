"""One sheet to begin a game: its introduction, who plays, the table rules behind a closed line."""

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from desktop.drawing.fonts import Face, font
from desktop.drawing.paper import desk
from desktop.drawing.prose import plain
from desktop.ui.rule_rows import RuleChoice, RuleRows
from desktop.ui.theme import Look
from desktop.ui.widgets.bare_scroll import BareScroll
from desktop.ui.widgets.drawn import announce
from desktop.ui.widgets.next_button import NextButton, NextStep
from desktop.ui.widgets.person_card import Person, PersonCard
from desktop.ui.widgets.prose_sheet import ProseSheet, SetText
from desktop.ui.widgets.quiet_button import QuietButton

_NARROW = 900  # units; below, the cards lie under the introduction


class Adventure(msgspec.Struct, frozen=True):
    """What the sheet shows of an adventure; `players` how many investigators may go."""

    title: str
    intro: str
    people: tuple[Person, ...]
    players: tuple[int, ...]
    rules: tuple[RuleChoice, ...]


class NewGame(QWidget):
    """Shows an adventure before it is begun; `begun` tells that everything is chosen."""

    begun = Signal()
    cancelled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Waits for `show_adventure`."""
        super().__init__(parent)
        self._look = look
        self._shown: Adventure | None = None
        self._chosen: list[str] = []
        self.cards: list[PersonCard] = []
        self._intro = SetText()
        self._page = ProseSheet(self._intro)
        self.rows = RuleRows()
        self.rows.switched.connect(self._name_fold)
        self._rules = ProseSheet(self.rows)
        self._rules.hide()
        self._counts = QWidget()
        self._count_row = QHBoxLayout(self._counts)
        self.counts: list[QuietButton] = []
        self._count_group = QButtonGroup(self)
        self._hint = QLabel()
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setWordWrap(True)
        self.fold = QuietButton("", self)
        self.fold.clicked.connect(self._turn_page)
        self.back = QuietButton("", self)
        self.back.clicked.connect(self.cancelled)
        self.go = NextButton(self)
        self.go.taken.connect(self._take)
        self._lay_out()
        self.speak()
        self.wear(look)

    def _lay_out(self) -> None:
        self._people = QWidget()
        self._column = QVBoxLayout(self._people)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._counts)
        self._column.addWidget(self._hint)
        self._column.addStretch(1)
        self._scroll = BareScroll(self._people)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.addWidget(self._page, 57)
        self._middle.addWidget(self._rules, 57)
        self._middle.addWidget(self._scroll, 43)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.back)
        self._foot.addWidget(self.fold)
        self._foot.addStretch(1)
        self._foot.addWidget(self.go)
        self._whole = QVBoxLayout(self)
        self._whole.addLayout(self._middle, 1)
        self._whole.addLayout(self._foot)

    def speak(self) -> None:
        """Name the fixed parts in the present language."""
        self.back.say(self.tr("Back to the shelf"))
        self.setAccessibleName(self.tr("A new game"))
        self._name_fold()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        zoom = look.zoom
        colours = QPalette(self.palette())
        for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text):
            colours.setColor(role, look.inks.desk_text)
        self._hint.setPalette(colours)
        self._hint.setFont(font(Face.LABEL, 13, zoom))
        self._hint.setContentsMargins(round(6 * zoom), round(4 * zoom), 0, round(6 * zoom))
        self._count_row.setContentsMargins(round(6 * zoom), 0, 0, round(6 * zoom))
        self._count_row.setSpacing(round(20 * zoom))
        for sheet in (self._page, self._rules):
            sheet.wear(look)
        for part in (self.fold, self.back, self.go, *self.cards, *self.counts):
            part.wear(look)
        self._intro.wear(look)
        self.rows.wear(look)
        self.go.setMinimumSize(self.go.sizeHint())
        sizes = (35, 20, 35, 16)
        self._whole.setContentsMargins(*(round(size * zoom) for size in sizes))
        self._whole.setSpacing(round(8 * zoom))
        self._middle.setSpacing(round(16 * zoom))
        self._turn()
        self.update()

    def _turn(self) -> None:
        """Side by side where there is room, else one under the other."""
        narrow = self.width() / self._look.zoom < _NARROW
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._middle.setDirection(way)

    # --- what is shown -------------------------------------------------------------------------

    def show_waiting(self, words: str) -> None:
        """The adventure is being read."""
        self._shown = None
        self._unfold(False)
        self.fold.hide()
        self._page.entitle(words)
        self._intro.show_text((), initial=False)
        self._show_people((), (1,))
        self.go.show_step(NextStep(self.tr("Opening the adventure"), waiting=True))

    def show_adventure(self, shown: Adventure) -> None:
        """Show an adventure; the first investigator is chosen already. Safe to call twice."""
        again = self._shown is not None and len(self._shown.people) == len(shown.people)
        chosen, values = list(self._chosen), self.rows.values
        self._shown = shown
        self._page.entitle(shown.title)
        paragraphs = tuple(plain(part) for part in shown.intro.split("\n\n") if part.strip())
        self._intro.show_text(paragraphs, initial=True)
        self._show_people(shown.people, shown.players)
        self._rules.entitle(self.tr("Table rules"))
        self.rows.show_rules(shown.rules, values if again else {}, playing=False)
        if again:
            self._chosen = chosen
            self._mark()
        self.fold.setVisible(bool(shown.rules))
        self._name_fold()
        self.wear(self._look)
        self.go.setFocus()
        announce(self, shown.title)

    def show_setting_out(self) -> None:
        """The game is being laid out."""
        self.go.show_step(NextStep(self.tr("Laying the table"), waiting=True))

    @property
    def chosen(self) -> tuple[str, ...]:
        """Who plays, in order of seats."""
        return tuple(self._chosen)

    @property
    def rules(self) -> dict[str, str]:
        """The table rules as chosen."""
        return self.rows.values

    @property
    def title(self) -> str:
        """What a save of this adventure is called at first."""
        return self._shown.title if self._shown is not None else ""

    # --- people --------------------------------------------------------------------------------

    def _show_people(self, people: tuple[Person, ...], players: tuple[int, ...]) -> None:
        for gone in (*self.cards, *self.counts):
            gone.hide()
            gone.deleteLater()
        self.cards, self.counts = [], []
        most = [count for count in players if count <= len(people)]
        if len(most) > 1:
            self._offer_counts(most)
        self._counts.setVisible(len(most) > 1)
        for place, person in enumerate(people):
            card = PersonCard(person)
            card.taken.connect(self.choose)
            self.cards.append(card)
            self._column.insertWidget(2 + place, card)
        self._chosen = [person.id for person in people[: min(most, default=1)]]
        self._mark()

    def _offer_counts(self, counts: list[int]) -> None:
        names = {1: self.tr("One investigator"), 2: self.tr("Two investigators")}
        for count in counts:
            button = QuietButton(names.get(count, str(count)))
            button.setCheckable(True)
            self._count_group.addButton(button)
            button.wear(self._look)
            button.setChecked(count == counts[0])
            button.setObjectName(str(count))
            button.clicked.connect(self._count)
            self._count_row.addWidget(button)
            self.counts.append(button)
        self._count_row.addStretch(1)

    def _count(self) -> None:
        """More or fewer investigators: those chosen stay, the next in line join."""
        wanted = self._wanted()
        rest = [card.person.id for card in self.cards if card.person.id not in self._chosen]
        self._chosen = [*self._chosen, *rest][:wanted]
        self._mark()

    def _wanted(self) -> int:
        return next((int(one.objectName()) for one in self.counts if one.isChecked()), 1)

    def choose(self, who: str) -> None:
        """Have somebody go; the one who was chosen first makes room."""
        if who not in self._chosen:
            self._chosen = [*self._chosen[max(0, len(self._chosen) - self._wanted() + 1) :], who]
            if self._wanted() == 1:
                self._chosen = [who]
        self._mark()

    def _mark(self) -> None:
        self._chosen.sort(key=[card.person.id for card in self.cards].index)
        for card in self.cards:
            mine = card.person.id in self._chosen
            card.show_person(msgspec.structs.replace(card.person, chosen=mine))
        names = [card.person.title for card in self.cards if card.person.id in self._chosen]
        two = len(self.counts) > 1 and self._wanted() > 1
        self._hint.setText(self.tr("One player may play both.") if two else "")
        self._hint.setVisible(two)
        if len(names) == 2:
            words = self.tr("Begin with {first} and {second}").format(
                first=names[0].split()[0], second=names[1].split()[0]
            )
        elif names:
            words = self.tr("Begin with {name}").format(name=names[0])
        else:
            return
        self.go.show_step(NextStep(words, self.tr("Enter")))

    # --- rules ---------------------------------------------------------------------------------

    def _name_fold(self, *_: object) -> None:
        changed = self.rows.changed
        if not self._rules.isHidden():
            words = self.tr("Back to the introduction")
        elif changed:
            words = self.tr("Table rules: %n changed >", "", changed)
        else:
            words = self.tr("Table rules: as printed >")
        self.fold.say(words)

    def _turn_page(self) -> None:
        self._unfold(self._rules.isHidden())

    def _unfold(self, unfolded: bool) -> None:
        self._page.setVisible(not unfolded)
        self._rules.setVisible(unfolded)
        self._name_fold()

    # --- hands ---------------------------------------------------------------------------------

    def _take(self, _: object) -> None:
        if self._chosen and self._shown is not None:
            self.begun.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins (or presses what is in focus), Esc goes back, digits choose who plays."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                held = self.focusWidget()
                if isinstance(held, QuietButton):
                    held.click()
                else:
                    self._take(None)
            case Qt.Key.Key_Escape if not self._rules.isHidden():
                self._unfold(False)
            case Qt.Key.Key_Escape:
                self.cancelled.emit()
            case _ if event.text() in tuple("123456789")[: len(self.cards)]:
                self.choose(self.cards[int(event.text()) - 1].person.id)
            case _:
                super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wide windows lay the cards beside the page."""
        super().resizeEvent(event)
        self._turn()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self._look.inks)
        painter.end()

    @property
    def regions(self) -> tuple[QAbstractButton, ...]:
        """The buttons in the order of the eye."""
        return (*self.counts, *self.cards, self.back, self.fold, self.go)
