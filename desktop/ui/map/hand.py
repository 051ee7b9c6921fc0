"""The player's hand over the map: what it holds, where it points, where it puts it down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.ui.map.look import Dropped, Targeted

if TYPE_CHECKING:
    from desktop.ui.map.scene import MapScene


class Hand:
    """A plan in the making; it knows no rules and tells the scene's signals what was done."""

    def __init__(self, scene: MapScene) -> None:
        """An empty hand."""
        self._scene = scene
        self.token = ""
        self.target = ""
        self.cursor = ""
        self.dragging = False
        self._pressed: QPointF | None = None
        self._was_held = False

    def press(self, token: str, zone: str, at: QPointF) -> None:
        """A button went down on a token, else on a zone, else on nothing."""
        scene = self._scene
        if self.token and token != self.token:
            self.put(zone)
            return
        if token and self._may_take(token):
            self._was_held = self.token == token
            self._take(token)
            self._pressed = at
            return
        if zone and scene.glows_at(zone, at):
            scene.investigate.emit(zone)

    def move(self, zone: str, at: QPointF) -> None:
        """The pointer moved, with or without a button."""
        if self._pressed is not None and not self.dragging:
            way = (at - self._pressed) * self._scene.scale
            self.dragging = way.manhattanLength() >= QApplication.startDragDistance()
        if self.dragging:
            self._scene.carry(self.token, at)
        self.point(zone)

    def release(self, zone: str) -> None:
        """The button came up: a drag ends here; a second click on a held token lets it go."""
        pressed, self._pressed = self._pressed, None
        if self.dragging:
            self.put(zone)
        elif pressed is not None and self._was_held:
            self.drop()

    def point(self, zone: str) -> None:
        """Point at a zone; with a token in hand it becomes the plan's target."""
        if zone and zone != self.cursor:
            self.cursor = zone
            self._scene.pointed.emit(zone)
        if self.token and zone != self.target:
            self._aim(zone)

    def step_to(self, zone: str, token: str) -> None:
        """The keyboard points at a zone; the acting token comes into the hand by itself."""
        if token and not self.token and self._scene.offers(token):
            self._take(token)
        if self.token and zone == self._scene.home_of(self.token):
            self.cursor = zone
            self.drop()
            self._scene.pointed.emit(zone)
            return
        self.point(zone)
        self._scene.restyle()

    def accept(self) -> bool:
        """Put the token on the target; whether there was one."""
        if not self.token or not self.target:
            return False
        self.put(self.target)
        return True

    def put(self, zone: str) -> None:
        """Put the token down: handed in if it may go there, else it goes back with the reason."""
        scene, token = self._scene, self.token
        self._empty()
        if not token:
            return
        if zone and scene.steps_to(zone) is not None and zone != scene.home_of(token):
            scene.hush()
            scene.dropped.emit(Dropped(token, zone))
        elif zone and zone != scene.home_of(token):
            scene.refuse(zone)
            scene.targeted.emit(Targeted(token))
        else:
            scene.hush()
            scene.targeted.emit(Targeted(token))
        scene.settle(token)

    def drop(self) -> bool:
        """Give the plan up; whether there was one."""
        token = self.token
        self._empty()
        if not token:
            return False
        self._scene.hush()
        self._scene.settle(token)
        self._scene.targeted.emit(Targeted(token))
        return True

    def leave(self) -> bool:
        """Give the plan up and stop pointing; the arrows begin at the acting token again."""
        self.cursor = ""
        return self.drop()

    def forget(self) -> None:
        """Another map lies on the table: nothing is held, nothing is pointed at."""
        self.token, self.target, self.cursor = "", "", ""
        self.dragging, self._pressed = False, None

    def _may_take(self, token: str) -> bool:
        """Whether a token can be taken; one that does not act is announced first."""
        scene = self._scene
        if scene.look is not None and token != scene.look.acting:
            scene.picked.emit(token)
        return scene.offers(token)

    def _take(self, token: str) -> None:
        if self.token != token:
            self.token, self.target = token, ""
            self._scene.hush()
            self._scene.restyle()

    def _aim(self, zone: str) -> None:
        scene = self._scene
        self.target = "" if zone == scene.home_of(self.token) else zone
        steps = scene.steps_to(self.target)
        if self.target and steps is None:
            scene.explain(self.target)
        else:
            scene.hush()
        scene.restyle()
        legal = self.target if steps is not None else ""
        scene.targeted.emit(Targeted(self.token, legal, steps or 0))

    def _empty(self) -> None:
        self.token, self.target, self.dragging, self._pressed = "", "", False, None
        self._scene.restyle()
