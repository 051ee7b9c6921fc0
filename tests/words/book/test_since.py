"""What was thrown before the letter changed is not told of what came after it."""

from msgspec.structs import replace

from desktop.rules.games.book.state import Page, Sheet, Tale
from desktop.words.book import facts

TALK = Tale(sums=(16,), dice=4, needs=24, attribute="WIS", converted="failed", since=1, fear=1)
FLED = Page(
    "flight", "3,3", "fled", Sheet(fear=3), letter="C", first="H", ecl=29, title=(1, 1), tale=TALK
)


def test_a_flight_after_a_failed_talk_had_no_throw() -> None:
    assert facts.section(FLED) == "flight"
    told = facts.of(FLED, ())
    assert {"unthrown", "failed"} <= told.words
    assert [told.places[place] for place in ("sum", "needs", "tries", "dice")] == [0, 0, 0, 0]
    assert told.attribute == ""


def test_a_fight_after_a_failed_talk_counts_its_own_throws() -> None:
    tale = replace(TALK, sums=(16, 30, 41), dice=7, needs=28, attribute="STR")
    won = replace(FLED, kind="chapter", outcome="won", chapter=4, tale=tale)
    told = facts.of(won, ())
    assert "more_tries" in told.words
    assert [told.places[place] for place in ("sum", "needs", "tries")] == [41, 28, 2]
    assert told.attribute == "STR"
