"""Tables in other languages: the same ids, the same places. Pure.

A language's words stand beside the file they translate, such as `stories.es.toml`.

Problem codes (facts), beside those of checks, checks_stories and kernel.strict:
  tables.untranslated (key, language)  a text that is missing in a language (a warning)
  tables.no_original (key, nearest)    a text that translates nothing
  tables.other_places (here, there)    other {places} than in the original
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from desktop.rules.games.book.content.authored import (
    ENCOUNTERS,
    INVENTORY,
    STORIES,
    EncountersFile,
    EncountersWords,
    InterludePart,
    InventoryFile,
    InventoryWords,
    PartWords,
    StoriesFile,
    StoriesWords,
)
from desktop.rules.games.book.content.checks import (
    MOST_EFFECT,
    MOST_NAME,
    expect_format,
    line,
    visible,
)
from desktop.rules.games.book.content.checks_stories import (
    MOST_TEXT,
    MOST_WORDS,
    PARTS,
    SECTIONS,
    places,
)
from desktop.rules.games.book.content.schema import Words
from desktop.rules.kernel.errors import Problem
from desktop.rules.kernel.strict import Faults, convert
from desktop.rules.kernel.toml_text import parse

_NAME = re.compile(r"(inventory|encounters|stories)\.([a-z]{2,3})\.toml")
_SHAPES = {INVENTORY: InventoryWords, ENCOUNTERS: EncountersWords, STORIES: StoriesWords}
_Original = InventoryFile | EncountersFile | StoriesFile
_Texts = _Original | InventoryWords | EncountersWords | StoriesWords


def of(name: str) -> tuple[str, str] | None:
    """The file that a member translates, and its language; None where it is no translation."""
    found = _NAME.fullmatch(name)
    return (f"{found.group(1)}.toml", found.group(2)) if found else None


def read(
    members: Mapping[str, bytes], *originals: _Original | None
) -> tuple[dict[str, Words], list[Problem]]:
    """Language -> its words, from all translations there are, and all that is wrong with them."""
    problems: list[Problem] = []
    texts: dict[str, dict[str, str]] = {}
    by_file = dict(zip((INVENTORY, ENCOUNTERS, STORIES), originals, strict=True))
    for name in sorted(members):
        found = of(name)
        if found is None:
            continue
        file, language = found
        faults = Faults(name)
        told = _told(name, members[name], file, faults, problems)
        original = by_file[file]
        if told is not None and original is not None:
            _compare(told, dict(texts_of(original)), language, faults)
        problems += faults.problems
        texts.setdefault(language, {}).update(told or {})
    return {language: Words(told) for language, told in texts.items()}, problems


def _told(
    name: str, raw: bytes, file: str, faults: Faults, problems: list[Problem]
) -> dict[str, str] | None:
    """Key -> text of one translation; None where its file cannot be read."""
    table, found = parse(name, raw)
    problems += found
    if table is None:
        return None
    expect_format(table, faults)
    record: Any = convert(table, _SHAPES[file], faults)
    if record is None:
        return None
    told: dict[str, str] = {}
    for key, text in texts_of(record):
        if key in told:
            faults.add("pack.twice", key, kind="text", id=key[:80])
        told[key] = " ".join(text.split())
    return told


def texts_of(record: _Texts) -> Iterator[tuple[str, str]]:
    """Every text of a file, or of a translation of it, by the key that names it."""
    match record:
        case InventoryFile() | InventoryWords():
            for ware in record.ware:
                yield f"ware.{ware.id}.name", ware.name
                yield f"ware.{ware.id}.effect", ware.effect
        case EncountersFile() | EncountersWords():
            for encounter in record.encounter:
                yield f"encounter.{encounter.letter}.name", encounter.name
        case StoriesFile() | StoriesWords():
            for section in SECTIONS:
                yield from _section(section, getattr(record, section))


def _section(section: str, part: InterludePart | PartWords) -> Iterator[tuple[str, str]]:
    for key, words in (("row", part.rows), ("hook", part.hooks)):
        for number, word in enumerate(words, 1):
            yield f"{section}.{key}.{number}", word
    for name in PARTS:
        for piece in getattr(part, name, ()):
            yield f"{section}.{name}.{piece.id}", piece.text


def _compare(told: dict[str, str], original: dict[str, str], language: str, faults: Faults) -> None:
    for key in original:
        if key not in told:
            facts = {"key": key[:120], "language": language}
            faults.problems.append(
                Problem("tables.untranslated", "warning", faults.file, key[:120], facts)
            )
    for key, text in told.items():
        if key not in original:
            close = faults.nearest(key, [*original])
            faults.add("tables.no_original", key[:120], key=key[:120], nearest=close)
            continue
        here, there = places(text), places(original[key])
        if here != there:
            facts = {"here": _list(here), "there": _list(there)}
            faults.add("tables.other_places", key[:120], **facts)
        _length(key, text, faults)


def _length(key: str, text: str, faults: Faults) -> None:
    last = key.rpartition(".")[2]
    if key.startswith(("ware.", "encounter.")):
        line(text, last, MOST_EFFECT if last == "effect" else MOST_NAME, key, faults)
    elif key.split(".")[1] in ("row", "hook"):
        line(text, "rows", MOST_WORDS, key, faults)
    elif not visible(text):
        faults.add("tables.empty", key, key="text")
    elif len(text) > MOST_TEXT + MOST_TEXT // 4:  # other languages need more room
        faults.add("tables.long", key, length=str(len(text)), most=str(MOST_TEXT))


def _list(words: frozenset[str]) -> str:
    return ", ".join(f"{{{word}}}" for word in sorted(words)) or "-"
