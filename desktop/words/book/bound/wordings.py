"""Several wordings of the same thing, told in turn: by the seed, and never one twice running."""

from collections.abc import Sequence

from desktop.rules.kernel.chance import Chance


class Wordings:
    """Hands out wordings; all of a kind before one comes again, as the seed has them."""

    def __init__(self, seed: str) -> None:
        """Nothing is told yet."""
        self._chance = Chance(seed).fork("wordings")
        self._left: dict[str, list[int]] = {}
        self._last: dict[str, int] = {}

    def one(self, kind: str, wordings: Sequence[str]) -> str:
        """The next wording of a kind; those of a kind are as many each time."""
        left = self._left.setdefault(kind, [])
        if not left:
            drawn, self._chance = self._chance.shuffled(range(len(wordings)))
            left += drawn
            if left[0] == self._last.get(kind):
                left.append(left.pop(0))
        self._last[kind] = left.pop(0)
        return wordings[self._last[kind]]
