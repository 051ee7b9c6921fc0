"""Pages as a PDF: exact sizes, nothing but vectors, fonts embedded, every word to be found.

Qt's own writer of PDF is not used: it loses ligatures and tabular figures when text is copied,
takes letterspaced words apart, and rounds pages to whole points.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.canvas import paint
from desktop.keepsakes.outputs.existing import PROGRAM
from desktop.keepsakes.outputs.figures import short
from desktop.keepsakes.outputs.pdf_file import PdfFile, text
from desktop.keepsakes.outputs.pdf_page import PdfPage
from desktop.keepsakes.outputs.pdf_parts import Parts
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.wish import Wish

_POINTS = 72 / 25.4


def pdf(
    leaves: Sequence[Leaf], wish: Wish, title: str, author: str = "", language: str = "en"
) -> Generator[Progress, None, bytes]:
    """Draw the pages one by one; return the file's bytes. The same pages give the same bytes."""
    file = PdfFile()
    parts = Parts(file, grey=wish.grey)
    tree, shared = file.reserve(), file.reserve()
    space = "DeviceGray" if wish.grey else "DeviceRGB"
    pages = list[int]()
    for done, leaf in enumerate(leaves):
        yield Progress(done, len(leaves))
        width, height = leaf.width * _POINTS, leaf.height * _POINTS
        page = PdfPage(parts, height)
        paint(leaf, page)
        content = file.stream(page.content())
        pages.append(
            file.add(
                f"<< /Type /Page /Parent {tree} 0 R /MediaBox [0 0 {short(width, 4)} "
                f"{short(height, 4)}] /Resources {shared} 0 R /Contents {content} 0 R "
                f"/Group << /S /Transparency /CS /{space} >> >>"
            )
        )
    kids = " ".join(f"{page} 0 R" for page in pages)
    file.put(tree, f"<< /Type /Pages /Count {len(pages)} /Kids [{kids}] >>")
    parts.write(shared)
    facts = file.add(_facts(wish, title, author))
    outline = _outline(file, leaves, pages)
    root = file.add(
        f"<< /Type /Catalog /Pages {tree} 0 R /Lang {text(language)} {outline}"
        "/ViewerPreferences << /DisplayDocTitle true /PrintScaling /None >> >>"
    )
    yield Progress(len(leaves), len(leaves))
    return file.bytes(root, facts)


def _outline(file: PdfFile, leaves: Sequence[Leaf], pages: Sequence[int]) -> str:
    """The titles of what begins on each page, for the catalogue; nothing where there is none."""
    found = [
        (title, page)
        for leaf, page in zip(leaves, pages, strict=True)
        for title in leaf.heading.splitlines()
    ]
    if not found:
        return ""
    whole = file.reserve()
    items = [file.reserve() for _ in found]
    for place, (title, page) in enumerate(found):
        beside = f" /Prev {items[place - 1]} 0 R" if place else ""
        if place < len(items) - 1:
            beside += f" /Next {items[place + 1]} 0 R"
        file.put(
            items[place],
            f"<< /Title {text(title)} /Parent {whole} 0 R{beside} /Dest [{page} 0 R /Fit] >>",
        )
    ends = f"/First {items[0]} 0 R /Last {items[-1]} 0 R"
    file.put(whole, f"<< /Type /Outlines {ends} /Count {len(items)} >>")
    return f"/Outlines {whole} 0 R "


def _facts(wish: Wish, title: str, author: str) -> str:
    facts = {"Title": title, "Author": author, "Creator": PROGRAM, "Producer": PROGRAM}
    told = " ".join(f"/{key} {text(value)}" for key, value in facts.items() if value)
    digits = re.sub(r"\D", "", wish.made[:19])
    made = f" /CreationDate (D:{digits})" if len(digits) in (8, 14) else ""
    return f"<< {told}{made} >>"
