"""The campaign's wordings: travel, healing, defeat, the end, the last page."""

from PySide6.QtCore import QCoreApplication


def part() -> tuple[str, ...]:
    """What stands over a chapter, by its number."""
    return (
        QCoreApplication.translate("Keepsakes", "Part the First"),
        QCoreApplication.translate("Keepsakes", "Part the Second"),
        QCoreApplication.translate("Keepsakes", "Part the Third"),
        QCoreApplication.translate("Keepsakes", "Part the Fourth"),
        QCoreApplication.translate("Keepsakes", "Part the Fifth"),
        QCoreApplication.translate("Keepsakes", "Part the Sixth"),
        QCoreApplication.translate("Keepsakes", "Part the Seventh"),
        QCoreApplication.translate("Keepsakes", "Part the Eighth"),
        QCoreApplication.translate("Keepsakes", "Part the Ninth"),
        QCoreApplication.translate("Keepsakes", "Part the Tenth"),
        QCoreApplication.translate("Keepsakes", "Part the Eleventh"),
        QCoreApplication.translate("Keepsakes", "Part the Twelfth"),
    )


def left() -> tuple[str, ...]:
    """Everybody leaves: {origin}, {map}, {turn}."""
    return (
        QCoreApplication.translate("Keepsakes", "It was time to leave {origin} for {map}."),
        QCoreApplication.translate("Keepsakes", "From {origin} it was on to {map}."),
        QCoreApplication.translate(
            "Keepsakes", "{turn} was the last at {origin}; next came {map}."
        ),
        QCoreApplication.translate("Keepsakes", "The way led from {origin} to {map}."),
        QCoreApplication.translate("Keepsakes", "That was all of {origin}. {map} came next."),
        QCoreApplication.translate("Keepsakes", "So much for {origin}. {map} was next."),
        QCoreApplication.translate("Keepsakes", "{origin} lay behind, and {map} lay ahead."),
        QCoreApplication.translate("Keepsakes", "In {turn} the way led out of {origin}, to {map}."),
        QCoreApplication.translate(
            "Keepsakes", "There was nothing to stay for at {origin}, and {map} could be reached."
        ),
    )


def forced_out() -> tuple[str, ...]:
    """No turn is left: {origin}, {map}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "The Clock at {origin} had run out, and it had to be {map}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There was no turn left at {origin}, so {map} it was."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{origin} was over, whether one liked it or not. What remained was {map}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Time was up at {origin}. The next place was {map}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The last turn at {origin} was gone, and {map} came next."
        ),
    )


def healed() -> tuple[str, ...]:
    """A wound heals on the way: {who}, {wound}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "On the way {who}'s {wound} healed{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "The journey did {who} good, and {wound} was past{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{who} was rid of {wound} before the journey was out{roll}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{wound} did not outlast the journey, to {who}'s relief{roll}."
        ),
    )


def unhealed() -> tuple[str, ...]:
    """A wound stays: {who}, {wound}, {roll}."""
    return (
        QCoreApplication.translate("Keepsakes", "On the way {who}'s {wound} got no better{roll}."),
        QCoreApplication.translate("Keepsakes", "{who}'s {wound} did not heal on the way{roll}."),
        QCoreApplication.translate(
            "Keepsakes", "{who} took {wound} along, journey or no journey{roll}."
        ),
        QCoreApplication.translate("Keepsakes", "{wound} stayed with {who}{roll}."),
    )


def beaten() -> tuple[str, ...]:
    """Wounds were too many: {map}."""
    return (
        QCoreApplication.translate("Keepsakes", "That was the end of it at {map}, for this time."),
        QCoreApplication.translate("Keepsakes", "So {map} was lost."),
        QCoreApplication.translate("Keepsakes", "{map} had been too much."),
        QCoreApplication.translate("Keepsakes", "It was one wound too many, and {map} was lost."),
        QCoreApplication.translate("Keepsakes", "There was no going on at {map} after that."),
    )


def timed_out() -> tuple[str, ...]:
    """The Clock ran out: {map}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Time had run out at {map}, and that is a defeat like any other."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The Clock at {map} had nothing more to give, and it was lost."
        ),
        QCoreApplication.translate(
            "Keepsakes", "At {map} it was too late. It counted as a defeat."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The last turn at {map} was gone, and nothing was settled."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Time was up at {map}, with everything still to do."
        ),
    )


def stuck() -> tuple[str, ...]:
    """Nothing leads on: {map}."""
    return (
        QCoreApplication.translate("Keepsakes", "Nothing led on from {map}: a dead end."),
        QCoreApplication.translate("Keepsakes", "Nothing more could follow at {map}."),
        QCoreApplication.translate(
            "Keepsakes", "There was no way on from {map}, and it had to be given up."
        ),
        QCoreApplication.translate("Keepsakes", "At {map} there was nothing left to try."),
    )


def rescued() -> tuple[str, ...]:
    """A defeat for which the pack has no words."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "There was a way out, which cost an evening, and nobody asked what one had "
            "been doing there.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Somebody saw to it that one got out. It cost an evening, and no questions were asked.",
        ),
        QCoreApplication.translate("Keepsakes", "It ended with a lift home and an evening lost."),
        QCoreApplication.translate(
            "Keepsakes", "Help came, from people who did not ask. The evening was gone."
        ),
        QCoreApplication.translate("Keepsakes", "One got out with help, and with an evening less."),
    )


def withdrew() -> tuple[str, ...]:
    """The safeguard map was chosen: {map}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "It was {map} after that, with every wound healed and every card kept."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "What could be had was {map}, and a clean bill of health. Cards and ways were kept.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The way back was to {map}. Wounds were healed; what had been found stayed found.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "There was {map} to fall back on. The wounds healed there, and no card was lost.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "{map} was a place to recover in. Nothing that had been found was lost."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was back to {map}, without a wound, and with all that had been found."
        ),
    )


def ended() -> tuple[str, ...]:
    """An ending was reached: {ending}."""
    return (
        QCoreApplication.translate("Keepsakes", "There it ended, and the end is called {ending}."),
        QCoreApplication.translate(
            "Keepsakes", "That was the last of it. It has a name: {ending}."
        ),
        QCoreApplication.translate("Keepsakes", "With that it was over: {ending}."),
    )


def not_begun() -> tuple[str, ...]:
    """Nobody has set out yet."""
    return (QCoreApplication.translate("Keepsakes", "So far nobody has set out."),)


def stands() -> tuple[str, ...]:
    """Where an unfinished diary stops: {map}, {turn}, {turns}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Here the diary stands, at {map}, in {turn} of {turns}."
        ),
    )


def stands_beaten() -> tuple[str, ...]:
    """It stops after a defeat."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Here the diary stands; where to fall back on is not settled yet."
        ),
    )


def stands_travelling() -> tuple[str, ...]:
    """It stops on the way."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Here the diary stands, on the way from one place to the next."
        ),
    )


def unreadable() -> tuple[str, ...]:
    """Entries of an older form were left out."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "Some pages here were written in an older form and are left out."
        ),
    )
