"""The journal's wordings: the leads of a week, on their own days and on others."""

from PySide6.QtCore import QCoreApplication


def own() -> tuple[str, ...]:
    """The week's only lead did its own day: {day}, {total}, {value}."""
    return (
        QCoreApplication.translate("Keepsakes", "{day} asked {value}, and I had {total} for it."),
        QCoreApplication.translate("Keepsakes", "I did {day}'s own lead, {total} for {value}."),
        QCoreApplication.translate("Keepsakes", "One lead, {day}'s own: {total} for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "The one mark I made is on {day}, {total} where {value} was asked."
        ),
        QCoreApplication.translate("Keepsakes", "{total} came on {day}, and {day} wanted {value}."),
        QCoreApplication.translate(
            "Keepsakes", "For {day}'s {value} I had {total}, and on the day itself."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {total} against {value} I crossed {day} off the same evening."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day} I got done on the day, {total} for {value}."
        ),
    )


def other() -> tuple[str, ...]:
    """The week's only lead was done on another day: {day}, {square}, {total}, {value}."""
    return (
        QCoreApplication.translate(
            "Keepsakes",
            "One lead, and not on its day: {square}'s {value}, done on {day} with {total}.",
        ),
        QCoreApplication.translate("Keepsakes", "On {day} I did {square}, {total} for {value}."),
        QCoreApplication.translate(
            "Keepsakes", "What I threw on {day}, {total}, I gave to {square}, which asked {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{day}'s dice came to {total} and went to {square}, for its {value}."
        ),
        QCoreApplication.translate("Keepsakes", "For {square}'s {value} I used {day}'s {total}."),
        QCoreApplication.translate(
            "Keepsakes", "The one mark I made is {square}'s, on {day}: {total} for {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was {square} that I got done on {day}, {total} for {value}."
        ),
        QCoreApplication.translate("Keepsakes", "{square} asked {value} and got {day}'s {total}."),
    )


def owns() -> tuple[str, ...]:
    """Several days did their own, and nothing else was done: {days}, {many}."""
    return (
        QCoreApplication.translate("Keepsakes", "I did {days}, each on its own day."),
        QCoreApplication.translate("Keepsakes", "{days} were done on the days they stood for."),
        QCoreApplication.translate("Keepsakes", "{many} leads, each on its day: {days}."),
        QCoreApplication.translate("Keepsakes", "{days} came when they were called."),
        QCoreApplication.translate("Keepsakes", "Nothing was put off with {days}."),
        QCoreApplication.translate("Keepsakes", "{days} I had off the page the same evening."),
        QCoreApplication.translate("Keepsakes", "In their own time I got {days} done."),
        QCoreApplication.translate("Keepsakes", "Each on its evening, I crossed off {days}."),
    )


def all_own() -> tuple[str, ...]:
    """All six, each on its own day."""
    return (
        QCoreApplication.translate("Keepsakes", "All six leads went in order, Monday to Saturday."),
        QCoreApplication.translate("Keepsakes", "I did every lead of the row on its own day."),
        QCoreApplication.translate("Keepsakes", "Six days, six leads, and each in its own square."),
        QCoreApplication.translate(
            "Keepsakes", "I read the row from left to right and crossed off all six."
        ),
    )


def all_crossed() -> tuple[str, ...]:
    """All six, none on its own day."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "All six leads are done, and not one on its own day."
        ),
        QCoreApplication.translate("Keepsakes", "I did all six and none in its place."),
        QCoreApplication.translate(
            "Keepsakes", "Every lead of the week went, each on another's day."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The row is full, all six, in any order but its own."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Nothing is left open, and nothing was done when it stood there to be done.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "I crossed off the whole row and kept to none of it."
        ),
    )


def all_mixed() -> tuple[str, ...]:
    """All six, some of them on their own days: {days}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "All six leads are done, {days} in place and the rest where they fitted."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I have crossed off all six; only {days} fell on the day itself."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The row is full: {days} as printed, the others by exchange."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Every lead of the six went, though not in order; {days} kept to it."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Of the six none is left open. I took {days} as printed and the rest as they came.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "Six of six, with {days} in the printed place and the others anywhere."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I got through all six, {days} at the proper time."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The whole row is crossed off, and {days} did not have to move."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {days} in place and everything else out of it, I did all six."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "Not a lead was lost this week; {days} went in order and the others did not.",
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "I could cross off the whole row, {days} on the day and the rest on some other.",
        ),
    )


