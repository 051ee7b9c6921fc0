"""Rules that the screen answers for: what is written on the note, the sheet and the review."""

from pytestqt.qtbot import QtBot

from desktop.rules.games.book import view
from desktop.rules.games.book.state import Area
from desktop.ui.widgets.adventurer_note import Renamed
from desktop.words.book.names import mark
from desktop.words.rulebook import rulebook
from tests.ui.book.desk import begin, come_to, follow, sit


def test_BA_010_name_and_working_title_stand_at_the_head_until_the_release(qtbot: QtBot) -> None:
    """The paper is upright; both may be written anew, and no longer once the book is out."""
    table = sit(qtbot, begin("title"))
    page = table.board.sheet.page
    assert page.rows > page.columns
    assert (page.header.name, page.header.title) == ("Ambrose Pell", "North by Mistake")
    table.panels.note.renamed.emit(Renamed("title", "South, Then"))
    table.panels.note.renamed.emit(Renamed("adventurer", "Odile Marchbank"))
    page = table.board.sheet.page
    assert (page.header.name, page.header.title) == ("Odile Marchbank", "South, Then")
    assert table.session.jottings.title == "South, Then"  # the shelf calls the save so too
    assert table.panels.note._view.editable
    over = sit(qtbot, follow(begin("title"), "title", 900))
    assert over.session.shown.state.ending is not None
    assert not over.panels.note._view.editable


def test_BA_011_the_sheet_shows_attributes_and_stats(qtbot: QtBot) -> None:
    told = come_to(lambda state: state.sheet.chapters >= 3, policy="greedy")
    table = sit(qtbot, told)
    sheet, note = told.state.sheet, table.panels.note._view
    assert tuple(box.value for box in note.six) == sheet.six
    shown = (note.wounds, note.limit, note.gold, note.xp, note.level, note.fear, note.chapters)
    stats = (sheet.wounds, sheet.limit, sheet.gold, sheet.xp, sheet.level, sheet.fear)
    assert shown == (*stats, sheet.chapters)
    header = table.board.sheet.page.header
    assert len(header.boxes) == 6
    assert {line.label for line in header.stats} >= {"Wounds", "Gold", "XP", "Level", "Fear"}
    assert {slip.id for slip in note.carried} == {*sheet.equipment, *sheet.items}


def test_BA_012_the_world_lies_below_the_line(qtbot: QtBot) -> None:
    """No square above row 0 or beside the paper can be pointed at."""
    table = sit(qtbot, begin("edges", paper="A5"))
    page = table.board.sheet.page
    assert (page.columns, page.rows) == (25, 29)


def test_BA_035_marks_are_those_of_the_sheet() -> None:
    """BA-045: the letter stands before the ECL."""
    assert mark(Area("town", 3)) == "T3"
    assert mark(Area("town", 2), home=True) == "HT2"
    assert mark(Area("blocked")) == "B"
    assert mark(Area("encounter", 15)) == "15"
    assert mark(Area("encounter", 11, "Z")) == "Z11"
    assert mark(Area("encounter", 9, "Pm")) == "Pm9"


def test_BA_039_the_dot_may_lie_at_any_legal_place(qtbot: QtBot) -> None:
    """BA-041: what the line would cross out is shown and said before it is drawn."""
    told = come_to(lambda state: state.phase == "road" and state.sheet.chapters >= 4)
    table = sit(qtbot, told)
    while table.held.beats:
        table.press_next()
    content, state = told.content, told.state
    lossy = next(
        one for one in view.destinations(content, state) if one.dot is not None and one.loss.weight
    )
    table.doing.plan_route(lossy.area)
    plan = table.board.overlay.over.plan
    assert plan is not None
    assert plan.legal == frozenset(view.mask(state, lossy.area).dots)
    lost = (*lossy.loss.encounters, *lossy.loss.towns, *lossy.loss.blanks)
    assert set(plan.crossed) == set(lost)
    assert plan.words.startswith("crosses out ")


def test_BA_125_the_score_is_told_in_years_with_its_verdict(qtbot: QtBot) -> None:
    """BA-006: the goal stands beside it."""
    told = follow(begin("verdict"), "verdict", 900, "greedy")
    table = sit(qtbot, told)
    while table.held.beats:
        table.press_next()
    found = view.review(told.content, told.state)
    shown = table.panels.review._view
    assert str(found.score) in shown.total
    assert shown.verdict
    assert str(found.goal) in shown.goal
    assert [line.points for line in shown.lines] == [line.value for line in found.lines]


def test_BA_133_what_is_announced_and_empty_is_made_up_for() -> None:
    """Story tables are ours; the rules page stands for the quick sheets, and says so."""
    book = rulebook("book", "en")
    assert "BA-133" in book.texts
    assert book.about("route")
