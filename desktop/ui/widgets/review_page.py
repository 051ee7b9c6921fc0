"""The review of a book that is done: line by line, the verdict with its stars, what to do next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import msgspec
from PySide6.QtCore import QPointF, QRectF, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.prose import SMALL_TYPE, Prose, Run
from desktop.ui.widgets.animator import Animator
from desktop.ui.widgets.call_button import CALL_HIGH, CallButton
from desktop.ui.widgets.drawn import announce
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.page_marks import stars
from desktop.ui.widgets.page_slips import end_piece, more_mark
from desktop.ui.widgets.paper_button import wrapped

End = Literal["finished", "fear", "dead", "stranded"]
LINE_MS = 120
_LINE, _LEAST_LINE, _LARGE_LINE, _MOST_LINE = 22.0, 20.0, 29.0, 32.0
_VERDICT, _VERDICT_LINE, _GAP = 66.0, 20.0, 8.0


class ReviewLine(msgspec.Struct, frozen=True):
    """One line: what is counted, how it came about ("3 x INT 4"), its points."""

    label: str
    points: int
    detail: str = ""

    @property
    def figure(self) -> str:
        """The points as they are written."""
        return f"{self.points:+d}".replace("-", "\N{MINUS SIGN}") if self.points else "0"


class ReviewCall(msgspec.Struct, frozen=True):
    """A button below the verdict: "read", "print", "shelf", "again"."""

    id: str
    label: str
    digit: int = 0


class ReviewView(msgspec.Struct, frozen=True):
    """What the page shows. A dead adventurer has no lines: `told` says what is left.

    `total` is "107 years", `verdict` its words, `stars` 0 to 5, `goal` what would have won.
    `run` names the review: one not shown before is written line by line.
    """

    end: End
    title: str
    kind: str = ""
    told: str = ""
    lines: tuple[ReviewLine, ...] = ()
    total: str = ""
    verdict: str = ""
    stars: int = 0
    goal: str = ""
    calls: tuple[ReviewCall, ...] = ()
    run: str = ""
    emblem: str = ""  # what it ended at, printed where there are no lines


class ReviewPage(PageFace):
    """Shows a review; `called` tells the button that was pressed, `told` that all is written."""

    called = Signal(str)
    told = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = ReviewView("finished", "")
        self._calls: list[CallButton] = []
        self._text, self._kind = Prose((), 100), SMALL_TYPE
        self._verdict: list[str] = []
        self._written: int | None = None
        self.animator = Animator(self)
        self.animator.moved.connect(self._write_on)
        self.animator.ended.connect(self._all_written)

    def buttons(self) -> Sequence[QAbstractButton]:
        return self._calls[: len(self._view.calls)]

    def digit_of(self, button: QAbstractButton) -> int:
        return int(button.key or 0) if isinstance(button, CallButton) else 0

    def show_review(self, view: ReviewView) -> None:
        """Show a review; safe to call twice. One not shown before is written line by line."""
        new = bool(view.run) and view.run != self._view.run and bool(view.lines)
        self._view = view
        while len(self._calls) < len(view.calls):
            made = CallButton(self)
            made.wear(self.look)
            made.called.connect(self.called)
            self._calls.append(made)
        for n, button in enumerate(self._calls):
            button.setVisible(n < len(view.calls))
            if n < len(view.calls):
                call = view.calls[n]
                button.show_call(call.id, call.label, str(call.digit) if call.digit else "")
        self.setAccessibleName(f"{view.kind}. {view.title}")
        self.setAccessibleDescription("\n".join(self._spoken()))
        self.arrange()
        if new:
            self._written, self._turned = 0, 0.0
            self.animator.motion = self.look.motion
            length = LINE_MS * (len(view.lines) + 1) * self.look.pace
            self.animator.play(view.run, round(length))
        self.update()

    def _spoken(self) -> list[str]:
        view = self._view
        lines = [
            ", ".join(part for part in (line.label, line.detail, line.figure) if part)
            for line in view.lines
        ]
        return [part for part in (view.told, *lines, view.total, view.verdict, view.goal) if part]

    def skip(self) -> bool:
        """Write all lines at once, as Space does; whether any was missing."""
        return self.animator.skip()

    def _write_on(self, elapsed: int) -> None:
        self._written = int(elapsed / self.look.pace) // LINE_MS + 1
        self.update()

    def _all_written(self, _: str) -> None:
        self._written = None
        self.turn(self.most())  # on a low page the verdict is what is seen
        self.update()
        announce(self, self.accessibleDescription())
        self.told.emit()

    # layout

    @property
    def _scored(self) -> bool:
        return bool(self._view.total)

    def _calls_top(self) -> float:
        rows = -(-len(self._view.calls) // 2)
        return self.paper.bottom() - 10 - rows * (CALL_HIGH + _GAP)

    def _area(self) -> QRectF:
        """Where told, lines and verdict stand; what is too long is turned."""
        box, top = self.text_box, self.story_line(self._view.title) + 8
        foot = self._calls_top() - 4
        return QRectF(box.left(), top, box.width(), max(40.0, foot - top))

    @property
    def _line_high(self) -> float:
        count = len(self._view.lines)
        if not count:
            return _LINE
        told = self._text.height + 6 if self._view.told else 0.0
        free = self._area().height() - told - self._verdict_high - 8
        return min(_MOST_LINE, max(_LEAST_LINE, free / count))

    def _length(self) -> float:
        told = self._text.height + 6 if self._view.told else 0.0
        lines = len(self._view.lines) * self._line_high
        return told + lines + self._verdict_high

    @property
    def _verdict_high(self) -> float:
        return _VERDICT + _VERDICT_LINE * len(self._verdict) if self._scored else 0.0

    def most(self) -> float:
        over = self._length() - self._area().height()
        line = self._kind.leading
        return math.ceil(over / line) * line if over > 1 else 0.0  # no line is cut at the top

    def arrange(self) -> None:
        box, view = self.text_box, self._view
        self._kind = SMALL_TYPE if view.lines and self.area.height() < 640 else self.type
        self._text = Prose(((Run("plain", view.told),),), box.width(), self._kind)
        self._verdict = wrapped(view.verdict, font(Face.MOOD, 17), box.width(), 2)
        top, across = self._calls_top(), (box.width() - _GAP) / 2
        shown = self._calls[: len(view.calls)]
        for n, button in enumerate(shown):
            last = n == len(shown) - 1 and n % 2 == 0
            x, y = box.left() + n % 2 * (across + _GAP), top + n // 2 * (CALL_HIGH + _GAP)
            self.place(button, QRectF(x, y, box.width() if last else across, CALL_HIGH))

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the head, the lines as far as they are written, the verdict."""
        view, inks, room = self._view, self.look.inks, self._area()
        self.paint_paper(painter)
        self.paint_story_head(painter, view.title, view.kind)
        painter.save()
        painter.setClipRect(room.adjusted(-6, -2, 6, 2))
        y = room.top() - self.turned
        if view.told:
            self._text.draw(painter, room.left(), y, inks.ink, inks)
            y += self._text.height + 6
        shown = len(view.lines) if self._written is None else self._written
        for line in view.lines[:shown]:
            self._paint_line(painter, room, y, line)
            y += self._line_high
        if self._written is None and self._scored:
            self._paint_verdict(painter, room, y)
        painter.restore()
        if not view.lines:
            rest = QRectF(room.left(), y, room.width(), room.bottom() - y)
            end_piece(painter, rest, view.emblem, inks)
        if self.turned < self.most() - 1:
            more_mark(painter, room.bottomRight(), inks)

    def _paint_line(self, painter: QPainter, room: QRectF, y: float, line: ReviewLine) -> None:
        inks, base = self.look.inks, y + self._line_high / 2 + 5
        large = self._line_high >= _LARGE_LINE
        points = font(Face.STRONG, 17 if large else 15)
        colour = inks.red if line.points < 0 else inks.ink
        edge = room.right() - 12 - advance(line.figure, points)
        write(painter, room.right(), base, line.figure, points, colour, Side.RIGHT)
        space, small = edge - room.left(), font(Face.LABEL, 15 if large else 12)
        beside = advance(line.detail, small) + 8 if line.detail else 0.0
        sizes = (20, 17, 15) if large else (17, 15)
        face = suiting(line.label, Face.READING, sizes, max(0.48 * space, space - beside))
        label = fitted(line.label, face, space)
        x = room.left() + write(painter, room.left(), base, label, face, inks.ink) + 8
        if line.detail and edge - x > 30:
            small = suiting(line.detail, Face.LABEL, (15, 13, 12) if large else (12,), edge - x)
            detail = fitted(line.detail, small, edge - x)
            x += write(painter, x, base, detail, small, inks.quiet) + 8
        if edge - x > 12:
            dots = QPen(QColor(inks.quiet), 0.8)
            dots.setDashPattern([1, 4])
            painter.setPen(dots)
            painter.drawLine(QPointF(x, base - 1), QPointF(edge, base - 1))

    def _paint_verdict(self, painter: QPainter, room: QRectF, y: float) -> None:
        view, inks = self._view, self.look.inks
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(room.left(), y + 2), QPointF(room.right(), y + 2))
        write(painter, room.right(), y + 34, view.total, font(Face.TITLE, 32), inks.ink, Side.RIGHT)
        if view.verdict:
            stars(painter, QPointF(room.left(), y + 16), view.stars, inks)
        line = y + 38
        for words in self._verdict:
            line += _VERDICT_LINE
            write(painter, room.left(), line, words, font(Face.MOOD, 17), inks.ink)
        face = suiting(view.goal, Face.LABEL, (13, 12), room.width())
        goal = fitted(view.goal, face, room.width())
        write(painter, room.left(), line + 22, goal, face, inks.quiet)
