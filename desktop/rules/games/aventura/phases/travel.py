"""Travelling together to an unlocked map (AZ-163, AZ-172 to AZ-175)."""

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import healing, tokens
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Leaving, State


def available(state: State) -> tuple[str, ...]:
    """Unlocked, not closed, not the current map (AZ-175, Q-79)."""
    here = state.visit.map if state.visit is not None else None
    return tuple(name for name in state.unlocked if name != here and name not in state.closed)


def unlock(play: Play, name: str) -> None:
    """A map becomes known for the rest of the campaign (AZ-012, AZ-172)."""
    if name not in play.state.unlocked:
        play.change(unlocked=(*play.state.unlocked, name))
        play.tell(e.MapUnlocked(name))
        play.close("reveal")


def depart(play: Play, name: str, zone: str | None = None, forced: bool = False) -> None:
    """Everybody leaves; Actions left are lost; wounds may heal on the way (AZ-176, Q-75, Q-76)."""
    play.frames.clear()
    play.close("travel")
    play.tell(e.Travelled(play.visit.map, name, forced))
    tokens.clear(play)
    play.revisit(overrun=False, queue=())
    play.change(phase="healing")
    healing.begin(play, name, zone)


def proceed(play: Play, frame: Leaving) -> bool:
    """The players choose among the open maps (D14)."""
    return True


def offers(pack: Pack, state: State, frame: Leaving) -> tuple[c.Choice, ...]:
    """Each open map."""
    return tuple(c.Travel(name) for name in available(state))


def answer(play: Play, frame: Leaving, choice: c.Choice) -> None:
    """Compulsory travel (Q-44)."""
    if isinstance(choice, c.Travel):
        depart(play, choice.map, forced=True)
