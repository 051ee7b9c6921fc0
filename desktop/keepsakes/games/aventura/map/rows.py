"""What stands on the zones of a map as it was played: a row for each stop with what happened."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from desktop.drawing.card_position import SIGNS
from desktop.keepsakes.games.aventura.map.marks import MARK, stop_width
from desktop.keepsakes.games.aventura.stays import Foe, Stay, Visit
from desktop.rules.games.aventura.content.pack import Pack

Kind = Literal["book", "trial", "fight", "foe", "wound", "skull", "card", "goal", "figure"]
LINE = 17.0
_GAP = 1.5
_WIDE = {"fight": 33.0, "foe": 20.0, "figure": 20.0}
_COUNT = 4.0


class Mark(msgspec.Struct, frozen=True):
    """One mark: a Test's sign or an adversary's silhouette by its `key`, how often it counts.

    `flag`: the Test was passed, the adversary defeated here, the wound a mental one. `token` is
    the adversary's, `number` what stands on it where there are several.
    """

    kind: Kind
    key: str = ""
    flag: bool = False
    count: int = 1
    number: int = 0
    token: int = 0

    @property
    def width(self) -> float:
        """Its room across."""
        return _WIDE.get(self.kind, MARK) + (_COUNT if self.count > 1 else 0.0)


class Row(msgspec.Struct, frozen=True):
    """A stop with its marks, or an adversary that stands by itself (seat -1, no turns)."""

    zone: str
    seat: int
    stay: int
    turns: str
    marks: tuple[Mark, ...]

    def spots(self, most: int) -> tuple[tuple[tuple[float, float], ...], float, float]:
        """The middles of plate and marks from the upper left corner, then width and height.

        At most so many marks stand on the first line, the rest below it.
        """
        high = LINE + (3.0 if any(mark.kind in _WIDE for mark in self.marks) else 0.0)
        places: list[tuple[float, float]] = []
        x, y, wide = 1.0, high / 2, 0.0
        if self.turns:
            plate = stop_width(self.turns)
            places.append((x + plate / 2, y))
            x += plate + _GAP
        begin = x
        for n, mark in enumerate(self.marks):
            if n and n % most == 0:
                wide, x, y = max(wide, x), begin, y + high
            places.append((x + (mark.width - (_COUNT if mark.count > 1 else 0)) / 2, y))
            x += mark.width + _GAP
        return tuple(places), max(wide, x), y + high / 2


def rows(pack: Pack, visit: Visit) -> tuple[Row, ...]:
    """All rows of a stay on a map: the stops in the order of turns, then who stands there yet."""
    found = [
        (stay.first, walker.seat, number, stay)
        for walker in visit.walkers
        for number, stay in enumerate(walker.stays)
    ]
    last = {(walker.seat, len(walker.stays) - 1) for walker in visit.walkers}
    goal = (Mark("goal"),) if visit.ending else () if visit.how else (Mark("figure"),)
    made = [
        Row(
            stay.zone,
            seat,
            number,
            stay.turns,
            (*_marks(pack, visit, stay), *(goal if (seat, number) in last else ())),
        )
        for _, seat, number, stay in sorted(found, key=lambda one: one[:3])
    ]
    made += [
        Row(foe.zone, -1, foe.token, "", (_foe(pack, visit, foe, here=True),))
        for foe in visit.foes
        if foe.end in ("", "left") or not _fought(visit, foe)
    ]
    return tuple(made)


def _fought(visit: Visit, foe: Foe) -> bool:
    return any(foe.token in stay.clashes for walker in visit.walkers for stay in walker.stays)


def _foe(
    pack: Pack, visit: Visit, foe: Foe, *, here: bool, kind: Literal["foe", "fight"] = "foe"
) -> Mark:
    """An adversary by its silhouette, with its number where there were several.

    It is told as defeated where that was `here`.
    """
    alike = sum(1 for one in visit.foes if one.card == foe.card)
    number = foe.token if alike > 1 else 0
    key, beaten = pack.adversaries[foe.card].token, foe.end == "defeated" and here
    return Mark(kind, key, beaten, number=number, token=foe.token)


def _marks(pack: Pack, visit: Visit, stay: Stay) -> Iterator[Mark]:
    """What happened at a stop, in the order in which it is looked for."""
    if stay.read:
        yield Mark("book")
    yield from _trials(stay)
    if stay.found:
        yield Mark("card", count=len(stay.found))
    for token in dict.fromkeys(stay.clashes):
        foe = visit.foe(token)
        if foe is not None and foe.card in pack.adversaries:
            here = stay.first <= foe.last <= stay.last
            yield _foe(pack, visit, foe, here=here, kind="fight")
    yield from _wounds(stay)


def _trials(stay: Stay) -> Iterator[Mark]:
    """Tests of a kind together, those passed first."""
    for passed in (True, False):
        for stat, sign in SIGNS.items():
            count = sum(1 for one in stay.trials if (one.stat, one.passed) == (stat, passed))
            if count:
                yield Mark("trial", sign, passed, count)


def _wounds(stay: Stay) -> Iterator[Mark]:
    for kind in ("physical", "mental"):
        count = sum(1 for hurt in stay.wounds if hurt.kind == kind)
        if count:
            yield Mark("wound", flag=kind == "mental", count=count)
    if any(hurt.defeated for hurt in stay.wounds):
        yield Mark("skull")
