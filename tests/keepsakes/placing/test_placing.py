"""Drawings on sheets: nothing outside the printable box, nothing of a drawing lost, true rulers."""

import itertools
import subprocess
from pathlib import Path

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPageSize, QPainter, QPdfWriter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import A4, LETTER, Sheet
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing import ruler
from desktop.keepsakes.placing.placing import place
from desktop.keepsakes.wish import Wish
from tests.keepsakes.conftest import Tool
from tests.keepsakes.placing.seen import SHEETS, bare_outside, box_of, shades

Seen = tuple[float, QRectF, QRectF]


def drawn(width: float, height: float, measure: str = "one square is {size} mm") -> Picture:
    """A drawing that minds no bounds."""

    def draw(painter: QPainter) -> None:
        painter.fillRect(QRectF(-999, -999, 2999, 2999), QColor(Qt.GlobalColor.black))

    return Picture(width, height, draw, "Sheet", measure, 5.0)


def watched(width: float, height: float) -> tuple[Picture, list[Seen]]:
    """A drawing that notes its scale, and what is seen of it: in its own mm and on the sheet."""
    seen: list[Seen] = []

    def draw(painter: QPainter) -> None:
        clip = painter.clipBoundingRect().intersected(QRectF(0, 0, width, height))
        on_sheet = painter.combinedTransform().mapRect(clip)
        seen.append((painter.combinedTransform().m11(), clip, on_sheet))

    return Picture(width, height, draw, "Sheet", "one square is {size} mm", 5.0), seen


def looked_at(leaves: tuple[Leaf, ...], seen: list[Seen]) -> list[Seen]:
    """What each leaf shows, a pixel a mm."""
    for leaf in leaves:
        shades(leaf, 1)
    return seen


wishes = st.builds(
    Wish,
    sheet=st.sampled_from(SHEETS),
    scale=st.sampled_from(("auto", "true", "fit")),
    across=st.sampled_from((0, 0, 1, 2, 3)),
)
lengths = st.floats(15, 600)


@settings(max_examples=40, deadline=None)
@given(lengths, lengths, wishes)
def test_nothing_is_printed_outside_the_box(width: float, height: float, wish: Wish) -> None:
    for leaf in place([drawn(width, height)], wish)[:6]:
        assert bare_outside(leaf, box_of(leaf, wish.sheet), 1)


@settings(max_examples=60, deadline=None)
@given(lengths, lengths, wishes)
def test_all_of_a_drawing_is_printed_once_and_ten_mm_twice(
    width: float, height: float, wish: Wish
) -> None:
    picture, seen = watched(width, height)
    looked_at(place([picture], wish), seen)
    scales = {round(scale, 6) for scale, _, _ in seen}
    assert len(scales) == 1
    if wish.across == 0 and wish.scale == "true":
        assert scales == {1.0}
    for low, high, length in (
        (lambda one: one.left(), lambda one: one.right(), width),
        (lambda one: one.top(), lambda one: one.bottom(), height),
    ):
        parts = sorted({(round(low(clip), 6), round(high(clip), 6)) for _, clip, _ in seen})
        assert parts[0][0] == pytest.approx(0, abs=1e-6)
        assert parts[-1][1] == pytest.approx(length, abs=0.01)
        for (_, end), (start, _) in itertools.pairwise(parts):
            assert (end - start) * scales.copy().pop() == pytest.approx(10, abs=0.01)


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_of_the_book_is_true_where_it_fits_and_else_says_what_it_is(sheet: Sheet) -> None:
    picture, seen = watched(190, 230)
    leaves = place([picture], Wish(sheet))
    (scale, _, _) = looked_at(leaves, seen)[0]
    assert len(leaves) == 1
    if sheet.margin <= 5:
        assert scale == 1
        assert leaves[0].text == "True size: one square is 5 mm"
    else:
        assert scale < 1
        told = f"Scale {scale * 100:.0f} %: one square is {5 * scale:.1f} mm; the ruler is true"
        assert leaves[0].text == told


def test_auto_never_enlarges_and_fit_fills_the_sheet_turned_as_suits() -> None:
    picture, seen = watched(60, 40)
    (scale, _, at) = looked_at(place([picture], Wish()), seen)[0]
    assert (scale, at.center().x()) == (1, pytest.approx(148.5))
    seen.clear()
    leaf = place([picture], Wish(across=1))[0]  # as wide as one sheet
    (filled, _, at) = looked_at((leaf,), seen)[0]
    assert filled > 4
    seen.clear()
    leaf = place([picture], Wish(scale="fit"))[0]
    (_, _, at) = looked_at((leaf,), seen)[0]
    assert leaf.width > leaf.height
    room = box_of(leaf, Sheet())
    assert at.width() == pytest.approx(room.width()) or at.height() > 185


