"""Checks and what came of throws as small print has it: a name and its value, what fell, the end.

`INT 4: 3, seen in time`, `Wounds 2 (threw 1), now 3 of 19`: one grammar for all of them.
"""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.words.book.names import Names, attribute_short, dice_text


def fear_checked(event: e.FearChecked) -> str:
    """As many dice as Fear; the sixes can be seen. Nothing without Fear."""
    if not event.dice:
        return ""
    told = (
        QCoreApplication.translate("Keepsakes", "Fear, on {attribute} {value}: {dice}, steady.")
        if event.passed
        else QCoreApplication.translate("Keepsakes", "Fear, on {attribute} {value}: {dice}, panic.")
    )
    return told.format(
        attribute=attribute_short("WIS"), value=event.wis, dice=dice_text(event.dice)
    )


def trap_checked(event: e.TrapChecked) -> str:
    """Whether a Trap is noticed in time."""
    told = (
        QCoreApplication.translate("Keepsakes", "Trap, on {attribute} {value}: {die}, seen.")
        if event.passed
        else QCoreApplication.translate(
            "Keepsakes", "Trap, on {attribute} {value}: {die}, seen too late."
        )
    )
    return told.format(attribute=attribute_short(event.attribute), value=event.value, die=event.die)


def dodged(event: e.Dodged) -> str:
    """The Dexterity Check against a consequence."""
    told = (
        QCoreApplication.translate("Keepsakes", "{attribute} {value}: {die}, off lightly.")
        if event.passed
        else QCoreApplication.translate("Keepsakes", "{attribute} {value}: {die}, in full.")
    )
    return told.format(attribute=attribute_short("DEX"), value=event.value, die=event.die)


def shielded(event: e.Shielded) -> str:
    """The Shield's Check."""
    told = (
        QCoreApplication.translate("Keepsakes", "Shield, on {attribute} {value}: {die}, it holds.")
        if event.passed
        else QCoreApplication.translate(
            "Keepsakes", "Shield, on {attribute} {value}: {die}, no help."
        )
    )
    return told.format(attribute=attribute_short(event.attribute), value=event.value, die=event.die)


def life_left(event: e.LifeLeft) -> str:
    """What a creature had and has; what came off is the difference of the throw."""
    if event.life <= 0:
        told = QCoreApplication.translate("Keepsakes", "Life {before}, now none.")
    elif event.life == event.before:
        told = QCoreApplication.translate("Keepsakes", "Life {before}, met exactly: still {life}.")
    else:
        told = QCoreApplication.translate("Keepsakes", "Life {before}, now {life}.")
    return told.format(before=event.before, life=event.life)


def converted(names: Names, event: e.Converted) -> str:
    """What is written in the square from now on."""
    if event.before == event.after:
        return ""
    return QCoreApplication.translate("Keepsakes", "{encounter} from here on.").format(
        encounter=names.met(event.after, event.ecl)
    )


def wounded(event: e.Wounded) -> str:
    """Wounds, what fell for them, what Armor took off, and how many stand now."""
    how = [
        QCoreApplication.translate("Book", "threw {dice}").format(dice=dice_text(event.dice))
        for _ in event.dice[:1]
    ]
    if event.armour:
        how.append(
            QCoreApplication.translate("Keepsakes", "less {armour} for Armor").format(
                armour=event.armour
            )
        )
    if event.why == "strain":
        told = QCoreApplication.translate("Keepsakes", "Strain {wounds}, now {now} of {limit}.")
    elif how:
        told = QCoreApplication.translate(
            "Keepsakes", "Wounds {wounds} ({how}), now {now} of {limit}."
        )
    else:
        told = QCoreApplication.translate("Keepsakes", "Wounds {wounds}, now {now} of {limit}.")
    return told.format(wounds=event.amount, how=", ".join(how), now=event.wounds, limit=event.limit)


def frightened(event: e.Frightened) -> str:
    """Fear, and how much stands now."""
    return QCoreApplication.translate("Keepsakes", "Fear {amount}, now {now} of 20.").format(
        amount=event.amount, now=event.fear
    )


def luck_tried(event: e.LuckTried) -> str:
    """The Luck Check for gold, and what it brought."""
    if event.passed and event.dice:
        told = QCoreApplication.translate(
            "Keepsakes", "{attribute} {value}: {die}, in luck. Gold {gold} (threw {dice})."
        )
    elif event.passed:
        told = QCoreApplication.translate(
            "Keepsakes", "{attribute} {value}: {die}, in luck. Gold {gold}."
        )
    elif event.gold:
        told = QCoreApplication.translate(
            "Keepsakes", "{attribute} {value}: {die}, out of luck. Gold {gold}."
        )
    else:
        told = QCoreApplication.translate(
            "Keepsakes", "{attribute} {value}: {die}, out of luck. No gold."
        )
    return told.format(
        attribute=attribute_short("LUC"),
        value=event.value,
        die=event.die,
        dice=dice_text(event.dice),
        gold=event.gold,
    )
