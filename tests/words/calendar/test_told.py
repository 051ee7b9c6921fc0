"""The narrator tells every event, and what is read with it."""

import re
from datetime import date
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.state import Result
from desktop.words.calendar import Narrator
from desktop.words.calendar.narrator import Line
from desktop.words.calendar.told import Told
from tests.words.calendar.fx import ALMANAC, NAMES, STATE, THURSDAY, in_month

NARRATOR = Narrator(ALMANAC, "en")
SUNDAY = date(2026, 3, 22)
TUESDAY = date(2026, 3, 17)
TOLD: tuple[tuple[Any, str], ...] = (
    (
        e.Began(2026, "quillport", "twists"),
        "A small year: the calendar for 2026 hangs on the wall.",
    ),
    (e.Arrived(THURSDAY, 1), "Thursday 19 March, 1 day to play."),
    (e.Arrived(THURSDAY, 3), "Thursday 19 March, 3 days to play."),
    (e.Arrived(THURSDAY, 0), "Thursday 19 March."),
    (e.PageTurned(3, 9), "The page of March: 9 empty boxes of dread."),
    (e.PageRead(3), "March: Month 3"),
    (e.AllyChosen(4, "lens"), "In April The lens helps; the symbol: lens."),
    (e.DayBegan(THURSDAY, "m1"), "Thursday 19 March."),
    (e.Sworn(TUESDAY, 12), "Rule 10: Tuesday, 12 or more."),
    (e.VowEnded(TUESDAY, kept=True), "Rule 10: kept, Tuesday is done."),
    (e.VowEnded(TUESDAY, kept=False), "Rule 10: broken, Tuesday is not done."),
    (
        e.Thrown((4, 4, 5), ("lens", "lantern"), (), 1, 2),
        "Roll 1 of 3: four, four, five, a lens and a lantern.",
    ),
    (
        e.Thrown((4, 4, 5), ("lens", "lens"), (1, 2), 2, 1),
        "Roll 2 of 3, 2 held: four, four, five, two lenses.",
    ),
    (
        e.Thrown((4, 4, 5), ("lens", "lens"), (1, 2), 4, 0, extra=True),
        "Rule 6: one spent. Roll 4: four, four, five, two lenses.",
    ),
    (e.Stopped(1), "Stopped after 1 roll."),
    (e.Stopped(2), "Stopped after 2 rolls."),
    (e.Turned(4, "lens", 1), "Rule 2: die 4 shows lens now; turns left: 1."),
    (e.Completed(TUESDAY, special=False, value=11, total=13), "Tuesday is done, 13 for 11."),
    (
        e.Completed(TUESDAY, special=False, value=11, total=13, points=1, counts=2),
        "Tuesday is done, 13 for 11. It counts 2 for Sunday. 1 point.",
    ),
    (
        e.Completed(SUNDAY, special=True, value=13, total=14, points=5),
        "The reckoning is won, 14 for 13. 5 points.",
    ),
    (e.InsightGained("margin", 2), "Rule 6: one more, 2 now."),
    (e.Passed(could=True), "Nothing taken, although something fitted."),
    (e.Passed(could=False), "Nothing fitted."),
    (e.Hushed(1), "Rule 8: nothing taken, 1 now."),
    (e.Maddened(1, 4, 9, "mark"), "The Sign shows: 1 box of dread filled, now 4 of 9."),
    (e.Maddened(2, 5, 9, "vow"), "2 boxes of dread filled, now 5 of 9."),
    (e.BellTolled(1, 3, "miss"), "Rule 8: 1 more, 3 now."),
    (e.BellTolled(1, 0, "moon", -5), "Rule 8: full. Minus 5 points, and it begins anew."),
    (
        e.DayClosed(THURSDAY, "done", "e-done-1", TUESDAY),
        "Thursday 19 March is over, and Tuesday done.",
    ),
    (e.DayClosed(THURSDAY, "done", "e-done-1", THURSDAY), "Thursday 19 March is over, and done."),
    (e.DayClosed(THURSDAY, "nothing", "e-nothing-1"), "Thursday 19 March is over."),
    (e.DayClosed(THURSDAY, "lapsed", "e-lapsed-1"), "Thursday 19 March: nobody played."),
    (e.DayClosed(SUNDAY, "won", ""), "Sunday 22 March is over, and won."),
    (e.DayClosed(SUNDAY, "lost", ""), "Sunday 22 March is over, and the reckoning lost."),
    (
        e.MonthEnded(Result(3, 20, 4, 5, full=False, seal=True)),
        "March: 20 points. 4 reckonings won, 5 boxes of dread.",
    ),
    (
        e.MonthEnded(Result(3, -5, 0, 9, full=True)),
        "March: minus 5 points. 0 reckonings won, and every box of dread filled.",
    ),
    (e.FinaleBegan(14), "Rule 12: both symbol dice alike, and 14 or more."),
    (e.FinaleEnded(won=True, total=15, points=15), "Rule 12: won with 15, 15 points."),
    (e.FinaleEnded(won=False, total=9, points=0), "Rule 12: lost with 9."),
    (e.YearEnded(241, 321, 4), "The year is over: 241 of 321 points. Rank 4."),
    (e.Switched("dice", "typed"), "Switched: Dice, real dice, typed in."),
)


