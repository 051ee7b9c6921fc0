"""What the road shows: destinations, masks of legal dots, the best dot, what a Route costs."""

import time

import pytest

from desktop.rules.games.book import odds, view
from desktop.rules.games.book.phases import routes
from desktop.rules.games.book.state import Sheet, Spot, State
from desktop.rules.games.book.view import Loss
from tests.rules.book import fx
from tests.rules.book.paper import lay

SIX = (4, 2, 2, 1, 3, 4)


def test_the_mask_says_of_every_dot_what_the_rules_say() -> None:
    marks = {"1,0": "B", "2,1": "14", "1,1": "T3", "2,2": "-", "0,1": "x9", "0,2": "Z8"}
    for rule in ("off", "on"):
        state = lay(marks, dot=(12, 15), options={"corner_is_free": rule})
        for area in ("2,1", "0,2", "1,1"):
            mask = view.mask(state, area)
            assert mask.area == area
            for dot in every(area):
                assert (dot in mask.dots) == routes.legal(state, (12, 15), dot)
                if dot in mask.dots:
                    assert mask.dots[dot] == view.loss(state, dot).weight


def every(area: str) -> list[Spot]:
    column, row = routes.square(area)
    return [(20 * column + x, 20 * row + y) for x, y in routes.PLACES]


def test_a_mask_is_kept_until_the_dot_or_the_paper_changes() -> None:
    state = lay({"1,0": "B", "2,1": "14"}, dot=(10, 18))
    assert view.mask(state, "2,1") is view.mask(state, "2,1")
    lower = lay({"1,0": "B", "2,1": "14"}, dot=(10, 10))
    assert view.mask(lower, "2,1").dots == {}
    assert view.mask(state, "2,1").dots != {}
    free = lay({"1,0": "B", "0,1": "B", "1,1": "14"}, options={"corner_is_free": "on"})
    closed = lay({"1,0": "B", "0,1": "B", "1,1": "14"})
    assert (len(view.mask(free, "1,1").dots), len(view.mask(closed, "1,1").dots)) == (19, 0)


def test_a_mask_is_quick() -> None:
    marks = {
        f"{c},{r}": "B" if (c * 7 + r * 3) % 11 == 0 else "14" for c in range(12) for r in range(9)
    }
    marks["8,6"] = "14"
    took = []
    for y in range(1, 20):
        state = lay(marks | {"0,0": "T2"}, dot=(7, y), home="0,0")
        began = time.process_time()
        view.mask(state, "8,6")
        took.append(time.process_time() - began)
    assert min(took) < 0.010


def test_what_a_route_would_cost() -> None:
    """BA-041, BA-G18: in the order of the way, and by weight."""
    marks = {"1,0": "Z14", "2,0": "T3", "4,0": "x8", "5,0": "15"}
    state = lay(marks)
    loss = view.loss(state, (110, 10))
    assert loss == Loss(encounters=("1,0",), towns=("2,0",), blanks=("3,0",))
    assert loss.weight == 2 + 3 + 1
    assert view.loss(state, (30, 10)) == Loss()
    assert Loss().weight == 0


def test_blocked_squares_in_the_way_are_named() -> None:
    state = lay({"1,0": "B", "2,0": "B", "4,0": "15"})
    assert view.blockers(state, (90, 10)) == ("1,0", "2,0")
    assert view.blockers(state, (10, 50)) == ()


def test_the_best_dot_is_the_least_loss_far_from_all_else() -> None:
    """Part 6.4: of two sides the one that loses less; then well away from the border."""
    state = lay({"1,1": "14", "1,0": "T3", "0,1": "12"})
    best = view.best_dot(state, "1,1")
    assert best is not None
    assert view.loss(state, best) == Loss(encounters=("0,1",))
    mask = view.mask(state, "1,1")
    assert mask.dots[best] == min(mask.dots.values()) == 2
    assert clearance(mask, best) == max(
        clearance(mask, dot) for dot, cost in mask.dots.items() if cost == 2
    )


def clearance(mask: view.Mask, dot: Spot) -> int:
    """King's steps on the lattice to the nearest dot of the square that is dearer or illegal."""
    own = mask.dots[dot]
    others = [one for one in every(mask.area) if mask.dots.get(one, 99) > own]
    return min(max(abs(one[0] - dot[0]), abs(one[1] - dot[1])) for one in others)


