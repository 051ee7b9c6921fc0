"""Where the lines of a paragraph end: chosen for the whole paragraph, so that none is bad."""

from __future__ import annotations

import math
from collections.abc import Sequence
from enum import Enum
from itertools import pairwise

import msgspec

from desktop.keepsakes.prose.cuts import advance
from desktop.keepsakes.prose.words import Fragment, Gap


class Setting(Enum):
    """How lines fill their measure."""

    JUSTIFIED = 0
    RAGGED = 1
    BALANCED = 2  # lines of like length, to be centred


class Spacing(msgspec.Struct, frozen=True):
    """The word space of a size of type: its natural width, how much it may grow and shrink."""

    natural: float
    stretch: float
    shrink: float


class Line(msgspec.Struct, frozen=True):
    """A line from one fragment up to another, its word space, and its width as it is set."""

    start: int
    end: int
    space: float
    width: float
    outside: float = 0.0
    """How far its first letter stands out of the measure."""


class _Node(msgspec.Struct):
    """A place where a line may end, with the best way to it."""

    place: int
    number: int
    cost: float
    before: _Node | None
    fit: float = 0.0
    broken: bool = False
    scrap: bool = False


_HANG_RIGHT = (
    dict.fromkeys(".,-\u2010'\u2019\u201d", 0.6)
    | dict.fromkeys(";:", 0.3)
    | dict.fromkeys("\u00bb\u2013\u2014", 0.3)
)
_HANG_LEFT = dict.fromkeys("\u201c\u2018\u201e\u201a'\"", 0.7) | dict.fromkeys("\u00ab", 0.4)
_SCRAP_COST = 500000.0
_LETTERS = 4
_LOOSE_COST, _RAGGED_COST = 1e7, 2e9
_LOOSEST = 2.9
"""Spaces are stretched no further than this: rather a line ends short of its measure."""
_MOST_SHORT = 0.2
"""Where more of a paragraph's lines would end short of it, its right edge is ragged."""
_TRIES = (1.2, 2.4)
_SCRAP, _SHORT = 0.12, 0.2
"""Last lines that fill no more of the measure than this."""


def spacing(size: float) -> Spacing:
    """The word space of running text."""
    return Spacing(size * 0.225, size * 0.12, size * 0.06)


class _Paragraph:
    """The fragments with sums, so that each possible line is measured at once."""

    def __init__(
        self, parts: Sequence[Fragment], widths: Sequence[float], kind: Setting, space: Spacing
    ) -> None:
        self.parts, self.widths, self.kind, self.space = parts, widths, kind, space
        self.sums, self.spaces = [0.0], [0]
        for part in parts:
            spaced = part.gap is Gap.SPACE
            self.sums.append(self.sums[-1] + part.width + (space.natural if spaced else 0.0))
            self.spaces.append(self.spaces[-1] + spaced)
        self.narrow = len(widths) - 1  # lines from here on have all the same measure
        self.hyphen = [_hyphen(part) for part in parts]
        self.left = [_hung(part, _HANG_LEFT, right=False) for part in parts]
        self.right = [_hung(part, _HANG_RIGHT, right=True) for part in parts]

    def target(self, number: int) -> float:
        """The measure of a line."""
        return self.widths[min(number, self.narrow)]

    def natural(self, start: int, end: int) -> tuple[float, int]:
        """The natural width of a line and the count of its word spaces."""
        spaced = self.parts[end - 1].gap is Gap.SPACE
        width = self.sums[end] - self.sums[start] - (self.space.natural if spaced else 0.0)
        if self.parts[end - 1].gap is Gap.SOFT:
            width += self.hyphen[end - 1]
        if self.kind is Setting.JUSTIFIED:
            width -= self.left[start] + self.right[end - 1]
        return width, self.spaces[end] - self.spaces[start] - spaced

    def fit(self, start: int, end: int, number: int) -> float:
        """How far the spaces of a line are stretched (0 to 1 is fine) or shrunk (to -1)."""
        width, spaces = self.natural(start, end)
        short = self.target(number) - width
        if self.kind is not Setting.JUSTIFIED:
            return -math.inf if short < -0.01 else 6 * short / self.target(number)
        if short < 0:
            least = spaces * self.space.shrink
            return short / least if least else (-math.inf if short < -0.01 else 0.0)
        if not spaces and end - start > _LETTERS:  # a script without spaces
            return 6 * short / self.target(number)
        if not spaces:
            return short / self.space.stretch
        return short / (spaces * self.space.stretch)

    def short(self, start: int, end: int, number: int) -> float:
        """How much of its measure a line leaves free with spaces as wide as they may be."""
        width, spaces = self.natural(start, end)
        return 1 - (width + spaces * _LOOSEST * self.space.stretch) / self.target(number)


