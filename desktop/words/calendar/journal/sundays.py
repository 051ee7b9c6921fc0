"""The journal's wordings: the reckonings of Sundays."""

from PySide6.QtCore import QCoreApplication

from desktop.words.calendar.dates import words


def won() -> tuple[str, ...]:
    """Sunday is won: {value}, {total}, {points}."""
    return (
        QCoreApplication.translate("Keepsakes", "Sunday asked {value}, and I had {total}."),
        QCoreApplication.translate(
            "Keepsakes", "The reckoning stood at {value} by then, and I met it with {total}."
        ),
        QCoreApplication.translate("Keepsakes", "I won the reckoning, {total} for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "By Sunday it was {value} that I needed, and {total} did it."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Sunday's {value} is paid, with {total} on the table, and the page has its {points}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "It took {value} on Sunday. I had {total}, and {points} for it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For the reckoning I threw {total}, where {value} was enough."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Tonight I had {total} against Sunday's {value}, and that was {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I sat down on Sunday to {value} and got up with {total}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The dice said {total} to Sunday's {value}, and the shield is crossed."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I can put {points} down for Sunday, {total} against {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Against {value} I threw {total} tonight, and the week is answered."
        ),
    )


def won_even() -> tuple[str, ...]:
    """Sunday is won with nothing over: {value}, {points}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Sunday asked {value} and got {value}, which is enough."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The reckoning came out to the pip, {value} for {value}."
        ),
        QCoreApplication.translate("Keepsakes", "I won on Sunday with nothing over: {value}."),
        QCoreApplication.translate(
            "Keepsakes", "Tonight I needed {value} and threw {value}, and counted twice."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{value} was asked on Sunday, and {value} it was: {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It could not have been nearer on Sunday, {value} for {value}."
        ),
    )


def short() -> tuple[str, ...]:
    """Sunday is lost, the sum too small: {value}, {total}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Sunday asked {value}, and I got no further than {total}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The reckoning stood at {value}; I stopped at {total}, and it is lost."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On Sunday it was {total} against {value}, and that was that."
        ),
        QCoreApplication.translate("Keepsakes", "I lost the reckoning, {total} for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "It took {value} on Sunday, and what I had was {total}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For Sunday's {value} I threw {total}. It would not do."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Tonight I needed {value}. The last throw was {total}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Sunday would not take {total}; it wanted {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I was short on Sunday, with {total} where {value} was asked."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {total} against {value} the week stays unanswered."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{value} was more than I could throw on Sunday; it ended at {total}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The shield stays open: {total}, and {value} was asked."
        ),
    )


def wrong() -> tuple[str, ...]:
    """Sunday is lost, the sum enough and the symbol missing: {value}, {total}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "I had {total} for Sunday's {value}, and the wrong symbols with it."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The number was there on Sunday, {total} for {value}, and the symbol was not.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "On Sunday {total} would have done for {value}; the symbols would not."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "I lost the reckoning by a symbol, with {total} lying there for its {value}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "Sunday's {value} was covered, with {total}, but its symbol never came."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Tonight the dice came to {total}, where {value} was enough, and left the symbol out.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "For want of a symbol I lost Sunday, {total} against {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "{total} for {value}, and the reckoning is lost: the symbol did not turn up.",
        ),
    )


def missed() -> tuple[str, ...]:
    """Nobody came to Sunday."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "I did not come to Sunday's reckoning, so it is lost."
        ),
        QCoreApplication.translate("Keepsakes", "The reckoning was held without me."),
        QCoreApplication.translate("Keepsakes", "Sunday went by unplayed, and counts as lost."),
        QCoreApplication.translate("Keepsakes", "I let Sunday go, and its question with it."),
        QCoreApplication.translate(
            "Keepsakes", "Nobody threw on Sunday. That loses it as surely as bad dice."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On Sunday I was not at the table, and the reckoning did not wait."
        ),
    )


def week_lapsed() -> tuple[str, ...]:
    """Nobody played all week, nor on Sunday."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "I was away all week, and the reckoning went with the rest."
        ),
        QCoreApplication.translate("Keepsakes", "Nothing was played this week, Sunday included."),
        QCoreApplication.translate(
            "Keepsakes", "The whole week went by without me. There is not a mark in the row."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I never sat down to this week; it is lost from end to end."
        ),
        QCoreApplication.translate(
            "Keepsakes", "This row is bare. I was elsewhere, and on Sunday too."
        ),
    )


def points(many: int) -> str:
    """`five points`."""
    if many == 1:
        return QCoreApplication.translate("Keepsakes", "one point")
    return QCoreApplication.translate("Keepsakes", "{number} points").format(number=words(many))
