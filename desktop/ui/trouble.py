"""What is wrong with a file, on one sheet: what is kept, what is lost, and what can be done."""

from pathlib import Path

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.paper import desk, sheet
from desktop.rules.kernel.errors import Problem
from desktop.store.saves import Opened
from desktop.ui.theme import Look
from desktop.words.problems import line


class Trouble(QWidget):
    """Lists all problems at once; a damaged save may be gone on with."""

    closed = Signal()
    accepted = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Nothing is wrong yet."""
        super().__init__(parent)
        self._look = look
        self.opened: Opened | None = None
        self.path = Path()
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self._on = QPushButton(self)
        self._on.clicked.connect(self.accepted)
        self._back = QPushButton(self)
        self._back.clicked.connect(self._leave)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(140, 64, 140, 56)
        layout.addWidget(self._title)
        layout.addWidget(self._text, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self._on)
        layout.addLayout(row)
        self.wear(look)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        colours = self.palette()
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
            colours.setColor(role, look.inks.ink)
        self._title.setPalette(colours)
        self._title.setFont(font(Face.TITLE, 24, look.zoom))
        self._title.setStyleSheet(f"QLabel {{ color: {look.inks.ink}; }}")
        self._text.setFont(font(Face.LABEL, 15, look.zoom))
        self._text.setStyleSheet(
            f"QPlainTextEdit {{ color: {look.inks.ink}; background: transparent; border: none; }}"
        )
        self.update()

    def show_problems(self, problems: tuple[Problem, ...]) -> None:
        """A file that cannot be used."""
        self.opened = None
        self._title.setText(self.tr("%n problem(s)", "", len(problems)))
        self._text.setPlainText("\n\n".join(line(problem) for problem in problems))
        self._show_buttons(can_go_on=False)

    def show_opened(self, path: Path, opened: Opened) -> None:
        """A save that could be opened all the same: what is kept and what is lost in steps."""
        self.opened, self.path = opened, path
        if opened.lost:
            title = self.tr("%n step(s) of this save are lost", "", opened.lost)
        else:
            title = self.tr("Nothing of this save is lost")
        self._title.setText(title)
        kept = self.tr("Kept: %n step(s).", "", len(opened.history.entries))
        told = [line(problem) for problem in opened.problems]
        self._text.setPlainText("\n\n".join([kept, *told]))
        self._show_buttons(can_go_on=True)

    def _show_buttons(self, *, can_go_on: bool) -> None:
        read_only = self.opened is not None and self.opened.save is None
        self._on.setText(self.tr("Open to read") if read_only else self.tr("Go on from there"))
        self._back.setText(self.tr("Back to the shelf"))
        self._on.setVisible(can_go_on)
        (self._on if can_go_on else self._back).setFocus()

    def _leave(self) -> None:
        if self.opened is not None and self.opened.save is not None:
            self.opened.save.close()
        self.opened = None
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the shelf."""
        if event.key() == Qt.Key.Key_Escape:
            self._leave()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet on the desk."""
        painter = QPainter(self)
        desk(painter, self.rect(), self._look.inks)
        sheet(painter, QRectF(self.rect()).adjusted(100, 40, -100, -36), self._look.inks, seed=23)
        painter.end()
