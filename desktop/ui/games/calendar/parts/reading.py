"""What is read over the page: a month's text with its rule, and the epilogue of the year."""

from PySide6.QtCore import QCoreApplication

from desktop.drawing.prose import Paragraph, Run
from desktop.rules.games.calendar.phases.finale import won
from desktop.rules.games.calendar.phases.ground import ground
from desktop.rules.games.calendar.state import State
from desktop.ui.games.calendar.parts.held import Held
from desktop.ui.games.calendar.parts.things_look import ART
from desktop.ui.widgets.month_story import MonthStoryView
from desktop.words.calendar import where, year_words
from desktop.words.calendar.dates import month_title
from desktop.words.calendar.narrator import Narrator, unanswered, unsat_hour
from desktop.words.markup import paragraphs

RANK = "rank_"


def story(narrator: Narrator, state: State, held: Held) -> MonthStoryView:
    """The text that lies open: a page to be read, one read before, or how the year ended."""
    if state.phase == "over" and not held.turned:
        return _epilogue(narrator, state)
    if state.phase == "page" and not held.turned:
        return _month(narrator, state, state.unread[min(held.leaf, len(state.unread) - 1)])
    return _month(narrator, state, held.month or state.month.number)


def _month(narrator: Narrator, state: State, month: int) -> MonthStoryView:
    """A month's story, then the rule that it brought, told and plainly."""
    names = narrator.names
    text, *brought = narrator.page_text(state, month)
    told, plain = (*brought, "", "")[:2]
    rule = _rule_of(narrator, state, month)
    return MonthStoryView(
        run=f"{month}.{narrator.names.language}",
        title=names.month(month).title,
        text=_set(text),
        kind=f"{month_title(month)} {state.year}",
        rule_name=names.thing(rule) if rule and plain else "",
        rule_told=told if plain else "",
        rule_plain=plain,
        art=ART.get(rule, "") if plain else "",
    )


def _rule_of(narrator: Narrator, state: State, month: int) -> str:
    """The id of the rule that came with a month; empty in base mode."""
    if state.options["mode"] != "twists":
        return ""
    modules = narrator.names.almanac.modules
    found = (one.id.partition(".")[0] for one in modules if one.from_ == month)
    return next(found, "")


def _epilogue(narrator: Narrator, state: State) -> MonthStoryView:
    """The last question, how the last hour went, and what kind of year it was."""
    names = narrator.names
    rank = int((state.ending or f"{RANK}0").removeprefix(RANK))
    told = names.epilogue(rank)
    if state.sitting == "finale":
        finale = names.finale(won(ground(names.almanac, state), state))
    else:
        kept = bool(state.results) and state.results[-1].seal
        finale = unsat_hour(names, state.options["mode"], kept)
    texts = [unanswered(names, state.year), finale, told.text]
    return MonthStoryView(
        run=f"epilogue.{names.language}",
        title=year_words.rank_title(names, rank),
        text=_set("\n\n".join(text for text in texts if text)),
        kind=QCoreApplication.translate("CalendarTable", "Epilogue"),
        mark=where.shelf(names, state),
        stars=rank,
    )


def _set(text: str) -> tuple[Paragraph, ...]:
    """A text of the year, set: what stands between asterisks in italics."""
    return tuple(tuple(Run(piece.style, piece.text) for piece in row) for row in paragraphs(text))
