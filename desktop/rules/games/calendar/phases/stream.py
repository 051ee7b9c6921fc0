"""A stream of chance that is drawn from in place, for the generator (part 4, appendix B)."""

from collections.abc import Sequence
from typing import TypeVar

from desktop.rules.kernel.chance import Chance

T = TypeVar("T")


class Stream:
    """HashRng by the names of the reference: the words of a `Chance`, one after another."""

    __slots__ = ("chance",)

    def __init__(self, text: str) -> None:
        """Begin with the first word of this text's stream."""
        self.chance = Chance(text)

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        number, self.chance = self.chance.below(n)
        return number

    def choice(self, sequence: Sequence[T]) -> T:
        """One member of a sequence that is not empty."""
        return sequence[self.below(len(sequence))]

    def shuffled(self, sequence: Sequence[T]) -> list[T]:
        """The same members in a random order."""
        order, self.chance = self.chance.shuffled(sequence)
        return list(order)
