"""The spine of a finished book: legible on every cloth, its stars seen, its title cut off."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.drawing.book_spine import CLOTHS, STARS, book_spine, spine_width
from desktop.drawing.inks import CONTRAST, LAMP, LATE, Inks
from tests.drawing.test_inks import contrast


def drawn(title: str, stars: int | None, inks: Inks = LAMP, seed: int = 0) -> QImage:
    width = round(spine_width(title, stars))
    image = QImage(width, 46, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    book_spine(painter, QRectF(0, 0, width, 46), title, stars, inks, seed)
    painter.end()
    return image


@pytest.mark.parametrize("cloth", CLOTHS)
@pytest.mark.parametrize("inks", [LAMP, LATE])
def test_the_title_is_legible_on_every_cloth(cloth: str, inks: Inks) -> None:
    assert contrast(inks.bone, cloth) >= 4.5


@pytest.mark.parametrize("inks", [LAMP, LATE, CONTRAST])
def test_each_verdict_looks_different(inks: Inks) -> None:
    images = [drawn("A", stars, inks) for stars in range(STARS + 1)]
    assert all(one != other for one, other in pairwise(images))


def test_the_seed_gives_the_cloth_and_the_bands() -> None:
    seen = {bytes(drawn("A", 3, LAMP, seed).constBits()) for seed in range(3 * len(CLOTHS))}
    assert len(seen) == 3 * len(CLOTHS)
    assert drawn("A", 3, LAMP, 1) == drawn("A", 3, LAMP, 1)


def test_one_that_was_never_reviewed_has_no_stars() -> None:
    assert spine_width("A long enough title", None) < spine_width("A long enough title", 0)


def test_a_very_long_title_is_cut_off_before_the_stars() -> None:
    title = "W" * 200
    assert spine_width(title, 5) == spine_width(title * 2, 5)
    none, five = drawn(title, 0), drawn(title, 5)
    half = none.width() // 2
    box = (0, 0, half, none.height())
    assert none.copy(*box) == five.copy(*box)
