"""Between Actions: what each investigator may do, who may act, and ending the turn (D3 to D6)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import (
    activating,
    clock,
    defeat,
    exchange,
    ground,
    investigating,
    moving,
    returning,
    travel,
)
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Investigator, State


def may_act(state: State) -> tuple[Investigator, ...]:
    """Who may spend an Action now: everybody at a turn's start, then one part after the other."""
    able = tuple(one for one in state.investigators if one.actions > 0)
    visit = state.visit
    if len(able) < 2 or visit is None or visit.turn_first is None:
        return able
    if state.options["turn_order"] == "free":
        return able
    return tuple(one for one in able if one.id == visit.active)


def offers(pack: Pack, state: State) -> tuple[c.Choice, ...]:
    """Every Action of everybody who may act, and what is free in between."""
    found: list[c.Choice] = []
    able = may_act(state)
    for one in able:
        if ground.on_duty(pack, state, one):
            found.append(c.Investigate(one.id))
            continue
        found.extend(moving.offers(pack, state, one))
        found.extend(investigating.offers(pack, state, one))
        found.extend(activating.offers(pack, state, one))
        found.extend(exchange.openings(state, one))
        found.append(c.EndTurn(one.id))
    if not able:
        found.append(c.EndTurn())
    found.extend(returning.fitting(pack, state, "between_actions"))
    if state.visit is not None and not state.visit.tokens:
        maps = travel.available(state)
        found.extend(c.Travel(name) for name in maps)
        if not maps:
            found.append(c.GiveUp())
    return tuple(found)


def answer(play: Play, choice: c.Choice) -> None:
    """An Action, or one of the free things in between."""
    match choice:
        case c.Move() | c.Investigate() | c.Activate() | c.Exchange():
            spend(play, choice.who)
            _act(play, choice)
        case c.EndTurn(who):
            _end(play, who)
        case c.Travel(map=name):
            travel.depart(play, name)
        case c.GiveUp():
            defeat.begin(play, "dead_end")
        case _:
            raise TypeError(choice)


def _act(play: Play, choice: c.Move | c.Investigate | c.Activate | c.Exchange) -> None:
    match choice:
        case c.Move():
            moving.act(play, choice)
        case c.Investigate():
            investigating.act(play, choice)
        case c.Activate():
            activating.act(play, choice)
        case c.Exchange():
            exchange.act(play, choice)


def spend(play: Play, who: str, actions: int = 1) -> None:
    """Actions are spent; the first of the turn fixes who acts first (AZ-051)."""
    one = play.person(who)
    play.alter(who, actions=one.actions - actions, first_done=True)
    visit = play.visit
    if visit.turn_first is None:
        play.revisit(turn_first=who, active=who)
    elif visit.active != who:
        play.revisit(active=who)


def settle(play: Play) -> None:
    """After the last Action of one, play passes to the other unasked."""
    active = play.visit.active
    if active is None or play.person(active).actions > 0:
        return
    for one in play.state.investigators:
        if one.actions > 0:
            play.revisit(active=one.id)


def _end(play: Play, who: str | None) -> None:
    """End one part (Move 0 for the rest, Q-18), or the turn when nobody has an Action left."""
    if who is None:
        clock.end_turn(play)
        return
    left = play.person(who).actions
    spend(play, who, left)
    play.tell(e.PartEnded(who, left))
