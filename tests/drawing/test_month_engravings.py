"""Engravings, figure, symbols and dice of the calendar: each its own, and in its place."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QImage

from desktop.drawing import month_engraving
from desktop.drawing.dice import Lie
from desktop.drawing.inks import CONTRAST, LAMP, THEMES, Inks, Theme, contrast
from desktop.drawing.month_dice import number_die, symbol_die
from desktop.drawing.month_figure import figure
from desktop.drawing.month_page import paint_engraving
from desktop.drawing.month_plan import HEAD, plan
from desktop.drawing.month_signs import LETTERS, symbol
from desktop.drawing.month_square import foot
from desktop.rules.games.calendar.state import SYMBOLS
from tests.drawing.seen import inked, seen, weight

# --- head and engraving --------------------------------------------------------------------------


def engraved(month: int, inks: Inks, high: float = HEAD) -> QImage:
    box = QRectF(0, 0, 892, high)
    return seen(lambda p: paint_engraving(p, box, month, inks), 892, int(high), inks.page)


@pytest.mark.parametrize("theme", THEMES)
def test_every_month_has_an_engraving_of_its_own(theme: Theme) -> None:
    inks = THEMES[theme]
    all_of_them = [engraved(month, inks) for month in range(1, 13)]
    for place, one in enumerate(all_of_them):
        assert all(one != other for other in all_of_them[:place]), place + 1
        assert 20 < weight(one, inks.page) < 130, place + 1
        sky = one.copy(QRect(340, 3, 240, 52))  # where the title stands
        assert weight(sky, inks.page) < 9, place + 1


def test_an_engraving_is_cut_the_same_way_every_time() -> None:
    def cut(month: int) -> QImage:
        size = QSizeF(892, HEAD)
        return seen(lambda p: month_engraving.engrave(p, month, size, LAMP), 892, 95)

    for month in (1, 8):
        assert cut(month) == cut(month)


def test_a_higher_head_has_more_sky_and_the_same_town() -> None:
    low, high = engraved(6, LAMP), engraved(6, LAMP, HEAD + 30)
    foot_of = QRect(180, 74, 100, 12)
    assert low.copy(foot_of) == high.copy(foot_of.translated(0, 30))


def test_the_art_is_light() -> None:
    folder = Path(month_engraving.__file__).parent
    scenes = ("autumn", "flood", "rooms", "spring", "summer", "winter", "props", "weather")
    assert sum((folder / f"month_{name}.py").stat().st_size for name in scenes) < 150_000


# --- figure, symbols, dice -----------------------------------------------------------------------


@pytest.mark.parametrize("inks", THEMES.values(), ids=lambda inks: inks.theme)
def test_the_figure_is_thirty_two_by_seventy(inks: Inks) -> None:
    image = seen(lambda p: figure(p, QPointF(50, 80), inks), 100, 100, inks.week)
    box = inked(image, inks.week, 90)
    assert box.width() == pytest.approx(32, abs=4)
    assert box.height() == pytest.approx(70, abs=4)


def test_the_figure_stands_left_in_her_square() -> None:
    for size in (QSizeF(906, 632), QSizeF(1250, 940), QSizeF(1024, 530)):
        spot = plan(size, 6).spot(3, 3)
        at = foot(spot)
        assert spot.box.contains(at)
        assert at.x() < spot.box.center().x()


def test_symbols_are_shapes_and_letters() -> None:
    assert set(LETTERS) == set(SYMBOLS)
    middle, ink, ground = QPointF(20, 20), LAMP.ink, LAMP.page
    pictures = [
        seen(partial(symbol, kind=kind, middle=middle, size=30, colour=ink, ground=ground), 40, 40)
        for kind in SYMBOLS
    ]
    for place, one in enumerate(pictures):
        box = inked(one, "#FFFFFF")
        assert QRect(2, 2, 36, 36).contains(box)
        assert all(one != other for other in pictures[:place])


@pytest.mark.parametrize("inks", THEMES.values(), ids=lambda inks: inks.theme)
def test_dice_show_their_faces(inks: Inks) -> None:
    lie = Lie(45, 45, 60, 4)
    black = [
        seen(partial(number_die, value=value, lie=lie, inks=inks), 90, 90, inks.lining)
        for value in range(7)
    ]
    green = [
        seen(partial(symbol_die, face=face, lie=lie, inks=inks), 90, 90, inks.lining)
        for face in ("", *SYMBOLS)
    ]
    shown = black + green
    for place, one in enumerate(shown):
        assert all(one != other for other in shown[:place]), place
    plain = seen(lambda p: number_die(p, 6, lie, inks, mark=False), 90, 90, inks.lining)
    assert plain != black[6]
    assert contrast(inks.die_mark if inks is not CONTRAST else inks.pip, inks.symbol_die) >= 4.5
