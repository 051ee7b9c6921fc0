"""Fixed contents of the calendar's right-hand side: the 19th of March, and days like it."""

from __future__ import annotations

import msgspec

from desktop.ui.widgets.ally_page import AlliesView, AllyRow
from desktop.ui.widgets.fit_row import FitRow
from desktop.ui.widgets.fits_slip import FitsView
from desktop.ui.widgets.keep_tray import KeepTrayView, TrayDie
from desktop.ui.widgets.next_button import NextStep
from desktop.ui.widgets.shield_row import ShieldView
from desktop.ui.widgets.things_shelf import Thing
from desktop.ui.widgets.today_slip import TodayView

SENTENCE = "Roll 1 of 3: five, two, one, a revolver and a lens. You hold the five and the revolver."
LINE = (
    "The coal man has a key to the cellar, one to the coal hole, and a third he cannot account for."
)
SUBJECT = (
    "This week: Mrs Loomis insures eleven rooms and draws rent on fourteen. Sunday settles the"
    " count."
)
TODAY = TodayView(
    day="1926-03-19",
    date="Thursday 19 March",
    line=LINE,
    subject=SUBJECT,
    yesterday="Yesterday: two lenses and thirteen, one short.",
)
PLAYED = TodayView(
    day="1926-03-19",
    date="Thursday 19 March",
    line=LINE,
    subject=SUBJECT,
    evening=(
        "The revolver was found in the drawer it had been reported stolen from, oiled, wrapped in"
        " the report."
    ),
    yesterday="Yesterday: two lenses and thirteen, one short.",
    farewell="Come back tomorrow.",
    streak="12 days in a row",
    own="Ask the coal man who cut the third.",
    writable=True,
)
UNWRITTEN = TodayView(
    day="1926-03-22",
    date="Sunday 22 March",
    line="The bell is rung by hand on Sundays, and by somebody on the others.",
    subject=SUBJECT,
    answer="There are fourteen rooms. The eleventh tenant pays for four and will not say why.",
    farewell="Come back tomorrow.",
    streak="Best: 31 days",
    writable=True,
)
WAITING = TodayView(
    day="1926-03-20",
    date="Tuesday 17 March",
    line=LINE,
    subject=SUBJECT,
    waiting="Three days wait: Tuesday to Thursday.",
    lapse_question="No roll, no dread, and the streak ends. Let three days lapse?",
    recap=(
        "It was Thursday 19 March. You had rolled once and held the five and the revolver. Four"
        " leads of the week were open."
    ),
)
ROWS = (
    FitRow("1926-03-17", ("revolver",), 10, "Tuesday 17", "2 short. Makes Sunday 13", 0.97),
    FitRow("1926-03-19", ("lens",), 14, "Thursday 19", "6 short, and no lens held", 0.40),
    FitRow("1926-03-21", ("lantern",), 5, "Saturday 21", "Needs a lantern", 0.70),
    FitRow(
        "1926-03-18",
        ("revolver",),
        12,
        "Wednesday 18",
        closed="Opens the day after Tuesday\N{RIGHT SINGLE QUOTATION MARK}s is done",
    ),
)
FITS = FitsView(
    "What fits",
    "holding 5 and the revolver",
    ROWS,
    chosen="1926-03-17",
    any_chance=0.99,
    sign_chance=0.24,
)
SIX = FitsView(
    "What fits",
    "before the first roll",
    (
        FitRow("a", ("lens",), 6, "Monday 5", "Makes Sunday 16", 0.912),
        FitRow(
            "b",
            ("lantern", "revolver"),
            11,
            "Tuesday 6",
            "Both symbols",
            0.61,
            oath="may",
            oath_name="Swear to Tuesday 6",
        ),
        FitRow("c", ("revolver",), 9, "Wednesday 7", "Makes Sunday 16", 0.904),
        FitRow(
            "d",
            ("lantern",),
            13,
            "Thursday 8",
            oath="sworn",
            oath_name="Sworn to Thursday 8",
            told="Counts two",
            chance=0.72,
        ),
        FitRow("e", ("revolver",), 12, "Friday 9", closed="Sealed until a revolver is done"),
        FitRow("f", ("lens",), 14, "Saturday 10", "Makes Sunday 16", 0.61),
    ),
    chosen="a",
    any_chance=0.9996,
    sign_chance=0.36,
)
SUNDAY = FitsView(
    "The reckoning",
    "holding nothing",
    shield=ShieldView(
        "1926-03-22",
        ("revolver",),
        16,
        13,
        "Sunday 22",
        "Three leads took three off.",
        "5 short, and no revolver",
        0.72,
    ),
    sign_chance=0.31,
)
NOTHING = FitsView("What fits", nothing="Nothing today. The week still has four leads.")
QUIET = FitsView(
    "What fits",
    "before the first roll",
    tuple(
        FitRow(row.date, row.symbols, row.value, row.title, row.told, None, row.closed)
        for row in ROWS
    ),
)
DICE = (
    TrayDie(5, held=True),
    TrayDie(2),
    TrayDie(1),
    TrayDie("revolver", held=True),
    TrayDie("lens"),
)
TRAY = KeepTrayView(
    dice=DICE,
    rolls=3,
    left=2,
    told="2 rolls left",
    stop="Stop with 8",
    stop_key="Enter",
)
LATER = KeepTrayView(
    dice=(
        TrayDie(6, locked=True, held=True),
        TrayDie(6, held=True),
        TrayDie(3),
        TrayDie("lantern"),
        TrayDie("lantern", held=True),
    ),
    rolls=4,
    left=1,
    told="1 left, from the log",
    stop="Stop with 15",
    stop_key="Enter",
    earlier=(
        (5, 2, 1, "revolver", "lens"),
        (5, 6, 4, "revolver", "lantern"),
        (1, 6, 3, "lens", "lantern"),
        (4, 4, 3, "lens", "revolver"),
        (2, 4, 3, "lens", "revolver"),
    ),
)
TYPED = KeepTrayView(
    dice=(TrayDie(5, held=True), TrayDie(2), TrayDie(1), TrayDie("lens"), TrayDie("lens")),
    rolls=3,
    left=1,
    told="Type what fell",
    typed=(2, 3, 4, 5),
)
AHEAD = KeepTrayView(rolls=3, left=3, told="3 rolls", ahead="Five dice, three rolls")
ROLL = NextStep("Roll the other 3", "Space")
READ = NextStep("Read on", "Enter")
CLOSE = NextStep("Close the day", "Enter")
TWO_THINGS = (
    Thing("dial", "dial", "Dial", "1 turn left", "Turn a green die to any face.", usable=True),
    Thing("key", "key", "Key", "for sealed", "A sealed lead opens once its key is done."),
)
ALL_THINGS = (
    *TWO_THINGS,
    Thing("ally", "ally_lens", "Miss Farrow", "lens \N{MINUS SIGN}1", "She takes one off."),
    Thing("twin", "twin", "Statements", "own night", "Two symbols, on its own date."),
    Thing("insight", "logbook", "Log", "2 of 3", "A fourth roll.", badge="2", usable=True),
    Thing("moon", "moon", "Tides", "full on 24", "The moon of the almanac."),
    Thing("bell", "bell", "Bell", strokes=5, most=8, about="It has rung five times."),
    Thing("wind", "wind", "Shell", "quiet", "On some days it is heard."),
    Thing("salt", "salt", "Salt", "sworn", "Sworn on Thursday 8."),
    Thing("hood", "hood", "Hood", "by 3", "Won by three it counts seven."),
    Thing("hour", "hour", "The Hour", "at 14", "One more sitting on the last night."),
)
ALLIES = AlliesView(
    "Whom do you ask in May?",
    (
        AllyRow("revolver", "Constable Amos Reddick", "He was on the quay that night.", digit=1),
        AllyRow(
            "lens",
            "Odile Farrow",
            "She keeps the books of the Seamen\N{RIGHT SINGLE QUOTATION MARK}s Athenaeum.",
            closed="She gave you April; ask her again in June.",
            digit=2,
        ),
        AllyRow(
            "lantern", "Jonas Teague", "He has lit every lamp but one for forty years.", digit=3
        ),
    ),
)
FINALE = FitsView(
    "The hour",
    shield=ShieldView(
        "1926-12-31",
        (),
        14,
        14,
        "The drowned hour",
        "22 and 4 for the week, less 8 seals and 4 leads.",
        "Both green dice alike, and fourteen",
        0.47,
    ),
)

HINTED = msgspec.structs.replace(
    TODAY, hint="The digits 1 to 5, or a click, hold a die for the next roll."
)
