"""A slip of paper that is pressed: an emblem, a title, lines, and its call."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, advance, fitted, write
from desktop.drawing.paper import sheet
from desktop.drawing.tear_off import tear_off
from desktop.drawing.woodcut import Colours, cut, stamp_in
from desktop.ui.theme import Look
from desktop.ui.widgets.drawn import DrawnButton

_EMBLEM = QSize(70, 56)
_PAD, _CALL_HIGH = 16.0, 34.0
_MOST_WIDTHS = 8  # of which the lines are kept
_LEAST = 150.0  # a narrower text has its call below it


class Leaf(msgspec.Struct, frozen=True):
    """A day on a tear-off block, and whether it is played."""

    number: str
    month: str
    played: bool = False


class Slip(msgspec.Struct, frozen=True):
    """What a slip says. `call` is its button, amber if `amber`; `quiet` greys it.

    `emblem` is a key of the card vignettes, or `leaf` today's on a tear-off block; `about` is for
    readers of the screen alone.
    """

    id: str
    title: str
    lines: tuple[str, ...] = ()
    call: str = ""
    amber: bool = False
    quiet: bool = False
    chosen: bool = False
    emblem: str = ""
    about: str = ""
    leaf: Leaf | None = None


class Kept(Slip, frozen=True):
    """What is left of a finished game; `seed` gives its colour, `stars` of five its verdict.

    `rank` is the verdict in words.
    """

    seed: int = 0
    stars: int | None = None
    rank: str = ""


class PaperButton(DrawnButton):
    """Shows a slip as high as its words need; a press tells `taken` with its id."""

    taken = Signal(str)

    def __init__(self, slip: Slip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slip = slip
        self._laid: dict[float, tuple[list[str], list[str]]] = {}
        self.clicked.connect(self._take)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_slip(slip)

    @property
    def slip(self) -> Slip:
        """What it says now."""
        return self._slip

    def show_slip(self, slip: Slip) -> None:
        """Show another slip; safe to call twice."""
        self._slip = slip
        self._laid.clear()
        self.setAccessibleName(" ".join(part for part in (slip.title, slip.call) if part))
        self.setAccessibleDescription(" ".join((*slip.lines, slip.about)).strip())
        self._stand()
        self.update()

    def wear(self, look: Look) -> None:
        super().wear(look)
        self._stand()

    def _stand(self) -> None:
        """Be at least as high as the words need at the present width."""
        if self.hasHeightForWidth():
            self.setMinimumHeight(self.heightForWidth(max(1, self.width())))
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._stand()

    def sizeHint(self) -> QSize:
        width = round(320 * self.look.zoom)
        return QSize(width, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(160 * self.look.zoom), round(40 * self.look.zoom))

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return round(self.high(width / self.look.zoom) * self.look.zoom)

    def high(self, width: float) -> float:
        """How high the slip is at a width, both in units of zoom 100 %."""
        room, below = self._room(width - 10)
        titles, lines = self._set(room)
        text = 26.0 * len(titles) + 19.0 * len(lines) + (4 if lines else 0)
        text += _CALL_HIGH + 12 if below else 0.0
        least = _EMBLEM.height() if self._slip.emblem else 0.0
        return max(text, least, _CALL_HIGH if self._slip.call else 0.0) + 2 * _PAD - 4 + 12

    def _take(self) -> None:
        self.taken.emit(self._slip.id)

    def _call_wide(self) -> float:
        return advance(self._slip.call, font(Face.STRONG, 15)) + 36 if self._slip.call else 0.0

    def _room(self, paper: float) -> tuple[float, bool]:
        """How wide the text may be, and whether its call stands below it."""
        room = paper - 2 * _PAD - (_EMBLEM.width() + 14 if self._slip.emblem else 0.0)
        beside = room - self._call_wide() - 16
        if not self._slip.call or beside >= _LEAST:
            return (room if not self._slip.call else beside), False
        return room, True

    def _set(self, room: float) -> tuple[list[str], list[str]]:
        """The lines of title and text at a width; layouts ask for the same few widths often."""
        if room not in self._laid:
            if len(self._laid) >= _MOST_WIDTHS:
                self._laid.clear()
            titles = wrapped(self._slip.title, font(Face.TITLE, 20), room, 2)
            face = font(Face.LABEL, 13)
            lines = [part for line in self._slip.lines for part in wrapped(line, face, room, 3)]
            self._laid[room] = titles, lines
        return self._laid[room]

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the emblem, the words, the call at the right or below."""
        inks, slip = self.look.inks, self._slip
        paper = area.adjusted(5, 4, -5, -8)
        sheet(painter, paper, inks, seed=sum(map(ord, slip.id)) % 7)
        painter.setOpacity(0.62 if slip.quiet and inks.textures else 1.0)
        mark_edge(painter, paper, self)
        left, y = paper.left() + _PAD, paper.top() + _PAD - 2
        if slip.emblem:
            self._stamp(painter, QRectF(left, y, _EMBLEM.width(), _EMBLEM.height()))
            left += _EMBLEM.width() + 14
        room, below = self._room(paper.width())
        titles, lines = self._set(room)
        for line in titles:
            write(painter, left, y + 19, line, font(Face.TITLE, 20), inks.ink)
            y += 26
        for line in lines:
            write(painter, left, y + 15, line, font(Face.LABEL, 13), inks.quiet)
            y += 19
        if slip.call:
            width = min(self._call_wide(), room if below else paper.width())
            x = left if below else paper.right() - _PAD - width
            top = y + 12 if below else paper.center().y() - _CALL_HIGH / 2
            paint_call(painter, QRectF(x, top, width, _CALL_HIGH), slip, self, 15)

    def _stamp(self, painter: QPainter, box: QRectF) -> None:
        inks, leaf = self.look.inks, self._slip.leaf
        if leaf is not None:
            tear_off(painter, box, leaf.number, leaf.month, inks, played=leaf.played)
            return
        colours = Colours(ink=inks.ink, paper=inks.page, accent=inks.red)
        stamp_in(painter, cut("vignettes", self._slip.emblem), colours, box, (76.0, 60.0))


