"""What stands under Today: the day, its line, the week's question, yesterday, the streak."""

from datetime import date

import msgspec

from desktop.rules.games.calendar.state import Mark, Played


class Streak(msgspec.Struct, frozen=True):
    """Days played on their own date, one after the other; only in paces that go by the date.

    `on_time` of `played` days were played on their date.
    """

    current: int = 0
    longest: int = 0
    on_time: int = 0
    played: int = 0


class Today(msgspec.Struct, frozen=True):
    """The day that is played or comes next.

    `line` is the id of its line ("" before its dawn). `week` is the number of its week, whose
    subject's text is the almanac's; `asks` on its first day in the year. `answer` is that week's
    special, once it was won or lost. `yesterday` is the day before, if it was played.
    """

    day: date
    line: str
    week: int
    asks: bool = False
    special: date | None = None  # the Sunday that settles it; None in a week without one
    answer: Mark | None = None
    yesterday: Played | None = None
    last: Played | None = None  # the last day that was closed, whichever it was
    streak: Streak | None = None
