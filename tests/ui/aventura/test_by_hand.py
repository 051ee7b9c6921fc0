"""What hands do beside choosing: drags, notes, the log, the faces, the drawer, the list."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QMimeData, QPoint, QPointF, Qt
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import state as s
from desktop.rules.kernel.game import Answer, Dice
from desktop.rules.kernel.history import History
from desktop.ui.games.aventura.parts.map_look import adversary_id
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.widgets.card_hand import CARD_MIME
from desktop.words.aventura.diary import diary
from tests.ui.aventura.desk import begin, follow, sit
from tests.ui.aventura.hands import Keyboard, Mouse, focus

ROLE = Qt.ItemDataRole.UserRole
NONE, CTRL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier


def press(table: AventuraTable, name: str, modifier: Qt.KeyboardModifier = NONE) -> None:
    QTest.keyClick(focus(table), Qt.Key[f"Key_{name}"], modifier)


def first(people: int, fits: Callable[[History], bool], **rules: str) -> History:
    """The first position of some games that fits."""
    for seed in range(12):
        told = begin(people, f"by hand {seed}", **rules)
        for step in range(120):
            if not told.choices():
                break
            if fits(told):
                return told
            told = follow(told, f"{seed} {step}", 1, "random" if step % 4 == 3 else "sensible")
    raise AssertionError("no such position in these games")


def let_fall(part: QWidget, card: int, at: QPointF) -> None:
    """A card comes over a widget, moves there, and is let go of."""
    mime = QMimeData()
    mime.setData(CARD_MIME, str(card).encode())
    move, left = Qt.DropAction.MoveAction, Qt.MouseButton.LeftButton
    spot = at.toPoint()
    for event in (
        QDragEnterEvent(spot, move, mime, left, NONE),
        QDragMoveEvent(spot, move, mime, left, NONE),
        QDropEvent(at, move, mime, left, NONE, QEvent.Type.Drop),
    ):
        QApplication.sendEvent(part, event)


def may_exchange(told: History) -> bool:
    held = any(one.objects for one in told.state.investigators)
    return held and any(isinstance(one, c.Exchange) for one in told.choices())


def test_a_card_on_the_partners_board_is_handed_over(qtbot: QtBot) -> None:
    """AZ-055, AZ-123: a drop on the other board opens the exchange and gives the card."""
    table = sit(qtbot, first(2, may_exchange))
    giver = next(one for one in table.session.shown.state.investigators if one.objects)
    card, entries = giver.objects[0], len(table.session.history.entries)
    own = next(seat for seat in table.panels.seats if seat.who == giver.id)
    let_fall(own.board, card, QPointF(20, 20))
    assert len(table.session.history.entries) == entries
    other = next(seat for seat in table.panels.seats if seat.who != giver.id)
    let_fall(other.board, card, QPointF(20, 20))
    partner = next(one for one in table.session.shown.state.investigators if one.id == other.who)
    assert card in partner.objects
    made = [type(entry.choice) for entry in table.session.history.entries[entries:]]
    assert made[0] is c.Exchange
    assert made[1] in (c.Give, c.Take)
    assert len(made) == 2


def may_aim(told: History) -> bool:
    return any(isinstance(one, c.Activate) and one.target for one in told.choices())


def test_a_weapon_on_its_target_is_used(qtbot: QtBot) -> None:
    """AZ-054: dropped on the token, whoever of the two holds it."""
    told = first(2, may_aim)
    wish = next(one for one in told.choices() if isinstance(one, c.Activate) and one.target)
    table = sit(qtbot, told)
    other = next(one.id for one in told.state.investigators if one.id != wish.who)
    table.light(other)
    token = table.panels.scene.tokens[adversary_id(wish.target or 0)]
    view = table.panels.map
    let_fall(view.viewport(), wish.card, QPointF(view.mapFromScene(token.pos())))
    assert table.session.history.entries[-1].choice == wish


def test_a_card_that_is_dragged_does_not_hide_the_board(qtbot: QtBot) -> None:
    """What is looked at is large over the map, until it is lifted."""
    told = first(1, lambda story: bool(story.state.investigators[0].objects))
    panels = sit(qtbot, told).panels
    hand = panels.seats[0].hand
    hand.look_at(0)
    assert panels.lens.isVisible()
    hand.lifted.emit(hand.card_looked_at)
    assert not panels.lens.isVisible()


def may_be_refused(told: History) -> bool:
    state: s.State = told.state
    return not state.frames and any(isinstance(one, c.Move) for one in told.choices())


def test_a_refused_drop_says_why_where_the_eye_is(qtbot: QtBot) -> None:
    """The token is back, the reason stands at the zone and on the log line; nothing was chosen."""
    table = sit(qtbot, first(1, may_be_refused))
    panels, entries = table.panels, len(table.session.history.entries)
    who, look = table.acting, panels.scene.look
    assert look is not None
    zone, reason = next((z, r) for z, r in look.refusals.items() if r)
    plan = panels.scene.plan
    assert plan is not None
    start = panels.map.mapFromScene(panels.scene.tokens[who].pos())
    end = panels.map.mapFromScene(plan.centre(zone))
    view = panels.map.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(view, (start + end) / 2)
    QTest.mouseMove(view, end)
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, pos=end)
    assert len(table.session.history.entries) == entries
    assert panels.scene.slip.isVisible()
    assert panels.log.accessibleName() == reason
    assert panels.scene.tokens[who].pos() == panels.scene.tokens[who].home


def test_pointing_where_one_may_not_go_promises_nothing(qtbot: QtBot) -> None:
    """The next button never names what Enter would not do."""
    table = sit(qtbot, first(1, may_be_refused))
    look = table.panels.scene.look
    assert look is not None
    zone = next(z for z, r in look.refusals.items() if r)
    table.panels.scene.hand.step_to(zone, table.acting)
    assert table.showing.doable.doing == "wait"
    entries = len(table.session.history.entries)
    press(table, "Return")
    assert len(table.session.history.entries) == entries


def test_a_note_is_kept_through_undo_and_reopening(qtbot: QtBot) -> None:
    """N on a zone: a mark on the map, the line in the diary, and both again after reopening."""
    table = sit(qtbot, first(1, may_be_refused))
    press(table, "N")
    QTest.keyClicks(table.overlays.line, "Ask the porter I E")
    press(table, "Return")
    state: s.State = table.session.shown.state
    look = table.panels.scene.look
    assert look is not None
    assert look.notes == {state.investigators[0].zone}
    for told in (table.session.history, follow(table.session.history, "on", 6)):
        fresh = sit(qtbot, told, jottings=table.session.jottings)
        notes = fresh.session.jottings.notes
        assert "Ask the porter I E" in diary(fresh.narrator, told, notes)
    earlier = begin(1, "by hand 0")
    assert "Ask the porter I E" in diary(table.narrator, earlier, table.session.jottings.notes)


def test_nothing_under_a_sheet_hears_letters(qtbot: QtBot) -> None:
    """The log is open: I, E, Space and digits choose nothing; Esc gives the map the keys again."""
    table = sit(qtbot, begin(1, "sheet"))
    entries = len(table.session.history.entries)
    press(table, "L", CTRL)
    assert table.overlays.paper.isVisible()
    for name in ("I", "E", "Space", "1", "L", "W", "Return", "N"):
        press(table, name)
    assert len(table.session.history.entries) == entries
    assert table.overlays.paper.isVisible()
    press(table, "Escape")
    assert not table.overlays.paper.isVisible()
    assert table.panels.map.hasFocus()


def fights(told: History) -> bool:
    state: s.State = told.state
    return not state.frames and state.visit is not None and bool(state.visit.tokens)


def test_the_faces_turn_by_hand(qtbot: QtBot) -> None:
    """C, J and W turn the page; J on the journal opens the diary."""
    table = sit(qtbot, first(1, fights))
    press(table, "C")
    assert table.panels.page.currentWidget() is table.panels.threat
    press(table, "J")
    assert table.panels.page.currentWidget() is table.panels.story
    press(table, "W")
    assert table.held.face == "ways"
    press(table, "J")
    press(table, "J")
    assert table.overlays.paper.isVisible()


def test_sight_is_shown_while_s_is_held(qtbot: QtBot) -> None:
    """AZ-161: lines to every adversary, gone when the key is let go of."""
    table = sit(qtbot, first(1, fights))
    QTest.keyPress(table.panels.map, Qt.Key.Key_S)
    look = table.panels.scene.look
    assert look is not None
    assert look.sight
    QTest.keyRelease(table.panels.map, Qt.Key.Key_S)
    look = table.panels.scene.look
    assert look is not None
    assert not look.sight


def test_the_drawer_on_a_narrow_window(qtbot: QtBot) -> None:
    """F6 pushes the page off the map and draws it back."""
    table = sit(qtbot, begin(1, "drawer"), size=(1024, 600))
    assert table.panels.parts.drawer
    assert table.panels.page.isVisible()
    press(table, "F6")
    assert not table.panels.page.isVisible()
    assert not table.panels.tray.isVisible()
    press(table, "F6")
    assert table.panels.page.isVisible()


def test_enter_in_the_list_makes_one_choice(qtbot: QtBot) -> None:
    """A row's choice and nothing after it; Space rolls there too."""
    table = sit(qtbot, begin(1, "list"))
    press(table, "L")
    twin = table.panels.twin
    entries = len(table.session.history.entries)
    for expected in (c.Investigate, c.Pick):
        choices = twin.topLevelItem(1)
        assert choices is not None
        rows = [choices.child(place) for place in range(choices.childCount())]
        row = next(one for one in rows if one and isinstance(one.data(0, ROLE), expected))
        twin.setCurrentItem(row)
        press(table, "Return")
        entries += 1
        assert len(table.session.history.entries) == entries
    if c.Throw() in table.session.shown.choices:
        press(table, "Space")
        assert table.session.history.entries[-1].choice == c.Throw()


