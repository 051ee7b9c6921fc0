"""What stands around the told pages of a bound book: numbers of chapters, heads, captions."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.state import Ending, Stay
from desktop.words.language import spoken
from desktop.words.numbers import told_number


def chapter_over(number: int) -> str:
    """What stands above the title of a chapter."""
    told = (
        QCoreApplication.translate("Keepsakes", "Chapter the First"),
        QCoreApplication.translate("Keepsakes", "Chapter the Second"),
        QCoreApplication.translate("Keepsakes", "Chapter the Third"),
        QCoreApplication.translate("Keepsakes", "Chapter the Fourth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Fifth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Sixth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Seventh"),
        QCoreApplication.translate("Keepsakes", "Chapter the Eighth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Ninth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Tenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Eleventh"),
        QCoreApplication.translate("Keepsakes", "Chapter the Twelfth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Thirteenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Fourteenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Fifteenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Sixteenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Seventeenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Eighteenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Nineteenth"),
        QCoreApplication.translate("Keepsakes", "Chapter the Twentieth"),
    )
    if 1 <= number <= len(told):
        return told[number - 1]
    return QCoreApplication.translate("Keepsakes", "Chapter {number}").format(number=number)


def broken_over() -> str:
    """What stands above the Encounter in which the author's story ended."""
    return QCoreApplication.translate("Keepsakes", "A Chapter Without a Number")


def open_over() -> str:
    """What stands above the Encounter that is not over yet."""
    return QCoreApplication.translate("Keepsakes", "A Chapter in Hand")


def flight_over() -> str:
    """What stands above the title of a flight."""
    return QCoreApplication.translate("Keepsakes", "A Withdrawal")


def town_over(stay: Stay) -> str:
    """What stands above the title of a stay."""
    if stay.fare:
        return QCoreApplication.translate("Keepsakes", "At Home")
    return QCoreApplication.translate("Keepsakes", "In Town")


def subtitle(ending: Ending | None, chapters: int) -> str:
    """What a book is, below its title."""
    match ending:
        case "finished":
            return QCoreApplication.translate("Keepsakes", "A true account, in twenty chapters")
        case "dead":
            return QCoreApplication.translate(
                "Keepsakes", "A posthumous account, from the papers left behind"
            )
        case "fear" | "stranded":
            return QCoreApplication.translate("Keepsakes", "A true account, as far as it goes")
        case None if chapters:
            return QCoreApplication.translate("Keepsakes", "A true account, still being lived")
        case None:
            return QCoreApplication.translate("Keepsakes", "A true account, not yet begun")


def journey_title() -> str:
    """What stands above the map."""
    return QCoreApplication.translate("Keepsakes", "The Country Walked")


def journey_caption(routes: int, towns: int, chapters: int) -> str:
    """What stands below the map."""
    return QCoreApplication.translate(
        "Keepsakes",
        "The country, as far as it was ever written down. Routes, {routes}; chapters, {chapters}; "
        "towns, {towns}.",
    ).format(routes=routes, towns=towns, chapters=chapters)


def journey_alt(routes: int, home: str) -> str:
    """The map for those who do not see it."""
    return QCoreApplication.translate(
        "Keepsakes",
        "A map on squared paper. From the Hometown in {home} the Route goes in red, from dot to "
        "dot, over the squares that were written; lines drawn: {routes}.",
    ).format(home=home, routes=routes)


def cover_alt(title: str, author: str) -> str:
    """The cover for those who do not see it."""
    return QCoreApplication.translate(
        "Keepsakes",
        "The cover: “{title}” by {author}, in cloth, with a paper label on which the journey is "
        "drawn in red.",
    ).format(title=title, author=author)


def review_title() -> str:
    """What stands above the review."""
    return QCoreApplication.translate("Keepsakes", "The Review")


def review_over() -> str:
    """What stands above that."""
    return QCoreApplication.translate("Keepsakes", "From the quarterly of the booksellers")


def unreviewed() -> str:
    """Why the dead have no review."""
    return QCoreApplication.translate(
        "Keepsakes",
        "No review has appeared. The quarterly does not score the work of the dead, who do not "
        "advertise.",
    )


def pencilled_title() -> str:
    """What stands above the notes on squares."""
    return QCoreApplication.translate("Keepsakes", "In Pencil, on the Map")


def leftover_title() -> str:
    """What stands above the last page of a book that is not over."""
    return QCoreApplication.translate("Keepsakes", "Here the Pages Are White")


def leftover(chapters: int) -> str:
    """What is said of a book that is not over."""
    if chapters == 0:
        return QCoreApplication.translate(
            "Keepsakes",
            "Nothing has happened yet that would fill a page. The pencil is sharp, the paper is "
            "squared, and the author is about to leave, and has been since breakfast.",
        )
    if chapters == 1:
        return QCoreApplication.translate(
            "Keepsakes",
            "One chapter is written, of twenty. The rest is still walking about in the country, "
            "and does not know that it will be put in a book.",
        )
    return QCoreApplication.translate(
        "Keepsakes",
        "The account stops here because the author has not. So far {chapters} chapters of twenty "
        "are written; the others are out of doors, where they belong until they are needed.",
    ).format(chapters=told_number(chapters, spoken()))


def score_line(years: str, goal: int, *, won: bool, finished: bool) -> str:
    """What the lines of the review come to, and whether that is enough."""
    if won:
        told = QCoreApplication.translate(
            "Keepsakes", "In all, {years} of bread. A success takes {goal}, and this is one."
        )
    elif finished:
        told = QCoreApplication.translate(
            "Keepsakes", "In all, {years} of bread. A success takes {goal}."
        )
    else:
        told = QCoreApplication.translate(
            "Keepsakes", "In all, {years} of bread. A success takes {goal}, and an end."
        )
    return told.format(years=years, goal=goal)


def opinion(verdict: str) -> str:
    """What the quarterly thinks of it."""
    return {
        "firewood": QCoreApplication.translate(
            "Keepsakes",
            "We read it through by its own light. It burns evenly, and the glue smells of apples.",
        ),
        "inn": QCoreApplication.translate(
            "Keepsakes",
            "A book to be read at an inn and, as we understand the arrangement, handed in there "
            "instead of paying. The landlord keeps it on a string.",
        ),
        "decade": QCoreApplication.translate(
            "Keepsakes",
            "It will keep its author in bread and candles until the roof goes. Our reviewer has "
            "seen the roof.",
        ),
        "retired": QCoreApplication.translate(
            "Keepsakes",
            "We are obliged to report that it sells. The author has bought a chair, and the window "
            "in front of it, and receives from two to four.",
        ),
        "famous": QCoreApplication.translate(
            "Keepsakes",
            "Everybody has read it, and can say where it is wrong. The author thanks them, and we "
            "hear that there is a list.",
        ),
        "immortal": QCoreApplication.translate(
            "Keepsakes",
            "There is nothing to be said against this book; we went through it twice for the "
            "purpose. A cheese has been named after the author, and keeps.",
        ),
    }[verdict]
