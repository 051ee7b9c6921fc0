"""Booklets: two half pages a side of paper, in the order in which they are folded into one."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.inks import PRINT
from desktop.keepsakes.leaf import Leaf
from desktop.keepsakes.paper import Paper, Sheet
from desktop.keepsakes.placing.ruler import HAIR
from desktop.keepsakes.wish import Wish

_FOLD = 4.0
_DASHES = 3
_NAMES = " | "


def half(sheet: Sheet) -> Sheet:
    """One page of a booklet folded from such sheets: half as large, with the same margin."""
    paper = sheet.paper
    page = Paper(f"{paper.name} / 2", paper.height / 2, paper.width)
    return msgspec.structs.replace(sheet, paper=page, landscape=False)


def imposed(leaves: tuple[Leaf, ...], wish: Wish) -> tuple[Leaf, ...]:
    """Pages, each of the size `half(wish.sheet)`, two a side for printing on both sides.

    Fronts and backs take turns. Blank pages at the end make their number a multiple of four, so
    whoever has a back cover sees to it that it is the last of such a number.
    """
    if not leaves:
        return ()
    sheet = wish.sheet.turned(landscape=True)
    return tuple(
        _side(sheet, leaves, left, right, inner=side % 2 == 1)
        for side, (left, right) in enumerate(order(len(leaves)))
    )


def order(count: int) -> tuple[tuple[int, int], ...]:
    """The pages of each side, left and right, counted from 0; those beyond `count` are blank."""
    whole = -(-count // 4) * 4
    sides: list[tuple[int, int]] = []
    for first in range(0, whole // 2, 2):
        last = whole - 1 - first
        sides += [(last, first), (first + 1, last - 1)]
    return tuple(sides)


def _side(sheet: Sheet, leaves: tuple[Leaf, ...], left: int, right: int, *, inner: bool) -> Leaf:
    middle, box = sheet.width / 2, sheet.printable
    shown = [
        (leaves[page], x, QRectF(x, 0, middle, sheet.height).intersected(box))
        for page, x in ((left, 0.0), (right, middle))
        if page < len(leaves)
    ]

    def draw(painter: QPainter) -> None:
        for leaf, x, seen in shown:
            painter.save()
            painter.setClipRect(seen, Qt.ClipOperation.IntersectClip)
            painter.translate(x, 0)
            leaf.draw(painter)
            painter.restore()
        if inner:
            _draw_fold(painter, middle, box)

    name = _NAMES.join(leaf.name for leaf, _, _ in shown if leaf.name)
    text = "\n".join(leaf.text for leaf, _, _ in shown if leaf.text)
    return Leaf(sheet.width, sheet.height, draw, name, text)


def _draw_fold(painter: QPainter, x: float, box: QRectF) -> None:
    """Dashes at both ends of the fold, on the sides that lie inside when it is folded."""
    dash = _FOLD / (2 * _DASHES - 1)
    starts = [2 * dash * number for number in range(_DASHES)]
    lines = [QLineF(x, box.top() + y, x, box.top() + y + dash) for y in starts]
    lines += [QLineF(x, box.bottom() - y, x, box.bottom() - y - dash) for y in starts]
    painter.save()
    painter.setPen(QPen(QColor(PRINT.quiet), HAIR, c=Qt.PenCapStyle.FlatCap))
    painter.drawLines(lines)
    painter.restore()
