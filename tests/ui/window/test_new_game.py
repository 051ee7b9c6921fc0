"""The sheet of a new game by itself: who goes, under which rules."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.drawing.tokens import Figure
from desktop.ui.new_game import Adventure, NewGame
from desktop.ui.rule_rows import RuleChoice
from desktop.ui.theme import Look
from desktop.ui.widgets.person_card import Person, Stat

STATS = (Stat("strength", "Strength", 2), Stat("skill", "Skill", 3))
PEOPLE = tuple(
    Person(name.lower(), f"{name} Gray", ("Counts.",), calling="Clerk", stats=STATS,
           figure=Figure(name, place % 2))
    for place, name in enumerate(("Ada", "Bo", "Cy"))
)  # fmt: skip
RULES = (
    RuleChoice("dice", "Dice", ("Whose.",), values=(("a", "ours"), ("b", "yours")), default="a"),
    RuleChoice("sight", "Sight", ("How.",), values=(("a", "far"), ("b", "near")), default="a"),
)
SHOWN = Adventure("The Tide", "A long night.\n\nAnd a longer one.", PEOPLE, (1, 2), RULES)


@pytest.fixture
def sheet(qtbot: QtBot) -> Iterator[NewGame]:
    made = NewGame(Look())
    made.resize(1366, 654)
    made.show_waiting("One moment")
    made.show()
    yield made
    made.close()
    made.deleteLater()


def test_while_it_waits_nothing_begins(sheet: NewGame, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(sheet.begun, wait=10):
        qtbot.keyClick(sheet, Qt.Key.Key_Return)
    assert not sheet.go.isEnabled()


def test_one_key_begins_with_the_first(sheet: NewGame, qtbot: QtBot) -> None:
    sheet.show_adventure(SHOWN)
    assert sheet.go.accessibleName() == "Begin with Ada Gray"
    assert sheet.go.hasFocus()
    with qtbot.waitSignal(sheet.begun):
        qtbot.keyClick(sheet.go, Qt.Key.Key_Return)
    assert sheet.chosen == ("ada",)
    assert sheet.rules == {"dice": "a", "sight": "a"}


def test_a_click_or_a_digit_has_somebody_else_go(sheet: NewGame, qtbot: QtBot) -> None:
    sheet.show_adventure(SHOWN)
    qtbot.mouseClick(sheet.people.cards[1], Qt.MouseButton.LeftButton)
    assert sheet.chosen == ("bo",)
    qtbot.keyClick(sheet, Qt.Key.Key_3)
    assert sheet.chosen == ("cy",)
    assert [card.isChecked() for card in sheet.people.cards] == [False, False, True]


def test_two_go_in_the_order_of_seats(sheet: NewGame, qtbot: QtBot) -> None:
    sheet.show_adventure(SHOWN)
    sheet.people.choose("cy")
    sheet.people.counts[1].click()
    assert sheet.chosen == ("ada", "cy")
    sheet.people.choose("bo")  # the one in front makes room
    assert sheet.chosen == ("bo", "cy")
    assert sheet.go.accessibleName() == "Begin with Bo and Cy"
    sheet.people.counts[0].click()
    assert sheet.chosen == ("bo",)


def test_an_adventure_for_one_asks_for_no_number(sheet: NewGame) -> None:
    sheet.show_adventure(msgspec.structs.replace(SHOWN, players=(1,)))
    assert not sheet.people.counts
    sheet.show_adventure(msgspec.structs.replace(SHOWN, players=(2,)))
    assert len(sheet.chosen) == 2


def test_rules_stand_behind_one_closed_line(sheet: NewGame, qtbot: QtBot) -> None:
    sheet.show_adventure(SHOWN)
    assert sheet.fold.accessibleName() == "Table rules: as printed >"
    assert not sheet.rows.isVisible()
    sheet.fold.click()
    assert sheet.rows.isVisible()
    sheet.rows.combos["sight"].setCurrentIndex(1)
    with qtbot.assertNotEmitted(sheet.cancelled, wait=10):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.rows.isVisible()
    assert sheet.fold.accessibleName().startswith("Table rules: 1")
    assert sheet.rules == {"dice": "a", "sight": "b"}
    with qtbot.waitSignal(sheet.cancelled):
        qtbot.keyClick(sheet, Qt.Key.Key_Escape)


def test_the_next_adventure_knows_nothing_of_the_last(sheet: NewGame) -> None:
    sheet.show_adventure(SHOWN)
    sheet.people.choose("cy")
    sheet.rows.combos["sight"].setCurrentIndex(1)
    sheet.show_waiting("One moment")
    sheet.show_adventure(SHOWN)
    assert sheet.chosen == ("ada",)
    assert sheet.rules["sight"] == "a"


def test_a_card_says_its_numbers_to_readers_of_the_screen(sheet: NewGame) -> None:
    sheet.show_adventure(SHOWN)
    card = sheet.people.cards[0]
    assert card.accessibleName() == "Ada Gray"
    assert card.accessibleDescription() == "Clerk. Counts. Strength 2, Skill 3"
