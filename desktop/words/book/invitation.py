"""What the sheet of a new book says: its introduction, its goal, names and titles to begin with."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.kernel.chance import Chance

FIRST_NAMES = (
    *("Ambrose", "Odile", "Wendel", "Isolde", "Bartram", "Hesper", "Jory", "Tamsin", "Ludo"),
    *("Mirabel", "Osric", "Petra", "Quentin", "Rosalind", "Silas", "Theodora", "Ulric", "Verity"),
    *("Crispin", "Winifred", "Yorick", "Zenobia", "Damaris", "Alban"),
)
LAST_NAMES = (
    *("Pell", "Marsh", "Thistle", "Vane", "Crook", "Larkin", "Mudge", "Nettle", "Overend", "Pym"),
    *("Quarrel", "Rook", "Sallow", "Tench", "Umber", "Wick", "Yarrow", "Ash", "Cobb", "Dunnock"),
    *("Fenn", "Gadd", "Inkpen", "Hollow"),
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
    chance = Chance(seed).fork("adventurer")
    first, chance = chance.shuffled(FIRST_NAMES)
    last, chance = chance.shuffled(LAST_NAMES)
    return tuple(f"{one} {other}" for one, other in zip(first, last, strict=True))


def titles(seed: str) -> tuple[str, ...]:
    """Working titles, in an order of the seed's."""
    order, _ = Chance(seed).fork("title").shuffled(_titles())
    return order


def _titles() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("BookInvitation", "North by Mistake"),
        QCoreApplication.translate("BookInvitation", "A Walk of Some Length"),
        QCoreApplication.translate("BookInvitation", "The Wrong Boots"),
        QCoreApplication.translate("BookInvitation", "Notes from a Wet Road"),
        QCoreApplication.translate("BookInvitation", "What the Map Left Out"),
        QCoreApplication.translate("BookInvitation", "Further Than Intended"),
        QCoreApplication.translate("BookInvitation", "A Brief History of My Knees"),
        QCoreApplication.translate("BookInvitation", "The Long Way to Breakfast"),
        QCoreApplication.translate("BookInvitation", "Against Good Advice"),
        QCoreApplication.translate("BookInvitation", "Home by Another Door"),
        QCoreApplication.translate("BookInvitation", "Red Ink and Rain"),
        QCoreApplication.translate("BookInvitation", "Some Hills I Have Met"),
        QCoreApplication.translate("BookInvitation", "The Unwilling Traveller"),
        QCoreApplication.translate("BookInvitation", "Left at the Last Tree"),
        QCoreApplication.translate("BookInvitation", "A Small War with Geography"),
        QCoreApplication.translate("BookInvitation", "The Road Took My Hat"),
        QCoreApplication.translate("BookInvitation", "Between Two Inns"),
        QCoreApplication.translate("BookInvitation", "Everything but Dragons"),
        QCoreApplication.translate("BookInvitation", "Straight On, Mostly"),
        QCoreApplication.translate("BookInvitation", "A Pencil in the Dark"),
        QCoreApplication.translate("BookInvitation", "My Enemies, in Order"),
        QCoreApplication.translate("BookInvitation", "Weather Permitting"),
        QCoreApplication.translate("BookInvitation", "A Hat for Every Hill"),
        QCoreApplication.translate("BookInvitation", "Twenty Times Nearly Home"),
    )
