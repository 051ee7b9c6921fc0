"""The campaign's wordings: adversaries, what they did and what was done to them."""

from PySide6.QtCore import QCoreApplication


def at() -> tuple[str, ...]:
    """A token at a place."""
    return (QCoreApplication.translate("Keepsakes", "{adversary} at {zone}"),)


def appeared() -> tuple[str, ...]:
    """A fight begins: {where}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "There was {where} now, and nobody could leave before that was settled."
        ),
        QCoreApplication.translate("Keepsakes", "That brought {where}, and a fight."),
        QCoreApplication.translate(
            "Keepsakes", "From then on there was {where}, and no travelling."
        ),
        QCoreApplication.translate("Keepsakes", "It meant a fight: {where}."),
        QCoreApplication.translate("Keepsakes", "What had come was {where}."),
        QCoreApplication.translate("Keepsakes", "So there was {where} to be reckoned with."),
    )


def joined() -> tuple[str, ...]:
    """Another comes into a fight: {where}."""
    return (
        QCoreApplication.translate("Keepsakes", "And there was {where} besides."),
        QCoreApplication.translate("Keepsakes", "To that was added {where}."),
        QCoreApplication.translate("Keepsakes", "As if that were not enough, there was {where}."),
        QCoreApplication.translate("Keepsakes", "The fight had one more part to it now: {where}."),
    )


def idle() -> tuple[str, ...]:
    """A token does nothing: {adversary}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} did nothing{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} did not stir{roll}."),
        QCoreApplication.translate("Keepsakes", "Nothing came from {adversary}{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} let the turn pass{roll}."),
        QCoreApplication.translate("Keepsakes", "There was not a move from {adversary}{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} waited{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "That time {adversary} left everybody in peace{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "From {adversary} there was nothing to fear for the moment{roll}."
        ),
    )


def act_came() -> tuple[str, ...]:
    """A row: moved and attacks: {title}, {adversary}, {way}, {people}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{title}: {adversary} came {way} for {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{adversary} came {way}. What followed was {title}, and it was meant for "
            "{people}{roll}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} came {way}, and at {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "That was {title}: it brought {adversary} {way}, to {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} moved {way} and reached {people}, with {title}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was {title} that brought {adversary} {way}, as far as {people}{roll}."
        ),
    )


def act_here() -> tuple[str, ...]:
    """A row: attacks without moving: {title}, {adversary}, {people}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{title}: {adversary} had {people} in reach{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{adversary} did not have to move for {title}, with {people} so near{roll}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "That was {title}, from {adversary} to {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{title} was what {people} got from {adversary}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "From where {adversary} stood, {title} went to {people}{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} turned to {people}: {title}{roll}."),
    )


def act_came_missed() -> tuple[str, ...]:
    """A row: moved, and nobody is in reach: {title}, {adversary}, {way}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{title} brought {adversary} {way}, and within reach of nobody{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} came {way} with {title}, and there was nobody there{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "That was {title}: {adversary} came {way}, a little short of anybody{roll}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} moved {way} and found no one to try it on{roll}."
        ),
    )


def act_missed() -> tuple[str, ...]:
    """A row: nobody in reach: {title}, {adversary}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title}, from {adversary}, reached nobody{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{adversary}'s {title} was for nobody in particular{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} had {title} to give, and no one near enough to take it{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Of {adversary}'s {title} nothing came, with no one in reach{roll}."
        ),
    )


def act_moved() -> tuple[str, ...]:
    """A row: moved, and no attack: {title}, {adversary}, {way}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title} took {adversary} {way}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} went {way}, and that was all{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} moved {way}: {title}{roll}."),
        QCoreApplication.translate("Keepsakes", "{title}: {adversary} came {way}{roll}."),
    )


def act_still() -> tuple[str, ...]:
    """A row: neither moved nor attacked: {title}, {adversary}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary}'s {title} changed nothing{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "It was {title}, and {adversary} stayed where that left things{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} did {title} and nothing more{roll}."),
    )


def no_way() -> tuple[str, ...]:
    """A token finds no way: {adversary}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} found no way to anybody{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "There was no way to anybody for {adversary}{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "Every way was shut to {adversary}{roll}."),
    )


def moved() -> tuple[str, ...]:
    """A token moved: {adversary}, {way}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} came {way}."),
        QCoreApplication.translate("Keepsakes", "That moved {adversary} {way}."),
        QCoreApplication.translate("Keepsakes", "{adversary} went {way}."),
    )


def over() -> tuple[str, ...]:
    """The fight is over."""
    return (
        QCoreApplication.translate("Keepsakes", "With that the fight was over."),
        QCoreApplication.translate("Keepsakes", "There was nobody left to fight."),
        QCoreApplication.translate("Keepsakes", "That ended it."),
        QCoreApplication.translate("Keepsakes", "After that it was quiet."),
        QCoreApplication.translate("Keepsakes", "Nobody stood in the way any more."),
        QCoreApplication.translate("Keepsakes", "So that was settled."),
    )
