"""Puts a position on the panels: every part gets one whole record, safe to show twice."""

from __future__ import annotations

from desktop.rules.games.book.state import State
from desktop.store.format import Jottings
from desktop.ui.games.book.panels import Panels
from desktop.ui.games.book.parts import faces, next_step
from desktop.ui.games.book.parts.destination_look import destinations
from desktop.ui.games.book.parts.encounter_look import encounter
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.next_step import Doable
from desktop.ui.games.book.parts.note_look import note
from desktop.ui.games.book.parts.page_look import book, chapter
from desktop.ui.games.book.parts.review_look import review
from desktop.ui.games.book.parts.setup_look import setup
from desktop.ui.games.book.parts.sheet_look import plan_of, sheet_look
from desktop.ui.games.book.parts.town_look import town
from desktop.ui.games.book.parts.tray_look import tray
from desktop.ui.games.book.parts.twin_rows import rows
from desktop.ui.games.book.twin import Twin
from desktop.ui.session import Session, Shown
from desktop.ui.sheet.board import SheetBoard
from desktop.ui.theme import OddsShown
from desktop.ui.widgets.next_button import NextStep
from desktop.words.book import chapters
from desktop.words.book.narrator import Narrator
from desktop.words.book.sheet_words import key_name

_OVER_TRAY = ("setup", "town", "chapter", "review", "book")


class Showing:
    """Shows positions on the panels; remembers only what its button does."""

    def __init__(
        self, session: Session, panels: Panels, board: SheetBoard, twin: Twin, narrator: Narrator
    ) -> None:
        """Show on these panels, in this narrator's words."""
        self.session = session
        self.panels = panels
        self.board = board
        self.twin = twin
        self.narrator = narrator
        self.doable = Doable("wait", "")
        self._situation: tuple[object, str] = (None, "")

    def show(self, shown: Shown, held: Held) -> None:
        """Show everything."""
        jottings = self.session.jottings
        self.panels.note.show_note(note(self.narrator.names, shown.state, held, jottings))
        self.show_sheet(shown, held, jottings)
        self.show_page(shown, held)
        self.show_tray(shown, held)
        self.show_next(shown, held)
        names = self.narrator.names
        self.twin.tell(rows, names, shown, held, self.doable)

    def show_sheet(self, shown: Shown, held: Held, jottings: Jottings) -> None:
        """The sheet; until a page is taken in, as it was before it was written."""
        state: State = held.beats[0].before if held.beats else shown.state
        names = self.narrator.names
        over = shown.state.ending is not None and not held.beats
        self.board.show_sheet(sheet_look(names, state, jottings, over=over))
        self.show_plan(shown, held)

    def show_plan(self, shown: Shown, held: Held) -> None:
        """What is planned or pointed at, over the sheet."""
        names, state = self.narrator.names, shown.state
        self.board.plan(None if held.beats else plan_of(names, names.tables, state, held))
        self.board.focus_square(held.cursor)

    def show_page(self, shown: Shown, held: Held) -> None:
        """The face that lies open."""
        name = faces.face(shown.state, held)
        asked = name == "setup" and shown.state.phase in ("attributes", "checks")
        self._fill(name, shown, held)
        self.panels.show_face(name, over_tray=name in _OVER_TRAY and not asked)

    def _fill(self, name: str, shown: Shown, held: Held) -> None:
        names, state, jottings = self.narrator.names, shown.state, self.session.jottings
        panels = self.panels
        match name:
            case "setup":
                panels.setup.show_setup(setup(state, held, self.session.history))
            case "destination":
                panels.destination.show_destinations(destinations(names, names.tables, state, held))
            case "encounter":
                self._show_encounter(shown, held)
            case "town":
                panels.town.show_town(town(names, names.tables, state, shown.choices, held))
            case "chapter":
                beat = held.beats[0]
                panels.chapter.show_chapter(
                    chapter(names, state, beat.page, beat.before.sheet, jottings, held)
                )
            case "review":
                run = f"{len(self.session.history.entries)}.{state.ending}"
                panels.review.show_review(review(names, state, jottings, run))
            case _:
                whole = panels.book_whole
                panels.book.show_book(book(names, state, held, jottings, whole=whole))

    def _show_encounter(self, shown: Shown, held: Held) -> None:
        """The open Encounter; a throw that ended it is read on the page it was made from."""
        state: State = held.beats[0].before if held.beats else shown.state
        offered = () if held.beats else shown.choices
        self.panels.encounter.show_encounter(
            encounter(
                self.narrator.names,
                state,
                offered,
                held,
                self._situation_of(state),
                odds_shown=self._odds_shown,
            )
        )

    def _situation_of(self, state: State) -> str:
        """The two sentences of an Encounter; told once, since all pages are looked at for it."""
        task = state.task
        key = (self.narrator, task and (task.area, task.first, task.title), len(state.pages))
        if self._situation[0] != key:
            self._situation = (key, chapters.situation(self.narrator.names, state))
        return self._situation[1]

    @property
    def _odds_shown(self) -> bool:
        return self.panels.look.odds is not OddsShown.OFF

    def show_tray(self, shown: Shown, held: Held) -> None:
        """The tray; what fell lies there until something is done."""
        state: State = held.beats[0].before if held.beats else shown.state
        names = self.narrator.names
        self.panels.tray.show_tray(
            tray(names, state, shown.choices, held, odds_shown=self._odds_shown)
        )

    def show_next(self, shown: Shown, held: Held) -> None:
        """Name the next button."""
        names, state = self.narrator.names, shown.state
        self.doable = next_step.now(names, state, shown.choices, held, self.panels.tray.typed)
        waiting = self.doable.doing == "wait"
        key = "" if waiting else key_name(rolls=self.doable.rolls)
        self.panels.next.show_step(NextStep(self.doable.label, key, waiting=waiting))
