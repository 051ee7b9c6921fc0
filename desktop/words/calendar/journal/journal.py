"""A year retold as a journal: a chapter a month, week by week, of what was read and was done."""

from collections.abc import Generator, Iterator, Sequence
from datetime import date
from itertools import groupby

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.events import MonthEnded
from desktop.rules.games.calendar.state import Result, State
from desktop.rules.kernel.history import History
from desktop.store.format import Jottings
from desktop.words.calendar.dates import (
    day_long,
    is_sunday,
    monday_of,
    opening,
    week_number,
    weekday_name,
    words,
)
from desktop.words.calendar.diary import own_lines, square_notes
from desktop.words.calendar.journal import days, sundays, things
from desktop.words.calendar.journal import year as years
from desktop.words.calendar.journal.gathered import Day, Page, Year, gathered
from desktop.words.calendar.journal.told import Teller, lay
from desktop.words.calendar.names import a_symbol
from desktop.words.calendar.narrator import Narrator, unanswered, unsat_hour
from desktop.words.calendar.told_year import month_ended
from desktop.words.markup import Piece
from desktop.words.telling import Passage, Voice, Wordings, pieces, plain

BREAK = Passage("text", ())
"""Stands for a line left free between two weeks."""


_FEW = 2
"""More days than these, all let go, are a week away."""


class Chapter(msgspec.Struct, frozen=True):
    """One month: its story's title if that was read, how it went, what is told."""

    month: int
    title: str
    result: Result | None
    played: bool
    blocks: tuple[Passage, ...]


class Journal(msgspec.Struct, frozen=True):
    """What stands before the months, the months, the last sitting and the epilogue, notes ahead."""

    before: tuple[Passage, ...]
    chapters: tuple[Chapter, ...]
    hour: tuple[Passage, ...] = ()
    rank: str = ""
    epilogue: tuple[Passage, ...] = ()
    ahead: tuple[Passage, ...] = ()


def journal(almanac: Almanac, language: str, history: History, jottings: Jottings) -> Journal:
    """The whole of a year as far as it was played; the same save gives the same text."""
    writing = _Writing(almanac, language, history, jottings)
    for _ in writing.months():
        pass
    return writing.whole()


def by_months(
    almanac: Almanac, language: str, history: History, jottings: Jottings
) -> Generator[None, None, Journal]:
    """The same, a month at a time."""
    writing = _Writing(almanac, language, history, jottings)
    yield from writing.months()
    return writing.whole()


