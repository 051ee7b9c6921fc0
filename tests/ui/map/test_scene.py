"""The scene: zones by their ids, tokens in rows, restyled and never rebuilt."""

from __future__ import annotations

import gc
import weakref

import msgspec
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF
from pytestqt.qtbot import QtBot
from shapely import Polygon

from desktop.drawing.inks import Theme, inks
from desktop.drawing.map_rows import TOKEN, TOKEN_ABOVE
from desktop.ui.map.look import SightLook, TokenLook
from desktop.ui.map.token import LEAST_TOKEN
from desktop.ui.map.zone import LEAST_LETTER
from tests.ui.map.conftest import Lay
from tests.ui.map.house import COLLECTOR, INES, TOBIAS, Table, look_at, moved, row_house, shipped

SHIPPED = ("pier_four", "counting_house", "the_952", "thole")


def test_zones_are_found_by_id_and_shape(table: Table) -> None:
    scene = table.scene
    assert set(scene.zones) == set("ABCDEF")
    for name, zone in scene.zones.items():
        centre = QPointF(*zone.plan.shape.centre)
        assert zone.shape().contains(centre)
        assert scene.zone_at(centre) == name
        assert not any(z.shape().contains(centre) for n, z in scene.zones.items() if n != name)
    assert scene.zone_at(QPointF(-50, -50)) == ""


def test_AZ_052_reachable_zones_carry_their_steps(table: Table) -> None:
    steps = {name: zone.look.steps for name, zone in table.scene.zones.items()}
    assert steps == {"A": None, "B": 1, "C": 2, "D": 3, "E": None, "F": None}
    assert table.scene.zones["A"].look.lit
    assert table.scene.zones["F"].look.padlocked
    assert table.scene.zones["A"].look.entered
    assert not table.scene.zones["B"].look.entered


def test_a_look_restyles_and_keeps_every_item(table: Table) -> None:
    scene = table.scene
    zones, token = dict(scene.zones), scene.tokens["ines"]
    assert scene.look is not None
    table.view.show_map(moved(scene.look, "ines", "B"))
    assert scene.zones == zones
    assert scene.tokens["ines"] is token
    assert scene.zones["B"].look.lit
    assert not scene.zones["A"].look.lit
    assert scene.zone_at(token.pos()) == "B"


def test_another_map_replaces_zones_and_tokens(table: Table) -> None:
    before = len(table.scene.items())
    other = shipped("thole")
    table.view.show_map(look_at(other))
    assert set(table.scene.zones) == set(other.zones)
    table.view.show_map(look_at(row_house()))
    assert len(table.scene.items()) == before


def test_a_token_that_is_gone_is_taken_away(table: Table) -> None:
    house = row_house()
    table.view.show_map(look_at(house, (INES, COLLECTOR)))
    assert set(table.scene.tokens) == {"ines", "collector"}
    table.view.show_map(look_at(house))
    assert set(table.scene.tokens) == {"ines"}


@pytest.mark.parametrize("count", [1, 2, 3, 4, 6])
@pytest.mark.parametrize("name", SHIPPED)
def test_tokens_stand_side_by_side_and_off_the_letter(lay: Lay, name: str, count: int) -> None:
    table = lay()
    zone_map = shipped(name)
    crowd = tuple(
        TokenLook(f"{zone}{n}", zone, "Collector", silhouette="collector", number=n + 1)
        for zone in zone_map.zones
        for n in range(count)
    )
    table.view.show_map(look_at(zone_map, (INES, *crowd)))
    for zone in zone_map.zones:
        row = table.scene.zones[zone].plan.row(count)
        spots = [QPointF(*spot) for spot in row.spots]
        disc = 44 * row.size
        for n, one in enumerate(spots):
            for other in spots[n + 1 :]:
                assert (one - other).manhattanLength() >= disc, (zone, count)
        if not zone_map.zones[zone].letter:
            continue
        left, top, right, bottom = table.scene.zones[zone].plan.spot.letter_box
        for spot in spots:
            x, y = spot.x() - TOKEN[0] / 2 * row.size, spot.y() - TOKEN_ABOVE * row.size
            apart = (
                x >= right
                or x + TOKEN[0] * row.size <= left
                or y >= bottom
                or y + TOKEN[1] * row.size <= top
            )
            assert apart, (zone, count)


