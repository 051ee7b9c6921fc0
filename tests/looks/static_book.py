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
from desktop.ui.widgets.book_page import BookView
from desktop.ui.widgets.chapter_page import ChapterView
from desktop.ui.widgets.drawn import Drawn
from desktop.ui.widgets.review_page import ReviewView
from desktop.ui.widgets.town_page import TownView
from tests.looks import book_contents as contents
from tests.looks import book_encounters, book_pages
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


def _town(view: TownView) -> Callable[[Panels], None]:
    def fill(panels: Panels) -> None:
        panels.town.show_town(view)
        panels.show_face("town", over_tray=True)
        panels.next.show_step(contents.LEAVE)

    return fill


def _chapter(view: ChapterView) -> Callable[[Panels], None]:
    def fill(panels: Panels) -> None:
        panels.chapter.show_chapter(view)
        panels.show_face("chapter", over_tray=True)
        panels.next.show_step(contents.READ_ON)

    return fill


def _review(view: ReviewView) -> Callable[[Panels], None]:
    def fill(panels: Panels) -> None:
        panels.review.show_review(view)
        panels.show_face("review", over_tray=True)
        panels.next.show_step(contents.READ_ON)

    return fill


def _setup(step: int) -> Callable[[Panels], None]:
    def fill(panels: Panels) -> None:
        panels.note.show_note(contents.FRESH)
        panels.setup.show_setup(book_pages.SETUP[step])
        panels.show_face("setup", over_tray=step in (1, 3))
        panels.next.show_step(contents.ROLL)
        panels.tray.show_tray(contents.TRAY_SIX)

    return fill


def _book(view: BookView) -> Callable[[Panels], None]:
    def fill(panels: Panels) -> None:
        panels.book.show_book(view)
        panels.show_face("book", over_tray=True)
        panels.show_whole_book(view.whole)
        panels.next.show_step(contents.READ_ON)

    return fill


FACES: dict[str, Callable[[Panels], None]] = {
    "destination": _destination,
    "rich": _rich,
    **{name: _encounter(name) for name in book_encounters.ALL},
    "town": _town(book_pages.TOWN),
    "buying": _town(book_pages.BUYING),
    "oracle": _town(book_pages.ORACLE),
    "chapter": _chapter(book_pages.CHAPTER),
    "flight": _chapter(book_pages.FLIGHT),
    "finished": _review(book_pages.REVIEW),
    "dead": _review(book_pages.DEAD),
    "fear": _review(book_pages.FEAR),
    "stranded": _review(book_pages.STRANDED),
    **{f"setup{step + 1}": _setup(step) for step in range(4)},
    "book": _book(book_pages.BOOK),
    "whole": _book(book_pages.WHOLE),
    "unwritten": _book(book_pages.EMPTY),
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
