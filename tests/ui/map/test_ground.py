"""The ground: printed once for a sight, composed where light changes, drawn in small steps."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QBuffer, QEventLoop, QIODevice, QPointF, QSize, QTimer
from PySide6.QtGui import QImage, QPainter, QPdfWriter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.drawing.inks import Theme, inks
from desktop.drawing.map_plan import drafting, plan_of
from desktop.ui.map.press import Press
from desktop.ui.map.token import TokenItem
from desktop.ui.map.zone import ZoneLabel
from tests.ui.map.conftest import Lay
from tests.ui.map.house import COLLECTOR, INES, Table, look_at, moved, row_house, shipped


def painted(table: Table) -> QImage:
    QApplication.processEvents()
    return table.view.grab().toImage()


def test_a_drag_prints_and_composes_nothing(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    painted(table)
    drawn: list[object] = []
    for kind in (TokenItem, ZoneLabel):
        monkeypatch.setattr(kind, "draw", lambda self, painter: drawn.append(self))
    table.press(table.token_spot("ines"))
    table.move(table.zone_spot("B"))
    QApplication.processEvents()
    drawn.clear()
    prints, composed = table.view.ground.prints, table.view.ground.composed
    spot = table.zone_spot("B")
    for n in range(12):
        table.move(spot - QPointF(n, n))
        QApplication.processEvents()
    assert table.scene.tokens["ines"].pos() != table.scene.tokens["ines"].home
    assert (table.view.ground.prints, table.view.ground.composed) == (prints, composed)
    assert drawn == []


def test_a_new_look_prints_nothing_and_composes_the_zones_that_changed(table: Table) -> None:
    painted(table)
    look, ground = table.scene.look, table.view.ground
    assert look is not None
    prints, composed = ground.prints, ground.composed
    table.view.show_map(moved(look, "ines", "B"))
    painted(table)
    assert ground.prints == prints
    assert 0 < ground.composed - composed <= 2
    table.view.show_map(table.scene.look or look)
    painted(table)
    assert ground.composed - composed <= 2


def test_light_composed_in_parts_looks_as_composed_whole(lay: Lay) -> None:
    look = look_at(row_house(), (INES, COLLECTOR))
    parts, whole = lay(), lay()
    parts.view.show_map(look)
    painted(parts)
    parts.view.show_map(moved(look, "ines", "D"))
    whole.view.show_map(moved(look, "ines", "D"))
    assert painted(parts) == painted(whole)


def test_panning_takes_over_what_was_printed(lay: Lay) -> None:
    panned, fresh = lay(), lay()
    for table in (panned, fresh):
        table.view.show_map(look_at(shipped("thole")))
        table.view.magnify(2.0, QPointF(200, 200))
    painted(panned)
    for table in (panned, fresh):
        table.view.horizontalScrollBar().setValue(table.view.horizontalScrollBar().value() + 60)
    one, other = painted(panned), painted(fresh)
    off = sum(
        one.pixelColor(x, y) != other.pixelColor(x, y)
        for x in range(0, one.width(), 5)
        for y in range(0, one.height(), 5)
    )
    assert off == 0


def test_a_loop_that_runs_sees_the_bare_floor_first_and_then_the_map(
    lay: Lay, qtbot: QtBot
) -> None:
    table = lay()
    seen: list[bool] = []

    class Script:
        def show(self) -> None:
            table.view.show_map(look_at(shipped("the_952")))
            seen.append(table.scene.plan is None)
            seen.append(not table.scene.bare.isEmpty())

    script, loop, clock = Script(), QEventLoop(), QTimer()
    clock.setSingleShot(True)
    clock.timeout.connect(script.show)
    clock.start(0)
    table.scene.press.worked.connect(loop.quit)
    loop.exec()
    assert seen[1] is True or table.scene.plan is not None
    qtbot.waitUntil(lambda: table.scene.press.idle and bool(table.scene.zones), timeout=10_000)
    assert table.scene.zone_at(table.scene.tokens["ines"].pos()) == "A"
    ready = lay()
    ready.view.show_map(look_at(shipped("the_952")))
    table.scene.press.finish()
    assert painted(table) == painted(ready)


def test_a_plan_is_made_in_many_small_parts() -> None:
    work = drafting("parts", shipped("the_952"))
    parts = sum(1 for _ in work)
    assert parts > 20
    assert plan_of("parts", shipped("the_952")).id == "parts"


def test_work_of_the_same_name_is_replaced(qapp: object) -> None:
    press, done = Press(QApplication.instance()), []

    def work(name: str) -> Iterator[None]:
        for n in range(3):
            yield done.append((name, n))

    press.take("a", work("old"))
    press.take("a", work("new"))
    press.take("b", work("last"))
    press.hasten("a")
    assert done == [("new", n) for n in range(3)]
    assert not press.idle
    press.finish()
    assert done[3:] == [("last", n) for n in range(3)]
    assert press.idle
    press.deleteLater()


def test_print_is_pure_line(table: Table) -> None:
    device = QBuffer()
    device.open(QIODevice.OpenModeFlag.WriteOnly)
    pdf = QPdfWriter(device)
    painter = QPainter(pdf)
    table.scene.inks = inks(Theme.CONTRAST)  # the others lay the grain of their paper, a picture
    table.scene.draw(painter)
    painter.end()
    told = bytes(device.data().data())
    assert told.startswith(b"%PDF")
    assert b"/Subtype /Image" not in told


def test_labels_and_tokens_are_taken_for_the_scale_that_is_seen(table: Table) -> None:
    token = table.scene.tokens["ines"]
    assert token.scale() * table.scene.scale == pytest.approx(1.0)
    before = token.pixmap().size()
    table.view.magnify(2.0, QPointF(200, 200))
    assert token.scale() * table.scene.scale == pytest.approx(1.0)
    assert token.pixmap().width() > 1.5 * before.width()
    assert QSize(token.pixmap().size()) != before
