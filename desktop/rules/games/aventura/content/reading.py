"""The members of a pack, as bytes, into a pack; everything wrong with them at once. Pure.

Problem codes (facts), beside those of strict, toml_text, membership, pictures and desktop.atlas:
  pack.format (found, expected)        another format than this program reads
  pack.bad_id (kind, id)               an id with other signs than letters, digits, - and _
  pack.twice (kind, id)                two entries with one id or number
  pack.background (picture)            a map's background that is no picture of the pack
"""

import hashlib
import re
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from desktop.atlas.tmj import read_tmj
from desktop.atlas.tmx import read_tmx
from desktop.atlas.zone_map import ZoneMap
from desktop.rules.games.aventura.content import pictures
from desktop.rules.games.aventura.content.membership import MANIFEST, drawings, missing_and_unlisted
from desktop.rules.games.aventura.content.pack import MapContent, Pack
from desktop.rules.games.aventura.content.schema import (
    CardsFile,
    JournalFile,
    PackFile,
    PackHead,
    WoundsFile,
)
from desktop.rules.kernel.errors import Problem, Unreadable
from desktop.rules.kernel.strict import Faults, convert
from desktop.rules.kernel.toml_text import parse

FORMAT = "solitarium-pack/1"
_FILE_ID = re.compile(r"[a-z0-9][a-z0-9_-]{0,39}")  # part of a member's name
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")  # part of a text's key
_RESERVED = frozenset(
    {"intro", "passed", "event", "zone", "rule", "entry", "title", "subtitle", "defeat"}
)
S = TypeVar("S", bound=msgspec.Struct)
E = TypeVar("E")


class Reading:
    """A pack as far as it could be read, and all that is wrong with its files."""

    def __init__(self, pack: Pack | None, problems: tuple[Problem, ...]) -> None:
        """Keep both; a pack with an error is for its author's eyes only."""
        self.pack = pack
        self.problems = problems

    @property
    def sound(self) -> bool:
        """Whether there is no error (warnings are no errors)."""
        return all(problem.severity != "error" for problem in self.problems)


def read_pack(members: Mapping[str, bytes]) -> Pack:
    """The pack in these members; raises Unreadable with every problem where there is an error."""
    reading = read(members)
    if reading.pack is None or not reading.sound:
        raise Unreadable(reading.problems)
    return reading.pack


def fingerprint(members: Mapping[str, bytes]) -> str:
    """The hash of a pack: the same for a folder and its zip, and for either kind of line end."""
    digest = hashlib.sha256()
    for name in sorted(members):
        if name == "mimetype":
            continue
        body = members[name]
        if not name.startswith("art/"):
            body = body.replace(b"\r\n", b"\n")
        digest.update(f"{name}\0{len(body)}\0".encode())
        digest.update(body)
    return digest.hexdigest()


def read(members: Mapping[str, bytes]) -> Reading:
    """The pack as far as it can be had, with all problems of all members."""
    problems: list[Problem] = []
    tables = _parse_all(members, problems)
    file = _file(tables, MANIFEST, PackFile, problems)
    problems += missing_and_unlisted(members, file)
    for name in sorted(members):
        if name.startswith("art/"):
            problems += pictures.check(name, members[name])
    cards = _file(tables, "cards.toml", CardsFile, problems) or CardsFile()
    wounds = _file(tables, "wounds.toml", WoundsFile, problems) or WoundsFile()
    if file is None:
        return Reading(None, tuple(problems))
    maps = _maps(file.pack, members, tables, problems)
    manifest, deck = Faults(MANIFEST), Faults("cards.toml")
    pack = Pack(
        head=file.pack,
        investigators=_by_id("investigator", [(i.id, i) for i in file.investigator], manifest),
        cards=_by_id("card", [(card.no, card) for card in cards.card], deck),
        adversaries=_by_id("adversary", [(card.no, card) for card in cards.adversary], deck),
        wounds={wound.no: wound for wound in reversed(wounds.wound)},
        maps=maps,
        endings=_by_id("ending", [(ending.id, ending) for ending in file.ending], manifest),
        texts={
            language: _flat(tables.get(f"text/{language}.toml") or {})
            for language in file.pack.languages
        },
        digest=fingerprint(members),
    )
    _check_head(file, manifest)
    problems += [*manifest.problems, *deck.problems, *_twice_in_wounds(wounds)]
    return Reading(pack, tuple(problems))


