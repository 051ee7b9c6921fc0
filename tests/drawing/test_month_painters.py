"""The month page's painters: everything in its place, seen on its ground, cut by the same hand."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import QMarginsF, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter

from desktop.drawing import month_page
from desktop.drawing.inks import LAMP, LATE, THEMES, Inks, contrast
from desktop.drawing.month_inks import month_inks
from desktop.drawing.month_marks import book, crossings, fill_in, shield
from desktop.drawing.month_over import frame_box, paint_over, reason_box
from desktop.drawing.month_page import paint_fitted, paint_page
from desktop.drawing.month_plan import HEAD, HEIGHT, WIDTH, Spot, plan
from desktop.drawing.month_records import Cell, Fit, MonthPage, Over
from desktop.drawing.month_signs import swirl
from desktop.drawing.month_square import Setting, paint_square
from tests.drawing.seen import inked, seen, weight
from tests.looks import month_contents as contents

SMALL, LARGE = QSizeF(906, 632), QSizeF(1250, 940)
SIZES = (SMALL, LARGE, QSizeF(1024, 530), QSizeF(700, 532))
SQUARE = Spot(0, 0, 1, 123, 82)
LEAD = contents.MARCH.rows[3][1]
SUNDAY = contents.MARCH.rows[3][6]


def square(cell: Cell, inks: Inks = LAMP, *, week: bool = True, spot: Spot = SQUARE) -> QImage:
    setting = Setting(inks, 1, week=week)
    return seen(lambda p: paint_square(p, cell, spot, setting), ground=setting.ground)


def changed(cell: Cell, **fields: object) -> Cell:
    return msgspec.structs.replace(cell, **fields)


# --- where everything lies -----------------------------------------------------------------------


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():g}x{size.height():g}")
@pytest.mark.parametrize("rows", [4, 5, 6])
def test_weeks_share_the_height_and_stay_on_the_paper(size: QSizeF, rows: int) -> None:
    layout = plan(size, rows)
    assert layout.wide * layout.scale == pytest.approx(size.width())
    assert layout.high * layout.scale == pytest.approx(size.height())
    heights = {round(layout.row(row).height(), 6) for row in range(rows)}
    assert len(heights) == 1
    assert layout.row(rows - 1).bottom() == pytest.approx(layout.weeks.bottom())
    for row in range(rows):
        for column in range(7):
            spot = layout.spot(row, column)
            assert layout.paper.contains(spot.box)
            assert layout.at(spot.box.center()) == (row, column)
            assert spot.width >= 111  # what a special and its value now take


def test_squares_have_the_size_of_the_picture() -> None:
    small, large = plan(SMALL, 6), plan(LARGE, 6)
    assert small.spot(0, 0).box.size().toTuple() == pytest.approx((123, 82), abs=1)
    wide, high = (large.scale * side for side in large.spot(0, 0).box.size().toTuple())
    assert (wide, high) == pytest.approx((170, 118), abs=3)
    assert small.head == HEAD
    assert large.head * large.scale == pytest.approx(176, abs=6)
    assert (small.wide, small.high) == (WIDTH, HEIGHT)


def test_outside_the_weeks_there_is_no_square() -> None:
    layout = plan(SMALL, 5)
    for x, y in ((3, 300), (450, 50), (450, 630), (903, 300)):
        assert layout.at(QPointF(x, y)) is None


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width():g}x{size.height():g}")
def test_a_refusal_stands_at_its_square_and_on_the_paper(size: QSizeF) -> None:
    layout = plan(size, 6)
    for reason in ("Done.", "Opens the day after Tuesday's is done, and not a day before that."):
        for row in range(6):
            for column in range(7):
                spot = layout.spot(row, column)
                box = reason_box(layout, spot, reason)
                assert layout.paper.contains(box), (row, column)
                assert box.adjusted(-1, -6, 1, 6).intersects(spot.box)


def test_days_are_found_on_the_page() -> None:
    page = contents.MARCH
    assert page.place_of(contents.TODAY) == (3, 3)
    assert page.cell(contents.TODAY) is page.rows[3][3]
    assert page.place_of(contents.TODAY.replace(year=2027)) is None
    blank = changed(page.rows[0][0], kind="blank")
    rows = ((blank, *page.rows[0][1:]), *page.rows[1:])
    assert msgspec.structs.replace(page, rows=rows).place_of(blank.day) is None


# --- squares -------------------------------------------------------------------------------------


@pytest.mark.parametrize("inks", THEMES.values(), ids=lambda inks: inks.theme)
def test_whatever_a_square_shows_can_be_told_apart(inks: Inks) -> None:
    bare = square(LEAD, inks)
    shown = [bare]
    for fields in (
        {"how": "done", "on": "Mon"}, {"how": "lost"}, {"seal": "shut"}, {"seal": "open"},
        {"moon": "new"}, {"moon": "full"}, {"whisper": True}, {"vow": "sworn"}, {"note": True},
        {"now": 9}, {"symbols": ("revolver", "lantern")}, {"today": True}, {"tomorrow": True},
        {"kind": "locked"}, {"kind": "before"}, {"kind": "blank"},
        {"how": "done", "counts": 2}, {"how": "done", "counts": 3},
    ):  # fmt: skip
        picture = square(changed(LEAD, **fields), inks)
        assert all(picture != other for other in shown), fields
        shown.append(picture)


def test_a_blank_square_is_paper_and_a_locked_one_a_date() -> None:
    assert inked(square(changed(LEAD, kind="blank")), LAMP.week).isEmpty()
    box = inked(square(changed(LEAD, kind="locked")), LAMP.week)
    assert box.bottom() < 26
    assert box.right() < 40


@pytest.mark.parametrize("inks", THEMES.values(), ids=lambda inks: inks.theme)
def test_everything_in_a_square_stays_in_it(inks: Inks) -> None:
    for rows in (4, 6):
        whole = plan(SMALL, rows).spot(2, 6)
        spot = Spot(20, 20, whole.share, whole.width, whole.height)
        for cell in (LEAD, SUNDAY):
            full = changed(cell, how="open", seal="shut" if cell is LEAD else "", moon="new",
                           label="23 Feb", note=True, now=14)  # fmt: skip
            setting = Setting(inks, 1, week=True)
            paint = partial(paint_square, cell=full, spot=spot, setting=setting)
            image = seen(paint, 190, 210, setting.ground)
            assert spot.box.toAlignedRect().contains(inked(image, setting.ground)), (rows, cell)


@pytest.mark.parametrize("inks", [LAMP, LATE], ids=["lamp", "late"])
def test_other_weeks_are_dimmed_and_their_dates_are_not(inks: Inks) -> None:
    now, later = square(SUNDAY, inks), square(SUNDAY, inks, week=False)
    books = QRect(10, 26, 60, 54)
    assert weight(later.copy(books), inks.page) < weight(now.copy(books), inks.week)
    assert contrast(inks.quiet, inks.page) >= 4.5
    assert contrast(inks.ink, inks.page) >= 4.5


def test_long_dates_make_room_for_the_symbol() -> None:
    cell = changed(LEAD, label="1 de septiembre", kind="lead")
    image = square(cell)
    gap = image.copy(QRect(83, 8, 3, 14))
    assert inked(gap, LAMP.week).isEmpty()


def test_small_labels_grow_where_the_page_is_small() -> None:
    assert Setting(LAMP, 1, week=True).small == 13
    assert Setting(LAMP, 0.84, week=True).small * 0.84 >= 12


@pytest.mark.parametrize("inks", THEMES.values(), ids=lambda inks: inks.theme)
def test_what_is_written_is_legible_on_its_ground(inks: Inks) -> None:
    own = month_inks(inks)
    for ground in (own.book, inks.page, inks.week):
        assert contrast(inks.ink, ground) >= 7
        assert contrast(inks.quiet, ground) >= 4.5
        assert contrast(inks.pencil, ground) >= 4.5
    assert contrast(own.figure_rim, inks.week) >= 4.5


# --- the hand ------------------------------------------------------------------------------------


def filled(what: str, seed: int) -> QImage:
    def paint(painter: QPainter) -> None:
        painter.translate(60, 40)
        fill_in(painter, what, seed, LAMP)

    return seen(paint)


def test_the_same_day_is_filled_in_the_same_way() -> None:
    one, same, other = (filled("book", seed) for seed in (5, 5, 6))
    assert one == same
    assert one != other


def test_pencil_keeps_to_the_book_but_for_a_hair() -> None:
    for what, path in (("book", book()), ("shield", shield())):
        for seed in range(12):
            image = filled(what, seed)
            room = path.boundingRect().translated(60, 40).adjusted(-3, -3, 3, 3)
            assert room.toAlignedRect().contains(inked(image, "#FFFFFF")), (what, seed)


def test_crossings_lie_in_their_polygon() -> None:
    box = [(0.0, 0.0), (40.0, 0.0), (40.0, 20.0), (0.0, 20.0)]
    for angle in (0, 30, 45, 90, -60):
        for piece in crossings(box, angle, 3):
            for x, y in piece:
                assert -1e-6 <= x <= 40 + 1e-6
                assert -1e-6 <= y <= 20 + 1e-6
    assert len(crossings(box, 0, 2)) == 10


def test_the_sign_is_never_twice_the_same() -> None:
    assert swirl(17, 1) == swirl(17, 1)
    assert swirl(17, 1) != swirl(17, 2)
    assert swirl(17, 3).boundingRect().width() <= 19


@pytest.mark.parametrize("boxes", [7, 8, 9, 10, 12, 13])
def test_boxes_stay_on_their_plate(boxes: int) -> None:
    head = msgspec.structs.replace(contents.MARCH.head, boxes=boxes, filled=boxes)
    page = msgspec.structs.replace(contents.MARCH, head=head)
    image = whole(page, LAMP)
    plate = image.copy(QRect(22, 9, 126, 76))
    frame = plate.copy(QRect(2, 74, 122, 1))  # between the plate's two lines
    assert weight(frame, LAMP.page) < 60
    assert plate != whole(contents.MARCH, LAMP).copy(QRect(22, 9, 126, 76)) or boxes == 9


# --- the page ------------------------------------------------------------------------------------


def whole(page: MonthPage, inks: Inks, over: Over | None = None) -> QImage:
    layout = plan(SMALL, len(page.rows))

    def paint(painter: QPainter) -> None:
        paint_page(painter, layout, page, inks)
        if over is not None:
            paint_over(painter, layout, page, over, inks)

    return seen(paint, 906, 632, inks.desk)


@pytest.mark.parametrize("inks", THEMES.values(), ids=lambda inks: inks.theme)
def test_a_page_is_painted_the_same_from_what_was_kept(inks: Inks) -> None:
    page = contents.rich()
    assert whole(page, inks) == whole(page, inks)
    for count in (4, 5):
        assert whole(contents.weeks(count), inks) != whole(page, inks)


@pytest.mark.parametrize("inks", THEMES.values(), ids=lambda inks: inks.theme)
def test_a_square_the_dice_fit_weighs_more(inks: Inks) -> None:
    page, layout = contents.MARCH, plan(SMALL, 6)
    box = layout.spot(3, 5).box.toAlignedRect()
    day = page.rows[3][5].day

    def ink(fits: dict[object, Fit]) -> float:
        over = Over(fits=fits)  # type: ignore[arg-type]
        return weight(whole(page, inks, over).copy(box), inks.week)

    nothing, some, now = ink({}), ink({day: Fit(False, 0.4)}), ink({day: Fit(True, 0.4)})
    assert nothing < some < now


def test_amber_stays_with_the_next_button() -> None:
    image = whole(contents.rich(), LAMP, contents.OVER)
    amber = QColor(LAMP.amber)
    for y in range(0, image.height(), 5):
        for x in range(0, image.width(), 3):
            shade = image.pixelColor(x, y)
            away = abs(shade.hue() - amber.hue())
            assert away > 8 or shade.saturation() < 120, (x, y, shade.name())


def test_frames_lie_in_their_squares() -> None:
    layout = plan(SMALL, 6)
    for row in range(6):
        assert layout.spot(row, 2).box.contains(frame_box(layout.spot(row, 2)))


def test_the_page_is_printed_as_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(month_page, "put", lambda *_: pytest.fail("a picture in print"))
    file = tmp_path / "page.pdf"
    writer = QPdfWriter(str(file))
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setPageMargins(QMarginsF(10, 10, 10, 10))
    painter = QPainter(writer)
    paint_fitted(painter, QRectF(0, 0, writer.width(), writer.height()), contents.MARCH, LAMP)
    painter.end()
    assert file.read_bytes().startswith(b"%PDF")
