"""Our own art in two weights: busts, silhouettes, objects and signs, read from assets/art."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.paths import drawn
from desktop.paths import shipped


class Mark(msgspec.Struct, frozen=True, array_like=True):
    """One stroke or filled shape: roles of fill and pen ("" for none), pen width, path data."""

    fill: str
    pen: str
    width: float
    path: str
    dash: str = ""


class Cut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One picture: its marks, the lowest first."""

    marks: tuple[Mark, ...]


class Colours(msgspec.Struct, frozen=True):
    """What the roles "ink", "paper" and "accent" are printed in, as #RRGGBB."""

    ink: str
    paper: str = "#F6EEDB"
    accent: str = "#7A1F1A"

    def of(self, role: str) -> str:
        """The colour of a role. Raises KeyError for a role that is none."""
        return {"ink": self.ink, "paper": self.paper, "accent": self.accent}[role]


@lru_cache(maxsize=8)
def cuts(book: str) -> dict[str, Cut]:
    """All pictures of assets/art/<book>.json by key, read once."""
    body = shipped("assets", "art", f"{book}.json").read_bytes()
    return msgspec.json.decode(body, type=dict[str, Cut])


def cut(book: str, key: str) -> Cut:
    """The picture of a key, or the book's "generic" one where the key is unknown."""
    known = cuts(book)
    return known.get(key) or known["generic"]


def stamp(painter: QPainter, picture: Cut, colours: Colours) -> None:
    """Print the marks at the painter's origin, in the picture's own units."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for mark in picture.marks:
        painter.setBrush(QColor(colours.of(mark.fill)) if mark.fill else Qt.BrushStyle.NoBrush)
        painter.setPen(_pen(mark, colours) if mark.pen else QPen(Qt.PenStyle.NoPen))
        painter.drawPath(drawn(mark.path))
    painter.restore()


def stamp_in(
    painter: QPainter, picture: Cut, colours: Colours, box: QRectF, unit: tuple[float, float]
) -> None:
    """Print a picture of `unit` width and height into a box, whole and in the middle."""
    share = min(box.width() / unit[0], box.height() / unit[1])
    painter.save()
    painter.translate(box.center() - QPointF(unit[0], unit[1]) * (share / 2))
    painter.scale(share, share)
    stamp(painter, picture, colours)
    painter.restore()


def _pen(mark: Mark, colours: Colours) -> QPen:
    pen = QPen(QColor(colours.of(mark.pen)), mark.width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if mark.dash:
        # Path data counts dashes in units, a pen in its own widths.
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        pen.setDashPattern([float(part) / mark.width for part in mark.dash.split()])
    else:
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen
