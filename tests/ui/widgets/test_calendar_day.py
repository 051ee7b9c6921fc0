"""The sheet of the day: today, what fits, whom to ask; how they share the sheet."""

from __future__ import annotations

from typing import TypeVar

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import Theme
from desktop.ui.theme import Look, look_of
from desktop.ui.widgets.ally_page import AllyPage
from desktop.ui.widgets.call_button import CallButton
from desktop.ui.widgets.day_slip import DaySlip
from desktop.ui.widgets.fit_row import LOW_HIGH, TWO_LINES, FitButton, FitRow, OathMark
from desktop.ui.widgets.fits_slip import FitsSlip, FitsView
from desktop.ui.widgets.shield_row import ShieldButton
from desktop.ui.widgets.today_slip import DayLine, TodaySlip, TodayView
from tests.looks import calendar_contents as contents
from tests.looks import static_calendar

STILL = Look(motion=False)
Shown = TypeVar("Shown", bound=QWidget)


def laid(qtbot: QtBot, part: Shown, size: tuple[int, int] = (392, 250)) -> Shown:
    qtbot.addWidget(part)
    part.resize(*size)
    part.show()
    return part


def fits_of(qtbot: QtBot, view: FitsView, size: tuple[int, int] = (392, 250)) -> FitsSlip:
    slip = laid(qtbot, FitsSlip(), size)
    slip.wear(STILL)
    slip.show_fits(view)
    return slip


def today_of(qtbot: QtBot, view: TodayView, size: tuple[int, int] = (392, 420)) -> TodaySlip:
    slip = laid(qtbot, TodaySlip(), size)
    slip.wear(STILL)
    slip.show_today(view)
    return slip


def told(spy: QSignalSpy) -> list[object]:
    return [spy.at(n)[0] if spy.at(n) else None for n in range(spy.count())]


# --- what fits -----------------------------------------------------------------------------------


def test_a_row_is_chosen_and_pointed_at(qtbot: QtBot) -> None:
    slip = fits_of(qtbot, contents.FITS)
    chosen, pointed = QSignalSpy(slip.chosen), QSignalSpy(slip.pointed)
    row = slip.findChildren(FitButton)[2]
    qtbot.mouseMove(slip, QPoint(4, 4))  # the pointer may lie where the row is
    qtbot.mouseMove(row)
    qtbot.mouseClick(row, Qt.MouseButton.LeftButton)
    assert "1926-03-21" in told(pointed)
    assert told(chosen) == ["1926-03-21"]


def test_a_row_says_what_is_missing_its_chance_or_why_not(qtbot: QtBot) -> None:
    slip = fits_of(qtbot, contents.FITS)
    rows = slip.findChildren(FitButton)
    assert rows[0].accessibleName() == "Tuesday 17: 10, a revolver"
    assert rows[0].accessibleDescription() == "2 short. Makes Sunday 13, 97 %"
    assert rows[3].accessibleDescription().startswith("Opens the day after")
    assert rows[3].toolTip() == rows[3].accessibleDescription()
    assert [row.is_chosen for row in rows] == [True, False, False, False]


def test_no_chance_is_said_where_none_is_shown(qtbot: QtBot) -> None:
    slip = fits_of(qtbot, contents.QUIET)
    assert "%" not in slip.accessibleDescription()
    assert all("%" not in row.accessibleDescription() for row in slip.findChildren(FitButton))
    shown = fits_of(qtbot, contents.FITS)
    assert shown.accessibleDescription().endswith(
        "Something will fit 99 %\nThe Sign at the end 24 %"
    )


def test_what_is_left_of_the_week_is_said_where_nothing_fits(qtbot: QtBot) -> None:
    slip = fits_of(qtbot, contents.NOTHING)
    assert "four leads" in slip.accessibleDescription()
    assert not [row for row in slip.findChildren(FitButton) if row.isVisible()]


