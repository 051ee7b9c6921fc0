"""What the page of an Encounter is told to show."""

from __future__ import annotations

from typing import Literal

import msgspec

from desktop.ui.widgets.pool_parts import Chip, Fixed


class Stepper(msgspec.Struct, frozen=True):
    """A part that is paid for by the piece: Strain, bribes. `gain` is what one more adds."""

    id: Literal["strain", "bribes"]
    label: str
    price: str
    count: int = 0
    most: int = 0
    gain: str = ""


class Deed(msgspec.Struct, frozen=True):
    """What may be done instead of a roll: flee, turn it into a fight, use the kit."""

    id: Literal["flee", "convert", "disarm"]
    digit: int
    label: str
    price: str = ""
    closed: str = ""


class Life(msgspec.Struct, frozen=True):
    """A creature's Life in Combat: `left` of `whole`."""

    left: int
    whole: int


class TypeFace(msgspec.Struct, frozen=True):
    """What a face of the die for the type would mean: its emblem's letter and its name."""

    face: int
    letter: str
    label: str


class EncounterView(msgspec.Struct, frozen=True):
    """What the page shows. `letter` chooses the emblem: O, Pp, Pm, C, H, Z, R, or "" for unknown.

    `kind` is "Puzzle 16". `folded`: the situation was read before and keeps one line.
    `told` is what just happened here, such as "Missed by two: 1 Wound." A throw that waits in
    its place (type, Fear Check, Trap) shows no parts at all; `faces` are what the die for the
    type may tell. `recap` says where one is, `hint` is pencilled below the text.
    """

    letter: str
    title: str
    kind: str
    situation: str = ""
    wins: str = ""
    costs: str = ""
    told: str = ""
    folded: bool = False
    life: Life | None = None
    attributes: tuple[Chip, ...] = ()
    fixed: tuple[Fixed, ...] = ()
    weapons: tuple[Chip, ...] = ()
    items: tuple[Chip, ...] = ()
    given: tuple[Chip, ...] = ()
    steppers: tuple[Stepper, ...] = ()
    deeds: tuple[Deed, ...] = ()
    recap: str = ""
    faces: tuple[TypeFace, ...] = ()
    hint: str = ""
