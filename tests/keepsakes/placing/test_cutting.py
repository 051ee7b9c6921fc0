"""Things to be cut out: at true size, nothing over nothing, lines beside and never on them."""

import itertools
import re

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.svg import svg
from desktop.keepsakes.paper import A4, LETTER, Sheet
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing.cutting import behind, cut_sheets, laid_out
from desktop.keepsakes.wish import Wish
from tests.keepsakes.placing.seen import SHEETS, bare_outside, box_of, shades

CARD = (63.5, 88.9)


def thing(width: float, height: float, ink: bool = True) -> Picture:
    """A thing that minds no bounds, or one without any ink."""

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(-50, -50, 600, 600), QColor(Qt.GlobalColor.black))

    return Picture(width, height, draw if ink else lambda _: None, "Thing")


sizes = st.sampled_from((CARD, (22.0, 22.0), (128.0, 89.0), (89.0, 128.0), (40.0, 200.0)))


@settings(max_examples=25, deadline=None)
@given(st.lists(sizes, min_size=1, max_size=25), st.sampled_from(SHEETS), st.sampled_from((0, 2)))
def test_each_thing_lies_whole_and_alone_on_paper(
    many: list[tuple[float, float]], sheet: Sheet, gap: float
) -> None:
    things = [thing(*size) for size in many]
    fitting = [one for one in things if one.height < 150]
    seen: list[int] = []
    for cut in laid_out(fitting, sheet, gap):
        box = cut.sheet.printable.adjusted(0, 0, 0, -8)
        for one in cut.laid:
            assert box.contains(one.at)
            size = (fitting[one.thing].width, fitting[one.thing].height)
            assert (one.at.width(), one.at.height()) == size
        for one, other in itertools.combinations(cut.laid, 2):
            assert one.at.adjusted(0.01, 0.01, -0.01, -0.01).intersects(other.at) is False
        seen += [one.thing for one in cut.laid]
    assert sorted(seen) == [*range(len(fitting))]


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_printed_outside_the_box(sheet: Sheet) -> None:
    cards = [thing(*CARD)] * 7 + [thing(22, 22)] * 5
    for leaf in cut_sheets(cards, Wish(sheet), backs=cards):
        assert bare_outside(leaf, box_of(leaf, sheet))


def test_nine_cards_lie_on_a4_and_eight_on_letter() -> None:
    for paper, many in ((A4, 9), (LETTER, 8)):
        cuts = laid_out([thing(*CARD)] * 16, Sheet(paper))
        assert len(cuts[0].laid) == many
        assert len(cuts) == 2


def test_lines_for_the_knife_stand_beside_things_only() -> None:
    (leaf,) = cut_sheets([thing(*CARD, ink=False)] * 9, Wish())
    (cut,) = laid_out([thing(*CARD)] * 9, Sheet())
    seen = shades(leaf, 4) < 250
    whole = QRectF()
    for one in cut.laid:
        whole = whole.united(one.at)
    inside = seen[round(whole.top() * 4) : round(whole.bottom() * 4)]
    assert not inside[:, round(whole.left() * 4) : round(whole.right() * 4)].any()
    above = np.flatnonzero(seen[round((whole.top() - 2) * 4)])
    lines = {round((x / 4 - whole.left()) / CARD[0], 1) for x in above}
    assert lines == {0, 1, 2, 3}
    assert "each 63.5 by 88.9 mm" in leaf.text


@pytest.mark.parametrize("sheet", [Sheet(A4), Sheet(LETTER)])
def test_backs_lie_behind_their_fronts(sheet: Sheet) -> None:
    """Turned over its long edge a sheet's fronts and backs cover the same paper."""
    cards = [thing(*CARD)] * 4
    bare = [thing(*CARD, ink=False)] * 4
    front, back = cut_sheets(cards, Wish(sheet), backs=cards)
    marks, _ = cut_sheets(bare, Wish(sheet), backs=bare)
    ink = (shades(front, 2) < 250) & ~(shades(marks, 2) < 250)
    lies = front.width > front.height
    turned = (shades(back, 2) < 250)[::-1] if lies else (shades(back, 2) < 250)[:, ::-1]
    assert (ink ^ turned).sum() < 0.01 * ink.sum()
    assert behind(QRectF(10, 20, 30, 40), Sheet(A4)) == QRectF(170, 20, 30, 40)


def test_what_has_no_back_leaves_the_paper_bare_there() -> None:
    cards, none = [thing(*CARD)] * 2, [None, None]
    assert len(cut_sheets(cards, Wish(), backs=none)) == 1
    _, both = cut_sheets(cards, Wish(), backs=cards)
    _, one = cut_sheets(cards, Wish(), backs=[cards[0], None])
    inked = [int((shades(leaf, 1) < 250).sum()) for leaf in (both, one)]
    assert inked[1] == pytest.approx(inked[0] / 2, rel=0.02)


def test_a_sheet_says_which_side_of_which_it_is() -> None:
    pictures = [Picture(*CARD, thing(*CARD).draw, f"Card {number}") for number in range(12)]
    sheets = cut_sheets(pictures, Wish(), backs=[thing(*CARD, ink=False)] * 12)
    sides = [f"{side} of sheet {number}" for number in (1, 2) for side in ("fronts", "backs")]
    for leaf, side in zip(sheets, sides, strict=True):
        assert leaf.text.endswith(side)
        assert side.replace(" ", "") in _written(leaf).replace(" ", "")
    assert [leaf.name for leaf in sheets[::2]] == ["Card 0 \u2013 Card 8", "Card 9 \u2013 Card 11"]
    assert [leaf.name for leaf in sheets[1::2]] == sides[1::2]
    (alone,) = cut_sheets(pictures[:2], Wish())
    assert "sheet" not in _written(alone)
    mixed = cut_sheets([thing(*CARD), thing(22, 22)], Wish(), backs=[None, thing(22, 22)])
    assert [leaf.name for leaf in mixed] == sides[:2]


def _written(leaf: Leaf) -> str:
    drawn = svg(Picture(leaf.width, leaf.height, leaf.draw, leaf.name))
    return " ".join(re.findall(r"<text[^>]*>([^<]*)", drawn))


def test_what_is_larger_than_a_sheet_is_tiled() -> None:
    names = [leaf.name for leaf in cut_sheets([thing(*CARD), thing(300, 250)], Wish())]
    assert names == ["Thing", "Thing A1", "Thing A2"]
    assert cut_sheets([], Wish()) == ()
