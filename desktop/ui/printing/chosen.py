"""What a reader has chosen on the print sheet, and what it becomes: a wish, settings, a line."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from desktop.keepsakes.paper import PAPERS, Sheet, usual
from desktop.keepsakes.source import Offer
from desktop.keepsakes.wish import Scale, Wish
from desktop.store.settings import Printing

Margin = Literal[0, 5, 20]
MARGINS: tuple[Margin, ...] = (0, 5, 20)
"""What the window offers, in mm; the command line takes any from 0 to 40."""
LEAST_ACROSS, MOST_ACROSS = 2, 9


class Chosen(msgspec.Struct, frozen=True):
    """One offer and how it is to come out; `pages` is what stands in the field, "" for all.

    `across` is kept while no poster is wanted; `poster` says whether it counts.
    """

    page: str = ""
    part: str = ""
    paper: str = "A4"
    margin: Margin = 5
    scale: Scale = "auto"
    poster: bool = False
    across: int = LEAST_ACROSS
    booklet: bool = False
    grey: bool = False
    pages: str = ""

    def wish(self, offer: Offer, made: str = "") -> Wish:
        """What the game's keeper is asked for; what means nothing for an offer is left out."""
        scaled, folded = offer.scaled, offer.booklet
        return Wish(
            sheet=Sheet(PAPERS[self.paper], float(self.margin)),
            scale=self.scale if scaled else "auto",
            across=self.across if scaled and self.poster else 0,
            booklet=folded and self.booklet,
            grey=self.grey,
            part=self.part,
            made=made,
        )

    @property
    def kept(self) -> Printing:
        """What is remembered of it."""
        return Printing(
            paper="Letter" if self.paper == "Letter" else "A4",
            margin=self.margin,
            scale=self.scale,
            across=self.across if self.poster else 0,
            booklet=self.booklet,
            grey=self.grey,
        )


def remembered(kept: Printing, page: str, locale: QLocale) -> Chosen:
    """What was chosen last, for another offer; the paper is the usual one until one is chosen."""
    return Chosen(
        page=page,
        paper=kept.paper or usual(locale).name,
        margin=kept.margin,
        scale=kept.scale,
        poster=kept.across > 0,
        across=max(LEAST_ACROSS, kept.across),
        booklet=kept.booklet,
        grey=kept.grey,
    )


def scale_name(scale: Scale) -> str:
    """What a scale is called."""
    match scale:
        case "true":
            return QCoreApplication.translate("Printing", "True size, on several sheets")
        case "fit":
            return QCoreApplication.translate("Printing", "Made to fit one sheet")
        case _:
            return QCoreApplication.translate("Printing", "As it fits")


def poster_name(across: int) -> str:
    """What a poster so many sheets wide is called."""
    return QCoreApplication.translate("Printing", "Poster, %n sheet(s) wide", None, across)


def meant(name: str) -> str:
    """What a row means, in a sentence for a tooltip and for readers of the screen."""
    match name:
        case "auto":
            return QCoreApplication.translate(
                "Printing", "At true size where that fits one sheet, else made smaller."
            )
        case "true":
            return QCoreApplication.translate(
                "Printing", "What is larger than a sheet goes over several, to be glued together."
            )
        case "fit":
            return QCoreApplication.translate(
                "Printing", "As large as one sheet allows; the ruler on it tells the scale."
            )
        case "poster":
            return QCoreApplication.translate(
                "Printing", "So many sheets wide, with an edge to be glued and marks to cut at."
            )
        case "booklet":
            return QCoreApplication.translate(
                "Printing", "Two pages a side, in the order for folding; print on both sides."
            )
        case _:
            return QCoreApplication.translate(
                "Printing", "Without colours: everything can be told apart in greys too."
            )
