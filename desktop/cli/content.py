"""Packs, tables and years named on the command line, and the table rules that follow."""

from pathlib import Path

from desktop.cli.answering import BadInput

INTRODUCTORY = "last_boat"


def content_path(game: str, word: str | None) -> Path:
    """What a game is played with, by id or path; without a word what the shelf begins with.

    Raises BadInput where there is nothing.
    """
    if game == "aventura":
        return pack_path(word)
    if game == "calendar":
        return year_path(word)
    from desktop.store import tables

    path = tables.own() if word is None else Path(word)
    if word is not None and not path.exists():
        raise BadInput(f"{path}: there are no such tables")
    return path


def pack_path(word: str | None) -> Path:
    """A pack by id or path; without a word the introductory one. Raises BadInput."""
    from desktop.store import packs

    path = packs.find(word if word is not None else INTRODUCTORY)
    if not path.exists():
        raise BadInput(f"{path}: there is no such pack, by id or by path")
    return path


def year_path(word: str | None) -> Path:
    """A year by id or path; without a word the shipped one. Raises BadInput."""
    from desktop.store import almanacs, glance

    if word is None:
        return almanacs.shipped()
    for path, _ in glance.years():
        seen = glance.year(path)
        if seen is not None and seen.id == word:
            return path
    if not Path(word).exists():
        raise BadInput(f"{word}: there is no such year, by id or by path")
    return Path(word)


def at_once(game: str, path: Path, chosen: dict[str, str], year: int | None) -> dict[str, str]:
    """The table rules that were chosen, over those of a year that is played without a clock.

    A year with squares of its own has its own year and page. Raises Unreadable.
    """
    if game != "calendar":
        if year is not None:
            raise BadInput(f"--year {year}: only the calendar has years")
        return chosen
    from desktop.store import almanacs

    almanac = almanacs.load(path)
    found = {"catch_up": "free"}
    if almanac.year:
        found |= {"year": str(almanac.year), "page": almanac.head.id}
    if year is not None:
        found["year"] = str(year)
    return found | chosen
