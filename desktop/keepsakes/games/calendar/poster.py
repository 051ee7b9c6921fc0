"""The year as a poster."""

from desktop.keepsakes.games.calendar.months import month_picture, read
from desktop.keepsakes.picture import Picture
from desktop.keepsakes.source import Source


def poster(source: Source) -> Picture:
    """The year."""
    return month_picture(source, read(source.history.state)[-1])
