"""The campaign's wordings: wounds, the Clock, what a text does to somebody."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura.content.effects import WoundKind
from desktop.words.language import spoken
from desktop.words.numbers import in_words


def a_wound() -> tuple[str, ...]:
    """A wound with its name."""
    return (QCoreApplication.translate("Keepsakes", "{kind}, {wound}"),)


def hurt() -> tuple[str, ...]:
    """A text wounds: {who}, {wounds}."""
    return (
        QCoreApplication.translate("Keepsakes", "It cost {who} {wounds}."),
        QCoreApplication.translate("Keepsakes", "{who} came away with {wounds}."),
        QCoreApplication.translate("Keepsakes", "{who} paid for it with {wounds}."),
        QCoreApplication.translate("Keepsakes", "That left {who} with {wounds}."),
        QCoreApplication.translate("Keepsakes", "From it {who} had {wounds}."),
        QCoreApplication.translate("Keepsakes", "{who} took {wounds}."),
    )


def too_much() -> tuple[str, ...]:
    """It was one wound more than can be borne: {who}."""
    return (
        QCoreApplication.translate("Keepsakes", "It was one more than {who} could bear."),
        QCoreApplication.translate("Keepsakes", "{who} could bear no more."),
        QCoreApplication.translate("Keepsakes", "There {who}'s strength was at an end."),
    )


def spared() -> tuple[str, ...]:
    """A returned card keeps a wound away: {who}, {card}, {kind}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} gave back {card} in time and was spared {kind}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It would have been {kind}, but {who} gave back {card}."
        ),
        QCoreApplication.translate("Keepsakes", "{card} took what was meant for {who}: {kind}."),
    )


def spared_plain() -> tuple[str, ...]:
    """A wound is kept away: {who}, {kind}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} was spared {kind}."),
        QCoreApplication.translate(
            "Keepsakes", "It would have been {kind} for {who}, and was not."
        ),
        QCoreApplication.translate("Keepsakes", "{who} got off without {kind}."),
    )


def mended() -> tuple[str, ...]:
    """A returned card heals: {who}, {card}, {wounds}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} gave back {card} and was rid of {wounds}."),
        QCoreApplication.translate(
            "Keepsakes", "{card} was given back, and with it went {who}'s {wounds}."
        ),
        QCoreApplication.translate("Keepsakes", "For {card} {who} was rid of {wounds}."),
    )


def rid() -> tuple[str, ...]:
    """A wound is healed: {who}, {wounds}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} was rid of {wounds}."),
        QCoreApplication.translate("Keepsakes", "{who} was done with {wounds}."),
        QCoreApplication.translate("Keepsakes", "{who} got over {wounds}."),
        QCoreApplication.translate("Keepsakes", "{who} had no more trouble from {wounds}."),
    )


def ticked() -> tuple[str, ...]:
    """A text or a wound moves the Clock: {turn}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It took time: the Clock stood at {turn} after it."
        ),
        QCoreApplication.translate("Keepsakes", "The Clock went on to {turn} over it."),
        QCoreApplication.translate("Keepsakes", "When that was over the Clock said {turn}."),
        QCoreApplication.translate(
            "Keepsakes", "That cost time as well: it was {turn} by the Clock."
        ),
    )


def skipped() -> tuple[str, ...]:
    """A red number is jumped over: {turn}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "What {turn} would have brought was passed over, and lost."
        ),
        QCoreApplication.translate("Keepsakes", "{turn} was red, and went by unread."),
        QCoreApplication.translate("Keepsakes", "Nobody learned what {turn} would have brought."),
    )


def happened() -> tuple[str, ...]:
    """A red number brings its event: {turn}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Then the Clock came to {turn}, which was red, and this happened."
        ),
        QCoreApplication.translate("Keepsakes", "{turn} was red, and it kept its word."),
        QCoreApplication.translate("Keepsakes", "At {turn}, a red one, this came."),
        QCoreApplication.translate(
            "Keepsakes", "It was {turn}, a red one, and nobody had to ask why for long."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{turn} stood in red, and this is what was meant by it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {turn} came what the red number had stood for."
        ),
    )


def happened_again() -> tuple[str, ...]:
    """A red number brings what was read before: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "With {turn} came the same as before."),
        QCoreApplication.translate("Keepsakes", "At {turn} it all happened once more."),
        QCoreApplication.translate(
            "Keepsakes", "{turn} was red, and by then one knew what it meant."
        ),
        QCoreApplication.translate("Keepsakes", "{turn} brought what it had brought before."),
    )


def put() -> tuple[str, ...]:
    """A text puts somebody somewhere: {who}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} was at {zone} now."),
        QCoreApplication.translate("Keepsakes", "That put {who} at {zone}."),
        QCoreApplication.translate("Keepsakes", "It left {who} standing at {zone}."),
    )


def wound_of(kind: WoundKind) -> str:
    """`a Physical Wound`."""
    if kind == "physical":
        return QCoreApplication.translate("Keepsakes", "a Physical Wound")
    return QCoreApplication.translate("Keepsakes", "a Mental Wound")


def hits(wounds: int) -> str:
    """`two wounds`."""
    if wounds == 1:
        return QCoreApplication.translate("Keepsakes", "one wound")
    return QCoreApplication.translate("Keepsakes", "{number} wounds").format(
        number=in_words(wounds, spoken())
    )
