"""The booklet's wordings: what was done on which day of a week."""

from PySide6.QtCore import QCoreApplication


def figure() -> tuple[str, ...]:
    """What a throw came to and what was asked."""
    return (QCoreApplication.translate("Keepsakes", "{total} for {value}"),)


def with_symbols() -> tuple[str, ...]:
    """Dice as they lie: {dice}, {symbols}."""
    return (QCoreApplication.translate("Keepsakes", "{dice} with {symbols}"),)


def own() -> tuple[str, ...]:
    """A day did its own lead: {day}, {total}, {value}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} asked {value} and got {total}."),
        QCoreApplication.translate(
            "Keepsakes", "{day} was done on its own day, {total} for {value}."
        ),
        QCoreApplication.translate("Keepsakes", "{day} saw to itself: {total} for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "On {day} the dice came to {total}, and {day} wanted {value}."
        ),
        QCoreApplication.translate("Keepsakes", "{total} on {day} was enough for its {value}."),
        QCoreApplication.translate(
            "Keepsakes", "{day} kept its own appointment, {total} where {value} was asked."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {total} for {value}, {day} was off the page the same evening."
        ),
        QCoreApplication.translate("Keepsakes", "{day}'s {value} was met on {day}, by {total}."),
    )


def owns() -> tuple[str, ...]:
    """Several days did their own: {days}, {figures}."""
    return (
        QCoreApplication.translate("Keepsakes", "{days} were done each on its own day, {figures}."),
        QCoreApplication.translate(
            "Keepsakes", "{days} asked for themselves and were answered: {figures}."
        ),
        QCoreApplication.translate("Keepsakes", "{days} kept their own appointments, {figures}."),
        QCoreApplication.translate("Keepsakes", "Each in its own square went {days}: {figures}."),
        QCoreApplication.translate("Keepsakes", "{days} did what they were there for, {figures}."),
        QCoreApplication.translate("Keepsakes", "{days} saw to themselves, with {figures}."),
        QCoreApplication.translate("Keepsakes", "Nothing was put off with {days}: {figures}."),
        QCoreApplication.translate(
            "Keepsakes", "In their places and in time came {days}, {figures}."
        ),
    )


def pair() -> tuple[str, ...]:
    """A square done on another day: {square}, {day}, {figure}."""
    return (QCoreApplication.translate("Keepsakes", "{square} on {day}, {figure}"),)


def other() -> tuple[str, ...]:
    """A day did another square: {day}, {square}, {total}, {value}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} went to {square}'s {value}, with {total}."),
        QCoreApplication.translate(
            "Keepsakes", "What {day} brought, {total}, was spent on {square}'s {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On {day} it was {square} that got done, {total} for {value}."
        ),
        QCoreApplication.translate("Keepsakes", "{square} was done on {day}, {total} for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "{day} had {total} and gave it to {square}, which asked {value}."
        ),
        QCoreApplication.translate("Keepsakes", "{square}'s {value} fell to {day}, at {total}."),
        QCoreApplication.translate("Keepsakes", "{day} worked for {square}: {total} for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "{square} asked {value} and had its answer on {day}, {total}."
        ),
    )


def others() -> tuple[str, ...]:
    """Several days did other squares: {pairs}."""
    return (
        QCoreApplication.translate("Keepsakes", "Out of their order went {pairs}."),
        QCoreApplication.translate("Keepsakes", "Some were done on others' days: {pairs}."),
        QCoreApplication.translate(
            "Keepsakes", "The days lent themselves to one another, {pairs}."
        ),
        QCoreApplication.translate("Keepsakes", "Not in the order of the page, but done: {pairs}."),
        QCoreApplication.translate("Keepsakes", "Where they fitted there were taken {pairs}."),
        QCoreApplication.translate("Keepsakes", "By exchange, so to say, came {pairs}."),
        QCoreApplication.translate("Keepsakes", "Days did each other's work: {pairs}."),
        QCoreApplication.translate(
            "Keepsakes", "The page was not read from left to right, and so there were {pairs}."
        ),
    )


def counted() -> tuple[str, ...]:
    """A lead counted more for Sunday: {square}, {counts}."""
    return (
        QCoreApplication.translate("Keepsakes", "{square} counted {counts} against Sunday."),
        QCoreApplication.translate("Keepsakes", "Against Sunday, {square} was worth {counts}."),
        QCoreApplication.translate("Keepsakes", "Sunday lost {counts} by {square} alone."),
    )


