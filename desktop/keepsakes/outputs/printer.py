"""Pages on a printer."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from pathlib import Path

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from desktop.drawing.paper import PRINTED
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.existing import PROGRAM
from desktop.keepsakes.outputs.pdf import pdf
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.wish import Wish
from desktop.store import files

_INCH = 25.4


def print_leaves(leaves: Sequence[Leaf], wish: Wish, printer: QPrinter) -> Generator[Progress]:
    """Print the pages one by one, each on a sheet of its own size, without margins.

    A printer that only writes a PDF leaves that to our own writer, whose text can be found.
    Stopped half-way, or given up by the printer, the job is called off. Raises OSError where the
    printer takes nothing.
    """
    if printer.outputFormat() == QPrinter.OutputFormat.PdfFormat and printer.outputFileName():
        raw = yield from pdf(leaves, wish, printer.docName() or PROGRAM)
        files.write(Path(printer.outputFileName()), raw)
    else:
        yield from painted(leaves, wish, printer)


def painted(leaves: Sequence[Leaf], wish: Wish, printer: QPrinter) -> Generator[Progress]:
    """Draw the pages on a printer."""
    if wish.grey:
        printer.setColorMode(QPrinter.ColorMode.GrayScale)
    printer.setFullPage(True)
    painter = QPainter()
    try:
        for done, leaf in enumerate(leaves):
            yield Progress(done, len(leaves))
            _lay(printer, leaf)
            if not (printer.newPage() if done else painter.begin(printer)):
                raise OSError(printer.printerName() or printer.outputFileName())
            painter.save()
            painter.setRenderHint(PRINTED)
            scale = printer.resolution() / _INCH
            painter.scale(scale, scale)
            leaf.draw(painter)
            painter.restore()
    except BaseException:
        printer.abort()
        raise
    finally:
        if painter.isActive():
            painter.end()
    yield Progress(len(leaves), len(leaves))


def _lay(printer: QPrinter, leaf: Leaf) -> None:
    """The next sheet has the size of this leaf; a lying one is a standing one turned."""
    lying = leaf.width > leaf.height
    across, along = sorted((leaf.width, leaf.height))
    size = QPageSize(QSizeF(across, along), QPageSize.Unit.Millimeter)
    turn = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    printer.setPageLayout(QPageLayout(size, turn, QMarginsF()))
