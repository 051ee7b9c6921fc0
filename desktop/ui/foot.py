"""The foot of the window, and where the window stands on the desk."""

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenuBar, QPushButton, QStatusBar

from desktop.rules.kernel.errors import Problem
from desktop.store.settings import Window
from desktop.ui.theme import Look

FIRST_SIZE = (1366, 700)


class Foot:
    """Saved, why undo is grey, a day that waits elsewhere, odds and zoom, in plain text."""

    def __init__(self, bar: QStatusBar) -> None:
        """Take a window's status bar."""
        self._bar = bar
        self._saved, self._undo, self._look = QLabel(), QLabel(), QLabel()
        bar.setSizeGripEnabled(False)
        for label in (self._saved, self._undo, self._look):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._undo.setAlignment(Qt.AlignmentFlag.AlignCenter)
        bar.addWidget(self._saved, 1)
        bar.addWidget(self._undo, 2)
        self.day = QPushButton()
        self.day.setFlat(True)
        self.day.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.day.hide()
        bar.addPermanentWidget(self.day)
        bar.addPermanentWidget(self._look)

    def wear(self, look: Look) -> None:
        """Keep words off the window's edges."""
        edge = round(8 * look.zoom)
        self._bar.setContentsMargins(edge, 0, edge, 0)

    def show_saved(self, problem: Problem | None, *, read_only: bool) -> None:
        """How the save stands."""
        if problem is not None:
            from desktop.words.problems import line

            self._saved.setText(line(problem))
        elif read_only:
            self._saved.setText(QCoreApplication.translate("Foot", "Open to read only"))
        else:
            self._saved.setText(QCoreApplication.translate("Foot", "Saved · 3 backups"))

    def clear(self) -> None:
        """No game lies on the table."""
        self._saved.setText("")

    def show_undo(self, words: str) -> None:
        """Why undo is grey."""
        self._undo.setText(words)

    def show_day(self, title: str) -> None:
        """A day waits in another game of this title; nothing waits without one."""
        words = QCoreApplication.translate("Foot", "Today waits in {title}").format(title=title)
        self.day.setText(words.replace("&", "&&"))
        self.day.setVisible(bool(title))

    def show_look(self, words: str) -> None:
        """Odds and zoom."""
        self._look.setText(words)


def title_label(bar: QMenuBar) -> QLabel:
    """The title of what lies on the table, quietly at the right end of the menus."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setContentsMargins(0, 0, 12, 0)
    bar.setCornerWidget(label)
    return label


def entitle(bar: QMenuBar, label: QLabel, title: str) -> None:
    """Write another title; the bar makes room for it."""
    label.setText(title)
    label.adjustSize()
    bar.setCornerWidget(label)
    label.setVisible(bool(title))


def picture_size(window: QMainWindow) -> QSize:
    """How large a board's picture has to be for the card of the shelf, in pixels of the screen."""
    size = window.size() * window.devicePixelRatioF()
    return QSize(round(size.width() * 0.6), round(size.height() * 0.6))


def stand(window: QMainWindow, kept: Window | None) -> None:
    """Put a window where it stood last, if there is still a screen."""
    window.resize(*FIRST_SIZE)
    if kept is None:
        return
    screens = [screen.availableGeometry() for screen in QApplication.screens()]
    if any(area.contains(kept.x + 40, kept.y + 20) for area in screens):
        window.setGeometry(kept.x, kept.y, kept.width, kept.height)
    if kept.maximised:
        window.setWindowState(Qt.WindowState.WindowMaximized)


def standing(window: QMainWindow) -> Window:
    """Where a window stands now."""
    area = window.normalGeometry()
    return Window(
        area.x(), area.y(), max(1, area.width()), max(1, area.height()), window.isMaximized()
    )
