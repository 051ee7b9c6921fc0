"""Squares, boxes, things, the year and where we were, in whole sentences."""

import re
from datetime import date, timedelta
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.state import Phase, Played, Result
from desktop.rules.games.calendar.view.page import Cell, Fate, Page
from desktop.rules.games.calendar.view.things import Thing
from desktop.rules.games.calendar.view.year import Warm, Warmth, Year
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.history import replay
from desktop.words.calendar import board, things, where, year_words
from tests.words.calendar.fx import NAMES, STATE, THURSDAY
from tests.words.calendar.played import SEEDS, played

LEAD = Square("lead", 13, ("lens",))
SPECIAL = Square("special", 17, ("lens",))
SUNDAY = THURSDAY + timedelta(3)
CELL = Cell(THURSDAY, "open", LEAD, 13)
PAGE = Page(2026, 3, 9, 4, 10, ())


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        (CELL, "Thursday 19 March. 13, lens."),
        (
            replace(CELL, now=12, today=True, playable=True, live=True),
            "Thursday 19 March, the marker stands here. 13, lens, 12 now. It may be done today.",
        ),
        (
            replace(CELL, how="done", on=date(2026, 3, 17), then=12),
            "Thursday 19 March. 13, lens. Done on Tuesday, for 12.",
        ),
        (
            replace(CELL, how="missed"),
            "Thursday 19 March. 13, lens. Not done; its week is over.",
        ),
        (Cell(THURSDAY, "blank"), "Thursday 19 March. Blank."),
        (
            Cell(SUNDAY, "open", SPECIAL, 13, live=True),
            "Sunday 22 March. The reckoning, 17, lens, 13 now.",
        ),
        (
            Cell(SUNDAY, "won", SPECIAL, then=13),
            "Sunday 22 March. The reckoning, 17, lens. Won, for 13.",
        ),
        (
            replace(
                CELL,
                square=Square("lead", 13, ("lens",), flags=("sealed", "whisper")),
                locked=True,
                live=True,
                moon="new",
                whisper=True,
                sworn=True,
            ),
            "Thursday 19 March. 13, lens. Rule 3: closed. Rule 7: new moon. Rule 9. "
            "Rule 10: named today.",
        ),
        (
            replace(
                CELL, square=Square("lead", 13, ("lens", "revolver"), "all", ("twin",)), live=True
            ),
            "Thursday 19 March. 13, lens and revolver. Open this week. Rule 5.",
        ),
    ],
)
def test_a_square_as_it_stands(cell: Cell, told: str) -> None:
    assert board.cell_text(NAMES, STATE, cell) == told


def test_a_square_with_the_reason_why_not() -> None:
    told = board.cell_text(NAMES, STATE, CELL, Reason("week_over"))
    assert told == "Thursday 19 March. 13, lens. Its week is over."


@pytest.mark.parametrize("fate", get_args(Fate))
def test_every_fate_has_a_sentence(fate: Fate) -> None:
    told = board.cell_text(NAMES, STATE, replace(CELL, how=fate, on=THURSDAY))
    assert not re.search(r"[{}]|None", told)


def test_boxes_and_disc() -> None:
    assert board.page_title(NAMES, PAGE) == "March 2026: Month 3"
    assert board.boxes_text(PAGE) == "4 of 9 boxes of dread are filled."
    assert board.boxes_text(replace(PAGE, filled=9)) == "Every box of dread is filled."
    assert board.disc_text(PAGE) == "So far: 10 points."
    assert board.disc_text(replace(PAGE, result=Result(3, -5))) == "Result: minus 5 points."
    assert (board.disc_label(PAGE), board.boxes_label()) == ("so far", "Dread")


