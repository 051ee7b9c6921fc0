"""The page of keys, made from the actions themselves and the few keys that are no actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPalette
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from desktop.drawing.fonts import Face, font
from desktop.ui.sheets import Sheet
from desktop.ui.theme import Look
from desktop.ui.widgets.next_button import NextStep

if TYPE_CHECKING:
    from desktop.ui.menus import Menus


_WITH_ZONES = "aventura"


class KeyLine(msgspec.Struct, frozen=True):
    """A key and what it does; a heading where there is no key."""

    key: str
    does: str


def fixed_keys() -> tuple[KeyLine, ...]:
    """The keys that every game shares, with what they do."""
    return (
        KeyLine("", QCoreApplication.translate("Keys", "Everywhere")),
        KeyLine(
            QCoreApplication.translate("Keys", "Arrows"),
            QCoreApplication.translate("Keys", "point at a place, an option, a target"),
        ),
        KeyLine(
            QCoreApplication.translate("Keys", "Enter"),
            QCoreApplication.translate("Keys", "do what the next button says"),
        ),
        KeyLine(
            QCoreApplication.translate("Keys", "Space"),
            QCoreApplication.translate("Keys", "roll; skip what moves, and then no more"),
        ),
        KeyLine(
            QCoreApplication.translate("Keys", "1 to 9"),
            QCoreApplication.translate("Keys", "options, cards, or typed dice"),
        ),
        KeyLine(
            QCoreApplication.translate("Keys", "Esc"),
            QCoreApplication.translate("Keys", "drop a plan, close a sheet"),
        ),
        KeyLine(
            QCoreApplication.translate("Keys", "Tab"),
            QCoreApplication.translate("Keys", "next thing in a region"),
        ),
    )


def of_zone_maps() -> tuple[KeyLine, ...]:
    """The keys of a table with a zone map."""
    return (
        KeyLine(
            QCoreApplication.translate("Keys", "hold S"),
            QCoreApplication.translate("Keys", "lines of sight"),
        ),
    )


def of_printing() -> tuple[KeyLine, ...]:
    """The keys of the print sheet."""
    return (
        KeyLine("", QCoreApplication.translate("Keys", "Print and keep")),
        KeyLine(
            QCoreApplication.translate("Keys", "PgUp PgDn Home End"),
            QCoreApplication.translate("Keys", "turn the pages"),
        ),
        KeyLine("Z", QCoreApplication.translate("Keys", "whole page, full width, true size")),
        KeyLine("L", QCoreApplication.translate("Keys", "the pages as a list")),
        KeyLine(
            QCoreApplication.translate("Keys", "Ctrl+S"),
            QCoreApplication.translate("Keys", "keep as PDF"),
        ),
        KeyLine(
            QCoreApplication.translate("Keys", "Ctrl+F6"),
            QCoreApplication.translate("Keys", "next region"),
        ),
    )


def key_lines(menus: Menus) -> tuple[KeyLine, ...]:
    """Every key with what it does, under the name of its menu."""
    rows = list(fixed_keys())
    place = menus.window.place
    if place is None or place.game == _WITH_ZONES:
        rows += of_zone_maps()
    if menus.window.over.is_printing:
        rows += of_printing()
    for menu in menus.by_name.values():
        found = [
            KeyLine(key, _plain(action.text()))
            for action in menu.actions()
            if (key := action.shortcut().toString(QKeySequence.SequenceFormat.NativeText))
        ]
        if found and menu.menuAction().isVisible():
            rows += [KeyLine("", _plain(menu.title())), *found]
    return tuple(rows)


def _plain(text: str) -> str:
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


class KeysSheet(Sheet):
    """All keys in two columns; any of Enter, Esc and F1 puts it away."""

    closed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `show_keys`."""
        inside = QWidget()
        self._grid = QGridLayout(inside)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)
        self._grid.setColumnStretch(3, 1)
        self.labels: list[QLabel] = []
        super().__init__(inside, look, parent)
        self.next.taken.connect(self._close)
        self.wear(look)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        super().wear(look)
        look = self._look
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.WindowText, look.inks.ink)
        self._grid.setHorizontalSpacing(round(16 * look.zoom))
        self._grid.setVerticalSpacing(round(2 * look.zoom))
        faces = {"head": (Face.TITLE, 20), "key": (Face.STRONG, 15), "does": (Face.READING, 17)}
        for label in self.labels:
            label.setPalette(colours)
            label.setFont(font(*faces[label.objectName()], look.zoom))

    def show_keys(self, lines: tuple[KeyLine, ...]) -> None:
        """Show every key; the second column begins with a heading."""
        for gone in self.labels:
            self._grid.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        self.labels = []
        heads = [place for place, line in enumerate(lines) if not line.key]
        turn = min(heads, key=lambda place: abs(place - len(lines) / 2), default=0)
        for place, line in enumerate(lines):
            row, column = (place, 0) if place < turn else (place - turn, 2)
            self._line(line, row, column)
        self.paper.entitle(self.tr("Keys"))
        self.next.show_step(NextStep(self.tr("Back"), self.tr("Enter")))
        self.wear(self._asked)
        self.next.setFocus()

    def _line(self, line: KeyLine, row: int, column: int) -> None:
        if not line.key:
            self._grid.addWidget(self._label(line.does, "head"), row, column, 1, 2)
            return
        self._grid.addWidget(self._label(line.key, "key"), row, column)
        self._grid.addWidget(self._label(line.does, "does"), row, column + 1)

    def _label(self, text: str, kind: str) -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setObjectName(kind)
        label.setWordWrap(kind == "does")
        self.labels.append(label)
        return label

    def _close(self, _: object) -> None:
        self.closed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Esc go back."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape):
            self.closed.emit()
        else:
            super().keyPressEvent(event)
