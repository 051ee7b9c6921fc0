"""The growing book, to be read leaf by leaf; as a whole page, two leaves lie open side by side."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.prose import Paragraph
from desktop.ui.widgets.page_face import PageFace


class Leaf(msgspec.Struct, frozen=True):
    """One leaf: a Chapter, a flight, a stay. `figures` are its numbers in one line.

    `page` is its place among the pages, by which the player's own line is kept.
    """

    page: int
    kind: str
    title: str
    told: tuple[Paragraph, ...] = ()
    line: str = ""
    figures: str = ""
    sort: Literal["chapter", "flight", "town"] = "chapter"


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

    def show_book(self, view: BookView) -> None:
        """Show the book; safe to call twice."""
        self._view = view
        self.arrange()
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the book."""
        self.paint_paper(painter)
