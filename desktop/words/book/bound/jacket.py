"""The text on the jacket of a book: an opening, three facts of this very game, a last word."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.state import ATTRIBUTES, Letter, State
from desktop.words.book.bound import jacket_deeds, jacket_means
from desktop.words.book.bound.remarkable import Fact, remarkable
from desktop.words.book.bound.wordings import Wordings
from desktop.words.book.names import Names, attribute_name
from desktop.words.book.where import page_title
from desktop.words.language import spoken
from desktop.words.numbers import told_number

_ROOMS = (
    *(jacket_deeds.body, jacket_deeds.dice, jacket_deeds.retreats, jacket_deeds.chapters),
    *(jacket_means.purse, jacket_means.nerves, jacket_means.towns, jacket_means.country),
)
_DIGITS = frozenset({"ecl", "xp", "level", "gold", "fear", "value"})


def jacket(names: Names, state: State) -> tuple[str, ...]:
    """Its paragraphs; nothing where nothing was done that could be praised."""
    told = sentences(names, state)
    wordings = Wordings(state.chance.key)
    if not told:
        return (wordings.one("jacket.unwritten", _unwritten()),)
    opening = wordings.one(f"jacket.{state.ending}", _opening(state))
    return (opening, " ".join(told), wordings.one("jacket.closing", _closing()))


def wordings_of(fact: Fact) -> tuple[str, ...]:
    """All that may be said of a fact, with places for its figures."""
    return next(found for room in _ROOMS if (found := room(fact)))


def sentences(names: Names, state: State) -> tuple[str, ...]:
    """The most remarkable facts with their figures; where it can be, no two begin alike."""
    told: list[str] = []
    for fact in remarkable(state):
        wordings, every = Wordings(f"{state.chance.key}|{fact.id}"), wordings_of(fact)
        several = [wordings.one("jacket", every) for _ in every]
        begun = {_beginning(one) for one in told}
        fresh = next((one for one in several if _beginning(one) not in begun), several[0])
        told.append(fresh.format(**places(names, state, fact)))
    return tuple(told)


def _beginning(sentence: str) -> str:
    return "“" if sentence[:1] in "“«" else sentence.split(" ")[0] + sentence.split(" ")[1]


def places(names: Names, state: State, fact: Fact) -> dict[str, str]:
    """The figures of a fact, small numbers in words, and what it names."""
    found = {name: _figure(name, value) for name, value in fact.figures.items()}
    if fact.page >= 0:
        found["title"] = page_title(names, state.pages[fact.page])
    if fact.word in ATTRIBUTES:
        attribute = next(name for name in ATTRIBUTES if name == fact.word)
        found["attribute"] = attribute_name(attribute)
    elif fact.word:
        found["type"] = names.letter(_letter(fact.word))
    return found


def _letter(word: str) -> Letter:
    known: dict[str, Letter] = {
        "O": "O", "Pp": "Pp", "Pm": "Pm", "C": "C", "H": "H", "Z": "Z", "R": "R",
    }  # fmt: skip
    return known.get(word, "")


def _figure(name: str, value: int) -> str:
    return str(value) if name in _DIGITS else told_number(value, spoken())


def _unwritten() -> tuple[str, ...]:
    return (
        QCoreApplication.translate(
            "Keepsakes", "Nothing is claimed for this book. It has not happened yet."
        ),
        QCoreApplication.translate(
            "Keepsakes",
            "The author has not left the house. Those who know the road have asked for no copies.",
        ),
    )


def _opening(state: State) -> tuple[str, ...]:
    match state.ending:
        case "finished":
            return (
                QCoreApplication.translate(
                    "Keepsakes", "Twenty chapters, and the author was present at every one."
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Here at last is the book with which the neighbours were threatened.",
                ),
                QCoreApplication.translate(
                    "Keepsakes", "A journey on squared paper, there and, in a manner, back."
                ),
                QCoreApplication.translate(
                    "Keepsakes", "The author went out for a walk, and it came to twenty chapters."
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "Twenty chapters, to be read in the order in which the author had to.",
                ),
            )
        case "dead":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The author did not live to see this book, and would have objected to the "
                    "margins.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "These papers were found in good order beside an author who was not.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The last chapter of this book has no number, and the author no further plans.",
                ),
            )
        case "fear" | "stranded":
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "The book breaks off, and the author has asked that nobody come to look why.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "This is the whole of an unfinished book, sold at the price of a finished one.",
                ),
                QCoreApplication.translate("Keepsakes", "What there is of this book is complete."),
            )
        case None:
            return (
                QCoreApplication.translate(
                    "Keepsakes",
                    "This book is not finished, and the author is not to be disturbed.",
                ),
                QCoreApplication.translate(
                    "Keepsakes", "An account of a journey, by somebody who is still on it."
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "The reader of this edition is close behind the author, and is asked not to "
                    "call out.",
                ),
                QCoreApplication.translate(
                    "Keepsakes",
                    "What has happened is in this book. The author is out seeing about the rest.",
                ),
            )


def _closing() -> tuple[str, ...]:
    return (
        QCoreApplication.translate("Keepsakes", "The rest is true as well."),
        QCoreApplication.translate("Keepsakes", "Recommended by everybody who was given a copy."),
        QCoreApplication.translate(
            "Keepsakes", "With a map, so that the reader may stay away from the right places."
        ),
        QCoreApplication.translate(
            "Keepsakes", "The figures were checked twice, by the same person."
        ),
        QCoreApplication.translate("Keepsakes", "Printed on one side of the argument."),
        QCoreApplication.translate("Keepsakes", "In cloth. There has been talk of leather."),
    )
