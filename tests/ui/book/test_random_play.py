"""Random play by both pairs of hands under every table rule, with interruptions of every kind."""

import random
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games import load
from desktop.rules.kernel.chance import Chance
from desktop.ui.games.book.table import BookTable
from desktop.ui.theme import look_from
from desktop.words.language import speak
from tests.ui.book.desk import again, begin, drop, everything, sit, standing, unread
from tests.ui.book.hands import Hands, Keyboard, Mouse, focus

STEPS = 45
FRESH_EVERY = 11
NAMES = (
    "Escape", "Tab", "Space", "Return", "1", "2", "6", "9", "A", "B", "D", "H", "J", "L", "N", "F",
    "S", "V", "Z", "F6", "Left", "Up", "Right", "Down", "Backspace", "PageDown", "Plus", "Minus",
)  # fmt: skip
KEYS = tuple(Qt.Key[f"Key_{name}"] for name in NAMES)
RULES: list[dict[str, str]] = [
    {},
    {"dice": "typed", "money_cap": "on"},
    {"story_mode": "on", "corner_is_free": "on", "paper": "Letter"},
]


def turn_back(table: BookTable, chance: random.Random) -> None:
    session = table.session
    turn, why = chance.choice(
        ((session.undo, session.why_not_undo), (session.redo, session.why_not_redo))
    )
    if why() is None:
        turn()


def change_language(table: BookTable, chance: random.Random) -> None:
    table.speak(speak(chance.choice(("en", "es"))))


def change_look(table: BookTable, chance: random.Random) -> None:
    settings = msgspec.structs.replace(
        table.settings,
        theme=chance.choice(("lamp", "late", "contrast")),
        zoom=chance.choice((75, 100, 150, 200)),
        odds=chance.choice(("off", "pointing", "always")),
        pacing=chance.choice(("brisk", "at_once")),
        motion=chance.choice(("full", "reduced")),
    )
    table.wear(look_from(settings), settings)


def change_size(table: BookTable, chance: random.Random) -> None:
    table.window().resize(*chance.choice(((1024, 600), (1366, 654), (1920, 964))))


def press_keys(table: BookTable, chance: random.Random) -> None:
    for _ in range(chance.randint(1, 3)):
        press(table, chance.choice(KEYS))


def point(table: BookTable, chance: random.Random) -> None:
    """The pointer walks, the wheel turns, the other button asks."""
    board = table.board
    for _ in range(3):
        at = QPoint(chance.randrange(board.width()), chance.randrange(board.height()))
        QTest.mouseMove(board, at)
    board.magnify(chance.choice((0.7, 1.3)), QPointF(at))
    if chance.random() < 0.3:
        QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=at)


def jot(table: BookTable, chance: random.Random) -> None:
    table.session.note(chance.choice(("area.12,9", "page.0")), chance.choice(("", "wolves")))
    table.session.rename(chance.choice(("adventurer", "title")), chance.choice(("", "Pell")))


DISTURBANCES: tuple[Callable[[BookTable, random.Random], None], ...] = (
    *(turn_back, change_language, change_look, change_size, point, jot),
    *(press_keys, press_keys),
)


def press(table: BookTable, key: Qt.Key) -> None:
    """Press a key where the keys are; the next button's promise and Space's are kept."""
    doable, entries = table.showing.doable, len(table.session.history.entries)
    moves = bool(table.panels.tray.animator.running) or table.board.busy
    QTest.keyClick(focus(table), key)
    made = [one.choice for one in table.session.history.entries[entries:]]
    if key == Qt.Key.Key_Space and made:
        assert doable.rolls, "Space made a choice that is no throw"
        assert not moves, "Space skipped and rolled"
    if key == Qt.Key.Key_Return and made and table.board.hasFocus():
        assert doable.choice in made or doable.doing == "hand_in", "Enter did something else"


def tidy(table: BookTable) -> None:
    """Close what lies on top, drop what is planned, put the keys back on the sheet."""
    table.speak(speak("en"))
    for _ in range(3):
        if table.overlays.paper.isVisible() or table.overlays.writing == "note":
            press(table, Qt.Key.Key_Escape)
    assert not table.overlays.paper.isVisible()
    panels = table.panels
    table.held.drop()
    table.held.by_key()
    table.held.cursor = ""
    if panels.board.currentWidget() is not table.board:
        table.commands.trigger("twin")
    if not panels.drawer_open:
        panels.toggle_drawer()
    if table.held.turned:
        table.turn("")
    while panels.tray.typed:
        panels.tray.take_back()
    table.board.setFocus()
    table.board.fit()
    table.overlays.take_up()
    table.refresh()


def sound(table: BookTable, *, fresh: bool) -> None:
    """The invariants of a shown position."""
    doable, shown = table.showing.doable, table.session.shown
    if doable.doing == "choose":
        assert doable.choice in shown.choices
    assert table.panels.next.accessibleName() == doable.label
    assert doable.label
    assert unread(table) == []
    held = table.held
    if held.route is None and held.pool is None and not held.opened and not held.refused[0]:
        before = everything(table)
        table.show_step(shown)
        assert everything(table) == before
    if fresh:
        other = again(table)
        assert standing(other) == standing(table)
        drop(other)


def choice_of(table: BookTable, dice: random.Random, chance: Chance) -> tuple[object, Chance]:
    """Half the time what a careful player picks, else anything."""
    told = table.session.history
    policy = load("book").policies[dice.choice(("careful", "random"))]
    choice, chance = policy(told.content, told.state, told.choices(), chance)
    return choice, chance


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: " ".join(rules.values()) or "printed")
@pytest.mark.parametrize("kind", [Keyboard, Mouse])
def test_random_play(qtbot: QtBot, kind: type[Hands], rules: dict[str, str]) -> None:
    """Nothing raises, nothing unread stands anywhere, and the button does what it says."""
    seed = f"{kind.__name__} {sorted(rules.items())}"
    table = sit(qtbot, begin(seed, **rules))
    hands, dice, chance = kind(table), random.Random(seed), Chance(seed)
    for step in range(STEPS):
        if dice.random() < 0.3:
            dice.choice(DISTURBANCES)(table, dice)
            sound(table, fresh=False)
            tidy(table)
        if not table.session.shown.choices:
            break
        choice, chance = choice_of(table, dice, chance)
        hands.make(choice)
        sound(table, fresh=step % FRESH_EVERY == 0)
