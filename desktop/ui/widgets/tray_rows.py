"""Where the dice of a tray lie: rings side by side, each die once, none overlapping."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from desktop.drawing.dice import DieKind, Lie, Ring, turn_of

_SPREADS = ((60.0, 44.0), (52.0, 44.0), (52.0, 26.0), (48.0, 20.0), (45.0, 16.0))
"""From die to die and from group to group, the widest first; that one for dice that serve twice."""

SIDE = 40.0


class DieView(msgspec.Struct, frozen=True):
    """A die that fell: its pips and whose it is; 0 pips for a face not yet typed."""

    value: int
    kind: DieKind = DieKind.BONE


class RingView(msgspec.Struct, frozen=True):
    """A Success: what it is, which dice serve it (places in the roll), its name."""

    kind: Ring
    dice: tuple[int, ...]
    name: str


def groups(dice: Sequence[DieView], rings: Sequence[RingView]) -> list[list[int]]:
    """The places of the dice, those that share a ring together and by value, others apart."""
    home = list(range(len(dice)))

    def root(n: int) -> int:
        while home[n] != n:
            n = home[n]
        return n

    for ring in rings:
        for n in ring.dice[1:]:
            home[root(n)] = root(ring.dice[0])
    found: dict[int, list[int]] = {}
    for n in range(len(dice)):
        found.setdefault(root(n), []).append(n)
    ringed = {n for ring in rings for n in ring.dice}
    together = [sorted(g, key=lambda n: dice[n].value) for g in found.values() if g[0] in ringed]
    alone = [n for n in range(len(dice)) if n not in ringed]
    return [*together, alone] if alone else together


def lies(dice: Sequence[DieView], rings: Sequence[RingView], width: float, y: float) -> list[Lie]:
    """How each die lies in a row as wide as `width` around the line y; in the roll's order."""
    rows = groups(dice, rings)
    served = [n for ring in rings for n in ring.dice]
    spread = _SPREADS[0 if len(set(served)) < len(served) else 1 :]
    fits = (one for one in spread if _length(rows, *one) <= width - 24)
    pitch, gap = next(fits, _SPREADS[-1])
    long = _length(rows, pitch, gap)
    if long > width - 8:
        pitch *= (width - 8) / long
        gap *= (width - 8) / long
    x = (width - min(long, width - 8)) / 2 + pitch / 2
    found: dict[int, Lie] = {}
    for row in rows:
        lone = sum(not set(row).isdisjoint(ring.dice) for ring in rings) < 2
        room = (pitch + gap) / 2 if lone else max(SIDE / 2 + 3, pitch - SIDE / 2 - 2)
        for n in row:
            turn = turn_of(31 * n + dice[n].value)
            found[n] = Lie(x, y + (-1.0 if n % 2 else 1.0), SIDE, turn, room)
            x += pitch
        x += gap
    return [found[n] for n in range(len(dice))]


def apart(middles: Sequence[float], widths: Sequence[float], room: float) -> list[float]:
    """Where names of these widths stand: at their middles, or beside each other if they would
    overlap, as near as may be and within the room."""

    def left_of(group: list[int]) -> float:
        wishes, x = [], 0.0
        for n in group:
            wishes.append(middles[n] - widths[n] / 2 - x)
            x += widths[n]
        return max(0.0, min(sum(wishes) / len(wishes), room - x))

    def right_of(group: list[int]) -> float:
        return left_of(group) + sum(widths[n] for n in group)

    rows: list[list[int]] = []
    for n in sorted(range(len(middles)), key=lambda n: middles[n]):
        row = [n]
        while rows and right_of(rows[-1]) > left_of(row):
            row = rows.pop() + row
        rows.append(row)
    found = list(middles)
    for row in rows:
        x = left_of(row)
        for n in row:
            found[n] = x + widths[n] / 2
            x += widths[n]
    return found


def _length(rows: list[list[int]], pitch: float, gap: float) -> float:
    return sum(len(row) for row in rows) * pitch + max(0, len(rows) - 1) * gap
