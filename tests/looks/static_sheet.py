"""The graph-paper sheet with fixed contents, in each theme and size, to be judged by eye.

python -m tests.looks.static_sheet FOLDER [--theme lamp] [--size S] [--density 2] [--scene plan]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from desktop.drawing.inks import Theme
from desktop.drawing.sheet_records import Plan
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.sheet.look import SheetLook
from desktop.ui.theme import Look, dress, look_of
from desktop.ui.widgets.desk import Desk
from tests.looks import sheet_contents
from tests.looks.places import LARGE, SMALL, Place, place
from tests.looks.static_table import picture

PARTS = {
    "adventurer": Place((0, 0, 284, 654), (0, 0, 340, 964)),
    "sheet": Place((284, 0, 702, 632), (340, 0, 1080, 940)),
    "log": Place((284, 632, 702, 22), (340, 940, 1080, 24)),
    "page": Place((986, 0, 380, 446), (1420, 0, 500, 690)),
    "tray": Place((986, 446, 380, 208), (1420, 690, 500, 274)),
}
"""Where the parts of this table lie; a part without a widget leaves the desk bare."""
SIZES = {"S": SMALL, "L": LARGE}
Scene = tuple[SheetLook, Plan | None, str]
SCENES = ("plan", "masked", "refused", "empty", "first", "twenty", "whole", "focus")


def scene(name: str) -> Scene:
    """Look, plan and focus of a scene."""
    look = sheet_contents.LOOK
    match name:
        case "masked":
            return look, sheet_contents.MASKED, ""
        case "refused":
            return look, sheet_contents.REFUSED, ""
        case "empty":
            return sheet_contents.EMPTY, None, ""
        case "first":
            return sheet_contents.first_chapter(), None, ""
        case "twenty":
            return sheet_contents.twenty_chapters(), None, ""
        case "focus":
            return look, None, "15,3"
        case "whole":
            return look, None, ""
    return look, sheet_contents.PLAN, ""


class StaticSheet(Desk):
    """The board in its place on the desk; `parts` takes the rest of the table."""

    def __init__(self, look: Look, name: str) -> None:
        super().__init__()
        self.wear(look)
        self.board = SheetBoard(self)
        self.parts: dict[str, QWidget] = {"sheet": self.board}
        self._scene = name

    def lay_out(self, size: tuple[int, int]) -> None:
        """Put all parts where they belong at a size of the contents in pixels."""
        self.resize(*size)
        for name, part in self.parts.items():
            part.setGeometry(place(PARTS[name], *size, self.look.zoom))
        self.board.wear(self.look)
        look, plan, focus = scene(self._scene)
        self.board.show_sheet(look, at_once=True)
        if self._scene == "whole":
            self.board.toggle_whole()
        self.board.focus_square(focus)
        self.board.plan(plan)


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=[theme.value for theme in Theme])
    parser.add_argument("--size", choices=list(SIZES), default="S")
    parser.add_argument("--density", type=float, default=1.0)
    parser.add_argument("--scene", choices=SCENES, default="plan")
    parser.add_argument("--board", action="store_true", help="only the board, without the desk")
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for theme in Theme:
        if asked.theme in (None, theme.value):
            look = look_of(theme.value, motion=False)
            dress(app, look)
            table = StaticSheet(look, asked.scene)
            table.lay_out(SIZES[asked.size])
            name = f"sheet-{asked.scene}-{theme.value}-{asked.size}-{asked.density:g}x.png"
            shown = table.board if asked.board else table
            picture(shown, asked.density).save(str(asked.folder / name))


if __name__ == "__main__":
    main()
