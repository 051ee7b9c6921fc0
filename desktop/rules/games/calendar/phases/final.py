"""The dice stay: one square is completed, or nothing (CA-031, CA-043, CA-044)."""

from datetime import date

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.events import Completed, Passed
from desktop.rules.games.calendar.phases import legal
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import T2, T8, Feat, rules
from desktop.rules.games.calendar.state import Mark, State


def offers(ground: Ground, state: State) -> tuple[c.Choice, ...]:
    """Everything that fits, to pass, and what the months brought."""
    if state.sitting == "finale":
        return (*_extra(ground, state, ()), c.CloseDay())
    fitting = legal.fitting(ground, state)
    squares = tuple(c.Complete(day) for day in fitting)
    return (*squares, *_extra(ground, state, fitting), c.Pass())


def _extra(ground: Ground, state: State, fitting: tuple[date, ...]) -> tuple[c.Choice, ...]:
    found: tuple[c.Choice, ...] = ()
    for twist in rules(ground, state.month.number).after:
        found += twist.after(ground, state, fitting)
    return found


def complete(play: Play, choice: c.Complete) -> None:
    """Mark a square at once; the day stays open."""
    ground, state, day = play.ground, play.state, choice.square
    square = ground.squares[day]
    special = square.kind == "special"
    feat = Feat(day, square, legal.value(ground, state, day), legal.total(state))
    holding = rules(ground, state.month.number)
    points = ground.almanac.scoring.special if special else 0
    points += sum(twist.points(ground, state, feat) for twist in holding.points)
    counts = (
        1 if special else 1 + sum(twist.weight(ground, state, feat) for twist in holding.weight)
    )
    mark = Mark("won" if special else "done", state.day, feat.value, points, counts)
    marks = {**state.marks, day.isoformat(): mark}
    play.set(marks=marks, took=day, phase="closing")
    play.score(points)
    play.tell(Completed(day, special, feat.value, feat.total, points, counts))
    for twist in holding.completed:
        twist.completed(play, feat)


def decline(play: Play, choice: c.Pass) -> None:
    """Complete nothing (CA-032, CA-Q23)."""
    could = bool(legal.fitting(play.ground, play.state))
    play.set(spurned="passed" if could else "nothing", phase="closing")
    play.tell(Passed(could))


def hush(play: Play, choice: c.Hush) -> None:
    """T8: forgo a lead."""
    bell = rules(play.ground, play.state.month.number).get(T8)
    if bell is not None:
        play.set(spurned="hushed", phase="closing")
        bell.hush(play)


def turn(play: Play, choice: c.Turn) -> None:
    """T2: turn a symbol die."""
    dial = rules(play.ground, play.state.month.number).get(T2)
    if dial is not None:
        dial.turn(play, choice)
