"""The book as it is told: for any number of pages, with true figures, in every language."""

import re
import time

import pytest
from msgspec.structs import replace

from desktop.rules.games.book.content.schema import Piece, Tables, Words
from desktop.rules.games.book.state import Task
from desktop.words.book import chapters
from desktop.words.book.names import Names
from desktop.words.numbers import in_words, told_attribute
from tests.rules.book import fx
from tests.words.book.played import SEEDS, played
from tests.words.book.test_fitting import SHEET, WON

NAMES = Names(fx.TABLES, "en")
STATE = replace(played(SEEDS[0]).state, pages=(WON,), ending=None, task=None)


def figured() -> Tables:
    """The fixture with figures in its Obstacles, and their Spanish."""
    turn = Piece("t1", "By {attribute}: {sum} of {needs}, {tries} tries, {wounds} Wounds.")
    story = replace(fx.TABLES.stories["O"], turns=(turn,))
    texts = {"O.turn.t1": "Con {attribute}: {sum} de {needs}, {tries} intentos, {wounds} heridas."}
    stories = {**fx.TABLES.stories, "O": story}
    return replace(fx.TABLES, stories=stories, words={"es": Words(texts)})


def test_figures_are_true_and_in_words() -> None:
    told = chapters.paragraph(Names(figured(), "en"), STATE, 0)
    assert "By strength: 17 of 15, two tries, four Wounds." in told
    assert told.startswith("The opening of O. ")
    assert told.endswith(" The closing of O.")


def test_a_translation_changes_words_and_never_the_piece() -> None:
    told = chapters.paragraph(Names(figured(), "es"), STATE, 0)
    assert "Con fuerza: 17 de 15, dos intentos, cuatro heridas." in told
    assert told.startswith("The opening of O. ")  # not translated: as it was written


@pytest.mark.parametrize("seed", SEEDS)
def test_a_whole_book_has_a_leaf_for_every_page(seed: str) -> None:
    state = played(seed).state
    found = chapters.leaves(NAMES, state, {"title": "Dust", "adventurer": "Ada"}, {0: "Mine."})
    assert (found[0].kind, found[0].title, found[0].paragraphs) == ("title", "Dust", ("by Ada",))
    paged = [leaf for leaf in found if leaf.page >= 0]
    assert [leaf.page for leaf in paged] == list(range(len(state.pages)))
    assert [leaf.note for leaf in paged if leaf.note] == ["Mine."][: len(paged)]
    assert [leaf.chapter for leaf in paged if leaf.kind == "chapter"] == [
        page.chapter for page in state.pages if page.kind == "chapter"
    ]
    assert found[-1].kind == "ending"
    for leaf in found:
        assert leaf.title
        assert leaf.paragraphs
        assert not re.search(r"[{}]|None", " ".join((*leaf.paragraphs, leaf.figures, leaf.title)))


def test_any_beginning_of_a_book_is_the_beginning_of_the_whole() -> None:
    state = replace(played(SEEDS[1]).state, ending=None, task=None)
    whole = chapters.leaves(NAMES, state, {}, {})
    for length in range(len(state.pages) + 1):
        part = chapters.leaves(NAMES, replace(state, pages=state.pages[:length]), {}, {})
        assert part == whole[: length + 1]


def test_who_died_in_an_encounter_left_it_unfinished() -> None:
    state = replace(STATE, ending="dead", task=Task("7,5", "O", "O", 15, title=(1, 1)))
    leaf = chapters.leaves(NAMES, state, {}, {})[-2]
    assert (leaf.kind, leaf.page, leaf.chapter) == ("unfinished", -1, 0)


def test_a_book_without_a_name_or_title_has_some() -> None:
    title = chapters.leaves(NAMES, STATE, {"title": ""}, {})[0]
    assert title.title == chapters.default_title()
    assert chapters.default_adventurer() in title.paragraphs[0]


def test_a_situation_is_there_as_soon_as_the_type_is_known() -> None:
    met = replace(STATE, sheet=SHEET, task=Task("7,5", "O", "O", 15, title=(1, 1)))
    assert chapters.situation(NAMES, met) == "The situation of O."
    assert chapters.situation(NAMES, replace(met, task=Task("7,5", "", "", 15))) == ""
    assert chapters.situation(NAMES, STATE) == ""


def test_a_book_of_twenty_chapters_is_told_at_once() -> None:
    state = replace(STATE, pages=(WON,) * 30)
    chapters.leaves(NAMES, state, {}, {})
    start = time.process_time()
    chapters.leaves(NAMES, state, {}, {})
    assert time.process_time() - start < 0.05


@pytest.mark.parametrize(
    ("number", "english", "spanish"),
    [
        (0, "no", "cero"),
        (1, "one", "uno"),
        (13, "thirteen", "trece"),
        (20, "twenty", "veinte"),
        (21, "twenty-one", "veintiuno"),
        (30, "thirty", "treinta"),
        (48, "forty-eight", "cuarenta y ocho"),
        (99, "ninety-nine", "noventa y nueve"),
        (100, "100", "100"),
    ],
)
def test_numbers_in_words(number: int, english: str, spanish: str) -> None:
    assert in_words(number, "en") == english
    assert in_words(number, "es") == spanish
    assert in_words(number, "da") == str(number)


def test_attributes_as_prose_names_them() -> None:
    assert told_attribute("WIS", "en") == "judgement"
    assert told_attribute("WIS", "es") == "juicio"
    assert told_attribute("", "en") == ""
