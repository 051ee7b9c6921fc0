"""The one thing to do now: which choice the next button makes, and what it is called."""

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import view
from desktop.rules.games.book.state import State
from desktop.rules.kernel.game import Answer, Dice
from desktop.ui.games.book.parts.encounter_look import plan_for
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.roads import middle
from desktop.ui.games.book.parts.sheet_look import alive
from desktop.words.book import labels
from desktop.words.book.names import Names, place_text

Doing = (
    Literal["beat", "choose", "try", "hand_in", "aim"]
    | Literal["route", "settle", "assign", "wait", "shelf"]
)


class Doable(msgspec.Struct, frozen=True):
    """What Enter or Space would do; `choice` where it makes one. `rolls`: Space does it too."""

    doing: Doing
    label: str
    choice: object | None = None
    rolls: bool = False


def now(
    names: Names,
    state: State,
    offered: tuple[object, ...],
    held: Held,
    typed: tuple[int, ...] = (),
) -> Doable:
    """What lies nearest; `typed` are the faces typed so far, where real dice are asked for."""
    if held.turned in ("book", "review"):
        return Doable("beat", QCoreApplication.translate("Book", "Back to the table"))
    if held.beats:
        return _beat(held)
    if state.ending is not None:
        return Doable("shelf", QCoreApplication.translate("Book", "To the shelf"))
    asked = next((len(one.kinds) for one in offered if isinstance(one, Dice)), 0)
    if asked:
        if len(typed) == asked:
            return Doable("hand_in", labels.label(names, state, Answer(typed)))
        return Doable("hand_in", labels.typed_label(state))
    if c.Throw() in offered:
        return Doable("choose", labels.throw_label(state), c.Throw(), rolls=True)
    return _planned(names, state, offered, held)


def closing() -> Doable:
    """A finished book is being closed."""
    return Doable("wait", QCoreApplication.translate("Book", "The book closes"))


def _beat(held: Held) -> Doable:
    if held.beats[0].kind == "result":
        return Doable("beat", QCoreApplication.translate("Book", "Read on"))
    return Doable("beat", labels.turn_page_label())


def _planned(names: Names, state: State, offered: tuple[object, ...], held: Held) -> Doable:
    if held.route is not None and state.phase in ("road", "town"):
        return Doable("route", labels.route_label(names, state, held.route.area), held.route)
    if held.cursor in alive(state):
        label = QCoreApplication.translate("Book", "Place the dot in {aim}").format(
            aim=names.destination(state, held.cursor)
        )
        return Doable("aim", label)
    match state.phase:
        case "assign":
            return _assigning(state, held)
        case "settle":
            return _settling(state, held)
        case "start":
            return _building(names, state, held)
        case "town":
            leave = next((one for one in offered if isinstance(one, c.Leave)), None)
            return Doable("choose", labels.leave_label(state), leave)
        case _:
            return Doable("wait", labels.waiting(state))


def _assigning(state: State, held: Held) -> Doable:
    if not held.boxes.full:
        return Doable("wait", labels.waiting(state))
    label = QCoreApplication.translate("Book", "Write these six down")
    return Doable("assign", label, c.Assign(held.boxes.six(state.rolled)))


def _settling(state: State, held: Held) -> Doable:
    if not held.cursor:
        label = QCoreApplication.translate("Book", "Settle in the middle")
        return Doable("settle", label, c.Settle(middle(state)))
    label = QCoreApplication.translate("Book", "Settle in {place}").format(
        place=place_text(held.cursor)
    )
    return Doable("settle", label, c.Settle(held.cursor))


def _building(names: Names, state: State, held: Held) -> Doable:
    plan = plan_for(names.tables, state, held)
    if plan is None:
        return Doable("wait", labels.waiting(state))
    pool = view.built(names.tables, state, plan)
    typed = state.options["dice"] == "typed"
    if typed:
        return Doable("try", labels.pool_label(pool.dice), plan)
    label = QCoreApplication.translate("Book", "Roll %n dice", None, pool.dice)
    return Doable("try", label, plan, rolls=True)
