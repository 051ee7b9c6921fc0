"""What is read over the board: a month's text in leaves, the journal, the shelf of things."""

from __future__ import annotations

from itertools import pairwise

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import Theme
from desktop.drawing.prose import LARGE_TYPE, READING_TYPE, Prose, plain
from desktop.drawing.woodcut import cuts
from desktop.ui.theme import Look, look_of
from desktop.ui.widgets.journal_page import JournalPage, JournalView
from desktop.ui.widgets.month_story import MonthStory, MonthStoryView
from desktop.ui.widgets.story_columns import Room, leaves
from desktop.ui.widgets.things_shelf import Thing, ThingsShelf
from tests.looks import calendar_contents, static_reading
from tests.looks import calendar_reading as contents

STILL = Look(motion=False)


def story_of(qtbot: QtBot, view: MonthStoryView, size: tuple[int, int] = (906, 632)) -> MonthStory:
    page = MonthStory()
    qtbot.addWidget(page)
    page.wear(STILL)
    page.resize(*size)
    page.show_story(view)
    page.show()
    return page


# --- columns -------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 5, 20, 21, 60, 200])
@pytest.mark.parametrize("kept", [0.0, 120.0])
def test_no_line_is_lost_or_told_twice(count: int, kept: float) -> None:
    tops, end = [20.0 * n for n in range(count)], 20.0 * count
    found = leaves(tops, end, Room(300), Room(400), kept)
    slices = [part for leaf in found for part in leaf]
    assert [part.top for part in slices] == sorted(part.top for part in slices)
    assert all(a.end == b.top for a, b in pairwise(slices))
    assert not count or (slices[0].top, slices[-1].end) == (0.0, end)
    for n, leaf in enumerate(found):
        room = (400 if n else 300) - (kept if n == len(found) - 1 else 0)
        assert len(leaf) <= 2
        assert all(part.high <= room + 0.5 for part in leaf)


def test_the_last_leaf_has_even_columns() -> None:
    tops = [20.0 * n for n in range(10)]
    (leaf,) = leaves(tops, 200.0, Room(300), Room(300), 0.0)
    assert [part.high for part in leaf] == [100.0, 100.0]


def test_lines_are_counted_where_they_stand() -> None:
    text = Prose((plain("word " * 60), plain("end")), 300, READING_TYPE, initial=True)
    tops = text.line_tops
    assert len(tops) == text.lines
    assert tops[1] - tops[0] == READING_TYPE.leading
    assert tops[-1] + READING_TYPE.leading <= text.height + 0.01


# --- a month's text ------------------------------------------------------------------------------


def test_a_long_text_is_read_leaf_by_leaf(qtbot: QtBot) -> None:
    page = story_of(qtbot, contents.STORY)
    passed, turned = QSignalSpy(page.passed), QSignalSpy(page.turned)
    assert (page.leaf, page.leaf_count, page.at_end) == (0, 2, False)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert (page.leaf, page.at_end, passed.count()) == (1, True, 0)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert passed.count() == 1
    qtbot.keyClick(page, Qt.Key.Key_Left)
    assert page.leaf == 0
    assert not page.read_back()
    assert turned.count() == 2


def test_a_short_text_is_one_leaf_in_larger_type(qtbot: QtBot) -> None:
    page = story_of(qtbot, contents.SHORT)
    assert page.leaf_count == 1
    assert page._kind == LARGE_TYPE
    assert not page.read_on()


def test_another_month_is_opened_at_its_start(qtbot: QtBot) -> None:
    page = story_of(qtbot, contents.STORY)
    page.read_on()
    page.show_story(contents.STORY)
    assert page.leaf == 1
    page.show_story(msgspec.structs.replace(contents.STORY, run="month 4"))
    assert page.leaf == 0


def test_the_rule_is_read_after_the_text(qtbot: QtBot) -> None:
    page = story_of(qtbot, contents.STORY)
    words = page.accessibleDescription().split("\n")
    assert page.accessibleName() == "Rooms Behind Rooms"
    assert words[0] == "1 March"
    assert words[-3:] == [
        contents.STORY.rule_name,
        contents.STORY.rule_told,
        contents.STORY.rule_plain,
    ]


@pytest.mark.parametrize("size", [(906, 632), (1250, 940), (560, 480)])
def test_lines_are_of_a_length_that_is_read(qtbot: QtBot, size: tuple[int, int]) -> None:
    page = story_of(qtbot, contents.STORY, size)
    assert page._column <= 23.5 * page._kind.size
    assert page._box.right() <= page.paper.right() - 20


def test_escape_goes_back(qtbot: QtBot) -> None:
    page = story_of(qtbot, contents.STORY)
    closed = QSignalSpy(page.closed)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert closed.count() == 1


