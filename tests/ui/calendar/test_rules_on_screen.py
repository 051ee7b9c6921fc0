"""Rules that the screen answers for: what is printed, marked, written and read."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.drawing.month_records import Cell, MonthPage
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.history import History
from desktop.ui.games.calendar.table import CalendarTable
from desktop.words.calendar.dates import is_sunday
from tests.ui.calendar.desk import begin, follow, lies_open, phase, sit
from tests.ui.calendar.hands import Keyboard, focus


def page(table: CalendarTable) -> MonthPage:
    shown = table.board.shown
    assert shown is not None
    return shown.page


def cells(table: CalendarTable) -> list[Cell]:
    """The squares of the page as they are drawn."""
    return [cell for row in page(table).rows for cell in row]


def until(phase_wanted: str, *, sunday: bool = False, month: int = 1) -> History:
    def wanted(state: State) -> bool:
        here = state.phase == phase_wanted and state.month.number == month
        return here and is_sunday(state.day) is sunday

    return follow(begin("rules"), "rules", wanted)


def test_CA_001_the_figure_stands_on_the_day_that_is_played(qtbot: QtBot) -> None:
    """CA-020: and walks on with it."""
    table = sit(qtbot, until("declare"))
    hands = Keyboard(table)
    for _ in range(3):
        day = table.state.day
        assert table.board.over.figure == day
        assert [cell.day for cell in cells(table) if cell.today] == [day]
        table.doing.choose(c.Roll())
        if phase(table) == "rolled":
            table.doing.choose(c.Stop())
        table.doing.choose(c.Pass())
        table.doing.choose(c.CloseDay())
        hands.read_on()


def test_CA_008_rules_may_be_read_at_any_time(qtbot: QtBot) -> None:
    """CA-008: in every phase, while a page is read and when the year is over."""
    for name in ("page", "declare", "rolled", "final", "closing", "over"):
        told = follow(begin("anytime"), "anytime", lambda state, name=name: state.phase == name)  # type: ignore[misc]
        table = sit(qtbot, told)
        for action in ("rule", "rulebook"):
            table.commands.trigger(action)
            assert table.overlays.paper.isVisible(), (name, action)
            QTest.keyClick(focus(table), Qt.Key.Key_Escape)
            assert not table.overlays.paper.isVisible()
        assert phase(table) == name


def test_CA_013_sundays_are_shields_and_weekdays_books(qtbot: QtBot) -> None:
    """CA-012: each with its symbol, drawn with its letter."""
    table = sit(qtbot, until("declare"))
    for cell in cells(table):
        if cell.day.month != 1:
            continue
        assert cell.kind == ("special" if is_sunday(cell.day) else "lead")
        assert set(cell.symbols) <= {"lens", "lantern", "revolver"}
        assert len(cell.symbols) == 1
        assert not is_sunday(cell.day) or 10 <= cell.value <= 20


def test_CA_016_a_page_has_its_boxes_and_its_disc(qtbot: QtBot) -> None:
    for month in (1, 2):
        table = sit(qtbot, until("declare", month=month))
        head = page(table).head
        assert (head.month, head.filled) == (month, table.state.month.madness)
        assert head.boxes == view.page(table.showing.almanac, table.state).boxes
        assert head.result == str(table.state.month.points)
        assert head.told


def test_CA_029_any_dice_may_be_held(qtbot: QtBot) -> None:
    table = sit(qtbot, until("rolled"))
    keys = Keyboard(table)
    for die in (1, 2, 3, 4, 5):
        keys.toggle(die)
        assert die in table.held.dice
        held = [n for n, one in enumerate(table.panels.tray.view.dice, 1) if one.held]
        assert tuple(held) == table.held.dice
        keys.toggle(die)
        assert die not in table.held.dice


def test_CA_031_what_the_dice_are_for_is_chosen_after_the_rolling(qtbot: QtBot) -> None:
    """A square that is pressed while rolls are left ends the rolling and is taken in one stroke."""
    for seed in range(20):
        told = follow(begin(f"stroke {seed}"), "stroke", lambda state: state.phase == "rolled")
        table = sit(qtbot, told)
        fits = table.showing.fits
        assert fits is not None
        lead = next((one for one in fits.leads if one.fits), None)
        if lead is not None:
            break
    assert lead is not None
    table.touch.press(lead.day)
    made = [entry.choice for entry in table.session.history.entries[-2:]]
    assert made == [c.Stop(), c.Complete(lead.day)]


def test_CA_043_a_completed_lead_is_marked_at_once(qtbot: QtBot) -> None:
    """Before the day is closed, with the weekday on which it was done."""
    told = follow(begin("marked"), "marked", lambda s: s.took is not None and not is_sunday(s.day))
    table = sit(qtbot, told)
    cell = page(table).cell(told.state.took)
    assert cell is not None
    assert (cell.how, bool(cell.on)) == ("done", True)


def test_CA_055_a_special_that_was_won_is_marked(qtbot: QtBot) -> None:
    told = follow(
        begin("won"), "won", lambda state: state.took is not None and is_sunday(state.day)
    )
    table = sit(qtbot, told)
    cell = page(table).cell(told.state.took)
    assert cell is not None
    assert (cell.kind, cell.how, cell.on) == ("special", "won", "won")


def test_CA_060_a_box_is_filled_once_the_day_is_closed(qtbot: QtBot) -> None:
    def signed(state: State) -> bool:
        return state.phase == "closing" and 6 in state.hand.number and state.day.day < 28

    table = sit(qtbot, follow(begin("signed"), "signed", signed))
    before = page(table).head.filled
    table.doing.press_next()
    assert page(table).head.filled == before + 1
    assert page(table).head.count.startswith(str(before + 1))


def test_CA_070_the_page_is_turned_on_the_first(qtbot: QtBot) -> None:
    """CA-071, CA-074: the old page with its result, the new month's text, then its page."""

    def last(state: State) -> bool:
        return state.phase == "closing" and (state.day.month, state.day.day) == (1, 31)

    table = sit(qtbot, follow(begin("turned"), "turned", last))
    table.doing.press_next()
    assert table.held.closed is not None
    head = page(table).head
    assert (head.month, head.told) == (1, "")
    assert head.result == str(table.state.results[0].points)
    table.doing.press_next()
    assert lies_open(table) == "story"
    assert table.panels.story.view.kind.startswith("February")
    Keyboard(table).read_on()
    while phase(table) == "page":
        table.doing.press_next()
    assert page(table).head.month == 2
    assert table.board.over.figure == table.state.day


def test_CA_073_the_next_months_squares_are_blank(qtbot: QtBot) -> None:
    table = sit(qtbot, until("declare"))
    later = [cell for cell in cells(table) if cell.day.month == 2]
    assert later
    for cell in later:
        assert (cell.value, cell.symbols, cell.on) == (0, (), "")
        assert cell.kind in ("locked", "blank")


def test_CA_079_the_epilogue_is_read_and_the_year_rated(qtbot: QtBot) -> None:
    told = follow(begin("epilogue"), "epilogue", lambda state: state.phase == "over")
    table = sit(qtbot, told)
    assert lies_open(table) == "story"
    assert table.panels.story.view.stars == int((told.state.ending or "").removeprefix("rank_"))
    Keyboard(table).read_on()
    assert lies_open(table) == "year"
    records = repr(table.showing._records["year"])
    assert str(sum(one.points for one in told.state.results)) in records
    assert table.panels.year.accessibleName()
