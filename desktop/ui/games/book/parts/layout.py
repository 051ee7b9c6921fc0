"""Where the parts of the Book's table lie, for any size of window.

The two reference contents are S (1366 x 654) and L (1920 x 964); between them every
width and height is interpolated linearly, outside them the nearer one is stretched.
"""

import msgspec
from PySide6.QtCore import QRect

S_SIZE = (1366, 654)
L_SIZE = (1920, 964)
LEAST_TRAY = 180  # the next button, and dice at four fifths
TRAY_SHARE = 0.36  # of the height, so that a page is left on a low window and at a large zoom
NEXT_ROOM = 60  # below a book that covers a narrow window
MOST_TRAY = 0.5  # of a very low window
DRAWER_BELOW = 1180  # logical width under which the page becomes a drawer (F6)
LEAST_SHEET = 240  # logical width that the sheet keeps beside the note
LEAST_NOTE = 200


class Parts(msgspec.Struct, frozen=True):
    """The rectangles of one window, in logical pixels; `drawer`: the page lies over the sheet.

    `whole` is where the book lies as a whole page: over note and sheet.
    """

    note: QRect
    sheet: QRect
    log: QRect
    page: QRect
    tray: QRect
    drawer: bool
    whole: QRect


def _between(small: float, large: float, share: float) -> int:
    return round(small + (large - small) * share)


def parts(width: int, height: int, zoom: float = 1.0) -> Parts:
    """The parts of a content of so many pixels at a zoom; whole at S, never overlapping."""
    across, down = width / zoom, height / zoom
    x = min(1.0, max(0.0, (across - S_SIZE[0]) / (L_SIZE[0] - S_SIZE[0])))
    y = min(1.0, max(0.0, (down - S_SIZE[1]) / (L_SIZE[1] - S_SIZE[1])))
    drawer = across < DRAWER_BELOW
    page_width = min(round(_between(380, 500, x) * zoom), width)
    note_width = _between(284, 340, x)
    if drawer:
        note_width = round(max(LEAST_NOTE, min(note_width, across - LEAST_SHEET)))
    note = min(round(note_width * zoom), width)
    right = width if drawer else width - page_width
    log = round(_between(22, 24, y) * zoom)
    least = max(min(LEAST_TRAY, MOST_TRAY * down), TRAY_SHARE * down)
    tray = round(min(_between(208, 274, y), least) * zoom)
    left = width - page_width
    sheet_height = max(1, height - log)
    return Parts(
        note=QRect(0, 0, note, height),
        sheet=QRect(note, 0, max(1, right - note), sheet_height),
        log=QRect(note, sheet_height, max(1, right - note), log),
        page=QRect(left, 0, page_width, max(1, height - tray)),
        tray=QRect(left, height - tray, page_width, tray),
        drawer=drawer,
        whole=QRect(0, 0, right, height - round(NEXT_ROOM * zoom) if drawer else sheet_height),
    )
