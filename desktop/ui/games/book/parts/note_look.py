"""The adventurer as the clipped note shows him."""

from desktop.rules.games.book.state import ATTRIBUTES, State
from desktop.store.format import Jottings
from desktop.ui.games.book.parts.held import Held
from desktop.ui.widgets.adventurer_note import AttributeBox, Carried, NoteView
from desktop.words.book.names import ADVENTURER, TITLE, Names, attribute_name, attribute_short


def note(names: Names, state: State, held: Held, jottings: Jottings) -> NoteView:
    """Name, title, stats and slips; boxes that wait for a die while Attributes are given."""
    sheet = state.sheet
    giving = state.phase == "assign"
    used = set() if held.pool is None else {held.pool.attribute}
    values = _given(state, held) if giving else dict(zip(ATTRIBUTES, sheet.six, strict=True))
    return NoteView(
        name=jottings.names.get(ADVENTURER, ""),
        title=jottings.names.get(TITLE, jottings.title),
        six=tuple(
            AttributeBox(
                one,
                attribute_short(one),
                attribute_name(one),
                values.get(one, 0),
                lit=giving and one not in values,
                used=one in used,
            )
            for one in ATTRIBUTES
        ),
        wounds=sheet.wounds,
        limit=sheet.limit if sheet.six[0] else 15 + values.get("STR", 0),
        fear=sheet.fear,
        fails_from=sheet.six[1] + 1 if sheet.six[1] else 0,
        level=sheet.level,
        xp=sheet.xp,
        gold=sheet.gold,
        chapters=sheet.chapters,
        carried=_carried(names, state, held),
        editable=state.ending is None,
        accepts=giving,
    )


def _given(state: State, held: Held) -> dict[str, int]:
    """What lies in the boxes so far."""
    return {box: value for box, value in zip(held.boxes.places, state.rolled, strict=False) if box}


def _carried(names: Names, state: State, held: Held) -> tuple[Carried, ...]:
    """Equipment in the order bought, then Items; what lies in the pool is marked."""
    pool = held.pool
    taken = set() if pool is None else {*pool.items, *pool.given, pool.weapon}
    own = [
        Carried(ware, names.ware(ware), names.effect(ware), used=ware in taken)
        for ware in state.sheet.equipment
    ]
    used_up = [
        Carried(ware, names.ware(ware), names.effect(ware), True, count, ware in taken)
        for ware, count in state.sheet.items.items()
    ]
    return (*own, *used_up)
