"""What the screen owes to a rule: replay, red wounds, hidden cards, counted wounds, no regrets."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop import paths
from desktop.drawing.card_position import card_face, wound_face
from desktop.drawing.cards import CardKind, card
from desktop.drawing.inks import LAMP
from desktop.rules.games import load
from desktop.rules.games.aventura import choices as c
from desktop.rules.games.aventura import events as e
from desktop.rules.games.aventura.content.pack import Pack
from desktop.rules.games.aventura.options import complete
from desktop.rules.games.aventura.state import Investigator, Rolling, State, Token
from desktop.rules.kernel import history as stories
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.game import Dice
from desktop.rules.kernel.history import History
from desktop.store.packs import load_pack
from desktop.store.settings import Settings
from desktop.ui.games.aventura.parts.board_look import board
from desktop.ui.games.aventura.parts.next_step import now
from desktop.ui.games.aventura.parts.threat_look import threats
from desktop.ui.games.aventura.parts.tray_look import Thrown, tray
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.session import Session
from desktop.ui.theme import Look
from desktop.ui.widgets.tray_rows import DieView
from desktop.words.aventura.names import Names
from desktop.words.aventura.narrator import Narrator


@pytest.fixture(scope="module")
def pack() -> Pack:
    return load_pack(paths.shipped("maps", "last_boat"))


def begun(pack: Pack, *people: str) -> History:
    story = stories.begin(load("aventura"), pack, complete({}), Chance("on screen"))
    return story.choose(c.Recruit(people or ("ines",)))


def with_state(story: History, state: State) -> History:
    return replace(story, states=(*story.states[:-1], state))


def one_of(state: State, who: Investigator) -> State:
    people = tuple(who if one.id == who.id else one for one in state.investigators)
    return replace(state, investigators=people)


def red_pixels(face_of: object) -> int:
    image = QImage(92, 128, QImage.Format.Format_ARGB32)
    image.fill(QColor("#FFFFFF"))
    painter = QPainter(image)
    card(painter, 0, 0, face_of, LAMP)  # type: ignore[arg-type]
    painter.end()
    seen = (image.pixelColor(x, y) for x in range(92) for y in range(128))
    return sum(1 for one in seen if one.red() > 100 and one.green() < 70 and one.blue() < 70)


def table_of(qtbot: QtBot, story: History) -> AventuraTable:
    table = AventuraTable(Session(story, lambda *_: None), Settings(), Look(motion=False), "en")
    qtbot.addWidget(table)
    table.resize(1366, 654)
    table.show()
    return table


def test_AZ_005_a_finished_campaign_can_be_begun_afresh(qtbot: QtBot, pack: Pack) -> None:
    story = begun(pack)
    table = table_of(qtbot, with_state(story, replace(story.state, ending="complement", frames=())))
    with qtbot.waitSignal(table.again):
        QTest.keyClick(table.panels.map, Qt.Key.Key_3)


def test_AZ_097_wounds_are_red_and_objects_are_not(qapp: object, pack: Pack) -> None:
    names, state = Names(pack, "en"), begun(pack).state
    for number in range(1, 12):
        face = wound_face(names, number, "physical")
        assert face.kind is CardKind.WOUND
        assert red_pixels(face) > 200
    assert red_pixels(card_face(names, state, state.investigators[0].objects[0])) < 50


def test_AZ_090_AZ_091_a_wound_can_be_read_on_the_board(qtbot: QtBot, pack: Pack) -> None:
    story = begun(pack)
    hurt = replace(story.state.investigators[0], physical=(3,), mental=(5, 7))
    table = table_of(qtbot, with_state(story, one_of(story.state, hurt)))
    drawn = table.panels.seats[0].board
    seen: list[object] = []
    drawn.wound_looked_at.connect(seen.append)
    for _ in range(3):
        QTest.keyClick(drawn, Qt.Key.Key_Right)
    names = [table.narrator.names.wound(3, "physical")]
    names += [table.narrator.names.wound(number, "mental") for number in (5, 7)]
    assert [one.face.name for one in seen] == names  # type: ignore[attr-defined]
    QTest.mouseMove(drawn, QPoint(28, 110))
    assert table.panels.lens.isVisible()


def test_AZ_115_of_a_card_that_nobody_has_seen_only_the_number_is_told(pack: Pack) -> None:
    narrator, state = Narrator(pack, "en"), begun(pack).state
    name = narrator.names.card(32)
    hidden = narrator.sentences(e.CardMissing("ines", 32, seen=False), state)[0]
    assert "32" in hidden
    assert name not in hidden
    assert name in narrator.sentences(e.CardMissing("ines", 32, seen=True), state)[0]


def test_AZ_158_wounds_of_an_adversary_are_counted_in_cells(pack: Pack) -> None:
    story = begun(pack, "ines", "tobias")
    assert story.state.visit is not None
    token = Token(1, 50, "D", wounds=1, limit=pack.adversaries[50].wounds + 2)
    visit = replace(story.state.visit, tokens=(token,))
    shown = threats(Names(pack, "en"), replace(story.state, visit=visit), None)
    counted = shown.cards[0].tokens[0]
    assert (counted.wounds, counted.limit, counted.more) == (1, token.limit, 2)


def test_AZ_181_a_decision_that_led_on_cannot_be_taken_back(qtbot: QtBot, pack: Pack) -> None:
    table = table_of(qtbot, begun(pack))
    QTest.keyClick(table.panels.map, Qt.Key.Key_I)
    before = table.session.history.entries
    assert table.undo_words() == "Undo stops here: a text has been read"
    assert not table.session.undo()
    assert table.session.history.entries == before


def test_the_board_counts_wounds_against_the_printed_limits(pack: Pack) -> None:
    """AZ-093, AZ-094: a die less changes the value now, never the limit."""
    story = begun(pack, "tobias")
    hurt = replace(story.state.investigators[0], physical=(1, 2))
    shown = board(Names(pack, "en"), one_of(story.state, hurt), "tobias", acting=True)
    assert (shown.body.taken, shown.body.limit) == (2, pack.investigators["tobias"].strength)


def test_a_new_test_does_not_lie_under_the_verdict_of_the_last(qtbot: QtBot, pack: Pack) -> None:
    story = begun(pack)
    names, state = Names(pack, "en"), story.state
    roll = Thrown("1.0", (), (DieView(2), DieView(5)), (), "No Success.", "the Test is failed.")
    waiting = replace(state, frames=(Rolling("ines", "skill", 1, 0, ("x",)),))
    assert tray(names, state, (), (roll,)).result == "the Test is failed."
    shown = tray(names, waiting, (c.Throw(),), (roll,))
    assert (shown.verdict, shown.result, shown.dice) == ("", "", roll.dice)


def test_a_partner_who_may_not_act_is_not_lit(qtbot: QtBot, pack: Pack) -> None:
    """AZ-Q17: after the first Action the other one's part has not begun; the reason is said."""
    table = table_of(qtbot, begun(pack, "ines", "tobias"))
    assert table.session.choose(c.Investigate("ines"))
    assert table.session.choose(c.Leave())
    table.commands.trigger("second")
    assert table.held.lit == "ines"
    assert table.panels.log.accessibleName() == "Ines acts first this turn."


def test_typed_faces_are_named_before_they_are_handed_in(pack: Pack) -> None:
    names, state = Names(pack, "en"), begun(pack).state
    asked = (Dice(("d6", "d6")),)
    assert now(names, state, asked).label.startswith("Roll and type")
    assert now(names, state, asked, (3, 5)).label == "Hand in 3, 5"


def test_the_list_is_left_with_esc(qtbot: QtBot, pack: Pack) -> None:
    table = table_of(qtbot, begun(pack))
    table.commands.trigger("twin")
    assert table.panels.twin.isVisible()
    QTest.keyClick(table.panels.twin, Qt.Key.Key_Escape)
    assert table.panels.map.isVisible()
