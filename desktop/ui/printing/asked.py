"""What Ctrl+P means where it is pressed: the table, a save on the shelf, what is to be begun."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.store.format import SUFFIX
from desktop.ui.shelf import Shelf
from desktop.ui.widgets.finished_thing import FinishedThing
from desktop.ui.widgets.paper_button import PaperButton

if TYPE_CHECKING:
    from desktop.ui.main_window import MainWindow


def print_there(window: MainWindow, page: str = "") -> None:
    """Open the print sheet for what lies in the window; on the open sheet press its button."""
    printing, now = window.over.printing, window.stack.currentWidget()
    if now is printing.sheet:
        printing.sheet.next.click()
    elif window.place is not None:
        printing.open_table(page)
    elif now is window.shelf:
        path = save_at_hand(window.shelf)
        if path is not None:
            printing.open_save(path)
    elif window.content is not None:
        printing.open_content(window.door.game, window.over.sheet.title, window.content)


def save_at_hand(shelf: Shelf) -> Path | None:
    """The save whose slip is in focus, else the one that is gone on with; None for none."""
    for part in (shelf.focusWidget(), shelf.card):
        path = _save_of(part)
        if path is not None:
            return path
    return None


def _save_of(part: QWidget | None) -> Path | None:
    if not isinstance(part, PaperButton | FinishedThing) or part.slip.quiet:
        return None  # what is damaged cannot be read
    path = Path(part.slip.id)
    return path if path.suffix == SUFFIX else None
