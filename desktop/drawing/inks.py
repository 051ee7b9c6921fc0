"""The palette: one frozen record of named roles for each theme."""

from __future__ import annotations

from enum import StrEnum

import msgspec
from PySide6.QtGui import QColor


class Theme(StrEnum):
    """The three tables one may sit at."""

    LAMP = "lamp"
    LATE = "late"
    CONTRAST = "contrast"


class Inks(msgspec.Struct, frozen=True):
    """Colours by role, as #RRGGBB; every text role is legible on its own ground (4.5 or more)."""

    theme: Theme
    desk: str
    desk_grain: str
    page: str
    ink: str
    quiet: str
    floor: str
    margin: str
    lit: str
    lit_edge: str
    wall: str
    white_line: str
    white_casing: str
    red: str
    on_red: str
    red_tab: str
    on_red_tab: str
    amber: str
    on_amber: str
    sea: str
    rings: tuple[str, ...]
    moss: str
    ochre: str
    furniture: str
    graph_paper: str
    graph_grid: str
    pencil: str
    route: str
    tray: str
    tray_edge: str
    lining: str
    week: str
    ribbon: str
    tab: str
    tab_text: str
    tab_done: str
    desk_text: str = "#EADFC8"
    desk_quiet: str = "#B9A88A"
    result: str = "#A9C59B"
    safeguard: str = "#F0937F"
    bone: str = "#F3EAD6"
    pip: str = "#2B2620"
    bone_edge: str = "#C7BFAF"
    oxblood: str = "#7A1F1A"
    oxblood_pip: str = "#FFF3DC"
    oxblood_edge: str = "#4A120F"
    number_die: str = "#26221F"
    symbol_die: str = "#2F5D4A"
    die_mark: str = "#F3EAD6"
    print_ink: str = "#2B2620"
    print_paper: str = "#F6EEDB"
    hairline: str = ""
    shade: float = 0.13
    edge_dark: float = 0.05
    engraving: float = 0.78
    white_dash: tuple[float, ...] = ()
    white_widths: tuple[float, float] = (3.1, 4.8)
    wall_width: float = 5.0
    focus_widths: tuple[float, float] = (2.0, 2.0)
    textures: bool = True

    @property
    def dark(self) -> bool:
        """Whether ink is lighter than its paper."""
        return QColor(self.ink).lightnessF() > QColor(self.page).lightnessF()


LAMP = Inks(
    theme=Theme.LAMP,
    desk="#2A1F17",
    desk_grain="#33271D",
    page="#F6EEDB",
    ink="#2B2620",
    quiet="#5A4A33",
    floor="#DDCBA3",
    margin="#EBDDBD",
    lit="#FFF9E9",
    lit_edge="#F3E8CC",
    wall="#2B2620",
    white_line="#FFFDF6",
    white_casing="#7A6746",
    red="#8C1D18",
    on_red="#FFF3DC",
    red_tab="#A8261F",
    on_red_tab="#FFF3DC",
    amber="#E6B85C",
    on_amber="#2B2620",
    sea="#1F4E5F",
    rings=("#7A4B12", "#6B3F63"),
    moss="#3F5F3A",
    ochre="#8A5A12",
    furniture="#5A4A33",
    graph_paper="#FBFAF4",
    graph_grid="#C9DCE4",
    pencil="#3C4048",
    route="#B3261E",
    tray="#20170F",
    tray_edge="#4A3A2B",
    lining="#D6C296",
    week="#FFFAEC",
    ribbon="#1F4E5F",
    tab="#CFC2A6",
    tab_text="#2B2620",
    tab_done="#8C7B60",
)

