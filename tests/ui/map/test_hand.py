"""The hand: drags, clicks and keys; what each tells, and that refused things go back."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragMoveEvent, QDropEvent

from desktop.ui.map.compass import ARROWS, nearest
from desktop.ui.map.look import Aimed, Dropped, Targeted
from desktop.ui.map.scene import REASON_MS
from desktop.ui.widgets.card_hand import CARD_MIME
from tests.ui.map.conftest import Lay
from tests.ui.map.house import COLLECTOR, INES, LOCKED, TOBIAS, TOO_FAR, Table, look_at, row_house
from tests.ui.map.house import shipped as shipped_map


def test_AZ_052_a_drag_to_a_zone_in_reach_is_handed_in(table: Table) -> None:
    table.drag(table.token_spot("ines"), table.zone_spot("C"))
    assert table.heard == [Dropped("ines", "C")]
    token = table.scene.tokens["ines"]
    assert token.pos() == token.home


def test_while_dragging_zones_light_up_and_the_way_is_shown(table: Table) -> None:
    scene = table.scene
    table.press(table.token_spot("ines"))
    table.move(table.zone_spot("B"))
    table.move(table.zone_spot("C"))
    assert {name for name, zone in scene.zones.items() if zone.look.offered} == {"B", "C", "D"}
    assert scene.zones["C"].look.target
    assert scene.way.isVisible()
    assert scene.plan is not None
    door = scene.plan.gates[frozenset("AB")]
    assert scene.way.boundingRect().contains(door)
    assert scene.tokens["ines"].pos() != scene.tokens["ines"].home
    table.release(table.zone_spot("C"))
    assert not any(zone.look.offered for zone in scene.zones.values())
    assert not scene.way.isVisible()


@pytest.mark.parametrize(("zone", "reason"), [("E", TOO_FAR), ("F", LOCKED)])
def test_AZ_168_a_refused_drop_goes_back_and_says_why(table: Table, zone: str, reason: str) -> None:
    table.press(table.token_spot("ines"))
    table.move(table.zone_spot("B"))
    table.move(table.zone_spot(zone))
    assert table.scene.slip.isVisible()
    assert table.scene.slip.text == reason
    assert table.heard == []
    table.release(table.zone_spot(zone))
    assert table.heard == [reason]
    assert table.scene.slip.isVisible()
    token = table.scene.tokens["ines"]
    assert token.pos() == token.home
    seen = table.view.viewport().rect()
    slip = table.view.mapFromScene(table.scene.slip.sceneBoundingRect()).boundingRect()
    assert seen.intersects(slip)


def test_the_reason_stands_for_two_and_a_half_seconds(table: Table) -> None:
    assert REASON_MS == 2500
    table.drag(table.token_spot("ines"), table.zone_spot("E"))
    clock = table.scene._reason_clock
    assert clock.isActive()
    assert clock.interval() == 2500
    clock.timeout.emit()
    assert not table.scene.slip.isVisible()


def test_a_drop_on_the_void_or_at_home_tells_nothing(table: Table) -> None:
    table.drag(table.token_spot("ines"), QPointF(3, 3))
    table.drag(table.token_spot("ines"), table.zone_spot("A"))
    assert table.heard == []
    assert not table.scene.slip.isVisible()


def test_click_token_then_zone_does_the_same(table: Table) -> None:
    table.click(table.token_spot("ines"))
    assert table.scene.zones["B"].look.offered
    table.move(table.zone_spot("D"), held=False)
    assert table.scene.zones["D"].look.target
    table.click(table.zone_spot("D"))
    assert table.heard == [Dropped("ines", "D")]


def test_clicking_the_token_again_lets_it_go(table: Table) -> None:
    table.click(table.token_spot("ines"))
    table.click(table.token_spot("ines"))
    assert not any(zone.look.offered for zone in table.scene.zones.values())
    table.click(table.zone_spot("B"))
    assert table.heard == []


def test_arrows_target_and_enter_hands_in(table: Table) -> None:
    targets: list[Targeted] = []
    table.scene.targeted.connect(targets.append)
    assert table.key(Qt.Key.Key_Right)
    assert targets[-1] == Targeted("ines", "B", 1)
    assert table.key(Qt.Key.Key_Right)
    assert targets[-1] == Targeted("ines", "C", 2)
    assert table.scene.way.isVisible()
    assert table.heard == []
    assert table.key(Qt.Key.Key_Return)
    assert table.heard == [Dropped("ines", "C")]


def test_enter_without_a_plan_belongs_to_the_next_button(table: Table) -> None:
    assert not table.key(Qt.Key.Key_Return)
    assert not table.key(Qt.Key.Key_Space)
    assert not table.key(Qt.Key.Key_Escape)


def test_escape_drops_the_plan(table: Table) -> None:
    targets: list[Targeted] = []
    table.scene.targeted.connect(targets.append)
    table.key(Qt.Key.Key_Right)
    assert table.key(Qt.Key.Key_Escape)
    assert targets[-1] == Targeted("ines")
    assert not table.scene.way.isVisible()
    assert not table.key(Qt.Key.Key_Return)
    assert table.heard == []


def test_enter_on_a_zone_out_of_reach_says_why(table: Table) -> None:
    for _ in range(4):
        table.key(Qt.Key.Key_Right)
    assert table.scene.slip.text == TOO_FAR
    assert table.key(Qt.Key.Key_Return)
    assert table.heard == [TOO_FAR]


def test_the_view_says_where_the_cursor_is(table: Table) -> None:
    table.key(Qt.Key.Key_Right)
    said = table.view.accessibleDescription()
    assert "B" in said
    assert "1" in said
    assert "Kitchen" not in said
    table.key(Qt.Key.Key_Left)
    assert "Hall" in table.view.accessibleDescription()


def test_AZ_053_a_click_on_a_glowing_letter_investigates(table: Table) -> None:
    table.click(table.letter_spot("B"))
    assert table.heard == []
    table.click(table.letter_spot("A"))
    assert table.heard == ["A"]


def test_taking_the_other_investigator_is_told_first(table: Table) -> None:
    house = row_house()
    table.view.show_map(look_at(house, (INES, TOBIAS)))

    class Answer:
        def picked(self, token: str) -> None:
            table.view.show_map(look_at(house, (INES, TOBIAS), acting=token))

    answer = Answer()
    table.scene.picked.connect(answer.picked)
    table.drag(table.token_spot("tobias"), table.zone_spot("E"))
    assert table.heard == ["tobias", Dropped("tobias", "E")]


def test_an_adversary_is_not_for_taking(table: Table) -> None:
    table.view.show_map(look_at(row_house(), (INES, COLLECTOR)))
    table.drag(table.token_spot("collector"), table.zone_spot("D"))
    assert table.heard == ["collector"]
    assert table.scene.tokens["collector"].pos() == table.scene.tokens["collector"].home


def test_a_plan_is_put_on_a_zone_where_somebody_stands(table: Table) -> None:
    table.view.show_map(look_at(row_house(), (INES, COLLECTOR)))
    table.click(table.token_spot("ines"))
    table.click(table.token_spot("collector"))
    assert table.heard == [Dropped("ines", "C")]


@pytest.mark.parametrize(("token", "accepted"), [("collector", True), ("ines", False)])
def test_a_weapon_is_put_on_adversaries_only(table: Table, token: str, accepted: bool) -> None:
    table.view.show_map(look_at(row_house(), (INES, COLLECTOR)))
    mime = QMimeData()
    mime.setData(CARD_MIME, b"bale_hook")
    at = table.token_spot(token)
    move = QDragMoveEvent(
        at.toPoint(), Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    table.view.dragMoveEvent(move)
    assert move.isAccepted() is accepted
    assert table.scene.tokens["collector"].aimed_at is accepted
    drop = QDropEvent(
        at, Qt.DropAction.CopyAction, mime, Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    table.view.dropEvent(drop)
    assert table.heard == ([Aimed("bale_hook", "collector")] if accepted else [])
    assert not table.scene.tokens["collector"].aimed_at


def test_a_foreign_drag_is_left_alone(table: Table) -> None:
    table.view.show_map(look_at(row_house(), (INES, COLLECTOR)))
    mime = QMimeData()
    mime.setText("bale_hook")
    drop = QDropEvent(
        table.token_spot("collector"), Qt.DropAction.CopyAction, mime,
        Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
    )  # fmt: skip
    table.view.dropEvent(drop)
    assert table.heard == []


def test_a_plan_is_dropped_when_the_token_may_no_longer_move(table: Table) -> None:
    look = table.scene.look
    assert look is not None
    table.click(table.token_spot("ines"))
    table.view.show_map(
        msgspec.structs.replace(look, tokens=(msgspec.structs.replace(INES, movable=False),))
    )
    table.click(table.zone_spot("B"))
    assert table.heard == []


def test_middle_drag_pans_and_f_fits(table: Table) -> None:
    view = table.view
    fitted = view.mapToScene(QPoint(0, 0))
    view.magnify(2.0, QPointF(200, 200))
    assert view.magnified == pytest.approx(2.0)
    before = view.mapToScene(QPoint(0, 0))
    middle = Qt.MouseButton.MiddleButton
    table.mouse(QEvent.Type.MouseButtonPress, QPointF(400, 200), middle, middle)
    table.mouse(QEvent.Type.MouseMove, QPointF(360, 180), Qt.MouseButton.NoButton, middle)
    table.mouse(QEvent.Type.MouseButtonRelease, QPointF(360, 180), middle, Qt.MouseButton.NoButton)
    after = view.mapToScene(QPoint(0, 0))
    assert after.x() > before.x()
    assert after.y() > before.y()
    assert table.key(Qt.Key.Key_F)
    assert view.magnified == pytest.approx(1.0)
    assert view.mapToScene(QPoint(0, 0)) == fitted


def test_zoom_keeps_the_place_under_the_pointer_and_its_bounds(table: Table) -> None:
    view = table.view
    at = table.token_spot("ines")
    place = view.mapToScene(at.toPoint())
    view.magnify(1.7, at)
    assert (view.mapFromScene(place) - at.toPoint()).manhattanLength() <= 2
    for factor, end in ((100.0, 3.0), (0.001, 0.5)):
        view.magnify(factor, at)
        assert view.magnified == pytest.approx(end)


@pytest.mark.parametrize("name", ["pier_four", "counting_house", "the_952", "thole"])
def test_arrows_come_to_every_zone(lay: Lay, name: str) -> None:
    table = lay()
    table.view.show_map(look_at(shipped_map(name)))
    plan = table.scene.plan
    assert plan is not None
    centres = {zone: plan.centre(zone) for zone in plan.zones}
    found, rim = {"A"}, ["A"]
    while rim:
        here = rim.pop()
        ways = {nearest(centres, here, way) for way in ARROWS.values()} - {""}
        rim += sorted(ways - found)
        found |= ways
    assert found == set(plan.zones)
