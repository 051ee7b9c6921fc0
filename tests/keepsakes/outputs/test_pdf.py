"""What is in a PDF: exact pages, all their words, their fonts, and no picture of pixels."""

from __future__ import annotations

import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.drawing.fonts import Face, font
from desktop.keepsakes.leaf import Leaf, unit
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.wish import Wish
from tests.keepsakes.outputs.drained import drained
from tests.keepsakes.outputs.ink import apart, ink_box, page_in
from tests.keepsakes.outputs.sample import JUSTIFIED, PAGE, RULER, SPOKEN, TEXTS

Tool = Callable[[str], str]
MADE = Wish(made="2026-11-30T16:05:00")


def said(tool: Tool, *words: str) -> str:
    found = subprocess.run([tool(words[0]), *words[1:]], check=True, capture_output=True)
    return found.stdout.decode("utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "page.pdf"
    path.write_bytes(drained(pdf([PAGE, TEXTS, RULER], MADE, "Täst “ff”", "Jo", "de")))
    return path


def test_every_word_can_be_found(file: Path, tool: Tool) -> None:
    lines = said(tool, "pdftotext", "-raw", str(file), "-").splitlines()
    for text in SPOKEN:
        assert lines.count(text) == 2 * 5
    assert lines.count("WIDE HARBOUR") == lines.count("Narrow fishing") == 2
    assert " ".join(lines).count(JUSTIFIED) == 2
    assert lines.count("a note in 漢字 → by hand") == lines.count("unseen words") == 2


def test_fonts_are_embedded_and_nothing_is_a_picture(file: Path, tool: Tool) -> None:
    rows = said(tool, "pdffonts", str(file)).splitlines()[2:]
    assert len(rows) == 6  # five faces, and one for letters that they have not
    for row in rows:
        assert row.split()[-5:-2] == ["yes", "yes", "yes"]
    assert len(said(tool, "pdfimages", "-list", str(file)).splitlines()) == 2


def test_pages_are_exact_and_say_what_they_are(file: Path, tool: Tool) -> None:
    told = said(tool, "pdfinfo", "-f", "1", "-l", "3", str(file))
    rows = {key: value.strip() for key, _, value in (r.partition(":") for r in told.splitlines())}
    assert rows["Title"] == "Täst “ff”"
    assert (rows["Author"], rows["Creator"]) == ("Jo", "Solitarium")
    assert rows["CreationDate"].startswith("Mon Nov 30 16:05:00 2026")
    sizes = [value for key, value in rows.items() if key.endswith("size") and "Page" in key]
    assert [size.split(" pts")[0] for size in sizes] == [
        "595.276 x 708.661",
        "612 x 792",
        "841.89 x 595.276",
    ]


def test_a_hundred_millimetres_are_just_that(file: Path, tool: Tool) -> None:
    box = ink_box(file, 3, tool, dpi=300)
    assert box.width() == pytest.approx(100, abs=0.13)
    assert (box.x(), box.y()) == (pytest.approx(20, abs=0.09), pytest.approx(30, abs=0.09))


def test_a_page_looks_as_it_does_in_the_preview(file: Path, tool: Tool) -> None:
    seen = image(PAGE, 5)
    far = apart(page_in(file, 1, tool, seen.width(), seen.height()), seen)
    assert far < 20


def test_grey_has_no_colour_in_it(tmp_path: Path, tool: Tool) -> None:
    path = tmp_path / "grey.pdf"
    path.write_bytes(drained(pdf([PAGE], Wish(grey=True), "Grey")))
    page = page_in(path, 1, tool, 420, 500).convertToFormat(QImage.Format.Format_RGB888)
    raw, step = bytes(page.constBits()), page.bytesPerLine()
    rows = [raw[y * step : y * step + 3 * page.width()] for y in range(page.height())]
    assert all(row[0::3] == row[1::3] == row[2::3] for row in rows)
    assert min(min(row) for row in rows) < 10


def test_the_same_pages_make_the_same_file(file: Path) -> None:
    again = drained(pdf([PAGE, TEXTS, RULER], MADE, "Täst “ff”", "Jo", "de"))
    assert file.read_bytes() == again


def test_what_a_clip_hides_is_not_in_the_file(tmp_path: Path, tool: Tool) -> None:
    def draw(painter: QPainter) -> None:
        painter.setClipRect(QRectF(20, 20, 60, 60))
        painter.fillRect(QRectF(0, 0, 100, 50), QColor("#000000"))
        painter.fillRect(QRectF(0, 90, 100, 9), QColor("#FF0000"))
        with unit(painter, 0.5):
            painter.setFont(font(Face.READING, 20))
            painter.drawText(QPointF(50, 150), "within")
            painter.drawText(QPointF(50, 190), "beyond")

    path = tmp_path / "clipped.pdf"
    path.write_bytes(drained(pdf([Leaf(100, 100, draw)], Wish(), "Clipped")))
    assert said(tool, "pdftotext", "-raw", str(path), "-").split() == ["within"]
    box = ink_box(path, 1, tool)
    assert QRectF(19.8, 19.8, 60.4, 60.4).contains(box)
    assert box.width() > 59


def test_a_picture_of_pixels_is_refused() -> None:
    def draw(painter: QPainter) -> None:
        painter.drawImage(QPointF(0, 0), QImage(9, 9, QImage.Format.Format_RGB32))

    with pytest.raises(TypeError):
        drained(pdf([Leaf(10, 10, draw)], Wish(), "Pixels"))
