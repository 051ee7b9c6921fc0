"""The notes on squares that have no room on the sheet itself."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_jottings import jottings
from desktop.drawing.sheet_records import SheetPage
from desktop.keepsakes.noted import Noted, noted
from desktop.keepsakes.picture import Picture
from desktop.words.book.names import Names, place_text


def pencilled(
    names: Names, page: SheetPage, frame: Frame, wide: float, high: float, *, cut: bool = False
) -> tuple[Picture, ...]:
    """A numbered list as pictures so many mm wide and high; none where all notes have room."""
    title = QCoreApplication.translate("Keepsakes", "Pencilled beside the squares")
    return noted(title, list(_numbered(names, page, frame)), wide, high, cut=cut)


def _numbered(names: Names, page: SheetPage, frame: Frame) -> Iterator[Noted]:
    places = jottings(page, frame, printed=True)
    for note, placed in zip(page.notes, places, strict=True):
        if placed.number:
            what = names.area(page.areas.get(note.area), home=note.area == page.home)
            where = QCoreApplication.translate("Keepsakes", "{what}, {place}").format(
                what=what[:1].upper() + what[1:], place=place_text(note.area)
            )
            yield Noted(where, note.text, placed.number)
