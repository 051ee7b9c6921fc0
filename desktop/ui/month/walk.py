"""Which square an arrow leads to, and how the figure is gripped and walks."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.drawing.month_plan import DAYS, MonthPlan
from desktop.drawing.month_records import MonthPage, Over
from desktop.drawing.month_square import foot

_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_Up: -DAYS,
    Qt.Key.Key_Down: DAYS,
}
FIGURE = QRectF(-17, -66, 34, 73)
"""Around the figure, from her foot."""


def is_arrow(key: int) -> bool:
    """Whether a key moves the keyboard's square."""
    return key in _STEPS


def next_square(page: MonthPage, start: date | None, over: Over, key: int) -> date | None:
    """The square an arrow leads to; the first arrow goes to where one is."""
    days = [cell.day for cells in page.rows for cell in cells]
    shown = {cell.day for cells in page.rows for cell in cells if cell.kind != "blank"}
    if start not in shown:
        here = (over.chosen, over.figure, *sorted(shown))
        return next((day for day in here if day in shown), None)
    at = days.index(start) + _STEPS[Qt.Key(key)]
    if not 0 <= at < len(days) or days[at] not in shown:
        return None
    return days[at]


def stand(page: MonthPage, layout: MonthPlan, day: date | None) -> QPointF | None:
    """Where the figure stands on a day, in units of the page."""
    at = page.place_of(day) if day is not None else None
    return foot(layout.spot(*at)) if at else None


def between(start: QPointF, end: QPointF, share: float) -> QPointF:
    """A place on the way, quick at first and slow at its end."""
    eased = 1 - (1 - share) ** 2
    return start + (end - start) * eased
