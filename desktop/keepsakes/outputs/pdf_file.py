"""The objects of a PDF file, and the file made of them."""

from __future__ import annotations

import zlib

from desktop.keepsakes.outputs.existing import BEGINNINGS

_HEAD = BEGINNINGS[".pdf"]


class PdfFile:
    """Objects, each with its number from 1 on. The same objects always make the same file."""

    def __init__(self) -> None:
        """None yet."""
        self._objects: list[bytes] = []

    def reserve(self) -> int:
        """The number of an object that comes later."""
        self._objects.append(b"null")
        return len(self._objects)

    def add(self, content: str | bytes) -> int:
        """A new object; its number."""
        number = self.reserve()
        self.put(number, content)
        return number

    def put(self, number: int, content: str | bytes) -> None:
        """An object whose number was reserved."""
        self._objects[number - 1] = content if isinstance(content, bytes) else content.encode()

    def stream(self, content: bytes, entries: str = "") -> int:
        """A new stream, packed, with these entries in its dictionary; its number."""
        packed = zlib.compress(content, 6)
        head = f"<< {entries} /Length {len(packed)} /Filter /FlateDecode >>\nstream\n"
        return self.add(head.encode() + packed + b"\nendstream")

    def bytes(self, root: int, facts: int) -> bytes:
        """The file, its catalogue and its facts being these objects."""
        parts, places, at = [_HEAD], list[int](), len(_HEAD)
        for number, content in enumerate(self._objects, start=1):
            part = b"%d 0 obj\n%b\nendobj\n" % (number, content)
            places.append(at)
            parts.append(part)
            at += len(part)
        count = len(places) + 1
        parts.append(b"xref\n0 %d\n0000000000 65535 f \n" % count)
        parts += [b"%010d 00000 n \n" % place for place in places]
        ends = b"trailer\n<< /Size %d /Root %d 0 R /Info %d 0 R >>\nstartxref\n%d\n%%%%EOF\n"
        parts.append(ends % (count, root, facts, at))
        return b"".join(parts)


def text(words: str) -> str:
    """A text as a PDF spells it, whatever its letters."""
    return f"<FEFF{words.encode('utf-16-be', 'replace').hex().upper()}>"


def name(words: str) -> str:
    """Words as a name, with only the signs that may be in one."""
    return "".join(sign for sign in words if sign.isascii() and (sign.isalnum() or sign in "-+"))
