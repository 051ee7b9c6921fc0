"""What stands below a page of the preview is read to its end."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing.lettering import Side
from desktop.keepsakes.games.aventura import KEEPER
from desktop.keepsakes.wish import Wish
from desktop.paths import shipped
from desktop.store.packs import load_pack
from desktop.ui.printing import page_face
from desktop.ui.theme import Look


def test_no_sheet_of_cards_has_its_caption_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, float]] = []

    def write(
        painter: object, x: float, y: float, words: str, face: QFont, ink: str, side: Side
    ) -> None:
        written.append((words, QFontMetricsF(face).horizontalAdvance(words)))

    monkeypatch.setattr(page_face, "write", write)
    pack = load_pack(shipped("maps", "last_boat"))
    desk = QWidget()
    qtbot.addWidget(desk)
    leaves = KEEPER.make_blank(pack, "es", "cards", Wish()).leaves
    for number, leaf in enumerate(leaves):
        face = page_face.PageFace(number, leaf, desk)
        face.wear(Look(motion=False))
        face.resize(260, 360)
        face.say("", f"{number + 1} · {leaf.name}", margin=0, chosen=True)
        face.grab()
        words, wide = written[-1]
        assert words == f"{number + 1} · {leaf.name}"
        assert wide <= 252
    assert "20 Garfio" in written[0][0]