def all_but() -> tuple[str, ...]:
    """All of a whole row but one: {square}."""
    return (
        QCoreApplication.translate("Keepsakes", "Five of the six are done; {square} stayed open."),
        QCoreApplication.translate("Keepsakes", "I did all but {square}."),
        QCoreApplication.translate(
            "Keepsakes", "Only {square} is left of the row, and it is lost now."
        ),
        QCoreApplication.translate("Keepsakes", "The row is crossed off except for {square}."),
        QCoreApplication.translate(
            "Keepsakes", "{square} would not come. The other five are done."
        ),
        QCoreApplication.translate("Keepsakes", "I got five, and wanted {square} as well."),
        QCoreApplication.translate("Keepsakes", "All the leads went but {square}'s."),
        QCoreApplication.translate("Keepsakes", "There is one open square in the row, {square}."),
        QCoreApplication.translate("Keepsakes", "With {square} the row would have been full."),
        QCoreApplication.translate(
            "Keepsakes", "I have five, and {square} is the one that got away."
        ),
    )


def all_swapped() -> tuple[str, ...]:
    """All six, all but two on their own days: {squares}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "All six leads are done; only {squares} changed places."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The row is full as printed, but for {squares}, which were exchanged."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I did the six in order, with {squares} the wrong way round."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Six of six, and nothing out of place but {squares}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Every lead of the week went on its day, {squares} excepted."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The page was right about everything but {squares}, and I did those too."
        ),
    )


def others() -> tuple[str, ...]:
    """Several squares, none on its own day: {squares}, {many}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "I did {squares}, but on other days than their own."
        ),
        QCoreApplication.translate("Keepsakes", "{squares} are done, each on some other evening."),
        QCoreApplication.translate(
            "Keepsakes", "{many} leads, none of them in its place: {squares}."
        ),
        QCoreApplication.translate("Keepsakes", "Out of their order I got {squares}."),
        QCoreApplication.translate(
            "Keepsakes", "The dice had no respect for the order; they gave me {squares}."
        ),
        QCoreApplication.translate("Keepsakes", "I took what fitted, and that was {squares}."),
        QCoreApplication.translate("Keepsakes", "By exchange I got {squares} done."),
        QCoreApplication.translate(
            "Keepsakes", "{squares} went, though not on the days they stood for."
        ),
    )


def mixed_one() -> tuple[str, ...]:
    """Some on their own days and one on another: {days}, {square}, {day}."""
    return (
        QCoreApplication.translate("Keepsakes", "I did {days} in place, and {square} on {day}."),
        QCoreApplication.translate(
            "Keepsakes", "{days} went on the day itself; {square} was done on {day}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Apart from {days}, where I kept to the page, I did {square} on {day}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "On {day} I did {square} instead; {days} needed no exchange."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Only {square} moved, to {day}. {days} went as printed."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The page was right about {days}. {square} I did on {day}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "To {days}, done as printed, I could add {square}, on {day}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I had {days} when the page said so, and {square} on {day}."
        ),
    )


