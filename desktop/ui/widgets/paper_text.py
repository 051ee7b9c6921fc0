"""A sheet over the board with a text to read: the log, the diary, keys, rules. Esc closes it."""

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QPushButton, QVBoxLayout, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.paper import sheet
from desktop.ui.theme import Look

_COLUMN = 540  # about 65 characters a line
_NONE = Qt.KeyboardModifier.NoModifier


class PaperText(QWidget):
    """Shows a title and plain text, to be read, searched by eye and copied; never markup."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        """Hidden until something is shown."""
        super().__init__(parent)
        self._look = Look()
        self._title = QLabel(self)
        self._title.setTextFormat(Qt.TextFormat.PlainText)
        self._text = QPlainTextEdit(self)
        self._text.setReadOnly(True)
        self._text.setFrameShape(QPlainTextEdit.Shape.NoFrame)
        self._text.setStyleSheet("QPlainTextEdit { background: transparent; border: none; }")
        self._text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._close = QPushButton(self.tr("Close"), self)
        self._close.clicked.connect(self.close_sheet)
        layout = QVBoxLayout(self)
        layout.addWidget(self._title)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._close, 0, Qt.AlignmentFlag.AlignRight)
        self.hide()

    def wear(self, look: Look) -> None:
        """Put on a look."""
        self._look = look
        inks = look.inks
        colours = self.palette()
        for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText):
            colours.setColor(role, inks.ink)
        colours.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        self.setPalette(colours)
        self._title.setPalette(colours)
        self._text.setPalette(colours)
        self._text.viewport().setAutoFillBackground(False)
        self._title.setFont(font(Face.TITLE, 24, look.zoom))
        self._text.setFont(font(Face.READING, 17, look.zoom))
        self._set_column()
        self.update()

    def _set_column(self) -> None:
        """A column of lines that the eye can follow, in the middle of the sheet."""
        beside = max(24, (self.width() - round(_COLUMN * self._look.zoom)) // 2)
        if (layout := self.layout()) is not None:
            layout.setContentsMargins(beside, 16, beside, 20)
            layout.activate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column stays in the middle."""
        super().resizeEvent(event)
        self._set_column()

    def show_text(self, title: str, text: str, *, at_end: bool = False) -> None:
        """Lay the sheet over its parent and let it be read."""
        self._title.setText(title)
        self._close.setText(self.tr("Close"))
        self._text.setPlainText(text)
        self.setAccessibleName(title)
        bar = self._text.verticalScrollBar()
        bar.setValue(bar.maximum() if at_end else 0)
        self.show()
        self.raise_()
        self._text.setFocus()

    def close_sheet(self) -> bool:
        """Take the sheet away; whether it lay there."""
        if not self.isVisible():
            return False
        self.hide()
        self.closed.emit()
        return True

    def event(self, event: QEvent) -> bool:
        """Letters, digits and Space do nothing to the game that lies under the sheet."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() in (_NONE, Qt.KeyboardModifier.ShiftModifier)
            if plain and event.text().isprintable() and event.text():
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes; everything else stays on the sheet."""
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet of paper."""
        painter = QPainter(self)
        sheet(painter, QRectF(self.rect()).adjusted(6, 4, -6, -4), self._look.inks, seed=31)
        painter.end()
