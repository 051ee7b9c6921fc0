"""The adventurer's note: names written by hand, boxes that take dice, slips that are turned."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.theme import Look
from desktop.ui.widgets.adventurer_note import AdventurerNote, NoteView, Placed, Renamed
from desktop.ui.widgets.hand_line import HandLine
from desktop.ui.widgets.loose_die import DIE_MIME, LooseDie
from desktop.ui.widgets.note_rows import BoxButton, MoreButton, SlipButton
from tests.looks import book_contents as contents


def note_of(qtbot: QtBot, view: NoteView, height: int = 654) -> AdventurerNote:
    note = AdventurerNote()
    qtbot.addWidget(note)
    note.wear(Look(motion=False))
    note.show_note(view)
    note.resize(284, height)
    note.show()
    return note


def drop(target: QWidget, place: int) -> None:
    """Let a die go over a widget, as a drag does."""
    carried = QMimeData()
    carried.setData(DIE_MIME, QByteArray(str(place).encode()))
    at, move = QPoint(10, 10), Qt.DropAction.MoveAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    target.dragEnterEvent(QDragEnterEvent(at, move, carried, left, none))
    target.dropEvent(QDropEvent(QPointF(at), move, carried, left, none))


def slips(note: AdventurerNote) -> list[str]:
    return [one.thing.name for one in note.findChildren(SlipButton) if one.isVisible()]


def test_the_note_is_read_aloud(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.NOTE)
    told = note.accessibleDescription()
    for part in ("Ambrose Pell", "Strength 4", "Wounds 8 of 19", "Fear 8 of 20", "9 of 20"):
        assert part in told
    assert "can fail from 4 on" in told
    assert note.findChildren(BoxButton)[1].accessibleName() == "Wisdom 3"


def test_a_name_is_written_where_it_stands(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.NOTE)
    renamed = QSignalSpy(note.renamed)
    line = note.findChildren(HandLine)[0]
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    field = line.findChild(QLineEdit)
    assert line.open_now
    assert field.text() == "Ambrose Pell"
    QTest.keyClicks(field, "Otto")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert not line.open_now
    assert [renamed.at(n)[0] for n in range(renamed.count())] == [Renamed("adventurer", "Otto")]


def test_escape_leaves_the_title_as_it_was(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.NOTE)
    renamed = QSignalSpy(note.renamed)
    line = note.findChildren(HandLine)[1]
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    field = line.findChild(QLineEdit)
    QTest.keyClicks(field, "Elsewhere")
    note.show_note(contents.RICH)
    assert field.text() == "Elsewhere"  # what is being written is not torn away
    qtbot.keyClick(field, Qt.Key.Key_Escape)
    assert renamed.count() == 0


def test_a_closed_book_keeps_its_names(qtbot: QtBot) -> None:
    note = note_of(qtbot, NoteView("Ambrose Pell", "North", editable=False))
    line = note.findChildren(HandLine)[0]
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton)
    assert not line.open_now


def test_a_die_is_dropped_on_a_box_only_while_one_waits(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.FRESH)
    placed = QSignalSpy(note.placed)
    boxes = note.findChildren(BoxButton)
    assert all(box.acceptDrops() for box in boxes)
    drop(boxes[3], 5)
    assert placed.at(0) == [Placed(5, "DEX")]
    note.show_note(contents.NOTE)
    assert not any(box.acceptDrops() for box in boxes)


def test_something_else_is_not_a_die(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.FRESH)
    placed = QSignalSpy(note.placed)
    carried = QMimeData()
    carried.setText("3")
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    move = Qt.DropAction.MoveAction
    note.findChildren(BoxButton)[0].dropEvent(QDropEvent(QPointF(5, 5), move, carried, left, none))
    assert placed.count() == 0


def test_boxes_and_slips_tell_what_was_pressed(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.NOTE)
    box, slip = QSignalSpy(note.box_chosen), QSignalSpy(note.carried_chosen)
    qtbot.mouseClick(note.findChildren(BoxButton)[2], Qt.MouseButton.LeftButton)
    qtbot.mouseClick(note.findChildren(SlipButton)[1], Qt.MouseButton.LeftButton)
    assert box.at(0) == ["INT"]
    assert slip.at(0) == ["focus"]


def test_four_slips_lie_there_and_the_rest_beneath(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.RICH)
    names = [thing.name for thing in contents.RICH.carried]
    more = note.findChild(MoreButton)
    assert slips(note) == names[:4]
    assert more.accessibleName() == "+2 more"
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert slips(note) == names[4:]
    qtbot.mouseClick(more, Qt.MouseButton.LeftButton)
    assert slips(note) == names[:4]
    note.show_note(contents.NOTE)
    assert not more.isVisible()


@pytest.mark.parametrize("height", [548, 600, 654, 800])
def test_everything_stays_on_the_note(qtbot: QtBot, height: int) -> None:
    note = note_of(qtbot, contents.RICH, height)
    for button in note.buttons():
        if button.isVisible():
            assert note.rect().contains(button.geometry()), button.accessibleName()


def test_arrows_walk_the_note(qtbot: QtBot) -> None:
    note = note_of(qtbot, contents.NOTE)
    pointed = QSignalSpy(note.carried_pointed)
    note.activateWindow()
    qtbot.waitUntil(note.isActiveWindow)
    note.setFocus()
    count = len([one for one in note.buttons() if one.isVisible()])
    for _ in range(count):
        note.step(1)
    assert note.buttons()[count - 1].hasFocus()
    assert pointed.at(pointed.count() - 1) == ["snack"]


def test_a_loose_die_is_pressed_or_gone(qtbot: QtBot) -> None:
    die = LooseDie(4)
    qtbot.addWidget(die)
    die.show_die(6, "Die: 6, counts 4", chosen=False, gone=False)
    die.resize(50, 50)
    taken = QSignalSpy(die.taken)
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    assert taken.at(0) == [4]
    die.show_die(6, "Die: 6, counts 4", chosen=False, gone=True)
    qtbot.mouseClick(die, Qt.MouseButton.LeftButton)
    assert taken.count() == 1
