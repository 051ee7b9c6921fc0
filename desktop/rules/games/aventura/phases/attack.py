"""A row's attack: everybody within reach makes his own Test (AZ-145 to AZ-150)."""

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content import lookup
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import Attack
from desktop.rules.games.aventura.phases import ground
from desktop.rules.games.aventura.phases.counting import Row
from desktop.rules.games.aventura.phases.play import Play, order_of_play, token_of
from desktop.rules.games.aventura.state import Attacking, Rolling, State, Token


def targets(pack: Pack, state: State, token: Token, blow: Attack) -> tuple[str, ...]:
    """Who is within reach now, in the order of play (AZ-148, AZ-149, Q-98)."""
    return tuple(
        one.id
        for one in order_of_play(state)
        if ground.within(pack, state, token.zone, one.zone, blow.range, blow.within)
    )


def begin(play: Play, token: Token, row: Row) -> None:
    """After the movement: nobody in reach, and the attack is ignored (AZ-147, Q-105)."""
    blow = lookup.attack_of(play.pack, source_of(token, row))
    if blow is None:
        return
    hit = targets(play.pack, play.state, token, blow)
    if not hit:
        play.tell(e.AttackMissed(token.serial, row))
        return
    play.tell(e.AttackMade(token.serial, row, hit))
    play.push(Attacking(token.serial, row, hit))


def source_of(token: Token, row: Row) -> tuple[str, ...]:
    """Where a token's row lies."""
    return ("adversary", str(token.card), row)


def proceed(play: Play, frame: Attacking) -> bool:
    """One Test after the other (Q-98); it ends with the token."""
    token = token_of(play.state, frame.token)
    if not frame.left or token is None:
        play.pop()
        return False
    source = source_of(token, frame.row)
    blow = lookup.attack_of(play.pack, source)
    who = frame.left[0]
    play.top(left=frame.left[1:])
    if blow is not None:
        play.push(Rolling(who, blow.stat, blow.icons, 0, source, against=frame.token))
    return False
