"""The way out: pages go to a printer or into files, step by step, and it is said how it went."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices

from desktop.keepsakes.leaf import Keepsake
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.outputs.writing import Unwritable, files_of, write
from desktop.keepsakes.wish import Wish
from desktop.ui.printing import words
from desktop.ui.printing.doors import Doors
from desktop.ui.printing.pages import Pages
from desktop.ui.printing.slip import SlipView
from desktop.ui.printing.steps import Steps
from desktop.ui.printing.trouble import told
from desktop.ui.widgets.next_button import NextStep


class Delivery(QObject):
    """Prints or writes one keepsake at a time; tells on the slip below the pages how it goes."""

    changed = Signal()  # something else is to be done next

    def __init__(self, pages: Pages) -> None:
        """Nothing is on its way."""
        super().__init__(pages)
        self._pages = pages
        self._keepsake: Keepsake | None = None
        self._wish = Wish()
        self._replacing: Path | None = None
        self._files: tuple[Path, ...] = ()
        self._sent = 0  # pages that go to a printer; 0 while a file is written
        self._no_printer = False
        self.doors = Doors(pages)
        self.steps = Steps(self)
        self.doors.named.connect(self.keep_as)
        self.doors.accepted.connect(self._print)
        self.steps.moved.connect(self._tell_progress)
        self.steps.ended.connect(self._tell_done)
        self.steps.failed.connect(self._tell_failed)

    @property
    def busy(self) -> bool:
        """Whether something is on its way."""
        return self.steps.running

    def step(self) -> tuple[NextStep, str]:
        """What is to be done next, and what is asked for by it."""
        enter = QCoreApplication.translate("Printing", "Enter")
        if self.busy:
            going = QCoreApplication.translate("Printing", "The pages are on their way")
            return NextStep(going, waiting=True), ""
        if self._replacing is not None:
            return NextStep(QCoreApplication.translate("Printing", "Replace"), enter), "over"
        if self._no_printer:
            return NextStep(QCoreApplication.translate("Printing", "Keep as PDF"), enter), "pdf"
        return NextStep(QCoreApplication.translate("Printing", "Print..."), enter), "print"

    def drop(self) -> None:
        """Something else is chosen: nothing is asked, told or held any more."""
        self.steps.stop()
        self._keepsake = self._replacing = None
        self._no_printer = False  # one may have been plugged in
        self._pages.tell(None)

    def step_back(self) -> bool:
        """Stop what is on its way, else drop a question; whether there was either."""
        if self.stop():
            return True
        if self._replacing is None:
            return False
        self._replacing = None
        self._tell(None)
        return True

    def stop(self) -> bool:
        """Stop what is on its way; whether there was anything."""
        if not self.steps.stop():
            return False
        self._tell(words.stopped(printer=self._sent > 0))
        return True

    def _tell(self, view: SlipView | None) -> None:
        self._pages.tell(view)
        self.changed.emit()

    # --- printing ------------------------------------------------------------------------------

    def ask_printer(self, keepsake: Keepsake, pages: tuple[int, ...], wish: Wish) -> None:
        """Ask for a printer for these pages, counted from 1; where there is none, say so."""
        self._keepsake, self._wish = keepsake, wish
        if self.doors.printers():
            self.doors.ask_printer(keepsake.title, pages, len(keepsake.leaves), wish)
            return
        self._no_printer = True
        self._tell(words.no_printer())

    def _print(self, pages: tuple[int, ...]) -> None:
        from desktop.keepsakes.outputs.printer import print_leaves

        if self._keepsake is None or self.doors.printer is None:
            return
        leaves = tuple(self._keepsake.leaves[page - 1] for page in pages)
        self._sent = len(leaves)
        self.steps.start(print_leaves(leaves, self._wish, self.doors.printer))
        self.changed.emit()

    # --- files ---------------------------------------------------------------------------------

    def ask_file(self, keepsake: Keepsake, kinds: tuple[str, ...], wish: Wish) -> None:
        """Ask under which name a keepsake is to be kept, as a file of one of these kinds."""
        self._keepsake, self._wish, self._replacing = keepsake, wish, None
        self._tell(None)
        self.doors.ask_file(keepsake.stem, kinds)

    def keep_as(self, path: Path) -> None:
        """Write a file; where others beside it stand in the way, ask once.

        The dialog has asked about the file of the very name.
        """
        if self._keepsake is None:
            return
        targets = files_of(self._keepsake, path)
        others = tuple(one for one in targets if one != path and one.exists())
        if not others:
            self._write(path)
            return
        self._replacing = path
        self._tell(words.replace(others))

    def replace(self) -> None:
        """Write over what stands there."""
        if self._replacing is not None:
            self._write(self._replacing)

    def _write(self, path: Path) -> None:
        self._replacing = None
        if self._keepsake is None:
            return
        self._sent, self._files = 0, files_of(self._keepsake, path)
        try:
            self.steps.start(write(self._keepsake, path, self._wish))
        except Unwritable as trouble:
            self._tell_failed(trouble)
        else:
            self.changed.emit()

    def open_it(self) -> None:
        """Open the file that was written, with whatever the system has for it."""
        if self._files:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._files[0])))

    def open_folder(self) -> None:
        """Open the folder that it was written to."""
        if self._files:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._files[0].parent)))

    # --- how it goes ---------------------------------------------------------------------------

    def _tell_progress(self, progress: Progress) -> None:
        self._pages.tell(words.working(progress, printer=self._sent > 0))

    def _tell_done(self) -> None:
        if self._sent:
            self._tell(words.printed(self._sent))
        elif self._keepsake is not None:
            self._tell(words.kept(self._keepsake.title, self._files))

    def _tell_failed(self, trouble: Exception) -> None:
        self._tell(SlipView(told(trouble)))
