"""A small house of our own for the tests: six rooms around a corner, a door, a window, a lock."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

import msgspec
import networkx as nx
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.atlas.tmj import read_tmj
from desktop.atlas.zone_map import ZoneMap, build_map
from desktop.drawing.inks import Theme, inks
from desktop.drawing.tokens import Figure, Rim
from desktop.ui.map.look import MapLook, TokenLook
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView

MAPS = Path(__file__).resolve().parents[3] / "maps" / "last_boat"
TOO_FAR = "Too far: three zones at most."
LOCKED = "A padlock hangs there."

INES = TokenLook("ines", "A", "Ines Varga", Figure("Ines Varga"), movable=True)
TOBIAS = TokenLook("tobias", "B", "Tobias Rook", Figure("Tobias Rook", 1, Rim.DASHED), movable=True)
COLLECTOR = TokenLook("collector", "C", "Collector", silhouette="collector")


def square(x: int, y: int, wide: int = 2000, high: int = 2000) -> tuple[tuple[int, int], ...]:
    """The corners of a room."""
    return ((x, y), (x + wide, y), (x + wide, y + high), (x, y + high))


@lru_cache
def row_house() -> ZoneMap:
    """A to E in a row by doors, B and C by a white line; F below A is locked."""
    zones = {name: square(2000 * n, 0) for n, name in enumerate("ABCDE")}
    zones["F"] = square(0, 2000)
    walls = [((2000 * n, 0), (2000 * n, 2000)) for n in (1, 3, 4)] + [((0, 2000), (2000, 2000))]
    doors = [((2000 * n, 700), (2000 * n, 1300)) for n in (1, 3, 4)]
    return build_map(
        zones,
        walls=walls,
        passages=[*(("door", ends) for ends in doors), ("window", ((700, 2000), (1300, 2000)))],
        red=["C"],
        titles={"A": "Hall", "B": "Kitchen"},
        padlocks=["F"],
    )


def look_at(zone_map: ZoneMap, tokens: tuple[TokenLook, ...] = (INES,), acting: str = "ines",
            steps: int = 3) -> MapLook:  # fmt: skip
    """What a table would show: reach by steps, a reason for every other zone."""
    graph: nx.Graph[str] = nx.Graph(list(zone_map.adjacent))
    graph.add_nodes_from(zone_map.zones)
    graph.remove_nodes_from(zone_map.padlocks)
    stood = next(token.zone for token in tokens if token.id == acting)
    ways = nx.single_source_shortest_path(graph, stood, cutoff=steps)
    reach = {zone: (len(way) - 1, tuple(way)) for zone, way in ways.items()}
    refusals = {
        zone: LOCKED if zone in zone_map.padlocks else TOO_FAR
        for zone in zone_map.zones
        if zone not in reach
    }
    return MapLook(
        id="house", zone_map=zone_map, tokens=tokens, acting=acting, reach=reach,
        refusals=refusals, padlocks=zone_map.padlocks, glowing=frozenset({stood}),
        entered=frozenset({"A"}),
    )  # fmt: skip


@lru_cache
def shipped(name: str) -> ZoneMap:
    """A map of the shipped adventure."""
    path = MAPS / f"{name}.tmj"
    zone_map, problems = read_tmj(path.read_bytes(), path.name)
    assert zone_map is not None
    assert not problems, problems
    return zone_map


def moved(look: MapLook, token: str, zone: str) -> MapLook:
    """The same look after a token went to a zone."""
    tokens = tuple(
        msgspec.structs.replace(t, zone=zone) if t.id == token else t for t in look.tokens
    )
    return look_at(look.zone_map, tokens, look.acting)


class Table:
    """A view on a scene, with hands that send mouse events to the viewport and keys to the view."""

    def __init__(self, theme: Theme = Theme.LAMP, size: tuple[int, int] = (946, 444)) -> None:
        self.scene = MapScene(inks(theme))
        self.view = MapView(self.scene)
        self.view.resize(*size)
        self.heard: list[object] = []
        for signal in (
            self.scene.dropped, self.scene.refused, self.scene.investigate,
            self.scene.aimed, self.scene.picked,
        ):  # fmt: skip
            signal.connect(self.heard.append)

    def zone_spot(self, zone: str) -> QPointF:
        """A place inside a zone, off letter and centre, in the viewport."""
        plan = self.scene.zones[zone].plan
        box = plan.path.boundingRect()
        return QPointF(self.view.mapFromScene(box.bottomRight() - QPointF(12, 12)))

    def token_spot(self, token: str) -> QPointF:
        """The middle of a token in the viewport."""
        return QPointF(self.view.mapFromScene(self.scene.tokens[token].pos()))

    def letter_spot(self, zone: str) -> QPointF:
        """The middle of a letter in the viewport."""
        spot = self.scene.zones[zone].plan.spot.letter
        return QPointF(self.view.mapFromScene(QPointF(*spot)))

    def mouse(self, kind: QEvent.Type, at: QPointF, button: Qt.MouseButton,
              held: Qt.MouseButton) -> None:  # fmt: skip
        """Send one mouse event to the viewport."""
        viewport = self.view.viewport()
        event = QMouseEvent(
            kind, at, QPointF(viewport.mapToGlobal(at)), button, held,
            Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(viewport, event)

    def press(self, at: QPointF) -> None:
        """Press the left button."""
        left = Qt.MouseButton.LeftButton
        self.mouse(QEvent.Type.MouseButtonPress, at, left, left)

    def move(self, at: QPointF, held: bool = True) -> None:
        """Move the pointer, with the left button or without."""
        button = Qt.MouseButton.LeftButton if held else Qt.MouseButton.NoButton
        self.mouse(QEvent.Type.MouseMove, at, Qt.MouseButton.NoButton, button)

    def release(self, at: QPointF) -> None:
        """Let the left button go."""
        none = Qt.MouseButton.NoButton
        self.mouse(QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.LeftButton, none)

    def click(self, at: QPointF) -> None:
        """Press and release."""
        self.press(at)
        self.release(at)

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Drag from one place to another in three moves."""
        self.press(start)
        for share in (0.3, 0.7, 1.0):
            self.move(start + (end - start) * share)
        self.release(end)

    def key(self, key: Qt.Key) -> bool:
        """Press a key; whether the view took it."""
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(self.view, event)
        return event.isAccepted()
