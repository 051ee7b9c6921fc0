"""The end of a finished book: it closes over the sheet, then it is reviewed."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Signal

from desktop.drawing.sheet_records import SheetPage
from desktop.rules.games.book.state import State
from desktop.store.format import Jottings
from desktop.ui.games.book.parts.page_look import called
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.theme import Look
from desktop.ui.widgets.closed_book import ClosedBook, Cover
from desktop.words.book import chapters
from desktop.words.book.names import ADVENTURER, TITLE


class Closing(QObject):
    """Lays the closed book over the sheet, once a finished story has been read to its end."""

    shut = Signal()
    """The book is closed: it may be reviewed."""

    def __init__(self, board: SheetBoard, look: Look) -> None:
        """Nothing lies there; the book is made when it is first needed."""
        super().__init__(board)
        self._board = board
        self._look = look
        self.book: ClosedBook | None = None
        self._seen = False  # it was closed, and may have been opened again

    @property
    def running(self) -> bool:
        """Whether the book is being closed: the review waits for it."""
        return self.book is not None and self.book.closing

    def show(self, state: State, jottings: Jottings, page: SheetPage, *, over: bool) -> None:
        """Close the book of a finished story that was read; open it where a step was taken back."""
        if not over or state.ending != "finished":
            self._seen = False
            self.open()
            return
        if self.book is None:
            self.book = ClosedBook(self._board)
            self.book.wear(self._look)
            self.book.opened.connect(self.open)
            self.book.closed.connect(self.shut)
        self.book.show_cover(_cover(jottings, page))
        if not self._seen:
            self._seen = True
            self.book.shut(at_once=not self._board.isVisible())

    def open(self) -> bool:
        """Take the book off the sheet; whether it lay there."""
        lay = self.book is not None and not self.book.isHidden()
        if self.book is not None:
            self.book.hide()
        return lay

    def skip(self) -> bool:
        """Shut the book now; whether it was moving."""
        return self.book is not None and self.book.skip()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        if self.book is not None:
            self.book.wear(look)


def _cover(jottings: Jottings, page: SheetPage) -> Cover:
    names = called(jottings)
    byline = QCoreApplication.translate("Book", "by {adventurer}").format(
        adventurer=names[ADVENTURER]
    )
    title = names[TITLE] or chapters.default_title()
    return Cover(title, byline if names[ADVENTURER] else "", page)
