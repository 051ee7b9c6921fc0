"""Where pages end: chosen for the whole text, so that none is needlessly short."""

from __future__ import annotations

import math
from collections.abc import Generator, Sequence
from functools import partial

import msgspec

from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.ornaments import tailpiece
from desktop.keepsakes.prose.rows import Row

_TORN = 1e6
"""The cost of a page that ends where none should, taken only where nothing else is left."""

_FEW = 6
"""So few lines alone on a last page are to be avoided."""


_TAIL = 5.0
"""So many lines left below the end of a section take an ornament."""
_REST = 16.0
"""What it costs to end a page there, beside what the lines left free cost."""


_STEP = 300
"""So many rows are looked at in one step."""


class Standing(msgspec.Struct, frozen=True):
    """A row and how far below the top of the type it stands."""

    row: Row
    y: float


def pages(rows: Sequence[Row], design: Design, depth: float = 0.0) -> list[list[Standing]]:
    """The rows of each page, in order. `depth`: of the type, if it is not the design's."""
    return drained(paging(rows, design, depth))


def paging(
    rows: Sequence[Row], design: Design, depth: float = 0.0
) -> Generator[Progress, None, list[list[Standing]]]:
    """The same in steps."""
    deep = depth or design.depth
    if not rows:
        return []
    found, start = list[list[Standing]](), 0
    ends = yield from _ends(rows, design, deep)
    for end in ends:
        found.append(_stood(rows, start, end, design, deep))
        start = end
    return found


def _ends(rows: Sequence[Row], design: Design, deep: float) -> Generator[Progress, None, list[int]]:
    """After which rows the pages end."""
    count = len(rows)
    best, before = [math.inf] * (count + 1), [0] * (count + 1)
    best[0] = 0.0
    for start in range(count):
        if start % _STEP == 0:
            yield Progress(start, count)
        if best[start] < math.inf:
            _reach(rows, start, design, deep, best, before)
    ends, at = list[int](), count
    while at > 0:
        ends.append(at)
        at = before[at]
    return ends[::-1]


def _reach(
    rows: Sequence[Row],
    start: int,
    design: Design,
    deep: float,
    best: list[float],
    before: list[int],
) -> None:
    """All pages that may begin with a row."""
    y, flex, count = 0.0, 0, len(rows)
    for at in range(start, count):
        row = rows[at]
        if at > start:
            if row.opens:
                return
            flex += row.flex
        y = _below(y, row, design.leading, first=at == start)
        if y > deep + 0.5 and at > start:
            return
        lines, left = y / design.leading, (deep - y) / design.leading
        if at == count - 1 or rows[at + 1].opens:
            cost = 8.0 * max(0.0, _FEW + 1 - lines) ** 2 if lines else 0.0
        else:
            cost = _cost(left, flex, row, rests=_rests(rows, at + 1))
        if best[start] + cost < best[at + 1]:
            best[at + 1], before[at + 1] = best[start] + cost, start


def _rests(rows: Sequence[Row], end: int) -> bool:
    """Whether a page that ends here ends with its section."""
    return 0 < end < len(rows) and rows[end].section != rows[end - 1].section


def _cost(left: float, flex: int, row: Row, *, rests: bool) -> float:
    """How bad a page is that ends below a row with so many lines left at its foot."""
    fill = min(left, flex)
    short = (left - fill) ** 2 * 4 + fill * fill * 0.5
    if rests and left >= _TAIL:
        short = min(short, _REST + left * left * 0.6)
    return (_TORN if row.tied else row.dear) + short + 0.05


def _below(y: float, row: Row, leading: float, *, first: bool) -> float:
    """How far down the page one is below a row."""
    return _top(y, row, leading, first=first) + row.height


def _top(y: float, row: Row, leading: float, *, first: bool) -> float:
    if first:
        return y
    y += row.lead
    return math.ceil(y / leading - 0.02) * leading if row.snap else y


def _stood(
    rows: Sequence[Row], start: int, end: int, design: Design, deep: float
) -> list[Standing]:
    """The rows of a page at their places, its spare lines given to the leads that may grow."""
    y = 0.0
    for at in range(start, end):
        y = _below(y, rows[at], design.leading, first=at == start)
    left = (deep - y) / design.leading
    ends = end == len(rows) or rows[end].opens
    tail = _rests(rows, end) and left >= _TAIL
    spare = 0 if ends or tail else int(left + 0.02)
    more = _shared(spare, [rows[at].flex if at > start else 0 for at in range(start, end)])
    found, y = list[Standing](), 0.0
    for at in range(start, end):
        top = _top(y, rows[at], design.leading, first=at == start)
        top += more[at - start] * design.leading
        found.append(Standing(rows[at], top))
        y = top + rows[at].height
    if tail and any(one.row.pieces for one in found):
        found.append(_tail(y, left, rows[end - 1].section, design))
    return found


def _tail(y: float, left: float, section: int, design: Design) -> Standing:
    """An ornament below the end of a section."""
    mark = partial(tailpiece, x=design.measure / 2, y=0.0, size=float(design.size))
    return Standing(
        Row(0.0, section=section, extras=(mark,)), y + min(left * 0.4, 2.5) * design.leading
    )


def _shared(spare: int, flexes: list[int]) -> list[int]:
    """Spare lines handed out one by one, first to those that may grow most."""
    given = [0] * len(flexes)
    for level in range(max(flexes, default=0), 0, -1):
        for at, flex in enumerate(flexes):
            if spare > 0 and flex >= level:
                given[at] += 1
                spare -= 1
    return given