# --- the journal ---------------------------------------------------------------------------------


def journal_of(qtbot: QtBot, view: JournalView) -> JournalPage:
    page = JournalPage()
    qtbot.addWidget(page)
    page.wear(STILL)
    page.resize(906, 632)
    page.show_journal(view)
    page.show()
    return page


def test_the_journal_opens_at_its_last_day_and_is_turned_by_keys(qtbot: QtBot) -> None:
    page = journal_of(qtbot, contents.JOURNAL)
    assert page.turned == page.most() > 0
    qtbot.keyClick(page, Qt.Key.Key_Home)
    assert page.turned == 0
    qtbot.keyClick(page, Qt.Key.Key_PageDown)
    down = page.turned
    assert 0 < down < page.region.height()
    qtbot.keyClick(page, Qt.Key.Key_Up)
    assert page.turned < down
    page.show_journal(contents.JOURNAL)
    assert page.turned < down  # shown again, it stays where it is


def test_the_journal_says_its_days_and_shuts(qtbot: QtBot) -> None:
    page = journal_of(qtbot, contents.JOURNAL)
    assert "Ask him who cut the third." in page.accessibleDescription()
    closed = QSignalSpy(page.closed)
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert closed.count() == 1
    empty = journal_of(qtbot, JournalView("The year", empty="Nothing yet."))
    assert empty.accessibleDescription() == "Nothing yet."
    assert empty.most() == 0


def test_a_double_click_asks_for_a_line(qtbot: QtBot) -> None:
    page = journal_of(qtbot, contents.JOURNAL)
    asked = QSignalSpy(page.line_asked)
    spot = page.region.bottomLeft().toPoint()
    spot.setX(spot.x() + 200)
    spot.setY(spot.y() - 34)
    qtbot.mouseDClick(page, Qt.MouseButton.LeftButton, pos=spot)
    assert asked.count() == 1
    assert str(asked.at(0)[0]).startswith("1926-03-")


# --- the shelf of things -------------------------------------------------------------------------


def shelf_of(qtbot: QtBot, things: tuple[Thing, ...]) -> ThingsShelf:
    shelf = ThingsShelf()
    qtbot.addWidget(shelf)
    shelf.wear(STILL)
    shelf.resize(68, 654)
    shelf.show_things(things)
    shelf.show()
    return shelf


def test_there_is_nothing_at_all_in_the_first_month(qtbot: QtBot) -> None:
    shelf = shelf_of(qtbot, ())
    assert (shelf.buttons, shelf.accessibleName()) == ([], "")
    bare = shelf.grab().toImage()
    shelf.show_things(calendar_contents.TWO_THINGS)
    assert shelf.grab().toImage() != bare
    shelf.show_things(())
    assert shelf.grab().toImage() == bare


def test_only_what_may_be_used_now_is_pressed(qtbot: QtBot) -> None:
    shelf = shelf_of(qtbot, calendar_contents.TWO_THINGS)
    used, asked = QSignalSpy(shelf.used), QSignalSpy(shelf.asked)
    for button in shelf.buttons:
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [used.at(n)[0] for n in range(used.count())] == ["dial"]
    assert [asked.at(n)[0] for n in range(asked.count())] == ["key"]


def test_a_thing_says_what_it_is_for(qtbot: QtBot) -> None:
    shelf = shelf_of(qtbot, calendar_contents.TWO_THINGS)
    dial = shelf.buttons[0]
    assert dial.accessibleName() == "Dial. 1 turn left"
    assert dial.accessibleDescription() == "Turn a green die to any face."
    assert dial.toolTip() == "Dial. 1 turn left\nTurn a green die to any face."


@pytest.mark.parametrize("count", range(1, 12))
def test_all_things_stand_on_the_shelf(qtbot: QtBot, count: int) -> None:
    shelf = shelf_of(qtbot, calendar_contents.ALL_THINGS[:count])
    places = [button.geometry() for button in shelf.buttons]
    assert all(shelf.rect().contains(place) for place in places)
    assert all(a.bottom() < b.top() + 1 for a, b in pairwise(places))


def test_every_picture_is_whole() -> None:
    known = cuts("things")
    assert {thing.art for thing in calendar_contents.ALL_THINGS} <= set(known)
    assert all(picture.marks for picture in known.values())


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("face", list(static_reading.FACES))
def test_all_that_is_read_is_drawn_in_every_theme(qtbot: QtBot, face: str, theme: Theme) -> None:
    desk = static_reading.made(look_of(theme.value, motion=False), face, (906, 632))
    qtbot.addWidget(desk)
    desk.show()
    assert not desk.grab().isNull()
