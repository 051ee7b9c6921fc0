"""What the faces of a book's page share: the paper, its head, its type, its margins."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, advance, fitted, write
from desktop.drawing.paper import sheet
from desktop.drawing.prose import LARGE_TYPE, READING_TYPE, TYPES, Type
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Row, Rowed

NARROW, WIDE = 380.0, 500.0
"""How wide a page is in the smaller and in the larger window, at zoom 100 %."""
SMALL_HEIGHT, LARGE_HEIGHT = 446.0, 690.0
HEAD = 33.0
"""From the top of the text to the rule under the title."""


class PageFace(Rowed):
    """One face of the page."""

    def sizeHint(self) -> QSize:
        return QSize(round(NARROW * self.look.zoom), round(SMALL_HEIGHT * self.look.zoom))

    @property
    def share(self) -> float:
        """How far the page is on the way from its smaller width to its larger one, 0 to 1."""
        return min(1.0, max(0.0, (self.area.width() - NARROW) / (WIDE - NARROW)))

    @property
    def tall(self) -> float:
        """How far the page is on the way from its smaller height to its larger one, 0 to 1."""
        low = LARGE_HEIGHT - SMALL_HEIGHT
        return min(1.0, max(0.0, (self.area.height() - SMALL_HEIGHT) / low))

    @property
    def paper(self) -> QRectF:
        """The sheet of paper within the widget."""
        return self.area.adjusted(8, 8, -8, -8)

    @property
    def text_box(self) -> QRectF:
        """The paper within its margins."""
        margin = 22 + 14 * self.share
        return self.paper.adjusted(margin, 12 + 10 * self.share, -margin, -12)

    @property
    def head_line(self) -> float:
        """Where the rule under the title lies."""
        return self.text_box.top() + HEAD + 6 * self.share

    @property
    def type(self) -> Type:
        """The type of what is read."""
        for kind in TYPES:
            if kind.size == self.look.reading:
                return kind
        return LARGE_TYPE if self.share > 0.6 else READING_TYPE

    def paint_paper(self, painter: QPainter) -> None:
        """Draw the sheet of paper, and the focus ring on it."""
        inks, paper = self.look.inks, self.paper
        sheet(painter, paper, inks, seed=9)
        if self.hasFocus():
            focus_ring(painter, paper, inks)

    def story_title(self, title: str) -> tuple[int, list[str]]:
        """A title that is told, in at most two lines, and its size."""
        sizes = (32, 24, 20, 17) if self.share > 0.6 else (24, 20, 17)
        return title_lines(title, self.text_box.width(), sizes, 2)

    def story_line(self, title: str) -> float:
        """Where the rule under a told title lies."""
        size, lines = self.story_title(title)
        return self.text_box.top() + 18 + size * 1.12 * len(lines) + 6

    def paint_story_head(self, painter: QPainter, title: str, kind: str, mark: str = "") -> None:
        """Write what the page is in small print, under it a title that is told, a rule below."""
        inks, box = self.look.inks, self.text_box
        face = font(Face.LABEL, 13)
        taken = write(painter, box.right(), box.top() + 9, mark, face, inks.quiet, Side.RIGHT)
        kind = fitted(kind, face, box.width() - taken - 12)
        write(painter, box.left(), box.top() + 9, kind, face, inks.quiet)
        size, lines = self.story_title(title)
        y = box.top() + 18 + size * 0.86
        for line in lines:
            write(painter, box.left(), y, line, font(Face.TITLE, size), inks.ink)
            y += size * 1.12
        line_at = self.story_line(title)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(box.left(), line_at), QPointF(box.right(), line_at))

    def paint_head(
        self, painter: QPainter, title: str, kind: str, *, room: float = 0.0, ruled: bool = True
    ) -> float:
        """Write the title, what it is at its right, a rule below; return the line of the rule.

        `room` is kept free at the right.
        """
        inks, box = self.look.inks, self.text_box
        line, face = self.head_line, font(Face.LABEL, 13)
        taken = write(painter, box.right() - room, line - 9, kind, face, inks.quiet, Side.RIGHT)
        space = box.width() - room - (taken + 12 if kind else 0)
        sizes = (32, 24, 20) if self.share > 0.6 else (24, 20)
        large = (s for s in sizes if advance(title, font(Face.TITLE, s)) <= space)
        face = font(Face.TITLE, next(large, 17))
        write(painter, box.left(), line - 9, fitted(title, face, space), face, inks.ink)
        if ruled:
            painter.setPen(QPen(QColor(inks.ink), 1.5))
            painter.drawLine(QPointF(box.left(), line), QPointF(box.right(), line))
        return line


def broken(text: str, face: QFont, room: float) -> list[str]:
    """The lines that a text takes; nine of them where a word alone is too wide."""
    if any(advance(word, face) > room for word in text.split()):
        return [text] * 9
    return wrapped(text, face, room, 9)


def title_lines(
    title: str, room: float, sizes: tuple[int, ...], most: int
) -> tuple[int, list[str]]:
    """The largest of these sizes in which a title takes at most so many lines, and the lines."""
    fit = (size for size in sizes if len(broken(title, font(Face.TITLE, size), room)) <= most)
    size = next(fit, sizes[-1])
    return size, wrapped(title, font(Face.TITLE, size), room, most)


def light_row(painter: QPainter, box: QRectF, row: Row, *, marked: bool = False) -> None:
    """Lay a light wash under a row that is pointed at; a bar at its left while it is `marked`."""
    inks = row.look.inks
    if not (row.lit or marked):
        return
    if inks.textures:
        painter.fillRect(box, faded(inks.amber, 0.16) if marked else faded(inks.ink, 0.06))
    elif not row.hasFocus():
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawRect(box.adjusted(0.75, 0.75, -0.75, -0.75))
    if marked:
        painter.fillRect(QRectF(box.left(), box.top(), 3, box.height()), QColor(inks.ink))