def test_a_poster_is_as_many_sheets_wide_as_was_asked_for() -> None:
    for across in (1, 2, 3, 4):
        leaves = place([drawn(594, 420)], Wish(across=across))
        assert len({leaf.name[-1] for leaf in leaves}) == across
    names = [leaf.name for leaf in place([drawn(594, 420)], Wish(across=3))]
    assert names[0] == "Sheet A1"
    assert len(names) in (6, 9)


def test_a_poster_hangs_about_as_large_as_it_is_meant() -> None:
    """A2 takes four sheets of A4 if nothing is said, one where it is to fit."""
    picture = msgspec.structs.replace(drawn(420, 594, ""), poster=True)
    for sheet in (Sheet(paper, margin) for paper in (A4, LETTER) for margin in (0, 5, 20)):
        assert len(place([picture], Wish(sheet))) == 4
        assert len(place([picture], Wish(sheet, scale="fit"))) == 1
        assert len(place([picture], Wish(sheet, scale="true"))) > 6
    assert "Scale 90 %; the ruler is true" in place([picture], Wish())[0].text
    assert len(place([drawn(420, 594)], Wish())) == 1


def test_tiles_are_of_one_size_and_as_few_as_either_way_of_lying_allows() -> None:
    picture, seen = watched(300, 230)
    leaves = place([picture], Wish(scale="true"))
    assert [leaf.name for leaf in leaves] == ["Sheet A1", "Sheet A2"]
    (_, left, _), (_, right, _) = looked_at(leaves, seen)
    assert left.width() == pytest.approx(right.width())


def test_marks_meet_where_tiles_do_and_leave_what_is_kept_alone() -> None:
    """Of the ring around a corner each tile has what is not its own: neighbours make it whole."""
    bare = Picture(300, 500, lambda _: None, "Sheet")
    leaves = place([bare], Wish(scale="true"))
    box = box_of(leaves[0], Sheet())
    down = box.top() + (box.height() - 9.4) / 2
    upper_left = QPointF(box.center().x() + 75, down + 125)
    lower_right = QPointF(box.center().x() - 75, down - 125)
    first, last = (shades(leaf, 10) < 128 for leaf in (leaves[0], leaves[3]))
    kept = first[round((down - 124.9) * 10) : round((down + 124.9) * 10)]
    assert not kept[:, round((upper_left.x() - 149.9) * 10) : round(upper_left.x() * 10) - 1].any()
    one, other = ring(first, upper_left), ring(last, lower_right)
    assert one.size == other.size == 80
    assert one.sum() == pytest.approx(60, abs=8)
    assert other.sum() == pytest.approx(60, abs=8)
    assert (one | other).all()


def ring(seen: "np.ndarray[tuple[int, int], np.dtype[np.bool_]]", at: QPointF) -> "np.ndarray":
    """Where there is ink on a ring of 1.6 mm around a place, in 80 steps."""
    found = []
    for turn in np.linspace(0, 2 * np.pi, 80, endpoint=False):
        x = (at.x() + 1.6 * np.cos(turn)) * 10
        y = (at.y() + 1.6 * np.sin(turn)) * 10
        near = seen[int(y) - 1 : int(y) + 2, int(x) - 1 : int(x) + 2]
        found.append(bool(near.any()))
    return np.array(found)


@pytest.mark.parametrize("sheet", [Sheet(A4, 0.0), Sheet(LETTER, 20.0), Sheet(A4, 40.0)])
def test_the_ruler_is_a_hundred_mm_whatever_the_scale(sheet: Sheet) -> None:
    bare = Picture(400, 500, lambda _: None, "Map", "one unit is {size} mm", 1.0)
    for wish in (Wish(sheet), Wish(sheet, scale="true")):
        leaf = place([bare], wish)[0]
        seen = shades(leaf, 10) < 200
        tips = np.flatnonzero(seen[round((box_of(leaf, sheet).bottom() - 7.1) * 10)])
        ends = tips[tips - tips[0] <= 1001]
        assert ends[-1] - ends[0] == pytest.approx(1000, abs=2)


def test_the_ruler_is_28346_points_long_in_a_file(tool: Tool, tmp_path: Path) -> None:
    path = tmp_path / "ruler.pdf"
    writer = QPdfWriter(str(path))
    writer.setPageSize(QPageSize(QSizeF(210, 297), QPageSize.Unit.Millimeter))
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    painter = QPainter(writer)
    painter.scale(writer.width() / 210, writer.height() / 297)
    ruler.draw(painter, 20, 20)
    painter.end()
    command = [tool("pdftoppm"), "-r", "720", "-gray", "-x", "0", "-y", "0", "-W", "5000"]
    raw = subprocess.run([*command, "-H", "640", str(path)], capture_output=True, check=True).stdout
    head, _, rest = raw.partition(b"\n255\n")
    width = int(head.split()[1])
    seen = np.frombuffer(rest, np.uint8).reshape(-1, width) < 200
    inked = np.flatnonzero(seen[round(20.5 * 720 / 25.4)])
    assert (inked[-1] - inked[0]) / 10 == pytest.approx(283.46, abs=0.5)
