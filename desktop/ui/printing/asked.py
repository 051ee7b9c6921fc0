"""What Ctrl+P means where it is pressed: the table, what lies on the shelf, what is to be begun."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from desktop.store.format import SUFFIX
from desktop.ui.shelf import Shelf
from desktop.ui.shelf_words import Lying
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
        found = at_hand(window.shelf)
        if isinstance(found, Lying):
            printing.open_pack(found.game, found.path, found.title)
        elif found is not None:
            printing.open_save(found)
    elif window.content is not None:
        printing.open_content(window.door.game, window.over.sheet.title, window.content)


def at_hand(shelf: Shelf) -> Path | Lying | None:
    """The save, or what may be begun, whose slip is in focus; else what the card goes on with."""
    for part in (shelf.focusWidget(), shelf.card):
        found = _named_on(part, shelf)
        if found is not None:
            return found
    return None


def _named_on(part: QWidget | None, shelf: Shelf) -> Path | Lying | None:
    if not isinstance(part, PaperButton | FinishedThing) or part.slip.quiet:
        return None  # what is damaged cannot be read
    path = Path(part.slip.id)
    return path if path.suffix == SUFFIX else shelf.pack(part.slip.id)
