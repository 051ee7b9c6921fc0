"""The cover of a year's journal: its title, an engraving, and what the months came to."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import Side, advance, suiting, write
from desktop.drawing.month_engraving import engrave
from desktop.drawing.month_head import NATURAL
from desktop.drawing.sheet_lead import hand_line, hand_width
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.rules.games.calendar.view.year import MonthBar, Year
from desktop.words.calendar.dates import month_short, month_title
from desktop.words.calendar.told_year import signed

WIDE, HIGH = 420.0, 560.0
_HEIGHT = 184.0  # in mm
_MARGIN = 26.0
_VIEW = QRectF(52, 200, 316, 166)
_FIRST, _PITCH, _ROW, _BOX = 70.0, 56.0, 62.0, 34.0
_SQUARES = 414.0
_COLUMNS = 6
_HAND = 20


def cover_picture(title: str, subtitle: str, year: Year, read: range) -> Picture:
    """The cover at the size of a book in the hand; of the months only those that were read."""
    month = shown(year, read)

    def draw(painter: QPainter) -> None:
        with unit(painter, _HEIGHT / HIGH):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _boards(painter)
            _lettering(painter, title, subtitle)
            _view(painter, month)
            for place, bar in enumerate(year.months):
                _month(painter, bar, place)

    alt = QCoreApplication.translate("Keepsakes", "The cover: {title}, {month} below it").format(
        title=title, month=month_title(month)
    )
    return Picture(WIDE * _HEIGHT / HIGH, _HEIGHT, draw, name=title, alt=alt)


def shown(year: Year, read: range) -> int:
    """The month whose engraving stands on the cover: the best of those that were read."""
    bars = [bar for bar in year.months if bar.month in read] or list(year.months[:1])
    return max(bars, key=lambda bar: (bar.points, -bar.month)).month


def _boards(painter: QPainter) -> None:
    box = QRectF(2, 2, WIDE - 4, HIGH - 4)
    painter.setBrush(QColor(PRINT.page))
    for inset, weight in ((0.0, 1.6), (14.0, 1.4), (18.5, 0.7)):
        painter.setPen(QPen(QColor(PRINT.ink), weight))
        painter.drawRect(box.adjusted(inset, inset, -inset, -inset))


def _lettering(painter: QPainter, title: str, subtitle: str) -> None:
    room = WIDE - 4 * _MARGIN
    lines = _broken(title, room)
    face = suiting(max(lines, key=len), Face.TITLE, (44, 32, 24, 20), room)
    step = face.pixelSize() * 1.14
    y = 106.0 - (len(lines) - 1) * step / 2 + face.pixelSize() * 0.2
    for line in lines:
        write(painter, WIDE / 2, y, line, face, PRINT.ink, Side.MIDDLE)
        y += step
    small = suiting(subtitle, Face.MOOD, (20, 17, 15, 13), room)
    write(painter, WIDE / 2, 172, subtitle, small, PRINT.ink, Side.MIDDLE)


def _broken(title: str, room: float) -> tuple[str, ...]:
    """A title on one line, or on two of much the same length."""
    words = title.split()
    if len(words) < 2 or advance(title, font(Face.TITLE, 44)) <= room:
        return (title,)
    cuts = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
    return min(cuts, key=lambda cut: max(len(cut[0]), len(cut[1])))


def _view(painter: QPainter, month: int) -> None:
    """The engraving, cut to its middle, in a rule."""
    painter.save()
    painter.setClipRect(_VIEW, Qt.ClipOperation.IntersectClip)
    painter.translate(_VIEW.topLeft())
    high = _VIEW.height()
    share = 0.62
    painter.scale(share, share)
    engrave(painter, month, QSizeF(NATURAL, high / share), PRINT)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(PRINT.ink), 1.2))
    painter.drawRect(_VIEW)


def _month(painter: QPainter, bar: MonthBar, place: int) -> None:
    """A month's square: its name below, and in it what was written, once it was."""
    row, column = divmod(place, _COLUMNS)
    middle = QPointF(_FIRST + column * _PITCH, _SQUARES + row * _ROW)
    box = QRectF(middle.x() - _BOX / 2, middle.y() - _BOX / 2, _BOX, _BOX)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(PRINT.ink if bar.come else PRINT.quiet), 1.1 if bar.come else 0.6))
    painter.drawRect(box)
    colour = PRINT.ink if bar.come else PRINT.quiet
    name = month_short(bar.month)
    write(painter, middle.x(), box.bottom() + 14, name, font(Face.MOOD, 12), colour, Side.MIDDLE)
    if bar.come and not bar.open:
        text = signed(bar.points)
        wide = hand_width(text, _HAND)
        at = middle + QPointF(-wide / 2 - 1, 7)
        hand_line(painter, at, text, _HAND, PRINT, slant=-4, strength=0.9)
