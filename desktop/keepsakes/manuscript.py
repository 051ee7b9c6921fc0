"""A text to be read as a value: typeset as pages, or written as EPUB and HTML."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.drawing.prose import Paragraph
from desktop.keepsakes.picture import Picture

Voice = Literal[
    "text",  # what is told; the first of a chapter has a drop capital
    "mood",  # set in italics before what is told
    "stakes",  # what was at stake: a line of small type above the text
    "figures",  # what was rolled and what it cost: small type below it
    "note",  # the player's own words, in the pencil hand
    "quote",  # set in from both sides: what was read
    "verse",  # lines that stay lines (each run's "\n" breaks)
]
Kind = Literal["title", "front", "part", "chapter", "interlude", "back"]


class Para(msgspec.Struct, frozen=True, tag=True):
    """One paragraph. Styles of runs (drawing.prose): plain, em, strong, mood, capitals, icon."""

    runs: Paragraph
    voice: Voice = "text"


class Plate(msgspec.Struct, frozen=True, tag=True):
    """An illustration between paragraphs, scaled down to the measure where it is wider."""

    picture: Picture
    caption: str = ""
    whole_page: bool = False


class Space(msgspec.Struct, frozen=True, tag=True):
    """A break in the telling: a line left free, with an ornament."""


Block = Para | Plate | Space


class Section(msgspec.Struct, frozen=True):
    """A chapter or what stands beside chapters.

    `over` stands above the title ("Chapter the Third"), `under` below it in small type. Chapters,
    parts and what stands before and after begin a page; an interlude follows where there is room.
    """

    kind: Kind
    title: str
    blocks: tuple[Block, ...]
    over: str = ""
    under: str = ""


class Manuscript(msgspec.Struct, frozen=True):
    """A whole text. `id` is the same for the same story; `made` an ISO time, "" if unknown.

    `cover` stands before it; `jacket` is the blurb: on the back cover, and in the metadata.
    `language` is that of the text itself.
    """

    title: str
    author: str
    language: str
    id: str
    sections: tuple[Section, ...]
    subtitle: str = ""
    cover: Picture | None = None
    jacket: tuple[Paragraph, ...] = ()
    made: str = ""
