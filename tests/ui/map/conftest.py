"""Tables for tests: shown, with nothing that moves by itself, gone after the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import Theme
from tests.ui.map.house import Table, look_at, row_house

Lay = Callable[..., Table]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Lays tables: `lay(theme, size, moving=...)`."""
    made: list[Table] = []

    def new(
        theme: Theme = Theme.LAMP, size: tuple[int, int] = (946, 444), *, moving: bool = False
    ) -> Table:
        table = Table(theme, size)
        table.scene.animator.moving = moving
        table.view.show()
        made.append(table)
        return table

    yield new
    for table in made:
        table.view.close()
        table.view.deleteLater()
        table.scene.deleteLater()


@pytest.fixture
def table(lay: Lay) -> Table:
    """The small house, fitted, with Ines in the hall."""
    made = lay()
    made.view.show_map(look_at(row_house()))
    return made
