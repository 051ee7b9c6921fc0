"""A save of the calendar that an earlier program wrote still opens: one for each format."""

import shutil
from datetime import date
from pathlib import Path

import pytest

from desktop.rules.games import load
from desktop.rules.games.calendar import GAME
from desktop.rules.games.calendar.content.reading import read_almanac
from desktop.store import saves
from tests.small_year import members

GOLDEN = Path(__file__).parent / "golden"


@pytest.mark.parametrize("number", range(1, GAME.format + 1))
def test_it_opens_with_everything_in_it(tmp_path: Path, number: int) -> None:
    path = tmp_path / "golden.solsave"
    shutil.copy(GOLDEN / f"calendar-{number}.solsave", path)
    almanac = read_almanac(members())
    opened = saves.look(path, load, lambda _: almanac, "1.0")
    assert (opened.header.format, opened.source, opened.problems) == (number, "file", ())
    assert len(opened.history.entries) == 183
    state = opened.history.state
    assert (state.day, state.phase, len(state.results)) == (date(2026, 11, 1), "rolled", 1)
    assert (state.hand.number, state.hand.typed) == ((1, 2, 1), True)
    assert (state.things.allies, state.things.insight) == (("lantern", "lens"), 1)
    assert opened.header.due == date(2026, 11, 1)
    assert opened.jottings.notes[0].place == "2026-10-05"
    assert opened.history.choices()
    assert GAME.invariants(almanac, state) == []
