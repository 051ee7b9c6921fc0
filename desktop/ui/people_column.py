"""Who goes: one investigator or two, and their cards; clicks and digits choose."""

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.ui.theme import Look
from desktop.ui.widgets.person_card import Person, PersonCard
from desktop.ui.widgets.quiet_button import QuietButton


class PeopleColumn(QWidget):
    """Cards of those who may go, as many of them chosen as asked for."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Nobody is there yet."""
        super().__init__(parent)
        self._look = Look()
        self.chosen: tuple[str, ...] = ()
        self.cards: list[PersonCard] = []
        self.counts: list[QuietButton] = []
        self._group = QButtonGroup(self)
        self._above = QWidget()
        self._row = QHBoxLayout(self._above)
        self._row.addStretch(1)
        self._hint = QLabel()
        self._hint.setTextFormat(Qt.TextFormat.PlainText)
        self._hint.setWordWrap(True)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self._above)
        self._column.addWidget(self._hint)
        self._column.addStretch(1)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        zoom = look.zoom
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.WindowText, look.inks.desk_text)
        self._hint.setPalette(colours)
        self._hint.setFont(font(Face.LABEL, 13, zoom))
        self._hint.setContentsMargins(round(6 * zoom), 0, 0, round(6 * zoom))
        self._row.setContentsMargins(round(2 * zoom), 0, 0, round(6 * zoom))
        self._row.setSpacing(round(12 * zoom))
        for part in (*self.cards, *self.counts):
            part.wear(look)

    def show_people(
        self, people: tuple[Person, ...], players: tuple[int, ...], chosen: tuple[str, ...] = ()
    ) -> None:
        """Show who may go; the first ones are chosen unless others were."""
        for gone in (*self.cards, *self.counts):
            gone.hide()
            gone.deleteLater()
        self.cards, self.counts = [], []
        known = {person.id for person in people}
        counts = [count for count in players if count <= len(people)]
        kept = chosen if len(chosen) in counts and set(chosen) <= known else ()
        wanted = len(kept) or min(counts, default=1)
        if len(counts) > 1:
            self._offer(counts, wanted)
        self._above.setVisible(len(counts) > 1)
        for place, person in enumerate(people):
            card = PersonCard(person)
            card.taken.connect(self.choose)
            self.cards.append(card)
            self._column.insertWidget(2 + place, card)
        self.chosen = kept or tuple(person.id for person in people[:wanted])
        self.wear(self._look)
        self._mark()

    def _offer(self, counts: list[int], wanted: int) -> None:
        names = {1: self.tr("One investigator"), 2: self.tr("Two investigators")}
        for place, count in enumerate(counts):
            button = QuietButton(names.get(count, str(count)))
            button.setCheckable(True)
            button.setChecked(count == wanted)
            button.setObjectName(str(count))
            button.clicked.connect(self._count)
            self._group.addButton(button)
            self._row.insertWidget(place, button)
            self.counts.append(button)

    @property
    def wanted(self) -> int:
        """How many shall go."""
        return next((int(one.objectName()) for one in self.counts if one.isChecked()), 1)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of those who go."""
        return tuple(card.person.title for card in self.cards if card.person.id in self.chosen)

    def _count(self) -> None:
        """More or fewer go: those chosen stay, the next in line join."""
        rest = [card.person.id for card in self.cards if card.person.id not in self.chosen]
        self.chosen = (*self.chosen, *rest)[: self.wanted]
        self._mark()

    def choose(self, who: str) -> None:
        """Have somebody go; the one who was chosen first makes room."""
        if who not in self.chosen:
            self.chosen = (*self.chosen, who)[-self.wanted :]
        self._mark()

    def pick(self, digit: int) -> bool:
        """Have the one with this number go; whether there is one."""
        if not 0 < digit <= len(self.cards):
            return False
        self.choose(self.cards[digit - 1].person.id)
        return True

    def _mark(self) -> None:
        order = [card.person.id for card in self.cards]
        self.chosen = tuple(sorted(self.chosen, key=order.index))
        for card in self.cards:
            mine = card.person.id in self.chosen
            card.show_person(msgspec.structs.replace(card.person, chosen=mine))
        two = self.wanted > 1
        self._hint.setText(self.tr("One player may play both.") if two else "")
        self._hint.setVisible(two)
        self.changed.emit()
