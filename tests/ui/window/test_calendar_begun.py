"""The calendar on the shelf: its leaf, years of one's own, the sheet and what follows from it."""

from __future__ import annotations

import json
from datetime import date

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.games.calendar import choices as c
from desktop.rules.kernel.game import Arrive
from desktop.store import almanacs
from desktop.ui import playing
from desktop.ui.games.calendar.parts import challenge
from desktop.ui.widgets.finished_thing import HungCalendar
from desktop.ui.widgets.paper_button import Leaf
from tests.rules.calendar.test_content import explicit
from tests.small_year import edited, head, members, write
from tests.ui.window.conftest import Open, Wall
from tests.ui.window.hung import TITLE, choose, finished, hang_up, on_its_sheet, saved, slip_of
from tests.ui.window.test_main_window import WAIT, sit

pytestmark = pytest.mark.usefixtures("calendar")


# --- the shelf -----------------------------------------------------------------------------------


def test_it_lies_on_the_shelf_with_todays_leaf(open_window: Open) -> None:
    slip = slip_of(open_window(clock=Wall("2026-11-30 10:00"))).slip
    assert slip.leaf == Leaf("30", "Nov", played=False)
    assert "2 minutes a day" in slip.lines
    assert not any("played" in line for line in slip.lines)
    assert slip.call == "New"


def test_three_games_for_one_evening(open_window: Open) -> None:
    assert open_window().shelf.card.slip.title == "Three games for one evening, one table."


def test_the_leaf_says_whether_today_is_played(open_window: Open) -> None:
    path = saved("Mine", "2026-03-04")
    window = open_window(clock=Wall("2026-03-04 10:00"))
    assert "Today: not played yet" in slip_of(window).slip.lines
    assert "Today: not played yet" in window.shelf.card.slip.lines
    opened = playing.resume(path)
    assert opened.save is not None
    told = opened.history
    for kind in (c.Read, c.ChooseAlly, c.Roll, c.Stop, c.Pass, c.CloseDay):
        choice = next((one for one in told.choices() if isinstance(one, kind)), None)
        told = told.choose(choice) if choice is not None else told
    opened.save.write(told, opened.jottings)
    opened.save.close()
    window.to_shelf()
    assert "Today: played" in slip_of(window).slip.lines
    assert slip_of(window).slip.leaf == Leaf("4", "Mar", played=True)
    assert "Today: played" in window.shelf.card.slip.lines


def test_midnight_turns_the_leaf_on_the_shelf(open_window: Open) -> None:
    wall = Wall("2026-11-30 23:00")
    window = open_window(clock=wall)
    wall.show("2026-12-01 00:00:01")
    window.days.today.look()
    assert slip_of(window).slip.leaf == Leaf("1", "Dec")


def test_a_finished_year_hangs_on_the_board_with_its_rank(open_window: Open) -> None:
    finished("Last year")
    (thing,) = open_window().shelf.finished.rolls
    assert isinstance(thing, HungCalendar)
    assert thing.slip.rank == "Struck from the Ledger"
    assert "points: Struck from the Ledger." in thing.accessibleDescription()
    assert "years" not in thing.accessibleDescription()


def test_a_year_of_ones_own_stands_beside_it_and_a_faulty_one_is_greyed(
    open_window: Open, qtbot: QtBot
) -> None:
    write(almanacs.own() / "small")
    write(almanacs.own() / "broken", edited("days.toml", "morning = true", "morning = 1"))
    window = open_window()
    qtbot.waitUntil(
        lambda: any(row.slip.slip.quiet for row in window.shelf.column.rows), timeout=WAIT
    )
    rows = [row for row in window.shelf.column.rows if row.slip.slip.title == "A small year"]
    assert [row.slip.slip.quiet for row in rows] == [True, False]
    assert "problem" in rows[0].slip.slip.lines[0]
    assert all(row.aside is not None for row in rows)
    qtbot.mouseClick(rows[0].slip, Qt.MouseButton.LeftButton)
    assert window.stack.currentWidget() is window.over.question
    window.to_shelf()
    aside = next(row.aside for row in window.shelf.column.rows if row.slip.slip.quiet)
    assert aside is not None
    qtbot.mouseClick(aside, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: not (almanacs.own() / "broken").exists(), timeout=WAIT)
    assert (almanacs.own() / "small").is_dir()


# --- the sheet -----------------------------------------------------------------------------------


