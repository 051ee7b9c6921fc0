"""What an Encounter shows: sources of dice, chances, what failing costs; and what a Town asks."""

from typing import Any

import pytest

from desktop.rules.games.book import odds, view
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.state import Letter, Sheet, State, Stay, Task
from desktop.rules.games.book.view import Cost, Costs, Price
from tests.rules.book import fx
from tests.rules.book.paper import lay

SIX = (4, 2, 2, 1, 3, 4)
GEAR = ("flute", "rope", "bow", "shield", "pet", "sword", "armor")
GOODS = {"liquid_focus": 1, "snack": 2, "rare_figurine": 1, "trap_disarm_kit": 1, "bomb": 1}


def facing(
    letter: Letter, ecl: int = 15, options: dict[str, str] | None = None, **stats: Any
) -> State:
    stats.setdefault("six", SIX)
    stats.setdefault("xp", 110)
    task = Task("1,0", letter, letter, ecl, life=ecl if letter == "C" else 0)
    return lay(
        {"1,0": f"{letter}{ecl}"}, sheet=Sheet(**stats), options=options, phase="start", task=task
    )


def ids(state: State, fixed: bool) -> dict[str, int]:
    return {one.id: one.dice for one in view.sources(fx.TABLES, state) if one.fixed is fixed}


def most(state: State) -> dict[str, int]:
    return {one.id: one.most for one in view.sources(fx.TABLES, state) if not one.fixed}


@pytest.mark.rule("BA-072", "BA-080", "BA-081", "BA-089", "BA-101", "BA-107", "BA-113")
@pytest.mark.parametrize(
    ("letter", "fixed", "free"),
    [
        ("O", {"level": 1, "rope": 1}, {"STR": 4, "DEX": 1, "bomb": 3, "strain": 1}),
        ("Pp", {"level": 1}, {"STR": 4, "WIS": 2, "DEX": 1, "snack": 2}),
        ("Pm", {"level": 1, "flute": 2, "pet": 1}, {"INT": 2, "WIS": 2, "CHA": 3, "snack": 2}),
        (
            "C",
            {"level": 1, "pet": 1},
            {"STR": 4, "DEX": 1, "bow": 1, "sword": 2, "bomb": 3, "strain": 1},
        ),
        (
            "H",
            {"level": 1, "bow": 1, "pet": 1},
            {"INT": 2, "WIS": 2, "CHA": 3, "rare_figurine": 4, "bribes": 1, "given": 1},
        ),
        ("Z", {"level": 1}, {"INT": 2, "WIS": 2, "liquid_focus": 3}),
        ("R", {"level": 1}, {"INT": 2, "DEX": 1, "WIS": 2}),
    ],
)
def test_sources(letter: Letter, fixed: dict[str, int], free: dict[str, int]) -> None:
    state = facing(letter, equipment=GEAR, items=GOODS, gold=3)
    assert ids(state, fixed=True) == fixed
    assert ids(state, fixed=False) == free


def test_how_many_may_be_added() -> None:
    """BA-102, BA-103; T30: no Strain to death (BA-G36)."""
    threat = most(facing("H", equipment=GEAR, gold=3))
    assert (threat["bribes"], threat["given"], threat["CHA"]) == (3, 7, 1)
    assert most(facing("O", wounds=17))["strain"] == 1
    assert "strain" not in most(facing("O", wounds=18))
    assert "strain" not in most(facing("C", options={"strain_in_combat": "off"}))
    assert view.sources(fx.TABLES, lay({})) == ()


def test_t28_gains() -> None:
    """Five dice against 15 are 77.9 %, six 93.9 %."""
    state = facing("O")
    gains = {one.id: one.gain for one in view.sources(fx.TABLES, state)}
    assert gains["strain"] == pytest.approx(odds.likely(6, 15) - odds.likely(5, 15))
    assert gains["STR"] == 0
    assert gains["DEX"] == pytest.approx(odds.likely(2, 15) - odds.likely(5, 15))
    strained = view.prospect(fx.TABLES, state, Try("STR", strain=1))
    assert (strained.dice, strained.needs, round(strained.chance, 3)) == (6, 15, 0.939)


def test_a_weapon_is_weighed_against_none() -> None:
    gains = {
        one.id: one.gain for one in view.sources(fx.TABLES, facing("C", equipment=("bow", "sword")))
    }
    assert gains["sword"] == pytest.approx(odds.likely(7, 15) - odds.likely(5, 15))
    assert gains["bow"] == pytest.approx(odds.likely(6, 15) - odds.likely(5, 15))


def test_the_suggestion_costs_nothing() -> None:
    """BA-G41: the higher Attribute, the better weapon, nothing paid."""
    assert view.suggestion(fx.TABLES, facing("C", equipment=GEAR, items=GOODS)) == Try(
        "STR", weapon="sword"
    )
    assert view.suggestion(fx.TABLES, facing("Pm", items=GOODS)) == Try("CHA")
    assert view.suggestion(fx.TABLES, facing("R")) == Try("INT")
    with pytest.raises(LookupError):
        view.suggestion(fx.TABLES, lay({}))


def test_a_pool_before_it_is_paid_for() -> None:
    state = facing("H", ecl=14, equipment=GEAR, items=GOODS, gold=3)
    pool = view.built(
        fx.TABLES, state, Try("CHA", bribes=2, items=("rare_figurine",), given=("bow",))
    )
    assert dict(pool.parts) == {
        "CHA": 3, "level": 1, "pet": 1, "rare_figurine": 4, "bribes": 2, "given": 1
    }  # fmt: skip
    assert (pool.dice, pool.needs) == (12, 14)
    assert view.attributes_for(fx.TABLES, "H") == ("INT", "WIS", "CHA")
    assert view.attributes_for(fx.TABLES, "P") == ()


