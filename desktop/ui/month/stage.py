"""The page shown: painted once, turned over, and the figure that walks on it."""

from __future__ import annotations

from datetime import date

import msgspec
from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion, QResizeEvent, QTransform
from PySide6.QtWidgets import QWidget

from desktop.drawing.month_over import paint_figure, paint_over, reason_box, spot_of
from desktop.drawing.month_paper import paint_paper
from desktop.drawing.month_plan import MonthPlan, plan
from desktop.drawing.month_records import Over
from desktop.drawing.paper import density_of
from desktop.ui.map.press import nobody_waits
from desktop.ui.month.look import MonthLook
from desktop.ui.month.making import Making
from desktop.ui.month.picture import Picture
from desktop.ui.month.walk import FIGURE, between, stand
from desktop.ui.theme import Look
from desktop.ui.widgets.animator import Animator
from desktop.ui.widgets.drawn import Drawn, announce, focus_ring

WALK_MS = 160
BACK_MS = 180
TURN_MS = 500
REASON_MS = 2500
SETTLE_MS = 90
_WALK, _TURN = "walk", "turn"


class MonthStage(Drawn):
    """Paints a MonthLook and plays what moves on it; what the hand does is the board's."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.shown: MonthLook | None = None
        self.pictured = Picture()
        self.animator = Animator(self)
        self.animator.moved.connect(self._moved)
        self.animator.ended.connect(self._ended)
        self.held: QPointF | None = None  # where the figure is held, in units of the page
        self._making = Making(self)
        self._making.made.connect(self._made)
        self._left = Picture()  # the page that is turned over
        self._waits = False  # it is turned once the one below it is made
        self._gone = 0.0
        self._length = 1.0
        self._start: QPointF | None = None  # where the figure walks from
        self._resting = QTimer(self)
        self._resting.setSingleShot(True)
        self._resting.setInterval(SETTLE_MS)
        self._resting.timeout.connect(self.update)
        self._forget = QTimer(self)
        self._forget.setSingleShot(True)
        self._forget.setInterval(REASON_MS)
        self._forget.timeout.connect(self._forgotten)

    # --- what is shown -------------------------------------------------------------------------

    @property
    def over(self) -> Over:
        """What lies over the page now."""
        return self.shown.over if self.shown is not None else Over()

    @property
    def layout_now(self) -> MonthPlan:
        """Where everything lies at the present size."""
        rows = len(self.shown.page.rows) if self.shown is not None else 5
        return plan(QSizeF(self.area.size()), rows)

    def wear(self, look: Look) -> None:
        """Put on another look; what moves comes to rest."""
        super().wear(look)
        self.skip()
        self.animator.motion = look.motion

    def show_page(self, shown: MonthLook, *, at_once: bool = False) -> None:
        """Show a look: another month is turned up and the figure walks, unless `at_once`."""
        before = self.shown
        if shown == before:
            return
        self.skip()
        if before is not None and self._forget.isActive() and not shown.over.reason:
            shown = self._with_reason(shown, before.over)
        self.shown = shown
        if before is None or at_once or not self.isVisible():
            self._make_ahead()
            self.update()
            return
        if before.page == shown.page:
            self._only_over(before.over, shown.over)
        else:
            self.update()
        if before.page.rows[-1][0].day != shown.page.rows[-1][0].day:
            self._left, self.pictured = self.pictured, Picture()
            self._waits = not self._ready(self._density)
            if not self._waits:
                self._play(_TURN, TURN_MS)
        elif before.over.figure != shown.over.figure:
            self.walk_from(stand(before.page, self.layout_now, before.over.figure), WALK_MS)

    def lay_over(self, over: Over) -> None:
        """Change what lies over the page, and nothing else."""
        if self.shown is not None:
            self.show_page(MonthLook(self.shown.page, over))

    def refuse(self, day: date, sentence: str) -> None:
        """Say at a square why not, for a while; the figure goes back if she stands elsewhere."""
        self.lay_over(msgspec.structs.replace(self.over, refused=day, reason=sentence))
        announce(self, sentence)
        self._forget.start()

    def picture(self, size: QSize) -> QPixmap:
        """The page and the figure as they stand, for the shelf: `size` at the least."""
        shown = self.shown
        if shown is not None:
            self.shown = MonthLook(shown.page, Over(figure=shown.over.figure))
        self.make(self.devicePixelRatioF())
        made = self.grab()
        self.shown = shown
        return made.scaled(
            size,
            Qt.AspectRatioMode.KeepAspectRatioByExpanding,
            Qt.TransformationMode.SmoothTransformation,
        )

    def _with_reason(self, shown: MonthLook, before: Over) -> MonthLook:
        """A refusal stays until its time is over, whatever else is shown meanwhile."""
        over = msgspec.structs.replace(shown.over, refused=before.refused, reason=before.reason)
        return MonthLook(shown.page, over)

    def _forgotten(self) -> None:
        self._forget.stop()
        self.lay_over(msgspec.structs.replace(self.over, refused=None, reason=""))

    # --- making the page -----------------------------------------------------------------------

    @property
    def _density(self) -> float:
        """Device pixels a unit of the widget."""
        return self.look.zoom * self.devicePixelRatioF()

    def _ready(self, density: float) -> bool:
        """Whether the page can be painted at once; else its parts are being made."""
        if self.shown is None:
            return True
        size = QSizeF(self.area.size())
        return self._making.ready(self.shown.page, size, density, self.look.inks)

    def make(self, density: float) -> None:
        """Make the page now, so many dots a pixel of the widget: a picture cannot wait."""
        self._ready(self.look.zoom * density)
        self._making.finish()

    def _make_ahead(self) -> None:
        """While something lies over the board, what it shows next is made."""
        if not self.pictured.pixmap.isNull():
            self._ready(self._density)

    def _made(self) -> None:
        """The parts are there: a page that waited for them is turned."""
        if self._waits:
            self._waits = False
            self._play(_TURN, TURN_MS)
        self.update()

    # --- what moves ----------------------------------------------------------------------------

    @property
    def busy(self) -> bool:
        """Whether a page is being turned or the figure walks."""
        return self._waits or bool(self.animator.running)

    def skip(self) -> bool:
        """End all that moves, now; whether there was anything."""
        waited, self._waits = self._waits, False
        return self.animator.skip() or waited

    def walk_from(self, start: QPointF | None, length: int) -> None:
        """Let the figure walk from a place of the page to where she belongs."""
        if start is not None and self.over.figure is not None:
            self._start = start
            self._play(_WALK, length)

    def _play(self, name: str, length: int) -> None:
        self._gone, self._length = 0.0, length * self.look.pace
        self.animator.play(name, round(self._length))

    def _moved(self, gone: object) -> None:
        before = self._figure_at()
        self._gone = float(gone) if isinstance(gone, int) else self._gone
        if self.animator.running == _WALK:
            self.update(self._around(before) | self._around(self._figure_at()))
        else:
            self.update()

    def _ended(self, name: str) -> None:
        self._start = None
        if name == _TURN:
            self._left = Picture()
        self.update()

    def _figure_at(self) -> QPointF | None:
        """Where the figure stands, walks or is held, in units of the page."""
        if self.held is not None:
            return self.held
        if self.shown is None:
            return None
        home = stand(self.shown.page, self.layout_now, self.over.figure)
        if self._start is None or home is None:
            return home
        return between(self._start, home, min(1.0, self._gone / max(1.0, self._length)))

    # --- painting ------------------------------------------------------------------------------

    def _stand_in(self, painter: QPainter, area: QRectF) -> None:
        """What lay there before, until the page is made; at first the bare sheet."""
        for before in (self.pictured, self._left):
            if not before.pixmap.isNull():
                before.stretch(painter, area)
                return
        inks, layout = self.look.inks, self.layout_now
        painter.fillRect(area, QColor(inks.desk))
        painter.scale(layout.scale, layout.scale)
        paint_paper(painter, layout, inks)

    def hold(self, at: QPointF | None) -> None:
        """Hold the figure at a place of the page, or let her stand where she belongs."""
        before = self._figure_at()
        self.held = at
        self.update(self._around(before) | self._around(self._figure_at()))

    def _around(self, foot: QPointF | None) -> QRegion:
        return QRegion() if foot is None else QRegion(self._pixels(FIGURE.translated(foot)))

    def _pixels(self, box: QRectF) -> QRect:
        """A box of the page in pixels of the widget, and a little more."""
        scale = self.layout_now.scale * self.look.zoom
        turned = QTransform.fromScale(scale, scale).mapRect(box)
        return turned.toAlignedRect().adjusted(-4, -4, 4, 4)

    def _only_over(self, before: Over, after: Over) -> None:
        """Paint anew only the squares on which something changed."""
        part = QRegion()
        for over, other in ((before, after), (after, before)):
            days = {day for day, fit in over.fits.items() if other.fits.get(day) != fit}
            for one, two in (
                (over.chosen, other.chosen),
                (over.cursor, other.cursor),
                (over.pointed, other.pointed),
                (over.figure, other.figure),
                (over.refused, other.refused if over.reason == other.reason else None),
            ):
                if one is not None and one != two:
                    days.add(one)
            for day in days:
                part += self._region(day, over)
        self.update(part)

    def _region(self, day: date, over: Over) -> QRegion:
        """All that may be drawn over a day's square."""
        layout = self.layout_now
        spot = spot_of(layout, self.shown.page, day) if self.shown is not None else None
        if spot is None:
            return QRegion()
        found = QRegion(self._pixels(spot.box.adjusted(-18, -6, 8, 8)))
        if day == over.refused and over.reason:
            found += self._pixels(reason_box(layout, spot, over.reason))
        return found

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A new size must stand for a moment before the page is painted again for it."""
        super().resizeEvent(event)
        if not nobody_waits() and not self.pictured.pixmap.isNull():
            self._resting.start()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """The page, what lies over it, the figure, a page being turned over it."""
        inks, shown, layout = self.look.inks, self.shown, self.layout_now
        if shown is None:
            painter.fillRect(area, QColor(inks.desk))
            return
        if self._resting.isActive() and self.pictured.shows(shown.page, inks):
            self.pictured.stretch(painter, area)
        elif self._ready(density_of(painter)):
            self.pictured.take(shown.page, QSizeF(area.size()), density_of(painter), inks)
            self.pictured.lay(painter)
        else:
            self._stand_in(painter, area)
            return
        painter.save()
        painter.scale(layout.scale, layout.scale)
        foot, home = self._figure_at(), stand(shown.page, layout, shown.over.figure)
        walks = foot != home
        still = msgspec.structs.replace(shown.over, figure=None) if walks else shown.over
        paint_over(painter, layout, shown.page, still, inks)
        ringed = spot_of(layout, shown.page, shown.over.cursor)
        if ringed is not None:
            focus_ring(painter, ringed.box.adjusted(2, 5, -2, -1), inks)
        if walks and foot is not None:
            spot = spot_of(layout, shown.page, shown.over.figure)
            paint_figure(painter, foot, spot.share if spot is not None else 1.0, inks)
        painter.restore()
        if self.animator.running == _TURN and not self._left.pixmap.isNull():
            share = min(1.0, self._gone / max(1.0, self._length))
            self._left.lift(painter, layout, share, inks)
