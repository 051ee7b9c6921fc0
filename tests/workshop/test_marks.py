"""What games have to show beside their endings: the Book's Chapters, wins and years."""

from collections import Counter
from pathlib import Path

import pytest

from desktop.rules import games
from desktop.rules.games.book import view
from desktop.rules.games.book.state import Sheet
from desktop.store import tables
from desktop.workshop.marks import Many, added, marks, merged, spread
from desktop.workshop.simulate import Order, simulate
from tests.rules.book import fx
from tests.rules.book.paper import lay as position
from tests.small_tables import lay

SHEET = Sheet(six=(3, 3, 3, 3, 3, 3), chapters=20, gold=90, xp=400)


@pytest.fixture
def shipped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Small tables where the program's own lie."""
    monkeypatch.setattr(games, "NAMES", ("aventura", "book"))
    folder = lay(tmp_path / "shipped" / "book")
    monkeypatch.setattr(tables, "shipped", lambda: folder)
    return folder


def test_the_book_has_chapters_and_years_to_show() -> None:
    over = position({}, sheet=SHEET, phase="ended", ending="finished")
    years = view.review(fx.TABLES, over).score
    assert marks("book", fx.TABLES, over) == {"chapters": 20, "won": 1, "score": years}
    dead = position({}, sheet=SHEET, phase="ended", ending="dead")
    assert marks("book", fx.TABLES, dead) == {"chapters": 20, "won": 0}
    assert marks("book", fx.TABLES, position({}, sheet=SHEET)) == {}
    assert marks("aventura", None, None) == {}


def test_a_spread_is_told_by_nearest_ranks() -> None:
    hundred = spread(dict.fromkeys(range(1, 101), 1))
    assert hundred is not None
    assert (hundred.games, hundred.mean) == (100, 50.5)
    assert hundred.ranks == {5: 5, 25: 25, 50: 50, 75: 75, 95: 95}
    one = spread({7: 1})
    assert one is not None
    assert set(one.ranks.values()) == {7}
    assert spread({}) is None


def test_counting() -> None:
    many: Many = {}
    added(many, {"score": 3, "won": 0})
    merged(many, {"score": Counter({3: 2, 5: 1}), "more": Counter({1: 1})})
    assert many == {"score": {3: 3, 5: 1}, "won": {0: 1}, "more": {1: 1}}


def test_the_book_is_simulated(shipped: Path) -> None:
    """With proof: every position on the way is sound; and the same order, the same tally."""
    order = Order("book", shipped, policy="novice", proof=True)
    tally, again = simulate(order, 30), simulate(order, 30)
    assert tally.problems == ()
    assert sum(tally.endings.values()) == 30
    assert sum(tally.marks["chapters"].values()) == 30
    assert sum(tally.marks["score"].values()) == 30 - tally.endings.get("dead", 0)
    assert (tally.endings, tally.marks, tally.steps) == (again.endings, again.marks, again.steps)
    capped = simulate(Order("book", shipped, policy="novice", most_steps=9), 3)
    assert capped.marks == {}