@pytest.mark.parametrize("name", SHIPPED)
def test_letters_are_legible_when_the_map_is_fitted(lay: Lay, name: str) -> None:
    """Question 8 by eye: at least 14 px at S; inside their zones; tokens at least 34 px."""
    table = lay()
    table.view.show_map(look_at(shipped(name)))
    scale = table.view.transform().m11()
    for zone in table.scene.zones.values():
        if not zone.plan.shape.letter:
            continue
        assert 22 * zone.label.growth * scale >= LEAST_LETTER - 0.01
        x, y = zone.plan.spot.letter
        box = [(x - 8, y - 8), (x + 8, y - 8), (x + 8, y + 8), (x - 8, y + 8)]
        assert zone.plan.shape.shape.contains(Polygon(box)), zone.id
    for token in table.scene.tokens.values():
        assert token.size * scale >= LEAST_TOKEN - 0.01


def test_letters_grow_where_the_map_is_small(lay: Lay) -> None:
    table = lay(size=(300, 140))
    table.view.show_map(look_at(shipped("pier_four")))
    scale = table.view.transform().m11()
    assert 22 * scale < LEAST_LETTER
    for zone in table.scene.zones.values():
        assert 22 * zone.label.growth * scale == pytest.approx(LEAST_LETTER)


def test_AZ_123_lines_of_sight_are_drawn_with_what_stops_them(table: Table) -> None:
    assert table.scene.look is not None
    assert not table.scene.sight.isVisible()
    clear = SightLook("A", "B", clear=True)
    blocked = SightLook("A", "E", clear=False, stop=(8000.0, 1000.0))
    table.view.show_map(msgspec.structs.replace(table.scene.look, sight=(clear, blocked)))
    assert table.scene.sight.isVisible()
    assert table.scene.plan is not None
    assert table.scene.sight.boundingRect().contains(table.scene.plan.spot(8000, 1000))
    table.view.show_map(msgspec.structs.replace(table.scene.look, sight=()))
    assert not table.scene.sight.isVisible()


@pytest.mark.parametrize("theme", list(Theme))
def test_a_zone_changes_what_is_seen_when_it_is_lit(lay: Lay, theme: Theme) -> None:
    table = lay(theme)
    table.view.show_map(look_at(row_house()))
    dark = table.view.grab().toImage()
    assert table.scene.look is not None
    table.view.show_map(moved(table.scene.look, "ines", "B"))
    lit = table.view.grab().toImage()
    box = table.view.mapFromScene(table.scene.zones["B"].boundingRect()).boundingRect()
    assert dark.copy(box) != lit.copy(box)
    other = Theme.LATE if theme != Theme.LATE else Theme.LAMP
    table.scene.show_inks(inks(other))
    assert table.view.grab().toImage() != lit


def test_a_walk_takes_time_and_can_be_skipped(lay: Lay) -> None:
    table = lay(moving=True)
    look = look_at(row_house())
    table.view.show_map(look)
    token = table.scene.tokens["ines"]
    start = QPointF(token.pos())
    table.view.show_map(moved(look, "ines", "C"))
    assert table.scene.animator.running
    assert token.pos() == start
    assert table.scene.animator.skip()
    assert table.scene.zone_at(token.pos()) == "C"
    assert not table.scene.animator.skip()


def test_a_walk_ends_by_itself_at_home(lay: Lay, qtbot: QtBot) -> None:
    table = lay(moving=True)
    look = look_at(row_house(), (INES, TOBIAS))
    table.view.show_map(look)
    with qtbot.waitSignal(table.scene.animator.finished, timeout=2000):
        table.view.show_map(moved(look, "ines", "D"))
    token = table.scene.tokens["ines"]
    assert token.pos() == token.home
    assert table.scene.zone_at(token.pos()) == "D"


def test_undo_puts_tokens_back_at_once(table: Table) -> None:
    table.scene.animator.moving = True
    look = table.scene.look
    assert look is not None
    table.view.show_map(moved(look, "ines", "C"), at_once=True)
    assert not table.scene.animator.running
    assert table.scene.zone_at(table.scene.tokens["ines"].pos()) == "C"


def test_nothing_is_left_of_a_table_that_was_cleared(qapp: object) -> None:
    table = Table()
    table.view.show_map(look_at(row_house(), (INES, TOBIAS)))
    table.view.show()
    table.drag(table.token_spot("ines"), table.zone_spot("C"))
    table.view.close()
    gone = [weakref.ref(thing) for thing in (table.view, table.scene, table.scene.hand)]
    gone += [weakref.ref(table.scene.zones["A"]), weakref.ref(table.scene.tokens["ines"])]
    table.view.deleteLater()
    table.scene.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    del table
    gc.collect()
    assert [ref() for ref in gone] == [None] * len(gone)
