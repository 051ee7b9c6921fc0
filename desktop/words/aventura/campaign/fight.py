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
        QCoreApplication.translate("Keepsakes", "Nobody could leave now: there was {where}."),
        QCoreApplication.translate("Keepsakes", "There was going to be a fight: {where}."),
        QCoreApplication.translate("Keepsakes", "What had come was {where}."),
        QCoreApplication.translate("Keepsakes", "So there was {where} to be reckoned with."),
    )


def joined() -> tuple[str, ...]:
    """Another comes into a fight: {where}."""
    return (
        QCoreApplication.translate("Keepsakes", "And there was {where} besides."),
        QCoreApplication.translate("Keepsakes", "To that was added {where}."),
        QCoreApplication.translate("Keepsakes", "As if that were not enough, there was {where}."),
        QCoreApplication.translate("Keepsakes", "And into the fight came {where}."),
    )


def idle() -> tuple[str, ...]:
    """A token does nothing: {adversary}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{adversary} did nothing{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} did not stir{roll}."),
        QCoreApplication.translate("Keepsakes", "Nothing came from {adversary}{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} let the turn pass{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} kept still{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} waited{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "That time {adversary} left everybody in peace{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was nothing to fear from {adversary} for the moment{roll}."
        ),
    )


def act_came() -> tuple[str, ...]:
    """A row: moved and attacks: {title}, {adversary}, {way}, {people}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{title}: {adversary} came {way} for {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} came {way} and was upon {people} with {title}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} came {way}, and then it was {title}, for {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} came {way}, after {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} moved {way} and reached {people}: {title}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{title} brought {adversary} {way}, as far as {people}{roll}."
        ),
    )


def act_here() -> tuple[str, ...]:
    """A row: attacks without moving: {title}, {adversary}, {people}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{title}: {adversary} had {people} in reach{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{adversary} turned to {people}: {title}{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "From {adversary} came {title}, for {people}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{title} was what {people} got from {adversary}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} was near enough to {people} for {title}{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{people} had {title} from {adversary}{roll}."),
    )


def act_came_missed() -> tuple[str, ...]:
    """A row: moved, and nobody is in reach: {title}, {adversary}, {way}, {roll}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{title} brought {adversary} {way}, but within reach of nobody{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} came {way} with {title}, and reached nobody{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{title}: {adversary} came {way}, a little short of anybody{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {title} {adversary} moved {way} and found no one to try it on{roll}."
        ),
    )


def act_missed() -> tuple[str, ...]:
    """A row: nobody in reach: {title}, {adversary}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title}, from {adversary}, reached nobody{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary}'s {title} was for nobody{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} had nobody in reach for {title}{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{adversary} tried {title}, and nobody was near enough{roll}."
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
        QCoreApplication.translate("Keepsakes", "{title} was all that {adversary} did{roll}."),
        QCoreApplication.translate("Keepsakes", "{adversary} stayed in place, with {title}{roll}."),
    )


def act_more() -> tuple[str, ...]:
    """One more row of the same throw: {title}, {adversary}, {people}."""
    return (
        QCoreApplication.translate("Keepsakes", "After that it was {title}, for {people}."),
        QCoreApplication.translate("Keepsakes", "{title} followed, for {people}."),
        QCoreApplication.translate("Keepsakes", "And there was {title} besides, for {people}."),
        QCoreApplication.translate("Keepsakes", "{adversary} went on to {title}, for {people}."),
        QCoreApplication.translate("Keepsakes", "Then {people} had {title} to meet."),
    )


def act_again() -> tuple[str, ...]:
    """The same row once more: {title}, {adversary}, {people}."""
    return (
        QCoreApplication.translate("Keepsakes", "{title} came once more, for {people}."),
        QCoreApplication.translate("Keepsakes", "Then it was {title} again, for {people}."),
        QCoreApplication.translate("Keepsakes", "{adversary} did it again, to {people}: {title}."),
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