def asks_dice(told: History) -> bool:
    return any(isinstance(one, Dice) for one in told.choices())


def test_typed_dice_are_as_many_as_asked(qtbot: QtBot) -> None:
    """AZ-179: too few are not handed in, 7 is no face, Backspace empties, and the next are new."""
    table = sit(qtbot, first(1, asks_dice, dice="typed"))
    ask = next(one for one in table.session.shown.choices if isinstance(one, Dice))
    entries, count = len(table.session.history.entries), len(ask.kinds)
    press(table, "7")
    press(table, "2")
    press(table, "Return")
    assert len(table.session.history.entries) == entries
    assert list(table.panels.tray.typed) == [2]
    press(table, "Backspace")
    assert not table.panels.tray.typed
    Mouse(table).make(Answer((3, 1, 5, 6, 2, 4, 1, 2)[:count]))
    assert not table.panels.tray.typed


def test_every_region_is_walked_through(qtbot: QtBot) -> None:
    """Ctrl+F6 comes round to the map again, also while the next button only waits."""
    table = sit(qtbot, first(1, may_be_refused))
    seen: list[QWidget] = []
    for _ in range(12):
        press(table, "F6", CTRL)
        seen.append(focus(table))
        if seen[-1] is table.panels.map:
            break
    assert seen[-1] is table.panels.map
    assert len(seen) == len(set(seen)) == len(table.panels.regions())


