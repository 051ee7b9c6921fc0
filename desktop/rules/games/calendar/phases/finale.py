"""The end of the year: T12, the last result, the rank (CA-079)."""

from desktop.rules.games.calendar.events import FinaleBegan, FinaleEnded, YearEnded
from desktop.rules.games.calendar.phases import legal, months, ratings
from desktop.rules.games.calendar.phases.ground import Ground
from desktop.rules.games.calendar.phases.play import Play
from desktop.rules.games.calendar.phases.twists import T12, rules
from desktop.rules.games.calendar.phases.weeks import SUNDAY, week_of
from desktop.rules.games.calendar.state import Hand, State


def holds(ground: Ground, state: State) -> bool:
    """T12: whether there is one more sitting after the last day."""
    return rules(ground, state.month.number).get(T12) is not None


def need(ground: Ground, state: State) -> int:
    """T12: the sum that is needed; 0 where it does not hold."""
    finale = rules(ground, state.month.number).get(T12)
    if finale is None:
        return 0
    last = [day for day in week_of(ground.last) if day.weekday() < SUNDAY]
    marks = [state.marks.get(day.isoformat()) for day in last]
    done = sum(mark is not None and mark.how == "done" for mark in marks)
    open_month = state.month.number
    seals = sum(result.seal for result in state.results if result.month != open_month)
    return finale.need(seals + months.kept(ground, state), len(last), done)


def won(ground: Ground, state: State) -> bool:
    """T12: whether the dice of the last sitting, as they lie, suffice."""
    symbols = state.hand.symbol
    equal = len(symbols) == 2 and len(set(symbols)) == 1
    return equal and legal.total(state) >= need(ground, state)


def begin(play: Play) -> None:
    """T12: sit down once more."""
    play.set(sitting="finale", phase="declare", hand=Hand(), line="", took=None, spurned="")
    play.tell(FinaleBegan(need(play.ground, play.state)))


def judge(play: Play) -> None:
    """T12: the dice decide, and the year is over."""
    finale = rules(play.ground, play.state.month.number).get(T12)
    success = won(play.ground, play.state)
    points = finale.number("points") if finale is not None and success else 0
    play.score(points)
    play.tell(FinaleEnded(success, legal.total(play.state), points))
    end(play)


def end(play: Play) -> None:
    """The last result and the rank."""
    months.end(play)
    state, ground = play.state, play.ground
    score = ratings.score(state)
    rank = ratings.rank(ground, state.first, score)
    play.set(phase="over", ending=f"{ratings.ENDING}{rank}")
    play.tell(YearEnded(score, ratings.most(ground, state.first), rank))
