"""What the sheet of a new book says: its introduction, its goal, names and titles to begin with."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.kernel.chance import Chance

NAMES = (
    *("Odile Marchbank", "Casimir Holt", "Ines de Prado", "Yusuf Karaman"),
    *("Hanneke Vos", "Baltasar Quiroga", "Mairead Finn", "Tomasz Wilk"),
    *("Adaeze Nwoko", "Emeric Bardos", "Sunniva Lund", "Rashid Benali"),
    *("Philippa Thrupp", "Kenji Morita", "Livia Castellan", "Anselm Groote"),
    *("Leocadia Ruiz", "Davit Abashidze", "Tao Meilin", "Osgood Penny"),
    *("Farida Sabri", "Kofi Amoah", "Ilse Pfister", "Ambrose Tull"),
)


def game_title() -> str:
    """The game's name."""
    return QCoreApplication.translate("Shelf", "The Book of Adventure")


def page_title() -> str:
    """What stands over the names."""
    return QCoreApplication.translate("BookInvitation", "The title page")


def adventurer_label() -> str:
    """What the first line asks for."""
    return QCoreApplication.translate("BookInvitation", "The adventurer, who is also the author")


def title_label() -> str:
    """What the second line asks for."""
    return QCoreApplication.translate("BookInvitation", "The working title, until the book appears")


def byline() -> str:
    """Who wrote it, with the adventurer's name as {adventurer}."""
    return QCoreApplication.translate("BookInvitation", "by {adventurer}")


def intro() -> str:
    """What it is about, in paragraphs parted by blank lines."""
    return "\n\n".join(
        (
            QCoreApplication.translate(
                "BookInvitation",
                "A sheet of squared paper, a pencil, a red pen, and somebody who would like to "
                "have written a book.",
            ),
            QCoreApplication.translate(
                "BookInvitation",
                "You choose the square you come from. Around it lie Obstacles and Combats, "
                "Threats, Puzzles and Traps, and now and then a Town; which is which, you learn "
                "by going there. Your Route is a straight red line, and whatever it touches on "
                "its way is crossed out for good.",
            ),
            QCoreApplication.translate(
                "BookInvitation",
                "An Encounter is met with dice: as many as your Attributes, your Level, your "
                "luggage and your nerve will give. What comes of it is told as a Chapter. Wounds "
                "and Fear are counted too; with Fear 20 the book appears unfinished, and the dead "
                "leave a manuscript.",
            ),
            QCoreApplication.translate(
                "BookInvitation",
                "After twenty Chapters the book is reviewed, line by line, and you learn for how "
                "many years one can live on it.",
            ),
        )
    )


def goal() -> str:
    """What wins, with the number of years as {win_years}."""
    return QCoreApplication.translate(
        "BookInvitation", "The goal: twenty Chapters, and a review of {win_years} years or more."
    )


def why_money_cap() -> str:
    """Why the limit on money is offered, in one sentence."""
    return QCoreApplication.translate(
        "BookInvitation",
        "As printed, whoever stays at home and works does as well as whoever travels.",
    )


def adventurers(seed: str) -> tuple[str, ...]:
    """Names for the adventurer, in an order of the seed's."""
    order, _ = Chance(seed).fork("adventurer").shuffled(NAMES)
    return order


def titles(seed: str) -> tuple[str, ...]:
    """Working titles, in an order of the seed's."""
    order, _ = Chance(seed).fork("title").shuffled(_titles())
    return order


def _titles() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("BookInvitation", "Twenty Roads and One Good Bed"),
        QCoreApplication.translate("BookInvitation", "The Wrong Side of the Map"),
        QCoreApplication.translate("BookInvitation", "Mostly on Foot"),
        QCoreApplication.translate("BookInvitation", "Notes from the Far Bank"),
        QCoreApplication.translate("BookInvitation", "Further Than Intended"),
        QCoreApplication.translate("BookInvitation", "A Short Way Round"),
        QCoreApplication.translate("BookInvitation", "Soup in Nine Towns"),
        QCoreApplication.translate("BookInvitation", "An Honest Account, with Corrections"),
        QCoreApplication.translate("BookInvitation", "Against the Advice of My Aunt"),
        QCoreApplication.translate("BookInvitation", "Small Change and High Passes"),
        QCoreApplication.translate("BookInvitation", "The Country behind the Hill"),
        QCoreApplication.translate("BookInvitation", "Weather Permitting"),
        QCoreApplication.translate("BookInvitation", "I Was Told There Would Be a Bridge"),
        QCoreApplication.translate("BookInvitation", "A Year of Other People's Chairs"),
        QCoreApplication.translate("BookInvitation", "Places That Were Closed"),
        QCoreApplication.translate("BookInvitation", "What It Cost to Look"),
        QCoreApplication.translate("BookInvitation", "My Boots and Their Opinions"),
        QCoreApplication.translate("BookInvitation", "A Modest Distance"),
        QCoreApplication.translate("BookInvitation", "The View from the Ditch"),
        QCoreApplication.translate("BookInvitation", "Remarks on Gates"),
        QCoreApplication.translate("BookInvitation", "Nobody Asked Me to Go"),
        QCoreApplication.translate("BookInvitation", "Left at the Third Windmill"),
        QCoreApplication.translate("BookInvitation", "The Ferry Did Not Run"),
        QCoreApplication.translate("BookInvitation", "Several Kinds of Rain"),
    )
