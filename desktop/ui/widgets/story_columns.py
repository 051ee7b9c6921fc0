"""A long text in two columns, leaf after leaf: where its lines are broken."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

_TAKEN = 5  # lines of each column that a last leaf takes from the one before


class Room(msgspec.Struct, frozen=True):
    """How high the columns of a leaf are, and how many stand side by side."""

    high: float
    columns: int = 2


class Slice(msgspec.Struct, frozen=True):
    """What of a text stands in a column: from `top` up to `end`."""

    top: float
    end: float

    @property
    def high(self) -> float:
        """How high it is."""
        return self.end - self.top


def _fill(tops: Sequence[float], end: float, first: int, high: float) -> int:
    """The line after the last one that fits into a column that begins with line `first`."""
    n = first
    while n < len(tops):
        foot = tops[n + 1] if n + 1 < len(tops) else end
        if foot - tops[first] > high + 0.5 and n > first:
            break
        n += 1
    return n


def _columns(tops: Sequence[float], end: float, first: int, room: Room) -> tuple[list[Slice], int]:
    """The slices of one leaf, and the line that the next one begins with."""
    found, n = list[Slice](), first
    for _ in range(room.columns):
        if n >= len(tops):
            break
        after = _fill(tops, end, n, room.high)
        found.append(Slice(tops[n], tops[after] if after < len(tops) else end))
        n = after
    return found, n


def leaves(
    tops: Sequence[float], end: float, first: Room, later: Room, kept: float
) -> list[list[Slice]]:
    """The leaves of a text whose lines begin at `tops`; on the last so much is kept free below.

    The columns of the last leaf are of one height as far as lines allow.
    """
    found, n, room = list[list[Slice]](), 0, first
    while True:
        last = Room(room.high - kept, room.columns)
        slices, after = _columns(tops, end, n, last)
        if after >= len(tops):
            found.append(_even(tops, end, n, last))
            return found
        slices, after = _columns(tops, end, n, room)
        if after >= len(tops):  # what is kept wants a leaf more: some lines go there with it
            lines = (end - tops[n]) / max(1, len(tops) - n) * _TAKEN
            slices, after = _columns(tops, end, n, Room(room.high - lines, room.columns))
        found.append(slices)
        if after >= len(tops):
            found.append([])
            return found
        n, room = after, later


def _even(tops: Sequence[float], end: float, first: int, room: Room) -> list[Slice]:
    """The lowest columns of one height that hold the rest."""
    if first >= len(tops):
        return []
    high = (end - tops[first]) / room.columns
    while high < room.high:
        slices, after = _columns(tops, end, first, Room(high, room.columns))
        if after >= len(tops):
            return slices
        high += 4
    return _columns(tops, end, first, room)[0]
