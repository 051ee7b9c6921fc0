"""What stands above a map stands clear of the map, and its lines of one another."""

from __future__ import annotations

from itertools import groupby

import msgspec
import pytest
from PySide6.QtGui import QImage

from desktop.keepsakes.games.aventura import KEEPER
from desktop.keepsakes.games.aventura.blank import blank_map
from desktop.keepsakes.games.aventura.map.border import FRAME
from desktop.keepsakes.games.aventura.maps import MM
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.wish import Wish
from desktop.words.aventura.names import Names
from tests.keepsakes.games.aventura_stories import LAST_BOAT, pack_in, source, told
from tests.keepsakes.outputs.ink import LIGHTEST

DENSITY = 2


def bands(picture: QImage) -> list[tuple[bool, float]]:
    """From above: whether there is ink, and on how many mm."""
    grey = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    raw, step, wide = bytes(grey.constBits()), grey.bytesPerLine(), grey.width()
    rows = (min(raw[y * step : y * step + wide]) <= LIGHTEST for y in range(grey.height()))
    return [(inked, len([*group]) / DENSITY) for inked, group in groupby(rows)]


def clear_of(found: list[tuple[bool, float]]) -> list[float]:
    """How much is bare below each band of ink."""
    return [high for inked, high in found[1:] if not inked]


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_head_of_an_empty_map_stands_clear_of_it(language: str) -> None:
    pack = pack_in(LAST_BOAT)
    names = Names(pack, language)
    for place in pack.maps:
        over, title, rule, under, *_ = clear_of(bands(image(blank_map(names, place), DENSITY)))
        assert over >= 1.5, place
        assert title + rule >= 1.5, place
        assert under >= 3, place


def test_the_head_of_a_map_as_played_stands_clear_of_it() -> None:
    story = msgspec.structs.replace(source(told("left_at_952")), language="es")
    picture = KEEPER.make(story, "map", Wish(part="counting_house")).picture
    assert picture is not None
    whole = image(picture, DENSITY)
    top, left = round((FRAME + 2) * MM * DENSITY), whole.width() * 2 // 5
    middle = whole.copy(left, top, whole.width() // 5, whole.height() // 2)
    _, over, title, rule, under, *_ = clear_of([(True, 0.0), *bands(middle)])
    assert over >= 1.5
    assert title + rule >= 1.5
    assert under >= 3
