"""What an EPUB says of itself: its package document."""

from __future__ import annotations

import re
import uuid
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import msgspec

from desktop.keepsakes.manuscript import Manuscript, Plate
from desktop.keepsakes.prose.clean import one_line

_IDS = uuid.UUID("5b0b6a3e-2f43-5d5e-8a55-7b1d2c9e4f10")
_UNKNOWN = "1980-01-01T00:00:00Z"
_LANGUAGE = re.compile(r"[a-zA-Z]{2,8}(-[a-zA-Z0-9]{1,8})*")


class Kept(msgspec.Struct, frozen=True):
    """One file of the book, with what the manifest says of it."""

    file: str
    kind: str
    content: bytes
    properties: str = ""


def identifier(manuscript: Manuscript) -> str:
    """The manuscript's id as a name for all the world."""
    try:
        known = uuid.UUID(manuscript.id)
    except ValueError:
        known = uuid.uuid5(_IDS, manuscript.id.encode("utf-8", "replace").decode())
    return f"urn:uuid:{known}"


def language(manuscript: Manuscript) -> str:
    """A language tag; "und" where the manuscript has none."""
    found = _LANGUAGE.fullmatch(manuscript.language)
    return manuscript.language if found else "und"


def _modified(made: str) -> str:
    """An ISO time as EPUB wants it, in UTC and whole seconds."""
    try:
        known = datetime.fromisoformat(made)
    except ValueError:
        return _UNKNOWN
    aware = known if known.tzinfo is not None else known.replace(tzinfo=UTC)
    try:
        return aware.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ").rjust(20, "0")
    except OverflowError:
        return _UNKNOWN


def package(manuscript: Manuscript, kept: Sequence[Kept], spine: Sequence[str]) -> str:
    """The package document; `spine` are the files in the order of reading."""
    rows = "".join(_row(one) for one in kept)
    order = "".join(f'<itemref idref="{_id(file)}"/>\n' for file in spine)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="uid" '
        f'xml:lang="{language(manuscript)}">\n'
        '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">\n'
        f"{''.join(_metadata(manuscript))}</metadata>\n"
        f"<manifest>\n{rows}</manifest>\n"
        f'<spine toc="toc-ncx">\n{order}</spine>\n</package>\n'
    )


def _row(one: Kept) -> str:
    said = f' properties="{one.properties}"' if one.properties else ""
    return f'<item id="{_id(one.file)}" href="{one.file}" media-type="{one.kind}"{said}/>\n'


def _id(file: str) -> str:
    return file.replace(".", "-")


def _metadata(manuscript: Manuscript) -> Iterator[str]:
    title = one_line(manuscript.title) or "\N{MIDDLE DOT}"
    yield f'<dc:identifier id="uid">{identifier(manuscript)}</dc:identifier>\n'
    yield f'<dc:title id="title">{title}</dc:title>\n'
    yield '<meta refines="#title" property="title-type">main</meta>\n'
    if one_line(manuscript.subtitle):
        yield f'<dc:title id="subtitle">{one_line(manuscript.subtitle)}</dc:title>\n'
        yield '<meta refines="#subtitle" property="title-type">subtitle</meta>\n'
    yield f"<dc:language>{language(manuscript)}</dc:language>\n"
    if one_line(manuscript.author):
        yield f'<dc:creator id="author">{one_line(manuscript.author)}</dc:creator>\n'
        yield '<meta refines="#author" property="role" scheme="marc:relators">aut</meta>\n'
    told = " ".join("".join(run.text for run in para) for para in manuscript.jacket)
    if one_line(told):
        yield f"<dc:description>{one_line(told)}</dc:description>\n"
    yield "<dc:publisher>Solitarium</dc:publisher>\n"
    yield f'<meta property="dcterms:modified">{_modified(manuscript.made)}</meta>\n'
    if manuscript.cover is not None:
        yield '<meta name="cover" content="cover-png"/>\n'
    yield from _accessible(manuscript)


def _accessible(manuscript: Manuscript) -> Iterator[str]:
    """What a reader needs to see or hear for it."""
    plates = any(isinstance(one, Plate) for part in manuscript.sections for one in part.blocks)
    seen = plates or manuscript.cover is not None
    said = [("accessMode", "textual"), *([("accessMode", "visual")] if seen else [])]
    said += [("accessModeSufficient", "textual"), ("accessibilityHazard", "none")]
    features = [
        "tableOfContents",
        "readingOrder",
        "structuralNavigation",
        "displayTransformability",
    ]
    features += ["alternativeText"] if seen else []
    said += [("accessibilityFeature", feature) for feature in features]
    for name, value in said:
        yield f'<meta property="schema:{name}">{value}</meta>\n'
