"""The campaign's wordings: looking round, the turns."""

from PySide6.QtCore import QCoreApplication


def looked() -> tuple[str, ...]:
    """{who} looked round {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} looked round {zone}."),
        QCoreApplication.translate("Keepsakes", "At {zone} {who} took a proper look."),
        QCoreApplication.translate("Keepsakes", "{who} stopped to see what there was at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} took a good look at {zone}."),
        QCoreApplication.translate("Keepsakes", "What there was at {zone}, {who} wanted to know."),
        QCoreApplication.translate("Keepsakes", "{who} gave {zone} an Action and some attention."),
        QCoreApplication.translate(
            "Keepsakes", "There was {zone} to go into, and {who} went into it."
        ),
        QCoreApplication.translate("Keepsakes", "{who} saw what there was at {zone}."),
    )


def looked_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "{turn} went to {zone}, where {who} looked round."),
        QCoreApplication.translate("Keepsakes", "In {turn} {who} looked into {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} spent the beginning of {turn} on {zone}."),
        QCoreApplication.translate("Keepsakes", "With {turn} {who} took up {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "The first business of {turn} was {zone}, and {who} saw to it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{turn} began at {zone}, with {who} looking about."
        ),
        QCoreApplication.translate("Keepsakes", "{who} opened {turn} with a look at {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} saw what there was at {zone}."
        ),
    )


def looked_again() -> tuple[str, ...]:
    """An entry is opened that was read before: {who}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} had another look at {zone}."),
        QCoreApplication.translate("Keepsakes", "{zone} again: {who} had not done with it."),
        QCoreApplication.translate("Keepsakes", "{who} went back over {zone}."),
        QCoreApplication.translate("Keepsakes", "Once more {who} turned to {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} gave {zone} some more of the time there was."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was still something to be had at {zone}, {who} thought."
        ),
    )


def looked_again_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "{turn} went to another look at {zone}, by {who}."),
        QCoreApplication.translate("Keepsakes", "In {turn} {who} had another look at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} gave {turn} to {zone} as well."),
        QCoreApplication.translate("Keepsakes", "With {turn} {who} tried {zone} again."),
        QCoreApplication.translate("Keepsakes", "{who} began {turn} with {zone}, once more."),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} was still not done with {zone}."
        ),
    )


def looked_known() -> tuple[str, ...]:
    """An entry is opened that only others had opened: {who}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} looked at {zone} as well."),
        QCoreApplication.translate("Keepsakes", "Now it was {who} who looked at {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "{zone} was known by now, and {who} tried it all the same."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was more to be had at {zone}, {who} thought."
        ),
        QCoreApplication.translate("Keepsakes", "{who} gave {zone} another pair of eyes."),
        QCoreApplication.translate(
            "Keepsakes", "What was to be read at {zone} was not new, but it was to {who}."
        ),
    )


def looked_known_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "In {turn} {who} looked at {zone} as well."),
        QCoreApplication.translate("Keepsakes", "With {turn} it was {who} who looked at {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "{turn} went to {zone} again, and this time to {who}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} gave {zone} another pair of eyes in {turn}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} tried {zone}, known as it was."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} began {turn} at {zone}, which had been read by then."
        ),
    )


def turn_came() -> tuple[str, ...]:
    """A turn began with something else: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "Then it was {turn}."),
        QCoreApplication.translate("Keepsakes", "{turn} began."),
        QCoreApplication.translate("Keepsakes", "The Clock said {turn}."),
        QCoreApplication.translate("Keepsakes", "So came {turn}."),
        QCoreApplication.translate("Keepsakes", "Next was {turn}."),
        QCoreApplication.translate("Keepsakes", "It was {turn} by now."),
    )


def turn_last() -> tuple[str, ...]:
    """No turn comes after this one."""
    return (
        QCoreApplication.translate("Keepsakes", "It was the last the Clock had."),
        QCoreApplication.translate("Keepsakes", "There was none after it."),
        QCoreApplication.translate("Keepsakes", "The Clock had no more to give after that."),
    )


def turn() -> tuple[str, ...]:
    """A turn by its number: {number}."""
    return (QCoreApplication.translate("Keepsakes", "turn {number}"),)
