"""The campaign's wordings: looking round, the turns."""

from PySide6.QtCore import QCoreApplication


def looked() -> tuple[str, ...]:
    """{who} looked round {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} looked round {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} had a look at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} took a good look at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} stopped to see what there was at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} saw what there was at {zone}."),
        QCoreApplication.translate("Keepsakes", "At {zone} {who} looked about."),
        QCoreApplication.translate("Keepsakes", "{who} had time for {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} went over {zone}."),
    )


def looked_there() -> tuple[str, ...]:
    """The same where a walk has just led: {who}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} looked round."),
        QCoreApplication.translate("Keepsakes", "{who} had a look."),
        QCoreApplication.translate("Keepsakes", "{who} took a good look."),
        QCoreApplication.translate("Keepsakes", "{who} stopped to see what there was."),
        QCoreApplication.translate("Keepsakes", "It was {who} who looked round."),
    )


def looked_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "In {turn} {who} looked round {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "{turn} began at {zone}, with {who} looking about."
        ),
        QCoreApplication.translate("Keepsakes", "{who} began {turn} with a look at {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} saw what there was at {zone}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "First in {turn} came {zone}, and {who} had a look."
        ),
        QCoreApplication.translate("Keepsakes", "{turn} found {who} at {zone}, looking about."),
        QCoreApplication.translate(
            "Keepsakes", "{who} used the beginning of {turn} to look round {zone}."
        ),
    )


def looked_again() -> tuple[str, ...]:
    """An entry is opened that was read before: {who}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} had another look at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} went back over {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} was not done with {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} tried {zone} once more."),
        QCoreApplication.translate("Keepsakes", "At {zone} {who} looked about again."),
        QCoreApplication.translate(
            "Keepsakes", "There was still something to be had at {zone}, {who} thought."
        ),
    )


def looked_again_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "In {turn} {who} had another look at {zone}."),
        QCoreApplication.translate("Keepsakes", "With {turn} {who} tried {zone} again."),
        QCoreApplication.translate("Keepsakes", "{who} began {turn} by going back over {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} was still not done with {zone}."
        ),
        QCoreApplication.translate("Keepsakes", "{turn} found {who} busy at {zone} again."),
        QCoreApplication.translate("Keepsakes", "{who} began {turn} with {zone}, once more."),
    )


def looked_known() -> tuple[str, ...]:
    """An entry is opened that only others had opened: {who}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} looked at {zone} as well."),
        QCoreApplication.translate("Keepsakes", "{who} had a look at {zone} too."),
        QCoreApplication.translate("Keepsakes", "Now {who} had a look at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} wanted to see {zone} too."),
        QCoreApplication.translate("Keepsakes", "{who} took {zone} next."),
        QCoreApplication.translate(
            "Keepsakes", "There was more to be had at {zone}, {who} thought."
        ),
    )


def looked_known_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "In {turn} {who} looked at {zone} as well."),
        QCoreApplication.translate("Keepsakes", "In {turn} it was {who} who looked round {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} began {turn} with {zone}, too."),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} had a look at {zone} as well."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{turn} found {who} at {zone}, looking for what had been missed."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} used the beginning of {turn} to see {zone} too."
        ),
    )


def turn_came() -> tuple[str, ...]:
    """A turn began with something else: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "Then it was {turn}."),
        QCoreApplication.translate("Keepsakes", "{turn} began."),
        QCoreApplication.translate("Keepsakes", "The Clock said {turn}."),
        QCoreApplication.translate("Keepsakes", "It was {turn} by now."),
        QCoreApplication.translate("Keepsakes", "{turn} came."),
        QCoreApplication.translate("Keepsakes", "The Clock moved on to {turn}."),
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
