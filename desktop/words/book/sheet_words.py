"""Short words on and beside the sheet: stats, chances, why no Route goes there."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.state import Ending
from desktop.words.book.names import place_text

Stat = Literal["wounds", "gold", "xp", "level", "fear", "chapters", "equip", "items"]


def stat_name(stat: Stat) -> str:
    """What a stat is called in the head of the sheet."""
    match stat:
        case "wounds":
            return QCoreApplication.translate("Book", "Wounds")
        case "gold":
            return QCoreApplication.translate("Book", "Gold")
        case "xp":
            return QCoreApplication.translate("Book", "XP")
        case "level":
            return QCoreApplication.translate("Book", "Level")
        case "fear":
            return QCoreApplication.translate("Book", "Fear")
        case "chapters":
            return QCoreApplication.translate("Book", "Chapters")
        case "equip":
            return QCoreApplication.translate("Book", "Equip")
        case "items":
            return QCoreApplication.translate("Book", "Items")


def percent(chance: float) -> str:
    """A chance as whole percent; what is not sure is never told as 0 or 100."""
    whole = round(100 * chance)
    if 0 < chance < 1:
        whole = min(99, max(1, whole))
    return QCoreApplication.translate("Book", "{chance} %").format(chance=whole)


def chance_text(chance: float | None, *, sure: bool) -> str:
    """A chance, marked where it is the mean of the six types; empty for Towns."""
    if chance is None:
        return ""
    return percent(chance) if sure else f"~{percent(chance)}"


def in_so_many(chance: float) -> str:
    """A chance for readers, to the nearest simple fraction: `8 in 9`."""
    if chance in (0, 1):
        return QCoreApplication.translate("Book", "{part} in {whole}").format(
            part=int(chance), whole=1
        )
    whole = min(range(2, 21), key=lambda n: (round(abs(_part(chance, n) / n - chance), 3), n))
    return QCoreApplication.translate("Book", "{part} in {whole}").format(
        part=_part(chance, whole), whole=whole
    )


def _part(chance: float, whole: int) -> int:
    return min(whole - 1, max(1, round(chance * whole)))


def no_way(blockers: tuple[str, ...]) -> str:
    """Why no Route ends there: which Blocked squares stand in the way."""
    if not blockers:
        return QCoreApplication.translate("Book", "no Route ends there")
    if len(blockers) == 1:
        return QCoreApplication.translate("Book", "Blocked at {place}").format(
            place=place_text(blockers[0])
        )
    return QCoreApplication.translate(
        "Book", "%n Blocked square(s) in the way", None, len(blockers)
    )


def broken_off(ending: Ending) -> str:
    """What is pencilled last on the sheet and stops in mid-word; nothing under a finished book."""
    match ending:
        case "dead":
            return QCoreApplication.translate("Book", "and then it tur")
        case "fear":
            return QCoreApplication.translate("Book", "I would rather no")
        case "stranded":
            return QCoreApplication.translate("Book", "no way out of he")
        case "finished":
            return ""


def gain_text(gain: float) -> str:
    """What something adds to a chance: `+12 %`; nothing where it adds too little to be told."""
    whole = round(100 * gain)
    if not whole:
        return ""
    sign = "+" if whole > 0 else "\N{MINUS SIGN}"
    return QCoreApplication.translate("Book", "{sign}{gain} %").format(sign=sign, gain=abs(whole))


def key_name(*, rolls: bool) -> str:
    """The key that presses the next button."""
    if rolls:
        return QCoreApplication.translate("Keys", "Space")
    return QCoreApplication.translate("Keys", "Enter")
