"""The journal's wordings: the Sign and the boxes of dread, real dice, advice."""

from PySide6.QtCore import QCoreApplication


def sign() -> tuple[str, ...]:
    """The Sign showed on one day: {day}, {filled}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "The Sign lay there on {day}: {filled} of {boxes} boxes."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On {day} the Sign showed, and I filled a box, {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "One box of dread, on {day}; that makes {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I filled a box on {day}, {filled} of {boxes} by now."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day} ended with the Sign up, which makes {filled} of {boxes}."
        ),
        QCoreApplication.translate("Keepsakes", "Dread has {filled} of {boxes} since {day}."),
        QCoreApplication.translate(
            "Keepsakes", "There was the Sign on {day}. Dread stands at {filled} of {boxes}."
        ),
        QCoreApplication.translate("Keepsakes", "With {day}'s Sign I am at {filled} of {boxes}."),
        QCoreApplication.translate(
            "Keepsakes", "For {day} there is one more box to fill, {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I did not get the Sign off the table on {day}: {filled} of {boxes}."
        ),
    )


def signs() -> tuple[str, ...]:
    """The Sign showed on two or three days: {days}, {filled}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "The Sign lay there on {days}: {filled} of {boxes} boxes."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On {days} the Sign showed, and dread stands at {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I filled boxes on {days}, {filled} of {boxes} by now."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{days} ended with the Sign up, which makes {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {days} there were boxes to fill, and {filled} of {boxes} are full."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Dread came for {days} and stands at {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With the Signs of {days} I am at {filled} boxes of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "There was the Sign on {days}, and {filled} of {boxes} boxes are black now.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "I did not get the Sign off the table on {days}: {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Dread is at {filled} of {boxes}, by way of {days}."
        ),
    )


def signs_many() -> tuple[str, ...]:
    """The Sign showed on more days than one would name: {times}, {filled}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "The Sign came up {times} times; {filled} of {boxes} boxes are filled."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "I have filled {times} boxes of dread this week. That makes {filled} of {boxes}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{times} evenings ended with the Sign, and dread stands at {filled} of {boxes}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "It was a bad week for the Sign, {times} times, {filled} of {boxes} by now.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "Dread took {times} boxes and stands at {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "On {times} days the Sign lay there, which makes {filled} boxes of {boxes}.",
        ),
    )


def brimmed() -> tuple[str, ...]:
    """The last box was filled: {day}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "On {day} the last of {boxes} boxes of dread was filled; the month pays for that.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day} filled the last box, and all {boxes} are full."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Dread has had all its {boxes} boxes since {day}, and can have no more."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I came to the end of the boxes on {day}: all {boxes} are filled."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Since {day} there is no empty box left, of {boxes}."
        ),
    )


def boxes() -> tuple[str, ...]:
    """Boxes were filled in some other number: {days}, {filled}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Dread went up on {days}, to {filled} of {boxes} boxes."
        ),
        QCoreApplication.translate("Keepsakes", "After {days} dread stood at {filled} of {boxes}."),
        QCoreApplication.translate("Keepsakes", "Dread came to {filled} of {boxes} on {days}."),
    )


def boxes_many() -> tuple[str, ...]:
    """Boxes were filled on more days than one would name: {by}, {filled}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Dread went up by {by} this week, to {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I have filled {by} boxes and am at {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Hardly an evening was without its box; {filled} of {boxes} are full."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {by} boxes more dread stands at {filled} of {boxes}."
        ),
    )


def real_dice() -> tuple[str, ...]:
    """Some days were played with real dice: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "The dice of {days} were real ones."),
        QCoreApplication.translate("Keepsakes", "On {days} I threw by hand."),
        QCoreApplication.translate("Keepsakes", "{days} had real dice, from a real table."),
    )


def real_week() -> tuple[str, ...]:
    """Real dice from this week on."""
    return (
        QCoreApplication.translate("Keepsakes", "I threw by hand now, with real dice."),
        QCoreApplication.translate("Keepsakes", "From this week on the dice were real ones."),
        QCoreApplication.translate("Keepsakes", "The dice were thrown on a real table now."),
    )


def advised() -> tuple[str, ...]:
    """Some days were played by advice: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "I played by advice on {days}."),
        QCoreApplication.translate("Keepsakes", "On {days} I asked for advice and took it."),
        QCoreApplication.translate("Keepsakes", "For {days} I did as I was advised."),
    )


def advised_week() -> tuple[str, ...]:
    """By advice from this week on."""
    return (
        QCoreApplication.translate("Keepsakes", "I have begun to play by advice."),
        QCoreApplication.translate("Keepsakes", "From this week on the advice was taken."),
        QCoreApplication.translate("Keepsakes", "What was advised I did, from here on."),
    )
