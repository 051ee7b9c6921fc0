"""Activate: a card whose text says Action, on a token where it needs one (AZ-054, AZ-111)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.effects import Who
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.content.schema import Action
from desktop.rules.games.aventura.phases import ground
from desktop.rules.games.aventura.phases.conditions import holds
from desktop.rules.games.aventura.phases.people import meant
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Investigator, Rolling, Running, State, Token


def offers(pack: Pack, state: State, one: Investigator) -> tuple[c.Activate, ...]:
    """Every card that may be used, on every token within its reach."""
    found: list[c.Activate] = []
    for no in one.objects:
        action = pack.cards[no].action
        if action is None or not usable(pack, state, one, no, action):
            continue
        if action.target is None:
            found.append(c.Activate(one.id, no))
            continue
        tokens = state.visit.tokens if state.visit is not None else ()
        found.extend(
            c.Activate(one.id, no, token.serial)
            for token in tokens
            if in_reach(pack, state, one, action, token)
        )
    return tuple(found)


def usable(pack: Pack, state: State, one: Investigator, no: int, action: Action) -> bool:
    """Whether the card's own conditions hold."""
    if action.once == "turn" and no in one.used:
        return False
    return holds(pack, state, action.needs, one.id)


def in_reach(pack: Pack, state: State, one: Investigator, action: Action, token: Token) -> bool:
    """Whether the card reaches a token from where he stands (AZ-123, Q-113)."""
    return ground.within(pack, state, one.zone, token.zone, action.range, action.within)


def act(play: Play, choice: c.Activate) -> None:
    """The card's Test lies ready, or its effects run."""
    action = play.pack.cards[choice.card].action
    if action is None:
        return
    who = choice.who
    if action.once == "turn":
        play.alter(who, used=(*play.person(who).used, choice.card))
    play.tell(e.CardActivated(who, choice.card, choice.target))
    source = ("card", str(choice.card), "action")
    if action.test is not None:
        test = action.test
        means: Who = "reader" if test.who == "choose" else test.who
        for roller in reversed(meant(play.pack, play.state, means, who, choice.target)):
            dice = test.dice + action.dice
            play.push(Rolling(roller, test.stat, test.icons, dice, source, target=choice.target))
    elif action.stat is not None:
        play.push(Rolling(who, action.stat, 1, action.dice, source, target=choice.target))
    if action.effects:
        play.push(Running(source, 0, who, choice.target))
