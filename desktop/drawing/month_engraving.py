"""The engraving of each month: a harbour town, twelve times, cut by one hand."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPainter

from desktop.drawing import (
    month_autumn,
    month_flood,
    month_logbook,
    month_rooms,
    month_spring,
    month_summer,
    month_winter,
)
from desktop.drawing.inks import Inks
from desktop.drawing.month_burin import Burin
from desktop.drawing.month_head import NATURAL
from desktop.drawing.month_plan import HEAD

_SCENES: dict[int, Callable[[Burin], None]] = {
    1: month_winter.claim,
    2: month_winter.dial,
    3: month_spring.rooms,
    4: month_spring.doors,
    5: month_rooms.chairs,
    6: month_logbook.logbook,
    7: month_summer.tide,
    8: month_summer.bells,
    9: month_autumn.jetty,
    10: month_autumn.salt,
    11: month_rooms.hoods,
    12: month_flood.hour,
}


def engrave(painter: QPainter, month: int, size: QSizeF, inks: Inks) -> None:
    """Print the engraving of a month into an area; the sky takes what is higher than at S."""
    scene = _SCENES.get(month) or _SCENES[3]
    painter.save()
    painter.translate(0, size.height() - HEAD)
    wide = size.width() / NATURAL
    painter.scale(wide, 1)
    scene(Burin(painter, inks, size.height() - HEAD, NATURAL, wide))
    painter.restore()
