"""What lies in the tray: the five dice, what is held, the rolls that are left."""

from desktop.rules.games.calendar.choices import Turn
from desktop.rules.games.calendar.events import Event, Thrown
from desktop.rules.games.calendar.state import GREENS, NUMBERS, Played, State, Symbol
from desktop.rules.games.calendar.view.fits import Fits
from desktop.rules.kernel.game import Dice
from desktop.ui.games.calendar.parts.held import Held
from desktop.ui.games.calendar.parts.next_step import Beside
from desktop.ui.widgets.keep_tray import KeepTrayView, TrayDie
from desktop.words.calendar.names import dice_text

FIVE = (*NUMBERS, *GREENS)
ROLLS = 3
Throws = tuple[tuple[str, Thrown], ...]
"""What fell today, each with a name of its own (its place in the journal)."""


def thrown_in(events: tuple[Event, ...], entry: int) -> Throws:
    """The throws among the events of an entry."""
    return tuple(
        (f"{entry}.{place}", event)
        for place, event in enumerate(events)
        if isinstance(event, Thrown)
    )


def tray(
    state: State,
    offered: tuple[object, ...],
    held: Held,
    fits: Fits | None,
    throws: Throws,
    beside: Beside,
) -> KeepTrayView:
    """The tray of a position; `beside` is the quiet button's step."""
    hand = state.hand
    typed = _typed(offered)
    if not hand.rolls or not throws:
        if state.phase in ("waiting", "over") and state.days:
            return _lying(state.days[-1])
        return KeepTrayView(rolls=ROLLS, left=ROLLS, typed=FIVE if typed else (), holds=False)
    name, last = throws[-1]
    fixed = locked(offered, state)
    kept = held.dice if state.phase in ("rolled", "throw") else ()  # those that stay hold nothing
    dice = tuple(
        TrayDie(face, held=die in kept, locked=die in fixed)
        for die, face in zip(FIVE, (*hand.number, *hand.symbol), strict=True)
    )
    most = ROLLS + (1 if hand.extra else 0)
    left = fits.left if fits is not None else max(0, ROLLS - hand.rolls)
    return KeepTrayView(
        dice=dice,
        throw=name,
        fell=tuple(die for die in FIVE if die not in last.held),
        rolls=most,
        left=left,
        stop=beside.label,
        stop_key=beside.key,
        typed=tuple(die for die in FIVE if die not in held.dice) if typed else (),
        earlier=tuple((*one.number, *one.symbol) for _, one in throws[:-1]),
        holds=state.phase == "rolled",
        turns=_turned(offered, state),
        spoken=dice_text(hand.number, hand.symbol),
    )


def _lying(last: Played) -> KeepTrayView:
    """The dice of the day that is over lie where they fell until the next one."""
    faces = (*last.number, *last.symbol)
    return KeepTrayView(
        dice=tuple(TrayDie(face) for face in faces),
        throw="",
        rolls=last.rolls or ROLLS,
        left=0,
        told=" ",
        holds=False,
        spoken=dice_text(last.number, last.symbol) if faces else "",
    )


def _typed(offered: tuple[object, ...]) -> bool:
    return any(isinstance(one, Dice) for one in offered)


def locked(offered: tuple[object, ...], state: State) -> frozenset[int]:
    """The dice that no roll on offer throws again."""
    holds = [set(one.hold) for one in offered if hasattr(one, "hold")]
    if not holds or state.phase != "rolled":
        return frozenset()
    return frozenset(set.intersection(*holds))


def _turned(offered: tuple[object, ...], state: State) -> tuple[int, ...]:
    """The dice that may be turned over by hand, or were today: pressed again they turn on."""
    if state.phase != "final":
        return ()
    if state.hand.dialled:
        return GREENS
    return tuple(sorted({one.die for one in offered if isinstance(one, Turn)}))


def answer(faces: tuple[int | str, ...]) -> tuple[int, ...]:
    """Typed faces as the rules hear them: a symbol by its number."""
    numbers: dict[Symbol | str, int] = {"lens": 1, "lantern": 2, "revolver": 3}
    return tuple(face if isinstance(face, int) else numbers[face] for face in faces)
