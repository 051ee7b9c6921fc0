"""A page is turned (CA-070, CA-071), and its result is written at its end (CA-074 to CA-077)."""

from datetime import date

from desktop.rules.games.calendar.events import MonthEnded, PageTurned
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import rules
from desktop.rules.games.calendar.phases.weeks import ONE_DAY, SUNDAY
from desktop.rules.games.calendar.state import Month, Result, State


def begins_page(state: State, day: date) -> bool:
    """Whether a page is turned on a day: on a 1st, and when the player comes."""
    return day.day == 1 or day == state.first


def turn(play: Play) -> None:
    """The page of the day's month lies open: empty boxes, everything filled again.

    Who comes later in the year finds the pages before it unread too: what they brought holds.
    """
    month = play.state.day.month
    earlier = play.state.unread if play.state.days else tuple(range(1, month))
    unread = (*earlier, month)
    play.set(month=Month(month), unread=unread, phase="page")
    if play.state.things.dial:
        play.things(dial=0)
    for twist in rules(play.ground, month).month_start:
        twist.month_start(play)
    play.tell(PageTurned(month, play.boxes))
    play.seal = "day"


def won(ground: Ground, state: State, month: int) -> int:
    """How many specials were won on dates of a month."""
    day, found = date(ground.year, month, 1), 0
    day += (SUNDAY - day.weekday()) * ONE_DAY
    while day.month == month:
        mark = state.marks.get(day.isoformat())
        found += mark is not None and mark.how == "won"
        if day.day > 24:  # the next one may lie beyond the last date there is
            break
        day += 7 * ONE_DAY
    return found


def kept(ground: Ground, state: State) -> bool:
    """Whether the open month was kept: enough specials won and a box left."""
    month = state.month
    left = month.madness < ground.boxes[month.number]
    return left and won(ground, state, month.number) >= ground.seal


def end(play: Play) -> None:
    """Write the open month's result."""
    month, ground = play.state.month, play.ground
    full = month.madness >= play.boxes
    penalty = ground.almanac.scoring.all_boxes if full else 0
    result = Result(
        month.number,
        month.points + penalty,
        won(ground, play.state, month.number),
        month.madness,
        full,
        kept(ground, play.state),
    )
    play.set(results=(*play.state.results, result))
    play.tell(MonthEnded(result))
