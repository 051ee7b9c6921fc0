"""The list twin's rows: everything the drawn table shows, as plain sentences."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import choices as c
from desktop.rules.games.book import view
from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.rules.kernel.game import Answer, Form, Switch
from desktop.ui.games.book.parts.destination_look import in_order, loss_words, no_dot
from desktop.ui.games.book.parts.encounter_look import plan_for
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.next_step import Doable
from desktop.ui.session import Shown
from desktop.ui.widgets.list_twin import READ_ON, Row
from desktop.words.book import labels, where
from desktop.words.book.names import Names, attribute_name
from desktop.words.book.sheet_words import chance_text, stat_name


def rows(names: Names, shown: Shown, held: Held, doable: Doable) -> tuple[Row, ...]:
    """The whole twin: what is asked, what may be done, where one may go, the adventurer."""
    state: State = shown.state
    asked = f"{where.place(names, state)} {where.question(names, state)}"
    told = tuple(Row(line) for line in (held.recap, held.told) if line)
    found = [Row(asked, rows=told), _choices(names, shown, held, doable)]
    if state.phase in ("road", "town") and not held.beats:
        found.append(_destinations(names, state))
    if state.areas:
        found.append(_areas(names, state))
    found.append(_adventurer(names, state))
    return tuple(found)


def _choices(names: Names, shown: Shown, held: Held, doable: Doable) -> Row:
    """What may be done now; a page that waits is read first."""
    title = QCoreApplication.translate("Twin", "What you may do")
    if doable.doing in ("beat", "hand_in", "assign", "settle"):
        return Row(title, rows=(Row(doable.label, READ_ON),))
    state: State = shown.state
    found = [
        Row(labels.label(names, state, one), one)
        for one in shown.choices
        if isinstance(one, c.Choice) and not isinstance(one, Answer | Switch | Form)
    ]
    plan = plan_for(names.tables, state, held)
    if plan is not None:
        found = [Row(doable.label, READ_ON), *_pools(names, state), *found]
    return Row(title, rows=tuple(found))


def _pools(names: Names, state: State) -> tuple[Row, ...]:
    """Pools that may be handed in as they stand: one for each Attribute, and each thing added."""
    tables = names.tables
    best = view.suggestion(tables, state)
    found: list[Row] = []
    for one in view.sources(tables, state):
        wish = best
        if one.id in ATTRIBUTES:
            wish = c.Try(next(a for a in ATTRIBUTES if a == one.id), weapon=best.weapon)
        elif one.id == "strain":
            wish = c.Try(best.attribute, strain=1, weapon=best.weapon)
        elif one.id == "bribes":
            wish = c.Try(best.attribute, bribes=1)
        elif one.id in state.sheet.items and one.most:
            wish = c.Try(best.attribute, items=(one.id,), weapon=best.weapon)
        elif one.id in state.sheet.equipment and one.most:
            wish = c.Try(best.attribute, weapon=one.id)
        if wish != best:
            seen = view.prospect(tables, state, wish)
            told = QCoreApplication.translate("Twin", "{pool}: {dice}, {chance}").format(
                pool=labels.label(names, state, wish),
                dice=QCoreApplication.translate("Book", "%n dice", None, seen.dice),
                chance=chance_text(seen.chance, sure=True),
            )
            found.append(Row(told, wish))
    return tuple(found)


def _destinations(names: Names, state: State) -> Row:
    """Where one may go: what stands there, the chance, what the way crosses out."""
    found = in_order(view.destinations(names.tables, state), "near")
    lines: list[Row] = []
    for one in found:
        told = names.spoken(state, one.area, one.dot is not None)
        chance = chance_text(one.chance, sure=one.sure)
        loss = loss_words(names, state, one) if one.dot is not None else no_dot(one)
        text = ", ".join(part for part in (told, chance, loss) if part)
        choice = c.Route(one.area, one.dot) if one.dot is not None else None
        lines.append(Row(text, choice))
    return Row(QCoreApplication.translate("Twin", "Where you may go"), rows=tuple(lines))


def _areas(names: Names, state: State) -> Row:
    """All squares that were written on, row by row."""
    squares = sorted(state.areas, key=lambda area: tuple(reversed(_place(area))))
    lines = tuple(Row(names.spoken(state, area)) for area in squares)
    return Row(QCoreApplication.translate("Twin", "The sheet"), rows=lines)


def _place(area: str) -> tuple[int, int]:
    column, row = area.split(",")
    return int(column), int(row)


def _adventurer(names: Names, state: State) -> Row:
    """Attributes, stats and what is carried."""
    sheet = state.sheet
    six = ", ".join(
        f"{attribute_name(one)} {value}"
        for one, value in zip(ATTRIBUTES, sheet.six, strict=True)
        if value
    )
    wounds = QCoreApplication.translate("Twin", "Wounds: {wounds} of {limit}").format(
        wounds=sheet.wounds, limit=sheet.limit
    )
    stats = {
        stat_name("fear"): sheet.fear,
        stat_name("chapters"): sheet.chapters,
        stat_name("xp"): sheet.xp,
        stat_name("level"): sheet.level,
        stat_name("gold"): sheet.gold,
    }
    carried = [f"{names.ware(ware)}: {names.effect(ware)}" for ware in sheet.equipment]
    carried += [
        f"{names.ware(ware)} ({count}): {names.effect(ware)}" for ware, count in sheet.items.items()
    ]
    lines = [six, wounds, *(f"{name}: {value}" for name, value in stats.items()), *carried]
    title = QCoreApplication.translate("Twin", "The adventurer")
    return Row(title, rows=tuple(Row(line) for line in lines if line))
