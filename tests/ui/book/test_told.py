"""What is told when: results, pages and new squares one after the other, recaps, hints, notes."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.book.state import State
from desktop.ui.games.book.parts import news
from desktop.ui.widgets.adventurer_note import Renamed
from tests.ui.book.desk import PLAIN, come_to, replaced, sit, won
from tests.ui.book.hands import Keyboard

# --- what is announced, and when -----------------------------------------------------------------


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What readers of the screen are told."""
    said: list[str] = []

    def announce(_: object, words: str) -> None:
        if words:
            said.append(words)

    monkeypatch.setattr(news, "announce", announce)
    return said


def test_result_page_and_new_squares_are_told_one_after_the_other(
    qtbot: QtBot, heard: list[str]
) -> None:
    table = sit(qtbot, won())
    heard.clear()
    table.press_next()
    assert [beat.kind for beat in table.held.beats] == ["result", "page"]
    assert heard[-1].startswith("Threw")
    assert "Chapter" not in heard[-1]
    assert table.panels.face == "encounter"
    table.press_next()
    assert heard[-1].startswith("Chapter")
    assert table.panels.face == "chapter"
    assert "Newly written" not in "".join(heard)
    table.press_next()
    assert "Newly written" in heard[-1]
    assert table.panels.face == "destination"
    assert table.panels.log.accessibleName().endswith(heard[-1][-20:])


def test_the_book_holds_no_page_that_was_not_read(qtbot: QtBot) -> None:
    table = sit(qtbot, won())
    table.press_next()
    keys = Keyboard(table)
    for leaves in (0, 1, 1):
        keys.key(Qt.Key.Key_J)
        kinds = [one.kind for one in table.panels.book._view.leaves]
        assert kinds.count("Chapter 1") == leaves
        keys.key(Qt.Key.Key_Escape)
        table.press_next()


def test_space_never_reads_on(qtbot: QtBot) -> None:
    """Enter accepts a result and takes a Chapter; Space only throws, or skips what moves."""
    table = sit(qtbot, won())
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert len(table.held.beats) == 2
    for _ in range(3):
        QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert len(table.held.beats) == 2
    for left in (1, 0):
        QTest.keyClick(table.board, Qt.Key.Key_Return)
        assert len(table.held.beats) == left


def test_space_skips_falling_dice_and_does_not_roll_again(qtbot: QtBot) -> None:
    moving = replaced(PLAIN, pacing="brisk", motion="full")
    table = sit(qtbot, come_to(lambda state: state.phase == "type"), moving)
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    entries = len(table.session.history.entries)
    assert table.panels.tray.animator.running
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert not table.panels.tray.animator.running
    assert len(table.session.history.entries) == entries


def test_a_won_combat_is_read_with_no_life_left(qtbot: QtBot) -> None:
    def near(state: State) -> bool:
        fights = state.phase == "pool" and state.task is not None and state.task.letter == "C"
        return fights and state.pool is not None and state.pool.dice >= 2 * state.pool.needs

    table = sit(qtbot, come_to(near))
    table.press_next()
    life = table.panels.encounter._view.life
    assert life is not None
    assert life.left == 0


# --- where we were -------------------------------------------------------------------------------


def test_a_recap_has_three_sentences_and_goes_with_the_first_touch(qtbot: QtBot) -> None:
    for policy, phase in (("careful", "road"), ("novice", "start"), ("careful", "fear")):
        told = come_to(
            lambda state, phase=phase: state.phase == phase and state.sheet.chapters > 1, policy
        )
        table = sit(qtbot, told)
        recap = table.held.recap
        assert 1 <= sum(recap.count(mark) for mark in (". ", "? ", "! ")) + 1 <= 3, recap
        assert "Newly written" not in recap
        assert "“" not in recap
        table.show_again()
        assert table.held.recap == recap
        QTest.keyClick(table.board, Qt.Key.Key_Tab if phase == "road" else Qt.Key.Key_Plus)
        if phase != "fear" and not table.held.beats:
            assert table.held.recap == ""


def test_a_hint_is_given_until_the_thing_was_done(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "assign"), replaced(PLAIN, hints=()))
    assert table.panels.setup._view.told
    kept: list[object] = []
    table.settings_changed.connect(kept.append)
    Keyboard(table).key(Qt.Key.Key_A)
    table.press_next()
    assert "book.assign" in table.settings.hints
    assert kept


