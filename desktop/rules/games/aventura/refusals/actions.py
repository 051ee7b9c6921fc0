"""Why an Action is not offered: padlock, wall, red zone, sight, range, no Action left."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import Action
from desktop.rules.games.aventura.phases import acting, activating, ground
from desktop.rules.games.aventura.phases.play import partner, token_of
from desktop.rules.games.aventura.state import Investigator, State, Token
from desktop.rules.kernel.errors import Reason

ActionWish = c.Move | c.Investigate | c.Activate | c.Exchange | c.EndTurn


def refuse_action(pack: Pack, state: State, wish: ActionWish) -> Reason:
    """Why this investigator cannot do this now."""
    one = next((one for one in state.investigators if one.id == wish.who), None)
    if one is None:
        return Reason("unknown_investigator")
    reason = _whose_part(pack, state, one, wish)
    if reason is not None:
        return reason
    match wish:
        case c.Move(to=zone):
            return _move(pack, state, one, zone)
        case c.Investigate():
            return Reason("no_letter", {"zone": one.zone})
        case c.Activate():
            return _activate(pack, state, one, wish)
        case c.Exchange():
            return _exchange(state, one)
        case _:
            return Reason("not_offered")


def _whose_part(pack: Pack, state: State, one: Investigator, wish: ActionWish) -> Reason | None:
    """No Action left, somebody else's part, or a red zone to be investigated first."""
    if one.actions <= 0:
        return Reason("no_action", {"who": one.id})
    able = [other.id for other in acting.may_act(state)]
    if one.id not in able:
        return Reason("not_your_part", {"who": one.id, "active": able[0]})
    if not isinstance(wish, c.Investigate) and ground.on_duty(pack, state, one):
        content, _ = ground.here(pack, state)
        code = "start_zone_first" if one.zone == content.start else "red_zone_first"
        return Reason(code, {"who": one.id, "zone": one.zone})
    return None


def _move(pack: Pack, state: State, one: Investigator, zone: str) -> Reason:
    content, _ = ground.here(pack, state)
    if zone not in content.drawing.zones:
        return Reason("no_such_zone", {"zone": zone})
    locked, red = ground.padlocks(state), ground.stops(pack, state, one.id)
    if zone in locked:
        return Reason("padlock", {"zone": zone})
    everywhere = len(content.drawing.zones)
    ways = content.ways.reach(one.zone, everywhere, locked, frozenset())
    if zone not in ways:
        # a padlock somewhere on the way, or no connection at all
        linked = zone in content.ways.distances(one.zone, frozenset())
        return Reason("padlock" if linked else "not_connected", {"zone": zone})
    if len(ways[zone]) > ground.PACE:
        return _far((one.zone, zone) in content.walled, zone, len(ways[zone]))
    free = content.ways.reach(one.zone, everywhere, locked, red)
    blocking = [step for step in ways[zone][:-1] if step in red]
    if zone not in free or blocking:
        return Reason("stopped_by_red", {"zone": zone, "red": blocking[0] if blocking else zone})
    return _far(False, zone, len(free[zone]))


def _far(walled: bool, zone: str, steps: int) -> Reason:
    """Too many steps; a wall is named where the zone lies right behind one."""
    facts = {"zone": zone, "steps": str(steps)}
    return Reason("wall" if walled else "too_far", facts)


def _activate(pack: Pack, state: State, one: Investigator, wish: c.Activate) -> Reason:
    facts = {"card": str(wish.card)}
    if wish.card not in one.objects:
        return Reason("card_not_held", facts)
    action = pack.cards[wish.card].action
    if action is None:
        return Reason("no_action_text", facts)
    if action.once == "turn" and wish.card in one.used:
        return Reason("used_this_turn", facts)
    if not activating.usable(pack, state, one, wish.card, action):
        return Reason("needs_unmet", facts)
    if wish.target is None:
        return Reason("no_target", facts)
    token = token_of(state, wish.target)
    if token is None:
        return Reason("no_such_token", {"token": str(wish.target)})
    return _target(pack, state, one, action, token)


def _target(pack: Pack, state: State, one: Investigator, action: Action, token: Token) -> Reason:
    facts = {"token": str(token.serial)}
    if action.target is None:
        return Reason("no_target", facts)
    if action.range == "zone":
        return Reason("not_in_zone", facts)
    content, _ = ground.here(pack, state)
    sight = content.sight(state.options["los_target"], state.options["door_rule"])
    verdict = sight.look(one.zone, token.zone, ground.padlocks(state))
    if not verdict.sees:
        return Reason(
            "not_in_sight", {**facts, "reason": verdict.reason, "blocker": verdict.blocker}
        )
    away = ground.steps(pack, state, one.zone, token.zone)
    many = "" if away is None else str(away)
    return Reason("out_of_range", {**facts, "steps": many, "within": str(action.within)})


def _exchange(state: State, one: Investigator) -> Reason:
    other = partner(state, one.id)
    if other is None:
        return Reason("alone")
    if other.zone != one.zone:
        return Reason("partner_elsewhere", {"partner": other.id})
    return Reason("no_cards")
