"""What a year of the calendar has to show beside its ending."""

import json

import pytest
from msgspec.structs import replace

from desktop.cli import main
from desktop.rules.games.calendar.state import Result
from desktop.workshop.marks import marks
from tests.rules.calendar.table import at, result


def test_points_full_months_and_specials() -> None:
    table = at("12-31", results=(result(1, 15, seal=True), Result(2, -5, 0, 8, full=True)))
    over = replace(table.state, phase="over", ending="rank_0")
    assert marks("calendar", table.almanac, over) == {"score": 10, "filled": 1, "specials": 3}
    assert marks("calendar", table.almanac, table.state) == {}


def test_simulate_tells_them(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "calendar", "--games", "2", "--policy", "reckless", "--rule", "mode=base"]
    assert main([*words, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["filled"] == 12
    assert 20 < told["specials"] <= 52
    assert told["scores"]["games"] == 2
    assert told["scores"]["mean"] == pytest.approx(5 * told["specials"] - 60)
    assert main(words) == 0
    assert "months filled: 12.0 on average" in capsys.readouterr().out
