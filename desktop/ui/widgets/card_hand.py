"""A hand of cards: side by side while they fit, overlapped else; the one looked at rises."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QDrag,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QWidget

from desktop.drawing.cards import HEIGHT, LARGE_HEIGHT, LARGE_WIDTH, WIDTH, CardFace, card, lay_card
from desktop.drawing.cards import large_card as draw_large_card
from desktop.drawing.inks import faded
from desktop.ui.widgets.drawn import Drawn, focus_ring

CARD_MIME = "application/x-solitarium-card"
"""The type under which a card is dragged; its bytes are the card's id in UTF-8."""

_UNIT_HEIGHT = 144.0
_TOP = 7.0
_LOW = 4.0
_RISE = 5.0
_PITCH = 95.0
_FAN = 2.0
_SIDE = 8.0


class HeldCard(msgspec.Struct, frozen=True):
    """A card in the hand: the id by which the game knows it, its face, whether it can be used."""

    id: str
    face: CardFace
    ready: bool = True
    spoken: str = ""


class HandView(msgspec.Struct, frozen=True):
    """A hand from left to right, whether its investigator acts, and the card that is planned."""

    cards: tuple[HeldCard, ...] = ()
    acting: bool = True
    planned: str = ""


class CardHand(Drawn):
    """Shows a hand.

    `looked_at` tells the card under the pointer or in focus (or None), `chosen` the one clicked or
    entered; `lifted` the one that is dragged away, under CARD_MIME.
    """

    looked_at = Signal(object)
    chosen = Signal(object)
    lifted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = HandView()
        self._at = -1
        self._pressed: QPointF | None = None
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Hand of cards"))

    def show_hand(self, view: HandView) -> None:
        """Show a hand; safe to call twice. What is looked at stays looked at while it is held."""
        if view == self._view:
            return
        at = self._view.cards[self._at].id if 0 <= self._at < len(self._view.cards) else ""
        self._view = view
        ids = [held.id for held in view.cards]
        self._at = ids.index(at) if at in ids else -1
        policy = Qt.FocusPolicy.StrongFocus if view.cards else Qt.FocusPolicy.NoFocus
        self.setFocusPolicy(policy)
        self._describe()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(280 * self.look.zoom), round(_UNIT_HEIGHT * self.look.zoom))

    @property
    def card_looked_at(self) -> HeldCard | None:
        """The card under the pointer or in focus."""
        return self._view.cards[self._at] if 0 <= self._at < len(self._view.cards) else None

    def _describe(self) -> None:
        held = self.card_looked_at
        names = ", ".join(one.face.name for one in self._view.cards)
        self.setAccessibleDescription((held.spoken or held.face.name) if held else names)

    # where the cards lie, in units of a card 92 wide

    def _share(self) -> float:
        return max(0.7, self.area.height() / _UNIT_HEIGHT)

    def _places(self) -> list[tuple[float, float, float]]:
        """The left upper corner and the turn of each card."""
        count = len(self._view.cards)
        room = self.area.width() / self._share() - WIDTH - 2 * _SIDE
        pitch = min(_PITCH, room / (count - 1)) if count > 1 else _PITCH
        low = 0.0 if self._view.acting else _LOW
        found = []
        for n in range(count):
            lean = 2 * n / (count - 1) - 1 if count > 1 else 0.0
            found.append((_SIDE + n * pitch, _TOP + low + 1.6 * lean * lean, _FAN * lean))
        return found

    def _shape(self, n: int) -> QTransform:
        """From a card's own units to the hand's."""
        x, y, turn = self._places()[n]
        if n == self._at:
            y, turn = y - _RISE, 0.0
        shape = QTransform()
        shape.translate(x + WIDTH / 2, y + 200)
        shape.rotate(turn)
        shape.translate(-WIDTH / 2, -200)
        return shape

    def centre_of(self, n: int) -> QPoint:
        """A place on the n-th card that no other covers, in the widget's pixels."""
        spot = self._shape(n).map(QPointF(9, 24)) * self._share() * self.look.zoom
        return spot.toPoint()

    def _card_at(self, place: QPointF) -> int:
        spot = self.in_units(place) / self._share()
        face = QRectF(0, 0, WIDTH, HEIGHT)
        order = sorted(range(len(self._view.cards)), key=lambda n: (n != self._at, -n))
        for n in order:
            back, _ = self._shape(n).inverted()
            if face.contains(back.map(spot)):
                return n
        return -1

    # looking, choosing, dragging

    def look_at(self, place: int) -> None:
        """Look at the card of this place, or at none (-1)."""
        place = place if 0 <= place < len(self._view.cards) else -1
        if place != self._at:
            self._at = place
            self._describe()
            self.looked_at.emit(self.card_looked_at)
            self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is None:
            self.look_at(self._card_at(event.position()))
            return
        far = (event.position() - self._pressed).manhattanLength()
        if far >= QApplication.startDragDistance() and (held := self.card_looked_at):
            self._pressed = None
            self.lifted.emit(held)
            self.carry(held)

    def carry(self, held: HeldCard) -> Qt.DropAction:
        """Drag a card until it is let go of; what became of it."""
        drag = QDrag(self)
        carried = QMimeData()
        carried.setData(CARD_MIME, held.id.encode())
        drag.setMimeData(carried)
        drag.setPixmap(self._picture(held))
        drag.setHotSpot(QPoint(round(WIDTH * self.look.zoom / 2), round(20 * self.look.zoom)))
        return drag.exec(Qt.DropAction.MoveAction)

    def _picture(self, held: HeldCard) -> QPixmap:
        """The card alone, as it hangs on the pointer."""
        density, zoom = self.devicePixelRatioF(), self.look.zoom
        picture = QPixmap(round(WIDTH * zoom * density), round(HEIGHT * zoom * density))
        picture.setDevicePixelRatio(density)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.scale(zoom, zoom)
        card(painter, 0, 0, held.face, self.look.inks)
        painter.end()
        return picture

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.look_at(self._card_at(event.position()))
        if event.button() == Qt.MouseButton.LeftButton and self._at >= 0:
            self._pressed = event.position()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed, self._pressed = self._pressed, None
        if pressed is not None and (held := self.card_looked_at):
            self.chosen.emit(held)

    def leaveEvent(self, event: QEvent) -> None:
        if not self.hasFocus():
            self.look_at(-1)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._at < 0 and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.look_at(0)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.look_at(-1)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        held = self.card_looked_at
        match event.key():
            case Qt.Key.Key_Left:
                self.look_at(max(0, self._at - 1))
            case Qt.Key.Key_Right:
                self.look_at(min(len(self._view.cards) - 1, self._at + 1))
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if held and held.id != self._view.planned:
                self.chosen.emit(held)
            case _:
                super().keyPressEvent(event)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the cards, the one looked at last and upright."""
        share = self._share()
        painter.scale(share, share)
        order = sorted(range(len(self._view.cards)), key=lambda n: n == self._at)
        for n in order:
            held = self._view.cards[n]
            painter.save()
            painter.setTransform(self._shape(n), True)
            lay_card(painter, held.face, self.look.inks)
            if n == self._at and self.hasFocus():
                focus_ring(painter, QRectF(-3, -3, WIDTH + 6, HEIGHT + 6), self.look.inks)
            painter.restore()
        if not self._view.acting and self.look.inks.textures:
            whole = QRectF(0, 0, area.width() / share, area.height() / share)
            painter.fillRect(whole, faded(self.look.inks.desk, 0.3))


class CardLens(Drawn):
    """Shows one card at 240 x 336; lies over the map and lets the pointer through."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._face: CardFace | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def sizeHint(self) -> QSize:
        zoom = self.look.zoom
        return QSize(round((LARGE_WIDTH + 20) * zoom), round((LARGE_HEIGHT + 24) * zoom))

    def show_card(self, held: HeldCard | None) -> None:
        """Show a card large, or nothing; safe to call twice."""
        self._face = held.face if held else None
        if held:
            self.setAccessibleName(held.face.name)
            self.setAccessibleDescription(held.face.text)
            self.resize(self.sizeHint())
            self.raise_()
        self.setVisible(held is not None)
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the card with room for its shadow."""
        if self._face is not None:
            draw_large_card(painter, 10, 8, self._face, self.look.inks)