def test_small_tokens_are_told_apart(qtbot: QtBot) -> None:
    """Where two overlap, the nearer one is taken."""
    table = sit(qtbot, begin(2, "small"), size=(1024, 600))
    scene = table.panels.scene
    scene.rescale(0.2)
    for name, token in scene.tokens.items():
        assert scene.token_at(token.pos()) == name
    assert Keyboard(table).inputs == 0
    assert table.panels.map.mapFromScene(QPointF(0, 0)) != QPoint(-1, -1)


def test_arrows_are_the_maps_wherever_the_focus_is(qtbot: QtBot) -> None:
    """After reading, the page or the next button may have the keys; the board still obeys."""
    table = sit(qtbot, first(1, may_be_refused))
    for part in (table.panels.story, table.panels.next):
        table.panels.scene.hand.drop()
        part.setFocus()
        for name in ("Right", "Down", "Left", "Up"):
            press(table, name)
        assert table.panels.map.hasFocus()
        assert table.panels.scene.hand.target


def test_the_diary_is_set_in_lines_that_can_be_read(qtbot: QtBot) -> None:
    """45 to 65 characters a line and a little; the log line is covered whole."""
    table = sit(qtbot, follow(begin(1, "long"), "long", 30))
    table.overlays.show_diary()
    paper = table.overlays.paper
    text = paper.findChild(QPlainTextEdit)
    assert text is not None
    letters = QFontMetricsF(text.font()).averageCharWidth()
    assert 45 <= text.viewport().width() / letters <= 78
    assert paper.geometry().bottom() - 8 >= table.panels.log.geometry().bottom()
