"""Choices, rows, today and hints: every phase and choice has words, and they are the right ones."""

import re
from datetime import date
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.state import Hand, Phase, Played
from desktop.rules.games.calendar.view.fits import Fits, Lead
from desktop.rules.games.calendar.view.queue import Queue
from desktop.rules.games.calendar.view.today import Streak
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Answer, Arrive, Switch
from desktop.words.calendar import hints, labels, rows, today
from tests.words.calendar.fx import NAMES, STATE, THURSDAY

TUESDAY, SUNDAY = date(2026, 3, 17), date(2026, 3, 22)
LANTERN = Square("lead", 11, ("lantern",))
LEAD = Lead(TUESDAY, LANTERN, 11, 0, (), 1.0, 1.0, fits=True, dearest=True, sunday=13)
FITS = Fits((LEAD,), 0.9, 0.1, (), 1)
UNROLLED = replace(STATE, phase="declare", hand=Hand())
MADE: tuple[tuple[Any, str], ...] = (
    (c.Read(), "Read on"),
    (c.ChooseAlly("lens"), "Ask The lens"),
    (c.Swear(TUESDAY), "Rule 10: name Tuesday"),
    (c.Roll((1, 4)), "Roll the other 3"),
    (c.Recall((1, 2)), "Rule 6: roll 3 more"),
    (c.Stop(), "Stop"),
    (c.Turn(4, "lantern"), "Rule 2: die 4 to lantern"),
    (c.Complete(TUESDAY), "Take Tuesday"),
    (c.Pass(), "Take nothing today"),
    (c.Hush(), "Rule 8: take nothing for it"),
    (c.CloseDay(), "Close the day"),
    (c.Lapse(), "Let Thursday lapse"),
    (Answer((4, 5, "lens")), "Hand in 4 5, a lens"),
    (Arrive(THURSDAY), "It is Thursday 19 March"),
    (Switch("dice", "typed"), "Switch Dice"),
)


@pytest.mark.parametrize(("choice", "told"), MADE)
def test_a_choice_is_called(choice: Any, told: str) -> None:
    assert labels.label(NAMES, STATE, choice) == told


def test_every_choice_has_a_label() -> None:
    assert {type(choice) for choice, _ in MADE} == set(get_args(c.Choice))


def test_rolls_are_named_by_their_dice() -> None:
    assert labels.roll_label(0, 0) == "Roll 5 dice"
    assert labels.roll_label(2, 1) == "Roll the other 3"
    assert labels.roll_label(4, 1) == "Roll the other die"
    assert labels.roll_label(0, 1) == "Roll all five again"
    assert labels.again_label(3) == "Roll 3 again"
    assert labels.typed_label(5) == "Roll 5 dice and type them in"


@pytest.mark.parametrize("phase", get_args(Phase))
def test_every_phase_has_its_one_thing_to_do(phase: Phase) -> None:
    state = replace(STATE, phase=phase)
    for fits in (None, FITS, replace(FITS, leads=())):
        assert labels.next_label(state, fits)


@pytest.mark.parametrize(
    ("phase", "fits", "told"),
    [
        ("declare", None, "Roll 5 dice"),
        ("rolled", FITS, "Stop: take Tuesday"),
        ("rolled", None, "Stop"),
        ("final", FITS, "Take Tuesday and close the day"),
        ("final", None, "Nothing today: close the day"),
        ("closing", None, "Close the day"),
        ("page", None, "Read on"),
        ("throw", None, "Roll 3 dice and type them in"),
        ("waiting", None, "Come back tomorrow"),
        ("ally", None, "Choose who helps"),
        ("over", None, "Look at the year"),
    ],
)
def test_the_next_button(phase: Phase, fits: Fits | None, told: str) -> None:
    assert labels.next_label(replace(STATE, phase=phase), fits) == told


def test_before_the_year_and_at_its_last_sitting() -> None:
    early = replace(STATE, phase="waiting", today=date(2025, 12, 31), day=date(2026, 1, 1))
    assert labels.waiting(early) == "Opens on Thursday 1 January"
    finale = replace(STATE, phase="final", sitting="finale")
    assert labels.next_label(finale, None) == "Close the year"


def lead(**changes: Any) -> Lead:
    return replace(LEAD, fits=False, dearest=False, **changes)


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (LEAD, "Fits. Makes Sunday 13"),
        (lead(short=2), "2 short. Makes Sunday 13"),
        (lead(missing=("lantern",)), "Needs a lantern"),
        (lead(short=6, missing=("lens",)), "6 short, and no lens"),
        (lead(short=6, missing=("lens",), sunday=None), "6 short, and no lens"),
        (lead(missing=("lens", "lantern")), "Needs a lens or a lantern"),
        (
            lead(
                missing=("lens", "lantern"),
                square=Square("lead", 11, ("lens", "lantern"), "all", ("twin",)),
            ),
            "Needs a lens and a lantern",
        ),
        (
            lead(reason=Reason("sealed", {"needs": "lantern"})),
            "First another with a lantern",
        ),
        (lead(reason=Reason("own_day", {"day": "2026-03-17"})), "On Tuesday only"),
        (lead(reason=Reason("prev_month")), "Its page was turned; by the table rules it is gone"),
    ],
)
def test_a_row_says_what_is_missing(found: Lead, told: str) -> None:
    assert rows.row_text(NAMES, STATE, found) == told
    assert told in rows.spoken(NAMES, STATE, found)


