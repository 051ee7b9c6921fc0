"""Why a row of a Town is closed, in a few words; the whole sentence is that of the refusal."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.state import State
from desktop.words.book.board import Service


def service_closed(state: State, kind: Service, gold: int) -> str:
    """Why a service is not to be had now."""
    match kind:
        case "rest" if not state.sheet.wounds:
            return QCoreApplication.translate("Book", "no Wounds")
        case "rest":
            return too_dear(state, gold)
        case "oracle" if state.sheet.gold < gold:
            return too_dear(state, gold)
        case "oracle":
            return QCoreApplication.translate("Book", "nothing unknown")
        case "sell":
            return QCoreApplication.translate("Book", "nothing to sell")
        case _:
            return ""


def too_dear(state: State, gold: int) -> str:
    """How much gold is missing."""
    return QCoreApplication.translate("Book", "%n gold short", None, gold - state.sheet.gold)


def unbought(state: State, ware: str, gold: int) -> str:
    """Why a ware is not to be had now."""
    if ware in state.sheet.equipment:
        return QCoreApplication.translate("Book", "you have one")
    return too_dear(state, gold)
