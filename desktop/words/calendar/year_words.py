"""The year's chart in words: labels, figures, rungs of the ladder, the last page."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.view.year import Warm, Warmth, Year
from desktop.words.calendar.dates import day_title
from desktop.words.calendar.names import Names
from desktop.words.calendar.told_year import boxes_text, points_text


def title(year: Year) -> str:
    """What stands over the chart."""
    return QCoreApplication.translate("Calendar", "The year {year}").format(year=year.year)


def boxes_label() -> str:
    """The boxes of the months."""
    return QCoreApplication.translate("Calendar", "Boxes of dread")


def heat_label() -> str:
    """The small squares, one a day."""
    return QCoreApplication.translate("Calendar", "Every day")


def warmth_text(how: Warmth) -> str:
    """What a small square of the heat map says."""
    match how:
        case "ahead":
            return QCoreApplication.translate("Calendar", "still ahead")
        case "before":
            return QCoreApplication.translate("Calendar", "before your arrival")
        case "waiting":
            return QCoreApplication.translate("Calendar", "waits to be played")
        case "done":
            return QCoreApplication.translate("Calendar", "a lead done")
        case "won":
            return QCoreApplication.translate("Calendar", "the reckoning won")
        case "lost":
            return QCoreApplication.translate("Calendar", "the reckoning lost")
        case "passed":
            return QCoreApplication.translate("Calendar", "nothing taken")
        case "nothing":
            return QCoreApplication.translate("Calendar", "nothing fitted")
        case "hushed":
            return QCoreApplication.translate("Calendar", "a lead forgone")
        case "lapsed":
            return QCoreApplication.translate("Calendar", "nobody played")


def warm_text(warm: Warm) -> str:
    """A day of the heat map: `Thursday 19 March: a lead done, 1 box of dread.`"""
    parts = [warmth_text(warm.how)]
    if warm.madness:
        parts.append(boxes_text(warm.madness))
    return QCoreApplication.translate("Calendar", "{day}: {what}.").format(
        day=day_title(warm.day), what=", ".join(parts)
    )


def score_text(year: Year) -> str:
    """The points, out of how many where that may be known."""
    if year.most is None:
        return points_text(year.score)
    return QCoreApplication.translate("Calendar", "{score} of {most} points").format(
        score=year.score, most=year.most
    )


def rank_title(names: Names, rank: int) -> str:
    """What a rank is called."""
    return names.epilogue(rank).title


def figures(year: Year) -> tuple[str, ...]:
    """What the year came to, in short lines: days, leads, reckonings, boxes, rolls."""
    played, leads, madness, rolls = year.played, year.leads, year.madness, year.rolls
    return (
        QCoreApplication.translate("Calendar", "%n day(s) played", None, played),
        QCoreApplication.translate("Calendar", "%n lead(s) done", None, leads),
        QCoreApplication.translate("Calendar", "{won} of {all} reckonings won").format(
            won=year.won, all=year.specials
        ),
        boxes_text(madness),
        QCoreApplication.translate("Calendar", "%n roll(s)", None, rolls),
    )


def ending_name(names: Names, ending: str) -> str:
    """An ending by its id, `rank_4`, for the shelf."""
    number = ending.removeprefix("rank_")
    return rank_title(names, int(number)) if number in tuple("0123456") else ending
