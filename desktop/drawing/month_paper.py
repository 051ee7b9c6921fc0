"""The sheet a month is printed on: pages below it, lines between weeks, this week, the ribbon."""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.drawing.inks import Inks, faded
from desktop.drawing.lettering import Side, write_caps
from desktop.drawing.month_inks import month_inks
from desktop.drawing.month_marks import crossings
from desktop.drawing.month_plan import DAYS, MonthPlan
from desktop.drawing.month_records import MonthPage
from desktop.drawing.paper import grain, on_screen, shadow, sheet
from desktop.drawing.paths import drawn

RIBBON = 9.0
_PAGES = 3  # edges of the pages below that are seen
_SUNDAY = DAYS - 1


def paint_paper(painter: QPainter, plan: MonthPlan, inks: Inks) -> None:
    """Draw the sheet and the edges of the pages under it; in print there is paper already."""
    own, paper = month_inks(inks), plan.paper
    if not on_screen(painter):
        return
    if inks.textures:
        shadow(painter, paper.adjusted(0, 0, 4, 4), 0.4)
        painter.setPen(QPen(QColor(own.rule), 0.4))
        painter.setBrush(QColor(own.edge))
        for step in range(_PAGES, 0, -1):
            painter.drawRect(paper.adjusted(step * 1.6, 0, step * 1.6, step * 1.7))
    sheet(painter, paper, inks, seed=12, shaded=False)


def paint_weeks(painter: QPainter, plan: MonthPlan, page: MonthPage, inks: Inks) -> None:
    """Draw this week's lighter strip, the lines between the weeks, and the locked squares."""
    own = month_inks(inks)
    if 0 <= page.week < plan.rows:
        _this_week(painter, plan, page.week, inks)
    weeks, lines = plan.weeks, []
    for row in range(1, plan.rows + 1):
        if row not in (page.week, page.week + 1):
            y = plan.row(row).top()
            lines.append(QLineF(weeks.left(), y, weeks.right(), y))
    x = plan.spot(0, _SUNDAY).x
    lines += [QLineF(x + off, weeks.top() + 2, x + off, weeks.bottom() - 2) for off in (-1.5, 1.5)]
    painter.setPen(QPen(QColor(own.rule), 0.75 * own.weight))
    painter.drawLines(lines)
    _locked(painter, plan, page, inks)


def _this_week(painter: QPainter, plan: MonthPlan, row: int, inks: Inks) -> None:
    band, paper = plan.row(row), plan.paper
    strip = QRectF(paper.left(), band.top(), paper.width(), band.height())
    if on_screen(painter):
        painter.fillRect(strip, QColor(inks.week))
        path = QPainterPath()
        path.addRect(strip)
        painter.save()
        painter.setOpacity(0.6)
        grain(painter, path, inks)
        painter.restore()
    painter.setPen(QPen(QColor(inks.ink), 0.75 if inks.textures else 2))
    painter.drawLine(strip.topLeft(), strip.topRight())
    painter.drawLine(strip.bottomLeft(), strip.bottomRight())


def _locked(painter: QPainter, plan: MonthPlan, page: MonthPage, inks: Inks) -> None:
    """Squares of the next month are hatched all over, as the back of its page would be."""
    own, path = month_inks(inks), QPainterPath()
    for row, cells in enumerate(page.rows):
        columns = [column for column, cell in enumerate(cells) if cell.kind == "locked"]
        if not columns:
            continue
        band, left = plan.row(row), plan.spot(row, columns[0]).x
        box = QRectF(
            QPointF(left + 1, band.top() + 2), QPointF(band.right() - 1, band.bottom() - 2)
        )
        corners = [(box.left(), box.top()), (box.right(), box.top())]
        corners += [(box.right(), box.bottom()), (box.left(), box.bottom())]
        for start, end in crossings(corners, 45, 6):
            path.moveTo(*start)
            path.lineTo(*end)
        painter.setPen(QPen(QColor(own.rule), 0.75))
        if columns[0]:
            painter.drawLine(QPointF(left, band.top() + 1), QPointF(left, band.bottom() - 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(faded(own.rule, 0.5), 0.6))
    painter.drawPath(path)


def paint_ribbon(painter: QPainter, plan: MonthPlan, page: MonthPage, inks: Inks) -> None:
    """Lay the ribbon along the top of this week."""
    if not 0 <= page.week < plan.rows:
        return
    y, end, half = plan.row(page.week).top(), plan.paper.right() - 3, RIBBON / 2
    if inks.textures and on_screen(painter):
        for deep, dark in ((6.5, 0.05), (5.5, 0.07), (4.5, 0.09)):
            painter.fillRect(QRectF(1, y, end - 4, deep + 1.5), faded("#000000", dark))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(inks.ribbon))
    painter.drawPath(drawn(f"M0 {y - half}H{end}L{end - 7} {y}L{end} {y + half}H0Z"))
    stitch = QColor(inks.bone if inks.textures else inks.page)
    stitch.setAlphaF(0.6 if inks.textures else 1)
    pen = QPen(stitch, 0.75)
    pen.setDashPattern([4, 2.7])
    painter.setPen(pen)
    for off in (-2.6, 2.6):
        painter.drawLine(QPointF(0, y + off), QPointF(end - 7, y + off))


def paint_weekdays(painter: QPainter, plan: MonthPlan, page: MonthPage, inks: Inks) -> None:
    """Write the weekdays between the head's double line and a thin one."""
    paper, line = plan.paper, plan.weekday_line
    painter.setPen(QPen(QColor(inks.ink), 3))
    painter.drawLine(
        QPointF(paper.left(), plan.head - 0.6), QPointF(paper.right(), plan.head - 0.6)
    )
    painter.setPen(QPen(QColor(inks.ink), 0.75))
    for y in (plan.head + 2.6, line - 0.5):
        painter.drawLine(QPointF(paper.left(), y), QPointF(paper.right(), y))
    for column, name in enumerate(page.weekdays):
        box = plan.spot(0, column).box
        strong = column in (page.column, _SUNDAY)
        shade = inks.ink if strong else inks.quiet
        room = box.width() - 10
        write_caps(
            painter, box.center().x(), line - 6.2, name, plan.least, shade, Side.MIDDLE, room
        )
    if page.column >= 0 and page.week >= 0:
        at = QPointF(plan.spot(0, page.column).box.center().x(), line)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(inks.ink))
        painter.drawPath(drawn("M-5 0H5L0 6Z").translated(at))
