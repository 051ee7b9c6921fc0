"""What fits, as rows: each lead of the week with what is missing and its chance, or why not."""

from datetime import date

from PySide6.QtCore import QCoreApplication

from desktop.rules.games.calendar import choices as c
from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view.fits import Fits, Lead
from desktop.ui.games.calendar.parts.held import Held
from desktop.ui.games.calendar.parts.next_step import lit
from desktop.ui.theme import OddsShown
from desktop.ui.widgets.fit_row import FitRow
from desktop.ui.widgets.fits_slip import FitsView
from desktop.ui.widgets.shield_row import ShieldView
from desktop.words.calendar import rows, today
from desktop.words.calendar.dates import day_in_week, opening
from desktop.words.calendar.names import Names, a_symbol, and_text, symbols_text

ODDS_PHASES = ("declare", "throw", "rolled")


def fits_view(
    names: Names,
    state: State,
    offered: tuple[object, ...],
    held: Held,
    fits: Fits | None,
    odds: OddsShown,
) -> FitsView:
    """The slip of a position; empty where no dice are asked for."""
    if fits is None:
        return FitsView("")
    asked = state.phase in ODDS_PHASES
    every, seen = asked and odds is OddsShown.ALWAYS, asked and odds is not OddsShown.OFF
    chosen = _chosen(state, held, fits)
    may_swear = {one.square for one in offered if isinstance(one, c.Swear)}
    shown = tuple(
        _row(
            names,
            state,
            lead,
            lead.day in may_swear,
            odds_shown=every or (seen and lead.day in (held.pointed, chosen)),
        )
        for lead in fits.leads
    )
    shield = _shield(names, state, fits, odds_shown=seen)
    return FitsView(
        title=_title(names, state, fits),
        aside=_aside(state, held, fits),
        rows=() if shield is not None else shown,
        shield=shield,
        chosen=chosen.isoformat() if chosen is not None else "",
        any_chance=fits.some if seen else None,
        any_label=rows.some_label(fits),
        sign_chance=fits.mark if every and not fits.finale else None,
        nothing=_nothing(state, fits),
    )


def _title(names: Names, state: State, fits: Fits) -> str:
    if fits.finale:
        return names.thing("T12")
    if fits.special:
        return QCoreApplication.translate("CalendarTable", "The reckoning")
    if not state.hand.rolls:
        return QCoreApplication.translate("CalendarTable", "This week's leads")
    return QCoreApplication.translate("CalendarTable", "What fits")


def _chosen(state: State, held: Held, fits: Fits) -> date | None:
    """The framed row: what Enter takes or what was taken, else what was pressed."""
    if state.phase == "closing":
        return state.took
    best = lit(state, fits, held)
    return best.day if best is not None else held.lit


def _row(names: Names, state: State, lead: Lead, may_swear: bool, *, odds_shown: bool) -> FitRow:
    closed = lead.reason is not None
    told = "" if closed else rows.row_text(names, state, lead)
    if state.phase == "closing":
        told = rows.done_text() if lead.day == state.took else ""
    oath = "sworn" if lead.sworn else "may" if may_swear else ""
    return FitRow(
        date=lead.day.isoformat(),
        symbols=lead.square.symbols,
        value=lead.now,
        title=opening(day_in_week(lead.day, state.day)),
        told=told,
        chance=lead.chance if odds_shown and not closed else None,
        closed=rows.row_text(names, state, lead) if closed else "",
        fits=lead.fits and not closed,
        oath=oath,
        oath_name=names.thing("T10") if oath else "",
    )


def _shield(names: Names, state: State, fits: Fits, *, odds_shown: bool) -> ShieldView | None:
    """The Sunday's shield; for the last sitting one without a square."""
    chance = fits.some if odds_shown else None
    if fits.finale:
        return ShieldView(
            date=state.day.isoformat(),
            symbols=(),
            printed=fits.need,
            now=fits.need,
            title=names.thing("T12"),
            why=rows.finale_text(fits.need),
            told=_of_hour(state, fits),
            chance=chance,
        )
    if not fits.special or not fits.leads:
        return None
    lead = fits.leads[0]
    return ShieldView(
        date=lead.day.isoformat(),
        symbols=lead.square.symbols,
        printed=lead.square.value,
        now=lead.now,
        title=opening(day_in_week(lead.day, state.day)),
        why=rows.special_text(lead),
        told=rows.row_text(names, state, lead),
        chance=chance,
        fits=lead.fits,
    )


def _of_hour(state: State, fits: Fits) -> str:
    """What the dice of the last sitting lack."""
    hand = state.hand
    if not hand.rolls:
        return ""
    return rows.hour_text(max(0, fits.need - fits.total), alike=len(set(hand.symbol)) == 1)


def _aside(state: State, held: Held, fits: Fits) -> str:
    """What is held, or what lies there."""
    hand = state.hand
    thrown = state.phase == "throw"  # on the player's own table: only what is held lies here
    if not hand.rolls or (thrown and not held.dice):
        return ""
    if not held.dice or not (thrown or state.phase == "rolled"):
        return rows.lies_text(fits.total, hand.symbol, fits.shows)
    parts = [str(hand.number[die - 1]) for die in held.dice if die <= len(hand.number)]
    greens = tuple(hand.symbol[die - 4] for die in held.dice if die > len(hand.number))
    if len(set(greens)) < len(greens):
        parts.append(symbols_text(greens))
    else:
        parts += [a_symbol(symbol) for symbol in greens]
    return QCoreApplication.translate("CalendarTable", "holding {dice}").format(
        dice=and_text(parts)
    )


def _nothing(state: State, fits: Fits) -> str:
    if state.phase not in ("final", "closing") or fits.finale:
        return ""
    if any(lead.fits for lead in fits.leads) or state.took is not None:
        return ""
    return today.nothing_today(state, len(fits.leads))