@pytest.mark.parametrize(("event", "text"), TOLD)
def test_an_event_has_its_sentence(event: Any, text: str) -> None:
    assert NARRATOR.sentences(event, STATE) == (text,)


def test_every_event_is_told() -> None:
    assert {type(event) for event, _ in TOLD} == set(get_args(e.Event))
    for _, text in TOLD:
        assert not re.search(r"[{}%]|None", text)


def read(event: Any, state: Any = STATE) -> tuple[str, ...]:
    return tuple(
        line.text for line in NARRATOR.whole((event,), None, state) if line.kind in ("mood", "read")
    )


def test_a_page_is_read_with_what_it_brings() -> None:
    assert read(e.PageRead(3)) == ("Before.\n\nKept.\n\nAfter.", "Story.", "Plain.")
    assert read(e.PageRead(1)) == ("Before.\n\nKept.\n\nAfter.",)
    assert read(e.PageRead(3), in_month(3, mode="base")) == ("Before.\n\nKept.\n\nAfter.",)
    lost = replace(STATE, results=(Result(2, 10),))
    assert read(e.PageRead(3), lost)[0] == "Before.\n\nLost.\n\nAfter."


def test_a_page_is_read_again_as_it_was_then() -> None:
    results = (Result(1, 15, 3, seal=True), Result(2, 5, 1))
    state = replace(STATE, results=results)
    assert NARRATOR.page_text(state, 1)[0] == "Before.\n\nKept.\n\nAfter."
    assert NARRATOR.page_text(state, 2)[0] == "Before.\n\nKept.\n\nAfter."
    assert NARRATOR.page_text(state, 3)[0] == "Before.\n\nLost.\n\nAfter."


def test_days_have_their_lines_and_weeks_their_questions() -> None:
    assert read(e.DayBegan(THURSDAY, "m1")) == ("Morning 1.",)
    assert read(e.DayBegan(date(2026, 3, 16), "m2", week=12)) == ("Ask 12?", "Morning 2.")
    assert read(e.DayClosed(THURSDAY, "nothing", "e-nothing-1")) == ("Evening 1.",)
    assert read(e.DayClosed(SUNDAY, "won", "")) == ("Won.",)
    assert read(e.DayClosed(SUNDAY, "lost", "")) == ("Lost.",)
    assert read(e.DayClosed(SUNDAY, "lapsed", "")) == ("Lost.",)


def test_the_year_ends_with_what_is_left_open_and_its_rank() -> None:
    assert read(e.FinaleEnded(won=True, total=15, points=15)) == ("Won.",)
    assert read(e.YearEnded(241, 321, 4)) == ("Open.", "Lost.", "The end.")
    leap = replace(STATE, day=date(2028, 12, 31))
    assert read(e.YearEnded(241, 321, 4), leap) == ("Lost.", "The end.")


def test_where_nobody_sat_through_the_last_hour_the_last_page_tells_it() -> None:
    kept = replace(STATE, options={"mode": "base"}, results=(Result(12, 20, 4, seal=True),))
    assert read(e.YearEnded(241, 321, 4), kept)[-2:] == ("Won.", "The end.")
    sat = (e.FinaleEnded(won=True, total=15, points=15), e.YearEnded(241, 321, 4))
    told = [line.text for line in NARRATOR.whole(sat, STATE, STATE) if line.kind == "read"]
    assert told == ["Won.", "Open.", "The end."]


def test_a_teller_needs_no_states() -> None:
    tell = NARRATOR.read_on()
    tell((e.Began(2026, "quillport", "base"), e.MonthEnded(Result(1, 5, 1))))
    assert tell((e.PageRead(2),)) == (
        Line("title", "February: Month 2"),
        Line("read", "Before.\n\nLost.\n\nAfter."),
    )
    told = Told(NAMES)
    assert told.brought(2) == ("T2",)


def test_rolls_are_dice_and_pages_are_titles() -> None:
    kinds = [line.kind for line in NARRATOR.step([event for event, _ in TOLD], None, STATE)]
    assert kinds.count("title") == 1
    assert kinds.count("dice") == 3
