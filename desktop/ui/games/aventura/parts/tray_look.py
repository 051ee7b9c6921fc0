"""What lies in the tray: the pool of the open Test, the last roll with its rings, earlier ones."""

import msgspec
from PySide6.QtCore import QCoreApplication

from desktop.drawing.dice import DieKind, Ring
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import odds
from desktop.rules.games.aventura import state as s
from desktop.rules.games.aventura.phases import pools
from desktop.rules.games.aventura.phases.counting import Group, Row, Worth, count
from desktop.rules.games.aventura.phases.play import token_of
from desktop.rules.kernel.game import Dice
from desktop.rules.kernel.history import History
from desktop.ui.widgets.dice_tray import PoolPart, TrayView
from desktop.ui.widgets.tray_rows import DieView, RingView
from desktop.words.aventura.names import Names, row_name, stat_name
from desktop.words.aventura.pool import (
    chance_words,
    needed_words,
    part_text,
    total_text,
    total_words,
)

EARLIER = 6
ROWS: tuple[Row, ...] = ("double", "triple", "run")
_ROLLS = (e.Rolled, e.AdversaryRolled, e.HealingRolled)


class Thrown(msgspec.Struct, frozen=True):
    """One roll as it lies: dice, rings, the result in words, and a name of its own."""

    name: str
    pool: tuple[PoolPart, ...]
    dice: tuple[DieView, ...]
    rings: tuple[RingView, ...]
    verdict: str
    result: str
    fell: tuple[e.Event, s.State | None] | None = None  # what it tells, and the state before


def rings_of(worth: Worth, combat: bool) -> tuple[RingView, ...]:
    """A ring for each Success, named; a critical as one ring of its own."""
    return tuple(_ring(group, combat) for group in worth.groups)


def _ring(group: Group, combat: bool) -> RingView:
    if group.kind == "critical":
        name = QCoreApplication.translate("Aventura", "critical")
        if combat:
            name = QCoreApplication.translate("Aventura", "critical: 2 doubles, 2 triples")
        return RingView(Ring.TRIPLE, group.dice, name)
    return RingView(Ring(group.kind), group.dice, row_name(group.kind))


def _healing_rings(dice: tuple[int, ...]) -> tuple[RingView, ...]:
    groups = [group for group in count(dice).groups if group.kind in ("double", "triple")]
    return tuple(_ring(group, combat=False) for group in groups)


def pool_parts(
    names: Names, state: s.State, frame: s.Rolling, *, odds_shown: bool = False
) -> tuple[PoolPart, ...]:
    """The pool line of a Test: its parts, their sum, and the chance before the roll."""
    shown: list[PoolPart] = []
    parts = pools.parts(names.pack, state, frame.who, frame.stat, frame.extra)
    for place, (source, dice) in enumerate(parts):
        shown.append(PoolPart(part_text(names, frame.stat, source, dice), quiet=place > 0))
    total = pools.dice(names.pack, state, frame.who, frame.stat, frame.extra)
    shown.append(PoolPart(total_text(total), strong=True))
    if odds_shown and frame.fell is None:
        shown.append(PoolPart(chance_text(names, state, frame, total), quiet=True))
    return tuple(shown)


def chance_text(names: Names, state: s.State, frame: s.Rolling, total: int) -> str:
    """The exact chance to pass; with a weapon's rows, to bring the adversary down."""
    counting = state.options["counting"]
    rows = weapon_rows(names, frame)
    token = token_of(state, frame.target) if frame.target is not None else None
    if rows is None or token is None:
        return chance_words(float(odds.passing(total, frame.icons, counting)))
    falls = odds.defeats(total, rows, token.limit - token.wounds, counting)
    hits = 1 - odds.wounds_dealt(total, rows, counting).get(0, 0)
    return QCoreApplication.translate("Aventura", "hits {hits}, defeats {falls}").format(
        hits=chance_words(float(hits)), falls=chance_words(float(falls))
    )


def weapon_rows(names: Names, frame: s.Rolling) -> dict[Row, int] | None:
    """The wounds of a weapon's rows, where the roll is one of those."""
    match frame.source:
        case ("card", number, *_):
            action = names.pack.cards[int(number)].action
        case _:
            return None
    if action is None or action.test is not None or action.stat is None:
        return None
    rows: dict[Row, int] = {}
    for name in ROWS:
        row = getattr(action, name)
        rows[name] = row.wounds if row is not None else 0
    return rows


def thrown(
    names: Names, event: e.Event, name: str, before: s.State | None, counting: str
) -> Thrown | None:
    """An event as a roll in the tray; None where nothing was rolled."""
    found = _thrown(names, event, name, before, counting)
    return None if found is None else msgspec.structs.replace(found, fell=(event, before))


