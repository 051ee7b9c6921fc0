"""The map as a scene: zones and tokens by their ids, restyled with each look, never rebuilt."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QLineF, QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsScene

from desktop.drawing.inks import Inks
from desktop.drawing.map_painter import paint_floor, paint_ink
from desktop.drawing.map_plan import Plan, bare_floor, drafting, kept_plan
from desktop.ui.map.animator import BACK_MS, STEP_MS, Animator
from desktop.ui.map.hand import Hand
from desktop.ui.map.look import MapLook
from desktop.ui.map.overlay import SightItem, Slip, WayItem
from desktop.ui.map.picture import PictureItem
from desktop.ui.map.press import PATIENCE, Press
from desktop.ui.map.rows import Rows
from desktop.ui.map.token import TokenItem
from desktop.ui.map.zone import ZoneItem, ZoneLook

AROUND = 62.0
REASON_MS = 2500


class MapScene(QGraphicsScene):
    """Shows looks and tells what the hand did; it knows no rules."""

    picked = Signal(str)  # a token that is not the acting one was clicked
    pointed = Signal(str)  # the zone that pointer or arrows stand on
    targeted = Signal(object)  # Targeted
    dropped = Signal(object)  # Dropped
    refused = Signal(str)  # the reason that now stands at the zone
    investigate = Signal(str)  # the zone whose letter was clicked
    aimed = Signal(object)  # Aimed
    laid = Signal()  # another map lies on the table, or its bare floor
    inked = Signal()

    def __init__(self, inks: Inks, parent: QObject | None = None) -> None:
        """An empty table."""
        super().__init__(parent)
        self.inks = inks
        self.scale = 1.0
        self.density = 1.0
        self.zoom = 1.0
        self.cursor_shown = False
        self.look: MapLook | None = None
        self.plan: Plan | None = None
        self.bare = QPainterPath()
        self.bounds = QRectF()
        self.zones: dict[str, ZoneItem] = {}
        self.tokens: dict[str, TokenItem] = {}
        self.animator = Animator(self)
        self.hand = Hand(self)
        self._rows: Rows | None = None
        self.press = Press(self)
        self._stale: dict[PictureItem, None] = {}
        self.way, self.sight, self.slip = WayItem(inks), SightItem(inks), Slip(inks)
        for item in (self.way, self.sight, self.slip):
            self.addItem(item)
        self._reason_clock = QTimer(self)
        self._reason_clock.setSingleShot(True)
        self._reason_clock.setInterval(REASON_MS)
        self._reason_clock.timeout.connect(self.hush)

    # --- what is shown -------------------------------------------------------------------------

    def show_map(self, look: MapLook, *, at_once: bool = False) -> None:
        """Show a look; tokens walk to their new zones unless `at_once` (undo, load)."""
        if look == self.look and not at_once:
            return
        before, self.look = self.look, look
        if before is None or before.zone_map is not look.zone_map:
            before = None
            self._clear()
            self._draft(look)
        if self.plan is not None:
            self._show(look, before, at_once)

    def _show(self, look: MapLook, before: MapLook | None, at_once: bool) -> None:
        self._stand(look, before, at_once)
        if self.hand.token and not self.offers(self.hand.token):
            self.hand.drop()
        self.restyle()
        self._show_sight(look)

    def show_inks(self, inks: Inks) -> None:
        """Change the theme."""
        self.inks = inks
        if self.plan is None or self.look is None:
            return
        for item in self.tokens.values():
            item.show_look(item.look, inks)
        self._stale.update(dict.fromkeys(self.tokens.values()))
        self.inked.emit()
        self.restyle(0)  # all of the window is drawn now: labels follow
        self._show_sight(self.look)

    def rescale(self, scale: float, density: float = 1.0) -> None:
        """Tell labels and tokens the view's scale, so that they stay legible.

        Their pictures are taken with `sharpen`, for instance when zooming has come to rest.
        """
        self.scale, self.density = scale, density
        for zone in self.zones.values():
            zone.label.grow(scale)
            self._stale[zone.label] = None
        for token in self.tokens.values():
            token.resize(token.share, scale)
            self._stale[token] = None

    def sharpen(self, seconds: float = PATIENCE) -> None:
        """Take the pictures that are missing or no longer true, so many seconds of it now."""
        if self._stale:
            self.press.take(self, self._take_pictures())
            self.press.hasten(self, seconds)

    def _take_pictures(self) -> Iterator[None]:
        while self._stale:
            item, _ = self._stale.popitem()
            if item.take_picture(self.scale * self.density):
                yield

    def draw(self, painter: QPainter) -> None:
        """All of the map in lines, for pictures and print, in sheet units."""
        if self.plan is None:
            return
        paint_floor(painter, self.plan, self.inks)
        for zone in self.zones.values():
            zone.draw(painter)
        paint_ink(painter, self.plan, self.inks)
        for item in (*(zone.label for zone in self.zones.values()), *self.tokens.values()):
            painter.save()
            painter.translate(item.pos())
            item.draw(painter)
            painter.restore()

    def restyle(self, seconds: float = PATIENCE) -> None:
        """Style every zone by the look and the hand; draw the way of the plan."""
        if self.look is None or self.plan is None:
            return
        for zone in self.zones.values():
            if zone.show_look(self._style(self.look, zone.id), self.inks):
                self._stale[zone.label] = None
        target = self.hand.target
        _, way = self.look.reach.get(target, (0, ())) if self.hand.token else (0, ())
        self.way.show_way(self.plan.way(way), self.inks)
        self.sharpen(seconds)

    def _style(self, look: MapLook, zone: str) -> ZoneLook:
        hand = self.hand
        steps = self.steps_to(zone)
        pointed = zone == (hand.target if hand.token else self.cursor_shown and hand.cursor)
        return ZoneLook(
            lit=zone == self.home_of(look.acting),
            padlocked=zone in look.padlocks,
            entered=zone in look.entered,
            investigated=zone in look.investigated,
            glowing=zone in look.glowing,
            noted=zone in look.notes,
            steps=steps or None,
            stop=zone in look.stops,
            offered=bool(hand.token) and bool(steps),
            target=pointed and (steps is not None or not hand.token),
            refused=pointed and bool(hand.token) and steps is None,
        )

    def _show_sight(self, look: MapLook) -> None:
        plan = self.plan
        if plan is None:
            return
        lines: list[tuple[QLineF, QPointF | None]] = []
        for seen in look.sight:
            line = QLineF(plan.centre(seen.start), plan.centre(seen.end))
            stop = None if seen.stop is None else plan.spot(*seen.stop)
            lines.append((line, (stop or line.center()) if not seen.clear else None))
        self.sight.show_lines(lines, self.inks)

    def _clear(self) -> None:
        """Take everything off the table."""
        self.hand.forget()
        for zone in self.zones.values():
            self.removeItem(zone.label)
            self.removeItem(zone)
        for token in self.tokens.values():
            self.animator.forget(token)
            self.removeItem(token)
        self._stale.clear()
        self.tokens, self.zones, self.plan, self._rows = {}, {}, None, None
        self.way.show_way((), self.inks)
        self.sight.show_lines([], self.inks)

    def _draft(self, look: MapLook) -> None:
        """Put another map on the table; its bare floor until the plan is made."""
        self.press.drop("plan")
        plan = kept_plan(look.id, look.zone_map)
        if plan is not None:
            self._lay_out(plan)
            return
        self.bare = bare_floor(look.id, look.zone_map)
        self._spread(self.bare.boundingRect())
        self.press.take("plan", self._drafting(look))
        self.press.hasten("plan", 0)  # there is a bare floor to be seen meanwhile

    def _drafting(self, look: MapLook) -> Iterator[None]:
        plan = yield from drafting(look.id, look.zone_map)
        self._lay_out(plan)
        if self.look is not None:
            self._show(self.look, None, True)

    def _lay_out(self, plan: Plan) -> None:
        self.plan, self.bare = plan, QPainterPath()
        self._rows = Rows(plan)
        self.zones = {name: ZoneItem(part, self.inks) for name, part in plan.zones.items()}
        for zone in self.zones.values():
            self.addItem(zone)
            self.addItem(zone.label)
            self._stale[zone.label] = None
        self._spread(plan.bounds)

    def _spread(self, bounds: QRectF) -> None:
        """Tell the views what to fit."""
        self.bounds = bounds
        self.setSceneRect(bounds.adjusted(-AROUND, -AROUND, AROUND, AROUND))
        self.laid.emit()
        self.update()

    # --- tokens --------------------------------------------------------------------------------

    def _stand(self, look: MapLook, before: MapLook | None, at_once: bool) -> None:
        """Put every token in its row; those that changed zones walk there."""
        if self._rows is None:
            return
        for gone in self.tokens.keys() - {token.id for token in look.tokens}:
            self.animator.forget(self.tokens[gone])
            self._stale.pop(self.tokens[gone], None)
            self.removeItem(self.tokens.pop(gone))
        homes = self._rows.homes(look.tokens)
        for token in look.tokens:
            home, size = homes[token.id]
            item = self.tokens.get(token.id)
            if item is None:
                item = self.tokens[token.id] = TokenItem(token, self.inks)
                item.home = home
                item.setPos(home)
                self.addItem(item)
            item.show_look(token, self.inks)
            item.resize(size, self.scale)
            self._stale[item] = None
            was = before.token(token.id) if before is not None else None
            self._send(item, home, was.zone if was is not None else token.zone, at_once)

    def _send(self, item: TokenItem, home: QPointF, start: str, at_once: bool) -> None:
        """Send a token from the zone where it was to its place now."""
        stood, item.home = item.home, home
        held = self.hand.dragging and self.hand.token == item.look.id
        if item.pos() == home or held:
            return
        if at_once or self.plan is None:
            self.animator.forget(item)
            item.setPos(home)
        elif start != item.look.zone and item.pos() == stood:
            way = self.plan.route(start, item.look.zone)
            points = [item.pos(), *self.plan.way(way)[1:-1], home]
            self.animator.walk(item, points, STEP_MS * max(1, len(way) - 1))
        else:
            self.animator.walk(item, [item.pos(), home], BACK_MS)

    def carry(self, token: str, at: QPointF) -> None:
        """Carry a token under the pointer."""
        item = self.tokens[token]
        self.animator.forget(item)
        item.lift(True)
        item.setPos(at)

    def settle(self, token: str) -> None:
        """Let a token glide back to where it stands."""
        item = self.tokens.get(token)
        if item is None:
            return
        item.lift(False)
        if item.pos() != item.home and not self.animator.moves(item):
            self.animator.walk(item, [item.pos(), item.home], BACK_MS)

    # --- what the hand asks --------------------------------------------------------------------

    def offers(self, token: str) -> bool:
        """Whether the player may take this token now; the table may answer by another look."""
        look = self.look
        seen = look.token(token) if look is not None else None
        return look is not None and seen is not None and seen.movable and token == look.acting

    def home_of(self, token: str) -> str:
        """The zone where a token stands."""
        seen = self.look.token(token) if self.look is not None else None
        return seen.zone if seen is not None else ""

    def steps_to(self, zone: str) -> int | None:
        """How many steps away a zone is for the acting token; None where it may not go."""
        found = self.look.reach.get(zone) if self.look is not None else None
        return found[0] if found is not None else None

    def glows_at(self, zone: str, at: QPointF) -> bool:
        """Whether a place is on the letter of a zone that may be investigated now."""
        look, item = self.look, self.zones.get(zone)
        if look is None or item is None or zone not in look.glowing:
            return False
        return item.label.letter_box().contains(at)

    def letter_at(self, zone: str) -> QPointF:
        """Where the letter of a zone stands, in the scene. Raises KeyError."""
        return self.zones[zone].label.letter_box().center()

    def zone_at(self, at: QPointF) -> str:
        """The zone at a place, or none."""
        return next((z.id for z in self.zones.values() if z.shape().contains(at)), "")

    def token_at(self, at: QPointF) -> str:
        """The token at a place, the nearest where small ones overlap; or none."""
        near = {
            name: QLineF(token.pos(), at).length()
            for name, token in self.tokens.items()
            if token.outline().contains(at - token.pos())
        }
        return min(near, key=lambda name: near[name], default="")

    def aim(self, token: str) -> str:
        """Show that a card hovers over an adversary; return it if a card may be put there."""
        look = self.look
        seen = look.token(token) if look is not None else None
        fits = seen is not None and not seen.investigator
        if look is not None and look.aims:
            fits = token in look.aims
        for name, item in self.tokens.items():
            if item.aimed_at != (fits and name == token):
                item.aim(not item.aimed_at)
                self._stale[item] = None
        self.sharpen()
        return token if fits else ""

    # --- reasons -------------------------------------------------------------------------------

    def explain(self, zone: str) -> str:
        """Say at a zone why the acting token may not go there; return the reason."""
        item = self.zones.get(zone)
        reason = self.look.refusals.get(zone, "") if self.look is not None else ""
        self._reason_clock.stop()
        if item is None or not reason:
            self.slip.hide()
        else:
            self._show_slip(item, reason)
        return reason

    def _show_slip(self, item: ZoneItem, words: str) -> None:
        at = QPointF(*item.plan.shape.centre) - QPointF(0, 30)
        self.slip.say(words, at, self.inks, self.zoom)
        for view in self.views():
            seen = view.viewport().rect().toRectF()
            self.slip.keep_inside(seen, view.mapFromScene(at).toPointF())

    def say_at(self, zone: str, words: str) -> None:
        """Let words stand at a zone for 2.5 s."""
        item = self.zones.get(zone)
        if item is not None:
            self._show_slip(item, words)
            self._reason_clock.start()

    def refuse(self, zone: str) -> None:
        """Say it for 2.5 s, and tell it, for the log."""
        reason = self.explain(zone)
        if reason:
            self._reason_clock.start()
            self.refused.emit(reason)

    def hush(self) -> None:
        """Take the reason away."""
        self._reason_clock.stop()
        self.slip.hide()
