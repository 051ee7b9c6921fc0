"""What fits: the week's open leads as rows; on a Sunday the one shield, large."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import faded
from desktop.drawing.lettering import Side, advance, fitted, suiting, write
from desktop.drawing.odds import percent
from desktop.ui.widgets.drawn import focus_ring
from desktop.ui.widgets.fit_row import (
    LEAST_HIGH,
    LOW_HIGH,
    ROW_HIGH,
    TWO_LINES,
    FitButton,
    FitRow,
    OathMark,
)
from desktop.ui.widgets.page_slips import tailpiece
from desktop.ui.widgets.paper_button import wrapped
from desktop.ui.widgets.rowed import Row, Rowed
from desktop.ui.widgets.shield_row import ShieldButton, ShieldView
from desktop.ui.widgets.today_slip import NARROW, WIDE

_HEAD, _FOOT = 32.0, 26.0
_SHIELD_HIGH = 190.0  # higher it would be an empty frame


class FitsView(msgspec.Struct, frozen=True):
    """What the slip shows. `aside` is what is held; `chosen` the framed row's date.

    `any_chance` is that something will fit, `sign_chance` that the Sign shows at the end; None
    for what is not shown. `nothing` is said where no row is; on a Sunday there is `shield` alone.
    """

    title: str
    aside: str = ""
    rows: tuple[FitRow, ...] = ()
    shield: ShieldView | None = None
    chosen: str = ""
    any_chance: float | None = None
    any_label: str = ""
    sign_chance: float | None = None
    nothing: str = ""


class FitsSlip(Rowed):
    """Shows the leads; tells a row that is `chosen`, `pointed` at ("" for none) or `sworn` to."""

    chosen = Signal(str)
    pointed = Signal(str)
    sworn = Signal(str)
    changed = Signal()  # it may want another height

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = FitsView("")
        self._rows: list[FitButton] = []
        self._oaths: list[OathMark] = []
        self._shield = ShieldButton(self)
        self._shield.chosen.connect(self.chosen)
        self._shield.hide()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @property
    def view(self) -> FitsView:
        """What it shows."""
        return self._view

    def sizeHint(self) -> QSize:
        return QSize(round(NARROW * self.look.zoom), round(250 * self.look.zoom))

    def buttons(self) -> Sequence[QAbstractButton]:
        if self._view.shield is not None:
            return (self._shield,)
        found: list[QAbstractButton] = []
        for row, oath in zip(self._shown, self._oaths, strict=False):
            found.append(row)
            if row.row.oath == "may":
                found.append(oath)
        return found

    def oath_of(self, day: str) -> OathMark:
        """The mark that swears to the lead of a date (ISO). Raises LookupError."""
        for row, oath in zip(self._shown, self._oaths, strict=False):
            if row.row.date == day and row.row.oath == "may":
                return oath
        raise LookupError(f"no oath may be sworn to {day}")

    @property
    def _shown(self) -> list[FitButton]:
        return self._rows[: len(self._view.rows)]

    def show_fits(self, view: FitsView) -> None:
        """Show the leads; safe to call twice."""
        others = len(view.rows) != len(self._view.rows) or (view.shield is not None) != self._sunday
        self._view = view
        while len(self._rows) < len(view.rows):
            self._add_row()
        for n, (button, oath) in enumerate(zip(self._rows, self._oaths, strict=True)):
            shown = n < len(view.rows) and view.shield is None
            button.setVisible(shown)
            oath.setVisible(shown and bool(view.rows[n].oath))
            if shown:
                button.show_row(view.rows[n], chosen=view.rows[n].date == view.chosen)
                oath.show_oath(view.rows[n])
        self._shield.setVisible(view.shield is not None)
        if view.shield is not None:
            self._shield.show_shield(view.shield)
        self.setAccessibleName(view.title)
        told = (view.aside, view.nothing, *self._foot_words())
        self.setAccessibleDescription("\n".join(part for part in told if part))
        self.arrange()
        self.update()
        if others:
            self.changed.emit()

    @property
    def _sunday(self) -> bool:
        return self._view.shield is not None

    def _add_row(self) -> None:
        row, oath = FitButton(self), OathMark(self)
        for made in (row, oath):
            made.wear(self.look)
        row.chosen.connect(self.chosen)
        row.pointed.connect(self._point)
        row.left.connect(self._unpoint)
        oath.sworn.connect(self.sworn)
        oath.raise_()
        self._rows.append(row)
        self._oaths.append(oath)

    def _point(self, row: Row) -> None:
        if isinstance(row, FitButton):
            self.pointed.emit(row.row.date)

    def _unpoint(self, row: Row) -> None:
        self.pointed.emit("")

    @property
    def _some(self) -> float | None:
        """The chance that something fits; a shield says its own."""
        return None if self._view.shield is not None else self._view.any_chance

    @property
    def _label(self) -> str:
        """What the chance below the rows is the chance of."""
        return self._view.any_label or self.tr("Something will fit")

    def _foot_words(self) -> list[str]:
        view, found = self._view, list[str]()
        if self._some is not None:
            found.append(self._label + " " + percent(self._some))
        if view.sign_chance is not None:
            found.append(self.tr("The Sign at the end") + " " + percent(view.sign_chance))
        return found

    # layout

    @property
    def least(self) -> float:
        """How high it must be at the least, in units."""
        rows = 4 if self._view.shield is not None else max(2, len(self._view.rows))
        return self._head_high + rows * LEAST_HIGH + _FOOT + 8

    @property
    def _grown(self) -> float:
        """How far the column is on the way from its smaller width to its larger one, 0 to 1."""
        return min(1.0, max(0.0, (self.area.width() - NARROW) / (WIDE - NARROW)))

    @property
    def _box(self) -> QRectF:
        side = 24.0 + 16 * self._grown
        return self.area.adjusted(side, 0, -side, -8)

    def _rows_box(self) -> QRectF:
        box, top = self._box, self._head_high
        foot = _FOOT if self._foot_words() or (self._view.nothing and self._shown) else 4.0
        return QRectF(box.left() - 8, top, box.width() + 16, max(20.0, box.bottom() - foot - top))

    @property
    def _head_high(self) -> float:
        return _HEAD + 14 * self._grown

    def _row_high(self) -> float:
        """How high the rows are: two lines where there is room for all of them."""
        count, room = max(1, len(self._view.rows)), self._rows_box().height()
        most = ROW_HIGH * (1 + 0.25 * self._grown)
        if room / count >= TWO_LINES:
            return min(most, room / count)
        return max(LEAST_HIGH, min(LOW_HIGH * (1 + 0.25 * self._grown), room / count))

    def arrange(self) -> None:
        box, high = self._rows_box(), self._row_high()
        shield = QRectF(box)
        shield.setHeight(min(box.height(), _SHIELD_HIGH * (1 + 0.3 * self._grown)))
        self.place(self._shield, shield)
        for n, (button, oath) in enumerate(zip(self._shown, self._oaths, strict=False)):
            at = QRectF(box.left(), box.top() + n * high, box.width(), high)
            self.place(button, at)
            spot = button.oath_spot()
            self.place(oath, spot.translated(at.topLeft()))

    # painting

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Write the head, the lines between the rows, and what the day's chances are."""
        inks, box = self.look.inks, self._box
        painter.setPen(QPen(QColor(inks.ink), 0.75))
        painter.drawLine(QPointF(box.left(), 0.5), QPointF(box.right(), 0.5))
        self._paint_head(painter, box)
        rows, high = self._rows_box(), self._row_high()
        painter.setPen(QPen(faded(inks.quiet, 0.45 if inks.textures else 1), 0.75))
        for n in range(1, len(self._shown)):
            if self._view.chosen not in (self._view.rows[n].date, self._view.rows[n - 1].date):
                y = rows.top() + n * high
                painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y))
        if self._view.nothing:
            self._paint_nothing(painter, rows, high)
        self._paint_foot(painter, box)
        if self.hasFocus():
            focus_ring(painter, area.adjusted(8, 0, -8, -8), inks)

    def _paint_head(self, painter: QPainter, box: QRectF) -> None:
        view, inks = self._view, self.look.inks
        large = self._grown > 0.5
        face = font(Face.TITLE, 32 if large else 24)
        base = 36.0 if large else 24.5
        x = box.left() + write(painter, box.left(), base, view.title, face, inks.ink) + 16
        room = box.right() - x
        small = suiting(view.aside, Face.LABEL, (15, 13, 12) if large else (13, 12), room)
        shown = fitted(view.aside, small, room)
        if advance(shown, small) > 20:
            write(painter, box.right(), base, shown, small, inks.quiet, Side.RIGHT)

    def _paint_nothing(self, painter: QPainter, rows: QRectF, high: float) -> None:
        inks, face = self.look.inks, font(Face.MOOD, 20 if self._grown > 0.5 else 17)
        y = rows.top() + len(self._shown) * high + 30
        if self._shown:
            y = min(y, self._box.bottom() - 9)
        for line in wrapped(self._view.nothing, face, rows.width() - 16, 4):
            if y < self._box.bottom():
                write(painter, rows.left() + 8, y, line, face, inks.ink)
            y += 26
        if self._box.bottom() - y > 60 and not self._shown:
            middle = (y - 20 + self._box.bottom()) / 2
            tailpiece(painter, QPointF(rows.center().x(), middle), inks)

    def _paint_foot(self, painter: QPainter, box: QRectF) -> None:
        """Something will fit, at the left; the Sign at the end, at the right."""
        view, inks, base = self._view, self.look.inks, box.bottom() - 9
        large = self._grown > 0.5
        plain, strong = (
            font(Face.LABEL, 15 if large else 13),
            font(Face.STRONG, 15 if large else 13),
        )
        if self._some is not None:
            x = box.left()
            words = self._label
            x += write(painter, x, base, words, plain, inks.quiet) + 8
            write(painter, x, base, percent(self._some), strong, inks.ink)
        if view.sign_chance is not None:
            x = box.right()
            told = percent(view.sign_chance)
            x -= write(painter, x, base, told, strong, inks.ink, Side.RIGHT) + 8
            words = self.tr("The Sign at the end")
            write(painter, x, base, words, plain, inks.quiet, Side.RIGHT)
