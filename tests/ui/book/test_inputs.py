"""How many keys and clicks the Book takes, counted on the real widgets (looks, parts 3 and 7)."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games.book import GAME
from desktop.rules.games.book import choices as c
from desktop.rules.kernel.chance import Chance
from desktop.rules.kernel.history import History
from desktop.ui.games.book.table import BookTable
from tests.ui.book.desk import begin, come_to, sit
from tests.ui.book.hands import Keyboard, Mouse, focus

CHAPTER_KEYS, CHAPTER_CLICKS, SETUP_INPUTS = 7, 6, 12
PLAIN_TYPES = ("O", "Z", "Pp", "Pm")


def kind_chapter() -> tuple[History, str]:
    """A road, and the nearest Encounter there that is won at the first throw by a plain pool."""
    for seed in range(80):
        told = come_to(lambda state: state.phase == "road", seeds=1)
        told = after_setup(f"kind {seed}")
        aims = [
            name
            for name, area in told.state.areas.items()
            if area.kind == "encounter" and not area.crossed
        ]
        for area in sorted(aims):
            if won_at_once(told, area):
                return told, area
    raise LookupError("no kind chapter")


def after_setup(seed: str) -> History:
    """A story that stands on the road for the first time."""
    told, chance = begin(seed), Chance(seed)
    while told.state.phase != "road":
        if told.state.phase == "town":
            told = told.choose(c.Leave())
            continue
        choice, chance = GAME.policies["careful"](told.content, told.state, told.choices(), chance)
        told = told.choose(choice)
    return told


def won_at_once(told: History, area: str) -> bool:
    """Whether type, pool and Chapter follow without a further question."""
    from desktop.rules.games.book import view

    dot = view.best_dot(told.state, area)
    if dot is None:
        return False
    there = told.choose(c.Route(area, dot)).choose(c.Throw())
    task = there.state.task
    if task is None or there.state.phase != "start" or task.letter not in PLAIN_TYPES:
        return False
    pool = view.suggestion(there.content, there.state)
    return there.choose(pool).choose(c.Throw()).state.sheet.chapters == 1


def test_a_chapter_takes_seven_keys(qtbot: QtBot) -> None:
    told, area = kind_chapter()
    table = sit(qtbot, told)
    table.held.recap = ""
    keys = 0
    while table.held.cursor != area:
        QTest.keyClick(focus(table), Qt.Key.Key_Tab)
    keys += 1  # one Tab, or one arrow, to the nearest of them
    for key in (
        Qt.Key.Key_Return,  # best dot
        Qt.Key.Key_Return,  # draw
        Qt.Key.Key_Space,  # type
        Qt.Key.Key_Space,  # pool
        Qt.Key.Key_Return,  # how it came out
        Qt.Key.Key_Return,  # the Chapter
    ):
        QTest.keyClick(focus(table), key)
        keys += 1
    assert table.session.shown.state.sheet.chapters == 1
    assert (table.panels.face, table.held.beats) == ("destination", ())
    assert keys <= CHAPTER_KEYS


def test_a_chapter_takes_six_clicks(qtbot: QtBot) -> None:
    told, area = kind_chapter()
    table = sit(qtbot, told)
    hands = Mouse(table)
    hands.click(table.board, hands._at(area))
    hands.click(table.board, hands._at(area))
    for _ in range(4):
        hands.press_next()
    assert table.session.shown.state.sheet.chapters == 1
    assert (table.panels.face, table.held.beats) == ("destination", ())
    assert hands.inputs <= CHAPTER_CLICKS


def test_setting_up_takes_few_inputs(qtbot: QtBot) -> None:
    table = sit(qtbot, begin("set up"))
    hands = Keyboard(table)
    for key in (
        Qt.Key.Key_Space,
        Qt.Key.Key_A,
        Qt.Key.Key_Return,
        Qt.Key.Key_Space,
        Qt.Key.Key_H,
        Qt.Key.Key_Return,
    ):
        hands.key(key)
    state = table.session.shown.state
    assert state.phase == "town"
    assert len(state.areas) == 9
    assert hands.inputs <= SETUP_INPUTS


def test_every_input_of_the_setting_up_may_be_a_click(qtbot: QtBot) -> None:
    table = sit(qtbot, begin("by click"))
    hands = Mouse(table)
    hands.press_next()
    hands.click(hands.button("As you like"))
    hands.press_next()
    hands.press_next()
    hands.click(table.board, hands._at("12,9"))
    assert table.session.shown.state.home == "12,9"
    assert hands.inputs <= SETUP_INPUTS


def named(table: BookTable) -> str:
    return table.showing.doable.label


def test_the_next_button_always_says_what_it_does(qtbot: QtBot) -> None:
    """Two seconds are enough to see what comes next: it is never empty."""
    told, chance = begin("labels"), Chance("labels")
    table = sit(qtbot, told)
    for _ in range(60):
        shown = table.session.shown
        if not shown.choices:
            break
        assert named(table)
        assert table.panels.next.accessibleName() == named(table)
        choice, chance = GAME.policies["careful"](told.content, shown.state, shown.choices, chance)
        Keyboard(table).make(choice)