def test_three_inputs_from_the_shelf_to_the_first_sentence(open_window: Open, qtbot: QtBot) -> None:
    window = open_window(clock=Wall("2026-02-10 10:00"))
    slip_of(window).setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: window.over.sheet.ready, timeout=WAIT)
    assert window.over.sheet.go.hasFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    sit(window, qtbot)
    assert window.place is not None
    story = window.place.session.history
    assert story.entries[1].choice == Arrive(date(2026, 2, 10))
    assert story.entries[1].auto
    assert (story.state.first, story.state.phase) == (date(2026, 2, 10), "page")
    assert story.options["start"] == "today"
    assert window.place.session.jottings.title == TITLE
    assert not window.place.session.undo()


def test_who_comes_late_in_the_year_is_offered_the_whole_of_it(
    open_window: Open, qtbot: QtBot
) -> None:
    """By the date every page so far would have to be read first: it can be had all the same."""
    early = on_its_sheet(open_window(clock=Wall("2026-03-31 10:00")), qtbot).over.sheet
    assert early.rules["catch_up"] == "in_order"
    late = on_its_sheet(open_window(clock=Wall("2026-04-01 10:00")), qtbot).over.sheet
    assert late.rules["catch_up"] == "free"


def test_tab_goes_down_the_sheet_and_along_its_foot(open_window: Open, qtbot: QtBot) -> None:
    sheet = on_its_sheet(open_window(clock=Wall("2026-11-30 10:00")), qtbot).over.sheet
    combos, lines = sheet.form.rows.combos, sheet.form.lines
    down = [combos["catch_up"], combos["start"], *(lines[name].edit for name in lines)]
    wanted = [*down, sheet.back, sheet.fold, sheet.go]
    met: list[QWidget] = [down[0]]
    while (following := met[-1].nextInFocusChain()) is not down[0]:
        met.append(following)
    assert [part for part in met if part in wanted] == wanted


def test_on_the_first_of_january_nothing_is_asked_about_the_first_day(
    open_window: Open, qtbot: QtBot
) -> None:
    window = on_its_sheet(open_window(clock=Wall("2027-01-01 10:00")), qtbot)
    assert "start" not in window.over.sheet.rules
    assert window.over.sheet.rules["year"] == "2027"
    hang_up(window, qtbot)
    assert window.place is not None
    assert window.place.session.history.state.day == date(2027, 1, 1)


def test_the_whole_year_now_can_be_any_year(open_window: Open, qtbot: QtBot) -> None:
    window = on_its_sheet(open_window(clock=Wall("2026-11-30 10:00")), qtbot)
    form = window.over.sheet.form
    choose(window, "catch_up", "in_order")
    line = form.lines["year"]
    qtbot.mouseClick(line.other, Qt.MouseButton.LeftButton)
    assert form.rules["year"] == "2027"
    qtbot.mouseClick(line.other, Qt.MouseButton.LeftButton)
    assert form.rules["year"] == "2026"  # 1926 is over
    choose(window, "catch_up", "free")
    assert "start" not in form.rules
    qtbot.mouseClick(line.other, Qt.MouseButton.LeftButton)
    qtbot.mouseClick(line.other, Qt.MouseButton.LeftButton)
    assert form.rules["year"] == "1926"
    line.edit.setFocus()
    qtbot.keyClick(line.edit, Qt.Key.Key_Down)
    assert form.rules["year"] == "1925"
    line.edit.clear()
    qtbot.keyClicks(line.edit, "18")
    assert form.rules["year"] == "1925"
    line.edit.setText("1984")
    hang_up(window, qtbot)
    assert window.place is not None
    state = window.place.session.history.state
    assert (state.year, state.phase, state.unread) == (1984, "page", (1,))


def test_by_the_date_no_past_year_is_offered_and_the_sheet_says_why(
    open_window: Open, qtbot: QtBot
) -> None:
    window = on_its_sheet(open_window(clock=Wall("2026-11-30 10:00")), qtbot)
    form = window.over.sheet.form
    choose(window, "catch_up", "free")
    form.lines["year"].write("1926")
    choose(window, "catch_up", "strict")
    assert form.rules["year"] == "2026"
    assert "before 2026" in form._goal.text()


