"""What an adversary would do now, row by row: only what its card and the map show (7.1.5)."""

import msgspec

from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import AdversaryRow, Attack
from desktop.rules.games.aventura.content.sources import Source
from desktop.rules.games.aventura.phases import adversaries, approach, attack, ground
from desktop.rules.games.aventura.phases.counting import Row
from desktop.rules.games.aventura.phases.play import order_of_play, token_of
from desktop.rules.games.aventura.state import State, Token

ROWS: tuple[Row, ...] = ("double", "triple", "run")


class Prospect(msgspec.Struct, frozen=True):
    """One way a row could go: towards whom, along which zones, and whom its attack then reaches."""

    goal: str | None
    way: tuple[str, ...]  # the zone stood on first
    hits: tuple[str, ...]


class ThreatRow(msgspec.Struct, frozen=True):
    """A row of the card now; more than one prospect where the players would choose."""

    row: Row
    source: Source
    attack: Attack | None
    prospects: tuple[Prospect, ...]


class Threat(msgspec.Struct, frozen=True):
    """An adversary token: its dice, how far everybody is, whom it sees, what its rows would do."""

    token: int
    dice: int
    distances: dict[str, int | None]
    sees: tuple[str, ...]
    rows: tuple[ThreatRow, ...]


def threat(pack: Pack, state: State, serial: int) -> Threat | None:
    """The preview for a token; None when it is not on the map."""
    token = token_of(state, serial)
    if token is None:
        return None
    people = order_of_play(state)
    card = pack.adversaries[token.card]
    rows = [(name, adversaries.row_of(card, name)) for name in ROWS]
    return Threat(
        token=serial,
        dice=adversaries.dice_of(pack, state, serial),
        distances={one.id: ground.steps(pack, state, token.zone, one.zone) for one in people},
        sees=tuple(one.id for one in people if ground.sees(pack, state, token.zone, one.zone)),
        rows=tuple(
            ThreatRow(
                name, attack.source_of(token, name), row.attack, _prospects(pack, state, token, row)
            )
            for name, row in rows
            if row is not None
        ),
    )


def _prospects(pack: Pack, state: State, token: Token, row: AdversaryRow) -> tuple[Prospect, ...]:
    goals: tuple[str, ...] = ()
    if row.move > 0 and not approach.met(state, token.zone):
        goals = approach.nearest(pack, state, token)
    if not goals:
        return (_prospect(pack, state, token, row, None),)
    return tuple(_prospect(pack, state, token, row, goal) for goal in goals)


def _prospect(
    pack: Pack, state: State, token: Token, row: AdversaryRow, goal: str | None
) -> Prospect:
    way = [token.zone]
    for _ in range(row.move if goal is not None else 0):
        if goal is None or approach.met(state, way[-1]):
            break
        here = msgspec.structs.replace(token, zone=way[-1])
        options = approach.nearer(pack, state, here, goal)
        if not options:
            break
        way.append(options[0])
    there = msgspec.structs.replace(token, zone=way[-1])
    hits = attack.targets(pack, state, there, row.attack) if row.attack is not None else ()
    return Prospect(goal, tuple(way), hits)
