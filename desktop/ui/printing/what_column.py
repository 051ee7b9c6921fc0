"""What can be printed, as rows: the offers, and below the chosen one what may be chosen of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.keepsakes.source import Offer
from desktop.ui.printing.chosen import Chosen
from desktop.ui.printing.column import Column
from desktop.ui.printing.rows import LINE_HIGH, OFFER_HIGH, ChoiceRow, Kind
from desktop.ui.widgets.page_slips import more_mark

_GAP, _INSET = 5.0, 14.0
_MOST_DIGITS = 9


class WhatColumn(Column):
    """Shows offers; a press tells `changed` with the choice that it makes."""

    changed = Signal(object)  # Chosen

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(7, parent)
        self._offers: tuple[Offer, ...] = ()
        self._chosen = Chosen()
        self._offer_rows: list[ChoiceRow] = []
        self._part_rows: list[ChoiceRow] = []

    def buttons(self) -> Sequence[QAbstractButton]:
        rows: list[QAbstractButton] = []
        for row in self._offer_rows:
            rows.append(row)
            if row.name == self._chosen.page:
                rows += self._part_rows
        return rows

    def digit_of(self, button: QAbstractButton) -> int:
        return button.digit if isinstance(button, ChoiceRow) else 0

    def show_offers(self, offers: tuple[Offer, ...], chosen: Chosen) -> None:
        """Show these offers and what is chosen of them; safe to call twice."""
        self._offers, self._chosen = offers, chosen
        found: list[tuple[str, str]] = [(offer.page, offer.title) for offer in offers]
        self._offer_rows = self._rows(self._offer_rows, found, "offer", self._choose)
        for place, (row, (page, title)) in enumerate(zip(self._offer_rows, found, strict=True)):
            digit = place + 1 if place < _MOST_DIGITS else 0
            row.say(title, chosen=page == chosen.page, digit=digit)
        parts = self._parts()
        self._part_rows = self._rows(self._part_rows, parts, "one", self._choose_part)
        for row, (part, title) in zip(self._part_rows, parts, strict=True):
            row.say(title, chosen=part == chosen.part)
        self.arrange()
        self.update()

    def _parts(self) -> list[tuple[str, str]]:
        offer = next((one for one in self._offers if one.page == self._chosen.page), None)
        if offer is None or not offer.parts:
            return []
        return [("", self.tr("All of it")), *offer.parts]

    def _rows(
        self,
        old: list[ChoiceRow],
        wanted: list[tuple[str, str]],
        kind: Kind,
        slot: Callable[[], None],
    ) -> list[ChoiceRow]:
        """The rows for these names: those that stand there already, others made anew."""
        if [row.name for row in old] == [name for name, _ in wanted]:
            return old
        self.put_away(old)
        for gone in old:
            gone.deleteLater()
        made: list[ChoiceRow] = []
        for name, _ in wanted:
            row = ChoiceRow(name, kind, self)
            row.wear(self.look)
            row.clicked.connect(slot)
            made.append(row)
        return made

    def _choose(self) -> None:
        row = self.sender()
        if isinstance(row, ChoiceRow) and row.name != self._chosen.page:
            self.changed.emit(
                msgspec.structs.replace(self._chosen, page=row.name, part="", pages="")
            )

    def _choose_part(self) -> None:
        row = self.sender()
        if isinstance(row, ChoiceRow) and row.name != self._chosen.part:
            self.changed.emit(msgspec.structs.replace(self._chosen, part=row.name, pages=""))

    # --- where they stand ----------------------------------------------------------------------

    def _length(self) -> float:
        return len(self._offer_rows) * (OFFER_HIGH + _GAP) + (
            len(self._part_rows) * LINE_HIGH + _GAP if self._part_rows else 0.0
        )

    def foot(self) -> float:
        return self.region.top() + self._length()

    def most(self) -> float:
        return max(0.0, self._length() - self.region.height())

    def arrange(self) -> None:
        """Put the rows below each other."""
        region = self.region
        y = region.top()
        for row in self._offer_rows:
            self.put(row, QRectF(region.left(), y, region.width(), OFFER_HIGH))
            y += OFFER_HIGH + _GAP
            if row.name == self._chosen.page:
                for part in self._part_rows:
                    box = QRectF(region.left() + _INSET, y, region.width() - _INSET, LINE_HIGH)
                    self.put(part, box)
                    y += LINE_HIGH
                y += _GAP if self._part_rows else 0.0

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the paper; a mark where more rows follow."""
        super().paint(painter, area)
        if self.turned < self.most() - 1:
            more_mark(painter, self.region.bottomRight(), self.look.inks)
