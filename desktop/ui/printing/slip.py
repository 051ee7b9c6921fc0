"""A slip at the foot of the preview: how far the work is, how it went, what is asked."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import advance, write
from desktop.drawing.paper import sheet
from desktop.ui.theme import Look
from desktop.ui.widgets.call_button import CALL_HIGH, CallButton
from desktop.ui.widgets.drawn import Drawn, announce
from desktop.ui.widgets.paper_button import wrapped

_PAD, _GAP, _LINE, _BAR = 18.0, 10.0, 22.0, 16.0
_MOST_LINES = 3


class Call(msgspec.Struct, frozen=True):
    """Something that may be done about it: its id, its words, the key that presses it."""

    id: str
    words: str
    key: str = ""


class SlipView(msgspec.Struct, frozen=True):
    """A sentence, how much of the work is done (None: no bar), what may be done."""

    words: str
    share: float | None = None
    calls: tuple[Call, ...] = ()


class WorkSlip(Drawn):
    """Shows what is told; `called` tells the id of what was pressed. Nothing is told: hidden."""

    called = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: SlipView | None = None
        self.buttons: list[CallButton] = []
        self.hide()

    @property
    def view(self) -> SlipView | None:
        """What it tells."""
        return self._view

    def tell(self, view: SlipView | None) -> None:
        """Tell something else; nothing with None. Safe to call twice."""
        before, self._view = self._view, view
        if view is None:
            self.hide()
            return
        while len(self.buttons) < len(view.calls):
            made = CallButton(self)
            made.wear(self.look)
            made.called.connect(self.called)
            self.buttons.append(made)
        for place, button in enumerate(self.buttons):
            button.setVisible(place < len(view.calls))
            if place < len(view.calls):
                call = view.calls[place]
                button.show_call(call.id, call.words, call.key)
        self.setAccessibleName(view.words)
        if before is None or before.words != view.words:
            announce(self, view.words)
        self._arrange()
        self.show()
        self.update()

    def wear(self, look: Look) -> None:
        super().wear(look)
        for button in self.buttons:
            button.wear(look)
        self._arrange()

    # --- where it stands -----------------------------------------------------------------------

    def high(self, width: float) -> float:
        """How high it is at a width, both in units of zoom 100 %."""
        if self._view is None:
            return 0.0
        lines = len(self._lines(width))
        bar = _BAR + 6 if self._view.share is not None else 0.0
        text = lines * _LINE + bar
        if not self._beside(width):
            text += CALL_HIGH + _GAP
        return max(text, CALL_HIGH) + 2 * _PAD - 8 + 10

    def _wides(self) -> list[float]:
        calls = self._view.calls if self._view is not None else ()
        key = [
            18.0 + advance(call.key, font(Face.LABEL, 13)) if call.key else 0.0 for call in calls
        ]
        face = font(Face.STRONG, 15)
        return [advance(call.words, face) + 32 + k for call, k in zip(calls, key, strict=True)]

    def _buttons_wide(self) -> float:
        return sum(self._wides()) + _GAP * len(self._wides())

    def _beside(self, width: float) -> bool:
        """Whether the buttons stand beside the words, or below them."""
        return not self._wides() or width - self._buttons_wide() > 0.5 * width

    def _room(self, width: float) -> float:
        inner = width - 10 - 2 * _PAD
        return inner - self._buttons_wide() - 6 if self._beside(width) else inner

    def _lines(self, width: float) -> list[str]:
        words = self._view.words if self._view is not None else ""
        return wrapped(words, font(Face.READING, 17), self._room(width), _MOST_LINES)

    def sizeHint(self) -> QSize:
        wide = 500.0
        return QSize(round(wide * self.look.zoom), round(self.high(wide) * self.look.zoom))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons keep to the right end."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        area, zoom = self.area, self.look.zoom
        x, y = area.right() - 5 - _PAD, area.center().y() - 2 - CALL_HIGH / 2
        if not self._beside(area.width()):
            y = area.bottom() - 10 - _PAD + 4 - CALL_HIGH
        wides = self._wides()
        for button, wide in zip(reversed(self.buttons[: len(wides)]), reversed(wides), strict=True):
            x -= wide
            box = QRectF(x * zoom, y * zoom, wide * zoom, CALL_HIGH * zoom)
            button.setGeometry(box.toRect())
            x -= _GAP

    # --- painting ------------------------------------------------------------------------------

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the slip, the sentence, and the bar as a rule that is inked on."""
        view, inks = self._view, self.look.inks
        if view is None:
            return
        paper = area.adjusted(5, 3, -5, -7)
        sheet(painter, paper, inks, ground=inks.week, seed=6)
        lines = self._lines(area.width())
        y = paper.top() + _PAD - 2
        if self._beside(area.width()):
            bar = _BAR + 6 if view.share is not None else 0.0
            y = paper.center().y() - (len(lines) * _LINE + bar) / 2
        for line in lines:
            y += _LINE
            write(painter, paper.left() + _PAD, y - 6, line, font(Face.READING, 17), inks.ink)
        if view.share is not None:
            room = self._room(area.width())
            bar_box = QRectF(paper.left() + _PAD, y + 2, room, _BAR)
            rule_bar(painter, bar_box, view.share, inks)


def rule_bar(painter: QPainter, box: QRectF, share: float, inks: Inks) -> None:
    """Draw a ruler with ten parts, inked as far as the work is done."""
    rule = QRectF(box.left(), box.top(), box.width(), 9)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(faded(inks.ink, 0.10 if inks.textures else 0.0))
    painter.drawRect(rule)
    painter.setBrush(QColor(inks.moss if inks.textures else inks.ink))
    painter.drawRect(QRectF(rule.left(), rule.top(), rule.width() * share, rule.height()))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.ink), 1))
    painter.drawRect(rule)
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    for part in range(11):
        x = rule.left() + part * rule.width() / 10
        foot = rule.bottom() + (6 if part % 5 == 0 else 3.5)
        painter.drawLine(QPointF(x, rule.bottom()), QPointF(x, foot))
