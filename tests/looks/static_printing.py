"""The print sheet with fixed contents, in each theme and size.

python -m tests.looks.static_printing FOLDER [--theme lamp] [--size S] [--density 2] [--state done]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from desktop.drawing.inks import Theme
from desktop.keepsakes.outputs.showing import image
from desktop.ui.printing.chosen import Chosen
from desktop.ui.printing.sheet import PrintSheet
from desktop.ui.printing.slip import Call, SlipView
from desktop.ui.theme import Look, dress, look_of
from desktop.ui.widgets.next_button import NextStep
from tests.looks.places import LARGE, SMALL
from tests.looks.static_table import picture
from tests.ui.printing.toy import OFFERS, leaves

SIZES = {"S": SMALL, "L": LARGE, "small": (1024, 554)}
CHOSEN = Chosen(page="map", part="pier", paper="A4", poster=True, across=3)
DIARY = Chosen(page="diary", paper="Letter", margin=20, booklet=True, grey=True, pages="1-3, 99")


def plain(look: Look) -> PrintSheet:
    """A map of three pages as it lies there first."""
    made = PrintSheet(look, image)
    made.call_back("Back to the table  Esc")
    made.show_choice("The Last Boat Out", OFFERS, CHOSEN)
    made.show_step(NextStep("Print...", "Enter"), "print")
    made.show_doors(open_=True)
    made.pages.show_leaves("The map as it was played", leaves("map", CHOSEN.wish(OFFERS[0])))
    made.pages.show_chosen(5, frozenset(range(3)))
    made.how.tell_result("3 pages on A4, lying")
    made.pages.setFocus()
    return made


def done(look: Look) -> PrintSheet:
    """It was kept as a file."""
    made = plain(look)
    words = "The map lies in /home/ines/Documents/the_last_boat_out_map.pdf."
    calls = (Call("open", "Open it"), Call("folder", "Open the folder"))
    made.pages.tell(SlipView(words, None, calls))
    return made


def complaint(look: Look) -> PrintSheet:
    """A diary with a page asked for that is not there."""
    made = plain(look)
    made.show_choice("The Last Boat Out", OFFERS, DIARY)
    made.pages.show_leaves("The diary", leaves("diary", DIARY.wish(OFFERS[1])))
    made.pages.show_chosen(20, frozenset(range(3)))
    made.how.complain("There is no page 99: the last one is 14.")
    made.show_step(NextStep("Which pages?", waiting=True))
    made.show_doors(open_=False)
    return made


def work(look: Look) -> PrintSheet:
    """It is being written."""
    made = plain(look)
    made.show_step(NextStep("Writing the pages", waiting=True))
    made.pages.tell(SlipView("Page 9 of 14 is written.", 9 / 14, (Call("stop", "Stop", "Esc"),)))
    return made


def listed(look: Look) -> PrintSheet:
    """The pages as a list."""
    made = plain(look)
    made.pages.turn_list()
    return made


def waits(look: Look) -> PrintSheet:
    """Nothing is set yet."""
    made = PrintSheet(look, image)
    made.call_back("Back to the table  Esc")
    made.show_choice("The Last Boat Out", OFFERS, CHOSEN)
    made.pages.wait("Setting the pages...")
    made.show_step(NextStep("Setting the pages", waiting=True))
    return made


STATES: dict[str, Callable[[Look], PrintSheet]] = {
    "plain": plain, "done": done, "complaint": complaint, "work": work, "listed": listed,
    "waits": waits,
}  # fmt: skip


def main() -> None:
    """Write the pictures that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--theme", choices=[theme.value for theme in Theme])
    parser.add_argument("--size", choices=list(SIZES), default="S")
    parser.add_argument("--density", type=float, default=1.0)
    parser.add_argument("--state", choices=list(STATES), default="plain")
    parser.add_argument("--zoom", type=float, default=1.0)
    asked = parser.parse_args()
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    asked.folder.mkdir(parents=True, exist_ok=True)
    for theme in Theme:
        if asked.theme in (None, theme.value):
            look = look_of(theme.value, zoom=asked.zoom, motion=False)
            dress(app, look)
            made = STATES[asked.state](look)
            made.resize(*SIZES[asked.size])
            made.show()
            for _ in range(20):
                QCoreApplication.processEvents()
            name = f"printing-{asked.state}-{theme.value}-{asked.size}-{asked.density:g}x.png"
            picture(made, asked.density).save(str(asked.folder / name))


if __name__ == "__main__":
    main()
