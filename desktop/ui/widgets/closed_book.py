"""A book that is done closes over its sheet; a press opens it again."""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.book_cover import cover_box, paint_back, paint_cover, paint_inside
from desktop.drawing.inks import faded
from desktop.drawing.paper import shadow
from desktop.drawing.sheet_records import SheetPage
from desktop.ui.widgets.animator import Animator
from desktop.ui.widgets.drawn import Drawn

CLOSE_MS = 700


class Cover(msgspec.Struct, frozen=True):
    """What is on the cover: the title, by whom, the sheet that was written."""

    title: str
    byline: str
    page: SheetPage


class ClosedBook(Drawn):
    """Covers a widget with a book; `closed` is told once it is shut, `opened` at a press."""

    closed = Signal()
    opened = Signal()

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered)
        self._covered = covered
        self._cover = Cover("", "", SheetPage())
        self._share = 1.0
        self.animator = Animator(self)
        self.animator.moved.connect(self._turn)
        self.animator.ended.connect(self._shut)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        covered.installEventFilter(self)
        self.hide()

    @property
    def closing(self) -> bool:
        """Whether it is being shut."""
        return bool(self.animator.running)

    def show_cover(self, cover: Cover) -> None:
        """Show other words on the cover; safe to call twice."""
        if cover != self._cover:
            self._cover = cover
            self.setAccessibleName(cover.title)
            self.setAccessibleDescription(cover.byline)
            self.update()

    def shut(self, *, at_once: bool) -> None:
        """Close the book over what it covers."""
        self.setGeometry(self._covered.rect())
        self.show()
        self.raise_()
        self._share = 0.0
        self.animator.motion = self.look.motion and not at_once
        self.animator.play("close", round(CLOSE_MS * self.look.pace))

    def skip(self) -> bool:
        """Shut it now; whether it was moving."""
        return self.animator.skip()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Cover what it covers, whatever size that is now."""
        if event.type() == QEvent.Type.Resize:
            self.setGeometry(self._covered.rect())
        return False

    def _turn(self, elapsed: object) -> None:
        self._share = min(1.0, float(str(elapsed)) / (CLOSE_MS * self.look.pace))
        self.update()

    def _shut(self, _: str) -> None:
        self._share = 1.0
        self.update()
        self.closed.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A press while it moves shuts it, later it opens it."""
        if not self.skip():
            self.opened.emit()
        event.accept()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the dimmed sheet under it, the book, and its cover as far as it is turned."""
        inks, page, share = self.look.inks, self._cover.page, self._share
        painter.fillRect(area, faded(inks.desk, (0.82 if inks.textures else 1.0) * share))
        box = cover_box(area)
        if share >= 1:
            if inks.textures:
                shadow(painter, box, 0.6)
            paint_cover(painter, box, self._cover.title, self._cover.byline, page, inks)
            return
        paint_back(painter, box, inks, page.seed)
        across = -math.cos(math.pi * share)  # from wide open at the left to shut at the right
        painter.save()
        painter.translate(box.left(), 0)
        painter.scale(max(0.004, abs(across)), 1)
        turned = QRectF(0 if across > 0 else -box.width(), box.top(), box.width(), box.height())
        if across > 0:
            paint_cover(painter, turned, self._cover.title, self._cover.byline, page, inks)
        else:
            paint_inside(painter, turned, inks, page.seed)
        painter.restore()
