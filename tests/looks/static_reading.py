"""What is read over the calendar's board, with fixed contents, in each theme and size.

python -m tests.looks.static_reading FOLDER [--face story] [--theme lamp] [--size S] [--density 2]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from desktop.drawing.inks import Theme
from desktop.ui.theme import Look, dress, look_of
from desktop.ui.widgets.desk import Desk
from desktop.ui.widgets.journal_page import JournalPage
from desktop.ui.widgets.month_story import MonthStory, MonthStoryView
from desktop.ui.widgets.year_page import YearPage, YearView
from tests.looks import calendar_reading as contents
from tests.looks.static_table import picture

SIZES = {"S": (906, 632), "L": (1250, 940), "least": (560, 520)}


def _story(view: MonthStoryView, leaf: int = 0) -> Callable[[Look], QWidget]:
    def make(look: Look) -> QWidget:
        made = MonthStory()
        made.wear(look)
        made.resize(906, 632)
        made.show_story(view)
        for _ in range(leaf):
            made.read_on()
        return made

    return make


def _year(view: YearView, *, table: bool = False) -> Callable[[Look], QWidget]:
    def make(look: Look) -> QWidget:
        made = YearPage()
        made.wear(look)
        made.show_year(view)
        if table:
            made.turn_table()
        return made

    return make


def _journal(look: Look) -> QWidget:
    made = JournalPage()
    made.wear(look)
    made.resize(906, 632)
    made.show_journal(contents.JOURNAL)
    return made


FACES: dict[str, Callable[[Look], QWidget]] = {
    "story": _story(contents.STORY),
    "story2": _story(contents.STORY, 1),
    "short": _story(contents.SHORT),
    "epilogue": _story(contents.EPILOGUE),
    "year": _year(contents.YEAR),
    "running": _year(contents.RUNNING),
    "table": _year(contents.YEAR, table=True),
    "journal": _journal,
}


def made(look: Look, face: str, size: tuple[int, int]) -> Desk:
    """One of the faces on the desk."""
    desk = Desk()
    desk.wear(look)
    inside = FACES[face](look)
    layout = QVBoxLayout(desk)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.addWidget(inside)
    desk.resize(*size)
    layout.activate()
    return desk


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--face", choices=list(FACES))
    parser.add_argument("--theme", choices=[theme.value for theme in Theme])
    parser.add_argument("--size", choices=list(SIZES), default="S")
    parser.add_argument("--density", type=float, default=1.0)
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for theme in Theme:
        if asked.theme not in (None, theme.value):
            continue
        look = look_of(theme.value, motion=False)
        dress(app, look)
        for face in FACES:
            if asked.face in (None, face):
                desk = made(look, face, SIZES[asked.size])
                desk.show()
                app.processEvents()
                name = f"reading-{face}-{theme.value}-{asked.size}-{asked.density:g}x.png"
                picture(desk, asked.density).save(str(asked.folder / name))
                desk.hide()
                desk.deleteLater()


if __name__ == "__main__":
    main()
