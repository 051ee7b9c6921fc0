"""The table rules of the calendar, each with its name, its values and a sentence of explanation."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import events as e


class RuleText(msgspec.Struct, frozen=True):
    """A table rule in words; `values` is value -> what it is called.

    Years and pages have no words of their own: any value stands for itself.
    """

    name: str
    why: str
    values: dict[str, str]


def _mode() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "What the months bring"),
        QCoreApplication.translate(
            "CalendarRules",
            "Each month turns up a page of the story. It may bring a new rule too, which then "
            "holds to the end of the year; without them every month is played as January is.",
        ),
        {
            "twists": QCoreApplication.translate("CalendarRules", "with a new rule each month"),
            "base": QCoreApplication.translate("CalendarRules", "one and the same rule all year"),
        },
    )


def _catch_up() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "Days that were missed"),
        QCoreApplication.translate(
            "CalendarRules",
            "A day can be played when its date has come. Days that were missed wait and are played "
            "in their order, or they are gone; or the date does not matter, and the whole year "
            "lies open now.",
        ),
        {
            "in_order": QCoreApplication.translate("CalendarRules", "wait for you"),
            "strict": QCoreApplication.translate("CalendarRules", "are gone at midnight"),
            "free": QCoreApplication.translate("CalendarRules", "the whole year now"),
        },
    )


def _year() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "Year"),
        QCoreApplication.translate(
            "CalendarRules",
            "Which year hangs on the wall. Its weekdays and its leap day are those of the true "
            "calendar.",
        ),
        {},
    )


def _page() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "Page"),
        QCoreApplication.translate(
            "CalendarRules",
            "The numbers and symbols in the squares are drawn from this word. The same word and "
            "year give the same squares to everybody, so that a year can be compared.",
        ),
        {},
    )


def _start() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "First day"),
        QCoreApplication.translate(
            "CalendarRules",
            "In the middle of a year one may play all its days from 1 January on, or arrive "
            "today; what lies before the arrival then neither counts nor waits.",
        ),
        {
            "january": QCoreApplication.translate("CalendarRules", "1 January"),
            "today": QCoreApplication.translate("CalendarRules", "today"),
        },
    )


def _boxes() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "Boxes of dread"),
        QCoreApplication.translate(
            "CalendarRules",
            "How many boxes a month has before it costs 5 points, and what Sundays ask for. The "
            "printed rules give no number of boxes.",
        ),
        {
            "standard": QCoreApplication.translate("CalendarRules", "9, in February 8"),
            "gentle": QCoreApplication.translate("CalendarRules", "12, and Sundays ask for less"),
            "strict": QCoreApplication.translate("CalendarRules", "7, and Sundays ask for more"),
        },
    )


def _prev_month_squares() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "Leads of the month before"),
        QCoreApplication.translate(
            "CalendarRules",
            "Where a month begins within a week, the week's open leads on the page before can "
            "still be done, or they went with their page.",
        ),
        {
            "on": QCoreApplication.translate("CalendarRules", "can still be done"),
            "off": QCoreApplication.translate("CalendarRules", "are gone with the page"),
        },
    )


def _madness_on() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "When the Sign brings dread"),
        QCoreApplication.translate(
            "CalendarRules",
            "A Sign at the end of a day fills a box, whether anything was done or not; or only "
            "where a lead or a reckoning was done.",
        ),
        {
            "every_day": QCoreApplication.translate("CalendarRules", "every day"),
            "completed_only": QCoreApplication.translate("CalendarRules", "on days of success"),
        },
    )


def _mark_value() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "What the Sign counts"),
        QCoreApplication.translate(
            "CalendarRules",
            "The Sign stands on the 6. One sentence of the printed rules can be read as if it "
            "counted nothing; the year is then very hard.",
        ),
        {
            "6": QCoreApplication.translate("CalendarRules", "6"),
            "0": QCoreApplication.translate("CalendarRules", "nothing, very hard"),
        },
    )


def _dice() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "Dice"),
        QCoreApplication.translate(
            "CalendarRules",
            "The program rolls, or tells you which dice to roll on your own table and takes your "
            "word for what fell. Days with such dice are marked in the diary.",
        ),
        {
            "program": QCoreApplication.translate("CalendarRules", "the program rolls"),
            "typed": QCoreApplication.translate("CalendarRules", "real dice, typed in"),
        },
    )


def _story_mode() -> RuleText:
    return RuleText(
        QCoreApplication.translate("CalendarRules", "Story mode"),
        QCoreApplication.translate(
            "CalendarRules",
            "Lets undo go back across dice, days and pages. Once on it stays on, and the year is "
            "marked as revised.",
        ),
        {
            "off": QCoreApplication.translate("CalendarRules", "off"),
            "on": QCoreApplication.translate("CalendarRules", "on, and marked"),
        },
    )


def rule_text(rule: str) -> RuleText:
    """A table rule's words. Raises KeyError for an unknown id."""
    return {
        "mode": _mode,
        "catch_up": _catch_up,
        "year": _year,
        "page": _page,
        "start": _start,
        "boxes": _boxes,
        "prev_month_squares": _prev_month_squares,
        "madness_on": _madness_on,
        "mark_value": _mark_value,
        "dice": _dice,
        "story_mode": _story_mode,
    }[rule]()


def value_text(rule: str, value: str) -> str:
    """What a value of a table rule is called; years and pages by themselves."""
    return rule_text(rule).values.get(value, value)


def switched(event: e.Switched) -> str:
    """A table rule that was switched in mid-game."""
    return QCoreApplication.translate("CalendarRules", "Switched: {rule}, {value}.").format(
        rule=rule_text(event.option).name, value=value_text(event.option, event.value)
    )
