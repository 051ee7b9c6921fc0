"""The Book's sheet in print: true scale, everything on it, nothing outside the printable box."""

import random
from functools import cache
from itertools import pairwise
from pathlib import Path

import msgspec
import numpy as np
import pytest

from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_position import sheet_page
from desktop.drawing.sheet_rose import rose_box
from desktop.keepsakes.games.book import KEEPER
from desktop.keepsakes.games.book.empty import blank_sheet
from desktop.keepsakes.games.book.sheet import (
    RIM,
    journey_picture,
    journey_pictures,
    sheet_pictures,
)
from desktop.keepsakes.games.book.sheet import written as seen_part
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import A4, LETTER, Sheet
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.keepsakes.wish import Wish
from desktop.rules.games.book.options import WORLDS
from desktop.rules.games.book.state import Area, Leg, State
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings, Note
from desktop.words.book.names import Names
from desktop.words.language import speak
from tests.keepsakes.conftest import Tool
from tests.keepsakes.games.printed import is_vector, words, written
from tests.keepsakes.outputs.ink import ink_box, within
from tests.keepsakes.placing.seen import bare_outside, box_of, shades
from tests.ui.book.desk import NAMED, begin, follow

SHEETS = [Sheet(paper, margin) for paper in (A4, LETTER) for margin in (0.0, 5.0, 20.0)]
LONG = "Ferdinand Maximilian Ambrosius von Pellworm-Hardenberg the Younger"


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    speak("en")


@cache
def game(steps: int = 3000) -> History:
    """A game as a careful player plays it, to its end or so many choices far."""
    return follow(begin("long 3"), "long 3", steps)


def noted(told: History, *texts: str, named: Jottings = NAMED) -> Source:
    """The story with notes on its squares, in the order in which they were written on."""
    notes = [
        Note(f"area.{area}", 1, text) for area, text in zip(told.state.areas, texts, strict=False)
    ]
    return Source(told, msgspec.structs.replace(named, notes=tuple(notes)), "en")


class Crowded:
    """A story that stands at a position of 400 Areas and 20 Chapters."""

    def __init__(self) -> None:
        told, chance = game(), random.Random(5)
        places = [f"{column},{row}" for column in range(9, 29) for row in range(12, 32)]
        letters = ("", "O", "Pp", "Pm", "C", "H", "Z", "R")
        kinds = (Area("blocked"), Area("town", 3), Area("blank", crossed=True))
        areas = {
            place: chance.choice(kinds)
            if chance.random() < 0.15
            else Area("encounter", chance.randint(8, 39), chance.choice(letters), n % 3 == 0)  # type: ignore[arg-type]
            for n, place in enumerate(places)
        }
        dots = [(chance.randint(181, 579), chance.randint(241, 639)) for _ in range(21)]
        legs = tuple(Leg(start, end) for start, end in pairwise(dots))
        state: State = told.state
        self.state = msgspec.structs.replace(
            state, areas=areas, home="19,22", legs=legs, trail=tuple(dots)
        )
        self.content, self.entries = told.content, told.entries


@cache
def crowded() -> Source:
    """A full sheet with long names and a note on every tenth square."""
    told: History = Crowded()  # type: ignore[assignment]
    named = Jottings(LONG, names={"adventurer": LONG, "title": LONG})
    return noted(told, *(("dear soup", "a mule") * 20), named=named)


def leaf(picture: Picture) -> Leaf:
    """A picture as a page of its own size."""
    return Leaf(picture.width, picture.height, picture.draw)


def dark_lines(levels: "np.ndarray[tuple[int], np.dtype[np.float64]]", least: float) -> list[float]:
    """The middles of all runs darker than a level."""
    dark = np.flatnonzero(levels < least)
    runs = np.split(dark, np.flatnonzero(np.diff(dark) > 1) + 1)
    return [float(run.mean()) for run in runs]


def test_squares_are_five_millimetres() -> None:
    density = 10
    seen = shades(leaf(blank_sheet(38, 46)), density)
    across = seen[120 * density : 240 * density].mean(axis=0)  # millimetre lines are paler
    down = seen[50 * density :, 3 * density : 180 * density].mean(axis=1)
    for levels, count in ((across, 39), (down, 46)):
        lines = dark_lines(levels, 225)
        assert len(lines) == count
        steps = [end - start for start, end in pairwise(lines)]
        assert all(abs(step - 5 * density) <= 1 for step in steps)
        assert abs(lines[-1] - lines[0] - 5 * density * (count - 1)) <= 1


@pytest.mark.parametrize("paper", WORLDS)
def test_a_sheet_fits_its_own_paper_at_true_size(paper: str) -> None:
    columns, rows = WORLDS[paper]
    picture = blank_sheet(columns, rows)
    assert (picture.width, picture.height) == (columns * 5 + 2 * RIM, (rows + 9) * 5 + 2 * RIM)
    sheet = Sheet(LETTER if paper == "Letter" else A4)
    kept = KEEPER.make_blank(game().content, "en", "blank", Wish(sheet=sheet, part=paper))
    assert "one square is 5 mm" in kept.leaves[0].text


@pytest.mark.parametrize("sheet", SHEETS)
def test_nothing_is_printed_outside_the_box(sheet: Sheet) -> None:
    bare = noted(game(30))
    for source in (bare, crowded()) if sheet.margin == 20 else (bare,):
        for one in KEEPER.make(source, "sheet", Wish(sheet=sheet)).leaves:
            assert bare_outside(one, box_of(one, sheet))


