"""Pieces are chosen by the seed, fit the facts, and come again only when all that fit were told."""

import itertools

import pytest
from msgspec.structs import replace

from desktop.rules.games.book.content.schema import Interlude, Outcome, Piece, Story, Tables
from desktop.rules.games.book.state import Page, Sheet, Stay, Tale, Task
from desktop.words.book import facts, fitting
from desktop.words.book.facts import Facts
from desktop.words.book.fitting import Telling, fits, told
from tests.rules.book import fx
from tests.words.book.played import SEEDS, played

SHEET = Sheet(six=(4, 2, 2, 1, 3, 4), wounds=5, fear=3, chapters=4, xp=231)
WON = Page(
    "chapter",
    "6,5",
    "won",
    SHEET,
    4,
    "O",
    "O",
    15,
    (2, 5),
    Tale(sums=(12, 17), dice=5, needs=15, wounds=4, strain=1, xp=15, attribute="STR"),
)


def words(page: Page, *earlier: Page) -> frozenset[str]:
    return facts.of(page, earlier).words


def with_tale(**fields: object) -> Page:
    return replace(WON, tale=replace(WON.tale, **fields))


def pieces(name: str, number: int, **fields: object) -> tuple[Piece, ...]:
    return tuple(
        Piece(f"{name}{one}", f"{name} {one}.", **fields)  # type: ignore[arg-type]
        for one in range(number)
    )


def tables(**parts: tuple[Piece, ...]) -> Tables:
    """The fixture with other pieces for Obstacles."""
    return replace(fx.TABLES, stories={**fx.TABLES.stories, "O": replace(_obstacles(), **parts)})


def _obstacles() -> Story:
    return fx.TABLES.stories["O"]


# --- what is true of a page ---


def test_throws_and_harm() -> None:
    found = words(WON)
    assert {
        "thrown",
        "more_tries",
        "hurt",
        "struck",
        "strained",
        "calm",
        "unmet",
        "no_gold",
    } <= found
    assert not found & {"first_try", "unhurt", "bare", "narrow", "wide", "dead", "gold", "unthrown"}


@pytest.mark.parametrize(
    ("last", "needs", "word"),
    [
        (15, 15, "narrow"),
        (16, 15, "narrow"),
        (21, 15, "wide"),
        (14, 15, "nearly"),
        (13, 15, "nearly"),
        (9, 15, "far"),
    ],
)
def test_margins(last: int, needs: int, word: str) -> None:
    margins = words(with_tale(sums=(last,), needs=needs)) & {"narrow", "wide", "nearly", "far"}
    assert margins == {word}


def test_levels_death_and_its_neighbourhood() -> None:
    assert "level" not in words(WON)
    assert "level" in words(with_tale(xp=40))
    near = replace(WON, sheet=replace(SHEET, wounds=16))
    assert words(near) & {"near_death", "dead"} == {"near_death"}
    gone = replace(WON, sheet=replace(SHEET, wounds=19))
    assert words(gone) & {"near_death", "dead"} == {"near_death", "dead"}


def test_rows_and_hooks_count_where_the_title_is_of_the_own_table() -> None:
    assert {"row_2", "hook_5"} <= words(WON)
    sprung = replace(WON, first="R")
    assert not any(word.startswith(("row_", "hook_")) for word in words(sprung))
    tried = replace(WON, kind="flight", outcome="fled")
    assert not any(word.startswith(("row_", "hook_")) for word in words(tried))
    untried = replace(tried, tale=Tale())
    assert {"row_2", "hook_5", "from_obstacle"} <= words(untried)


def test_a_fled_square_is_met_again() -> None:
    flight = replace(WON, kind="flight", outcome="fled")
    assert "met" in words(WON, flight)
    assert "unmet" in words(WON, replace(flight, area="1,1"))


def test_sections_and_outcomes() -> None:
    fought = replace(WON, letter="C", first="H")
    assert facts.of(fought, ()).outcome == "fought"
    assert facts.section(fought) == "C"
    flight = replace(WON, kind="flight", outcome="fled")
    assert facts.section(flight) == "O"
    assert facts.section(replace(flight, tale=Tale())) == "flight"


def test_towns() -> None:
    stay = Stay("5,5", 5, worked=2, earned=14, fear=4, fare="paid", bought=("rope",))
    page = Page("town", "5,5", "left", SHEET, title=(1, 1), stay=stay)
    assert facts.section(page) == "town"
    assert {"worked", "bought", "home", "rich", "frightened", "young"} <= words(page)
    assert not words(page) & {"idle", "away", "poor", "calm", "sold", "rested", "told", "haggled"}
    assert "young" not in words(page, WON)
    assert facts.of(page, ()).places["earned"] == 14
    idle = replace(page, stay=Stay("5,5", 1))
    assert {"idle", "away", "poor", "calm"} <= words(idle)


# --- what fits ---


