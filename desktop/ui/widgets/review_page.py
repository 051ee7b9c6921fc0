"""The review of a book that is done: line by line, the verdict with its stars, what to do next."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.page_face import PageFace

End = Literal["finished", "fear", "dead", "stranded"]


class ReviewLine(msgspec.Struct, frozen=True):
    """One line: what is counted, how it came about ("3 x INT 4"), its points."""

    label: str
    points: int
    detail: str = ""


class ReviewCall(msgspec.Struct, frozen=True):
    """A button below the verdict: "read", "shelf", "again", later "print"."""

    id: str
    label: str
    digit: int = 0


class ReviewView(msgspec.Struct, frozen=True):
    """What the page shows. A dead adventurer has no lines: `told` says what is left.

    `total` is "107 years", `verdict` its words, `stars` 0 to 5, `goal` what would have won.
    `run` names the review: one not shown before is written line by line.
    """

    end: End
    title: str
    kind: str = ""
    told: str = ""
    lines: tuple[ReviewLine, ...] = ()
    total: str = ""
    verdict: str = ""
    stars: int = 0
    goal: str = ""
    calls: tuple[ReviewCall, ...] = ()
    run: str = ""


class ReviewPage(PageFace):
    """Shows a review; `called` tells the button that was pressed, `told` that all is written."""

    called = Signal(str)
    told = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = ReviewView("finished", "")

    def show_review(self, view: ReviewView) -> None:
        """Show a review; safe to call twice."""
        self._view = view
        self.arrange()
        self.update()

    def skip(self) -> bool:
        """Write all lines at once, as Space does; whether any was missing."""
        return False

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the page."""
        self.paint_paper(painter)
