"""What may be done with a save on the shelf, as a menu; nothing in it loses anything."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from desktop.ui.shelf_words import Lying, newer_pack

if TYPE_CHECKING:
    from desktop.store.playthroughs import Playthrough


class Wish(msgspec.Struct, frozen=True):
    """Something to be done with a save or pack at a path: its new title, or the pack to move to."""

    path: Path
    title: str = ""
    pack: Path | None = None


class SaveMenus(QObject):
    """Fills menus for saves, and tells what was chosen."""

    taken = Signal(str)  # path of a save
    printed = Signal(object)  # Path of a save that shall be printed
    renaming = Signal(str)  # path of a save that shall have another title
    deleted = Signal(object)  # Wish
    moved = Signal(object)  # Wish

    def __init__(self, parent: QObject) -> None:
        """Knows of no packs yet."""
        super().__init__(parent)
        self._packs: Mapping[str, Lying] = {}

    def know(self, packs: Mapping[str, Lying]) -> None:
        """The packs that saves may move to."""
        self._packs = packs

    def fill(self, menu: QMenu, save: Playthrough) -> None:
        """Fill a menu anew for one save."""
        menu.clear()
        finished = save.header is not None and save.header.ending is not None
        first = self.tr("Look at it") if finished or save.problem else self.tr("Go on")
        asked = [(first, str(save.path), self._take)]
        if save.problem is None:
            asked.append((self.tr("Another title"), str(save.path), self._rename))
        newer = newer_pack(save, self._packs)
        if newer is not None and newer.glance is not None:
            text = self.tr("Move to version {version} of the adventure")
            both = f"{save.path}\n{newer.path}"
            asked.append((text.format(version=newer.glance.version), both, self._move))
        if save.problem is None:
            asked.append((self.tr("Print and keep..."), str(save.path), self._print))
        if not save.newer:
            asked.append((self.tr("Into the trash"), str(save.path), self._delete))
        for text, about, slot in asked:
            action = QAction(text, menu)
            action.setData(about)
            action.triggered.connect(slot)
            menu.addAction(action)

    def _asked(self) -> str:
        sender = self.sender()
        return str(sender.data()) if isinstance(sender, QAction) else ""

    def _take(self) -> None:
        self.taken.emit(self._asked())

    def _print(self) -> None:
        self.printed.emit(Path(self._asked()))

    def _rename(self) -> None:
        self.renaming.emit(self._asked())

    def _delete(self) -> None:
        self.deleted.emit(Wish(Path(self._asked())))

    def _move(self) -> None:
        save, _, pack = self._asked().partition("\n")
        self.moved.emit(Wish(Path(save), pack=Path(pack)))
