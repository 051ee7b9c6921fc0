"""Whether a story can be told of everything that may happen. Pure; notes every fault.

Problem codes (facts), beside those of checks and kernel.strict:
  tables.six (key, found)              rows or hooks that are not six
  tables.few (part, found, least)      fewer pieces than a game needs
  tables.long (length, most)           a piece longer than its place on the page
  tables.brace ()                      a brace that belongs to no {place}
  tables.unknown_place (word, allowed, nearest)  a {place} that has no figure here
  tables.outcome (outcome, allowed)    an ending that this letter, or this part, never has
  tables.no_fallback (part, outcome)   nothing that always fits this ending
"""

import re
from collections.abc import Iterator

from desktop.rules.games.book.content.authored import InterludePart, StoriesFile
from desktop.rules.games.book.content.checks import head, line, unique, visible
from desktop.rules.games.book.content.places import ENDINGS, allowed, sure
from desktop.rules.games.book.content.schema import CONDITIONS, WRITTEN, Piece
from desktop.rules.kernel.strict import Faults

MOST_TEXT = 400  # characters of a piece
MOST_WORDS = 48  # characters of a row or hook
LEAST = {"situation": 12, "opening": 8, "turn": 1, "closing": 1}
PARTS = (*LEAST,)
SECTIONS = (*WRITTEN, "town", "flight")
_PLACE = re.compile(r"\{([^{}]*)\}")


def stories(file: StoriesFile, faults: Faults) -> None:
    """Titles, enough pieces, known places, and something to say whatever happens."""
    head(file.tables, faults)
    for section in SECTIONS:
        part = getattr(file, section)
        titles(part.rows, part.hooks, section, faults)
        for name, pieces in parts(part):
            _pieces(section, name, pieces, faults)


def parts(section: InterludePart) -> Iterator[tuple[str, tuple[Piece, ...]]]:
    """The lists of a section by their names; Towns and flights have no situations."""
    for name in PARTS:
        if hasattr(section, name):
            yield name, getattr(section, name)


def titles(rows: tuple[str, ...], hooks: tuple[str, ...], section: str, faults: Faults) -> None:
    """Six different rows and six different hooks: 36 titles."""
    for key, words in (("rows", rows), ("hooks", hooks)):
        place = f"{section}.{key}"
        if len(words) != 6:
            faults.add("tables.six", place, key=key, found=str(len(words)))
        folded = [" ".join(word.split()).casefold() for word in words]
        for number, word in enumerate(words):
            line(word, key, MOST_WORDS, f"{place}[{number}]", faults)
            if folded[number] in folded[:number]:
                faults.add("pack.twice", f"{place}[{number}]", kind=key, id=word[:80])


def _pieces(section: str, name: str, pieces: tuple[Piece, ...], faults: Faults) -> None:
    place = f"{section}.{name}"
    unique(place, (piece.id for piece in pieces), faults)
    if len(pieces) < LEAST[name]:
        numbers = {"found": str(len(pieces)), "least": str(LEAST[name])}
        faults.add("tables.few", place, part=name, **numbers)
    endings: tuple[str, ...] = ENDINGS.get(section, ()) if name != "situation" else ()
    for piece in pieces:
        where = f"{place}[{piece.id[:40]}]"
        text(piece.text, allowed(section, name), where, faults)
        _conditions(piece, where, faults)
        for outcome in piece.outcomes:
            if outcome not in endings and (outcome != "lost" or not endings):
                told = ", ".join(endings) or "-"
                faults.add("tables.outcome", where, outcome=outcome, allowed=told)
    for ending in endings or ("",):
        if not any(_always(piece, section, name, ending) for piece in pieces):
            faults.add("tables.no_fallback", place, part=name, outcome=ending)


def _always(piece: Piece, section: str, name: str, ending: str) -> bool:
    """Whether a piece can be told of this ending whatever its figures are."""
    if piece.when or (piece.outcomes and ending not in piece.outcomes):
        return False
    known = frozenset({"ecl", "chapter"}) if name == "situation" else sure(section, ending)
    return places(piece.text) <= known


def text(words: str, known: tuple[str, ...], place: str, faults: Faults) -> None:
    """A piece's text: there, short enough, with places that have a figure."""
    if not visible(words):
        faults.add("tables.empty", place, key="text")
    if len(words) > MOST_TEXT:
        faults.add("tables.long", place, length=str(len(words)), most=str(MOST_TEXT))
    for word in places(words):
        if word not in known:
            close = faults.nearest(word, known)
            told = ", ".join(known)
            faults.add("tables.unknown_place", place, word=word[:80], allowed=told, nearest=close)
    if re.search(r"[{}]", _PLACE.sub("", words)):
        faults.add("tables.brace", place)


def places(words: str) -> frozenset[str]:
    """The {places} that a text names."""
    return frozenset(_PLACE.findall(words))


def _conditions(piece: Piece, place: str, faults: Faults) -> None:
    known = sorted(CONDITIONS)
    for word in piece.when:
        if word not in CONDITIONS:
            facts = {"allowed": ", ".join(known), "nearest": faults.nearest(word, known)}
            faults.add("pack.unknown_word", f"{place}.when", word=word[:80], **facts)
