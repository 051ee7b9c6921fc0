"""What lies on the static sheet: Ambrose Pell after 9 Chapters, and other sheets for the eye."""

from __future__ import annotations

import math
import random
from itertools import pairwise

from desktop.drawing.sheet_records import Header, Line, Plan, SheetPage, SquareNote
from desktop.rules.games.book.state import Area, Leg, Letter, Spot
from desktop.ui.sheet.look import SheetLook

SEED = 9
_ROWS = {
    1: (11, "13 14 9 19 16 17"),
    2: (10, "14 13 xZ15 15 x16 xPp14 B"),
    3: (9, "21 22 xPm18 x24 xC16 xZ15 10 16"),
    4: (9, "14 xR18 x12 B 12 HT2 13"),
    5: (9, "13 17 xO20 22 Z16 13 13"),
    6: (9, "17 16 xO14 21"),
    7: (9, "17 xZ16 x23 19"),
    8: (9, "T5 15 B"),
}
DOTS: tuple[Spot, ...] = (
    (290, 90),
    (283, 66),
    (313, 43),
    (268, 70),
    (250, 51),
    (227, 74),
    (211, 93),
    (235, 104),
    (224, 127),
    (214, 155),
)
HEADER = Header(
    name="Ambrose Pell",
    title="North by Mistake",
    boxes=tuple(
        Line(name, value)
        for name, value in zip(("STR", "WIS", "INT", "DEX", "CHA", "LUC"), "434411", strict=True)
    ),
    stats=(
        Line("Wounds", "8 of 19"),
        Line("Fear", "8 of 20"),
        Line("Level", "2"),
        Line("XP", "218"),
        Line("Gold", "3"),
        Line("Chapters", "9"),
    ),
    equip=Line("Equip", "Shield"),
    items=Line("Items", "Liquid Focus, Snack"),
)


def area_of(word: str) -> Area:
    """A square as it is written above: x crossed out, then letters, then its number."""
    crossed, word = word.startswith("x"), word.removeprefix("x")
    if word == "B":
        return Area("blocked")
    if word == "-":
        return Area("blank", crossed=True)
    figures = word.lstrip("OPmpCHZRT")
    letters = word.removesuffix(figures)
    if letters in ("T", "HT"):
        return Area("town", int(figures), crossed=crossed)
    letter: Letter = letters  # type: ignore[assignment]
    return Area("encounter", int(figures), letter, crossed)


def written() -> dict[str, Area]:
    """The squares of the target."""
    return {
        f"{first + n},{row}": area_of(word)
        for row, (first, words) in _ROWS.items()
        for n, word in enumerate(words.split())
    }


PAGE = SheetPage(
    seed=SEED,
    areas=written(),
    home="14,4",
    legs=tuple(Leg(a, b) for a, b in pairwise(DOTS)),
    trail=DOTS,
    notes=(
        SquareNote("16,2", "was a bridge"),
        SquareNote("9,8", "dear soup"),
        SquareNote("9,3", "dogs"),
    ),
    header=HEADER,
)
ALIVE = frozenset(name for name, area in PAGE.areas.items() if not area.crossed)
LOOK = SheetLook(PAGE, mood="road", alive=ALIVE)
PLAN = Plan(
    "13,5",
    (276, 117),
    crossed=("12,6", "13,6"),
    title="Puzzle 16",
    words="crosses out 21 and a blank",
    chance="90 %",
)
_LEGAL = frozenset(
    (x, y)
    for x in range(261, 280)
    for y in range(101, 120)
    if x + y < 388 and not (x < 266 and y > 111)
)
MASKED = Plan(
    "13,5",
    (270, 104),
    crossed=("12,6", "11,5"),
    title="Puzzle 16",
    words="crosses out 21",
    chance="90 %",
    legal=_LEGAL,
)
REFUSED = Plan(
    "13,4",
    None,
    title="Unknown 12",
    reason="No dot is legal: a Blocked square stands in the way.",
    blockers=("12,4",),
)
EMPTY = SheetLook(SheetPage(seed=SEED), mood="settle", ring=False)

BROKEN = SheetLook(PAGE, breaks_off="and I had only jus")


def first_chapter() -> SheetLook:
    """The Hometown in the middle of the paper, one Chapter behind."""
    words = {
        "18,22": "14", "19,22": "11", "20,22": "17", "18,23": "B", "19,23": "HT3", "20,23": "20",
        "18,24": "xO13", "19,24": "T4", "20,24": "9", "17,23": "16", "17,24": "22", "17,25": "12",
        "18,25": "10", "19,25": "Z19",
    }  # fmt: skip
    areas = {name: area_of(word) for name, word in words.items()}
    dots = ((390, 470), (367, 491))
    page = SheetPage(
        seed=4, areas=areas, home="19,23", legs=(Leg(*dots),), trail=dots, header=HEADER
    )
    alive = frozenset(name for name, area in areas.items() if not area.crossed)
    return SheetLook(page, mood="road", alive=alive)


def twenty_chapters(seed: int = 5) -> SheetLook:
    """A long walk with flights: more than 70 Areas, notes and two Towns on the way."""
    chance = random.Random(seed)
    areas: dict[str, Area] = {"17,14": Area("town", 3)}
    at, dots, legs = (17, 14), [(350, 290)], list[Leg]()
    _surround(areas, at, chance)
    heading = 0.6
    for number in range(22):
        heading += chance.uniform(-0.7, 0.75)
        step = chance.choice((1, 1, 2))
        to = (
            at[0] + round(step * 1.2 * math.cos(heading)),
            at[1] + round(step * math.sin(heading)),
        )
        if to == at or not (1 <= to[0] < 37 and 1 <= to[1] < 45):
            heading += 2.0
            continue
        name = f"{to[0]},{to[1]}"
        dot = (to[0] * 20 + chance.randint(3, 17), to[1] * 20 + chance.randint(3, 17))
        fled = number in (5, 13)
        legs.append(Leg(dots[-1], dot, fled))
        old = areas.get(name, Area("encounter", 15))
        letter: Letter = chance.choice(("O", "Pp", "Pm", "C", "H", "Z", "R"))
        value = old.value or 15
        if old.kind == "town":
            areas[name] = Area("town", value, crossed=not fled)
        else:
            areas[name] = Area("encounter", value, letter, crossed=not fled)
        if not fled:
            dots.append(dot)
            at = to
            _surround(areas, at, chance)
    alive = frozenset(name for name, area in areas.items() if not area.crossed)
    notes = tuple(SquareNote(name, "wolves") for name in list(areas)[60:61])
    page = SheetPage(
        seed=seed, areas=areas, home="17,14", legs=tuple(legs), trail=tuple(dots), notes=notes,
        header=HEADER,
    )  # fmt: skip
    return SheetLook(page, mood="road", alive=alive)


def _surround(areas: dict[str, Area], at: tuple[int, int], chance: random.Random) -> None:
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            name = f"{at[0] + dx},{at[1] + dy}"
            if name in areas:
                continue
            dice = [chance.randint(1, 6) for _ in range(4)]
            if dice.count(6) >= 3:
                areas[name] = Area("town", dice[0])
            elif dice.count(1) >= 2:
                areas[name] = Area("blocked")
            else:
                areas[name] = Area("encounter", sum(dice))
