"""What lies on the static table of the Book: nine Chapters written, a Puzzle ahead."""

from __future__ import annotations

from desktop.ui.widgets.adventurer_note import AttributeBox, Carried, NoteView
from desktop.ui.widgets.destination_page import DestinationRow, DestinationView
from desktop.ui.widgets.next_button import NextStep
from desktop.ui.widgets.pool_tray import EarlierThrow, PoolPart, PoolTrayView, Possible
from desktop.ui.widgets.tray_rows import DieView

SENTENCE = (
    "Chapter 9. The Scales That Lied, with one piece missing: 16 thrown, 16 needed, "
    "2 gold under the lower pan."
)
NAMES = {
    "STR": "Strength",
    "WIS": "Wisdom",
    "INT": "Intelligence",
    "DEX": "Dexterity",
    "CHA": "Charisma",
    "LUC": "Luck",
}


def six(*values: int, lit: str = "") -> tuple[AttributeBox, ...]:
    pairs = zip(NAMES.items(), values, strict=True)
    return tuple(
        AttributeBox(key, key, name, value, lit=key == lit) for (key, name), value in pairs
    )


SHIELD = Carried("shield", "Shield", "may cancel a hit")
FOCUS = Carried("focus", "Liquid Focus", "+3 dice, Puzzle", item=True)
SNACK = Carried("snack", "Snack", "+2 dice, Personal", item=True)
NOTE = NoteView(
    name="Ambrose Pell",
    title="North by Mistake",
    six=six(4, 3, 4, 4, 1, 1),
    wounds=8,
    limit=19,
    fear=8,
    fails_from=4,
    level=2,
    xp=218,
    gold=3,
    chapters=9,
    spines=("won", "won", "won", "won", "lost", "won", "won", "won", "won"),
    carried=(SHIELD, FOCUS, SNACK),
    owed="Owed: a mule",
)
RICH = NoteView(
    name="Wilhelmina Featherstonehaugh-Pell",
    title="Everything I Carried and Why I Put It Down Again",
    six=six(3, 3, 3, 3, 2, 2),
    wounds=17,
    limit=18,
    fear=19,
    fails_from=4,
    level=4,
    xp=487,
    gold=112,
    chapters=19,
    carried=(
        SHIELD,
        Carried("sword", "Sword", "+2 dice, Combat", used=True),
        Carried("kit", "Trap Disarm Kit", "overcomes a Trap", item=True, count=2),
        FOCUS,
        SNACK,
        Carried("armor", "Armor", "\N{MINUS SIGN}1 Wound"),
    ),
)
FRESH = NoteView(name="", title="", six=six(0, 0, 4, 0, 0, 0, lit="STR"), accepts=True)


# --- the road ------------------------------------------------------------------------------------


def _unknown(
    digit: int, area: str, ecl: int, chance: float, loss: str = "loses nothing"
) -> DestinationRow:
    return DestinationRow(
        area, digit, str(ecl), "Unknown", loss, known=False, chance=chance, sure=False
    )


DESTINATION = DestinationView(
    rows=(
        _unknown(1, "14,6", 15, 0.94),
        _unknown(2, "16,6", 16, 0.90),
        _unknown(3, "12,8", 17, 0.86),
        DestinationRow("11,11", 4, "T5", "Town", "loses 15", note="rest, work, buy"),
        _unknown(5, "15,3", 19, 0.72),
        _unknown(6, "13,9", 17, 0.86, "loses 17"),
        _unknown(7, "12,5", 21, 0.55),
        DestinationRow(
            "16,8", 8, "Z16", "Puzzle", "loses 21 and a blank", chance=0.902, pointed=True
        ),
    ),
    lede="The oracle at home said Puzzle, and charged three.",
    more=19,
)
DRAW = NextStep("Draw the Route to Puzzle 16", "Enter")


def roll(*faces: int) -> tuple[DieView, ...]:
    return tuple(DieView(face) for face in faces)


THROWS = (
    EarlierThrow(roll(3, 1, 4, 1, 3, 4), "16", strong=True),
    EarlierThrow(roll(3, 4, 3, 6, 2), "18"),
    EarlierThrow(roll(6, 1, 4, 6, 4), "21"),
    EarlierThrow(roll(4, 2, 5, 2, 4), "17"),
    EarlierThrow(roll(5, 1, 3, 6, 3), "18"),
    EarlierThrow(roll(6, 5, 2, 4, 6), "23"),
)
POOL = (PoolPart("INT 4 + Level 2"), PoolPart("= 6 dice"))
TRAY_AHEAD = PoolTrayView(
    pool=POOL,
    ready=6,
    possible=(Possible("focus", "Liquid Focus", 3),),
    needs="16",
    ahead="90 % as it is",
    offer="Liquid Focus  + 3 dice, then 100 %",
    throws=THROWS,
)
TRAY_WON = PoolTrayView(
    pool=POOL,
    dice=roll(3, 6, 4, 1, 2, 3),
    needs="16",
    total="19",
    passed=True,
    verdict="Solved.",
    result="19 thrown, 16 needed: three to spare.",
    throws=THROWS,
    throw="a",
)
TRAY_TWO_ROWS = PoolTrayView(
    pool=(PoolPart("STR 4 + Level 4 + Sword 2 + Pet 1 + Bomb 3 + Strain 4"), PoolPart("= 18 dice")),
    dice=roll(3, 6, 4, 1, 2, 3, 6, 6, 1, 2, 5, 4, 3, 3, 2, 6, 1, 5),
    needs="23",
    total="63",
    passed=True,
    verdict="Dead.",
    result="40 damage, Life 23.",
    throws=THROWS,
    throw="b",
)
TRAY_FEAR = PoolTrayView(
    pool=(PoolPart("Fear Check"), PoolPart("8 dice, WIS 3", quiet=True)),
    dice=roll(6, 2, 6, 1, 3, 6, 4, 6),
    lit=(0, 2, 5, 7),
    verdict="Four sixes.",
    result="Three are borne with WIS 3: the feet decide.",
    throws=THROWS,
    throw="c",
)
TRAY_TYPED = PoolTrayView(pool=POOL, typed=6, needs="16", ahead="90 % as it is", throws=THROWS)
TRAY_AHEAD_MANY = PoolTrayView(
    pool=(PoolPart("STR 4 + Level 2 + Rope 1 + Strain 2"), PoolPart("= 9 dice")),
    ready=9,
    possible=(Possible("bomb", "Bomb", 3), Possible("strain", "Strain", 1)),
    needs="24",
    ahead="96 % as it is",
    offer="Bomb + 3 dice, then 100 %",
    throws=THROWS,
)
ROLL = NextStep("Roll 7 dice", "Space")
TRAYS = {
    "obstacle": TRAY_AHEAD_MANY,
    "combat": TRAY_TWO_ROWS,
    "trap": TRAY_FEAR,
    "personal": TRAY_TYPED,
    "puzzle": TRAY_WON,
}
LEAVE = NextStep("Leave the Town", "Enter")
READ_ON = NextStep("Read on", "Enter")
TRAY_SIX = PoolTrayView(pool=(PoolPart("The six Attributes"),), ready=6)
