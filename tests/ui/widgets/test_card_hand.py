"""The hand: looking, choosing, overlapping, dragging."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QMouseEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ui.widgets.card_hand import CARD_MIME, CardHand, CardLens, HandView, HeldCard
from tests.looks import contents


def hover(widget: QWidget, place: QPoint) -> None:
    """The pointer moves over the widget with no button down."""
    spot = QPointF(place)
    none = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, spot, spot, none, none, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(widget, move)


def shown_hand(qtbot: QtBot, width: int = 300) -> CardHand:
    hand = CardHand()
    qtbot.addWidget(hand)
    hand.resize(width, 144)
    hand.show_hand(contents.INES_HAND)
    return hand


def test_a_card_is_looked_at_and_chosen_by_keys(qtbot: QtBot) -> None:
    hand = shown_hand(qtbot)
    chosen = QSignalSpy(hand.chosen)
    hand.look_at(0)
    qtbot.keyClick(hand, Qt.Key.Key_Right)
    assert hand.card_looked_at == contents.INES_HAND.cards[1]
    qtbot.keyClick(hand, Qt.Key.Key_Right)
    qtbot.keyClick(hand, Qt.Key.Key_Right)
    assert hand.card_looked_at == contents.INES_HAND.cards[2]
    qtbot.keyClick(hand, Qt.Key.Key_Return)
    assert chosen.at(0) == [contents.INES_HAND.cards[2]]


def test_a_card_is_looked_at_and_chosen_by_mouse(qtbot: QtBot) -> None:
    hand = shown_hand(qtbot)
    looked_at, chosen = QSignalSpy(hand.looked_at), QSignalSpy(hand.chosen)
    hover(hand, QPoint(150, 70))
    qtbot.mouseClick(hand, Qt.MouseButton.LeftButton, pos=QPoint(150, 70))
    assert looked_at.at(0) == [contents.INES_HAND.cards[1]]
    assert chosen.at(0) == [contents.INES_HAND.cards[1]]


def test_what_is_looked_at_stays_while_it_is_held(qtbot: QtBot) -> None:
    hand = shown_hand(qtbot)
    hand.look_at(2)
    hand.show_hand(HandView(contents.INES_HAND.cards[1:]))
    assert hand.card_looked_at == contents.INES_HAND.cards[2]
    hand.show_hand(HandView(contents.INES_HAND.cards[:2]))
    assert hand.card_looked_at is None


def test_many_cards_overlap_but_each_can_be_reached(qtbot: QtBot) -> None:
    cards = tuple(HeldCard(str(n), contents.INES_HAND.cards[0].face) for n in range(9))
    hand = CardHand()
    qtbot.addWidget(hand)
    hand.resize(280, 144)
    hand.show_hand(HandView(cards))
    seen = set()
    for x in range(4, 276, 3):
        hand.look_at(-1)
        hover(hand, QPoint(x, 80))
        if hand.card_looked_at:
            seen.add(hand.card_looked_at.id)
    assert len(seen) == 9


def test_a_card_is_dragged_under_its_name(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    carried: list[bytes] = []

    def let_go(drag: QDrag, *_: object) -> Qt.DropAction:
        carried.append(bytes(drag.mimeData().data(CARD_MIME).data()))
        return Qt.DropAction.MoveAction

    monkeypatch.setattr(QDrag, "exec", let_go)
    hand = shown_hand(qtbot)
    lifted, chosen = QSignalSpy(hand.lifted), QSignalSpy(hand.chosen)
    qtbot.mousePress(hand, Qt.MouseButton.LeftButton, pos=QPoint(50, 70))
    qtbot.mouseMove(hand, QPoint(60, 20))
    qtbot.mouseMove(hand, QPoint(60, 5))
    qtbot.mouseRelease(hand, Qt.MouseButton.LeftButton, pos=QPoint(60, 5))
    assert carried == [b"23"]
    assert lifted.at(0) == [contents.INES_HAND.cards[0]]
    assert chosen.count() == 0


def test_the_lens_shows_one_card_or_none(qtbot: QtBot) -> None:
    lens = CardLens()
    qtbot.addWidget(lens)
    lens.show_card(contents.INES_HAND.cards[1])
    assert lens.isVisible()
    assert lens.accessibleName() == "Lantern"
    lens.show_card(None)
    assert not lens.isVisible()
