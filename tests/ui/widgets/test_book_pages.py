"""The faces of the Book's page by hand: what a click, a digit and a key tell."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from desktop.ui.theme import Look, OddsShown
from desktop.ui.widgets.book_page import BookPage
from desktop.ui.widgets.chapter_page import ChapterPage, OwnLine
from desktop.ui.widgets.destination_page import DestinationPage
from desktop.ui.widgets.destination_row import DestinationButton
from desktop.ui.widgets.encounter_page import Build, EncounterPage
from desktop.ui.widgets.hand_line import HandLine
from desktop.ui.widgets.loose_die import DIE_MIME, LooseDie
from desktop.ui.widgets.page_face import PageFace
from desktop.ui.widgets.pool_parts import ChipButton, StepButton
from desktop.ui.widgets.review_page import LINE_MS, ReviewPage
from desktop.ui.widgets.setup_page import Given, SetupPage
from desktop.ui.widgets.setup_rows import SetupBoxButton
from desktop.ui.widgets.town_page import TownPage
from tests.looks import book_contents as contents
from tests.looks import book_encounters, book_pages

STILL = Look(motion=False)
Page = TypeVar("Page", bound=PageFace)


def laid(qtbot: QtBot, page: Page, size: tuple[int, int] = (380, 446)) -> Page:
    qtbot.addWidget(page)
    page.wear(STILL)
    page.resize(*size)
    page.show()
    return page


def told(spy: QSignalSpy) -> list[object]:
    return [spy.at(n)[0] if spy.at(n) else None for n in range(spy.count())]


# --- where to go ---------------------------------------------------------------------------------


def test_a_destination_is_pointed_at_and_chosen(qtbot: QtBot) -> None:
    page = laid(qtbot, DestinationPage())
    page.show_destinations(contents.DESTINATION)
    pointed, chosen = QSignalSpy(page.pointed), QSignalSpy(page.chosen)
    row = page.findChildren(DestinationButton)[2]
    qtbot.mouseMove(page, QPoint(2, 2))  # the pointer may lie where the row is
    qtbot.mouseMove(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert page.pick(4)
    qtbot.keyClick(page, Qt.Key.Key_8)
    assert told(pointed)[:1] == ["12,8"]
    assert told(chosen) == ["12,8", "11,11", "16,8"]
    assert not page.pick(9)


def test_a_row_says_its_loss_and_chance(qtbot: QtBot) -> None:
    page = laid(qtbot, DestinationPage())
    page.show_destinations(contents.DESTINATION)
    rows = page.findChildren(DestinationButton)
    assert rows[7].accessibleName() == "8. Puzzle Z16"
    assert rows[7].accessibleDescription() == "loses 21 and a blank, 90 %"
    assert rows[0].accessibleDescription() == "loses nothing, ~94 %"
    assert rows[3].accessibleDescription() == "loses 15, rest, work, buy"
    page.wear(Look(odds=OddsShown.OFF))
    assert rows[0].accessibleDescription() == "loses nothing"
    assert "~" not in page.accessibleDescription()


def test_what_is_pointed_at_takes_the_last_place_on_a_low_page(qtbot: QtBot) -> None:
    page = laid(qtbot, DestinationPage(), (380, 300))
    page.show_destinations(contents.DESTINATION)
    shown = [row.row.digit for row in page.findChildren(DestinationButton) if row.isVisible()]
    assert shown[-1] == 8
    assert shown[:-1] == list(range(1, len(shown)))
    left_out = len(contents.DESTINATION.rows) - len(shown)
    assert f"{contents.DESTINATION.more + left_out} more" in page.accessibleDescription()


def test_the_order_is_asked_for(qtbot: QtBot) -> None:
    page = laid(qtbot, DestinationPage())
    page.show_destinations(contents.DESTINATION)
    asked = QSignalSpy(page.sorted_by)
    for button in page.buttons()[-2:]:
        button.click()
    assert told(asked) == ["near", "chance"]
    near, likely = page.buttons()[-2:]
    assert near.isChecked()
    assert not likely.isChecked()


# --- an Encounter --------------------------------------------------------------------------------


def encounter(qtbot: QtBot, name: str) -> EncounterPage:
    page = laid(qtbot, EncounterPage())
    page.show_encounter(book_encounters.ALL[name])
    return page


def test_the_pool_is_built_by_chips_steps_and_keys(qtbot: QtBot) -> None:
    page = encounter(qtbot, "combat")
    built = QSignalSpy(page.built)
    chips = {one.chip.id: one for one in page.findChildren(ChipButton) if one.isVisible()}
    qtbot.mouseClick(chips["DEX"], Qt.MouseButton.LeftButton)
    assert page.pick(2)
    assert page.pick(4)
    for step in page.findChildren(StepButton):
        qtbot.mouseClick(step, Qt.MouseButton.LeftButton)
    assert page.step_pool(1)
    assert told(built) == [
        Build("attribute", "DEX", 1),
        Build("weapon", "sword", -1),
        Build("item", "bomb", 1),
        Build("strain", "strain", -1),
        Build("strain", "strain", 1),
        Build("strain", "strain", 1),
    ]


def test_what_is_in_the_pool_is_checked_and_says_what_it_adds(qtbot: QtBot) -> None:
    page = encounter(qtbot, "threat")
    chips = {one.chip.id: one for one in page.findChildren(ChipButton) if one.isVisible()}
    assert chips["INT"].isChecked()
    assert chips["rope"].isChecked()
    assert not chips["figurine"].isChecked()
    assert chips["figurine"].accessibleName() == "Rare Figurine, 4 dice"
    assert chips["figurine"].accessibleDescription() == "+28 %"
    qtbot.mouseClick(chips["figurine"], Qt.MouseButton.LeftButton)
    assert not chips["figurine"].isChecked()  # the page says so, not the press


def test_deeds_are_done_by_digit_and_click(qtbot: QtBot) -> None:
    page = encounter(qtbot, "threat")
    picked = QSignalSpy(page.picked)
    assert page.pick(2)
    assert page.pick(1)
    assert [deed.id for deed in told(picked)] == ["convert", "flee"]  # type: ignore[attr-defined]


def test_there_is_nothing_to_pay_for_in_a_puzzle(qtbot: QtBot) -> None:
    page = encounter(qtbot, "puzzle")
    assert not page.step_pool(1)
    page.show_encounter(book_encounters.OBSTACLE)
    assert not page.step_pool(-1)
    assert page.step_pool(1)
    page.show_encounter(book_encounters.UNKNOWN)
    assert not [one for one in page.findChildren(ChipButton) if one.isVisible()]


@pytest.mark.parametrize("name", list(book_encounters.ALL))
def test_an_encounter_is_whole_without_turning(qtbot: QtBot, name: str) -> None:
    page = encounter(qtbot, name)
    assert page.most() == 0


def test_a_very_low_page_turns_to_its_parts(qtbot: QtBot) -> None:
    page = encounter(qtbot, "threat")
    page.resize(380, 240)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    flee = page.buttons()[-2]
    assert page.most() > 0
    assert not flee.isVisible()
    page.step(-1)
    page.step(-1)
    assert flee.isVisible()
    assert flee.hasFocus()
    picked = QSignalSpy(page.picked)
    page.turn(-1000)
    assert not flee.isVisible()
    assert page.pick(1)
    assert picked.count() == 1


def test_a_click_leaves_space_to_the_table(qtbot: QtBot) -> None:
    page = encounter(qtbot, "combat")
    built = QSignalSpy(page.built)
    chip = page.findChildren(ChipButton)[0]
    qtbot.mouseClick(chip, Qt.MouseButton.LeftButton)
    qtbot.keyClick(chip, Qt.Key.Key_Space)
    assert built.count() == 1


# --- a Town --------------------------------------------------------------------------------------


def test_services_and_lists_tell_their_rows(qtbot: QtBot) -> None:
    page = laid(qtbot, TownPage(), (380, 594))
    page.show_town(book_pages.TOWN)
    picked, chosen, shut = QSignalSpy(page.picked), QSignalSpy(page.chosen), QSignalSpy(page.shut)
    assert page.pick(2)
    assert page.pick(6)
    assert [row.id for row in told(picked)] == ["buy", "leave"]  # type: ignore[attr-defined]
    page.show_town(book_pages.BUYING)
    assert page.pick(9)
    assert [row.id for row in told(chosen)] == ["snack"]  # type: ignore[attr-defined]
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert shut.count() == 1
    assert picked.count() == 2


def test_a_service_says_its_price_as_a_sum(qtbot: QtBot) -> None:
    page = laid(qtbot, TownPage(), (380, 594))
    page.show_town(book_pages.TOWN)
    rest = page.buttons()[0]
    assert rest.accessibleName() == "1. Rest at an inn"
    assert "1 + 2 \N{MINUS SIGN} 1 = 2, 2 gold" in rest.accessibleDescription()
    assert page.buttons()[3].accessibleDescription().startswith("There is no Area left")


def test_a_long_list_turns_with_the_focus(qtbot: QtBot) -> None:
    page = laid(qtbot, TownPage(), (380, 446))
    page.show_town(book_pages.BUYING)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.setFocus()
    rows = page.buttons()[:-1]
    assert rows[0].isVisible()
    assert not rows[-1].isVisible()
    page.step(-1)
    assert page.buttons()[-1].hasFocus()  # the way back
    page.step(-1)
    assert rows[-1].isVisible()
    assert rows[-1].hasFocus()
    assert not rows[0].isVisible()
    page.step(1)
    page.step(1)
    assert rows[0].isVisible()


# --- what was written ----------------------------------------------------------------------------


def test_a_line_of_ones_own(qtbot: QtBot) -> None:
    page = laid(qtbot, ChapterPage(), (380, 594))
    page.show_chapter(book_pages.FLIGHT)
    written = QSignalSpy(page.line_written)
    assert page.write_line()
    field = page.findChild(HandLine).findChild(QLineEdit)
    QTest.keyClicks(field, "The mule was right.")
    page.show_chapter(book_pages.FLIGHT)
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert told(written) == [OwnLine(12, "The mule was right.")]


def test_a_chapter_is_read_aloud(qtbot: QtBot) -> None:
    page = laid(qtbot, ChapterPage(), (380, 594))
    page.show_chapter(book_pages.CHAPTER)
    assert page.accessibleName().startswith("Chapter 9. The Scales That Lied")
    assert book_pages.TOLD in page.accessibleDescription()
    assert "XP +16, Gold +2" in page.accessibleDescription()


def test_the_book_turns_by_keys_and_words(qtbot: QtBot) -> None:
    page = laid(qtbot, BookPage(), (380, 594))
    page.show_book(book_pages.BOOK)
    turned, closed = QSignalSpy(page.turned_to), QSignalSpy(page.closed)
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Home, Qt.Key.Key_End):
        qtbot.keyClick(page, key)
    earlier, later, line, shut = page.buttons()
    asked = QSignalSpy(page.line_asked)
    for button in (earlier, later, line, shut):
        button.click()
    assert told(turned) == [3, 1, 0, 3, 1, 3]
    assert told(asked) == [2]
    assert closed.count() == 1
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert closed.count() == 2


def test_the_whole_book_turns_two_leaves_odd_ones_at_the_right(qtbot: QtBot) -> None:
    page = laid(qtbot, BookPage(), (986, 632))
    page.show_book(book_pages.WHOLE)
    second, third = book_pages.LEAVES[1:3]
    assert second.title in page.accessibleDescription()
    assert third.title in page.accessibleDescription()
    turned = QSignalSpy(page.turned_to)
    assert page.leaf_to(1)
    assert page.leaf_to(-1)
    assert told(turned) == [3, 0]
    page.show_book(msgspec.structs.replace(book_pages.WHOLE, at=0))
    assert not page.leaf_to(-1)
    assert second.title not in page.accessibleDescription()
    page.show_book(msgspec.structs.replace(book_pages.WHOLE, at=3))
    assert not page.leaf_to(1)


# --- the end -------------------------------------------------------------------------------------


def test_the_review_is_written_line_by_line_once(qtbot: QtBot) -> None:
    page = laid(qtbot, ReviewPage(), (380, 594))
    page.wear(Look(motion=True))
    done = QSignalSpy(page.told)
    page.show_review(book_pages.REVIEW)
    assert page.animator.running
    blank = page.grab().toImage()
    assert page.skip()
    assert done.count() == 1
    assert page.grab().toImage() != blank
    page.show_review(book_pages.REVIEW)
    assert not page.animator.running
    assert not page.skip()


def test_a_review_ends_by_itself(qtbot: QtBot) -> None:
    page = laid(qtbot, ReviewPage(), (380, 594))
    page.wear(Look(motion=True))
    page.show_review(book_pages.REVIEW)
    with qtbot.waitSignal(page.told, timeout=LINE_MS * (len(book_pages.LINES) + 6)):
        pass


def test_the_dead_have_no_lines_but_calls(qtbot: QtBot) -> None:
    page = laid(qtbot, ReviewPage(), (380, 594))
    page.show_review(book_pages.DEAD)
    called = QSignalSpy(page.called)
    assert page.pick(1)
    assert page.pick(4)
    assert told(called) == ["read", "shelf"]
    assert not page.animator.running


# --- setting up ----------------------------------------------------------------------------------


def test_dice_go_to_boxes_and_come_back(qtbot: QtBot) -> None:
    page = laid(qtbot, SetupPage(), (380, 594))
    page.show_setup(book_pages.SETUP[1])
    given, back = QSignalSpy(page.given), QSignalSpy(page.taken_back)
    lit, offered = QSignalSpy(page.lit), QSignalSpy(page.offered)
    boxes = page.findChildren(SetupBoxButton)
    qtbot.mouseClick(page.findChildren(LooseDie)[2], Qt.MouseButton.LeftButton)
    assert page.pick(2)
    qtbot.mouseClick(boxes[0], Qt.MouseButton.LeftButton)
    carried = QMimeData()
    carried.setData(DIE_MIME, QByteArray(b"4"))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    boxes[5].dropEvent(QDropEvent(QPointF(9, 9), Qt.DropAction.MoveAction, carried, left, none))
    qtbot.keyClick(page, Qt.Key.Key_A)
    assert told(lit) == [2]
    assert told(given) == [Given(-1, "WIS"), Given(4, "LUC")]
    assert told(back) == ["STR"]
    assert offered.count() == 1


def test_only_the_open_step_asks(qtbot: QtBot) -> None:
    page = laid(qtbot, SetupPage(), (380, 594))
    page.show_setup(book_pages.SETUP[3])
    assert not [one for one in page.findChildren(SetupBoxButton) if one.isVisible()]
    assert "STR 4, 4: 1 gold" in page.accessibleDescription()
    page.show_setup(book_pages.SETUP[1])
    dice = page.findChildren(LooseDie)
    assert dice[0].accessibleName() == "Die: 6, counts 4"
    assert not dice[0].isEnabled()
    assert dice[1].isEnabled()
