"""The list twin of the sheet."""

from collections.abc import Callable
from functools import partial

from desktop.ui.games.book.parts.held import Held
from desktop.ui.games.book.parts.next_step import Doable
from desktop.ui.session import Shown
from desktop.ui.widgets.list_twin import ListTwin, Row
from desktop.words.book.names import Names

Tell = Callable[[Names, Shown, Held, Doable], tuple[Row, ...]]


class Twin(ListTwin):
    """Shows every Area, destination and choice in words."""

    def tell(self, rows: Tell, names: Names, shown: Shown, held: Held, doable: Doable) -> None:
        """Show a position."""
        self.show_rows(partial(rows, names, shown, held, doable), afresh=doable.doing == "beat")
