"""Which pages a reader asks for."""

from __future__ import annotations

import re

from PySide6.QtCore import QCoreApplication, QLocale

_PART = re.compile(r"\s*([0-9]{1,6})\s*(?:-\s*([0-9]{1,6})\s*)?")
_SHOWN = 20


class BadRange(ValueError):
    """Pages that cannot be had; the text says why, in the reader's language."""


def chosen(text: str, count: int) -> tuple[int, ...]:
    """The pages of a text such as "1-3,5", counted from 1, upwards, each once.

    Raises BadRange for anything else, and for pages beyond `count`.
    """
    pages: set[int] = set()
    for part in text.split(","):
        found = _PART.fullmatch(part)
        if found is None:
            raise _bad(part)
        first, last = int(found[1]), int(found[2] or found[1])
        if first > last:
            raise _backwards(first, last)
        for page in (first, last):
            if not 1 <= page <= count:
                raise _missing(page, count)
        pages.update(range(first, last + 1))
    return tuple(sorted(pages))


def _bad(part: str) -> BadRange:
    told = QCoreApplication.translate("Keepsakes", "“{part}” is no page: write pages like 1-3, 5.")
    shown = "".join(sign for sign in part.strip()[:_SHOWN] if sign.isprintable())
    return BadRange(told.format(part=shown))


def _backwards(first: int, last: int) -> BadRange:
    told = QCoreApplication.translate(
        "Keepsakes", "Pages {first} to {last} go backwards: write the lower one first."
    )
    return BadRange(told.format(first=first, last=last))


def _missing(page: int, count: int) -> BadRange:
    told = QCoreApplication.translate(
        "Keepsakes", "There is no page {page}: there are %n page(s).", "", count
    )
    return BadRange(told.format(page=QLocale().toString(page)))
