"""The open Encounter as the page shows it: what it is, what it costs, what dice may be had."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import view
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.content.schema import Tables
from desktop.rules.games.book.state import ATTRIBUTES, Attribute, Letter, State
from desktop.rules.games.book.view import Source
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.throws import succeeded
from desktop.ui.widgets.encounter_page import (
    Chip,
    Deed,
    EncounterView,
    Fixed,
    Life,
    Stepper,
    TypeFace,
)
from desktop.words.book import board, labels
from desktop.words.book.names import Names, attribute_short
from desktop.words.book.sheet_words import gain_text

_STEPPERS = ("strain", "bribes")
_KEPT = ("Pp", "Pm")
"""Who cannot be fled."""
Deeds = Literal["flee", "convert", "disarm"]


def plan_for(tables: Tables, state: State, held: Held) -> Try | None:
    """The pool that is being built: what was built so far, else the best that costs nothing."""
    if state.phase != "start" or state.task is None:
        return None
    return held.pool if held.pool is not None else view.suggestion(tables, state)


def encounter(
    names: Names,
    state: State,
    offered: tuple[object, ...],
    held: Held,
    situation: str,
    *,
    odds_shown: bool,
) -> EncounterView:
    """The page of an Encounter; without parts while a throw waits in their place."""
    task = state.task
    assert task is not None
    known = bool(task.letter) and task.letter != "P"
    life = Life(0 if _overcome(held) else max(0, task.life), task.ecl)
    told = EncounterView(
        letter=_emblem(task.letter),
        title=_title(names, state),
        kind=names.met(task.letter, task.ecl),
        situation=situation if task.letter else "",
        folded=task.tried,
        wins=board.wins(names, task) if known else "",
        costs=_costs(names, state) if known else "",
        told=held.told,
        life=life if task.letter == "C" else None,
        recap=held.recap,
        faces=faces_of(names) if not task.letter else (),
        hint="" if held.recap else held.hint,
    )
    plan = plan_for(names.tables, state, held)
    if plan is None:
        return told
    found = view.sources(names.tables, state)
    return _with_parts(told, names, state, offered, plan, found, odds_shown)


def _overcome(held: Held) -> bool:
    """Whether the throw that is being read won the Encounter: no Life is left."""
    if not held.beats or held.beats[0].kind != "result" or not held.rolls:
        return False
    return succeeded(held.rolls[-1]) is True


def faces_of(names: Names) -> tuple[TypeFace, ...]:
    """What the die for the type may tell, face by face."""
    found: dict[int, TypeFace] = {}
    for one in names.tables.encounters.values():
        told = names.letter("P" if one.letter in ("Pp", "Pm") else one.letter)
        found.update({face: TypeFace(face, one.letter, told) for face in one.faces})
    return tuple(found[face] for face in sorted(found))


def _emblem(letter: Letter) -> str:
    return "Pm" if letter == "P" else letter


def _title(names: Names, state: State) -> str:
    task = state.task
    assert task is not None
    if not task.letter or task.title == (0, 0):
        return QCoreApplication.translate("Book", "Something ahead")
    return names.title(task.first or task.letter, task.title)


def _costs(names: Names, state: State) -> str:
    task = state.task
    assert task is not None
    return QCoreApplication.translate("Book", "Failing: {costs}.").format(
        costs=board.fails(names, state, task.letter)
    )


def _with_parts(
    told: EncounterView,
    names: Names,
    state: State,
    offered: tuple[object, ...],
    plan: Try,
    found: tuple[Source, ...],
    odds_shown: bool,
) -> EncounterView:
    wares = names.tables.wares
    free = [one for one in found if not one.fixed]
    gains = {one.id: _gain(names.tables, state, plan, one) if odds_shown else "" for one in free}
    weapons = [one for one in free if one.id in wares and wares[one.id].weapon]
    items = [one for one in free if one.id in wares and wares[one.id].kind == "item"]
    chips: list[Chip] = []
    deeds = _deeds(names, state, offered)
    taken = sum(1 for one in deeds if one.digit)
    for one in (*weapons, *items):
        chosen = one.id == plan.weapon or one.id in plan.items
        digit = taken + len(chips) + 1
        chips.append(Chip(one.id, names.ware(one.id), one.dice, chosen, gains[one.id], digit))
    return replace(
        told,
        attributes=tuple(_attribute(one, plan, gains) for one in free if one.id in ATTRIBUTES),
        fixed=tuple(Fixed(_source_name(names, one), one.dice) for one in found if one.fixed),
        weapons=tuple(chips[: len(weapons)]),
        items=tuple(chips[len(weapons) :]),
        given=_given(names, state, plan, free, taken + len(chips)),
        steppers=tuple(_stepper(one, plan, gains) for one in free if one.id in _STEPPERS),
        deeds=deeds,
    )


def _source_name(names: Names, one: Source) -> str:
    return names.source(one.id)


def _attribute(one: Source, plan: Try, gains: dict[str, str]) -> Chip:
    short = attribute_short(_as_attribute(one.id))
    chosen = one.id == plan.attribute
    return Chip(one.id, short, one.dice, chosen, "" if chosen else gains[one.id])


def _as_attribute(word: str) -> Attribute:
    return next(one for one in ATTRIBUTES if one == word)


def _given(
    names: Names, state: State, plan: Try, free: list[Source], before: int
) -> tuple[Chip, ...]:
    """Equipment that may be given away in a Threat, one die each."""
    if not any(one.id == "given" for one in free):
        return ()
    return tuple(
        Chip(
            ware, names.ware(ware), 1, ware in plan.given, "", before + n if before + n < 10 else 0
        )
        for n, ware in enumerate(state.sheet.equipment, 1)
    )


def _stepper(one: Source, plan: Try, gains: dict[str, str]) -> Stepper:
    if one.id == "strain":
        label = QCoreApplication.translate("Book", "Strain")
        price = QCoreApplication.translate("Book", "%n Wound(s) each", None, 1)
        return Stepper("strain", label, price, plan.strain, one.most, gains[one.id])
    label = QCoreApplication.translate("Book", "Bribes")
    price = QCoreApplication.translate("Book", "1 gold each")
    return Stepper("bribes", label, price, plan.bribes, one.most, gains[one.id])


def _gain(tables: Tables, state: State, plan: Try, one: Source) -> str:
    """What one more of it adds to the pool that is planned, in percent."""
    ware = one.id in tables.wares
    more = with_ware(tables, plan, one.id) if ware else with_more(plan, one)
    if more == plan:
        return ""
    before = view.prospect(tables, state, plan).chance
    return gain_text(view.prospect(tables, state, more).chance - before)


def with_more(plan: Try, one: Source) -> Try:
    """The pool with one more of a source; the same where it cannot have more."""
    if one.id == "strain":
        return replace(plan, strain=min(one.most, plan.strain + 1))
    if one.id == "bribes":
        return replace(plan, bribes=min(one.most, plan.bribes + 1))
    if one.id in ATTRIBUTES:
        return replace(plan, attribute=_as_attribute(one.id))
    return plan


def with_ware(tables: Tables, plan: Try, ware: str) -> Try:
    """The pool with a thing added to it; the same where it lies there already."""
    if tables.wares[ware].weapon:
        return replace(plan, weapon=ware)
    return plan if ware in plan.items else replace(plan, items=(*plan.items, ware))


def _deeds(names: Names, state: State, offered: tuple[object, ...]) -> tuple[Deed, ...]:
    """What may be done besides throwing; a Personal says that it cannot be fled."""
    task = state.task
    assert task is not None
    found: list[Deed] = []
    for choice in offered:
        if isinstance(choice, c.Flee | c.Convert | c.Disarm):
            label = labels.label(names, state, choice)
            kind, price = _deed(names, state, task.letter, choice)
            found.append(Deed(kind, len(found) + 1, label, price))
    if task.letter in _KEPT:
        label = labels.label(names, state, c.Flee())
        closed = board.flees(names, state, task.letter)
        found.append(Deed("flee", 0, label, closed=closed))
    return tuple(found)


def _deed(
    names: Names, state: State, letter: Letter, choice: c.Flee | c.Convert | c.Disarm
) -> tuple[Deeds, str]:
    """What a deed is, and what it costs."""
    match choice:
        case c.Flee():
            return "flee", board.flees(names, state, letter)
        case c.Convert():
            return "convert", QCoreApplication.translate("Book", "the same ECL as Life")
        case c.Disarm():
            return "disarm", QCoreApplication.translate("Book", "no roll; it is used up")
