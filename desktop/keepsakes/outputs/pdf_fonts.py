"""Fonts within a PDF: the glyphs that are used, how wide they are, what they stand for."""

from __future__ import annotations

import zlib

import msgspec

from desktop.keepsakes.outputs.figures import short
from desktop.keepsakes.outputs.glyphs import Glyph, Letters, Typeface
from desktop.keepsakes.outputs.pdf_file import PdfFile, name, text
from desktop.keepsakes.outputs.truetype import TrueType

_SYMBOLIC, _SLANTED = 4, 64
_APART = 2  # thousandths of an em: less is not seen
_ROWS = 100  # a map of characters may have no more in one block
_MAP = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
{rows}endcmap
CMapName currentdict /CMap defineresource pop
end
end
"""


class PdfFont:
    """One font of the file. Text is written in the numbers of its glyphs."""

    def __init__(self, face: Typeface, number: int) -> None:
        """A font of which nothing is used yet. ValueError where it has no TrueType outlines."""
        self.number = number
        self._name = name(face.name.replace(" ", "-"))
        self._slanted = "Italic" in face.name
        self._type = TrueType(face.table)
        self._texts: dict[int, str] = {}

    def use(self, glyph: int, text: str) -> bool:
        """Note that a glyph is used for some characters; whether it says so by itself."""
        known = self._texts.get(glyph)
        if known is None or not known:
            self._texts[glyph] = text
            return True
        return known == text

    def width(self, glyph: int) -> float:
        """How far a glyph moves the pen, in thousandths of an em."""
        return self._type.width(glyph)

    def write(self, file: PdfFile) -> int:
        """Put the font and all that belongs to it into a file; its number there."""
        used = sorted(self._texts)
        program = self._program()
        tagged = f"{_tag(program)}+{self._name}"
        held = file.stream(program, f"/Length1 {len(program)}")
        described = file.add(self._described(tagged, held))
        widths = " ".join(f"{glyph} [{short(self.width(glyph), 1)}]" for glyph in used)
        glyphs = file.add(
            f"<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{tagged} /CIDSystemInfo "
            "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> "
            f"/FontDescriptor {described} 0 R /DW 0 /W [{widths}] /CIDToGIDMap /Identity >>"
        )
        told = file.stream(self._told().encode())
        return file.add(
            f"<< /Type /Font /Subtype /Type0 /BaseFont /{tagged} /Encoding /Identity-H "
            f"/DescendantFonts [{glyphs} 0 R] /ToUnicode {told} 0 R >>"
        )

    def _program(self) -> bytes:
        return self._type.subset(self._texts)

    def _described(self, tagged: str, held: int) -> str:
        font = self._type
        box = " ".join(short(edge * 1000 / font.em, 0) for edge in font.box)
        ascent = short(font.ascent * 1000 / font.em, 0)
        descent = short(font.descent * 1000 / font.em, 0)
        flags = _SYMBOLIC | (_SLANTED if self._slanted else 0)
        return (
            f"<< /Type /FontDescriptor /FontName /{tagged} /Flags {flags} /FontBBox [{box}] "
            f"/ItalicAngle {-12 if self._slanted else 0} /Ascent {ascent} /Descent {descent} "
            f"/CapHeight {ascent} /StemV 80 /FontFile2 {held} 0 R >>"
        )

    def _told(self) -> str:
        """What each glyph stands for: a ligature for several characters."""
        rows = [
            f"<{glyph:04X}> <{text.encode('utf-16-be', 'replace').hex().upper()}>\n"
            for glyph, text in sorted(self._texts.items())
            if text
        ]
        blocks = [rows[n : n + _ROWS] for n in range(0, len(rows), _ROWS)]
        told = (f"{len(block)} beginbfchar\n{''.join(block)}endbfchar\n" for block in blocks)
        return _MAP.format(rows="".join(told))


class BlankFont(PdfFont):
    """A font of boxes, written unseen: they stand for letters that are drawn as shapes.

    Boxes, for some readers pass over glyphs that have no extent.
    """

    def __init__(self, face: Typeface, number: int) -> None:
        """With the tables of a face of ours."""
        super().__init__(face, number)
        self._name = "Unseen"
        self._numbers: dict[tuple[str, int], int] = {}
        self._widths: dict[int, int] = {}

    def width(self, glyph: int) -> float:
        """As far as the letter moves the pen that it stands for."""
        return self._widths[glyph]

    def standing_for(self, run: Letters) -> Letters:
        """A run of these glyphs where those of another font stand."""
        glyphs = tuple(
            Glyph(
                self._number(glyph.text, run.face.advance(glyph.number)),
                glyph.x,
                glyph.y,
                glyph.text,
            )
            for glyph in run.glyphs
            if glyph.text
        )
        return Letters(run.face, run.size, glyphs, run.apart)

    def _number(self, letter: str, width: int) -> int:
        known = self._numbers.setdefault((letter, width), len(self._numbers) + 1)
        number = min(known, self._type.count - 1)
        self._widths.setdefault(number, width)
        return number

    def _program(self) -> bytes:
        return self._type.boxes(self._texts)


class Lettered(msgspec.Struct, frozen=True):
    """A run of glyphs as it is written: font, width, and rows of glyphs from (x, y) on.

    `said`: the text that it makes, where its glyphs do not tell it.
    """

    font: str
    stretch: str
    rows: tuple[tuple[float, float, str], ...]
    said: str = ""


def lettered(run: Letters, font: PdfFont) -> Lettered:
    """Write a run down in a font, with what it takes to move each glyph where it stands."""
    odd = [glyph for glyph in run.glyphs if not font.use(glyph.number, glyph.text)]
    told = run.apart or odd
    em, at, rows = run.size * run.face.stretch / 1000, 0.0, list[tuple[float, float, list[str]]]()
    for glyph in _trimmed(run.glyphs) if told else run.glyphs:
        if not rows or glyph.y != rows[-1][1]:
            rows.append((glyph.x, glyph.y, []))
            at = glyph.x
        apart = round((at - glyph.x) / em)
        if abs(apart) >= _APART:
            rows[-1][2].append(str(apart))
            at -= apart * em
        rows[-1][2].append(f"<{glyph.number:04X}>")
        at += font.width(glyph.number) * em
    return Lettered(
        f"/F{font.number} {short(run.size)} Tf",
        f"{short(100 * run.face.stretch, 1)} Tz",
        tuple((x, y, f"[{''.join(parts).replace('><', '')}] TJ") for x, y, parts in rows),
        text(run.text.strip()) if told else "",
    )


def _trimmed(glyphs: tuple[Glyph, ...]) -> tuple[Glyph, ...]:
    """Without the spaces at both ends: where a text is told, the gap beside it is the space."""
    inked = [n for n, glyph in enumerate(glyphs) if not glyph.text.isspace()]
    return glyphs[inked[0] : inked[-1] + 1] if inked else ()


def _tag(program: bytes) -> str:
    """Six capitals that tell one subset from another."""
    number, letters = zlib.crc32(program), ""
    for _ in range(6):
        number, place = divmod(number, 26)
        letters += chr(ord("A") + place)
    return letters
