"""The campaign's wordings: setting out, walking, looking round, the turns."""

from PySide6.QtCore import QCoreApplication


def alone() -> tuple[str, ...]:
    """One investigator sets out: {who}."""
    return (
        QCoreApplication.translate("Keepsakes", "This is what {who} did about it."),
        QCoreApplication.translate("Keepsakes", "It fell to {who} to go and see, alone."),
        QCoreApplication.translate("Keepsakes", "{who} took it on, and nobody else did."),
        QCoreApplication.translate("Keepsakes", "Somebody had to go and see, and {who} went."),
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
        QCoreApplication.translate("Keepsakes", "{who} had brought {cards}."),
        QCoreApplication.translate("Keepsakes", "{who} came with {cards}."),
        QCoreApplication.translate("Keepsakes", "{who} carried {cards}."),
    )


def arrived() -> tuple[str, ...]:
    """A map is entered for the first time: {zone}, {turns}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It began at {zone}, with {turns} turns on the Clock."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The Clock had {turns} turns to give, and {zone} came first."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{zone} came first. There were {turns} turns on the Clock."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There were {turns} turns, and {zone} was the place to begin."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The way in was {zone}, and the Clock had {turns} turns."
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
            "There were {turns} turns on the Clock. {who} began with a look round {zone}.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{zone} came first, and {who} looked round. The Clock had {turns} turns to give.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The way in was {zone}. {who} stopped for a look, with {turns} turns on the Clock.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "The Clock had {turns} turns to give. {who} began by looking round {zone}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {turns} turns on the Clock, {who} began at {zone} by looking about."
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
            "{zone} had been seen before; the {turns} turns were new. {who} began with a "
            "look round.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The Clock stood at one of {turns} again, and {who} at {zone}, looking about.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "That meant {zone} again. {who} looked round, with {turns} turns on the Clock.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "At {zone} there were {turns} turns again, and {who} looked about first."
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
        QCoreApplication.translate(
            "Keepsakes", "That meant {zone} again, and {turns} turns from the beginning."
        ),
        QCoreApplication.translate("Keepsakes", "Back at {zone}, the Clock began again at one."),
        QCoreApplication.translate("Keepsakes", "At {zone} there were {turns} turns again."),
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


def way_by_to() -> tuple[str, ...]:
    """The same where the start was just told."""
    return (QCoreApplication.translate("Keepsakes", "by {by} to {end}"),)


def way_round() -> tuple[str, ...]:
    """From a place by others and back to it."""
    return (QCoreApplication.translate("Keepsakes", "from {end} by {by} and back"),)


def way_round_to() -> tuple[str, ...]:
    """The same where the start was just told."""
    return (QCoreApplication.translate("Keepsakes", "by {by} and back to {end}"),)


def way_far_round() -> tuple[str, ...]:
    """From a place by many others and back to it."""
    return (QCoreApplication.translate("Keepsakes", "the long way round, back to {end}"),)


def went() -> tuple[str, ...]:
    """{who} went {way}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} went {way}."),
        QCoreApplication.translate("Keepsakes", "Then {who} walked {way}."),
        QCoreApplication.translate("Keepsakes", "{who} went on {way}."),
        QCoreApplication.translate("Keepsakes", "After that {who} went {way}."),
        QCoreApplication.translate("Keepsakes", "{who} did not stay, and went {way}."),
        QCoreApplication.translate("Keepsakes", "{who} moved on {way}."),
        QCoreApplication.translate("Keepsakes", "Next {who} went {way}."),
        QCoreApplication.translate("Keepsakes", "{who} set off {way}."),
    )


