"""The calendar's right-hand side with fixed contents, in each theme and size.

python -m tests.looks.static_calendar FOLDER [--face day] [--theme lamp] [--size S] [--density 2]
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from desktop.drawing.inks import Theme
from desktop.ui.theme import Look, dress, look_of
from desktop.ui.widgets.day_slip import DaySlip
from desktop.ui.widgets.desk import Desk
from desktop.ui.widgets.keep_tray import KeepTray
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.next_button import NextButton
from desktop.ui.widgets.things_shelf import ThingsShelf
from tests.looks import calendar_contents as contents
from tests.looks.places import LARGE, SMALL, Place, place
from tests.looks.static_table import bare_paper, picture

SIZES = {"S": SMALL, "L": LARGE}
PARTS = {
    "board": Place((7, 0, 892, 626), (9, 0, 1234, 932)),
    "log": Place((0, 632, 906, 22), (0, 940, 1250, 24)),
    "things": Place((906, 0, 68, 654), (1250, 0, 90, 964)),
    "slip": Place((974, 0, 392, 420), (1340, 0, 580, 670)),
    "next": Place((982, 422, 376, 44), (1348, 676, 564, 44)),
    "tray": Place((974, 474, 392, 180), (1340, 728, 580, 236)),
}


class Side(Desk):
    """The right-hand side in its places beside a bare page."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.wear(look)
        self.things, self.slip, self.tray = ThingsShelf(self), DaySlip(self), KeepTray(self)
        self.next, self.log = NextButton(self), LogLine(self)
        self.board: QWidget = bare_paper(self, look)
        self.parts: dict[str, QWidget] = {
            "board": self.board,
            "log": self.log,
            "things": self.things,
            "slip": self.slip,
            "next": self.next,
            "tray": self.tray,
        }
        self.log.show_sentence(contents.SENTENCE)

    def lay_out(self, size: tuple[int, int]) -> None:
        """Put the parts where they belong at a size of the contents in pixels."""
        self.resize(*size)
        for dressed in (self.things, self.slip, self.tray, self.next, self.log):
            dressed.wear(self.look)
        for name, part in self.parts.items():
            part.setGeometry(place(PARTS[name], *size, self.look.zoom))
        self.slip.lay_out()


def _day(side: Side) -> None:
    side.slip.today.show_today(contents.TODAY)
    side.slip.fits.show_fits(contents.FITS)
    side.things.show_things(contents.TWO_THINGS)
    side.tray.show_tray(contents.TRAY)
    side.next.show_step(contents.ROLL)


def _six(side: Side) -> None:
    _day(side)
    side.slip.fits.show_fits(contents.SIX)
    side.things.show_things(contents.ALL_THINGS)
    side.tray.show_tray(contents.LATER)


def _sunday(side: Side) -> None:
    _day(side)
    side.slip.fits.show_fits(contents.SUNDAY)
    side.things.show_things(contents.ALL_THINGS[:6])


def _finale(side: Side) -> None:
    _sunday(side)
    side.slip.fits.show_fits(contents.FINALE)


def _nothing(side: Side) -> None:
    _day(side)
    side.slip.fits.show_fits(contents.NOTHING)
    side.tray.show_tray(contents.TYPED)
    side.tray.type_key("3")
    side.tray.type_key("6")
    side.tray.type_key("r")
    side.things.show_things(())


def _quiet(side: Side) -> None:
    _day(side)
    side.slip.today.show_today(contents.HINTED)
    side.slip.fits.show_fits(contents.QUIET)
    side.tray.show_tray(contents.AHEAD)
    side.things.show_things(contents.TWO_THINGS[:1])


def _waiting(side: Side) -> None:
    _day(side)
    side.slip.today.show_today(contents.WAITING)


def _played(side: Side) -> None:
    _day(side)
    side.slip.today.show_today(contents.PLAYED)
    side.slip.show_below("")
    side.next.show_step(contents.CLOSE)


def _answered(side: Side) -> None:
    _played(side)
    side.slip.today.show_today(contents.UNWRITTEN)


def _ally(side: Side) -> None:
    _day(side)
    side.slip.allies.show_allies(contents.ALLIES)
    side.slip.show_below("allies")


FACES: dict[str, Callable[[Side], None]] = {
    "day": _day,
    "six": _six,
    "sunday": _sunday,
    "finale": _finale,
    "nothing": _nothing,
    "quiet": _quiet,
    "waiting": _waiting,
    "played": _played,
    "answered": _answered,
    "ally": _ally,
}


def made(look: Look, face: str, size: tuple[int, int]) -> Side:
    """The side with one of the faces, laid out."""
    side = Side(look)
    FACES[face](side)
    side.tray.skip()
    side.lay_out(size)
    return side


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
                side = made(look, face, SIZES[asked.size])
                name = f"calendar-{face}-{theme.value}-{asked.size}-{asked.density:g}x.png"
                picture(side, asked.density).save(str(asked.folder / name))
                side.deleteLater()


if __name__ == "__main__":
    main()
