"""Booklets: folded, their pages follow one another; nothing lies across the fold."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import A4, LETTER, Sheet
from desktop.keepsakes.placing.booklet import half, imposed, order
from desktop.keepsakes.wish import Wish
from tests.keepsakes.placing.seen import SHEETS, bare_outside


def pages(count: int, sheet: Sheet) -> tuple[Leaf, ...]:
    """Pages that mind no bounds."""
    page = half(sheet)

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(-50, -50, 600, 600), QColor(Qt.GlobalColor.black))

    return tuple(Leaf(page.width, page.height, draw, str(number)) for number in range(1, count + 1))


@pytest.mark.parametrize("count", range(1, 21))
def test_folded_and_read_the_pages_are_in_order(count: int) -> None:
    sides = order(count)
    fronts, backs = sides[::2], sides[1::2]
    read: list[int] = []
    for (_, right), (left, _) in zip(fronts, backs, strict=True):
        read += [right, left]
    for (left, _), (_, right) in reversed([*zip(fronts, backs, strict=True)]):
        read += [right, left]
    assert read == [*range(-(-count // 4) * 4)]


def test_no_pages_make_no_booklet() -> None:
    assert imposed((), Wish()) == ()


@pytest.mark.parametrize("sheet", SHEETS)
def test_both_pages_of_a_side_keep_to_their_half(sheet: Sheet) -> None:
    one, two = imposed(pages(1, sheet), Wish(sheet, booklet=True))
    assert (one.width, one.height) == (sheet.paper.height, sheet.paper.width)
    assert (one.name, two.name) == ("1", "")
    lies = sheet.turned(landscape=True)
    right = lies.printable.intersected(QRectF(lies.width / 2, 0, lies.width / 2, lies.height))
    assert bare_outside(one, right)
    assert bare_outside(two, lies.printable)


def test_half_a_sheet_keeps_its_margin() -> None:
    page = half(Sheet(A4, 20.0, landscape=True))
    assert (page.width, page.height) == (148.5, 210)
    assert page.printable == QRectF(20, 20, 108.5, 170)
    assert half(Sheet(LETTER)).width == pytest.approx(139.7)
