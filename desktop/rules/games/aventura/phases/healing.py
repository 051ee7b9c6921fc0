"""Healing on the way: three dice for each wound, a double discards it (AZ-176 to AZ-178)."""

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Choice
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import entry, testing, wounds
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Healing, State
from desktop.rules.kernel.game import Answer

DICE = 3  # never more or fewer


def begin(play: Play, to: str, zone: str | None) -> None:
    """Every wound gets its own roll, in the order of seats and slots (Q-82)."""
    left = tuple(
        (one.id, kind, wound)
        for one in play.state.investigators
        for kind in wounds.KINDS
        for wound in wounds.held(one, kind)
    )
    play.push(Healing(to, left, zone))


def proceed(play: Play, frame: Healing) -> bool:
    """Ask for each throw; after the last the map is entered."""
    if frame.left:
        return True
    entry.enter(play, frame.to, frame.zone)
    return False


def offers(pack: Pack, state: State, frame: Healing) -> tuple[testing.Offer, ...]:
    """The throw for the next wound."""
    return testing.throw(state, DICE)


def answer(play: Play, frame: Healing, choice: Choice) -> None:
    """A double heals, a triple contains one, a run does not (Q-80)."""
    who, kind, wound = frame.left[0]
    fell = testing.thrown(play, DICE, choice)
    healed = len(set(fell)) < DICE
    play.top(left=frame.left[1:])
    play.tell(e.HealingRolled(who, kind, wound, fell, healed, isinstance(choice, Answer)))
    if healed:
        wounds.discard(play, who, kind, wound)