def test_a_fight_is_seen_to_its_end() -> None:
    """T36 besides: Life 11, five dice."""
    state = facing("C", ecl=11, wounds=10)
    seen = view.prospect(fx.TABLES, state, Try("STR"))
    assert (round(seen.chance, 3), round(seen.kill or 0, 3)) == (0.968, 0.152)
    end = odds.fight(odds.Fighter(11, 5, 1, 9))
    assert (seen.win, seen.wounds) == (end.win, end.wounds)
    armed = facing("C", ecl=20, equipment=("armor", "shield", "sword"), items=GOODS)
    seen = view.prospect(fx.TABLES, armed, Try("STR", strain=2, items=("bomb",), weapon="sword"))
    end = odds.fight(odds.Fighter(20, 7, 1, 17, armour=1, shield=4, bomb=5))
    assert (seen.dice, seen.win, seen.wounds) == (12, end.win, end.wounds + 2)


def test_an_obstacle_is_seen_to_its_end() -> None:
    seen = view.prospect(fx.TABLES, facing("O", wounds=10), Try("STR", strain=1))
    end = odds.climb(odds.Climber(15, 5, 1, 8, bomb=1))
    assert (seen.win, seen.wounds, seen.kill) == (end.win, end.wounds + 1, None)
    riddle = view.prospect(fx.TABLES, facing("Z"), Try("INT"))
    assert (riddle.win, riddle.wounds, riddle.kill) == (None, None, None)


DRIVEN = Cost(wounds=(1, 6), fear=(1, 1), mean=float(odds.mean(odds.hit(1))))
FEAR = Cost(fear=(1, 1))
TRAP = Cost(wounds=(2, 7), mean=4.5)


@pytest.mark.rule("BA-075", "BA-083", "BA-084", "BA-093", "BA-096", "BA-105", "BA-109", "BA-115")
@pytest.mark.parametrize(
    ("letter", "costs"),
    [
        ("O", Costs(Cost(wounds=(1, 3), mean=8 / 3), FEAR)),
        ("Pp", Costs(Cost(wounds=(3, 3), fear=(1, 1), mean=3.0), None)),
        ("Pm", Costs(Cost(fear=(3, 3)), None)),
        ("C", Costs(Cost(wounds=(1, 6), mean=DRIVEN.mean), DRIVEN)),
        ("H", Costs(Cost(), DRIVEN, "C", 20, check=True)),
        ("Z", Costs(FEAR, FEAR)),
        ("R", Costs(TRAP, FEAR, "O", 15, check=True)),
    ],
)
def test_what_a_failure_and_a_flight_cost(letter: Letter, costs: Costs) -> None:
    assert view.failure_costs(fx.TABLES, facing(letter)) == costs


def test_armor_and_shield_make_it_cheaper() -> None:
    """BA-076, BA-094, BA-095; the Shield is of no use in flight (BA-G32)."""
    worn = view.failure_costs(fx.TABLES, facing("O", equipment=("armor",)))
    assert worn is not None
    assert worn.failure.wounds == (0, 2)
    both = view.failure_costs(fx.TABLES, facing("C", equipment=("armor", "shield")))
    assert both is not None
    assert both.flight is not None
    assert (both.failure.wounds, both.flight.wounds) == ((0, 5), (0, 5))
    assert both.failure.mean == pytest.approx(both.flight.mean / 3)
    quick = view.failure_costs(fx.TABLES, facing("R", options={"trap_quicksheet": "on"}))
    assert quick == Costs(Cost(wounds=(2, 7), fear=(1, 1), mean=4.5), FEAR, "", 15, check=True)
    assert view.failure_costs(fx.TABLES, lay({})) is None


def test_dread_and_traps() -> None:
    assert view.dread(facing("C", fear=5)) == float(odds.fear_risk(5, 2))
    assert view.springs(facing("R")) == pytest.approx(4 / 6)


# ---- Towns --------------------------------------------------------------------------------------
def in_town(wealth: int = 1, discount: int = 0, **stats: Any) -> State:
    stay = Stay("0,0", wealth, discount)
    return lay({}, sheet=Sheet(six=SIX, **stats), phase="town", stay=stay)


def price(state: State, kind: str, ware: str = "") -> Price:
    return next(
        one for one in view.prices(fx.TABLES, state) if (one.kind, one.ware) == (kind, ware)
    )


@pytest.mark.rule("BA-064", "BA-066", "BA-067", "BA-068", "BA-069", "BA-070")
def test_t46_and_t48_prices() -> None:
    state = in_town(equipment=("flute", "armor"), items={"snack": 2})
    assert price(state, "buy", "flute") == Price("buy", "flute", 4, 3, 1, haggled=False)
    assert price(state, "buy", "snack").gold == 4
    assert [price(state, "sell", name).gold for name in ("flute", "snack", "armor")] == [1, 1, 3]
    assert (price(state, "rest").gold, price(state, "oracle").gold) == (2, 2)
    assert price(state, "work").gold == 1
    haggled = in_town(discount=1)
    assert price(haggled, "rest") == Price("rest", "", 1, 1, 1, haggled=True)
    assert price(haggled, "buy", "flute").gold == 3
    assert len(view.prices(fx.TABLES, haggled)) == 3 + 12
    assert view.prices(fx.TABLES, lay({})) == ()
