"""The other faces of the Book's page, filled once: Town, Chapter, review, setting up, the book."""

from __future__ import annotations

from desktop.drawing.prose import plain
from desktop.ui.charts.journey_chart import ChartView, Series
from desktop.ui.widgets.book_page import BookView, Leaf
from desktop.ui.widgets.chapter_page import ChapterView, Gain
from desktop.ui.widgets.review_page import ReviewCall, ReviewLine, ReviewView
from desktop.ui.widgets.setup_page import CheckRow, SetupBox, SetupDie, SetupStep, SetupView
from desktop.ui.widgets.town_page import ServiceRow, TownView, WareRow
from tests.looks.book_contents import NAMES

MINUS = "\N{MINUS SIGN}"
TOWN = TownView(
    title="The Cooper's Silence, and what it cost",
    kind="Town, Wealth 2",
    lede="You haggled well: every price is 1 lower.",
    services=(
        ServiceRow("rest", 1, "Rest at an inn", "heals 3 Wounds", f"1 + 2 {MINUS} 1 = 2", "2 gold"),
        ServiceRow("buy", 2, "Buy", "12 wares, from 3 gold", opens=True),
        ServiceRow("sell", 3, "Sell", "for half of what it cost to make", opens=True),
        ServiceRow(
            "oracle", 4, "Consult the Oracle", "what one Area holds", price="2 gold",
            closed="There is no Area left whose type is not known.",
        ),
        ServiceRow("work", 5, "Work", "a die and 2 gold", "", "2 Fear"),
        ServiceRow("leave", 6, "Leave", "this Town will not be open again"),
    ),
)  # fmt: skip
_WARES = (
    ("Flute", "+2 dice, mental Personal", 3),
    ("Rope", "+1 die, Obstacle", 4),
    ("Bow", "+1 die, Combat or Threat", 5),
    ("Shield", "may cancel a hit", 5),
    ("Pet", "+1 die, three types", 6),
    ("Sword", "+2 dice, Combat", 7),
    ("Armor", f"{MINUS}1 Wound", 7),
    ("Liquid Focus", "+3 dice, Puzzle", 2),
    ("Snack", "+2 dice, Personal", 3),
    ("Rare Figurine", "+4 dice, Threat", 4),
    ("Trap Disarm Kit", "overcomes a Trap", 4),
    ("Bomb", "+3 dice, two types", 5),
)
BUYING = TownView(
    title=TOWN.title,
    kind=TOWN.kind,
    opened="buy",
    list_title="Buy",
    list_note="6 gold",
    rows=tuple(
        WareRow(
            name.lower(),
            n if n < 10 else 0,
            name,
            effect,
            f"{base} + 2 {MINUS} 1 = {base + 1}",
            f"{base + 1} gold",
            closed="" if base < 6 else f"It costs {base + 1} gold; you have 6.",
            count=2 if name == "Snack" else 0,
        )
        for n, (name, effect, base) in enumerate(_WARES, 1)
    ),
)
ORACLE = TownView(
    title=TOWN.title,
    kind=TOWN.kind,
    opened="oracle",
    list_title="Consult the Oracle",
    list_note="2 gold",
    rows=tuple(
        WareRow(area, n, f"Area {area}", way, mark=mark)
        for n, (area, way, mark) in enumerate(
            (("14,6", "next to this Town", "15"), ("16,6", "2 squares east", "16"),
             ("12,8", "3 squares south-west", "21")), 1)
    ),
)  # fmt: skip

TOLD = (
    "The scales stood in a hall with no floor to speak of, and spoke of it constantly. I put my "
    "patience in one pan and the feather in the other, and was told that I weighed less than I "
    "had been led to expect. Sixteen was asked and sixteen I gave, to the ounce. Under the lower "
    "pan lay two coins that somebody honest had lost, and that somebody practical found."
)
CHAPTER = ChapterView(
    page=11,
    kind="Chapter 9",
    title="The Scales That Lied, with one piece missing",
    told=(plain(TOLD),),
    gains=(Gain("XP", "+16"), Gain("Gold", "+2"), Gain("Level", "+1"), Gain("Fear", "+1", True)),
    line="I have kept the feather.",
)
FLIGHT = ChapterView(
    page=12,
    kind="A flight",
    title="What the Mule Knew",
    told=(plain("I left. The mule had left before me, and with a better argument."),),
    gains=(Gain("Fear", "+1", True), Gain("Wounds", "+3", True)),
    recap="Chapter 9 is written. The Threat in 16,8 still stands. Where to now?",
)

