"""Puts a position on the panels: every part gets one whole record, safe to show twice."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.kernel.game import Dice
from desktop.ui.games.aventura.panels import Panels
from desktop.ui.games.aventura.parts import faces, next_step, tray_look
from desktop.ui.games.aventura.parts.board_look import board, hand, rail
from desktop.ui.games.aventura.parts.faces import Face
from desktop.ui.games.aventura.parts.hands import Plan
from desktop.ui.games.aventura.parts.map_look import map_look
from desktop.ui.games.aventura.parts.next_step import Doable
from desktop.ui.games.aventura.parts.page_look import LEAVE, Page, asks_rows, option_page
from desktop.ui.games.aventura.parts.reader import Reader
from desktop.ui.games.aventura.parts.threat_look import threats
from desktop.ui.games.aventura.parts.tray_look import Thrown
from desktop.ui.map.look import SightLook
from desktop.ui.session import Shown
from desktop.ui.theme import OddsShown
from desktop.ui.widgets.next_button import NextStep
from desktop.ui.widgets.story_page import PageView
from desktop.words.aventura.narrator import Narrator


class Held(msgspec.Struct):
    """What the table holds beside the game: nothing here is saved."""

    reader: Reader
    plan: Plan
    rolls: tuple[Thrown, ...] = ()
    face: Face = "journal"
    lit: str = ""
    pointed: int | None = None
    aims: frozenset[str] = frozenset()
    sight: tuple[SightLook, ...] = ()
    recap: str = ""
    hint: str = ""
    picked: str = ""  # the option that is being tried, by its row's id


class Showing:
    """Shows positions on the panels; remembers only what its rows and its button choose."""

    def __init__(self, panels: Panels, narrator: Narrator) -> None:
        """Show on these panels, in this narrator's words."""
        self.panels = panels
        self.narrator = narrator
        self.page = Page(PageView(""))
        self.doable = Doable("wait", "")
        self._dark = False
        self._offered = PageView("")  # the entry whose option is being tried
        self._asked: Shown | None = None  # the step that offered it

    def show(self, shown: Shown, held: Held, acting: str, notes: frozenset[str]) -> None:
        """Show everything."""
        state: s.State = shown.state
        self._show_page(shown, held, acting)
        self.show_next(shown, held)
        self._show_seats(state, shown, acting, held.plan.choice)
        found = rail(self.narrator.names, state, acting)
        if found is not None:
            self.panels.rail.show_rail(found)
        self.show_map(shown, held, acting, notes)
        self._show_lamp(state)
        reading = next_step.read_on().label if held.reader.more else ""
        self.panels.twin.show_step(shown, self.page.view.words, reading)
        self.panels.tray.show_tray(
            tray_look.tray(
                self.narrator.names,
                state,
                shown.choices,
                held.rolls,
                odds_shown=self.panels.look.odds is not OddsShown.OFF,
            )
        )

    def _show_lamp(self, state: s.State) -> None:
        """A defeat turns the lamp down until a safeguard map is chosen."""
        beaten = bool(state.frames) and isinstance(state.frames[-1], s.Beaten)
        if beaten and not self._dark:
            self.panels.dusk.fall(self.panels.look.motion)
        elif not beaten and self._dark:
            self.panels.dusk.lift()
        self._dark = beaten

    def show_map(self, shown: Shown, held: Held, acting: str, notes: frozenset[str]) -> None:
        """Show the map alone, as when a hand points."""
        names = self.narrator.names
        look = map_look(
            names,
            shown.state,
            shown.choices,
            acting,
            notes=notes,
            aims=held.aims or held.plan.aims,
            sight=held.sight,
        )
        if look is not None:
            self.panels.map.show_map(look)

    def _show_page(self, shown: Shown, held: Held, acting: str) -> None:
        state: s.State = shown.state
        names = self.narrator.names
        panels = self.panels
        if _fights(state, held):
            panels.page.setCurrentWidget(panels.threat)
            panels.threat.show_threat(threats(names, state, held.pointed))
            self.page = Page(PageView(""))
            panels.cover_tray(False)
            return
        if held.face == "ways" and not state.frames and not held.reader.more:
            self.page = faces.travel(names, shown)
        else:
            self.page = faces.story(self.narrator, shown, held.reader, acting)
        view = self._with_pick(self.page.view, shown, held)
        view = msgspec.structs.replace(view, recap=held.recap, hint=held.hint)
        panels.page.setCurrentWidget(panels.story)
        panels.story.show_page(view)
        panels.cover_tray(_covers(shown, held))

    def _with_pick(self, view: PageView, shown: Shown, held: Held) -> PageView:
        """While an option is tried its entry stays, all options in place and the pick ticked."""
        frame = shown.state.frames[-1] if shown.state.frames else None
        if isinstance(frame, s.Reading) and not held.reader.more:
            self._offered, self._asked = view, shown
            return view
        trying = isinstance(frame, s.Rolling) or held.reader.just_thrown
        if not trying or not held.picked or self._offered.title != view.title:
            return view
        rows = tuple(
            msgspec.structs.replace(row, chosen=row.id == held.picked)
            for row in self._offered.options
            if row.id != LEAVE
        )
        if not any(row.chosen for row in rows):
            return view
        return msgspec.structs.replace(self._offered, options=rows)

    def retell_offer(self, reader: Reader) -> None:
        """Say the entry whose option is being tried again, in the narrator's present language."""
        asked = self._asked
        if asked is None or reader.current is None:
            self._offered = PageView("")
            return
        base = faces.current_page(reader, more=True)
        leave = c.Leave() in asked.choices
        names = self.narrator.names
        self._offered = option_page(names, asked.state, base, leave=leave).view

    def show_next(self, shown: Shown, held: Held) -> None:
        """Name the next button."""
        state: s.State = shown.state
        names = self.narrator.names
        hand, look = self.panels.scene.hand, self.panels.scene.look
        if isinstance(held.plan.choice, c.Move):
            move = held.plan.choice
            self.doable = next_step.planned_move(names, state, move, held.plan.steps)
        elif isinstance(held.plan.choice, c.Choice):
            self.doable = next_step.planned(names, state, held.plan.choice)
        elif hand.token and hand.target in (look.refusals if look is not None else {}):
            self.doable = next_step.no_way()
        elif held.reader.more:
            self.doable = next_step.read_on()
        else:
            self.doable = next_step.now(names, state, shown.choices, self.panels.tray.typed)
        key = ""
        if self.doable.doing != "wait":
            key = (
                QCoreApplication.translate("Keys", "Space")
                if self.doable.rolls
                else QCoreApplication.translate("Keys", "Enter")
            )
        self.panels.next.show_step(
            NextStep(self.doable.label, key, waiting=self.doable.doing == "wait")
        )

    def _show_seats(self, state: s.State, shown: Shown, acting: str, planned: object) -> None:
        self.panels.seat(tuple(one.id for one in state.investigators))
        for seat in self.panels.seats:
            mine = seat.who == acting
            names, offered = self.narrator.names, shown.choices
            seat.board.show_board(board(names, state, seat.who, mine))
            seat.hand.show_hand(hand(names, state, seat.who, offered, mine, planned))


def _fights(state: s.State, held: Held) -> bool:
    """Whether the adversaries' cards lie on the page."""
    if held.face != "combat" or held.reader.more or asks_rows(state):
        return False
    return state.visit is not None and bool(state.visit.tokens)


def _covers(shown: Shown, held: Held) -> bool:
    """Whether the page may lie over the tray: it is empty, or an entry is read and no dice wait."""
    if any(isinstance(one, c.Throw | Dice) for one in shown.choices):
        return False
    if not held.rolls:
        return True
    return held.reader.current is not None and not held.reader.just_thrown
