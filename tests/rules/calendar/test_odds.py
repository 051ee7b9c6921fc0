"""Exact chances against the table of the rules, against icepool, and by counting dice."""

from fractions import Fraction
from functools import cache
from itertools import combinations, product
from time import process_time

import icepool
import pytest

from desktop.rules.games.calendar import odds
from desktop.rules.games.calendar.odds import Need, Terms, chance, exact, outlook
from desktop.rules.games.calendar.odds.keeps import MARK, NUMBERS, WHOLE
from desktop.rules.games.calendar.state import SYMBOLS, Symbol

NINE = 6**9
WAYS: tuple[int, ...] = (
    10077696,
    10077695,
    10077632,
    10076972,
    10071952,
    10052017,
    9991960,
    9845361,
)
WAYS += (9528246, 8929737, 7997472, 6716772, 5194208, 3557152, 1944964, 753571, 0, 0)
ONE: tuple[float, ...] = (0.5556, 0.5530, 0.5453, 0.5298, 0.5041, 0.4655, 0.4115, 0.3472)
ONE += (0.2778, 0.2083, 0.1440, 0.0900, 0.0514, 0.0257, 0.0103, 0.0026, 0.0, 0.0)
TWO: tuple[float, ...] = (0.8025, 0.8025, 0.8022, 0.8010, 0.7966, 0.7855, 0.7632, 0.7243)
TWO += (0.6635, 0.5775, 0.4712, 0.3540, 0.2431, 0.1472, 0.0720, 0.0229, 0.0, 0.0)
FOUR: tuple[float, ...] = (0.9610, 0.9610, 0.9610, 0.9610, 0.9609, 0.9607, 0.9596, 0.9559)
FOUR += (0.9449, 0.9189, 0.8680, 0.7817, 0.6567, 0.4889, 0.2962, 0.1334, 0.0, 0.0)
QUIET: tuple[float, ...] = (0.8996, 0.8984, 0.8954, 0.8881, 0.8735, 0.8459, 0.7976, 0.7179)
QUIET += (0.6080, 0.4702, 0.3220, 0.1761, 0.0682, 0.0, 0.0, 0.0, 0.0, 0.0)
NOUGHT: tuple[float, ...] = (0.9121, 0.9117, 0.9099, 0.9044, 0.8912, 0.8625, 0.8083, 0.7239)
NOUGHT += (0.6080, 0.4702, 0.3220, 0.1761, 0.0682, 0.0, 0.0, 0.0, 0.0, 0.0)
SYMBOLS_OF_MONDAY: tuple[Symbol, ...] = (
    "lens",
    "lantern",
    "revolver",
    "lantern",
    "revolver",
    "lens",
)
MONDAY = tuple(
    Need(value, (symbol,))
    for value, symbol in zip((6, 8, 9, 11, 12, 14), SYMBOLS_OF_MONDAY, strict=True)
)


def lens(value: int) -> Need:
    return Need(value, ("lens",))


def quiet(*needs: Need, rolls: int = 3) -> float:
    """The chance of a completion without a mark."""
    table = [
        [0.0 if MARK in held else done for done in row]
        for held, row in zip(NUMBERS[WHOLE:], odds.reward(needs), strict=True)
    ]
    return odds.day(table, rolls)


@pytest.mark.rule("CA-040", "CA-041", "CA-042")
@pytest.mark.parametrize("value", range(3, 21))
def test_one_lead_as_the_table_has_it(value: int) -> None:
    """Part 3.2: the numerator exactly, every other column to its four places."""
    place, need = value - 3, lens(value)
    assert exact(need) == Fraction(WAYS[place], NINE) * Fraction(665, 729)
    assert chance(need) == pytest.approx(float(exact(need)), abs=1e-12)
    for rolls, column in ((1, ONE), (2, TWO), (4, FOUR)):
        assert chance(need, left=rolls) == pytest.approx(column[place], abs=5.1e-5)
    assert quiet(need) == pytest.approx(QUIET[place], abs=5.1e-5)
    assert chance(need, Terms(mark_value=0)) == pytest.approx(NOUGHT[place], abs=5.1e-5)


def test_the_vectors() -> None:
    """TV-45, TV-46, TV-47, TV-31, TV-32."""
    assert exact(lens(11)) == Fraction(9528246 * 665, NINE * 729)
    for value, told in ((12, 0.808298), (15, 0.470167), (18, 0.068211)):
        assert chance(lens(value)) == pytest.approx(told, abs=1e-6)
    symbol = [exact(lens(3), rolls=rolls) for rolls in (1, 2, 3, 4)]
    parts = [(5, 9), (65, 81), (665, 729), (6305, 6561)]
    assert symbol == [Fraction(*part) for part in parts]
    assert chance(lens(14)) == pytest.approx(0.6080, abs=5e-5)
    assert chance(lens(19)) == 0.0


