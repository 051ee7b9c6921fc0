"""A slip of paper that is pressed: title, lines, a picture; amber where it is the one thing."""

import msgspec
from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.lettering import Side, fitted, write
from desktop.drawing.paper import sheet
from desktop.ui.widgets.drawn import DrawnButton


class Slip(msgspec.Struct, frozen=True):
    """What a slip says. `call` is its button, amber if `amber`; `quiet` greys it."""

    id: str
    title: str
    lines: tuple[str, ...] = ()
    call: str = ""
    amber: bool = False
    quiet: bool = False
    chosen: bool = False


class PaperButton(DrawnButton):
    """Shows a slip; a press tells `taken` with its id."""

    taken = Signal(str)

    def __init__(self, slip: Slip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._slip = slip
        self._picture = QPixmap()
        self.clicked.connect(self._take)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.show_slip(slip)

    def show_slip(self, slip: Slip, picture: QPixmap | None = None) -> None:
        """Show another slip; safe to call twice."""
        self._slip = slip
        if picture is not None:
            self._picture = picture
        self.setAccessibleName(" ".join(part for part in (slip.title, slip.call) if part))
        self.setAccessibleDescription(" ".join(slip.lines))
        self.update()

    def sizeHint(self) -> QSize:
        high = 56 + 22 * len(self._slip.lines) + (44 if self._slip.call else 0)
        return QSize(round(300 * self.look.zoom), round(high * self.look.zoom))

    def _take(self) -> None:
        self.taken.emit(self._slip.id)

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper, the picture at the top, the words, the call at the foot."""
        inks, slip = self.look.inks, self._slip
        paper = area.adjusted(8, 6, -8, -10)
        if slip.quiet:
            painter.setOpacity(0.6)
        sheet(painter, paper, inks, seed=sum(map(ord, slip.id)))
        if slip.chosen:
            painter.setPen(QPen(QColor(inks.ink), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(paper.adjusted(3, 3, -3, -3))
        left, width, y = paper.left() + 20, paper.width() - 40, paper.top() + 16
        if not self._picture.isNull():
            y = self._paint_picture(painter, paper)
        big = paper.height() > 220
        title = font(Face.TITLE, 24 if big else 20)
        write(painter, left, y + 20, fitted(slip.title, title, width), title, inks.ink)
        y += 36
        face = font(Face.READING, 17) if big else font(Face.LABEL, 13)
        for line in slip.lines:
            for part in _wrapped(line, face, width, 2 if big else 3):
                write(painter, left, y + 12, part, face, inks.quiet)
                y += 24 if big else 18
        if slip.call:
            self._paint_call(painter, paper)

    def _paint_picture(self, painter: QPainter, paper: QRectF) -> float:
        foot = 150.0 if self._slip.call else 96.0
        box = QRectF(
            paper.left() + 12,
            paper.top() + 12,
            paper.width() - 24,
            max(40.0, paper.height() - foot),
        )
        painter.setPen(QPen(QColor(self.look.inks.ink), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        shown = self._picture
        ratio = shown.width() / max(1, shown.height())
        wide = box.width() / box.height() < ratio
        height = shown.height() if wide else round(shown.width() / (box.width() / box.height()))
        width = round(height * box.width() / box.height()) if wide else shown.width()
        source = QRectF((shown.width() - width) / 2, (shown.height() - height) / 2, width, height)
        painter.drawPixmap(box, shown, source)
        painter.drawRect(box)
        return box.bottom() + 10

    def _paint_call(self, painter: QPainter, paper: QRectF) -> None:
        inks, slip = self.look.inks, self._slip
        box = QRectF(paper.left() + 16, paper.bottom() - 56, paper.width() - 32, 44)
        painter.setPen(Qt.PenStyle.NoPen if slip.amber else QPen(QColor(inks.ink), 1.5))
        painter.setBrush(QColor(inks.amber) if slip.amber else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, 4, 4)
        face = font(Face.STRONG, 17)
        ink = inks.on_amber if slip.amber else inks.ink
        text = fitted(slip.call, face, box.width() - 16)
        write(painter, box.center().x(), box.center().y() + 6, text, face, ink, Side.MIDDLE)


def _wrapped(text: str, face: QFont, width: float, most: int) -> list[str]:
    """The text in at most so many lines, the last cut off with an ellipsis."""
    words, lines = text.split(), [""]
    for word in words:
        longer = f"{lines[-1]} {word}".strip()
        if fitted(longer, face, width) == longer or not lines[-1]:
            lines[-1] = longer
        else:
            lines.append(word)
    if len(lines) > most:
        lines[most - 1] = fitted(" ".join(lines[most - 1 :]), face, width)
    return lines[:most]
