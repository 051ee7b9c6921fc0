"""Text where fonts of the same names are installed, or none that has its letters."""

import subprocess
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainter, QRawFont

from desktop.drawing import fonts
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs import glyphs
from desktop.keepsakes.outputs.canvas import Words
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.outputs.svg import svg
from desktop.keepsakes.wish import Wish
from tests.keepsakes.conftest import Tool
from tests.keepsakes.outputs.drained import drained

pytestmark = pytest.mark.usefixtures("qapp")


def words(text: str) -> Words:
    return Words(QPointF(), text, fonts.font(fonts.Face.TITLE, 20), 100.0)


def draw(painter: QPainter) -> None:
    painter.scale(0.3, 0.3)
    for y, face in enumerate((fonts.Face.TITLE, fonts.Face.READING), start=1):
        painter.setFont(fonts.font(face, 20))
        painter.drawText(QPointF(50, 100 * y), f"Official {face.name}")


def test_a_font_that_only_bears_our_name_is_drawn_as_shapes(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, tool: Tool
) -> None:
    ours = glyphs.plain()
    monkeypatch.setattr(glyphs, "_faces", {})
    monkeypatch.setattr(glyphs, "_set", {})
    monkeypatch.setattr(glyphs, "_heads", lambda: frozenset({ours.table("head")}))
    path = tmp_path / "a.pdf"
    path.write_bytes(drained(pdf((Leaf(210, 297, draw),), Wish(), "A")))
    told = subprocess.run([tool("pdftotext"), path, "-"], check=True, capture_output=True)
    assert told.stdout.decode().split() == ["Official", "TITLE", "Official", "READING"]
    listed = subprocess.run([tool("pdffonts"), path], check=True, capture_output=True)
    assert b"Garamond-Regular" in listed.stdout
    assert b"SemiBold" not in listed.stdout
    assert svg(Leaf(210, 297, draw)).count("<use") > 20


class Boxes:
    """A run of glyphs as Qt hands it over for letters that no font has: it has no name."""

    def rawFont(self) -> QRawFont:
        """A font without a size; asked for its name, the real one brings Qt down."""
        return Nameless()

    def glyphIndexes(self) -> list[int]:
        """Nothing that a font would know."""
        return [1, 1]

    def positions(self) -> list[QPointF]:
        """One behind the other."""
        return [QPointF(0, 0), QPointF(9, 0)]

    def stringIndexes(self) -> list[int]:
        """A glyph a letter."""
        return [0, 1]

    def isRightToLeft(self) -> bool:
        """No."""
        return False


class Nameless(QRawFont):
    """Says nothing of itself."""

    def pixelSize(self) -> float:
        """None."""
        return -1.0

    def familyName(self) -> str:
        """Never asked for."""
        raise AssertionError


def test_letters_that_no_font_has_are_boxes_of_our_own() -> None:
    texts = {0: "न", 1: "म"}
    run = glyphs._run(Boxes(), texts, 0.0, 0.0, words("नम"))  # type: ignore[arg-type]
    assert run.face is glyphs.plain()
    assert (run.size, run.text, {glyph.number for glyph in run.glyphs}) == (20.0, "नम", {0})


def test_a_text_of_nothing_but_unseen_signs_is_no_trouble() -> None:
    for text in ("\u200b\u2060\ufeff", "\u2028", "\u0301", "\U000e0001", "\u2067\u2069"):
        assert all(run.glyphs for run in glyphs.letters(words(text)))

    def unseen(painter: QPainter) -> None:
        painter.setFont(QFont(fonts.font(fonts.Face.READING, 20)))
        painter.drawText(QPointF(5, 5), "\u200b\u2060\u2067\u2069")

    assert drained(pdf((Leaf(50, 50, unseen),), Wish(), "A"))
