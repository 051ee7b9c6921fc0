"""Pages as a PDF: exact sizes, vectors only, fonts embedded."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.wish import Wish

RESOLUTION = 1200
_INCH = 25.4
_PROGRAM = "Solitarium"


def pdf(
    leaves: Sequence[Leaf], wish: Wish, title: str, author: str = "", language: str = "en"
) -> Generator[Progress, None, bytes]:
    """Draw the pages one by one; return the file's bytes."""
    store = QByteArray()
    buffer = QBuffer(store)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator(_PROGRAM)
    if wish.grey:
        writer.setColorModel(QPdfWriter.ColorModel.Grayscale)
    painter = QPainter()
    for done, leaf in enumerate(leaves):
        yield Progress(done, len(leaves))
        _lay(writer, leaf)
        if done:
            writer.newPage()
        else:
            painter.begin(writer)
        painter.save()
        painter.scale(RESOLUTION / _INCH, RESOLUTION / _INCH)
        leaf.draw(painter)
        painter.restore()
    painter.end()
    yield Progress(len(leaves), len(leaves))
    return bytes(store.data())


def _lay(writer: QPdfWriter, leaf: Leaf) -> None:
    """The next page has the size of this leaf and no margins."""
    size = QPageSize(
        QSizeF(leaf.width, leaf.height),
        QPageSize.Unit.Millimeter,
        "",
        QPageSize.SizeMatchPolicy.ExactMatch,
    )
    writer.setPageLayout(QPageLayout(size, QPageLayout.Orientation.Portrait, QMarginsF()))
