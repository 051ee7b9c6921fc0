"""The parts of the Book's table and where they lie; they are shown, and keep no truth."""

from typing import Literal

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.drawing.paper import desk
from desktop.ui.games.book.parts.layout import Parts, parts
from desktop.ui.theme import Look
from desktop.ui.widgets.adventurer_note import AdventurerNote
from desktop.ui.widgets.book_page import BookPage
from desktop.ui.widgets.chapter_page import ChapterPage
from desktop.ui.widgets.desk import Desk
from desktop.ui.widgets.destination_page import DestinationPage
from desktop.ui.widgets.encounter_page import EncounterPage
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.next_button import NextButton
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.pool_tray import PoolTray
from desktop.ui.widgets.review_page import ReviewPage
from desktop.ui.widgets.setup_page import SetupPage
from desktop.ui.widgets.town_page import TownPage
from desktop.ui.widgets.veil import Dusk

NEXT = 44
LEAST_BESIDE = 120
"""So wide the sheet must be beside the drawer; else it lies under it."""
FaceName = Literal["setup", "destination", "encounter", "town", "chapter", "review", "book"]


class Panels(QWidget):
    """All parts of the table, placed by `layout`. The board's widgets are handed in."""

    def __init__(self, look: Look, board: tuple[QWidget, ...], parent: QWidget | None = None):
        """Build the parts; `board` are the sheet and its list twin. Nothing is shown yet."""
        super().__init__(parent)
        self.look = look
        self.parts: Parts = parts(1366, 654)
        self.note = AdventurerNote(self)
        self.board = QStackedWidget(self)
        self._board = board
        for part in board:
            self.board.addWidget(part)
        self.log = LogLine(self)
        self.destination = DestinationPage()
        self.encounter = EncounterPage()
        self.town = TownPage()
        self.chapter = ChapterPage()
        self.review = ReviewPage()
        self.setup = SetupPage()
        self.book = BookPage()
        self.faces: dict[FaceName, PageFace] = {
            "setup": self.setup,
            "destination": self.destination,
            "encounter": self.encounter,
            "town": self.town,
            "chapter": self.chapter,
            "review": self.review,
            "book": self.book,
        }
        self._under_page = Desk(self)  # where the page lies over the sheet
        self.page = QStackedWidget(self)
        for face in self.faces.values():
            self.page.addWidget(face)
        self.next = NextButton(self)
        self.next.leading = True
        self.tray = PoolTray(self)
        self.dusk = Dusk(self.board)
        self.page_over_tray = False
        self.drawer_open = True
        self.book_whole = False
        self._under: FaceName = "destination"  # what the book was opened over
        self.wear(look)

    def wear(self, look: Look) -> None:
        """Put a look on every part of ours; the board's widgets are dressed by who made them."""
        self.look = look
        for part in (self.log, self.next, self._under_page):
            part.wear(look)
        for drawn in (self.note, self.tray, *self.faces.values()):
            drawn.wear(look)
        self._lie()
        self.update()

    @property
    def face(self) -> FaceName:
        """The face that lies open."""
        if self.book_whole:
            return "book"
        shown = self.page.currentWidget()
        return next(name for name, face in self.faces.items() if face is shown)

    def show_face(self, name: FaceName, *, over_tray: bool = False) -> None:
        """Turn the page to a face, over the tray where no dice are asked for. Idempotent."""
        if self.book_whole and name != "book":
            self.show_whole_book(False)
        if name != "book":
            self._under = name
        if not self.book_whole:
            self.page.setCurrentWidget(self.faces[name])
        if over_tray != self.page_over_tray:
            self.page_over_tray = over_tray
            self._lie()

    def show_whole_book(self, whole: bool) -> None:
        """Lay the book over note and sheet, in reading size, or put it back on the page."""
        if whole == self.book_whole:
            return
        self.book_whole = whole
        self.note.setVisible(not whole)
        if whole:
            self.page.removeWidget(self.book)
            self.page.setCurrentWidget(self.faces[self._under])
            self.book.setParent(self)
            self.book.show()
            self.book.raise_()
        else:
            self.page.addWidget(self.book)
            self.page.setCurrentWidget(self.book)
        self._lie()

    def toggle_drawer(self) -> None:
        """On a narrow window: draw the page over the sheet, or push it back."""
        self.drawer_open = not self.drawer_open
        self._lie()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place every part anew."""
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        found = parts(self.width(), self.height(), self.look.zoom)
        self.parts = found
        self.note.setGeometry(found.note)
        board = QRect(found.sheet)
        beside = found.page.x() - board.left()
        if found.drawer and self.drawer_open and beside >= LEAST_BESIDE * self.look.zoom:
            board.setRight(found.page.x() - 1)  # the sheet is seen beside the page, not under it
        self.board.setGeometry(board)
        self.dusk.setGeometry(self.board.rect())
        log = QRect(found.log)
        log.setRight(board.right())
        self.log.setGeometry(log)
        self._lie_page(found)
        if self.book_whole:
            self._lie_whole(found)

    def _lie_whole(self, found: Parts) -> None:
        """The book over all; what leads back to the table stays in sight."""
        covers = found.drawer and self.next.isVisibleTo(self)
        foot = self.height() - self.next.y() if covers else 0
        self.book.keep_foot(foot / self.look.zoom)
        self.book.setGeometry(self.rect() if covers else found.whole)
        self.book.raise_()
        if covers:
            self.next.raise_()

    def _lie_page(self, found: Parts) -> None:
        zoom = self.look.zoom
        shown = not found.drawer or self.drawer_open
        self._under_page.setGeometry(found.page.united(found.tray))
        self._under_page.setVisible(shown and found.drawer)
        if found.drawer:
            self._under_page.raise_()
        for part in (self.page, self.next, self.tray):
            part.setVisible(shown)
            if found.drawer:
                part.raise_()
        step, margin = round(NEXT * zoom), round(8 * zoom)
        page, tray = found.page, found.tray
        side = 2 * margin
        if self.page_over_tray:
            foot = self.height() - step - 2 * margin
            self.page.setGeometry(page.x(), 0, page.width(), max(1, foot))
            top = foot + margin // 2
            self.next.setGeometry(tray.x() + side, top, tray.width() - 2 * side, step)
            self.tray.hide()
            return
        self.page.setGeometry(page)
        top = tray.y() + margin
        self.next.setGeometry(tray.x() + side, top, tray.width() - 2 * side, step)
        top += step + margin // 2
        self.tray.setGeometry(tray.x(), top, tray.width(), max(1, self.height() - top))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self.look.inks)
        painter.end()

    def regions(self) -> tuple[QWidget, ...]:
        """What Ctrl+F6 walks through, in the order the eye goes."""
        found: list[QWidget] = [*self._board, *self.faces.values(), self.next, self.tray]
        found += [self.note, self.log]
        return tuple(
            part
            for part in found
            if part.isVisible()
            and part.isEnabled()
            and part.focusPolicy() != Qt.FocusPolicy.NoFocus
        )
