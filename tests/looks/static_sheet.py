"""The graph-paper sheet with fixed contents, in each theme and size, to be judged by eye.

python -m tests.looks.static_sheet FOLDER [--theme lamp] [--size S] [--density 2] [--scene plan]
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PySide6.QtWidgets import QApplication

from desktop.drawing.inks import Theme
from desktop.drawing.sheet_records import Plan
from desktop.ui.games.book.panels import Panels
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.sheet.look import SheetLook
from desktop.ui.theme import Look, dress, look_of
from tests.looks import sheet_contents as contents
from tests.looks.places import LARGE, SMALL
from tests.looks.static_book import FACES, made
from tests.looks.static_table import picture

SIZES = {"S": SMALL, "L": LARGE}
Scene = tuple[SheetLook, Plan | None, str]
SCENES: dict[str, Scene] = {
    "plan": (contents.LOOK, contents.PLAN, ""),
    "masked": (contents.LOOK, contents.MASKED, ""),
    "refused": (contents.LOOK, contents.REFUSED, ""),
    "focus": (contents.LOOK, None, "15,3"),
    "whole": (contents.LOOK, None, ""),
    "broken": (contents.BROKEN, None, ""),
    "empty": (contents.EMPTY, None, ""),
    "settle": (contents.EMPTY, None, "16,20"),
    "first": (contents.first_chapter(), None, ""),
    "twenty": (contents.twenty_chapters(), None, ""),
}
"""Look, plan and focus of each scene."""


def table(look: Look, name: str, size: tuple[int, int]) -> tuple[Panels, SheetBoard]:
    """The whole table at a size of the contents in pixels, with a scene on its board."""
    board = SheetBoard()
    board.wear(look)
    panels = made(look, (board,))
    panels.resize(*size)
    FACES["destination"](panels)
    panels.grab()  # lays the parts out
    shown, plan, focus = SCENES[name]
    board.show_sheet(shown, at_once=True)
    if name == "whole":
        board.toggle_whole()
    board.focus_square(focus)
    board.plan(plan)
    return panels, board


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=[theme.value for theme in Theme])
    parser.add_argument("--size", choices=list(SIZES), default="S")
    parser.add_argument("--density", type=float, default=1.0)
    parser.add_argument("--scene", choices=list(SCENES), default="plan")
    parser.add_argument("--board", action="store_true", help="only the board, without the table")
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for theme in Theme:
        if asked.theme in (None, theme.value):
            look = look_of(theme.value, motion=False)
            dress(app, look)
            panels, board = table(look, asked.scene, SIZES[asked.size])
            name = f"sheet-{asked.scene}-{theme.value}-{asked.size}-{asked.density:g}x.png"
            picture(board if asked.board else panels, asked.density).save(str(asked.folder / name))


if __name__ == "__main__":
    main()