def test_a_year_that_has_not_begun_waits(open_window: Open, qtbot: QtBot) -> None:
    window = on_its_sheet(open_window(clock=Wall("2026-11-30 10:00")), qtbot)
    choose(window, "catch_up", "in_order")
    window.over.sheet.form.lines["year"].write("2027")
    assert "start" not in window.over.sheet.rules
    assert "1 January 2027" in window.over.sheet.form._goal.text()
    hang_up(window, qtbot)
    assert window.place is not None
    assert window.place.session.history.state.phase == "waiting"
    window.to_shelf()
    assert "Waits for 1 January 2027" in window.shelf.card.slip.lines


def test_a_challenge_code_brings_dice_squares_and_rules(open_window: Open, qtbot: QtBot) -> None:
    window = on_its_sheet(open_window(clock=Wall("2026-11-30 10:00")), qtbot)
    sheet = window.over.sheet
    code = sheet.form.lines["code"].edit
    choose(window, "catch_up", "free")
    code.setFocus()
    code.clear()
    qtbot.keyClicks(code, "0badcafe-1931-bcbab-lamp room")
    rules = sheet.rules
    assert (rules["year"], rules["page"]) == ("1931", "lamp room")
    assert (rules["mode"], rules["boxes"], rules["prev_month_squares"]) == ("base", "strict", "off")
    assert (rules["madness_on"], rules["mark_value"]) == ("every_day", "0")
    hang_up(window, qtbot)
    assert window.place is not None
    story = window.place.session.history
    assert (story.chance.key, story.state.year) == ("0badcafe", 1931)
    assert window.place.session.jottings.names["code"] == "0badcafe-1931-bcbab-lamp room"


def test_a_code_follows_what_is_chosen(open_window: Open, qtbot: QtBot) -> None:
    window = on_its_sheet(open_window(clock=Wall("2026-11-30 10:00")), qtbot)
    sheet = window.over.sheet
    code = sheet.form.lines["code"].edit
    seed = sheet.names["seed"]
    sheet.form.lines["page"].write("gannet")
    assert code.text() == f"{seed}-2026-aaaaa-gannet"
    boxes = sheet.rows.combos["boxes"]
    boxes.setCurrentIndex(boxes.findData("gentle"))
    assert code.text() == f"{seed}-2026-abaaa-gannet"
    code.setText("nonsense")
    code.editingFinished.emit()
    assert code.text() == f"{seed}-2026-abaaa-gannet"


@pytest.mark.parametrize(
    "code",
    [
        "",
        "x",
        "0badcafe-1899-aaaaa-x",
        "0badcafe-2026-azaaa-x",
        "0badcafe-2026-aaaaa-",
        "0badcaf-2026-aaaaa-x",
    ],
)
def test_what_is_no_code(code: str) -> None:
    assert challenge.read(code) is None


def test_a_code_reads_as_it_was_written() -> None:
    rules = {"year": "2031", "page": "a-b c", "mode": "base", "boxes": "gentle", "mark_value": "0"}
    code = challenge.write("01234567", rules)
    found = challenge.read(code)
    assert found is not None
    assert found[0] == "01234567"
    assert found[1] == {"prev_month_squares": "on", "madness_on": "every_day", **rules}
    assert challenge.read(code.upper()) is not None


def test_a_year_with_squares_of_its_own_is_played_as_it_is(open_window: Open, qtbot: QtBot) -> None:
    table = explicit(2025)
    write(almanacs.own() / "small", members() | {"year.json": json.dumps(table).encode()})
    window = on_its_sheet(open_window(clock=Wall("2026-11-30 10:00")), qtbot, head()["title"])
    sheet = window.over.sheet
    assert (sheet.rules["year"], sheet.rules["page"]) == ("2025", "small")
    assert sheet.rules["catch_up"] == "free"
    assert "code" not in sheet.form.lines
    sheet.form.lines["year"].write("2026")
    assert sheet.rules["year"] == "2025"
    hang_up(window, qtbot)
    assert window.place is not None
    assert window.place.session.history.state.year == 2025


def test_a_code_that_cannot_be_read_says_so(open_window: Open, qtbot: QtBot) -> None:
    form = on_its_sheet(open_window(clock=Wall("2026-02-10 10:00")), qtbot).over.sheet.form
    line = form.lines["code"]
    before = line.edit.text()
    line.edit.setFocus()
    line.edit.clear()
    qtbot.keyClicks(line.edit, "no code at all")
    qtbot.keyClick(line.edit, Qt.Key.Key_Tab)
    assert line.edit.text() == before
    assert "cannot be read" in form._goal.text()
