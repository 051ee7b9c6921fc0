"""A sheet of paper on the desk: a title under a rule, set text, or a widget in the text's place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import advance, fitted, write
from desktop.drawing.paper import sheet
from desktop.drawing.prose import HUGE_TYPE, LARGE_TYPE, READING_TYPE, Paragraph, Prose
from desktop.ui.theme import Look
from desktop.ui.widgets.bare_scroll import BareScroll
from desktop.ui.widgets.drawn import Drawn, focus_ring
from desktop.ui.widgets.page_slips import tailpiece

_HEAD, _FOOT, _TAILPIECE = 66.0, 22.0, 110.0
_MEASURE = 23.5  # the longest line in sizes of its type: 62 characters
_WIDE, _HUGE = 620.0, 840.0
_TYPES = (HUGE_TYPE, LARGE_TYPE, READING_TYPE)


class SetText(Drawn):
    """Paragraphs as high as they need to be, the first with its initial."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text: tuple[Paragraph, ...] = ()
        self._initial = True
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_text(self, text: tuple[Paragraph, ...], *, initial: bool) -> None:
        """Set other paragraphs; safe to call twice."""
        self._text, self._initial = text, initial
        words = ("".join(run.text for run in row if run.style != "icon") for row in text)
        self.setAccessibleName("\n".join(words))
        self.setMinimumHeight(self.heightForWidth(max(1, self.width())))
        self.updateGeometry()
        self.update()

    def _set(self, width: float) -> tuple[Prose, float]:
        """The text set to a width, and how far it stands in."""
        kind = next(one for one in _TYPES if width >= _MEASURE * one.size or one is READING_TYPE)
        room = min(width - 8, _MEASURE * kind.size)
        reading = Prose(self._text, room, kind, initial=self._initial)
        return reading, (width - room) / 2

    def sizeHint(self) -> QSize:
        width = round(480 * self.look.zoom)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(200 * self.look.zoom), 1)

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        zoom = self.look.zoom
        return round((self._set(width / zoom)[0].height + 14) * zoom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))

    def wear(self, look: Look) -> None:
        super().wear(look)
        self.setMinimumHeight(self.heightForWidth(max(1, self.width())))

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the text, and a tailpiece where there is room for one."""
        inks = self.look.inks
        reading, left = self._set(area.width())
        reading.draw(painter, left, 4, inks.ink, inks)
        if area.height() - reading.height > _TAILPIECE and self._text:
            tailpiece(painter, QPointF(area.center().x(), reading.height + 48), inks)
        if self.hasFocus():
            focus_ring(painter, area, inks)


class ProseSheet(QWidget):
    """Paper with a title; what lies on it is scrolled where it is too long."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        """Lay one widget on the paper, under the title."""
        super().__init__(parent)
        self._look = Look()
        self._title = ""
        self._set = isinstance(inside, SetText)
        self.scroller = BareScroll(inside, self)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self.scroller)
        self.wear(self._look)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        zoom = look.zoom
        side = self._side()
        sizes = (side, _HEAD, side - 8, _FOOT)
        self._layout.setContentsMargins(*(round(size * zoom) for size in sizes))
        self.update()

    def _side(self) -> int:
        """The margin left and right: wide enough for lines of at most 62 characters."""
        width = self.width() / self._look.zoom
        least = 24 if width < _WIDE else 40
        kind = LARGE_TYPE if width < _HUGE else HUGE_TYPE
        measure = _MEASURE * kind.size + 20
        return max(least, round((width - measure) / 2)) if self._set else least

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wider paper has wider margins."""
        super().resizeEvent(event)
        self.wear(self._look)

    def entitle(self, title: str) -> None:
        """Write another title."""
        self._title = title
        self.setAccessibleName(title)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Two sheets, the title and its rule."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        zoom, inks = self._look.zoom, self._look.inks
        painter.scale(zoom, zoom)
        area = QRectF(0, 0, self.width() / zoom, self.height() / zoom)
        paper = area.adjusted(5, 4, -8, -9)
        if inks.textures:
            sheet(painter, paper.translated(3, 2), inks, seed=8)
        sheet(painter, paper, inks, seed=9)
        side = self._side()
        left, right, line = side, area.width() - side - 3, 58.0
        sizes = (
            size for size in (32, 24) if advance(self._title, font(Face.TITLE, size)) < right - left
        )
        face = font(Face.TITLE, next(sizes, 20))
        title = fitted(self._title, face, right - left)
        write(painter, left, line - 13, title, face, inks.ink)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(left, line), QPointF(right, line))
        painter.end()
