"""The board: what it tells of the pointer, what it paints anew, what moves on it."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import THEMES, Theme
from desktop.drawing.sheet_plan import box_size
from desktop.rules.games.book.state import Area, Leg
from desktop.ui.sheet.look import Pointed, SheetLook
from desktop.ui.sheet.placing import live_squares, squares_under
from tests.looks import sheet_contents as contents
from tests.ui.sheet.conftest import Lay
from tests.ui.sheet.hands import Hands


def picture(hands: Hands) -> QImage:
    return hands.board.grab().toImage()


def differ(one: QImage, other: QImage, box: QRect) -> bool:
    return one.copy(box) != other.copy(box)


def further() -> SheetLook:
    """The same sheet one Route on: two squares lost, three new ones."""
    areas = dict(contents.PAGE.areas)
    for name in ("12,6", "13,5"):
        areas[name] = msgspec.structs.replace(areas[name], crossed=True)
    areas["13,6"] = Area("blank", crossed=True)
    areas |= {"14,6": Area("encounter", 17), "15,6": Area("blocked"), "14,7": Area("town", 2)}
    page = msgspec.structs.replace(
        contents.PAGE,
        areas=areas,
        legs=(*contents.PAGE.legs, Leg((214, 155), (276, 117))),
        trail=(*contents.PAGE.trail, (276, 117)),
    )
    return msgspec.structs.replace(contents.LOOK, page=page)


# --- the pointer ----------------------------------------------------------------------------------


def test_pointing_tells_the_nearest_dot_inside_the_square(hands: Hands) -> None:
    for at, area, dot in (
        ((276.2, 117.4), "13,5", (276, 117)),
        ((260.0, 100.0), "13,5", (261, 101)),
        ((279.9, 119.9), "13,5", (279, 119)),
        ((0.1, 0.1), "0,0", (1, 1)),
    ):
        hands.heard.clear()
        hands.move(hands.board.frame.spot(*at))
        assert hands.heard == [Pointed(area, dot)]


def test_the_same_dot_is_told_once_and_leaving_too(hands: Hands) -> None:
    for _ in range(3):
        hands.move(hands.spot((276, 117)))
    assert hands.heard == [Pointed("13,5", (276, 117))]
    hands.move(hands.spot((276, -30)))
    hands.move(hands.spot((276, -40)))
    assert hands.gone == 1


def test_click_double_click_and_the_right_button(hands: Hands) -> None:
    spot = Pointed("13,5", (270, 110))
    at = hands.spot(spot.dot)
    hands.move(at)
    hands.heard.clear()
    hands.click(at)
    hands.click(at, Qt.MouseButton.RightButton)
    assert hands.heard == [spot, spot]


def test_a_double_click_tells_one_click_and_one_double(hands: Hands, qtbot: QtBot) -> None:
    at = hands.spot((270, 110)).toPoint()
    clicks: list[object] = []
    doubles: list[object] = []
    hands.board.clicked.connect(clicks.append)
    hands.board.doubled.connect(doubles.append)
    qtbot.mouseClick(hands.board, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseDClick(hands.board, Qt.MouseButton.LeftButton, pos=at)
    qtbot.mouseRelease(hands.board, Qt.MouseButton.LeftButton, pos=at)  # or it is held for good
    assert len(clicks) == 1
    assert doubles == clicks


def test_zoomed_units_are_told_in_the_same_dots(lay: Lay) -> None:
    hands = lay()
    look = msgspec.structs.replace(hands.board.look, zoom=1.25)
    hands.board.wear(look)
    hands.board.show_sheet(contents.LOOK)
    hands.move(hands.spot((276, 117)))
    assert hands.heard == [Pointed("13,5", (276, 117))]


# --- plans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("theme", THEMES)
def test_a_plan_paints_no_square_anew(lay: Lay, theme: Theme) -> None:
    hands = lay(theme)
    hands.board.show_sheet(contents.LOOK)
    bare = picture(hands)
    paints, cut = hands.board.picture.paints, hands.board.stamps.cut
    hands.board.plan(contents.PLAN)
    planned = picture(hands)
    assert hands.board.picture.paints == paints
    assert hands.board.stamps.cut <= cut + 4  # two lost squares, the pen, the box
    for area in ("13,5", "12,6", "13,6"):
        assert differ(bare, planned, hands.board.frame.square(area).toAlignedRect()), area
    hands.board.plan(None)
    assert picture(hands) == bare


def test_a_plan_is_gone_when_one_stands_elsewhere(hands: Hands) -> None:
    hands.board.plan(contents.PLAN)
    hands.board.show_sheet(further())
    assert hands.board.overlay.over.plan is None


def test_the_box_covers_no_live_area_nor_the_thumbnail(hands: Hands) -> None:

    hands.board.plan(contents.PLAN)
    overlay, frame = hands.board.overlay, hands.board.frame
    box = QRectF(overlay.box_at, box_size(contents.PLAN))
    assert hands.board.area.contains(box)
    assert not set(squares_under(frame, box)) & live_squares(contents.PAGE)
    assert not box.intersects(overlay.thumb_box(contents.PAGE))
    assert not box.contains(frame.spot(276, 117))


def test_a_square_without_a_dot_says_why_and_shows_what_stands_in_the_way(hands: Hands) -> None:
    bare = picture(hands)
    hands.board.plan(contents.REFUSED)
    refused = picture(hands)
    for area in ("13,4", "12,4"):
        assert differ(bare, refused, hands.board.frame.square(area).toAlignedRect())


def test_dots_that_are_not_legal_are_hatched_only_where_they_are(hands: Hands) -> None:
    hands.board.plan(msgspec.structs.replace(contents.MASKED, dot=None, crossed=()))
    masked = picture(hands)
    whole = frozenset((x, y) for x in range(261, 280) for y in range(101, 120))
    hands.board.plan(msgspec.structs.replace(contents.MASKED, dot=None, crossed=(), legal=whole))
    free = picture(hands)
    box = hands.board.frame.square("13,5")
    assert differ(masked, free, QRect(box.topLeft().toPoint() + QPoint(2, 2), QPoint(620, 620)))
    # In the middle every dot is legal, so nothing is hatched there.
    middle = QRect(box.center().toPoint() + QPoint(-14, 6), box.center().toPoint() + QPoint(-4, 12))
    assert not differ(masked, free, middle)


# --- where one comes from -------------------------------------------------------------------------


def test_an_empty_sheet_shows_all_squares_and_outlines_the_one_pointed_at(lay: Lay) -> None:
    hands = lay()
    hands.board.show_sheet(contents.EMPTY)
    frame = hands.board.frame
    assert hands.board.area.contains(frame.world_box(contents.EMPTY.page))
    bare = picture(hands)
    hands.move(hands.spot((390, 470)))
    assert differ(bare, picture(hands), frame.square("19,23").toAlignedRect())
    hands.click(hands.spot((390, 470)))
    assert hands.heard[-1] == Pointed("19,23", (390, 470))
    hands.move(QPointF(1, 1))
    assert picture(hands) == bare


def test_the_words_of_the_empty_sheet_are_gone_once_one_came(lay: Lay) -> None:
    hands = lay()
    hands.board.show_sheet(contents.EMPTY)
    middle = QRect(QPoint(200, 280), QPoint(500, 350))
    words = picture(hands)
    hands.board.show_sheet(msgspec.structs.replace(contents.EMPTY, mood="blank"))
    assert differ(words, picture(hands), middle)


# --- what is shown, and how ----------------------------------------------------------------------


def test_showing_twice_paints_once(hands: Hands) -> None:
    picture(hands)
    paints = hands.board.picture.paints
    hands.board.show_sheet(contents.LOOK)
    picture(hands)
    assert hands.board.picture.paints == paints


def test_another_stat_out_of_sight_paints_nothing_anew(lay: Lay) -> None:
    hands = lay()
    look = contents.first_chapter()
    hands.board.show_sheet(look)
    picture(hands)
    paints = hands.board.picture.paints
    page = msgspec.structs.replace(look.page, header=msgspec.structs.replace(look.page.header))
    hands.board.show_sheet(msgspec.structs.replace(look, page=page, mood="still"))
    picture(hands)
    assert hands.board.picture.paints == paints


def test_the_same_sheet_looks_the_same_however_one_came_there(lay: Lay) -> None:
    one, other = lay(), lay()
    one.board.show_sheet(contents.LOOK)
    one.board.show_sheet(further())
    other.board.show_sheet(further(), at_once=True)
    picture(one)
    assert one.board.frame == other.board.frame
    assert picture(one) == picture(other)


def test_panning_paints_what_a_fresh_board_would_paint(hands: Hands, lay: Lay) -> None:
    picture(hands)
    hands.board.pan(QPointF(-37, -23))
    moved = picture(hands)
    hands.board.stale = True
    # Grain and lead lie where the window lies, so a few shades may differ, no line may.
    fresh = picture(hands)
    assert moved.size() == fresh.size()
    apart = [
        (x, y)
        for x in range(0, moved.width(), 5)
        for y in range(0, moved.height(), 5)
        if abs(moved.pixelColor(x, y).lightness() - fresh.pixelColor(x, y).lightness()) > 24
    ]
    assert len(apart) < 40


def test_the_focus_is_marked_without_colour_alone(lay: Lay) -> None:
    hands = lay(Theme.CONTRAST)
    hands.board.show_sheet(contents.LOOK)
    bare = picture(hands).convertToFormat(QImage.Format.Format_Grayscale8)
    hands.board.focus_square("15,3")
    seen = picture(hands).convertToFormat(QImage.Format.Format_Grayscale8)
    box = hands.board.frame.square("15,3").toAlignedRect().adjusted(-4, -4, 4, 4)
    assert differ(bare, seen, box)
    hands.board.focus_square("")
    assert picture(hands).convertToFormat(QImage.Format.Format_Grayscale8) == bare


def test_a_focused_square_out_of_sight_is_brought_into_it(lay: Lay) -> None:
    hands = lay()
    hands.board.show_sheet(contents.first_chapter())
    hands.board.focus_square("2,2")
    assert hands.board.area.contains(hands.board.frame.square("2,2"))


def test_readers_are_told_what_it_is_and_what_is_in_focus(hands: Hands) -> None:
    assert hands.board.accessibleName() == "Sheet"
    hands.board.tell("Column 13, row 5: Puzzle 16, legal.")
    assert hands.board.accessibleDescription() == "Column 13, row 5: Puzzle 16, legal."


# --- what moves -----------------------------------------------------------------------------------


def test_new_things_are_written_and_a_press_ends_it(lay: Lay) -> None:
    hands = lay(motion=True)
    hands.board.show_sheet(contents.LOOK)
    hands.rests = 0
    hands.board.show_sheet(further())
    assert hands.board.busy
    half = picture(hands)
    assert hands.board.skip()
    assert not hands.board.busy
    assert hands.rests == 1
    assert picture(hands) != half
    assert not hands.board.skip()


def test_writing_goes_on_by_itself_and_comes_to_rest(lay: Lay, qtbot: QtBot) -> None:
    hands = lay(motion=True)
    hands.board.show_sheet(contents.LOOK)
    with qtbot.waitSignal(hands.board.settled, timeout=5000):
        hands.board.show_sheet(further())
    assert not hands.board.busy
    other = lay()
    other.board.show_sheet(further())
    assert picture(hands) == picture(other)


def test_coming_from_somewhere_the_camera_goes_there_before_it_writes(lay: Lay) -> None:
    hands = lay(motion=True)
    hands.board.show_sheet(contents.EMPTY)
    areas = {"19,23": Area("town", 3), "20,23": Area("encounter", 12)}
    page = msgspec.structs.replace(
        contents.EMPTY.page, areas=areas, home="19,23", trail=((390, 470),)
    )
    hands.board.show_sheet(SheetLook(page, mood="still"))
    assert hands.board.animator.running == "glide"
    hands.board.animator.skip()
    assert hands.board.animator.running == "write"
    assert hands.board.frame.side == 64
    hands.board.skip()
    assert not hands.board.busy


def test_undo_is_shown_at_once(lay: Lay) -> None:
    hands = lay(motion=True)
    hands.board.show_sheet(further())
    hands.board.show_sheet(contents.LOOK, at_once=True)
    assert not hands.board.busy
    hands.board.show_sheet(further())
    hands.board.skip()
    hands.board.show_sheet(contents.LOOK)  # even where nobody says so, nothing is unwritten
    hands.board.skip()
    assert not hands.board.busy


def test_without_motion_nothing_moves(lay: Lay) -> None:
    hands = lay(motion=False)
    hands.board.show_sheet(contents.LOOK)
    hands.board.show_sheet(further())
    assert not hands.board.busy
    assert hands.rests == 2