LINES = (
    ReviewLine("The writing", 12, "3 for each INT"),
    ReviewLine("The story", 41, "XP 412"),
    ReviewLine("A whole book", 20, "20 Chapters"),
    ReviewLine("Gold", 16, "what is left"),
    ReviewLine("Equipment", 19, "Sword, Shield, Armor"),
    ReviewLine("Items", 5, "Snack, Liquid Focus"),
    ReviewLine("Fear", 8, "it reads well"),
    ReviewLine("The best Chapter", 24, "Threat 24"),
    ReviewLine("Little effort", -17, "six Attributes"),
    ReviewLine("Respites", -2, "Towns, home too"),
)
CALLS = (
    ReviewCall("read", "Read the book", 1),
    ReviewCall("chart", "The journey as a chart", 2),
    ReviewCall("again", "Play again", 3),
    ReviewCall("shelf", "To the shelf", 4),
)
REVIEW = ReviewView(
    end="finished",
    title="North by Mistake",
    kind="The book is finished",
    told="Twenty Chapters, bound. The printer asked whether all of it was true, and was told how "
    "much of it was.",
    lines=LINES,
    total="126 years",
    verdict="Famous, and tired of it",
    stars=4,
    goal="100 years were wanted: the book wins.",
    calls=CALLS,
    run="r",
)
DEAD = ReviewView(
    end="dead",
    title="North by Mistake",
    kind="Died of Wounds, in the ninth Chapter",
    told="The pencil stops in mid-word. The pages were found in order, which those who knew "
    "Ambrose Pell found surprising. Nobody reviews the dead; the manuscript is offered as it is.",
    calls=CALLS,
)
FEAR = ReviewView(
    end="fear",
    title="North by Mistake",
    kind="Too afraid to go on",
    told="You were seen running through three parishes and a wedding. What was written by then is "
    "released as it stands.",
    lines=LINES[:2] + LINES[3:],
    total="72 years",
    verdict="It pays the inn",
    stars=1,
    goal="100 years and 20 Chapters were wanted.",
    calls=CALLS,
)
STRANDED = ReviewView(
    end="stranded",
    title="North by Mistake",
    kind="Stranded",
    told="There is no Area left that a straight line leads to.",
    lines=LINES[:2] + LINES[3:],
    total="88 years",
    verdict="A good decade or two",
    stars=2,
    goal="100 years and 20 Chapters were wanted.",
    calls=CALLS,
)

_STEPS = (
    ("Six dice", "A 5 or a 6 counts as 4."),
    ("Six Attributes", "Each result goes where you like; low ones bring XP, ten a point."),
    ("Six Checks", "At most the Attribute: 1 gold. More than it: some XP."),
    ("A Hometown", "Any square; the ones around it are rolled."),
)


def _steps(now: int) -> tuple[SetupStep, ...]:
    return tuple(
        SetupStep(title, text, "done" if n < now else "now" if n == now else "later")
        for n, (title, text) in enumerate(_STEPS)
    )


_GOOD = (
    "Obstacles, Combat; Wounds borne",
    "Fear; Personal, Threat, Puzzle, Trap",
    "Threat, Puzzle, Trap; the review",
    "Obstacles, Combat, Trap; fewer Wounds",
    "Threat; haggling in Towns",
    "gold after a victory",
)
SETUP = tuple(
    SetupView(
        title="An adventurer",
        steps=_steps(n),
        dice=(
            SetupDie(6, 4, "STR"),
            SetupDie(5, 4, lit=True),
            SetupDie(2, 2),
            SetupDie(2, 2),
            SetupDie(1, 1),
            SetupDie(3, 3, "INT"),
        )
        if n == 1
        else (),
        boxes=tuple(
            SetupBox(key, key, name, good, {"STR": 4, "INT": 3}.get(key, 0), digit)
            for digit, ((key, name), good) in enumerate(zip(NAMES.items(), _GOOD, strict=True), 1)
        )
        if n == 1
        else (),
        checks=tuple(
            CheckRow(key, value, die, die <= value, "1 gold" if die <= value else "10 XP")
            for key, value, die in zip(NAMES, (4, 2, 2, 1, 3, 4), (4, 4, 3, 1, 4, 2), strict=True)
        )
        if n == 3
        else (),
        offer="As you like: high to STR, DEX, WIS" if n == 1 else "",
    )
    for n in range(4)
)

LEAVES = (
    Leaf(0, "Chapter 1", "A Gate, and its opinion of me", (plain(TOLD),),
         figures="Obstacle 14, 17 thrown"),
    Leaf(1, "A stay in Town", "The Cooper's Silence", (plain(
        "In Netherby I worked four days for a cooper who believed that conversation loosens the "
        "hoops. I learned to sit inside a barrel and say when it was round."),),
        figures="worked twice, 11 gold", sort="town"),
    Leaf(2, "Chapter 2", "The Scales That Lied, with one piece missing", (plain(TOLD), plain(TOLD)),
         line="I have kept the feather.", figures="Puzzle 16, 16 thrown, 2 gold"),
    Leaf(3, "A flight", "What the Mule Knew", (plain(
        "I left. The mule had left before me, and with a better argument."),),
        figures="1 Fear, 3 Wounds", sort="flight"),
)  # fmt: skip
BOOK = BookView(title="North by Mistake", author="Ambrose Pell", leaves=LEAVES, at=2)
WHOLE = BookView(title="North by Mistake", author="Ambrose Pell", leaves=LEAVES, at=2, whole=True)
EMPTY = BookView(title="", author="Ambrose Pell", empty="Nothing is written yet.")

_WOUNDS = (0, 1, 1, 3, 4, 4, 4, 7, 8, 8, 5, 5, 6, 9, 9, 9, 10, 11, 11, 12)
_FEAR = (0, 0, 1, 1, 1, 4, 4, 5, 8, 8, 9, 9, 9, 10, 11, 11, 12, 12, 12, 13)
_GOLD = (3, 3, 5, 8, 1, 1, 3, 3, 3, 3, 0, 7, 7, 9, 14, 14, 16, 16, 19, 19)
_ECL = (12, 13, 15, 14, 17, 16, 15, 19, 16, 18, 20, 19, 21, 17, 22, 23, 20, 24, 22, 24)


def _points(values: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    return tuple(enumerate(values, 1))


CHART = ChartView(
    title="The journey in figures",
    across="Chapters",
    series=(
        Series("wounds", "Wounds", _points(_WOUNDS)),
        Series("fear", "Fear", _points(_FEAR)),
        Series("gold", "Gold", _points(_GOLD)),
        Series("ecl", "ECL", _points(_ECL)),
        Series("xp", "XP", tuple((n, 83 + 17 * n) for n in range(1, 21))),
    ),
)
