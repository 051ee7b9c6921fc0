"""Boards for tests: shown, gone after the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.looks.sheet_contents import LOOK
from tests.ui.sheet.hands import Hands

Lay = Callable[..., Hands]


@pytest.fixture
def lay(qtbot: QtBot) -> Iterator[Lay]:
    """Lays boards: `lay(theme, size, motion=...)`."""
    made: list[Hands] = []

    def new(*words: object, **more: object) -> Hands:
        hands = Hands(*words, **more)  # type: ignore[arg-type]
        made.append(hands)
        return hands

    yield new
    for hands in made:
        hands.board.close()
        hands.board.deleteLater()


@pytest.fixture
def hands(lay: Lay) -> Hands:
    """The board of the target, at rest."""
    made = lay()
    made.board.show_sheet(LOOK)
    return made
