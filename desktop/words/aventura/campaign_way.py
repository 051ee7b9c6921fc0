"""The campaign's wordings: setting out, walking, looking round, the turns."""

from PySide6.QtCore import QCoreApplication


def alone() -> tuple[str, ...]:
    """One investigator sets out: {who}."""
    return (
        QCoreApplication.translate("Keepsakes", "This is what {who} did about it."),
        QCoreApplication.translate("Keepsakes", "It fell to {who} to go and see, without company."),
        QCoreApplication.translate("Keepsakes", "{who} took it on, and nobody else did."),
        QCoreApplication.translate("Keepsakes", "Whoever was to go, it was {who} who went."),
    )


def together() -> tuple[str, ...]:
    """Two investigators set out: {first}, {second}."""
    return (
        QCoreApplication.translate("Keepsakes", "This is what {first} and {second} did about it."),
        QCoreApplication.translate("Keepsakes", "It fell to {first} and {second} to go and see."),
        QCoreApplication.translate(
            "Keepsakes", "{first} took it on, and {second} would not hear of staying behind."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{first} and {second} went, each with good reasons and neither with the other's.",
        ),
    )


def packed() -> tuple[str, ...]:
    """What somebody carries from the first: {who}, {cards}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} had {cards} along."),
        QCoreApplication.translate(
            "Keepsakes", "{who} carried {cards}, and nothing else worth a number."
        ),
        QCoreApplication.translate("Keepsakes", "In {who}'s pockets: {cards}."),
    )


def arrived() -> tuple[str, ...]:
    """A map is entered for the first time: {zone}, {turns}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It began at {zone}, with {turns} turns on the Clock."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The first thing was {zone}. The Clock had {turns} turns to give."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "There were {turns} turns to spend, and {zone} to spend the first of them on.",
        ),
        QCoreApplication.translate("Keepsakes", "{zone} came first, and {turns} turns with it."),
        QCoreApplication.translate(
            "Keepsakes", "The Clock stood at one of {turns}, and the place was {zone}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The place to begin was {zone}. From there on {turns} turns were counted."
        ),
    )


def arrived_looked() -> tuple[str, ...]:
    """A map is entered, and its first zone investigated: {zone}, {turns}, {who}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "It began at {zone}, with {turns} turns on the Clock, and {who} looked round.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "There were {turns} turns to spend. {who} spent the first of them looking round "
            "{zone}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The place to begin was {zone}. {who} read what was to be read there, with "
            "{turns} turns on the Clock.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{zone} came first, with {turns} turns to follow, and {who} looked into it.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "The Clock had {turns} turns to give. At {zone} {who} took the first."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The first thing was {zone}, which {who} looked over while the Clock stood at one"
            " of {turns}.",
        ),
    )


def returned_looked() -> tuple[str, ...]:
    """The same where the map was entered before."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "It was {zone} once more, with all {turns} turns back on the Clock, and {who} "
            "looked round.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{zone} had been seen before; the {turns} turns were new. {who} began with a look"
            " round.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The Clock stood at one of {turns} again, and {who} at {zone}, looking about.",
        ),
    )


def returned_to() -> tuple[str, ...]:
    """A map is entered again: {zone}, {turns}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It was {zone} once more, with the Clock back at one."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The Clock stood at one again, and the place was {zone}, as before."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{zone} had been seen before. The {turns} turns were new."
        ),
    )


def way_direct() -> tuple[str, ...]:
    """From one place to the next."""
    return (QCoreApplication.translate("Keepsakes", "from {start} to {end}"),)


def way_to() -> tuple[str, ...]:
    """To a place, from where nobody has been."""
    return (QCoreApplication.translate("Keepsakes", "to {end}"),)


def way_by() -> tuple[str, ...]:
    """From one place to another by others."""
    return (QCoreApplication.translate("Keepsakes", "from {start} by {by} to {end}"),)


def way_round() -> tuple[str, ...]:
    """From a place by others and back to it."""
    return (QCoreApplication.translate("Keepsakes", "from {end} by {by} and back"),)


def went() -> tuple[str, ...]:
    """{who} went {way}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} went {way}."),
        QCoreApplication.translate("Keepsakes", "Then {who} walked {way}."),
        QCoreApplication.translate("Keepsakes", "After that {who} moved on {way}."),
        QCoreApplication.translate("Keepsakes", "The next walk was {who}'s, {way}."),
        QCoreApplication.translate("Keepsakes", "On went {who}, {way}."),
        QCoreApplication.translate("Keepsakes", "{who} did not stay, and went {way}."),
        QCoreApplication.translate("Keepsakes", "Next {who} made the walk {way}."),
        QCoreApplication.translate("Keepsakes", "There followed a walk {way}, by {who}."),
    )


