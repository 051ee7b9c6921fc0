"""Where the parts lie: whole at S and L, and a map is left on low windows and large zooms."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect

from desktop.ui.games.aventura.parts.layout import parts


def test_the_parts_at_the_two_reference_sizes() -> None:
    small, large = parts(1366, 654), parts(1920, 964)
    assert (small.rail, small.map) == (QRect(0, 0, 946, 44), QRect(0, 44, 946, 444))
    assert (small.log, small.boards) == (QRect(0, 488, 946, 22), QRect(0, 510, 946, 144))
    assert (small.page, small.tray) == (QRect(946, 0, 420, 446), QRect(946, 446, 420, 208))
    assert (large.rail, large.map) == (QRect(0, 0, 1320, 52), QRect(0, 52, 1320, 692))
    assert (large.log, large.boards) == (QRect(0, 744, 1320, 24), QRect(0, 768, 1320, 196))
    assert (large.page, large.tray) == (QRect(1320, 0, 600, 696), QRect(1320, 696, 600, 268))


@pytest.mark.parametrize("zoom", [0.75, 1.0, 1.25, 1.5, 2.0, 2.5])
@pytest.mark.parametrize(("width", "height"), [(1024, 536), (1366, 654), (1920, 964)])
def test_nothing_overlaps_on_the_board_and_a_map_is_left(
    width: int, height: int, zoom: float
) -> None:
    found = parts(width, height, zoom)
    rows = [found.rail, found.map, found.log, found.boards]
    assert all(a.bottom() + 1 == b.top() for a, b in pairwise(rows))
    assert found.boards.bottom() + 1 == height
    assert found.map.height() >= 0.29 * height or zoom > 2
    assert found.map.height() >= 80
