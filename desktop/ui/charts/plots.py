"""What all charts share: a canvas that lets the paper through, axes in quiet ink."""

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPen
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.ui.theme import Look


def canvas(parent: QWidget) -> Any:
    """A canvas for plots below each other; pyqtgraph is imported with the first one."""
    import pyqtgraph

    made = pyqtgraph.GraphicsLayoutWidget(parent)
    made.setBackground(None)
    made.setStyleSheet("background: transparent; border: none;")  # the paper is seen
    made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return made


def dress(plot: Any, look: Look, *, size: int, left: int) -> None:
    """Axes in quiet ink, no grid, nothing that the pointer moves.

    `size` is that of the figures, `left` the room for those at the left: all plots begin below
    each other.
    """
    inks, zoom = look.inks, look.zoom
    plot.setMenuEnabled(False)
    plot.setMouseEnabled(x=False, y=False)
    plot.hideButtons()
    for side in ("bottom", "left"):
        axis = plot.getAxis(side)
        axis.setPen(QPen(QColor(inks.quiet), 1))
        axis.setTextPen(QColor(inks.quiet))
        axis.setStyle(tickFont=font(Face.LABEL, size, zoom), tickAlpha=120, maxTickLevel=0)
    plot.getAxis("left").setWidth(round(left * zoom))
