"""A scroll area through which the desk is seen."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QWidget


class BareScroll(QScrollArea):
    """Scrolls up and down only; has no ground and no frame of its own."""

    def __init__(self, inside: QWidget, parent: QWidget | None = None) -> None:
        """Show a widget, as wide as there is room."""
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        window = QWidget()  # our own: to ask Qt for its own costs every class of widget
        self.setViewport(window)
        self.setWidget(inside)
        # Qt fills both when they are put in, and then the desk is gone.
        inside.setAutoFillBackground(False)
        window.setAutoFillBackground(False)
