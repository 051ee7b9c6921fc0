"""Many games: the same order gives the same tally, whoever plays it."""

from pathlib import Path

import pytest

from desktop.rules.kernel.errors import Illegal, Unreadable
from desktop.store import packs
from desktop.workshop.simulate import UNFINISHED, Order, simulate
from tests.tide_ledger import FOLDER, edited


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """The worked example with an open cold store, so that random players find an ending."""
    open_door = edited("journal/fog_quay.toml", ('[ { do = "spawn", card = 40, ', "[]#"))
    open_door["journal/fog_quay.toml"] = open_door["journal/fog_quay.toml"].replace(
        b'label = "Sign it", needs = { card = 31 }', b'label = "Sign it"'
    )
    open_door["fog_quay.tmj"] = open_door["fog_quay.tmj"].replace(b'"padlock"', b'"stool"')
    path = tmp_path / "short.solpack"
    path.write_bytes(packs.packed(open_door))
    return path


def test_random_players_reach_the_endings_and_break_nothing(short: Path) -> None:
    tally = simulate(Order("aventura", short, proof=True, most_steps=1500), 30)
    assert tally.games == 30
    assert tally.problems == ()
    assert sum(tally.endings.values()) == 30
    assert tally.endings.get("signed", 0) > 0
    assert tally.per_second > 0


def test_the_same_order_gives_the_same_tally(short: Path) -> None:
    order = Order("aventura", short, seed="tide", most_steps=400)
    one, two = simulate(order, 60), simulate(order, 60, workers=2)
    assert (one.endings, one.steps) == (two.endings, two.steps)
    other = simulate(Order("aventura", short, seed="ebb", most_steps=400), 60)
    assert (other.endings, other.steps) != (one.endings, one.steps)


def test_a_step_cap_leaves_games_unfinished() -> None:
    tally = simulate(Order("aventura", FOLDER, most_steps=5), 3)
    assert tally.endings == {UNFINISHED: 3}
    assert tally.steps == 15


def test_it_can_be_stopped(short: Path) -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return len(asked) > 2

    assert simulate(Order("aventura", short, most_steps=5), 1000, stop=stop).games == 50


def test_what_cannot_be_played(tmp_path: Path) -> None:
    with pytest.raises(Unreadable):
        simulate(Order("aventura", tmp_path), 1)
    with pytest.raises(KeyError):
        simulate(Order("aventura", FOLDER, policy="reckless"), 1)
    with pytest.raises(KeyError):
        simulate(Order("chess", FOLDER), 1)
    with pytest.raises(Illegal):
        simulate(Order("aventura", FOLDER, options={"counting": "cribbage"}), 1)
