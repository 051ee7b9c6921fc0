"""The page on which an adventurer is made: steps with figures, six dice to six boxes, Checks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.pencil import tick
from desktop.drawing.prose import Prose, Run
from desktop.drawing.sheet_emblems import TOWN
from desktop.ui.widgets.call_button import CALL_HIGH, CallButton
from desktop.ui.widgets.loose_die import LooseDie
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.page_slips import end_piece, more_mark
from desktop.ui.widgets.setup_rows import (
    Given,
    SetupBox,
    SetupBoxButton,
    check_row,
    step_figure,
)

__all__ = [
    "CheckRow",
    "Given",
    "SetupBox",
    "SetupDie",
    "SetupPage",
    "SetupStep",
    "SetupView",
]

_SHUT, _TOLD, _TITLE, _FIGURE, _SIX = 26.0, 46.0, 28.0, 76.0, 6
_DICE, _BOX, _CHECK = 66.0, 72.0, 30.0


class SetupStep(msgspec.Struct, frozen=True):
    """One of the steps: what is done there in one sentence, and where one stands."""

    title: str
    text: str
    state: Literal["done", "now", "later"] = "later"


class SetupDie(msgspec.Struct, frozen=True):
    """One of the six dice: what fell, what it counts, the box it lies in ("" while it waits)."""

    fell: int
    counts: int
    box: str = ""
    lit: bool = False


class CheckRow(msgspec.Struct, frozen=True):
    """One starting Check: Attribute and value, what fell, what it brought ("1 gold")."""

    short: str
    value: int
    die: int
    passed: bool
    brought: str


class SetupView(msgspec.Struct, frozen=True):
    """What the page shows; of dice, boxes and checks only those of the step that is open."""

    title: str
    steps: tuple[SetupStep, ...] = ()
    dice: tuple[SetupDie, ...] = ()
    boxes: tuple[SetupBox, ...] = ()
    checks: tuple[CheckRow, ...] = ()
    offer: str = ""  # "As you like", pressed with A
    told: str = ""


class SetupPage(PageFace):
    """Shows how an adventurer is made.

    `given` tells a die given to a box, `taken_back` the box whose die was taken out, `lit` the
    die that was pressed, `offered` that the offer was taken.
    """

    given = Signal(object)  # Given
    taken_back = Signal(str)
    lit = Signal(object)  # int
    offered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = SetupView("")
        self._dice = tuple(LooseDie(n, self) for n in range(_SIX))
        self._boxes = tuple(SetupBoxButton(self) for _ in range(_SIX))
        self._offer = CallButton(self)
        self._offer.clicked.connect(self.offered)
        for one in self._dice:
            one.taken.connect(self.lit)
        for box in self._boxes:
            box.given.connect(self.given)
            box.taken_back.connect(self.taken_back)
        self._text: Prose | None = None
        self._told: Prose | None = None
        self._over = 0.0
        self._level = 0  # 1: the other steps are left out on a low page, 2: what is asked too

    def buttons(self) -> Sequence[QAbstractButton]:
        view = self._view
        found = (*self._dice[: len(view.dice)], *self._boxes[: len(view.boxes)])
        return (*found, self._offer) if view.offer else found

    def digit_of(self, button: QAbstractButton) -> int:
        return button.box.digit if isinstance(button, SetupBoxButton) else 0

    def show_setup(self, view: SetupView) -> None:
        """Show the steps; safe to call twice."""
        self._view = view
        for die, one in zip(self._dice, view.dice, strict=False):
            words, gone = self._die_words(one), bool(one.box)
            die.show_die(one.fell, words, chosen=one.lit, gone=gone, counts=one.counts)
        for box, told in zip(self._boxes, view.boxes, strict=False):
            box.show_box(told)
        self._offer.show_call("offer", view.offer, "A")
        shown = set(self.buttons())
        every = (*self._dice, *self._boxes, self._offer)
        self.put_away(button for button in every if button not in shown)
        self.setAccessibleName(view.title)
        self.setAccessibleDescription("\n".join(self._spoken()))
        self.arrange()
        self.update()

    def _die_words(self, one: SetupDie) -> str:
        if one.fell == one.counts:
            return self.tr("Die: {fell}").format(fell=one.fell)
        return self.tr("Die: {fell}, counts {counts}").format(fell=one.fell, counts=one.counts)

    def _spoken(self) -> list[str]:
        view = self._view
        lines = [f"{step.title}: {step.text}" for step in view.steps if step.state == "now"]
        lines += [f"{row.short} {row.value}, {row.die}: {row.brought}" for row in view.checks]
        return [line for line in (view.told, *lines) if line]

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A takes the offer."""
        if event.key() == Qt.Key.Key_A and self._view.offer:
            self.offered.emit()
        else:
            super().keyPressEvent(event)

    # layout

    def _open_high(self) -> float:
        """How high the step that is open is, its figure and text; what it asks for not."""
        if self._level > 1:
            return _TITLE
        return max(58.0, 26.0 + (self._text.height if self._text else 0.0) + 6)

    def _tops(self) -> list[float]:
        """Where each step begins, and where the last one ends."""
        y, found = self.head_line + 8 + (self._told.height + 8 if self._told else 0.0), []
        for step in self._view.steps:
            y += 8 if step.state == "now" else 0
            found.append(y)
            shut = self._shut_high()
            y += self._open_high() + self._asks_high() + 10 if step.state == "now" else shut
        return [*found, y]

    def _shut_high(self) -> float:
        """How high the other steps are: with their text where there is room for it."""
        if self._level > 0:
            return 0.0
        shut = sum(step.state != "now" for step in self._view.steps)
        head = self.head_line + (self._told.height + 8 if self._told else 0.0)
        free = self.paper.bottom() - 16 - head - self._open_high() - self._asks_high() - 26
        return _TOLD if shut and free / shut >= _TOLD else _SHUT

    def _asks_high(self) -> float:
        """How high is what the open step asks for."""
        view = self._view
        if view.boxes:
            return _DICE + 2 * (self._box_high + 6) + CALL_HIGH + 4
        return len(view.checks) * _CHECK

    @property
    def _box_high(self) -> float:
        return _BOX + 10 * self.tall

    @property
    def region(self) -> QRectF:
        """Below the head; all of it turns where it is too long."""
        paper, top = self.paper, self.head_line + 4
        return QRectF(paper.left() + 2, top, paper.width() - 4, max(60.0, paper.bottom() - 6 - top))

    def most(self) -> float:
        return self._over

    def arrange(self) -> None:
        view, box = self._view, self.text_box
        now = next((step for step in view.steps if step.state == "now"), None)
        room, kind = box.width() - _FIGURE, self.type
        self._told = Prose(((Run("mood", view.told),),), box.width(), kind) if view.told else None
        self._text = Prose(((Run("plain", now.text),),), room, kind) if now else None
        for self._level in range(3 if view.boxes or view.checks else 1):
            self._over = 0.0
            self._over = max(0.0, self._tops()[-1] - self.region.bottom())
            if not self._over:
                break
        places = zip(view.steps, self._tops(), strict=False)
        start = next((y for step, y in places if step.state == "now"), 0.0) + self._open_high()
        pitch = box.width() / _SIX
        for n, die in enumerate(self._dice[: len(view.dice)]):
            self.put(die, QRectF(box.left() + n * pitch, start, pitch, _DICE - 4))
        across, start = (box.width() - 12) / 3, start + _DICE
        for n, one in enumerate(self._boxes[: len(view.boxes)]):
            x, y = box.left() + n % 3 * (across + 6), start + n // 3 * (self._box_high + 6)
            self.put(one, QRectF(x, y, across, self._box_high))
        top = start + 2 * (self._box_high + 6)
        if view.offer:
            self.put(self._offer, QRectF(box.left(), top, box.width(), CALL_HIGH))

    @property
    def _small(self) -> tuple[int, ...]:
        """The sizes of what the other steps say."""
        return (15, 13, 12) if self.share > 0.6 else (13, 12)

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the head, the steps, and the Checks where they were thrown."""
        inks, box, view = self.look.inks, self.text_box, self._view
        self.paint_paper(painter)
        line = self.paint_head(painter, view.title, "")
        painter.save()
        painter.setClipRect(self.region)
        painter.translate(0, -self.turned)
        if self._told:
            self._told.draw(painter, box.left(), line + 6, inks.quiet, inks)
        tops = self._tops()
        for n, step in enumerate(view.steps):
            if step.state == "now":
                self._paint_open(painter, n, step, tops[n])
            elif not self._level:
                self._paint_shut(painter, n, step, tops[n])
        painter.restore()
        last = bool(view.steps) and view.steps[-1].state == "now"
        rest = QRectF(box.left(), tops[-1], box.width(), self.paper.bottom() - 10 - tops[-1])
        end_piece(painter, rest, TOWN if last else "", inks)
        if self.turned < self.most() - 1:
            more_mark(painter, self.region.bottomRight() - QPointF(22, 0), inks)

    def _paint_open(self, painter: QPainter, n: int, step: SetupStep, top: float) -> None:
        inks, box = self.look.inks, self.text_box
        low = self._level > 1
        left, room = box.left(), box.width()
        if not low:
            step_figure(painter, QRectF(left, top + 4, 60, 48), n, inks)
            left, room = left + _FIGURE, room - _FIGURE
        face = suiting(step.title, Face.TITLE, (20, 17), room)
        write(painter, left, top + 18, fitted(step.title, face, room), face, inks.ink)
        if self._text and not low:
            self._text.draw(painter, left, top + 24, inks.ink, inks)
        y = top + self._open_high()
        for row in self._view.checks:
            line = QRectF(box.left(), y, box.width(), _CHECK)
            passed = row.passed
            check_row(
                painter, line, row.short, row.value, row.die, row.brought, inks, passed=passed
            )
            y += _CHECK

    def _paint_shut(self, painter: QPainter, n: int, step: SetupStep, top: float) -> None:
        inks, box = self.look.inks, self.text_box
        base, done = top + 18, step.state == "done"
        ink = inks.ink if done else inks.quiet
        middle = QPointF(box.left() + 10, top + 13)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(inks.quiet), 0.9))
        painter.drawEllipse(middle, 9, 9)
        number = font(Face.LABEL, 12)
        write(painter, middle.x(), middle.y() + 4.3, str(n + 1), number, inks.quiet, Side.MIDDLE)
        if done:
            tick(painter, box.left() - 1, top + 1, inks.pencil, 5 + n)
        room = box.width() - 28
        face = suiting(step.title, Face.READING, (17, 15), room)
        write(painter, box.left() + 28, base, fitted(step.title, face, room), face, ink)
        if self._shut_high() == _TOLD:
            small = suiting(step.text, Face.LABEL, self._small, room)
            told = fitted(step.text, small, room)
            write(painter, box.left() + 28, base + 17, told, small, inks.quiet)