def scored() -> tuple[str, ...]:
    """A lead scored by itself: {square}, {points}."""
    return (
        QCoreApplication.translate("Keepsakes", "{square} brought {points} by itself."),
        QCoreApplication.translate("Keepsakes", "{square} was good for {points} besides."),
        QCoreApplication.translate("Keepsakes", "There was more to {square} than that: {points}."),
    )


def nothing() -> tuple[str, ...]:
    """Nothing fitted on one day: {day}, {dice}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day}'s {dice} fitted nothing."),
        QCoreApplication.translate(
            "Keepsakes", "On {day} nothing would fit; the last throw was {dice}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day} ended on {dice}, for which there was no use."
        ),
        QCoreApplication.translate("Keepsakes", "Nothing came of {day}, which stopped at {dice}."),
        QCoreApplication.translate("Keepsakes", "{day} went empty, with {dice}."),
        QCoreApplication.translate("Keepsakes", "For {dice}, on {day}, the page had no square."),
        QCoreApplication.translate("Keepsakes", "{day} threw {dice} and went to bed with it."),
        QCoreApplication.translate(
            "Keepsakes", "There was {dice} on {day}, and nothing open that wanted it."
        ),
    )


def nothings() -> tuple[str, ...]:
    """Nothing fitted on several days: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "{days} brought nothing that fitted."),
        QCoreApplication.translate("Keepsakes", "Nothing fitted on {days}."),
        QCoreApplication.translate("Keepsakes", "{days} went by empty."),
        QCoreApplication.translate("Keepsakes", "There was nothing for the dice of {days}."),
        QCoreApplication.translate("Keepsakes", "{days} had dice and no use for them."),
        QCoreApplication.translate("Keepsakes", "The throws of {days} fitted nowhere."),
        QCoreApplication.translate("Keepsakes", "Of {days} there is nothing to enter."),
        QCoreApplication.translate("Keepsakes", "{days} were tried and came to nothing."),
    )


def passed() -> tuple[str, ...]:
    """Something fitted and was not taken: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "On {days} something fitted and was let be."),
        QCoreApplication.translate(
            "Keepsakes", "{days} could have had a lead and had none, by choice."
        ),
        QCoreApplication.translate("Keepsakes", "What would have fitted on {days} was not taken."),
        QCoreApplication.translate(
            "Keepsakes", "For {days} something lay ready, and was left lying."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was a choice on {days}, and it was nothing."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Something was to be had on {days}. It was not had."
        ),
    )


def hushed() -> tuple[str, ...]:
    """A lead was forgone for the count: {day}, {thing}, {bell}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "On {day} a lead that fitted was let go, for {thing}, which stood at {bell} after it.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{thing} came down to {bell} on {day}, at the price of a lead."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day}'s lead was given up to bring {thing} down to {bell}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "A lead was to be had on {day}; {thing} at {bell} was had instead."
        ),
    )


def lapsed() -> tuple[str, ...]:
    """One day went by unplayed: {day}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} went by and nobody played."),
        QCoreApplication.translate("Keepsakes", "Nobody played on {day}."),
        QCoreApplication.translate("Keepsakes", "{day} was let go, without a throw."),
        QCoreApplication.translate("Keepsakes", "On {day} the dice were not touched."),
        QCoreApplication.translate("Keepsakes", "{day} is missing."),
        QCoreApplication.translate(
            "Keepsakes", "Of {day} there is nothing, since nobody sat down to it."
        ),
    )


def lapses() -> tuple[str, ...]:
    """Several days went by unplayed: {days}."""
    return (
        QCoreApplication.translate("Keepsakes", "{days} went by and nobody played."),
        QCoreApplication.translate("Keepsakes", "Nobody played on {days}."),
        QCoreApplication.translate("Keepsakes", "{days} were let go, without a throw."),
        QCoreApplication.translate("Keepsakes", "On {days} the dice were not touched."),
        QCoreApplication.translate("Keepsakes", "{days} are missing."),
        QCoreApplication.translate(
            "Keepsakes", "Of {days} there is nothing, since nobody sat down to them."
        ),
    )


def open_day() -> tuple[str, ...]:
    """The day that is open: {day}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} is open, and not decided yet."),
        QCoreApplication.translate(
            "Keepsakes", "{day} has begun. What comes of it is not known tonight."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {day} on the table the journal stops for the moment."
        ),
    )


def open_thrown() -> tuple[str, ...]:
    """The day that is open, with dice: {day}, {dice}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} lies at {dice}, and is not decided yet."),
        QCoreApplication.translate("Keepsakes", "For {day} there is {dice} so far."),
        QCoreApplication.translate(
            "Keepsakes", "With {dice} on the table for {day} the journal stops for the moment."
        ),
    )
