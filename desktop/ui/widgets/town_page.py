"""The page of a Town: services as rows with their prices, and the lists of wares."""

from __future__ import annotations

from typing import Literal

import msgspec
from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.ui.widgets.page_face import PageFace

Service = Literal["rest", "buy", "sell", "oracle", "work", "leave"]
Opened = Literal["", "buy", "sell", "oracle"]


class ServiceRow(msgspec.Struct, frozen=True):
    """A service: what it does, its price as a sum, why it is closed.

    `does` is "heals 3 Wounds"; `sum` is "1 + 2 \N{MINUS SIGN} 1 = 2", `price` "2 gold" or
    "2 Fear". A row that opens a list (`opens`) has an arrow and no price.
    """

    id: Service
    digit: int
    label: str
    does: str = ""
    sum: str = ""
    price: str = ""
    closed: str = ""
    opens: bool = False


class WareRow(msgspec.Struct, frozen=True):
    """A ware in a list, or a target of the Oracle (`mark` as on the sheet, then no effect)."""

    id: str
    digit: int
    name: str
    effect: str = ""
    sum: str = ""
    price: str = ""
    closed: str = ""
    mark: str = ""
    count: int = 0


class TownView(msgspec.Struct, frozen=True):
    """What the page shows. `opened` names the list that lies open in place of the services."""

    title: str
    kind: str
    lede: str = ""
    services: tuple[ServiceRow, ...] = ()
    opened: Opened = ""
    list_title: str = ""
    list_note: str = ""
    rows: tuple[WareRow, ...] = ()
    recap: str = ""


class TownPage(PageFace):
    """Shows a Town.

    `picked` tells a service (ServiceRow), `chosen` a row of the open list (WareRow), `pointed`
    the id of the row under the pointer or in focus ("" for none), `shut` that the list is closed.
    """

    picked = Signal(object)  # ServiceRow
    chosen = Signal(object)  # WareRow
    pointed = Signal(str)
    shut = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view = TownView("", "")

    def show_town(self, view: TownView) -> None:
        """Show a Town; safe to call twice."""
        self._view = view
        self.arrange()
        self.update()

    def paint(self, painter: QPainter, area: QRectF) -> None:
        """Draw the page."""
        self.paint_paper(painter)
