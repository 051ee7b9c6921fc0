"""Fixture tables: the twelve wares of part 3.2 of the rules, the seven Encounters, tiny stories."""

from msgspec.structs import replace

from desktop.rules.games.book.content.schema import (
    WRITTEN,
    Encounter,
    Gold,
    Head,
    Interlude,
    Piece,
    Story,
    Tables,
    Titles,
    Ware,
)

HEAD = Head(id="fx", version="1", title="Fixture")

WARES = (
    Ware("flute", "Flute", "equipment", 3, "+2 dice, Personal", {"Pm": 2}),
    Ware("rope", "Rope", "equipment", 4, "+1 die, Obstacle", {"O": 1}),
    Ware("bow", "Bow", "equipment", 5, "+1 die", {"C": 1, "H": 1}, weapon=True),
    Ware("shield", "Shield", "equipment", 5, "may cancel a hit", shield=True),
    Ware("pet", "Pet", "equipment", 6, "+1 die", {"Pm": 1, "C": 1, "H": 1}),
    Ware("sword", "Sword", "equipment", 7, "+2 dice, Combat", {"C": 2}, weapon=True),
    Ware("armor", "Armor", "equipment", 7, "1 Wound less", armour=1),
    Ware("liquid_focus", "Liquid Focus", "item", 2, "+3 dice, Puzzle", {"Z": 3}),
    Ware("snack", "Snack", "item", 3, "+2 dice, Personal", {"Pp": 2, "Pm": 2}),
    Ware("rare_figurine", "Rare Figurine", "item", 4, "+4 dice, Threat", {"H": 4}),
    Ware("trap_disarm_kit", "Trap Disarm Kit", "item", 4, "disarms a Trap", disarms=True),
    Ware("bomb", "Bomb", "item", 5, "+3 dice", {"O": 3, "C": 3}),
)

ENCOUNTERS = (
    Encounter("O", "Obstacle", (1,), ("STR", "DEX"), strain=True),
    Encounter("Pp", "Physical", (2,), ("STR", "WIS", "DEX")),
    Encounter("Pm", "Mental", (2,), ("INT", "WIS", "CHA")),
    Encounter("C", "Combat", (3,), ("STR", "DEX"), strain=True, gold=Gold(1, 1, 1)),
    Encounter("H", "Threat", (4,), ("INT", "WIS", "CHA"), bribes=True, gives=True),
    Encounter("Z", "Puzzle", (5,), ("INT", "WIS"), gold=Gold(2, 0, 2)),
    Encounter("R", "Trap", (6,), ("INT", "DEX", "WIS"), gold=Gold(1)),
)


def titles(name: str) -> Titles:
    """Six rows and six hooks that say which they are."""
    return Titles(
        tuple(f"{name} row {face}" for face in range(1, 7)),
        tuple(f"{name} hook {face}" for face in range(1, 7)),
    )


def piece(name: str, part: str) -> tuple[Piece, ...]:
    """The one piece of a part, which fits always."""
    return (Piece(part[0] + "1", f"The {part} of {name}."),)


def story(name: str) -> Story:
    """A story with one piece of each kind."""
    parts = [piece(name, part) for part in ("situation", "opening", "turn", "closing")]
    return Story(titles(name), *parts)


def interlude(name: str) -> Interlude:
    """An interlude with one piece of each kind."""
    return Interlude(titles(name), *(piece(name, part) for part in ("opening", "turn", "closing")))


def tables(*wares: Ware) -> Tables:
    """The fixture tables; the wares handed in replace those of the same id."""
    return Tables(
        HEAD,
        {ware.id: ware for ware in (*WARES, *wares)},
        {one.letter: one for one in ENCOUNTERS},
        {letter: story(letter) for letter in WRITTEN},
        interlude("town"),
        interlude("flight"),
        hash="fx",
    )


TABLES = tables()


def without(*ids: str) -> Tables:
    """The fixture tables without some wares."""
    kept = {name: ware for name, ware in TABLES.wares.items() if name not in ids}
    return replace(TABLES, wares=kept)
