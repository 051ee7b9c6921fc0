"""The list twin's rows: everything the drawn table shows, as plain sentences."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.book import choices as c
from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.rules.kernel.game import Answer, Form, Switch
from desktop.ui.games.book.parts import setup_look, twin_pools
from desktop.ui.games.book.parts.destination_look import loss_words, no_dot, note_of
from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.next_step import Doable
from desktop.ui.games.book.parts.ways import ways
from desktop.ui.session import Shown
from desktop.ui.widgets.list_twin import READ_ON, Row
from desktop.ui.widgets.setup_page import Given
from desktop.words.book import labels, where
from desktop.words.book.names import Names, attribute_name, place_text
from desktop.words.book.sheet_words import chance_text, stat_name

_WAITING = ("beat", "hand_in")
"""What comes before all else."""


def rows(
    names: Names, shown: Shown, held: Held, doable: Doable, *, odds_shown: bool
) -> tuple[Row, ...]:
    """The whole twin: what is asked, what may be done, the sheet, the adventurer."""
    state: State = shown.state
    asked = held.recap or f"{where.place(names, state)} {where.question(names, state)}"
    said = held.beats[0].said if held.beats else (held.told,)
    told = tuple(Row(line) for line in said if line)
    title = QCoreApplication.translate("Twin", "What you may do")
    doings = tuple(_doings(names, shown, held, doable, odds_shown=odds_shown))
    found = [Row(asked, rows=told), Row(title, rows=doings)]
    if state.areas:
        found.append(_areas(names, held.beats[0].before if held.beats else state))
    found.append(_adventurer(names, state))
    return tuple(found)


def _doings(
    names: Names, shown: Shown, held: Held, doable: Doable, *, odds_shown: bool
) -> list[Row]:
    """What may be done now; a page that waits is read first."""
    state: State = shown.state
    on = [Row(doable.label, READ_ON)]
    if doable.doing in _WAITING:
        return on
    match state.phase:
        case "assign":
            return [*(on if held.boxes.full else ()), *_boxes(state, held)]
        case "settle":
            return [*on, _squares(state)]
        case "start":
            pools = twin_pools.rows(names, state, held, odds_shown=odds_shown)
            return [*on, *pools, *_offered(names, shown)]
        case "road" | "town":
            return [*_offered(names, shown), *_destinations(names, state, odds_shown=odds_shown)]
        case "ended":
            return on
        case _:
            return _offered(names, shown)


def _offered(names: Names, shown: Shown) -> list[Row]:
    """The choices that the rules offer as they stand."""
    return [
        Row(labels.label(names, shown.state, one), one)
        for one in shown.choices
        if isinstance(one, c.Choice) and not isinstance(one, Answer | Switch | Form)
    ]


def _boxes(state: State, held: Held) -> list[Row]:
    """The lit die into any box that is free, and the proposal."""
    boxes, found = held.boxes, list[Row]()
    if boxes.lit >= 0:
        for one in ATTRIBUTES:
            if one not in boxes.places:
                told = QCoreApplication.translate("Twin", "{value} to {attribute}").format(
                    value=state.rolled[boxes.lit], attribute=attribute_name(one)
                )
                found.append(Row(told, Given(boxes.lit, one)))
    proposed = setup_look.proposed(state.rolled).six(state.rolled)
    return [*found, Row(labels.assign_label(proposed), c.Assign(proposed))]


def _squares(state: State) -> Row:
    """Every square of the paper, row by row."""
    found: list[Row] = []
    for row in range(state.rows):
        names = [f"{column},{row}" for column in range(state.columns)]
        inside = tuple(Row(place_text(area), c.Settle(area)) for area in names)
        told = QCoreApplication.translate("Twin", "Row {row}").format(row=row + 1)
        found.append(Row(told, rows=inside))
    return Row(QCoreApplication.translate("Twin", "Any other square"), rows=tuple(found))


def _destinations(names: Names, state: State, *, odds_shown: bool) -> list[Row]:
    """Where one may go: what stands there, the chance, what the way crosses out."""
    lines: list[Row] = []
    for one in ways(names.tables, state).all("near"):
        told = names.spoken(state, one.area, one.dot is not None)
        chance = chance_text(one.chance, sure=one.sure) if odds_shown else ""
        loss = loss_words(names, state, one) if one.dot is not None else no_dot(one)
        note = note_of(state, home=True) if one.kind == "home" else ""
        text = ", ".join(part for part in (told, chance, loss, note) if part)
        lines.append(Row(text, c.Route(one.area, one.dot) if one.dot is not None else None))
    return lines


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
