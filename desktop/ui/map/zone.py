"""A zone on screen: its light, which the ground shows under the ink, and its label above."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient
from PySide6.QtWidgets import QGraphicsItem

from desktop.drawing import zone_marks
from desktop.drawing.inks import Inks, faded
from desktop.drawing.map_letters import LETTER
from desktop.drawing.map_plan import ZonePlan
from desktop.drawing.map_things import seed
from desktop.drawing.tokens import padlock
from desktop.drawing.zone_marks import mixed
from desktop.ui.map.picture import PictureItem

LEAST_LETTER = 14.0
OFFERED = 0.42
"""How much of the lit colour lies on a zone that a token may go to."""


class ZoneLook(msgspec.Struct, frozen=True):
    """How one zone looks now."""

    lit: bool = False
    padlocked: bool = False
    entered: bool = False
    investigated: bool = False
    glowing: bool = False
    noted: bool = False
    steps: int | None = None
    stop: bool = False
    offered: bool = False
    target: bool = False
    refused: bool = False


class ZoneItem(QGraphicsItem):
    """The floor of a zone: lit, offered, targeted, hatched. Its `label` carries letter and disc.

    The ground draws its light, between floor and ink; the item itself paints nothing.
    """

    def __init__(self, plan: ZonePlan, inks: Inks) -> None:
        """A zone without light."""
        super().__init__()
        self.plan = plan
        self.look = ZoneLook()
        self.inks = inks
        self.label = ZoneLabel(self)
        self.light: tuple[bool, ...] = ()
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def id(self) -> str:
        """The zone's id."""
        return self.plan.shape.id

    def show_look(self, look: ZoneLook, inks: Inks) -> bool:
        """Re-style; whether it looks other than before."""
        if look == self.look and inks is self.inks:
            return False
        light = (look.lit, look.target, look.offered, look.padlocked, look.refused)
        self.look, self.inks = look, inks
        shown = light if any(light) else ()
        if shown != self.light:
            self.light = shown
            self.scene().update(self.boundingRect())
        return True

    def boundingRect(self) -> QRectF:
        """The zone and the ring around it."""
        return self.plan.path.boundingRect().adjusted(-2, -2, 2, 2)

    def shape(self) -> QPainterPath:
        """The zone's polygon."""
        return self.plan.path

    def draw(self, painter: QPainter) -> None:
        """Light and hatching."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        look, inks, path = self.look, self.inks, self.plan.path
        if look.lit:
            painter.fillPath(path, self._pool())
        elif look.target:
            painter.fillPath(path, faded(inks.lit, 0.9))
        elif look.offered:
            painter.fillPath(path, faded(inks.lit, OFFERED))
        if look.padlocked:
            zone_marks.hatch(painter, inks, path)
        if look.target or look.refused:
            self._ring(painter)
        elif not inks.textures and (look.lit or look.offered):
            self._inline(painter)

    def _pool(self) -> QRadialGradient:
        """The lamp stands over the zone's centre."""
        box = self.plan.path.boundingRect()
        reach = max(box.width(), box.height()) * 0.75
        pool = QRadialGradient(QPointF(*self.plan.shape.centre), max(reach, 1.0))
        middle, edge = QColor(self.inks.lit), QColor(self.inks.lit_edge)
        pool.setColorAt(0, middle)
        pool.setColorAt(0.35, middle)
        pool.setColorAt(1, edge)
        return pool

    def _ring(self, painter: QPainter) -> None:
        """Two lines along the inside of the walls: ink, then paper."""
        outer, inner = self.inks.focus_widths
        painter.save()
        painter.setClipPath(self.plan.path, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wall = self.inks.wall_width
        colour = self.inks.red if self.look.refused else self.inks.ink
        for width, ink in (((outer + inner) * 2, self.inks.page), (outer * 2, colour)):
            pen = QPen(QColor(ink), width + wall)
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPath(self.plan.path)
        painter.restore()

    def _inline(self, painter: QPainter) -> None:
        """Where no light can be seen: a line along the walls, dashed for zones on offer."""
        painter.save()
        painter.setClipPath(self.plan.path, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = 2 * (self.inks.wall_width + 3)
        for width, ink in ((wide + 5, self.inks.amber), (wide, self.inks.floor)):
            pen = QPen(QColor(ink), width)
            if self.look.offered and ink != self.inks.floor:
                pen.setDashPattern([8 / width, 6 / width])
            pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
            painter.setPen(pen)
            painter.drawPath(self.plan.path)
        painter.restore()


class ZoneLabel(PictureItem):
    """Letter, disc, title, padlock and pencil mark of a zone; never smaller than can be read."""

    def __init__(self, zone: ZoneItem) -> None:
        """A label over its zone (a sibling in the scene: the ink lies between them)."""
        super().__init__()
        self._zone = zone
        self._growth = 1.0
        self._spot: tuple[float, float] | None = None
        self.setZValue(2)

    @property
    def zone(self) -> ZoneItem:
        """The zone that it names."""
        return self._zone

    @property
    def growth(self) -> float:
        """How much larger than planned it is drawn."""
        return self._growth

    def grow(self, scale: float) -> None:
        """Fit the label to the view's scale, so that letters are at least 14 px."""
        self._growth = max(1.0, LEAST_LETTER / (LETTER * max(scale, 0.01)))

    def style(self) -> object:
        """What the zone looks like, and how large the letter is."""
        return self._zone.look, self._zone.inks.theme, self._growth

    def box(self) -> QRectF:
        """Around everything that may be drawn."""
        left, top, right, bottom = self._zone.plan.spot.taken
        grown = QRectF(left, top, right - left, bottom - top).adjusted(-6, -6, 22, 6)
        middle = QPointF(*self._zone.plan.spot.letter)
        if self._zone.look.glowing:
            glow = QPointF(zone_marks.GLOW, zone_marks.GLOW)
            grown = grown.united(QRectF(middle - glow, middle + glow))
        size = grown.size() * self._growth
        grown = QRectF(middle + (grown.topLeft() - middle) * self._growth, size)
        if not self._zone.look.padlocked:
            return grown
        x, y = self._lock()
        return grown.united(QRectF(x - 22, y - 20, 44, 46))

    def _lock(self) -> tuple[float, float]:
        """Where the padlock hangs: where a token would stand."""
        if self._spot is None:
            self._spot = self._zone.plan.row(1).spots[0]
        return self._spot

    def letter_box(self) -> QRectF:
        """Where a click means the letter."""
        half = 15.0 * self._growth
        middle = QPointF(*self._zone.plan.spot.letter)
        return QRectF(middle.x() - half, middle.y() - half, 2 * half, 2 * half)

    def draw(self, painter: QPainter) -> None:
        """Letter, disc, title, padlock, pencil mark."""
        zone, look, inks = self._zone.plan, self._zone.look, self._zone.inks
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if look.padlocked:
            padlock(painter, *self._lock(), inks)
        painter.save()
        middle = QPointF(*zone.spot.letter)
        painter.translate(middle)
        painter.scale(self._growth, self._growth)
        painter.translate(-middle)
        ground = self._ground()
        if look.glowing and zone.shape.letter:
            mark = seed(zone.shape.id)
            zone_marks.glow(painter, inks, middle, mark, red=zone.shape.red)
        if look.entered:
            zone_marks.title(painter, inks, zone.spot, ground=ground)
        if zone.shape.letter:
            zone_marks.letter(
                painter, inks, zone.shape.letter, middle, red=zone.shape.red, ground=ground,
                done=look.investigated,
            )  # fmt: skip
        if look.steps is not None and not look.padlocked:
            at = QPointF(*zone.spot.disc)
            zone_marks.disc(painter, inks, str(look.steps), at, stop=look.stop)
        if look.noted:
            right = QPointF(zone.spot.letter_box[2] + 3, zone.spot.letter[1])
            zone_marks.note(painter, inks, right, seed(zone.shape.id))
        painter.restore()

    def _ground(self) -> str:
        """The colour of the floor under the words, for their halo."""
        look, inks = self._zone.look, self._zone.inks
        share = 1.0 if look.lit or look.target else OFFERED if look.offered else 0.0
        return mixed(inks.floor, inks.lit, share)
