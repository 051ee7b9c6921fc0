"""The log, and the book as text with the player's own lines and notes."""

from desktop.store.format import Jottings, Note
from desktop.words.book import Narrator
from desktop.words.book.diary import diary, log_lines, own_lines, square_notes
from tests.rules.book import fx
from tests.words.book.played import SEEDS, played

NARRATOR = Narrator(fx.TABLES, "en")
HISTORY = played(SEEDS[0])
JOTTINGS = Jottings(
    title="Game of Tuesday",
    notes=(Note("page.0", 3, "Mine."), Note("area.6,5", 4, "a well?"), Note("page.x", 5, "lost")),
    names={"adventurer": "Ada", "title": "Dust"},
)


def test_the_book_as_text_has_everything_and_the_players_lines() -> None:
    title, text = diary(NARRATOR, HISTORY, JOTTINGS)
    assert title == "Dust"
    assert text.startswith("Dust\nby Ada\n")
    assert text.count("Mine.") == 1
    assert text.count("In pencil, column 7, row 6: a well?") == 1
    assert "lost" not in text.replace("Lost", "")
    for page in HISTORY.state.pages:
        if page.kind == "chapter":
            assert f"\n{page.chapter}. " in text


def test_own_lines_stand_by_page() -> None:
    assert own_lines(JOTTINGS) == {0: "Mine."}


def test_notes_of_nowhere_are_left_out() -> None:
    """Their places come from a file, and anything may stand there."""
    wrong = ("page.\u00b2", "page." + "9" * 5000, "page.-1", "area.x", "area.1", "area.9,9,9")
    notes = tuple(Note(place, 1, "nowhere") for place in (*wrong, "area." + "9" * 5000 + ",1"))
    jottings = Jottings(notes=(*notes, *JOTTINGS.notes))
    assert own_lines(jottings) == {0: "Mine."}
    assert square_notes(jottings) == (("6,5", "a well?"),)
    assert "nowhere" not in diary(NARRATOR, HISTORY, jottings)[1]


def test_the_log_holds_every_sentence_from_the_first_on() -> None:
    lines = list(log_lines(NARRATOR, HISTORY))
    assert lines[0].startswith("A new sheet: 38 squares")
    assert any(line.startswith("Threw ") for line in lines)
