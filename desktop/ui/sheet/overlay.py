"""What lies over the written part for a moment: plan, pen, words, focus, thumbnail."""

from __future__ import annotations

import math
from itertools import pairwise

import msgspec
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPixmap

from desktop.drawing.inks import Inks, Theme, faded
from desktop.drawing.kept import put
from desktop.drawing.paper import density_of
from desktop.drawing.sheet_frame import Frame
from desktop.drawing.sheet_jottings import paint_broken_off, paint_words, pencilled_boxes
from desktop.drawing.sheet_pen import HELD, Lean, leaning, pen_reach
from desktop.drawing.sheet_plan import (
    box_size,
    paint_brackets,
    paint_outline,
    paint_plan,
)
from desktop.drawing.sheet_records import Plan, SheetPage
from desktop.drawing.sheet_stamps import Stamps
from desktop.drawing.sheet_thumb import paint_thumb, paint_thumb_over, thumb_size
from desktop.ui.sheet.camera import seen
from desktop.ui.sheet.look import SheetLook
from desktop.ui.sheet.placing import (
    Square,
    beside,
    emptiest_corner,
    live_squares,
    squares_under,
    written_squares,
)

_ROUND = 16.0  # as far as a shadow reaches
_WIDEST = 300.0  # the box beside the pointer
_THUMBS = (1.0, 2 / 3)
"""How large the thumbnail may be: 3 px a square, or 2."""


class Over(msgspec.Struct, frozen=True):
    """What is pointed at now: a plan, the square of the keyboard, the square under the pointer."""

    plan: Plan | None = None
    focus: str = ""
    hover: str = ""


class Overlay:
    """Paints what lies over the sheet and knows where each thing of it is."""

    def __init__(self, stamps: Stamps) -> None:
        """Nothing lies there."""
        self._stamps = stamps
        self.over = Over()
        self.thumb_at = QPointF()
        self.thumb_share = 1.0
        self.box_at = QPointF()
        self._lean: Lean = HELD
        self._most = _WIDEST
        self._page: SheetPage | None = None
        self._sight: tuple[Frame, QRectF] | None = None
        self._live: frozenset[Square] = frozenset()
        self._written: frozenset[Square] = frozenset()
        self._pencilled: list[QRectF] = []
        self._thumb = QPixmap()
        self._thumb_of: SheetPage | None = None
        self._thumb_in: tuple[Theme, float] | None = None

    # --- where things are ----------------------------------------------------------------------

    def arrange(self, look: SheetLook, frame: Frame, area: QRectF) -> None:
        """Find the places of thumbnail and box."""
        page = look.page
        if self._page is not page or self._sight != (frame, area):
            self._page, self._sight = page, (frame, area)
            self._live, self._written = live_squares(page), written_squares(page)
            self._pencilled = pencilled_boxes(page, frame)
            self._place_thumb(page, frame, area)
        plan = self.over.plan
        if plan is not None:
            self._place_box(page, plan, frame, area)

    def _place_thumb(self, page: SheetPage, frame: Frame, area: QRectF) -> None:
        """Never on a live Area: smaller where there is little room, not at all where none is."""
        for share in _THUMBS:
            size = thumb_size(page, share)
            at = emptiest_corner(page, frame, area, size, self.thumb_at, self._pencilled)
            if not self._live.intersection(squares_under(frame, QRectF(at, size))):
                self.thumb_at, self.thumb_share = at, share
                return
        self.thumb_share = 0.0

    def _place_box(self, page: SheetPage, plan: Plan, frame: Frame, area: QRectF) -> None:
        at = nib(plan, frame)
        self._lean, self._most = leaning(at, area), min(_WIDEST, area.width() - 12)
        off = [self.thumb_box(page), frame.square(plan.area)]
        off += [frame.square(area) for area in plan.crossed]
        if plan.dot is not None:
            off.append(_wide(pen_reach(self._lean), -8).translated(at))
        size = box_size(plan, self._most)
        self.box_at = beside(frame, area, size, at, self._live, off, self._pencilled, self._written)

    def thumb_box(self, page: SheetPage) -> QRectF:
        """Where the thumbnail lies."""
        return QRectF(self.thumb_at, thumb_size(page, self.thumb_share))

    def boxes(self, look: SheetLook, frame: Frame) -> list[QRectF]:
        """Everything that the plan, the focus and the hovered square paint on, in units."""
        over, page = self.over, look.page
        found = [_wide(frame.square(name), 6) for name in (over.focus, over.hover) if name]
        plan = over.plan
        if plan is None:
            return found
        at = nib(plan, frame)
        found += [_wide(frame.square(name), 4) for name in (*plan.crossed, *plan.blockers)]
        box = QRectF(self.box_at, box_size(plan, self._most))
        found += [_wide(frame.square(plan.area), 6), _wide(box, 16)]
        if plan.dot is not None:
            found.append(_wide(pen_reach(self._lean).translated(at), 2))
            if page.trail:
                found += [*_along(frame.spot(*page.trail[-1]), at), self.thumb_box(page)]
        return found

    # --- painting ------------------------------------------------------------------------------

    def paint(
        self, painter: QPainter, look: SheetLook, frame: Frame, area: QRectF, inks: Inks
    ) -> None:
        """Draw plan and focus, then what lies above all paper."""
        over, page = self.over, look.page
        if over.hover and look.mood == "settle":
            paint_outline(painter, frame.square(over.hover), inks)
        if over.focus:
            paint_brackets(painter, frame.square(over.focus), inks, focus=True)
        if over.plan is not None:
            for name in over.plan.crossed:
                self._stamps.put_loss(painter, page, name, frame, inks)
            paint_plan(painter, page, over.plan, frame, inks)
        if look.breaks_off and page.trail:
            paint_broken_off(painter, page, look.breaks_off, frame, inks)
        _shades(painter, area, inks)

    def paint_top(self, painter: QPainter, look: SheetLook, frame: Frame, inks: Inks) -> None:
        """Draw the pen and the box of a plan."""
        plan = self.over.plan
        if plan is None:
            return
        if plan.dot is not None and look.mood == "road":
            self._stamps.put_pen(painter, nib(plan, frame), inks, self._lean)
        if plan.title or plan.reason:
            self._stamps.put_box(painter, self.box_at, plan, inks, self._most)

    def paint_thumb(
        self, painter: QPainter, look: SheetLook, frame: Frame, area: QRectF, inks: Inks
    ) -> None:
        """Draw the thumbnail with its frame, from a picture that is kept."""
        page, share = look.page, self.thumb_share
        if not share:
            return
        density = density_of(painter) * share
        if self._thumb_of is not page or self._thumb_in != (inks.theme, density):
            self._thumb = _thumb_picture(page, inks, density)
            self._thumb_of, self._thumb_in = page, (inks.theme, density)
        put(painter, self.thumb_at - QPointF(_ROUND, _ROUND) * share, self._thumb)
        plan, band = self.over.plan, None
        if plan is not None and plan.dot is not None and page.trail:
            band = (page.trail[-1], plan.dot)
        sight = seen(frame, area)
        paint_thumb_over(painter, page, self.thumb_at, sight, inks, band=band, share=share)


