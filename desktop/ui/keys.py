"""The page of keys, made from the actions themselves and the few keys that are no actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

if TYPE_CHECKING:
    from desktop.ui.menus import Menus


def fixed_keys() -> tuple[tuple[str, str], ...]:
    """The keys that every game shares, with what they do."""
    return (
        (
            QCoreApplication.translate("Keys", "Arrows"),
            QCoreApplication.translate("Keys", "point at a zone, an option, a target"),
        ),
        (
            QCoreApplication.translate("Keys", "Enter"),
            QCoreApplication.translate("Keys", "do what the next button says"),
        ),
        (
            QCoreApplication.translate("Keys", "Space"),
            QCoreApplication.translate("Keys", "roll; skip what moves, and then no more"),
        ),
        (
            QCoreApplication.translate("Keys", "1 to 9"),
            QCoreApplication.translate("Keys", "options, cards, or typed dice"),
        ),
        (
            QCoreApplication.translate("Keys", "Esc"),
            QCoreApplication.translate("Keys", "drop a plan, close a sheet"),
        ),
        (
            QCoreApplication.translate("Keys", "Tab"),
            QCoreApplication.translate("Keys", "next thing in a region"),
        ),
        (
            QCoreApplication.translate("Keys", "hold S"),
            QCoreApplication.translate("Keys", "lines of sight"),
        ),
    )


def keys_text(menus: Menus) -> str:
    """Every key with what it does, a line each."""
    rows = [f"{key}:  {does}" for key, does in fixed_keys()]
    for menu in menus.by_name.values():
        for action in menu.actions():
            key = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            if key:
                rows.append(f"{key}:  {action.text()}")
    return "\n".join(rows)
