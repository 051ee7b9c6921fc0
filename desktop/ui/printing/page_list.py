"""The list twin of the preview: every page with what stands on it, as sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.keepsakes.leaf import Leaf
from desktop.ui.widgets.list_twin import ListTwin, Row


class PageList(ListTwin):
    """Shows the pages in words; `chosen` tells the number of the one that is gone to, from 0."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWordWrap(True)

    def name_itself(self) -> None:
        """Say what this is, in the present language."""
        self.setAccessibleName(QCoreApplication.translate("Printing", "The pages as a list"))

    def show_pages(self, title: str, leaves: Sequence[Leaf]) -> None:
        """Show these pages."""
        self.name_itself()
        self.show_rows(partial(page_rows, title, tuple(leaves)))


def page_rows(title: str, leaves: tuple[Leaf, ...]) -> tuple[Row, ...]:
    """What it is and how many pages it has; the pages, each with its text under it."""
    count = QCoreApplication.translate("Printing", "%n page(s)", None, len(leaves))
    pages = tuple(_page(number, leaf) for number, leaf in enumerate(leaves))
    return (Row(title), Row(count, None, pages))


def _page(number: int, leaf: Leaf) -> Row:
    words = QCoreApplication.translate("Printing", "Page {number}").format(number=number + 1)
    name = f"{words}: {leaf.name}" if leaf.name else words
    lines = tuple(Row(line) for line in leaf.text.splitlines() if line.strip())
    return Row(name, number, lines)
