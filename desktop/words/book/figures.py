"""The figures of a page in one line: what was thrown, what it cost, what it brought."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.state import Page, Stay, Tale
from desktop.words.book.names import Names

DOT = " \N{MIDDLE DOT} "


def figures(names: Names, page: Page) -> str:
    """Type and ECL, the sums thrown, Wounds, Fear, gold and XP; in Towns what was done there."""
    if page.stay is not None:
        return DOT.join(_stay(names, page.stay))
    met = names.met(page.letter, page.ecl)
    return DOT.join([met, *_thrown(page.tale), *used(names, page.tale), *came(page.tale)])


def _thrown(tale: Tale) -> list[str]:
    if tale.disarmed or not tale.lately:
        return []
    sums = ", ".join(str(total) for total in tale.lately)
    return [
        QCoreApplication.translate("Book", "threw {sums}, needed {needs} at last").format(
            sums=sums, needs=tale.needs
        )
        if len(tale.lately) > 1
        else QCoreApplication.translate("Book", "threw {sums}, needed {needs}").format(
            sums=sums, needs=tale.needs
        )
    ]


def used(names: Names, tale: Tale) -> list[str]:
    """What was spent and given away."""
    parts = []
    if tale.used:
        parts.append(
            QCoreApplication.translate("Book", "used {wares}").format(wares=names.wares(tale.used))
        )
    if tale.given:
        parts.append(
            QCoreApplication.translate("Book", "gave {wares}").format(wares=names.wares(tale.given))
        )
    if tale.bribes:
        parts.append(QCoreApplication.translate("Book", "bribes {gold}").format(gold=tale.bribes))
    return parts


def came(tale: Tale) -> list[str]:
    """What it cost and brought: Wounds, Fear, gold, XP."""
    parts = []
    if tale.wounds:
        parts.append(
            QCoreApplication.translate("Book", "Wounds {wounds}").format(wounds=tale.wounds)
        )
    if tale.fear:
        parts.append(QCoreApplication.translate("Book", "Fear {fear}").format(fear=tale.fear))
    if tale.gold:
        parts.append(QCoreApplication.translate("Book", "gold {gold}").format(gold=tale.gold))
    if tale.xp:
        parts.append(QCoreApplication.translate("Book", "XP {xp}").format(xp=tale.xp))
    return parts


def _stay(names: Names, stay: Stay) -> list[str]:
    town = QCoreApplication.translate("Book", "Town {wealth}")
    if stay.fare:
        town = QCoreApplication.translate("Book", "Hometown {wealth}")
    parts = [town.format(wealth=stay.wealth)]
    if stay.worked:
        parts.append(
            QCoreApplication.translate("Book", "worked {times}, earned {gold}").format(
                times=stay.worked, gold=stay.earned
            )
        )
    if stay.rested:
        parts.append(
            QCoreApplication.translate("Book", "rested {times}, healed {wounds}").format(
                times=stay.rested, wounds=stay.healed
            )
        )
    parts += _traded(names, stay)
    if stay.fear:
        parts.append(QCoreApplication.translate("Book", "Fear {fear}").format(fear=stay.fear))
    return parts


def _traded(names: Names, stay: Stay) -> list[str]:
    parts = []
    if stay.bought:
        parts.append(
            QCoreApplication.translate("Book", "bought {wares}").format(
                wares=names.wares(stay.bought)
            )
        )
    if stay.sold:
        parts.append(
            QCoreApplication.translate("Book", "sold {wares}").format(wares=names.wares(stay.sold))
        )
    if stay.told:
        parts.append(
            QCoreApplication.translate("Book", "told of {squares}").format(squares=len(stay.told))
        )
    return parts
