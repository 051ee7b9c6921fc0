"""The sheet of the day: today above, below it what fits, or whom to ask for a month."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.drawing.paper import sheet
from desktop.ui.theme import Look
from desktop.ui.widgets.ally_page import AllyPage
from desktop.ui.widgets.drawn import Drawn
from desktop.ui.widgets.fits_slip import FitsSlip
from desktop.ui.widgets.today_slip import NARROW, TodaySlip

Below = Literal["fits", "allies", ""]
_TODAY, _FITS = 170.0, 250.0
_LEAST = 244.0
"""So high must stand whom to ask: a head, and three people with three lines each."""


class DaySlip(Drawn):
    """One sheet of paper with two slips on it; the upper one takes what it needs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.today, self.fits, self.allies = TodaySlip(self), FitsSlip(self), AllyPage(self)
        self._below: Below = "fits"
        self.today.changed.connect(self.lay_out)
        self.fits.changed.connect(self.lay_out)
        self.show_below("fits")

    @property
    def below(self) -> Below:
        """What lies below today."""
        return self._below

    def sizeHint(self) -> QSize:
        zoom = self.look.zoom
        return QSize(round(NARROW * zoom), round((_TODAY + _FITS) * zoom))

    def show_below(self, name: Below) -> None:
        """Lay something else below today; "" gives today the whole sheet. Idempotent."""
        self._below = name
        self._show_parts()
        self.lay_out()

    def _show_parts(self, *, hidden: bool = False) -> None:
        self.fits.setVisible(self._below == "fits" and not hidden)
        self.allies.setVisible(self._below == "allies" and not hidden)

    def wear(self, look: Look) -> None:
        super().wear(look)
        for part in (self.today, self.fits, self.allies):
            part.wear(look)
        self.lay_out()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Put both slips where they belong, whenever either wants another height."""
        width, height = self.width(), self.height()
        if not self._below:
            self.today.cover(False)
            self.today.setGeometry(0, 0, width, height)
            return
        zoom, share = self.look.zoom, _TODAY / (_TODAY + _FITS)
        high, wide = self.area.height(), self.area.width()
        least = self.fits.least if self._below == "fits" else min(_LEAST, high - 10)
        self.today.cover(False)
        wanted = self.today.wanted(wide)
        if self.today.view.recap and wanted > high - least:
            self.today.cover(True)  # what is asked now stays in sight
            wanted = self.today.wanted(wide)
        asked = wanted if self.today.view.recap else self.today.least(wide)
        alone = asked > high - least
        self._show_parts(hidden=alone)
        if alone:  # too low for both: the first touch takes it away
            self.today.setGeometry(0, 0, width, height)
            return
        top = min(max(wanted, share * high - 40), high - least)
        cut = round(top * zoom)
        self.today.setGeometry(0, 0, width, cut)
        for part in (self.fits, self.allies):
            part.setGeometry(0, cut, width, height - cut)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the sheet of paper."""
        sheet(painter, area.adjusted(8, 8, -8, -8), self.look.inks, seed=9)
