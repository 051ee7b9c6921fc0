"""What all drawn widgets share: shown twice is shown once, zoom, no leaks, the table whole."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing.dice import Ring
from desktop.drawing.inks import THEMES, Theme
from desktop.ui.theme import Look, look_of
from desktop.ui.widgets.card_hand import CardHand, CardLens
from desktop.ui.widgets.clock_rail import ClockRail
from desktop.ui.widgets.dice_tray import DiceTray
from desktop.ui.widgets.drawn import Drawn, DrawnButton
from desktop.ui.widgets.investigator_board import InvestigatorBoard
from desktop.ui.widgets.log_line import LogLine
from desktop.ui.widgets.next_button import NextButton
from desktop.ui.widgets.story_page import StoryPage
from tests.looks import contents
from tests.looks.places import LARGE, SMALL, place
from tests.looks.static_table import PARTS, StaticTable, bare_paper

STILL = Look(motion=False)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def _still_tray(tray: DiceTray) -> None:
    tray.wear(STILL)
    tray.show_tray(contents.TRAYS[Ring.DOUBLE])


FILL: dict[type[QWidget], Callable[..., None]] = {
    NextButton: lambda widget: widget.show_step(contents.STEP),
    LogLine: lambda widget: widget.show_sentence(contents.SENTENCE),
    ClockRail: lambda widget: widget.show_rail(contents.RAIL),
    InvestigatorBoard: lambda widget: widget.show_board(contents.INES),
    CardHand: lambda widget: widget.show_hand(contents.INES_HAND),
    CardLens: lambda widget: widget.show_card(contents.INES_HAND.cards[0]),
    DiceTray: _still_tray,
    StoryPage: lambda widget: widget.show_page(contents.PAGE),
}


def filled(kind: type[QWidget]) -> QWidget:
    """A widget of this kind with what the static table shows."""
    widget = kind()
    FILL[kind](widget)
    return widget


KINDS = tuple(FILL)


@pytest.mark.parametrize("kind", KINDS)
def test_shown_twice_is_shown_once(qtbot: QtBot, kind: type[QWidget]) -> None:
    widget = filled(kind)
    qtbot.addWidget(widget)
    widget.resize(widget.sizeHint())
    before = picture(widget)
    again = filled(kind)
    qtbot.addWidget(again)
    again.resize(again.sizeHint())
    assert picture(again) == before
    assert widget.accessibleName()


@pytest.mark.parametrize("kind", KINDS)
def test_zoom_scales_the_size(qtbot: QtBot, kind: type[QWidget]) -> None:
    widget = filled(kind)
    qtbot.addWidget(widget)
    assert isinstance(widget, Drawn | DrawnButton)
    at_one = widget.sizeHint()
    widget.wear(Look(zoom=2.0))
    assert widget.sizeHint().width() == pytest.approx(2 * at_one.width(), abs=1)
    assert widget.sizeHint().height() == pytest.approx(2 * at_one.height(), abs=1)


@pytest.mark.parametrize("kind", KINDS)
def test_nothing_holds_a_widget_back(qtbot: QtBot, kind: type[QWidget]) -> None:
    widget = filled(kind)
    widget.resize(widget.sizeHint())
    picture(widget)
    ghost = weakref.ref(widget)
    widget.deleteLater()
    del widget
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert ghost() is None


def test_the_table_is_whole_at_s_and_l(qtbot: QtBot) -> None:
    for size in (SMALL, LARGE, (1600, 800)):
        rects = {name: place(part, *size) for name, part in PARTS.items()}
        whole = QRect(0, 0, *size)
        assert all(whole.contains(rect) for rect in rects.values()), size
        for name in ("rail", "map", "log", "page", "next", "tray"):
            for other in ("rail", "map", "log", "page", "next", "tray"):
                if name < other:
                    assert not rects[name].intersects(rects[other]), (name, other, size)
    assert place(PARTS["page"], *SMALL) == QRect(946, 0, 420, 446)
    assert place(PARTS["page"], *LARGE) == QRect(1320, 0, 600, 696)


@pytest.mark.parametrize("theme", list(Theme))
def test_the_static_table_is_painted_in_every_theme(qtbot: QtBot, theme: Theme) -> None:
    table = StaticTable(look_of(theme.value, motion=False), bare_paper)
    qtbot.addWidget(table)
    table.lay_out(SMALL)
    seen = picture(table)
    amber = THEMES[theme].amber
    ambers = {
        y
        for y in range(0, SMALL[1], 4)
        for x in range(0, SMALL[0], 4)
        if seen.pixelColor(x, y).name().upper() == amber
    }
    button = place(PARTS["next"], *SMALL)
    assert ambers
    assert all(button.top() <= y <= button.bottom() for y in ambers)
