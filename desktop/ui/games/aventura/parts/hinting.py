"""Which hint a position calls for, and which need not be given again."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura import state as s
from desktop.ui.session import Shown
from desktop.words.aventura.hints import Occasion, hint

_DONE: dict[type, Occasion] = {
    e.Investigated: "investigate",
    e.Picked: "option",
    e.Rolled: "throw",
    e.Moved: "move",
    e.TurnEnded: "clock",
    e.AdversaryWounded: "combat",
    e.CombatEnded: "combat",
}


def occasion(shown: Shown) -> Occasion | None:
    """What a beginner meets in this position."""
    state: s.State = shown.state
    offered = {type(one) for one in shown.choices}
    if state.visit is not None and state.visit.tokens and c.Activate in offered:
        return "combat"
    if c.EndTurn() in shown.choices:
        return "clock"
    order: tuple[tuple[type, Occasion], ...] = (
        (c.Throw, "throw"),
        (c.Pick, "option"),
        (c.Move, "move"),
        (c.Investigate, "investigate"),
    )
    return next((found for kind, found in order if kind in offered), None)


def fitting(shown: Shown, seen: tuple[str, ...]) -> str:
    """The hint for a position, if the thing it teaches was not done before."""
    found = occasion(shown)
    return "" if found is None or found in seen else hint(found)


def learnt(shown: Shown, seen: tuple[str, ...]) -> tuple[str, ...]:
    """The occasions seen after a step: a thing done once needs no hint again."""
    done = {_DONE[type(event)] for event in shown.events if type(event) in _DONE}
    return (*seen, *sorted(done - set(seen)))
