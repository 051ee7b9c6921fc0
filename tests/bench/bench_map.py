"""The map on a widget of 1200 by 800: one frame of a drag, a full repaint, entering, zooming."""

import os
from collections.abc import Callable, Iterable
from time import perf_counter, process_time

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from desktop.atlas.parts import ZoneMap
from desktop.drawing.inks import Theme, inks
from desktop.drawing.map_plan import draw_plan
from desktop.drawing.map_survey import survey
from desktop.drawing.tokens import Figure
from desktop.ui.map.look import MapLook, TokenLook
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView
from tests.bench.floors import rooms
from tests.bench.table import Row

SIZES = ((10, 6, 40, "0.6 at p95", "12"), (20, 15, 200, "1 at p95", "35"))
FRAMES, REPAINTS, TIMES = 200, 40, 5


def rows() -> Iterable[Row]:
    """Each by the clock and by the processor, because a shared machine slows the clock only."""
    if not os.environ.get("DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    held = QApplication.instance() or QApplication([])
    for across, down, count, drag, full in SIZES:
        where = f"{across * down} zones, {count} tokens"
        yield from _map_rows(rooms(across, down), count, where, (drag, full))
    assert held is QApplication.instance()


def _map_rows(zone_map: ZoneMap, count: int, where: str, aims: tuple[str, str]) -> Iterable[Row]:

    scene, view = _laid(zone_map, count, where)
    token, frame = scene.tokens["ines"], [0]

    def drag() -> None:
        frame[0] += 1
        token.setPos(token.home + QPointF(frame[0] * 3 % 200, frame[0] * 2 % 90))
        QApplication.processEvents()

    wall, work = _both(drag, FRAMES)
    yield Row(f"drag frame, {where}", wall, "ms", aims[0])
    yield Row(f"drag frame, {where}, CPU", work, "ms", aims[0])
    wall, work = _both(view.viewport().repaint, REPAINTS)
    yield Row(f"full repaint, {where}", wall, "ms", aims[1])
    yield Row(f"full repaint, {where}, CPU", work, "ms", aims[1])
    _, work = _both(lambda: draw_plan(survey(where, zone_map)), TIMES)
    yield Row(f"plan of a new map, {where}, CPU (in slices)", work, "ms")
    _, work = _both(lambda: view.magnify(0.97, QPointF(300, 300)), TIMES)
    yield Row(f"new scale, drawn crisp, {where}, CPU (in slices)", work, "ms")
    view.close()
    view.deleteLater()
    scene.deleteLater()
    QApplication.processEvents()


def _laid(zone_map: ZoneMap, count: int, where: str) -> tuple[MapScene, MapView]:
    """A map with so many tokens, on the screen."""
    zones = list(zone_map.zones)
    tokens = [TokenLook("ines", zones[0], "Ines", Figure("Ines"), movable=True)]
    tokens += [
        TokenLook(f"t{n}", zones[n % len(zones)], "Collector", silhouette="collector", number=n)
        for n in range(1, count)
    ]
    look = MapLook(where, zone_map, tuple(tokens), acting="ines", entered=frozenset(zones))
    scene = MapScene(inks(Theme.LAMP))
    view = MapView(scene)
    view.resize(1200, 800)
    view.show()
    view.show_map(look)
    QApplication.processEvents()
    return scene, view


def _both(work: Callable[[], object], times: int) -> tuple[list[float], list[float]]:
    """Milliseconds by the clock and of the processor."""
    work()
    wall, busy = [], []
    for _ in range(times):
        began, spent = perf_counter(), process_time()
        work()
        wall.append((perf_counter() - began) * 1000)
        busy.append((process_time() - spent) * 1000)
    return wall, busy
