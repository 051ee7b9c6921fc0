"""A token comes nearer: towards the nearest investigator, by a shortest way (AZ-139 on)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import ground, hooks, tokens
from desktop.rules.games.aventura.phases.play import Play, order_of_play, person, token_of
from desktop.rules.games.aventura.state import Approaching, State, Token


def nearest(pack: Pack, state: State, token: Token) -> tuple[str, ...]:
    """The nearest investigators that can be reached, one for each zone of a tie (Q-93, Q-95)."""
    content, _ = ground.here(pack, state)
    away = content.ways.distances(token.zone, ground.padlocks(state))
    people = [one for one in order_of_play(state) if one.zone in away]
    if not people:
        return ()
    least = min(away[one.zone] for one in people)
    found: dict[str, str] = {}
    for one in people:
        if away[one.zone] == least:
            found.setdefault(one.zone, one.id)
    return tuple(found.values())


def met(state: State, zone: str) -> bool:
    """Whether an investigator stands on a zone."""
    return any(one.zone == zone for one in state.investigators)


def proceed(play: Play, frame: Approaching) -> bool:
    """Fix the target, then step; a tie is the players' choice (AZ-141, Q-94)."""
    token = token_of(play.state, frame.token)
    if token is None or frame.steps <= 0:
        play.pop()
        return False
    if frame.goal is None:
        return _aim(play, frame, token)
    return _go(play, frame, token, frame.goal)


def _aim(play: Play, frame: Approaching, token: Token) -> bool:
    if frame.candidates:
        return True
    if met(play.state, token.zone):
        play.pop()
        play.tell(e.AdversaryStayed(frame.token, False))
        return False
    people = nearest(play.pack, play.state, token)
    if not people:
        play.pop()
        play.tell(e.AdversaryStayed(frame.token, True))
        return False
    if len(people) > 1:
        play.top(candidates=people)
        return True
    play.top(goal=people[0])
    return False


def nearer(pack: Pack, state: State, token: Token, goal: str) -> tuple[str, ...]:
    """The zones one step nearer to the investigator aimed at, in map order (Q-92)."""
    content, _ = ground.here(pack, state)
    return content.ways.nearer(token.zone, person(state, goal).zone, ground.padlocks(state))


def _go(play: Play, frame: Approaching, token: Token, goal: str) -> bool:
    """Step by step; all at once where nothing is asked and no rule looks on."""
    way = [token.zone]
    asked = play.state.options["adversary_choices"] == "players"
    left = frame.steps
    while left and not met(play.state, way[-1]):
        options = nearer(play.pack, play.state, token, goal)
        if not options:
            break
        if asked and len(options) > 1:
            break
        way.append(options[0])
        token = _step(play, token, options[0])
        left -= 1
    if len(way) > 1:
        play.tell(e.AdversaryMoved(frame.token, tuple(way)))
    waits = left > 0 and not met(play.state, way[-1]) and _asks(play, token, goal, asked)
    if waits:
        play.top(steps=left)
        return True
    play.pop()
    _enter(play, frame.token, way[1:])
    return False


def _asks(play: Play, token: Token, goal: str, asked: bool) -> bool:
    return asked and len(nearer(play.pack, play.state, token, goal)) > 1


def _step(play: Play, token: Token, zone: str) -> Token:
    tokens.step_to(play, token.serial, zone)
    moved = token_of(play.state, token.serial)
    return moved if moved is not None else token


def _enter(play: Play, serial: int, zones: list[str]) -> None:
    for zone in reversed(zones):
        hooks.token_entered(play, serial, zone)


def offers(pack: Pack, state: State, frame: Approaching) -> tuple[c.Choice, ...]:
    """Whom it goes for, or which zone it steps to (D10, D11)."""
    if frame.goal is None:
        return tuple(c.Name(who) for who in frame.candidates)
    token = token_of(state, frame.token)
    if token is None:
        return ()
    return tuple(c.StepTo(zone) for zone in nearer(pack, state, token, frame.goal))


def answer(play: Play, frame: Approaching, choice: c.Choice) -> None:
    """The target is fixed for this result; a step is made (Q-94)."""
    if isinstance(choice, c.Name):
        play.top(goal=choice.who, candidates=())
        return
    token = token_of(play.state, frame.token)
    if isinstance(choice, c.StepTo) and token is not None:
        play.top(steps=frame.steps - 1)
        _step(play, token, choice.zone)
        play.tell(e.AdversaryMoved(frame.token, (token.zone, choice.zone)))
        _enter(play, frame.token, [choice.zone])
