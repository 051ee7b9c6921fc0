"""The cover of a book, with its title and the journey on a label."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.book_cover import SHAPE, paint_cover
from desktop.drawing.inks import PRINT
from desktop.drawing.sheet_position import sheet_page
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.words.book.bound import heads
from desktop.words.book.names import Names

COVER_HEIGHT = 184.0
_COVER_PX = 560.0


def cover_picture(source: Source, title: str, author: str) -> Picture:
    """The cover at the size of a book in the hand."""
    names = Names(source.history.content, source.language)
    page = sheet_page(names, source.history.state, source.jottings)
    scale = COVER_HEIGHT / _COVER_PX
    box = QRectF(0, 0, _COVER_PX * SHAPE, _COVER_PX)

    def draw(painter: QPainter) -> None:
        with unit(painter, scale):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_cover(painter, box, title, author, page, PRINT)

    alt = heads.cover_alt(title, author)
    return Picture(box.width() * scale, COVER_HEIGHT, draw, name=title, alt=alt)
