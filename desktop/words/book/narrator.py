"""The narrator of the Book: turns what happened into plain, quick sentences with true figures."""

from collections.abc import Callable, Sequence
from typing import Literal, assert_never

import msgspec

from desktop.rules.games.book import events as e
from desktop.rules.games.book import view
from desktop.rules.games.book.choices import Choice
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import State
from desktop.words.book import (
    chapters,
    ends,
    labels,
    told_harm,
    told_meeting,
    told_road,
    told_setup,
    told_town,
)
from desktop.words.book.names import Names
from desktop.words.book.table_rules import switched
from desktop.words.book.told import Told, created_with, lost_with

LineKind = Literal["title", "told", "dice", "mood", "read"]
ROLLS = (
    e.AttributesRolled,
    e.Checked,
    e.TypeRolled,
    e.PersonalRolled,
    e.FearChecked,
    e.TrapChecked,
    e.Rolled,
)


class Line(msgspec.Struct, frozen=True):
    """One sentence or paragraph: the title of what begins, a plain sentence, a roll that was
    awaited, the situation on arrival (mood), or what the book says of it afterwards (read)."""

    kind: LineKind
    text: str


class Narrator:
    """Tells the events of one set of tables in one language."""

    def __init__(self, tables: Tables, language: str) -> None:
        """Take the tables and the language in which they are to be read."""
        self.names = Names(tables, language)

    def step(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[Line, ...]:
        """Every sentence of one step, in order."""
        return tuple(line for lines in self.by_event(events, before, after) for line in lines)

    def whole(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[Line, ...]:
        """The same with the prose: situations, the paragraphs of pages, the last words."""
        told = self.by_event(events, before, after)
        return tuple(
            line
            for event, lines in zip(events, told, strict=True)
            for line in (*lines, *self._prose(event, after))
        )

    def by_event(
        self, events: Sequence[e.Event], before: State | None, after: State
    ) -> tuple[tuple[Line, ...], ...]:
        """What each event of one step has to tell.

        Squares written in one stroke are told with the first of them, squares that a Route crosses
        out with the Route.
        """
        return self._told(Told.between(self.names, before, after), events)

    def continued(self) -> Callable[[Sequence[e.Event]], tuple[Line, ...]]:
        """A teller of one step after another, from the first on, that needs no states."""
        told = Told(self.names)

        def tell(events: Sequence[e.Event]) -> tuple[Line, ...]:
            return tuple(line for lines in self._told(told, events) for line in lines)

        return tell

    def sentences(self, event: e.Event, state: State) -> tuple[str, ...]:
        """One event's sentences by themselves."""
        if isinstance(event, e.AreaLost):
            return (told_road.area_lost(self.names, event),)
        return tuple(line.text for line in self.step((event,), None, state))

    def label(self, state: State, choice: Choice) -> str:
        """What a choice is called, on the next button and in the list twin."""
        return labels.label(self.names, state, choice)

    def _prose(self, event: e.Event, after: State) -> tuple[Line, ...]:
        """The situation beneath a title, the paragraph of a page, the last words of a book."""
        match event:
            case e.TitleRolled(kind="chapter"):
                found = [Line("mood", chapters.situation(self.names, after))]
            case e.ChapterWritten(page=page) | e.Fled(page=page) | e.TownLeft(page=page):
                known = 0 <= page < len(after.pages)
                found = [Line("read", chapters.paragraph(self.names, after, page))] if known else []
            case e.Ended(ending=ending):
                told = ends.review_text(view.review(self.names.tables, after))
                found = [
                    Line("read", ends.ending_text(ending)),
                    *(Line("told", one) for one in told),
                ]
            case _:
                return ()
        return tuple(line for line in found if line.text)

    def _told(self, told: Told, events: Sequence[e.Event]) -> tuple[tuple[Line, ...], ...]:
        found: list[tuple[Line, ...]] = []
        told.named = ""
        for place, event in enumerate(events):
            text = _together(told, events, place)
            found.append((Line(_kind(event), text),) if text else ())
            told.learn(event)
            if isinstance(event, e.TypeRolled | e.PersonalRolled | e.Converted):
                told.named = told.met(event.area)
        return tuple(found)


def _kind(event: e.Event) -> LineKind:
    if isinstance(event, e.TitleRolled):
        return "title"
    return "dice" if isinstance(event, ROLLS) else "told"


def _together(told: Told, events: Sequence[e.Event], place: int) -> str:
    """The sentence of an event, with those that belong to it; empty for these."""
    event = events[place]
    match event:
        case e.RouteDrawn():
            return told_road.route_drawn(told, event, lost_with(events, place))
        case e.AreaCreated():
            return told_road.created(told, created_with(events, place))
        case _:
            return one_sentence(told, event)


def one_sentence(told: Told, event: e.Event) -> str:
    """The sentence of an event; empty where there is nothing to tell.

    One case for each event, so that a missing one is a type error.
    """
    names = told.names
    match event:
        case e.AreaLost():
            return ""
        case e.Began():
            return told_setup.began(event)
        case e.AttributesRolled():
            return told_setup.attributes_rolled(event)
        case e.Assigned():
            return told_setup.assigned(event)
        case e.Checked():
            return told_setup.checked(event)
        case e.LevelChanged():
            return told_setup.level_changed(event)
        case e.Settled():
            return told_setup.settled(event)
        case e.AreaCreated():
            return told_road.created(told, (event,))
        case e.RouteDrawn():
            return told_road.route_drawn(told, event, ())
        case e.TownEntered():
            return told_town.entered(event)
        case e.TypeRolled():
            return told_meeting.type_rolled(names, event)
        case e.PersonalRolled():
            return told_meeting.personal_rolled(names, event)
        case e.TitleRolled():
            return told_meeting.title_rolled(names, event)
        case e.EncounterBegan():
            return told_meeting.encounter_began(told, event)
        case e.FearChecked():
            return told_meeting.fear_checked(event)
        case e.TrapChecked():
            return told_meeting.trap_checked(event)
        case e.PoolHandedIn():
            return told_meeting.pool_handed_in(names, event)
        case e.Rolled():
            return told_meeting.rolled(event)
        case e.LifeLeft():
            return told_meeting.life_left(event)
        case e.Dodged():
            return told_harm.dodged(event)
        case e.Shielded():
            return told_harm.shielded(event)
        case e.Wounded():
            return told_harm.wounded(event)
        case e.Frightened():
            return told_harm.frightened(event)
        case e.LuckTried():
            return told_harm.luck_tried(event)
        case e.Disarmed():
            return told_meeting.disarmed(names, event)
        case e.TrapSprung():
            return told_harm.trap_sprung(event)
        case e.Converted():
            return told_meeting.converted(names, event)
        case e.ChapterWritten():
            return told_meeting.chapter_written(event)
        case e.Fled():
            return told_road.fled(told, event)
        case e.Rested():
            return told_town.rested(event)
        case e.Bought():
            return told_town.bought(names, event)
        case e.Sold():
            return told_town.sold(names, event)
        case e.Consulted():
            return told_town.consulted(event)
        case e.Worked():
            return told_town.worked(event)
        case e.TownLeft():
            return told_town.left(told, event)
        case e.Switched():
            return switched(event)
        case e.Ended():
            return ends.ended(event)
        case _:
            assert_never(event)
