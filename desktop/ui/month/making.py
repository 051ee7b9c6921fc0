"""A page's parts drawn piece by piece while the window goes on, before it is put together."""

from __future__ import annotations

from PySide6.QtCore import QObject, QSizeF, Signal

from desktop.drawing.inks import Inks
from desktop.drawing.month_page import lacks, parts
from desktop.drawing.month_plan import plan
from desktop.drawing.month_records import MonthPage
from desktop.ui.map.press import Press, nobody_waits

_FEW = 4
"""So many squares are drawn at once: a day changes two or three."""


class Making(QObject):
    """Makes one page at a time; another one takes its place."""

    made = Signal()

    def __init__(self, parent: QObject) -> None:
        """Nothing to make."""
        super().__init__(parent)
        self._press = Press(self)
        self._press.worked.connect(self._worked)
        self._wanted: tuple[object, ...] = ()

    def ready(self, page: MonthPage, size: QSizeF, density: float, inks: Inks) -> bool:
        """Whether a page can be put together at once; else its parts are begun."""
        wanted = (page, size.width(), size.height(), density, inks.theme)
        if wanted == self._wanted:
            return self._press.idle
        layout = plan(size, len(page.rows))
        unit = max(0.25, density * layout.scale)
        if nobody_waits() or lacks(layout, page, unit, inks) <= _FEW:
            self._press.drop("page")
            self._wanted = ()
            return True
        self._wanted = wanted
        self._press.take("page", parts(layout, page, unit, inks))
        return False

    def finish(self) -> None:
        """Make what is left of it now."""
        self._press.finish()

    def _worked(self) -> None:
        if self._press.idle:
            self.made.emit()
