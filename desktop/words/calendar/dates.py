"""Dates as the window's language writes them: days, months, and rows of days."""

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QCoreApplication, QLocale

from desktop.words.language import spoken
from desktop.words.numbers import in_words

SHORT = QLocale.FormatType.ShortFormat
SUNDAY = 6


def opening(text: str) -> str:
    """A text as it stands at the beginning of a sentence."""
    return f"{text[:1].upper()}{text[1:]}"


def words(number: int) -> str:
    """A number as a word in the window's language."""
    return in_words(number, spoken())


def _locale() -> QLocale:
    return QLocale(spoken())


def weekday_name(day: date) -> str:
    """`Thursday`."""
    return _locale().standaloneDayName(day.isoweekday())


def weekday_short(weekday: int) -> str:
    """The head of a column, Monday being 1: `Thu`."""
    return _locale().standaloneDayName(weekday, SHORT)


def month_name(month: int) -> str:
    """`March`, as it stands within a sentence."""
    return _locale().standaloneMonthName(month)


def month_title(month: int) -> str:
    """`March`, as it stands over a page."""
    return opening(month_name(month))


def month_short(month: int) -> str:
    """`Mar`."""
    return _locale().standaloneMonthName(month, SHORT)


def day_text(day: date) -> str:
    """`19 March`."""
    return QCoreApplication.translate("CalendarDates", "{day} {month}").format(
        day=day.day, month=month_name(day.month)
    )


def day_short(day: date) -> str:
    """`19 Mar`, where there is little room."""
    return f"{day.day} {month_short(day.month)}"


def day_long(day: date) -> str:
    """`Thursday 19 March`."""
    return QCoreApplication.translate("CalendarDates", "{weekday} {day} {month}").format(
        weekday=weekday_name(day), day=day.day, month=month_name(day.month)
    )


def day_title(day: date) -> str:
    """`Thursday 19 March`, as it stands over something."""
    return opening(day_long(day))


def day_with_year(day: date) -> str:
    """`19 March 2026`."""
    return QCoreApplication.translate("CalendarDates", "{day} {month} {year}").format(
        day=day.day, month=month_name(day.month), year=day.year
    )


def day_in_week(day: date, seen_from: date) -> str:
    """A day by its weekday where it lies in the same week, else by its date as well."""
    return weekday_name(day) if same_week(day, seen_from) else day_long(day)


def days_text(first: date, last: date) -> str:
    """A row of days: `Tuesday`, `Tuesday and Wednesday`, `Tuesday to Thursday`.

    Where it is longer than a week, by dates: `4 May to 13 May`.
    """
    if first >= last:
        return weekday_name(last)
    if last - first == timedelta(1):
        return sum_text((weekday_name(first), weekday_name(last)))
    named = weekday_name if last - first < timedelta(7) else day_text
    return QCoreApplication.translate("CalendarDates", "{first} to {last}").format(
        first=named(first), last=named(last)
    )


def sum_text(parts: Sequence[str]) -> str:
    """Words in a row: `Tuesday, Friday and Saturday`."""
    if len(parts) < 2:
        return "".join(parts)
    return QCoreApplication.translate("CalendarDates", "{first} and {last}").format(
        first=", ".join(parts[:-1]), last=parts[-1]
    )


def either_text(parts: Sequence[str]) -> str:
    """Words of which one is enough: `Tuesday, Friday or Saturday`."""
    if len(parts) < 2:
        return "".join(parts)
    return QCoreApplication.translate("CalendarDates", "{first} or {last}").format(
        first=", ".join(parts[:-1]), last=parts[-1]
    )


def monday_of(day: date) -> date:
    """The Monday of a day's week, which may lie in the year before."""
    return day - timedelta(day.weekday())


def sunday_of(day: date) -> date:
    """The Sunday of a day's week, which may lie in the year after."""
    return monday_of(day) + timedelta(SUNDAY)


def same_week(one: date, other: date) -> bool:
    """Whether two days lie in one week, Monday to Sunday."""
    return monday_of(one) == monday_of(other)


def is_sunday(day: date) -> bool:
    """Whether a day is a Sunday."""
    return day.weekday() == SUNDAY


def week_number(day: date) -> int:
    """The week of the year, Monday to Sunday, clipped to the year and counted from 1."""
    first = date(day.year, 1, 1)
    return (day.toordinal() - first.toordinal() + first.weekday()) // 7 + 1