class _Writing:
    """The pages while they are written."""

    def __init__(
        self, almanac: Almanac, language: str, history: History, jottings: Jottings
    ) -> None:
        self.narrator = Narrator(almanac, language)
        self.names = self.narrator.names
        self.state: State = history.state
        self.older = any(one.format != history.game.format for one in history.entries)
        self.year: Year = gathered(
            (number, entry.auto, event)
            for number, entry in enumerate(history.entries, 1)
            if entry.format == history.game.format
            for event in entry.events
        )
        self.wordings = Wordings(history.entries[0].hash)
        self.teller = Teller(self.names, self.wordings)
        self.own = own_lines(jottings)
        self.pencilled = square_notes(jottings)
        self.blocks: list[Passage] = []
        self.before: tuple[Passage, ...] = ()
        self.chapters: list[Chapter] = []

    # ---- the whole ----------------------------------------------------------------------------
    def months(self) -> Iterator[None]:
        """Write what comes before the first month, then the months."""
        self.before = self._before()
        pages = [page for _, page in sorted(self.year.pages.items()) if self._begun(page)]
        for page in pages:
            yield
            self.chapters.append(self._month(page, last=page is pages[-1]))

    def whole(self) -> Journal:
        """All of it, once the months are written."""
        hour = self._hour()
        rank, epilogue = self._epilogue()
        before, chapters = self.before, tuple(self.chapters)
        return Journal(before, chapters, hour, rank, epilogue, self._ahead())

    def _before(self) -> tuple[Passage, ...]:
        """What is to be said before the first month; mostly there is nothing."""
        year = self.year
        begun = any(self._begun(page) for page in year.pages.values())
        late = self.state.first > date(self.state.year, 1, 1)
        if year.began is not None and (late or not begun):
            self.teller.say(years.hung, year=str(year.began.year))
        if not begun:
            self.teller.say(years.empty)
        elif late:
            self.teller.say(years.came, day=opening(day_long(self.state.first)))
        if self.older:
            self.teller.say(years.unreadable)
        self._told()
        return self._taken()

    def _ahead(self) -> tuple[Passage, ...]:
        """Notes on days that were not played yet."""
        for day in sorted({**self.own, **self.pencilled}):
            for notes in (self.own, self.pencilled):
                if day in notes:
                    text = QCoreApplication.translate("Keepsakes", "{day}: {note}").format(
                        day=opening(day_long(day)), note=plain(notes[day])
                    )
                    self.blocks.append(Passage("note", (Piece("plain", text),)))
        return self._taken()

    # ---- a month ------------------------------------------------------------------------------
    def _begun(self, page: Page) -> bool:
        """Whether there is anything to tell of a month: a page that lies there unread is silent."""
        return page.read or bool(self._days(page))

    def _month(self, page: Page, *, last: bool) -> Chapter:
        if page.read:
            self._story(page)
        weeks = [list(days) for _, days in groupby(self._days(page), _week_of)]
        for week in weeks:
            if self.blocks:
                self.blocks.append(BREAK)
            self._week(week)
        if last and self.state.ending is None:
            self._stands()
        if page.result is not None:
            self._figures(page.result)
        title = self.names.month(page.month).title if page.read else ""
        return Chapter(page.month, title, page.result, bool(weeks), self._taken())

    def _days(self, page: Page) -> list[Day]:
        here = self.year.open
        now = [here] if here is not None and here.day.month == page.month else []
        return [*page.days, *now]

    def _story(self, page: Page) -> None:
        """What the page said, and the story of what it brought; its rule is for the table."""
        story, *brought = self.narrator.page_text(self.state, page.month)
        self._read("text", story)
        for told in brought[::2]:
            self.blocks.append(BREAK)
            self._read("text", told)
        if page.ally is not None:
            name, symbol = self.names.ally(page.ally.symbol), a_symbol(page.ally.symbol)
            self.teller.say(things.ally, name=name, symbol=symbol)
            self._told()

    def _figures(self, result: Result) -> None:
        text = month_ended(MonthEnded(result))
        self.blocks.append(Passage("figures", (Piece("plain", text),)))

    # ---- a week -------------------------------------------------------------------------------
    def _week(self, week: Sequence[Day]) -> None:
        """Its question, its lines, what was done, its Sunday, what else came of it."""
        self.wordings.number = week[-1].number
        subject = self.names.subject(week[0].week) if week[0].week else None
        if subject is not None:
            self._read("mood", subject.ask)
        for one in week:
            self._lines(one)
        closed = [one for one in week if one.how is not None]
        sunday = closed[-1] if closed and is_sunday(closed[-1].day) else None
        if sunday is not None and len(closed) > _FEW and all(o.how == "lapsed" for o in closed):
            self.teller.away()
        else:
            self._deeds(closed, sunday)
        if week[-1].how is None:
            self._open(week[-1])
        self._told()
        if sunday is not None:
            self._answer(sunday)

    def _deeds(self, closed: Sequence[Day], sunday: Day | None) -> None:
        """What was done and thrown, the reckoning last but for what it left behind."""
        self.teller.weekdays([one for one in closed if not is_sunday(one.day)])
        self.teller.besides(closed)
        self.teller.played(closed)
        if sunday is not None:
            mark = self.state.marks.get(sunday.day.isoformat())
            six = 6 if self.state.options.get("mark_value", "6") == "6" else 0
            self.teller.sunday(sunday, mark.value if mark is not None else None, six)
        self.teller.after(closed)

    def _lines(self, one: Day) -> None:
        """What was read on a day, and what the player wrote on it."""
        evening = "" if is_sunday(one.day) else self.names.line(one.evening)
        read = " \N{EN DASH} ".join(text for text in (self.names.line(one.line), evening) if text)
        if read:
            day = QCoreApplication.translate("Keepsakes", "{weekday} {day}").format(
                weekday=opening(weekday_name(one.day)), day=one.day.day
            )
            self.blocks.append(
                Passage(
                    "quote",
                    (
                        Piece("strong", f"{day.replace(' ', chr(160))}. "),
                        Piece("plain", plain(read)),
                    ),
                )
            )
        for notes in (self.own, self.pencilled):
            note = notes.pop(one.day, "")
            if note.strip():
                self.blocks.append(Passage("note", (Piece("plain", plain(note)),)))

    def _answer(self, sunday: Day) -> None:
        """How the week's question came out."""
        subject = self.names.subject(week_number(sunday.day))
        if subject is not None:
            self._read("quote", subject.won if sunday.how == "won" else subject.lost)

    def _open(self, one: Day) -> None:
        """The day that is played now."""
        if one.thrown is None:
            self.teller.say(days.open_day, day=weekday_name(one.day))
        else:
            dice = lay(one.thrown.number, one.symbol)
            self.teller.say(days.open_thrown, day=weekday_name(one.day), dice=dice)

    def _stands(self) -> None:
        """The next day to be played, where none is open."""
        if self.year.open is None:
            self.teller.say(years.waits, day=day_long(self.state.day))
            self._told()

    # ---- the end ------------------------------------------------------------------------------
    def _hour(self) -> tuple[Passage, ...]:
        """The last sitting, where there was one."""
        year = self.year
        if year.sat is None:
            return ()
        self.teller.say(years.sat, thing=self.teller.thing("T12"), need=words(year.sat.need))
        if year.judged is not None:
            total, points = words(year.judged.total), sundays.points(year.judged.points)
            kind = years.sat_won
            if not year.judged.won:
                enough = year.judged.total >= year.sat.need
                kind = years.sat_unlike if enough else years.sat_lost
            self.teller.say(kind, total=total, points=points)
        self._told()
        if year.judged is not None:
            self._read("text", self.names.finale(year.judged.won))
        return self._taken()

    def _epilogue(self) -> tuple[str, tuple[Passage, ...]]:
        """What is read at the year's end: the question left open, the hour unsat, the epilogue."""
        year = self.year
        if year.ended is None:
            return "", ()
        self._read("quote", unanswered(self.names, self.state.year))
        if year.judged is None:
            mode = self.state.options.get("mode", "twists")
            kept = self.state.results[-1].seal if self.state.results else True
            self._read("text", unsat_hour(self.names, mode, kept))
        epilogue = self.names.epilogue(year.ended.rank)
        self._read("text", epilogue.text)
        return epilogue.title, self._taken()

    # ---- paragraphs ---------------------------------------------------------------------------
    def _read(self, voice: Voice, text: str) -> None:
        """A text of the year. It is plain: what looks like a mark is a letter."""
        for part in text.split("\n\n"):
            if part.strip():
                self.blocks.append(Passage(voice, (Piece("plain", plain(part.strip())),)))

    def _told(self) -> None:
        told = self.teller.taken()
        if told:
            self.blocks.append(Passage("text", pieces(told)))

    def _taken(self) -> tuple[Passage, ...]:
        blocks, self.blocks = tuple(self.blocks), []
        return blocks


def _week_of(one: Day) -> date:
    return monday_of(one.day)