def went_first() -> tuple[str, ...]:
    """The same as the first thing of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "In {turn} {who} went {way}."),
        QCoreApplication.translate("Keepsakes", "{turn} took {who} {way}."),
        QCoreApplication.translate("Keepsakes", "{who} began {turn} by going {way}."),
        QCoreApplication.translate("Keepsakes", "With {turn} {who} set off {way}."),
        QCoreApplication.translate("Keepsakes", "When {turn} came, {who} went {way}."),
        QCoreApplication.translate("Keepsakes", "{who} used the beginning of {turn} to go {way}."),
        QCoreApplication.translate("Keepsakes", "At the start of {turn} {who} walked {way}."),
        QCoreApplication.translate("Keepsakes", "{turn} came, and {who} moved on {way}."),
    )


def went_both() -> tuple[str, ...]:
    """Two walk the same way: {first}, {second}, {way}."""
    return (
        QCoreApplication.translate("Keepsakes", "{first} and {second} went together {way}."),
        QCoreApplication.translate("Keepsakes", "The two of them walked {way}."),
        QCoreApplication.translate("Keepsakes", "{first} went {way}, and {second} came along."),
        QCoreApplication.translate(
            "Keepsakes", "{first} went {way}, with {second} a few steps behind."
        ),
        QCoreApplication.translate("Keepsakes", "{second} followed {first} {way}."),
        QCoreApplication.translate("Keepsakes", "{first} and {second} set off {way}."),
    )


def stopped() -> tuple[str, ...]:
    """Where somebody came to is a red letter."""
    return (
        QCoreApplication.translate("Keepsakes", "There one had to stop."),
        QCoreApplication.translate("Keepsakes", "Nobody got past there without stopping."),
        QCoreApplication.translate("Keepsakes", "That was a place one does not walk past."),
        QCoreApplication.translate("Keepsakes", "It could not be passed by."),
    )


def went_looked() -> tuple[str, ...]:
    """{who} went {way} and looked round."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} went {way} and looked round."),
        QCoreApplication.translate("Keepsakes", "Then {who} walked {way} and had a look."),
        QCoreApplication.translate("Keepsakes", "{who} went {way} to see what there was."),
        QCoreApplication.translate("Keepsakes", "{who} moved on {way} and looked about."),
        QCoreApplication.translate("Keepsakes", "Next {who} went {way} and took a good look."),
        QCoreApplication.translate(
            "Keepsakes", "After that {who} went {way}, with time to look round."
        ),
        QCoreApplication.translate("Keepsakes", "{who} set off {way}, and looked round there."),
        QCoreApplication.translate("Keepsakes", "{who} went on {way} and saw what there was."),
    )


def went_looked_first() -> tuple[str, ...]:
    """The same as the first things of a turn: {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "In {turn} {who} went {way} and looked round."),
        QCoreApplication.translate("Keepsakes", "{turn} took {who} {way}, to see what there was."),
        QCoreApplication.translate("Keepsakes", "{who} used {turn} to go {way} and have a look."),
        QCoreApplication.translate(
            "Keepsakes", "With {turn} {who} went {way} and took a good look."
        ),
        QCoreApplication.translate(
            "Keepsakes", "When {turn} came, {who} went {way} and looked about."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} began {turn} by going {way}, and looked round there."
        ),
        QCoreApplication.translate(
            "Keepsakes", "At the start of {turn} {who} walked {way} and saw what there was."
        ),
    )


def went_then_looked() -> tuple[str, ...]:
    """A walk ends a turn, a look round begins the next: {who}, {way}, {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} went {way}, and in {turn} looked round."),
        QCoreApplication.translate(
            "Keepsakes", "{who} went {way}; {turn} began with a look round."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Then {who} walked {way}, and in {turn} saw what there was."
        ),
        QCoreApplication.translate(
            "Keepsakes", "By {turn} {who} had gone {way} and was looking about."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} went on {way}. {turn} left time to look round."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} set off {way}, and had a look there in {turn}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} moved on {way}. In {turn} there was time to look about."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was {turn} before {who} had gone {way} and could look round."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Going {way} took {who} the rest of the turn; the look round was for {turn}.",
        ),
    )


def stayed() -> tuple[str, ...]:
    """Somebody used an Action to stay: {who}, {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} stayed at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} waited at {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} did not move from {zone}."),
        QCoreApplication.translate("Keepsakes", "{who} stood still at {zone} for a while."),
        QCoreApplication.translate(
            "Keepsakes", "For a while {who} did nothing at {zone}, on purpose."
        ),
    )


def gave_up() -> tuple[str, ...]:
    """Nothing was done for a whole turn: {who}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} let the turn go by."),
        QCoreApplication.translate("Keepsakes", "{who} did nothing that turn."),
        QCoreApplication.translate("Keepsakes", "{who} kept still that turn."),
        QCoreApplication.translate("Keepsakes", "{who} sat that turn out."),
        QCoreApplication.translate("Keepsakes", "{who} spent that turn waiting."),
    )
