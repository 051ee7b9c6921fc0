"""The dice's streams (part 6): each die its own on each day, whatever is held."""

import hashlib
from itertools import product

import pytest

from desktop.rules.games.calendar.choices import CloseDay, Lapse, Pass, Recall, Roll, Stop
from tests.rules.calendar.table import Table, at, twists


def words(text: str) -> list[int]:
    """HashRng of the rules: four big-endian words of each sha256, counted from 0."""
    found = []
    for counter in range(4):
        digest = hashlib.sha256(f"{text}|{counter}".encode()).digest()
        found += [int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24)]
    return found


def faces(seed: str, date: str, die: int) -> list[int | str]:
    """What a die shows by its first rolls of a date (no word is rejected in these)."""
    drawn = words(f"{seed}|{date}|{die}")
    if die <= 3:
        return [word % 6 + 1 for word in drawn]
    return [("lens", "lantern", "revolver")[word % 3] for word in drawn]


def lying(table: Table) -> list[int | str]:
    hand = table.state.hand
    return [*hand.number, *hand.symbol]


def test_each_die_has_a_stream_of_its_own_on_each_date() -> None:
    """Part 6: die i of date d is HashRng("seed|d|i")."""
    for seed, today in product(("one", "two"), ("05-04", "05-05")):
        table = at(today, seed=seed)
        for roll in range(3):
            table.do(Roll())
            expected = [faces(seed, f"2026-{today}", die)[roll] for die in range(1, 6)]
            assert lying(table) == expected


HOLDS = [((), ()), ((1,), (1,)), ((1, 2, 3), (4, 5)), ((4, 5), ()), ((2, 4), (2, 3, 4))]


@pytest.mark.parametrize(("second", "third"), HOLDS)
def test_what_is_held_changes_nothing_for_the_others(
    second: tuple[int, ...], third: tuple[int, ...]
) -> None:
    """CA-TV85: the r-th value a die shows by being rolled; a die kept does not go on."""
    table = at("05-04", seed="s")
    rolled = dict.fromkeys(range(1, 6), 0)
    for hold in ((), second, third):
        step = table.do(Roll(hold))
        for die in range(1, 6):
            rolled[die] += die not in hold
        expected = [faces("s", "2026-05-04", die)[rolled[die] - 1] for die in range(1, 6)]
        assert lying(table) == expected
        fell = [expected[die - 1] for die in range(1, 6) if die not in hold]
        symbols = ("lens", "lantern", "revolver")
        assert step.fell == (
            tuple(symbols.index(one) + 1 if isinstance(one, str) else one for one in fell),
        )


def test_a_fourth_roll_goes_on_in_the_same_streams() -> None:
    """T6."""
    table = twists("06-08", seed="s", insight=1)
    table.do(Roll(), Roll((1,)), Roll((1, 2)), Recall((5,)))
    times = {1: 2, 2: 3, 3: 4, 4: 4, 5: 3}
    expected = [faces("s", "2026-06-08", die)[times[die] - 1] for die in range(1, 6)]
    assert lying(table) == expected


def test_the_last_sitting_has_streams_of_its_own() -> None:
    """Its date text is 2026-12-31F."""
    table = twists("12-31", seed="s", ally="L")
    table.do(Roll(), Stop(), Pass(), CloseDay())
    for roll in range(2):
        table.do(Roll())
        expected = [faces("s", "2026-12-31F", die)[roll] for die in range(1, 6)]
        assert lying(table) == expected


def test_days_before_change_nothing() -> None:
    """The dice of a date are the same whether the day before was played or not."""
    one, two = at("05-04", seed="s"), at("05-04", seed="s")
    one.do(Lapse(), Roll())
    two.do(Roll(), Roll(), Roll(), Pass(), CloseDay(), Roll())
    assert lying(one) == lying(two)


def test_the_same_in_base_and_with_twists_and_on_any_page() -> None:
    """A challenge year: shared seed, shared dice."""
    tables = [at("05-04", seed="s"), twists("05-04", seed="s"), at("05-04", seed="s", page="other")]
    for table in tables:
        table.do(Roll())
    assert lying(tables[0]) == lying(tables[1]) == lying(tables[2])
    other = at("05-04", seed="t")
    other.do(Roll(), Roll())
    tables[0].do(Roll())
    assert lying(other) != lying(tables[0])
