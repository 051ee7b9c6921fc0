"""Whole games of the introductory pack, played by the sensible policy, and what became of them."""

from collections.abc import Iterator
from typing import Any

from desktop.rules.games import load
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura.content.lookup import option_of, option_source
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.state import Reading, State
from desktop.rules.kernel.chance import Chance

Team = tuple[str, ...]
Choices = tuple[Any, ...]

TEAMS: tuple[Team, ...] = (("ines",), ("tobias",), ("ines", "tobias"))
MOST_STEPS = 3000


def choice_of(
    pack: Pack, state: State, offered: Choices, chance: Chance, not_to: str
) -> tuple[Any, Chance]:
    """What a sensible player picks who does not want one of the endings."""
    sensible = load("aventura").policies["sensible"]
    if not not_to:
        return sensible(pack, state, offered, chance)
    left = tuple(one for one in offered if not leads(pack, state, one, not_to)) or offered
    moves = tuple(
        one for one in left if not (isinstance(one, c.Move) and one.to == where(state, one.who))
    )
    return sensible(pack, state, moves or left, chance)


def where(state: State, who: str) -> str:
    """The zone that an investigator stands on."""
    return next(one.zone for one in state.investigators if one.id == who)


def leads(pack: Pack, state: State, choice: object, ending: str) -> bool:
    """Whether an option's entry ends the story so."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(choice, c.Pick) or not isinstance(frame, Reading):
        return False
    to = option_of(pack, option_source(frame.source, choice.option)).to
    effects = pack.maps[frame.source[0]].paragraphs[to].effects if to else ()
    return any(getattr(effect, "id", "") == ending for effect in effects)


def recruits(offered: Choices, team: Team) -> Choices:
    """The choice of this team, where teams are chosen; else everything."""
    wanted = tuple(
        one for one in offered if isinstance(one, c.Recruit) and set(one.investigators) == set(team)
    )
    return wanted or offered


def steps(pack: Pack, team: Team, seed: str, not_to: str = "") -> Iterator[tuple[Any, State]]:
    """The choices of one game and the states they lead to; the dice are those of the seed."""
    game = load("aventura")
    chance, mind = Chance(seed), Chance(seed).fork("policy")
    state = game.begin(pack, {}, chance).state
    for _ in range(MOST_STEPS):
        offered = recruits(game.choices(pack, state), team)
        if not offered:
            return
        choice, mind = choice_of(pack, state, offered, mind, not_to)
        state = game.choose(pack, state, choice).state
        yield choice, state


def played(pack: Pack, team: Team, seed: str, not_to: str = "") -> State:
    """The last state of one game."""
    *_, (_, state) = steps(pack, team, seed, not_to)
    return state
