"""The month page of the picture, and pages of other months, as fixed records."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Literal

import msgspec

from desktop.drawing.month_records import Cell, Fit, Head, MonthPage, Over
from desktop.rules.games.calendar.state import Symbol

TODAY = date(2026, 3, 19)
_LETTERS: dict[str, Symbol] = {"I": "lens", "L": "lantern", "R": "revolver"}
_HOW: dict[str, Literal["open", "done", "won", "lost"]] = {
    "d": "done", "x": "lost", "w": "won", "o": "open",
}  # fmt: skip
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")

# value, symbol, what became of it, when; a lock for sealed ones; a Sunday's value now
_ROWS = (
    "5Ix 11Ld:Mon 7Id:Fri 13Rx 9Rd:Wed 10Id:Tue 18Rx>14",
    "7Ld:Fri 13Id:Wed# 10Id:Mon 5Lx 11Rd:Tue 10Rd:Thu 17Lw:won>11",
    "7Id:Fri 8Ld:Mon 13Rx 6Rd:Sat 12Ld:Wed# 10Id:Tue 17Iw:won>11",
    "8Ld:Mon 10Ro 12Ro# 14Io 7Id:Tue 5Lo 16Ro>14",
    "7Lo 10Io 13Lo# 8Io 6Ro 12Ro 17Lo",
    "13Io 7Io",
)
_TITLE = {2: "Feb", 3: "March", 4: "April"}


def _cell(day: date, text: str, first: bool) -> Cell:
    label = f"{day.day} {_TITLE[day.month]}" if first or day.day == 1 else str(day.day)
    if not text:
        return Cell(day, label, "locked")
    body, _, now = text.partition(">")
    body, sealed = body.replace("#", ""), "#" in body
    body, _, on = body.partition(":")
    value, letter, how = body[:-2], body[-2], body[-1]
    special = day.weekday() == 6
    return Cell(
        day,
        label,
        "special" if special else "lead",
        int(value),
        (_LETTERS[letter],),
        _HOW[how],
        on,
        int(now) if now else None,
        counts=2 if sealed and how == "d" else 1,
        seal=("open" if how == "d" else "shut") if sealed else "",
        today=day == TODAY,
    )


def _march() -> MonthPage:
    start, rows = date(2026, 2, 23), []
    for row, text in enumerate(_ROWS):
        parts = [*text.split(), *("",) * 7][:7]
        days = [start + timedelta(days=7 * row + column) for column in range(7)]
        rows.append(
            tuple(
                _cell(day, part, row == 0 and column == 0)
                for column, (day, part) in enumerate(zip(days, parts, strict=True))
            )
        )
    head = Head(3, "March", "Rooms Behind Rooms", 9, 4, "Dread", "4 of 9", "10", "so far")
    return MonthPage(head, WEEKDAYS, tuple(rows), 3, 3)


MARCH = _march()
OVER = Over(
    chosen=date(2026, 3, 17),
    figure=TODAY,
    fits={
        date(2026, 3, 17): Fit(False, 0.97, "97 %"),
        date(2026, 3, 19): Fit(True, 0.40, "40 %"),
        date(2026, 3, 21): Fit(False, 0.70, "70 %"),
    },
)
TARGET = Over(chosen=date(2026, 3, 17), figure=TODAY)
"""What lies over the page in the picture."""

TITLES = (
    ("January", "A Claim on the Dead"),
    ("February", "The Pewter Dial"),
    ("March", "Rooms Behind Rooms"),
    ("April", "Those Who Will Talk"),
    ("May", "Two Stories, One Night"),
    ("June", "What the Drowned Remember"),
    ("July", "Spring Tides"),
    ("August", "The Ninth Bell"),
    ("September", "Whispering Days"),
    ("October", "Sworn on Salt"),
    ("November", "The Faces Under the Hoods"),
    ("December", "The Drowned Hour"),
)


def headed(month: int) -> MonthPage:
    """March's squares under another month's head."""
    name, title = TITLES[month - 1]
    boxes = 10 if month >= 10 else 9
    head = Head(month, name, title, boxes, month % 7, "Dread", f"{month % 7} of {boxes}", "15", "")
    return msgspec.structs.replace(MARCH, head=head)


def rich() -> MonthPage:
    """A page on which everything is seen that a square may show."""
    rows = [list(cells) for cells in MARCH.rows]
    change = msgspec.structs.replace
    rows[3][2] = change(rows[3][2], vow="sworn", note=True)
    rows[3][5] = change(rows[3][5], symbols=("lantern", "lens"), now=4, moon="full")
    rows[3][1] = change(rows[3][1], whisper=True, now=9)
    rows[3][3] = change(rows[3][3], moon="new")
    rows[4][0] = change(rows[4][0], symbols=("revolver", "lantern"), whisper=True)
    rows[4][3] = change(rows[4][3], moon="new", note=True)
    rows[0][0] = Cell(rows[0][0].day, "23 Feb", "before")
    rows[0][1] = Cell(rows[0][1].day, "24", "before")
    rows[3][4] = change(rows[3][4], tomorrow=True)
    rows[2][1] = change(rows[2][1], vow="kept", counts=3)
    rows[2][2] = change(rows[2][2], vow="broken")
    return change(MARCH, rows=tuple(tuple(cells) for cells in rows))


def weeks(count: int) -> MonthPage:
    """A page of four or five weeks."""
    start = 5 - count if count < 5 else 0
    return msgspec.structs.replace(
        MARCH, rows=MARCH.rows[start : start + count], week=MARCH.week - start
    )
