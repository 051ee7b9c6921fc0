"""Story titles: two dice from a stream of their own, none twice while there is another."""

from msgspec.structs import replace

from desktop.rules.games.book.phases import titles
from desktop.rules.games.book.phases.play import Play
from desktop.rules.games.book.state import Page, Sheet, State
from desktop.rules.kernel.chance import Chance
from tests.rules.book import fx
from tests.rules.book.table import settled


def with_titles(state: State, letter: str, titles: list[tuple[int, int]]) -> State:
    pages = tuple(
        Page("chapter", "1,1", "won", Sheet(), chapter=n, letter=letter, first=letter, title=title)
        for n, title in enumerate(titles, 1)
    )
    return replace(state, pages=pages)


def test_a_title_that_stands_in_the_book_is_rolled_again() -> None:
    every = [(row, hook) for row in range(1, 7) for hook in range(1, 7)]
    state = settled().state
    for missing in (every[0], every[17], every[35]):
        others = [title for title in every if title != missing]
        told = with_titles(state, "O", others)
        assert Play(fx.TABLES, told).title("chapter", "O") == missing


def test_other_letters_and_interludes_have_titles_of_their_own() -> None:
    state = settled().state
    fresh = Play(fx.TABLES, state).title("chapter", "O")
    told = with_titles(state, "C", [fresh])
    assert Play(fx.TABLES, told).title("chapter", "O") == fresh
    assert Play(fx.TABLES, told).title("town") == fresh  # the same stream, another table


def test_with_all_told_titles_come_again() -> None:
    every = [(row, hook) for row in range(1, 7) for hook in range(1, 7)]
    told = with_titles(settled().state, "O", every)
    assert Play(fx.TABLES, told).title("chapter", "O") in every


def test_a_title_disturbs_no_dice() -> None:
    state = settled().state
    play = Play(fx.TABLES, state)
    play.title("flight")
    assert play.chance == state.chance
    assert play.fell == []


def test_rows_and_hooks_are_used_up_before_they_come_again() -> None:
    told: list[tuple[int, int]] = []
    for number in range(36):
        told.append(titles.rolled(Chance(f"title {number}"), told))
    assert sorted(told) == sorted(titles.EVERY)
    for start in (0, 6, 12):
        assert {row for row, _ in told[start : start + 6]} == set(range(1, 7))
    assert {hook for _, hook in told[:6]} == set(range(1, 7))