def mixed() -> tuple[str, ...]:
    """Some on their own days and several on others: {days}, {squares}, {many}."""
    return (
        QCoreApplication.translate("Keepsakes", "I did {days} in place and {squares} out of it."),
        QCoreApplication.translate(
            "Keepsakes", "{many} leads: {days} as printed, {squares} by exchange."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{days} went on the day itself, {squares} whenever the dice would have it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The page was right about {days}. I did {squares} on other evenings."
        ),
        QCoreApplication.translate("Keepsakes", "I moved {squares} about; {days} could stay."),
        QCoreApplication.translate(
            "Keepsakes", "Of the {many} I crossed off, {squares} were out of turn."
        ),
        QCoreApplication.translate(
            "Keepsakes", "I have {many} to show: {days} on the day, {squares} on some other."
        ),
        QCoreApplication.translate(
            "Keepsakes", "As printed I did {days}; {squares} came out of turn."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{squares} went on borrowed evenings. {days} I did at the proper time."
        ),
        QCoreApplication.translate(
            "Keepsakes", "There were {many} in the end, {days} in order and {squares} not."
        ),
    )


def exact() -> tuple[str, ...]:
    """A lead was met with nothing over: {square}, {value}."""
    return (
        QCoreApplication.translate("Keepsakes", "{square} asked {value} and got exactly that."),
        QCoreApplication.translate(
            "Keepsakes", "For {square} I needed {value}, and {value} it was."
        ),
        QCoreApplication.translate("Keepsakes", "{square} was close: {value}, with nothing over."),
        QCoreApplication.translate(
            "Keepsakes", "There was not a pip to spare for {square}'s {value}."
        ),
        QCoreApplication.translate("Keepsakes", "{square}'s {value} came out even."),
        QCoreApplication.translate("Keepsakes", "To {square} I paid its {value} and not one more."),
        QCoreApplication.translate(
            "Keepsakes", "{value} was asked for {square}, and {value} lay there."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It was as close as it can be with {square}, {value} for {value}."
        ),
    )


def ample() -> tuple[str, ...]:
    """A lead was met with much over: {square}, {value}, {total}."""
    return (
        QCoreApplication.translate("Keepsakes", "{square} wanted only {value}; it got {total}."),
        QCoreApplication.translate(
            "Keepsakes", "I spent {total} on {square}'s {value}, which is no way to keep house."
        ),
        QCoreApplication.translate(
            "Keepsakes", "For {square}'s {value} I had {total}, far more than I needed."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{total} went on {square}, where {value} would have done."
        ),
        QCoreApplication.translate("Keepsakes", "{square} was cheap, {value}, and I paid {total}."),
        QCoreApplication.translate(
            "Keepsakes", "Nobody gives change: {square} asked {value} and kept {total}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {total} on the table I did {square}, which asked {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "It took {value} to do {square}, and I used {total}."
        ),
    )


def dear() -> tuple[str, ...]:
    """The lead that asked most: {square}, {value}, {total}."""
    return (
        QCoreApplication.translate(
            "Keepsakes", "The dear one was {square}'s, {value}; I had {total} for it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "{square} asked most, {value}, and {total} met it."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The most that was asked was {square}'s {value}. I had {total}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "Of these {square} was the dear one, {total} for {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "None of them asked more than {square}, which wanted {value} and had {total}.",
        ),
        QCoreApplication.translate(
            "Keepsakes", "It took {total} to get {square} past its {value}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "What cost most was {square}: {value}, met with {total}."
        ),
        QCoreApplication.translate("Keepsakes", "I had {total} when {square} wanted its {value}."),
    )


def counted() -> tuple[str, ...]:
    """A lead counted much more for Sunday: {square}, {counts}."""
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
        QCoreApplication.translate("Keepsakes", "I have {points} from {square} as well."),
        QCoreApplication.translate("Keepsakes", "{square} took both symbols and gave {points}."),
        QCoreApplication.translate(
            "Keepsakes", "For {square}, which wants two symbols at once, there is {points}."
        ),
        QCoreApplication.translate(
            "Keepsakes", "With {square} came {points}, whatever Sunday says."
        ),
        QCoreApplication.translate("Keepsakes", "{points} can be put down for {square} alone."),
        QCoreApplication.translate(
            "Keepsakes", "I heard both sides of {square}, and that is {points}."
        ),
    )
