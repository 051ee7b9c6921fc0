"""The system's own dialogs: which printer, and which file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths, Signal
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrintDialog, QPrinter

    from desktop.keepsakes.wish import Wish


class Doors(QObject):
    """Opens one dialog at a time over a sheet and tells what was chosen in it."""

    named = Signal(object)  # Path, with its ending
    accepted = Signal(object)  # tuple of page numbers from 1, in order

    def __init__(self, sheet: QWidget) -> None:
        """Nothing is open."""
        super().__init__(sheet)
        self._over = sheet
        self.printer: QPrinter | None = None
        self._asking: QPrintDialog | None = None
        self._pages: tuple[int, ...] = ()

    # --- printers ------------------------------------------------------------------------------

    def printers(self) -> bool:
        """Whether the system knows any printer."""
        from PySide6.QtPrintSupport import QPrinterInfo

        return bool(QPrinterInfo.availablePrinterNames())

    def ask_printer(self, title: str, pages: tuple[int, ...], count: int, wish: Wish) -> None:
        """Ask for a printer for these pages of so many; `accepted` tells those that are wanted."""
        from PySide6.QtGui import QPageSize
        from PySide6.QtPrintSupport import QAbstractPrintDialog, QPrintDialog, QPrinter

        self.printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        self.printer.setDocName(title)
        letter = wish.sheet.paper.name == "Letter"
        size = QPageSize.PageSizeId.Letter if letter else QPageSize.PageSizeId.A4
        self.printer.setPageSize(QPageSize(size))
        if wish.grey:
            self.printer.setColorMode(QPrinter.ColorMode.GrayScale)
        self._pages = pages
        self._asking = dialog = QPrintDialog(self.printer, self._over)
        dialog.setOption(QAbstractPrintDialog.PrintDialogOption.PrintPageRange, True)
        dialog.setMinMax(1, count)
        if len(pages) < count:
            dialog.setPrintRange(QAbstractPrintDialog.PrintRange.PageRange)
            dialog.setFromTo(pages[0], pages[-1])
        dialog.finished.connect(self._answered)
        QDialog.open(dialog)  # its own one takes a receiver

    def _answered(self, answer: int) -> None:
        from PySide6.QtPrintSupport import QAbstractPrintDialog

        dialog, self._asking = self._asking, None
        if dialog is None:
            return
        pages = self._pages
        if dialog.printRange() == QAbstractPrintDialog.PrintRange.PageRange:
            first, last = dialog.fromPage(), dialog.toPage()
            pages = tuple(page for page in pages if first <= page <= last)
        dialog.deleteLater()
        if answer == QDialog.DialogCode.Accepted and pages:
            self.accepted.emit(pages)

    # --- files ---------------------------------------------------------------------------------

    def ask_file(self, stem: str, kinds: Sequence[str]) -> None:
        """Ask for a name for a file of one of these kinds; `named` tells it.

        The system asks before it replaces one.
        """
        dialog = QFileDialog(self._over, self.tr("Keep"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDirectory(documents())
        dialog.setNameFilters([f"{self._kind_name(kind)} (*.{kind})" for kind in kinds])
        dialog.setDefaultSuffix(kinds[0])
        dialog.selectFile(f"{stem}.{kinds[0]}")
        dialog.filterSelected.connect(self._turn_suffix)
        dialog.fileSelected.connect(self._named)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()

    def _turn_suffix(self, words: str) -> None:
        """Another kind was chosen: the name ends as it does."""
        dialog = self.sender()
        if isinstance(dialog, QFileDialog):
            kind = words.rpartition("*.")[2].rstrip(")")
            dialog.setDefaultSuffix(kind)
            name = Path(dialog.selectedFiles()[0]) if dialog.selectedFiles() else Path()
            if name.suffix:
                dialog.selectFile(name.with_suffix(f".{kind}").name)

    def _named(self, name: str) -> None:
        self.named.emit(Path(name))

    def _kind_name(self, kind: str) -> str:
        match kind:
            case "pdf":
                return self.tr("PDF, as it is printed")
            case "svg":
                return self.tr("SVG, a drawing")
            case "png":
                return self.tr("PNG, a picture")
            case "html":
                return self.tr("HTML, a web page")
            case _:
                return self.tr("EPUB, a book to read")


def documents() -> str:
    """Where the player keeps papers; at home where there is no such folder."""
    place = QStandardPaths.StandardLocation
    found = QStandardPaths.writableLocation(place.DocumentsLocation)
    if Path(found).is_dir():
        return found
    return QStandardPaths.writableLocation(place.HomeLocation)
