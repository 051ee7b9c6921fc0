"""The rows of what fits: what a lead asks for, what is missing, what it does for Sunday."""

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar.content.schema import Square
from desktop.rules.games.calendar.state import State, Symbol
from desktop.rules.games.calendar.view.fits import Fits, Lead
from desktop.rules.kernel.errors import Reason
from desktop.words.calendar import reasons
from desktop.words.calendar.dates import day_in_week, opening
from desktop.words.calendar.names import (
    Names,
    a_symbol,
    and_text,
    no_symbol,
    or_text,
    symbol_name,
    symbols_text,
)

MOST = 18
"""What three dice can show."""


def asks_text(square: Square, now: int) -> str:
    """What a square asks for: `13, lens`; with both symbols `13, lens and lantern`."""
    named = [symbol_name(symbol) for symbol in square.symbols]
    symbols = and_text(named) if square.need == "all" else or_text(named)
    return QCoreApplication.translate("Calendar", "{value}, {symbols}").format(
        value=now, symbols=symbols
    )


def row_text(names: Names, state: State, lead: Lead) -> str:
    """What stands in a lead's row: what is missing, or why it cannot be chosen; no full stop.

    Before the first roll nothing is missing yet, and only what it does for Sunday is said; where
    a symbol is missing, that alone.
    """
    return _row(names, state, lead).removesuffix(".")


def _row(names: Names, state: State, lead: Lead) -> str:
    if lead.reason is not None:
        return _closed(names, state, lead, lead.reason)
    if not state.hand.rolls or state.phase == "throw":  # nothing lies that could be short
        return makes_text(lead)
    lacks = _lacks(lead)
    return lacks if lead.missing else " ".join(part for part in (lacks, makes_text(lead)) if part)


def _closed(names: Names, state: State, lead: Lead, reason: Reason) -> str:
    """Why it cannot be chosen, short enough for its row."""
    match reason.code:
        case "sealed":
            return QCoreApplication.translate("Calendar", "First another with {symbol}.").format(
                symbol=a_symbol(lead.square.symbols[0])
            )
        case "own_day":
            return QCoreApplication.translate("Calendar", "On {day} only.").format(
                day=day_in_week(lead.day, state.day)
            )
        case _:
            return reasons.sentence(names, state, reason)


def _lacks(lead: Lead) -> str:
    """`2 short.`, `Needs a lantern.`, `6 short, and no lens.`, `Fits.`"""
    every = lead.square.need == "all"
    if lead.short and lead.missing:
        missing = [no_symbol(one) for one in lead.missing]
        symbols = and_text(missing) if every else or_text(missing)
        return QCoreApplication.translate(
            "Calendar", "%n short, and {no_symbol}.", None, lead.short
        ).format(no_symbol=symbols)
    if lead.short:
        return QCoreApplication.translate("Calendar", "%n short.", None, lead.short)
    if lead.missing:
        missing = [a_symbol(one) for one in lead.missing]
        symbols = and_text(missing) if every else or_text(missing)
        return QCoreApplication.translate("Calendar", "Needs {symbol}.").format(symbol=symbols)
    return QCoreApplication.translate("Calendar", "Fits.")


def makes_text(lead: Lead) -> str:
    """What doing it leaves for Sunday: `Makes Sunday 13.`; empty in a week without one."""
    if lead.sunday is None:
        return ""
    return QCoreApplication.translate("Calendar", "Makes Sunday {value}.").format(value=lead.sunday)


def special_text(lead: Lead) -> str:
    """The reckoning in words: `17 printed, 13 today.`"""
    if lead.now > MOST:
        return QCoreApplication.translate(
            "Calendar", "{value} today, more than three dice can show."
        ).format(value=lead.now)
    if lead.square.value == lead.now:
        return QCoreApplication.translate("Calendar", "{value} today, as printed.").format(
            value=lead.now
        )
    return QCoreApplication.translate("Calendar", "{printed} printed, {value} today.").format(
        printed=lead.square.value, value=lead.now
    )


def finale_text(need: int) -> str:
    """What the last sitting asks for."""
    return QCoreApplication.translate(
        "Calendar", "Both symbol dice alike, and {need} or more."
    ).format(need=need)


def hour_text(short: int, *, alike: bool) -> str:
    """What the dice of the last sitting lack: `3 short, and not alike`."""
    if short and not alike:
        return QCoreApplication.translate("Calendar", "%n short, and not alike", None, short)
    if short:
        return QCoreApplication.translate("Calendar", "%n short", None, short)
    if not alike:
        return QCoreApplication.translate("Calendar", "Not alike")
    return QCoreApplication.translate("Calendar", "Fits")


def done_text() -> str:
    """What was taken, until the day is closed."""
    return QCoreApplication.translate("Calendar", "Done")


def some_label(fits: Fits) -> str:
    """What the chance below the rows is the chance of."""
    if fits.finale or fits.special:
        return QCoreApplication.translate("Calendar", "It will be done")
    if any(lead.fits for lead in fits.leads):
        return QCoreApplication.translate("Calendar", "Rolled again, one fits")
    return QCoreApplication.translate("Calendar", "Something will fit")


def mark_label() -> str:
    """What the other chance below the rows is the chance of."""
    return QCoreApplication.translate("Calendar", "The Sign will show")


def lies_text(total: int, symbols: tuple[Symbol, ...], shows: bool) -> str:
    """The dice as they lie: `13, a lens and a lantern`, with the Sign where it shows."""
    told = QCoreApplication.translate("Calendar", "{total}, {symbols}").format(
        total=total, symbols=symbols_text(symbols)
    )
    if not shows:
        return told
    return QCoreApplication.translate("Calendar", "{dice}, and the Sign").format(dice=told)


def spoken(names: Names, state: State, lead: Lead, chance: str = "") -> str:
    """A row for a reader of the screen: day, what it asks for, what is missing, the chance."""
    parts = [
        opening(day_in_week(lead.day, state.day)),
        asks_text(lead.square, lead.now),
    ]
    if lead.sworn:
        parts.append(names.thing("T10"))
    told = ", ".join(parts)
    rest = _row(names, state, lead)
    return " ".join(part for part in (f"{told}.", rest, chance) if part)
