"""How something is to be printed."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.keepsakes.paper import Sheet

Scale = Literal["auto", "true", "fit"]
PageName = Literal["map", "sheet", "book", "month", "year", "diary", "cards", "tokens", "blank"]


class Wish(msgspec.Struct, frozen=True):
    """The sheet, the scale and the rest of what a reader may choose.

    `scale`: "true" tiles what is larger than the sheet, "fit" fills one sheet, "auto" prints at
    true size where that fits one sheet and else scales down; of a poster it makes about natural
    size. `across`: a poster is so many sheets wide (0: as `scale` says). `booklet`: two pages a
    side, in the order for folding. `part` is one of an offer's parts ("": all). `grey`: no
    colours. `made`: the time, as ISO, for metadata.
    """

    sheet: Sheet = Sheet()
    scale: Scale = "auto"
    across: int = 0
    booklet: bool = False
    grey: bool = False
    part: str = ""
    made: str = ""
