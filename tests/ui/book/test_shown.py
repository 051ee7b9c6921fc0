"""What the Book's table shows: once, of things read, in the words of the language, no old news."""

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import State
from desktop.rules.kernel.chance import Chance
from desktop.ui.games.book.table import BookTable
from desktop.words.language import speak
from tests.ui.book.desk import (
    again,
    begin,
    come_to,
    drop,
    everything,
    sit,
    spoken,
    standing,
    unread,
    won,
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
