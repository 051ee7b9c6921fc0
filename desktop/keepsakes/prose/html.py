"""A text as one HTML file to be read anywhere: nothing is fetched, nothing runs in it."""

from __future__ import annotations

import base64
from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from desktop.keepsakes.manuscript import Manuscript, Section
from desktop.keepsakes.outputs.svg_inline import inlined
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.blocks import blocks, called, head, inline
from desktop.keepsakes.prose.clean import one_line, safe
from desktop.keepsakes.prose.drawn import Drawn
from desktop.keepsakes.prose.faces import faces
from desktop.keepsakes.prose.html_style import STYLE
from desktop.keepsakes.wish import Wish

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"


def html(manuscript: Manuscript, wish: Wish, drawn: Drawn | None = None) -> str:
    """The whole file: cover, title, jacket, contents, every section; plates are drawn in it.

    `drawn`: plates that were drawn ahead.
    """
    return "".join(_parts(manuscript, _Drawings(drawn or Drawn(wish))))


class _Drawings:
    """Pictures as SVG within the page, each with names of its own."""

    def __init__(self, drawn: Drawn) -> None:
        self._kept = drawn
        self._signs: dict[str, str] = {}
        self._count = 0

    def __call__(self, picture: Picture, kind: str) -> str:
        """A picture; a sign is drawn once and is small enough to be repeated whole."""
        if kind != "sign":
            return self._drawn(picture, kind)
        if picture.name not in self._signs:
            self._signs[picture.name] = self._drawn(picture, kind)
        return self._signs[picture.name]

    def _drawn(self, picture: Picture, kind: str) -> str:
        self._count += 1
        drawing = inlined(self._kept.svg(picture), f"k{self._count}-")
        return drawing.replace("<svg ", f'<svg class="{kind}" ', 1)


def _parts(manuscript: Manuscript, drawn: _Drawings) -> Iterator[str]:
    language, title = one_line(manuscript.language) or "en", one_line(manuscript.title)
    told = " ".join("".join(run.text for run in para) for para in manuscript.jacket)
    yield (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="generator" content="Solitarium"/>\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f'<meta name="author" content="{one_line(manuscript.author)}"/>\n'
        f'<meta name="description" content="{one_line(told)}"/>\n'
        f"<title>{title}</title>\n<style>\n"
    )
    for face in faces(manuscript.sections):
        letters = base64.b64encode(face.bytes()).decode()
        yield face.rule(f"data:font/ttf;base64,{letters}")
    yield f'{STYLE}</style>\n</head>\n<body>\n<main id="top">\n'
    yield _opening(manuscript, drawn)
    yield _contents(manuscript)
    for number, section in enumerate(manuscript.sections, 1):
        yield _section(section, number, drawn)
    back = QCoreApplication.translate("Keepsakes", "Back to the beginning")
    yield f'<p class="top"><a href="#top">{safe(back)}</a></p>\n</main>\n</body>\n</html>\n'


def _opening(manuscript: Manuscript, drawn: _Drawings) -> str:
    """The title page, and the text of the jacket."""
    parts = ['<header class="opening">\n']
    if manuscript.cover is not None:
        parts.append(f'<figure class="cover">{drawn(manuscript.cover, "cover")}</figure>\n')
    parts.append(f"<h1>{safe(manuscript.title)}</h1>\n")
    if manuscript.subtitle:
        parts.append(f'<p class="subtitle">{safe(manuscript.subtitle)}</p>\n')
    if manuscript.author:
        parts.append(f'<p class="by">{safe(manuscript.author)}</p>\n')
    if manuscript.jacket:
        told = "".join(f"<p>{inline(para, drawn)}</p>\n" for para in manuscript.jacket)
        parts.append(f'<div class="jacket">\n{told}</div>\n')
    return "".join((*parts, "</header>\n"))


def _contents(manuscript: Manuscript) -> str:
    if not manuscript.sections:
        return ""
    title = QCoreApplication.translate("Keepsakes", "Contents")
    rows = "".join(
        f'<li class="{section.kind}"><a href="#s{number}">{_numbered(section)}</a></li>\n'
        for number, section in enumerate(manuscript.sections, 1)
    )
    above = f'<nav aria-labelledby="contents">\n<h2 id="contents">{safe(title)}</h2>\n'
    return f"{above}<ol>\n{rows}</ol>\n</nav>\n"


def _numbered(section: Section) -> str:
    """A line of the contents: a chapter's number before its title."""
    told = called(section, "\N{MIDDLE DOT}")
    if section.kind != "chapter" or not section.title or not section.over:
        return told
    return f'<span class="number">{safe(section.over)}</span> {told}'


def _section(section: Section, number: int, drawn: _Drawings) -> str:
    above = head(section, 2, f"h{number}")
    label = f' aria-labelledby="h{number}"' if section.title else ""
    return (
        f'<section class="{section.kind}" id="s{number}"{label}>\n'
        f"{above}{blocks(section.blocks, drawn)}</section>\n"
    )
