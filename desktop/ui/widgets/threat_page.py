"""The page in combat: each adversary's card lies open, with its tokens and what it would do."""

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPen, QWheelEvent
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon
from desktop.drawing.lettering import Side, advance, fitted, write, write_caps
from desktop.drawing.paper import sheet
from desktop.drawing.pencil import tick
from desktop.drawing.tokens import silhouette
from desktop.ui.widgets.drawn import Drawn, focus_ring
from desktop.ui.widgets.paper_button import wrapped

_HEAD, _NAME, _TOKEN, _ROW, _GAP = 54.0, 46.0, 22.0, 58.0, 14.0
_CELL = 13.0
_LINE, _MOST_LINES = 20.0, 4
_MARGINS = 54.0  # what lies beside the text: the desk, the paper's rim, the margins


class ThreatToken(msgspec.Struct, frozen=True):
    """One token: what it took of its limit (the last `more` cells are the +2), where it stands."""

    id: int
    name: str
    wounds: int
    limit: int
    more: int
    place: str
    sees: bool = False
    acting: bool = False


class ThreatRow(msgspec.Struct, frozen=True):
    """A row of the card: for which Success, its title, what it does, what it would do now."""

    kind: str
    title: str
    does: str
    now: str = ""
    done: bool = False


class ThreatCard(msgspec.Struct, frozen=True):
    """An adversary's card with its tokens; `special` are the sentences of its own rules."""

    id: int
    name: str
    picture: str
    dice: str
    tokens: tuple[ThreatToken, ...]
    rows: tuple[ThreatRow, ...]
    special: tuple[str, ...] = ()


class ThreatView(msgspec.Struct, frozen=True):
    """What the combat page shows."""

    title: str
    cards: tuple[ThreatCard, ...] = ()
    note: str = ""