def test_before_the_first_roll_nothing_is_missing() -> None:
    assert rows.row_text(NAMES, UNROLLED, lead(short=2)) == "Makes Sunday 13"


def test_sunday_and_the_chances_have_words() -> None:
    special = replace(LEAD, day=SUNDAY, square=Square("special", 17, ("lens",)), now=13)
    assert rows.special_text(special) == "17 printed, 13 today."
    assert rows.special_text(replace(special, now=17)) == "17 today, as printed."
    assert rows.special_text(replace(special, now=19)) == (
        "19 today, more than three dice can show."
    )
    assert rows.some_label(FITS) == "Rolled again, one fits"
    nothing = tuple(replace(one, fits=False) for one in FITS.leads)
    assert rows.some_label(replace(FITS, leads=nothing)) == "Something will fit"
    assert rows.some_label(replace(FITS, special=True)) == "It will be done"
    assert rows.asks_text(LANTERN, 11) == "11, lantern"
    assert rows.lies_text(13, ("lens", "lens"), shows=True) == "13, two lenses, and the Sign"


@pytest.mark.parametrize(
    ("played", "short", "told"),
    [
        (Played(TUESDAY, "nothing", (4, 4, 5), ("lens", "lens"), 3), 1, "one short"),
        (Played(TUESDAY, "nothing", (4, 4, 5), ("lens", "lens"), 3), 3, "three short"),
        (Played(TUESDAY, "nothing", (4, 4, 5), ("lens", "lens"), 3), 0, "and nothing fitted"),
        (Played(TUESDAY, "done", (4, 4, 5), ("lens", "lens"), 3, SUNDAY), 0, "Sunday done"),
        (Played(TUESDAY, "hushed", (4, 4, 5), ("lens", "lens"), 3), 0, "and nothing taken"),
        (Played(SUNDAY, "won", (4, 4, 5), ("lens", "lens"), 3), 0, "the reckoning won"),
    ],
)
def test_yesterday_in_one_clause(played: Played, short: int, told: str) -> None:
    assert today.yesterday(STATE, played, short) == f"Yesterday: two lenses and thirteen, {told}."


def test_yesterday_with_two_symbols() -> None:
    played = Played(TUESDAY, "nothing", (4, 4, 5), ("lens", "lantern"), 3)
    assert today.yesterday(STATE, played, 1) == (
        "Yesterday: a lens, a lantern and thirteen, one short."
    )


def test_yesterday_that_was_not_played() -> None:
    assert today.yesterday(STATE, None) == ""
    assert today.yesterday(STATE, Played(TUESDAY, "lapsed")) == "Yesterday: let go by."


def test_a_sign_counts_what_the_table_rules_say() -> None:
    played = Played(TUESDAY, "nothing", (6, 6, 1), ("lens", "lens"), 3)
    none = replace(STATE, options={**STATE.options, "mark_value": "0"})
    assert (today.total(STATE, played), today.total(none, played)) == (13, 1)


def test_nothing_today_is_never_the_end() -> None:
    saturday = replace(STATE, day=date(2026, 3, 21))
    sunday, last = replace(STATE, day=SUNDAY), replace(STATE, day=date(2028, 12, 31))
    assert today.nothing_today(STATE, 4) == "Nothing today. The week still has four leads."
    assert today.nothing_today(STATE, 1) == "Nothing today. The week still has one lead."
    assert today.nothing_today(saturday, 4) == "Nothing today. Tomorrow is the reckoning."
    assert today.nothing_today(last, 0) == "Nothing today."
    assert today.nothing_today(sunday, 0) == "Not today. A new week begins tomorrow."


def test_what_waits_and_when_to_come_back() -> None:
    queue = Queue(TUESDAY, THURSDAY, 3)
    assert today.waits(queue) == "Three days wait: Tuesday to Thursday."
    assert today.waits(Queue(THURSDAY, THURSDAY, 1)) == ""
    assert today.come_back(STATE, Queue(next=date(2026, 3, 20))) == "Come back tomorrow."
    late = today.come_back(STATE, Queue(next=date(2026, 4, 1)))
    assert late == "Come back on Wednesday 1 April."


def test_streaks() -> None:
    assert today.streak_text(None) == ""
    assert today.streak_text(Streak(1)) == ""
    assert today.streak_text(Streak(7, 9, 20, 30)) == "Seven days in a row."
    assert today.longest_text(Streak(7, 9, 20, 30)) == "The longest row: nine days."
    assert today.on_time_text(Streak(7, 9, 20, 30)) == "20 of 30 days on their own date."


def test_three_hints_on_the_first_day_and_at_most_six() -> None:
    told = {hints.hint(occasion) for occasion in hints.OCCASIONS}
    assert len(hints.FIRST_DAY) == 3
    assert len(told) == len(hints.OCCASIONS) <= 6
    assert all(len(re.findall(r"[.?!](?:\s|$)", one)) == 1 for one in told)


@pytest.mark.usefixtures("spanish")
def test_the_same_in_spanish() -> None:
    assert labels.next_label(STATE, FITS) == "Plantarse: resolver el martes"
    assert rows.row_text(NAMES, STATE, lead(short=2)) == "Faltan 2. Deja el domingo en 13"
    assert today.waits(Queue(TUESDAY, THURSDAY, 3)) == "Tres días esperan: de martes a jueves."
    assert today.yesterday(STATE, Played(TUESDAY, "lapsed")) == "Ayer se dejó pasar."
