"""The few colours that lie on the sheet and its note alone, for each theme."""

from __future__ import annotations

import msgspec

from desktop.drawing.inks import Inks, Theme

_BLACK, _WHITE, _YELLOW = "#000000", "#FFFFFF", "#FFD400"


class SheetInks(msgspec.Struct, frozen=True):
    """Colours by role, as #RRGGBB. `spines`: none where books are told apart by their bands."""

    hatch: str  # squares that would be lost
    wash: float  # how strong amber lies under them, 0 to 1
    box: str  # the ground of the gain-and-loss box
    slip: str  # slips and boxes on the adventurer's note
    holder: str  # the pen's body
    metal: str
    ring: str  # what a cup left on the paper
    spines: tuple[str, ...] = ()


_LAMP = SheetInks(
    hatch="#A86C08",
    wash=0.09,
    box="#F6EEDB",
    slip="#FBF6E8",
    holder="#3A2C20",
    metal="#8C8677",
    ring="#8A6A2E",
    spines=("#1F4E5F", "#7A6746", "#3F5F3A", "#6B3F63", "#2F5D4A", "#8A5A12", "#33475B", "#7A4B12"),
)
_LATE = SheetInks(
    hatch="#D9A441",
    wash=0.07,
    box="#3A3024",
    slip="#393024",
    holder="#7A5636",
    metal="#A59F8F",
    ring="#8A6A2E",
    spines=("#5F8B99", "#A08C66", "#7F9B74", "#A877A0", "#6F9A86", "#C9B183", "#7C8FA3", "#B0835A"),
)
_CONTRAST = SheetInks(
    hatch=_YELLOW,
    wash=0.0,
    box=_BLACK,
    slip=_BLACK,
    holder=_BLACK,
    metal=_WHITE,
    ring=_BLACK,
)
_ALL = {Theme.LAMP: _LAMP, Theme.LATE: _LATE, Theme.CONTRAST: _CONTRAST}


def sheet_inks(inks: Inks) -> SheetInks:
    """The sheet's own colours in the theme of these inks."""
    return _ALL[inks.theme]