LATE = Inks(
    theme=Theme.LATE,
    desk="#14110E",
    desk_grain="#1A1612",
    page="#2E261D",
    ink="#E9DCC0",
    quiet="#BBA987",
    floor="#453929",
    margin="#2E261D",
    lit="#6C5C42",
    lit_edge="#574935",
    wall="#E9DCC0",
    white_line="#FFFDF6",
    white_casing="#A08C66",
    red="#F0937F",
    on_red="#2B2620",
    red_tab="#A8261F",
    on_red_tab="#FFF3DC",
    amber="#E0B35A",
    on_amber="#2B2620",
    sea="#8FBBC9",
    rings=("#D8A45A", "#A877A0"),
    moss="#A9C59B",
    ochre="#C9B183",
    furniture="#BBA987",
    graph_paper="#22282B",
    graph_grid="#34424A",
    pencil="#D9DDE0",
    route="#FF8A7A",
    tray="#0C0A08",
    tray_edge="#3A3025",
    lining="#4D4030",
    week="#423729",
    ribbon="#3F6675",
    tab="#4A3E2E",
    tab_text="#E9DCC0",
    tab_done="#6E6049",
    print_ink="#1B1611",
    print_paper="#E9DCC0",
    hairline="#5B4D3A",
    shade=0.26,
    edge_dark=0.12,
    engraving=0.62,
    white_dash=(10.0, 4.0),
    white_widths=(2.5, 7.0),
)

_BLACK, _WHITE, _YELLOW = "#000000", "#FFFFFF", "#FFD400"

CONTRAST = Inks(
    theme=Theme.CONTRAST,
    desk=_BLACK,
    desk_grain=_BLACK,
    desk_text=_WHITE,
    desk_quiet=_WHITE,
    page=_BLACK,
    ink=_WHITE,
    quiet=_WHITE,
    floor=_BLACK,
    margin=_BLACK,
    lit=_BLACK,
    lit_edge=_BLACK,
    wall=_WHITE,
    white_line=_WHITE,
    white_casing=_WHITE,
    red=_WHITE,
    on_red=_BLACK,
    red_tab=_BLACK,
    on_red_tab=_WHITE,
    amber=_YELLOW,
    on_amber=_BLACK,
    sea=_WHITE,
    rings=(_WHITE, _WHITE),
    moss=_WHITE,
    ochre=_YELLOW,
    furniture=_WHITE,
    graph_paper=_BLACK,
    graph_grid=_WHITE,
    pencil=_WHITE,
    route=_YELLOW,
    tray=_BLACK,
    tray_edge=_WHITE,
    lining=_BLACK,
    week=_BLACK,
    ribbon=_WHITE,
    result=_WHITE,
    safeguard=_WHITE,
    tab=_BLACK,
    tab_text=_WHITE,
    tab_done=_WHITE,
    bone=_WHITE,
    pip=_BLACK,
    bone_edge=_WHITE,
    oxblood=_BLACK,
    oxblood_pip=_WHITE,
    oxblood_edge=_WHITE,
    number_die=_BLACK,
    symbol_die=_WHITE,
    die_mark=_WHITE,
    print_ink=_BLACK,
    print_paper=_WHITE,
    hairline=_WHITE,
    shade=0.0,
    edge_dark=0.0,
    engraving=1.0,
    white_dash=(10.0, 4.0),
    white_widths=(2.5, 7.0),
    wall_width=6.0,
    focus_widths=(3.0, 3.0),
    textures=False,
)

PRINT = msgspec.structs.replace(
    LAMP,
    page=_WHITE,
    margin=_WHITE,
    graph_paper=_WHITE,
    graph_grid="#9CC0CD",
    week=_WHITE,
    lit=_WHITE,
    lit_edge=_WHITE,
    floor="#E9E2D0",
    print_paper=_WHITE,
    edge_dark=0.0,
)
"""Lamp on white paper. Painters know that they print by the painter, not by these."""

THEMES = {Theme.LAMP: LAMP, Theme.LATE: LATE, Theme.CONTRAST: CONTRAST}


def inks(theme: Theme) -> Inks:
    """Return the palette of a theme."""
    return THEMES[theme]


def luminance(colour: str) -> float:
    """Relative luminance of a #RRGGBB colour, 0 to 1 (WCAG 2)."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    seen = QColor(colour)
    red, green, blue = (linear(part) for part in (seen.redF(), seen.greenF(), seen.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: str, ground: str) -> float:
    """Contrast ratio of two colours, 1 to 21 (WCAG 2)."""
    lighter, darker = sorted((luminance(ink), luminance(ground)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def faded(colour: str, share: float) -> QColor:
    """The colour with an opacity of `share`, 0 to 1."""
    seen = QColor(colour)
    seen.setAlphaF(share)
    return seen
