"""The one thing to do now: which choice the next button makes, and what it is called."""

from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.phases import pools
from desktop.rules.kernel.game import Answer, Dice
from desktop.words.aventura import labels
from desktop.words.aventura.names import Names

Doing = Literal["read", "choose", "hand_in", "wait", "shelf"]


class Doable(msgspec.Struct, frozen=True):
    """What Enter or Space would do: read on, make `choice`, hand in typed dice, or nothing yet."""

    doing: Doing
    label: str
    choice: object | None = None
    rolls: bool = False  # Space presses it too


def read_on() -> Doable:
    """More is waiting to be read."""
    return Doable("read", QCoreApplication.translate("Aventura", "Read on"))


def no_way() -> Doable:
    """The hand points where the figure may not go; Enter only says why."""
    return _waiting(QCoreApplication.translate("Aventura", "Not there"))


def _waiting(label: str) -> Doable:
    return Doable("wait", label)


def planned_move(names: Names, state: s.State, move: c.Move, steps: int) -> Doable:
    """A zone is targeted."""
    return Doable("choose", labels.move_label(names, state, move, steps), move)


def planned(names: Names, state: s.State, choice: c.Choice) -> Doable:
    """A card, a target or an option is lit."""
    return Doable("choose", labels.label(names, state, choice), choice)


def now(
    names: Names, state: s.State, choices: tuple[object, ...], typed: tuple[int, ...] = ()
) -> Doable:
    """What lies nearest when nothing is planned and nothing is left to read.

    `typed` are the faces typed so far, where real dice are asked for.
    """
    if state.ending is not None:
        return Doable("shelf", QCoreApplication.translate("Aventura", "To the shelf"))
    if any(isinstance(one, Dice) for one in choices):
        asked = next(len(one.kinds) for one in choices if isinstance(one, Dice))
        if len(typed) == asked:
            return Doable("hand_in", labels.label(names, state, Answer(typed)))
        return Doable(
            "hand_in",
            QCoreApplication.translate("Aventura", "Roll and type %n dice", None, asked),
        )
    for kind in (c.Throw, c.EndTurn, c.Done, c.Pass):
        found = next((one for one in choices if isinstance(one, kind)), None)
        if found is not None:
            doable = _of(names, state, found, choices)
            if doable is not None:
                return doable
    return _asking(names, state, choices)


def _of(
    names: Names, state: s.State, choice: c.Choice, choices: tuple[object, ...]
) -> Doable | None:
    if isinstance(choice, c.Throw):
        return Doable("choose", throw_label(names, state), choice, rolls=True)
    if isinstance(choice, c.EndTurn):
        return _end(names, state, choice, choices)
    return Doable("choose", labels.label(names, state, choice), choice)


def _end(
    names: Names, state: s.State, choice: c.EndTurn, choices: tuple[object, ...]
) -> Doable | None:
    """The end of a part is offered by the button only when nothing else is left to do."""
    if choice.who is None:
        return Doable("choose", labels.label(names, state, choice), choice)
    rest = [one for one in choices if not isinstance(one, c.EndTurn | c.Move | c.Return)]
    moves = {one.to for one in choices if isinstance(one, c.Move)}
    if rest or len(moves) > 1:
        return None
    return Doable("choose", QCoreApplication.translate("Aventura", "Wait (ends the turn)"), choice)


def throw_label(names: Names, state: s.State) -> str:
    """Roll so many dice, for whom where it is not an investigator's own Test."""
    match state.frames[-1] if state.frames else None:
        case s.Rolling(who=who, stat=stat, extra=extra):
            return labels.throw_label(pools.dice(names.pack, state, who, stat, extra))
        case s.Acting(token=serial):
            tokens = () if state.visit is None else state.visit.tokens
            token = next(one for one in tokens if one.serial == serial)
            return QCoreApplication.translate("Aventura", "{adversary}: {dice}").format(
                adversary=names.token(state, token),
                dice=QCoreApplication.translate(
                    "Aventura", "%n dice", None, names.pack.adversaries[token.card].dice
                ),
            )
        case s.Healing(left=((_, kind, wound), *_)):
            return QCoreApplication.translate("Aventura", "Roll 3 dice for {wound}").format(
                wound=names.wound(wound, kind)
            )
        case _:
            return QCoreApplication.translate("Aventura", "Roll")


def _asking(names: Names, state: s.State, choices: tuple[object, ...]) -> Doable:
    frame = state.frames[-1] if state.frames else None
    if frame is None:
        return _acting(names, state, choices)
    leave = next((one for one in choices if isinstance(one, c.Leave)), None)
    reading = isinstance(frame, s.Reading)
    if reading and leave is not None and not any(isinstance(one, c.Pick) for one in choices):
        return Doable("choose", labels.label(names, state, leave), leave)
    return _waiting(_awaited(frame))


def _awaited(frame: s.Frame) -> str:
    match frame:
        case s.Reading():
            return QCoreApplication.translate("Aventura", "Choose an option")
        case s.Leaving() | s.Beaten():
            return QCoreApplication.translate("Aventura", "Choose a map")
        case s.Coding():
            return QCoreApplication.translate("Aventura", "Type a word or number")
        case s.Mending():
            return QCoreApplication.translate("Aventura", "Choose a wound to heal")
        case s.Exchanging():
            return QCoreApplication.translate("Aventura", "Give or take a card")
        case s.TokenOrder():
            return QCoreApplication.translate("Aventura", "Choose an adversary")
        case _:
            return QCoreApplication.translate("Aventura", "Choose an investigator")


def _acting(names: Names, state: s.State, choices: tuple[object, ...]) -> Doable:
    looks = [one for one in choices if isinstance(one, c.Investigate)]
    moves = any(isinstance(one, c.Move) for one in choices)
    if looks and not moves:
        return Doable("choose", labels.label(names, state, looks[0]), looks[0])
    if looks:
        return _waiting(QCoreApplication.translate("Aventura", "Choose a zone, or press I"))
    return _waiting(QCoreApplication.translate("Aventura", "Choose a zone"))
