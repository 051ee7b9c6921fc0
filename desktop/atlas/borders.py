"""Borders from noded zones: who owns each sub-edge, what is black, what stays white or open."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

import msgspec

from desktop.atlas.lattice import Intervals, Segment, ordered
from desktop.atlas.parts import Rings

Pair = tuple[str, str]
Borders = dict[Segment, tuple[str, ...]]


class Fabric(msgspec.Struct, frozen=True):
    """What the borders and the author's lines come to."""

    walls: tuple[Segment, ...]
    white_lines: tuple[Segment, ...]
    adjacent: tuple[Pair, ...]
    doored: tuple[Pair, ...]


def owners(zones: Mapping[str, Rings]) -> Borders:
    """Every sub-edge with the zones that it bounds: two share it, one borders on the void."""
    found: dict[Segment, list[str]] = {}
    for zone, rings in zones.items():
        for ring in rings:
            for a, b in pairwise(ring):
                found.setdefault(ordered(a, b), []).append(zone)
    return {edge: tuple(names) for edge, names in found.items()}


def weave(
    borders: Borders,
    walls: Iterable[Segment],
    openings: Sequence[Segment],
    doors: Sequence[Segment],
    void_walls: bool,
) -> Fabric:
    """Cut the openings (doors, windows, open lines) out of all that is black (AZ-025, AZ-029).

    `doors` are the openings that are a door or a window; they are neither wall nor white line.
    """
    void = [edge for edge, names in borders.items() if len(names) == 1] if void_walls else []
    black = Intervals([*walls, *void]).without(openings)
    glazed = Intervals(doors)
    white: list[Segment] = []
    adjacent: dict[Pair, None] = {}
    doored: dict[Pair, None] = {}
    for edge, names in borders.items():
        if len(names) != 2:
            continue
        passable = black.missing_from(edge)
        if passable:
            adjacent[names[0], names[1]] = None
        if glazed.shared_with(edge):
            doored[names[0], names[1]] = None
        white += [piece for part in passable for piece in glazed.missing_from(part)]
    return Fabric(tuple(black), tuple(Intervals(white)), tuple(adjacent), tuple(doored))


def beside(borders: Borders, pieces: Iterable[Segment]) -> tuple[str, ...]:
    """The zones whose border carries one of the pieces (sub-edges, after noding), each once."""
    names = (borders.get(ordered(a, b), ()) for a, b in pieces)
    return tuple(dict.fromkeys(zone for zones in names for zone in zones))
