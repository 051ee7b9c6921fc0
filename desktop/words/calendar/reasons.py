"""Why something is not allowed, in one sentence of public facts.

What belongs to a month's rule is called by the year's own texts; such a reason is given only where
the month has come.
"""

from collections.abc import Callable
from datetime import date

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.state import State
from desktop.rules.kernel.errors import Reason
from desktop.words.calendar.dates import day_in_week, either_text, opening
from desktop.words.calendar.names import (
    Names,
    a_symbol,
    and_text,
    known_symbol,
    or_text,
    two_symbols,
)

_Facts = dict[str, str]
_Say = Callable[[Names, State, _Facts], str]


def day_of(text: str) -> date | None:
    """The day that a fact names; None for anything else."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        return None


def days_named(state: State, text: str) -> str:
    """The days of a fact in words, any of which is meant: `Tuesday or Friday`."""
    found = [day_of(word) for word in text.replace(",", " ").split()]
    return either_text([day_in_week(day, state.day) for day in found if day is not None])


def symbols_named(text: str, *, every: bool) -> str:
    """The symbols of a fact in words, all of which are meant or any: `a lens and a lantern`."""
    found = [known_symbol(word) for word in text.replace(",", " ").split()]
    known = [symbol for symbol in found if symbol is not None]
    if every and len(known) == 2 and known[0] == known[1]:
        return two_symbols(known[0])
    told = [a_symbol(symbol) for symbol in known]
    return and_text(told) if every else or_text(told)


def whole_number(text: str) -> int:
    """The number of a fact; 0 for anything else."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else 0


def _sealed(names: Names, state: State, facts: _Facts) -> str:
    needs = facts.get("needs", "")
    days = days_named(state, needs)
    if days:
        return QCoreApplication.translate(
            "CalendarReasons", "It opens the day after {days} is done."
        ).format(days=days)
    symbol = known_symbol(needs)
    if symbol is not None:
        return QCoreApplication.translate(
            "CalendarReasons",
            "It opens the day after another lead of this week with {symbol} is done.",
        ).format(symbol=a_symbol(symbol))
    return QCoreApplication.translate("CalendarReasons", "It is closed for now.")


def _own_day(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "This one can be done on its own day only: {day}."
    ).format(day=days_named(state, facts.get("day", "")))


def _special_waits(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "The reckoning waits for its own day: {day}."
    ).format(day=days_named(state, facts.get("day", "")))


def _too_low(names: Names, state: State, facts: _Facts) -> str:
    short = whole_number(facts.get("short", ""))
    return QCoreApplication.translate(
        "CalendarReasons", "The number dice are %n short.", None, short
    )


def _no_symbol(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "No symbol die shows what it needs: {symbol}."
    ).format(symbol=symbols_named(facts.get("symbol", ""), every=False))


def _no_twin(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "Both its symbols must lie there; still missing: {symbols}."
    ).format(symbols=symbols_named(facts.get("missing", ""), every=True))


