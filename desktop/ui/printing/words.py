"""What the print sheet says: how far it is, how it went, what is asked."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.outputs.writing import Unwritable
from desktop.rules.kernel.errors import Unreadable
from desktop.ui.printing.slip import Call, SlipView
from desktop.words.problems import line


def setting() -> str:
    """Pages are being set."""
    return QCoreApplication.translate("Printing", "Setting the pages...")


def opening() -> str:
    """A save is being read."""
    return QCoreApplication.translate("Printing", "Opening the story...")


def result(leaves: tuple[Leaf, ...], paper: str) -> str:
    """What comes of the choices: so many pages, on which paper, which way round."""
    pages = QCoreApplication.translate("Printing", "%n page(s)", None, len(leaves))
    ways = {leaf.width > leaf.height for leaf in leaves}
    if ways == {True}:
        words = QCoreApplication.translate("Printing", "{pages} on {paper}, lying")
    elif ways == {False}:
        words = QCoreApplication.translate("Printing", "{pages} on {paper}, standing")
    else:
        words = QCoreApplication.translate("Printing", "{pages} on {paper}")
    return words.format(pages=pages, paper=paper)


def nothing_offered() -> str:
    """There is nothing to be printed."""
    return QCoreApplication.translate("Printing", "There is nothing here to print yet.")


def unset() -> str:
    """The pages could not be made."""
    return QCoreApplication.translate("Printing", "These pages could not be set.")


def no_printer() -> SlipView:
    """There is no printer, but there are files."""
    return SlipView(
        QCoreApplication.translate(
            "Printing",
            "This computer knows no printer. As a PDF the pages can be printed elsewhere.",
        )
    )


def working(progress: Progress, *, printer: bool) -> SlipView:
    """How far it is, with a way to stop it."""
    if printer:
        words = QCoreApplication.translate("Printing", "Sent to the printer: {done} of {total}")
    else:
        words = QCoreApplication.translate("Printing", "Written: {done} of {total}")
    share = progress.done / max(1, progress.total)
    stop = QCoreApplication.translate("Printing", "Stop")
    esc = QCoreApplication.translate("Printing", "Esc")
    told = words.format(done=progress.done, total=progress.total)
    return SlipView(told, share, (Call("stop", stop, esc),))


def stopped(*, printer: bool) -> SlipView:
    """It was stopped."""
    if printer:
        words = QCoreApplication.translate("Printing", "Stopped; the printer was called off.")
    else:
        words = QCoreApplication.translate("Printing", "Stopped; no file was written.")
    return SlipView(words)


def printed(count: int) -> SlipView:
    """The pages are with the printer."""
    return SlipView(
        QCoreApplication.translate("Printing", "%n page(s) went to the printer.", None, count)
    )


def kept(title: str, files: tuple[Path, ...]) -> SlipView:
    """Where it lies now, and what may be done there."""
    if len(files) == 1:
        told = QCoreApplication.translate("Printing", "“{title}” lies in {path}.")
        words = told.format(title=title, path=files[0])
    else:
        told = QCoreApplication.translate("Printing", "“{title}” lies in %n file(s) in {folder}.",
                                          None, len(files))  # fmt: skip
        words = told.format(title=title, folder=files[0].parent)
    calls = (
        Call("open", QCoreApplication.translate("Printing", "Open it")),
        Call("folder", QCoreApplication.translate("Printing", "Open the folder")),
    )
    return SlipView(words, None, calls)


def replace(files: tuple[Path, ...]) -> SlipView:
    """Files of these names are there: shall they be replaced?"""
    told = QCoreApplication.translate(
        "Printing", "%n file(s) of this name are there already, such as {name}.", None, len(files)
    )
    other = QCoreApplication.translate("Printing", "Another name")
    return SlipView(told.format(name=files[0].name), None, (Call("keep", other),))


def failed(trouble: Exception) -> str:
    """What went wrong, as a sentence; empty for what nobody foresaw."""
    match trouble:
        case Unwritable():
            return line(trouble.problem)
        case Unreadable():
            return " ".join(line(problem) for problem in trouble.problems)
        case OSError():
            words = QCoreApplication.translate("Printing", "It did not work: {why}")
            return words.format(why=trouble.strerror or str(trouble))
        case _:
            return ""
