"""The campaign's wordings: blows given and taken in a fight."""

from PySide6.QtCore import QCoreApplication


def held() -> tuple[str, ...]:
    """An attack is stood: {who}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} held{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} stood up to it{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} got away from it{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} was none the worse{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} shook it off{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} gave no ground{roll}."),
        QCoreApplication.translate("Keepsakes", "It did not get {who}{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} was ready for that{roll}."),
        QCoreApplication.translate("Keepsakes", "It went past {who}{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} would have none of it{roll}."),
    )


def hit() -> tuple[str, ...]:
    """An attack strikes: {who}, {wounds}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} did not hold, and took {wounds}{roll}."),
        QCoreApplication.translate("Keepsakes", "It got through to {who}: {wounds}{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} took {wounds}{roll}."),
        QCoreApplication.translate("Keepsakes", "That cost {who} {wounds}{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} came out of it with {wounds}{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} could not stand up to it: {wounds}{roll}."),
        QCoreApplication.translate("Keepsakes", "It left {who} with {wounds}{roll}."),
        QCoreApplication.translate("Keepsakes", "From that {who} had {wounds}{roll}."),
    )


def hit_bare() -> tuple[str, ...]:
    """The same without dice: {who}, {stat}, {wounds}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} had no {stat} left to set against it, and took {wounds}."
        ),
        QCoreApplication.translate("Keepsakes", "Without any {stat} left, {who} took {wounds}."),
        QCoreApplication.translate(
            "Keepsakes", "It takes {stat} to stand that. {who} had none, and took {wounds}."
        ),
    )


def unhurt() -> tuple[str, ...]:
    """An attack succeeds and costs no wound: {who}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} had to let it happen{roll}."),
        QCoreApplication.translate("Keepsakes", "It was too much for {who}{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} did not hold{roll}."),
        QCoreApplication.translate("Keepsakes", "{who} could not stand up to it{roll}."),
    )


def unhurt_bare() -> tuple[str, ...]:
    """The same without dice: {who}, {stat}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} had no {stat} left to set against it."),
        QCoreApplication.translate("Keepsakes", "It took {stat}, and {who} had none left."),
        QCoreApplication.translate(
            "Keepsakes", "There was no {stat} in {who} just then, and it had to happen."
        ),
    )


def struck() -> tuple[str, ...]:
    """A weapon hits: {who}, {card}, {adversary}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} hit {adversary} with {card}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} went for {adversary} with {card}, and it told{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {card} did its work on {adversary}{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} felt {who}'s {card}{roll}."),
        QCoreApplication.translate("Keepsakes", "With {card} {who} hurt {adversary}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} used {card} on {adversary}, and not in vain{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{card} in hand, {who} got at {adversary}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} aimed {card} at {adversary} and did not miss{roll}."
        ),
    )


def struck_down() -> tuple[str, ...]:
    """A weapon ends it: {who}, {card}, {adversary}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who}'s {card} finished it, and {adversary} was gone{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Then {who} made an end of {adversary} with {card}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} did not outlast {who}'s {card}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{card} decided it, and {who} saw no more of {adversary}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {card} {who} put an end to {adversary}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Then {who} used {card}, and {adversary} was gone{roll}."
        ),
    )


def struck_air() -> tuple[str, ...]:
    """A weapon does nothing: {who}, {card}, {adversary}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} went for {adversary} with {card} and missed{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} tried {card} on {adversary}, and no harm was done{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{card} was no use to {who} that time{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} took no harm from {who}'s {card}{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "With {card} {who} did {adversary} no harm{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} raised {card} against {adversary}, and nothing came of it{roll}."
        ),
    )


def struck_bare() -> tuple[str, ...]:
    """A weapon without dice: {who}, {card}, {adversary}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "{who} raised {card} against {adversary} and had no strength to go with it.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{who} had {card}, and nothing left to use it with; {adversary} took no harm.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "In {who}'s hands just then, {card} did nothing to {adversary}."
        ),
    )


def harmed() -> tuple[str, ...]:
    """A token took wounds otherwise: {adversary}, {harm}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} took {harm}."),
        QCoreApplication.translate("Keepsakes", "It cost {adversary} {harm}."),
        QCoreApplication.translate("Keepsakes", "That did {adversary} {harm}."),
        QCoreApplication.translate("Keepsakes", "For {adversary} it meant {harm}."),
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
        QCoreApplication.translate("Keepsakes", "{adversary} had gone."),
    )
