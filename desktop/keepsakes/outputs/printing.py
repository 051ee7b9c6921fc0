"""Pages on a printer."""

from __future__ import annotations

from collections.abc import Generator, Sequence

from PySide6.QtCore import QMarginsF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrinter

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.wish import Wish

_INCH = 25.4


def print_leaves(leaves: Sequence[Leaf], wish: Wish, printer: QPrinter) -> Generator[Progress]:
    """Draw the pages on a printer one by one, each on a sheet of its own size, without margins.

    Stopped half-way, or given up by the printer, the job is called off. Raises OSError where the
    printer takes nothing.
    """
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
