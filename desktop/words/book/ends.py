"""How a book ends: endings, the lines of the review with their reasons, verdicts."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import events as e
from desktop.rules.games.book.state import Ending
from desktop.rules.games.book.view import Review

VERDICTS = ("firewood", "inn", "decade", "retired", "famous", "immortal")
LINES = (
    *("writing", "story", "complete", "gold", "equipment", "items", "fear", "best"),
    *("effort", "respites", "cap"),
)


def ended(event: e.Ended) -> str:
    """The game is over, in one sentence."""
    match event.ending:
        case "finished":
            return QCoreApplication.translate("BookEnds", "Twenty Chapters: the book is finished.")
        case "fear":
            return QCoreApplication.translate(
                "BookEnds", "Fear 20: the book appears as far as it goes."
            )
        case "dead":
            return QCoreApplication.translate(
                "BookEnds",
                "Too many Wounds: the adventurer is dead, the book a manuscript.",
            )
        case "stranded":
            return QCoreApplication.translate(
                "BookEnds", "No Route leads anywhere: the book appears as far as it goes."
            )


def ending_name(ending: Ending) -> str:
    """An ending in a word or two, as on the shelf."""
    match ending:
        case "finished":
            return QCoreApplication.translate("BookEnds", "finished")
        case "fear":
            return QCoreApplication.translate("BookEnds", "unfinished, for fear")
        case "dead":
            return QCoreApplication.translate("BookEnds", "posthumous")
        case "stranded":
            return QCoreApplication.translate("BookEnds", "unfinished, stranded")


def ending_title(ending: Ending) -> str:
    """What stands above the last paragraph of the book."""
    match ending:
        case "finished":
            return QCoreApplication.translate("BookEnds", "The End")
        case "fear":
            return QCoreApplication.translate("BookEnds", "As Far as It Goes")
        case "dead":
            return QCoreApplication.translate("BookEnds", "From the Papers Left Behind")
        case "stranded":
            return QCoreApplication.translate("BookEnds", "In the Middle of It")


def ending_text(ending: Ending) -> str:
    """The last paragraph of the book, in the voice of whoever wrote it."""
    match ending:
        case "finished":
            return QCoreApplication.translate(
                "BookEnds",
                "Here the paper ends, and I have been careful to end a little before it. Twenty "
                "chapters, the printer says, is what a book is. I counted mine twice on the way "
                "home, once aloud, and a man in the next field took off his hat.",
            )
        case "fear":
            return QCoreApplication.translate(
                "BookEnds",
                "I had meant to write more, and had the shoes for it. But this morning the gate "
                "stood open as it always has, and I found that I had sat down to wait until "
                "somebody shut it. Nobody did. I leave the remaining pages to the reader, who "
                "is braver, and indoors.",
            )
        case "dead":
            return QCoreApplication.translate(
                "BookEnds",
                "The manuscript ends here. It was found dry, wrapped in the better of two "
                "shirts, with a list of people who were to receive a copy. There are eleven names. "
                "The last but one is the innkeeper's, crossed out, and put back.",
            )
        case "stranded":
            return QCoreApplication.translate(
                "BookEnds",
                "I have walked round the edge of what I may cross; it is shorter than it looks. "
                "In every direction there is something I have already written about. I sit in the "
                "middle of my own book, then, with a good view of it, and wait for the post.",
            )


def verdict(id_: str) -> str:
    """What the review comes to, in a word or two."""
    return {
        "firewood": QCoreApplication.translate("BookEnds", "Firewood"),
        "inn": QCoreApplication.translate("BookEnds", "Pays for the inn"),
        "decade": QCoreApplication.translate("BookEnds", "A good decade or two"),
        "retired": QCoreApplication.translate("BookEnds", "Retired rich"),
        "famous": QCoreApplication.translate("BookEnds", "Famous"),
        "immortal": QCoreApplication.translate("BookEnds", "Immortal"),
    }[id_]


def verdict_text(id_: str) -> str:
    """One short sentence that goes with the verdict; the page has room for some 44 letters."""
    return {
        "firewood": QCoreApplication.translate("BookEnds", "It burns well; people have said so."),
        "inn": QCoreApplication.translate("BookEnds", "The innkeeper lets me a room for it."),
        "decade": QCoreApplication.translate("BookEnds", "Bread and candles, till the roof leaks."),
        "retired": QCoreApplication.translate(
            "BookEnds", "I have bought the chair and the window."
        ),
        "famous": QCoreApplication.translate("BookEnds", "Strangers correct me, and I thank them."),
        "immortal": QCoreApplication.translate(
            "BookEnds", "A cheese is named after me, and keeps."
        ),
    }[id_]


def years(score: int) -> str:
    """So many years one can live on the book."""
    return QCoreApplication.translate("BookEnds", "%n year(s)", None, score)


def goal_text(won: bool, finished: bool, goal: int) -> str:
    """Whether that is enough, and why it is not."""
    if won:
        return QCoreApplication.translate(
            "BookEnds", "{goal} years were needed: the book is a success."
        ).format(goal=goal)
    if not finished:
        return QCoreApplication.translate(
            "BookEnds", "Only a finished book can be a success: twenty Chapters and {goal} years."
        ).format(goal=goal)
    return QCoreApplication.translate("BookEnds", "{goal} years were needed.").format(goal=goal)


def review_text(review: Review) -> tuple[str, ...]:
    """The whole review as lines of text; nothing of it for the dead (BA-G70)."""
    if not review.scored:
        return ()
    lines = [f"{line_name(line.id)}: {signed(line.value)}" for line in review.lines]
    verdict_line = (
        f"{years(review.score)}. {verdict(review.verdict)}. {verdict_text(review.verdict)}"
    )
    return (*lines, verdict_line)


def signed(value: int) -> str:
    """A number with its sign: a true minus, so that it can be seen."""
    return f"+{value}" if value >= 0 else f"\N{MINUS SIGN}{-value}"


def line_name(id_: str) -> str:
    """What a line of the review counts."""
    return {
        "writing": QCoreApplication.translate("BookEnds", "Intelligence, three times"),
        "story": QCoreApplication.translate("BookEnds", "A tenth of the XP"),
        "complete": QCoreApplication.translate("BookEnds", "Twenty Chapters"),
        "gold": QCoreApplication.translate("BookEnds", "Gold left"),
        "equipment": QCoreApplication.translate("BookEnds", "Equipment left"),
        "items": QCoreApplication.translate("BookEnds", "Items not used"),
        "fear": QCoreApplication.translate("BookEnds", "Fear"),
        "best": QCoreApplication.translate("BookEnds", "Highest ECL overcome"),
        "effort": QCoreApplication.translate("BookEnds", "The six Attributes"),
        "respites": QCoreApplication.translate("BookEnds", "Towns, with the Hometown"),
        "cap": QCoreApplication.translate("BookEnds", "Money beyond the limit"),
    }[id_]


def line_reason(id_: str) -> str:
    """Why a line of the review counts."""
    return {
        "writing": QCoreApplication.translate("BookEnds", "how well it is told"),
        "story": QCoreApplication.translate("BookEnds", "how much happens in it"),
        "complete": QCoreApplication.translate("BookEnds", "it has an end"),
        "gold": QCoreApplication.translate("BookEnds", "for paper, cloth and praise"),
        "equipment": QCoreApplication.translate("BookEnds", "sold to admirers"),
        "items": QCoreApplication.translate("BookEnds", "sold with a signature"),
        "fear": QCoreApplication.translate("BookEnds", "readers like to shiver"),
        "best": QCoreApplication.translate("BookEnds", "the chapter that is read aloud"),
        "effort": QCoreApplication.translate("BookEnds", "the able are admired less"),
        "respites": QCoreApplication.translate("BookEnds", "every rest is noticed"),
        "cap": QCoreApplication.translate("BookEnds", "one year a Chapter at most"),
    }[id_]