# --- notes and names -----------------------------------------------------------------------------


def test_a_note_is_pencilled_at_a_square_and_rubbed_out(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "road" and state.sheet.chapters > 0))
    while table.held.beats:
        table.press_next()
    keys = Keyboard(table)
    keys.key(Qt.Key.Key_Tab)
    area = table.held.cursor
    keys.key(Qt.Key.Key_N)
    QTest.keyClicks(table.overlays.line, "wolves")
    keys.key(Qt.Key.Key_Return)
    sheet = table.board.sheet
    assert sheet is not None
    assert [(one.area, one.text) for one in sheet.page.notes] == [(area, "wolves")]
    assert table.board.hasFocus()
    keys.key(Qt.Key.Key_N)
    table.overlays.line.clear()
    keys.key(Qt.Key.Key_Return)
    sheet = table.board.sheet
    assert sheet is not None
    assert not sheet.page.notes


def test_the_other_button_writes_a_note_where_it_points(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "road"))
    while table.held.beats:
        table.press_next()
    table.board.skip()
    column, row = (int(one) for one in table.session.shown.state.home.split(","))
    at = (table.board.frame.spot(20 * column + 10, 20 * row + 10) * table.board.look.zoom).toPoint()
    QTest.mouseClick(table.board, Qt.MouseButton.RightButton, pos=at)
    assert table.overlays.writing == "note"
    QTest.keyClicks(table.overlays.line, "dear soup")
    QTest.keyClick(table.overlays.line, Qt.Key.Key_Return)
    notes = table.session.jottings.notes
    assert [(one.place, one.text) for one in notes] == [(f"area.{column},{row}", "dear soup")]


def test_BA_010_name_and_title_stand_at_the_top_and_may_be_changed(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "road"))
    names = (("adventurer", "Dorothea Quill"), ("title", "South by Choice"))
    for field, words in names:
        table.panels.note.renamed.emit(Renamed(field, words))
    sheet, note = table.board.sheet, table.panels.note._view
    assert sheet is not None
    header = sheet.page.header
    assert (header.name, header.title) == ("Dorothea Quill", "South by Choice")
    assert (note.name, note.title) == ("Dorothea Quill", "South by Choice")
    assert note.editable


def test_ones_own_line_stands_below_its_chapter_and_in_the_book(qtbot: QtBot) -> None:
    table = sit(qtbot, won())
    table.press_next()
    table.press_next()
    QTest.keyClick(table.board, Qt.Key.Key_N)
    QTest.keyClicks(table.overlays.line, "I have had worse")
    QTest.keyClick(table.overlays.line, Qt.Key.Key_Return)
    assert table.panels.chapter._view.line == "I have had worse"
    Keyboard(table).key(Qt.Key.Key_J)
    assert table.panels.book._view.leaves[-1].line == "I have had worse"


def test_a_line_is_written_below_any_leaf_of_the_book(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "road" and len(state.pages) > 3))
    while table.held.beats:
        table.press_next()
    keys = Keyboard(table)
    keys.key(Qt.Key.Key_J)
    last = table.panels.book._view.at
    keys.key(Qt.Key.Key_Left)
    assert table.panels.book._view.at == last - 1
    page = table.panels.book._view.leaves[last - 1].page
    keys.key(Qt.Key.Key_N)
    QTest.keyClicks(table.overlays.line, "so they say")
    QTest.keyClick(table.overlays.line, Qt.Key.Key_Return)
    assert table.panels.book._view.leaves[last - 1].line == "so they say"
    table.panels.book.line_asked.emit(page)
    assert table.overlays.line.text() == "so they say"
    QTest.keyClick(table.overlays.line, Qt.Key.Key_Escape)
    assert [note.place for note in table.session.jottings.notes] == [f"page.{page}"]


def test_a_line_written_in_its_place_gives_the_keys_back(qtbot: QtBot) -> None:
    table = sit(qtbot, won())
    table.press_next()
    table.press_next()
    table.panels.chapter.write_line()
    field = table.window().focusWidget()
    assert field is not None
    QTest.keyClicks(field, "I have had worse")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert table.panels.chapter._view.line == "I have had worse"
    assert table.board.hasFocus()
    QTest.keyClick(table.board, Qt.Key.Key_Return)
    assert table.held.beats == ()
