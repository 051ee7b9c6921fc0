"""What is in focus on the table, as the rulebook calls it."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.ui.games.aventura.parts.showing import Held

ASKED: dict[type, str] = {
    s.Reading: "investigate",
    s.Running: "investigate",
    s.Rolling: "test",
    s.Suffering: "wound",
    s.Window: "return",
    s.Acting: "combat",
    s.Approaching: "target",
    s.Attacking: "combat",
    s.Exchanging: "exchange",
    s.Coding: "puzzle",
    s.Choosing: "investigate",
    s.Mending: "wound",
    s.Healing: "healing",
    s.Leaving: "clock",
    s.Beaten: "defeat",
    s.TokenOrder: "target",
    s.Ticking: "clock",
    s.Opening: "clock",
    s.Walking: "move",
}
PLANNED: dict[type, str] = {
    c.Move: "move",
    c.Investigate: "investigate",
    c.Activate: "activate",
    c.Return: "return",
    c.Exchange: "exchange",
    c.Travel: "travel",
    c.GiveUp: "defeat",
    c.EndTurn: "turn",
}
PHASES = {"setup": "setup", "ended": "dice", "adversaries": "combat", "defeat": "defeat"}


def subject(
    state: s.State, offered: tuple[object, ...], held: Held, *, cursor: str = "", focus: str = ""
) -> str:
    """What a question, a plan or a pointing hand is about.

    `cursor` is the zone pointed at, `focus` the subject of the part that has the focus.
    """
    if state.frames:
        return ASKED[type(state.frames[-1])]
    if held.sight:
        return "sight"
    visit = state.visit
    if visit is not None and cursor in visit.padlocks:
        return "padlock"
    planned = PLANNED.get(type(held.plan.choice))
    return planned or focus or _of_page(state, offered, held)


def _of_page(state: s.State, offered: tuple[object, ...], held: Held) -> str:
    """With nothing planned: the duty of a red letter, else what the page shows."""
    actions = (c.Move, c.Investigate, c.Activate, c.Exchange)
    may = {type(one) for one in offered if isinstance(one, actions)}
    if may == {c.Investigate}:
        return "red_zone"
    if held.face == "ways":
        return "travel"
    if held.face == "combat" and state.visit is not None and state.visit.tokens:
        return "combat"
    return PHASES.get(state.phase, "turn")
