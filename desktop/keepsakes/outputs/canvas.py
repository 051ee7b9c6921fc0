"""A thing to paint on that hands over shapes and lines of text instead of keeping pixels.

What a file of vectors needs is done here once: everything drawn arrives as a shape or as words,
each with the look it has at that moment.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QFont,
    QGuiApplication,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QTextItem,
    QTransform,
)

from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.picture import Picture

RESOLUTION = 1200
"""Dots an inch, which are the units of what arrives; painters see a fine printer."""
DOTS = RESOLUTION / 25.4
"""The same a mm."""
_NEXT = QPointF(1e-3, 0)  # a line of no length is dropped by paths
_SPIKE = 2.5  # how far a sharp corner of a line may reach, in widths
_METRIC = QPaintDevice.PaintDeviceMetric
_DIRTY = QPaintEngine.DirtyFlag
_PEN, _BRUSH = _DIRTY.DirtyPen.value, _DIRTY.DirtyBrush.value  # as numbers: flags are slow
_OPACITY, _WAY = _DIRTY.DirtyOpacity.value, _DIRTY.DirtyTransform.value
_REGION, _ENABLED = _DIRTY.DirtyClipRegion.value, _DIRTY.DirtyClipEnabled.value
_CLIPS = _DIRTY.DirtyClipPath.value | _REGION


class Look(msgspec.Struct):
    """How a shape looks: pen and brush in its own units, its way to dots, its opacity.

    Only what lies within all of `clips`, which are in dots, is seen: nothing outside `bounds`.
    """

    pen: QPen
    brush: QBrush
    way: QTransform
    opacity: float = 1.0
    clips: tuple[QPainterPath, ...] = ()
    bounds: QRectF | None = None


class Words(msgspec.Struct, frozen=True):
    """Text on one baseline: where it begins, its font, how wide it is, how it runs."""

    at: QPointF
    text: str
    font: QFont
    width: float
    leftward: bool = False

    @property
    def box(self) -> QRectF:
        """Where the text lies, roughly: no letter is higher or deeper."""
        size = self.font.pixelSize()
        return QRectF(self.at.x() - size, self.at.y() - 1.5 * size, self.width + 2 * size, 2 * size)


class Pages:
    """What takes the shapes and words of a page, in the order drawn."""

    def shape(self, path: QPainterPath, look: Look) -> None:
        """A shape to be filled with the brush, then to be gone round with the pen."""
        raise NotImplementedError

    def words(self, words: Words, look: Look) -> None:
        """A text in the pen's colour."""
        raise NotImplementedError


class _Engine(QPaintEngine):
    """Hears what a painter draws."""

    def __init__(self, pages: Pages) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self._pages = pages
        self._look = Look(QPen(), QBrush(), QTransform())
        self._clips: tuple[QPainterPath, ...] = ()
        self._way_known = True
        self.failed: Exception | None = None

    def begin(self, pdev: QPaintDevice) -> bool:
        """Take any painter."""
        del pdev
        self.setActive(True)
        return True

    def end(self) -> bool:
        """Let it go."""
        self.setActive(False)
        return True

    def type(self) -> QPaintEngine.Type:
        """No engine of pixels, which painters ask for."""
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        """Note what changed of the look since the last shape."""
        changed, look = state.state().value, self._look
        if changed & _PEN:
            look.pen = state.pen()
        if changed & _BRUSH:
            look.brush = state.brush()
        if changed & _OPACITY:
            look.opacity = state.opacity()
        if changed & _WAY:  # perhaps that of an older clip only
            self._way_known = False
        if changed & _CLIPS:
            self._cut(state)
        if changed & (_CLIPS | _ENABLED):
            look.clips = self._clips if state.isClipEnabled() else ()
            look.bounds = _bounds(look.clips)

    def _cut(self, state: QPaintEngineState) -> None:
        """Note another clip: in place of the ones before, or within them."""
        path, how = state.clipPath(), state.clipOperation()
        if state.state().value & _REGION:
            path = QPainterPath()
            path.addRegion(state.clipRegion())
        if how == Qt.ClipOperation.NoClip:
            self._clips = ()
            return
        before = self._clips if how == Qt.ClipOperation.IntersectClip else ()
        self._clips = (*before, state.transform().map(path))

    def drawPath(self, path: QPainterPath) -> None:
        """Hand a shape over."""
        try:
            look = self._seen()
            if look.bounds is None or look.bounds.intersects(_reach(path, look)):
                self._pages.shape(path, look)
        except Exception as error:  # Qt would print it and go on
            self.failed = self.failed or error

    def _seen(self) -> Look:
        if not self._way_known:
            self._look.way, self._way_known = self.painter().deviceTransform(), True
        return self._look

    def _stroked(self, path: QPainterPath) -> None:
        """Hand over a line that is not filled."""
        brush, self._look.brush = self._look.brush, QBrush(Qt.BrushStyle.NoBrush)
        self.drawPath(path)
        self._look.brush = brush

    def drawRects(self, rects: Any, *_: Any) -> None:
        """Rectangles are shapes."""
        for rect in rects:
            path = QPainterPath()
            path.addRect(QRectF(rect))
            self.drawPath(path)

    def drawEllipse(self, r: QRectF | QRect) -> None:
        """So are ellipses."""
        path = QPainterPath()
        path.addEllipse(QRectF(r))
        self.drawPath(path)

    def drawLines(self, lines: Any, *_: Any) -> None:
        """So are lines, all at once."""
        path = QPainterPath()
        for line in lines:
            exact = QLineF(line)
            path.moveTo(exact.p1())
            path.lineTo(exact.p2())
        self._stroked(path)

    def drawPoints(self, points: Any, *_: Any) -> None:
        """A point is a line of nearly no length: its caps make the dot."""
        path = QPainterPath()
        for point in points:
            path.moveTo(QPointF(point))
            path.lineTo(QPointF(point) + _NEXT)
        self._stroked(path)

    def drawPolygon(self, points: Any, mode: QPaintEngine.PolygonDrawMode) -> None:
        """Polygons and open lines."""
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(point) for point in points]))
        if mode == QPaintEngine.PolygonDrawMode.PolylineMode:
            self._stroked(path)
            return
        path.closeSubpath()
        if mode == QPaintEngine.PolygonDrawMode.WindingMode:
            path.setFillRule(Qt.FillRule.WindingFill)
        self.drawPath(path)

    def drawTextItem(self, p: Any, item: QTextItem) -> None:
        """Hand a line of text over."""
        leftward = bool(item.renderFlags() & QTextItem.RenderFlag.RightToLeft)
        words = Words(QPointF(p), item.text(), item.font(), item.width(), leftward)
        try:
            look = self._seen()
            if look.bounds is None or look.bounds.intersects(look.way.mapRect(words.box)):
                self._pages.words(words, look)
        except Exception as error:  # Qt would print it and go on
            self.failed = self.failed or error

    def drawPixmap(self, *at: Any) -> None:
        """No picture belongs on a printed page."""
        self.failed = self.failed or TypeError(f"a picture of pixels at {at[0]}")

    def drawTiledPixmap(self, *at: Any) -> None:
        """Nor many."""
        self.drawPixmap(*at)

    def drawImage(self, *at: Any) -> None:
        """Nor one of another kind."""
        self.drawPixmap(*at)


