"""The shelf of things as it stands, and whom to ask; what has not come has no place on it."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar import view
from desktop.rules.games.calendar.state import SYMBOLS, State
from desktop.rules.kernel.errors import Reason
from desktop.rules.kernel.game import Ask
from desktop.ui.games.calendar.parts.held import Held
from desktop.ui.widgets.ally_page import AlliesView, AllyRow
from desktop.ui.widgets.things_shelf import Thing
from desktop.words.calendar import reasons, things
from desktop.words.calendar.names import Names

ART = {
    "T2": "dial",
    "T3": "key",
    "T4": "ally",
    "T5": "twin",
    "T6": "logbook",
    "T7": "moon",
    "T8": "bell",
    "T9": "wind",
    "T10": "salt",
    "T11": "hood",
    "T12": "hour",
}
USES: dict[str, type] = {"T2": c.Turn, "T6": c.Recall, "T8": c.Hush, "T10": c.Swear}
Offered = tuple[c.Choice | Ask, ...]


def shelf(names: Names, found: tuple[view.Thing, ...], offered: Offered) -> tuple[Thing, ...]:
    """What stands on the shelf, the oldest first."""
    return tuple(_thing(names, one, usable=bool(uses(one.id, offered))) for one in found)


def _thing(names: Names, thing: view.Thing, *, usable: bool) -> Thing:
    counted = thing.id in ("T2", "T6", "T8")
    louder = f"{things.louder()}." if thing.loud else ""
    art = f"ally_{thing.symbol}" if thing.id == "T4" and thing.symbol else ART[thing.id]
    return Thing(
        id=thing.id,
        art=art,
        name=things.name(names, thing),
        count=things.stands(thing),
        about=" ".join(part for part in (louder, things.sentence(names, thing)) if part),
        badge="!" if thing.loud else "",
        strokes=thing.count if counted else 0,
        most=thing.most if counted else 0,
        usable=usable,
    )


def uses(thing: str, offered: Offered) -> tuple[object, ...]:
    """The choices on offer that use a thing."""
    kind = USES.get(thing)
    return () if kind is None else tuple(one for one in offered if isinstance(one, kind))


def allies(
    names: Names, state: State, offered: Offered, held: Held, closed: dict[str, Reason | None]
) -> AlliesView:
    """The three who may be asked; who may not says why."""
    may = [one.symbol for one in offered if isinstance(one, c.ChooseAlly)]
    rows = []
    for digit, symbol in enumerate(SYMBOLS, start=1):
        reason = None if symbol in may else closed.get(symbol)
        rows.append(
            AllyRow(
                symbol=symbol,
                name=names.ally(symbol),
                about=names.ally_about(symbol),
                closed=reasons.sentence(names, state, reason) if reason is not None else "",
                digit=digit if symbol in may else 0,
            )
        )
    framed = held.thing if held.thing in may else (may[0] if may else "")
    title = QCoreApplication.translate("CalendarTable", "Who helps this month?")
    return AlliesView(title, tuple(rows), framed)
