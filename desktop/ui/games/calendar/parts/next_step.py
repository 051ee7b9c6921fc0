"""The one thing to do now, and the quiet one beside it: which choices they make, what they say."""

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view.fits import Fits, Lead
from desktop.rules.kernel.game import Dice
from desktop.ui.games.calendar.parts.held import Held
from desktop.words.calendar import labels
from desktop.words.calendar.names import Names

Doing = Literal["choose", "hand_in", "back", "read", "leaf", "shelf", "wait"]
FIVE = 5


class Doable(msgspec.Struct, frozen=True):
    """What Enter or Space would do: `choices` in one stroke. `rolls`: Space does it too."""

    doing: Doing
    label: str
    choices: tuple[object, ...] = ()
    rolls: bool = False


class Beside(msgspec.Struct, frozen=True):
    """The quiet button in the tray; `label` is empty where there is none."""

    label: str = ""
    key: str = ""
    choices: tuple[object, ...] = ()
    rolls: bool = False


NOTHING = Beside()


def lit(state: State, fits: Fits | None, held: Held) -> Lead | None:
    """The lead that Enter takes: the one that was chosen if it fits, else the dearest that does."""
    if fits is None or state.phase not in ("rolled", "final"):
        return None
    fitting = [lead for lead in fits.leads if lead.fits]
    chosen = next((lead for lead in fitting if lead.day == held.lit), None)
    return chosen or next((lead for lead in fitting if lead.dearest), None)


def now(
    names: Names,
    state: State,
    offered: tuple[object, ...],
    held: Held,
    fits: Fits | None,
    typed: int = 0,
) -> tuple[Doable, Beside]:
    """What lies nearest, and what beside it; `typed` faces are typed so far."""
    lying = _open(held) or _over(state, held) or _letting_go(state, held)
    if lying is not None:
        return lying, NOTHING
    asked = next((len(one.kinds) for one in offered if isinstance(one, Dice)), 0)
    if asked:
        return _typed(asked, typed), NOTHING
    if state.phase == "rolled":
        return _rolled(names, state, offered, held, fits)
    return _single(names, state, offered, held, fits), NOTHING


def _open(held: Held) -> Doable | None:
    """Something lies open that is put away first."""
    if held.turned:
        return Doable("back", QCoreApplication.translate("CalendarTable", "Back to the page"))
    return Doable("read", labels.read_label()) if held.closed is not None else None


def _over(state: State, held: Held) -> Doable | None:
    """The epilogue is read first, then the year lies open."""
    if state.phase != "over":
        return None
    if held.leaf == 0:
        return Doable("leaf", labels.read_label())
    return Doable("shelf", QCoreApplication.translate("CalendarTable", "To the shelf"))


def _letting_go(state: State, held: Held) -> Doable | None:
    """The day was to lapse: Enter lets it, Esc does not."""
    if not held.letting_go or state.phase != "declare":
        return None
    return Doable("choose", labels.lapse_label(state.day), (c.Lapse(),))


def _typed(asked: int, typed: int) -> Doable:
    if typed < asked:
        return Doable("hand_in", labels.typed_label(asked))
    return Doable("hand_in", QCoreApplication.translate("CalendarTable", "Take up these dice"))


def _single(
    names: Names, state: State, offered: tuple[object, ...], held: Held, fits: Fits | None
) -> Doable:
    """A phase with one thing to do."""
    match state.phase:
        case "page" if held.leaf < len(state.unread) - 1:
            return Doable("leaf", labels.read_label())
        case "page":
            return Doable("choose", labels.read_label(), (c.Read(),))
        case "ally":
            return _ally(names, state, offered, held)
        case "declare":
            label = labels.next_label(state, fits)
            return Doable("choose", label, (c.Roll(),), rolls=True)
        case "final":
            return _final(state, offered, lit(state, fits, held))
        case "closing":
            return Doable("choose", labels.close_label(state), (c.CloseDay(),))
        case _:
            return Doable("wait", labels.waiting(state))


def _ally(names: Names, state: State, offered: tuple[object, ...], held: Held) -> Doable:
    """The one who is framed, else the first who may be asked."""
    may = [one for one in offered if isinstance(one, c.ChooseAlly)]
    chosen = next((one for one in may if one.symbol == held.thing), may[0] if may else None)
    if chosen is None:
        return Doable("wait", labels.waiting(state))
    return Doable("choose", labels.label(names, state, chosen), (chosen,))


def _rolled(
    names: Names, state: State, offered: tuple[object, ...], held: Held, fits: Fits | None
) -> tuple[Doable, Beside]:
    """Where something fits Enter stops and Space lies beside it; else the other way round."""
    enter, space = key_name(rolls=False), key_name(rolls=True)
    best = lit(state, fits, held)
    again = next((one for one in offered if _rolls_again(one, held.dice)), None)
    if best is not None:
        stop = Doable("choose", labels.stop_label(best, state.day), (c.Stop(),))
        if again is None:
            return stop, NOTHING
        left = FIVE - len(held.dice)
        words = labels.again_label(left)
        if isinstance(again, c.Recall):
            words = labels.label(names, state, again)
        return stop, Beside(words, space, (again,), rolls=True)
    total = fits.total if fits is not None else sum(state.hand.number)
    stopping = QCoreApplication.translate("CalendarTable", "Stop with {total}").format(total=total)
    if again is None:
        return Doable("choose", stopping, (c.Stop(),)), NOTHING
    label = labels.roll_label(len(held.dice), state.hand.rolls)
    if isinstance(again, c.Recall):
        label = labels.label(names, state, again)
    roll = Doable("choose", label, (again,), rolls=True)
    return roll, Beside(stopping, enter, (c.Stop(),))


def _rolls_again(choice: object, dice: tuple[int, ...]) -> bool:
    return isinstance(choice, c.Roll | c.Recall) and choice.hold == dice


def _final(state: State, offered: tuple[object, ...], best: Lead | None) -> Doable:
    """Take what is lit and close the day in one stroke; where nothing fits, close it."""
    if c.CloseDay() in offered:  # the last sitting is judged as it lies
        return Doable("choose", labels.close_label(state), (c.CloseDay(),))
    if best is None:
        return Doable("choose", labels.pass_and_close_label(), (c.Pass(), c.CloseDay()))
    label = labels.take_and_close_label(best.day, state.day)
    return Doable("choose", label, (c.Complete(best.day), c.CloseDay()))


def key_name(*, rolls: bool) -> str:
    """The key that presses the next button."""
    if rolls:
        return QCoreApplication.translate("CalendarTable", "Space")
    return QCoreApplication.translate("CalendarTable", "Enter")
