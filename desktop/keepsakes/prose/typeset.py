"""A manuscript as the pages of a book."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from PySide6.QtGui import QPainter

from desktop.keepsakes.leaf import Leaf, unit
from desktop.keepsakes.manuscript import Manuscript
from desktop.keepsakes.outputs.progress import Progress, drained
from desktop.keepsakes.placing.booklet import half, imposed
from desktop.keepsakes.prose.binding import Binding, Page, composing
from desktop.keepsakes.prose.cuts import TENTH
from desktop.keepsakes.prose.design import design
from desktop.keepsakes.wish import Wish


def typeset(manuscript: Manuscript, wish: Wish) -> tuple[Leaf, ...]:
    """The pages of a manuscript; for a booklet, the sides of the sheets to be folded."""
    return drained(typesetting(manuscript, wish))


def typesetting(manuscript: Manuscript, wish: Wish) -> Generator[Progress, None, tuple[Leaf, ...]]:
    """The same step by step, so that a window stays alive beside it."""
    sheet = half(wish.sheet) if wish.booklet else wish.sheet
    plan = design(sheet)
    body = yield from composing(manuscript, plan)
    leaves = tuple(
        Leaf(
            sheet.width,
            sheet.height,
            partial(_draw, page=page),
            page.name,
            page.said,
            page.heading,
        )
        for page in Binding(manuscript, plan, body, fold=wish.booklet).bind()
    )
    return imposed(leaves, wish) if wish.booklet else leaves


def _draw(painter: QPainter, page: Page) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    with unit(painter, TENTH):
        page.draw(painter)
    painter.restore()
