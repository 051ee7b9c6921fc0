"""The year's numbers as a table: the chart's twin for keys and readers of the screen."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QKeyEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from desktop.drawing.fonts import Face, font
from desktop.ui.charts.year_chart import MonthFigure
from desktop.ui.theme import Look


class YearTable(QTableWidget):
    """A row a month: points, sum, reckonings, dread."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.verticalHeader().setVisible(False)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.horizontalHeader().setMinimumSectionSize(24)
        self.horizontalHeader().setStretchLastSection(True)
        self.horizontalHeader().setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_months(self, months: tuple[MonthFigure, ...]) -> None:
        """Write the numbers; what has not come has none."""
        heads = (
            self.tr("Month"),
            self.tr("Points"),
            self.tr("Sum"),
            self.tr("Reckonings"),
            self.tr("Dread"),
        )
        self.setAccessibleName(self.tr("The year's numbers"))
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(list(heads))
        self.setRowCount(len(months))
        for row, one in enumerate(months):
            come = one.points is not None
            cells = (
                one.name,
                one.figure,
                str(one.total) if come else "",
                f"{one.won} / {one.specials}" if come else "",
                f"{one.filled} / {one.boxes}" if come and one.boxes else "",
            )
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                side = Qt.AlignmentFlag.AlignLeft if column == 0 else Qt.AlignmentFlag.AlignRight
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                self.setItem(row, column, item)
                head = self.horizontalHeaderItem(column)
                if head is not None:
                    head.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)

    def wear(self, look: Look) -> None:
        """Put on a look."""
        inks = look.inks
        self.setFont(font(Face.LABEL, 13, look.zoom))
        self.horizontalHeader().setFont(font(Face.STRONG, 13, look.zoom))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Base, Qt.GlobalColor.transparent)
        colours.setColor(QPalette.ColorRole.Text, QColor(inks.ink))
        self.setPalette(colours)
        self.setStyleSheet(
            "QTableWidget { background: transparent; border: none; }"
            f"QTableWidget::item {{ color: {inks.ink}; }}"
            f"QTableWidget::item:selected {{ background: {inks.ink}; color: {inks.page}; }}"
            f"QHeaderView::section {{ background: transparent; color: {inks.quiet};"
            f" border: none; border-bottom: 1px solid {inks.quiet}; }}"
        )
        self.verticalHeader().setDefaultSectionSize(round(21 * look.zoom))
        self.verticalHeader().setMinimumSectionSize(round(18 * look.zoom))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out what room the heads leave; where they have too little the widest is cut."""
        super().resizeEvent(event)
        head = self.horizontalHeader()
        wide = [
            max(head.sectionSizeHint(n), self.sizeHintForColumn(n)) for n in range(head.count())
        ]
        if not wide:
            return
        free = self.viewport().width() - sum(wide)
        if free < 0:
            wide[wide.index(max(wide))] += free
        for n, room in enumerate(wide):
            head.resizeSection(n, room + max(0, free) // len(wide))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk; letters and Esc are the page's."""
        if event.key() == Qt.Key.Key_Escape or event.text().isalpha():
            event.ignore()
        else:
            super().keyPressEvent(event)
