"""What hands do to the table: figures put down, cards dropped, rows and zones pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.kernel.game import Answer
from desktop.ui.games.aventura.panels import Given
from desktop.ui.games.aventura.parts.hands import exchange_of, holder, targets
from desktop.ui.games.aventura.parts.map_look import serial_of
from desktop.ui.map.look import Aimed, Dropped, Targeted
from desktop.ui.widgets.card_hand import HeldCard
from desktop.ui.widgets.option_row import OptionRow
from desktop.words.aventura.reasons import sentence

if TYPE_CHECKING:
    from desktop.ui.games.aventura.table import AventuraTable


class Touch(QObject):
    """Finds the choice that the rules offer for each touch, or has the reason said."""

    def __init__(self, table: AventuraTable) -> None:
        """Listen to every part of a table that can be touched."""
        super().__init__(table)
        self.table = table
        panels, scene = table.panels, table.panels.scene
        scene.dropped.connect(self._dropped)
        scene.targeted.connect(self._targeted)
        scene.investigate.connect(self._investigate_zone)
        scene.picked.connect(self._pick_token)
        scene.aimed.connect(self._aimed)
        panels.story.picked.connect(self._row_picked)
        panels.threat.pointed.connect(self._point_at)
        panels.tray.entered.connect(self._typed)
        panels.given.connect(self._give)
        panels.looked.connect(self._looked_at)
        panels.card_chosen.connect(self._card_chosen)

    def _dropped(self, dropped: Dropped) -> None:
        self.table.choose(c.Move(dropped.token, dropped.zone))

    def _targeted(self, target: Targeted) -> None:
        if target.zone:
            self.table.held.plan.light(c.Move(target.token, target.zone), target.steps)
        else:
            self.table.held.plan.drop()
        self.table.showing.show_next(self.table.session.shown, self.table.held)

    def _investigate_zone(self, zone: str) -> None:
        state: s.State = self.table.session.shown.state
        here = [one.id for one in state.investigators if one.zone == zone]
        self.table.investigate(
            self.table.acting if self.table.acting in here else (here or [""])[0]
        )

    def _pick_token(self, token: str) -> None:
        serial = serial_of(token)
        if serial is None:
            self.table.light(token)
        else:
            self._point_at(serial)

    def _point_at(self, serial: object) -> None:
        if isinstance(serial, int):
            self.table.held.pointed = serial
            if isinstance(self.table.held.plan.choice, c.Activate):
                wish = c.Activate(
                    self.table.held.plan.choice.who, self.table.held.plan.choice.card, serial
                )
                if wish in self.table.session.shown.choices:
                    self.table.held.plan.light(wish)
            self.table.refresh()

    def _aimed(self, aimed: Aimed) -> None:
        serial = serial_of(aimed.token)
        if serial is None or not aimed.card.isdigit():
            return
        table, shown, card = self.table, self.table.session.shown, int(aimed.card)
        wish = c.Activate(holder(shown.state, card) or table.acting, card, serial)
        if wish in shown.choices:
            table.choose(wish)
        elif (reason := table.session.refuse(wish)) is not None:
            table.say_refusal(reason)
            words = sentence(table.narrator.names, shown.state, reason)
            table.panels.scene.say_at(table.panels.scene.home_of(aimed.token), words)

    def _looked_at(self, held: HeldCard | None) -> None:
        """A weapon that is looked at shows whom it reaches and what blocks its line."""
        card = int(held.id) if held is not None else 0
        shown = self.table.session.shown
        self.table.held.aims = targets(shown.choices, card) if card else frozenset()
        state: s.State = shown.state
        weapon = card > 0 and self.table.narrator.names.pack.cards[card].action is not None
        fight = state.visit is not None and bool(state.visit.tokens)
        self.table.held.sight = self.table.sight() if weapon and fight else ()
        self.table.show_map()

    def _card_chosen(self, held: HeldCard) -> None:
        self.table.use_card(int(held.id))

    def _give(self, given: Given) -> None:
        """A card was dropped on the partner's board: an exchange, if it is allowed."""
        who = holder(self.table.session.shown.state, given.card)
        if not who or who == given.to:
            return
        if not any(isinstance(one, c.Give | c.Take) for one in self.table.session.shown.choices):
            opening = exchange_of(self.table.session.shown.choices, self.table.acting)
            if opening not in self.table.session.shown.choices:
                reason = self.table.session.refuse(opening)
                if reason is not None:
                    self.table.say_refusal(reason)
                return
            self.table.choose(opening)
        for choice in (c.Give(given.card), c.Take(given.card)):
            if choice in self.table.session.shown.choices:
                self.table.choose(choice)
                return

    def _row_picked(self, row: OptionRow) -> None:
        choice = self.table.showing.page.choices.get(row.id)
        if isinstance(choice, str):
            self.table.commands.after_ending(choice)
        elif isinstance(choice, c.Travel | c.GiveUp | c.Withdraw):
            self.table.plan(choice)
        elif choice is not None:
            self.table.choose(choice)

    def _typed(self, faces_typed: tuple[int, ...]) -> None:
        self.table.choose(Answer(faces_typed))