def mark_edge(painter: QPainter, paper: QRectF, button: PaperButton) -> None:
    """Line the paper where it is chosen or pointed at; in Late a hairline is always there."""
    inks = button.look.inks
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if button.slip.chosen:
        painter.setPen(QPen(QColor(inks.ink), 3))
        painter.drawRect(paper.adjusted(3, 3, -3, -3))
    elif button.underMouse():
        painter.setPen(QPen(QColor(inks.quiet), 1))
        painter.drawRect(paper.adjusted(3.5, 3.5, -3.5, -3.5))


def paint_call(painter: QPainter, box: QRectF, slip: Slip, button: DrawnButton, size: int) -> None:
    """Draw what a slip offers as a button: filled with amber, or a line on the paper."""
    inks = button.look.inks
    ink = inks.on_amber if slip.amber else inks.ink
    painter.setPen(Qt.PenStyle.NoPen if slip.amber else QPen(QColor(inks.ink), 1.5))
    painter.setBrush(QColor(inks.amber) if slip.amber else Qt.BrushStyle.NoBrush)
    if not slip.amber and button.underMouse():
        painter.setBrush(QColor(inks.ink))
        ink = inks.page
    painter.drawRoundedRect(box, 4, 4)
    face = font(Face.STRONG, size)
    text = fitted(slip.call, face, box.width() - 16)
    write(painter, box.center().x(), box.center().y() + size * 0.36, text, face, ink, Side.MIDDLE)


def wrapped(text: str, face: QFont, width: float, most: int) -> list[str]:
    """The text in at most so many lines, the last cut off with an ellipsis."""
    words, lines = text.split(), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if not lines[-1] or advance(longer, face) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1 :] = [" ".join(lines[most - 1 :])]
    return [fitted(line, face, width) for line in lines]
