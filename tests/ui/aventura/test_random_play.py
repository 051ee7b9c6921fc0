"""Random play by both pairs of hands under every table rule, with interruptions of every kind."""

import random
from collections.abc import Callable

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.rules.games import load
from desktop.rules.games.aventura import choices as c
from desktop.rules.kernel.chance import Chance
from desktop.ui.games.aventura.table import AventuraTable
from desktop.ui.theme import look_from
from desktop.words.language import speak
from tests.ui.aventura.desk import again, begin, drop, everything, sit, standing, unread
from tests.ui.aventura.hands import Hands, Keyboard, Mouse, focus

STEPS = 30
FRESH_EVERY = 9
NAMES = (
    "Escape", "Tab", "Space", "Return", "1", "2", "9", "I", "E", "X", "W", "C", "J", "L", "N", "F",
    "S", "F2", "F3", "F6", "Left", "Up", "Right", "Down", "Backspace", "PageDown", "End",
)  # fmt: skip
KEYS = tuple(Qt.Key[f"Key_{name}"] for name in NAMES)
RULES: list[dict[str, str]] = [
    {},
    {"dice": "typed", "adversary_choices": "players", "turn_order": "free"},
    {"counting": "simple", "red_zones": "each", "story_mode": "on", "skipped_events": "lost"},
    {"map_memory": "remembered", "after_defeat_maps": "lost_map", "dice": "typed"},
    {"los_target": "any_point", "door_rule": "side", "adversary_choices": "players"},
]


def turn_back(table: AventuraTable, chance: random.Random) -> None:
    session = table.session
    turn, why = chance.choice(
        ((session.undo, session.why_not_undo), (session.redo, session.why_not_redo))
    )
    if why() is None:
        turn()


def change_language(table: AventuraTable, chance: random.Random) -> None:
    table.speak(speak(chance.choice(("en", "es"))))


def change_look(table: AventuraTable, chance: random.Random) -> None:
    settings = msgspec.structs.replace(
        table.settings,
        theme=chance.choice(("lamp", "late", "contrast")),
        zoom=chance.choice((75, 100, 150)),
        odds=chance.choice(("off", "pointing", "always")),
    )
    table.wear(look_from(settings), settings)


def change_size(table: AventuraTable, chance: random.Random) -> None:
    table.window().resize(*chance.choice(((1024, 600), (1366, 654), (1920, 964))))


def press_keys(table: AventuraTable, chance: random.Random) -> None:
    for _ in range(chance.randint(1, 3)):
        press(table, chance.choice(KEYS))


DISTURBANCES: tuple[Callable[[AventuraTable, random.Random], None], ...] = (
    turn_back,
    change_language,
    change_look,
    change_size,
    press_keys,
    press_keys,
)


def press(table: AventuraTable, key: Qt.Key) -> None:
    """Press a key where the keys are; the next button's promise and Space's are kept."""
    doable, entries = table.showing.doable, len(table.session.history.entries)
    moves = bool(table.panels.tray.animator.running)
    QTest.keyClick(focus(table), key)
    made = table.session.history.entries[entries:]
    if key == Qt.Key.Key_Space and made:
        assert doable.rolls, "Space made a choice that is no throw"
        assert not moves, "Space skipped and rolled"
    if key == Qt.Key.Key_Return and made and table.panels.map.hasFocus():
        assert made[0].choice == doable.choice, "Enter did not do what the button said"


def tidy(table: AventuraTable) -> None:
    """Close what lies on top, drop what is planned, put the keys back on the map."""
    for _ in range(3):
        if table.overlays.paper.isVisible() or table.overlays.writing == "note":
            press(table, Qt.Key.Key_Escape)
    assert not table.overlays.paper.isVisible()
    panels = table.panels
    table.held.plan.drop()
    panels.scene.hand.leave()
    if panels.board.currentWidget() is not panels.map:
        table.commands.trigger("twin")
    if not panels.drawer_open:
        panels.toggle_drawer()
    if table.held.face == "ways":
        table.commands.trigger("journal")
    panels.map.setFocus()
    table.overlays.take_up()
    table.refresh()


def sound(table: AventuraTable, *, fresh: bool) -> None:
    """The invariants of a shown position."""
    doable, shown = table.showing.doable, table.session.shown
    assert doable.doing != "choose" or doable.choice in shown.choices
    assert table.panels.next.accessibleName() == doable.label
    assert unread(table) == []
    if table.held.plan.choice is None and not table.panels.scene.hand.token:
        before = everything(table)
        table.show_step(shown)
        assert everything(table) == before
        if fresh:
            other = again(table)
            assert standing(other) == standing(table)
            drop(other)


def choice_of(table: AventuraTable, dice: random.Random, chance: Chance) -> tuple[object, Chance]:
    """Half the time what a sensible player picks, else anything; waiting is no Move here."""
    policies, told = load("aventura").policies, table.session.history
    offered = told.choices()
    policy = policies[dice.choice(("sensible", "random"))]
    where = {one.id: one.zone for one in told.state.investigators}
    while True:
        choice, chance = policy(told.content, told.state, offered, chance)
        if not isinstance(choice, c.Move) or choice.to != where[choice.who]:
            return choice, chance
        policy = policies["random"]


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: " ".join(rules.values()) or "printed")
@pytest.mark.parametrize(("kind", "people"), [(Keyboard, 2), (Mouse, 1)])
def test_random_play(qtbot: QtBot, kind: type[Hands], people: int, rules: dict[str, str]) -> None:
    """Nothing raises, nothing unread stands anywhere, and the button does what it says."""
    seed = f"{kind.__name__} {sorted(rules.items())}"
    table = sit(qtbot, begin(people, seed, **rules))
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
    speak("en")
