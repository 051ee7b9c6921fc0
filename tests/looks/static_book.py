"""The faces of the Book's screen with fixed contents, in each theme and size.

python -m tests.looks.static_book FOLDER [--face destination] [--theme lamp] [--size S]
    [--density 2] [--zoom 1.5] [--width 1024 --height 554]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.drawing.inks import Theme
from desktop.drawing.paper import sheet
from desktop.ui.games.book.panels import Panels
from desktop.ui.theme import Look, dress, look_of
from desktop.ui.widgets.drawn import Drawn
from tests.looks import book_contents as contents
from tests.looks import book_encounters
from tests.looks.places import LARGE, SMALL
from tests.looks.static_table import picture

SIZES = {"S": SMALL, "L": LARGE, "least": (1024, 554)}


class GraphPaper(Drawn):
    """A sheet of graph paper in the place of the board."""

    def paint(self, painter: QPainter, area: QRectF) -> None:
        inks = self.look.inks
        sheet(painter, area.adjusted(0, 0, 0, 0), inks, ground=inks.graph_paper, seed=21)


def made(look: Look, board: tuple[QWidget, ...] = ()) -> Panels:
    """The panels, the note filled."""
    paper = GraphPaper()
    paper.wear(look)
    panels = Panels(look, board or (paper,))
    panels.note.show_note(contents.NOTE)
    panels.log.show_sentence(contents.SENTENCE)
    return panels


def _destination(panels: Panels) -> None:
    panels.destination.show_destinations(contents.DESTINATION)
    panels.show_face("destination")
    panels.next.show_step(contents.DRAW)
    panels.tray.show_tray(contents.TRAY_AHEAD)


def _rich(panels: Panels) -> None:
    _destination(panels)
    panels.note.show_note(contents.RICH)
    panels.tray.show_tray(contents.TRAY_TWO_ROWS)


def _encounter(name: str) -> Callable[[Panels], None]:
    def fill(panels: Panels) -> None:
        panels.encounter.show_encounter(book_encounters.ALL[name])
        panels.show_face("encounter")
        panels.next.show_step(contents.ROLL)
        panels.tray.show_tray(contents.TRAYS.get(name, contents.TRAY_AHEAD))

    return fill


FACES: dict[str, Callable[[Panels], None]] = {
    "destination": _destination,
    "rich": _rich,
    **{name: _encounter(name) for name in book_encounters.ALL},
}


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--face", choices=list(FACES))
    parser.add_argument("--theme", choices=[theme.value for theme in Theme])
    parser.add_argument("--size", choices=list(SIZES), default="S")
    parser.add_argument("--density", type=float, default=1.0)
    parser.add_argument("--zoom", type=float, default=1.0)
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for theme in Theme:
        if asked.theme not in (None, theme.value):
            continue
        look = look_of(theme.value, asked.zoom, motion=False)
        dress(app, look)
        for name, fill in FACES.items():
            if asked.face in (None, name):
                panels = made(look)
                panels.resize(*SIZES[asked.size])
                fill(panels)
                file = f"book-{name}-{theme.value}-{asked.size}-{asked.density:g}x.png"
                picture(panels, asked.density).save(str(asked.folder / file))
                panels.deleteLater()


if __name__ == "__main__":
    main()
