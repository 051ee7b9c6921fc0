"""Squares, ways and wares are called as a reader expects."""

import pytest
from msgspec.structs import replace

from desktop.rules.games.book.content.schema import Words
from desktop.rules.games.book.state import Area, State
from desktop.rules.kernel.chance import Chance
from desktop.words.book import names as n
from desktop.words.book.names import Names
from tests.rules.book import fx

NAMES = Names(fx.TABLES, "en")
STATE = State(
    Chance("x"),
    {},
    38,
    46,
    areas={
        "5,5": Area("town", 3),
        "11,8": Area("encounter", 11, "Z"),
        "6,5": Area("encounter", 14),
        "7,5": Area("blocked"),
        "8,5": Area("blank", crossed=True),
    },
    home="5,5",
    trail=((190, 170),),  # in 9,8
)


def test_a_square_is_spoken_with_place_content_distance_and_legality() -> None:
    spoken = NAMES.spoken(STATE, "11,8", legal=True)
    assert spoken == "Column 12, row 9, Puzzle 11, 2 square(s) east, legal."
    assert NAMES.spoken(STATE, "11,8", legal=False).endswith("not legal.")
    assert "Hometown" in NAMES.spoken(STATE, "5,5")
    assert "blank, crossed out" in NAMES.spoken(STATE, "8,5")
    assert NAMES.spoken(STATE, "9,8") == "Column 10, row 9, empty, where you stand."


@pytest.mark.parametrize(
    ("area", "written"),
    [("5,5", "HT3"), ("11,8", "Z11"), ("6,5", "14"), ("7,5", "B"), ("8,5", "")],
)
def test_marks_are_those_of_the_paper(area: str, written: str) -> None:
    assert n.mark(STATE.areas[area], home=area == STATE.home) == written


def test_ways_name_both_directions() -> None:
    assert n.way_text("5,5", "3,9") == "4 square(s) south, 2 square(s) west"
    assert n.way_text("5,5", "5,5") == "where you stand"


def test_titles_are_row_and_hook() -> None:
    assert NAMES.title("O", (2, 6)) == "O row 2, O hook 6"
    assert NAMES.town_title((1, 1)) == "town row 1, town hook 1"
    assert NAMES.title("O", (0, 0)) == ""
    assert NAMES.title("P", (1, 1)) == ""


def test_several_wares_of_a_kind_are_counted() -> None:
    assert NAMES.wares(("bomb", "snack", "bomb")) == "2 Bomb, Snack"
    assert NAMES.ware("of an older table") == "of an older table"


def test_tables_speak_the_language_they_are_translated_into() -> None:
    texts = {"ware.rope.name": "Cuerda", "encounter.Z.name": "Enigma", "O.row.1": "El puente"}
    spanish = Names(replace(fx.TABLES, words={"es": Words(texts)}), "es")
    assert spanish.ware("rope") == "Cuerda"
    assert spanish.ware("bow") == "Bow"
    assert spanish.met("Z", 16) == "Enigma 16"
    assert spanish.title("O", (1, 2)) == "El puente, O hook 2"


def test_six_short_and_six_long_attributes() -> None:
    six = ("STR", "WIS", "INT", "DEX", "CHA", "LUC")
    assert (
        len({n.attribute_short(one) for one in six} | {n.attribute_name(one) for one in six}) == 12
    )
