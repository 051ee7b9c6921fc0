"""What is pressed while an adventurer is made: the six boxes; and the figure of each step."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QPainter, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.dice import Lie, die
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.sheet_inks import sheet_inks
from desktop.drawing.sheet_note import pencil_figure
from desktop.ui.widgets.loose_die import die_dropped
from desktop.ui.widgets.page_marks import mark_sign
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Row


class SetupBox(msgspec.Struct, frozen=True):
    """A box that takes a die: its id, how it is written, what it is good for, the value in it."""

    id: str
    short: str
    name: str
    good_for: str = ""
    value: int = 0
    digit: int = 0


class Given(msgspec.Struct, frozen=True):
    """A die was given to a box; `die` is its place among the six, -1 for the lit one."""

    die: int
    box: str


class SetupBoxButton(Row):
    """Shows a box; `given` tells a die given to it, `taken_back` its id where its die is taken."""

    given = Signal(object)  # Given
    taken_back = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = SetupBox("", "", "")
        self._over = False
        self.setAcceptDrops(True)
        self.clicked.connect(self._press)

    def show_box(self, box: SetupBox) -> None:
        """Show another box; safe to call twice."""
        self.box = box
        name = f"{box.digit}. {box.name}" if box.digit else box.name
        self.setAccessibleName(f"{name} {box.value}" if box.value else name)
        self.setAccessibleDescription(box.good_for)
        self.setToolTip(box.good_for)
        self.update()

    def _press(self) -> None:
        if self.box.value:
            self.taken_back.emit(self.box.id)
        else:
            self.given.emit(Given(-1, self.box.id))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if die_dropped(event) >= 0:
            event.acceptProposedAction()
            self._over = True
            self.update()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        self._over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        place, self._over = die_dropped(event), False
        self.update()
        if place >= 0:
            event.acceptProposedAction()
            self.given.emit(Given(place, self.box.id))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the box: digit and label, what it is good for, the value by hand."""
        inks, box = self.look.inks, self.box
        lit = self._over or self.lit
        frame = area.adjusted(1, 1, -1, -1)
        pen = QPen(QColor(inks.ink if lit or box.value else inks.quiet), 1.5 if lit else 0.9)
        if not box.value and not lit:
            pen.setDashPattern([2, 2.5])
        painter.setPen(pen)
        painter.setBrush(QColor(sheet_inks(inks).slip))
        painter.drawRoundedRect(frame, 2, 2)
        x = frame.left() + 7
        x += write(painter, x, frame.top() + 17, box.short, font(Face.STRONG, 13), inks.ink) + 6
        if box.digit:
            digit = font(Face.LABEL, 12)
            write(painter, x, frame.top() + 17, str(box.digit), digit, inks.quiet)
        if box.value:
            figure = str(box.value)
            right, line = frame.right() - 9, frame.top() + 24
            pencil_figure(painter, right, line, figure, 19, inks, seed=box.digit, from_right=True)
        room, face = frame.width() - 14, font(Face.LABEL, 12)
        most = max(1, int((frame.height() - 28) / 14))
        for n, words in enumerate(wrapped(box.good_for, face, room, most)):
            write(painter, frame.left() + 7, frame.top() + 36 + 14 * n, words, face, inks.quiet)


def step_figure(painter: QPainter, box: QRectF, which: int, inks: Inks) -> None:
    """Draw what a step is about, 60 x 44: dice, boxes, a Check, a home."""
    _FIGURES[which % len(_FIGURES)](painter, box, inks)


def _dice(painter: QPainter, box: QRectF, inks: Inks) -> None:
    for n, value in enumerate((5, 2, 6, 3, 1, 4)):
        x, y = box.left() + 10 + n % 3 * 20, box.top() + 12 + n // 3 * 20
        painter.setPen(QPen(QColor(inks.quiet), 0.75))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(QRectF(x - 9, y - 9, 18, 18), 2, 2)
        die(painter, value, Lie(x, y, 17), inks)


def _boxes(painter: QPainter, box: QRectF, inks: Inks) -> None:
    for n, value in enumerate("432341"):
        x, y = box.left() + n % 3 * 21, box.top() + 1 + n // 3 * 21
        painter.setPen(QPen(QColor(inks.quiet), 0.9))
        painter.setBrush(QColor(sheet_inks(inks).slip))
        painter.drawRoundedRect(QRectF(x, y, 18, 18), 2, 2)
        if n < 4:
            pencil_figure(painter, x + 6, y + 15, value, 11, inks, seed=n)


def _check(painter: QPainter, box: QRectF, inks: Inks) -> None:
    y = box.center().y()
    painter.setPen(QPen(QColor(inks.quiet), 0.75))
    painter.drawRoundedRect(QRectF(box.left() + 1, y - 14, 28, 28), 3, 3)
    die(painter, 3, Lie(box.left() + 15, y, 27), inks)
    write(
        painter,
        box.left() + 39,
        y + 6,
        "\N{LESS-THAN OR EQUAL TO}",
        font(Face.LABEL, 17),
        inks.ink,
        Side.MIDDLE,
    )
    pencil_figure(painter, box.left() + 50, y + 8, "4", 16, inks, seed=4)


def _home(painter: QPainter, box: QRectF, inks: Inks) -> None:
    side = 16.0
    left, top = box.center().x() - 1.5 * side, box.top()
    painter.setPen(QPen(QColor(inks.graph_grid if inks.textures else inks.quiet), 0.9))
    painter.setBrush(QColor(inks.graph_paper))
    painter.drawRect(QRectF(left, top, 3 * side, 3 * side))
    for n in (1, 2):
        painter.drawLine(QPointF(left + n * side, top), QPointF(left + n * side, top + 3 * side))
        painter.drawLine(QPointF(left, top + n * side), QPointF(left + 3 * side, top + n * side))
    home = QRectF(left + side, top + side, side, side)
    painter.setPen(QPen(QColor(inks.pencil), 1))
    painter.drawRect(home.adjusted(1, 1, -1, -1))
    pencil_figure(painter, home.left() + 3, home.bottom() - 4, "H", 8, inks)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.route))
    painter.drawEllipse(home.center() + QPointF(3, 2), 1.8, 1.8)


_FIGURES = (_dice, _boxes, _check, _home)


def check_row(
    painter: QPainter, box: QRectF, short: str, value: int, fell: int, brought: str,
    inks: Inks, *, passed: bool,
) -> None:  # fmt: skip
    """Draw one starting Check as a line: Attribute, what fell, how it went, what it brought."""
    base = box.center().y() + 5
    painter.setPen(QPen(faded(inks.quiet, 0.5 if inks.textures else 1), 0.75))
    painter.drawLine(box.bottomLeft(), box.bottomRight())
    write(painter, box.left(), base, short, font(Face.STRONG, 13), inks.ink)
    pencil_figure(painter, box.left() + 48, base, str(value), 15, inks, seed=value)
    middle = QPointF(box.left() + 100, box.center().y())
    painter.setPen(QPen(QColor(inks.quiet), 0.75))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(middle.x() - 10.5, middle.y() - 10.5, 21, 21), 2, 2)
    die(painter, fell, Lie(middle.x(), middle.y(), 20), inks)
    mark_sign(painter, box.left() + 128, box.center().y() - 5, "wins" if passed else "costs", inks)
    room = box.width() - 156
    face = suiting(brought, Face.LABEL, (15, 13), room)
    write(painter, box.left() + 154, base, fitted(brought, face, room), face, inks.ink)
