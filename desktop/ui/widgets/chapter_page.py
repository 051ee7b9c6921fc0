"""The page of a Chapter that was just written: title, told paragraph, the player's own line."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import advance, suiting, write
from desktop.drawing.prose import SMALL_TYPE, Paragraph, Prose, Type
from desktop.ui.widgets.hand_line import HandLine
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.page_marks import mark_sign
from desktop.ui.widgets.page_slips import (
    end_piece,
    hint_of,
    more_mark,
    pencilled_hint,
    recap_height,
    recap_of,
    recap_slip,
)

_GAINS, _LINE = 50.0, 40.0
_LEAST = 20.0


class Gain(msgspec.Struct, frozen=True):
    """What was gained or lost: "XP", "+17". `lost` gives it a mark of its own."""

    label: str
    value: str
    lost: bool = False


class ChapterView(msgspec.Struct, frozen=True):
    """What the page shows. `page` is its place in the book; `kind` is "Chapter 9" or "A flight".

    `line` is the player's own; `writable` while the book is not closed. `emblem` is printed below
    the text where there is room: an Encounter's letter, "town" or "flight". `hint` is pencilled
    above the player's line.
    """

    page: int
    kind: str
    title: str
    told: tuple[Paragraph, ...] = ()
    gains: tuple[Gain, ...] = ()
    line: str = ""
    writable: bool = True
    recap: str = ""
    emblem: str = ""
    hint: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """Everything that is read on the page."""
        told = ("".join(run.text for run in row) for row in self.told)
        gains = ", ".join(f"{gain.label} {gain.value}" for gain in self.gains)
        return tuple(part for part in (self.recap, *told, gains, self.hint, self.line) if part)


class OwnLine(msgspec.Struct, frozen=True):
    """The player's own line for a page."""

    page: int
    text: str


class ChapterPage(PageFace):
    """Shows a Chapter; `line_written` tells the player's own line (OwnLine)."""

    line_written = Signal(object)  # OwnLine

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = ChapterView(-1, "", "")
        self._text = Prose((), 100)
        self._recap: Prose | None = None
        self._hint: Prose | None = None
        self._line = HandLine(20, self)
        self._line.ruled = True
        self._line.written.connect(self._written)

    def buttons(self) -> Sequence[QAbstractButton]:
        return (self._line,)

    def show_chapter(self, view: ChapterView) -> None:
        """Show a Chapter; safe to call twice. A line being written stays as it is."""
        if view.page != self._view.page:
            self._turned = 0.0
            self._line.put_away()
        self._view = view
        if not self._line.open_now:
            empty = self.tr("A line of your own (N)") if view.writable else ""
            self._line.show_line(
                view.line, self.tr("A line of your own"), empty=empty, writable=view.writable
            )
        self._line.setVisible(bool(view.line) or view.writable)
        self.setAccessibleName(f"{view.kind}. {view.title}")
        self.setAccessibleDescription("\n".join(view.words))
        self.arrange()
        self.update()

    def write_line(self) -> bool:
        """Put the caret into the player's own line, as N does; whether it may be written."""
        if self._view.writable:
            self._line.open()
        return self._view.writable

    def _written(self, text: str) -> None:
        self.line_written.emit(OwnLine(self._view.page, text))

    # layout

    def _text_area(self) -> QRectF:
        box, view = self.text_box, self._view
        top = self.story_line(view.title) + 8 + recap_height(self._recap)
        foot = self.paper.bottom() - 12
        foot -= _LINE if not self._line.isHidden() else 0
        foot -= self._hint.height + 10 if self._hint else 0
        foot -= _GAINS if view.gains else 0
        return QRectF(box.left(), top, box.width(), max(_LEAST, foot - top))

    def most(self) -> float:
        return max(0.0, self._text.height - self._text_area().height())

    def arrange(self) -> None:
        box = self.text_box
        self._recap = recap_of(self._view.recap, box.width())
        self._hint = hint_of(self._view.hint, box.width())
        foot = self.paper.bottom() - 10
        self.place(self._line, QRectF(box.left(), foot - _LINE + 4, box.width(), _LINE - 6))
        area = self._text_area()
        self._text = self._set(self.type)
        if self._text.height > area.height() and not self.look.reading:
            self._text = self._set(SMALL_TYPE)  # whole on a low page rather than larger

    def _set(self, kind: Type) -> Prose:
        return Prose(self._view.told, self.text_box.width(), kind, initial=True)

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the head, the text, what it brought."""
        view, inks, box = self._view, self.look.inks, self.text_box
        self.paint_paper(painter)
        self.paint_story_head(painter, view.title, view.kind)
        if self._recap:
            top = self.story_line(view.title) + 2
            high = recap_height(self._recap)
            slip = QRectF(box.left(), top, box.width(), high)
            recap_slip(painter, slip, self._recap, inks)
        room = self._text_area()
        painter.save()
        painter.setClipRect(room.adjusted(-4, 0, 4, 0))
        self._text.draw(painter, room.left(), room.top() - self.turned, inks.ink, inks)
        painter.restore()
        rest = room.adjusted(0, self._text.height, 0, 0)
        end_piece(painter, rest, view.emblem, inks)
        if self.turned < self.most() - 1:
            more_mark(painter, room.bottomRight(), inks)
        self._paint_gains(painter, room.bottom())
        if self._hint:
            top = room.bottom() + (_GAINS if view.gains else 0)
            area = QRectF(room.left(), top, room.width(), self._hint.height)
            pencilled_hint(painter, area, self._hint, inks)

    def _paint_gains(self, painter: QPainter, top: float) -> None:
        gains, inks, box = self._view.gains, self.look.inks, self.text_box
        large = self.share > 0.6
        label, size = ((15, 13), 20) if large else ((13, 12), 17)
        pitch = min(100.0 if large else 84.0, box.width() / max(1, len(gains)))
        for n, gain in enumerate(gains):
            x = box.left() + n * pitch
            face = suiting(gain.label, Face.LABEL, label, pitch - 8)
            write(painter, x, top + 18, gain.label, face, inks.quiet)
            value, colour = font(Face.STRONG, size), inks.red if gain.lost else inks.ink
            x += write(painter, x, top + 38, gain.value, value, colour) + 5
            if gain.lost and x + 12 < box.right():
                mark_sign(painter, x, top + 27, "costs", inks)
            elif advance(gain.value, value) < pitch - 20:
                mark_sign(painter, x, top + 27, "wins", inks)
