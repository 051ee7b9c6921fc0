"""Puts a position on the panels: every part gets one whole record, only when it is another."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TypeVar

import msgspec

from desktop.drawing.month_position import month_page
from desktop.drawing.odds import percent
from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.content.schema import Almanac
from desktop.rules.games.calendar.state import SYMBOLS, State
from desktop.rules.games.calendar.view.fits import Fits
from desktop.rules.kernel.errors import Reason
from desktop.ui.games.calendar.panels import BoardName, Panels
from desktop.ui.games.calendar.parts import next_step, things_look
from desktop.ui.games.calendar.parts.fits_look import ODDS_PHASES, fits_view
from desktop.ui.games.calendar.parts.held import Held
from desktop.ui.games.calendar.parts.journaling import journal
from desktop.ui.games.calendar.parts.month_look import over
from desktop.ui.games.calendar.parts.next_step import NOTHING, Doable
from desktop.ui.games.calendar.parts.reading import story
from desktop.ui.games.calendar.parts.today_look import today_view
from desktop.ui.games.calendar.parts.tray_look import Throws, tray
from desktop.ui.games.calendar.parts.twin_rows import rows
from desktop.ui.games.calendar.parts.yearly import year
from desktop.ui.games.calendar.twin import Twin
from desktop.ui.month.board import MonthBoard
from desktop.ui.month.look import MonthLook, Over
from desktop.ui.session import Session, Shown
from desktop.ui.theme import OddsShown
from desktop.ui.widgets.next_button import NextStep
from desktop.words.calendar import labels
from desktop.words.calendar.narrator import Narrator

DICE_PHASES = ("declare", "throw", "rolled", "final", "closing")
_TURNED: dict[str, BoardName] = {"journal": "journal", "month": "story", "year": "year"}
_Record = TypeVar("_Record")


class Showing:
    """Shows positions on the panels; remembers what it showed, and what its buttons do."""

    def __init__(
        self, session: Session, panels: Panels, board: MonthBoard, twin: Twin, narrator: Narrator
    ) -> None:
        """Show on these panels, in this narrator's words."""
        self.session = session
        self.panels = panels
        self.board = board
        self.twin = twin
        self.narrator = narrator
        self.doable = Doable("wait", "")
        self.beside = NOTHING
        self.fits: Fits | None = None
        self.listed = False  # the list lies in place of the page
        self._records: dict[str, object] = {}

    @property
    def almanac(self) -> Almanac:
        """The year that is played."""
        return self.narrator.names.almanac

    @property
    def odds(self) -> OddsShown:
        """How much is told of chances."""
        return self.panels.look.odds

    def show(self, shown: Shown, held: Held, throws: Throws) -> None:
        """Show everything that is another than before."""
        state: State = shown.state
        asked = state.phase in DICE_PHASES and held.closed is None
        self.fits = view.fits(self.almanac, state, held.dice) if asked else None
        typed = len(self.panels.tray.typed)
        self.doable, self.beside = next_step.now(
            self.narrator.names, state, shown.choices, held, self.fits, typed
        )
        self._show_page(state, held)
        self._show_slip(shown, held)
        self._show_things(shown)
        self._show_tray(shown, held, throws)
        self._show_board(state, held)
        self._show_next()
        self.twin.tell(
            partial(rows, self.narrator.names, shown, held, self),
            afresh=held.closed is not None or state.phase == "page",
        )

    def _put(self, part: str, record: _Record, show: Callable[[_Record], object]) -> None:
        """Show a record, unless that is what stands there."""
        if part not in self._records or self._records[part] != record:
            self._records[part] = record
            show(record)

    # --- the page ------------------------------------------------------------------------------

    def month(self, state: State, held: Held) -> int:
        """The month that lies open: one looked at again, that of a day just closed, or the open."""
        if held.month:
            return held.month
        if held.closed is not None:
            return held.closed.day.month
        return state.month.number

    def page(self, state: State, held: Held) -> view.Page:
        """The page that lies open."""
        return view.page(self.almanac, state, self.month(state, held))

    def _show_page(self, state: State, held: Held) -> None:
        names, jottings = self.narrator.names, self.session.jottings
        closed = None if held.closed is None else held.closed.day
        printed = month_page(names, state, self.page(state, held), jottings, closed)
        if self._records.get("page") != printed:
            self._records["page"] = printed
            self.board.show_page(MonthLook(printed, self._over(state, held)))
        self.show_over(state, held)

    def show_over(self, state: State, held: Held) -> None:
        """What lies over the page: frames, chances, a refusal."""
        self._put("over", self._over(state, held), self.board.lay_over)

    def _over(self, state: State, held: Held) -> Over:
        lit = self.lit_day(state, held)
        told: dict[date, str] = {}
        asked = state.phase in ODDS_PHASES
        if asked and self.fits is not None and self.odds is not OddsShown.OFF:
            seen = {held.pointed, held.cursor, lit}
            every = self.odds is OddsShown.ALWAYS
            told = {
                lead.day: percent(lead.chance)
                for lead in self.fits.leads
                if lead.reason is None and (every or lead.day in seen)
            }
        return over(state, held, lit, self.fits, told)

    def lit_day(self, state: State, held: Held) -> date | None:
        """The square that is framed."""
        best = next_step.lit(state, self.fits, held)
        return best.day if best is not None else held.lit

    # --- the column ----------------------------------------------------------------------------

    def _show_slip(self, shown: Shown, held: Held) -> None:
        names, state, slip = self.narrator.names, shown.state, self.panels.slip
        jottings = self.session.jottings
        seen, queue = view.today(self.almanac, state), view.queue(self.almanac, state)
        record = today_view(names, state, seen, queue, held, jottings)
        self._put("today", record, slip.today.show_today)
        if state.phase == "ally" and held.closed is None:
            closed: dict[str, Reason | None] = {
                one: self.session.refuse(c.ChooseAlly(one)) for one in SYMBOLS
            }
            asked = things_look.allies(names, state, shown.choices, held, closed)
            self._put("allies", asked, slip.allies.show_allies)
        self.show_fits(shown, held)
        if state.phase == "ally" and held.closed is None:
            slip.show_below("allies")
        else:
            slip.show_below("fits" if self.fits is not None else "")

    def show_fits(self, shown: Shown, held: Held) -> None:
        """The rows of what fits; chances as far as they are wanted."""
        record = fits_view(
            self.narrator.names, shown.state, shown.choices, held, self.fits, self.odds
        )
        self._put("fits", record, self.panels.slip.fits.show_fits)

    def _show_things(self, shown: Shown) -> None:
        found = view.things(self.almanac, shown.state)
        record = things_look.shelf(self.narrator.names, found, shown.choices)
        self._put("things", record, self.panels.things.show_things)

    def _show_tray(self, shown: Shown, held: Held, throws: Throws) -> None:
        record = tray(shown.state, shown.choices, held, self.fits, throws, self.beside)
        self._put("tray", record, self.panels.tray.show_tray)

    def _show_next(self) -> None:
        if self.panels.open_board == "story" and not self.panels.story.at_end:
            self.doable = msgspec.structs.replace(self.doable, label=labels.read_label())
        waiting = self.doable.doing == "wait"
        key = "" if waiting else next_step.key_name(rolls=self.doable.rolls)
        self.panels.next.show_step(NextStep(self.doable.label, key, waiting=waiting))

    # --- what lies on the board ----------------------------------------------------------------

    def story_words(self, state: State, held: Held) -> tuple[str, ...]:
        """What is read on the page of a month, paragraph by paragraph."""
        return story(self.narrator, state, held).words

    def _show_board(self, state: State, held: Held) -> None:
        name = self._board(state, held)
        names, jottings = self.narrator.names, self.session.jottings
        match name:
            case "story":
                self._put("story", story(self.narrator, state, held), self.panels.story.show_story)
            case "journal":
                told = journal(names, state, self.session.history, jottings)
                self._put("journal", told, self.panels.journal.show_journal)
            case "year":
                seen = view.today(self.almanac, state)
                told_year = year(names, state, view.year(self.almanac, state), seen)
                self._put("year", told_year, self.panels.year.show_year)
            case _:
                pass
        self.panels.show_board(name)

    def _board(self, state: State, held: Held) -> BoardName:
        if held.turned:
            return _TURNED[held.turned]
        if held.closed is None and not self.listed:
            if state.phase == "page":
                return "story"
            if state.phase == "over":
                return "year" if held.leaf else "story"
        return "twin" if self.listed else "page"
