"""The year as a chart: its months, what is usual, every day, streaks, the rating at its end."""

from typing import get_args

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import State
from desktop.ui.charts.year_chart import Band, MonthFigure
from desktop.ui.widgets.heat_map import HeatDay, HeatView
from desktop.ui.widgets.year_page import YearFigure, YearView
from desktop.words.calendar import today, year_words
from desktop.words.calendar.dates import month_short, weekday_short
from desktop.words.calendar.names import Names

BROUGHT = ("hushed",)
"""What may become of a day only once a month has brought it: not in the legend before."""


def year(names: Names, state: State, found: view.Year, seen: view.Today) -> YearView:
    """The year as it stands."""
    done = found.rank is not None
    rank = found.rank or 0
    return YearView(
        title=year_words.title(found),
        aside=year_words.score_text(found),
        months=tuple(_month(bar) for bar in found.months),
        band=_band(state),
        heat=_heat(found),
        figures=_figures(found, seen),
        rating=year_words.rank_title(names, rank) if done else "",
        rating_told=_next_rung(names, found) if done else "",
        stars=rank if done else None,
        ladder=tuple(
            (year_words.rank_title(names, rung.rank), str(rung.least)) for rung in found.ladder
        ),
        heat_name=year_words.heat_label(),
    )


def _next_rung(names: Names, found: view.Year) -> str:
    """How far it was to the rank above."""
    above = next((rung for rung in found.ladder if rung.least > found.score), None)
    if above is None:
        return QCoreApplication.translate("CalendarTable", "There is no rank above it.")
    short = above.least - found.score
    return QCoreApplication.translate(
        "CalendarTable", "%n point(s) short of {rank}.", None, short
    ).format(rank=year_words.rank_title(names, above.rank))


def _month(bar: view.MonthBar) -> MonthFigure:
    return MonthFigure(
        name=month_short(bar.month),
        points=bar.points if bar.come else None,
        total=bar.total,
        filled=bar.filled,
        boxes=bar.boxes,
        won=bar.won,
        specials=bar.specials,
        seal=bar.seal,
        open=bar.open,
    )


def _band(state: State) -> Band | None:
    """What is usual, for a year that was begun in January by the printed rules."""
    low, high = view.usual(state)
    if not low:
        return None
    label = QCoreApplication.translate("CalendarTable", "nine in ten sensible years")
    return Band(label, low, high)


def _heat(found: view.Year) -> HeatView:
    keys = [key for group in get_args(view.Warmth) for key in get_args(group)]
    met = {one.how for one in found.days}
    return HeatView(
        days=tuple(
            HeatDay(one.day.isoformat(), one.how, year_words.warm_text(one), one.madness)
            for one in found.days
        ),
        legend=tuple(
            (key, year_words.warmth_text(key))
            for key in keys
            if key in met or key not in (*BROUGHT, "before", "waiting")
        ),
        months=tuple(month_short(month) for month in range(1, 13)),
        weekdays=tuple(weekday_short(day) for day in range(1, 8)),
    )


def _figures(found: view.Year, seen: view.Today) -> tuple[YearFigure, ...]:
    """What the year came to, and the days that were played in a row."""
    lines = [*year_words.figures(found)]
    streak = seen.streak
    if streak is not None:
        told = (today.streak_text(streak), today.longest_text(streak), today.on_time_text(streak))
        lines += [line for line in told if line]
    return tuple(YearFigure("", line) for line in lines)
