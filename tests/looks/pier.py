"""The map of the first screenshot: the pier, Ines in the lit office, the zones that she reaches."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.atlas.tmj import read_tmj
from desktop.atlas.ways import Ways
from desktop.paths import shipped
from desktop.ui.map.look import MapLook, TokenLook
from desktop.ui.map.scene import MapScene
from desktop.ui.map.view import MapView
from desktop.ui.theme import Look
from tests.looks.contents import INES, TOBIAS


def pier_look() -> MapLook:
    """Turn 4: Ines at F, Tobias at E, the cold room still locked."""
    name = "pier_four.tmj"
    zone_map, problems = read_tmj(shipped("maps", "last_boat", name).read_bytes(), name)
    assert zone_map is not None, problems
    padlocks = frozenset({"cold_room"})
    steps = Ways(zone_map).distances("F", padlocks)
    reach = {zone: (far, (zone,)) for zone, far in steps.items() if 0 < far <= 3}
    return MapLook(
        id="pier_four",
        zone_map=zone_map,
        tokens=(
            TokenLook("ines", "F", INES.figure.name, INES.figure, movable=True),
            TokenLook("tobias", "E", TOBIAS.figure.name, TOBIAS.figure),
            TokenLook("watchman", "L", "Watchman", silhouette="watchman", number=1),
        ),
        acting="ines",
        reach=reach,
        padlocks=padlocks,
        entered=frozenset("ABDEF"),
    )


def pier_map(parent: QWidget, look: Look) -> QWidget:
    """The map in its window, as it is on the real table."""
    scene = MapScene(look.inks, parent)
    view = MapView(scene, parent)
    view.show_map(pier_look(), at_once=True)
    return view
