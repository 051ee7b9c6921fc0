"""The page of a Chapter that was just written: title, told paragraph, the player's own line."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.prose import Paragraph
from desktop.ui.widgets.page_face import PageFace


class Gain(msgspec.Struct, frozen=True):
    """What was gained or lost: "XP", "+17". `lost` gives it a mark of its own."""

    label: str
    value: str
    lost: bool = False


class ChapterView(msgspec.Struct, frozen=True):
    """What the page shows. `page` is its place in the book; `kind` is "Chapter 9" or "A flight".

    `line` is the player's own; `writable` while the book is not closed.
    """

    page: int
    kind: str
    title: str
    told: tuple[Paragraph, ...] = ()
    gains: tuple[Gain, ...] = ()
    line: str = ""
    writable: bool = True
    recap: str = ""


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

    def show_chapter(self, view: ChapterView) -> None:
        """Show a Chapter; safe to call twice. A line being written stays as it is."""
        self._view = view
        self.arrange()
        self.update()

    def write_line(self) -> bool:
        """Put the caret into the player's own line, as N does; whether it may be written."""
        return False

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the page."""
        self.paint_paper(painter)
