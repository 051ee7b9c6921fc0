"""The journey as a chart, laid over the sheet when it is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from desktop.rules.games.book import view
from desktop.rules.games.book.state import State
from desktop.ui.charts.journey_chart import ChartView, JourneyChart, Series
from desktop.ui.theme import Look
from desktop.words.book.names import Names
from desktop.words.book.sheet_words import stat_name

if TYPE_CHECKING:
    from desktop.ui.games.book.table import BookTable


class ChartSheet(QObject):
    """Lays the chart over the sheet and takes it away; it is made whenever it is asked for."""

    def __init__(self, table: BookTable) -> None:
        """Nothing lies there yet."""
        super().__init__(table)
        self.table = table
        self.chart: JourneyChart | None = None

    def show_journey(self, names: Names, state: State) -> None:
        """Show the journey so far."""
        if self.chart is None:
            self.chart = JourneyChart(self.table)
            self.chart.wear(self.table.panels.look)
        self.lie()
        self.chart.show_chart(journey(state))
        self.chart.show()
        self.chart.raise_()

    def shut(self) -> bool:
        """Take the chart away; whether it lay there."""
        if self.chart is None:
            return False
        self.chart.hide()
        self.chart.deleteLater()
        self.chart = None
        return True

    def lie(self) -> None:
        """Fill the board."""
        if self.chart is not None:
            self.chart.setGeometry(self.table.panels.parts.sheet)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        if self.chart is not None:
            self.chart.wear(look)


def journey(state: State) -> ChartView:
    """Wounds, Fear, XP, gold and ECL after each Chapter."""
    rows = view.chart(state)
    lines = {
        "wounds": (stat_name("wounds"), [row.wounds for row in rows]),
        "fear": (stat_name("fear"), [row.fear for row in rows]),
        "xp": (stat_name("xp"), [row.xp for row in rows]),
        "gold": (stat_name("gold"), [row.gold for row in rows]),
        "ecl": (QCoreApplication.translate("Book", "ECL"), [row.ecl for row in rows]),
    }
    chapters = [row.chapter for row in rows]
    return ChartView(
        title=QCoreApplication.translate("Book", "The journey"),
        across=stat_name("chapters"),
        series=tuple(
            Series(name, label, tuple(zip(chapters, points, strict=True)))
            for name, (label, points) in lines.items()
        ),
        empty=QCoreApplication.translate("Book", "No Chapter is written yet."),
    )
