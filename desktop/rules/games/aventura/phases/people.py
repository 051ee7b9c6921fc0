"""Whom a text means: reader, each, other, choose, holder, in_zone, in_sight (Q-16, Q-49)."""

from desktop.rules.games.aventura.content.effects import Who
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import ground
from desktop.rules.games.aventura.phases.play import order_of_play, person, token_of
from desktop.rules.games.aventura.state import State


def meant(pack: Pack, state: State, who: Who, reader: str, target: int | None) -> tuple[str, ...]:
    """The investigators that a word means, in the order of play; `choose` means all of them."""
    if who in ("reader", "holder"):
        return (reader,)
    people = tuple(one.id for one in order_of_play(state))
    if who in ("each", "choose"):
        return people
    if who == "other":
        return tuple(one for one in people if one != reader)
    zone = _standpoint(state, reader, target)
    if who == "in_zone":
        return tuple(one for one in people if person(state, one).zone == zone)
    return tuple(one for one in people if ground.sees(pack, state, zone, person(state, one).zone))


def _standpoint(state: State, reader: str, target: int | None) -> str:
    token = token_of(state, target) if target is not None else None
    return token.zone if token is not None else person(state, reader).zone
