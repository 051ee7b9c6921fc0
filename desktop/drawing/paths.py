"""Vector art: path data (the usual M L H V C S Q T A Z letters) made into painter paths."""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

_TOKEN = re.compile(r"[MmLlHhVvCcSsQqTtAaZz]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}


class _Pen:
    """Where the pen stands while path data is read, and the path drawn so far."""

    def __init__(self) -> None:
        self.path = QPainterPath()
        self.at = QPointF()
        self.start = QPointF()
        self.handle = QPointF()
        self.curve = ""

    def spot(self, x: float, y: float, relative: bool) -> QPointF:
        return self.at + QPointF(x, y) if relative else QPointF(x, y)

    def mirrored(self, curves: str) -> QPointF:
        """The handle of a smooth curve: the last one mirrored, if the last was such a curve."""
        return self.at * 2 - self.handle if self.curve in curves else QPointF(self.at)


def _move(pen: _Pen, n: list[float], relative: bool) -> None:
    pen.at = pen.spot(n[0], n[1], relative)
    pen.start = QPointF(pen.at)
    pen.path.moveTo(pen.at)


def _line(pen: _Pen, n: list[float], relative: bool) -> None:
    pen.at = pen.spot(n[0], n[1], relative)
    pen.path.lineTo(pen.at)


def _across(pen: _Pen, n: list[float], relative: bool) -> None:
    pen.at = QPointF(pen.at.x() + n[0] if relative else n[0], pen.at.y())
    pen.path.lineTo(pen.at)


def _down(pen: _Pen, n: list[float], relative: bool) -> None:
    pen.at = QPointF(pen.at.x(), pen.at.y() + n[0] if relative else n[0])
    pen.path.lineTo(pen.at)


def _cubic(pen: _Pen, n: list[float], relative: bool) -> None:
    first = pen.spot(n[0], n[1], relative)
    _cubic_from(pen, first, n[2:], relative)


def _smooth(pen: _Pen, n: list[float], relative: bool) -> None:
    _cubic_from(pen, pen.mirrored("CS"), n, relative)


def _cubic_from(pen: _Pen, first: QPointF, n: list[float], relative: bool) -> None:
    second, end = pen.spot(n[0], n[1], relative), pen.spot(n[2], n[3], relative)
    pen.path.cubicTo(first, second, end)
    pen.at, pen.handle = end, second


def _quad(pen: _Pen, n: list[float], relative: bool) -> None:
    handle, end = pen.spot(n[0], n[1], relative), pen.spot(n[2], n[3], relative)
    pen.path.quadTo(handle, end)
    pen.at, pen.handle = end, handle


def _smooth_quad(pen: _Pen, n: list[float], relative: bool) -> None:
    handle, end = pen.mirrored("QT"), pen.spot(n[0], n[1], relative)
    pen.path.quadTo(handle, end)
    pen.at, pen.handle = end, handle


def _arc(pen: _Pen, n: list[float], relative: bool) -> None:
    """An upright elliptic arc (rotated ellipses are not drawn here)."""
    end = pen.spot(n[5], n[6], relative)
    rx, ry = abs(n[0]) or 1.0, abs(n[1]) or 1.0
    dx, dy = (pen.at.x() - end.x()) / 2 / rx, (pen.at.y() - end.y()) / 2 / ry
    reach = math.hypot(dx, dy)
    if reach > 1:
        rx, ry, dx, dy, reach = rx * reach, ry * reach, dx / reach, dy / reach, 1.0
    side = -1.0 if bool(n[3]) == bool(n[4]) else 1.0
    lift = side * math.sqrt(max(0.0, 1 - reach * reach)) / (reach or 1.0)
    ux, uy = lift * dy, -lift * dx
    middle = (pen.at + end) / 2 + QPointF(ux * rx, uy * ry)
    begin = math.degrees(math.atan2(-(dy - uy), dx - ux))
    finish = math.degrees(math.atan2(-(-dy - uy), -dx - ux))
    sweep = (finish - begin) % 360
    if n[4]:
        sweep -= 360
    box = QRectF(middle.x() - rx, middle.y() - ry, 2 * rx, 2 * ry)
    pen.path.arcTo(box, begin, sweep)
    pen.at = end


def _close(pen: _Pen, n: list[float], relative: bool) -> None:
    pen.path.closeSubpath()
    pen.at = QPointF(pen.start)


_DRAW = {
    "M": _move,
    "L": _line,
    "H": _across,
    "V": _down,
    "C": _cubic,
    "S": _smooth,
    "Q": _quad,
    "T": _smooth_quad,
    "A": _arc,
    "Z": _close,
}


@lru_cache(maxsize=2048)
def drawn(data: str) -> QPainterPath:
    """The painter path of path data; share it, never change it. Raises ValueError for bad data."""
    pen, letter, numbers = _Pen(), "", _TOKEN.findall(data)
    place = 0
    while place < len(numbers):
        if numbers[place].isalpha():
            letter, place = numbers[place], place + 1
        if not letter:
            raise ValueError(f"path data must begin with a letter: {data[:20]!r}")
        kind, arity = letter.upper(), _ARITY[letter.upper()]
        taken = [float(number) for number in numbers[place : place + arity]]
        if len(taken) < arity:
            raise ValueError(f"path data ends too early: {data[-20:]!r}")
        _DRAW[kind](pen, taken, letter.islower())
        pen.curve, place = kind, place + arity
        if kind == "M":
            letter = "l" if letter == "m" else "L"
        elif kind == "Z":
            letter = ""
    return pen.path


def circle(x: float, y: float, radius: float) -> str:
    """Path data of a circle."""
    half = f"a{radius:g} {radius:g} 0 1 1"
    return f"M{x - radius:g} {y:g}{half} {2 * radius:g} 0{half} {-2 * radius:g} 0Z"
