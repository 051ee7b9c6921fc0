"""Zip files from outside: judged by their directory, read in memory, never extracted.

Problem codes (facts):
  zip.unreadable (detail)       no zip, cut off, or damaged
  zip.members (count, most)     more members than a pack can have
  zip.large (most)              a file beyond the limit, in MiB
  zip.foreign_bytes ()          bytes before the first member, after the end, or between
  zip.comment (most)            a comment longer than a line
  zip.encrypted (member)        zip.method (member, method)   zip.link (member)
  zip.overlap (member)          two members share bytes, or the directory lies about one
  zip.mimetype ()               `mimetype` is not the first member, stored, with the right word
"""

import io
import stat
import struct
import zipfile
import zlib
from collections.abc import Iterator

from desktop.rules.kernel.errors import Problem
from desktop.store.member_names import MOST_MEMBERS, escaped, problems_of

MOST_BYTES = 64 << 20
MOST_COMMENT = 1024
MOST_RATIO = 200
_MOST_DIRECTORY = 1 << 20
_ENCRYPTED = 0x1 | 0x40 | 0x2000
_END = struct.Struct("<4s4H2LH")
_LOCAL = struct.Struct("<4s5H3L2H")
_DAMAGE = (
    zipfile.BadZipFile,
    zlib.error,
    EOFError,
    ValueError,
    NotImplementedError,
    RuntimeError,
    struct.error,
    MemoryError,
    OSError,
)


class Zipped:
    """One zip in memory, with everything that is wrong with it as a zip."""

    def __init__(self, raw: bytes, file: str) -> None:
        """Judge the directory; members are read only where `problems` is empty."""
        self.file = file
        self._raw = raw
        self._zip: zipfile.ZipFile | None = None
        self.problems = [*self._end_problems()]
        if not self.problems:
            self.problems += self._open()
        if not self.problems:
            self.problems += self._member_problems()

    def names(self) -> list[str]:
        """The members' names; folders are left out."""
        return [one.filename for one in self._infos() if not one.is_dir()]

    def read(self, name: str, limit: int) -> bytes | Problem:
        """At most `limit` bytes of a member; what the directory claims counts for nothing."""
        if self._zip is None:
            return self._problem("zip.unreadable", detail="")
        try:
            packed = self._zip.getinfo(name).compress_size
            with self._zip.open(name) as member:
                body = member.read(limit + 1)
        except _DAMAGE as trouble:
            return self._problem("zip.unreadable", detail=escaped(f"{name}: {trouble}"))
        if len(body) > limit:
            return Problem("member.large", "error", name, "", {"most": str(limit)})
        if len(body) > MOST_RATIO * max(packed, 1):
            return Problem("member.ratio", "error", name, "", {"most": str(MOST_RATIO)})
        return body

    def _infos(self) -> list[zipfile.ZipInfo]:
        return self._zip.infolist() if self._zip is not None else []

    def _problem(self, code: str, **facts: str) -> Problem:
        return Problem(code, "error", self.file, "", facts)

    def _end_problems(self) -> Iterator[Problem]:
        """What the end of the file says, before zipfile reads a directory of any size."""
        raw = self._raw
        if len(raw) > MOST_BYTES:
            yield self._problem("zip.large", most=str(MOST_BYTES >> 20))
            return
        at = raw.rfind(b"PK\x05\x06", max(0, len(raw) - _END.size - 0xFFFF))
        if at < 0 or at + _END.size > len(raw):
            yield self._problem("zip.unreadable", detail="no end of directory")
            return
        _, disk, _, _, count, size, offset, comment = _END.unpack_from(raw, at)
        if comment > MOST_COMMENT:
            yield self._problem("zip.comment", most=str(MOST_COMMENT))
        if count > MOST_MEMBERS or size > _MOST_DIRECTORY:
            yield self._problem("zip.members", count=str(count), most=str(MOST_MEMBERS))
            return
        whole = not disk and offset + size == at and at + _END.size + comment == len(raw)
        if not whole or (count and not raw.startswith(b"PK\x03\x04")):
            yield self._problem("zip.foreign_bytes")

    def _open(self) -> Iterator[Problem]:
        try:
            self._zip = zipfile.ZipFile(io.BytesIO(self._raw))
        except _DAMAGE as trouble:
            yield self._problem("zip.unreadable", detail=escaped(str(trouble)))

    def _member_problems(self) -> Iterator[Problem]:
        infos = self._infos()
        if len(infos) > MOST_MEMBERS:
            yield self._problem("zip.members", count=str(len(infos)), most=str(MOST_MEMBERS))
            return
        yield from problems_of(one.orig_filename.removesuffix("/") for one in infos)
        for one in infos:
            yield from self._nature(one)
        yield from self._overlaps(infos)
        if any(one.filename == "mimetype" for one in infos):
            yield from self._mimetype(infos[0])

    def _nature(self, one: zipfile.ZipInfo) -> Iterator[Problem]:
        member = escaped(one.orig_filename)
        if one.flag_bits & _ENCRYPTED:
            yield self._problem("zip.encrypted", member=member)
        if one.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
            yield self._problem("zip.method", member=member, method=str(one.compress_type))
        kind = stat.S_IFMT(one.external_attr >> 16)
        if kind not in (0, stat.S_IFREG, stat.S_IFDIR):
            yield self._problem("zip.link", member=member)
        if one.is_dir() and (one.file_size or one.compress_size > 2):  # 2: nothing, deflated
            yield self._problem("zip.overlap", member=member)

    def _overlaps(self, infos: list[zipfile.ZipInfo]) -> Iterator[Problem]:
        """Members lie one behind the other, and their own headers agree with the directory."""
        expected = 0
        for one in sorted(infos, key=lambda info: info.header_offset):
            at = one.header_offset
            if at < expected or at + _LOCAL.size > len(self._raw):
                yield self._problem("zip.overlap", member=escaped(one.orig_filename))
                return
            gap = at - expected
            sign, *_, name, extra = _LOCAL.unpack_from(self._raw, at)
            own = self._raw[at + _LOCAL.size : at + _LOCAL.size + name]
            if sign != b"PK\x03\x04" or own != self._bytes_of(one):
                yield self._problem("zip.overlap", member=escaped(one.orig_filename))
                return
            if gap > 24:  # a data descriptor fits, a hidden file does not
                yield self._problem("zip.foreign_bytes")
            expected = at + _LOCAL.size + name + extra + one.compress_size
        if expected > self._directory_at():
            yield self._problem("zip.overlap", member="")

    def _bytes_of(self, one: zipfile.ZipInfo) -> bytes:
        encoding = "utf-8" if one.flag_bits & 0x800 else "cp437"
        return one.orig_filename.encode(encoding, "replace")

    def _directory_at(self) -> int:
        return self._zip.start_dir if self._zip is not None else 0

    def _mimetype(self, first: zipfile.ZipInfo) -> Iterator[Problem]:
        stored = first.compress_type == zipfile.ZIP_STORED and first.header_offset == 0
        if first.filename != "mimetype" or not stored:
            yield self._problem("zip.mimetype")
