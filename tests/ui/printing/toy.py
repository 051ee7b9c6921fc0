"""Things to be printed that need no game: a story of three offers, drawn with a few lines."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.drawing.fonts import Face, font
from desktop.keepsakes.leaf import Keepsake, Leaf, unit
from desktop.keepsakes.outputs.progress import Progress
from desktop.keepsakes.source import TEXT_FILES, Offer, Source
from desktop.keepsakes.wish import PageName, Wish

OFFERS = (
    Offer(
        "map",
        "The map as it was played",
        parts=(("pier", "Pier Four at Night"), ("boat", "The Last Boat"), ("all", "Overview")),
        scaled=True,
    ),
    Offer("diary", "The diary", files=TEXT_FILES, booklet=True),
    Offer("cards", "Boards and cards"),
)
BLANKS = (
    Offer("blank", "Blank maps", scaled=True),
    Offer("cards", "Cards, to be cut out"),
    Offer("tokens", "Tokens, to be cut out"),
)
COUNTS = {"map": 3, "diary": 14, "cards": 2, "blank": 2, "tokens": 1}


class ToyKeeper:
    """Offers the same to everybody; counts how often it was asked."""

    def __init__(self) -> None:
        self.made: list[tuple[str, Wish]] = []
        self.steps, self.taken, self.left = 1, 0, 0

    def offers(self, source: Source) -> tuple[Offer, ...]:
        return OFFERS

    def make(self, source: Source, page: PageName, wish: Wish) -> Keepsake:
        return self._keepsake(page, wish, OFFERS)

    def making(
        self, source: Source, page: PageName, wish: Wish
    ) -> Generator[Progress, None, Keepsake]:
        try:
            for step in range(self.steps):
                self.taken += 1
                yield Progress(step, self.steps)
        except GeneratorExit:
            self.left += 1
            raise
        return self.make(source, page, wish)

    def blanks(self, content: Any, language: str) -> tuple[Offer, ...]:
        return BLANKS

    def make_blank(self, content: Any, language: str, page: PageName, wish: Wish) -> Keepsake:
        return self._keepsake(page, wish, BLANKS)

    def _keepsake(self, page: str, wish: Wish, offers: tuple[Offer, ...]) -> Keepsake:
        title = next(offer.title for offer in offers if offer.page == page)
        self.made.append((page, wish))
        return Keepsake(title, title, leaves(page, wish))


def leaves(page: str, wish: Wish) -> tuple[Leaf, ...]:
    """Pages with a frame at the margin and lines like text, one after the other."""
    count = COUNTS[page]
    lying = page == "map"
    sheet = wish.sheet.turned(landscape=lying)
    return tuple(
        Leaf(
            sheet.width,
            sheet.height,
            _Draw(number, sheet.printable),
            f"Part {number + 1}" if lying else "",
            f"This is page {number + 1}.\nIt says little.",
        )
        for number in range(count)
    )


class _Draw:
    def __init__(self, number: int, box: QRectF) -> None:
        self.number, self.box = number, box

    def __call__(self, painter: QPainter) -> None:
        box = self.box.adjusted(8, 8, -8, -8)
        painter.setPen(QPen(QColor("#2B2620"), 0.5))
        painter.drawRect(box)
        with unit(painter, 0.3528, box.left() + 8, box.top() + 20):
            painter.setFont(font(Face.TITLE, 32))
            painter.drawText(QPointF(0, 0), f"Page {self.number + 1}")
        painter.setPen(QPen(QColor("#8C1D18"), 0.4))
        for line in range(30):
            y = box.top() + 30 + 6 * line
            if y < box.bottom() - 8:
                painter.drawLine(QPointF(box.left() + 8, y), QPointF(box.right() - 8, y))