def _used_today(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("CalendarReasons", "{thing}: used today already.").format(
        thing=names.thing("T2")
    )


def _no_charge(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "{thing}: no turn left this month."
    ).format(thing=names.thing("T2"))


def _no_insight(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("CalendarReasons", "{thing}: you hold none.").format(
        thing=names.thing("T6")
    )


def _after_third(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "{thing}: after the third roll, once a day."
    ).format(thing=names.thing("T6"))


def _bell_silent(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "{thing}: it stands at nothing, and cannot go lower."
    ).format(thing=names.thing("T8"))


def _hold_marks(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "{thing}: a die that shows the Sign stays where it lies today."
    ).format(thing=names.thing("T9"))


def _vow_used(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate("CalendarReasons", "{thing}: once a week.").format(
        thing=names.thing("T10")
    )


def _vow_low(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "{thing}: only for a lead that asks for {least} or more."
    ).format(thing=names.thing("T10"), least=facts.get("least", ""))


def _last_ally(names: Names, state: State, facts: _Facts) -> str:
    last = state.things.allies[-1] if state.things.allies else ""
    if not last:
        return QCoreApplication.translate("CalendarReasons", "Not two months in a row.")
    return QCoreApplication.translate(
        "CalendarReasons", "{name} helped last month; not two months in a row."
    ).format(name=names.ally(last))


def _year_fixed(names: Names, state: State, facts: _Facts) -> str:
    return QCoreApplication.translate(
        "CalendarReasons", "This calendar is printed for one year and page; those cannot be chosen."
    )


_SAID: dict[str, _Say] = {
    "sealed": _sealed,
    "own_day": _own_day,
    "special_waits": _special_waits,
    "too_low": _too_low,
    "no_symbol": _no_symbol,
    "no_twin": _no_twin,
    "used_today": _used_today,
    "no_charge": _no_charge,
    "no_insight": _no_insight,
    "after_third": _after_third,
    "bell_silent": _bell_silent,
    "hold_marks": _hold_marks,
    "vow_used": _vow_used,
    "vow_low": _vow_low,
    "last_ally": _last_ally,
    "year_fixed": _year_fixed,
}


def _plain() -> dict[str, str]:
    """The reasons that need no facts."""
    return {
        "next_month": QCoreApplication.translate(
            "CalendarReasons", "It lies in the next month, whose page is not turned up yet."
        ),
        "prev_month": QCoreApplication.translate(
            "CalendarReasons", "Its page was turned; by the table rules it is gone."
        ),
        "done": QCoreApplication.translate("CalendarReasons", "It is done already."),
        "week_over": QCoreApplication.translate("CalendarReasons", "Its week is over."),
        "not_begun": QCoreApplication.translate("CalendarReasons", "Its week has not begun."),
        "before_arrival": QCoreApplication.translate(
            "CalendarReasons", "It lies before your arrival."
        ),
        "sunday_only": QCoreApplication.translate(
            "CalendarReasons", "On a Sunday there is only the reckoning."
        ),
        "earlier": QCoreApplication.translate(
            "CalendarReasons", "The date goes forward only; nothing is taken back."
        ),
        "year_over": QCoreApplication.translate("CalendarReasons", "The year is over."),
        **_plain_dice(),
        **_plain_phases(),
        **_plain_undo(),
    }


def _plain_dice() -> dict[str, str]:
    return {
        "stop_first": QCoreApplication.translate(
            "CalendarReasons", "Stop first: then the dice stay as they lie."
        ),
        "no_rolls": QCoreApplication.translate("CalendarReasons", "No roll is left today."),
        "hold_all": QCoreApplication.translate(
            "CalendarReasons", "With all five dice held there is nothing to roll."
        ),
        "bad_dice": QCoreApplication.translate(
            "CalendarReasons", "Those are not the dice that are asked for."
        ),
        "throw_pending": QCoreApplication.translate(
            "CalendarReasons", "Dice are to be rolled first."
        ),
        "after_roll": QCoreApplication.translate(
            "CalendarReasons", "Only before the first roll of the day."
        ),
    }


def _plain_phases() -> dict[str, str]:
    return {
        "day_closed": QCoreApplication.translate("CalendarReasons", "This day is closed."),
        "page_first": QCoreApplication.translate("CalendarReasons", "Read the new page first."),
        "ally_first": QCoreApplication.translate(
            "CalendarReasons", "Choose first who helps this month."
        ),
        "not_now": QCoreApplication.translate("CalendarReasons", "That is not possible now."),
        "unknown_option": QCoreApplication.translate(
            "CalendarReasons", "There is no such table rule."
        ),
        "unknown_value": QCoreApplication.translate(
            "CalendarReasons", "This table rule has no such value."
        ),
        "fixed_option": QCoreApplication.translate(
            "CalendarReasons", "This table rule is fixed once the year has begun."
        ),
        "story_mode_stays": QCoreApplication.translate(
            "CalendarReasons", "Story mode cannot be switched off again."
        ),
    }


def _plain_undo() -> dict[str, str]:
    return {
        "undo.beginning": QCoreApplication.translate("CalendarReasons", "Nothing to undo"),
        "undo.older_program": QCoreApplication.translate(
            "CalendarReasons", "Undo stops here: an older Solitarium wrote what came before"
        ),
        "redo.nothing": QCoreApplication.translate("CalendarReasons", "Nothing to do again"),
        "save.read_only": QCoreApplication.translate(
            "CalendarReasons", "This save is open to read only."
        ),
    }


def undo_sentence(seal: str) -> str:
    """Why undo stops here: the dice were seen, or the day is over."""
    if seal == "day":
        return QCoreApplication.translate(
            "CalendarReasons", "Undo stops here: the day is closed or the page is turned"
        )
    return QCoreApplication.translate("CalendarReasons", "Undo stops here: the dice have been seen")


def sentence(names: Names, state: State, reason: Reason) -> str:
    """A reason in words; an unknown code still gives a sentence."""
    if reason.code == "undo.sealed":
        return undo_sentence(reason.facts.get("seal", ""))
    said = _SAID.get(reason.code)
    if said is not None:
        return opening(said(names, state, reason.facts))
    plain = _plain()
    return plain.get(reason.code, plain["not_now"])


def told_codes() -> frozenset[str]:
    """The codes that have a sentence of their own."""
    return frozenset(_SAID) | frozenset(_plain()) | {"undo.sealed"}
