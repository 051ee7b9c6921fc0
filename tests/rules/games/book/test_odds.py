"""The chances of the Book against the printed figures and against icepool."""

from fractions import Fraction

import icepool
import pytest

from desktop.rules.games.book import odds
from desktop.rules.games.book.odds import Climber, Fight, Fighter


def percent(dice: int, target: int) -> float:
    return round(100 * odds.likely(dice, target), 1)


@pytest.mark.rule("BA-073")
@pytest.mark.parametrize(
    ("dice", "target", "told"),
    [
        *((4, 15, 44.4), (5, 15, 77.9), (6, 15, 93.9), (7, 15, 98.8)),
        *((5, 11, 96.8), (5, 22, 15.2)),
    ],
)
def test_printed_figures(dice: int, target: int, told: float) -> None:
    """T28, T36 and the row of part 7."""
    assert percent(dice, target) == told


@pytest.mark.parametrize("dice", [*range(9), 12, 30])
def test_pools_against_icepool(dice: int) -> None:
    die = dice @ icepool.d6
    for target in range(6 * dice + 3):
        assert odds.chance(dice, target) == die.probability(">=", target)
        assert odds.likely(dice, target) == float(odds.chance(dice, target))
    assert sum(odds.sums(dice)) == 6**dice
    assert len(odds.sums(dice)) == 6 * dice + 1
    assert odds.chance(dice, -3) == 1
    assert sum(odds.parts(dice)) == pytest.approx(1)


@pytest.mark.rule("BA-055")
@pytest.mark.parametrize("fear", range(21))
@pytest.mark.parametrize("wis", range(1, 5))
def test_fear_against_icepool(fear: int, wis: int) -> None:
    sixes = fear @ (icepool.d6 == 6)
    assert odds.fear_risk(fear, wis) == sixes.probability(">", wis)
    assert odds.panic(fear, wis) == float(odds.fear_risk(fear, wis))


def test_t24_and_t25() -> None:
    """Two sixes of five scare a WIS of 1; Fear up to WIS never does (BA-G30)."""
    assert (
        odds.fear_risk(5, 1) == 1 - Fraction(5, 6) ** 5 - 5 * Fraction(1, 6) * Fraction(5, 6) ** 4
    )
    assert odds.fear_risk(5, 2) < odds.fear_risk(5, 1)
    assert odds.fear_risk(0, 1) == odds.fear_risk(2, 2) == 0


def hit_die(dex: int, armour: int, shield: int) -> icepool.Die[int]:
    raw = icepool.d6.map(lambda die: 1 if die <= dex else icepool.d6)
    worn = (raw - armour).map(lambda wounds: max(0, wounds))
    return worn.map(
        lambda wounds: icepool.d6.map(lambda die: 0 if die <= shield else wounds) if wounds else 0
    )


@pytest.mark.rule("BA-093", "BA-094", "BA-095")
@pytest.mark.parametrize("dex", range(1, 5))
@pytest.mark.parametrize("armour", [0, 1])
@pytest.mark.parametrize("shield", [0, 3])
def test_blows_against_icepool(dex: int, armour: int, shield: int) -> None:
    oracle = hit_die(dex, armour, shield)
    found = odds.hit(dex, armour, shield)
    assert {wounds: part for wounds, part in found.items() if part} == {
        wounds: oracle.probability("==", wounds) for wounds in oracle
    }
    assert odds.mean(found) == oracle.mean()


@pytest.mark.rule("BA-075", "BA-076", "BA-110")
def test_scrapes_and_traps() -> None:
    assert odds.scrape(1) == {1: Fraction(1, 6), 3: Fraction(5, 6)}
    assert odds.scrape(1, 1) == {0: Fraction(1, 6), 2: Fraction(5, 6)}
    assert set(odds.snare()) == set(range(2, 8))
    assert set(odds.snare(1)) == set(range(1, 7))
    assert odds.mean(odds.snare()) == Fraction(9, 2)


