"""A day ends: dread (CA-060 to CA-063), then dusk, then what is told of it."""

from desktop.rules.games.calendar.events import DayClosed
from desktop.rules.games.calendar.phases import legal, lines
from desktop.rules.games.calendar.phases.ground import MARK
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY
from desktop.rules.games.calendar.state import Hand, How, Mark, Played, State


def close(play: Play) -> None:
    """The end of a day that was played."""
    before = play.state.month.madness
    if MARK in play.state.hand.number and _counts(play.state):
        by = 1
        for twist in rules(play.ground, play.state.month.number).madness:
            by = twist.madness(play.ground, play.state, by)
        play.madden(by, "mark")
    _end(play, _how(play.state), before)


def lapse(play: Play) -> None:
    """The end of a day that nobody played (CA-Q14): no dice, no mark."""
    play.set(hand=Hand(), took=None, spurned="")
    _end(play, "lapsed", play.state.month.madness)
    play.seal = "day"


def _counts(state: State) -> bool:
    """CA-Q22."""
    return state.took is not None or state.options["madness_on"] == "every_day"


def _how(state: State) -> How:
    if state.day.weekday() == SUNDAY:
        return "won" if state.took is not None else "lost"
    return "done" if state.took is not None else state.spurned or "nothing"


def _end(play: Play, how: How, before: int) -> None:
    day = play.state.day
    holding = rules(play.ground, play.state.month.number)
    if day.weekday() == SUNDAY and how != "won":
        value = legal.value(play.ground, play.state, day)
        play.set(marks={**play.state.marks, day.isoformat(): Mark("lost", day, value)})
    for twist in holding.dread:
        twist.dread(play)
    for twist in holding.dusk:
        twist.dusk(play, how)
    _tell(play, how, play.state.month.madness - before)


def _tell(play: Play, how: How, madness: int) -> None:
    state = play.state
    hand, options = state.hand, state.options
    evening = lines.evening(play.ground, state, how)
    played = Played(
        day=state.day,
        how=how,
        number=hand.number,
        symbol=hand.symbol,
        rolls=hand.rolls,
        took=state.took,
        madness=madness,
        on_time=how != "lapsed" and options["catch_up"] != "free" and not hand.late,
        typed=hand.typed,
        line=state.line,
        evening=evening,
    )
    play.set(days=(*state.days, played))
    play.tell(DayClosed(state.day, how, evening, state.took, hand.number, hand.symbol))
