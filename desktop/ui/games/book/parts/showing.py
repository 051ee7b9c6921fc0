"""Puts a position on the panels: every part gets one whole record, only when it is another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from desktop.rules.games.book.state import State
from desktop.ui.games.book.panels import FaceName, Panels
from desktop.ui.games.book.parts import faces, next_step, roads
from desktop.ui.games.book.parts.beats import read_so_far
from desktop.ui.games.book.parts.closing import Closing
from desktop.ui.games.book.parts.destination_look import MOST, destinations
from desktop.ui.games.book.parts.encounter_look import encounter
from desktop.ui.games.book.parts.held import NOWHERE, Held
from desktop.ui.games.book.parts.next_step import Doable
from desktop.ui.games.book.parts.note_look import note
from desktop.ui.games.book.parts.page_look import book, chapter
from desktop.ui.games.book.parts.review_look import review
from desktop.ui.games.book.parts.setup_look import setup
from desktop.ui.games.book.parts.sheet_look import plan_of, sheet_look
from desktop.ui.games.book.parts.spoken import square_words
from desktop.ui.games.book.parts.town_look import town
from desktop.ui.games.book.parts.tray_look import tray
from desktop.ui.games.book.parts.twin_rows import rows
from desktop.ui.games.book.parts.ways import ways
from desktop.ui.games.book.twin import Twin
from desktop.ui.session import Session, Shown
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.theme import OddsShown
from desktop.ui.widgets.book_page import BookView
from desktop.ui.widgets.next_button import NextStep
from desktop.words.book import chapters
from desktop.words.book.narrator import Narrator
from desktop.words.book.sheet_words import key_name

_OVER_TRAY = ("setup", "town", "chapter", "review", "book")
_WALKED = ("road", "town", "settle")
_Record = TypeVar("_Record")


class Showing:
    """Shows positions on the panels; remembers what it showed, and what its button does."""

    def __init__(
        self, session: Session, panels: Panels, board: SheetBoard, twin: Twin, narrator: Narrator
    ) -> None:
        """Show on these panels, in this narrator's words."""
        self.session = session
        self.panels = panels
        self.closing = Closing(board, panels.look)
        self.board = board
        self.twin = twin
        self.narrator = narrator
        self.doable = Doable("wait", "")
        self._situation: tuple[object, str] = (None, "")
        self._records: dict[str, object] = {}
        self._aimed = ""
        self._told: tuple[object, ...] = ()

    def show(self, shown: Shown, held: Held) -> None:
        """Show everything that is another than before; what is hidden waits."""
        names, state = self.narrator.names, shown.state
        jottings = self.session.jottings
        self._put("note", note(names, state, held, jottings), self.panels.note.show_note)
        seen: State = held.beats[0].before if held.beats else state
        over = state.ending is not None and not held.beats
        sheet = sheet_look(names, seen, jottings, over=over)
        self.board.show_sheet(sheet)
        self.closing.show(state, jottings, sheet.page, over=over)
        self._show_lamp(over and state.ending == "dead")
        self.show_tray(shown, held)
        self.show_plan(shown, held, page=True)
        self.show_next(shown, held)

    def leaf_open(self) -> int:
        """The page whose leaf lies open in the book; NOWHERE where none does."""
        bound = self._records.get("book")
        if not isinstance(bound, BookView) or not bound.leaves:
            return NOWHERE
        return bound.leaves[bound.at].page

    def look_ahead(self, state: State, held: Held) -> bool:
        """Work out one of the ways that will be shown next; whether there are more."""
        return state.phase == "road" and ways(self.narrator.names.tables, state).ahead(
            MOST, held.sorting
        )

    def _put(self, part: str, record: _Record, show: Callable[[_Record], object]) -> None:
        """Show a record, unless that is what stands there."""
        if part not in self._records or self._records[part] != record:
            self._records[part] = record
            show(record)

    def _show_lamp(self, dark: bool) -> None:
        """A death turns the lamp down over the sheet, where there is a lamp."""
        if dark and self.panels.look.inks.textures:
            self.panels.dusk.fall(self.panels.look.motion)
        else:
            self.panels.dusk.lift()

    # --- the sheet -----------------------------------------------------------------------------

    def show_plan(self, shown: Shown, held: Held, *, page: bool = False) -> None:
        """What is planned or pointed at, over the sheet; its row, where it is another one.

        `page`: whatever it is, the page is to be shown anew.
        """
        names, state = self.narrator.names, shown.state
        area = "" if held.beats else roads.aimed(state, held)
        plan = plan_of(names, names.tables, state, held, area, odds_shown=self.odds_shown)
        self.board.plan(None if held.beats else plan)
        self.board.focus_square(held.cursor if state.phase in _WALKED and not held.beats else "")
        other, self._aimed = area != self._aimed, area
        if other and not page:
            self.show_tray(shown, held)
        if page or (other and self.panels.face == "destination"):
            self.show_page(shown, held)
        if not page and (other or held.route is not None):
            self.show_next(shown, held)
        self._tell_square(shown, held, "" if plan is None else plan.reason or plan.words)

    def _tell_square(self, shown: Shown, held: Held, words: str) -> None:
        """A reader of the screen is told of the square that the keys come to, and of the dot."""
        route = held.route if held.pinned and not held.spot else None
        key = (self.narrator, held.cursor, route)
        if key == self._told:
            return
        new, self._told = bool(self._told) and bool(held.cursor), key
        if new and not held.beats:
            self.board.tell(square_words(self.narrator.names, shown.state, held, words))

    # --- the page ------------------------------------------------------------------------------

    def show_page(self, shown: Shown, held: Held) -> None:
        """The face that lies open; it leaves the tray free where dice lie or fall in it.

        While the book closes the last page stays; the review comes after it.
        """
        if self.closing.running:
            return
        name = faces.face(shown.state, held)
        asked = name == "setup" and shown.state.phase in ("attributes", "checks")
        falling = name == "setup" and bool(self.panels.tray.animator.running)
        before = self._page_with_keys()
        self._fill(name, shown, held)
        self.panels.show_face(name, over_tray=name in _OVER_TRAY and not asked and not falling)
        if before not in (None, self._page_with_keys()):
            self._give_keys(before)

    def _page_with_keys(self) -> QWidget | None:
        """The face that has the keys, or that a part of has them."""
        held = self.panels.window().focusWidget()
        faces_of = self.panels.faces.values()
        return next((one for one in faces_of if one is held or one.isAncestorOf(held)), None)

    def _give_keys(self, before: QWidget | None) -> None:
        """A row that had the keys is gone: its page has them if it is still there, or the sheet."""
        shown = self.panels.faces[self.panels.face]
        if shown is before:
            shown.setFocus()
        else:
            self._keys_to_board()

    def _keys_to_board(self) -> None:
        (self.twin if self.twin.isVisible() else self.board).setFocus()

    def show_fallen(self, shown: Shown, held: Held) -> None:
        """The dice lie still: what waited for them is shown."""
        if self.panels.face == "setup":
            self.show_page(shown, held)

    def _fill(self, name: FaceName, shown: Shown, held: Held) -> None:
        names, state, jottings = self.narrator.names, shown.state, self.session.jottings
        panels, put = self.panels, self._put
        match name:
            case "setup":
                put(name, setup(state, held, self.session.history), panels.setup.show_setup)
            case "destination":
                found = destinations(names, names.tables, state, held, self._aimed)
                put(name, found, panels.destination.show_destinations)
            case "encounter":
                self._show_encounter(shown, held)
            case "town":
                stands = town(names, names.tables, state, shown.choices, held)
                put(name, stands, panels.town.show_town)
            case "chapter":
                written = chapter(names, state, held.beats[0].page, jottings, held)
                put(name, written, panels.chapter.show_chapter)
            case "review":
                run = f"{len(self.session.history.entries)}.{state.ending}"
                put(name, review(names, state, jottings, run), panels.review.show_review)
            case _:
                whole = panels.book_whole
                known = read_so_far(held.beats, state)
                bound = book(names, known, held, jottings, whole=whole)
                put(name, bound, panels.book.show_book)

    def _show_encounter(self, shown: Shown, held: Held) -> None:
        """The open Encounter; a throw that ended it is read on the page it was made from."""
        state: State = held.beats[0].before if held.beats else shown.state
        offered = () if held.beats else shown.choices
        record = encounter(
            self.narrator.names,
            state,
            offered,
            held,
            self._situation_of(state),
            odds_shown=self.odds_shown,
        )
        self._put("encounter", record, self.panels.encounter.show_encounter)

    def _situation_of(self, state: State) -> str:
        """The two sentences of an Encounter; told once, since all pages are looked at for it."""
        task = state.task
        key = (self.narrator, task and (task.area, task.first, task.title), len(state.pages))
        if self._situation[0] != key:
            self._situation = (key, chapters.situation(self.narrator.names, state))
        return self._situation[1]

    @property
    def odds_shown(self) -> bool:
        """Whether chances are told at all."""
        return self.panels.look.odds is not OddsShown.OFF

    # --- the tray ------------------------------------------------------------------------------

    def show_tray(self, shown: Shown, held: Held) -> None:
        """The tray; what fell lies there until something is done."""
        state: State = held.beats[0].before if held.beats else shown.state
        record = tray(self.narrator.names, state, shown.choices, held, odds_shown=self.odds_shown)
        self._put("tray", record, self.panels.tray.show_tray)

    def show_next(self, shown: Shown, held: Held) -> None:
        """Name the next button, in the twin too; while it only waits, the keys are the board's."""
        names, state = self.narrator.names, shown.state
        typed = self.panels.tray.typed
        self.doable = next_step.now(names, state, shown.choices, held, typed)
        if self.closing.running:
            self.doable = next_step.closing()
        waiting = self.doable.doing == "wait"
        key = "" if waiting else key_name(rolls=self.doable.rolls)
        if waiting and self.panels.next.hasFocus():
            self._keys_to_board()
        self.panels.next.show_step(NextStep(self.doable.label, key, waiting=waiting))
        self.twin.tell(rows, names, shown, held, self.doable, odds_shown=self.odds_shown)
