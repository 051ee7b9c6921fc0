"""The dice of a Test in words: where each comes from, and what a roll came to."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura.content.effects import Stat, WoundKind
from desktop.rules.games.aventura.content.sources import Source
from desktop.words.aventura.names import Names, stat_name
from desktop.words.aventura.told_story import read


def signed(dice: int) -> str:
    """A number with its sign: a true minus, so that it can be seen."""
    return f"+{dice}" if dice >= 0 else f"\N{MINUS SIGN}{-dice}"


def part_text(names: Names, stat: Stat, source: Source, dice: int) -> str:
    """One part of a pool: `Investigation 4`, `Porter +1`, `Torn shoulder -1`."""
    match source:
        case ("investigator", *_):
            return QCoreApplication.translate("Aventura", "{stat} {value}").format(
                stat=stat_name(stat), value=dice
            )
        case ("card", number):
            return f"{names.card(int(number))} {signed(dice)}"
        case ("wound", number, kind):
            half: WoundKind = "physical" if kind == "physical" else "mental"
            return f"{names.wound(int(number), half)} {signed(dice)}"
        case ("text",):
            return QCoreApplication.translate("Aventura", "the text {dice}").format(
                dice=signed(dice)
            )
        case _:
            title = read(names, source).title
            place = title or QCoreApplication.translate("Aventura", "this place")
            return f"{place} {signed(dice)}"


def total_text(dice: int) -> str:
    """The sum of a pool."""
    return QCoreApplication.translate("Aventura", "= %n dice", None, dice)


def icons_text(icons: int) -> str:
    """How many Successes a Test needs."""
    match icons:
        case 1:
            return QCoreApplication.translate("Aventura", "one Success")
        case 2:
            return QCoreApplication.translate("Aventura", "two Successes")
        case _:
            return QCoreApplication.translate("Aventura", "three Successes")


def total_words(total: int) -> str:
    """How many Successes a roll came to, at the start of the result line."""
    words = {
        0: QCoreApplication.translate("Aventura", "No Success."),
        1: QCoreApplication.translate("Aventura", "One Success."),
        2: QCoreApplication.translate("Aventura", "Two Successes."),
        3: QCoreApplication.translate("Aventura", "Three Successes."),
        4: QCoreApplication.translate("Aventura", "Four Successes."),
        5: QCoreApplication.translate("Aventura", "Five Successes."),
    }
    if total in words:
        return words[total]
    return QCoreApplication.translate("Aventura", "%n Successes.", None, total)


def needed_words(icons: int, passed: bool) -> str:
    """What was needed, and what that makes of the Test."""
    match icons, passed:
        case 1, True:
            return QCoreApplication.translate("Aventura", "One was needed: the Test is passed.")
        case 1, False:
            return QCoreApplication.translate("Aventura", "One was needed: the Test is failed.")
        case 2, True:
            return QCoreApplication.translate("Aventura", "Two were needed: the Test is passed.")
        case 2, False:
            return QCoreApplication.translate("Aventura", "Two were needed: the Test is failed.")
        case _, True:
            return QCoreApplication.translate("Aventura", "Three were needed: the Test is passed.")
        case _:
            return QCoreApplication.translate("Aventura", "Three were needed: the Test is failed.")


def chance_words(chance: float) -> str:
    """A chance in whole percent; certain and impossible only where they are."""
    percent = round(chance * 100)
    if 0 < chance < 1:
        percent = min(99, max(1, percent))
    return QCoreApplication.translate("Aventura", "{percent} %").format(percent=percent)


def one_in_words(numerator: int, denominator: int) -> str:
    """A chance as `8 in 9`."""
    return QCoreApplication.translate("Aventura", "{part} in {whole}").format(
        part=numerator, whole=denominator
    )
