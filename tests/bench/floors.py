"""Maps made for measuring: oblong rooms in rows, a door in each wall between two of them."""

from desktop.atlas.parts import ZoneMap
from desktop.atlas.zone_map import build_map

WIDE, HIGH = 2000, 1400


def rooms(across: int, down: int) -> ZoneMap:
    """A map of `across` by `down` zones."""
    zones, walls, passages = {}, [], []
    for x in range(across):
        for y in range(down):
            left, top = x * WIDE, y * HIGH
            corners = ((left, top), (left + WIDE, top), (left + WIDE, top + HIGH))
            zones[f"Z{x}_{y}"] = (*corners, (left, top + HIGH))
    for x in range(1, across):
        walls.append(((x * WIDE, 0), (x * WIDE, down * HIGH)))
        for y in range(down):
            ends = ((x * WIDE, y * HIGH + 400), (x * WIDE, y * HIGH + 1000))
            passages.append(("door", ends))
    for y in range(1, down):
        walls.append(((0, y * HIGH), (across * WIDE, y * HIGH)))
        for x in range(across):
            ends = ((x * WIDE + 700, y * HIGH), (x * WIDE + 1300, y * HIGH))
            passages.append(("door", ends))
    letters = {zone: chr(65 + n) if n < 26 else None for n, zone in enumerate(zones)}
    titles = {zone: f"Room {zone[1:]}" for zone in zones}
    return build_map(zones, walls=walls, passages=passages, letters=letters, titles=titles)
