"""Where we were: at most three sentences on opening a save, and one for the shelf."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book.state import Page, State
from desktop.words.book.ends import ending_name
from desktop.words.book.names import Names, place_text


def place(names: Names, state: State) -> str:
    """Where one stands and how far the book has come, in one sentence."""
    if not state.trail:
        return QCoreApplication.translate("Book", "The sheet is still empty.")
    written = QCoreApplication.translate("Book", "%n Chapter(s) of 20", None, state.sheet.chapters)
    stands = place_text(state.here)
    if state.here == state.home:
        stands = QCoreApplication.translate("Book", "the Hometown")
    return QCoreApplication.translate("Book", "In {place}, with {chapters} written.").format(
        place=stands, chapters=written
    )


def question(names: Names, state: State) -> str:
    """What the game is waiting for, in one sentence."""
    if state.task is not None and state.ending is None:
        return _met(names, state)
    match state.phase:
        case "attributes":
            return QCoreApplication.translate("Book", "Six dice lie ready for the Attributes.")
        case "assign":
            return QCoreApplication.translate("Book", "Six results are to be given to Attributes.")
        case "checks":
            return QCoreApplication.translate("Book", "Six Checks decide the gold to begin with.")
        case "settle":
            return QCoreApplication.translate("Book", "Choose a square to come from.")
        case "town":
            return _town(state)
        case "ended":
            return QCoreApplication.translate("Book", "This book is closed.")
        case _:
            return QCoreApplication.translate("Book", "A destination is to be chosen.")


def _town(state: State) -> str:
    if state.stay is not None and state.stay.area == state.home:
        return QCoreApplication.translate("Book", "The Hometown is yours until you leave it.")
    return QCoreApplication.translate("Book", "The Town is yours until you leave it.")


def _met(names: Names, state: State) -> str:
    task = state.task
    assert task is not None
    met = names.met(task.letter, task.ecl)
    match state.phase:
        case "type":
            return QCoreApplication.translate(
                "Book", "The type of the Encounter, ECL {ecl}, is to be rolled."
            ).format(ecl=task.ecl)
        case "fear":
            return QCoreApplication.translate(
                "Book", "{encounter} begins with a Fear Check."
            ).format(encounter=met)
        case "snare":
            return QCoreApplication.translate(
                "Book", "{encounter}: a Check decides whether it goes off."
            ).format(encounter=met)
        case "pool":
            dice = 0 if state.pool is None else state.pool.dice
            return QCoreApplication.translate("Book", "{encounter}: {dice} lie ready.").format(
                encounter=met, dice=QCoreApplication.translate("Book", "%n dice", None, dice)
            )
        case _:
            return QCoreApplication.translate("Book", "{encounter} stands open.").format(
                encounter=met
            )


def recap(names: Names, state: State, last: str = "") -> str:
    """At most three sentences: where, what was told last, what is asked."""
    return " ".join(line for line in (place(names, state), last, question(names, state)) if line)


def page_title(names: Names, page: Page) -> str:
    """The story title of a page."""
    match page.kind:
        case "chapter":
            return names.title(page.first or page.letter, page.title)
        case "flight":
            return names.flight_title(page.title)
        case "town":
            return names.town_title(page.title)


def shelf(names: Names, state: State) -> str:
    """One sentence for the shelf, of things already seen."""
    sheet = state.sheet
    if not state.trail:
        return QCoreApplication.translate("Book", "The sheet is still empty.")
    if state.ending is not None:
        return QCoreApplication.translate("Book", "{chapters} of 20 Chapters, {ending}.").format(
            chapters=sheet.chapters, ending=ending_name(state.ending)
        )
    if not sheet.chapters:
        if state.here == state.home:
            return QCoreApplication.translate("Book", "In the Hometown, before the first Chapter.")
        return QCoreApplication.translate("Book", "On the road, before the first Chapter.")
    last = next(page for page in reversed(state.pages) if page.kind == "chapter")
    return QCoreApplication.translate(
        "Book", "Chapter {number} of 20, “{title}”, Fear {fear}, Wounds {wounds} of {limit}."
    ).format(
        number=last.chapter,
        title=page_title(names, last),
        fear=sheet.fear,
        wounds=sheet.wounds,
        limit=sheet.limit,
    )