@pytest.mark.parametrize(
    ("thing", "told"),
    [
        (Thing("T2", 1, 2, stance="ready"), "Rule 2, 1 turn left. Thing 2"),
        (Thing("T3"), "Rule 3. Thing 3"),
        (Thing("T4", symbol="lens"), "The lens, for a lens. About."),
        (Thing("T6", 2, 3), "Rule 6, 2 of 3. Thing 6"),
        (Thing("T7", moon="full"), "Rule 7, full today. Thing 7"),
        (Thing("T7", day=SUNDAY), "Rule 7, 22 Mar. Thing 7"),
        (Thing("T8", 4, 8, loud=True), "Rule 8, 4 of 8, Sundays ask for more. Thing 8"),
        (Thing("T9", day=SUNDAY), "Rule 9, 22 Mar. Thing 9"),
        (Thing("T10", stance="sworn", day=THURSDAY), "Rule 10, Thursday. Thing 10"),
        (Thing("T10", stance="kept"), "Rule 10, kept. Thing 10"),
        (Thing("T12"), "Rule 12. Thing 12"),
    ],
)
def test_a_thing_on_the_shelf(thing: Thing, told: str) -> None:
    assert things.spoken(NAMES, thing) == told


YEAR = Year(2026, 20, (), (), played=70, leads=50, won=4, specials=10, madness=12, rolls=180)


def test_the_years_chart() -> None:
    assert year_words.score_text(YEAR) == "20 points"
    assert year_words.score_text(replace(YEAR, most=321)) == "20 of 321 points"
    assert "4 of 10 reckonings won" in year_words.figures(YEAR)
    assert year_words.ending_name(NAMES, "rank_4") == "Rank 4"


def test_every_kind_of_day_has_words_in_the_heat_map() -> None:
    kinds: tuple[Any, ...] = get_args(Warmth)
    hows = {how for kind in kinds for how in (get_args(kind) or (kind,))}
    assert len(hows) == 10
    for how in hows:
        assert year_words.warm_text(Warm(THURSDAY, how)).startswith("Thursday 19 March: ")
    told = year_words.warm_text(Warm(THURSDAY, "done", madness=1))
    assert told == "Thursday 19 March: a lead done, 1 box of dread."


def test_where_we_were() -> None:
    assert where.shelf(NAMES, STATE) == "19 March. Ten points so far, four boxes of dread."
    assert where.recap(NAMES, STATE, "Nothing fitted.") == (
        "Thursday 19 March: ten points so far, four boxes of dread. Nothing fitted. "
        "After roll two of three you may roll again or stop."
    )
    early = replace(STATE, phase="waiting", today=date(2025, 12, 31), day=date(2026, 1, 1))
    assert where.recap(NAMES, early) == (
        "The calendar for 2026 hangs ready. It begins on 1 January 2026."
    )


def test_a_title_told_last_ends_as_a_sentence() -> None:
    assert ". March: Month 3. After" in where.recap(NAMES, STATE, "March: Month 3")


def test_once_played_a_day_is_where_we_are() -> None:
    tomorrow = THURSDAY + timedelta(1)
    evening = replace(STATE, phase="waiting", day=tomorrow, days=(Played(THURSDAY, "nothing"),))
    assert where.shelf(NAMES, evening).startswith("19 March. ")
    assert where.recap(NAMES, evening).startswith("Thursday 19 March: ")
    over = replace(evening, phase="over", ending="rank_0", results=(Result(1, -5),))
    assert where.recap(NAMES, over) == "2026: minus 5 points. The year is over."
    assert where.shelf(NAMES, over) == "2026: minus 5 points, Rank 0."


def test_pages_to_be_read_are_named_by_the_last() -> None:
    later = replace(STATE, phase="page", unread=(1, 2, 3))
    assert where.question(NAMES, later) == "The pages up to March are to be read."
    one = replace(STATE, phase="page", unread=(3,))
    assert where.question(NAMES, one) == "The page of March is to be read."


@pytest.mark.parametrize("phase", get_args(Phase))
def test_every_phase_has_a_question(phase: Phase) -> None:
    assert where.question(NAMES, replace(STATE, phase=phase)).endswith(".")


@pytest.mark.parametrize("seed", SEEDS)
def test_a_recap_is_at_most_three_sentences_at_any_moment(seed: str) -> None:
    history = played(seed)
    told = replay(history.game, history.content, history.options, history.chance, history.entries)
    for state in told.states:
        recap = where.recap(NAMES, state, "The last thing told.")
        assert 1 <= len(re.findall(r"[.?!](?:\s|$)", recap)) <= 3
        assert where.shelf(NAMES, state).endswith(".")
        assert not re.search(r"[{}]|None", recap)
    assert where.shelf(NAMES, history.state).startswith("2026: ")
