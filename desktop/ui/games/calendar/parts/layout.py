"""Where the parts of the calendar's table lie, for any size of window.

The two reference contents are S (1366 x 654) and L (1920 x 964); between them every
width and height is interpolated linearly, outside them the nearer one is stretched.
"""

import msgspec
from PySide6.QtCore import QRect

S_SIZE = (1366, 654)
L_SIZE = (1920, 964)
DRAWER_BELOW = 1180  # logical width under which the column becomes a drawer (F6)
LEAST_TRAY = 200  # the next button, and dice that can still be told apart
LEAST_FITS = 200
NEXT = 44


class Parts(msgspec.Struct, frozen=True):
    """The rectangles of one window, in pixels; `drawer`: the column lies over the page.

    `column` holds today, what fits and the tray, from top to bottom.
    """

    page: QRect
    log: QRect
    things: QRect
    today: QRect
    fits: QRect
    tray: QRect
    drawer: bool

    @property
    def column(self) -> QRect:
        """Today, what fits and the tray as one."""
        return self.today.united(self.tray)


def _between(small: float, large: float, share: float) -> float:
    return small + (large - small) * share


def parts(width: int, height: int, zoom: float = 1.0) -> Parts:
    """The parts of a content of so many pixels at a zoom; whole at S, never overlapping."""
    across, down = width / zoom, height / zoom
    x = min(1.0, max(0.0, (across - S_SIZE[0]) / (L_SIZE[0] - S_SIZE[0])))
    y = min(1.0, max(0.0, (down - S_SIZE[1]) / (L_SIZE[1] - S_SIZE[1])))
    drawer = across < DRAWER_BELOW
    column = min(round(_between(392, 580, x) * zoom), width)
    things = min(round(_between(68, 90, x) * zoom), width)
    left = width - column
    page = max(1, (width if drawer else left) - things)
    log = round(_between(22, 24, y) * zoom)
    today, fits = _column(down, y)
    first, second = round(today * zoom), round((today + fits) * zoom)
    return Parts(
        page=QRect(0, 0, page, max(1, height - log)),
        log=QRect(0, max(1, height - log), page, log),
        things=QRect(page, 0, things, height),
        today=QRect(left, 0, column, first),
        fits=QRect(left, first, column, second - first),
        tray=QRect(left, second, column, max(1, height - second)),
        drawer=drawer,
    )


def _column(down: float, share: float) -> tuple[float, float]:
    """The heights of today and of what fits; the tray has the rest."""
    today, fits, tray = (
        _between(170, 290, share),
        _between(250, 380, share),
        _between(234, 294, share),
    )
    over = today + fits + tray - down
    if over <= 0:
        return today, fits - over  # what is left over goes to the rows
    tray_gives = min(over, max(0.0, tray - LEAST_TRAY))
    fits_gives = min(over - tray_gives, max(0.0, fits - LEAST_FITS))
    today -= over - tray_gives - fits_gives
    return max(1.0, today), fits - fits_gives
