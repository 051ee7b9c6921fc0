"""The one thing that moves tokens: a single clock owned by the scene."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QPainterPath

from desktop.ui.map.token import TokenItem

STEP_MS = 160
MOST_MS = 500
BACK_MS = 180


class _Walk(msgspec.Struct):
    token: TokenItem
    path: QPainterPath


class Animator(QObject):
    """Walks tokens along their ways; one press ends all walks where they lead."""

    finished = Signal()

    def __init__(self, parent: QObject) -> None:
        """Nothing moves yet."""
        super().__init__(parent)
        self.moving = True
        self.pace = 1.0
        self._walks: list[_Walk] = []
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutSine)
        self._clock.valueChanged.connect(self._show)
        self._clock.finished.connect(self._end)

    @property
    def running(self) -> bool:
        """Whether a token is on its way."""
        return bool(self._walks)

    def walk(self, token: TokenItem, points: Sequence[QPointF], milliseconds: int) -> None:
        """Send a token along points; at once where motion is off or nobody can see it."""
        self.forget(token)
        if not self.moving or not self._seen(token) or len(points) < 2:
            token.setPos(points[-1])
            return
        path = QPainterPath(points[0])
        for point in points[1:]:
            path.lineTo(point)
        if self._clock.currentTime() > 0:
            self.skip()
        self._walks.append(_Walk(token, path))
        self._clock.setDuration(max(1, round(min(milliseconds, MOST_MS) * self.pace)))
        if self._clock.state() != QVariantAnimation.State.Running:
            self._clock.start()

    def moves(self, token: TokenItem) -> bool:
        """Whether this token is on its way."""
        return any(walk.token is token for walk in self._walks)

    def skip(self) -> bool:
        """End all walks at once; whether anything was moving."""
        if not self._walks:
            return False
        self._clock.stop()
        self._end()
        return True

    def forget(self, token: TokenItem) -> None:
        """Leave a token alone, because it is held or gone."""
        self._walks = [walk for walk in self._walks if walk.token is not token]

    def _seen(self, token: TokenItem) -> bool:
        scene = token.scene()
        return any(view.isVisible() for view in scene.views())

    def _show(self, share: float) -> None:
        for walk in self._walks:
            walk.token.setPos(walk.path.pointAtPercent(min(1.0, float(share))))

    def _end(self) -> None:
        walks, self._walks = self._walks, []
        for walk in walks:
            walk.token.setPos(walk.path.pointAtPercent(1.0))
        self.finished.emit()
