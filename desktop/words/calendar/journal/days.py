"""The journal's wordings: days on which nothing was done, and the day that is open."""

from PySide6.QtCore import QCoreApplication


def nothing() -> tuple[str, ...]:
    """Nothing fitted on one day or more: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "Nothing fitted on {days}."),
        QCoreApplication.translate("Keepsakes", "I threw for nothing on {days}."),
        QCoreApplication.translate("Keepsakes", "On {days} I had nothing to enter."),
        QCoreApplication.translate("Keepsakes", "What fell on {days} would fit nowhere."),
        QCoreApplication.translate("Keepsakes", "On {days} I went to bed without a mark."),
        QCoreApplication.translate("Keepsakes", "What I threw on {days} was of no use."),
        QCoreApplication.translate(
            "Keepsakes", "There was nothing to be done with the dice of {days}."
        ),
        QCoreApplication.translate("Keepsakes", "All my throws on {days} came to nothing."),
        QCoreApplication.translate("Keepsakes", "No lead would have what I threw on {days}."),
        QCoreApplication.translate("Keepsakes", "On {days} I asked the dice and was refused."),
        QCoreApplication.translate("Keepsakes", "On {days} the dice and the page did not agree."),
        QCoreApplication.translate(
            "Keepsakes", "I tried on {days}, and can put down no more than that."
        ),
    )


def passed() -> tuple[str, ...]:
    """Something fitted and was not taken: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "On {days} something fitted, and I let it be."),
        QCoreApplication.translate(
            "Keepsakes", "I could have had a lead on {days} and did not take it."
        ),
        QCoreApplication.translate("Keepsakes", "What would have fitted on {days} I left alone."),
        QCoreApplication.translate("Keepsakes", "On {days} I passed, with a lead to be had."),
        QCoreApplication.translate(
            "Keepsakes", "Something was to be had on {days}. I did not have it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was a choice on {days}, and I chose nothing."
        ),
        QCoreApplication.translate("Keepsakes", "On {days} I made no mark, and that was my doing."),
        QCoreApplication.translate(
            "Keepsakes", "The dice would have served on {days}; I let them go."
        ),
        QCoreApplication.translate("Keepsakes", "With dice that fitted I did nothing on {days}."),
        QCoreApplication.translate(
            "Keepsakes", "There was a lead for me on {days}, and I would not."
        ),
    )


def lapsed() -> tuple[str, ...]:
    """One day or more went by unplayed: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "I did not play on {days}."),
        QCoreApplication.translate("Keepsakes", "{days} went by without me."),
        QCoreApplication.translate("Keepsakes", "{days} passed without a throw."),
        QCoreApplication.translate("Keepsakes", "On {days} I never touched the dice."),
        QCoreApplication.translate("Keepsakes", "On {days} there was nobody here to throw."),
        QCoreApplication.translate("Keepsakes", "I was missing on {days}."),
        QCoreApplication.translate("Keepsakes", "Nobody threw on {days}, since I did not."),
        QCoreApplication.translate("Keepsakes", "The table stood empty on {days}."),
    )


def hushed() -> tuple[str, ...]:
    """A lead was forgone for the count: {day}, {thing}, {bell}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "On {day} I gave up a lead that fitted, and the count went down to {bell} ({thing}).",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing}: down to {bell} on {day}, at the price of a lead."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I let a lead go on {day} and had the count at {bell} for it ({thing})."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "A lead was to be had on {day}. I took the count down to {bell} instead ({thing}).",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day}'s lead went to {thing}, and the count fell to {bell}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I had a lead on {day} and left it, so that {thing} went down to {bell}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On {day} I bought quiet with a lead: {bell} ({thing})."
        ),
    )


def hushes() -> tuple[str, ...]:
    """Several leads were forgone for the count: {days}, {thing}, {bell}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "On {days} I gave up leads that fitted, for {thing}, which stands at {bell}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing} stands at {bell}, and that cost me a lead on each of {days}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I let leads go on {days} and have the count at {bell} for it ({thing})."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "For the sake of {thing} I left leads alone on {days}, and it is at {bell}.",
        ),
    )


def with_symbols() -> tuple[str, ...]:
    """Dice as they lie: {dice}, {symbols}."""
    return (QCoreApplication.translate("Keepsakes", "{dice} with {symbols}"),)


def open_day() -> tuple[str, ...]:
    """The day that is open: {day}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} is open, and not decided yet."),
        QCoreApplication.translate(
            "Keepsakes", "{day} has begun. What comes of it is not known tonight."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {day} on the table the journal stops for the moment."
        ),
    )


def open_thrown() -> tuple[str, ...]:
    """The day that is open, with dice: {day}, {dice}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} lies at {dice}, and is not decided yet."),
        QCoreApplication.translate("Keepsakes", "For {day} there is {dice} so far."),
        QCoreApplication.translate(
            "Keepsakes", "With {dice} on the table for {day} the journal stops for the moment."
        ),
    )
