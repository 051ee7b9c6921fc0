"""What hands do to the table: squares, rows, dice, boxes and slips touched."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.rules.games.book import choices as c
from desktop.rules.kernel.game import Answer
from desktop.ui.games.book.parts import building
from desktop.ui.games.book.parts.encounter_look import plan_for
from desktop.ui.games.book.parts.page_look import PLACE
from desktop.ui.games.book.parts.ruling import SERVICES
from desktop.ui.sheet.look import Pointed
from desktop.ui.widgets.adventurer_note import Placed, Renamed
from desktop.ui.widgets.chapter_page import OwnLine
from desktop.ui.widgets.encounter_page import Build, Deed
from desktop.ui.widgets.setup_page import Given
from desktop.ui.widgets.town_page import ServiceRow, WareRow

if TYPE_CHECKING:
    from desktop.ui.games.book.table import BookTable

_DEEDS = {"flee": c.Flee(), "convert": c.Convert(), "disarm": c.Disarm()}
_SERVICES = {"rest": c.Rest(), "work": c.Work(), "leave": c.Leave()}


class Touch(QObject):
    """Finds the choice that the rules offer for each touch, or has the reason said."""

    def __init__(self, table: BookTable) -> None:
        """Listen to every part of a table that can be touched."""
        super().__init__(table)
        self.table = table
        panels, board = table.panels, table.board
        board.pointed.connect(self._pointed)
        board.left.connect(self._left)
        board.clicked.connect(self._clicked)
        board.doubled.connect(self._clicked)
        board.asked.connect(self._asked)
        panels.note.renamed.connect(self._renamed)
        panels.note.placed.connect(self._placed)
        panels.note.box_chosen.connect(self._box_chosen)
        panels.note.carried_chosen.connect(self._slip_chosen)
        panels.note.carried_pointed.connect(self._thing_pointed)
        panels.town.pointed.connect(self._thing_pointed)
        panels.setup.given.connect(self._given)
        panels.setup.taken_back.connect(self._taken_back)
        panels.setup.lit.connect(self._lit)
        panels.setup.offered.connect(table.commands.actions["like"].trigger)
        panels.destination.pointed.connect(self._row_pointed)
        panels.destination.chosen.connect(self._row_chosen)
        panels.destination.sorted_by.connect(self._sorted)
        panels.encounter.built.connect(self._built)
        panels.encounter.picked.connect(self._deed)
        panels.town.picked.connect(self._service)
        panels.town.chosen.connect(self._ware)
        panels.town.shut.connect(self._shut)
        panels.chapter.line_written.connect(self._line_written)
        panels.book.turned_to.connect(self._leaf)
        panels.book.closed.connect(self._book_closed)
        panels.book.line_asked.connect(self._line_asked)
        panels.review.called.connect(self._called)
        panels.tray.entered.connect(self._typed)
        panels.tray.added.connect(self._added)
        table.twin.chosen.connect(self._told)

    # --- the sheet -----------------------------------------------------------------------------

    def _pointed(self, at: Pointed) -> None:
        """The pen over the sheet: the line follows it, and so does the dot of a plan."""
        table, held = self.table, self.table.held
        if held.pinned and held.route is not None and at.area == held.route.area:
            held.route = c.Route(at.area, at.dot)
        if held.refused[0] not in ("", at.area):
            held.refused = ("", "")
        held.pointed, held.spot = at.area, at.dot
        table.show_plan()

    def _left(self) -> None:
        held = self.table.held
        if held.spot is not None:
            held.by_key()
            self.table.show_plan()

    def _clicked(self, at: Pointed) -> None:
        table, held = self.table, self.table.held
        state = table.session.shown.state
        table.take_focus()
        if held.beats:
            table.refresh()
            return
        if state.phase == "settle":
            table.choose(c.Settle(at.area))
        elif held.opened == "oracle":
            self._consult(at.area)
        elif state.phase not in ("road", "town"):
            return
        elif held.route is not None and held.pinned and at.area == held.route.area:
            table.press_next()
        else:
            table.doing.plan_route(at.area, at.dot)

    def _consult(self, area: str) -> None:
        """The Oracle is asked about a square; its list stays open."""
        reason = self.table.session.refuse(c.Consult(area))
        if reason is not None:
            self.table.doing.refuse_at(area, reason)
        else:
            self.table.doing.wish(c.Consult(area), keep="oracle")

    def _asked(self, at: Pointed) -> None:
        """The other button: a note at that square."""
        self.table.held.cursor = at.area
        self.table.refresh()
        self.table.overlays.ask_note()

    # --- note and setting up -------------------------------------------------------------------

    def _renamed(self, new: Renamed) -> None:
        self.table.session.rename(new.field, new.text)
        self.table.overlays.back()

    def _placed(self, placed: Placed) -> None:
        self._give(placed.die, placed.box)

    def _given(self, given: Given) -> None:
        self._give(given.die, given.box)

    def _give(self, die: int, box: str) -> None:
        table, held = self.table, self.table.held
        if table.session.shown.state.phase == "assign" and (die >= 0 or held.boxes.lit >= 0):
            held.boxes = held.boxes.put(die, box)
            table.refresh()

    def _box_chosen(self, box: str) -> None:
        """A box on the note: it takes the lit die, or is what the pool is built with."""
        table = self.table
        if table.session.shown.state.phase == "assign":
            self._give(-1, box)
        else:
            self._built(Build("attribute", box))

    def _slip_chosen(self, ware: str) -> None:
        """A slip is put into the pool or taken out of it, if it is of any use there."""
        table = self.table
        state, tables = table.session.shown.state, table.narrator.names.tables
        if plan_for(tables, state, table.held) is not None:
            part = building.part_of(tables, state, ware)
            if part is not None:
                self._built(Build(part, ware))

    def _taken_back(self, box: str) -> None:
        self.table.held.boxes = self.table.held.boxes.take(box)
        self.table.refresh()

    def _lit(self, die: int) -> None:
        self.table.held.boxes = self.table.held.boxes.light(die)
        self.table.refresh()

    # --- the page ------------------------------------------------------------------------------

    def _row_pointed(self, area: str) -> None:
        held = self.table.held
        if held.pointed != area and not held.pinned:
            held.pointed, held.spot = area, None
            self.table.show_plan()

    def _row_chosen(self, area: str) -> None:
        held = self.table.held
        if held.pinned and held.route is not None and held.route.area == area:
            self.table.press_next()
        else:
            self.table.doing.plan_route(area)

    def _sorted(self, sorting: str) -> None:
        self.table.held.sorting = "chance" if sorting == "chance" else "near"
        self.table.refresh()

    def _built(self, build: Build) -> None:
        table, held = self.table, self.table.held
        state, tables = table.session.shown.state, table.narrator.names.tables
        plan = plan_for(tables, state, held)
        if plan is None or held.beats:
            return
        wish = building.built(tables, state, plan, build)
        reason = table.session.refuse(wish)
        if reason is not None:
            table.say_refusal(reason)
            return
        held.pool, held.waits = wish, False
        table.refresh()

    def _added(self, part: str) -> None:
        """A dotted place in the tray: one more of it."""
        if part in ("strain", "bribes"):
            self._built(Build("strain" if part == "strain" else "bribes", part, 1))
        else:
            self._built(Build("item", part))

    def _deed(self, deed: Deed) -> None:
        self.table.doing.wish(_DEEDS[deed.id])

    def _thing_pointed(self, thing: str) -> None:
        """A slip of the note or a row of the Town: R tells its rule."""
        known = thing in SERVICES or thing in self.table.narrator.names.tables.wares
        self.table.held.thing = thing if known else ""

    def _service(self, row: ServiceRow) -> None:
        table, held = self.table, self.table.held
        if row.id in ("buy", "sell", "oracle"):
            held.opened = "" if held.opened == row.id else row.id
            table.refresh()
        else:
            table.doing.wish(_SERVICES[row.id])

    def _ware(self, row: WareRow) -> None:
        opened = self.table.held.opened
        kinds = {"buy": c.Buy, "sell": c.Sell, "oracle": c.Consult}
        if opened:
            self.table.doing.wish(kinds[opened](row.id), keep=opened)

    def _shut(self) -> None:
        self.table.held.opened = ""
        self.table.refresh()

    def _line_written(self, line: OwnLine) -> None:
        self.table.session.note(f"{PLACE}{line.page}", line.text)
        self.table.news.learn(self.table.session.shown, wrote=True)
        self.table.overlays.back()

    def _line_asked(self, page: int) -> None:
        """One's own line below a leaf of the book."""
        self.table.overlays.ask_note_at(f"{PLACE}{page}")

    def _leaf(self, leaf: int) -> None:
        self.table.held.leaf = leaf
        self.table.refresh()

    def _book_closed(self) -> None:
        self.table.turn("")

    def _called(self, id_: str) -> None:
        match id_:
            case "read":
                self.table.held.leaf = 0
                self.table.turn("book")
            case "print":
                self.table.print_asked.emit("book")
            case "chart":
                self.table.show_chart()
            case "again":
                self.table.again.emit()
            case "back":
                self.table.turn("")
            case _:
                self.table.left.emit()

    def _told(self, choice: object) -> None:
        """A row of the list twin: what a hand would do to the drawn table, or a choice."""
        match choice:
            case Build():
                self._built(choice)
            case Given():
                self._give(choice.die, choice.box)
            case c.Route():
                self.table.doing.draw(choice)
            case _:
                self.table.choose(choice)

    def _typed(self, faces: object) -> None:
        if isinstance(faces, tuple):
            self.table.choose(Answer(faces))
