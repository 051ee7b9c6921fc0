"""The year as a poster: what was lived, and of what is to come only the months' names."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRectF

from desktop.drawing import month_small
from desktop.keepsakes.games.calendar import KEEPER
from desktop.keepsakes.games.calendar.poster import poster, tide
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import A4, LETTER, Paper, Sheet
from desktop.keepsakes.wish import Wish
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.words.calendar.dates import month_title
from desktop.words.calendar.names import Names
from desktop.words.calendar.year_words import rank_title
from desktop.words.language import speak
from tests.keepsakes.conftest import Tool
from tests.keepsakes.games.printed import is_vector, words, written
from tests.keepsakes.games.years import source
from tests.keepsakes.outputs.ink import ink_box, within
from tests.keepsakes.placing.seen import bare_outside, box_of, shades
from tests.ui.calendar.desk import shipped


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    speak("en")


@pytest.fixture
def engraved(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The months whose engravings are printed."""
    found: list[int] = []
    plain = month_small.paint_engraving

    def watched(painter: object, box: QRectF, month: int, inks: object) -> None:
        found.append(month)
        plain(painter, box, month, inks)  # type: ignore[arg-type]

    monkeypatch.setattr(month_small, "paint_engraving", watched)
    return found


def test_a_whole_year(tool: Tool, tmp_path: Path, engraved: list[int]) -> None:
    told = source("end")
    kept = KEEPER.make(told, "year", Wish(scale="fit"))
    path = written(kept, tmp_path)
    found = words(path, tool)
    assert engraved == list(range(1, 13))
    assert is_vector(path, tool)
    assert path.stat().st_size < 4_000_000
    assert within(ink_box(path, 1, tool), Sheet().printable)
    names, state = Names(shipped(), "en"), told.history.state
    whole = view.year(shipped(), state)
    assert whole.rank is not None
    assert "The Quillport Almanac, 1926" in found
    assert f"{rank_title(names, whole.rank)}, with {whole.score} points" in found
    for result in state.results:
        assert names.month(result.month).title in found
        assert str(result.points) in found.split()


@pytest.mark.parametrize(("place", "last"), [("turned", 6), ("new", 0)])
def test_months_to_come_are_empty_frames(
    place: str, last: int, tool: Tool, tmp_path: Path, engraved: list[int]
) -> None:
    told = source(place)
    found = words(written(KEEPER.make(told, "year", Wish(scale="fit")), tmp_path), tool)
    names = Names(shipped(), "en")
    assert engraved == list(range(1, last + 1))
    for month in range(1, 13):
        assert (names.month(month).title in found) == (month <= last)
        assert (month_title(month).upper() in found) == (month > last)


def test_the_tide_tells_what_was_done() -> None:
    state: State = source("end").history.state
    whole = view.year(shipped(), state)
    days = tide(state, whole).days
    assert len(days) == 365
    assert sum(day.dread for day in days) == whole.madness
    assert sum(day.became == "won" for day in days) == whole.won
    assert sum(day.became == "done" for day in days) == whole.leads
    asked = sorted(mark.value for mark in state.marks.values())
    assert sorted(day.value for day in days if day.value) == asked


def test_a_tile_draws_only_the_months_on_it(engraved: list[int]) -> None:
    leaves = KEEPER.make(source("june"), "year", Wish(across=3)).leaves
    assert len(leaves) == 9
    shades(leaves[0], 1)
    assert engraved == [1, 4]


@pytest.mark.parametrize("sheet", [Sheet(A4, 0.0), Sheet(A4, 20.0), Sheet(LETTER, 5.0)])
def test_nothing_is_printed_outside_the_box(sheet: Sheet) -> None:
    for across in (0, 2):
        wish = Wish(sheet=sheet, scale="fit", across=across)
        leaf = KEEPER.make(source("june"), "year", wish).leaves[-1]
        assert bare_outside(leaf, box_of(leaf, sheet))


def test_its_frame_lies_within_it() -> None:
    picture = poster(source("june"))
    seen = shades(Leaf(picture.width, picture.height, picture.draw), 2)
    for edge in (seen[:16], seen[-16:], seen[:, :16], seen[:, -16:]):
        assert (edge == 255).all()
    inside = seen[30:-30, 26:40]  # from the frame to the months
    assert (inside == 255).all()


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_it_is_a_poster_of_four_sheets(paper: Paper) -> None:
    kept = KEEPER.make(source("new"), "year", Wish(sheet=Sheet(paper)))
    assert len(kept.leaves) == 4
    assert len(KEEPER.make(source("new"), "year", Wish(scale="fit")).leaves) == 1
