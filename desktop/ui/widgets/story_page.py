"""The page: what is read and decided. Title, mood, text with its initial, options below."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPen, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, write
from desktop.drawing.paper import sheet
from desktop.drawing.prose import LARGE_TYPE, READING_TYPE, TYPES, Paragraph, Prose, Run, Type
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import Drawn, focus_ring
from desktop.ui.widgets.option_row import GAP, HEIGHT, OptionButton, OptionRow
from desktop.ui.widgets.page_slips import (
    hint_of,
    more_mark,
    pencilled_hint,
    recap_height,
    recap_of,
    recap_slip,
    tailpiece,
)
from desktop.ui.widgets.veil import Fade

_NARROW, _WIDE = 420.0, 600.0
_HEAD, _HINT_GAP, _TAILPIECE = 54.0, 8.0, 96.0
_MEASURE = 23.5  # the longest line in sizes of its type: 62 characters
_LINES = 3  # of text that options at the foot leave; on a lower page they follow the text


class PageView(msgspec.Struct, frozen=True):
    """What the page shows, all of it plain text in runs.

    `mark` is a journal's letter; `mood_folded` and `folded` leave one line; `recap` lies above the
    text, `hint` is pencilled under it.
    """

    title: str
    kind: str = ""
    mark: str = ""
    mood: Paragraph = ()
    text: tuple[Paragraph, ...] = ()
    initial: bool = False
    options: tuple[OptionRow, ...] = ()
    mood_folded: bool = False
    folded: bool = False
    folded_note: str = ""
    recap: str = ""
    hint: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """Everything that is read on the page, a paragraph each, without the options."""
        heads = (self.title, self.recap)
        told = (self.mood, *self.text)
        runs = ("".join(run.text for run in row if run.style != "icon") for row in told)
        return tuple(part for part in (*heads, *runs, self.hint) if part)


class StoryPage(Drawn):
    """Shows a page; `picked` tells the option that was taken, by click, digit or Enter."""

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = PageView("")
        self._rows: list[OptionButton] = []
        self._turned = 0.0
        self._hint: Prose | None = None
        self._recap: Prose | None = None
        self._fade = Fade(self)
        self._set: tuple[Prose | None, Prose] = (None, Prose((), 100))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wear(self, look: Look) -> None:
        same = (look.zoom, look.reading) == (self.look.zoom, self.look.reading)
        super().wear(look)
        for row in self._rows:
            row.wear(look)
        if not same:
            self._arrange()

    def sizeHint(self) -> QSize:
        return QSize(round(420 * self.look.zoom), round(446 * self.look.zoom))

    def show_page(self, view: PageView) -> None:
        """Show a page; safe to call twice. The same text keeps the place it was turned to."""
        if view == self._view:
            return
        if (view.title, view.text) != (self._view.title, self._view.text):
            self._turned = 0.0
            if self.isVisible() and self.look.motion and self._view.title:
                self._fade.fade_from(self.grab(), motion=True)
        self._view = view
        self._show_rows(view.options)
        self.setAccessibleName(" ".join(part for part in (view.title, view.mark) if part))
        self.setAccessibleDescription("\n".join(view.words[1:] if view.title else view.words))
        self._arrange()

    def _show_rows(self, options: tuple[OptionRow, ...]) -> None:
        while len(self._rows) > len(options):
            gone = self._rows.pop()
            gone.hide()
            gone.deleteLater()
        for n, option in enumerate(options):
            if n < len(self._rows):
                self._rows[n].show_row(option)
            else:
                row = OptionButton(option, self)
                row.wear(self.look)
                row.picked.connect(self.picked)
                row.show()
                row.stackUnder(self._fade)
                self._rows.append(row)

    @property
    def rows(self) -> tuple[OptionButton, ...]:
        """The option rows, in the order shown."""
        return tuple(self._rows)

    # keys

    def pick(self, digit: int) -> bool:
        """Take the option of a digit; whether there was one that is open, and none is taken yet."""
        if any(row.row.chosen for row in self._rows):
            return False
        for row in self._rows:
            if row.row.digit == digit and not row.row.closed:
                self.picked.emit(row.row)
                return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down if self._rows:
                self._step(1)
            case Qt.Key.Key_Up if self._rows:
                self._step(-1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if self._focused() >= 0:
                self._rows[self._focused()].click()
            case Qt.Key.Key_PageDown:
                self.turn(self._text_area().height() * 0.8)
            case Qt.Key.Key_PageUp:
                self.turn(-self._text_area().height() * 0.8)
            case _:
                digit = event.text() in tuple("123456789")
                if not digit or not self.pick(int(event.text())):
                    super().keyPressEvent(event)

    def _focused(self) -> int:
        return next((n for n, row in enumerate(self._rows) if row.hasFocus()), -1)

    def _step(self, by: int) -> None:
        """Move the focus among the option rows."""
        at = self._focused()
        at = (0 if by > 0 else len(self._rows) - 1) if at < 0 else (at + by) % len(self._rows)
        if self._following():
            self.turn(self._length() + at * (HEIGHT + GAP) - self._turned)
        self._rows[at].setFocus(Qt.FocusReason.TabFocusReason)

    def turn(self, by: float) -> None:
        """Move the text up by so many units, within its length."""
        most = max(0.0, self._whole() - self._text_area().height())
        self._turned = min(most, max(0.0, self._turned + by))
        self._lay_rows()
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn(-event.angleDelta().y() / 3)

    # layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def _paper(self) -> QRectF:
        return self.area.adjusted(6, 6, -8, -2)

    def _margin(self) -> float:
        share = min(1.0, max(0.0, (self.area.width() - _NARROW) / (_WIDE - _NARROW)))
        long = _MEASURE * self._type().size
        return max(23 + 17 * share, (self._paper().width() - long) / 2)

    def _type(self) -> Type:
        for kind in TYPES:
            if kind.size == self.look.reading:
                return kind
        return LARGE_TYPE if self.area.width() >= 0.65 * _WIDE + 0.35 * _NARROW else READING_TYPE

    def _foot_top(self) -> float:
        """Where options that stand at the foot begin."""
        return self._paper().bottom() - 8 - len(self._rows) * (HEIGHT + GAP)

    def _following(self) -> bool:
        """Whether the page is so low that the options follow the text and turn with it."""
        least = _HEAD + recap_height(self._recap) + _LINES * self._type().leading
        return bool(self._rows) and self._foot_top() < self._paper().top() + least

    def _text_area(self) -> QRectF:
        paper, margin = self._paper(), self._margin()
        at_foot = self._rows and not self._following()
        foot = self._foot_top() - 4 if at_foot else paper.bottom() - 16
        foot -= self._hint.height + _HINT_GAP if self._hint else 0.0
        top = paper.top() + _HEAD + recap_height(self._recap)
        return QRectF(paper.left() + margin, top, paper.width() - 2 * margin, max(0.0, foot - top))

    def _length(self) -> float:
        mood, text = self._set
        return (mood.height + 6 if mood else 0.0) + text.height + 8

    def _whole(self) -> float:
        """The length of all that is turned."""
        return self._length() + (len(self._rows) * (HEIGHT + GAP) if self._following() else 0.0)

    def _arrange(self) -> None:
        """Set the text to the page's width and put the rows at its foot."""
        kind, view = self._type(), self._view
        width = self._paper().width() - 2 * self._margin()
        self._hint, self._recap = hint_of(view.hint, width), recap_of(view.recap, width)
        area, mood = self._text_area(), None
        if view.mood:
            mood = Prose((tuple(Run("mood", run.text) for run in view.mood),), area.width(), kind)
        self._set = (mood, Prose(view.text, area.width(), kind, initial=view.initial))
        self.turn(0)

    def _lay_rows(self) -> None:
        paper, zoom, following = self._paper(), self.look.zoom, self._following()
        area = self._text_area()
        y = area.top() + self._length() - self._turned if following else self._foot_top()
        x, w = paper.left() + self._margin() - 6, paper.width() - 2 * self._margin() + 12
        for row in self._rows:
            row.setGeometry(
                QRect(round(x * zoom), round(y * zoom), round(w * zoom), round(HEIGHT * zoom))
            )
            row.setVisible(not following or area.top() <= y <= paper.bottom() - HEIGHT)
            y += HEIGHT + GAP

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw two sheets, the head, and the text as far as it is turned."""
        inks, paper = self.look.inks, self._paper()
        if inks.textures:
            sheet(painter, paper.translated(3, 2), inks, seed=8)
        sheet(painter, paper, inks, seed=9)
        self._paint_head(painter, paper)
        if self._view.folded:
            self._paint_folded(painter)
        else:
            self._paint_text(painter)
        if self._hint:
            foot = self._text_area().adjusted(0, 0, 0, self._hint.height + _HINT_GAP)
            pencilled_hint(painter, foot, self._hint, inks)
        if self._recap:
            above = self._text_area().adjusted(0, -recap_height(self._recap), 0, 0)
            recap_slip(painter, above, self._recap, inks)
        if self.hasFocus():
            focus_ring(painter, paper, inks)

    def _paint_head(self, painter: QPainter, paper: QRectF) -> None:
        inks, view, margin = self.look.inks, self._view, self._margin()
        left, right, line = paper.left() + margin, paper.right() - margin, paper.top() + 46
        x = right
        if view.mark:
            x -= write(painter, x, line - 9, view.mark, font(Face.STRONG, 13), inks.ink, Side.RIGHT)
            x -= 8
        if view.kind:
            x -= write(
                painter, x, line - 9, view.kind, font(Face.LABEL, 13), inks.quiet, Side.RIGHT
            )
        sizes = (
            size
            for size in (24, 20)
            if advance(view.title, font(Face.TITLE, size)) <= x - left - 12
        )
        face = font(Face.TITLE, next(sizes, 17))
        write(painter, left, line - 10, fitted(view.title, face, x - left - 12), face, inks.ink)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(left, line), QPointF(right, line))

    def _paint_text(self, painter: QPainter) -> None:
        inks, area = self.look.inks, self._text_area()
        mood, text = self._set
        painter.save()
        painter.setClipRect(area.adjusted(-4, 0, 4, 0))
        y = area.top() + 4 - self._turned
        if mood and self._view.mood_folded:
            y += self._paint_folded_mood(painter, area, y)
        elif mood:
            mood.draw(painter, area.left(), y, inks.quiet, inks)
            y += mood.height + 6
        text.draw(painter, area.left(), y, inks.ink, inks)
        painter.restore()
        if area.height() - self._length() > _TAILPIECE:
            tailpiece(painter, QPointF(area.center().x(), y + text.height + 34), inks)
        if self._turned + area.height() < self._whole() - 1:
            more_mark(painter, area.bottomRight(), inks)

    def _paint_folded_mood(self, painter: QPainter, area: QRectF, y: float) -> float:
        kind = self._type()
        face = font(Face.MOOD, kind.size)
        words = "".join(run.text for run in self._view.mood)
        shown = fitted(words, face, area.width())
        write(painter, area.left(), y + kind.leading * 0.72, shown, face, self.look.inks.quiet)
        return kind.leading + 6

    def _paint_folded(self, painter: QPainter) -> None:
        area, inks, kind = self._text_area(), self.look.inks, self._type()
        words = "".join(run.text for row in self._view.text[:1] for run in row)
        note, face = self._view.folded_note, font(Face.LABEL, 13)
        taken = write(painter, area.right(), area.top() + 20, note, face, inks.quiet, Side.RIGHT)
        face = font(Face.READING, kind.size)
        shown = fitted(words, face, area.width() - taken - 16)
        write(painter, area.left(), area.top() + 20, shown, face, inks.ink)