@pytest.mark.parametrize("dot", [(10, 18), (3, 19), (17, 12), (1, 1)])
def test_the_best_dot_beside_a_blocked_square(dot: Spot) -> None:
    marks = {"1,0": "B", "2,1": "14", "0,1": "9", "1,1": "10", "3,2": "11", "2,2": "-"}
    state = lay(marks, dot=dot)
    for area in ("2,1", "3,2", "1,1"):
        mask, best = view.mask(state, area), view.best_dot(state, area)
        if not mask.dots:
            assert best is None
            continue
        least = min(mask.dots.values())
        assert best is not None
        assert mask.dots[best] == least
        if any(mask.dots.get(one, 99) > least for one in every(area)):
            cheap = [one for one, cost in mask.dots.items() if cost == least]
            assert clearance(mask, best) == max(clearance(mask, one) for one in cheap)


def test_where_all_dots_are_alike_the_middle_is_best() -> None:
    assert view.best_dot(lay({"1,0": "14"}, dot=(3, 3)), "1,0") == (30, 10)
    assert view.best_dot(lay({"1,0": "B", "2,0": "14"}), "2,0") is None


def destination(state: State, area: str) -> view.Destination:
    return next(one for one in view.destinations(fx.TABLES, state) if one.area == area)


def test_destinations() -> None:
    """BA-043, BA-G15: nearest first, the illegal ones too, with what bars them."""
    marks = {"1,0": "B", "2,0": "Z14", "0,1": "T3", "1,1": "16", "3,3": "x9", "2,2": "-"}
    state = lay(marks, sheet=Sheet(six=SIX, xp=110), home="9,9")
    found = view.destinations(fx.TABLES, state)
    assert [one.area for one in found] == ["0,1", "1,1", "2,0", "9,9"]
    assert [one.kind for one in found] == ["town", "encounter", "encounter", "home"]
    assert [one.distance for one in found] == [1, 1, 2, 9]
    assert [one.value for one in found] == [3, 16, 14, 2]
    barred = destination(state, "2,0")
    assert (barred.dot, barred.blockers, barred.loss) == (None, ("1,0",), Loss())
    assert barred.letter == "Z"
    near = destination(state, "1,1")
    assert near.loss == Loss(towns=("0,1",))  # barred on one side, so the other one is lost


def test_chances_at_destinations() -> None:
    """Exact where the type is known, else the mean of those it may have."""
    sheet = Sheet(six=SIX, xp=110, equipment=("sword", "rope", "pet"), gold=5)
    state = lay({"1,0": "Z14", "0,1": "C14", "2,2": "16", "3,3": "P12", "5,5": "T1"}, sheet=sheet)
    dice = {"O": 6, "Pp": 5, "Pm": 5, "C": 8, "H": 5, "Z": 3, "R": 3}
    assert destination(state, "1,0").chance == odds.likely(3, 14)
    assert destination(state, "0,1").chance == odds.likely(8, 14)
    assert destination(state, "1,0").sure
    unknown = destination(state, "2,2")
    halves = {"Pp": 0.5, "Pm": 0.5}
    mean = sum(halves.get(letter, 1.0) * odds.likely(n, 16) for letter, n in dice.items()) / 6
    assert unknown.chance == pytest.approx(mean)
    assert not unknown.sure
    personal = destination(state, "3,3")
    assert personal.chance == pytest.approx(odds.likely(5, 12))
    assert not personal.sure
    assert destination(state, "5,5").chance is None


def test_no_destinations_before_there_is_a_home() -> None:
    assert view.destinations(fx.TABLES, lay({}, trail=())) == ()


def test_what_an_encounter_may_be() -> None:
    assert view.may_be(fx.TABLES, "Z") == {"Z": 1.0}
    assert view.may_be(fx.TABLES, "P") == {"Pp": 0.5, "Pm": 0.5}
    unknown = view.may_be(fx.TABLES, "")
    assert sum(unknown.values()) == pytest.approx(1)
    assert unknown["Pm"] == pytest.approx(1 / 12)
    assert unknown["R"] == pytest.approx(1 / 6)