def _parse_all(
    members: Mapping[str, bytes], problems: list[Problem]
) -> dict[str, dict[str, Any] | None]:
    tables: dict[str, dict[str, Any] | None] = {}
    for name in sorted(members):
        if name.endswith(".toml"):
            tables[name], found = parse(name, members[name])
            problems += found
    return tables


def _file(
    tables: Mapping[str, dict[str, Any] | None],
    name: str,
    shape: type[S],
    problems: list[Problem],
) -> S | None:
    table = tables.get(name)
    if table is None:
        return None
    faults = Faults(name)
    record = convert(table, shape, faults)
    problems += faults.problems
    return record


def _maps(
    head: PackHead,
    members: Mapping[str, bytes],
    tables: Mapping[str, dict[str, Any] | None],
    problems: list[Problem],
) -> dict[str, MapContent]:
    maps: dict[str, MapContent] = {}
    for place in dict.fromkeys(head.maps):
        journal = _file(tables, f"journal/{place}.toml", JournalFile, problems)
        drawing = _drawing(place, journal.start if journal else None, members, problems)
        if journal is None or drawing is None:
            continue
        faults = Faults(f"journal/{place}.toml")
        _check_journal(journal, faults)
        problems += faults.problems
        if journal.start is not None:  # it may be a letter; the drawing has found the zone
            journal = msgspec.structs.replace(journal, start=drawing.start)
        maps[place] = MapContent(place, journal, drawing)
    return maps


def _drawing(
    place: str, start: str | None, members: Mapping[str, bytes], problems: list[Problem]
) -> ZoneMap | None:
    names = drawings(place, members)
    if not names:
        return None
    name = names[0]
    reader = read_tmx if name.endswith(".tmx") else read_tmj
    drawing, found = reader(members[name], name, start)
    problems += found
    ground = drawing.background if drawing is not None else None
    if ground is not None and ground not in members:
        problems.append(Problem("pack.background", "error", name, "", {"picture": ground}))
    return drawing


def _check_journal(journal: JournalFile, faults: Faults) -> None:
    """Ids that no text key could hold, and entries that come twice."""
    _by_id("event", [(event.turn, event) for event in journal.event], faults)
    _by_id("paragraph", [(part.id, part) for part in journal.paragraph], faults)
    for part in journal.paragraph:
        if part.id in _RESERVED:
            faults.add("pack.bad_id", f"paragraph[{part.id}]", kind="paragraph", id=part.id)
        options = [(option.key, option) for option in part.options if option.key]
        _by_id("option", options, faults, f"paragraph[{part.id}].options")


def _check_head(file: PackFile, faults: Faults) -> None:
    for kind, words in (
        ("map", file.pack.maps),
        ("language", tuple(word.lower() for word in file.pack.languages)),
        ("pack", (file.pack.id,)),
    ):
        _by_id(kind, [(word, word) for word in words], faults)
        for word in words:
            if not _FILE_ID.fullmatch(word):
                faults.add("pack.bad_id", "pack", kind=kind, id=word[:80])
    if file.format != FORMAT:
        faults.add("pack.format", "format", found=file.format[:80], expected=FORMAT)


def _by_id(
    kind: str, entries: Iterable[tuple[Any, E]], faults: Faults, place: str = ""
) -> dict[Any, E]:
    """The entries by id or number, the first one first come; twins and bad ids are noted."""
    found: dict[Any, E] = {}
    for key, entry in entries:
        where = f"{place or kind}[{str(key)[:40]}]"
        if isinstance(key, str) and not _ID.fullmatch(key):
            faults.add("pack.bad_id", where, kind=kind, id=key[:80])
        if key in found:
            faults.add("pack.twice", where, kind=kind, id=str(key)[:80])
        found.setdefault(key, entry)
    return found


def _twice_in_wounds(wounds: WoundsFile) -> list[Problem]:
    faults = Faults("wounds.toml")
    _by_id("wound", [(wound.no, wound) for wound in wounds.wound], faults)
    return faults.problems


def _flat(table: Mapping[str, Any]) -> dict[str, str]:
    """A translation's texts by dotted key; tables and lists add their own place."""
    texts: dict[str, str] = {}
    left: list[tuple[str, object]] = [(str(key), value) for key, value in table.items()]
    while left:
        key, value = left.pop()
        if isinstance(value, dict):
            left += [(f"{key}.{part}", inner) for part, inner in value.items()]
        elif isinstance(value, list):
            left += [(f"{key}.{number}", inner) for number, inner in enumerate(value)]
        elif isinstance(value, str):
            texts[key] = value
        else:
            texts[key] = str(value)
    return texts
