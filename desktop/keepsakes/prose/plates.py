"""Pictures in a text: between paragraphs, with their caption, or on a page of their own."""

from __future__ import annotations

import math

import msgspec
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.drawing.prose import plain
from desktop.keepsakes.manuscript import Plate
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.prose.cuts import TENTH
from desktop.keepsakes.prose.design import Design
from desktop.keepsakes.prose.heads import centred
from desktop.keepsakes.prose.rows import Row, draw_row, kept_together, said
from desktop.keepsakes.prose.words import italic

_TALLEST = 0.72
"""Of the box of type: how high a picture between paragraphs may be."""
_WIDEST = 0.8
_HIGHEST = 0.8
"""Of the sheet: how much of it a plate on a page of its own may fill."""


class Placed(msgspec.Struct, frozen=True):
    """A picture scaled to its place, in tenths of a point."""

    picture: Picture
    share: float
    box: QRectF

    def draw(self, painter: QPainter) -> None:
        """Draw it, cut to its own box."""
        painter.save()
        painter.setClipRect(self.box)
        painter.translate(self.box.topLeft())
        painter.scale(self.share / TENTH, self.share / TENTH)
        self.picture.draw(painter)
        painter.restore()


def fitted(picture: Picture, area: QRectF, *, enlarge: bool = False) -> Placed:
    """The picture in the middle of an area, scaled down where it must be, or up if it may be."""
    width, height = max(picture.width, 0.1) / TENTH, max(picture.height, 0.1) / TENTH
    share = min(area.width() / width, area.height() / height)
    share = share if enlarge else min(1.0, share)
    box = QRectF(0, 0, width * share, height * share)
    box.moveCenter(area.center())
    return Placed(picture, share, box)


def caption_rows(plate: Plate, design: Design, measure: float) -> list[Row]:
    """A plate's caption: small italics, centred."""
    if not plate.caption:
        return []
    hand = italic(design.small)
    return centred(plain(plate.caption), hand, design.small_leading, measure * 0.86, measure)


def between(plate: Plate, design: Design) -> list[Row]:
    """A plate between paragraphs: the picture and its caption, taking whole lines together."""
    captions = caption_rows(plate, design, design.measure)
    below = sum(row.height for row in captions)
    gap = 0.35 * design.leading if captions else 0.0
    tallest = max(design.depth * _TALLEST, design.leading * 2)
    tallest = min(tallest, design.depth - below - gap - 2 * design.leading)
    placed = fitted(plate.picture, QRectF(0, 0, design.measure, max(tallest, design.leading)))
    high = placed.box.height()
    placed = msgspec.structs.replace(placed, box=placed.box.translated(0, -placed.box.top()))
    lines = math.ceil((high + gap + below) / design.leading)
    spare = lines * design.leading - high - gap - below
    first = Row(
        high + gap + spare * 0.3, extras=(placed.draw,), snap=True, lead=design.leading, tied=True,
        said=plate.picture.alt if not captions else "",
    )  # fmt: skip
    rows = kept_together([first, *captions])
    tied = [msgspec.structs.replace(row, tied=True) for row in rows[:-1]]
    last = rows[-1]
    return [*tied, msgspec.structs.replace(last, tied=False, height=last.height + spare * 0.7)]


def alone(plate: Plate, design: Design, title: list[Row] | None = None) -> PlatePage:
    """A plate on a page of its own, with its caption below and a title above, if it has one."""
    left, top, right, bottom = design.safe
    width = min(design.width * _WIDEST, right - left)
    height = min(design.height * _HIGHEST, bottom - top)
    area = QRectF(0, 0, width, height)
    area.moveCenter(QRectF(left, top, right - left, bottom - top).center())
    captions = caption_rows(plate, design, width)
    above, below = title or [], captions
    head = sum(row.height for row in above) + (0.6 * design.leading if above else 0.0)
    foot = sum(row.height for row in below) + (0.5 * design.leading if below else 0.0)
    placed = fitted(plate.picture, area.adjusted(0, head, 0, -foot), enlarge=True)
    whole = head + placed.box.height() + foot
    start = area.top() + (area.height() - whole) * 0.45
    box = placed.box.translated(0, start + head - placed.box.top())
    rows = list[tuple[Row, float, float]]()
    y = start
    for row in above:
        rows.append((row, area.left() + (width - design.measure) / 2, y))
        y += row.height
    y = box.bottom() + 0.5 * design.leading
    for row in below:
        rows.append((row, area.left(), y))
        y += row.height
    return PlatePage(
        msgspec.structs.replace(placed, box=box),
        tuple(rows),
        said((*above, *below)) or plate.picture.alt,
    )


class PlatePage(msgspec.Struct, frozen=True):
    """A picture and the rows above and below it, placed on a page."""

    placed: Placed
    rows: tuple[tuple[Row, float, float], ...]
    said: str = ""

    def draw(self, painter: QPainter) -> None:
        """Draw it, the painter's origin at the page's corner."""
        self.placed.draw(painter)
        for row, x, y in self.rows:
            draw_row(painter, row, x, y)