def test_a_sunday_has_its_shield_alone(qtbot: QtBot) -> None:
    slip = fits_of(qtbot, contents.FITS)
    slip.show_fits(contents.SUNDAY)
    assert not [row for row in slip.findChildren(FitButton) if row.isVisible()]
    shield = slip.findChild(ShieldButton)
    assert shield is not None
    assert shield.isVisible()
    assert shield.accessibleName() == "Sunday 22: 13, a revolver"
    chosen = QSignalSpy(slip.chosen)
    qtbot.mouseClick(shield, Qt.MouseButton.LeftButton)
    assert told(chosen) == ["1926-03-22"]
    slip.show_fits(contents.FITS)
    assert not shield.isVisible()


def test_six_leads_stand_on_a_line_each_and_four_on_two(qtbot: QtBot) -> None:
    slip = fits_of(qtbot, contents.SIX)
    six = slip.findChildren(FitButton)
    assert all(LOW_HIGH - 2 <= row.height() < TWO_LINES for row in six)
    slip.show_fits(contents.FITS)
    assert all(row.height() >= TWO_LINES for row in six[:4])


def test_a_lead_is_sworn_to_by_its_mark(qtbot: QtBot) -> None:
    slip = fits_of(qtbot, contents.SIX)
    sworn, chosen = QSignalSpy(slip.sworn), QSignalSpy(slip.chosen)
    marks = [mark for mark in slip.findChildren(OathMark) if mark.isVisible()]
    assert [mark.accessibleName() for mark in marks] == [
        "Swear to Tuesday 6",
        "Sworn to Thursday 8",
    ]
    for mark in marks:
        qtbot.mouseClick(mark, Qt.MouseButton.LeftButton)
    assert told(sworn) == ["b"]
    assert chosen.count() == 0


@pytest.mark.parametrize("size", [(392, 250), (580, 380), (392, 190)])
def test_marks_stand_within_their_rows_beside_the_chance(
    qtbot: QtBot, size: tuple[int, int]
) -> None:
    slip = fits_of(qtbot, contents.SIX, size)
    rows = slip.findChildren(FitButton)
    for mark in slip.findChildren(OathMark):
        if mark.isVisible():
            assert any(row.geometry().contains(mark.geometry().center()) for row in rows)
            assert mark.geometry().right() < slip.width() - 60


# --- today ---------------------------------------------------------------------------------------


def test_the_day_is_read_in_order(qtbot: QtBot) -> None:
    slip = today_of(qtbot, contents.PLAYED)
    assert slip.accessibleName() == "Thursday 19 March"
    words = slip.accessibleDescription().split("\n")
    assert words[0].startswith("The coal man")
    assert words[-2:] == ["Come back tomorrow.", "12 days in a row"]


def test_a_line_of_the_players_own_is_written(qtbot: QtBot) -> None:
    slip = today_of(qtbot, contents.UNWRITTEN)
    written = QSignalSpy(slip.line_written)
    assert slip.write_line()
    field = slip.findChild(QLineEdit)
    assert field is not None
    assert field.isVisible()
    field.setText("Fourteen.")
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert told(written) == [DayLine("1926-03-22", "Fourteen.")]
    assert not today_of(qtbot, contents.TODAY).write_line()


def test_days_that_wait_are_let_go_only_after_a_question(qtbot: QtBot) -> None:
    slip = today_of(qtbot, contents.WAITING)
    lapse, play = QSignalSpy(slip.lapse_asked), QSignalSpy(slip.play_asked)
    first, second = slip.findChildren(CallButton)
    assert (first.label, second.label) == ("Play them now", "Let them lapse")
    second.click()
    assert lapse.count() == 0
    assert first.label == "Keep them"
    first.click()
    assert (first.label, play.count()) == ("Play them now", 0)
    second.click()
    second.click()
    assert lapse.count() == 1
    assert second.label == "Let them lapse"
    first.click()
    assert play.count() == 1


def test_no_question_is_left_over_for_other_days(qtbot: QtBot) -> None:
    slip = today_of(qtbot, contents.WAITING)
    second = slip.findChildren(CallButton)[1]
    second.click()
    slip.show_today(msgspec.structs.replace(contents.WAITING, waiting="Two days wait."))
    assert second.label == "Let them lapse"
    slip.show_today(contents.TODAY)
    assert not second.isVisible()


