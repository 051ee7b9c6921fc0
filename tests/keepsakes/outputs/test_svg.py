"""What is in an SVG: the same picture in a browser, and text that can be found."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from desktop.drawing.fonts import Face, font
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.html_pages import html_pages
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.outputs.svg import svg
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.wish import Wish
from tests.keepsakes.outputs.drained import drained
from tests.keepsakes.outputs.ink import apart
from tests.keepsakes.outputs.sample import JUSTIFIED, PAGE, RULER, SPOKEN, draw

Tool = Callable[[str], str]
NAME = "{http://www.w3.org/2000/svg}"
QUIET = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --hide-scrollbars "
    "--disable-background-networking --disable-component-update --disable-sync"
)
BARE = "body, .leaf { margin: 0 !important; background: #fff !important; }"


def texts(document: str) -> list[str]:
    root = ElementTree.fromstring(document)
    return ["".join(text.itertext()) for text in root.iter(f"{NAME}text")]


def test_it_is_well_formed_and_refers_to_nothing_outside() -> None:
    root = ElementTree.fromstring(svg(PAGE))
    assert (root.get("width"), root.get("height")) == ("210mm", "250mm")
    assert root.get("viewBox") == "0 0 210 250"
    title, description = root.find(f"{NAME}title"), root.find(f"{NAME}desc")
    assert title is not None
    assert title.text == "A page & more"
    assert description is not None
    assert description.text == "Everything <there> is"
    held = {element.get("id") for element in root.iter() if element.get("id")}
    for element in root.iter():
        assert not element.tag.endswith(("image", "script", "style", "foreignObject"))
        for key, value in element.attrib.items():
            for meant in re.findall(r"url\((.*?)\)", value) + [value] * key.endswith("href"):
                assert meant[1:] in held


def test_its_text_is_whole() -> None:
    found = texts(svg(Picture(210, 250, draw)))
    for text in SPOKEN:
        assert found.count(text) == 5
    assert " ".join(text.strip() for text in found).count(JUSTIFIED) == 1
    assert "a note in 漢字 → by hand" in found
    assert "unseen words" in found


def test_words_on_one_line_become_one_text() -> None:
    def words(painter: QPainter) -> None:
        painter.setFont(font(Face.READING, 12))
        for x, y, word in ((0, 20, "one "), (25, 20, "and"), (50, 20, "two"), (0, 35, "below")):
            painter.drawText(QPointF(x, y), word)
        painter.drawText(QPointF(150, 35), "far away")

    assert texts(svg(Picture(200, 50, words))) == ["one and two", "below", "far away"]


def test_the_same_picture_makes_the_same_text_whatever_came_before() -> None:
    first = svg(RULER) + svg(PAGE)
    assert svg(RULER) + svg(PAGE) == first


def test_grey_has_no_colour_in_it() -> None:
    colours = set(re.findall(r"#([0-9a-f]{6})\b", svg(PAGE, Wish(grey=True))))
    assert len(colours) > 5
    assert all(colour[:2] == colour[2:4] == colour[4:] for colour in colours)


@pytest.mark.parametrize("width", [794, 600])
def test_a_browser_shows_the_same(width: int, tmp_path: Path, tool: Tool) -> None:
    """As one HTML page, which holds the SVG as it is; a narrow window shows the whole of it."""
    seen = image(PAGE, width / 210)
    file, shot = tmp_path / "page.html", tmp_path / "shot.png"
    page = drained(html_pages([PAGE], Wish(), "Pages", "en"))
    page = page.replace(b"</style>", f"{BARE}</style>".encode())
    file.write_bytes(page)
    size = f"--window-size={seen.width()},{seen.height()}"
    where = [f"--user-data-dir={tmp_path / 'browser'}", f"--screenshot={shot}", size]
    start = [tool("chromium"), *QUIET.split(), *where, file.as_uri()]
    subprocess.run(start, check=True, capture_output=True, timeout=60)
    assert apart(QImage(str(shot)), seen) < 20


def test_pages_of_html_have_their_own_names_and_sizes() -> None:
    page = drained(html_pages([PAGE, RULER, PAGE], Wish(), "A <title>", "da")).decode()
    assert '<html lang="da">' in page
    assert "<title>A &lt;title&gt;</title>" in page
    assert page.count("<svg") == 3
    assert "size: 210mm 250mm" in page
    assert "size: 297mm 210mm" in page
    names = re.findall(r'\bid="([^"]+)"', page)
    assert len(names) == len(set(names))
    assert set(re.findall(r'href="#([^"]+)"', page)) <= set(names)
    assert "<script" not in page
    assert not re.search(r'(src|href)="(?!#)', page)


def test_text_that_looks_like_a_name_stays_as_it_is() -> None:
    leaf = Leaf(10, 10, lambda _: None, text='href="#a" id="b" url(#c)')
    assert ">" + leaf.text in drained(html_pages([leaf], Wish(), "", "en")).decode()


def test_clips_of_one_outline_keep_their_own_rules() -> None:
    def draw(painter: QPainter) -> None:
        for rule in (Qt.FillRule.OddEvenFill, Qt.FillRule.WindingFill, Qt.FillRule.OddEvenFill):
            twice = QPainterPath()
            twice.addRect(QRectF(1, 1, 8, 8))
            twice.addRect(QRectF(3, 3, 4, 4))
            twice.setFillRule(rule)
            painter.save()
            painter.setClipPath(twice)
            painter.fillRect(QRectF(0, 0, 10, 10), QColor("#000000"))
            painter.restore()

    drawn = svg(Picture(10, 10, draw))
    assert drawn.count("<clipPath") == 2
    assert drawn.count("clip-rule") == 1


def test_an_empty_picture_is_one_too() -> None:
    root = ElementTree.fromstring(svg(Leaf(10, 10, lambda _: None)))
    assert root.find(f"{NAME}title") is not None
