"""The month page with fixed records, in each theme and size, to be judged by eye.

python -m tests.looks.static_month FOLDER [--theme lamp] [--size S] [--density 2] [--scene target]
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path

import msgspec
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.drawing.inks import THEMES, Theme
from desktop.drawing.month_page import paint_engraving
from desktop.ui.month.board import MonthBoard
from desktop.ui.month.look import MonthLook
from desktop.ui.theme import dress, look_of
from tests.looks import month_contents as contents
from tests.looks.static_table import picture

SIZES = {"S": (906, 632), "L": (1250, 940)}
HEADS = {"S": (892.0, 95.0), "L": (892.0, 126.0)}
_REFUSED = msgspec.structs.replace(
    contents.OVER,
    refused=date(2026, 3, 18),
    reason="Opens the day after Tuesday's is done.",
    cursor=date(2026, 3, 18),
)
SCENES = {
    "target": MonthLook(contents.MARCH, contents.TARGET),
    "fits": MonthLook(contents.MARCH, contents.OVER),
    "refused": MonthLook(contents.MARCH, _REFUSED),
    "rich": MonthLook(contents.rich(), contents.OVER),
    "four": MonthLook(contents.weeks(4), contents.OVER),
    "five": MonthLook(contents.weeks(5), contents.OVER),
}


def heads(theme: Theme, size: str, density: float, months: range = range(1, 13)) -> QImage:
    """The engravings of some months, one below the other."""
    inks, (wide, high) = THEMES[theme], HEADS[size]
    gap = high + 8
    image = QImage(
        QSize(round(wide * density), round(gap * len(months) * density)),
        QImage.Format.Format_RGB32,
    )
    image.fill(QColor(inks.page))
    painter = QPainter(image)
    painter.scale(density, density)
    for row, month in enumerate(months):
        paint_engraving(painter, QRectF(0, gap * row, wide, high), month, inks)
    painter.end()
    return image


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=[theme.value for theme in Theme])
    parser.add_argument("--size", choices=list(SIZES), default="S")
    parser.add_argument("--density", type=float, default=1.0)
    parser.add_argument("--scene", choices=[*SCENES, "heads", "month"], default="target")
    parser.add_argument("--month", type=int, default=0, help="this month's head over the page")
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for theme in Theme:
        if asked.theme not in (None, theme.value):
            continue
        name = f"{asked.scene}{asked.month or ''}-{theme.value}-{asked.size}-{asked.density:g}x.png"
        look = look_of(theme.value, motion=False)
        dress(app, look)
        if asked.scene == "heads":
            months = range(asked.month, asked.month + 1) if asked.month else range(1, 13)
            made = heads(theme, asked.size, asked.density, months)
        else:
            board = MonthBoard()
            board.wear(look)
            board.resize(*SIZES[asked.size])
            shown = SCENES.get(asked.scene)
            board.show_page(shown or MonthLook(contents.headed(asked.month), contents.TARGET))
            made = picture(board, asked.density)
        made.save(str(asked.folder / name))


if __name__ == "__main__":
    main()
