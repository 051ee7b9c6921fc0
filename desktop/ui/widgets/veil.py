"""What lies over a table for a moment: the page before fading out, the lamp turned down."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.animator import Animator

FADE_MS, DUSK_MS = 220, 600
DUSK = 0.45
"""How much of the light goes when the lamp is turned down to 55 %."""


class _Veil(QWidget):
    """Covers its parent, lets pointer and keys through, and changes over a time."""

    def __init__(self, covered: QWidget, length_ms: int) -> None:
        super().__init__(covered)
        self._covered = covered
        self._length = length_ms
        self._share = 0.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.animator = Animator(self)
        self.animator.moved.connect(self._move)
        self.animator.ended.connect(self._end)
        self.hide()

    def _cover(self, name: str) -> None:
        self.setGeometry(self._covered.rect())
        self.raise_()
        self.show()
        self._share = 0.0
        self.animator.play(name, self._length)

    def _move(self, elapsed: int) -> None:
        self._share = elapsed / self._length
        self.update()

    def _end(self, name: str) -> None:
        self._share = 1.0
        self.update()


class Fade(_Veil):
    """Shows the picture of what was there before, less and less of it."""

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered, FADE_MS)
        self._before = QPixmap()

    def fade_from(self, before: QPixmap, motion: bool) -> None:
        """Fade a picture of the covered widget out; without motion nothing is seen of it."""
        self._before = before
        self.animator.motion = motion
        self._cover("fade")

    def _end(self, name: str) -> None:
        self._before = QPixmap()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setOpacity((1 - self._share) ** 2)
        painter.drawPixmap(0, 0, self._before)
        painter.end()


class Dusk(_Veil):
    """Turns the lamp down to 55 % and up again."""

    def __init__(self, covered: QWidget) -> None:
        super().__init__(covered, DUSK_MS)

    def fall(self, motion: bool) -> None:
        """Turn the lamp down; safe to call twice."""
        if not self.isVisible():
            self.animator.motion = motion
            self._cover("dusk")

    def lift(self) -> None:
        """Turn the lamp up."""
        self.animator.skip()
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        dark = QColor("#000000")
        dark.setAlphaF(DUSK * self._share)
        painter.fillRect(self.rect(), dark)
        painter.end()
