"""What a diary says where a table rule was switched, in any game: whose dice, and whether undo."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication


def wordings(option: str, value: str) -> Callable[[], tuple[str, ...]] | None:
    """What may be said of a table rule and its new value; None of one that no diary would know."""
    match option, value:
        case "dice", "typed":
            return real_from
        case "dice", _:
            return program_from
        case "story_mode", "on":
            return revised
        case _:
            return None


def real_from() -> tuple[str, ...]:
    """Real dice from here on."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "From here on the dice were real ones, on a real table."
        ),
        QCoreApplication.translate("Keepsakes", "The dice that follow were thrown by hand."),
    )


def program_from() -> tuple[str, ...]:
    """The program rolls from here on."""
    return (
        QCoreApplication.translate("Keepsakes", "From here on the dice were the program's again."),
        QCoreApplication.translate("Keepsakes", "After that nobody threw by hand any more."),
    )


def revised() -> tuple[str, ...]:
    """Undo goes back across dice from here on."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "From here on a throw could be taken back; the figures are to be read with that "
            "in mind.",
        ),
        QCoreApplication.translate("Keepsakes", "After this a throw was no longer final."),
    )