def test_a_hint_stands_in_the_place_of_yesterday(qtbot: QtBot) -> None:
    slip = today_of(qtbot, contents.HINTED, (392, 180))
    assert slip.most() == 0
    assert slip.accessibleDescription().endswith("hold a die for the next roll.")
    assert contents.TODAY.yesterday in slip.accessibleDescription()


def test_a_text_that_is_too_long_is_turned(qtbot: QtBot) -> None:
    long = msgspec.structs.replace(contents.TODAY, line=contents.LINE * 6)
    slip = today_of(qtbot, long, (392, 170))
    assert slip.most() > 0
    qtbot.keyClick(slip, Qt.Key.Key_PageDown)
    assert slip.turned > 0


# --- whom to ask ---------------------------------------------------------------------------------


def test_somebody_is_asked_by_digit_or_click(qtbot: QtBot) -> None:
    page = laid(qtbot, AllyPage())
    page.wear(STILL)
    page.show_allies(contents.ALLIES)
    chosen = QSignalSpy(page.chosen)
    qtbot.keyClick(page, Qt.Key.Key_3)
    assert page.pick(1)
    assert told(chosen) == ["lantern", "revolver"]
    names = [row.accessibleName() for row in page.buttons()]
    assert names[0] == "1. Constable Amos Reddick"
    assert "June" in page.buttons()[1].accessibleDescription()


# --- together ------------------------------------------------------------------------------------


def test_today_takes_what_it_needs_and_six_rows_stay_whole(qtbot: QtBot) -> None:
    slip = laid(qtbot, DaySlip(), (392, 420))
    slip.wear(STILL)
    slip.today.show_today(contents.TODAY)
    slip.fits.show_fits(contents.SIX)
    slip.lay_out()
    assert slip.today.geometry().bottom() + 1 == slip.fits.geometry().top()
    assert slip.today.most() == 0
    last = slip.fits.findChildren(FitButton)[-1]
    assert last.geometry().bottom() < slip.fits.height() - 24


def test_all_is_whole_in_the_smallest_window(qtbot: QtBot) -> None:
    slip = laid(qtbot, DaySlip(), (392, 354))
    slip.wear(STILL)
    slip.today.show_today(contents.TODAY)
    slip.fits.show_fits(contents.SIX)
    rows = slip.fits.findChildren(FitButton)
    assert all(row.height() >= 26 for row in rows)
    assert rows[-1].geometry().bottom() < slip.fits.height() - 24
    assert slip.today.height() > 100


def test_where_we_were_lies_over_the_day_where_there_is_no_room_for_both(qtbot: QtBot) -> None:
    slip = laid(qtbot, DaySlip(), (392, 420))
    slip.wear(STILL)
    slip.fits.show_fits(contents.FITS)
    slip.today.show_today(contents.WAITING)
    slip.lay_out()
    assert slip.fits.isVisible()
    assert slip.today.most() == 0
    covered = slip.today.grab().toImage()
    slip.today.show_today(msgspec.structs.replace(contents.WAITING, recap=""))
    slip.lay_out()
    assert slip.today.grab().toImage() != covered
    slip.show_below("allies")
    assert slip.allies.isVisible()
    assert not slip.fits.isVisible()
    slip.show_below("")
    assert slip.today.height() == slip.height()


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("face", list(static_calendar.FACES))
def test_every_face_is_drawn_in_every_theme(qtbot: QtBot, face: str, theme: Theme) -> None:
    side = static_calendar.made(look_of(theme.value, motion=False), face, (1366, 654))
    qtbot.addWidget(side)
    assert not side.grab().isNull()


def test_a_twin_says_both_its_symbols(qtbot: QtBot) -> None:
    row = FitRow("x", ("lens", "revolver"), 10, "Friday 7", "both on one night")
    slip = fits_of(qtbot, FitsView("What fits", rows=(row,)))
    assert slip.findChildren(FitButton)[0].accessibleName() == "Friday 7: 10, a lens and a revolver"
