"""A month board on the screen, and hands that point at its squares."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.drawing.inks import Theme
from desktop.drawing.month_square import foot
from desktop.ui.month.board import MonthBoard
from desktop.ui.theme import look_of

SMALL, LARGE = (906, 632), (1250, 940)
_LEFT = Qt.MouseButton.LeftButton


class Hands:
    """A board, what it told, and a pointer over it."""

    def __init__(
        self,
        theme: Theme = Theme.LAMP,
        size: tuple[int, int] = SMALL,
        *,
        motion: bool = False,
        zoom: float = 1.0,
    ) -> None:
        self.board = MonthBoard()
        self.board.wear(look_of(theme, zoom, motion))
        self.board.resize(*size)
        self.heard: dict[str, list[object]] = {}
        for name in ("chosen", "pointed", "dropped", "asked", "reached"):
            told: list[object] = []
            getattr(self.board, name).connect(told.append)
            self.heard[name] = told
        self.board.show()

    def square(self, day: date) -> QPointF:
        """The middle of a day's square in pixels."""
        shown = self.board.shown
        at = shown.page.place_of(day) if shown is not None else None
        assert at is not None, day
        layout = self.board.layout_now
        spot = layout.spot(*at).box.center() + QPointF(20, 12)
        return spot * layout.scale * self.board.look.zoom

    def figure(self) -> QPointF:
        """The middle of the figure in pixels."""
        shown = self.board.shown
        assert shown is not None
        assert shown.over.figure is not None
        at = shown.page.place_of(shown.over.figure)
        assert at is not None
        layout = self.board.layout_now
        middle = foot(layout.spot(*at)) - QPointF(0, 30)
        return middle * layout.scale * self.board.look.zoom

    def mouse(
        self,
        kind: QEvent.Type,
        at: QPointF,
        button: Qt.MouseButton = Qt.MouseButton.NoButton,
        held: Qt.MouseButton = Qt.MouseButton.NoButton,
    ) -> None:
        """Send one event of the pointer."""
        there = QPointF(self.board.mapToGlobal(at))
        plain = Qt.KeyboardModifier.NoModifier
        QApplication.sendEvent(self.board, QMouseEvent(kind, at, there, button, held, plain))

    def move(self, at: QPointF, *, held: bool = False) -> None:
        """Move, with or without the left button."""
        pressed = _LEFT if held else Qt.MouseButton.NoButton
        self.mouse(QEvent.Type.MouseMove, at, held=pressed)

    def press(self, at: QPointF, button: Qt.MouseButton = _LEFT) -> None:
        """Press a button."""
        self.mouse(QEvent.Type.MouseButtonPress, at, button, button)

    def let_go(self, at: QPointF, button: Qt.MouseButton = _LEFT) -> None:
        """Let a button go."""
        self.mouse(QEvent.Type.MouseButtonRelease, at, button)

    def click(self, at: QPointF, button: Qt.MouseButton = _LEFT) -> None:
        """Press and let go."""
        self.press(at, button)
        self.let_go(at, button)

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Carry something with the left button in three moves."""
        self.press(start)
        for share in (0.3, 0.7, 1.0):
            self.move(start + (end - start) * share, held=True)
        self.let_go(end)