def nib(plan: Plan, frame: Frame) -> QPointF:
    """Where the pen points: at the dot, else into the middle of the square."""
    return frame.square(plan.area).center() if plan.dot is None else frame.spot(*plan.dot)


def _wide(box: QRectF, by: float) -> QRectF:
    return box.adjusted(-by, -by, by, by)


def _along(start: QPointF, end: QPointF, pieces: int = 8) -> list[QRectF]:
    """Boxes along a line: together far smaller than the one around it."""
    step = (end - start) / pieces
    ends = [start + step * n for n in range(pieces + 1)]
    return [_wide(QRectF(a, b).normalized(), 8) for a, b in pairwise(ends)]


def _thumb_picture(page: SheetPage, inks: Inks, density: float) -> QPixmap:
    size = thumb_size(page)
    wide, high = size.width() + 2 * _ROUND, size.height() + 2 * _ROUND
    made = QPixmap(math.ceil(wide * density), math.ceil(high * density))
    made.fill(QColor(0, 0, 0, 0))
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(density, density)
    paint_thumb(painter, page, QPointF(_ROUND, _ROUND), inks)
    painter.end()
    return made


def _shades(painter: QPainter, area: QRectF, inks: Inks) -> None:
    """The note and the page lie on the sheet and cast a little shade on it."""
    if not inks.textures:
        return
    left = QRectF(area.left(), area.top(), 16, area.height())
    right = QRectF(area.right() - 14, area.top(), 14, area.height())
    foot = QRectF(area.left(), area.bottom() - 30, area.width(), 30)
    for box, start, end, deep in (
        (left, left.topLeft(), left.topRight(), 0.22),
        (right, right.topRight(), right.topLeft(), 0.16),
        (foot, foot.bottomLeft(), foot.topLeft(), 0.09),
    ):
        fall = QLinearGradient(start, end)
        fall.setColorAt(0, faded("#1A1208", deep))
        fall.setColorAt(1, faded("#1A1208", 0))
        painter.fillRect(box, fall)


def paint_empty(painter: QPainter, area: QRectF, words: str, inks: Inks) -> None:
    """The words in the middle of an empty sheet."""
    paint_words(painter, area.center(), words, inks, room=area.width() - 32)
