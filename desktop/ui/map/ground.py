"""The ground of the map: paper, void, floor, light and ink, kept as one picture of the view."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping

import msgspec
from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPixmap, QRegion, QTransform

from desktop.drawing.inks import Inks
from desktop.drawing.map_painter import Stroke, floor_strokes, ink_strokes
from desktop.drawing.map_plan import Plan
from desktop.drawing.paper import sheet
from desktop.ui.map.press import Press, nobody_waits
from desktop.ui.map.zone import ZoneItem

SETTLE_MS = 90
"""So long a new scale must stand before the ground is drawn again for it."""

PAPER_SEED = 21
_MANY = 12


class Sight(msgspec.Struct, frozen=True, eq=False):
    """What the view shows: plan and inks, the way from sheet to device pixels, their number."""

    plan: Plan | None
    inks: Inks
    bare: QPainterPath
    turn: QTransform
    size: QSize
    density: float

    def same(self, other: Sight | None) -> bool:
        """Whether nothing moved."""
        return (
            other is not None
            and self.plan is other.plan
            and self.inks is other.inks
            and self.bare is other.bare
            and (self.turn, self.size, self.density) == (other.turn, other.size, other.density)
        )


class _Print(msgspec.Struct, frozen=True, eq=False):
    """The ground as printed for one sight: below the light, and above it."""

    sight: Sight
    floor: QImage
    ink: QImage

    def shows(self, sight: Sight) -> bool:
        """Whether it is the same map in the same inks, at whatever scale."""
        mine = self.sight
        return mine.plan is sight.plan and mine.inks is sight.inks

    def shift(self, sight: Sight) -> QPoint | None:
        """How far the same scale was moved, in whole pixels; None if it is another scale."""
        mine, turn = self.sight.turn, sight.turn
        x, y = turn.dx() - mine.dx(), turn.dy() - mine.dy()
        whole = math.isclose(x, round(x), abs_tol=1e-6) and math.isclose(y, round(y), abs_tol=1e-6)
        same = math.isclose(mine.m11(), turn.m11()) and self.sight.density == sight.density
        return QPoint(round(x), round(y)) if same and whole else None


class Ground(QObject):
    """Keeps the ground; a frame costs one blit, a change of light the zones that changed."""

    printed = Signal()
    settled = Signal()

    def __init__(self, press: Press, parent: QObject) -> None:
        """Nothing printed."""
        super().__init__(parent)
        self._press = press
        self._sight: Sight | None = None
        self._print: _Print | None = None
        self._page = QPixmap()
        self._stale = True
        self._lights: dict[str, tuple[bool, ...]] = {}
        self.prints = 0
        self.composed = 0
        self._settle = QTimer(self)
        self._settle.setSingleShot(True)
        self._settle.setInterval(SETTLE_MS)
        self._settle.timeout.connect(self._rest)
        press.worked.connect(self._grow)

    def paint(
        self, painter: QPainter, sight: Sight, zones: Mapping[str, ZoneItem], part: QRect
    ) -> None:
        """Lay the ground under a part of the viewport, in logical pixels."""
        if not sight.same(self._sight):
            self._look(sight)
        self._compose(self._sight or sight, zones)
        density = sight.density
        corner = QPoint(math.floor(part.left() * density), math.floor(part.top() * density))
        size = QSize(math.ceil(part.width() * density) + 1, math.ceil(part.height() * density) + 1)
        painter.save()
        painter.resetTransform()
        painter.scale(1 / density, 1 / density)
        painter.drawPixmap(corner, self._page, QRect(corner, size))
        painter.restore()

    def await_rest(self) -> None:
        """The scale changes: draw again when it no longer does."""
        if nobody_waits():
            self.settled.emit()
        else:
            self._settle.start()

    def _rest(self) -> None:
        self.settled.emit()
        if self._print is None or not self._print.sight.same(self._sight):
            self._begin()

    # --- printing ------------------------------------------------------------------------------

    def _look(self, sight: Sight) -> None:
        """The view moved, or shows something else: print what is missing now, or when it rests."""
        before, self._sight, self._stale = self._print, sight, True
        if self._page.size() != sight.size:
            self._page = QPixmap(sight.size)
        if sight.plan is None:
            self._press.drop(self)
            self._print = None
        elif before is not None and before.shows(sight) and before.shift(sight) is None:
            self._press.drop(self)
            if nobody_waits():
                self._begin()
            else:
                self._settle.start()
        else:
            self._begin()

    def _begin(self) -> None:
        sight = self._sight
        if sight is None or sight.plan is None:
            return
        self._press.take(self, self._printing(sight, sight.plan))
        self._press.hasten(self)

    def _printing(self, sight: Sight, plan: Plan) -> Iterator[None]:
        """Print floor and ink stroke by stroke; what an older print shows already is taken over."""
        floor, ink = _clear(sight.size), _clear(sight.size)
        made = _Print(sight, floor, ink)
        old, fresh = self._print, QRegion(QRect(QPoint(0, 0), sight.size))
        shift = old.shift(sight) if old is not None and old.shows(sight) else None
        if old is not None and shift is not None:
            for new, there in ((floor, old.floor), (ink, old.ink)):
                _move(new, there, shift)
            fresh -= QRegion(QRect(shift, old.sight.size))
        elif old is None or not old.shows(sight):
            self._print = made  # it is seen while it grows
        if not fresh.isEmpty():
            yield from _strike(floor, floor_strokes(plan, sight.inks), sight.turn, fresh)
            yield from _strike(ink, ink_strokes(plan, sight.inks), sight.turn, fresh)
        self._print, self._stale = made, True
        self.prints += 1
        self.printed.emit()

    def _grow(self) -> None:
        """Show how far a first print is."""
        if self._print is not None and self._print.sight is self._sight and not self._press.idle:
            self._stale = True
            self.printed.emit()

    # --- composing -----------------------------------------------------------------------------

    def _compose(self, sight: Sight, zones: Mapping[str, ZoneItem]) -> None:
        lights = {name: zone.light for name, zone in zones.items()}
        if lights == self._lights and not self._stale:
            return
        changed = [name for name in lights if lights[name] != self._lights.get(name)]
        whole = QRect(QPoint(0, 0), sight.size)
        if self._stale or len(changed) > _MANY or lights.keys() != self._lights.keys():
            self._lay(sight, zones, whole)
        else:
            for name in changed:
                box = sight.turn.mapRect(zones[name].boundingRect()).toAlignedRect()
                self._lay(sight, zones, box.adjusted(-1, -1, 1, 1) & whole)
        self._lights, self._stale = lights, False

    def _lay(self, sight: Sight, zones: Mapping[str, ZoneItem], part: QRect) -> None:
        """Compose a part of the page from paper, floor, light and ink."""
        self.composed += 1
        painter = QPainter(self._page)
        painter.setClipRect(part)
        painter.fillRect(part, QColor(sight.inks.margin))  # a sheet's corners are round
        painter.scale(sight.density, sight.density)
        area = QRectF(0, 0, sight.size.width(), sight.size.height())
        area.setSize(area.size() / sight.density)
        sheet(painter, area, sight.inks, ground=sight.inks.margin, seed=PAPER_SEED, shaded=False)
        self._lay_print(painter, sight, floor=True)
        painter.setWorldTransform(sight.turn)
        if sight.plan is None:
            painter.fillPath(sight.bare, QColor(sight.inks.floor))
        for zone in zones.values():
            if zone.light and sight.turn.mapRect(zone.boundingRect()).intersects(part.toRectF()):
                zone.draw(painter)
        self._lay_print(painter, sight, floor=False)
        painter.end()

    def _lay_print(self, painter: QPainter, sight: Sight, *, floor: bool) -> None:
        if self._print is None:
            return
        back, _ = self._print.sight.turn.inverted()
        painter.setWorldTransform(back * sight.turn)
        painter.drawImage(0, 0, self._print.floor if floor else self._print.ink)


def _clear(size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _move(new: QImage, old: QImage, shift: QPoint) -> None:
    painter = QPainter(new)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.drawImage(shift, old)
    painter.end()


def _strike(
    image: QImage, strokes: Iterable[Stroke], turn: QTransform, fresh: QRegion
) -> Iterator[None]:
    """Draw those strokes that touch a region of the image, one by one."""
    painter = QPainter(image)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRegion(fresh)
        painter.setWorldTransform(turn)
        back, _ = turn.inverted()
        seen = back.mapRect(QRectF(fresh.boundingRect()))
        for stroke in strokes:
            if stroke.box.intersects(seen):
                stroke.draw(painter)
                yield
    finally:
        painter.end()
