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
    """A token threw nothing: {adversary}, {dice}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} threw {dice} and did nothing."),
        QCoreApplication.translate("Keepsakes", "Nothing came from {adversary}, with {dice}."),
        QCoreApplication.translate(
            "Keepsakes", "The dice of {adversary}, {dice}, were good for nothing."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} let the turn pass at {dice}."),
        QCoreApplication.translate("Keepsakes", "At {dice}, {adversary} stayed put."),
        QCoreApplication.translate(
            "Keepsakes", "For {adversary} fell {dice}, and nobody was the worse for it."
        ),
        QCoreApplication.translate("Keepsakes", "{dice}: not a stir from {adversary}."),
        QCoreApplication.translate("Keepsakes", "{adversary} had no use for {dice}."),
    )


def stirred() -> tuple[str, ...]:
    """What a token threw: {adversary}, {dice}, {worth}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} threw {dice}, {worth}."),
        QCoreApplication.translate("Keepsakes", "The dice of {adversary} were {dice}: {worth}."),
        QCoreApplication.translate(
            "Keepsakes", "For {adversary} fell {dice}, and that was {worth}."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} had {worth} in {dice}."),
        QCoreApplication.translate("Keepsakes", "Then it was {adversary}, with {dice}, {worth}."),
        QCoreApplication.translate("Keepsakes", "Out of {dice} {adversary} made {worth}."),
        QCoreApplication.translate("Keepsakes", "{worth} for {adversary}, in {dice}."),
        QCoreApplication.translate(
            "Keepsakes", "It was {adversary}'s turn then, and it was {dice}, {worth}."
        ),
    )


def act_came() -> tuple[str, ...]:
    """A row: moved and attacks: {title}, {adversary}, {way}, {people}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title}: {adversary} came {way} for {people}."),
        QCoreApplication.translate(
            "Keepsakes", "That was {title}, and it brought {adversary} {way}, to {people}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} came {way}, and at {people}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} came {way}. What followed was {title}, meant for {people}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "By way of {title} {adversary} moved {way} and reached {people}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was {title} that brought {adversary} {way}, as far as {people}."
        ),
    )


def act_here() -> tuple[str, ...]:
    """A row: attacks without moving: {title}, {adversary}, {people}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title}: {adversary} had {people} in reach."),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} did not have to move for {title}; {people} stood near enough."
        ),
        QCoreApplication.translate("Keepsakes", "That was {title}, for {people}."),
        QCoreApplication.translate("Keepsakes", "{title} was what {people} got from {adversary}."),
        QCoreApplication.translate(
            "Keepsakes", "From where {adversary} stood, {title} went to {people}."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} turned to {people}: {title}."),
    )


def act_came_missed() -> tuple[str, ...]:
    """A row: moved, and nobody is in reach: {title}, {adversary}, {way}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{title} brought {adversary} {way}, and within reach of nobody."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} came {way} with {title}, and there was nobody there."
        ),
        QCoreApplication.translate(
            "Keepsakes", "That was {title}: {way} went {adversary}, a little short of anybody."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} moved {way} and found no one to try it on."
        ),
    )


def act_missed() -> tuple[str, ...]:
    """A row: nobody in reach: {title}, {adversary}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title} reached nobody."),
        QCoreApplication.translate(
            "Keepsakes", "{adversary}'s {title} was for nobody in particular."
        ),
        QCoreApplication.translate("Keepsakes", "{title} found no one near enough."),
        QCoreApplication.translate("Keepsakes", "Of {title} nothing came, with no one in reach."),
    )


def act_moved() -> tuple[str, ...]:
    """A row: moved, and no attack: {title}, {adversary}, {way}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title} took {adversary} {way}."),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} went {way}, and that was all."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} moved {way}: {title}."),
        QCoreApplication.translate("Keepsakes", "{title}: {adversary} came {way}."),
    )


def act_still() -> tuple[str, ...]:
    """A row: neither moved nor attacked: {title}, {adversary}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title} changed nothing."),
        QCoreApplication.translate(
            "Keepsakes", "It was {title}, and {adversary} stayed where that left things."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} did {title} and nothing more."),
    )


def no_way() -> tuple[str, ...]:
    """A token finds no way: {adversary}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} found no way to anybody."),
        QCoreApplication.translate("Keepsakes", "There was no way to anybody for {adversary}."),
        QCoreApplication.translate("Keepsakes", "Every way was shut to {adversary}."),
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
