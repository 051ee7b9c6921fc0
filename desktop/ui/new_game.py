"""One sheet to begin a game: its introduction, who plays, the table rules behind a closed line."""

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from desktop.drawing.fonts import Face, font
from desktop.drawing.paper import desk, sheet
from desktop.ui.theme import Look
from desktop.ui.widgets.next_button import NextButton, NextStep
from desktop.ui.widgets.paper_button import PaperButton, Slip


class Person(Slip, frozen=True):
    """A card of somebody to play."""


class RuleChoice(Slip, frozen=True):
    """A table rule: `title` its name, `lines` the explanation; values by id."""

    values: tuple[tuple[str, str], ...] = ()
    default: str = ""


class NewGame(QWidget):
    """Shows an adventure before it is begun; `begun` tells that everything is chosen."""

    begun = Signal()
    cancelled = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Waits for `show_adventure`."""
        super().__init__(parent)
        self._look = look
        self._people: list[PaperButton] = []
        self._cards: tuple[Person, ...] = ()
        self._chosen: list[str] = []
        self._players: tuple[int, ...] = (1,)
        self._combos: dict[str, QComboBox] = {}
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._intro = QPlainTextEdit(self)
        self._intro.setReadOnly(True)
        self._intro.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self._intro.setAccessibleName(self.tr("Introduction"))
        self._row = QHBoxLayout()
        self._hint = QLabel(self)
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._fold = QToolButton(self)
        self._fold.setCheckable(True)
        self._fold.setAutoRaise(True)
        self._fold.toggled.connect(self._unfold)
        self._rules = QWidget()
        self._form = QFormLayout(self._rules)
        self._scroll = QScrollArea(self)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setWidget(self._rules)
        self._scroll.hide()
        self._back = QPushButton(self.tr("Back to the shelf"), self)
        self._back.clicked.connect(self.cancelled)
        self._begin = NextButton(self)
        self._begin.taken.connect(self._take)
        self._lay_out()
        self.wear(look)

    def _lay_out(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(120, 48, 120, 40)
        layout.addWidget(self._title)
        layout.addWidget(self._intro, 3)
        layout.addLayout(self._row)
        layout.addWidget(self._hint)
        layout.addWidget(self._fold)
        layout.addWidget(self._scroll, 2)
        foot = QHBoxLayout()
        foot.addWidget(self._back)
        foot.addStretch(1)
        foot.addWidget(self._begin)
        layout.addLayout(foot)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        inks, zoom = look.inks, look.zoom
        paper = f"color: {inks.ink}; background: transparent; border: none;"
        self._title.setFont(font(Face.TITLE, 32, zoom))
        self._intro.setFont(font(Face.READING, 20, zoom))
        self._hint.setFont(font(Face.LABEL, 13, zoom))
        for part in (self._title, self._intro, self._hint, self._fold):
            part.setStyleSheet(f"{type(part).__name__} {{ {paper} }}")
        self._rules.setStyleSheet(f"QWidget {{ background: {inks.page}; color: {inks.ink}; }}")
        self._scroll.setStyleSheet("QScrollArea { background: transparent; }")
        for drawn in (self._begin, *self._people):
            drawn.wear(look)
        self._begin.setMinimumSize(self._begin.sizeHint())
        self.update()

    def show_waiting(self, title: str) -> None:
        """The adventure is being read."""
        self._title.setText(title)
        self._intro.setPlainText("")
        self._show_people((), (1,))
        self._begin.show_step(NextStep(self.tr("Opening the adventure"), waiting=True))

    def show_adventure(
        self,
        title: str,
        intro: str,
        people: tuple[Person, ...],
        players: tuple[int, ...],
        rules: tuple[RuleChoice, ...],
    ) -> None:
        """Show an adventure; the first investigator is chosen already."""
        self._title.setText(title)
        self._intro.setPlainText(intro)
        self._show_people(people, players)
        self._show_rules(rules)
        self._begin.setFocus()

    def show_setting_out(self) -> None:
        """The game is being laid out."""
        self._begin.show_step(NextStep(self.tr("Laying the table"), waiting=True))

    @property
    def chosen(self) -> tuple[str, ...]:
        """Who plays, in order of seats."""
        return tuple(self._chosen)

    @property
    def rules(self) -> dict[str, str]:
        """The table rules as chosen."""
        return {name: str(combo.currentData()) for name, combo in self._combos.items()}

    # --- people --------------------------------------------------------------------------------

    def _show_people(self, people: tuple[Person, ...], players: tuple[int, ...]) -> None:
        for old in self._people:
            old.hide()
            old.deleteLater()
        self._cards, self._players, self._people = people, players, []
        for person in people:
            button = PaperButton(person, self)
            button.wear(self._look)
            button.setMinimumHeight(round(132 * self._look.zoom))
            button.taken.connect(self._choose)
            self._people.append(button)
            self._row.addWidget(button, 1)
        self._chosen = [person.id for person in people[: min(players)]] if people else []
        self._mark()

    def _choose(self, who: str) -> None:
        """A click puts somebody at the table, or away again where another stays."""
        if who in self._chosen and len(self._chosen) > min(self._players):
            self._chosen.remove(who)
        elif who not in self._chosen:
            if len(self._chosen) >= max(self._players):
                self._chosen.pop(0)
            self._chosen.append(who)
        self._mark()

    def play_alone(self, who: str) -> None:
        """Only this one plays."""
        self._chosen = [who]
        self._mark()

    def _mark(self) -> None:
        for person, button in zip(self._cards, self._people, strict=True):
            mine = person.id in self._chosen
            button.show_slip(Person(person.id, person.title, person.lines, chosen=mine))
        names = [person.title for person in self._cards if person.id in self._chosen]
        self._hint.setText(
            self.tr("Choose one or two. One player may play both.") if len(self._cards) > 1 else ""
        )
        if names:
            label = self.tr("Begin with {people}").format(people=", ".join(names))
            self._begin.show_step(NextStep(label, self.tr("Enter")))

    # --- rules ---------------------------------------------------------------------------------

    def _show_rules(self, rules: tuple[RuleChoice, ...]) -> None:
        while self._form.rowCount():
            self._form.removeRow(0)
        self._combos = {}
        for rule in rules:
            combo = QComboBox()
            for value, words in rule.values:
                combo.addItem(words, value)
            combo.setCurrentIndex(combo.findData(rule.default))
            combo.setAccessibleName(rule.title)
            combo.currentIndexChanged.connect(self._name_fold)
            self._combos[rule.id] = combo
            why = QLabel(" ".join(rule.lines))
            why.setTextFormat(Qt.TextFormat.PlainText)
            why.setWordWrap(True)
            name = QLabel(rule.title)
            name.setTextFormat(Qt.TextFormat.PlainText)
            self._form.addRow(name, combo)
            self._form.addRow(why)
        self._defaults = {rule.id: rule.default for rule in rules}
        self._name_fold()

    def _name_fold(self, *_: object) -> None:
        changed = sum(1 for name, value in self.rules.items() if value != self._defaults[name])
        if changed:
            words = self.tr("Table rules: %n changed", "", changed)
        else:
            words = self.tr("Table rules: as printed")
        self._fold.setText(words)
        self._fold.setArrowType(
            Qt.ArrowType.DownArrow if self._fold.isChecked() else Qt.ArrowType.RightArrow
        )
        self._fold.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def _unfold(self, unfolded: bool) -> None:
        self._scroll.setVisible(unfolded)
        self._name_fold()

    # --- hands ---------------------------------------------------------------------------------

    def _take(self, _: object) -> None:
        if self._chosen:
            self.begun.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter begins, Esc goes back, digits choose who plays."""
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._take(None)
            case Qt.Key.Key_Escape:
                self.cancelled.emit()
            case _ if event.text().isdigit() and 0 < int(event.text()) <= len(self._cards):
                self._choose(self._cards[int(event.text()) - 1].id)
            case _:
                super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet on the desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self._look.inks)
        area = QRectF(self.rect()).adjusted(80, 24, -80, -20)
        sheet(painter, area, self._look.inks, seed=17)
        painter.end()
