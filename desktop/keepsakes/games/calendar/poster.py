"""The year as a poster: twelve months with their engravings, and every day as a tide below them.

A month whose page was not read is an empty frame: its name is on every calendar, more is not told.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import msgspec
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing import month_small, year_tide
from desktop.drawing.book_spine import star
from desktop.drawing.fonts import Face, font
from desktop.drawing.inks import PRINT
from desktop.drawing.lettering import advance, write
from desktop.drawing.month_position import month_page
from desktop.drawing.month_small import Month
from desktop.drawing.year_tide import Day, Tide
from desktop.keepsakes.games.calendar.months import read, year_title
from desktop.keepsakes.leaf import unit
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.words.calendar import year_words
from desktop.words.calendar.dates import day_with_year, month_short, month_title, weekday_short
from desktop.words.calendar.names import Names
from desktop.words.calendar.told_year import points_text

WIDE, HIGH = 420.0, 594.0
"""A2, standing, in mm."""
_FRAME = 9.0
_SIDE = 21.0
_TITLE, _UNDER = 24.0, 8.5  # how high it is written
_TITLE_LINE, _UNDER_LINE, _RULE = 44.0, 57.0, 66.0
_TOP = 74.0
_COLUMNS, _ROWS = 3, 4
_GAP, _BETWEEN = 10.0, 9.0
_LARGE = 44  # the size that large words are set in before they are scaled
_MOST_STARS = 6
_TIDE = 1340.0  # units wide


class Year(msgspec.Struct, frozen=True):
    """All that stands on a poster."""

    title: str
    under: str
    stars: int | None
    months: tuple[Month | None, ...]
    tide: Tide
    figures: str


def poster(source: Source) -> Picture:
    """The year as far as it was lived."""
    year = _year(source)

    def draw(painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(painter, year)

    told = f"{year.title}. {year.under}"
    return Picture(WIDE, HIGH, draw, name=year.title, alt=told, poster=True)


# --- what stands on it ---------------------------------------------------------------------------


def _year(source: Source) -> Year:
    names = Names(source.history.content, source.language)
    state: State = source.history.state
    found = view.year(names.almanac, state)
    return Year(
        title=year_title(names, source.jottings),
        under=_under(names, state, found),
        stars=found.rank,
        months=tuple(_months(source, names, found)),
        tide=tide(state, found),
        figures=", ".join(year_words.figures(found)),
    )


def _under(names: Names, state: State, found: view.Year) -> str:
    """What the year came to; while it goes on, how far it has come."""
    if found.rank is not None:
        return QCoreApplication.translate("Keepsakes", "{rank}, with {points}").format(
            rank=year_words.rank_title(names, found.rank), points=points_text(found.score)
        )
    if not state.days:
        return str(state.year)
    return QCoreApplication.translate(
        "Keepsakes", "From {first} to {last}: {points} so far"
    ).format(
        first=day_with_year(state.days[0].day),
        last=day_with_year(state.days[-1].day),
        points=points_text(found.score),
    )


def _months(source: Source, names: Names, found: view.Year) -> Iterator[Month | None]:
    state: State = source.history.state
    for bar in found.months:
        if bar.month not in read(state):
            yield None
            continue
        page = view.page(names.almanac, state, bar.month)
        told = QCoreApplication.translate("Keepsakes", "{won} of {all} reckonings").format(
            won=bar.won, all=bar.specials
        )
        yield Month(
            month_page(names, state, page, source.jottings),
            tuple(weekday_short(day) for day in range(1, 8)),
            told,
        )


def tide(state: State, found: view.Year) -> Tide:
    """What became of every day."""
    starts = [number for number, one in enumerate(found.days) if one.day.day == 1]
    known = read(state)
    return Tide(
        days=tuple(_day(state, one) for one in found.days),
        months=tuple(month_short(month) for month in range(1, 13)),
        starts=tuple(starts),
        sums=tuple(str(bar.total) if bar.month in known else "" for bar in found.months),
        key=(
            (
                Day("done", 5),
                QCoreApplication.translate("Keepsakes", "a lead, as high as its value"),
            ),
            (Day("won", 5), QCoreApplication.translate("Keepsakes", "a reckoning won")),
            (Day("lost", 5), QCoreApplication.translate("Keepsakes", "a reckoning lost")),
            (Day("nothing"), QCoreApplication.translate("Keepsakes", "a day without a lead")),
            (Day(dread=2), QCoreApplication.translate("Keepsakes", "boxes of dread")),
        ),
    )


def _day(state: State, warm: view.Warm) -> Day:
    match warm.how:
        case "done" | "won" | "lost":
            return Day(warm.how, _value(state, warm.day), warm.madness)
        case "passed" | "nothing" | "hushed":
            return Day("nothing", 0, warm.madness)
        case _:
            return Day("", 0, warm.madness)


def _value(state: State, day: date) -> int:
    """What was asked for by the square that a day went into."""
    took = next((one.took for one in state.days if one.day == day and one.took), day)
    mark = state.marks.get(took.isoformat())
    return mark.value if mark is not None else 0


# --- drawing -------------------------------------------------------------------------------------


def _paint(painter: QPainter, year: Year) -> None:
    _frame(painter)
    _head(painter, year)
    share = (WIDE - 2 * _SIDE - (_COLUMNS - 1) * _GAP) / _COLUMNS / month_small.WIDE
    high = month_small.HIGH * share
    for number, month in enumerate(year.months):
        row, column = divmod(number, _COLUMNS)
        x = _SIDE + column * (month_small.WIDE * share + _GAP)
        y = _TOP + row * (high + _BETWEEN)
        if not month_small.seen(painter, QRectF(x, y, month_small.WIDE * share, high)):
            continue
        with unit(painter, share, x, y):
            if month is None:
                month_small.paint_empty(painter, month_title(number + 1), PRINT)
            else:
                month_small.paint_month(painter, month, PRINT)
    _foot(painter, year, _TOP + _ROWS * (high + _BETWEEN))


def _frame(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, width in ((_FRAME, 1.2), (_FRAME + 2.4, 0.3)):
        pen = QPen(QColor(PRINT.ink), width)
        pen.setJoinStyle(Qt.PenJoinStyle.MiterJoin)
        painter.setPen(pen)
        painter.drawRect(QRectF(inset, inset, WIDE - 2 * inset, HIGH - 2 * inset))


def _head(painter: QPainter, year: Year) -> None:
    """The title, what the year came to, a rule with its stars."""
    room = WIDE - 2 * _SIDE
    _middle(painter, _TITLE_LINE, year.title, Face.TITLE, _TITLE, room)
    _middle(painter, _UNDER_LINE, year.under, Face.MOOD, _UNDER, room)
    painter.setPen(QPen(QColor(PRINT.ink), 0.4))
    half, middle = 4.0, WIDE / 2
    if year.stars is None:
        star(painter, QPointF(middle, _RULE), 2.2, PRINT.ink, filled=False)
    else:
        half = 5.0 * _MOST_STARS
        for number in range(_MOST_STARS):
            at = QPointF(middle + (number - (_MOST_STARS - 1) / 2) * 9.0, _RULE)
            star(painter, at, 3.2, PRINT.ink, filled=number < year.stars)
    painter.setPen(QPen(QColor(PRINT.ink), 0.4))
    painter.drawLine(QPointF(_SIDE, _RULE), QPointF(middle - half, _RULE))
    painter.drawLine(QPointF(middle + half, _RULE), QPointF(WIDE - _SIDE, _RULE))


def _middle(
    painter: QPainter, line: float, text: str, face: Face, high: float, room: float
) -> None:
    """Write a line in the middle, smaller where it would be too wide."""
    made = font(face, _LARGE)
    share = min(high / _LARGE, room / max(1.0, advance(text, made)))
    with unit(painter, share, WIDE / 2 - advance(text, made) * share / 2, line):
        write(painter, 0, 0, text, made, PRINT.ink)


def _foot(painter: QPainter, year: Year, top: float) -> None:
    room = WIDE - 2 * _SIDE
    share = room / _TIDE
    if month_small.seen(painter, QRectF(_SIDE, top, room, year_tide.HIGH * share)):
        with unit(painter, share, _SIDE, top):
            year_tide.paint_tide(painter, year.tide, _TIDE, PRINT)
    _middle(painter, HIGH - _SIDE + 1, year.figures, Face.READING, 5.0, room)