class ThreatPage(Drawn):
    """Shows the adversaries; `pointed` tells the token that was clicked or chosen by keys."""

    pointed = Signal(object)  # int

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = ThreatView("")
        self._turned = 0.0
        self._spots: list[tuple[QRectF, int]] = []
        self._at = -1
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def show_threat(self, view: ThreatView) -> None:
        """Show the adversaries; safe to call twice."""
        if view == self._view:
            return
        self._view = view
        self._at = min(self._at, len(self._tokens()) - 1)
        self.setAccessibleName(view.title)
        self.setAccessibleDescription("\n".join(_spoken(card) for card in view.cards))
        self.turn(0)

    def sizeHint(self) -> QSize:
        return QSize(round(420 * self.look.zoom), round(446 * self.look.zoom))

    def _tokens(self) -> list[int]:
        return [token.id for card in self._view.cards for token in card.tokens]

    def turn(self, by: float) -> None:
        """Move the cards up by so many units, within their length."""
        width = self.area.width() - _MARGINS
        length = sum(_height(card, width) + _GAP for card in self._view.cards) + _HEAD + 20
        most = max(0.0, length - self.area.height())
        self._turned = min(most, max(0.0, self._turned + by))
        self.update()

    def wheelEvent(self, event: QWheelEvent) -> None:
        self.turn(-event.angleDelta().y() / 3)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        tokens = self._tokens()
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()), 0)
        if step and tokens:
            self._at = (self._at + step) % len(tokens)
            self.pointed.emit(tokens[self._at])
            self.update()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        place = self.in_units(event.position())
        for spot, token in self._spots:
            if spot.contains(place):
                self._at = self._tokens().index(token)
                self.pointed.emit(token)
                self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the sheet, its head, and the cards below one another."""
        inks = self.look.inks
        paper = area.adjusted(6, 6, -8, -2)
        sheet(painter, paper, inks, seed=12)
        left, right = paper.left() + 20, paper.right() - 20
        write(painter, left, paper.top() + 36, self._view.title, font(Face.TITLE, 24), inks.ink)
        note = fitted(self._view.note, font(Face.LABEL, 13), (right - left) / 2)
        write(painter, right, paper.top() + 36, note, font(Face.LABEL, 13), inks.quiet, Side.RIGHT)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.drawLine(QPointF(left, paper.top() + 46), QPointF(right, paper.top() + 46))
        painter.save()
        painter.setClipRect(paper.adjusted(2, _HEAD - 4, -2, -6))
        self._spots = []
        y = paper.top() + _HEAD - self._turned
        for card in self._view.cards:
            high = _height(card, right - left)
            self._paint_card(painter, QRectF(left, y, right - left, high), card)
            y += high + _GAP
        painter.restore()
        if self.hasFocus():
            focus_ring(painter, paper, inks)

    def _paint_card(self, painter: QPainter, box: QRectF, card: ThreatCard) -> None:
        inks = self.look.inks
        disc = QRectF(box.left(), box.top(), 40, 40)
        painter.setPen(QPen(QColor(inks.ink), 1.5))
        painter.setBrush(QColor(inks.bone))
        painter.drawRect(disc)
        silhouette(painter, disc.adjusted(2, 1, -2, 0), card.picture, inks)
        x = box.left() + 52
        write_caps(painter, x, box.top() + 18, card.name, 17, inks.ink, room=box.width() - 52)
        write(painter, x, box.top() + 36, card.dice, font(Face.LABEL, 13), inks.quiet)
        y = box.top() + _NAME
        for token in card.tokens:
            self._paint_token(painter, QRectF(box.left(), y, box.width(), _TOKEN), token)
            y += _TOKEN
        for row in card.rows:
            self._paint_row(painter, QRectF(box.left(), y, box.width(), _ROW), row)
            y += _ROW
        for line in _special(card, box.width()):
            write(painter, box.left(), y + 15, line, font(Face.MOOD, 15), inks.quiet)
            y += _LINE

    def _paint_token(self, painter: QPainter, box: QRectF, token: ThreatToken) -> None:
        inks = self.look.inks
        self._spots.append((box, token.id))
        face = font(Face.STRONG if token.acting else Face.LABEL, 13)
        x = box.left() + write(painter, box.left(), box.top() + 15, token.name, face, inks.ink) + 8
        for cell in range(token.limit):
            spot = QRectF(x + cell * _CELL, box.top() + 5, 10, 10)
            pen = QPen(QColor(inks.red if cell < token.wounds else inks.ink), 1.5)
            if cell >= token.limit - token.more:  # the two more of two investigators
                pen.setStyle(Qt.PenStyle.DotLine)
            painter.setPen(pen)
            full = cell < token.wounds
            painter.setBrush(QColor(inks.red) if full else Qt.BrushStyle.NoBrush)
            painter.drawRect(spot)
        end = x + token.limit * _CELL + 10
        room = box.right() - end - (24 if token.sees else 0)
        place = fitted(token.place, font(Face.LABEL, 13), room)
        write(
            painter,
            box.right(),
            box.top() + 15,
            place,
            font(Face.LABEL, 13),
            inks.quiet,
            Side.RIGHT,
        )
        if token.sees:
            where = box.right() - advance(place, font(Face.LABEL, 13)) - 22
            icon(painter, "sees", where, box.top() + 2, 16, inks.ink, inks.page)

    def _paint_row(self, painter: QPainter, box: QRectF, row: ThreatRow) -> None:
        inks = self.look.inks
        painter.setPen(QPen(QColor(inks.quiet), 0.75))
        painter.drawLine(box.topLeft(), box.topRight())
        kind = font(Face.STRONG, 13)
        write(painter, box.left(), box.top() + 16, row.kind, kind, inks.ink)
        x, label = box.left() + 60, font(Face.LABEL, 13)
        write(painter, x, box.top() + 17, row.title, font(Face.TITLE, 17), inks.ink)
        room = box.width() - 60
        write(painter, x, box.top() + 34, fitted(row.does, label, room), label, inks.ink)
        if row.now:
            write(painter, x, box.top() + 50, fitted(row.now, label, room), label, inks.quiet)
        if row.done:
            tick(painter, box.right() - 14, box.top() + 6, inks.pencil, 5)


def _special(card: ThreatCard, width: float) -> list[str]:
    """The sentences of a card's own rules in lines as wide as the page."""
    face = font(Face.MOOD, 15)
    return [part for line in card.special for part in wrapped(line, face, width, _MOST_LINES)]


def _height(card: ThreatCard, width: float) -> float:
    rows = _TOKEN * len(card.tokens) + _ROW * len(card.rows)
    return _NAME + rows + _LINE * len(_special(card, width))


def _spoken(card: ThreatCard) -> str:
    tokens = "; ".join(
        f"{token.name} {token.wounds}/{token.limit}, {token.place}" for token in card.tokens
    )
    rows = "; ".join(f"{row.kind}, {row.title}: {row.does}. {row.now}" for row in card.rows)
    return f"{card.name}, {card.dice}. {tokens}. {rows}. {' '.join(card.special)}"
