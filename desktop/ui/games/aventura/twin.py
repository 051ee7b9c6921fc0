"""The list twin of the zone map."""

from functools import partial

from PySide6.QtWidgets import QWidget

from desktop.ui.games.aventura.parts.twin_rows import rows
from desktop.ui.session import Shown
from desktop.ui.widgets.list_twin import ListTwin
from desktop.words.aventura.names import Names


class Twin(ListTwin):
    """Shows every zone, figure and choice in words."""

    def __init__(self, names: Names, parent: QWidget | None = None) -> None:
        """Speak with the names of one pack."""
        super().__init__(parent)
        self._names = names

    def speak(self, names: Names) -> None:
        """Use other names, after a change of language."""
        self._names = names
        self.name_itself()

    def show_step(self, shown: Shown, told: tuple[str, ...] = (), reading: str = "") -> None:
        """Show a position.

        `told` is what stands on the page; a text that waits behind it comes before all choices.
        """
        tell = partial(rows, self._names, shown.state, shown.choices, told, reading)
        self.show_rows(tell, afresh=bool(reading))
