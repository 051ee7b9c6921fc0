"""What the Book's table shows: once, of things read, in the words of the language, no old news."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.ui.games.book.parts import news
from desktop.ui.games.book.table import BookTable
from desktop.words.language import speak
from tests.ui.book.desk import (
    PLAIN,
    again,
    begin,
    come_to,
    drop,
    everything,
    replaced,
    sit,
    spoken,
    standing,
    unread,
)
from tests.ui.book.hands import Keyboard

STEPS = 90


def steps_of(table: BookTable, policy: str, seed: str, most: int = STEPS) -> Iterator[object]:
    """A game on a table, choice by choice as a policy plays it; nothing is read on the way."""
    chance = Chance(seed)
    for _ in range(most):
        shown = table.session.shown
        if not shown.choices:
            return
        content = table.session.history.content
        choice, chance = GAME.policies[policy](content, shown.state, shown.choices, chance)
        assert table.choose(choice)
        yield choice
        while table.held.beats:
            table.press_next()


def stripped(table: BookTable) -> tuple[object, ...]:
    """All that no language may change: the position, what may be done, the figures."""
    state: State = table.session.shown.state
    held, sheet, note = table.held, table.board.sheet, table.panels.note._view
    assert sheet is not None
    doable = table.showing.doable
    return (
        state,
        (sheet.page.areas, sheet.page.legs, sheet.page.trail, sheet.mood, sheet.alive),
        (note.name, note.title, note.wounds, note.fear, note.xp, note.gold, note.chapters),
        (doable.doing, doable.choice, doable.rolls),
        (table.panels.face, table.panels.page_over_tray, len(held.beats), held.rolls, held.waits),
        [(row.area, row.digit, row.mark) for row in table.panels.destination._view.rows],
        [len(row.rows) for row in table.twin.shown],
    )


def test_a_step_shown_twice_is_told_once(qtbot: QtBot) -> None:
    table = sit(qtbot, begin("twice"))
    for _ in steps_of(table, "careful", "twice"):
        before = everything(table)
        table.show_step(table.session.shown)
        table.show_again()
        assert everything(table) == before


def test_nothing_unread_stands_anywhere(qtbot: QtBot) -> None:
    """BA-044, BA-045: a type is told when its die fell, new squares when the page was read."""
    table = sit(qtbot, begin("unread"))
    for _ in steps_of(table, "novice", "unread"):
        assert unread(table) == []
    other = sit(qtbot, begin("unread 2", dice="typed"))
    for _ in steps_of(other, "novice", "unread 2", 40):
        assert unread(other) == []


def test_a_language_changes_words_and_nothing_else(qtbot: QtBot) -> None:
    table = sit(qtbot, begin("words"))
    for number, _ in enumerate(steps_of(table, "careful", "words")):
        if number % 6:
            continue
        before, told = stripped(table), spoken(table)
        table.speak(speak("es"))
        assert stripped(table) == before
        assert spoken(table) != told
        table.speak(speak("en"))
        assert stripped(table) == before
        assert spoken(table) == told


def test_a_language_changes_a_page_that_waits(qtbot: QtBot) -> None:
    table = sit(qtbot, begin("waits"))
    for choice in steps_of(table, "careful", "waits"):
        if table.held.beats and isinstance(choice, c.Throw):
            break
    assert table.held.beats
    english = [beat.said for beat in table.held.beats]
    line = table.panels.log.accessibleName()
    table.speak(speak("es"))
    assert [beat.said for beat in table.held.beats] != english
    table.speak(speak("en"))
    assert [beat.said for beat in table.held.beats] == english
    assert table.panels.log.accessibleName() == line


# --- undo and redo -------------------------------------------------------------------------------


def test_undo_and_redo_show_no_old_news(qtbot: QtBot) -> None:
    """In story mode every step may be taken back: as if one had just opened the save there."""
    table = sit(qtbot, begin("back", story_mode="on"))
    kinds = set[str]()
    for choice in steps_of(table, "careful", "back", 70):
        phase = table.session.shown.state.phase
        if f"{type(choice).__name__} {phase}" in kinds or table.session.why_not_undo():
            continue
        kinds.add(f"{type(choice).__name__} {phase}")
        for turn in (table.session.undo, table.session.redo):
            assert turn()
            held = table.held
            assert (held.beats, held.after, held.told, held.recap) == ((), (), "", "")
            assert not held.waits
            assert table.panels.tray.pool.throw in ("", *[one.name for one in held.rolls])
            other = again(table)
            assert standing(other) == standing(table)
            drop(other)
    assert {kind.split()[0] for kind in kinds} >= {"Assign", "Throw", "Route", "Try", "Leave"}


def test_a_planned_pool_and_a_route_are_dropped_by_undo(qtbot: QtBot) -> None:
    told = come_to(lambda state: state.phase == "start" and state.task.letter == "O")
    table = sit(qtbot, told)
    table.refresh()
    Keyboard(table).key(Qt.Key.Key_Plus)
    assert table.held.pool is not None
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    assert table.held.pool is None


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


def won() -> History:
    """A story whose next throw wins an Encounter: several are tried."""
    for number in range(80):
        told, chance = begin(f"won {number}"), Chance(f"won {number}")
        while told.choices() and not told.state.sheet.chapters:
            state = told.state
            if state.phase == "pool":
                after = told.choose(c.Throw()).state
                if after.sheet.chapters and after.phase == "road":
                    return told
            choice, chance = GAME.policies["careful"](
                told.content, state, told.choices(), chance
            )
            told = told.choose(choice)
    raise LookupError("nothing won")


def test_the_book_holds_no_page_that_was_not_read(qtbot: QtBot) -> None:
    table = sit(qtbot, won())
    table.press_next()
    keys = Keyboard(table)
    for leaves in (0, 1, 1):
        keys.key(Qt.Key.Key_J)
        assert len([one for one in table.panels.book._view.leaves if one.kind == "Chapter 1"]) == leaves
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
    for field, words in (("adventurer", "Dorothea Quill"), ("title", "South by Choice")):
        table.panels.note.renamed.emit(_renamed(field, words))
    sheet, note = table.board.sheet, table.panels.note._view
    assert sheet is not None
    header = sheet.page.header
    assert (header.name, header.title) == ("Dorothea Quill", "South by Choice")
    assert (note.name, note.title) == ("Dorothea Quill", "South by Choice")
    assert note.editable


def _renamed(field: str, words: str) -> object:
    from desktop.ui.widgets.adventurer_note import Renamed

    return Renamed("title" if field == "title" else "adventurer", words)


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


# --- what a sheet must show ----------------------------------------------------------------------


def test_BA_011_the_sheet_shows_all_that_is_printed_on_it(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "road" and state.sheet.chapters > 3))
    sheet, state = table.board.sheet, table.session.shown.state
    assert sheet is not None
    header, stats = sheet.page.header, state.sheet
    assert [line.value for line in header.boxes] == [str(value) for value in stats.six]
    told = {line.label: line.value for line in header.stats}
    assert told == {
        "Wounds": f"{stats.wounds} ({stats.limit})",
        "Gold": str(stats.gold),
        "XP": str(stats.xp),
        "Level": str(stats.level),
        "Fear": str(stats.fear),
        "Chapters": str(stats.chapters),
    }
    assert (header.equip.label, header.items.label) == ("Equip", "Items")
    note = table.panels.note._view
    assert (note.wounds, note.limit, note.fear, note.chapters) == (
        stats.wounds, stats.limit, stats.fear, stats.chapters,
    )  # fmt: skip


def test_BA_035_BA_045_marks_are_town_blocked_and_ecl_with_its_letter_before_it(
    qtbot: QtBot,
) -> None:
    def typed(state: State) -> bool:
        return state.phase == "fear" and state.task is not None and state.sheet.chapters > 2

    table = sit(qtbot, come_to(typed))
    state: State = table.session.shown.state
    sheet = table.board.sheet
    assert sheet is not None
    assert state.task is not None
    here = sheet.page.areas[state.task.area]
    assert (here.letter, here.value) == (state.task.letter, state.task.ecl)
    texts = "\n".join(row.text for row in table.twin.shown[2].rows)
    assert f"{here.value}" in texts
    told = {one.kind for one in sheet.page.areas.values()}
    assert told >= {"blocked", "encounter", "town"}


def test_BA_133_the_story_of_a_chapter_stands_under_its_title(qtbot: QtBot) -> None:
    """What the rules only announce, the story tables, is told on every page."""
    table = sit(qtbot, won())
    table.press_next()
    table.press_next()
    page = table.panels.chapter._view
    assert page.title
    assert len("".join(run.text for run in page.told[0]).split()) > 5
    assert next(gain.label for gain in page.gains) == "XP"
