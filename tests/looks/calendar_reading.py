"""Fixed contents of what is read over the board: a month's text, the journal, the year."""

from __future__ import annotations

from datetime import date, timedelta

from desktop.drawing.prose import Paragraph, plain
from desktop.ui.charts.year_chart import Band, MonthFigure
from desktop.ui.widgets.heat_map import HeatDay, HeatView
from desktop.ui.widgets.journal_page import JournalDay, JournalMonth, JournalView
from desktop.ui.widgets.month_story import MonthStoryView
from desktop.ui.widgets.year_page import YearFigure, YearView

_MARCH = (
    "Ruth takes the room on the second landing because it is the only one whose door is on the"
    " plan. Mrs Loomis writes eleven rooms on the form in a round hand, blots it, and asks for"
    " fourteen rents in advance. The extra three, she says, are for the ones that are let.",
    "The stairs have thirty-one steps going up. The coal man, who has carried two hundredweight"
    " a week up them since the armistice, charges for thirty-four, and is paid without argument."
    " He shows his book to anybody who asks. Nobody in the house has asked.",
    "On the third evening she lies on the floor with a rule and measures the passage between the"
    " linen cupboard and the room with the piano. It is nine feet and two inches. The cupboard"
    " and the room, measured from the inside, leave twelve feet of house unspoken for. She"
    " writes it down in pencil, as one writes down a figure that will be wanted again.",
    "There is a keyhole in the skirting board, at the height at which a child would look through"
    " it. The brass round it is worn. Warm air comes out, smelling of a good dinner, and then a"
    " voice which says the number of the room, as one says it to a porter, and is answered.",
    "Mrs Loomis, asked about it at breakfast, passes the marmalade. A house settles, she says."
    " This one has been settling since her grandfather bought it for the sum on the back of the"
    " deed, which is four hundred dollars less than the sum on the front of it. She has never"
    " found out which of the two he paid, and she would take it kindly if the company did not.",
    "The key that fits is on the coal man\N{RIGHT SINGLE QUOTATION MARK}s own ring. He has had"
    " it for as long as he has had the ring. He has tried it in every door he delivers to, he"
    " says, and it turns in all of them, one day late.",
)
TEXT: tuple[Paragraph, ...] = tuple(plain(part) for part in _MARCH)
STORY = MonthStoryView(
    run="month 3",
    title="Rooms Behind Rooms",
    kind="1 March",
    mark="February: 15, sealed",
    text=TEXT,
    rule_name="From now on: the key",
    rule_told=(
        "Some doors open only for somebody who has already been let in next door, and not on the"
        " same day."
    ),
    rule_plain=(
        "A lead with a lock can be chosen only after another lead of the same week showing its"
        " symbol was done on an earlier day. Once done it counts two for the reckoning."
    ),
    art="key",
)
SHORT = MonthStoryView(run="month 1", title="A Claim on the Dead", kind="1 January", text=TEXT[:3])
EPILOGUE = MonthStoryView(
    run="epilogue",
    title="Keeper of the Log",
    kind="Epilogue",
    mark="254 of 321 points",
    text=TEXT[:4],
    stars=4,
)


def _day(n: int) -> date:
    return date(1926, 1, 1) + timedelta(days=n)


_HOW = ("done", "done", "done", "nothing", "done", "passed", "done", "hushed", "done", "lapsed")


def _heat(upto: int) -> HeatView:
    days = []
    for n in range(365):
        day = _day(n)
        how = "ahead"
        if n < upto:
            how = _HOW[(n * 7 + n // 9) % len(_HOW)] if n % 4 == 0 else "done"
            if day.weekday() == 6:
                how = "lost" if n % 5 == 0 else "won"
        told = f"{day.day}.{day.month}.: {how}"
        days.append(HeatDay(day.isoformat(), how, told, dread=int(n < upto and n % 6 == 1)))
    return HeatView(tuple(days), LEGEND, MONTHS, WEEKDAYS)


MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
WEEKDAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
LEGEND = (
    ("done", "lead done"),
    ("won", "reckoning won"),
    ("lost", "reckoning lost"),
    ("nothing", "nothing fitted"),
    ("passed", "passed"),
    ("hushed", "hushed"),
    ("lapsed", "lapsed"),
    ("ahead", "to come"),
)
_POINTS = (15, 20, 16, 17, 26, -5, 22, 25, 18, 20, 30, 35)
_LOW = (12, 26, 44, 58, 78, 94, 111, 130, 145, 158, 180, 206)
_HIGH = (22, 44, 68, 88, 116, 140, 164, 190, 212, 232, 262, 300)


def _months(upto: int) -> tuple[MonthFigure, ...]:
    total, found = 0, []
    for n, name in enumerate(MONTHS):
        if n >= upto:
            found.append(MonthFigure(name))
            continue
        total += _POINTS[n]
        boxes = 8 if n == 1 else 10 if n > 8 else 9
        filled = boxes if n == 5 else (n * 3) % 8 + 1
        found.append(
            MonthFigure(
                name, _POINTS[n], total, filled, boxes, 3 + n % 2, 4 + n % 2, n % 4 != 1,
                open=n == upto - 1 and upto < 12,
            )
        )  # fmt: skip
    return tuple(found)


BAND = Band("usual", _LOW, _HIGH)
FIGURES = (
    YearFigure("Days played", "341"),
    YearFigure("On their own date", "288"),
    YearFigure("Longest streak", "97 days"),
    YearFigure("Leads done", "271 of 313"),
    YearFigure("Reckonings won", "46 of 52"),
    YearFigure("Dread", "63 boxes"),
    YearFigure("Rolls", "842"),
)
YEAR = YearView(
    title="1926 in figures",
    aside="239 points",
    months=_months(12),
    band=BAND,
    heat=_heat(365),
    figures=FIGURES,
    rating="Keeper of the Log",
    rating_told="239 of 321 points; two more would have made a Bane.",
    stars=4,
    heat_name="Every day of the year",
)
RUNNING = YearView(
    title="1926 so far",
    aside="51 points",
    months=_months(3),
    band=Band("usual", _LOW[:3], _HIGH[:3]),
    heat=_heat(77),
    figures=FIGURES[:4],
    heat_name="Every day of the year",
)
JOURNAL = JournalView(
    title="The year in lines",
    aside="77 days",
    months=tuple(
        JournalMonth(
            name,
            f"{points}",
            tuple(
                JournalDay(
                    f"1926-{n + 1:02}-{d:02}",
                    f"{WEEKDAYS[_day(n * 31 + d - 1).weekday()]} {d} {MONTHS[n]}",
                    (
                        "The coal man has a key to the cellar, one to the coal hole, and a third"
                        " he cannot account for.",
                        "The revolver was found in the drawer it had been reported stolen from.",
                    )[: 1 + d % 2],
                    own="Ask him who cut the third." if d % 5 == 2 else "",
                    mark="Sunday won" if d % 7 == 3 else "",
                    strong=d % 7 == 3,
                )
                for d in range(1, 29)
            ),
        )
        for n, (name, points) in enumerate((("January", 15), ("February", 20), ("March", 16)))
    ),
)
