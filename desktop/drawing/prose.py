"""Set text: paragraphs of plain runs in lines, the first with an initial three lines high."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QPainter,
    QPainterPath,
    QPen,
    QTextCharFormat,
    QTextLayout,
    QTextOption,
)

from desktop.drawing.fonts import Face, font
from desktop.drawing.icons import icon, names
from desktop.drawing.inks import Inks
from desktop.drawing.kept import kept

_SIGN_ROOM = "\u2003"
_INITIAL_GAP = 9.0


class Run(msgspec.Struct, frozen=True):
    """A piece of text of one style: "plain", "em", "strong", "mood", or "icon" (text: its key)."""

    style: str
    text: str


Paragraph = tuple[Run, ...]


def plain(text: str) -> Paragraph:
    """A paragraph of one plain run."""
    return (Run("plain", text),)


class Type(msgspec.Struct, frozen=True):
    """A size of type: pixels from fonts.SIZES, and from line to line."""

    size: int
    leading: float


SMALL_TYPE = Type(15, 22.0)
READING_TYPE = Type(17, 25.0)
LARGE_TYPE = Type(20, 29.0)
HUGE_TYPE = Type(24, 35.0)
TYPES = (SMALL_TYPE, READING_TYPE, LARGE_TYPE, HUGE_TYPE)

_FACES = {
    "plain": Face.READING,
    "em": Face.MOOD,
    "mood": Face.MOOD,
    "strong": Face.TITLE,
    "icon": Face.READING,
}


class _Set:
    """One paragraph set: its layout, where its signs stand, how high it is."""

    def __init__(self, paragraph: Paragraph, kind: Type, width: float, indent: float) -> None:
        text, formats, self.signs = "", list[QTextLayout.FormatRange](), list[tuple[int, str]]()
        for run in paragraph:
            shown = _SIGN_ROOM if run.style == "icon" else run.text
            if run.style == "icon":
                self.signs.append((len(text), run.text))
            formats.append(
                _format(len(text), len(shown), _FACES.get(run.style, Face.READING), kind)
            )
            text += shown
        self.layout = QTextLayout(text, font(Face.READING, kind.size))
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.layout.setTextOption(option)
        self.layout.setFormats(formats)
        self.height = self._break(kind, width, indent)

    def _break(self, kind: Type, width: float, indent: float) -> float:
        """Break into lines, the first three beside the initial; return the height."""
        self.layout.beginLayout()
        count = 0
        while (line := self.layout.createLine()).isValid():
            aside = indent if count < 3 else 0.0
            line.setLineWidth(max(40.0, width - aside))
            line.setPosition(
                QPointF(aside, count * kind.leading + (kind.leading - line.height()) / 2)
            )
            count += 1
        self.layout.endLayout()
        return max(count, 3 if indent else 1) * kind.leading

    def draw(self, painter: QPainter, at: QPointF, colour: str, kind: Type) -> None:
        """Draw the lines and the signs in them."""
        painter.setPen(QColor(colour))
        self.layout.draw(painter, at)
        for place, key in self.signs:
            line = self.layout.lineForTextPosition(place)
            found = line.cursorToX(place)
            x = float(found[0]) if isinstance(found, tuple) else 0.0
            baseline = at.y() + line.y() + line.ascent()
            if key in names():
                size = kind.size * 0.95
                icon(painter, key, at.x() + x + 1, baseline - size * 0.82, size, colour)


def _format(start: int, length: int, face: Face, kind: Type) -> QTextLayout.FormatRange:
    made = QTextLayout.FormatRange()
    made.start, made.length = start, length
    shape = QTextCharFormat()
    shape.setFont(font(face, kind.size))
    made.format = shape
    return made


class Prose:
    """Paragraphs set to a width; draw them as often as you like."""

    def __init__(
        self,
        paragraphs: Sequence[Paragraph],
        width: float,
        kind: Type = READING_TYPE,
        *,
        initial: bool = False,
    ) -> None:
        self._kind = kind
        self._initial = ""
        rows = list(paragraphs)
        if initial and rows and rows[0] and rows[0][0].text[:1].isalpha():
            first = rows[0][0]
            self._initial = first.text[0].upper()
            rest = first.text[1:].lstrip()  # the gap beside it is the space after "I" and "A"
            rows[0] = (Run(first.style, rest), *rows[0][1:])
        beside = self.initial_box.width() + _INITIAL_GAP if self._initial else 0.0
        self._rows = [
            _Set(row, kind, width, beside if n == 0 else 0.0) for n, row in enumerate(rows)
        ]
        gaps = max(0, len(rows) - 1) * kind.leading * 0.28
        self.height = sum(row.height for row in self._rows) + gaps

    @property
    def initial_box(self) -> QRectF:
        """Where the initial stands."""
        high = 3 * self._kind.leading - 9
        return QRectF(0, 6, round(high * 0.92), high)

    @property
    def lines(self) -> int:
        """How many lines there are."""
        return sum(row.layout.lineCount() for row in self._rows)

    @property
    def line_tops(self) -> list[float]:
        """Where each line begins, counted from the top of the text: where it may be broken."""
        tops, y = list[float](), 0.0
        for row in self._rows:
            tops += [y + n * self._kind.leading for n in range(row.layout.lineCount())]
            y += row.height + self._kind.leading * 0.28
        return tops

    def draw(self, painter: QPainter, x: float, y: float, colour: str, inks: Inks) -> None:
        """Draw the text, its left upper corner at (x, y)."""
        if self._initial:
            draw_initial(painter, self.initial_box.translated(x, y), self._initial, inks)
        for row in self._rows:
            row.draw(painter, QPointF(x, y), colour, self._kind)
            y += row.height + self._kind.leading * 0.28


def draw_initial(painter: QPainter, box: QRectF, letter: str, inks: Inks) -> None:
    """Draw a woodcut initial: the letter cut out of sky and sea."""
    key = ("initial", letter, box.width(), box.height())
    kept(painter, key, box, inks, lambda brush: _cut_initial(brush, box, letter, inks))


def _cut_initial(painter: QPainter, box: QRectF, letter: str, inks: Inks) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    share = box.height() / 66
    painter.translate(box.topLeft())
    painter.scale(share, share)
    width = box.width() / share
    painter.fillRect(QRectF(0, 0, width, 66), QColor(inks.ink))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(inks.page), 0.9))
    painter.drawRect(QRectF(2.6, 2.6, width - 5.2, 60.8))
    painter.drawPath(_sky_and_sea(width, ord(letter)))
    face = QFont(font(Face.TITLE, 44))
    face.setPixelSize(60)  # the letter is a picture here, not a line of text
    cut = QPainterPath()
    cut.addText(QPointF(0, 0), face, letter)
    cut.translate((width - cut.boundingRect().width()) / 2 - cut.boundingRect().x(), 52)
    pen = QPen(QColor(inks.ink), 5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.strokePath(cut, pen)
    painter.fillPath(cut, QColor(inks.page))
    painter.restore()


def _sky_and_sea(width: float, seed: int) -> QPainterPath:
    chance = random.Random(seed)
    lines = QPainterPath()
    for n in range(12):
        y = 7.5 + n * 3.1
        lines.moveTo(5, y)
        lines.lineTo(13 + chance.uniform(-3, 5), y)
        lines.moveTo(width - 13 + chance.uniform(-5, 3), y)
        lines.lineTo(width - 5, y)
    count = 6
    step = (width - 10) / count / 2
    for n in range(5):
        y = 46.5 + n * 3.7
        lines.moveTo(5, y)
        for wave in range(count):
            x = 5 + 2 * step * wave
            lines.quadTo(x + step / 2, y - 2, x + step, y)
            lines.quadTo(x + 1.5 * step, y + 2, x + 2 * step, y)
    return lines
