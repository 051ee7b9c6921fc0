"""The few colours that lie on a month page alone, for each theme."""

from __future__ import annotations

import msgspec

from desktop.drawing.inks import Inks, Theme

_BLACK, _WHITE = "#000000", "#FFFFFF"


class MonthInks(msgspec.Struct, frozen=True):
    """Colours by role, as #RRGGBB."""

    book: str  # the pages of open books, shields, boxes
    rule: str  # thin lines between the weeks
    edge: str  # the edges of the pages below
    figure: str
    figure_rim: str
    stand: str
    dim: float  # how strong the squares of other weeks are
    weight: float  # what hairlines are multiplied by


_LAMP = MonthInks("#FFFDF6", "#B9A882", "#D9CBAA", "#26221F", "#26221F", "#5A534A", 0.75, 1)
_LATE = MonthInks("#382F24", "#6B5C45", "#221C15", "#0F0D0B", "#F3EAD6", "#5A534A", 0.75, 1)
_CONTRAST = MonthInks(_BLACK, _WHITE, _BLACK, _BLACK, _WHITE, _BLACK, 1.0, 1.3)
_ALL = {Theme.LAMP: _LAMP, Theme.LATE: _LATE, Theme.CONTRAST: _CONTRAST}


def month_inks(inks: Inks) -> MonthInks:
    """The page's own colours in the theme of these inks."""
    return _ALL[inks.theme]
