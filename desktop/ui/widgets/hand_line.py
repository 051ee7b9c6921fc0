"""A line that the player writes by hand: shown in the pencil hand, written anew where pressed."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import fitted, write
from desktop.drawing.sheet_lead import hand_line, hand_width
from desktop.drawing.sheet_note import pencil_rule
from desktop.ui.theme import Look
from desktop.ui.widgets.rowed import Row

_MOST = 120
_SIZES = (24, 20, 17, 15)


class _Field(QLineEdit):
    """The line while it is written: Enter hands it in, Esc puts it away, both go no further."""

    put_away = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away.emit()
            event.accept()
            return
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class HandLine(Row):
    """Shows a line; `written` tells what the player wrote in its place."""

    written = Signal(str)

    def __init__(self, size: int, parent: QWidget | None = None) -> None:
        """`size` is that of the hand, from fonts.SIZES."""
        super().__init__(parent)
        self._size = size
        self._text = self._empty = ""
        self._slant = 0.0
        self._share = 1.0
        self.ruled = False
        self._field = _Field(self)
        self._field.setMaxLength(_MOST)
        self._field.hide()
        self._field.returnPressed.connect(self._hand_in)
        self._field.put_away.connect(self.put_away)
        self._field.editingFinished.connect(self._hand_in)
        self.clicked.connect(self.open)

    def show_line(
        self, text: str, name: str, *, empty: str = "", writable: bool = True, slant: float = 0.0
    ) -> None:
        """Show a line. `name` says what it is; `empty` stands where nothing was written yet."""
        if (text, empty, slant) != (self._text, self._empty, self._slant):
            self.update()
        self._text, self._empty, self._slant = text, empty, slant
        self.setEnabled(writable)
        self.setAccessibleName(name)
        self.setAccessibleDescription(text or empty)
        self.setToolTip(f"{name}: {text}" if text else name)
        self._field.setAccessibleName(name)

    def scale(self, share: float) -> None:
        """Draw everything larger by this share, as what it stands on does."""
        if share != self._share:
            self.update()
        self._share = share
        self._field.setFont(font(Face.HAND, self._size, self.look.zoom * share))

    @property
    def line(self) -> str:
        """What stands there."""
        return self._text

    @property
    def open_now(self) -> bool:
        """Whether it is being written."""
        return not self._field.isHidden()

    def open(self) -> None:
        """Put the caret into the line."""
        if not self.isEnabled():
            return
        self._field.setText(self._text)
        self._field.show()
        self._field.selectAll()
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def put_away(self) -> None:
        """Leave the line as it was."""
        if self.open_now:
            self._field.hide()
            self.setFocus(Qt.FocusReason.OtherFocusReason)

    def _hand_in(self) -> None:
        if not self.open_now:
            return
        text = self._field.text().strip()
        self.put_away()
        if text != self._text:
            self._text = text
            self.written.emit(text)
            self.update()

    def wear(self, look: Look) -> None:
        super().wear(look)
        inks = look.inks
        self.scale(self._share)
        self._field.setStyleSheet(
            f"QLineEdit, QLineEdit:focus {{ background: {inks.lit if inks.textures else inks.page};"
            f" color: {inks.ink if not inks.dark else inks.pencil}; border: none; padding: 0px; }}"
        )

    def sizeHint(self) -> QSize:
        return QSize(round(220 * self.look.zoom), round(1.5 * self._size * self.look.zoom))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._field.setGeometry(self.rect())

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Write the line, or in small print what may be written there."""
        if self.open_now:
            return
        inks, share = self.look.inks, self._share
        painter.scale(share, share)
        area = QRectF(0, 0, area.width() / share, area.height() / share)
        baseline = area.center().y() + self._size * 0.3
        if self._text:
            room = area.width() - 4
            sizes = [size for size in _SIZES if size <= self._size]
            fit = (size for size in sizes if hand_width(self._text, size) <= room)
            size = next(fit, sizes[-1])
            shown = fitted(self._text, font(Face.HAND, size), room)
            hand_line(painter, QPointF(1, baseline), shown, size, inks, slant=self._slant)
        elif self._empty:
            face = font(Face.MOOD, 17 if self._size > 17 else 15)
            shown = fitted(self._empty, face, area.width() - 4)
            write(painter, 1, baseline, shown, face, inks.quiet)
        if self.ruled or (self.lit and inks.textures and self._text):
            pencil_rule(painter, 1, area.bottom() - 3, area.width() - 4, inks)
