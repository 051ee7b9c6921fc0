"""The last sentence of the log, one line at the foot of the board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, fitted, write
from desktop.ui.widgets.drawn import DrawnButton


class LogLine(DrawnButton):
    """Shows one sentence; a click tells `asked` with it, to open the whole log."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sentence = ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.clicked.connect(self._ask)
        self.setAccessibleDescription(self.tr("Opens the log"))

    def show_sentence(self, sentence: str) -> None:
        """Show another sentence; safe to call twice."""
        if sentence == self._sentence:
            return
        self._sentence = sentence
        self.setAccessibleName(sentence)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(946 * self.look.zoom), round(22 * self.look.zoom))

    def _ask(self) -> None:
        self.asked.emit(self._sentence)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the sentence, and at the right how the log is opened."""
        inks, face = self.look.inks, font(Face.LABEL, 13)
        baseline = area.center().y() + 4.5
        hint = self.tr("Log  Ctrl+L")
        taken = write(painter, area.right() - 14, baseline, hint, face, inks.desk_quiet, Side.RIGHT)
        shown = fitted(self._sentence, face, area.width() - taken - 46)
        write(painter, 16, baseline, shown, face, inks.desk_text)
