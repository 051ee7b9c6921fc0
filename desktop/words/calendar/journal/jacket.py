"""The text on the jacket of a year's journal: an opening, three facts of this year, a last word."""

from collections.abc import Iterator, Sequence

import msgspec

from desktop.rules.games.calendar.state import Result, State
from desktop.rules.games.calendar.view.year import Year, year
from desktop.words.calendar.dates import day_text, month_name
from desktop.words.calendar.journal import jacket_facts as facts
from desktop.words.calendar.names import Names
from desktop.words.calendar.told_year import points_text
from desktop.words.language import spoken
from desktop.words.numbers import told_number
from desktop.words.telling import Wordings, name, plain, row

_FACTS = 3
_LEAST = 2
"""Of fewer days or Sundays nothing is said."""
_NAMED = 3
"""So many months are named; of more there is nothing remarkable in each."""


class Fact(msgspec.Struct, frozen=True):
    """One thing that can be said of a year, with its places filled."""

    id: str
    wordings: tuple[str, ...]
    places: dict[str, str]


def jacket(names: Names, state: State, seed: str) -> tuple[str, ...]:
    """Its paragraphs; nothing of a year of which next to nothing was played."""
    sums = year(names.almanac, state)
    if sums.played < _LEAST:
        return ()
    wordings = Wordings(f"jacket|{seed}")
    told = [wordings.say(one.id, one.wordings, **one.places) for one in found(sums, state)]
    return (_opening(wordings, sums, state), " ".join(told), _closing(wordings, names, sums, state))


def found(sums: Year, state: State) -> tuple[Fact, ...]:
    """The three facts that are most worth telling, the likeliest told last."""
    return tuple(fact for fact, _ in zip(_facts(sums, state), range(_FACTS), strict=False))


def _opening(wordings: Wordings, sums: Year, state: State) -> str:
    evenings = _number(sums.played)
    if sums.rank is not None:
        return plain(wordings.say("whole", facts.whole(), evenings=evenings))
    day = day_text(state.day)
    return plain(wordings.say("begun", facts.begun(), evenings=evenings, day=day))


def _closing(wordings: Wordings, names: Names, sums: Year, state: State) -> str:
    if sums.rank is not None:
        rank = names.epilogue(sums.rank).title
        return plain(wordings.say("ended", facts.ended(), rank=name(rank)))
    return plain(wordings.say("open", facts.open_year(), month=month_name(state.month.number)))


# ---- what there is to tell ----------------------------------------------------------------------
def _facts(sums: Year, state: State) -> Iterator[Fact]:
    """All facts, the most remarkable first."""
    results = state.results
    if sums.specials >= _LEAST and sums.won != 1:
        yield _sundays(sums)
    yield from _months("none_won", facts.none_won(), [one for one in results if not one.won])
    yield from _months("kept", facts.kept(), [one for one in results if one.seal])
    yield from _months("full", facts.full(), [one for one in results if one.full])
    lapsed = sum(one.how == "lapsed" for one in state.days)
    if lapsed > 1:
        yield Fact("lapsed", facts.lapsed(), {"days": _number(lapsed)})
    best = max(results, key=lambda one: one.points, default=None)
    if best is not None and best.points > 1:
        places = {"month": month_name(best.month), "points": points_text(best.points)}
        yield Fact("best", facts.best(), places)
    if sums.leads > 1:
        yield Fact("leads", facts.leads(), {"leads": _number(sums.leads)})
    if sums.rolls > 1:
        yield Fact("rolls", facts.rolls(), {"rolls": _number(sums.rolls)})


def _sundays(sums: Year) -> Fact:
    places = {"won": _number(sums.won), "all": _number(sums.specials)}
    if not sums.won:
        return Fact("no_sunday", facts.no_sunday(), places)
    if sums.won == sums.specials:
        return Fact("every_sunday", facts.every_sunday(), places)
    return Fact("sundays", facts.sundays(), places)


def _months(key: str, wordings: tuple[str, ...], results: Sequence[Result]) -> Iterator[Fact]:
    """Something that is true of a few months."""
    if 0 < len(results) <= _NAMED:
        months = row([month_name(one.month) for one in results])
        yield Fact(key, wordings, {"months": months})


def _number(value: int) -> str:
    return told_number(value, spoken())
