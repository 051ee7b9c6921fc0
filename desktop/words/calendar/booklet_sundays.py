"""The booklet's wordings: Sundays, the Sign, real dice, advice."""

from PySide6.QtCore import QCoreApplication

from desktop.words.calendar.dates import words


def won() -> tuple[str, ...]:
    """Sunday is won: {value}, {total}, {points}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Sunday asked {value}, and the dice came to {total}: {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The reckoning stood at {value}. It was met with {total}, for {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On Sunday {total} was thrown for {value}, and that was {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Sunday's {value} was paid, {total} on the table, and {points} for it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It took {value} on Sunday, and there was {total}: {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {total} against {value} the reckoning was won, {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The week had brought Sunday down to {value}. {total} did it, for {points}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{total} lay there on Sunday, and {value} was wanted: {points}."
        ),
    )


def lost() -> tuple[str, ...]:
    """Sunday is lost: {value}, {dice}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Sunday asked {value} and had {dice}, and was lost."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The reckoning stood at {value}; the dice stopped at {dice}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On Sunday it was {dice} against {value}, and that was that."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For Sunday's {value} there was {dice}. It was lost."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It took {value} on Sunday, and what came was {dice}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Sunday's {value} had nothing to fear from {dice}."
        ),
        QCoreApplication.translate("Keepsakes", "The reckoning was lost, {dice} for {value}."),
        QCoreApplication.translate("Keepsakes", "Sunday wanted {value} and would not take {dice}."),
    )


def missed() -> tuple[str, ...]:
    """Nobody came to Sunday."""
    return (
        QCoreApplication.translate("Keepsakes", "Nobody came to Sunday's reckoning."),
        QCoreApplication.translate("Keepsakes", "The reckoning was held without anybody there."),
        QCoreApplication.translate("Keepsakes", "Sunday went by unplayed, and was lost that way."),
        QCoreApplication.translate("Keepsakes", "On Sunday nobody threw, and it counted as lost."),
    )


def sign() -> tuple[str, ...]:
    """The Sign showed on one day: {day}, {filled}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "On {day} the Sign lay uppermost: {filled} of {boxes} boxes."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The Sign showed on {day}, and the page had its box, {filled} of {boxes}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day} showed the Sign, which made it {filled} of {boxes} boxes of dread."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Dread took a box on {day}, {filled} of {boxes} by then."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was the Sign on {day}, and of {boxes} boxes that made {filled}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {day}'s Sign the boxes stood at {filled} of {boxes}."
        ),
    )


def signs() -> tuple[str, ...]:
    """The Sign showed on several days: {days}, {filled}, {boxes}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "On {days} the Sign lay uppermost: {filled} of {boxes} boxes by then."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The Sign showed on {days}, and the page had its boxes, {filled} of {boxes}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{days} showed the Sign, which made it {filled} of {boxes} boxes of dread."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Dread took a box on each of {days}, {filled} of {boxes} in the end."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was the Sign on {days}, and of {boxes} boxes that made {filled}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With the Signs of {days} the boxes stood at {filled} of {boxes}."
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


def real_dice() -> tuple[str, ...]:
    """Some days were played with real dice: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "The dice of {days} were real ones."),
        QCoreApplication.translate("Keepsakes", "On {days} somebody threw by hand."),
        QCoreApplication.translate("Keepsakes", "{days} had real dice, from a real table."),
    )


def real_week() -> tuple[str, ...]:
    """Real dice from this week on."""
    return (
        QCoreApplication.translate("Keepsakes", "It was thrown by hand now, with real dice."),
        QCoreApplication.translate("Keepsakes", "From this week on the dice were real ones."),
        QCoreApplication.translate("Keepsakes", "The dice were thrown on a real table now."),
    )


def advised() -> tuple[str, ...]:
    """Some days were played by advice: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "{days} were played by advice."),
        QCoreApplication.translate("Keepsakes", "On {days} the advice was asked and taken."),
        QCoreApplication.translate("Keepsakes", "For {days} the book was followed, as advised."),
    )


def advised_week() -> tuple[str, ...]:
    """By advice from this week on."""
    return (
        QCoreApplication.translate("Keepsakes", "The days were played by advice now."),
        QCoreApplication.translate("Keepsakes", "From this week on the advice was taken."),
        QCoreApplication.translate("Keepsakes", "What was advised was done, from here on."),
    )


def points(many: int) -> str:
    """`five points`."""
    if many == 1:
        return QCoreApplication.translate("Keepsakes", "one point")
    return QCoreApplication.translate("Keepsakes", "{number} points").format(number=words(many))
