"""The narrator of the calendar: turns what happened into plain sentences, and finds the texts."""

from collections.abc import Callable, Sequence
from datetime import date
from typing import Literal, assert_never

import msgspec

from desktop.rules.games.calendar import events as e
from desktop.rules.games.calendar.choices import Choice
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.state import State
from desktop.words.calendar import labels, told_day, told_things, told_year
from desktop.words.calendar.dates import is_sunday, week_number
from desktop.words.calendar.names import Names
from desktop.words.calendar.table_rules import switched
from desktop.words.calendar.told import Told

LineKind = Literal["title", "told", "dice", "mood", "read"]
_LAST = 24
"""Among so many events there is nearly always one with a sentence."""


class Line(msgspec.Struct, frozen=True):
    """One sentence or paragraph: the title of what begins, a plain sentence, a roll that was
    awaited, what is read before the dice (mood), or a page and what became of a day (read)."""

    kind: LineKind
    text: str


class Narrator:
    """Tells the events of one year in one language."""

    def __init__(self, almanac: Almanac, language: str) -> None:
        """Take the year and the language in which its story is to be read."""
        self.names = Names(almanac, language)

    def step(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[Line, ...]:
        """Every plain sentence of one step, in order."""
        return tuple(line for lines in self.by_event(events, before, after) for line in lines)

    def whole(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[Line, ...]:
        """The same with what is read: pages, the day's lines, answers, the epilogue."""
        told = Told.between(self.names, before, after)
        return tuple(line for event in events for line in self._whole(told, event))

    def by_event(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[tuple[Line, ...], ...]:
        """What each event of one step has to tell."""
        told = Told.between(self.names, before, after)
        return tuple(self._plain(told, event) for event in events)

    def continued(self) -> Callable[[Sequence[e.Event]], tuple[Line, ...]]:
        """A teller of one step after another, from the first on, that needs no states."""
        told = Told(self.names)

        def tell(events: Sequence[e.Event]) -> tuple[Line, ...]:
            return tuple(line for event in events for line in self._plain(told, event))

        return tell

    def last(self, events: Sequence[e.Event]) -> str:
        """The last plain sentence of all events from the first on; what is before is not told."""
        for many in (_LAST, len(events)):
            told = Told(self.names)
            for event in events[: len(events) - many]:
                told.learn(event)
            lines = [line for event in events[-many:] for line in self._plain(told, event)]
            if lines:
                return lines[-1].text
        return ""

    def read_on(self) -> Callable[[Sequence[e.Event]], tuple[Line, ...]]:
        """The same with what is read."""
        told = Told(self.names)

        def tell(events: Sequence[e.Event]) -> tuple[Line, ...]:
            return tuple(line for event in events for line in self._whole(told, event))

        return tell

    def sentences(self, event: e.Event, state: State) -> tuple[str, ...]:
        """One event's sentences by themselves."""
        return tuple(line.text for line in self.step((event,), None, state))

    def label(self, state: State, choice: Choice) -> str:
        """What a choice is called, on the next button and in the list twin."""
        return labels.label(self.names, state, choice)

    def page_text(self, state: State, month: int) -> tuple[str, ...]:
        """What the page of a month says, as it was or is to be read, in paragraphs by blank lines.

        The first is the story; behind it the story and the words of the rule that came with it.
        """
        told = Told.between(self.names, None, state)
        earlier = [result for result in state.results if result.month < month]
        told.kept = earlier[-1].seal if earlier else True
        return told_year.page_text(told, month)

    def _plain(self, told: Told, event: e.Event) -> tuple[Line, ...]:
        text = one_sentence(told, event)
        told.learn(event)
        return (Line(_kind(event), text),) if text else ()

    def _whole(self, told: Told, event: e.Event) -> tuple[Line, ...]:
        read = tuple(line for line in prose(told, event) if line.text)
        return (*self._plain(told, event), *read)


def _kind(event: e.Event) -> LineKind:
    if isinstance(event, e.PageRead):
        return "title"
    return "dice" if isinstance(event, e.Thrown) else "told"


def prose(told: Told, event: e.Event) -> tuple[Line, ...]:
    """What is read at an event, in the story's language."""
    names = told.names
    match event:
        case e.PageRead(month=month):
            return tuple(Line("read", text) for text in told_year.page_text(told, month))
        case e.DayBegan(line=line, week=week):
            subject = names.subject(week) if week else None
            asks = "" if subject is None else subject.ask
            return (Line("mood", asks), Line("mood", names.line(line)))
        case e.DayClosed(how="won" | "lost" | "lapsed") if event.day.isoweekday() == 7:
            return (Line("read", _answer(names, event)),)
        case e.DayClosed(evening=evening):
            return (Line("read", names.line(evening)),)
        case e.FinaleEnded(won=won):
            return (Line("read", names.finale(won)),)
        case e.YearEnded(rank=rank):
            left_open = unanswered(names, told.day.year)
            hour = "" if told.hour else unsat_hour(names, told.mode, told.kept)
            texts = (left_open, hour, names.epilogue(rank).text)
            return tuple(Line("read", text) for text in texts)
        case _:
            return ()


def unsat_hour(names: Names, mode: str, kept: bool) -> str:
    """How the last hour went where nobody sat through it: by the last page, or without us."""
    return names.finale(mode == "base" and kept)


def unanswered(names: Names, year: int) -> str:
    """How the question of the last week is answered where the year ends before its Sunday."""
    last = date(year, 12, 31)
    subject = None if is_sunday(last) else names.subject(week_number(last))
    return "" if subject is None else subject.open


def _answer(names: Names, event: e.DayClosed) -> str:
    subject = names.subject(week_number(event.day))
    if subject is None:
        return ""
    return subject.won if event.how == "won" else subject.lost


def one_sentence(told: Told, event: e.Event) -> str:
    """The plain sentence of an event. One case for each, so that a missing one is a type error."""
    names = told.names
    match event:
        case e.Began():
            return told_year.began(names, event)
        case e.Arrived():
            return told_year.arrived(event)
        case e.PageTurned():
            return told_year.page_turned(event)
        case e.PageRead():
            return told_year.page_read(names, event)
        case e.AllyChosen():
            return told_things.ally_chosen(names, event)
        case e.DayBegan():
            return told_day.day_began(event)
        case e.Sworn():
            return told_things.sworn(told, event)
        case e.VowEnded():
            return told_things.vow_ended(told, event)
        case e.Thrown():
            return told_day.thrown(names, event)
        case e.Stopped():
            return told_day.stopped(event)
        case e.Turned():
            return told_things.turned(names, event)
        case e.Completed():
            return told_day.completed(told, event)
        case e.InsightGained():
            return told_things.insight_gained(names, event)
        case e.Passed():
            return told_day.passed(event)
        case e.Hushed():
            return told_things.hushed(names, event)
        case e.Maddened():
            return told_day.maddened(event)
        case e.BellTolled():
            return told_things.bell_tolled(names, event)
        case e.DayClosed():
            return told_day.day_closed(event)
        case e.MonthEnded():
            return told_year.month_ended(event)
        case e.FinaleBegan():
            return told_year.finale_began(names, event)
        case e.FinaleEnded():
            return told_year.finale_ended(names, event)
        case e.YearEnded():
            return told_year.year_ended(names, event)
        case e.Switched():
            return switched(event)
        case _:
            assert_never(event)
