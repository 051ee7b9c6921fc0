"""Adversary tokens: placed, wounded, defeated, taken off (AZ-129, AZ-154 to AZ-156)."""

from msgspec.structs import replace

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.phases import cards, hooks
from desktop.rules.games.aventura.phases.play import Play, token_of
from desktop.rules.games.aventura.state import Token

FOR_TWO = 2  # wounds more for each token when two investigators play (AZ-154)


def spawn(play: Play, who: str, card: int, zones: tuple[str, ...]) -> None:
    """Place one token of a card on each zone; the card comes into play with the first."""
    in_play = any(token.card == card for token in play.visit.tokens)
    if not in_play and not cards.take_out(play, card):
        play.tell(e.CardMissing(who, card, card in play.state.seen))
        return
    fresh = not play.visit.tokens
    limit = play.pack.adversaries[card].wounds
    if len(play.state.investigators) == 2:
        limit += FOR_TWO
    placed = []
    for zone in zones:
        serial = play.visit.next_serial
        token = Token(serial, card, zone, 0, limit)
        play.revisit(tokens=(*play.visit.tokens, token), next_serial=serial + 1)
        play.tell(e.AdversaryPlaced(serial, card, zone))
        placed.append(serial)
    if fresh:
        play.tell(e.CombatBegan())
    play.close("reveal")
    for serial in reversed(placed):
        hooks.fire(play, "on_spawn", who, serial)


def wound(play: Play, serial: int, wounds: int, who: str) -> None:
    """A token takes wounds; with as many as its limit it is defeated (AZ-155, Q-99)."""
    token = token_of(play.state, serial)
    if token is None or wounds <= 0:
        return
    total = token.wounds + wounds
    play.tell(e.AdversaryWounded(serial, wounds, total, token.limit))
    if total < token.limit:
        play.revisit(
            tokens=tuple(
                replace(one, wounds=total) if one.serial == serial else one
                for one in play.visit.tokens
            )
        )
        hooks.fire(play, "on_wounded", who, serial)
        return
    play.tell(e.AdversaryDefeated(serial, token.card, token.zone))
    hooks.fire(play, "on_defeated", who, serial)
    _take_off(play, token)


def remove(play: Play, card: int) -> None:
    """All tokens of a card leave the map by a text."""
    for token in [one for one in play.visit.tokens if one.card == card]:
        play.tell(e.AdversaryRemoved(token.serial, token.card))
        _take_off(play, token)


def clear(play: Play) -> None:
    """All tokens leave the map: travel or defeat (Q-67, Q-78)."""
    for token in play.visit.tokens:
        play.tell(e.AdversaryRemoved(token.serial, token.card))
        _take_off(play, token)


def _take_off(play: Play, token: Token) -> None:
    """Off the map; with the last of its kind the card goes back to the deck (AZ-156)."""
    left = tuple(one for one in play.visit.tokens if one.serial != token.serial)
    play.revisit(tokens=left)
    if not any(one.card == token.card for one in left):
        cards.put_back(play, token.card)
        play.tell(e.CardPutBack(token.card))
    if not left:
        play.tell(e.CombatEnded())


def step_to(play: Play, serial: int, zone: str) -> None:
    """Put a token on a zone."""
    play.revisit(
        tokens=tuple(
            replace(one, zone=zone) if one.serial == serial else one for one in play.visit.tokens
        )
    )