def test_monday_with_six_open_leads() -> None:
    """TV-48, and what part 3.2 says of fewer."""
    assert outlook(MONDAY).some == pytest.approx(0.9996, abs=5e-5)
    assert quiet(*MONDAY) == pytest.approx(0.9644, abs=5e-5)
    assert outlook(MONDAY[3:]).some == pytest.approx(0.935, abs=5e-4)
    assert quiet(*MONDAY[3:]) == pytest.approx(0.643, abs=5e-4)
    assert outlook(MONDAY[5:]).some == pytest.approx(0.608, abs=5e-4)
    assert quiet(*MONDAY[5:]) == pytest.approx(0.176, abs=5e-4)


def test_the_mark_at_the_end_of_the_best_play() -> None:
    """Part 3.2, trade-offs at a price of nearly nothing."""
    for value, done, shown in ((8, 0.910, 0.240), (12, 0.808, 0.623), (14, 0.608, 0.702)):
        found = outlook((lens(value),))
        assert found.some == pytest.approx(done, abs=6e-4)
        assert found.mark == pytest.approx(shown, abs=6e-4)


def test_symbols_alone() -> None:
    assert chance(Need(3, ("lens", "lantern"), every=True)) == pytest.approx(0.6447, abs=5e-5)
    assert chance(Need(3)) == pytest.approx(0.7037, abs=5e-5)
    for value, told in ((9, 0.639), (11, 0.610), (13, 0.512)):
        twin = Need(value, ("lens", "lantern"), every=True)
        assert chance(twin) == pytest.approx(told, abs=5e-4)


def test_what_the_months_do_to_one_lead() -> None:
    """Part 5: T2 on a lead and a twin, T4, T6, T9."""
    assert chance(lens(12), Terms(dial=True)) == pytest.approx(0.886, abs=5e-4)
    twin = Need(11, ("lens", "lantern"), every=True)
    assert chance(twin, Terms(dial=True)) == pytest.approx(0.944, abs=5e-4)
    assert chance(lens(11)) == pytest.approx(0.863, abs=6e-4)
    assert chance(lens(12), left=4) == pytest.approx(0.919, abs=5e-4)
    assert chance(lens(12), Terms(stay=True)) == pytest.approx(0.808, abs=5e-4)


def test_going_on_for_more() -> None:
    """Part 5, T11: 5 points, or 7 where 3 more are reached."""
    for value, told, alone in ((10, 5.83, 4.46), (12, 4.80, 4.04), (14, 3.22, 3.04)):
        tables = odds.reward([lens(value)]), odds.reward([lens(value + 3)])
        points = [
            [5 * won + 2 * more for won, more in zip(*rows, strict=True)]
            for rows in zip(*tables, strict=True)
        ]
        assert odds.day(points) == pytest.approx(told, abs=6e-3)
        assert 5 * chance(lens(value)) == pytest.approx(alone, abs=6e-3)


@pytest.mark.parametrize(
    ("need", "plain", "dial", "both"),
    [
        (8, 0.70, 1.00, 1.00),
        (10, 0.69, 0.98, 1.00),
        (12, 0.62, 0.89, 0.96),
        (13, 0.56, 0.79, 0.90),
        (14, 0.47, 0.67, 0.81),
        (15, 0.36, 0.52, 0.68),
        (16, 0.25, 0.35, 0.51),
        (17, 0.14, 0.19, 0.31),
    ],
)
def test_the_last_sitting(need: int, plain: float, dial: float, both: float) -> None:
    """Part 5, T12."""
    assert chance(Need(need)) == pytest.approx(plain, abs=6e-3)
    assert chance(Need(need), Terms(dial=True)) == pytest.approx(dial, abs=6e-3)
    assert chance(Need(need), Terms(dial=True), left=4) == pytest.approx(both, abs=6e-3)


# ---- other ways to count ------------------------------------------------------------------------
@cache
def by_icepool(value: int, rolls: int, held: tuple[int, ...] = ()) -> Fraction:
    """The number part by icepool's own distribution of what is thrown."""
    rest = 3 - len(held)
    pool = icepool.d6.pool(rest).expand() if rest else icepool.Die([()])
    found = Fraction(0)
    for thrown, ways in pool.items():
        hand = tuple(sorted((*held, *thrown)))
        part = Fraction(ways, pool.denominator())
        found += part * (hand_by_icepool(value, rolls - 1, hand))
    return found


@cache
def hand_by_icepool(value: int, rolls: int, hand: tuple[int, ...]) -> Fraction:
    if not rolls:
        return Fraction(int(sum(hand) >= value))
    keeps = {kept for many in range(4) for kept in combinations(hand, many)}
    return max(by_icepool(value, rolls, kept) for kept in keeps)


@pytest.mark.parametrize("value", [8, 11, 12, 15, 17, 18])
def test_icepool_has_the_same_chances(value: int) -> None:
    symbol = 1 - (icepool.Die([0, 0, 1]).pool(6).sum() == 0).probability(True)
    assert exact(lens(value)) == by_icepool(value, 3) * symbol


def counted(
    needs: tuple[Need, ...], terms: Terms, numbers: tuple[int, ...], signs: tuple[Symbol, ...]
) -> float:
    """One roll of the dice that are not there, every outcome counted."""
    thrown = [
        odds_met(needs, (*numbers, *more), (*signs, *others), terms)
        for more in product(range(1, 7), repeat=3 - len(numbers))
        for others in product(SYMBOLS, repeat=2 - len(signs))
    ]
    return sum(thrown) / len(thrown)