def went_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "In {turn} {who} went {way}."),
        QCoreApplication.translate("Keepsakes", "{turn} took {who} {way}."),
        QCoreApplication.translate("Keepsakes", "{who} began {turn} on foot, {way}."),
        QCoreApplication.translate("Keepsakes", "With {turn} {who} set off {way}."),
        QCoreApplication.translate("Keepsakes", "{turn} opened with {who} walking {way}."),
        QCoreApplication.translate("Keepsakes", "{who} spent the first of {turn} going {way}."),
        QCoreApplication.translate("Keepsakes", "When {turn} came, {who} went {way}."),
        QCoreApplication.translate(
            "Keepsakes", "For {turn} {who} had a walk in mind, {way}, and took it."
        ),
    )


def went_both() -> tuple[str, ...]:
    """Two walk the same way: {first}, {second}, {way}."""
    return (
        QCoreApplication.translate("Keepsakes", "{first} and {second} went together {way}."),
        QCoreApplication.translate(
            "Keepsakes", "The two of them walked {way}, {first} ahead and {second} close behind."
        ),
        QCoreApplication.translate("Keepsakes", "{first} went {way}, and {second} came along."),
        QCoreApplication.translate(
            "Keepsakes", "Both made the same walk {way}, {first} first and then {second}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{way}: {first} and {second} kept each other company."
        ),
        QCoreApplication.translate("Keepsakes", "{second} followed {first} {way}."),
    )


def stopped() -> tuple[str, ...]:
    """Where somebody came to is a red letter."""
    return (
        QCoreApplication.translate("Keepsakes", "Something there came before anything else."),
        QCoreApplication.translate("Keepsakes", "That was a place one does not walk past."),
        QCoreApplication.translate("Keepsakes", "There it was necessary to stop and look."),
    )


def went_looked() -> tuple[str, ...]:
    """{who} went {way} and looked round."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} went {way} and looked round there."),
        QCoreApplication.translate("Keepsakes", "Then {who} walked {way} to see what there was."),
        QCoreApplication.translate("Keepsakes", "{who} went {way} and found out what there was."),
        QCoreApplication.translate("Keepsakes", "Having come {way}, {who} took a proper look."),
        QCoreApplication.translate(
            "Keepsakes", "{who} went {way} with a purpose, and looked into it."
        ),
        QCoreApplication.translate("Keepsakes", "Next it was {who}, {way}, with both eyes open."),
        QCoreApplication.translate(
            "Keepsakes", "The walk {way} cost {who} one Action, and the look round there another."
        ),
        QCoreApplication.translate(
            "Keepsakes", "After the walk {way} {who} stopped and looked about."
        ),
    )


def went_looked_first() -> tuple[str, ...]:
    """The same as the first things of a turn: {turn}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "In {turn} {who} went {way} and looked round there."
        ),
        QCoreApplication.translate("Keepsakes", "{turn} took {who} {way}, to see what there was."),
        QCoreApplication.translate(
            "Keepsakes", "{who} spent {turn} on a walk {way} and on what there was to see."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {turn} {who} went {way} and took a proper look."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{turn} was for the walk {way}, and for {who} to look round at the end of it.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} went {way} and looked into what was there."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {turn} {who} had set down the walk {way}, and a look round after it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} began {turn} by going {way}, and went into what there was."
        ),
    )


def went_then_looked() -> tuple[str, ...]:
    """A walk ends a turn, a look round begins the next: {who}, {way}, {turn}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{who} went {way}, and gave {turn} to whatever was there."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} went {way}; {turn} began with a look round."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Then {who} walked {way}, and in {turn} looked into what was there."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With the walk {way} that turn was over. In {turn} {who} looked round."
        ),
        QCoreApplication.translate(
            "Keepsakes", "By {turn} {who} had gone {way} and was looking about."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} went {way} while the turn lasted, and took stock there in {turn}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{way}, and it was {turn}: {who} saw what there was."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "There was time for the walk {way}. {turn} was {who}'s for looking round there.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} moved on {way}, and {turn} went to a look about."
        ),
        QCoreApplication.translate(
            "Keepsakes", "After the walk {way} came {turn}, and a proper look by {who}."
        ),
    )


def stayed() -> tuple[str, ...]:
    """Somebody used an Action to stay: {who}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} stayed at {zone}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} waited at {zone}, and used an Action on it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For a while {who} did nothing at {zone}, on purpose."
        ),
        QCoreApplication.translate("Keepsakes", "{who} stood where {zone} is and let time go by."),
    )


def gave_up() -> tuple[str, ...]:
    """Actions were given up: {who}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} let the rest of the turn go."),
        QCoreApplication.translate("Keepsakes", "What was left of the turn {who} did not use."),
        QCoreApplication.translate("Keepsakes", "{who} left it at that for the turn."),
        QCoreApplication.translate("Keepsakes", "More than that {who} would not do this turn."),
    )
