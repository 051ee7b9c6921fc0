"""The pages of an EPUB, one for each section, and its lists of contents for new and old readers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.keepsakes.manuscript import Kind, Manuscript, Section
from desktop.keepsakes.prose.blocks import Shown, blocks, called, head, inline
from desktop.keepsakes.prose.clean import one_line, safe
from desktop.keepsakes.prose.epub_package import Kept, identifier, language

XHTML = "application/xhtml+xml"
_TYPES: dict[Kind, str] = {
    "title": "frontmatter",
    "front": "frontmatter",
    "part": "part",
    "chapter": "chapter",
    "interlude": "chapter",
    "back": "backmatter",
}


class PageFile(msgspec.Struct, frozen=True):
    """One page: its file, what it is called in the contents, and its XHTML."""

    file: str
    title: str
    text: str
    properties: str = ""


def pages(manuscript: Manuscript, shown: Shown) -> list[PageFile]:
    """Cover, title page, contents, then every section, in the order of reading."""
    found = list[PageFile]()
    if manuscript.cover is not None:
        found.append(_cover(manuscript))
    found.append(_title(manuscript, shown))
    named = _named(manuscript.sections)
    found.append(PageFile("nav.xhtml", _contents_title(), _nav(manuscript, named), "nav"))
    for (file, title), section in zip(named, manuscript.sections, strict=True):
        body = (
            f'<section epub:type="{_TYPES[section.kind]}" class="{section.kind}">\n'
            f"{head(section, 2, 'title')}{blocks(section.blocks, shown)}</section>\n"
        )
        found.append(PageFile(file, title, _page(manuscript, title, body)))
    return found


def contents(manuscript: Manuscript, found: Sequence[PageFile]) -> Iterator[Kept]:
    """The contents as readers from before EPUB 3 know them."""
    points = "".join(
        f'<navPoint id="n{place}" playOrder="{place}"><navLabel><text>{page.title}</text>'
        f'</navLabel><content src="{page.file}"/></navPoint>\n'
        for place, page in enumerate(found, 1)
    )
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/" version="2005-1" '
        f'xml:lang="{language(manuscript)}">\n<head>\n'
        f'<meta name="dtb:uid" content="{identifier(manuscript)}"/>\n</head>\n'
        f"<docTitle><text>{one_line(manuscript.title)}</text></docTitle>\n"
        f"<navMap>\n{points}</navMap>\n</ncx>\n"
    )
    yield Kept("toc.ncx", "application/x-dtbncx+xml", text.encode())


def _named(sections: Sequence[Section]) -> list[tuple[str, str]]:
    """A file and a title for every section."""
    return [
        (f"s{place:04}.xhtml", called(section, f"{place}."))
        for place, section in enumerate(sections, 1)
    ]


def _page(manuscript: Manuscript, title: str, body: str, kind: str = "") -> str:
    spoken = language(manuscript)
    css = "".join(
        f'<link rel="stylesheet" type="text/css" href="{file}"/>\n'
        for file in ("faces.css", "style.css")
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE html>\n'
        '<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" '
        f'lang="{spoken}" xml:lang="{spoken}">\n<head>\n<title>{title}</title>\n{css}</head>\n'
        f"<body{kind}>\n{body}</body>\n</html>\n"
    )


def _title_of(manuscript: Manuscript) -> str:
    return one_line(manuscript.title) or "\N{MIDDLE DOT}"


def _cover(manuscript: Manuscript) -> PageFile:
    assert manuscript.cover is not None
    title = QCoreApplication.translate("Keepsakes", "Cover")
    told = one_line(manuscript.cover.alt or manuscript.title)
    body = (
        '<section epub:type="cover" class="front">\n'
        f'<img src="cover.png" alt="{told}"/>\n</section>\n'
    )
    return PageFile("cover.xhtml", safe(title), _page(manuscript, safe(title), body))


def _title(manuscript: Manuscript, shown: Shown) -> PageFile:
    title = _title_of(manuscript)
    parts = [f'<h1 epub:type="title">{title}</h1>\n']
    if manuscript.subtitle:
        parts.append(f'<p class="subtitle">{safe(manuscript.subtitle)}</p>\n')
    if manuscript.author:
        parts.append(f'<p class="by">{safe(manuscript.author)}</p>\n')
    if manuscript.jacket:
        told = "".join(f"<p>{inline(para, shown)}</p>\n" for para in manuscript.jacket)
        parts.append(f'<div class="jacket">\n{told}</div>\n')
    body = f'<section epub:type="titlepage" class="opening">\n{"".join(parts)}</section>\n'
    return PageFile("title.xhtml", title, _page(manuscript, title, body))


def _contents_title() -> str:
    return safe(QCoreApplication.translate("Keepsakes", "Contents"))


def _nav(manuscript: Manuscript, named: Sequence[tuple[str, str]]) -> str:
    title = _title_of(manuscript)
    rows = "".join(
        f'<li><a href="{file}">{called}</a></li>\n'
        for file, called in (("title.xhtml", title), *named)
    )
    first = named[0][0] if named else "title.xhtml"
    cover = safe(QCoreApplication.translate("Keepsakes", "Cover"))
    begins = safe(QCoreApplication.translate("Keepsakes", "Beginning"))
    marks = f'<li><a epub:type="cover" href="cover.xhtml">{cover}</a></li>\n'
    body = (
        f'<nav epub:type="toc" id="toc">\n<h2>{_contents_title()}</h2>\n<ol>\n{rows}</ol>\n</nav>\n'
        f'<nav epub:type="landmarks" hidden="hidden">\n<ol>\n'
        f"{marks if manuscript.cover is not None else ''}"
        f'<li><a epub:type="toc" href="nav.xhtml">{_contents_title()}</a></li>\n'
        f'<li><a epub:type="bodymatter" href="{first}">{begins}</a></li>\n</ol>\n</nav>\n'
    )
    return _page(manuscript, _contents_title(), body)
