"""Squares, boxes, disc and page in whole sentences, for the list twin and readers of the screen."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view.page import Cell, Page
from desktop.rules.kernel.errors import Reason
from desktop.words.calendar import reasons
from desktop.words.calendar.dates import day_in_week, day_title, is_sunday, month_title, opening
from desktop.words.calendar.names import Names
from desktop.words.calendar.rows import asks_text
from desktop.words.calendar.told_year import points_text


def page_title(names: Names, page: Page) -> str:
    """What stands over a page: `March 2026: Rooms`."""
    return QCoreApplication.translate("Calendar", "{month} {year}: {title}").format(
        month=month_title(page.month), year=page.year, title=names.month(page.month).title
    )


def boxes_text(page: Page) -> str:
    """The boxes of dread: `4 of 9 boxes of dread are filled.`"""
    if page.filled >= page.boxes:
        return QCoreApplication.translate("Calendar", "Every box of dread is filled.")
    return QCoreApplication.translate(
        "Calendar", "{filled} of {boxes} boxes of dread are filled."
    ).format(filled=page.filled, boxes=page.boxes)


def boxes_label() -> str:
    """What stands over the boxes."""
    return QCoreApplication.translate("Calendar", "Dread")


def disc_label(page: Page) -> str:
    """What stands under the disc: whether its number may still change."""
    if page.result is not None:
        return QCoreApplication.translate("Calendar", "result")
    return QCoreApplication.translate("Calendar", "so far")


def disc_text(page: Page) -> str:
    """The disc: `Result: 15 points.`; while the month is open `So far: 10 points.`"""
    if page.result is not None:
        return QCoreApplication.translate("Calendar", "Result: {points}.").format(
            points=points_text(page.result.points)
        )
    return QCoreApplication.translate("Calendar", "So far: {points}.").format(
        points=points_text(page.points)
    )


def cell_text(names: Names, state: State, cell: Cell, reason: Reason | None = None) -> str:
    """A day's square as it stands: date, what it asks for, what is written in it, whether open.

    `reason` is why it cannot be chosen, where that is asked.
    """
    parts = [_head(cell), _square(cell), _written(cell), *_marks(names, cell)]
    if reason is not None:
        parts.append(reasons.sentence(names, state, reason))
    return " ".join(part for part in parts if part)


def _head(cell: Cell) -> str:
    day = day_title(cell.day)
    if cell.today:
        return QCoreApplication.translate("Calendar", "{day}, the marker stands here.").format(
            day=day
        )
    return f"{day}."


def _square(cell: Cell) -> str:
    """What is printed, and what it asks for now where that is something else."""
    square = cell.square
    if square is None:
        return ""
    asks = opening(asks_text(square, square.value))
    if square.kind == "special":
        asks = QCoreApplication.translate("Calendar", "The reckoning, {asks}").format(
            asks=asks_text(square, square.value)
        )
    if cell.how == "open" and cell.now and cell.now != square.value:
        return QCoreApplication.translate("Calendar", "{asks}, {now} now.").format(
            asks=asks, now=cell.now
        )
    return f"{asks}."


def _written(cell: Cell) -> str:
    match cell.how:
        case "done" if cell.on is not None:
            return QCoreApplication.translate("Calendar", "Done on {day}, for {value}.").format(
                day=day_in_week(cell.on, cell.day), value=cell.then
            )
        case "won":
            return QCoreApplication.translate("Calendar", "Won, for {value}.").format(
                value=cell.then
            )
        case "lost":
            return QCoreApplication.translate("Calendar", "Lost.")
        case "missed":
            return QCoreApplication.translate("Calendar", "Not done; its week is over.")
        case "before":
            return QCoreApplication.translate("Calendar", "Before your arrival.")
        case "blank":
            return QCoreApplication.translate("Calendar", "Blank.")
        case _:
            return _open(cell)


def _open(cell: Cell) -> str:
    if cell.playable:
        return QCoreApplication.translate("Calendar", "It may be done today.")
    if cell.live and not cell.locked and not is_sunday(cell.day):
        return QCoreApplication.translate("Calendar", "Open this week.")
    return ""


def _marks(names: Names, cell: Cell) -> list[str]:
    """What the months wrote into a square, by the names of the year's own texts."""
    flags = () if cell.square is None else cell.square.flags
    found: list[str] = []
    if "sealed" in flags and cell.locked:
        found.append(_named(names, "T3", QCoreApplication.translate("Calendar", "closed")))
    if "sealed" in flags and not cell.locked:
        found.append(f"{names.thing('T3')}.")
    if "twin" in flags:
        found.append(f"{names.thing('T5')}.")
    if cell.moon == "full":
        found.append(_named(names, "T7", QCoreApplication.translate("Calendar", "full moon")))
    if cell.moon == "new":
        found.append(_named(names, "T7", QCoreApplication.translate("Calendar", "new moon")))
    if cell.whisper:
        found.append(f"{names.thing('T9')}.")
    if cell.sworn:
        found.append(_named(names, "T10", QCoreApplication.translate("Calendar", "named today")))
    return found


def _named(names: Names, rule: str, what: str) -> str:
    return f"{names.thing(rule)}: {what}."
