"""The pool in the list twin: each of its parts as a row that is changed by activating it."""

from typing import Literal

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import view
from desktop.rules.games.book.choices import Try
from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.rules.games.book.view import Source
from desktop.ui.games.book.parts import building
from desktop.ui.games.book.parts.encounter_look import plan_for
from desktop.ui.games.book.parts.held import Held
from desktop.ui.widgets.encounter_page import Build
from desktop.ui.widgets.list_twin import Row
from desktop.words.book.names import Names, attribute_name
from desktop.words.book.sheet_words import chance_text

Paid = Literal["strain", "bribes"]


def rows(names: Names, state: State, held: Held, *, odds_shown: bool) -> list[Row]:
    """Every change of the pool that is possible now, with what it would come to."""
    plan = plan_for(names.tables, state, held)
    if plan is None:
        return []
    found: list[Row] = []
    for one in view.sources(names.tables, state):
        if not one.fixed:
            for build, told in _changes(names, state, plan, one):
                changed = building.built(names.tables, state, plan, build)
                if changed != plan:
                    text = _with_pool(names, state, told, changed, odds_shown=odds_shown)
                    found.append(Row(text, build))
    return found


def _changes(names: Names, state: State, plan: Try, one: Source) -> list[tuple[Build, str]]:
    """What may be done with one source: chosen, put in or out, one more, one less."""
    if one.id in ATTRIBUTES:
        name = attribute_name(next(a for a in ATTRIBUTES if a == one.id))
        return [(Build("attribute", one.id), _say_with(name))]
    if one.id == "strain":
        return _steps("strain", names.source("strain"))
    if one.id == "bribes":
        return _steps("bribes", names.source("bribes"))
    if one.id == "given":
        return [
            (Build("given", ware), _put(names.ware(ware), away=ware in plan.given, gift=True))
            for ware in state.sheet.equipment
        ]
    ware = names.tables.wares[one.id]
    if ware.weapon:
        return [(Build("weapon", one.id), _put(names.ware(one.id), away=plan.weapon == one.id))]
    return [(Build("item", one.id), _put(names.ware(one.id), away=one.id in plan.items))]


def _steps(part: Paid, name: str) -> list[tuple[Build, str]]:
    more = QCoreApplication.translate("Twin", "{source}: one more").format(source=name)
    less = QCoreApplication.translate("Twin", "{source}: one less").format(source=name)
    return [(Build(part, part, 1), more), (Build(part, part, -1), less)]


def _say_with(name: str) -> str:
    return QCoreApplication.translate("Twin", "With {attribute}").format(attribute=name)


def _put(name: str, *, away: bool, gift: bool = False) -> str:
    if away:
        return QCoreApplication.translate("Twin", "Keep {thing} out of it").format(thing=name)
    if gift:
        return QCoreApplication.translate("Twin", "Give {thing} away").format(thing=name)
    return QCoreApplication.translate("Twin", "Take {thing}").format(thing=name)


def _with_pool(names: Names, state: State, told: str, wish: Try, *, odds_shown: bool) -> str:
    """The change, and the dice and the chance that it comes to."""
    seen = view.prospect(names.tables, state, wish)
    dice = QCoreApplication.translate("Book", "%n dice", None, seen.dice)
    chance = chance_text(seen.chance, sure=True) if odds_shown else ""
    return ", ".join(part for part in (f"{told}: {dice}", chance) if part)
