"""The way walked on the last map, drawn over it at the end, in two seconds."""

from itertools import pairwise

from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.drawing.inks import Inks
from desktop.drawing.map_plan import Plan
from desktop.rules.games.aventura import events as e
from desktop.rules.kernel.history import History
from desktop.ui.map.scene import MapScene
from desktop.ui.widgets.animator import Animator

WALK_MS = 2000
_ABOVE = 5.0  # over floor and ink, under the figures
_WIDTHS = (4.6, 2.2)
_ASIDE = 5.0  # how far two investigators' ways lie apart


def ways(history: History) -> dict[str, tuple[str, ...]]:
    """For each investigator the zones stood on, in order, since the last map was entered."""
    found: dict[str, list[str]] = {}
    people = [one.id for one in history.state.investigators]
    for entry in history.entries:
        for event in entry.events:
            match event:
                case e.MapEntered(zone=zone):
                    found = {who: [zone] for who in people}
                case e.Moved(who=who, way=way):
                    found.setdefault(who, []).extend(way[1:])
                case e.Placed(who=who, zone=zone):
                    found.setdefault(who, []).append(zone)
                case _:
                    pass
    return {who: tuple(zones) for who, zones in found.items()}


class WalkItem(QGraphicsItem):
    """One investigator's way as a line with a casing, drawn as far as `share` of its length."""

    def __init__(self, points: list[QPointF], colour: str, casing: str, aside: float) -> None:
        """Take the points on the sheet; two ways are moved aside so that both are seen."""
        super().__init__()
        self._points = [point + QPointF(aside, aside) for point in points]
        self._colours = (casing, colour)
        self.share = 0.0
        self.setZValue(_ABOVE)

    def boundingRect(self) -> QRectF:
        """All of the way and the width of its line."""
        path = self._path(1.0)
        return path.boundingRect().adjusted(-6, -6, 6, 6)

    def _path(self, share: float) -> QPainterPath:
        if not self._points:
            return QPainterPath()
        whole = QPainterPath(self._points[0])
        for point in self._points[1:]:
            whole.lineTo(point)
        if share >= 1 or whole.length() == 0:
            return whole
        part = QPainterPath(self._points[0])
        left = whole.length() * share
        for here, there in pairwise(self._points):
            step = QPainterPath(here)
            step.lineTo(there)
            if step.length() >= left:
                part.lineTo(step.pointAtPercent(left / step.length() if step.length() else 1.0))
                break
            part.lineTo(there)
            left -= step.length()
        return part

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the way: a casing of the paper's colour, and the line in the ring's."""
        path = self._path(self.share)
        for colour, width in zip(self._colours, _WIDTHS, strict=True):
            pen = QPen(QColor(colour), width)
            painter.setPen(pen)
            painter.drawPath(path)


class Walk(QObject):
    """Draws the ways of all investigators over a map, and takes them away again."""

    def __init__(self, scene: MapScene) -> None:
        """Nothing is drawn yet."""
        super().__init__(scene)
        self._scene = scene
        self._items: list[WalkItem] = []
        self.animator = Animator(self)
        self.animator.moved.connect(self._draw_to)
        self.animator.ended.connect(self._draw_all)

    @property
    def drawn(self) -> bool:
        """Whether ways lie on the map."""
        return bool(self._items)

    def draw(self, history: History, plan: Plan | None, inks: Inks, *, motion: bool) -> None:
        """Draw the ways of a finished story; safe to call twice."""
        if self._items or plan is None:
            return
        for seat, zones in enumerate(ways(history).values()):
            known = [zone for zone in zones if zone in plan.zones]
            aside = _ASIDE * seat
            colour = inks.rings[seat % len(inks.rings)]
            item = WalkItem(plan.way(known), colour, inks.page, aside)
            self._scene.addItem(item)
            self._items.append(item)
        self.animator.motion = motion
        self.animator.play("walk", WALK_MS)

    def clear(self) -> None:
        """Take the ways away."""
        self.animator.skip()
        while self._items:
            self._scene.removeItem(self._items.pop())

    def _draw_to(self, elapsed: int) -> None:
        self._share(elapsed / WALK_MS)

    def _draw_all(self, _: str) -> None:
        self._share(1.0)

    def _share(self, share: float) -> None:
        for item in self._items:
            item.share = share
            item.update()