def odds_met(
    needs: tuple[Need, ...], numbers: tuple[int, ...], signs: tuple[Symbol, ...], terms: Terms
) -> bool:
    return any(odds.met(need, numbers, signs, terms) for need in needs)


@pytest.mark.parametrize("terms", [Terms(), Terms(dial=True), Terms(mark_value=0, stay=True)])
@pytest.mark.parametrize("needs", [MONDAY, (Need(9, ("lens", "lantern"), every=True), *MONDAY[4:])])
def test_the_dice_as_they_lie_are_counted_out(needs: tuple[Need, ...], terms: Terms) -> None:
    numbers = (6, 1, 2)
    signs: tuple[Symbol, ...] = ("lantern", "lens")
    for hold in ((), (1,), (1, 4), (1, 2, 5), (1, 4, 5), (1, 2, 3), (1, 2, 3, 4, 5)):
        held = tuple(numbers[die - 1] for die in hold if die < 4)
        shown = tuple(signs[die - 4] for die in hold if die > 3)
        told = outlook(needs, terms, 1, numbers, signs, hold).some
        assert told == pytest.approx(counted(needs, terms, held, shown), abs=1e-9)
        for need in needs:
            alone = counted((need,), terms, held, shown)
            assert chance(need, terms, 1, held, shown) == pytest.approx(alone, abs=1e-9)


def test_one_square_alone_is_the_whole_table_of_it() -> None:
    """The parts multiplied are what the two pools together come to."""
    for terms in (Terms(), Terms(dial=True), Terms(stay=True), Terms(mark_value=0)):
        for need in (lens(9), Need(13, ("lens", "revolver"), every=True), Need(12)):
            for rolls in (1, 2, 3, 4):
                whole = odds.day(odds.reward([need], terms), rolls, terms.stay)
                assert chance(need, terms, rolls) == pytest.approx(whole, abs=1e-12)


def test_what_is_best_held() -> None:
    done = outlook((lens(11),), left=2, numbers=(5, 5, 1), signs=("lens", "revolver"))
    assert (done.some, done.keep) == (1.0, (1, 2, 3, 4, 5))
    assert done.mark == pytest.approx(0.0, abs=1e-6)
    short = outlook((lens(14),), left=1, numbers=(5, 1, 6), signs=("lens", "revolver"))
    assert short.keep == (1, 3, 4, 5)
    assert short.some == pytest.approx(4 / 6)
    locked = outlook((lens(4),), Terms(stay=True), 2, (6, 6, 6), ("lantern", "revolver"))
    assert set(locked.keep) >= {1, 2, 3}
    assert locked.mark == pytest.approx(1.0)


def test_a_twin_of_the_ally_takes_the_lower_value_of_either_symbol() -> None:
    """Any of several symbols is enough where a square says so (CA-Q37)."""
    any_of = Need(9, ("lens", "lantern"))
    assert chance(any_of) > chance(lens(9)) > chance(Need(9, ("lens", "lantern"), every=True))


def test_all_a_screen_asks_after_a_throw_takes_no_time() -> None:
    """Six leads never seen before, with the dice as they lie: at most 5 ms on a quiet machine."""
    spent = []
    for shift in range(7):
        needs = tuple(Need(need.value + shift, need.symbols) for need in MONDAY)
        began = process_time()
        outlook(needs, Terms(), 2, (4, 2, 6), ("lens", "lantern"), (1, 4))
        for need in needs:
            chance(need, Terms(), 2, (4,), ("lens",))
        spent.append(process_time() - began)
    assert min(spent) < 0.012


@pytest.mark.parametrize(
    ("value", "price", "done", "shown"),
    [
        (8, 0.1, 0.905, 0.104),
        (8, 0.3, 0.895, 0.055),
        (10, 0.1, 0.888, 0.392),
        (10, 0.3, 0.852, 0.190),
        (12, 0.1, 0.808, 0.611),
        (12, 0.3, 0.785, 0.502),
        (12, 0.5, 0.708, 0.318),
        (14, 0.1, 0.607, 0.686),
        (14, 0.3, 0.598, 0.651),
        (14, 0.5, 0.534, 0.504),
    ],
)
def test_what_a_mark_may_cost(value: int, price: float, done: float, shown: float) -> None:
    """Part 3.2, trade-offs: a completion worth 1, a mark its price."""
    worth = odds.day(odds.reward([lens(value)], mark=price))
    assert worth == pytest.approx(done - price * shown, abs=8e-4)


def test_marks_alone_can_be_shunned() -> None:
    """Part 3.2: 1.4 % over three rolls, 42.1 % in one."""
    shunned = odds.reward([], mark=1.0)
    assert -odds.day(shunned) == pytest.approx(0.014, abs=5e-4)
    assert -odds.day(shunned, rolls=1) == pytest.approx(0.421, abs=5e-4)
