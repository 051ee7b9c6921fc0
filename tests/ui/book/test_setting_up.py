"""Setting up by hand: dice dragged to the note's boxes, given by digits, taken back, settled."""

from PySide6.QtCore import QByteArray, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.ui.games.book.table import BookTable
from desktop.ui.widgets.loose_die import DIE_MIME
from desktop.ui.widgets.note_rows import BoxButton
from tests.ui.book.desk import PLAIN, begin, come_to, replaced, sit
from tests.ui.book.hands import Keyboard


def giving(qtbot: QtBot) -> BookTable:
    return sit(qtbot, come_to(lambda state: state.phase == "assign"))


def drop(target: QWidget, die: int) -> None:
    """Let a die go over a widget, as a drag does."""
    carried = QMimeData()
    carried.setData(DIE_MIME, QByteArray(str(die).encode()))
    at, move = QPoint(10, 10), Qt.DropAction.MoveAction
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    target.dragEnterEvent(QDragEnterEvent(at, move, carried, left, none))
    target.dropEvent(QDropEvent(QPointF(at), move, carried, left, none))


def boxes(table: BookTable) -> list[BoxButton]:
    return table.panels.note.findChildren(BoxButton)


def test_dice_are_dragged_to_the_boxes_of_the_note(qtbot: QtBot) -> None:
    table = giving(qtbot)
    rolled = table.session.shown.state.rolled
    for die, box in enumerate(boxes(table)):
        assert table.showing.doable.doing == "wait"
        drop(box, die)
    assert table.showing.doable == table.showing.doable
    assert [box.value for box in table.panels.note._view.six] == list(rolled)
    table.press_next()
    assert table.session.history.entries[-1].choice == c.Assign(rolled)


def test_a_die_dropped_on_a_full_box_sends_the_other_back(qtbot: QtBot) -> None:
    table = giving(qtbot)
    first = boxes(table)[0]
    drop(first, 0)
    drop(first, 3)
    assert table.held.boxes.places == ("", "", "", "STR", "", "")
    assert table.held.boxes.lit == 0


def test_digits_give_the_lit_die_and_a_press_takes_it_back(qtbot: QtBot) -> None:
    table = giving(qtbot)
    keys = Keyboard(table)
    keys.digit(3)
    assert table.held.boxes.places[0] == "INT"
    table.panels.setup.taken_back.emit("INT")
    assert table.held.boxes.places == ("",) * 6
    assert table.held.boxes.lit == 0


def test_as_you_like_is_a_proposal_that_may_be_changed(qtbot: QtBot) -> None:
    table = giving(qtbot)
    keys = Keyboard(table)
    keys.key(Qt.Key.Key_A)
    state: State = table.session.shown.state
    six = table.held.boxes.six(state.rolled)
    assert sorted(six, reverse=True) == sorted(state.rolled, reverse=True)
    assert six[ATTRIBUTES.index("STR")] == max(state.rolled)
    assert table.showing.doable.label == "Write these six down"
    table.panels.setup.taken_back.emit("LUC")
    assert table.showing.doable.doing == "wait"


def test_the_keys_are_on_the_sheet_while_nothing_can_be_pressed(qtbot: QtBot) -> None:
    """The next button that waits gives the keys to the sheet, not to the note beside it."""
    table = sit(qtbot, begin("keys"))
    table.panels.next.setFocus()
    table.press_next()
    assert table.showing.doable.doing == "wait"
    assert table.board.hasFocus()


def test_a_click_on_the_next_button_leaves_the_arrows_to_the_sheet(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "checks"))
    QTest.mouseClick(table.panels.next, Qt.MouseButton.LeftButton)
    assert table.session.shown.state.phase == "settle"
    assert table.board.hasFocus()
    Keyboard(table).key(Qt.Key.Key_Right)
    assert table.held.cursor == "20,23"


def test_dice_fall_where_they_can_be_seen(qtbot: QtBot) -> None:
    """The tray stays until they lie still; the page is to be read and used all the while."""
    table = sit(qtbot, begin("fall"), replaced(PLAIN, pacing="brisk", motion="full"))
    table.press_next()
    assert table.panels.tray.isVisible()
    assert not table.panels.page_over_tray
    QTest.keyClick(table.board, Qt.Key.Key_A)  # no need to wait for them
    assert table.held.boxes.full
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert table.panels.page_over_tray
    assert table.session.shown.state.phase == "assign"


def test_the_middle_is_offered_and_any_square_may_be_walked_to(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "settle"))
    keys = Keyboard(table)
    assert table.showing.doable.label == "Settle in the middle"
    assert table.showing.doable.choice == c.Settle("19,23")  # one press is enough
    keys.key(Qt.Key.Key_H)
    assert table.held.cursor == "19,23"
    keys.key(Qt.Key.Key_Left)
    keys.key(Qt.Key.Key_Up)
    assert table.showing.doable.choice == c.Settle("18,22")
    assert "olumn 19, row 23" in table.board.accessibleDescription()
    table.press_next()
    assert table.session.shown.state.home == "18,22"


def test_BA_012_nothing_lies_beyond_the_line_and_the_sides(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "settle"))
    keys = Keyboard(table)
    for key, times in ((Qt.Key.Key_Left, 30), (Qt.Key.Key_Up, 30)):
        for _ in range(times):
            keys.key(key)
    assert table.held.cursor == "0,0"
    board = table.board
    corner = board.frame.spot(0, 0).toPoint()
    for at in (corner - QPoint(4, 0), corner - QPoint(0, 4)):
        QTest.mouseMove(board, corner + QPoint(30, 30))
        QTest.mouseMove(board, at)
        assert board._spot is None
    QTest.mouseClick(board, Qt.MouseButton.LeftButton, pos=corner - QPoint(4, 0))
    assert table.session.shown.state.phase == "settle"
