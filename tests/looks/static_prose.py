"""Typeset pages with fixed contents, as they come out of the press, two side by side.

python -m tests.looks.static_prose FOLDER [--text book] [--paper A4] [--margin 5] [--booklet]
"""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from desktop.drawing.paper import PRINTED
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import PAPERS, Sheet
from desktop.keepsakes.prose.typeset import typeset
from desktop.keepsakes.wish import Wish
from tests.looks import prose_contents as contents

LONG = msgspec.structs.replace(contents.BOOK, sections=contents.BOOK.sections * 3)
"""Long enough for a table of contents."""
TEXTS = {"book": contents.BOOK, "diary": contents.DIARY, "short": contents.SHORT, "long": LONG}


def picture(leaf: Leaf, density: float) -> QImage:
    """A page at so many pixels a mm."""
    made = QImage(
        round(leaf.width * density), round(leaf.height * density), QImage.Format.Format_RGB32
    )
    made.fill(Qt.GlobalColor.white)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(PRINTED)
    painter.scale(density, density)
    leaf.draw(painter)
    painter.end()
    return made


def spread(leaves: tuple[Leaf, ...], first: int, density: float) -> QImage:
    """Two facing pages: the left one is `first`, which may be before the first."""
    shown = [picture(leaves[at], density) for at in (first, first + 1) if 0 <= at < len(leaves)]
    width, height = shown[0].width(), shown[0].height()
    made = QImage(2 * width + 12, height, QImage.Format.Format_RGB32)
    made.fill(Qt.GlobalColor.lightGray)
    painter = QPainter(made)
    for place, image in enumerate(shown, start=0 if first >= 0 else 1):
        painter.drawImage(place * (width + 12), 0, image)
    painter.end()
    return made


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--text", choices=list(TEXTS))
    parser.add_argument("--paper", choices=list(PAPERS), default="A4")
    parser.add_argument("--margin", type=float, default=5.0)
    parser.add_argument("--booklet", action="store_true")
    parser.add_argument("--density", type=float, default=4.0)
    asked = parser.parse_args()
    app = QGuiApplication.instance() or QGuiApplication([])
    asked.folder.mkdir(parents=True, exist_ok=True)
    wish = Wish(Sheet(PAPERS[asked.paper], asked.margin), booklet=asked.booklet)
    for name, text in TEXTS.items():
        if asked.text in (None, name):
            leaves = typeset(text, wish)
            for first in range(0 if asked.booklet else -1, len(leaves), 2):
                made = spread(leaves, first, asked.density)
                made.save(str(asked.folder / f"prose-{name}-{first + 1:02}.png"))
    del app


if __name__ == "__main__":
    main()