def again(names: Names, roll: Thrown, counting: str) -> Thrown:
    """The same roll in the words of these names, as after a change of language."""
    if roll.fell is None:
        return roll
    event, before = roll.fell
    return thrown(names, event, roll.name, before, counting) or roll


def _thrown(
    names: Names, event: e.Event, name: str, before: s.State | None, counting: str
) -> Thrown | None:
    match event:
        case e.Rolled():
            return _test(names, event, name, before, counting)
        case e.AdversaryRolled():
            return _adversary(names, event, name, before, counting)
        case e.HealingRolled():
            return _healing(names, event, name)
        case _:
            return None


def _test(
    names: Names, event: e.Rolled, name: str, before: s.State | None, counting: str
) -> Thrown:
    frame = before.frames[-1] if before is not None and before.frames else None
    weapon = isinstance(frame, s.Rolling) and weapon_rows(names, frame) is not None
    if isinstance(frame, s.Rolling) and before is not None:
        pool = pool_parts(names, before, frame)
    else:
        dice = total_text(len(event.dice))
        pool = (PoolPart(stat_name(event.stat)), PoolPart(dice, strong=True))
    return Thrown(
        name,
        pool,
        tuple(DieView(value) for value in event.dice),
        rings_of(count(event.dice, counting), combat=weapon),
        total_words(event.total),
        QCoreApplication.translate("Aventura", "The card says what each one does.")
        if weapon
        else needed_words(event.icons, event.passed),
    )


def _adversary(
    names: Names, event: e.AdversaryRolled, name: str, before: s.State | None, counting: str
) -> Thrown:
    tokens = before.visit.tokens if before is not None and before.visit is not None else ()
    token = next((one for one in tokens if one.serial == event.token), None)
    who = QCoreApplication.translate("Aventura", "An adversary")
    if token is not None and before is not None:
        who = names.token(before, token)
    results = ", ".join(row_name(row) for row in event.results)
    return Thrown(
        name,
        (PoolPart(who), PoolPart(total_text(len(event.dice)), strong=True)),
        tuple(DieView(value, DieKind.OXBLOOD) for value in event.dice),
        rings_of(count(event.dice, counting), combat=True),
        total_words(len(event.results)),
        results or QCoreApplication.translate("Aventura", "It does nothing."),
    )


def _healing(names: Names, event: e.HealingRolled, name: str) -> Thrown:
    if event.healed:
        result = QCoreApplication.translate("Aventura", "A double: the wound is healed.")
    else:
        result = QCoreApplication.translate("Aventura", "No double: the wound stays.")
    return Thrown(
        name,
        (
            PoolPart(names.investigator(event.who)),
            PoolPart(names.wound(event.wound, event.kind), quiet=True),
            PoolPart(total_text(len(event.dice)), strong=True),
        ),
        tuple(DieView(value) for value in event.dice),
        _healing_rings(event.dice),
        "",
        result,
    )


def last_rolls(names: Names, history: History, most: int = EARLIER + 1) -> tuple[Thrown, ...]:
    """The last rolls of a story, the newest at the end, from its journal."""
    found: list[Thrown] = []
    counting = history.state.options["counting"]
    for number in range(len(history.entries) - 1, -1, -1):
        events = history.entries[number].events
        for place in range(len(events) - 1, -1, -1):
            roll = thrown(names, events[place], f"{number}.{place}", None, counting)
            if roll is not None:
                found.append(roll)
        if len(found) >= most:
            break
    return tuple(reversed(found[:most]))


def tray(
    names: Names,
    state: s.State,
    choices: tuple[object, ...],
    rolls: tuple[Thrown, ...],
    *,
    odds_shown: bool = True,
) -> TrayView:
    """The tray now: dice stay where they fell until the next roll."""
    asked = next((len(one.kinds) for one in choices if isinstance(one, Dice)), 0)
    last = rolls[-1] if rolls else None
    earlier = tuple(roll.dice for roll in rolls[:-1][-EARLIER:])
    question = state.frames[-1] if state.frames else None
    pool = last.pool if last is not None else ()
    waits = isinstance(question, s.Rolling) and question.fell is None
    if isinstance(question, s.Rolling) and waits:
        pool = pool_parts(names, state, question, odds_shown=odds_shown)
    if asked:
        shown = tuple(roll.dice for roll in rolls[-EARLIER:])
        return TrayView(pool=pool, typed=asked, earlier=shown)
    if last is None:
        return TrayView(pool=pool)
    return TrayView(
        pool=pool,
        dice=last.dice,
        rings=last.rings,
        verdict="" if waits else last.verdict,  # it is of the Test before
        result="" if waits else last.result,
        earlier=earlier,
        throw=last.name,
    )
