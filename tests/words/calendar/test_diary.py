"""The log, and the year as text with the player's own lines and notes."""

import re
from datetime import date

from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar import choices as c
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Arrive
from desktop.rules.kernel.history import begin
from desktop.store.format import Jottings, Note
from desktop.words.calendar import Narrator
from desktop.words.calendar.diary import (
    log_lines,
    own_lines,
    own_place,
    square_notes,
    square_place,
    tell,
)
from tests.words.calendar.fx import ALMANAC, THURSDAY
from tests.words.calendar.played import SEEDS, played

NARRATOR = Narrator(ALMANAC, "en")
JOTTINGS = Jottings(
    title="My year",
    notes=(
        Note(own_place(THURSDAY), 3, "Mine."),
        Note(square_place(date(2026, 3, 20)), 4, "a well?"),
        Note(square_place(date(2027, 3, 20)), 4, "nowhere yet"),
        Note("page.3", 5, "lost"),
        Note("line.2026-02-31", 5, "lost"),
    ),
)


def test_the_year_as_text_has_everything_and_the_players_lines() -> None:
    title, text = tell(NARRATOR, played(SEEDS[0], "sensible"), JOTTINGS)
    assert title == "My year"
    assert text.startswith("My year\n\nA small year: the calendar for 2026 hangs on the wall.\n")
    days = text.split("\n\n\n")
    mine = next(day for day in days if day.startswith("Thursday 19 March\n"))
    assert mine.endswith("\nMine.")
    assert "Roll 1 of 3: " in mine
    pencilled = next(day for day in days if day.startswith("Friday 20 March\n"))
    assert "\nIn pencil: a well?" in pencilled
    assert text.endswith("In pencil, Saturday 20 March: nowhere yet\n")
    assert "lost\n" not in text.replace("reckoning lost", "").replace("Lost", "")
    assert len(re.findall(r"^\w+day \d+ \w+$", text, re.MULTILINE)) == 365
    assert (
        len(re.findall(r"^The year is over: \d+ of 321 points\. Rank \d\.$", text, re.MULTILINE))
        == 1
    )
    assert not re.search(r"[{}]|None|%n", text)


def test_nothing_is_written_of_a_page_that_was_not_read() -> None:
    history = begin(GAME, ALMANAC, {"catch_up": "free"}, Chance("diary"))
    text = tell(NARRATOR, history, Jottings())[1]
    assert "Month" not in text
    assert "Before." not in text
    waiting = begin(GAME, ALMANAC, {}, Chance("diary"))
    assert tell(NARRATOR, waiting, Jottings())[0] == "A small year"
    assert "January" not in tell(NARRATOR, waiting, Jottings())[1]


def test_days_that_nobody_played_are_named() -> None:
    history = begin(GAME, ALMANAC, {"catch_up": "strict"}, Chance("diary"))
    history = history.choose(Arrive(date(2026, 1, 6)), auto=True)
    text = tell(NARRATOR, history, Jottings())[1]
    assert "Friday 2 January: nobody played." in text
    assert "Sunday 4 January: nobody played.\nLost." in text


def test_notes_by_place() -> None:
    assert own_lines(JOTTINGS) == {THURSDAY: "Mine."}
    assert square_notes(JOTTINGS) == {
        date(2026, 3, 20): "a well?",
        date(2027, 3, 20): "nowhere yet",
    }


def test_the_log_holds_every_sentence_from_the_first_on() -> None:
    lines = list(log_lines(NARRATOR, played(SEEDS[0])))
    assert lines[0] == "A small year: the calendar for 2026 hangs on the wall."
    assert lines[-1].startswith("The year is over: ")
    assert all(line[-1] in ".?!" or ": Month " in line for line in lines)


def test_real_dice_are_marked() -> None:
    history = begin(GAME, ALMANAC, {"catch_up": "free", "dice": "typed"}, Chance("typed"))
    chance = Chance("typist")
    while not history.state.days:
        choice, chance = GAME.policies["random"](ALMANAC, history.state, history.choices(), chance)
        history = history.choose(choice)
    text = tell(NARRATOR, history, Jottings())[1]
    assert ("With real dice." in text) == (history.state.days[0].how != "lapsed")


def test_days_played_by_advice_are_marked() -> None:
    history = begin(GAME, ALMANAC, {"catch_up": "free"}, Chance("advice")).choose(c.Read())
    for choice in (c.Roll(), c.Stop(), c.Pass()):
        history = history.choose(choice, auto=True)
    text = tell(NARRATOR, history.choose(c.CloseDay()), Jottings())[1]
    assert text.count("By advice.") == 1