def _bounds(clips: tuple[QPainterPath, ...]) -> QRectF | None:
    """The box that all of some clips share."""
    if not clips:
        return None
    shared = clips[0].boundingRect()
    for clip in clips[1:]:
        shared &= clip.boundingRect()
    return shared


def _reach(path: QPainterPath, look: Look) -> QRectF:
    """A box that a shape with its line does not leave."""
    most = 1.0 + (_SPIKE * look.pen.widthF() if look.pen.style() != Qt.PenStyle.NoPen else 0.0)
    box: QRectF = look.way.mapRect(path.controlPointRect().adjusted(-most, -most, most, most))
    return box


def _plain_dpi() -> int:
    """Dots an inch at which Qt takes letterspacing as it is given."""
    screens = QGuiApplication.screens()
    return round(screens[0].logicalDotsPerInchY()) if screens else 96


class Canvas(QPaintDevice):
    """Something to paint on whose unit is a dot."""

    def __init__(self, pages: Pages) -> None:
        super().__init__()
        self.engine = _Engine(pages)
        self._metrics = {
            _METRIC.PdmWidth: 1 << 20,
            _METRIC.PdmHeight: 1 << 20,
            _METRIC.PdmWidthMM: round((1 << 20) / DOTS),
            _METRIC.PdmHeightMM: round((1 << 20) / DOTS),
            _METRIC.PdmDepth: 32,
            _METRIC.PdmDpiX: _plain_dpi(),
            _METRIC.PdmDpiY: _plain_dpi(),
            _METRIC.PdmPhysicalDpiX: RESOLUTION,
            _METRIC.PdmPhysicalDpiY: RESOLUTION,
            _METRIC.PdmDevicePixelRatio: 1,
            _METRIC.PdmDevicePixelRatioScaled: round(QPaintDevice.devicePixelRatioFScale()),
        }

    def paintEngine(self) -> QPaintEngine:
        """The one that hears."""
        return self.engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        """A page without end, of so many dots an inch."""
        return self._metrics.get(metric, 0)


@contextmanager
def painting(pages: Pages) -> Iterator[QPainter]:
    """A painter whose unit is 1 mm. Raises what a page raised while it took a shape."""
    canvas = Canvas(pages)
    painter = QPainter(canvas)
    painter.scale(DOTS, DOTS)
    try:
        yield painter
    finally:
        painter.end()
    if canvas.engine.failed:
        raise canvas.engine.failed


def paint(thing: Leaf | Picture, pages: Pages) -> None:
    """Draw a page or a picture; what it draws goes to `pages`."""
    with painting(pages) as painter:
        thing.draw(painter)
