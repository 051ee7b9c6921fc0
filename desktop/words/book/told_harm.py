"""Checks against harm, Wounds, Fear and luck, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.words.book.names import attribute_short, dice_text

FEAR_LIMIT = 20


def dodged(event: e.Dodged) -> str:
    """The Dexterity Check against a consequence."""
    if event.passed:
        return QCoreApplication.translate(
            "Book", "Dexterity Check: threw {die} with {value}, passed."
        ).format(die=event.die, value=event.value)
    return QCoreApplication.translate(
        "Book", "Dexterity Check: threw {die} with {value}, failed."
    ).format(die=event.die, value=event.value)


def shielded(event: e.Shielded) -> str:
    """The Shield's Check."""
    if event.passed:
        return QCoreApplication.translate(
            "Book", "Shield: threw {die} with {attribute} {value}, it holds."
        ).format(die=event.die, attribute=attribute_short(event.attribute), value=event.value)
    return QCoreApplication.translate(
        "Book", "Shield: threw {die} with {attribute} {value}, it does not help."
    ).format(die=event.die, attribute=attribute_short(event.attribute), value=event.value)


def trap_sprung(event: e.TrapSprung) -> str:
    """A Trap went off."""
    return QCoreApplication.translate("Book", "The Trap goes off.")


def wounded(event: e.Wounded) -> str:
    """Wounds, with the dice that fell for them, what Armor took off, and how many stand now."""
    parts = []
    if event.dice:
        parts.append(
            QCoreApplication.translate("Book", "threw {dice}").format(dice=dice_text(event.dice))
        )
    if event.armour:
        parts.append(
            QCoreApplication.translate("Book", "Armor takes off {armour}").format(
                armour=event.armour
            )
        )
    how = f" ({', '.join(parts)})" if parts else ""
    count = QCoreApplication.translate("Book", "%n Wound(s)", None, event.amount)
    if event.why == "strain":
        count = QCoreApplication.translate("Book", "%n Wound(s) of Strain", None, event.amount)
    return QCoreApplication.translate("Book", "{wounds}{how}: now {now} of {limit}.").format(
        wounds=count, how=how, now=event.wounds, limit=event.limit
    )


def frightened(event: e.Frightened) -> str:
    """Fear, what for, and how much stands now."""
    return QCoreApplication.translate("Book", "Fear {amount} for {why}: now {now} of 20.").format(
        amount=event.amount, why=_dread(event.why), now=event.fear
    )


def _dread(why: e.Dread) -> str:
    match why:
        case "flight":
            return QCoreApplication.translate("Book", "fleeing")
        case "puzzle":
            return QCoreApplication.translate("Book", "a Puzzle not solved")
        case "lost":
            return QCoreApplication.translate("Book", "a Personal lost")
        case "home":
            return QCoreApplication.translate("Book", "coming home")
        case "work":
            return QCoreApplication.translate("Book", "working")
        case "trap":
            return QCoreApplication.translate("Book", "the Trap")
        case "driven":
            return QCoreApplication.translate("Book", "using the Hometown after fleeing there")


def luck_tried(event: e.LuckTried) -> str:
    """The Luck Check for gold, and what it brought."""
    if event.passed and event.dice:
        return QCoreApplication.translate(
            "Book", "Luck Check: threw {die} with {value}, passed. Threw {dice}: {gold} gold."
        ).format(die=event.die, value=event.value, dice=dice_text(event.dice), gold=event.gold)
    if event.passed:
        return QCoreApplication.translate(
            "Book", "Luck Check: threw {die} with {value}, passed: {gold} gold."
        ).format(die=event.die, value=event.value, gold=event.gold)
    if event.gold:
        return QCoreApplication.translate(
            "Book", "Luck Check: threw {die} with {value}, failed: {gold} gold."
        ).format(die=event.die, value=event.value, gold=event.gold)
    return QCoreApplication.translate(
        "Book", "Luck Check: threw {die} with {value}, failed: no gold."
    ).format(die=event.die, value=event.value)
