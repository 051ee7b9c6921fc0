"""The adventurer and the Hometown, told."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import ATTRIBUTES
from desktop.words.book.names import attribute_short, dice_text, place_text


def began(event: e.Began) -> str:
    """A sheet of paper lies there."""
    return QCoreApplication.translate(
        "Book", "A new sheet: {columns} squares across and {rows} down below the line."
    ).format(columns=event.columns, rows=event.rows)


def attributes_rolled(event: e.AttributesRolled) -> str:
    """Six dice, and what they count where that is something else."""
    if event.dice == event.values:
        return QCoreApplication.translate("Book", "For the Attributes: threw {dice}.").format(
            dice=dice_text(event.dice)
        )
    return QCoreApplication.translate(
        "Book", "For the Attributes: threw {dice}, counted as {values}."
    ).format(dice=dice_text(event.dice), values=dice_text(event.values))


def assigned(event: e.Assigned) -> str:
    """The six Attributes, and what the low ones are worth."""
    six = ", ".join(
        f"{attribute_short(attribute)} {value}"
        for attribute, value in zip(ATTRIBUTES, event.six, strict=True)
    )
    return QCoreApplication.translate("Book", "{six}. XP to begin with: {xp}.").format(
        six=six, xp=event.xp
    )


def checked(event: e.Checked) -> str:
    """The six starting Checks."""
    return QCoreApplication.translate(
        "Book", "Six Checks: threw {dice}. Gold: {gold}. XP: {xp} more."
    ).format(dice=dice_text(event.dice), gold=event.gold, xp=event.xp)


def level_changed(event: e.LevelChanged) -> str:
    """A new Level."""
    return QCoreApplication.translate(
        "Book", "Level {level}, and as many dice in every pool."
    ).format(level=event.level)


def settled(event: e.Settled) -> str:
    """The Hometown stands."""
    return QCoreApplication.translate(
        "Book", "The Hometown lies in {place}. Its Wealth: threw {wealth}."
    ).format(place=place_text(event.area), wealth=event.wealth)
