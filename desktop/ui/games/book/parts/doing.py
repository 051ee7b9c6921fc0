"""What the hands do once it is clear what they mean: choices made, Routes planned and drawn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import Spot
from desktop.rules.kernel.errors import Reason
from desktop.ui.games.book.parts import roads
from desktop.ui.games.book.parts.held import Opened
from desktop.words.book.reasons import sentence

if TYPE_CHECKING:
    from desktop.ui.games.book.table import BookTable

REASON_MS = 2500
"""So long a reason stands at the square that was refused."""


class Doing(QObject):
    """Hands choices to the session of a table; what moves is cut short first."""

    def __init__(self, table: BookTable) -> None:
        """Nothing is being done."""
        super().__init__(table)
        self.table = table
        self.in_stroke = False
        self._reason = QTimer(self, singleShot=True, interval=REASON_MS)
        self._reason.timeout.connect(self._forget_reason)

    # --- choices -------------------------------------------------------------------------------

    def choose(self, choice: object) -> bool:
        """Hand a choice in; whether it was taken."""
        self.table.skip()
        return self.table.session.choose(choice)

    def wish(self, choice: object, keep: Opened = "") -> None:
        """Make a choice if it is offered, else say why not; a list stays open after it."""
        table = self.table
        reason = table.session.refuse(choice)
        if reason is not None:
            table.say_refusal(reason)
        elif self.choose(choice) and keep:
            table.held.opened = keep
            table.refresh()

    def stroke(self, *choices: object) -> None:
        """Make several choices with one stroke of the hand; only what it comes to is shown.

        It ends where a choice is not taken.
        """
        held = self.table.held
        self.in_stroke = True
        try:
            for one in choices:
                held.beats, held.after = (), ()  # what came before is in the book
                if not self.choose(one):
                    break
        finally:
            self.in_stroke = False
        self.table.refresh()

    # --- the road ------------------------------------------------------------------------------

    def point_at(self, area: str) -> None:
        """Light a destination with its best dot; the next button goes on from there."""
        held = self.table.held
        held.cursor, held.route, held.pinned = area, None, False
        held.by_key()
        self.table.refresh()

    def plan_route(self, area: str, dot: Spot | None = None) -> None:
        """Plan a Route to a dot of a square, to its best one where that is illegal; or say why not.

        With a `dot`, the square is in sight of the pointer and keeps its place under it.
        """
        table, held = self.table, self.table.held
        state = table.session.shown.state
        route = roads.dropped_at(state, area, dot) if dot is not None else roads.aim(state, area)
        held.route, held.pinned = route, route is not None
        held.refused = ("", "")
        if dot is None:
            held.cursor = area
            held.by_key()
        elif route is not None:
            held.cursor = ""
        table.refresh()
        if route is None:
            middle = tuple(20 * place + 10 for place in roads.place(area))
            reason = table.session.refuse(c.Route(area, (middle[0], middle[1])))
            if reason is not None:
                self.refuse_at(area, reason)

    def refuse_at(self, area: str, reason: Reason) -> None:
        """Say why not, at the square for a while and on the log line."""
        table = self.table
        state = table.session.shown.state
        table.held.refused = (area, sentence(table.narrator.names, state, reason))
        self._reason.start()
        table.show_plan()
        table.say_refusal(reason)

    def _forget_reason(self) -> None:
        held = self.table.held
        if held.refused[0]:
            held.refused = ("", "")
            self.table.show_plan()

    def draw(self, route: c.Route) -> None:
        """Draw a Route, if it is legal; a Town is left first, its page is in the book."""
        table = self.table
        state = table.session.shown.state
        if not roads.legal(state, route):
            self.refuse_at(route.area, self._why_not(route))
        elif state.phase == "town":
            self.stroke(c.Leave(), route)
        else:
            self.choose(route)

    def _why_not(self, route: c.Route) -> Reason:
        """Why a Route is not to be drawn, from a Town as from the road."""
        session = self.table.session
        told = session.history
        if session.shown.state.phase == "town":
            told = told.choose(c.Leave())  # looked at, not kept
        reason = told.game.refuse(told.content, told.state, route)
        return reason or Reason("not_now", {"phase": told.state.phase})

    # --- the next button -----------------------------------------------------------------------

    def press_next(self) -> None:
        """Do the one thing that the next button is named after."""
        table = self.table
        if table.showing.closing.skip():
            return
        doable = table.showing.doable
        plain = {
            "beat": self._take_in,
            "aim": self._aim,
            "hand_in": table.panels.tray.hand_in,
            "shelf": table.left.emit,
        }
        if doable.doing in plain:
            plain[doable.doing]()
        elif isinstance(doable.choice, c.Route):
            self.draw(doable.choice)
        elif doable.doing == "try":
            self._try(doable.choice)
        elif doable.choice is not None:
            self.choose(doable.choice)
        else:
            table.overlays.take_up()

    def _aim(self) -> None:
        self.plan_route(self.table.held.cursor)

    def _take_in(self) -> None:
        table = self.table
        table.skip()
        if table.held.turned:
            table.turn("")
            return
        table.news.take_in()
        table.refresh()

    def _try(self, plan: object) -> None:
        """The pool is handed in and thrown in one stroke; with real dice it waits for them."""
        if self.table.session.shown.state.options["dice"] == "typed":
            self.choose(plan)
        else:
            self.stroke(plan, c.Throw())
