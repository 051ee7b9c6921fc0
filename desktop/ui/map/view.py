"""The window onto the map: fits, zooms, pans; mouse, keys and dragged cards reach the hand."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QInputDevice,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.ui.map.compass import ARROWS, nearest
from desktop.ui.map.ground import Ground, Sight
from desktop.ui.map.look import Aimed, MapLook, Targeted
from desktop.ui.map.scene import MapScene
from desktop.ui.widgets.card_hand import CARD_MIME

MARGIN = 24
LEAST, MOST = 0.5, 3.0


class MapView(QGraphicsView):
    """Shows a MapScene on a sheet of paper."""

    def __init__(self, scene: MapScene, parent: QWidget | None = None) -> None:
        """A view that fits the map until one zooms or pans."""
        super().__init__(scene, parent)
        self._scene = scene
        self._fitted = True
        self._fit_scale = 1.0
        self._grip: QPoint | None = None
        self.ground = Ground(scene.press, self)
        ours = QWidget()  # for Qt's own the binding would look among all kinds of widget there are
        ours.setAutoFillBackground(True)
        self.setViewport(ours)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAcceptDrops(True)
        self.setAccessibleName(self.tr("Map"))
        scene.pointed.connect(self._tell_zone)
        scene.targeted.connect(self._tell_target)
        scene.laid.connect(self.fit)
        scene.inked.connect(self._repaint)
        self.ground.printed.connect(self._repaint)
        self.ground.settled.connect(scene.sharpen)

    def show_map(self, look: MapLook, *, at_once: bool = False) -> None:
        """Show a look; a map that is new on the table is fitted."""
        self._scene.show_map(look, at_once=at_once)

    # --- fitting, zooming, panning -------------------------------------------------------------

    def fit(self) -> None:
        """Fit the map with 24 px all round."""
        bounds = self._scene.bounds
        if bounds.isEmpty():
            return
        margin = MARGIN * self._scene.zoom
        size = self.viewport().size()
        across = (size.width() - 2 * margin) / max(bounds.width(), 1.0)
        down = (size.height() - 2 * margin) / max(bounds.height(), 1.0)
        self._fit_scale = max(0.05, min(across, down))
        self.resetTransform()
        self.scale(self._fit_scale, self._fit_scale)
        self.centerOn(bounds.center())
        self._fitted = True
        self._rescale()

    @property
    def magnified(self) -> float:
        """The scale now, as a share of the fitted one: 0.5 to 3."""
        return self.transform().m11() / self._fit_scale

    def magnify(self, factor: float, at: QPointF) -> None:
        """Zoom by a factor, between 50 and 300 %, around a place of the viewport."""
        wanted = min(MOST, max(LEAST, self.magnified * factor))
        factor = wanted / self.magnified
        if math.isclose(factor, 1.0):
            return
        before = self.mapToScene(at.toPoint())
        self.scale(factor, factor)
        moved = self.mapFromScene(before) - at.toPoint()
        self._pan(-moved)
        self._fitted = False
        self._rescale()

    def _rescale(self) -> None:
        """A new scale: what was drawn is shown larger or smaller until it has come to rest."""
        self._scene.rescale(self.transform().m11(), self.devicePixelRatioF())
        self.ground.await_rest()
        self._repaint()

    def _repaint(self) -> None:
        self.viewport().update()

    def _pan(self, by: QPoint) -> None:
        across, down = self.horizontalScrollBar(), self.verticalScrollBar()
        across.setValue(across.value() - by.x())
        down.setValue(down.value() - by.y())
        self._fitted = False

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Paint all of it again: the paper stays where it is while the map moves."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A fitted map stays fitted."""
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paper, void, floor, light and ink, as the ground keeps them."""
        scene, density = self._scene, self.devicePixelRatioF()
        turn = self.viewportTransform() * QTransform.fromScale(density, density)
        size = (self.viewport().size().toSizeF() * density).toSize()
        sight = Sight(scene.plan, scene.inks, scene.bare, turn, size, density)
        part = self.viewportTransform().mapRect(QRectF(rect)).toAlignedRect()
        part &= self.viewport().rect()
        self.ground.paint(painter, sight, scene.zones, part)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The wheel zooms on the pointer; two fingers pan."""
        touch = event.device().type() == QInputDevice.DeviceType.TouchPad
        pixels = event.pixelDelta()
        if (touch or event.phase() != Qt.ScrollPhase.NoScrollPhase) and not pixels.isNull():
            self._pan(pixels)
        else:
            self.magnify(1.0015 ** event.angleDelta().y(), event.position())
        event.accept()

    def viewportEvent(self, event: QEvent) -> bool:
        """Two fingers that part or meet zoom."""
        if isinstance(event, QNativeGestureEvent):
            if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
                self.magnify(1.0 + event.value(), event.position())
                return True
            return False
        return super().viewportEvent(event)

    # --- mouse ---------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Left: the hand. Middle: grip the sheet."""
        self._scene.cursor_shown = False
        if event.button() == Qt.MouseButton.MiddleButton:
            self._grip = event.position().toPoint()
            self.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() == Qt.MouseButton.LeftButton:
            at = self._at(event)
            self._scene.animator.skip()
            token = self._scene.token_at(at)
            self._scene.hand.press(token, self._scene.zone_at(at), at)
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Pan, carry, or point."""
        if self._grip is not None:
            now = event.position().toPoint()
            self._pan(now - self._grip)
            self._grip = now
        else:
            at = self._at(event)
            self._scene.hand.move(self._scene.zone_at(at), at)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go."""
        if event.button() == Qt.MouseButton.MiddleButton:
            self._grip = None
            self.viewport().unsetCursor()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._scene.hand.release(self._scene.zone_at(self._at(event)))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click is two clicks."""
        self.mousePressEvent(event)

    def _at(self, event: QMouseEvent) -> QPointF:
        turn, _ = self.viewportTransform().inverted()
        return turn.map(event.position())

    # --- keys ----------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows point, Enter hands the plan in, Esc drops it, F fits; the rest goes up."""
        key = Qt.Key(event.key())
        scene = self._scene
        if key in ARROWS:
            self._step(key)
        elif key == Qt.Key.Key_F and not event.modifiers():
            self.fit()
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and scene.hand.accept():
            pass
        elif not (key == Qt.Key.Key_Escape and scene.hand.drop()):
            event.ignore()
            return
        event.accept()

    def _step(self, key: Qt.Key) -> None:
        scene = self._scene
        if scene.look is None or scene.plan is None:
            return
        acting = scene.look.acting
        scene.cursor_shown = True
        here = scene.hand.cursor or scene.home_of(acting) or next(iter(scene.zones), "")
        centres = {name: scene.plan.centre(name) for name in scene.zones}
        there = nearest(centres, here, ARROWS[key])
        if there:
            scene.hand.step_to(there, acting)
            self.ensureVisible(scene.zones[there].boundingRect(), 0, 0)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the map: its cursor shows."""
        super().focusInEvent(event)
        self._scene.cursor_shown = event.reason() in {
            Qt.FocusReason.TabFocusReason,
            Qt.FocusReason.BacktabFocusReason,
            Qt.FocusReason.ShortcutFocusReason,
        }
        self._scene.restyle()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard leaves: its cursor goes."""
        super().focusOutEvent(event)
        self._scene.cursor_shown = False
        self._scene.restyle()

    # --- cards ---------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A card comes over the map."""
        if event.mimeData().hasFormat(CARD_MIME):
            event.accept()
        else:
            event.ignore()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """It may be put on adversaries only."""
        token = self._aim_at(event.position()) if event.mimeData().hasFormat(CARD_MIME) else ""
        event.setAccepted(bool(token))

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """It is gone again."""
        self._scene.aim("")
        event.accept()

    def dropEvent(self, event: QDropEvent) -> None:
        """It was put on a token."""
        token = self._aim_at(event.position()) if event.mimeData().hasFormat(CARD_MIME) else ""
        self._scene.aim("")
        event.setAccepted(bool(token))
        if token:
            card = bytes(event.mimeData().data(CARD_MIME).data()).decode("utf-8", "replace")
            self._scene.aimed.emit(Aimed(card, token))

    def _aim_at(self, position: QPointF) -> str:
        turn, _ = self.viewportTransform().inverted()
        return self._scene.aim(self._scene.token_at(turn.map(position)))

    # --- words ---------------------------------------------------------------------------------

    def _tell_zone(self, zone: str) -> None:
        self.setAccessibleDescription(self._describe(zone))

    def _tell_target(self, target: Targeted) -> None:
        if target.zone:
            self.setAccessibleDescription(self._describe(target.zone))

    def _describe(self, zone: str) -> str:
        """One sentence on a zone: its name as far as it is known, and how far it is."""
        look, item = self._scene.look, self._scene.zones.get(zone)
        if look is None or item is None:
            return ""
        seen = item.plan.shape
        name = self.tr("Zone {letter}").format(letter=seen.letter or zone)
        if seen.title and zone in look.entered:
            name = self.tr("{zone}, {title}").format(zone=name, title=seen.title)
        steps = self._scene.steps_to(zone)
        if steps is None:
            return look.refusals.get(zone) or name
        return self.tr("{zone}, %n step(s)", "", steps).format(zone=name)
