"""A stream of chance that is a value: the same key and count give the same next roll.

The stream is HashRng of the calendar's appendix B: word k is a big-endian 64-bit
quarter of sha256(key | counter); numbers below n are drawn by rejection.
"""

import hashlib
from collections.abc import Sequence
from functools import lru_cache
from struct import Struct
from typing import TypeVar

import msgspec

T = TypeVar("T")
_WORDS_A_BLOCK = 4
_WORDS = Struct(">4Q")
_RANGE = 1 << 64


@lru_cache(maxsize=64)
def _block(key: str, counter: int) -> tuple[int, ...]:
    return _WORDS.unpack(hashlib.sha256(f"{key}|{counter}".encode()).digest())


class Chance(msgspec.Struct, frozen=True):
    """A key and how many 64-bit words were drawn; `loaded` dice come first in tests.

    With `loaded` not None the dice come from it alone, and a roll beyond its end
    raises IndexError; shuffles and `below` always come from the stream.
    """

    key: str
    drawn: int = 0
    loaded: tuple[int, ...] | None = None

    def below(self, n: int) -> tuple[int, "Chance"]:
        """A number from 0 to n - 1, all equally likely, and the stream after it."""
        limit, drawn = _RANGE - _RANGE % n, self.drawn
        while True:
            counter, place = divmod(drawn, _WORDS_A_BLOCK)
            word = _block(self.key, counter)[place]
            drawn += 1
            if word < limit:
                return word % n, Chance(self.key, drawn, self.loaded)

    def roll(self, dice: int, sides: int = 6) -> tuple[tuple[int, ...], "Chance"]:
        """What fell on so many dice, and the stream after it."""
        if self.loaded is not None:
            if len(self.loaded) < dice:
                raise IndexError(f"{dice} dice asked for, {len(self.loaded)} loaded")
            return self.loaded[:dice], Chance(self.key, self.drawn, self.loaded[dice:])
        if dice < 1:
            return (), self
        # the same words as of so many calls of `below`, without a stream for each
        counter, place = divmod(self.drawn, _WORDS_A_BLOCK)
        words, end = _block(self.key, counter), place + dice
        while len(words) < end:
            counter += 1
            words += _block(self.key, counter)
        words = words[place:end]
        if max(words) >= _RANGE - _RANGE % sides:
            return self._roll_again(dice, sides)
        return tuple([word % sides + 1 for word in words]), Chance(self.key, self.drawn + dice)

    def _roll_again(self, dice: int, sides: int) -> tuple[tuple[int, ...], "Chance"]:
        """The same one by one, where a word is rejected: once in ages with a d6."""
        fell: list[int] = []
        after = self
        for _ in range(dice):
            value, after = after.below(sides)
            fell.append(value + 1)
        return tuple(fell), after

    def pick(self, sequence: Sequence[T]) -> tuple[T, "Chance"]:
        """One member of a sequence that is not empty."""
        place, after = self.below(len(sequence))
        return sequence[place], after

    def shuffled(self, sequence: Sequence[T]) -> tuple[tuple[T, ...], "Chance"]:
        """The same members in a random order (Fisher and Yates, from the end)."""
        order = list(sequence)
        after = self
        for i in range(len(order) - 1, 0, -1):
            j, after = after.below(i + 1)
            order[i], order[j] = order[j], order[i]
        return tuple(order), after

    def fork(self, name: str) -> "Chance":
        """A stream of its own, fixed by this stream's key and a name."""
        return Chance(f"{self.key}|{name}")