def test_a_full_sheet_is_lines_and_letters(tool: Tool, tmp_path: Path) -> None:
    kept = KEEPER.make(crowded(), "sheet", Wish())
    path = written(kept, tmp_path)
    assert is_vector(path, tool)
    assert path.stat().st_size < 4_000_000
    for page in range(1, len(kept.leaves) + 1):
        assert within(ink_box(path, page, tool), Sheet().printable)
    found = words(path, tool)
    assert found.count(LONG) == 2
    for label in ("STR", "LUC", "Wounds", "Chapters 20", "Equip", "Items"):
        assert label in found
    assert found.count("dear soup") + found.count("mule") == 40  # beside squares, or listed


def test_notes_without_room_are_numbered_and_listed(tool: Tool, tmp_path: Path) -> None:
    long = "what the ferryman said about the other ferryman, word for word, " * 3
    source = noted(game(), "was a bridge", long.strip(), "w" * 180)
    pictures = sheet_pictures(source)
    assert len(pictures) == 2
    assert (pictures[1].width, pictures[1].height) == (190, 275)
    assert all(part in pictures[1].alt for part in (long.strip(), "w" * 180))
    wider = Leaf(250, 275, pictures[1].draw)
    assert (shades(wider, 1)[:, 190:] == 255).all()
    kept = KEEPER.make(source, "sheet", Wish())
    found = " ".join(words(written(kept, tmp_path), tool).split())
    assert "Pencilled beside the squares" in found
    assert "the other ferryman, word for word," in found
    assert kept.picture is not None
    assert 276 < kept.picture.height < 400  # the list below the sheet, cut to its size


def test_the_journey_is_what_was_written_and_two_squares_around() -> None:
    source = noted(game())
    columns = [int(name.split(",")[0]) for name in source.history.state.areas]
    rows = [int(name.split(",")[1]) for name in source.history.state.areas]
    picture = journey_picture(source, 10)
    assert picture.width == (max(columns) - min(columns) + 5) * 10 + 2 * RIM
    assert picture.height == (max(rows) - min(rows) + 5) * 10 + 2 * RIM
    (page,) = KEEPER.make(source, "map", Wish()).leaves
    assert "one square is 14 mm" in page.text  # as large as a page allows


@pytest.mark.parametrize("steps", [10, 40, 3000])
def test_the_rose_is_whole_on_the_journey(steps: int) -> None:
    state: State = game(steps).state
    first = msgspec.structs.replace(state, areas=dict(list(state.areas.items())[:1]), home="19,22")
    for one in (state, first):
        if one.areas:
            page = sheet_page(Names(game().content, "en"), one, NAMED)
            box = rose_box(page, Frame(1, 0, 0, 1))
            assert box is not None
            assert seen_part(page).contains(box)


def test_notes_on_the_journey_fill_pages_of_their_own() -> None:
    source = crowded()
    pages, (_, cut) = journey_pictures(source)[1:], journey_pictures(source, cut=True)[:2]
    assert len(pages) == 2
    assert {(page.width, page.height) for page in pages} == {(190, 260)}
    assert cut.width == journey_pictures(source)[0].width


def test_each_route_ends_in_a_dot() -> None:
    source = noted(game())
    bare = msgspec.structs.replace(source.history.state, legs=(), trail=())

    class Bare:
        state, content, entries = bare, source.history.content, source.history.entries

    without = Source(Bare, source.jottings, "en")  # type: ignore[arg-type]
    drawn, missing = (
        shades(leaf(journey_picture(one)), 8).astype(int) for one in (source, without)
    )
    changed = drawn != missing
    areas = [tuple(map(int, name.split(","))) for name in source.history.state.areas]
    left, top = min(x for x, _ in areas) - 2, min(y for _, y in areas) - 2
    for leg in source.history.state.legs:
        x, y = leg.end
        column, row = (round(8 * ((n / 20 - off) * 5 + RIM)) for n, off in ((x, left), (y, top)))
        dot = changed[row - 3 : row + 4, column - 3 : column + 4]
        assert dot.mean() > 0.7  # a dot of more than half a millimetre
    assert changed.mean() < 0.1


def test_what_is_offered() -> None:
    begun = Source(begin("offers"), NAMED, "en")
    assert [offer.page for offer in KEEPER.offers(begun)] == ["sheet", "blank"]
    pages = [offer.page for offer in KEEPER.offers(noted(game()))]
    assert pages == ["book", "sheet", "map", "blank"]
    for page in ("book", "map", "month"):
        with pytest.raises(KeyError):
            KEEPER.make(begun, page, Wish())  # type: ignore[arg-type]
    with pytest.raises(KeyError):
        KEEPER.make_blank(begun.history.content, "en", "blank", Wish(part="A3"))


def test_an_empty_sheet_has_labels_and_a_key(tool: Tool, tmp_path: Path) -> None:
    kept = KEEPER.make_blank(game().content, "en", "blank", Wish())
    path = written(kept, tmp_path)
    found = words(path, tool)
    assert is_vector(path, tool)
    for label in ("the adventurer", "STR", "Chapters", "What the marks mean", "Puzzle", "Blocked"):
        assert label in found
