"""The campaign's wordings: cards, counters, ways, wounds, the Clock."""

from PySide6.QtCore import QCoreApplication


def took() -> tuple[str, ...]:
    """Cards come to somebody: {who}, {cards}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} came away with {cards}."),
        QCoreApplication.translate("Keepsakes", "{who} was the richer by {cards}."),
        QCoreApplication.translate("Keepsakes", "That put {cards} into {who}'s hands."),
        QCoreApplication.translate("Keepsakes", "{who} took {cards} along."),
        QCoreApplication.translate("Keepsakes", "It left {who} with {cards}."),
        QCoreApplication.translate("Keepsakes", "{who} went on with {cards} in hand."),
        QCoreApplication.translate("Keepsakes", "{who} had {cards} now."),
        QCoreApplication.translate("Keepsakes", "{who} got {cards} for it."),
    )


def missing() -> tuple[str, ...]:
    """A card that was seen is not in the deck: {card}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{card} would have come of it, but was not in the deck."
        ),
        QCoreApplication.translate("Keepsakes", "It named {card}, which was not there to be had."),
        QCoreApplication.translate(
            "Keepsakes", "{card} was not in the deck, and so nobody got it."
        ),
    )


def missing_held() -> tuple[str, ...]:
    """A card that somebody holds already: {card}, {who}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{card} would have come of it, but {who} had it already."
        ),
        QCoreApplication.translate("Keepsakes", "That was {card}, which {who} had already."),
        QCoreApplication.translate("Keepsakes", "It would have been {card}, and {who} had that."),
        QCoreApplication.translate("Keepsakes", "{who} had {card} by then, and nothing was added."),
    )


def missing_unseen() -> tuple[str, ...]:
    """A card that nobody has seen is not in the deck: {number}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "A card was called for that was not to be had: number {number}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Card {number} was called for and was not to be had."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Number {number} was not in the deck, and nothing was drawn."
        ),
    )


def lost() -> tuple[str, ...]:
    """A text takes a card: {who}, {card}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} had to part with {card}."),
        QCoreApplication.translate("Keepsakes", "{card} was not {who}'s any more."),
        QCoreApplication.translate("Keepsakes", "That cost {who} {card}."),
        QCoreApplication.translate("Keepsakes", "{who} gave up {card} for it."),
    )


def returned() -> tuple[str, ...]:
    """A card is put back for its effect: {who}, {card}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} gave back {card}."),
        QCoreApplication.translate("Keepsakes", "{who} spent {card} on it."),
        QCoreApplication.translate("Keepsakes", "{who} used up {card}."),
        QCoreApplication.translate("Keepsakes", "Then {who} gave back {card}."),
    )


def used() -> tuple[str, ...]:
    """A card is used: {who}, {card}."""
    return (
        QCoreApplication.translate("Keepsakes", "{who} used {card}."),
        QCoreApplication.translate("Keepsakes", "{who} made use of {card}."),
        QCoreApplication.translate("Keepsakes", "{who} put {card} to use."),
        QCoreApplication.translate("Keepsakes", "Then {who} tried {card}."),
    )


def handed() -> tuple[str, ...]:
    """Cards change hands: {giver}, {taker}, {cards}."""
    return (
        QCoreApplication.translate("Keepsakes", "{giver} handed {cards} to {taker}."),
        QCoreApplication.translate("Keepsakes", "{taker} got {cards} from {giver}."),
        QCoreApplication.translate("Keepsakes", "{cards} passed from {giver} to {taker}."),
        QCoreApplication.translate("Keepsakes", "{giver} let {taker} have {cards}."),
    )


def more() -> tuple[str, ...]:
    """A counter goes up: {label}, {value}, {change}."""
    return (
        QCoreApplication.translate("Keepsakes", "{label}: {value} now, {change} more than before."),
        QCoreApplication.translate("Keepsakes", "That made {value} under {label}, {change} more."),
        QCoreApplication.translate("Keepsakes", "{label} went up by {change}, to {value}."),
        QCoreApplication.translate("Keepsakes", "{label} rose by {change} and came to {value}."),
        QCoreApplication.translate("Keepsakes", "{change} went to {label}, which made {value}."),
        QCoreApplication.translate("Keepsakes", "{change} more, and {label} stood at {value}."),
    )


def less() -> tuple[str, ...]:
    """A counter goes down: {label}, {value}, {change}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "{label}: {value} now, {change} fewer than before."
        ),
        QCoreApplication.translate("Keepsakes", "That left {value} under {label}, {change} fewer."),
        QCoreApplication.translate("Keepsakes", "{label} went down by {change}, to {value}."),
        QCoreApplication.translate("Keepsakes", "It took {change} from {label} and left {value}."),
        QCoreApplication.translate("Keepsakes", "{label} fell by {change} and came to {value}."),
        QCoreApplication.translate("Keepsakes", "{change} less, and {label} stood at {value}."),
    )


def opened() -> tuple[str, ...]:
    """A map is unlocked: {map}."""
    return (
        QCoreApplication.translate("Keepsakes", "From then on {map} could be reached."),
        QCoreApplication.translate("Keepsakes", "A way had opened, to {map}."),
        QCoreApplication.translate("Keepsakes", "{map} was written down as a place to go to."),
        QCoreApplication.translate("Keepsakes", "That opened {map}."),
        QCoreApplication.translate("Keepsakes", "With that there was {map} to go to."),
        QCoreApplication.translate("Keepsakes", "It was possible to leave for {map} now."),
    )


def locked() -> tuple[str, ...]:
    """A Padlock is placed: {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "A padlock closed {zone}."),
        QCoreApplication.translate("Keepsakes", "{zone} was shut, with a padlock on it."),
        QCoreApplication.translate("Keepsakes", "There was a padlock on {zone} now."),
    )


def unlocked() -> tuple[str, ...]:
    """A Padlock is gone: {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "The padlock on {zone} was gone."),
        QCoreApplication.translate("Keepsakes", "{zone} was open now."),
        QCoreApplication.translate("Keepsakes", "The padlock came off, and {zone} was open."),
    )


def locked_somewhere() -> tuple[str, ...]:
    """A Padlock is placed where nobody has been."""
    return (
        QCoreApplication.translate("Keepsakes", "Somewhere a padlock was put on."),
        QCoreApplication.translate("Keepsakes", "There was one more padlock somewhere."),
        QCoreApplication.translate("Keepsakes", "A padlock had been closed, out of sight."),
    )


def unlocked_somewhere() -> tuple[str, ...]:
    """A Padlock is gone where nobody has been."""
    return (
        QCoreApplication.translate("Keepsakes", "Somewhere a padlock came off."),
        QCoreApplication.translate("Keepsakes", "Somewhere there was one padlock fewer."),
        QCoreApplication.translate("Keepsakes", "A padlock had been opened, out of sight."),
    )


def marked() -> tuple[str, ...]:
    """A marker is placed: {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "A mark was left at {zone}."),
        QCoreApplication.translate("Keepsakes", "{zone} was marked."),
        QCoreApplication.translate("Keepsakes", "There was a mark at {zone} now."),
    )


def unmarked() -> tuple[str, ...]:
    """A marker is gone: {zone}."""
    return (
        QCoreApplication.translate("Keepsakes", "The mark at {zone} was gone."),
        QCoreApplication.translate("Keepsakes", "{zone} was no longer marked."),
        QCoreApplication.translate("Keepsakes", "Somebody took up the mark at {zone}."),
    )
