"""Sheets that fill the window for a while: a question with its answers, the rules in mid-game."""

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.drawing.paper import desk
from desktop.drawing.prose import Paragraph
from desktop.ui.rule_rows import RuleChoice, RuleRows
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import announce
from desktop.ui.widgets.next_button import NextButton, NextStep
from desktop.ui.widgets.prose_sheet import ProseSheet, SetText
from desktop.ui.widgets.quiet_button import QuietButton
from desktop.ui.widgets.room import within

_WIDEST = 900  # units
_ROOM = (700, 400)  # units; a smaller window lowers the zoom


class Reply(msgspec.Struct, frozen=True):
    """An answer: its id, and the words on its button."""

    id: str
    words: str


class Sheet(QWidget):
    """One paper in the middle of the desk, the amber button and quiet ones under it."""

    def __init__(self, inside: QWidget, look: Look, parent: QWidget | None = None) -> None:
        """Lay a widget on the paper."""
        super().__init__(parent)
        self._look = self._asked = look
        self.paper = ProseSheet(inside)
        self.next = NextButton(self)
        self._foot = QHBoxLayout()
        self._foot.addStretch(1)
        self._foot.addWidget(self.next)
        self._whole = QVBoxLayout(self)
        self._whole.addWidget(self.paper, 1)
        self._whole.addLayout(self._foot)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._asked = look
        self._look = look = within(look, self.size(), _ROOM)
        self.paper.wear(look)
        self.next.wear(look)
        self._lie()
        self.update()

    def _lie(self) -> None:
        zoom = self._look.zoom
        side = max(35.0, (self.width() / zoom - _WIDEST) / 2)
        sizes = (side, 24, side, 20)
        self._whole.setContentsMargins(*(round(size * zoom) for size in sizes))
        self._whole.setSpacing(round(10 * zoom))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The paper stays in the middle."""
        super().resizeEvent(event)
        if within(self._asked, self.size(), _ROOM) != self._look:
            self.wear(self._asked)
        self._lie()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self._look.inks)
        painter.end()


class Question(Sheet):
    """Asks one thing in plain sentences; Enter gives the first answer, Esc goes back."""

    answered = Signal(str)  # the id of a Reply

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Nothing is asked yet."""
        self._text = SetText()
        super().__init__(self._text, look, parent)
        self._replies: tuple[Reply, ...] = ()
        self.others: list[QuietButton] = []
        self.next.taken.connect(self._first)
        self.wear(look)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        super().wear(look)
        self._text.wear(self._look)
        for other in self.others:
            other.wear(self._look)

    def ask(self, title: str, text: tuple[Paragraph, ...], replies: tuple[Reply, ...]) -> None:
        """Ask; the first reply is the amber one, the one called `back` is what Esc means."""
        self._replies = replies
        self.paper.entitle(title)
        self._text.show_text(text, initial=False)
        for gone in self.others:
            self._foot.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.others = []
        for reply in reversed(replies[1:]):
            other = QuietButton(reply.words, self)
            other.setObjectName(reply.id)
            other.clicked.connect(self._other)
            self._foot.insertWidget(0, other)
            self.others.append(other)
        self.others.reverse()
        self.next.show_step(NextStep(replies[0].words, self.tr("Enter")))
        self.wear(self._asked)
        self.paper.scroller.verticalScrollBar().setValue(0)
        self.next.setFocus()
        announce(self, title)

    @property
    def replies(self) -> tuple[Reply, ...]:
        """The answers on offer."""
        return self._replies

    def _first(self, _: object) -> None:
        self.answered.emit(self._replies[0].id)

    def _other(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.answered.emit(sender.objectName())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what is in focus, Esc goes back."""
        match event.key():
            case Qt.Key.Key_Escape:
                self.answered.emit("back")
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                held = self.focusWidget()
                (held if isinstance(held, QuietButton) else self.next).click()
            case Qt.Key.Key_Down | Qt.Key.Key_PageDown:
                self._scroll(1)
            case Qt.Key.Key_Up | Qt.Key.Key_PageUp:
                self._scroll(-1)
            case _:
                super().keyPressEvent(event)

    def _scroll(self, by: int) -> None:
        bar = self.paper.scroller.verticalScrollBar()
        bar.setValue(bar.value() + by * round(60 * self._look.zoom))


class RulesSheet(Sheet):
    """The table rules in mid-game: read them all, switch the two that may be switched."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `show_rules`."""
        self.rows = RuleRows()
        super().__init__(self.rows, look, parent)
        self.next.taken.connect(self._close)
        self.wear(look)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        super().wear(look)
        self.rows.wear(self._look)

    def show_rules(
        self, rules: tuple[RuleChoice, ...], values: Mapping[str, str], free: frozenset[str]
    ) -> None:
        """Show the rules as they stand; the `free` ones can be switched."""
        self.paper.entitle(self.tr("Table rules"))
        self.rows.show_rules(rules, values, free)
        self.next.show_step(NextStep(self.tr("Back to the table"), self.tr("Enter")))
        self.wear(self._asked)
        self.next.setFocus()

    def _close(self, _: object) -> None:
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc go back to the table."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.closed.emit()
        else:
            super().keyPressEvent(event)
