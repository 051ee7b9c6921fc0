"""The small signs that stand in a text, as drawings of their own."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter

from desktop.drawing.icons import icon, names
from desktop.drawing.inks import PRINT
from desktop.keepsakes.picture import Picture

SIZE = 3.4
"""How high and wide a sign is, in mm."""


def sign(key: str) -> Picture | None:
    """A sign by its name; None where there is none of that name."""
    if key not in names():
        return None

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        icon(painter, key, 0, 0, SIZE, PRINT.ink)

    return Picture(SIZE, SIZE, draw, name=said(key), alt=said(key))


def said(key: str) -> str:
    """What a sign is called where it cannot be seen."""
    known = {
        "strength": QCoreApplication.translate("Keepsakes", "Strength"),
        "skill": QCoreApplication.translate("Keepsakes", "Skill"),
        "willpower": QCoreApplication.translate("Keepsakes", "Willpower"),
        "investigation": QCoreApplication.translate("Keepsakes", "Investigation"),
        "action": QCoreApplication.translate("Keepsakes", "Action"),
        "return": QCoreApplication.translate("Keepsakes", "Return"),
    }
    return known.get(key, key)
