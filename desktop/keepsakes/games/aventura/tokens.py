"""Tokens for the real table: figures that fold into stands, padlocks, flame and candles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.card_position import seated
from desktop.drawing.fonts import Face
from desktop.drawing.icons import candle, flame
from desktop.drawing.inks import PRINT
from desktop.drawing.tokens import Figure, adversary, padlock, token
from desktop.keepsakes.games.aventura.map.marks import way_pen
from desktop.keepsakes.games.aventura.maps import MM, TOKEN
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.placing import small_type
from desktop.rules.games.aventura.content.effects import Padlock, Spawn
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.trees import records
from desktop.words.aventura.names import Names

_STAND_WIDE = 24.0
_FACE = 31.0
_FLAP = 9.0
_SMALL = 15.0
_ACTIONS = 2
_MOST = 6

DrawAt = Callable[[QPainter], object]


def people(names: Names, who: Iterable[str]) -> tuple[Picture, ...]:
    """A stand for each investigator, in the order of seats."""
    return tuple(
        stand(names.full_name(one), _person(seated(names, one, seat % 2)))
        for seat, one in enumerate(who)
    )


def _person(figure: Figure) -> DrawAt:
    return lambda painter: token(painter, 0, 0, figure, PRINT)


def adversaries(names: Names, counts: Mapping[int, int]) -> tuple[Picture, ...]:
    """So many stands of each adversary; several of a kind are numbered."""
    return tuple(
        stand(names.card(card), _foe(names.pack.adversaries[card].token, n if count > 1 else 0))
        for card, count in counts.items()
        for n in range(1, count + 1)
    )


def _foe(key: str, number: int) -> DrawAt:
    return lambda painter: adversary(painter, 0, 0, key, PRINT, number=number)


def stand(name: str, figure: DrawAt) -> Picture:
    """A strip to be folded in the middle: a figure on both sides, a flap below each."""
    high = 2 * (_FACE + _FLAP)

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(QRectF(0, 0, _STAND_WIDE, high), QColor(PRINT.page))
        for turn in (0, 180):
            painter.save()
            painter.translate(_STAND_WIDE / 2, high / 2)
            painter.rotate(turn)
            with unit(painter, MM, 0, 2.6 + TOKEN / 2 + 0.6):
                figure(painter)
            painter.restore()
        _paint_folds(painter, high)

    return Picture(_STAND_WIDE, high, draw, name=name, alt=name)


def _paint_folds(painter: QPainter, high: float) -> None:
    """Dashed lines where the strip is folded, and what to do with the flaps."""
    pen = QPen(QColor(PRINT.quiet), 0.15)
    pen.setDashPattern([8, 6])
    painter.setPen(pen)
    for y in (_FLAP, high / 2, high - _FLAP):
        painter.drawLine(QPointF(0, y), QPointF(_STAND_WIDE, y))
    words = QCoreApplication.translate("Keepsakes", "fold and glue")
    wide = small_type.width(words, 2.2, Face.MOOD)
    left = (_STAND_WIDE - wide) / 2
    small_type.write(painter, left, high - _FLAP / 2 + 0.8, words, 2.2, Face.MOOD)


# --- discs ---------------------------------------------------------------------------------------


def disc(name: str, size: float, draw: DrawAt) -> Picture:
    """A round thing to be cut out; `draw` works in units of a token around its middle."""

    def drawn(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        with unit(painter, MM, size / 2, size / 2):
            draw(painter)

    return Picture(size, size, drawn, name=name, alt=name)


def padlocks(count: int) -> tuple[tuple[Picture, Picture], ...]:
    """Padlocks, alike on both sides."""
    words = QCoreApplication.translate("Keepsakes", "Padlock")
    one = disc(words, TOKEN, lambda painter: padlock(painter, 0, 0, PRINT, 42.0))
    return ((one, one),) * count


def clock_marker() -> tuple[Picture, Picture]:
    """The flame that stands on the turn."""
    words = QCoreApplication.translate("Keepsakes", "Clock")

    def draw(painter: QPainter) -> None:
        _paint_ring(painter, None)
        flame(painter, 0, 8, 17, PRINT)

    one = disc(words, _SMALL, draw)
    return one, one


def actions(names: Names, who: Iterable[str]) -> tuple[tuple[Picture, Picture], ...]:
    """Two Actions for each investigator: a candle that burns, and its stub on the back."""
    found: list[tuple[Picture, Picture]] = []
    for seat, one in enumerate(who):
        figure = seated(names, one, seat % 2)
        lit, spent = (disc(figure.name, _SMALL, _candle(figure, lit)) for lit in (True, False))
        found += [(lit, spent)] * _ACTIONS
    return tuple(found)


def _candle(figure: Figure, lit: bool) -> DrawAt:
    def draw(painter: QPainter) -> None:
        _paint_ring(painter, figure)
        painter.save()
        painter.scale(0.92, 0.92)
        candle(painter, -3.5, -1, lit, PRINT)
        painter.restore()

    return draw


def _paint_ring(painter: QPainter, figure: Figure | None) -> None:
    """The rim of a small disc: an investigator's, or plain."""
    painter.setPen(QPen(QColor(PRINT.pip), 0.9))
    painter.setBrush(QColor(PRINT.desk))
    painter.drawEllipse(QPointF(0, 0), 15.8, 15.8)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(PRINT.bone), 2.6))
    painter.drawEllipse(QPointF(0, 0), 13.6, 13.6)
    if figure is not None:
        painter.setPen(way_pen(figure.colour(PRINT), figure.rim, 2.2))
        painter.drawEllipse(QPointF(0, 0), 13.6, 13.6)


# --- how many ------------------------------------------------------------------------------------


def most_adversaries(pack: Pack) -> dict[int, int]:
    """For each adversary as many tokens as one map may want at once, at most six."""
    wanted: dict[tuple[int, str], int] = {}
    for spot, record in records(pack):
        if isinstance(record, Spawn) and record.card in pack.adversaries:
            key = (record.card, spot.map or "")
            wanted[key] = wanted.get(key, 0) + len(record.zones)
    return {
        card: min(_MOST, max([1, *(n for (one, _), n in wanted.items() if one == card)]))
        for card in sorted(pack.adversaries)
    }


def most_padlocks(pack: Pack) -> int:
    """As many padlocks as one map may want at once."""
    counts = {place: len(content.drawing.padlocks) for place, content in pack.maps.items()}
    for spot, record in records(pack):
        if isinstance(record, Padlock) and spot.map in counts:
            counts[spot.map] += 1
    return max(counts.values(), default=0)
