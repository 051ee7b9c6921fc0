"""The growing book, to be read leaf by leaf; as a whole page, two leaves lie open side by side."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, fitted, suiting, write
from desktop.drawing.paper import shadow, sheet
from desktop.drawing.prose import Type
from desktop.drawing.sheet_pen import paint_pen
from desktop.ui.widgets.book_leaf import (
    Leaf,
    SetLeaf,
    gutter,
    running_head,
    title_leaf,
    types_for,
)
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.word_button import WordButton

__all__ = ["BookPage", "BookView", "Leaf"]

_HEAD, _FOOT = 28.0, 30.0
_TWO_LEAVES = 640.0  # narrower, one leaf alone lies open
_MOST_LEAF = 560.0
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_PageUp)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_PageDown)


class BookView(msgspec.Struct, frozen=True):
    """What the book shows. `at` is the leaf that lies open; `whole`: it fills the board.

    `empty` is said where there is no leaf yet; `posthumous` stands under the author's name.
    """

    title: str
    author: str
    leaves: tuple[Leaf, ...] = ()
    at: int = 0
    whole: bool = False
    empty: str = ""
    posthumous: str = ""


class BookPage(PageFace):
    """Shows the book; `turned_to` tells the leaf that was turned to, `closed` that it is shut.

    `line_asked` tells the page whose own line is to be written.
    """

    turned_to = Signal(object)  # int
    closed = Signal()
    line_asked = Signal(object)  # int

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = BookView("", "")
        self._set: list[SetLeaf] = []
        self._kept = 0.0  # at the foot of a whole page, where something else lies
        self._earlier, self._later = WordButton(self), WordButton(self)
        self._close, self._write = WordButton(self), WordButton(self)
        self._earlier.clicked.connect(self._turn_back)
        self._later.clicked.connect(self._turn_on)
        self._close.clicked.connect(self.closed)
        self._write.clicked.connect(self._ask_line)

    def buttons(self) -> Sequence[QAbstractButton]:
        return (self._earlier, self._later, self._write, self._close)

    def show_book(self, view: BookView) -> None:
        """Show the book; safe to call twice."""
        if view.at != self._view.at:
            self._turned = 0.0
        self._view = view
        self._earlier.say(self.tr("\N{LEFTWARDS ARROW} earlier"))
        self._later.say(self.tr("later \N{RIGHTWARDS ARROW}"))
        self._close.say(self.tr("Close  Esc"))
        self._write.say(self.tr("your line  N"))
        self.setAccessibleName(view.title or self.tr("The book"))
        told = [word for leaf in self._open for word in leaf.words]
        self.setAccessibleDescription("\n".join(told or (view.empty,)))
        self.arrange()
        self.update()

    # turning

    @property
    def _two(self) -> bool:
        return self._view.whole and self.area.width() >= _TWO_LEAVES

    @property
    def _first(self) -> int:
        """The leaf that lies open, the left one of two: odd numbers stand at the right.

        -1 for the title, left of the first leaf.
        """
        at = min(max(0, self._view.at), max(0, len(self._view.leaves) - 1))
        return at - 1 + at % 2 if self._two else at

    @property
    def _places(self) -> dict[int, Leaf]:
        """The leaves that lie open, by their place: the left one is 0."""
        shown = range(2 if self._two else 1)
        leaves = self._view.leaves
        return {n: leaves[self._first + n] for n in shown if 0 <= self._first + n < len(leaves)}

    @property
    def _open(self) -> tuple[Leaf, ...]:
        """The leaves that lie open."""
        return tuple(self._places.values())

    def leaf_to(self, by: int) -> bool:
        """Turn so many times; whether there is such a leaf."""
        step = 2 if self._two else 1
        to = self._first + by * step
        if to + step < 1 or to >= len(self._view.leaves):
            return False
        self.turned_to.emit(max(0, to))
        return True

    def _turn_back(self) -> None:
        self.leaf_to(-1)

    def _turn_on(self) -> None:
        self.leaf_to(1)

    def _ask_line(self) -> None:
        if self._open:
            self.line_asked.emit(self._open[0].page)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and Right turn, Page keys too once the leaf is read; Esc shuts the book."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.closed.emit()
        elif key in _BACK or key in _ON:
            self._turn_by(key)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End) and self._view.leaves:
            last = len(self._view.leaves) - 1
            self.turned_to.emit(0 if key == Qt.Key.Key_Home else last)
        else:
            super().keyPressEvent(event)

    def _turn_by(self, key: Qt.Key) -> None:
        by = 1 if key in _ON else -1
        paged = key in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
        left = self.most() - self.turned if by > 0 else self.turned
        if paged and left > 1:
            self.turn(by * self.area.height() / 2)
        else:
            self.leaf_to(by)

    def wheelEvent(self, event: QWheelEvent) -> None:
        by = -event.angleDelta().y() / 3
        left = self.most() - self.turned if by > 0 else self.turned
        if left > 1:
            self.turn(by)
        elif abs(by) >= 20:
            self.leaf_to(1 if by > 0 else -1)

    # layout

    def keep_foot(self, high: float) -> None:
        """Leave so much free below a whole page, in units of zoom 100 %."""
        if high != self._kept:
            self._kept = high
            self.arrange()
            self.update()

    @property
    def paper(self) -> QRectF:
        """The paper of all leaves that lie open."""
        area = self.area.adjusted(8, 8, -8, -8)
        if not self._view.whole:
            return area
        wide = min(area.width() - 24, (2 if self._two else 1) * _MOST_LEAF)
        margin = (area.width() - wide) / 2
        return area.adjusted(margin, 14, -margin, -14 - self._kept)

    def _leaf_box(self, place: int) -> QRectF:
        """Where the text of an open leaf may stand."""
        paper = self.paper
        wide = paper.width() / 2 if self._two else paper.width()
        side = 22 + 14 * self.share if not self._view.whole else max(30.0, wide * 0.09)
        left = paper.left() + place * wide + side
        top, foot = paper.top() + 14 + _HEAD, paper.bottom() - 10 - _FOOT
        return QRectF(left, top, wide - 2 * side, max(60.0, foot - top))

    def most(self) -> float:
        return max((one.over for one in self._set), default=0.0)

    def arrange(self) -> None:
        boxes = [(leaf, self._leaf_box(n)) for n, leaf in self._places.items()]
        self._set = [
            SetLeaf(leaf, box, types_for(box.width(), self.look.reading)) for leaf, box in boxes
        ]
        if len({leaf.kind.size for leaf in self._set}) > 1:  # both in the smaller type
            least = min((leaf.kind for leaf in self._set), key=_size)
            self._set = [SetLeaf(leaf, box, (least,)) for leaf, box in boxes]
        self._arrange_words()

    def _arrange_words(self) -> None:
        """Put what is pressed at the head and the foot."""
        paper, count = self.paper, len(self._view.leaves)
        side = self._leaf_box(0).left() - paper.left()
        y = paper.bottom() - 36
        left, right = paper.left() + side - 3, paper.right() - side + 3
        shown = 2 if self._two else 1
        self._earlier.setVisible(self._first > 0)
        self._later.setVisible(self._first + shown < count)
        self._write.setVisible(bool(self._open) and not self._two)
        self.place(self._earlier, QRectF(left, y, self._earlier.wide, 24))
        self.place(self._later, QRectF(right - self._later.wide, y, self._later.wide, 24))
        top = paper.top() + 8
        self.place(self._close, QRectF(right - self._close.wide, top, self._close.wide, 24))
        middle = (left + right) / 2 + 26
        self.place(self._write, QRectF(middle, y, self._write.wide, 24))

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the book, the leaves that lie open, their numbers."""
        inks, view = self.look.inks, self._view
        self._paint_book(painter)
        head = self._leaf_box(0)
        head.setTop(self.paper.top() + 14)
        author = view.author if not view.posthumous else f"{view.author}. {view.posthumous}"
        room = self._close.wide + 12
        if self._two:
            running_head(painter, head, view.title, "", inks)
            other = self._leaf_box(1)
            other.setTop(head.top())
            running_head(painter, other.adjusted(0, 0, -room, 0), author, "", inks)
        else:
            running_head(painter, head.adjusted(0, 0, -room, 0), view.title or author, "", inks)
        for n, leaf in zip(self._places, self._set, strict=True):
            leaf.draw(painter, inks, self.turned)
            self._paint_number(painter, n)
        if self._two and self._set:
            self._paint_unnumbered(painter)
        if not self._set:
            face = suiting(view.empty, Face.MOOD, (20, 17), head.width())
            middle = self._leaf_box(0).center()
            empty = fitted(view.empty, face, head.width())
            write(painter, middle.x(), middle.y(), empty, face, inks.quiet, Side.MIDDLE)
        if self.hasFocus():
            focus_ring(painter, self.paper, inks)

    def _paint_unnumbered(self, painter: QPainter) -> None:
        """The title left of the first leaf; the pen on a page that is not written yet."""
        view, inks = self._view, self.look.inks
        if 0 not in self._places:
            title_leaf(painter, self._leaf_box(0), view.title, view.author, inks)
        elif 1 not in self._places:
            box = self._leaf_box(1)
            at = QPointF(box.left() + 0.32 * box.width(), box.top() + 0.3 * box.height())
            paint_pen(painter, at, inks)

    def _paint_book(self, painter: QPainter) -> None:
        """The paper, and in a whole page the cover under it and the edges of other leaves."""
        inks, paper = self.look.inks, self.paper
        if self._view.whole:
            painter.fillRect(self.area, QColor(inks.desk))
            cover = paper.adjusted(-9, -8, 9, 8)
            if inks.textures:
                shadow(painter, cover, 0.5)
            painter.setPen(QPen(QColor(inks.ink if not inks.textures else inks.tray_edge), 1.2))
            leather = inks.oxblood_edge if inks.dark else inks.oxblood
            painter.setBrush(QColor(leather if inks.textures else inks.page))
            painter.drawRoundedRect(cover, 3, 3)
            painter.setPen(
                QPen(faded(inks.quiet, 0.45) if inks.textures else QColor(inks.ink), 0.6)
            )
            painter.setBrush(QColor(inks.page))
            for step in (4.0, 2.0):
                painter.drawRect(paper.adjusted(-step, 0, step, step / 2))
        sheet(painter, paper, inks, seed=9, shaded=not self._view.whole)
        if self._two:
            gutter(painter, paper, inks)

    def _paint_number(self, painter: QPainter, n: int) -> None:
        box, number = self._leaf_box(n), str(self._first + n + 1)
        middle = box.center().x()
        face = font(Face.READING, 15)
        y = self.paper.bottom() - 20
        write(painter, middle, y, number, face, self.look.inks.quiet, Side.MIDDLE)


def _size(kind: Type) -> int:
    return kind.size
