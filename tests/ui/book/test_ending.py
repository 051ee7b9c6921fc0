"""Endings: the book closes, then it is reviewed; the lamp goes down; the book is read."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing.sheet_records import SheetPage
from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.kernel.chance import Chance
from desktop.store.settings import Settings
from desktop.ui.games.book.table import BookTable
from desktop.ui.theme import look_of
from desktop.ui.widgets.closed_book import ClosedBook, Cover
from tests.ui.book.desk import PLAIN, again, begin, come_to, drop, replaced, sit
from tests.ui.book.hands import Keyboard

MOVING = replaced(PLAIN, pacing="brisk", motion="full")


def finishing(
    qtbot: QtBot, ending: str, policy: str, settings: Settings = PLAIN, seeds: int = 60
) -> BookTable:
    """A table at which the choice was just made that ends a story so."""
    play = GAME.policies[policy]
    for number in range(seeds):
        told, chance = begin(f"comes {number}"), Chance(f"mind {number}")
        while told.choices():
            choice, chance = play(told.content, told.state, told.choices(), chance)
            before, told = told, told.choose(choice)
        if told.ending == ending:
            table = sit(qtbot, before, settings)
            while table.held.beats:
                table.press_next()
            assert table.choose(choice)
            return table
    raise LookupError(f"no game ends {ending}")


def read_to_the_end(table: BookTable) -> None:
    for _ in range(len(table.held.beats)):
        table.press_next()


def test_a_finished_book_closes_and_is_then_reviewed(qtbot: QtBot) -> None:
    table = finishing(qtbot, "finished", "careful", MOVING)
    assert table.panels.face == "encounter"
    read_to_the_end(table)
    closing = table.showing.closing
    assert closing.running
    assert table.panels.face == "chapter"
    assert table.showing.doable.label == "The book closes"
    QTest.keyClick(table.board, Qt.Key.Key_Space)
    assert not closing.running
    assert table.panels.face == "review"
    assert closing.book is not None
    assert closing.book.isVisible()
    assert closing.book.accessibleName() == "North by Mistake"
    assert closing.book.accessibleDescription() == "by Ambrose Pell"
    assert table.showing.doable.label == "To the shelf"


def test_enter_shuts_the_book_and_does_not_leave(qtbot: QtBot) -> None:
    table = finishing(qtbot, "finished", "careful", MOVING)
    left = QSignalSpy(table.left)
    read_to_the_end(table)
    table.press_next()
    assert left.count() == 0
    table.press_next()
    assert left.count() == 1


def test_a_finished_book_lies_there_closed_when_it_is_opened_again(qtbot: QtBot) -> None:
    table = again(finishing(qtbot, "finished", "careful"))
    assert table.held.beats == ()
    assert table.panels.face == "review"
    book = table.showing.closing.book
    assert book is not None
    assert not book.isHidden()
    drop(table)


@pytest.mark.parametrize("theme", ["lamp", "late", "contrast"])
@pytest.mark.parametrize("size", [(700, 630), (120, 600), (60, 40)])
def test_the_cover_holds_any_title_in_any_room(
    qtbot: QtBot, theme: str, size: tuple[int, int]
) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    sheet.resize(*size)
    book = ClosedBook(sheet)
    book.wear(look_of(theme))
    book.show_cover(Cover("Unpronounceably " * 9, "by nobody", SheetPage(seed=5)))
    book.shut(at_once=True)
    sheet.show()
    assert book.size() == sheet.size()
    sheet.grab()
    for share in (0.0, 0.3, 0.5, 0.8):
        book._share = share
        sheet.grab()


def test_a_press_or_esc_opens_the_book_over_its_sheet(qtbot: QtBot) -> None:
    table = finishing(qtbot, "finished", "careful")
    read_to_the_end(table)
    book = table.showing.closing.book
    assert book is not None
    assert book.isVisible()
    QTest.keyClick(table.board, Qt.Key.Key_Escape)
    assert not book.isVisible()
    table.refresh()
    assert not book.isVisible()


@pytest.mark.parametrize(("ending", "policy"), [("dead", "novice"), ("fear", "novice")])
def test_other_endings_leave_the_sheet_in_mid_word(qtbot: QtBot, ending: str, policy: str) -> None:
    table = finishing(qtbot, ending, policy)
    read_to_the_end(table)
    sheet = table.board.sheet
    assert sheet is not None
    assert sheet.breaks_off
    assert not sheet.breaks_off.endswith((".", " "))
    assert table.showing.closing.book is None
    assert table.panels.dusk.isVisible() == (ending == "dead")
    assert table.panels.face == "review"
    assert table.panels.review._view.end == ending
    assert bool(table.panels.review._view.lines) == (ending != "dead")


def test_BA_125_the_score_is_told_in_years(qtbot: QtBot) -> None:
    table = finishing(qtbot, "finished", "careful")
    read_to_the_end(table)
    seen = table.panels.review._view
    assert seen.total == f"{sum(line.points for line in seen.lines)} years"
    assert seen.total in table.panels.review.accessibleDescription()


def test_BA_006_the_years_that_win_are_said_during_the_game_and_at_the_end(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "road"))
    Keyboard(table).key(Qt.Key.Key_V)
    assert "100 years" in table.panels.review._view.goal
    done = finishing(qtbot, "finished", "careful")
    read_to_the_end(done)
    assert "100 years" in done.panels.review._view.goal


def test_the_book_is_read_from_the_review_and_closed_again(qtbot: QtBot) -> None:
    table = finishing(qtbot, "finished", "careful")
    read_to_the_end(table)
    keys = Keyboard(table)
    keys.digit(1)
    assert table.panels.face == "book"
    assert len(table.panels.book._view.leaves) >= 20
    keys.key(Qt.Key.Key_J)
    assert table.panels.book_whole
    assert table.panels.book.isVisible()
    keys.key(Qt.Key.Key_Escape)
    assert not table.panels.book_whole
    assert table.panels.face == "review"
    keys.digit(3)
    assert table.chart.chart is not None
    assert table.chart.chart.isVisible()
    keys.key(Qt.Key.Key_Escape)
    assert table.chart.chart is None


def test_print_play_again_and_the_shelf_are_asked_for(qtbot: QtBot) -> None:
    table = finishing(qtbot, "finished", "careful")
    read_to_the_end(table)
    again, left, printed = map(QSignalSpy, (table.again, table.left, table.print_asked))
    keys = Keyboard(table)
    for digit in (2, 4, 5):
        keys.digit(digit)
    assert (again.count(), left.count()) == (1, 1)
    assert [printed.at(0)[0], printed.count()] == ["book", 1]


def test_the_review_if_it_ended_now_is_only_a_look(qtbot: QtBot) -> None:
    table = sit(qtbot, come_to(lambda state: state.phase == "start"))
    table.refresh()
    entries = len(table.session.history.entries)
    keys = Keyboard(table)
    keys.key(Qt.Key.Key_V)
    seen = table.panels.review._view
    assert seen.kind == "If it ended now"
    assert not seen.verdict
    keys.key(Qt.Key.Key_Space)  # it is no throw
    assert len(table.session.history.entries) == entries
    keys.key(Qt.Key.Key_Return)
    assert table.panels.face == "encounter"
    keys.key(Qt.Key.Key_V)
    keys.key(Qt.Key.Key_V)
    assert table.panels.face == "encounter"


def test_after_the_end_nothing_may_be_chosen_or_renamed(qtbot: QtBot) -> None:
    """BA-010: the title may be changed until the book appears."""
    table = finishing(qtbot, "finished", "careful")
    read_to_the_end(table)
    assert not table.panels.note._view.editable
    assert not table.choose(c.Throw())
