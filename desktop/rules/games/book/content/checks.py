"""Whether wares and Encounters can be played with. Pure; notes every fault.

Problem codes (facts), beside pack.bad_id, pack.twice and those of kernel.strict:
  pack.format (found, expected)        another format than this program reads
  text.title (key, most)               a name of more than one short line
  tables.empty (key)                   a text with nothing in it that can be seen
  tables.brace ()                      a brace where no figure can stand
  tables.number (key, found, least, most)  a number that nobody could play with
  tables.no_use (ware)                 a ware that does nothing
  tables.misused (ware, key, kind)     something that only the other kind of ware can do
  tables.many (found, most)            more wares than a Town can show
  tables.no_letter (letter)            an Encounter that is not there
  tables.no_attribute (letter)         an Encounter that no Attribute helps in
  tables.no_face (face)                a face of the type die that stands for nothing
  tables.face_taken (face, letter, other)  a face that stands for two Encounters
  tables.two_personals ()              Pp and Pm stand on different faces
"""

import re
import unicodedata
from collections.abc import Hashable, Iterable, Mapping
from typing import Any

from desktop.rules.games.book.content.authored import FORMAT, EncountersFile, InventoryFile
from desktop.rules.games.book.content.schema import WRITTEN, Encounter, Head, Ware
from desktop.rules.kernel.strict import Faults

MOST_EFFECT = 24  # characters of a slip
MOST_NAME = 24
MOST_TITLE = 60
MOST_WARES = 40
_MOST_BASE = 99
_MOST_DICE = 12
_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,39}")


def inventory(file: InventoryFile, faults: Faults) -> None:
    """Every ware of its own, with a price, a use and a short name."""
    head(file.tables, faults)
    unique("ware", (ware.id for ware in file.ware), faults)
    if not 1 <= len(file.ware) <= MOST_WARES:
        faults.add("tables.many", "ware", found=str(len(file.ware)), most=str(MOST_WARES))
    for ware in file.ware:
        _ware(ware, f"ware[{ware.id[:40]}]", faults)


def _ware(ware: Ware, place: str, faults: Faults) -> None:
    line(ware.name, "name", MOST_NAME, place, faults)
    line(ware.effect, "effect", MOST_EFFECT, place, faults)
    _number(ware.base, "base", 0, _MOST_BASE, place, faults)
    _number(ware.armour, "armour", 0, _MOST_DICE, place, faults)
    for letter, dice in ware.dice.items():
        if letter not in WRITTEN:
            faults.add(
                "pack.unknown_word",
                f"{place}.dice",
                word=letter[:80],
                allowed=", ".join(WRITTEN),
                nearest=faults.nearest(letter, WRITTEN),
            )
        _number(dice, letter[:80], 1, _MOST_DICE, f"{place}.dice", faults)
    if not (ware.dice or ware.armour or ware.shield or ware.disarms):
        faults.add("tables.no_use", place, ware=ware.id[:80])
    uses = {"weapon": ware.weapon, "armour": bool(ware.armour), "shield": ware.shield}
    if ware.kind == "equipment":
        uses = {"disarms": ware.disarms}
    for key in (key for key, used in uses.items() if used):
        faults.add("tables.misused", place, ware=ware.id[:80], key=key, kind=ware.kind)


def encounters(file: EncountersFile, faults: Faults) -> None:
    """All seven letters once, and each face of the die for one of them."""
    head(file.tables, faults)
    unique("encounter", (encounter.letter for encounter in file.encounter), faults)
    found = {encounter.letter for encounter in file.encounter}
    for letter in WRITTEN:
        if letter not in found:
            faults.add("tables.no_letter", "", letter=letter)
    for encounter in file.encounter:
        _encounter(encounter, f"encounter[{encounter.letter}]", faults)
    _faces(file.encounter, faults)


def _encounter(encounter: Encounter, place: str, faults: Faults) -> None:
    line(encounter.name, "name", MOST_NAME, place, faults)
    if not encounter.attributes:
        faults.add("tables.no_attribute", place, letter=encounter.letter)
    unique("attribute", encounter.attributes, faults, f"{place}.attributes")
    for number, face in enumerate(encounter.faces):
        _number(face, "faces", 1, 6, place, faults)
        if face in encounter.faces[:number]:
            faults.add("pack.twice", f"{place}.faces", kind="face", id=str(face))
    if encounter.gold is not None:
        _number(encounter.gold.dice, "dice", 0, _MOST_DICE, f"{place}.gold", faults)
        _number(encounter.gold.plus, "plus", 0, _MOST_BASE, f"{place}.gold", faults)
        _number(encounter.gold.unlucky, "unlucky", 0, _MOST_BASE, f"{place}.gold", faults)


def _faces(all_of_them: tuple[Encounter, ...], faults: Faults) -> None:
    """Faces 1 to 6 for one Encounter each; the two Personals share theirs."""
    owner: dict[int, str] = {}
    for encounter in all_of_them:
        for face in dict.fromkeys(encounter.faces):
            other = owner.setdefault(face, encounter.letter)
            if other[0] != encounter.letter[0]:
                faults.add(
                    "tables.face_taken",
                    f"encounter[{encounter.letter}].faces",
                    face=str(face),
                    letter=encounter.letter,
                    other=other,
                )
    for face in range(1, 7):
        if face not in owner:
            faults.add("tables.no_face", "", face=str(face))
    personal = {frozenset(one.faces) for one in all_of_them if one.letter in ("Pp", "Pm")}
    if len(personal) > 1:
        faults.add("tables.two_personals", "encounter[Pm].faces")


def expect_format(table: Mapping[str, Any], faults: Faults) -> None:
    """Note another format than ours."""
    found = table.get("format")
    if isinstance(found, str) and found != FORMAT:
        faults.add("pack.format", "format", found=found[:80], expected=FORMAT)


def head(one: Head, faults: Faults) -> None:
    """An id that a file name could hold, a version and a title."""
    unique("tables", (one.id,), faults)
    line(one.version, "version", MOST_NAME, "tables", faults)
    line(one.title, "title", MOST_TITLE, "tables", faults)


def line(text: str, key: str, most: int, place: str, faults: Faults) -> None:
    """A text of one line, not empty and not longer than there is room; no figure stands in it."""
    if not visible(text):
        faults.add("tables.empty", place, key=key)
    elif len(text) > most or "\n" in text:
        faults.add("text.title", place, key=key, most=str(most))
    if re.search(r"[{}]", text):
        faults.add("tables.brace", place)


def visible(text: str) -> bool:
    """Whether anything of a text can be seen: more than blanks and signs without a width."""
    return any(unicodedata.category(sign)[0] not in "CZM" for sign in text)


def unique(kind: str, ids: Iterable[Hashable], faults: Faults, place: str = "") -> None:
    """Note ids that no key could hold, and those that come twice."""
    seen: set[Hashable] = set()
    for one in ids:
        where = f"{place or kind}[{str(one)[:40]}]"
        if not _ID.fullmatch(str(one)):
            faults.add("pack.bad_id", where, kind=kind, id=str(one)[:80])
        if one in seen:
            faults.add("pack.twice", where, kind=kind, id=str(one)[:80])
        seen.add(one)


def _number(found: int, key: str, least: int, most: int, place: str, faults: Faults) -> None:
    if not least <= found <= most:
        bounds = {"least": str(least), "most": str(most)}
        faults.add("tables.number", place, key=key, found=str(found), **bounds)
