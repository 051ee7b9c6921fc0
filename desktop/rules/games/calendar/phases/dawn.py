"""A day begins: its page is read, somebody is chosen, the marker moves on (CA-020)."""

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.events import DayBegan, PageRead
from desktop.rules.games.calendar.phases import lines, months
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import T4, rules
from desktop.rules.games.calendar.phases.weeks import begins_week, number_of
from desktop.rules.games.calendar.state import Hand


def begin(play: Play) -> None:
    """The cursor's day begins, up to its first question."""
    if months.begins_page(play.state, play.state.day):
        months.turn(play)
    elif play.state.unread:
        play.set(phase="page")
    else:
        _asked(play)


def read(play: Play, choice: c.Read) -> None:
    """The pages were read."""
    for month in play.state.unread:
        play.tell(PageRead(month))
    play.set(unread=())
    play.seal = "day"
    _asked(play)


def _asked(play: Play) -> None:
    ally = rules(play.ground, play.state.month.number).get(T4)
    if ally is not None and ally.due(play.state):
        play.set(phase="ally")
    else:
        _declare(play)


def choose_ally(play: Play, choice: c.ChooseAlly) -> None:
    """T4: somebody is chosen."""
    ally = rules(play.ground, play.state.month.number).get(T4)
    if ally is not None:
        ally.choose(play, choice)
    _declare(play)


def _declare(play: Play) -> None:
    day = play.state.day
    line = lines.morning(play.ground, play.state)
    week = number_of(day) if begins_week(day) else 0
    play.set(phase="declare", hand=Hand(), line=line, took=None, spurned="")
    play.tell(DayBegan(day, line, week))
    pass_dawn(play)


def pass_dawn(play: Play) -> None:
    """What every day's dawn brings, whether anybody sees it or not."""
    holding = rules(play.ground, play.state.month.number)
    if begins_week(play.state.day):
        for twist in holding.week_start:
            twist.week_start(play)
    for twist in holding.dawn:
        twist.dawn(play)
