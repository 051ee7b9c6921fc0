"""Where the parts of the zone-map table lie, for any size of window.

The two reference contents are S (1366 x 654) and L (1920 x 964); between them every
width and height is interpolated linearly, outside them the nearer one is stretched.
"""

import msgspec
from PySide6.QtCore import QRect

S_SIZE = (1366, 654)
L_SIZE = (1920, 964)
LEAST_BOARDS = 101  # boards and cards are drawn at seven tenths here, and no smaller
LEAST_TRAY = 162  # the next button and dice at seven tenths
BOARDS_SHARE = 0.33  # of the height, so that a map is left on a low window and at a large zoom
DRAWER_BELOW = 1180  # logical width under which the page becomes a drawer (F6)


class Parts(msgspec.Struct, frozen=True):
    """The rectangles of one window, in logical pixels; `drawer`: the page lies over the map."""

    rail: QRect
    map: QRect
    log: QRect
    boards: QRect
    page: QRect
    tray: QRect
    drawer: bool


def _between(small: float, large: float, share: float) -> int:
    return round(small + (large - small) * share)


def parts(width: int, height: int, zoom: float = 1.0) -> Parts:
    """The parts of a content of so many pixels at a zoom; whole at S, never overlapping."""
    across, down = width / zoom, height / zoom
    x = min(1.0, max(0.0, (across - S_SIZE[0]) / (L_SIZE[0] - S_SIZE[0])))
    y = min(1.0, max(0.0, (down - S_SIZE[1]) / (L_SIZE[1] - S_SIZE[1])))
    drawer = across < DRAWER_BELOW
    page_width = round(_between(420, 600, x) * zoom)
    board_width = width if drawer else width - page_width
    rail = round(_between(44, 52, y) * zoom)
    log = round(_between(22, 24, y) * zoom)
    boards = round(min(_between(144, 196, y), max(LEAST_BOARDS, BOARDS_SHARE * down)) * zoom)
    tray = round(min(_between(208, 268, y), max(LEAST_TRAY, BOARDS_SHARE * down)) * zoom)
    map_height = max(1, height - rail - log - boards)
    left = width - page_width
    return Parts(
        rail=QRect(0, 0, board_width, rail),
        map=QRect(0, rail, board_width, map_height),
        log=QRect(0, rail + map_height, board_width, log),
        boards=QRect(0, rail + map_height + log, board_width, boards),
        page=QRect(left, 0, page_width, max(1, height - tray)),
        tray=QRect(left, height - tray, page_width, tray),
        drawer=drawer,
    )
