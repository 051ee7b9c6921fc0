"""Every code of a refusal has a sentence, and it names only facts that are given with it."""

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from desktop.rules.games import calendar
from desktop.rules.games.calendar.state import Things
from desktop.rules.kernel.errors import Reason
from desktop.words.calendar import reasons
from tests.words.calendar.fx import NAMES, STATE

CODES = (
    *("next_month", "prev_month", "done", "week_over", "not_begun", "before_arrival", "sealed"),
    *("own_day", "sunday_only", "special_waits", "too_low", "no_symbol", "no_twin", "stop_first"),
    *("no_rolls", "hold_all", "hold_marks", "used_today", "no_charge", "no_insight"),
    *("after_third", "vow_used", "vow_low", "bell_silent", "after_roll", "day_closed"),
    *("page_first", "ally_first", "last_ally", "not_now", "bad_dice", "earlier", "throw_pending"),
    *("unknown_option", "unknown_value", "year_fixed", "fixed_option", "story_mode_stays"),
    *("undo.sealed", "undo.beginning", "undo.older_program", "redo.nothing", "save.read_only"),
)
GIVEN = {
    "needs": "lantern",
    "day": "2026-03-22",
    "short": "3",
    "symbol": "revolver",
    "missing": "lens lantern",
    "least": "11",
    "seal": "throw",
}
WRONG = dict.fromkeys(GIVEN, "\u00b2 x, 99999999999999")


@pytest.mark.parametrize("code", CODES)
def test_a_code_has_a_whole_sentence(code: str) -> None:
    assert code in reasons.told_codes()
    for facts in (GIVEN, {}, WRONG):
        told = reasons.sentence(NAMES, STATE, Reason(code, facts))
        assert not re.search(r"[{}%]|None", told)
        assert told[0].isupper()
        assert told[-1] == "." or code.startswith(("undo.", "redo."))


@pytest.mark.parametrize(
    ("code", "facts", "told"),
    [
        ("too_low", {"short": "1"}, "The number dice are 1 short."),
        ("no_symbol", GIVEN, "No symbol die shows what it needs: a revolver."),
        ("special_waits", GIVEN, "The reckoning waits for its own day: Sunday."),
        ("own_day", {"day": "2026-03-20"}, "This one can be done on its own day only: Friday."),
        ("sealed", {"needs": "2026-03-17"}, "It opens the day after Tuesday is done."),
        (
            "sealed",
            {"needs": "2026-03-17 2026-03-20"},
            "It opens the day after Tuesday or Friday is done.",
        ),
        (
            "sealed",
            GIVEN,
            "It opens the day after another lead of this week with a lantern is done.",
        ),
        (
            "no_twin",
            GIVEN,
            "Both its symbols must lie there; still missing: a lens and a lantern.",
        ),
        ("used_today", {}, "Rule 2: used today already."),
        ("vow_low", GIVEN, "Rule 10: only for a lead that asks for 11 or more."),
        (
            "no_symbol",
            {"symbol": "lens revolver"},
            "No symbol die shows what it needs: a lens or a revolver.",
        ),
        ("undo.sealed", {"seal": "throw"}, "Undo stops here: the dice have been seen"),
        (
            "undo.sealed",
            {"seal": "day"},
            "Undo stops here: the day is closed or the page is turned",
        ),
    ],
)
def test_a_reason_says_what_would_help(code: str, facts: dict[str, str], told: str) -> None:
    assert reasons.sentence(NAMES, STATE, Reason(code, facts)) == told


def test_a_code_nobody_knows_is_survived() -> None:
    assert reasons.sentence(NAMES, STATE, Reason("tea_cold")) == "That is not possible now."


def test_who_helped_last_month_is_named() -> None:
    helped = replace(STATE, things=Things(allies=("lens",)))
    told = reasons.sentence(NAMES, helped, Reason("last_ally"))
    assert told == "The lens helped last month; not two months in a row."


def test_every_code_of_the_rules_has_a_sentence() -> None:
    folder = Path(calendar.__file__).parent
    written = "".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    codes = set(re.findall(r'Reason\(\s*"([a-z_]+)"', written))
    assert len(codes) > 30
    assert codes - reasons.told_codes() == set()
