"""A board on the screen, and hands that send it events of the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop.drawing.inks import Theme
from desktop.rules.games.book.state import Spot
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.theme import look_of

SMALL, LARGE = (702, 632), (1080, 940)


class Hands:
    """A board, what it told, and a pointer over it."""

    def __init__(
        self, theme: Theme = Theme.LAMP, size: tuple[int, int] = SMALL, *, motion: bool = False
    ) -> None:
        self.board = SheetBoard()
        self.board.wear(look_of(theme, motion=motion))
        self.board.resize(*size)
        self.heard: list[object] = []
        self.gone = 0
        self.rests = 0
        for signal in (
            self.board.pointed, self.board.clicked, self.board.doubled, self.board.asked,
        ):  # fmt: skip
            signal.connect(self.heard.append)
        self.board.left.connect(self._leave)
        self.board.settled.connect(self._rest)
        self.board.show()

    def _leave(self) -> None:
        self.gone += 1

    def _rest(self) -> None:
        self.rests += 1

    def spot(self, spot: Spot) -> QPointF:
        """Where a place of the world is in the window."""
        return self.board.frame.spot(*spot) * self.board.look.zoom

    def mouse(
        self,
        kind: QEvent.Type,
        at: QPointF,
        button: Qt.MouseButton = Qt.MouseButton.NoButton,
        held: Qt.MouseButton = Qt.MouseButton.NoButton,
    ) -> None:
        """Send one event of the pointer."""
        event = QMouseEvent(
            kind, at, QPointF(self.board.mapToGlobal(at)), button, held,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(self.board, event)

    def move(self, at: QPointF) -> None:
        """Move without a button."""
        self.mouse(QEvent.Type.MouseMove, at)

    def click(self, at: QPointF, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        """Press and release."""
        self.mouse(QEvent.Type.MouseButtonPress, at, button, button)
        self.mouse(QEvent.Type.MouseButtonRelease, at, button)

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Drag with the middle button in three moves."""
        middle = Qt.MouseButton.MiddleButton
        self.mouse(QEvent.Type.MouseButtonPress, start, middle, middle)
        for share in (0.3, 0.7, 1.0):
            self.mouse(QEvent.Type.MouseMove, start + (end - start) * share, held=middle)
        self.mouse(QEvent.Type.MouseButtonRelease, end, middle)

    def wheel(self, at: QPointF, turn: int) -> None:
        """Turn the wheel by so many eighths of a degree."""
        event = QWheelEvent(
            at, QPointF(self.board.mapToGlobal(at)), QPoint(), QPoint(0, turn),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(self.board, event)
