"""The graph-paper sheet at true scale, and the journey on it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.drawing.inks import PRINT
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_position import sheet_page
from desktop.drawing.sheet_records import HEAD, SheetPage, place
from desktop.drawing.sheet_rose import rose_place
from desktop.drawing.sheet_whole import paint_page
from desktop.keepsakes.games.book.pencilled import pencilled
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.rules.games.book.state import State
from desktop.words.book.names import Names
from desktop.words.book.where import place as where

SQUARE = 5.0
"""The side of a square, in mm."""
RIM = 0.5
"""So many mm beyond the squares belong to the picture: strokes reach a little over them."""
_SIDE = 24.0  # units of the painters a square: for such squares they set words large enough
_BOLD = 1.25  # what a pen leaves on paper is broader than on a screen
_AROUND = 2
_BELOW = 8.0  # mm
_PAGE, _LARGEST = (190.0, 260.0), 20.0  # mm
_LEAST = 120.0  # mm: no list of notes is narrower or lower


def sheet_picture(source: Source) -> Picture:
    """The whole sheet with its head, at true scale."""
    page = _page(source)
    return window(page, _whole(page), name=sheet_name(), alt=_told(source))


def sheet_pictures(source: Source, *, cut: bool = False) -> tuple[Picture, ...]:
    """The whole sheet, then the notes that have no room on it; `cut` their last page to size."""
    page = _page(source)
    size = page.columns * SQUARE, (page.rows + HEAD) * SQUARE
    return (sheet_picture(source), *_listed(source, page, _whole(page), size, cut=cut))


def journey_picture(source: Source, square: float = SQUARE) -> Picture:
    """What was written, with two squares all round; `square` mm wide each."""
    return _journey(source, square, numbered=False)


def journey_pictures(source: Source, *, cut: bool = False) -> tuple[Picture, ...]:
    """The journey as large as a page is, then the notes that have no room on it.

    `cut` makes the last page of notes no higher than it needs.
    """
    page = _page(source)
    first = _journey(source, _filling(written(page)), numbered=True)
    size = (max(first.width, _LEAST), max(first.height, _LEAST)) if cut else _PAGE
    return (first, *_listed(source, page, written(page), size, cut=cut))


def _journey(source: Source, square: float, *, numbered: bool) -> Picture:
    page = _page(source)
    return window(
        page, written(page), square, name=journey_name(), alt=_told(source), numbered=numbered
    )


def _filling(squares: QRectF) -> float:
    """So many whole mm for a square that a part of the sheet fills a page, standing or lying."""
    wide, high = sorted((squares.width(), squares.height()))
    return float(max(SQUARE, min(_LARGEST, _PAGE[0] // wide, _PAGE[1] // high)))


def _listed(
    source: Source, page: SheetPage, squares: QRectF, size: tuple[float, float], *, cut: bool
) -> tuple[Picture, ...]:
    """The notes that have no room beside their squares."""
    names = Names(source.history.content, source.language)
    return pencilled(names, page, _frame(squares), *size, cut=cut)


def sheet_name() -> str:
    """What the sheet is called."""
    return QCoreApplication.translate("Keepsakes", "The sheet")


def journey_name() -> str:
    """What the written part of the sheet is called."""
    return QCoreApplication.translate("Keepsakes", "The journey")


def together(pictures: Sequence[Picture]) -> Picture:
    """Pictures as one, each below the one before."""
    if len(pictures) == 1:
        return pictures[0]

    def draw(painter: QPainter) -> None:
        painter.save()
        for picture in pictures:
            painter.save()
            picture.draw(painter)
            painter.restore()
            painter.translate(0, picture.height + _BELOW)
        painter.restore()

    return msgspec.structs.replace(
        pictures[0],
        width=max(picture.width for picture in pictures),
        height=sum(picture.height + _BELOW for picture in pictures) - _BELOW,
        draw=draw,
        alt=" ".join(picture.alt for picture in pictures),
    )


def _page(source: Source) -> SheetPage:
    state: State = source.history.state
    return sheet_page(Names(source.history.content, source.language), state, source.jottings)


def _told(source: Source) -> str:
    return where(Names(source.history.content, source.language), source.history.state)


def _whole(page: SheetPage) -> QRectF:
    """The world and the head above it, in squares."""
    return QRectF(0, -HEAD, page.columns, page.rows + HEAD)


def written(page: SheetPage) -> QRectF:
    """The part of the world with something in it and a rim around it, in squares.

    The compass rose with the letter above it is in it, wherever there was room for it.
    """
    places = [place(name) for name in page.areas]
    if not places:
        return QRectF(0, 0, page.columns, page.rows)
    columns, rows = [column for column, _ in places], [row for _, row in places]
    left, top = max(0, min(columns) - _AROUND), max(0, min(rows) - _AROUND)
    right = min(page.columns, max(columns) + 1 + _AROUND)
    foot = min(page.rows, max(rows) + 1 + _AROUND)
    box, rose = QRectF(left, top, right - left, foot - top), rose_place(page)
    return box if rose is None else box | QRectF(rose[0], rose[1] - 1, 1, 2)


def _frame(squares: QRectF) -> Frame:
    """How the sheet lies where a part of it begins in the corner."""
    return Frame(_SIDE, -squares.left() * _SIDE, -squares.top() * _SIDE, _BOLD)


def window(
    page: SheetPage,
    squares: QRectF,
    side: float = SQUARE,
    *,
    name: str = "",
    alt: str = "",
    numbered: bool = True,
) -> Picture:
    """A part of the sheet, each of its squares so many mm wide; notes without room `numbered`."""
    frame, rim = _frame(squares), RIM * _SIDE / side
    box = QRectF(0, 0, squares.width() * _SIDE, squares.height() * _SIDE)
    clip = box.adjusted(-rim, -rim, rim, rim)

    def draw(painter: QPainter) -> None:
        with unit(painter, side / _SIDE, RIM, RIM):
            painter.setClipRect(clip, Qt.ClipOperation.IntersectClip)
            paint_page(painter, page, frame, clip, PRINT, numbered=numbered)

    return Picture(
        width=squares.width() * side + 2 * RIM,
        height=squares.height() * side + 2 * RIM,
        draw=draw,
        name=name,
        measure=QCoreApplication.translate("Keepsakes", "one square is {size} mm"),
        size=side,
        alt=alt,
    )
