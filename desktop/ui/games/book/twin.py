"""The list twin of the sheet."""

from functools import partial
from typing import Protocol

from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.next_step import Doable
from desktop.ui.session import Shown
from desktop.ui.widgets.list_twin import ListTwin, Row
from desktop.words.book.names import Names


class Tell(Protocol):
    """Tells a position in rows."""

    def __call__(
        self, names: Names, shown: Shown, held: Held, doable: Doable, *, odds_shown: bool
    ) -> tuple[Row, ...]:
        """All rows of it."""


class Twin(ListTwin):
    """Shows every Area, destination and choice in words."""

    def tell(
        self,
        rows: Tell,
        names: Names,
        shown: Shown,
        held: Held,
        doable: Doable,
        *,
        odds_shown: bool,
    ) -> None:
        """Show a position; only a twin that is looked at is written."""
        told = partial(rows, names, shown, held, doable, odds_shown=odds_shown)
        self.show_rows(told, afresh=doable.doing == "beat")
