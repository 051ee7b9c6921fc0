"""Every face of the Book's screen at each size: nothing cut off, nothing over anything else."""

from __future__ import annotations

import gc
import weakref
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QImage
from PySide6.QtWidgets import QAbstractButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.drawing import lettering
from desktop.drawing.inks import THEMES, Theme
from desktop.ui.games.book.panels import Panels
from desktop.ui.theme import Look, look_of
from tests.looks import book_contents as contents
from tests.looks.static_book import FACES, SIZES, made

STILL = Look(motion=False)
MAY_BE_LONG = (contents.SENTENCE, contents.RICH.name, contents.RICH.title)


def shown(qtbot: QtBot, face: str, size: str, look: Look = STILL) -> Panels:
    """The panels with a face filled, laid out at a size."""
    panels = made(look)
    qtbot.addWidget(panels)
    panels.resize(*SIZES[size])
    FACES[face](panels)
    panels.grab()  # sends the resizes that wait
    return panels


def picture(panels: QWidget) -> QImage:
    return panels.grab().toImage()


def buttons(panels: Panels) -> list[QAbstractButton]:
    """All that can be pressed now."""
    found = panels.findChildren(QAbstractButton)
    return [one for one in found if one.isVisibleTo(panels)]


def within(panels: Panels, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(panels, widget.rect().topLeft()), widget.size())


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("face", list(FACES))
def test_no_word_is_cut_off(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, face: str, size: str
) -> None:
    cut: list[str] = []

    class Watching(QFontMetricsF):
        def elidedText(self, text: str, mode: Qt.TextElideMode, width: float) -> str:
            told = super().elidedText(text, mode, width)
            if told != text and text not in MAY_BE_LONG:
                cut.append(f"{text} -> {told}")
            return told

    monkeypatch.setattr(lettering, "QFontMetricsF", Watching)
    shown(qtbot, face, size)
    assert not cut


@pytest.mark.parametrize("size", list(SIZES))
@pytest.mark.parametrize("face", list(FACES))
def test_what_is_pressed_lies_on_its_part_and_on_nothing_else(
    qtbot: QtBot, face: str, size: str
) -> None:
    panels = shown(qtbot, face, size)
    found = [
        one for one in buttons(panels) if one.parent() in (*panels.faces.values(), panels.note)
    ]
    for one in found:
        part = one.parentWidget()
        assert part is not None
        assert part.rect().contains(one.geometry()), (one.accessibleName(), one.geometry())
    for first, second in combinations(found, 2):
        if first.parent() is second.parent():
            a, b = first.geometry(), second.geometry()
            over = a.intersected(b)
            slack = 9 if first.parent() is panels.note else 2  # slips have room for their shadows
            least = min(over.width(), over.height())
            assert least <= slack, (first.accessibleName(), second.accessibleName())


@pytest.mark.parametrize("face", list(FACES))
def test_all_that_is_pressed_has_a_name(qtbot: QtBot, face: str) -> None:
    panels = shown(qtbot, face, "S")
    assert all(one.accessibleName() for one in buttons(panels))
    open_face = panels.faces[panels.face]
    assert open_face.accessibleName()
    assert open_face.accessibleDescription() or face == "unwritten"
    assert panels.note.accessibleDescription()


@pytest.mark.parametrize("face", list(FACES))
def test_shown_twice_is_shown_once(qtbot: QtBot, face: str) -> None:
    panels = shown(qtbot, face, "S")
    before = picture(panels)
    FACES[face](panels)
    assert picture(panels) == before


@pytest.mark.parametrize("theme", list(Theme))
@pytest.mark.parametrize("face", ["destination", "combat", "buying", "chapter", "setup2"])
def test_at_most_one_thing_is_amber(qtbot: QtBot, face: str, theme: Theme) -> None:
    panels = shown(qtbot, face, "S", look_of(theme.value, motion=False))
    seen, amber = picture(panels), THEMES[theme].amber
    step = within(panels, panels.next)
    ambers = [
        (x, y)
        for y in range(0, panels.height(), 4)
        for x in range(0, panels.width(), 4)
        if seen.pixelColor(x, y).name().upper() == amber
    ]
    assert ambers
    assert all(step.contains(x, y) for x, y in ambers)


@pytest.mark.parametrize("zoom", [0.75, 1.25, 1.5, 2.0, 2.5])
@pytest.mark.parametrize("face", ["destination", "threat", "buying", "setup2", "finished", "book"])
def test_every_zoom_is_drawn(qtbot: QtBot, face: str, zoom: float) -> None:
    panels = shown(qtbot, face, "S", Look(zoom=zoom, motion=False))
    for part in (panels.note, panels.page, panels.next):
        assert panels.rect().contains(part.geometry())
    for button in buttons(panels):
        assert button.width() > 0
        assert button.height() > 0


@pytest.mark.parametrize("face", list(FACES))
def test_nothing_holds_the_panels_back(qtbot: QtBot, face: str) -> None:
    panels = made(STILL)
    FACES[face](panels)
    panels.grab()
    ghost = weakref.ref(panels)
    panels.deleteLater()
    del panels
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    assert ghost() is None


def test_the_text_is_large_enough(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """No line of any face is set in less than 12 px at zoom 100 %."""
    sizes: set[int] = set()

    def keep(text: str, face: QFont, *rest: object) -> float:
        sizes.add(face.pixelSize())
        return QFontMetricsF(face).horizontalAdvance(text)

    monkeypatch.setattr(lettering, "advance", keep)
    for face in FACES:
        shown(qtbot, face, "S")
    assert min(sizes) >= 12