def broken(
    parts: Sequence[Fragment],
    widths: Sequence[float],
    kind: Setting = Setting.JUSTIFIED,
    space: Spacing | None = None,
) -> list[Line]:
    """The lines of a paragraph. `widths`: of the first lines; the last of them of all others."""
    if not parts:
        return []
    given = space or spacing(parts[0].pieces[0].cut.size)
    text = _Paragraph(parts, widths, kind, given)
    node = _chosen(text)
    ends = list[int]()
    while node.before is not None:
        ends.append(node.place)
        node = node.before
    ends.append(0)
    ends.reverse()
    lines = [_line(text, start, end, number) for number, (start, end) in enumerate(pairwise(ends))]
    if kind is Setting.JUSTIFIED and _uneven(lines, given):
        return broken(parts, widths, Setting.RAGGED, given)
    return lines


def _uneven(lines: Sequence[Line], space: Spacing) -> bool:
    """Whether too many lines would end short: long words, and no dictionary to part them by."""
    widest = space.natural + _LOOSEST * space.stretch - 0.01
    short = sum(line.space >= widest for line in lines)
    return short > 1 and short > _MOST_SHORT * len(lines)


def _chosen(text: _Paragraph) -> _Node:
    """The best way to the end, with the tightest lines there can be.

    Somewhat looser ones are taken where that keeps a paragraph from ending in a scrap.
    """
    first: _Node | None = None
    for most in _TRIES if text.kind is Setting.JUSTIFIED else ():
        found = _best(text, most)
        if found is not None and not found.scrap:
            return found
        first = first or found
    last = first or _best(text, math.inf)
    assert last is not None
    return last


def _best(text: _Paragraph, most: float) -> _Node | None:
    """The best way to the end with no line looser than `most`, if there is one."""
    active = [_Node(0, 0, 0.0, None)]
    count = len(text.parts)
    for end in range(1, count + 1):
        best: dict[int, _Node] = {}
        kept = _step(text, active, best, end, most)
        if not kept and not best and most == math.inf:
            _offer(text, best, active[-1], end, -1.0)
        if end == count:
            return min(best.values(), key=lambda node: node.cost, default=None)
        active = kept + list(best.values())
        if not active:
            return None
    return None


def _step(
    text: _Paragraph, active: list[_Node], best: dict[int, _Node], end: int, most: float
) -> list[_Node]:
    """Try a line to an end from every node; the nodes from which a longer one may go."""
    kept: list[_Node] = []
    count = len(text.parts)
    for node in active:
        fit = text.fit(node.place, end, node.number)
        if fit >= -1:
            kept.append(node)
            if fit <= most or end == count:
                _offer(text, best, node, end, fit)
    return kept


def _offer(text: _Paragraph, best: dict[int, _Node], node: _Node, end: int, fit: float) -> None:
    """Try a line from a node to an end, and keep it if it is the best to get there."""
    last = end == len(text.parts)
    inside = not last and text.parts[end - 1].gap is not Gap.SPACE
    if last and text.kind is not Setting.BALANCED:
        cost = _last_line(text, node, end)
        fit = min(fit, 0.0)
    else:
        cost = (10 + 100 * min(abs(fit), 10.0) ** 3 + 60 * inside) ** 2
    if inside and node.broken:
        cost += 8000
    if abs(fit - node.fit) > 1.2 and text.kind is Setting.JUSTIFIED:
        cost += 4000
    if text.kind is Setting.JUSTIFIED and fit > _LOOSEST and not last:
        cost = _LOOSE_COST + _RAGGED_COST * text.short(node.place, end, node.number) ** 2
    number = node.number + 1
    key = min(number, text.narrow)
    scrap = last and cost >= _SCRAP_COST and text.kind is Setting.JUSTIFIED
    if key not in best or node.cost + cost < best[key].cost:
        best[key] = _Node(end, number, node.cost + cost, node, fit, inside, scrap)


def _last_line(text: _Paragraph, node: _Node, end: int) -> float:
    """A last line is no single short word, and seldom a very short one."""
    if node.before is None:
        return 0.0
    width, _ = text.natural(node.place, end)
    share = width / text.target(node.number)
    if share < _SCRAP:
        return _SCRAP_COST
    return 12000.0 if share < _SHORT else 100.0


def _line(text: _Paragraph, start: int, end: int, number: int) -> Line:
    """A line as it is set."""
    width, spaces = text.natural(start, end)
    target, space = text.target(number), text.space
    justified = text.kind is Setting.JUSTIFIED
    word = space.natural
    short = target - width
    full = end < len(text.parts) or short < 0
    if justified and spaces and full:
        more = min(short / spaces, _LOOSEST * space.stretch)
        word += max(more, -2 * space.shrink)
    natural = word - space.natural
    outside = text.left[start] if justified else 0.0
    return Line(start, end, word, width + spaces * natural, outside)


def _hyphen(part: Fragment) -> float:
    return advance("-", part.pieces[-1].cut) if part.gap is Gap.SOFT else 0.0


def _hung(part: Fragment, shares: dict[str, float], *, right: bool) -> float:
    """How far a fragment's first or last letter hangs out of the measure."""
    soft = right and part.gap is Gap.SOFT
    letter = "-" if soft else (part.last if right else part.first)
    share = shares.get(letter, 0.0)
    return share * advance(letter, part.pieces[-1 if right else 0].cut) if share else 0.0
