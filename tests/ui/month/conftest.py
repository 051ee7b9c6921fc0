"""Month boards for tests: shown, gone after the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.ui.month.look import MonthLook
from tests.looks.month_contents import MARCH, OVER
from tests.ui.month.hands import Hands

Lay = Callable[..., Hands]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Lays boards: `lay(theme, size, motion=..., zoom=...)`, with the page of the picture."""
    made: list[Hands] = []

    def new(*words: object, **more: object) -> Hands:
        hands = Hands(*words, **more)  # type: ignore[arg-type]
        hands.board.show_page(MonthLook(MARCH, OVER))
        made.append(hands)
        return hands

    yield new
    for hands in made:
        hands.board.close()
        hands.board.deleteLater()


@pytest.fixture
def hands(lay: Lay) -> Hands:
    """The board of the picture, at rest."""
    return lay()
