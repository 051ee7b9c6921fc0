"""Towns and what is done there, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.words.book.names import Names, place_text
from desktop.words.book.told import Told


def entered(event: e.TownEntered) -> str:
    """Arrival, and in other Towns the Check to haggle."""
    if event.home:
        return QCoreApplication.translate("Book", "In the Hometown, Wealth {wealth}.").format(
            wealth=event.wealth
        )
    if event.haggled:
        return QCoreApplication.translate(
            "Book", "A Town of Wealth {wealth}. Haggling: threw {die}, every price is 1 lower."
        ).format(wealth=event.wealth, die=event.die)
    return QCoreApplication.translate(
        "Book", "A Town of Wealth {wealth}. Haggling: threw {die}, the prices stay."
    ).format(wealth=event.wealth, die=event.die)


def rested(event: e.Rested) -> str:
    """A night at an inn."""
    healed = QCoreApplication.translate("Book", "%n Wound(s) healed", None, event.healed)
    return QCoreApplication.translate("Book", "Rested for {cost} gold: {healed}.").format(
        cost=event.cost, healed=healed
    )


def bought(names: Names, event: e.Bought) -> str:
    """A ware was bought."""
    return QCoreApplication.translate("Book", "Bought for {cost} gold: {ware}.").format(
        cost=event.cost, ware=names.ware(event.ware)
    )


def sold(names: Names, event: e.Sold) -> str:
    """A ware was sold."""
    return QCoreApplication.translate("Book", "Sold for {gold} gold: {ware}.").format(
        gold=event.gold, ware=names.ware(event.ware)
    )


def consulted(event: e.Consulted) -> str:
    """The Oracle was paid; what it says comes next."""
    return QCoreApplication.translate(
        "Book", "The Oracle takes {cost} gold and looks at {place}."
    ).format(cost=event.cost, place=place_text(event.area))


def worked(event: e.Worked) -> str:
    """A wage was earned."""
    return QCoreApplication.translate("Book", "Worked: threw {die}, earned {gold} gold.").format(
        die=event.die, gold=event.gold
    )


def left(told: Told, event: e.TownLeft) -> str:
    """A Town was left."""
    if event.area == told.home:
        return QCoreApplication.translate("Book", "Left the Hometown.")
    return QCoreApplication.translate("Book", "Left {town}, which is crossed out.").format(
        town=told.met(event.area)
    )
