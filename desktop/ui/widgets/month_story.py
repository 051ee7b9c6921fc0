"""A month's text, read over the board: title, two columns of prose, then its rule set apart."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, write
from desktop.drawing.paper import sheet
from desktop.drawing.prose import HUGE_TYPE, LARGE_TYPE, READING_TYPE, TYPES, Paragraph, Prose, Type
from desktop.ui.theme import Look
from desktop.ui.widgets.by_keys import by_keys
from desktop.ui.widgets.drawn import Drawn, focus_ring
from desktop.ui.widgets.page_slips import tailpiece
from desktop.ui.widgets.rule_frame import RuleWords, SetRule
from desktop.ui.widgets.story_columns import Room, Slice, leaves
from desktop.ui.widgets.story_title import TitleWords, paint_running_head, paint_title

_MEASURE = 23.5  # the longest line in sizes of its type: 62 characters
_TWO = 720.0  # narrower, there is one column
_GAP, _FOOT, _PIECE = 40.0, 30.0, 120.0
_BACK = (Qt.Key.Key_Left, Qt.Key.Key_PageUp, Qt.Key.Key_Up)
_ON = (Qt.Key.Key_Right, Qt.Key.Key_PageDown, Qt.Key.Key_Down)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class MonthStoryView(msgspec.Struct, frozen=True):
    """What is read. `kind` is the date or "Epilogue"; `mark` stands at the right of it.

    `rule_told` is the month's rule in the story's voice, `rule_plain` the same plainly, under
    `rule_name`; `art` is the picture of what the month brings. `stars` of six belong to a year's
    end. `run` names the text: another one is opened at its first leaf.
    """

    run: str
    title: str
    text: tuple[Paragraph, ...] = ()
    kind: str = ""
    mark: str = ""
    rule_name: str = ""
    rule_told: str = ""
    rule_plain: str = ""
    art: str = ""
    stars: int | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """All that is read, in the order it stands."""
        told = ("".join(run.text for run in row if run.style != "icon") for row in self.text)
        rule = (self.rule_name, self.rule_told, self.rule_plain)
        return tuple(part for part in (self.kind, self.mark, *told, *rule) if part)


class MonthStory(Drawn):
    """Shows a text leaf by leaf; `passed` tells that Enter was pressed on the last one.

    `closed` tells Esc. Whoever has the Enter key elsewhere asks `read_on`.
    """

    passed = Signal()
    closed = Signal()
    turned = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = MonthStoryView("", "")
        self._text = Prose((), 100)
        self._rule = SetRule(RuleWords(), 100, READING_TYPE)
        self._kind = READING_TYPE
        self._leaves: list[list[Slice]] = []
        self._ringed = False
        self._leaf = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        return QSize(round(906 * self.look.zoom), round(632 * self.look.zoom))

    def show_story(self, view: MonthStoryView) -> None:
        """Show a text; safe to call twice."""
        if view.run != self._view.run:
            self._leaf = 0
        self._view = view
        self.setAccessibleName(view.title)
        self.setAccessibleDescription("\n".join(view.words))
        self.arrange()
        self.update()

    @property
    def view(self) -> MonthStoryView:
        """What it shows."""
        return self._view

    # leaves

    @property
    def leaf(self) -> int:
        """The leaf that lies open, from 0."""
        return self._leaf

    @property
    def leaf_count(self) -> int:
        """How many leaves the text takes here."""
        return len(self._leaves)

    @property
    def at_end(self) -> bool:
        """Whether the last leaf lies open."""
        return self._leaf >= len(self._leaves) - 1

    def read_first(self) -> None:
        """Turn back to the first leaf."""
        if self._leaf:
            self._turn_to(0)

    def read_on(self) -> bool:
        """Turn to the next leaf; whether there was one."""
        return self._turn_to(self._leaf + 1)

    def read_back(self) -> bool:
        """Turn to the leaf before; whether there was one."""
        return self._turn_to(self._leaf - 1)

    def _turn_to(self, leaf: int) -> bool:
        if not 0 <= leaf < len(self._leaves):
            return False
        self._leaf = leaf
        self.turned.emit(leaf)
        self.update()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows and Page keys turn, Enter reads on, Esc goes back."""
        key = Qt.Key(event.key())
        if key in _ON:
            self.read_on()
        elif key in _BACK:
            self.read_back()
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._turn_to(0 if key == Qt.Key.Key_Home else len(self._leaves) - 1)
        elif key in _ENTER:
            if not self.read_on():
                self.passed.emit()
        elif key == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring is drawn for who came by keys; a text that was laid open needs none."""
        self._ringed = by_keys(event)
        super().focusInEvent(event)

    # layout

    def wear(self, look: Look) -> None:
        super().wear(look)
        self.arrange()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @property
    def _large(self) -> bool:
        return self.area.width() > 1080

    @property
    def paper(self) -> QRectF:
        """The sheet within the widget."""
        return self.area.adjusted(7, 4, -9, -9)

    def _types(self) -> tuple[Type, ...]:
        """The types to try, the largest first; the last is that of a text of several leaves."""
        for kind in TYPES:
            if kind.size == self.look.reading:
                return (kind,)
        return (HUGE_TYPE, LARGE_TYPE) if self._large else (LARGE_TYPE, READING_TYPE)

    @property
    def _columns(self) -> int:
        return 2 if self.area.width() >= _TWO else 1

    @property
    def _box(self) -> QRectF:
        """Where text stands: its columns, in the middle of the sheet."""
        paper, count = self.paper, self._columns
        side = 40.0 if self._large else 28.0
        most = _MEASURE * self._kind.size * count + _GAP * (count - 1)
        wide = min(most, paper.width() - 2 * side)
        left = paper.center().x() - wide / 2
        return QRectF(left, paper.top() + side - 6, wide, paper.height() - 2 * side + 6)

    @property
    def _column(self) -> float:
        count = self._columns
        return (self._box.width() - _GAP * (count - 1)) / count

    def _head(self, leaf: int) -> float:
        """How much the title takes, on later leaves the running head."""
        if leaf:
            return 34.0
        return 104.0 if self._large else 80.0

    def arrange(self) -> None:
        """Set the text and break it into leaves, in larger type where one leaf holds it."""
        for kind in self._types():
            self._kind = kind
            self._leaves = self._broken()
            if len(self._leaves) == 1:
                break
        self._leaf = min(self._leaf, max(0, len(self._leaves) - 1))

    def _broken(self) -> list[list[Slice]]:
        view, box, count = self._view, self._box, self._columns
        self._text = Prose(view.text, self._column, self._kind, initial=True)
        first = Room(box.height() - self._head(0) - _FOOT, count)
        later = Room(box.height() - self._head(1) - _FOOT, count)
        told = (view.rule_name, view.rule_told, view.rule_plain, view.art)
        self._rule = SetRule(RuleWords(*told), box.width(), self._kind)
        kept = self._rule.high + 22 if view.rule_plain else 0.0
        return leaves(self._text.line_tops, self._text.height, first, later, kept)

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the sheet and the leaf that lies open."""
        inks, paper = self.look.inks, self.paper
        if inks.textures:
            sheet(painter, paper.translated(3, 3), inks, seed=12)
        sheet(painter, paper, inks, seed=11)
        if not self._leaves:
            return
        words = TitleWords(self._view.title, self._view.kind, self._view.mark, self._view.stars)
        if self._leaf == 0:
            paint_title(painter, self._box, words, inks, large=self._large)
        else:
            paint_running_head(painter, self._box, words, inks)
        foot = self._paint_columns(painter)
        if self.at_end and self._view.rule_plain:
            foot = self._paint_rule(painter, foot)
        if self.at_end and self._box.bottom() - _FOOT - foot > _PIECE:
            tailpiece(painter, QPointF(self._box.center().x(), foot + 44), inks)
        self._paint_foot(painter)
        if self.hasFocus() and self._ringed:
            focus_ring(painter, paper, inks)

    def _paint_columns(self, painter: QPainter) -> float:
        """The columns of this leaf; how far down they reach."""
        inks, box = self.look.inks, self._box
        top, x, foot = box.top() + self._head(self._leaf), box.left(), box.top()
        slices = self._leaves[self._leaf]
        for n, part in enumerate(slices):
            if n:
                painter.setPen(QPen(QColor(inks.quiet), 0.5))
                middle = x - _GAP / 2
                end = top + max(one.high for one in slices)
                painter.drawLine(QPointF(middle, top + 4), QPointF(middle, end - 4))
            painter.save()
            painter.setClipRect(QRectF(x - 4, top, self._column + 8, part.high))
            self._text.draw(painter, x, top - part.top, inks.ink, inks)
            painter.restore()
            foot = max(foot, top + part.high)
            x += self._column + _GAP
        return max(foot, top)

    def _paint_rule(self, painter: QPainter, foot: float) -> float:
        """The rule in its frame: at the foot of the first leaf, below the text on later ones."""
        box, high = self._box, self._rule.high
        top = box.bottom() - _FOOT - high + 8 if self._leaf == 0 else foot + 28
        frame = QRectF(box.left(), top, box.width(), high)
        self._rule.paint(painter, frame, self.look.inks)
        return frame.bottom()

    def _paint_foot(self, painter: QPainter) -> None:
        """Which leaf of how many this is, where there are several."""
        if len(self._leaves) < 2:
            return
        inks, box = self.look.inks, self._box
        words = self.tr("{leaf} of {leaves}").format(leaf=self._leaf + 1, leaves=len(self._leaves))
        face = font(Face.LABEL, 13)
        right = box.right() - advance(" ", face)
        write(painter, right, box.bottom() + 4, words, face, inks.quiet, Side.RIGHT)