@pytest.mark.parametrize(
    ("piece", "wanted"),
    [
        (Piece("a", "It cost {wounds}."), True),
        (Piece("a", "It cost {gold}."), False),  # a figure of 0 is not told
        (Piece("a", "With {attribute}."), True),
        (Piece("a", "Plain.", outcomes=("fled",)), False),
        (Piece("a", "Plain.", outcomes=("won", "fled")), True),
        (Piece("a", "Plain.", when=("hurt", "strained")), True),
        (Piece("a", "Plain.", when=("hurt", "gold")), False),
        (Piece("a", "{wounds} and {tries}.", when=("several",)), True),
        (Piece("a", "{wounds} and {strain}.", when=("several",)), False),
        (Piece("a", "{sum} against {needs}.", when=("several",)), True),
    ],
)
def test_fits(piece: Piece, wanted: bool) -> None:
    assert fits(piece, facts.of(WON, ())) is wanted


def test_without_a_throw_nothing_of_a_throw_is_told() -> None:
    found = facts.of(with_tale(sums=(), dice=0, needs=0, attribute=""), ())
    for place in ("dice", "sum", "needs", "tries", "attribute"):
        assert not fits(Piece("a", f"{{{place}}}"), found), place


# --- what is chosen ---


def test_none_comes_again_until_all_were_told_and_no_neighbours_are_alike() -> None:
    made = tables(openings=pieces("o", 5))
    ids = [one.opening.id for one in told(made, "s", [WON] * 25) if one.opening]
    for start in range(0, 25, 5):
        assert len(set(ids[start : start + 5])) == 5
    assert all(one != other for one, other in itertools.pairwise(ids))


def test_what_is_chosen_for_a_page_never_depends_on_later_ones() -> None:
    for seed in SEEDS[:4]:
        state = played(seed).state
        whole = told(fx.TABLES, seed, state.pages)
        for length in range(len(state.pages)):
            fitting._kept.clear()  # nothing is remembered
            assert told(fx.TABLES, seed, state.pages[:length]) == whole[:length]


def test_a_book_is_told_on_where_it_was_left_and_anew_where_it_began_otherwise() -> None:
    made = tables(openings=pieces("o", 9))
    first, other = [replace(WON) for _ in range(6)], [replace(WON, ecl=9) for _ in range(6)]
    part = told(made, "s", first[:3])
    assert told(made, "s", first)[:3] == part
    assert told(made, "s", first[:2]) == part[:2]
    assert told(made, "s", other) == tuple(map(Telling(made, "s").page, other))
    assert told(made, "s", first)[:3] == part


def test_another_seed_chooses_otherwise() -> None:
    made = tables(openings=pieces("o", 9), closings=pieces("c", 9))
    assert told(made, "s", [WON] * 9) == told(made, "s", [WON] * 9)
    assert told(made, "s", [WON] * 9) != told(made, "t", [WON] * 9)


def test_pieces_that_know_the_title_are_taken_two_times_in_three() -> None:
    bound, free = pieces("b", 60, when=("row_2",)), pieces("f", 60)
    made = tables(openings=(*bound, *free))
    ids = [one.opening.id for one in told(made, "s", [WON] * 60) if one.opening]
    assert 28 <= sum(one.startswith("b") for one in ids) <= 52


def test_a_death_is_closed_by_a_piece_that_knows_of_it() -> None:
    made = tables(closings=(*pieces("c", 5), *pieces("d", 2, when=("dead",))))
    gone = replace(WON, outcome="lost", sheet=replace(SHEET, wounds=19))
    (chosen,) = told(made, "s", [gone])
    assert chosen.closing is not None
    assert chosen.closing.id.startswith("d")
    (alive,) = told(made, "s", [WON])
    assert alive.closing is not None
    assert alive.closing.id.startswith("c")


def test_where_nothing_fits_nothing_is_told() -> None:
    never: tuple[Outcome, ...] = ("fled",)
    (chosen,) = told(tables(openings=(Piece("a", "A.", outcomes=never),)), "s", [WON])
    assert chosen.opening is None
    assert chosen.turn is not None


def test_the_situation_of_an_open_encounter_follows_those_told_before() -> None:
    made = tables(situations=pieces("s", 6))
    state = replace(played(SEEDS[0]).state, sheet=SHEET)
    ids: list[str] = []
    for length in range(6):
        telling = Telling(made, "s")
        for page in [WON] * length:
            telling.page(page)
        piece = telling.situation(Task("6,5", "O", "O", 15, title=WON.title), state)
        assert piece is not None
        ids.append(piece.id)
    assert len(set(ids)) == 6


def test_an_interlude_has_no_outcomes() -> None:
    made = replace(
        fx.TABLES,
        flight=Interlude(fx.TABLES.flight.titles, *(pieces(part, 3) for part in ("o", "t", "c"))),
    )
    flight = replace(WON, kind="flight", outcome="fled", tale=Tale(fear=1))
    (chosen,) = told(made, "s", [flight])
    assert chosen.section == "flight"
    assert None not in (chosen.opening, chosen.turn, chosen.closing)


def test_a_figure_of_nothing_is_no_fact() -> None:
    assert Facts(frozenset(), {}).outcome == ""
