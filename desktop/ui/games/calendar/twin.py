"""The list twin of the calendar's page."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from desktop.ui.widgets.list_twin import ListTwin, Row


class Twin(ListTwin):
    """Shows every day, thing and choice in words."""

    def name_itself(self) -> None:
        """Say what this is, in the present language."""
        self.setAccessibleName(QCoreApplication.translate("CalendarTable", "The page as a list"))

    def tell(self, told: Callable[[], tuple[Row, ...]], *, afresh: bool) -> None:
        """Show a position; only a twin that is looked at is written."""
        self.show_rows(told, afresh=afresh)
