"""The review, line by line: at the end, or of what the book would be if it ended now."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import view
from desktop.rules.games.book.state import State
from desktop.rules.games.book.view import Line, Review
from desktop.store.format import Jottings
from desktop.ui.games.book.parts.page_look import called
from desktop.ui.widgets.review_page import ReviewCall, ReviewLine, ReviewView
from desktop.words.book import chapters, ends
from desktop.words.book.names import TITLE, Names

STARS = {"firewood": 0, "inn": 1, "decade": 2, "retired": 3, "famous": 4, "immortal": 5}


def review(names: Names, state: State, jottings: Jottings, run: str) -> ReviewView:
    """The page of the review; `run` names it, so that it is written line by line only once."""
    found = view.review(names.tables, state)
    title = called(jottings)[TITLE] or chapters.default_title()
    if state.ending is None:
        return _running(found, title, run)
    scored = found.scored
    return ReviewView(
        end=state.ending,
        title=title,
        kind=ends.ending_title(state.ending),
        told=ends.ending_text(state.ending),
        lines=_lines(found) if scored else (),
        total=ends.years(found.score) if scored else "",
        verdict=ends.verdict_text(found.verdict) if scored else "",
        stars=STARS[found.verdict] if scored else 0,
        goal=ends.goal_text(found.wins, state.ending == "finished", found.goal) if scored else "",
        calls=_calls(),
        run=run,
        emblem=state.task.letter if state.task is not None else "",
    )


def _running(found: Review, title: str, run: str) -> ReviewView:
    """If it ended now: everything but a verdict that is spoken."""
    return ReviewView(
        end="finished",
        title=title,
        kind=QCoreApplication.translate("Book", "If it ended now"),
        lines=_lines(found),
        total=ends.years(found.score),
        goal=ends.goal_text(False, False, found.goal),
        calls=(ReviewCall("back", QCoreApplication.translate("Book", "Back to the page"), 1),),
        run=run,
    )


def _lines(found: Review) -> tuple[ReviewLine, ...]:
    return tuple(ReviewLine(ends.line_name(one.id), one.value, detail(one)) for one in found.lines)


def detail(one: Line) -> str:
    """How a line came about, and what it stands for."""
    return ends.line_reason(one.id)


def _calls() -> tuple[ReviewCall, ...]:
    return (
        ReviewCall("read", QCoreApplication.translate("Book", "Read the book"), 1),
        ReviewCall("print", QCoreApplication.translate("Book", "Print the book"), 2),
        ReviewCall("chart", QCoreApplication.translate("Book", "The journey as a chart"), 3),
        ReviewCall("again", QCoreApplication.translate("Book", "Play again"), 4),
        ReviewCall("shelf", QCoreApplication.translate("Book", "To the shelf"), 5),
    )
