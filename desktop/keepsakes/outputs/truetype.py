"""A TrueType font cut down to the glyphs that are used, each keeping its number."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from struct import pack, unpack, unpack_from

_KEPT = ("cvt ", "fpgm", "prep")
_ARGS_ARE_WORDS, _HAS_SCALE, _MORE, _HAS_XY_SCALE, _HAS_MATRIX = 0x01, 0x08, 0x20, 0x40, 0x80
_MAGIC = 0xB1B0AFBA

Table = Callable[[str], bytes]


class TrueType:
    """What a font's tables say. Raises ValueError for a font whose outlines are of another kind."""

    def __init__(self, table: Table) -> None:
        """Read the few tables that are needed."""
        self._table = table
        self._head, self._glyf = table("head"), table("glyf")
        if not self._head or not self._glyf:
            raise ValueError("no TrueType outlines")
        self.em: int = unpack_from(">H", self._head, 18)[0]
        self.box: tuple[int, ...] = unpack_from(">4h", self._head, 36)
        self.count: int = unpack_from(">H", table("maxp"), 4)[0]
        self.ascent, self.descent = unpack_from(">2h", table("hhea"), 4)
        self._starts = self._read_starts()
        self._metrics = self._read_metrics()

    def _read_starts(self) -> tuple[int, ...]:
        """Where each glyph begins, and where the last one ends."""
        loca = self._table("loca")
        if unpack_from(">h", self._head, 50)[0]:
            return unpack(f">{self.count + 1}L", loca[: 4 * (self.count + 1)])
        halves = unpack(f">{self.count + 1}H", loca[: 2 * (self.count + 1)])
        return tuple(2 * half for half in halves)

    def _read_metrics(self) -> list[tuple[int, int]]:
        """Advance and left bearing of each glyph."""
        wide: int = unpack_from(">H", self._table("hhea"), 34)[0]
        hmtx = self._table("hmtx")
        rows = [unpack_from(">Hh", hmtx, 4 * n) for n in range(wide)]
        last = rows[-1][0]
        rest = range(4 * wide, 4 * wide + 2 * (self.count - wide), 2)
        return rows + [(last, unpack_from(">h", hmtx, at)[0]) for at in rest]

    def width(self, glyph: int) -> float:
        """How far a glyph moves the pen, in thousandths of an em."""
        return self._metrics[glyph][0] * 1000 / self.em

    def _outline(self, glyph: int) -> bytes:
        return self._glyf[self._starts[glyph] : self._starts[glyph + 1]]

    def _parts(self, glyph: int) -> Iterator[int]:
        """The glyphs that a glyph is put together from."""
        outline = self._outline(glyph)
        if len(outline) < 10 or unpack_from(">h", outline)[0] >= 0:
            return
        at, flags = 10, _MORE
        while flags & _MORE:
            flags, part = unpack_from(">2H", outline, at)
            yield part
            at += 8 if flags & _ARGS_ARE_WORDS else 6
            if flags & _HAS_SCALE:
                at += 2
            elif flags & _HAS_XY_SCALE:
                at += 4
            elif flags & _HAS_MATRIX:
                at += 8

    def _with_parts(self, glyphs: Iterable[int]) -> set[int]:
        found, open_ones = set[int](), [0, *glyphs]
        while open_ones:
            glyph = open_ones.pop()
            if glyph not in found and glyph < self.count:
                found.add(glyph)
                open_ones += self._parts(glyph)
        return found

    def boxes(self, glyphs: Iterable[int]) -> bytes:
        """The font's file with a plain box in the place of these glyphs."""
        em = self.em
        box = pack(">5h2H", 1, 0, 0, em, em, 3, 0) + b"\1\1\1\1"
        box += pack(">4h", 0, em, 0, -em) + pack(">4h", 0, 0, em, 0)
        return self._subset(set(glyphs), lambda _: box)

    def subset(self, glyphs: Iterable[int]) -> bytes:
        """The font's file with these glyphs, and the first, alone; the others are empty."""
        return self._subset(self._with_parts(glyphs), self._outline)

    def _subset(self, kept: set[int], outline_of: Callable[[int], bytes]) -> bytes:
        outlines, starts, at = list[bytes](), [0], 0
        for glyph in range(self.count):
            outline = outline_of(glyph) if glyph in kept else b""
            outline += b"\0" * (-len(outline) % 4)
            outlines.append(outline)
            at += len(outline)
            starts.append(at)
        tables = {
            "head": self._head[:8] + b"\0\0\0\0" + self._head[12:50] + b"\0\1" + self._head[52:54],
            "hhea": self._table("hhea")[:34] + pack(">H", self.count),
            "maxp": self._table("maxp"),
            "hmtx": b"".join(
                pack(">Hh", *self._metrics[glyph]) if glyph in kept else b"\0\0\0\0"
                for glyph in range(self.count)
            ),
            "loca": pack(f">{self.count + 1}L", *starts),
            "glyf": b"".join(outlines),
        }
        tables |= {tag: made for tag in _KEPT if (made := self._table(tag))}
        return _file(tables)


def _file(tables: dict[str, bytes]) -> bytes:
    """Tables with their directory before them."""
    count = len(tables)
    power = count.bit_length() - 1
    search = 16 << power
    head = pack(">L4H", 0x00010000, count, search, power, 16 * count - search)
    at, rows, bodies, places = 12 + 16 * count, list[bytes](), list[bytes](), dict[str, int]()
    for tag, made in sorted(tables.items()):
        rows.append(pack(">4s3L", tag.encode(), _sum(made), at, len(made)))
        bodies.append(made + b"\0" * (-len(made) % 4))
        places[tag] = at
        at += len(bodies[-1])
    whole = head + b"".join(rows) + b"".join(bodies)
    adjusted = pack(">L", (_MAGIC - _sum(whole)) & 0xFFFFFFFF)
    spot = places["head"] + 8
    return whole[:spot] + adjusted + whole[spot + 4 :]


def _sum(made: bytes) -> int:
    padded = made + b"\0" * (-len(made) % 4)
    words: tuple[int, ...] = unpack(f">{len(padded) // 4}L", padded)
    return sum(words) & 0xFFFFFFFF
