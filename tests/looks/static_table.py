"""The first screenshot: the zone-map table with fixed contents, in each theme and size.

python -m tests.looks.static_table FOLDER [--theme lamp] [--size S] [--density 2]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QPoint, QRectF, QSize
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from desktop.drawing.dice import Ring
from desktop.drawing.inks import Theme
from desktop.drawing.paper import sheet
from desktop.ui.theme import Look, dress, look_of
from desktop.ui.widgets.card_hand import CardHand
from desktop.ui.widgets.clock_rail import ClockRail
from desktop.ui.widgets.desk import Desk
from desktop.ui.widgets.dice_tray import DiceTray
from desktop.ui.widgets.drawn import Drawn
from desktop.ui.widgets.investigator_board import InvestigatorBoard
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.next_button import NextButton
from desktop.ui.widgets.story_page import StoryPage
from tests.looks import contents
from tests.looks.pier import pier_map
from tests.looks.places import LARGE, SMALL, Place, place

PARTS = {
    "rail": Place((0, 0, 946, 44), (0, 0, 1320, 52)),
    "map": Place((8, 46, 930, 440), (8, 54, 1304, 688)),
    "log": Place((0, 488, 946, 22), (0, 744, 1320, 24)),
    "first board": Place((0, 510, 196, 144), (0, 768, 267, 196)),
    "first hand": Place((190, 510, 300, 144), (261, 768, 415, 196)),
    "second board": Place((490, 510, 196, 144), (684, 768, 267, 196)),
    "second hand": Place((680, 510, 266, 144), (945, 768, 375, 196)),
    "page": Place((946, 0, 420, 446), (1320, 0, 600, 696)),
    "next": Place((960, 450, 390, 44), (1334, 700, 570, 44)),
    "tray": Place((946, 500, 420, 154), (1320, 752, 600, 212)),
}
SIZES = {"S": SMALL, "L": LARGE}
MapRegion = Callable[[QWidget, Look], QWidget]


class _Paper(Drawn):
    """The map's sheet without a map."""

    def paint(self, painter: QPainter, area: QRectF) -> None:
        inks = self.look.inks
        sheet(painter, area, inks, ground=inks.margin, seed=21)


def bare_paper(parent: QWidget, look: Look) -> QWidget:
    """A sheet of paper in the place of the map."""
    made = _Paper(parent)
    made.wear(look)
    return made


class StaticTable(Desk):
    """All parts of the table in their places, filled once."""

    def __init__(
        self, look: Look, map_region: MapRegion = bare_paper, *, ring: Ring = Ring.DOUBLE
    ) -> None:
        super().__init__()
        self.wear(look)
        self.map = map_region(self, look)
        first, second = InvestigatorBoard(self), InvestigatorBoard(self)
        first_hand, second_hand = CardHand(self), CardHand(self)
        rail, log, page, step, tray = (
            ClockRail(self),
            LogLine(self),
            StoryPage(self),
            NextButton(self),
            DiceTray(self),
        )
        self.parts: dict[str, Drawn | InvestigatorBoard | LogLine | NextButton] = {
            "first board": first,
            "second board": second,
            "rail": rail,
            "log": log,
            "first hand": first_hand,
            "second hand": second_hand,
            "page": page,
            "next": step,
            "tray": tray,
        }
        rail.show_rail(contents.RAIL)
        log.show_sentence(contents.SENTENCE)
        first.show_board(contents.INES)
        second.show_board(contents.TOBIAS)
        first_hand.show_hand(contents.INES_HAND)
        second_hand.show_hand(contents.TOBIAS_HAND)
        page.show_page(contents.PAGE)
        step.show_step(contents.STEP)
        tray.show_tray(contents.TRAYS[ring])
        tray.skip()

    def lay_out(self, size: tuple[int, int]) -> None:
        """Dress all parts and put them where they belong at a size of the contents in pixels."""
        look = self.look
        self.resize(*size)
        self.map.setGeometry(place(PARTS["map"], *size, look.zoom))
        for name, part in self.parts.items():
            part.wear(look)
            part.setGeometry(place(PARTS[name], *size, look.zoom))


def picture(table: QWidget, density: float) -> QImage:
    """The widget as a picture of so many pixels a unit."""
    size = QSize(round(table.width() * density), round(table.height() * density))
    image = QImage(size, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(density)
    painter = QPainter(image)
    table.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    painter.end()
    return image


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=[theme.value for theme in Theme])
    parser.add_argument("--size", choices=list(SIZES), default="S")
    parser.add_argument("--density", type=float, default=1.0)
    parser.add_argument("--ring", choices=[ring.value for ring in Ring], default="double")
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for theme in Theme:
        if asked.theme in (None, theme.value):
            look = look_of(theme.value, motion=False)
            dress(app, look)
            table = StaticTable(look, pier_map, ring=Ring(asked.ring))
            table.lay_out(SIZES[asked.size])
            name = f"table-{theme.value}-{asked.size}-{asked.density:g}x.png"
            picture(table, asked.density).save(str(asked.folder / name))


if __name__ == "__main__":
    main()
