"""The parts of the calendar's table and where they lie; they are shown, and keep no truth."""

from typing import Literal

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.drawing.paper import desk
from desktop.ui.games.calendar.parts.layout import NEXT, Parts, parts
from desktop.ui.theme import Look
from desktop.ui.widgets.day_slip import DaySlip
from desktop.ui.widgets.desk import Desk
from desktop.ui.widgets.journal_page import JournalPage
from desktop.ui.widgets.keep_tray import KeepTray
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.month_story import MonthStory
from desktop.ui.widgets.next_button import NextButton
from desktop.ui.widgets.things_shelf import ThingsShelf
from desktop.ui.widgets.year_page import YearPage

LEAST_BESIDE = 240
"""So wide the page must be beside the drawer; else it lies under it."""
BoardName = Literal["page", "twin", "story", "journal", "year"]


class Panels(QWidget):
    """All parts of the table, placed by `layout`. The board's widgets are handed in."""

    def __init__(
        self, look: Look, page: QWidget, twin: QWidget, parent: QWidget | None = None
    ) -> None:
        """Build the parts around the month's page and its list twin. Nothing is shown yet."""
        super().__init__(parent)
        self.look = look
        self.parts: Parts = parts(1366, 654)
        self.story, self.journal, self.year = MonthStory(), JournalPage(), YearPage()
        self.boards: dict[BoardName, QWidget] = {
            "page": page,
            "twin": twin,
            "story": self.story,
            "journal": self.journal,
            "year": self.year,
        }
        self.board = QStackedWidget(self)
        for part in self.boards.values():
            self.board.addWidget(part)
        self.log = LogLine(self)
        self.things = ThingsShelf(self)
        self._under_column = Desk(self)  # where the column lies over the page
        self.slip = DaySlip(self)
        self.next = NextButton(self)
        self.tray = KeepTray(self)
        self.drawer_open = True
        self.wear(look)

    def wear(self, look: Look) -> None:
        """Put a look on every part of ours; page and twin are dressed by who made them."""
        self.look = look
        dressed = (self.log, self.next, self._under_column, self.things, self.slip, self.tray)
        for part in (*dressed, self.story, self.journal, self.year):
            part.wear(look)
        self._lie()
        self.update()

    @property
    def open_board(self) -> BoardName:
        """What lies on the board."""
        shown = self.board.currentWidget()
        return next(name for name, part in self.boards.items() if part is shown)

    def show_board(self, name: BoardName) -> None:
        """Lay something else on the board. Idempotent."""
        if self.open_board != name:
            self.board.setCurrentWidget(self.boards[name])

    def toggle_drawer(self) -> None:
        """On a narrow window: draw the column over the page, or push it back."""
        self.drawer_open = not self.drawer_open
        self._lie()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place every part anew."""
        super().resizeEvent(event)
        self._lie()

    def _lie(self) -> None:
        found = parts(self.width(), self.height(), self.look.zoom)
        self.parts = found
        board, things = QRect(found.page), QRect(found.things)
        shown = not found.drawer or self.drawer_open
        beside = found.column.x() - board.left() - things.width()
        if found.drawer and shown and beside >= LEAST_BESIDE * self.look.zoom:
            board.setWidth(beside)  # the page is seen beside the column, not under it
            things.moveLeft(board.right() + 1)
        self.board.setGeometry(board)
        self.things.setGeometry(things)
        self.log.setGeometry(board.x(), found.log.y(), board.width(), found.log.height())
        self._lie_column(found, shown)

    def _lie_column(self, found: Parts, shown: bool) -> None:
        zoom = self.look.zoom
        self._under_column.setGeometry(found.column)
        self._under_column.setVisible(shown and found.drawer)
        for part in (self._under_column, self.slip, self.next, self.tray):
            if part is not self._under_column:
                part.setVisible(shown)
            if found.drawer:
                part.raise_()
        margin, step = round(8 * zoom), round(NEXT * zoom)
        tray = found.tray
        self.slip.setGeometry(found.today.united(found.fits))
        top = tray.y() + margin
        self.next.setGeometry(tray.x() + margin, top, tray.width() - 2 * margin, step)
        top += step + margin
        self.tray.setGeometry(tray.x(), top, tray.width(), max(1, self.height() - top))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The bare desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self.look.inks)
        painter.end()

    def regions(self) -> tuple[QWidget, ...]:
        """What Ctrl+F6 walks through, in the order the eye goes."""
        slip = (self.slip.today, self.slip.fits, self.slip.allies)
        found = (*self.boards.values(), self.things, *slip, self.next, self.tray, self.log)
        return tuple(
            part
            for part in found
            if part.isVisible()
            and part.isEnabled()
            and part.focusPolicy() != Qt.FocusPolicy.NoFocus
        )
