"""A text as EPUB 3: a zip of XHTML, drawings, faces and what says how they belong together."""

from __future__ import annotations

import io
import zipfile

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter

from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.outputs.existing import MARKS
from desktop.keepsakes.outputs.showing import image
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose import epub_pages
from desktop.keepsakes.prose.clean import one_line
from desktop.keepsakes.prose.drawn import Drawn
from desktop.keepsakes.prose.epub_package import Kept, package
from desktop.keepsakes.prose.epub_style import STYLE
from desktop.keepsakes.prose.faces import faces
from desktop.keepsakes.wish import Wish

_LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""A zip knows no earlier day; with it the same text gives the same bytes."""
_CONTAINER = """<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
"""
_COVER_HEIGHT = 1600


def epub(manuscript: Manuscript, wish: Wish, drawn: Drawn | None = None) -> bytes:
    """The whole file. The same manuscript and wish give the same bytes.

    `drawn`: plates that were drawn ahead.
    """
    drawings = _Drawings(drawn or Drawn(wish))
    pages = epub_pages.pages(manuscript, drawings)
    kept = [
        Kept("style.css", "text/css", STYLE.encode()),
        *_set_in(manuscript),
        *drawings.files,
        *(Kept(page.file, epub_pages.XHTML, page.text.encode(), page.properties) for page in pages),
    ]
    if manuscript.cover is not None:
        kept.append(Kept("cover.png", "image/png", _png(manuscript.cover, wish), "cover-image"))
    kept += epub_pages.contents(manuscript, pages)
    return _zipped(kept, package(manuscript, kept, [page.file for page in pages]))


class _Drawings:
    """Pictures as files beside the pages; each sign once."""

    def __init__(self, drawn: Drawn) -> None:
        self.files: list[Kept] = []
        self._kept = drawn
        self._signs: dict[str, str] = {}

    def __call__(self, picture: Picture, kind: str) -> str:
        """Keep a picture; where it stands it is named."""
        if kind != "sign":
            return self._named(self._keep(picture, "plate"), picture, kind)
        if picture.name not in self._signs:
            self._signs[picture.name] = self._keep(picture, "sign")
        return self._named(self._signs[picture.name], picture, kind)

    def _keep(self, picture: Picture, stem: str) -> str:
        count = sum(one.file.startswith(f"{stem}-") for one in self.files) + 1
        name = f"{stem}-{count}.svg"
        self.files.append(Kept(name, "image/svg+xml", self._kept.svg(picture).encode()))
        return name

    @staticmethod
    def _named(name: str, picture: Picture, kind: str) -> str:
        told = one_line(picture.alt or picture.name)
        return f'<img class="{kind}" src="{name}" alt="{told}"/>'


def _set_in(manuscript: Manuscript) -> list[Kept]:
    """The faces, under their rules in a style sheet of their own."""
    used = faces(manuscript.sections)
    rules = "".join(face.rule(face.file) for face in used)
    letters = [Kept(face.file, "application/vnd.ms-opentype", face.bytes()) for face in used]
    return [Kept("faces.css", "text/css", rules.encode()), *letters]


def _png(picture: Picture, wish: Wish) -> bytes:
    """The cover as pixels: shelves of readers show nothing else."""
    shown = image(picture, _COVER_HEIGHT / picture.height)
    if wish.grey:
        shown = shown.convertToFormat(QImage.Format.Format_Grayscale8)
    raw = QByteArray()
    buffer = QBuffer(raw)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    if not writer.write(shown):
        raise OSError(writer.errorString())
    return bytes(raw.data())


def _zipped(kept: list[Kept], opf: str) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as archive:
        archive.comment = MARKS[".epub"]
        _add(archive, "mimetype", b"application/epub+zip", zipfile.ZIP_STORED)
        _add(archive, "META-INF/container.xml", _CONTAINER.encode())
        _add(archive, "EPUB/package.opf", opf.encode())
        for one in kept:
            _add(archive, f"EPUB/{one.file}", one.content)
    return made.getvalue()


def _add(
    archive: zipfile.ZipFile, name: str, content: bytes, how: int = zipfile.ZIP_DEFLATED
) -> None:
    member = zipfile.ZipInfo(name, _LONG_AGO)
    member.compress_type = how
    member.create_system = 3  # the same wherever it is made
    member.external_attr = 0o644 << 16
    archive.writestr(member, content, compresslevel=6 if how else None)
