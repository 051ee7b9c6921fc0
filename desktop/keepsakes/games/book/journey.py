"""The cover of a book, and the map of the journey as an illustration in it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.book_cover import SHAPE, paint_cover
from desktop.drawing.inks import PRINT
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_position import sheet_page
from desktop.drawing.sheet_records import SheetPage, place
from desktop.drawing.sheet_whole import paint_page
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.rules.games.book.state import State
from desktop.words.book import bound
from desktop.words.book.names import Names, place_text

COVER_HEIGHT = 184.0
_COVER_PX = 560.0
_SQUARE = 5.0
_LEAST, _AROUND = 9, 1
"""So many squares across and down are shown at the least, and so many around what was written."""


def cover_picture(source: Source, title: str, author: str) -> Picture:
    """The cover at the size of a book in the hand."""
    page = sheet_page(_names(source), source.history.state, source.jottings)
    scale = COVER_HEIGHT / _COVER_PX
    box = QRectF(0, 0, _COVER_PX * SHAPE, _COVER_PX)

    def draw(painter: QPainter) -> None:
        with unit(painter, scale):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_cover(painter, box, title, author, page, PRINT)

    alt = bound.cover_alt(title, author)
    return Picture(box.width() * scale, COVER_HEIGHT, draw, name=title, alt=alt)


def journey_picture(source: Source) -> Picture:
    """The part of the sheet that was written, at 5 mm a square, without its head."""
    state: State = source.history.state
    page = sheet_page(_names(source), state, source.jottings)
    left, top, wide, high = _window(page)
    frame = Frame(_SQUARE, -left * _SQUARE, -top * _SQUARE)
    clip = QRectF(0, 0, wide * _SQUARE, high * _SQUARE)

    def draw(painter: QPainter) -> None:
        painter.save()
        painter.setClipRect(clip)
        paint_page(painter, page, frame, clip, PRINT, ring=state.ending is None)
        painter.restore()

    alt = bound.journey_alt(len(state.legs), place_text(state.home)) if state.home else ""
    return Picture(
        clip.width(), clip.height(), draw, name=bound.journey_title(), size=_SQUARE, alt=alt
    )


def _names(source: Source) -> Names:
    return Names(source.history.content, source.language)


def _window(page: SheetPage) -> tuple[int, int, int, int]:
    """Column, row, and how many squares across and down; never beyond the paper."""
    places = [place(name) for name in page.areas] or [(page.columns // 2, page.rows // 2)]
    left, wide = _along([column for column, _ in places], page.columns)
    top, high = _along([row for _, row in places], page.rows)
    return left, top, wide, high


def _along(places: list[int], most: int) -> tuple[int, int]:
    first, last = min(places) - _AROUND, max(places) + _AROUND
    lacking = max(0, _LEAST - (last - first + 1))
    first, last = first - lacking // 2, last + lacking - lacking // 2
    count = min(most, last - first + 1)
    return max(0, min(first, most - count)), count
