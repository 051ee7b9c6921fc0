"""Pictures of a pack, judged by their first bytes before anybody decodes them.

Problem codes (facts):
  picture.kind ()                      no PNG, JPEG or WebP (and never SVG)
  picture.ending (kind)                its name ends as another kind of picture does
  picture.size (width, height, most)   too wide, too high, too many pixels, or without size
"""

from desktop.rules.kernel.errors import Problem

MOST_SIDE = 8192
MOST_PIXELS = 32_000_000
ENDINGS = {"png": "png", "jpg": "jpeg", "jpeg": "jpeg", "webp": "webp"}
_SIZED = {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}  # JPEG start-of-frame markers
_BARE = {0x01, *range(0xD0, 0xD9)}  # JPEG markers without a length


def check(name: str, raw: bytes) -> tuple[Problem, ...]:
    """Everything wrong with one picture, by its magic bytes and header alone."""
    kind = kind_of(raw)
    if kind is None:
        return (Problem("picture.kind", "error", name, ""),)
    ending = name.rpartition(".")[2]
    if ENDINGS.get(ending) != kind:
        return (Problem("picture.ending", "error", name, "", {"kind": kind}),)
    size = size_of(raw)
    width, height = size or (0, 0)
    fits = 0 < width <= MOST_SIDE and 0 < height <= MOST_SIDE and width * height <= MOST_PIXELS
    if fits:
        return ()
    facts = {"width": str(width), "height": str(height), "most": str(MOST_SIDE)}
    return (Problem("picture.size", "error", name, "", facts),)


def kind_of(raw: bytes) -> str | None:
    """`png`, `jpeg` or `webp` by magic bytes; None for anything else."""
    if raw.startswith(b"\x89PNG\r\n\x1a\n") and raw[12:16] == b"IHDR":
        return "png"
    if raw.startswith(b"\xff\xd8\xff"):
        return "jpeg"
    if raw[:4] == b"RIFF" and raw[8:12] == b"WEBP":
        return "webp"
    return None


def size_of(raw: bytes) -> tuple[int, int] | None:
    """Width and height in pixels by the header; None where it says nothing sensible."""
    match kind_of(raw):
        case "png":
            return int.from_bytes(raw[16:20], "big"), int.from_bytes(raw[20:24], "big")
        case "jpeg":
            return _jpeg_size(raw)
        case "webp":
            return _webp_size(raw)
        case _:
            return None


def _jpeg_size(raw: bytes) -> tuple[int, int] | None:
    at = 2
    while at + 9 <= len(raw) and raw[at] == 0xFF:
        marker = raw[at + 1]
        if marker == 0xFF:
            at += 1
        elif marker in _BARE:
            at += 2
        elif marker in _SIZED:
            height, width = raw[at + 5 : at + 7], raw[at + 7 : at + 9]
            return int.from_bytes(width, "big"), int.from_bytes(height, "big")
        else:
            at += 2 + max(2, int.from_bytes(raw[at + 2 : at + 4], "big"))
    return None


def _webp_size(raw: bytes) -> tuple[int, int] | None:
    chunk = raw[12:16]
    if chunk == b"VP8X" and len(raw) >= 30:
        width, height = raw[24:27], raw[27:30]
        return int.from_bytes(width, "little") + 1, int.from_bytes(height, "little") + 1
    if chunk == b"VP8L" and len(raw) >= 25:
        bits = int.from_bytes(raw[21:25], "little")
        return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
    if chunk == b"VP8 " and len(raw) >= 30:
        width, height = raw[26:28], raw[28:30]
        return int.from_bytes(width, "little") & 0x3FFF, int.from_bytes(height, "little") & 0x3FFF
    return None