def fought(one: Fighter) -> Fight:
    """The same fight as a chain of icepool's, from one start to its end."""
    blow = hit_die(one.dex, one.armour, one.shield)

    def step(life: int, left: int, wounds: int, bomb: int) -> object:
        if life <= 0 or left <= 0:
            return life, left, wounds, 0

        def thrown(total: int) -> object:
            if total >= life:
                return 2 * life - total, left, wounds, 0
            return blow.map(lambda damage: (life, left - damage, wounds + damage, 0))

        return ((one.dice + bomb) @ icepool.d6).map(thrown)

    start = icepool.Die([(one.life, one.left, 0, one.bomb)])
    end = start.map(step, repeat="inf")
    total = end.denominator()
    won = sum(many for (_, left, _, _), many in end.items() if left > 0)
    wounds = sum(suffered * many for (_, _, suffered, _), many in end.items())
    return Fight(float(Fraction(won, total)), float(Fraction(wounds, total)))


@pytest.mark.rule("BA-090", "BA-091", "BA-092")
@pytest.mark.parametrize(
    "one",
    [
        Fighter(life=6, dice=2, dex=2, left=5),
        Fighter(life=11, dice=3, dex=1, left=4),
        Fighter(life=9, dice=2, dex=3, left=6, armour=1),
        Fighter(life=9, dice=2, dex=2, left=4, armour=1, shield=4),
        Fighter(life=10, dice=2, dex=2, left=4, bomb=3),
        Fighter(life=13, dice=2, dex=2, left=4),  # beyond its dice: lost for certain
    ],
)
def test_fights_against_icepool(one: Fighter) -> None:
    oracle = fought(one)
    found = odds.fight(one)
    assert found.win == pytest.approx(oracle.win, abs=1e-9)
    assert found.wounds == pytest.approx(oracle.wounds, abs=1e-9)


def test_a_fight_is_the_easier_the_better_one_is_armed() -> None:
    bare = odds.fight(Fighter(20, 6, 2, 18))
    for better in (
        Fighter(20, 7, 2, 18),
        Fighter(20, 6, 3, 18),
        Fighter(20, 6, 2, 18, armour=1),
        Fighter(20, 6, 2, 18, shield=3),
        Fighter(20, 6, 2, 18, bomb=3),
        Fighter(15, 6, 2, 18),
    ):
        told = odds.fight(better)
        assert told.wounds < bare.wounds
        assert told.win > bare.win
    assert odds.fight(Fighter(20, 6, 2, 0)) == Fight(0.0, 0.0)
    assert odds.fight(Fighter(0, 6, 2, 5)) == Fight(1.0, 0.0)


def test_a_fight_that_nobody_can_lose_or_win() -> None:
    """A Shield that always holds, a creature out of reach: no end, so no victory."""
    assert odds.fight(Fighter(7, 1, 1, 5, shield=6)) == Fight(0.0, 0.0)


@pytest.mark.rule("BA-075", "BA-077")
def test_an_obstacle_until_it_is_overcome() -> None:
    """A geometric row of failures: the closed form, and the walk that may die."""
    once = odds.chance(5, 15)
    assert odds.until_success(5, 15, 1) == (1 - once) / once * Fraction(8, 3)
    assert odds.until_success(5, 15, 1, armour=1) == (1 - once) / once * Fraction(5, 3)
    assert odds.until_success(1, 7, 3) is None
    for armour, strain in ((0, 0), (1, 0), (0, 1), (1, 2)):
        told = odds.climb(Climber(15, 5 + strain, 1, 300, armour=armour, strain=strain))
        exact = odds.until_success(5 + strain, 15, 1, armour, strain)
        assert exact is not None
        assert told.win == pytest.approx(1)
        assert told.wounds == pytest.approx(float(exact))


@pytest.mark.rule("BA-048")
def test_an_obstacle_may_kill() -> None:
    two = odds.climb(Climber(15, 4, 1, 2))
    once = odds.likely(4, 15)
    assert two.win == pytest.approx(once + (1 - once) / 6 * once)
    assert odds.climb(Climber(15, 4, 1, 0)) == Fight(0.0, 0.0)
    # no more Strain than leaves one alive (BA-G36): one die of the two asked for
    assert odds.climb(Climber(15, 6, 1, 2, strain=2)).win == pytest.approx(odds.likely(5, 15))
    bombed = odds.climb(Climber(15, 4, 1, 2, bomb=3))
    assert bombed.win > odds.likely(7, 15) > two.win
