"""The campaign's wordings: blows given and taken in a fight."""

from PySide6.QtCore import QCoreApplication


def held() -> tuple[str, ...]:
    """An attack is stood: {who}, {stat}, {dice}, {worth}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} held, {dice} for {stat}, {worth}."),
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {stat} stood up to it with {dice}, {worth}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It came to nothing, since {who} threw {dice}, {worth}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} answered with {stat}, {dice}, and {worth} was enough."
        ),
        QCoreApplication.translate("Keepsakes", "With {worth} in {dice}, {who} got off."),
        QCoreApplication.translate(
            "Keepsakes", "{who} had {dice} for {stat} and got away on {worth}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{dice} saved {who} that time: {worth} for {stat}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{stat}, {dice}, {worth}: {who} was none the worse."
        ),
    )


def hit() -> tuple[str, ...]:
    """An attack strikes: {who}, {stat}, {dice}, {wounds}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {stat} did not hold, with {dice}, and that was {wounds}."
        ),
        QCoreApplication.translate("Keepsakes", "{who} threw {dice} for {stat} and took {wounds}."),
        QCoreApplication.translate(
            "Keepsakes", "Against it {who} had {stat} and {dice}; it cost {wounds}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{dice} was all that {who}'s {stat} came to, and {wounds} was the price."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It got through, {dice} for {stat}, and {who} had {wounds}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} failed it, {stat} at {dice}, and went on with {wounds} more."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {dice}, {stat} was no help, and {who} was left with {wounds}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{wounds} for {who}, whose {stat} had fallen {dice}."
        ),
    )


def hit_bare() -> tuple[str, ...]:
    """The same without dice: {who}, {stat}, {wounds}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} had no dice of {stat} to set against it, and took {wounds}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was no {stat} left in {who} to throw for: {wounds}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Without a die of {stat}, {who} could only take {wounds}."
        ),
    )


def unhurt() -> tuple[str, ...]:
    """An attack succeeds and costs no wound: {who}, {stat}, {dice}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} threw {dice} for {stat}, and it was not enough."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {stat} fell {dice}, and that did not hold."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {dice} for {stat}, {who} had to let it happen."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was too much for {who}, who had {dice} for {stat}."
        ),
    )


def unhurt_bare() -> tuple[str, ...]:
    """The same without dice: {who}, {stat}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} had no dice of {stat} to set against it."),
        QCoreApplication.translate(
            "Keepsakes", "Against that {who} had no {stat} left to throw for."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was not a die of {stat} to be had, and {who} had to let it happen."
        ),
    )


def struck() -> tuple[str, ...]:
    """A weapon hits: {who}, {card}, {adversary}, {dice}, {worth}, {hits}, {tally}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "{who} used {card} on {adversary}: {dice}, {worth}, and {hits}, which made it {tally}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} turned {card} on {adversary}, threw {dice}, {worth}, and did {hits}; {tally}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "With {card} {who} had {dice}, {worth}. For {adversary} that was {hits}, {tally}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{card} in hand, {who} went for {adversary}, and {dice} brought {hits}, {tally}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} took {hits} from {who}'s {card}, at {dice}, {worth}: {tally}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "It was {card} again or nothing; {who} threw {dice}, {worth}, and {adversary} had"
            " {hits}, {tally}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{dice}, {worth}: so {who}'s {card} gave {adversary} {hits}, and the count was "
            "{tally}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} did not wait, and gave {adversary} {hits} with {card}, {dice}, {tally}.",
        ),
    )


def tally() -> tuple[str, ...]:
    """Wounds against the limit: {total}, {limit}."""
    return (QCoreApplication.translate("Keepsakes", "{total} of {limit}"),)


def struck_down() -> tuple[str, ...]:
    """A weapon ends it: {who}, {card}, {adversary}, {dice}, {worth}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {card} finished it: {dice}, {worth}, and {adversary} was gone."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} used {card} on {adversary} a last time, {dice}, {worth}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {dice}, {worth}, {who} and {card} made an end of {adversary}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{adversary} did not outlast {who}'s {card}, which came to {dice}, {worth}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Then {who} threw {dice} with {card}, {worth}, and where {adversary} had been "
            "there was nobody.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{card} decided it. {who} threw {dice}, {worth}, and that was all there was of "
            "{adversary}.",
        ),
    )


def struck_air() -> tuple[str, ...]:
    """A weapon does nothing: {who}, {card}, {adversary}, {dice}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} used {card} on {adversary}, and {dice} did nothing."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} tried {card} on {adversary}; the dice were {dice}, and no harm was done.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {card} {who} had {dice}, and {adversary} did not mind."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{card} was no use that time: {dice}, and {adversary} stood as before."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} took no harm from {who}'s {card}, at {dice}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} went for {adversary} with {card} and threw {dice}, and it was as if "
            "nothing had been done.",
        ),
    )


def struck_bare() -> tuple[str, ...]:
    """A weapon without dice: {who}, {card}, {adversary}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} raised {card} against {adversary} and had no dice to go with it."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{card} was there and {adversary} was there, and {who} had not a die to throw.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "Without a die, {who}'s {card} did nothing to {adversary}."
        ),
    )


def harmed() -> tuple[str, ...]:
    """A token took wounds otherwise: {adversary}, {hits}, {tally}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} took {hits}, {tally}."),
        QCoreApplication.translate("Keepsakes", "That did {adversary} {hits}: {tally}."),
        QCoreApplication.translate("Keepsakes", "For {adversary} it meant {hits}, {tally}."),
        QCoreApplication.translate("Keepsakes", "{hits} went to {adversary}, {tally}."),
    )


def fell() -> tuple[str, ...]:
    """A token is defeated: {adversary}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "That was the end of {adversary}, at {zone}."),
        QCoreApplication.translate("Keepsakes", "{adversary} was gone from {zone}."),
        QCoreApplication.translate("Keepsakes", "At {zone} nothing was left of {adversary}."),
        QCoreApplication.translate("Keepsakes", "{adversary} got no further than {zone}."),
    )


def vanished() -> tuple[str, ...]:
    """A token leaves the map: {adversary}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} was there no longer."),
        QCoreApplication.translate("Keepsakes", "Of {adversary} nothing more was seen."),
        QCoreApplication.translate("Keepsakes", "{adversary} had gone, without anybody's doing."),
    )
