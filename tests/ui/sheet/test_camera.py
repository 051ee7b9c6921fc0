"""The camera: what it fits, how far it zooms, that it shows paper; pan, wheel, Z, F."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF

from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_records import SheetPage
from desktop.drawing.sheet_thumb import thumb_size
from desktop.rules.games.book.state import Area
from desktop.ui.sheet import camera
from desktop.ui.sheet.placing import beside, emptiest_corner, live_squares, squares_under
from tests.looks import sheet_contents as contents
from tests.ui.sheet.conftest import Lay
from tests.ui.sheet.hands import LARGE, SMALL, Hands

WINDOWS = {"S": QRectF(0, 0, *SMALL), "L": QRectF(0, 0, *LARGE)}


def at(*squares: str) -> SheetPage:
    """A page with nothing but these squares."""
    areas = {name: Area("encounter", 12) for name in squares}
    column, row = (int(part) for part in squares[0].split(","))
    return SheetPage(areas=areas, home=squares[0], trail=((20 * column + 10, 20 * row + 10),))


@pytest.mark.parametrize("window", WINDOWS.values(), ids=WINDOWS.keys())
def test_what_is_written_is_shown_with_two_squares_all_round(window: QRectF) -> None:
    for page in (contents.PAGE, contents.first_chapter().page, at("19,23"), at("5,5", "9,14")):
        frame = camera.fitted(page, window)
        assert camera.least_side(window.width()) <= frame.side <= camera.MOST
        box = camera.written_box(page).adjusted(-1.9, -1, 1.9, 1.9)
        assert window.contains(frame.squares(*box.getRect()))


@pytest.mark.parametrize(("width", "side"), [(500, 30), (702, 30), (891, 33), (1080, 36)])
def test_squares_are_never_too_small_to_read(width: int, side: int) -> None:
    assert camera.least_side(width) == side


def test_where_all_is_too_much_the_camera_stays_where_one_is() -> None:
    window, look = WINDOWS["S"], contents.twenty_chapters()
    frame = camera.fitted(look.page, window)
    assert frame.side == 30
    assert window.contains(frame.spot(*look.page.trail[-1]))
    assert len(look.page.areas) >= 70


@pytest.mark.parametrize("home", ["0,0", "37,45", "0,45", "37,0", "19,23"])
def test_the_camera_shows_paper_only(home: str) -> None:
    for window in WINDOWS.values():
        page = at(home)
        frame = camera.fitted(page, window)
        assert frame.paper_box(page).adjusted(-1, -1, 1, 1).contains(window)


def test_a_written_part_at_the_top_shows_one_row_of_the_header() -> None:
    frame = camera.fitted(at("19,0"), WINDOWS["L"])
    assert 0 < frame.y < 2 * frame.side


def test_the_whole_sheet_fits_with_its_header() -> None:
    for window in WINDOWS.values():
        frame = camera.whole(contents.PAGE, window)
        assert window.contains(frame.paper_box(contents.PAGE))


def test_zooming_keeps_the_place_under_the_pointer(hands: Hands) -> None:
    place = hands.spot((270, 110))
    hands.wheel(place, 240)
    assert hands.board.frame.side > 52
    x, y = hands.board.frame.world(place)
    assert (x, y) == pytest.approx((270, 110), abs=0.01)
    hands.wheel(place, -2400)
    assert hands.board.frame.side == camera.FURTHEST
    hands.wheel(place, 24000)
    assert hands.board.frame.side == camera.NEAREST


def test_the_middle_button_pans_and_f_fits_again(hands: Hands) -> None:
    before = hands.board.frame
    hands.drag(QPointF(300, 300), QPointF(260, 270))
    after = hands.board.frame
    assert (after.x - before.x, after.y - before.y) == (-40, -30)
    hands.board.fit()
    assert hands.board.frame == before


def test_one_cannot_pan_off_the_paper(hands: Hands) -> None:
    hands.board.pan(QPointF(-9000, 9000))
    assert hands.board.frame.paper_box(contents.PAGE).contains(hands.board.area)


def test_z_shows_the_whole_sheet_and_goes_back(hands: Hands) -> None:
    before = hands.board.frame
    assert hands.board.toggle_whole()
    assert hands.board.area.contains(hands.board.frame.paper_box(contents.PAGE))
    assert not hands.board.toggle_whole()
    assert hands.board.frame == before


def test_where_one_zoomed_the_camera_stays_while_one_sees_where_one_is(hands: Hands) -> None:
    hands.board.magnify(1.1)
    kept = hands.board.frame
    note = msgspec.structs.replace(contents.PAGE, notes=())
    hands.board.show_sheet(msgspec.structs.replace(contents.LOOK, page=note))
    assert hands.board.frame == kept
    away = msgspec.structs.replace(contents.PAGE, trail=(*contents.DOTS, (30, 900)))
    hands.board.show_sheet(msgspec.structs.replace(contents.LOOK, page=away))
    assert hands.board.frame != kept


def test_a_resized_board_fits_again(lay: Lay) -> None:
    hands = lay()
    hands.board.show_sheet(contents.LOOK)
    hands.board.resize(*LARGE)
    hands.board.grab()
    assert hands.board.frame == camera.fitted(contents.PAGE, WINDOWS["L"])


# --- where things lie -----------------------------------------------------------------------------


def test_the_thumbnail_lies_in_the_emptiest_corner() -> None:
    window, size = WINDOWS["S"], thumb_size(contents.PAGE)
    assert (size.width(), size.height()) == (124, 175)
    frame = camera.fitted(contents.PAGE, window)
    corner = emptiest_corner(contents.PAGE, frame, window, size)
    assert not set(squares_under(frame, QRectF(corner, size))) & live_squares(contents.PAGE)
    assert corner.x() > window.center().x()
    assert corner.y() > window.center().y()
    filled = at(*(f"{x},{y}" for x in range(15, 25) for y in range(10, 20)))
    frame = Frame(40, -400, -200)
    corner = emptiest_corner(filled, frame, window, size)
    assert corner.x() < window.center().x() or corner.y() < window.center().y()


def test_the_box_lies_on_nothing_that_matters_wherever_the_pointer_is() -> None:
    window, size = WINDOWS["S"], QSizeF(194, 46)
    frame, live = camera.fitted(contents.PAGE, window), live_squares(contents.PAGE)
    for x in range(20, 700, 60):
        for y in range(20, 620, 60):
            off = [QRectF(x - 4, y - 4, 74, 54)]
            corner = beside(frame, window, size, QPointF(x, y), live, off)
            box = QRectF(corner, size)
            assert window.contains(box)
            assert not box.intersects(off[0])
            assert not set(squares_under(frame, box)) & live
