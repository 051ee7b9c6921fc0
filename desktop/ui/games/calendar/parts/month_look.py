"""What lies over a month's page: frames, what the dice fit, the figure."""

from collections.abc import Mapping
from datetime import date, timedelta

from desktop.drawing.month_records import Fit, Over
from desktop.rules.games.calendar.state import State
from desktop.rules.games.calendar.view.fits import Fits
from desktop.ui.games.calendar.parts.held import Held


def over(
    state: State, held: Held, lit: date | None, fits: Fits | None, told: Mapping[date, str]
) -> Over:
    """What lies over the page: the frame, the keys' square, what the dice fit, the figure.

    The figure stays on a day that is over until its end was read.
    """
    figure = state.day if state.phase != "waiting" else state.day - timedelta(1)
    return Over(
        chosen=lit,
        cursor=held.cursor,
        pointed=held.pointed,
        fits=_fits(fits, told) if state.phase in ("rolled", "final") else {},
        figure=None if held.month else held.closed.day if held.closed is not None else figure,
    )


def _fits(fits: Fits | None, told: Mapping[date, str]) -> dict[date, Fit]:
    if fits is None:
        return {}
    return {
        lead.day: Fit(lead.fits, lead.chance, told.get(lead.day, ""))
        for lead in fits.leads
        if lead.reason is None
    }
