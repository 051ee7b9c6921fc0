"""Tests: the pool, the throw, what it is worth, and whether it is passed (AZ-071 to AZ-085)."""

from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.choices import Choice, Throw
from desktop.rules.games.aventura.content.effects import Reroll
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.phases import outcome, pools, returning
from desktop.rules.games.aventura.phases.counting import Worth, count
from desktop.rules.games.aventura.phases.play import Play
from desktop.rules.games.aventura.state import Rolling, State
from desktop.rules.kernel.game import Answer, Ask, Dice

Offer = Choice | Ask


def proceed(play: Play, frame: Rolling) -> bool:
    """Ask for the throw; with what fell, hold the window after it; then let the result stand."""
    if frame.fell is None:
        return _before(play, frame)
    if not frame.waived:
        idle = () if _could_be_better(play, frame, frame.fell) else (Reroll,)
        if returning.open_window(play, "after_roll", frame.who, idle):
            return True
    _conclude(play, frame, frame.fell)
    return False


def _could_be_better(play: Play, frame: Rolling, fell: tuple[int, ...]) -> bool:
    """A failed Test; or a weapon's, where every Success counts (Q-14)."""
    worth = count(fell, play.state.options["counting"])
    return frame.target is not None or shown(play.state, worth) < frame.icons


def _before(play: Play, frame: Rolling) -> bool:
    pool = pools.dice(play.pack, play.state, frame.who, frame.stat, frame.extra)
    if not frame.asked:
        play.tell(e.TestAsked(frame.who, frame.stat, frame.icons, pool, frame.against))
        play.top(asked=True)
    if pool:
        return True
    if not frame.waived and returning.open_window(play, "before_roll", frame.who):
        return True
    _conclude(play, frame, ())  # no dice: failed, and no number is drawn
    return False


def offers(pack: Pack, state: State, frame: Rolling) -> tuple[Offer, ...]:
    """Throw, or type what fell; and the cards that may be returned before it."""
    pool = pools.dice(pack, state, frame.who, frame.stat, frame.extra)
    return (*throw(state, pool), *returning.fitting(pack, state, "before_roll", frame.who))


def throw(state: State, dice: int) -> tuple[Offer, ...]:
    """The one way to roll so many dice under the table rule `dice`."""
    if state.options["dice"] == "typed":
        return (Dice(("d6",) * dice),)
    return (Throw(),)


def thrown(play: Play, dice: int, choice: Choice) -> tuple[int, ...]:
    """What fell: here, or on the player's own table."""
    if isinstance(choice, Answer) and isinstance(choice.value, tuple):
        return play.note(tuple(int(value) for value in choice.value))
    return play.roll(dice)


def answer(play: Play, frame: Rolling, choice: Choice) -> None:
    """Roll as many dice as the characteristic has now (AZ-071, Q-13)."""
    pool = pools.dice(play.pack, play.state, frame.who, frame.stat, frame.extra)
    fell = thrown(play, pool, choice)
    worth = count(fell, play.state.options["counting"])
    total = shown(play.state, worth)
    play.top(fell=fell, waived=False)
    play.tell(
        e.Rolled(
            frame.who,
            frame.stat,
            frame.icons,
            fell,
            total,
            worth.doubles,
            worth.triples,
            worth.runs,
            worth.criticals,
            total >= frame.icons,
            frame.again,
            isinstance(choice, Answer),
        )
    )


def shown(state: State, worth: Worth) -> int:
    """The Successes of a roll; in combat a critical counts four (AZ-083, Q-08)."""
    fighting = state.visit is not None and bool(state.visit.tokens)
    return len(worth.combat) if fighting else worth.total


def _conclude(play: Play, frame: Rolling, fell: tuple[int, ...]) -> None:
    """The result stands: fewer Successes than icons is a failure (AZ-080, AZ-085)."""
    worth = count(fell, play.state.options["counting"])
    total = shown(play.state, worth)
    play.pop()
    if total >= frame.icons:
        outcome.passed(play, frame, worth, total)
    else:
        outcome.failed(play, frame, total, len(fell))
