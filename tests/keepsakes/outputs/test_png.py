"""Pixels: how many, how large they say they are, who made them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.png import PIXELS, bands, density, png
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish
from tests.keepsakes.outputs.ink import picture_box
from tests.keepsakes.outputs.sample import RULER, draw, ruler


def test_three_hundred_dots_an_inch() -> None:
    made = QImage.fromData(drawn(RULER, Wish()))
    assert (made.width(), made.height()) == (3508, 2480)
    assert made.dotsPerMeterX() == made.dotsPerMeterY() == 11811
    assert (made.text("Software"), made.text("Title")) == ("Solitarium", "Ruler")
    assert picture_box(made, 300 / 25.4).width() == pytest.approx(100, abs=0.1)


def test_grey() -> None:
    assert QImage.fromData(drawn(Picture(150, 50, ruler), Wish(grey=True))).isGrayscale()


def test_bands_have_no_seams(monkeypatch: pytest.MonkeyPatch) -> None:
    small = Picture(42, 50, lambda painter: (painter.scale(0.2, 0.2), draw(painter)))
    whole = QImage.fromData(drawn(small, Wish()))
    monkeypatch.setattr("desktop.keepsakes.outputs.png._BAND", 25_000)
    assert bands(small) > 9
    assert QImage.fromData(drawn(small, Wish())) == whole


def drawn(thing: Leaf | Picture, wish: Wish) -> bytes:
    """The file, and as many steps to it as were told."""
    work, count = png(thing, wish), 0
    while True:
        try:
            next(work)
        except StopIteration as end:
            assert count == bands(thing)
            raw: bytes = end.value
            return raw
        count += 1


@pytest.mark.parametrize(("wide", "high"), [(2000, 3000), (20, 20_000), (594, 420)])
def test_no_more_pixels_than_can_be_held(wide: float, high: float) -> None:
    dense = density(Picture(wide, high, ruler))
    assert wide * high * dense**2 <= PIXELS * 1.001
    assert max(wide, high) * dense <= 30_000
    assert dense <= 300 / 25.4
