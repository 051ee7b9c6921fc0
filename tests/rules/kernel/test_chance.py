"""Chance is a value: a roll is so many single draws from the same stream."""

import pytest

from desktop.rules.kernel.chance import Chance


@pytest.mark.parametrize("sides", [2, 6, 20, 3 << 62])
@pytest.mark.parametrize("drawn", range(6))
def test_a_roll_is_so_many_draws(sides: int, drawn: int) -> None:
    """The last of the sides makes every fourth word be drawn again."""
    for dice in range(12):
        one = Chance("stream", drawn)
        fell, after = one.roll(dice, sides)
        singly = []
        for _ in range(dice):
            value, one = one.below(sides)
            singly.append(value + 1)
        assert fell == tuple(singly)
        assert after == one


def test_the_stream_stays_the_same() -> None:
    """A save reopened years later gives the same next roll."""
    fell, after = Chance("solitarium").roll(12)
    assert fell == (3, 6, 2, 3, 2, 6, 5, 6, 1, 5, 5, 5)
    assert after == Chance("solitarium", 12)


def test_loaded_dice_come_first() -> None:
    fell, after = Chance("x", 3, (1, 2, 3)).roll(2)
    assert fell == (1, 2)
    assert after == Chance("x", 3, (3,))
    with pytest.raises(IndexError):
        after.roll(2)
